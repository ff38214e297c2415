"""F.ctc_loss and its derivative, next to the CPU."""

import pytest
import torch
import torch.nn.functional as F


def check(logits, targets, inputs, labels, **options):
    answers = []
    for device in ("cpu", "tpu"):
        x = logits.to(device, copy=True).requires_grad_()
        loss = F.ctc_loss(x.log_softmax(-1), targets.to(device), inputs, labels, **options)
        weight = torch.arange(1, loss.numel() + 1, device=device).reshape(loss.shape)
        (loss * weight).sum().backward()
        answers.append([loss.detach(), x.grad])
    for want, got in zip(*answers, strict=True):
        assert got.dtype == want.dtype and got.shape == want.shape
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-5, equal_nan=True)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_loss(tpu, dtype):
    torch.manual_seed(0)
    logits, matrix = torch.randn(7, 3, 5, dtype=dtype), torch.tensor([[1, 2, 2], [3, 3, 0], [4, 0, 0]])
    for reduction in ("none", "mean"):
        check(logits, matrix, (7, 5, 4), (3, 2, 1), reduction=reduction)
    check(logits, torch.tensor([1, 2, 2, 3, 3, 4]), (7, 5, 4), (3, 2, 1))
    check(logits, matrix, (7, 5, 4), (3, 0, 1), reduction="none")
    check(logits, torch.tensor([[0, 1], [2, 2], [3, 0]], dtype=torch.int32), (7, 6, 7), (2, 2, 1), blank=4)


def test_tensors_of_lengths(tpu):
    torch.manual_seed(0)
    logits, targets = torch.randn(6, 2, 4), torch.tensor([[1, 2, 1], [3, 3, 2]])
    check(logits, targets, torch.tensor([6, 6]), torch.tensor([3, 2]), reduction="none")
    compiled = torch.tpu.metrics()["compiles"]
    check(logits, targets, torch.tensor([5, 6]), torch.tensor([2, 3]), reduction="none")
    assert torch.tpu.metrics()["compiles"] == compiled, "other lengths are the same program"
    one = torch.randn(6, 4)
    check(one, torch.tensor([1, 2]), torch.tensor(6), torch.tensor(2), reduction="none")


@pytest.mark.parametrize("zero_infinity", [False, True])
def test_too_short(tpu, zero_infinity):
    torch.manual_seed(0)
    logits, targets = torch.randn(3, 2, 4), torch.tensor([[1, 1, 1], [1, 2, 0]])
    check(logits, targets, (3, 3), (3, 2), zero_infinity=zero_infinity, reduction="none")
    check(logits, targets, (0, 3), (0, 2), zero_infinity=zero_infinity, reduction="none")


def test_refusals(tpu):
    x, targets = torch.randn(3, 2, 4, device="tpu"), torch.ones(2, 2, dtype=torch.int64, device="tpu")
    for inputs, labels, blank, message in (
        ((3, 4), (1, 1), 0, "input_lengths to have value at most 3"),
        ((3,), (1, 1), 0, "input_lengths must be of size batch_size"),
        ((3, 3), (1, 3), 0, "size at least 3 at dimension 1"),
        ((3, 3), (1, 1), 4, "blank must be in label range"),
    ):
        with pytest.raises(RuntimeError, match=message):
            F.ctc_loss(x, targets, inputs, labels, blank=blank)
