"""Forward passes of twenty-five models of Transformers and Diffusers equal the CPU's, with nothing run on the CPU."""

import copy

import pytest
import torch
from tiny_models import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_float32_equals_cpu(case: Case) -> None:
    model = case.model()
    expected = case.run(model, "cpu")
    got = case.run(copy.deepcopy(model).to("tpu"), "tpu")
    assert len(got) == len(expected)
    for g, e in zip(got, expected, strict=True):
        torch.testing.assert_close(g, e)


def _error(got: list[torch.Tensor], exact: list[torch.Tensor]) -> float:
    return max(
        ((g.double() - e.double()).square().mean().sqrt().item() for g, e in zip(got, exact, strict=True)), default=0.0
    )


@pytest.mark.parametrize("case", [c for c in CASES if not c.generate], ids=lambda c: c.name)
def test_bfloat16_is_as_exact_as_cpu(case: Case) -> None:
    model = case.model()
    exact = case.run(copy.deepcopy(model).double(), "cpu", torch.float64)
    half = model.to(torch.bfloat16)
    cpu = case.run(half, "cpu", torch.bfloat16)
    tpu = case.run(copy.deepcopy(half).to("tpu"), "tpu", torch.bfloat16)
    assert _error(tpu, exact) <= 3 * _error(cpu, exact) + 1e-6
