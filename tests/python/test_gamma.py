"""Regularized incomplete gamma functions, next to the CPU."""

import math

import pytest
import torch

A = [0.0, 1e-3, 0.3, 1.0, 4.5, 9.9, 10.1, 35.0, 180.0, 1e3, 3e4, 2e5, 1e7, math.inf, -1.0, math.nan]
X = [0.0, 1e-4, 0.2, 0.9, 1.1, 5.0, 9.0, 40.0, 150.0, 185.0, 1.01e3, 2.99e4, 2.01e5, 1e7, math.inf, -2.0, math.nan]


@pytest.mark.parametrize("name", ["gammainc", "gammaincc"])
def test_values(tpu, name):
    fn = getattr(torch.special, name)
    # The CPU itself errs by 1e-9 near a = x.
    for dtype, tolerance in ((torch.float64, 2e-9), (torch.float32, 1e-4), (torch.bfloat16, 2e-2)):
        a, x = torch.tensor(A, dtype=dtype)[:, None], torch.tensor(X, dtype=dtype)
        got, want = fn(a.to("tpu"), x.to("tpu")).cpu(), fn(a.double(), x.double())
        assert got.dtype == dtype
        torch.testing.assert_close(got.double(), want, rtol=tolerance, atol=tolerance / 1000, equal_nan=True)


def test_forms(tpu):
    a, x = torch.tensor([0.5, 2.0]), torch.tensor([1.5, 0.3], requires_grad=True)
    torch.special.gammainc(a, x).sum().backward()
    y = x.detach().to("tpu").requires_grad_()
    torch.special.gammainc(a.to("tpu"), y).sum().backward()
    torch.testing.assert_close(y.grad.cpu(), x.grad)
    b = a.to("tpu")
    assert b.igamma_(y.detach()) is b
    torch.testing.assert_close(b.cpu(), torch.igamma(a, x.detach()))
