"""Memory statistics: torch.accelerator's names, counted in what live tensors and the pool of dead buffers hold."""

import gc

import pytest
import torch
import torch_tpu  # noqa: F401

MIB = 1 << 20


@pytest.fixture(autouse=True)
def clean():
    torch.empty(1, device="tpu").fill_(0)  # starts the runtime
    gc.collect()
    torch.accelerator.synchronize()
    torch.accelerator.empty_cache()
    torch.accelerator.reset_peak_memory_stats()
    torch.accelerator.reset_accumulated_memory_stats()


def tensor(nbytes: int) -> torch.Tensor:
    x = torch.zeros(nbytes // 4).to("tpu")
    torch.accelerator.synchronize()
    return x


def test_a_tensor_counts_while_it_lives():
    before = torch.accelerator.memory_allocated()
    x = tensor(MIB)
    assert torch.accelerator.memory_allocated() - before == MIB
    del x
    assert torch.accelerator.memory_allocated() == before


def test_unwritten_tensors_take_nothing():
    before = torch.accelerator.memory_allocated()
    x = torch.empty(1 << 40, dtype=torch.uint8, device="tpu")
    assert torch.accelerator.memory_allocated() == before
    assert x.untyped_storage().nbytes() == 1 << 40


def test_views_share_their_memory():
    x = tensor(MIB)
    before = torch.accelerator.memory_allocated()
    views = [x[i:] for i in range(10)]
    assert torch.accelerator.memory_allocated() == before
    del x
    assert torch.accelerator.memory_allocated() == before
    del views
    assert torch.accelerator.memory_allocated() == before - MIB


def test_peak_outlives_the_tensor():
    before = torch.accelerator.memory_allocated()
    x = tensor(2 * MIB)
    del x
    assert torch.accelerator.max_memory_allocated() == before + 2 * MIB
    torch.accelerator.reset_peak_memory_stats()
    assert torch.accelerator.max_memory_allocated() == torch.accelerator.memory_allocated()


def test_accumulated_counts():
    x = tensor(MIB)
    y = tensor(MIB)
    del x, y
    stats = torch.accelerator.memory_stats()
    assert stats["allocation.all.allocated"] >= 2
    assert stats["allocated_bytes.all.allocated"] >= 2 * MIB
    assert stats["allocated_bytes.all.freed"] >= 2 * MIB
    torch.accelerator.reset_accumulated_memory_stats()
    stats = torch.accelerator.memory_stats()
    assert stats["allocation.all.allocated"] == stats["allocated_bytes.all.freed"] == 0


def test_the_module_and_the_accelerator_agree():
    x = tensor(MIB)
    ours, theirs = torch.tpu.memory_stats(), torch.accelerator.memory_stats()
    assert x.device.type == "tpu"
    for name, value in ours.items():
        assert theirs[name] == value, name
    assert torch.tpu.memory_allocated() == torch.accelerator.memory_allocated()


def test_reserved_holds_the_pool_until_it_is_emptied():
    x = tensor(16 * MIB)
    y = x + 1
    torch.accelerator.synchronize()
    allocated = torch.accelerator.memory_allocated()
    del y
    assert torch.accelerator.memory_allocated() == allocated - 16 * MIB
    assert torch.accelerator.max_memory_reserved() >= allocated
    torch.accelerator.empty_cache()
    assert torch.accelerator.memory_reserved() == torch.accelerator.memory_allocated()


def test_memory_info():
    free, total = torch.tpu.mem_get_info()
    assert 0 <= free <= total and total > 0
    assert torch.accelerator.get_memory_info() == pytest.approx((free, total), rel=0.2)


def test_resizing_a_storage_frees_it():
    x = tensor(MIB)
    before = torch.accelerator.memory_allocated()
    x.untyped_storage().resize_(0)
    assert torch.accelerator.memory_allocated() == before - MIB
    assert x.untyped_storage().nbytes() == 0


def test_index_that_no_device_has():
    count = torch.tpu.device_count()
    with pytest.raises(RuntimeError, match=f"expected 0 <= index < {count}, got {count}"):
        torch.tpu.memory_stats(count)


def test_a_tensor_beyond_the_limit():
    free, total = torch.tpu.mem_get_info()
    x = torch.empty(2 * total, dtype=torch.uint8, device="tpu")
    ooms = torch.tpu.memory_stats()["num_ooms"]
    with pytest.raises(torch.OutOfMemoryError, match="out of memory"):
        x + 1
    assert torch.tpu.memory_stats()["num_ooms"] == ooms + 1
    assert torch.equal((torch.ones(3).to("tpu") + 1).cpu(), torch.full((3,), 2.0))
