"""Layers that torch.nn fuses on every device: attention and encoders in evaluation, weight_norm."""

import copy

import pytest
import torch
from torch import nn

HIDDEN = torch.tensor([[False, False, True, False, True], [False] * 5])


def both(module, *args, **kwargs):
    """What the CPU gives, what the device gives, on the CPU."""
    kept = copy.deepcopy(module).to("tpu")
    moved = {k: v.to("tpu") if isinstance(v, torch.Tensor) else v for k, v in kwargs.items()}
    with torch.no_grad():
        return module(*args, **kwargs), kept(*[a.to("tpu") for a in args], **moved)


@pytest.mark.parametrize("norm_first", [False, True])
def test_encoder_layer(tpu, norm_first):
    torch.manual_seed(0)
    options = {"batch_first": True, "norm_first": norm_first, "activation": "gelu" if norm_first else "relu"}
    layer, x = nn.TransformerEncoderLayer(8, 2, 16, **options).eval(), torch.randn(2, 5, 8)
    causal = torch.ones(5, 5, dtype=torch.bool).triu(1)
    for masks in ({}, {"src_mask": causal}, {"src_key_padding_mask": HIDDEN}):
        want, got = both(layer, x, **masks)
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)
    want, got = both(layer, x, src_mask=causal, src_key_padding_mask=HIDDEN)
    torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)


def test_encoder_of_padded_sequences(tpu):
    """The CPU makes nested tensors of them and zeros of the padding; the device computes it."""
    torch.manual_seed(0)
    encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), 2).eval()
    hidden = torch.arange(5) >= torch.tensor([[3], [5]])
    want, got = both(encoder, torch.randn(2, 5, 8), src_key_padding_mask=hidden)
    torch.testing.assert_close(got.cpu()[~hidden], want[~hidden], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_attention(tpu, dtype):
    torch.manual_seed(0)
    module, x = nn.MultiheadAttention(8, 2, batch_first=True, dtype=dtype).eval(), torch.randn(2, 5, 8, dtype=dtype)
    close = {"rtol": 2e-2, "atol": 2e-2} if dtype == torch.bfloat16 else {"rtol": 1e-4, "atol": 1e-5}
    for kwargs in (
        {"need_weights": False},
        {"key_padding_mask": HIDDEN},
        {"key_padding_mask": HIDDEN | torch.tensor([[True], [False]]), "need_weights": False},
        {"average_attn_weights": False},
        {"attn_mask": torch.ones(5, 5, dtype=torch.bool).triu(1), "need_weights": False},
    ):
        moved = {k: v.to("tpu") if isinstance(v, torch.Tensor) else v for k, v in kwargs.items()}
        other, y = copy.deepcopy(module).to("tpu"), x.to("tpu")
        with torch.no_grad():
            want, got = module(x, x, x, **kwargs), other(y, y, y, **moved)
        for w, g in zip(want, got, strict=True):
            assert (w is None) == (g is None)
            if w is not None:
                torch.testing.assert_close(g.cpu(), w, equal_nan=True, **close)


@pytest.mark.parametrize("dim", [0, 2, None])
def test_weight_norm(tpu, dim):
    torch.manual_seed(0)
    v = torch.randn(3, 4, 2)
    g = torch.rand(()) if dim is None else torch.rand([n if d == dim else 1 for d, n in enumerate(v.shape)])
    answers = []
    for device in ("cpu", "tpu"):
        args = [t.to(device, copy=True).requires_grad_() for t in (v, g)]
        out = torch._weight_norm(*args, -1 if dim is None else dim)
        (out * torch.arange(24.0, device=device).reshape(3, 4, 2)).sum().backward()
        answers.append([out.detach(), *[a.grad for a in args]])
    for want, got in zip(*answers, strict=True):
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)


def test_parametrized_weight_norm(tpu):
    torch.manual_seed(0)
    layer = nn.utils.parametrizations.weight_norm(nn.Conv1d(2, 3, 3))
    want, got = both(layer, torch.randn(1, 2, 6))
    torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)
