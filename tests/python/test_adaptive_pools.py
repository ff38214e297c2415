"""Adaptive maxima, max_unpool, and infinities that stay where they belong, against CPU."""

import pytest
import torch
import torch.nn.functional as F
from both_devices import values_and_gradients


def both(fn, *tensors):
    """Values, positions and gradients, exactly."""
    answers = values_and_gradients(fn, *tensors)
    for want, got in zip(*answers, strict=True):
        torch.testing.assert_close(got.detach().cpu(), want.detach(), equal_nan=True, check_stride=True)


@pytest.mark.parametrize("size", [1, 2, (5, 3), (None, 4), (9, 8), (11, 10)])
def test_adaptive_max_pool2d(tpu, size):
    torch.manual_seed(0)
    x = torch.randint(0, 5, (2, 3, 9, 8)).float()  # equal elements: the first counts
    both(lambda x: F.adaptive_max_pool2d(x, size, return_indices=True), x)
    both(lambda x: F.adaptive_max_pool2d(x, size, return_indices=True), x[0])
    both(lambda x: F.adaptive_max_pool2d(x, size), x.bfloat16())


def test_other_ranks(tpu):
    torch.manual_seed(0)
    both(lambda x: F.adaptive_max_pool1d(x, 4, return_indices=True), torch.randn(2, 3, 9))
    both(lambda x: F.adaptive_max_pool3d(x, (2, 3, 5), return_indices=True), torch.randn(1, 2, 4, 5, 6))
    both(lambda x: F.adaptive_max_pool3d(x, 2), torch.randn(2, 4, 5, 6, dtype=torch.float64))
    got = F.adaptive_max_pool2d(torch.zeros(0, 3, 4, 4, device="tpu"), 2)
    assert got.shape == (0, 3, 2, 2)


def test_special_values(tpu):
    x = torch.randn(1, 4, 7, 9)
    x[0, 0] = float("-inf")
    x[0, 1, 2, 2] = float("nan")
    x[0, 1, 2, 3] = float("nan")
    x[0, 2, 4, 4] = float("inf")
    x[0, 3] = -0.0
    want = F.adaptive_max_pool2d(x, (3, 4), return_indices=True)
    got = F.adaptive_max_pool2d(x.to("tpu"), (3, 4), return_indices=True)
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g.cpu(), w, equal_nan=True)


def test_errors(tpu):
    for x, size in ((torch.zeros(2, 3, 0, 4), 2), (torch.zeros(4, 4), 2), (torch.zeros(1, 4, 4, dtype=torch.int32), 2)):
        errors = []
        for device in ("cpu", "tpu"):
            with pytest.raises((RuntimeError, IndexError, NotImplementedError)) as error:
                F.adaptive_max_pool2d(x.to(device), size)
            errors.append(type(error.value))
        assert errors[0] is errors[1]


def test_max_unpool(tpu):
    torch.manual_seed(0)

    def there_and_back(x, n, **out):
        pooled, index = getattr(F, f"max_pool{n}d")(x, 2, return_indices=True)
        return getattr(F, f"max_unpool{n}d")(pooled, index, 2, **out)

    both(lambda x: there_and_back(x, 1), torch.randn(2, 3, 8))
    both(lambda x: there_and_back(x, 2), torch.randn(2, 3, 8, 6))
    both(lambda x: there_and_back(x, 2, output_size=(9, 7)), torch.randn(3, 9, 7))
    both(lambda x: there_and_back(x, 3), torch.randn(1, 2, 4, 4, 6))
    x, far = torch.ones(1, 1, 2, 2, device="tpu"), torch.full((1, 1, 2, 2), 40, device="tpu")
    with pytest.raises(RuntimeError, match="invalid max index"):
        F.max_unpool2d(x, far, 2).cpu()


POISON = [float("inf"), float("-inf"), float("nan")]


@pytest.mark.parametrize("mode", ["linear", "bilinear", "trilinear", "bicubic", "area", "antialias"])
def test_infinities_stay(tpu, mode):
    torch.manual_seed(0)
    n = {"linear": 1, "trilinear": 3}.get(mode, 2)
    x = torch.randn(3, 2, *[5] * n)
    for i, value in enumerate(POISON):
        x[(i, 0, *[2] * n)] = value
    kinds = {"mode": "bilinear", "antialias": True} if mode == "antialias" else {"mode": mode}
    for size in ([9] * n, [5] * n, [3] * n):
        for align in (False, True) if "linear" in mode or mode == "bicubic" else (None,):
            fn = lambda x, size=size, align=align: F.interpolate(x, size=size, align_corners=align, **kinds)  # noqa: E731
            both(fn, x)


def test_infinities_stay_in_adaptive_averages(tpu):
    x = torch.randn(2, 3, 7, 9)
    x[0, 0, 3, 3], x[1, 1, 0, 0], x[1, 2, 6, 8] = POISON
    for size in (1, 2, (3, 5), (7, 9), (9, 11)):
        both(lambda x, size=size: F.adaptive_avg_pool2d(x, size), x)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_fractional_max_pool(tpu, dtype):
    """With the same numbers the windows are the CPU's; equal elements, infinities and NaN as in its loops."""
    torch.manual_seed(0)
    x = torch.randint(0, 4, (2, 3, 7, 9)).to(dtype)
    x[0, 0] = float("-inf")
    x[1, 2, 3, 3:5] = float("nan")
    samples = torch.rand(2, 3, 2).to(dtype)

    def two(x, size=(4, 5)):
        here = samples.to(x.device)
        return F.fractional_max_pool2d(x, (2, 3), output_size=size, return_indices=True, _random_samples=here)

    both(two, x)
    both(lambda x: two(x, (1, 7)), x)
    both(lambda x: two(x[1]), x)

    samples_3d = torch.rand(1, 2, 3).to(dtype)

    def three(x):
        here = samples_3d.to(x.device)
        return F.fractional_max_pool3d(x, 2, output_size=(2, 3, 1), return_indices=True, _random_samples=here)

    both(three, torch.randint(0, 4, (1, 2, 5, 6, 4)).to(dtype))


def test_fractional_max_pool_draws(tpu):
    x = torch.randn(1, 2, 20, 20, device="tpu")
    assert F.fractional_max_pool2d(x, 2, output_ratio=(0.6, 0.6)).shape == (1, 2, 12, 12)
    with pytest.raises(RuntimeError):
        F.fractional_max_pool2d(x, 21, output_size=1)
    with pytest.raises(RuntimeError):
        torch.ops.aten.fractional_max_pool2d(x, [2, 2], [3, 3], torch.rand(1, 2, 2, dtype=torch.float64, device="tpu"))
