"""Strides of results: CPU's memory formats, which PyTorch's Meta kernels do not always know."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F


def strides(fn: Callable[..., torch.Tensor], device: str, *tensors: torch.Tensor) -> list[tuple[int, ...]]:
    args = [t.to(device, copy=True).requires_grad_(t.is_floating_point()) for t in tensors]
    out = fn(*args)
    if out.requires_grad:
        out.square().sum().backward()
    return [out.stride(), *[a.grad.stride() for a in args if a.grad is not None]]


def same(fn: Callable[..., torch.Tensor], *tensors: torch.Tensor) -> None:
    assert strides(fn, "tpu", *tensors) == strides(fn, "cpu", *tensors)


def images(n: int, *, last: bool = True) -> torch.Tensor:
    x = torch.randn(2, 4, *[6] * n)
    return x.to(memory_format=torch.channels_last if n == 2 else torch.channels_last_3d) if last else x


# bfloat16 of three dimensions follows float32: what CPU does depends on the processor.
@pytest.mark.parametrize(
    ("n", "dtype"),
    [(2, torch.float32), (3, torch.float32), (2, torch.float64), (3, torch.float64), (2, torch.bfloat16)],
)
def test_convolution(tpu, n, dtype):
    forward, transposed = getattr(F, f"conv{n}d"), getattr(F, f"conv_transpose{n}d")
    for last_image, last_weight in ((True, False), (False, True), (False, False)):
        x, w = images(n, last=last_image).to(dtype), torch.randn(4, 4, *[3] * n, dtype=dtype)
        if last_weight:
            w = w.to(memory_format=torch.channels_last if n == 2 else torch.channels_last_3d)
        same(forward, x, w)
        same(transposed, x, w)
    if n == 2 and dtype == torch.float32:
        same(lambda x, w: F.conv2d(x, w, stride=2, padding=1), images(2).to(dtype), w.to(dtype))
        same(lambda x, w: F.conv2d(x, w, groups=4), images(2).to(dtype), torch.randn(4, 1, 3, 3, dtype=dtype))
        same(F.conv2d, images(2).to(dtype), torch.randn(8, 4, 1, 1, dtype=dtype))
        same(F.conv2d, images(2).to(dtype), torch.randn(8, 4, 6, 6, dtype=dtype))
        same(F.conv2d, images(2)[0].to(dtype), torch.randn(8, 4, 3, 3, dtype=dtype))


def test_convolution_1d(tpu):
    w = torch.randn(8, 4, 3)
    same(F.conv1d, torch.randn(2, 4, 9), w)
    same(F.conv1d, torch.randn(2, 9, 4).transpose(1, 2), w)
    assert strides(F.conv2d, "tpu", images(2).long(), torch.ones(3, 4, 2, 2).long()) == [(75, 1, 15, 3)]


OTHERS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "constant_pad": lambda x: F.pad(x, (1, 1, 1, 1)),
    "reflection_pad": lambda x: F.pad(x, (1, 1, 1, 1), mode="reflect"),
    "replication_pad": lambda x: F.pad(x, (1, 1, 1, 1), mode="replicate"),
    "pixel_unshuffle": lambda x: F.pixel_unshuffle(x, 2),
    "channel_shuffle": lambda x: F.channel_shuffle(x, 2),
    "roll": lambda x: x.roll(1, 1),
    "max_unpool": lambda x: F.max_unpool2d(*F.max_pool2d(x, 2, return_indices=True), 2),
    "glu": lambda x: F.glu(x, 1),
    "logsigmoid": F.logsigmoid,
    "mse_loss": lambda x: F.mse_loss(x, x.detach() * 0, reduction="none"),
    "smooth_l1_loss": lambda x: F.smooth_l1_loss(x, x.detach() * 0, reduction="none"),
    "batch_norm": lambda x: F.batch_norm(x, None, None, training=True),
    "max_pool": lambda x: F.max_pool2d(x, 2),
    "avg_pool": lambda x: F.avg_pool2d(x, 2),
    "adaptive_avg_pool": lambda x: F.adaptive_avg_pool2d(x, 1),
    "nearest": lambda x: F.interpolate(x, scale_factor=2),
    "bilinear": lambda x: F.interpolate(x, scale_factor=2, mode="bilinear"),
    "cat": lambda x: torch.cat([x, x], 1),
    "softmax": lambda x: F.softmax(x, 1),
    "mean": lambda x: x.mean((2, 3), keepdim=True),
}


@pytest.mark.parametrize("name", OTHERS)
def test_others(tpu, name):
    same(OTHERS[name], images(2))
    same(OTHERS[name], images(2, last=False))


def test_values_follow(tpu):
    """Strides say where values are: both must move."""
    x, w = images(2), torch.randn(8, 4, 3, 3)
    for fn in (F.conv2d, lambda x, w: F.conv2d(F.pad(x, (1, 2, 0, 1), mode="reflect").roll(1, 1), w).relu()):
        got = fn(x.to("tpu"), w.to("tpu"))
        torch.testing.assert_close(got.cpu(), fn(x, w), rtol=1e-4, atol=1e-4)
        torch.testing.assert_close(got.flatten().cpu(), fn(x, w).flatten(), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("shape", [(2, 4, 3, 3), (0, 4, 3, 3), (2, 1, 3, 3)], ids=str)
def test_pointwise(tpu, dtype, shape):
    x = torch.randn(shape, dtype=dtype).to(memory_format=torch.channels_last)

    def derivative(device: str) -> tuple[int, ...]:
        y = x.to(device).requires_grad_()
        (y * y).sum().backward()
        return y.grad.stride()

    assert derivative(tpu) == derivative("cpu")
    for fn in (F.gelu, lambda x: torch.where(x > 0, x, 0), lambda x: x + x.sum()):
        same(fn, x)
