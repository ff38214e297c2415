"""Inputs that once gave other results than the CPU's, aborted or hung."""

import threading

import pytest
import torch


@pytest.mark.parametrize(
    "call",
    [
        lambda a: a @ a.conj(),
        lambda a: a.mH @ a.conj(),
        lambda a: torch.bmm(a[None], a[None].mH),
        lambda a: torch.addmm(a.conj(), a.mH, a),
        lambda a: torch.vdot(a[0], a[1].conj()),
        lambda a: torch.mm(a, a.mH, out=torch.zeros_like(a).conj()),
        lambda a: a.clone().conj().addmm_(a, a.mH),
    ],
)
def test_contractions_of_lazily_conjugated_tensors(call):
    a = torch.randn(3, 3, dtype=torch.complex64, generator=torch.Generator().manual_seed(0))
    torch.testing.assert_close(call(a.to("tpu")).cpu(), call(a))


def test_cat_into_its_own_input_is_refused():
    a = torch.arange(9.0, device="tpu").reshape(3, 3)
    with pytest.raises(RuntimeError, match="refer to a single memory location"):
        torch.cat([a, a], out=a)
    assert a.shape == (3, 3)


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x == 2**63,
        lambda x: x.float() + 2**63,
        lambda x: x + 2**63,
        lambda x: x.float() * (2**64 - 1),
        lambda x: torch.full_like(x, 2**64 - 1, dtype=torch.float32),
    ],
)
def test_ints_beyond_int64(call):
    x = torch.arange(3)
    torch.testing.assert_close(call(x.to("tpu")).cpu(), call(x))


@pytest.mark.parametrize(
    ("dtype", "value"),
    [(torch.int8, 300), (torch.int8, float("nan")), (torch.float16, 1e6), (torch.float32, 1j)],
)
def test_fills_that_do_not_fit(dtype, value):
    x = torch.ones(3, device="tpu").to(dtype)
    for fill in (
        lambda: x.fill_(value),
        lambda: x.masked_fill_(x > 0, value),
        lambda: x.index_fill_(0, torch.tensor([0], device="tpu"), value),
    ):
        with pytest.raises(RuntimeError, match="cannot be converted to type"):
            fill()
    assert x.tolist() == [1, 1, 1]


def test_in_place_results_that_cannot_be_cast():
    x = torch.ones(3, device="tpu")
    with pytest.raises(RuntimeError, match="can't be cast"):
        x.add_(1j)
    with pytest.raises(RuntimeError, match="can't be cast"):
        torch.arange(3, device="tpu").mul_(torch.ones(3, dtype=torch.complex64, device="tpu"))
    assert x.tolist() == [1, 1, 1]


def test_results_that_no_memory_holds_never_reach_the_compiler():
    with pytest.raises(torch.OutOfMemoryError, match="4398046511104 bytes"):
        torch.eye(2**20, device="tpu")


def test_in_place_writes_from_many_threads_finish():
    shared = [torch.zeros(64, 64, device="tpu") for _ in range(4)]
    errors = []

    def work(i):
        try:
            for k in range(60):
                a = shared[(i + k) % 4]
                a.add_(1)
                a[i] = float(k)
                a.t()[k % 64 :].mul_(1)
                torch.mm(a, a)
                if k % 10 == 0:
                    a.sum().item()
        except Exception as e:
            errors.append(e)

    threads = [threading.Thread(target=work, args=(i,), daemon=True) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert not any(thread.is_alive() for thread in threads)
    assert not errors


@pytest.mark.parametrize("other", [torch.int64, torch.uint8, torch.bool, torch.uint32])
def test_barebones_unsigned_types_do_not_promote(tpu: str, other: torch.dtype) -> None:
    for device in ("cpu", tpu):
        a = torch.ones(3, dtype=torch.uint16).to(device)
        b = torch.ones(3).to(other).to(device)
        for op in (
            torch.add,
            torch.maximum,
            torch.eq,
            lambda a, b: torch.where(b.bool(), a, b),
            lambda *t: torch.cat(t),
        ):
            with pytest.raises(RuntimeError, match="uint16, uint32, uint64 types is not supported"):
                op(a, b)
    # Here a and b are on the device, which has more ops for these types than the CPU.
    assert (a + torch.ones(3).to(tpu)).dtype == torch.float32
    assert a.index_select(0, torch.zeros(2, dtype=torch.int64).to(tpu)).dtype == torch.uint16
    assert torch.where(b.bool(), a, a).dtype == torch.uint16
