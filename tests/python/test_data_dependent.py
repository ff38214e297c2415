"""Results whose sizes only the values tell: everything as on the CPU, order and layout included."""

import pytest
import torch
from test_indexing import check, values

NAN = float("nan")


@pytest.mark.parametrize("shape", [(7,), (3, 4), (2, 3, 4), (0,), (2, 0), (), (1000,)])
def test_nonzero(tpu: str, shape: tuple[int, ...]) -> None:
    x = values(*shape) % 3
    check(lambda x: x.nonzero(), x)
    check(lambda x: x.nonzero(as_tuple=True), x)
    check(lambda x: torch.masked_select(x, x > 0), x)
    check(lambda x: torch.argwhere(x), x)
    assert x.to(tpu).nonzero().stride() == x.nonzero().stride() or x.numel() < 2


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.uint8, torch.bool, torch.bfloat16])
def test_unique(tpu: str, dtype: torch.dtype) -> None:
    x = (values(5, 7) % 4).to(dtype)
    check(lambda x: torch.unique(x, return_inverse=True, return_counts=True), x)
    check(lambda x: torch.unique(x), x)
    check(lambda x: torch.unique_consecutive(x, return_inverse=True, return_counts=True), x)
    check(lambda x: torch.unique(x[:, ::2], dim=0), x)
    check(lambda x: torch.unique(x % 2 if x.dtype != torch.bool else x, dim=1, return_counts=True), x)
    check(lambda x: torch.unique_consecutive(x, dim=0, return_counts=True), x)


def test_unique_edges(tpu: str) -> None:
    check(lambda x: torch.unique(x, return_counts=True), torch.tensor([NAN, 1.0, NAN, -0.0, 0.0]))
    check(lambda x: torch.unique(x, return_inverse=True, return_counts=True), torch.empty(0, 3))
    check(lambda x: torch.unique(x), torch.tensor(3))
    rows = torch.tensor([[2, 1], [1, 5], [2, 1], [1, 4], [1, 5]])
    check(lambda x: torch.unique(x, dim=0, return_inverse=True, return_counts=True), rows)
    check(lambda x: torch.unique(x, dim=0), torch.empty(0, 3))


def test_bincount(tpu: str) -> None:
    x = torch.tensor([3, 1, 3, 0, 3])
    check(lambda x: torch.bincount(x), x)
    check(lambda x: torch.bincount(x.to(torch.uint8), minlength=6), x)
    check(lambda x: torch.bincount(x, weights=x.float() / 2), x)
    check(lambda x: torch.bincount(x[:0], minlength=2), x)
    for bad in (x - 1, x.view(1, 5)):
        with pytest.raises(RuntimeError, match="bincount only supports"):
            torch.bincount(bad.to(tpu))


def test_repeat_interleave(tpu: str) -> None:
    x, r = values(3, 2), torch.tensor([2, 0, 3])
    check(lambda x, r: torch.repeat_interleave(r), x, r)
    check(lambda x, r: torch.repeat_interleave(x, r, 0), x, r)
    check(lambda x, r: torch.repeat_interleave(x, r, 0, output_size=5), x, r)
    check(lambda x, r: torch.repeat_interleave(r.int()), x, r)


def test_large_counts_are_exact(tpu: str) -> None:
    x = torch.ones(70000, dtype=torch.bool)
    x[::3] = False
    check(lambda x: x.nonzero(), x)


def test_printing(tpu: str) -> None:
    x = torch.tensor([[1.5, NAN], [float("inf"), -2e10]])
    assert repr(x.to(tpu)).replace(", device='tpu:0'", "") == repr(x)
