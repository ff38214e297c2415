"""Fake quantization and products of int8 matrices, next to the CPU."""

import pytest
import torch


def check(fn, x, *args):
    answers = []
    for device in ("cpu", "tpu"):
        leaf = x.to(device, copy=True).requires_grad_()
        out = fn(leaf, *[a.to(device) if isinstance(a, torch.Tensor) else a for a in args])
        out.backward(torch.ones_like(out))
        answers.append((out.detach(), leaf.grad))
    for want, got in zip(*answers, strict=True):
        assert got.dtype == want.dtype
        torch.testing.assert_close(got.cpu(), want)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float64])
def test_fake_quantize(tpu, dtype):
    x = torch.linspace(-3, 3, 24).reshape(2, 3, 4).to(dtype)
    check(torch.fake_quantize_per_tensor_affine, x, 0.1, 3, -8, 7)
    check(torch.fake_quantize_per_tensor_affine, x, torch.tensor(0.25), torch.tensor(0, dtype=torch.int32), -8, 7)
    for zero in (torch.tensor([0, 2, -3], dtype=torch.int32), torch.tensor([0.0, 0.3, -0.7])):
        check(torch.fake_quantize_per_channel_affine, x, torch.tensor([0.1, 0.2, 0.3]), zero, 1, -8, 7)


def test_quantization_aware_training(tpu):
    torch.manual_seed(0)
    fake = torch.ao.quantization.FakeQuantize(quant_min=0, quant_max=255)
    x, other = torch.randn(4, 5), torch.ao.quantization.FakeQuantize(quant_min=0, quant_max=255).to("tpu")
    torch.testing.assert_close(other(x.to("tpu")).cpu(), fake(x))
    fake.disable_fake_quant()
    other.disable_fake_quant()
    assert torch.equal(other(x.to("tpu")).cpu(), fake(x))


def test_refusals(tpu):
    x = torch.ones(2, device="tpu")
    with pytest.raises(RuntimeError, match="quant_min"):
        torch.fake_quantize_per_tensor_affine(x, 0.1, 0, 7, -8)
    with pytest.raises(RuntimeError, match="zero_point"):
        torch.fake_quantize_per_tensor_affine(x, 0.1, 9, -8, 7)
    with pytest.raises(RuntimeError):
        torch._int_mm(x[None], x[:, None])


def test_products_of_bytes(tpu):
    a = torch.randint(-128, 128, (32, 40), dtype=torch.int8, generator=torch.Generator().manual_seed(0))
    for b in (a.mT, a.mT.contiguous()):
        got = torch._int_mm(a.to("tpu"), b.to("tpu"))
        assert got.dtype == torch.int32 and torch.equal(got.cpu(), torch._int_mm(a, b))
