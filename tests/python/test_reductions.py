"""Reductions, orderings and scans equal the CPU's."""

import pytest
import torch
from reduction_cases import check, same, values

NUMBERS = [torch.float32, torch.bfloat16, torch.int64, torch.uint8]
HALF = {"rtol": 1e-2, "atol": 1e-2}  # partial sums round in another order


@pytest.mark.parametrize(
    "dtype", [*NUMBERS, torch.float16, torch.float64, torch.int8, torch.bool, torch.complex64], ids=str
)
def test_sums(tpu: str, dtype: torch.dtype) -> None:
    x = values(4, 5, dtype=dtype)
    for op in (torch.sum, torch.prod, torch.mean, torch.any, torch.all, torch.count_nonzero):
        check(op, x)
        check(op, x, dim=1)
    check(torch.sum, x, dim=(0, 1), keepdim=True)
    check(torch.sum, x, dim=[])
    check(torch.any, x, dim=[])
    check(torch.std, x)
    check(torch.var_mean, x, dim=0, correction=0, keepdim=True)


@pytest.mark.parametrize("dtype", [*NUMBERS, torch.bool, torch.complex64], ids=str)
def test_extremes(tpu: str, dtype: torch.dtype) -> None:
    x = values(6, 7, dtype=dtype, nan=True)
    for op in (torch.max, torch.min, torch.argmax, torch.argmin):
        check(op, x)
        check(op, x, dim=1)
        check(op, x, dim=0, keepdim=True)
    check(torch.amax, x, dim=(0, 1))
    check(torch.aminmax, x, dim=1)
    check(torch.aminmax, x)


@pytest.mark.parametrize("dtype", [*NUMBERS, torch.bool, torch.complex64], ids=str)
def test_orderings(tpu: str, dtype: torch.dtype) -> None:
    x = values(4, 9, dtype=dtype, nan=True)
    for descending in (False, True):
        check(torch.sort, x, dim=1, descending=descending, stable=True)
    check(torch.argsort, x, dim=0, stable=True)
    check(lambda x: torch.topk(x, 3)[0], x)
    check(lambda x: torch.topk(x, 2, dim=0, largest=False)[0], x)
    check(lambda x: torch.kthvalue(x, 4)[0], x)
    check(lambda x: torch.median(x, dim=1)[0], x)
    check(lambda x: torch.nanmedian(x, dim=1)[0], x)
    check(torch.median, x)
    check(torch.nanmedian, x)
    check(lambda x: torch.mode(x, dim=1)[0], x)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_topk_orders_nan(tpu: str, dtype: torch.dtype) -> None:
    """NaN of either sign is the greatest value, equal values come in order of position."""
    nan, inf = float("nan"), float("inf")
    x = torch.tensor([[1.0, nan, -inf, inf, -1.0, 0.5], [2.0, -2.0, nan, nan, 3.0, -inf]], dtype=dtype)
    x[0, 1] = torch.copysign(x[0, 1], torch.tensor(-1.0))
    for largest in (True, False):
        check(lambda x, largest=largest: torch.topk(x, 6, largest=largest)[0], x)
        check(lambda x, largest=largest: torch.topk(x.t(), 5, dim=0, largest=largest)[0], x)
    assert torch.topk(torch.ones(9, device=tpu), 4)[1].tolist() == [0, 1, 2, 3]
    x = values(3, 3000)
    check(torch.topk, x + torch.linspace(0, 0.2, 3000), 50)


def test_sort_extreme_integers(tpu: str) -> None:
    """A descending sort negates nothing: the lowest integer and unsigned zero stay last."""
    check(torch.sort, torch.tensor([0, -(2**63), 2**63 - 1, -1]), descending=True)
    check(torch.sort, torch.tensor([0, 255, 3], dtype=torch.uint8), descending=True)
    check(torch.topk, torch.tensor([-128, 127, 0], dtype=torch.int8), 3)


@pytest.mark.parametrize("op", ["topk", "kthvalue", "median", "nanmedian", "mode"])
def test_positions_hold_the_value(tpu: str, op: str) -> None:
    x = values(5, 40, nan=True)
    args = (7,) if op in ("topk", "kthvalue") else ()
    value, at = getattr(torch, op)(x.to(tpu), *args, dim=1)
    if op != "topk":
        value, at = value.unsqueeze(1), at.unsqueeze(1)
    same(value, x.gather(1, at.cpu()))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int32, torch.bool, torch.complex64], ids=str)
@pytest.mark.parametrize("n", [5, 70])
def test_scans(tpu: str, dtype: torch.dtype, n: int) -> None:
    x = values(2, n, dtype=dtype, nan=n == 5)
    if n == 5:
        check(torch.cumprod, x, dim=1)
        check(torch.cumsum, x, dim=0, dtype=torch.float32)
    check(torch.cumsum, x, dim=1, tolerance=HALF if dtype == torch.bfloat16 else None)
    check(torch.cummax, x, dim=1)
    check(torch.cummin, x, dim=-1)
    if not dtype.is_complex:
        check(torch.logcumsumexp, x, dim=1)


def test_logcumsumexp_of_infinities(tpu: str) -> None:
    inf = float("inf")
    check(torch.logcumsumexp, torch.tensor([-inf, -inf, 1.0, inf, inf, 2.0]), dim=0)
    check(torch.logsumexp, torch.tensor([[-inf, -inf], [inf, 1.0], [1e30, 1e30], [-inf, 3.0]]), dim=1)


@pytest.mark.parametrize("shape,dim", [((0, 3), 0), ((0, 3), 1), ((2, 0, 3), 1), ((), 0)], ids=str)
def test_empty_and_scalar(tpu: str, shape: tuple[int, ...], dim: int) -> None:
    x = values(*shape) if shape else torch.tensor(-1.5)
    for op in (torch.sum, torch.prod, torch.mean, torch.any, torch.logsumexp, torch.nansum):
        check(op, x, dim=dim)
    for op in (torch.max, torch.argmin, torch.cumsum, torch.sort, torch.softmax, torch.cummax, torch.median):
        check(op, x, dim=dim)
    for op in (torch.max, torch.sum, torch.median, torch.var, torch.amin):
        check(op, x)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64], ids=str)
def test_softmax(tpu: str, dtype: torch.dtype) -> None:
    x = values(3, 4, 5, dtype=dtype)
    for op in (torch.softmax, torch.log_softmax):
        check(op, x, dim=1)
        check(op, x, dim=-1, dtype=torch.float32)
    if dtype.is_floating_point:
        x[0] = float("-inf")
        check(torch.softmax, x, dim=1)
        check(torch.ops.aten._safe_softmax.default, x, 1)


def test_windows_and_out(tpu: str) -> None:
    base = values(6, 8)
    check(lambda x: x.t()[1:5, ::2].sum(0), base)
    check(lambda x: x[::2, 3].argmax(), base)
    check(lambda x: x[1].expand(4, 8).softmax(1), base)

    def out(x: torch.Tensor) -> list[torch.Tensor]:
        s, v, i = x.new_empty(6), x.new_empty(0), torch.empty(0, dtype=torch.long, device=x.device)
        torch.sum(x, dim=1, out=s)
        torch.max(x, dim=0, out=(v, i))
        y = x.clone()
        y.cumsum_(1)
        return [s, v, i, y]

    check(out, base)


def test_long_sum(tpu: str) -> None:
    x = torch.rand(1 << 20, generator=torch.Generator().manual_seed(1))
    check(torch.sum, x)
    check(torch.mean, x.view(1024, 1024), dim=0)
    check(torch.cumsum, x, dim=0, tolerance={"rtol": 1e-5, "atol": 0})


def test_isin_and_histc(tpu: str) -> None:
    for dtype in (torch.int64, torch.float32, torch.int8, torch.bool):
        x = values(5, 6, dtype=dtype)
        check(torch.isin, x, x[0])
        check(torch.isin, x, x[0, 0].item(), invert=True)
    check(torch.isin, torch.arange(50), torch.arange(0, 2000, 3))
    check(torch.isin, torch.arange(50.0), torch.tensor([]))
    check(torch.isin, torch.tensor(3), torch.tensor([3, 4]))
    check(torch.histc, values(9, 9), bins=7)
    check(torch.histc, values(9, 9), bins=5, min=-1, max=1.5)
    check(torch.histc, torch.tensor([1.0, float("nan")]), bins=3)
    experts = torch.tensor([0, 1, 1, 3, 3, 3], dtype=torch.int32, device=tpu)
    assert torch.histc(experts, bins=4, min=0, max=3).tolist() == [1, 2, 0, 3]


def test_gradients(tpu: str) -> None:
    def run(x: torch.Tensor) -> list[torch.Tensor]:
        grads = []
        for f in (
            lambda x: x.softmax(1).square(),
            lambda x: x.log_softmax(0).exp().square(),
            lambda x: x.logsumexp(1),
            lambda x: x.std(0),
            lambda x: x.norm(dim=1),
            lambda x: x.amax(1),
        ):
            leaf = x.detach().clone().requires_grad_()
            f(leaf).sum().backward()
            grads.append(leaf.grad)
        return grads

    x = values(4, 30)
    x += torch.linspace(0, 0.1, 30)
    check(run, x, tolerance={"rtol": 1e-4, "atol": 1e-5})


def test_equal(tpu: str) -> None:
    a = values(3, 4)
    nan = torch.tensor([float("nan")])
    for x, y in ((a, a.clone()), (a, a + 1), (a, a[:2]), (nan, nan), (a, a.double()), (a[:0], a[:0])):
        check(torch.equal, x, y)
    x = a.to(tpu)
    assert torch.equal(x.t(), x.t()) and not torch.equal(x, x.t()[:3, :3])
