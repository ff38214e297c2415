"""Activation functions and their derivatives give what the CPU gives."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from test_pointwise import floats, same

ACTIVATIONS: dict[str, Callable[..., torch.Tensor]] = {
    name: getattr(F, name)
    for name in [
        "relu",
        "relu6",
        "hardtanh",
        "hardswish",
        "hardsigmoid",
        "leaky_relu",
        "elu",
        "celu",
        "selu",
        "gelu",
        "silu",
        "mish",
        "softplus",
        "softshrink",
        "hardshrink",
        "logsigmoid",
    ]
}
ACTIVATIONS["gelu tanh"] = lambda x: F.gelu(x, approximate="tanh")
ACTIVATIONS["glu"] = lambda x: F.glu(x[:32], 0)
ACTIVATIONS["threshold"] = lambda x: F.threshold(x, 0.5, -3)
ACTIVATIONS["prelu"] = lambda x: F.prelu(x, torch.full((1,), 0.3, device=x.device, dtype=x.dtype))
ACTIVATIONS["softplus 2"] = lambda x: F.softplus(x, beta=2, threshold=3)


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_activation_and_its_derivative(tpu: str, name: str) -> None:
    f = ACTIVATIONS[name]
    same(tpu, f, floats(torch.float32))
    same(tpu, f, floats(torch.bfloat16))

    def grad(x: torch.Tensor) -> torch.Tensor:
        x = x.detach().requires_grad_()
        f(x).sum().backward()
        return x.grad

    same(tpu, grad, torch.linspace(-8, 8, 33 * 5).view(33, 5))


def test_rrelu(tpu):
    x = torch.randn(200, generator=torch.Generator().manual_seed(0)).to(tpu)
    evaluated = torch.nn.functional.rrelu(x, 0.2, 0.4)
    torch.testing.assert_close(evaluated.cpu(), torch.nn.functional.rrelu(x.cpu(), 0.2, 0.4))
    leaf = x.clone().requires_grad_()
    y = torch.nn.functional.rrelu(leaf, 0.2, 0.4, training=True)
    y.sum().backward()
    slopes = leaf.grad.cpu()
    torch.testing.assert_close(y.detach().cpu(), x.cpu() * slopes)
    drawn = slopes[x.cpu() <= 0]
    assert torch.all(slopes[x.cpu() > 0] == 1) and drawn.min() >= 0.2 and drawn.max() < 0.4 and drawn.std() > 0.03
    z = x.clone()
    assert torch.nn.functional.rrelu_(z, 0.2, 0.4, training=True) is z
    assert torch.equal(z > 0, x > 0)
