"""linalg.lstsq and histogram, next to the CPU."""

import pytest
import torch


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex128])
def test_lstsq(tpu, dtype):
    torch.manual_seed(0)
    for shape, driver in (((2, 5, 3), "gels"), ((5, 3), "gelsd"), ((3, 4), None)):
        a, b = torch.randn(shape, dtype=dtype), torch.randn(*shape[:-1], 2, dtype=dtype)
        want, got = torch.linalg.lstsq(a, b, driver=driver), torch.linalg.lstsq(a.to("tpu"), b.to("tpu"), driver=driver)
        for w, g in zip(want, got, strict=True):
            assert g.dtype == w.dtype and g.stride() == w.stride()
            torch.testing.assert_close(g.cpu(), w, rtol=1e-3, atol=1e-4)
    a, b = torch.randn(5, 3, dtype=dtype), torch.randn(5, dtype=dtype)
    want, got = torch.linalg.lstsq(a, b, driver="gels"), torch.linalg.lstsq(a.to("tpu"), b.to("tpu"), driver="gels")
    for w, g in zip(want, got, strict=True):
        torch.testing.assert_close(g.cpu(), w, rtol=1e-3, atol=1e-4)


def test_lstsq_of_lower_rank(tpu):
    torch.manual_seed(0)
    a, b = torch.randn(5, 2) @ torch.randn(2, 3), torch.randn(5, 1)
    want, got = torch.linalg.lstsq(a, b, driver="gelsd"), torch.linalg.lstsq(a.to("tpu"), b.to("tpu"), driver="gelsd")
    assert got.rank.item() == 2 and got.residuals.numel() == 0
    torch.testing.assert_close(got.solution.cpu(), want.solution, rtol=1e-3, atol=1e-4)
    with pytest.raises(RuntimeError, match="should match"):
        torch.linalg.lstsq(a.to("tpu"), b[:2].to("tpu"))
    with pytest.raises(RuntimeError, match="driver"):
        torch.linalg.lstsq(a.to("tpu"), b.to("tpu"), driver="geqrf")


def check(x, *args, **kwargs):
    want = torch.histogram(x, *args, **kwargs)
    move = [a.to("tpu") if isinstance(a, torch.Tensor) else a for a in args]
    got = torch.histogram(x.to("tpu"), *move, **{k: v.to("tpu") if k == "weight" else v for k, v in kwargs.items()})
    for w, g in zip(want, got, strict=True):
        assert g.dtype == w.dtype
        torch.testing.assert_close(g.cpu(), w)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_histogram(tpu, dtype):
    torch.manual_seed(0)
    x, weight = torch.randn(4, 9, dtype=dtype), torch.rand(4, 9, dtype=dtype)
    check(x, 6)
    check(x, 5, range=(-1.0, 1.0), density=True)
    check(x, 5, weight=weight)
    check(x, torch.tensor([-1.0, 0.0, 0.25, 2.0], dtype=dtype), weight=weight, density=True)
    check(torch.tensor([0.0, 1.0, 1.0, 2.0, 5.0], dtype=dtype), torch.tensor([0.0, 1.0, 2.0], dtype=dtype))
    check(torch.full((3,), 2.0, dtype=dtype), 4)
    check(torch.empty(0, dtype=dtype), 3)


def test_histogram_refuses(tpu):
    x = torch.tensor([1.0, float("nan")], device="tpu")
    with pytest.raises(RuntimeError, match="is not finite"):
        torch.histogram(x, 3)
    with pytest.raises(RuntimeError, match="bins must be > 0"):
        torch.histogram(x, 0, range=(0.0, 1.0))
    with pytest.raises(NotImplementedError):
        torch.histogram(torch.ones(3, dtype=torch.int64, device="tpu"), 3)
