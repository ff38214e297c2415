"""Pooling, upsampling, grouped products and triangular systems against CPU."""

import pytest
import torch
import torch.nn.functional as F
from both_devices import values_and_gradients


def both(fn, *tensors, tolerance=2e-5, strides=True):
    """Values and, for floating-point inputs, gradients."""
    answers = values_and_gradients(fn, *tensors)
    for want, got in zip(*answers, strict=True):
        assert got.dtype == want.dtype and got.shape == want.shape
        torch.testing.assert_close(got.detach().cpu(), want.detach(), rtol=tolerance, atol=tolerance * 10)
    assert not strides or answers[1][0].stride() == answers[0][0].stride()


def test_max_pool(tpu):
    torch.manual_seed(0)
    x = torch.randn(2, 3, 9, 8)
    both(lambda x: F.max_pool2d(x, 2, return_indices=True), x)
    both(lambda x: F.max_pool2d(x, 3, 2, 1, return_indices=True), x)
    both(lambda x: F.max_pool2d(x, 3, 2, 1, dilation=2, ceil_mode=True, return_indices=True), x[0])
    both(lambda x: F.max_pool3d(x, 2, return_indices=True), torch.randn(1, 2, 4, 5, 6))
    both(lambda x: F.max_pool1d(x, 3, 2), torch.randn(2, 3, 9))
    nan = x.clone()
    nan[0, 0, 2, 2] = float("nan")
    nan[0, 1] = float("-inf")
    for got, want in zip(
        F.max_pool2d(nan.to("tpu"), 3, 2, 1, return_indices=True),
        F.max_pool2d(nan, 3, 2, 1, return_indices=True),
        strict=True,
    ):
        assert torch.equal(got.cpu().nan_to_num(7), want.nan_to_num(7))
    assert F.max_pool2d(x.bfloat16().to("tpu"), 2).dtype == torch.bfloat16


def test_avg_pool(tpu):
    torch.manual_seed(0)
    x = torch.randn(2, 3, 9, 8)
    both(lambda x: F.avg_pool2d(x, 2), x)
    both(lambda x: F.avg_pool2d(x, 3, 2, 1, ceil_mode=True), x)
    both(lambda x: F.avg_pool2d(x, 3, 2, 1, count_include_pad=False), x)
    both(lambda x: F.avg_pool2d(x, (3, 2), divisor_override=5), x[0])
    both(lambda x: F.avg_pool1d(x, 3, 2), torch.randn(2, 3, 9))
    both(lambda x: F.avg_pool3d(x, 2, 1, 1), torch.randn(1, 2, 4, 5, 6))
    for size in (1, (4, 4), (5, 3)):
        both(lambda x, size=size: F.adaptive_avg_pool2d(x, size), x)
    both(lambda x: F.adaptive_avg_pool3d(x, (2, 3, 2)), torch.randn(1, 2, 4, 5, 6))


UPSAMPLES = [
    ("nearest", 1),
    ("nearest", 2),
    ("nearest", 3),
    ("nearest-exact", 2),
    ("linear", 1),
    ("bilinear", 2),
    ("bicubic", 2),
    ("trilinear", 3),
]


@pytest.mark.parametrize("mode,n", UPSAMPLES)
def test_upsample(tpu, mode, n):
    torch.manual_seed(0)
    x = torch.randn(1, 2, *range(4, 4 + n))
    both(lambda x: F.interpolate(x, scale_factor=2, mode=mode), x)
    both(lambda x: F.interpolate(x, size=[7, 3, 9][:n], mode=mode), x)
    both(lambda x: F.interpolate(x, scale_factor=1.7, mode=mode), x)
    if "nearest" not in mode:
        both(lambda x: F.interpolate(x, size=[7, 3, 9][:n], mode=mode, align_corners=True), x)
    y = F.interpolate(x.bfloat16().to("tpu"), scale_factor=2, mode=mode)
    want = F.interpolate(x.bfloat16(), scale_factor=2, mode=mode)
    torch.testing.assert_close(y.cpu(), want, rtol=2e-2, atol=2e-2)


@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
def test_antialias(tpu, mode):
    torch.manual_seed(0)
    x = torch.randn(1, 2, 9, 11)
    both(lambda x: F.interpolate(x, size=(4, 5), mode=mode, antialias=True), x)
    both(lambda x: F.interpolate(x, size=(13, 20), mode=mode, antialias=True), x)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_grouped_mm(tpu, dtype):
    torch.manual_seed(0)

    def product(a, w, ends):
        parts, start = [], 0
        for g, end in enumerate(ends):
            parts.append(a[start:end].float() @ w[g].float())
            start = end
        return torch.cat(parts).to(dtype)

    ends = [5, 5, 70, 72, 100]
    a, w = torch.randn(100, 16).to(dtype), torch.randn(5, 16, 24).to(dtype)
    offs = torch.tensor(ends, dtype=torch.int32)
    tolerance = 1e-4 if dtype == torch.float32 else 3e-2
    close = {"rtol": tolerance, "atol": tolerance}
    got = F.grouped_mm(a.to("tpu"), w.to("tpu"), offs=offs.to("tpu"))
    torch.testing.assert_close(got.cpu(), product(a, w, ends), **close)
    stored = w.transpose(1, 2).contiguous().to("tpu").transpose(1, 2)
    got = F.grouped_mm(a.to("tpu"), stored, offs=offs.to("tpu"))
    torch.testing.assert_close(got.cpu(), product(a, w, ends), **close)
    few = torch.tensor([0, 1, 1, 2, 3], dtype=torch.int32)
    got = F.grouped_mm(a[:3].to("tpu"), w.to("tpu"), offs=few.to("tpu"))
    torch.testing.assert_close(got.cpu(), product(a[:3], w, few.tolist()), **close)
    x = torch.randn(5, 8, 16).to(dtype)
    got = F.grouped_mm(x.to("tpu"), w.to("tpu")).cpu()
    torch.testing.assert_close(got, torch.bmm(x.float(), w.float()).to(dtype), **close)
    columns = torch.randn(16, 100).to(dtype)
    got = F.grouped_mm(x.to("tpu"), columns.to("tpu"), offs=offs.to("tpu")).cpu()
    spans = list(zip([0, *ends[:-1]], ends, strict=True))
    want = torch.cat([x[g].float() @ columns[:, s:e].float() for g, (s, e) in enumerate(spans)], 1)
    torch.testing.assert_close(got, want.to(dtype), **close)
    left, right = torch.randn(8, 100).to(dtype), torch.randn(100, 6).to(dtype)
    got = F.grouped_mm(left.to("tpu"), right.to("tpu"), offs=offs.to("tpu")).cpu()
    want = torch.stack([left[:, s:e].float() @ right[s:e].float() for s, e in spans])
    torch.testing.assert_close(got, want.to(dtype), rtol=5e-2, atol=5e-2 if dtype == torch.bfloat16 else 1e-4)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.complex64])
def test_triangular_and_cholesky(tpu, dtype):
    torch.manual_seed(0)
    a = torch.randn(2, 4, 4, dtype=dtype) + 4 * torch.eye(4, dtype=dtype)
    b = torch.randn(2, 4, 3, dtype=dtype)
    t = 1e-4 if dtype != torch.float64 else 1e-10
    for upper in (False, True):
        for unit in (False, True):
            got = torch.linalg.solve_triangular(a.to("tpu"), b.to("tpu"), upper=upper, unitriangular=unit)
            want = torch.linalg.solve_triangular(a, b, upper=upper, unitriangular=unit)
            torch.testing.assert_close(got.cpu(), want, rtol=t, atol=t)
    right = b.transpose(1, 2).contiguous()
    got = torch.linalg.solve_triangular(a.to("tpu"), right.to("tpu"), upper=True, left=False)
    torch.testing.assert_close(
        got.cpu(), torch.linalg.solve_triangular(a, right, upper=True, left=False), rtol=t, atol=t
    )
    spd = a @ a.mH
    for upper in (False, True):
        got, info = torch.linalg.cholesky_ex(spd.to("tpu"), upper=upper)
        torch.testing.assert_close(got.cpu(), torch.linalg.cholesky(spd, upper=upper), rtol=t, atol=t)
        assert info.tolist() == [0, 0]


def test_cholesky_failure(tpu):
    bad = torch.tensor([[1.0, 2.0], [2.0, 1.0]], device="tpu")
    assert torch.linalg.cholesky_ex(bad).info.item() > 0
    with pytest.raises(RuntimeError):
        torch.linalg.cholesky(bad)
