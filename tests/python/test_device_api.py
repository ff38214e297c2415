"""torch.tpu, torch.accelerator and torch.backends.tpu as PyTorch and its libraries call them."""

import textwrap
import threading

import pytest
import torch
import torch_tpu
from conftest import Run

PROBED = """
    is_available is_initialized _is_in_bad_fork manual_seed manual_seed_all seed seed_all initial_seed
    device_count current_device set_device get_rng_state get_rng_state_all set_rng_state set_rng_state_all
    get_amp_supported_dtype synchronize device device_of _lazy_init init _initialized default_generators Stream
    Event stream current_stream default_stream set_stream empty_cache mem_get_info memory_allocated
    max_memory_allocated memory_reserved max_memory_reserved memory_stats reset_peak_memory_stats
    get_device_properties get_device_name is_bf16_supported get_device_capability metrics reset_metrics fallback
"""


@pytest.mark.parametrize("name", PROBED.split())
def test_what_libraries_probe_for_is_there(name: str) -> None:
    assert hasattr(torch.tpu, name)
    assert hasattr(torch.get_device_module("tpu"), name)


def test_every_public_name_exists_and_says_what_it_does() -> None:
    for name in torch.tpu.__all__:
        assert getattr(torch.tpu, name).__doc__, name


def test_accelerator(tpu: str) -> None:
    assert torch.accelerator.current_accelerator().type == "tpu"
    assert torch.accelerator.current_accelerator(check_available=True).type == "tpu"
    assert torch.accelerator.is_available()
    assert torch.accelerator.device_count() == torch.tpu.device_count() >= 1
    assert torch.accelerator.current_device_index() == torch.tpu.current_device() == 0
    torch.accelerator.set_device_index(0)
    torch.accelerator.synchronize()
    torch.accelerator.empty_cache()
    with torch.accelerator.device_index(0):
        assert torch.accelerator.current_device_index() == 0
    dtypes = torch.accelerator.get_device_capability()["supported_dtypes"]
    assert {torch.float32, torch.float64, torch.bfloat16, torch.int64, torch.bool, torch.complex64} <= dtypes
    assert torch.tpu.get_device_capability(0)["supported_dtypes"] == dtypes


def test_backends(tpu: str) -> None:
    import torch.backends.tpu

    assert torch.backends.tpu.is_available() and torch.backends.tpu.is_built()


def test_device_types_are_renamed(tpu: str) -> None:
    assert torch.device("tpu").type == "tpu" and torch.device("tpu", 0).index == 0
    assert torch.utils.backend_registration._privateuse1_backend_name == "tpu"
    assert torch._C._autograd.DeviceType.PrivateUse1 == torch._C._autograd.DeviceType.TPU


def test_ways_to_name_the_device(tpu: str) -> None:
    x = torch.arange(3.0)
    for y in (x.to("tpu"), x.to("tpu:0"), x.to(0), x.tpu(), x.tpu(0), x.to(torch.device("tpu", 0))):
        assert y.device == torch.device("tpu", 0) and y.is_tpu and not x.is_tpu
        assert y.tolist() == [0, 1, 2]
    assert torch.nn.Linear(2, 3).tpu().weight.is_tpu
    assert torch.empty(2, device=torch.accelerator.current_accelerator()).device.index == 0
    with torch.device("tpu"):
        assert torch.empty(2).is_tpu
    storage = x.untyped_storage().tpu()
    assert storage.is_tpu and storage.device == torch.device("tpu", 0)
    assert storage.cpu().tolist() == x.untyped_storage().tolist()


def test_no_such_device(tpu: str) -> None:
    count = torch.tpu.device_count()
    for wrong in (
        lambda: torch.tpu.set_device(count),
        lambda: torch.empty(2, device=f"tpu:{count}"),
        lambda: torch.ones(2).to(f"tpu:{count}"),
        lambda: torch.accelerator.set_device_index(count),
        lambda: torch.tpu.get_device_name(count),
    ):
        with pytest.raises(RuntimeError, match="device"):
            wrong()
    with pytest.raises(ValueError, match="expected a tpu device, got cpu"):
        torch.tpu.set_device("cpu")
    torch.tpu.set_device(-1)
    assert torch.ones(2, device="tpu").tolist() == [1, 1]


def test_several_devices(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import threading, torch
        assert torch.tpu.device_count() == 3 and not torch.tpu.is_initialized()
        x = torch.arange(4.0)
        a, b = x.to("tpu:1"), x.to("tpu:2")
        assert a.device.index == 1 and b.device.index == 2 and b.get_device() == 2
        assert a.to(b.device).device.index == 2 and a.to("tpu:0").tolist() == [0, 1, 2, 3]
        assert torch.tpu.current_device() == 0 and x.to("tpu").device.index == 0
        torch.tpu.set_device("tpu:2")
        assert torch.tpu.current_device() == 2 and x.to("tpu").device.index == 2
        with torch.tpu.device(1):
            assert torch.tpu.current_device() == 1 and x.tpu().device.index == 1
            with torch.tpu.device(None), torch.tpu.device_of(x):
                assert torch.tpu.current_device() == 1
        with torch.tpu.device_of(a):
            assert torch.accelerator.current_device_index() == 1
        assert torch.tpu.current_device() == 2
        seen = []
        thread = threading.Thread(target=lambda: seen.append(torch.tpu.current_device()))
        thread.start(); thread.join()
        assert seen == [0], "the current device is a thread's own"
        assert len(torch.tpu.default_generators) == 3
        torch.manual_seed(7)
        assert [g.initial_seed() for g in torch.tpu.default_generators] == [7, 7, 7]
        assert [g.device.index for g in torch.tpu.default_generators] == [0, 1, 2]
        torch.tpu.manual_seed(8)
        assert [g.initial_seed() for g in torch.tpu.default_generators] == [7, 7, 8]
        assert len(torch.tpu.get_rng_state_all()) == 3
        for i in range(3):
            torch.tpu.synchronize(i)
        try:
            a.add_(b)
        except RuntimeError as e:
            assert "device" in str(e), e
        else:
            raise AssertionError("expected RuntimeError for two devices")
        """
    )
    run_python(code, env={"TORCH_TPU_CPU_DEVICES": "3"})


def test_properties(tpu: str) -> None:
    free, total = torch.tpu.mem_get_info()
    assert 0 < free <= total
    properties = torch.tpu.get_device_properties()
    assert properties.total_memory == total and properties.multi_processor_count == 1
    assert properties.name == torch.tpu.get_device_name(0) == torch.tpu.runtime_info()["device_kinds"][0]
    info = torch.tpu.runtime_info()
    assert info["platform_name"] and info["build_id"] and "." in info["pjrt_api"]
    assert torch.tpu.is_bf16_supported() and torch.bfloat16 in torch.tpu.get_amp_supported_dtype()
    assert torch.amp.is_autocast_available("tpu")


def test_memory_statistics(tpu: str) -> None:
    torch.tpu.synchronize()
    before = torch.tpu.memory_allocated()
    torch.tpu.reset_peak_memory_stats()
    x = torch.ones(1 << 20).to("tpu")
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() - before == x.nbytes
    assert torch.accelerator.memory_allocated() == torch.tpu.memory_allocated()
    assert torch.tpu.max_memory_allocated() >= before + x.nbytes
    assert torch.tpu.memory_reserved() >= torch.tpu.memory_allocated()
    del x
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() == before
    assert torch.tpu.max_memory_allocated() >= before + (4 << 20)
    torch.tpu.reset_peak_memory_stats()
    assert torch.tpu.max_memory_allocated() == before
    torch.tpu.empty_cache()
    stats = torch.tpu.memory_stats()
    assert all(isinstance(value, int) for value in stats.values())
    assert stats["allocated_bytes.all.current"] == torch.accelerator.memory_stats()["allocated_bytes.all.current"]
    assert torch.accelerator.get_memory_info()[1] == torch.tpu.mem_get_info()[1]


def test_an_empty_tensor_of_any_size_costs_nothing(tpu: str) -> None:
    torch.tpu.synchronize()
    before = torch.tpu.memory_allocated()
    x = torch.empty(1 << 40, dtype=torch.float16, device="tpu")
    assert x.untyped_storage().nbytes() == 2 << 40 and x.data_ptr() != 0
    assert torch.tpu.memory_allocated() == before


def test_streams_and_events(tpu: str) -> None:
    stream = torch.tpu.current_stream()
    assert stream == torch.tpu.default_stream() == torch.accelerator.current_stream()
    assert stream.device == torch.device("tpu", 0) and isinstance(stream, torch.tpu.Stream)
    other = torch.tpu.Stream(device="tpu", priority=-1)
    start, end = (torch.tpu.Event(device="tpu", enable_timing=True) for _ in range(2))
    start.record()
    with torch.tpu.stream(other):
        x = torch.ones(3, device="tpu") + 1
        assert torch.tpu.current_stream() == other
    assert torch.tpu.current_stream() == stream
    with torch.tpu.stream(None):
        pass
    end.record()
    stream.wait_stream(other)
    stream.wait_event(end)
    end.synchronize()
    assert end.query() and start.elapsed_time(end) >= 0
    x.record_stream(other)
    torch.tpu.set_stream(None)
    torch.tpu.set_stream(stream)
    stream.synchronize()
    assert stream.query() and x.tolist() == [2, 2, 2]


def test_seeds_and_states(tpu: str) -> None:
    torch.manual_seed(123)
    assert torch.tpu.initial_seed() == 123
    state = torch.tpu.get_rng_state()
    assert state.dtype == torch.uint8 and state.shape == (16,) and state.device.type == "cpu"
    assert state.tolist() == [123] + [0] * 15
    torch.tpu.manual_seed(5)
    assert torch.tpu.initial_seed() == 5
    torch.tpu.set_rng_state(state)
    assert torch.tpu.initial_seed() == 123
    torch.tpu.set_rng_state_all(torch.tpu.get_rng_state_all())
    assert torch.tpu.get_rng_state("tpu:0").equal(state)
    assert torch.tpu.seed() == torch.tpu.initial_seed() and torch.tpu.seed_all() == torch.tpu.initial_seed()
    generator = torch.Generator("tpu").manual_seed(9)
    assert generator.device == torch.device("tpu", 0) and generator.initial_seed() == 9
    copy = torch.Generator("tpu")
    copy.set_state(generator.get_state())
    assert copy.initial_seed() == 9
    with pytest.raises(RuntimeError):
        generator.set_state(torch.zeros(3, dtype=torch.uint8))
    with torch.random.fork_rng(devices=[0], device_type="tpu"):
        torch.manual_seed(1)
    assert torch.tpu.initial_seed() != 1


def test_default_generators_are_a_sequence(tpu: str) -> None:
    generators = torch.tpu.default_generators
    assert len(generators) == torch.tpu.device_count()
    assert generators[0].device.type == generators[-1].device.type == "tpu"
    assert [g.device.index for g in generators] == list(range(len(generators)))
    with pytest.raises(IndexError):
        generators[len(generators)]
    torch.manual_seed(3)
    assert generators[0].initial_seed() == 3


def test_init_starts_the_runtime(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import torch
        torch.manual_seed(4)
        torch.tpu.empty_cache(); torch.tpu.synchronize()
        assert torch.tpu.is_available() and torch.tpu.device_count() == 1 and torch.tpu.current_device() == 0
        assert torch.tpu.memory_allocated() == 0 and torch.tpu.get_rng_state().tolist()[0] == 4
        assert not torch.tpu.is_initialized()
        torch.tpu._lazy_init()
        assert not torch.tpu.is_initialized()
        torch.tpu.init()
        assert torch.tpu.is_initialized() and torch.tpu.initial_seed() == 4
        """
    )
    run_python(code)


def test_pinned_memory(tpu: str) -> None:
    x = torch.arange(5.0).pin_memory()
    assert x.is_pinned() and x.to("tpu", non_blocking=True).tolist() == [0, 1, 2, 3, 4]
    loader = torch.utils.data.DataLoader(torch.arange(4.0), batch_size=2, pin_memory=True)
    assert [batch.to("tpu").tolist() for batch in loader] == [[0, 1], [2, 3]]


def test_fallback_policy_is_a_setting_a_context_and_a_decorator(tpu: str) -> None:
    assert torch.tpu.get_fallback_policy() == "error"
    with torch.tpu.fallback("silent"):
        assert torch.tpu.get_fallback_policy() == "silent"
        with torch.tpu.fallback("warn"):
            assert torch.tpu.get_fallback_policy() == "warn"
        assert torch.tpu.get_fallback_policy() == "silent"
    assert torch.tpu.get_fallback_policy() == "error"

    @torch.tpu.fallback("silent")
    def policy() -> str:
        return torch.tpu.get_fallback_policy()

    assert torch.tpu.get_fallback_policy() == "error"
    assert policy() == policy() == "silent"
    with pytest.raises(KeyError), torch.tpu.fallback("warn"):
        raise KeyError
    assert torch.tpu.get_fallback_policy() == "error"
    torch.tpu.fallback("warn")
    assert torch.tpu.get_fallback_policy() == "warn"
    torch.tpu.set_fallback_policy("error")
    for wrong in (torch.tpu.fallback, torch.tpu.set_fallback_policy):
        with pytest.raises(ValueError, match="expected 'warn', 'error' or 'silent', got 'maybe'"):
            wrong("maybe")
    assert torch.tpu.get_fallback_policy() == "error"


def test_threads_use_the_device_at_once(tpu: str) -> None:
    errors: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for i in range(20):
                x = torch.full((64,), float(number)).to("tpu")
                assert (x + i).tolist() == [number + i] * 64
        except BaseException as e:
            errors.append(e)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_status_says_what_was_chosen(tpu: str) -> None:
    status = torch_tpu.status()
    assert status.registered and status.runtime == "cpu" and status.reason is None
    assert status.plugin == torch.tpu.runtime_info()["plugin_path"]


def test_autocast_context(tpu: str) -> None:
    with torch.autocast("tpu", dtype=torch.bfloat16):
        assert torch.is_autocast_enabled("tpu") and torch.get_autocast_dtype("tpu") == torch.bfloat16
    assert not torch.is_autocast_enabled("tpu")


def test_autocast_policies(tpu: str) -> None:
    f, h = torch.rand(4, 4).to(tpu), torch.rand(4, 4).to(tpu).bfloat16()
    zero = torch.zeros(1, dtype=torch.int64).to(tpu)
    with torch.autocast("tpu"):
        assert (f @ f).dtype == torch.nn.functional.linear(f, f).dtype == torch.bfloat16
        assert torch.einsum("ij,jk", f, f).dtype == torch.bfloat16
        assert torch.exp(h).dtype == torch.norm(h).dtype == torch.float32
        assert torch.softmax(h, -1).dtype == h.sum().dtype == h.cumsum(0).dtype == torch.float32
        assert h.sum(dtype=torch.bfloat16).dtype == torch.bfloat16
        assert torch.addcmul(h, h, f).dtype == torch.dot(h[0], f[0]).dtype == torch.float32
        assert torch.dot(h[0], h[0]).dtype == torch.index_put(h, (zero,), h[:1]).dtype == torch.bfloat16
        assert torch.stack([h, h]).dtype == torch.bfloat16 and torch.stack([h, f]).dtype == torch.float32
        assert (h + f).dtype == torch.float32 and (f.double() @ f.double()).dtype == torch.float64
        with pytest.raises(RuntimeError, match="binary_cross_entropy_with_logits"):
            torch.nn.functional.binary_cross_entropy(f, f)
