"""grid_sample in all modes, with gradients, against CPU."""

import itertools

import pytest
import torch
import torch.nn.functional as F

MODES = ("bilinear", "nearest", "bicubic")
PADDINGS = ("zeros", "border", "reflection")


def run(device, image, grid, **options):
    image, grid = (t.detach().to(device, copy=True).requires_grad_() for t in (image, grid))
    out = F.grid_sample(image, grid, **options)
    (out * out).sum().backward()
    return out.detach(), image.grad, grid.grad


def same(image, grid, **options):
    tolerance = {"rtol": 1e-4, "atol": 1e-4} if image.dtype == torch.float32 else {}
    for got, want in zip(run("tpu", image, grid, **options), run("cpu", image, grid, **options), strict=True):
        assert got.stride() == want.stride()
        torch.testing.assert_close(got.cpu(), want, equal_nan=True, **tolerance)


@pytest.mark.parametrize("mode,padding,align", list(itertools.product(MODES, PADDINGS, (False, True))))
def test_2d(tpu, mode, padding, align):
    torch.manual_seed(0)
    image, grid = torch.randn(2, 3, 5, 6), torch.rand(2, 4, 7, 2) * 5 - 2.5
    options = {"mode": mode, "padding_mode": padding, "align_corners": align}
    same(image, grid, **options)
    if align:
        same(image.double()[:, :, :1, ::2], grid.double().transpose(1, 2), **options)


@pytest.mark.parametrize("mode,padding,align", list(itertools.product(MODES[:2], PADDINGS, (False, True))))
def test_3d(tpu, mode, padding, align):
    torch.manual_seed(0)
    image, grid = torch.randn(2, 3, 4, 5, 6), torch.rand(2, 3, 2, 4, 3) * 5 - 2.5
    same(image, grid, mode=mode, padding_mode=padding, align_corners=align)


@pytest.mark.parametrize("padding", PADDINGS)
def test_places_that_are_no_numbers(tpu, padding):
    """Beside an infinite pixel. Forward only: CPU's backward leaves its memory with such places."""
    inf, nan = float("inf"), float("nan")
    far = 1e30 if padding != "reflection" else 12.3  # CPU's remainders of large numbers are none
    places = torch.tensor([nan, inf, -inf, far, -1.0, 1.0, 0.0, 0.6])
    image = torch.arange(30.0).reshape(1, 1, 5, 6)
    image[0, 0, 2, 2] = inf
    grid = torch.stack(torch.meshgrid(places, places, indexing="ij"), -1)[None]
    volume = torch.arange(60.0).reshape(1, 1, 2, 5, 6)
    line = torch.stack([places] * 3, -1)[None, None, None]
    for x, g in ((image, grid), (volume, line)):
        got, want = (
            F.grid_sample(x.to(d), g.to(d), padding_mode=padding, align_corners=True).cpu() for d in ("tpu", "cpu")
        )
        torch.testing.assert_close(got, want, equal_nan=True)


def test_one_of_the_gradients(tpu):
    torch.manual_seed(0)
    image, grid = torch.randn(1, 2, 4, 4), torch.rand(1, 3, 3, 2) * 2 - 1
    for which in (0, 1):
        grads = []
        for device in ("cpu", "tpu"):
            args = [image.to(device, copy=True), grid.to(device, copy=True)]
            args[which].requires_grad_()
            F.grid_sample(*args, align_corners=False).sum().backward()
            grads.append(args[which].grad.cpu())
            assert args[1 - which].grad is None
        torch.testing.assert_close(grads[1], grads[0], rtol=1e-4, atol=1e-5)


def test_others(tpu):
    image, grid = torch.randn(0, 2, 4, 4, device="tpu"), torch.zeros(0, 3, 3, 2, device="tpu")
    assert F.grid_sample(image, grid, align_corners=False).shape == (0, 2, 3, 3)
    with pytest.raises(RuntimeError):
        F.grid_sample(torch.zeros(1, 2, 4, 4, device="tpu"), grid, align_corners=False)
    affine = torch.tensor([[[1.0, 0.2, 0.1], [0.0, 0.9, -0.1]]])
    grids = [F.affine_grid(affine.to(d), [1, 2, 4, 5], align_corners=False).cpu() for d in ("tpu", "cpu")]
    torch.testing.assert_close(*grids)
