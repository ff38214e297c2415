"""Pads that repeat what is inside, sliding blocks, and places in sorted sequences: everything as on the CPU."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from test_indexing import check, values


def with_grad(f: Callable) -> Callable:
    def run(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        x = x.detach().requires_grad_()
        y = f(x)
        (y * values(*y.shape).to(y)).sum().backward()
        assert x.grad is not None
        return y.detach(), x.grad

    return run


@pytest.mark.parametrize("mode", ["reflect", "replicate"])
def test_pads(tpu: str, mode: str) -> None:
    for shape, pad in (
        ((2, 3, 5), (2, 3)),
        ((3, 5), (1, 0)),
        ((2, 4, 5), (2, 1, 3, 1)),
        ((1, 2, 4, 5), (2, -1, -1, 3)),
        ((1, 2, 3, 4, 5), (1, 2, 2, 1, 2, 2)),
    ):
        check(with_grad(lambda x, p=pad: F.pad(x, p, mode=mode)), values(*shape))
    check(lambda x: F.pad(x, (1, 2), mode=mode), values(2, 3, 4, dtype=torch.float64)[:, ::2])
    check(with_grad(lambda x: F.pad(x, (1, 2), mode=mode)), values(2, 3, 4, dtype=torch.bfloat16))
    if mode == "reflect":
        with pytest.raises(RuntimeError):
            F.pad(values(1, 2, 3).to(tpu), (3, 0), mode=mode)


def test_blocks(tpu: str) -> None:
    x = values(2, 3, 6, 7)
    for options in ({"kernel_size": 2}, {"kernel_size": (3, 2), "dilation": 2, "padding": (1, 2), "stride": (2, 1)}):
        check(with_grad(lambda x, o=options: F.unfold(x, **o)), x)
        check(lambda x, o=options: F.fold(F.unfold(x, **o), (6, 7), **o), x)
    check(lambda x: F.unfold(x[0], 2, stride=2), x)
    check(with_grad(lambda x: x.unfold(2, 3, 2)), x)
    check(with_grad(lambda x: x.unfold(-1, 2, 3)), x)


def test_searchsorted(tpu: str) -> None:
    s = torch.tensor([[1.0, 3, 3, 7], [0, 2, 4, 4]])
    v = torch.tensor([[3.0, 0, 8], [4, 4.5, float("nan")]])
    for right in (False, True):
        check(lambda s, v, r=right: torch.searchsorted(s, v, right=r), s, v)
        check(lambda s, v, r=right: torch.searchsorted(s[0], v, right=r, out_int32=True), s, v)
        check(lambda s, v, r=right: torch.bucketize(v, s[0], right=r), s, v)
        check(lambda s, v, r=right: torch.searchsorted(s[1].int(), 4, right=r), s, v)
        check(lambda s, v, r=right: torch.bucketize(2.5, s[1], right=r), s, v)
    check(lambda s, v: torch.searchsorted(s[0, :0], v), s, v)
    check(lambda s, v: torch.searchsorted(s[0], v, side="right"), s, v)
    u = torch.tensor([[3.0, 1, 7, 3]])
    check(lambda u: torch.searchsorted(u, u, sorter=u.argsort()), u)
    check(lambda s: torch.searchsorted(s, s[::7] + 1), values(500, dtype=torch.int64).sort().values)


def test_nonzero_static(tpu: str) -> None:
    x = values(3, 4) % 3
    for size in (0, 2, 12, 20):
        check(lambda x, n=size: torch.nonzero_static(x, size=n, fill_value=-7), x)
