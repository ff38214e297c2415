"""PyTorch's own operator samples (OpInfo) on the device, next to the CPU: values, dtypes, shapes, strides.

An operator that reaches one without a row is not tested, and skipped under that one's name; nothing else may be
skipped. What is known to fail stands in EXPECTED_FAILURES with the reason, and fails here once it works.
"""

import collections
import os
import warnings
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest
import torch
import torch_tpu  # noqa: F401
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput

# Every new program costs a compile: TORCH_TPU_OPINFO=all adds bool and the in-place forms.
ALL = os.environ.get("TORCH_TPU_OPINFO") == "all"
# How many samples of each dtype.
SAMPLES = {torch.float32: 2, torch.int64: 1} | ({torch.bool: 1} if ALL else {})
# At least so many operators pass, so that skipping cannot hide a loss.
LEAST_PASSED = 950

# Operator, or operator and dtype, to the reason.
EXPECTED_FAILURES = {
    "_native_batch_norm_legit": "in evaluation CPU returns no statistics where its Meta kernel describes them",
    "matrix_exp float32": "exponentials near 1e5, whose smaller elements the CPU too gets wrong by 0.2 %",
    "native_batch_norm": "in evaluation CPU returns no statistics where its Meta kernel describes them",
    "chalf": "complex32 is not stored yet",
    "sparse.mm.reduce": "sparse CSR tensors have no rows yet",
    "sparse.sampled_addmm": "sparse CSR tensors have no rows yet",
    "tensor_split": "PyTorch wants the tensor of sections on the CPU on every device; the samples move it along",
}
# Need what no CPU build has.
NO_REFERENCE = {op.name for op in op_db if op.name.startswith("jiterator")}
# Their results are uninitialised memory.
UNINITIALISED = {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided"}
# Sums of so many products in another order that the defaults of assert_close are too narrow.
WIDE = {"addbmm", "nn.functional.conv_transpose3d"}
# Signs of eigenvectors and singular vectors are free: magnitudes are compared.
FREE_SIGNS = {"linalg.eigh", "linalg.svd", "pca_lowrank", "svd", "svd_lowrank"}
# Which of several equal elements comes first is not defined: the positions in this result are followed, not compared.
POSITIONS = {"argsort": 0, "kthvalue": 1, "mode": 1, "msort": 1, "sort": 1, "topk": 1}

_tally: collections.Counter[str] = collections.Counter()
_missing: collections.Counter[str] = collections.Counter()


def _name(op: OpInfo) -> str:
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else op.name


def _move(value: Any, device: str) -> Any:
    if isinstance(value, torch.Tensor):
        # A layout of its own is part of the sample.
        copy = value.detach().to(device)
        return copy.clone() if device == "cpu" else copy
    if isinstance(value, list | tuple):
        return type(value)(_move(v, device) for v in value)
    if isinstance(value, dict):
        return {k: _move(v, device) for k, v in value.items()}
    if isinstance(value, torch.device):
        return torch.device(device)
    return value


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, list | tuple):
        return [leaf for v in value for leaf in _leaves(v)]
    return [value]


def _run(function: Any, sample: SampleInput, device: str, seed: int = 0) -> list[Any]:
    set_seed = torch.manual_seed
    set_seed(seed)
    inputs, args, kwargs = (_move(v, device) for v in (sample.input, sample.args, sample.kwargs))
    # Operators that draw are seeded by their OpInfo, with always the same number.
    with mock.patch.object(torch, "manual_seed", lambda _: set_seed(seed)):
        return _leaves(function(inputs, *args, **kwargs))


def _same(a: list[Any], b: list[Any]) -> bool:
    try:
        torch.testing.assert_close(a, b, rtol=0, atol=0, equal_nan=True)
    except (AssertionError, ValueError):
        return False
    return True


def _compare(name: str, sample: SampleInput, got: list[Any], expected: list[Any], values: bool) -> None:
    assert len(got) == len(expected)
    for i, (g, e) in enumerate(zip(got, expected, strict=True)):
        if not isinstance(e, torch.Tensor):
            assert type(g) is type(e)
            if values and not isinstance(e, torch.Generator):
                torch.testing.assert_close(g, e, equal_nan=True)
            continue
        assert g.dtype == e.dtype and g.shape == e.shape, f"expected {e.dtype} {e.shape}, got {g.dtype} {g.shape}"
        if e.layout == torch.strided:
            assert g.stride() == e.stride(), f"result {i}: expected strides {e.stride()}, got {g.stride()}"
        if not values:
            continue
        g = g.cpu()
        if POSITIONS.get(name) == i and sample.input.ndim:
            dim = sample.kwargs.get("dim", -1)
            dim = dim if isinstance(dim, int) else -1
            if name in ("kthvalue", "topk") and len(sample.args) > 1:
                dim = sample.args[1]
            elif name in ("argsort", "mode", "sort") and sample.args:
                dim = sample.args[0]
            source = sample.input.detach()
            if g.ndim < source.ndim:
                g, e = g.unsqueeze(dim), e.unsqueeze(dim)
            g, e = source.gather(dim, g), source.gather(dim, e)
        if name in FREE_SIGNS:
            g, e = g.abs(), e.abs()
        tolerance = {"rtol": 2e-5, "atol": 5e-5} if name in WIDE and e.is_floating_point() else {}
        torch.testing.assert_close(g, e, equal_nan=True, **tolerance)


def _check(op: OpInfo, dtype: torch.dtype) -> None:
    name = _name(op)
    torch.manual_seed(0)  # the samples' numbers are the same in any order of the tests
    for number, sample in enumerate(op.sample_inputs("cpu", dtype)):
        if number == SAMPLES[dtype]:
            break
        expected = _run(op, sample, "cpu")
        # Another seed shows whether numbers are drawn: those differ between devices.
        values = name not in UNINITIALISED and _same(_run(op, sample, "cpu", seed=1), expected)
        _compare(name, sample, _run(op, sample, "tpu"), expected, values)
        if ALL and number == 0 and dtype == torch.float32 and op.inplace_variant is not None:
            try:
                expected = _run(op.inplace_variant, sample, "cpu")
            except RuntimeError:
                continue
            _compare(name, sample, _run(op.inplace_variant, sample, "tpu"), expected, values)


CASES = [
    (op, dtype)
    for op in op_db
    if op.name not in NO_REFERENCE
    for dtype in SAMPLES
    if dtype in op.supported_dtypes("cpu")
]


def _reason(op: OpInfo, dtype: torch.dtype) -> str | None:
    name = _name(op)
    return EXPECTED_FAILURES.get(name) or EXPECTED_FAILURES.get(f"{name} {str(dtype).partition('.')[2]}")


@pytest.mark.parametrize(
    ("op", "dtype"), CASES, ids=[f"{_name(op)}-{str(dtype).partition('.')[2]}" for op, dtype in CASES]
)
def test_equals_cpu(op: OpInfo, dtype: torch.dtype) -> None:
    reason = _reason(op, dtype)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            _check(op, dtype)
    except NotImplementedError as error:
        text = str(error)
        if "has no row for this operator" in text or text.startswith("convolution_overrideable not implemented"):
            missing = text.partition(": the tpu device")[0].partition("_overrideable")[0]
            _tally["untested"] += 1
            _missing[missing] += 1
            pytest.skip(missing)
        if reason is None:
            _tally["failed"] += 1
            raise
    except Exception:
        if reason is None:
            _tally["failed"] += 1
            raise
    else:
        if reason is None:
            _tally["passed"] += 1
            return
        pytest.fail(f"passes now: remove it from EXPECTED_FAILURES ({reason})")
    _tally["failed as expected"] += 1


@pytest.fixture
def out_loud(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    with capsys.disabled():
        yield


def test_scoreboard(request: pytest.FixtureRequest, out_loud: None) -> None:
    if sum(_tally.values()) < len(CASES):
        pytest.skip("the whole file was not run")
    print(f"\nOpInfo: {', '.join(f'{count} {what}' for what, count in sorted(_tally.items()))}")
    print(f"most wanted rows: {', '.join(f'{op} ({n})' for op, n in _missing.most_common(12))}")
    assert _tally["passed"] >= LEAST_PASSED


def test_expected_failures_exist() -> None:
    known = {_name(op) for op in op_db}
    unknown = [name for name in EXPECTED_FAILURES if name.partition(" ")[0] not in known]
    assert not unknown
