"""torch.fft on the device, next to the CPU: values, strides, gradients."""

import pytest
import torch

DTYPES = [torch.float32, torch.float64, torch.complex64, torch.complex128]
NORMS = ("backward", "ortho", "forward")


def check(fn, x, *args, grad=False, **kwargs):
    answers = []
    for device in ("cpu", "tpu"):
        leaf = x.detach().to(device, copy=True).requires_grad_(grad)
        out = fn(leaf, *args, **kwargs)
        results = [out.detach()]
        if grad:
            weight = torch.arange(out.numel(), dtype=out.real.dtype, device=device).reshape(out.shape).sin()
            (out.abs() ** 2 * weight).sum().backward()
            results.append(leaf.grad)
        answers.append(results)
    wide = x.dtype in (torch.float64, torch.complex128)
    for want, got in zip(*answers, strict=True):
        assert got.dtype == want.dtype and got.stride() == want.stride()
        size = max(1.0, want.abs().max().item()) if want.numel() else 1.0
        atol = (1e-13 if wide else 1e-5) * size
        torch.testing.assert_close(got.cpu(), want, rtol=1e-12 if wide else 1e-4, atol=atol)


@pytest.mark.parametrize("dtype", DTYPES)
def test_one_dimension(tpu, dtype):
    torch.manual_seed(0)
    x = torch.randn(3, 5, dtype=dtype)
    for norm in NORMS:
        check(torch.fft.fft, x, norm=norm)
        check(torch.fft.ifft, x, norm=norm)
    check(torch.fft.fft, x, 8, dim=0)
    check(torch.fft.fft, x, 2)
    check(torch.fft.hfft, x, norm="ortho")
    for n in (7, 8):
        check(torch.fft.irfft, x, n)
    if not dtype.is_complex:
        for norm in NORMS:
            check(torch.fft.rfft, x, norm=norm)
        check(torch.fft.rfft, x.mT)
        check(torch.fft.ihfft, x, 4)


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64])
def test_several_dimensions(tpu, dtype):
    torch.manual_seed(0)
    x = torch.randn(2, 3, 4, 5, dtype=dtype)
    check(torch.fft.fftn, x, norm="ortho")  # more than one operation takes
    check(torch.fft.fft2, x)
    check(torch.fft.fftn, x.permute(2, 0, 3, 1), dim=(0, -1))
    check(torch.fft.ifftn, x, dim=(1, 0, 2))
    check(torch.fft.irfftn, x, dim=(0, 2), norm="forward")
    if not dtype.is_complex:
        check(torch.fft.rfftn, x, dim=(1, 3), norm="ortho")
        check(torch.fft.rfft2, x.mT)


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex128])
def test_gradients(tpu, dtype):
    torch.manual_seed(0)
    x = torch.randn(3, 4, dtype=dtype)
    check(torch.fft.fft, x, grad=True)
    check(torch.fft.fft2, x, norm="ortho", grad=True)
    check(torch.fft.irfft, x, 5, grad=True)
    if not dtype.is_complex:
        check(torch.fft.rfft2, x, norm="forward", grad=True)


def test_edges(tpu):
    assert torch.fft.fft(torch.empty(0, 3, device="tpu")).shape == (0, 3)
    check(torch.fft.rfft, torch.ones(4, 1))
    check(torch.fft.irfft, torch.ones(2, 1, dtype=torch.complex64), 1)
    check(torch.fft.fft, torch.arange(4))
    check(torch.fft.fftn, torch.tensor([float("inf"), 0.0]))
    x = torch.randn(4, dtype=torch.complex64)
    out = torch.empty(4, dtype=torch.complex64, device="tpu")
    assert torch.fft.fft(x.to("tpu"), out=out) is out
    torch.testing.assert_close(out.cpu(), torch.fft.fft(x))
    torch.testing.assert_close(torch.fft.fftshift(x.to("tpu")).cpu(), torch.fft.fftshift(x))
    with pytest.raises(RuntimeError):
        torch.fft.fft(torch.ones(4, dtype=torch.float16, device="tpu"))
    with pytest.raises(RuntimeError, match="Invalid number of data points"):
        torch.fft.fft(torch.ones(3, 0, device="tpu"))


def test_short_time(tpu):
    torch.manual_seed(0)
    x, window = torch.randn(2, 32), torch.hann_window(8)
    want = torch.stft(x, 8, 4, window=window, return_complex=True)
    got = torch.stft(x.to("tpu"), 8, 4, window=window.to("tpu"), return_complex=True)
    torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)
    back = torch.istft(got, 8, 4, window=window.to("tpu"))
    torch.testing.assert_close(back.cpu(), x, rtol=1e-4, atol=1e-5)
