"""pdist, multi_margin_loss and multilabel_margin_loss with gradients, against CPU."""

import pytest
import torch
import torch.nn.functional as F


def both(fn, *tensors):
    answers = []
    for device in ("cpu", "tpu"):
        args = [t.detach().to(device, copy=True) for t in tensors]
        args[0].requires_grad_()
        out = fn(*args)
        (out * out).sum().backward()
        answers.append((out.detach(), args[0].grad))
    for want, got in zip(*answers, strict=True):
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("p", [0.0, 0.5, 1.0, 2.0, 3.0, float("inf")])
def test_pdist(tpu, p):
    torch.manual_seed(0)
    for n in (1, 2, 5):
        both(lambda x: torch.pdist(x, p), torch.randn(n, 3))
    equal = torch.ones(3, 2)
    torch.testing.assert_close(torch.pdist(equal.to("tpu"), p).cpu(), torch.pdist(equal, p))


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_multi_margin_loss(tpu, reduction):
    torch.manual_seed(0)
    x, t, w = torch.randn(4, 5), torch.tensor([0, 4, 2, 2]), torch.rand(5)
    for p in (1, 2):
        both(lambda x, t, p=p: F.multi_margin_loss(x, t, p=p, reduction=reduction), x, t)
    both(lambda x, t, w: F.multi_margin_loss(x, t, margin=0.3, weight=w, reduction=reduction), x, t, w)
    both(lambda x, t: F.multi_margin_loss(x, t, reduction=reduction), x[:1], t[:1])
    with pytest.raises(RuntimeError, match="target out of range"):
        F.multi_margin_loss(x.to("tpu"), torch.full((4,), 5, device="tpu")).cpu()


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_multilabel_margin_loss(tpu, reduction):
    torch.manual_seed(0)
    x, t = torch.randn(3, 4), torch.tensor([[3, 0, -1, 1], [-1, 2, 2, 2], [2, 2, 0, 1]])
    both(lambda x, t: F.multilabel_margin_loss(x, t, reduction=reduction), x, t)
    both(lambda x, t: F.multilabel_margin_loss(x, t, reduction=reduction), x[0].double(), t[0])
    got, want = (torch.ops.aten.multilabel_margin_loss_forward(x.to(d), t.to(d), 1)[1].cpu() for d in ("tpu", "cpu"))
    assert torch.equal(got, want)
    with pytest.raises(RuntimeError, match="out of range"):
        F.multilabel_margin_loss(x.to("tpu"), torch.full((3, 4), 4, device="tpu")).cpu()
