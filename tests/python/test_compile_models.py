"""The small models of Transformers and Diffusers under torch.compile(backend="tpu"): forward passes and gradients are
eager mode's. TORCH_TPU_ALL_MODELS=1 takes all twenty-five; by default a few that have little in common."""

import copy
import os

import pytest
import torch
from test_training_models import AGAIN, loss_of, trainable
from tiny_models import CASES, Case

pytestmark = pytest.mark.usefixtures("fresh_dynamo")
ALL = os.environ.get("TORCH_TPU_ALL_MODELS") == "1"
TRAINING = [c for c in CASES if c.name == "llama" or (ALL and c.name not in AGAIN)]
FORWARD = [c for c in CASES if not c.generate and (ALL or c.name == "vit")]


@pytest.mark.parametrize("case", TRAINING, ids=lambda c: c.name)
def test_training_graphs_equal_eager(case: Case) -> None:
    model = trainable(case)
    mine = copy.deepcopy(model).to("tpu")
    graphed = copy.deepcopy(model).to("tpu")
    expected = loss_of(case, mine, "tpu")
    got = loss_of(case, torch.compile(graphed, backend="tpu", dynamic=False), "tpu")
    torch.testing.assert_close(got.detach(), expected.detach())
    expected.backward()
    got.backward()
    for (name, e), g in zip(mine.named_parameters(), graphed.parameters(), strict=True):
        assert (e.grad is None) == (g.grad is None), name
        if e.grad is not None and g.grad is not None:
            torch.testing.assert_close(g.grad, e.grad, msg=lambda text, name=name: f"{name}: {text}")


@pytest.mark.parametrize("case", FORWARD, ids=lambda c: c.name)
def test_forward_graphs_equal_eager(case: Case) -> None:
    model = case.model().to("tpu")
    with torch.no_grad():
        expected = case.run(model, "tpu")
        got = case.run(torch.compile(model, backend="tpu", dynamic=False), "tpu")
    for g, e in zip(got, expected, strict=True):
        torch.testing.assert_close(g, e)
