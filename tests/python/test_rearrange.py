"""Joining, repeating, mirroring, moving, triangles, pads and factories: everything as on the CPU."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from test_indexing import check, put, values


def test_cat_and_stack(tpu: str) -> None:
    x, y = values(2, 3), values(4, 3)
    check(lambda x, y: torch.cat([x, y]), x, y)
    check(lambda x, y: torch.cat([x.t(), y.t()], -1), x, y)
    check(lambda x, y: torch.cat([x[:, :0], x, y[:2, 1:]], 1), x, y)
    check(lambda x, y: torch.cat([x, torch.empty(0, device=x.device), y.half()]), x, y)
    check(lambda x, y: torch.cat([x.int(), y]), x, y)
    check(lambda x, y: torch.cat([x.new_empty(0), x.new_empty(0)]), x, y)
    check(lambda x, y: torch.stack([x, x + 1, x * 2], -1), x, y)
    check(lambda x, y: torch.stack([x[0, 0], y[0, 1]]), x, y)
    check(lambda x, y: torch.cat([x, y], out=torch.empty(6, 3, device=x.device)), x, y)
    check(put(lambda x: torch.cat([x[:, :1], x[:, :1] + 1], 1, out=x[:, 1:])), y)
    c = torch.cat([values(1, 2, 2, 2).to(memory_format=torch.channels_last)] * 2, 1)
    t = torch.cat([values(1, 2, 2, 2).to(tpu).to(memory_format=torch.channels_last)] * 2, 1)
    assert t.stride() == c.stride()
    with pytest.raises(RuntimeError):
        torch.cat([x.to(tpu), values(2, 4).to(tpu)])


MOVES: list[Callable] = [
    lambda x: x.repeat(2, 1, 3),
    lambda x: x[0].repeat(2, 1, 3),
    lambda x: x.repeat(0, 1, 1),
    lambda x: x.tile(2),
    lambda x: x.roll(1),
    lambda x: x.roll((2, -1), (0, 2)),
    lambda x: x.roll(-7, 1),
    lambda x: x.flip(0, -1),
    lambda x: x[:, ::2].flip(1),
    lambda x: x.rot90(1, (1, 2)),
    lambda x: x.triu(),
    lambda x: x.tril(-1),
    lambda x: x.triu(100),
    lambda x: x.tril(100),
    lambda x: (x > 3).tril(1),
    lambda x: F.pad(x, (1, 2)),
    lambda x: F.pad(x, (1, -1, 0, 2), value=3),
    lambda x: F.pad(x, (-1, -1)),
    lambda x: F.pad(x.int(), (1, 1), value=-1),
    lambda x: F.pad(x[:0], (1, 2, 0, 0, 1, 0), value=2.5),
    lambda x: F.pad(x, (1, 2), mode="circular"),
    lambda x: torch.diag_embed(x),
    lambda x: torch.repeat_interleave(x, 2, 1),
    lambda x: x.unfold(1, 2, 1),
    lambda x: torch.diagonal_scatter(x[0], x[0, 0, :3]),
    lambda x: torch.select_scatter(x, x[0] * 2, 0, 1),
    lambda x: torch.slice_scatter(x, x[:1] * 2, 0, 1, 2),
    lambda x: torch.block_diag(x[0], x[1]),
]


@pytest.mark.parametrize("f", MOVES)
def test_moves(tpu: str, f: Callable) -> None:
    check(f, values(2, 3, 4))


def test_in_place_triangles(tpu: str) -> None:
    check(put(lambda x: x.triu_(1)), values(4, 5))
    check(put(lambda x: x[1:, 1:].tril_()), values(4, 5))
    check(put(lambda x: x.fill_diagonal_(9.0)), values(4, 5))


def test_pixels(tpu: str) -> None:
    x = values(2, 8, 3, 4)
    check(lambda x: F.pixel_shuffle(x, 2), x)
    check(lambda x: F.pixel_unshuffle(F.pixel_shuffle(x, 2), 2), x)
    check(lambda x: torch.channel_shuffle(x, 4), x)


def test_select_gradients(tpu: str) -> None:
    def grad(f: Callable) -> Callable:
        def run(x: torch.Tensor) -> torch.Tensor:
            x = x.detach().requires_grad_()
            f(x).square().sum().backward()
            assert x.grad is not None
            return x.grad

        return run

    for f in (
        lambda x: x[1],
        lambda x: x[:, 1:3],
        lambda x: x.diagonal(),
        lambda x: x.unfold(1, 2, 1),
        lambda x: x.unfold(0, 2, 2),
        lambda x: x[torch.tensor([1, 1])],
        lambda x: x[x > 3],
        lambda x: x.gather(0, torch.tensor([[0, 1, 1]])),
        lambda x: x.repeat(2, 3),
        lambda x: x.roll(1, 0).flip(1),
        lambda x: F.pad(x, (1, -1)),
        lambda x: x.t().as_strided((2, 2), (1, 2)),
        lambda x: torch.cat([x, x[:1]]),
        lambda x: x.expand(2, 4, 4).tril(),
    ):
        check(grad(f), values(4, 4))


FACTORIES: list[Callable] = [
    lambda d: torch.arange(5, device=d),
    lambda d: torch.arange(0, device=d),
    lambda d: torch.arange(3, 17, 4, device=d),
    lambda d: torch.arange(5, -5, -3, device=d),
    lambda d: torch.arange(0, 1, 0.1, device=d),
    lambda d: torch.arange(1, 2, 0.3, dtype=torch.float64, device=d),
    lambda d: torch.arange(4, dtype=torch.bfloat16, device=d),
    lambda d: torch.arange(2.5, 7, device=d, dtype=torch.int32),
    lambda d: torch.arange(2**60, 2**60 + 3, device=d),
    lambda d: torch.linspace(0, 1, 7, device=d),
    lambda d: torch.linspace(3, -2, 1, device=d),
    lambda d: torch.linspace(3, -2, 0, device=d),
    lambda d: torch.linspace(-1.5, 2, 6, dtype=torch.float64, device=d),
    lambda d: torch.linspace(0, 10, 4, dtype=torch.int64, device=d),
    lambda d: torch.linspace(0, 1, 5, dtype=torch.complex64, device=d),
    lambda d: torch.logspace(0, 2, 5, device=d),
    lambda d: torch.logspace(-1, 1, 4, base=2, dtype=torch.float64, device=d),
    lambda d: torch.eye(3, device=d),
    lambda d: torch.eye(2, 4, dtype=torch.bool, device=d),
    lambda d: torch.tril_indices(3, 4, 1, device=d),
    lambda d: torch.triu_indices(4, 3, -1, dtype=torch.int32, device=d),
    lambda d: torch.triu_indices(2, 2, 5, device=d),
    lambda d: torch.full((2, 3), 7, device=d),
    lambda d: torch.full((), True, device=d),
    lambda d: torch.ones(2, dtype=torch.complex64, device=d),
    lambda d: torch.zeros(2, 0, device=d),
    lambda d: torch.zeros_like(torch.ones(2, 3, device=d).t()),
    lambda d: torch.scalar_tensor(2.5, device=d),
    lambda d: torch.arange(0, 3, out=torch.empty(0, dtype=torch.int64, device=d)),
    lambda d: torch.vander(torch.arange(1.0, 4.0, device=d), 3),
]


@pytest.mark.parametrize("f", FACTORIES)
def test_factories(tpu: str, f: Callable) -> None:
    check(lambda x: f(x.device), torch.zeros(()))


@pytest.mark.parametrize("arguments", [(0, 5, 0), (0, -5), (0, float("inf"))])
def test_arange_refuses(tpu: str, arguments: tuple) -> None:
    with pytest.raises((RuntimeError, ValueError)) as on_cpu:
        torch.arange(*arguments)
    with pytest.raises(on_cpu.type):
        torch.arange(*arguments, device=tpu)
