"""Inputs that once gave other results than the CPU's, aborted or hung."""

import threading
import warnings
from collections.abc import Callable

import pytest
import torch

F = torch.nn.functional


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


def outcome(call: Callable[[str], object], device: str) -> str:
    try:
        call(device)
        torch.tpu.synchronize()
    except Exception as e:
        return type(e).__name__
    return "accepted"


def tensors(device: str, *shapes: tuple[int, ...]) -> list[torch.Tensor]:
    return [torch.zeros(shape, device=device) for shape in shapes]


# What PyTorch's Meta kernels refuse with another exception than the CPU's, or accept.
REFUSED = {
    "index of floats": lambda d: torch.zeros(3, device=d)[torch.tensor([1.0], device=d)],
    "index of int8": lambda d: torch.zeros(3, device=d)[torch.tensor([1, 0], dtype=torch.int8, device=d)],
    "index_put of another type": lambda d: torch.zeros(3, device=d).index_put_(
        (torch.tensor([0], device=d),), torch.tensor(2, device=d)
    ),
    "amax of nothing": lambda d: torch.zeros(2, 0, 3, device=d).amax(1),
    "argmax of nothing": lambda d: torch.zeros(2, 0, 3, device=d).argmax(),
    "max of nothing": lambda d: torch.zeros(2, 0, 3, device=d).max(1),
    "cat of scalars": lambda d: torch.cat(tensors(d, (), ())),
    "convolution without a step": lambda d: F.conv2d(*tensors(d, (1, 3, 4, 4), (2, 3, 2, 2)), stride=0),
    "convolution with nothing": lambda d: F.conv2d(*tensors(d, (1, 3, 4, 4), (0, 3, 2, 2))),
    "index_select by a matrix": lambda d: torch.zeros(3, device=d).index_select(0, torch.tensor([[1]], device=d)),
    "int32 targets": lambda d: F.cross_entropy(torch.zeros(2, 3, device=d), torch.zeros(2, device=d).int()),
    "sort into int32": lambda d: torch.sort(
        torch.zeros(3, device=d), out=(torch.empty(0, device=d), torch.empty(0, device=d).int())
    ),
    "mv of two types": lambda d: torch.mv(torch.zeros(2, 3, device=d), torch.zeros(3, device=d).double()),
    "addmm of two types": lambda d: torch.addmm(torch.zeros(3, device=d).long(), *tensors(d, (2, 1), (1, 3))),
    "log_softmax of booleans": lambda d: torch.zeros(3, device=d).bool().log_softmax(0),
    "difference of booleans": lambda d: torch.zeros(3, device=d).bool() - torch.zeros(3, device=d).bool(),
    "cross of two types": lambda d: torch.linalg.cross(torch.zeros(3, device=d), torch.zeros(3, device=d).double()),
    "softmax over no dimension": lambda d: torch.zeros(3, 3, device=d).softmax(7),
    "pixel_shuffle by 0": lambda d: F.pixel_shuffle(torch.zeros(1, 4, 2, 2, device=d), 0),
    "a grid of points without coordinates": lambda d: F.grid_sample(*tensors(d, (1, 1, 2, 2), (1, 2, 2, 0))),
    "an index into nothing": lambda d: F.embedding(torch.zeros(2, device=d).long(), torch.zeros(0, 3, device=d)),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_have_the_type_of_the_cpu(tpu: str, name: str) -> None:
    expected = outcome(REFUSED[name], "cpu")
    assert expected != "accepted"
    assert outcome(REFUSED[name], tpu) == expected


# What Meta refuses and the CPU accepts.
ACCEPTED = [
    lambda d: torch.arange(3, device=d).index_add_(
        0, torch.tensor([0, 0], device=d), torch.tensor([1, 2], device=d), alpha=2.5
    ),
    lambda d: torch.abs(torch.tensor([1.5j], device=d), out=torch.empty(1, dtype=torch.float64, device=d)),
    lambda d: torch.abs(torch.tensor([1.5j], device=d), out=torch.empty(0, dtype=torch.complex64, device=d)),
    lambda d: F.nll_loss(torch.ones(2, 3, device=d), torch.tensor([0, 1], dtype=torch.uint8, device=d)),
    lambda d: F.interpolate(torch.zeros(0, 3, 4, device=d), 3),
    lambda d: torch.zeros(0, 2, device=d).roll(0, 7),
]


@pytest.mark.parametrize("call", ACCEPTED)
def test_what_the_cpu_accepts_is_accepted(tpu: str, call: Callable[[str], torch.Tensor]) -> None:
    torch.testing.assert_close(call(tpu).cpu(), call("cpu"))


def test_the_cpu_is_asked_without_a_trace(tpu: str) -> None:
    """About zeros, silently, without its generator, in one thread; divisors and half types do not trip over it."""
    state, threads = torch.get_rng_state(), torch.get_num_threads()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert (torch.tensor([7], device=tpu) // torch.tensor([2], device=tpu)).item() == 3
        assert torch.arange(3, dtype=torch.uint16, device=tpu).bitwise_xor(1).tolist() == [1, 0, 3]
        torch.rand(5, device=tpu)
        F.dropout(torch.ones(5, device=tpu))
    assert torch.equal(torch.get_rng_state(), state) and torch.get_num_threads() == threads
    norm = torch.nn.LayerNorm(4).to(tpu, torch.bfloat16)
    norm(torch.ones(2, 4, device=tpu, dtype=torch.bfloat16)).sum().backward()
    assert norm.bias.grad.tolist() == [2] * 4


@pytest.mark.parametrize(
    "write",
    [
        lambda a: a.masked_fill_(a > 1, 7.0),
        lambda a: a.masked_fill_(torch.eye(3, 4, device=a.device).bool(), float("nan")),
        lambda a: a.index_fill_(1, torch.tensor([2, 3], device=a.device), 7.0),
        lambda a: a.index_fill_(0, torch.tensor([1], device=a.device), 7.0),
        lambda a: a.__setitem__((torch.tensor([0, 0], device=a.device), torch.tensor([2, 3], device=a.device)), 7.0),
        lambda a: a.__setitem__(a < 1, 7.0),
        lambda a: a.fill_(7.0),
    ],
)
def test_writes_into_expanded_tensors(tpu: str, write: Callable[[torch.Tensor], object]) -> None:
    results = []
    for device in ("cpu", tpu):
        base = torch.arange(4.0, device=device)
        base[1] = float("nan")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            write(base.expand(3, 4))
        results.append(base.cpu())
    torch.testing.assert_close(results[1], results[0], equal_nan=True)


def test_other_writes_into_expanded_tensors_are_refused(tpu: str) -> None:
    a = torch.arange(4.0, device=tpu).expand(3, 4)
    with pytest.raises(RuntimeError, match="single memory location"):
        a.add_(1)
    with pytest.warns(UserWarning, match="Use of masked_fill_ on expanded tensors is deprecated"):
        a.masked_fill_(a > 1, 7.0)


def test_two_results_in_one_storage(tpu: str) -> None:
    def results(device: str) -> torch.Tensor:
        both = torch.empty(2, 3, device=device)
        torch.aminmax(torch.arange(6.0, device=device).reshape(2, 3), dim=0, out=(both[0], both[1]))
        return both.cpu()

    assert results(tpu).equal(results("cpu"))


@pytest.mark.parametrize("beta", [0, 1, 0.5])
def test_a_product_times_zero_is_not_read(tpu: str, beta: float) -> None:
    def sum_of(device: str) -> torch.Tensor:
        a, b = torch.full((2, 1), float("inf"), device=device), torch.ones(1, 3, device=device)
        return torch.addmm(torch.ones(3, device=device), a, b, alpha=0, beta=beta)

    assert sum_of(tpu).cpu().equal(sum_of("cpu"))


def test_a_storage_of_negative_size(tpu: str) -> None:
    x = torch.arange(3.0, device=tpu)
    with pytest.raises(RuntimeError, match="at least 0 bytes, got -1"):
        x.untyped_storage().resize_(-1)
    assert x.tolist() == [0, 1, 2]


def test_nonzero_of_more_than_memory(tpu: str) -> None:
    with pytest.raises(torch.OutOfMemoryError, match="2199023255560 bytes"):
        torch.nonzero(torch.ones(1, device=tpu).expand(2**38))
