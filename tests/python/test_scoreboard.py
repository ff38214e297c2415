"""A few of PyTorch's own modules and optimizers; scoreboard.py has all of them."""

import pytest
from scoreboard import KNOWN, every, failure

MODULES = """nn.Bilinear nn.ConvTranspose1d nn.BatchNorm2d nn.RMSNorm nn.MultiheadAttention
nn.KLDivLoss nn.HuberLoss nn.MaxPool2d nn.PReLU nn.LazyConv1d nn.GRUCell nn.LSTM"""
OPTIMIZERS = "SGD Rprop"
CASES = [("modules", n) for n in MODULES.split()] + [("optimizers", n) for n in OPTIMIZERS.split()]


@pytest.mark.parametrize(("kind", "name"), CASES, ids=lambda v: v)
def test_first_sample(kind: str, name: str) -> None:
    assert name in every(kind) and name not in KNOWN
    assert failure(kind, name, first=True) == ""
