"""Indexing with tensors, gathers, scatters and embeddings: everything as on the CPU."""

from collections.abc import Callable

import pytest
import torch

I = torch.tensor  # noqa: E741


def same(result: object, expected: object) -> None:
    if isinstance(expected, (tuple, list)):
        assert len(result) == len(expected)  # type: ignore[arg-type]
        for r, e in zip(result, expected, strict=True):  # type: ignore[call-overload]
            same(r, e)
        return
    assert isinstance(result, torch.Tensor) and isinstance(expected, torch.Tensor)
    assert result.dtype == expected.dtype and result.shape == expected.shape, (result.dtype, result.shape)
    torch.testing.assert_close(result.cpu(), expected, equal_nan=True)


def move(x: object, device: str) -> object:
    if isinstance(x, torch.Tensor):
        # As a window of what surrounds it, where x is one.
        return x.to(device)
    if isinstance(x, (tuple, list)):
        return type(x)(move(e, device) for e in x)
    return x


def check(f: Callable, *args: object) -> None:
    expected = f(*args)
    with torch.device("tpu"):  # what f itself makes stands there too
        result = f(*[move(a, "tpu") for a in args])
    same(result, expected)


DTYPES = [torch.float32, torch.float64, torch.bfloat16, torch.float16, torch.int64, torch.int32, torch.int16]
DTYPES += [torch.int8, torch.uint8, torch.bool, torch.complex64]


def values(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    n = 1
    for s in shape:
        n *= s
    x = (torch.arange(n) * 7 % 23 - 5).reshape(shape)
    return x.abs().to(dtype) if dtype == torch.uint8 else x.to(dtype)


@pytest.mark.parametrize("dtype", DTYPES)
def test_dtypes(tpu: str, dtype: torch.dtype) -> None:
    x, i = values(4, 5, dtype=dtype), I([2, -1, 0, 2])
    check(lambda x, i: x[i], x, i)
    check(lambda x, i: x.index_put((i,), x[1]), x, i)
    check(lambda x, i: x.index_select(1, i % 5), x, i)
    check(lambda x, i: x.gather(1, i.view(4, 1) % 5), x, i)
    check(lambda x, i: x.scatter(1, i.view(4, 1) % 5, x), x, i)
    check(lambda x, i: x.index_fill(0, i, 1), x, i)
    check(lambda x: x[x != x[0, 0]], x)
    check(lambda x: torch.cat([x, x[:1], torch.ones(1, 5, device=x.device)]), x)
    check(lambda x: x.triu(1) if x.dtype != torch.bool else x.tril(), x)


INDICES: list[Callable] = [
    lambda x: x[I([1, 0, -2])],
    lambda x: x[:, I([[1, 0], [2, 2]])],
    lambda x: x[I([1, 0]), I([[2], [0], [1]])],
    lambda x: x[I([1, 0]), :, I([2, 0])],
    lambda x: x[:, I([1, 0]), I([2, 0])],
    lambda x: x[I([1, 0], dtype=torch.int32), None, 1],
    lambda x: x[..., I(1)],
    lambda x: x[I([], dtype=torch.long)],
    lambda x: x[1:, ::2][:, I([0, 1, 0])],
    lambda x: x.transpose(0, 2)[I([1, 3])],
    lambda x: x[:1].expand(5, 3, 4)[I([4, 0, 2])],
    lambda x: x[2, 1, 3][None][I([0, 0])],
]


@pytest.mark.parametrize("f", INDICES)
def test_index(tpu: str, f: Callable) -> None:
    check(f, values(3, 3, 4))


def test_masks(tpu: str) -> None:
    x = values(4, 3, 5)
    m = x[:, :, 0] > 2
    check(lambda x, m: x[m], x, m)
    check(lambda x, m: x[x > 3], x, m)
    check(lambda x, m: x[:, m[0]], x, m)
    check(lambda x, m: x[m, I([1])], x, m)
    check(lambda x, m: x[m[:, 0], 1], x, m)
    check(lambda x, m: x[torch.zeros_like(m)], x, m)
    check(lambda x, m: torch.masked_select(x, m[..., None]), x, m)
    check(lambda x, m: x.masked_scatter(m[..., None], x * 10), x, m)
    assert x.to(tpu)[m].cpu().equal(x[m])  # a mask on the host
    with pytest.raises(IndexError, match="shape of the mask"):
        x.to(tpu)[m.to(tpu)[:2]]


def put(f: Callable) -> Callable:
    def run(x: torch.Tensor, *rest: torch.Tensor) -> torch.Tensor:
        x = x.clone()
        f(x, *rest)
        return x

    return run


def test_assignment(tpu: str) -> None:
    x, v, m = values(4, 3), values(2, 3) + 100, values(4, 3) > 4

    def set_item(key: Callable, value: Callable) -> Callable:
        return put(lambda x, v, m: x.__setitem__(key(m), value(x, v)))

    check(set_item(lambda m: I([2, -1]), lambda x, v: v), x, v, m)
    check(set_item(lambda m: I([2, -1]), lambda x, v: 7.0), x, v, m)
    check(set_item(lambda m: (I([2, -1]), I([0, 2])), lambda x, v: v[0, 0]), x, v, m)
    check(set_item(lambda m: m, lambda x, v: 9.0), x, v, m)
    check(set_item(lambda m: m[:, 0], lambda x, v: v[1]), x, v, m)
    check(set_item(lambda m: m[:, 1], lambda x, v: x[: int(m[:, 1].sum())] * 3), x, v, m)
    check(set_item(lambda m: (slice(None), I([0, 2])), lambda x, v: v[:1, :2]), x, v, m)
    check(put(lambda x, v, m: x[1:, ::2].index_put_((I([0, 0, 1]),), v[0, 0], accumulate=True)), x, v, m)
    check(put(lambda x, v, m: x.t().index_put_((I([0, 0, 1]),), v[0, 0], accumulate=True)), x, v, m)
    check(put(lambda x, v, m: x.put_(I([0, -1, 0]), I([1.0, 2.0, 3.0]), accumulate=True)), x, v, m)
    check(lambda x, v, m: x.take(I([[0, -1], [5, 5]])), x, v, m)


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_along(tpu: str, dim: int) -> None:
    x = values(3, 4, 5)
    i = torch.stack([values(2, 3, 2, dtype=torch.long).abs() % 3] * 1)[0]
    check(lambda x, i: x.gather(dim, i), x, i)
    check(lambda x, i: x.scatter(dim, i, 3.5), x, i)
    check(lambda x, i: x.scatter_add(dim, i, x), x, i)
    check(lambda x, i: x.scatter(dim, i, x, reduce="multiply"), x, i)
    for reduce in ("sum", "prod", "mean", "amax", "amin"):
        for keep in (True, False):
            check(lambda x, i, r=reduce, k=keep: x.scatter_reduce(dim, i, x, r, include_self=k), x, i)
    j, s = I([2, 0, 2]), x.narrow(dim, 0, 3) * 2
    check(lambda x, j, s: x.index_add(dim, j, s, alpha=2), x, j, s)
    check(lambda x, j, s: x.index_copy(dim, j[:2], s.narrow(dim, 0, 2)), x, j, s)
    check(lambda x, j, s: x.index_fill(dim, j - 3, I(2.0)), x, j, s)
    check(put(lambda x, j: x.transpose(0, 1).index_add_(0, j.int(), x.transpose(0, 1)[:3] * 2)), x, j)
    for reduce in ("prod", "mean", "amax", "amin"):
        check(lambda x, j, s, r=reduce: x.index_reduce(dim, j, s, r, include_self=False), x, j, s)


def test_integers_round_down_in_means(tpu: str) -> None:
    check(lambda x: x.scatter_reduce(0, I([0, 0, 1]), I([-4, 2, 5]), "mean"), I([-1, 2, 3]))


def test_scalars_and_empties(tpu: str) -> None:
    check(lambda x: x.gather(0, I([0, 0, 0])), I(3.0))
    check(lambda x: x.index_select(0, I([0])), I(3.0))
    check(lambda x: x.scatter(0, I(0), 5.0), I(3.0))
    check(lambda x: x.index_fill(0, I(0), 5.0), I(3.0))
    check(lambda x: x[I([], dtype=torch.long)], values(3, 0))
    check(lambda x: x.gather(0, torch.empty(0, 3, dtype=torch.long, device=x.device)), values(3, 3))
    check(lambda x: x.index_select(1, I([0, 1])), torch.empty(0, 3))
    check(lambda x: x.new_zeros(0, 2)[x.new_zeros(0, dtype=torch.long)], values(3))


OUT_OF_RANGE: list[tuple[type[Exception], Callable]] = [
    (IndexError, lambda x: x[I([9])]),
    (IndexError, lambda x: x[I([-6])]),
    (IndexError, lambda x: x.index_put((I([5]),), I(1.0))),
    (RuntimeError, lambda x: x.gather(0, I([-1]))),
    (RuntimeError, lambda x: x.scatter(0, I([5]), 1.0)),
    (IndexError, lambda x: x.index_select(0, I([5]))),
    (IndexError, lambda x: x.index_select(0, I([-1]))),
    (IndexError, lambda x: x.index_add(0, I([5]), x[:1])),
    (IndexError, lambda x: x.index_copy(0, I([5]), x[:1])),
    (IndexError, lambda x: x.index_fill(0, I([5]), 1.0)),
    (IndexError, lambda x: x.take(I([7]))),
    (IndexError, lambda x: torch.nn.functional.embedding(I([9]), x.view(5, 1))),
]


@pytest.mark.parametrize("error,f", OUT_OF_RANGE)
def test_out_of_range(tpu: str, error: type[Exception], f: Callable) -> None:
    with pytest.raises(error):
        f(values(5))
    with pytest.raises(error), torch.device(tpu):
        f(values(5).to(tpu)).cpu()
    assert values(5).to(tpu).sum().item() == values(5).sum().item()  # the process goes on


def test_embedding(tpu: str) -> None:
    w = values(6, 3).requires_grad_()
    i = I([[2, 1, 1], [5, 2, 1]])

    def run(w: torch.Tensor, i: torch.Tensor, **options: object) -> tuple[torch.Tensor, ...]:
        w = w.detach().requires_grad_()
        out = torch.nn.functional.embedding(i, w, **options)  # type: ignore[arg-type]
        (out * out).sum().backward()
        assert w.grad is not None
        return out.detach(), w.grad

    for options in ({}, {"padding_idx": 2}, {"scale_grad_by_freq": True}):
        check(lambda w, i, o=options: run(w, i, **o), w.detach(), i)
        check(lambda w, i, o=options: run(w, i.int(), **o), w.detach().to(torch.bfloat16), i)


def test_embedding_max_norm(tpu: str) -> None:
    w, i = values(6, 3), I([[2, 1, 1], [5, 2, 1]])

    def run(w: torch.Tensor, i: torch.Tensor, p: float) -> tuple[torch.Tensor, ...]:
        w = w.clone()
        return torch.nn.functional.embedding(i, w, max_norm=4.0, norm_type=p), w

    for p in (1.0, 2.0, 3.0, float("inf")):
        check(lambda w, i, p=p: run(w, i, p), w, i)


def test_new_indices_compile_nothing(tpu: str) -> None:
    x, i = values(5, 3).to(tpu), I([0, 1]).to(tpu)

    def step(k: int) -> None:
        x[i + k], x.index_add(0, i + k, x[:2]), torch.arange(3 + k, 7 + k, device=tpu)

    def programs() -> int:
        m = torch.tpu.metrics()
        return m["compiles"] + m["disk_hits"]

    step(0)
    step(2)
    before = programs()
    step(1)
    step(3)
    torch.arange(90, 94, device=tpu)
    assert programs() == before
