"""Normalization layers, vector norms, distances and losses equal the CPU's, gradients included."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from reduction_cases import check, values

HALF = {"rtol": 2e-2, "atol": 2e-2}
CLOSE = {"rtol": 1e-4, "atol": 1e-5}


def with_gradients(function: Callable[..., torch.Tensor]) -> Callable[..., Any]:
    """The result and the gradients of all floating-point arguments, for a loss that weighs every element."""

    def run(*args: Any) -> list[torch.Tensor]:
        leaves = [
            a.detach().clone().requires_grad_() if isinstance(a, torch.Tensor) and a.is_floating_point() else a
            for a in args
        ]
        y = function(*leaves)
        (y * torch.arange(1, y.numel() + 1).view(y.shape).to(y)).sum().backward()
        grads = [a.grad for a in leaves if isinstance(a, torch.Tensor) and a.requires_grad]
        return [y.detach(), *grads]

    return run


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16], ids=str)
def test_layer_norm(tpu: str, dtype: torch.dtype) -> None:
    x, w, b = values(4, 3, 8, dtype=dtype), values(8, dtype=dtype, seed=1), values(8, dtype=dtype, seed=2)
    tolerance = HALF if dtype == torch.bfloat16 else CLOSE
    check(lambda x, w, b: F.layer_norm(x, [8], w, b), x, w, b, tolerance=tolerance)
    check(lambda x: F.layer_norm(x, [3, 8]), x, tolerance=tolerance)
    if dtype != torch.bfloat16:
        check(with_gradients(lambda x, w, b: F.layer_norm(x, [8], w, b)), x, w, b, tolerance=CLOSE)
        check(with_gradients(lambda x: F.layer_norm(x, [3, 8], eps=0.1)), x, tolerance=CLOSE)
        check(with_gradients(lambda x, w: F.rms_norm(x, [8], w)), x, w, tolerance=CLOSE)
    check(lambda x: F.layer_norm(x, [8]), x[:0])


def test_group_norm(tpu: str) -> None:
    x, w, b = values(2, 6, 4, 3), values(6, seed=1), values(6, seed=2)
    check(with_gradients(lambda x, w, b: F.group_norm(x, 3, w, b)), x, w, b, tolerance=CLOSE)
    check(with_gradients(lambda x: F.group_norm(x, 2)), x, tolerance=CLOSE)
    check(with_gradients(lambda x: F.instance_norm(x)), x, tolerance=CLOSE)
    check(lambda x: F.group_norm(x, 2), x.contiguous(memory_format=torch.channels_last), tolerance=CLOSE)


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("shape", [(5, 3), (4, 3, 5), (2, 3, 4, 5)], ids=str)
def test_batch_norm(tpu: str, shape: tuple[int, ...], training: bool) -> None:
    def run(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor, mean: torch.Tensor, var: torch.Tensor) -> Any:
        mean, var = mean.clone(), var.clone()
        results = with_gradients(lambda x, w, b: F.batch_norm(x, mean, var, w, b, training=training))(x, w, b)
        return [*results, mean, var]

    args = values(3, seed=1), values(3, seed=2), values(3, seed=3), values(3, seed=4).abs() + 1
    check(run, values(*shape), *args, tolerance=CLOSE)
    check(with_gradients(lambda x: F.batch_norm(x, None, None, training=True)), values(*shape), tolerance=CLOSE)


def test_batch_norm_module(tpu: str) -> None:
    def run(x: torch.Tensor) -> list[torch.Tensor]:
        m = torch.nn.BatchNorm2d(3, momentum=0.3).to(x.device)
        for _ in range(3):
            m(x)
        m.eval()
        return [m(x).detach(), m.running_mean, m.running_var, m.num_batches_tracked]

    check(run, values(2, 3, 4, 4), tolerance=CLOSE)
    check(
        lambda x: torch.nn.BatchNorm1d(3).to(x.device).bfloat16()(x).detach(), values(4, 3).bfloat16(), tolerance=HALF
    )


@pytest.mark.parametrize("order", [0, 1, 2, 3.5, 0.5, float("inf"), float("-inf")])
def test_vector_norm(tpu: str, order: float) -> None:
    for dtype in (torch.float32, torch.bfloat16, torch.complex64):
        x = values(4, 5, dtype=dtype)
        check(torch.linalg.vector_norm, x, order, tolerance=CLOSE if dtype != torch.bfloat16 else HALF)
        check(torch.linalg.vector_norm, x, order, dim=1, keepdim=True, tolerance=HALF)
    x = values(4, 5)
    check(torch.norm, x, order, tolerance=CLOSE)
    check(torch.norm, x, order, dim=0, tolerance=CLOSE)
    check(torch.linalg.vector_norm, x, order, dtype=torch.float64, tolerance=CLOSE)
    check(torch.dist, x, values(4, 5, seed=1), order, tolerance=CLOSE)
    if order >= 0:
        check(torch.cdist, values(2, 4, 3), values(2, 5, 3, seed=1), order, tolerance=CLOSE)


def test_distances(tpu: str) -> None:
    a, b = values(4, 3) + torch.linspace(0, 1, 12).view(4, 3), values(5, 3, seed=1)
    for p in (1.0, 2.0, 3.0):
        check(with_gradients(lambda a, b, p=p: torch.cdist(a, b, p)), a, b, tolerance=CLOSE)
    check(lambda x: torch.renorm(x, 2, 0, 1.0), a, tolerance=CLOSE)
    check(lambda x: torch.renorm(x, 1, 1, 2.5), a, tolerance=CLOSE)
    check(torch.linalg.cross, a, values(4, 3, seed=2))
    check(torch.linalg.cross, values(3, 4), values(3, 1, seed=2), dim=0)
    check(F.cosine_similarity, a, values(4, 3, seed=2), tolerance=CLOSE)
    check(torch.trace, values(4, 6))


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_pointwise_losses(tpu: str, reduction: str) -> None:
    x, y = values(3, 4) + 0.1, values(3, 4, seed=1)
    for loss in (F.mse_loss, F.smooth_l1_loss, F.huber_loss, F.l1_loss, F.soft_margin_loss):
        check(with_gradients(lambda x, y, loss=loss: loss(x, y, reduction=reduction)), x, y.sign(), tolerance=CLOSE)
    p, t = torch.sigmoid(x), (values(3, 4, seed=2) > 0).float()
    bce = F.binary_cross_entropy
    check(with_gradients(lambda p: bce(p, t.to(p.device), reduction=reduction)), p, tolerance=CLOSE)
    weight = torch.tensor([1.0, 2, 3, 4])
    check(lambda p, t, w: bce(p, t, w, reduction=reduction), p, t, weight, tolerance=CLOSE)
    check(lambda p, t: bce(p, t, reduction=reduction), torch.tensor([0.0, 1.0]), torch.tensor([0.25, 0.5]))
    check(F.kl_div, x, p, reduction=reduction, tolerance=CLOSE)
    check(F.smooth_l1_loss, x, y, beta=0.3, reduction=reduction, tolerance=CLOSE)
    check(F.huber_loss, x, y, delta=0.3, reduction=reduction, tolerance=CLOSE)


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_cross_entropy(tpu: str, reduction: str) -> None:
    x, t = values(5, 4), torch.tensor([0, 3, -100, 2, 1])
    w = torch.tensor([0.5, 1, 2, 0.25])
    check(with_gradients(lambda x, t: F.cross_entropy(x, t, reduction=reduction)), x, t, tolerance=CLOSE)
    check(
        with_gradients(lambda x: F.cross_entropy(x, t.to(x.device), w.to(x.device), reduction=reduction)),
        x,
        tolerance=CLOSE,
    )
    image, labels = values(2, 4, 3, 3), torch.arange(18).view(2, 3, 3) % 4
    check(with_gradients(lambda x, t: F.cross_entropy(x, t, reduction=reduction)), image, labels, tolerance=CLOSE)
    check(F.nll_loss, x[0], torch.tensor(2), reduction=reduction)
    check(F.nll_loss, x, torch.full((5,), -100), reduction=reduction)
    check(F.cross_entropy, x, t, label_smoothing=0.1, reduction=reduction, tolerance=CLOSE)


def test_values_out_of_range(tpu: str) -> None:
    check(F.nll_loss, values(3, 4), torch.tensor([0, 4, 1]))
    check(F.nll_loss, values(1, 4, 2, 2), torch.full((1, 2, 2), -1))
    check(F.binary_cross_entropy, torch.tensor([1.5]), torch.tensor([1.0]))


def test_undefined_gradients(tpu: str) -> None:
    """Where output_mask says so, a gradient is None, not zeros."""
    x = values(3, 4).to(tpu)
    mean, rstd, w = x.mean(1, keepdim=True), x.std(1, keepdim=True), torch.ones(4, device=tpu)
    grads = torch.ops.aten.native_layer_norm_backward(x, x, [4], mean, rstd, w, w, [False, True, False])
    assert grads[0] is None and grads[1].shape == (4,) and grads[2] is None
