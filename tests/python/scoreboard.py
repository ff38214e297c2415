"""PyTorch's own lists of modules and optimizers on tpu: outputs, gradients and steps against the CPU's.

    .venv/bin/python tests/python/scoreboard.py [--kind modules|optimizers] [--first] [NAME ...]

runs every sample of torch.testing._internal's module_db and optim_db (with --first: one sample each) and prints the
names of those that fail, each with the reason. Exits 1 where one fails that is not in KNOWN, or one of KNOWN passes.
tests/python/test_scoreboard.py runs a few of them.
"""

from __future__ import annotations

import argparse
import copy
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "python"))
    os.environ.setdefault("TORCH_TPU_RUNTIME", "cpu")
    os.environ["TORCH_TPU_FALLBACK"] = "error"

import torch  # noqa: E402
import torch_tpu  # noqa: E402, F401
from torch.testing._internal.common_modules import ModuleInfo, module_db  # noqa: E402
from torch.testing._internal.common_optimizers import OptimizerInfo, optim_db  # noqa: E402
from torch.utils._pytree import tree_leaves, tree_map  # noqa: E402

# What fails, and why.
KNOWN: dict[str, str] = {
    "SparseAdam": "takes sparse gradients, which tpu does not have",
}

# Their samples hold float64 numbers whatever is asked for, and want the input in the same type.
FLOAT64 = ("nn.FractionalMaxPool2d", "nn.FractionalMaxPool3d")

# They draw numbers, which devices do differently; in evaluation they do not.
RANDOM = ("nn.RReLU", "nn.FractionalMaxPool2d", "nn.FractionalMaxPool3d")


def moved(value: Any, device: str) -> Any:
    """A copy on a device, with leaves of its own."""

    def move(x: Any) -> Any:
        if isinstance(x, torch.Tensor):
            return x.detach().clone().to(device).requires_grad_(x.requires_grad)
        return copy.deepcopy(x).to(device) if isinstance(x, torch.nn.Module) else x

    return tree_map(move, value)


def quiet(module: torch.nn.Module) -> torch.nn.Module:
    """Without dropout."""
    for m in module.modules():
        if isinstance(m, torch.nn.modules.dropout._DropoutNd):
            m.p = 0.0
        if isinstance(getattr(m, "dropout", None), float):
            m.dropout = 0.0
    return module


def forward_and_backward(module: torch.nn.Module, args: Any, kwargs: Any) -> tuple[list[Any], list[Any]]:
    out = tree_leaves(module(*args, **kwargs))

    # Each result counts with weights of its own, which do not depend on the values: else a gradient would show the
    # rounding of a large result many times enlarged.
    def weighed(o: torch.Tensor) -> torch.Tensor:
        weights = torch.arange(o.numel(), dtype=torch.float64).cos().reshape(o.shape)
        return ((o.real if o.is_complex() else o).double() * weights.to(o.device)).sum()

    total = sum(weighed(o) for o in out if isinstance(o, torch.Tensor) and o.requires_grad)
    leaves = [t for t in (*tree_leaves((args, kwargs)), *module.parameters()) if isinstance(t, torch.Tensor)]
    if isinstance(total, torch.Tensor):
        total.backward()
    return out, [t.grad for t in leaves]


def close(got: list[Any], expected: list[Any], what: str) -> None:
    assert len(got) == len(expected)
    for k, (g, e) in enumerate(zip(got, expected, strict=True)):
        assert (g is None) == (e is None), f"{what} {k}: {g} and {e}"
        if isinstance(e, torch.Tensor):
            assert g.dtype == e.dtype and g.shape == e.shape
            message = lambda text, k=k: f"{what} {k}: {text}"  # noqa: E731
            torch.testing.assert_close(g.cpu(), e, equal_nan=True, rtol=1e-4, atol=1e-5, msg=message)


def run_module(info: ModuleInfo, first: bool) -> None:
    training = info.name not in RANDOM
    dtype = torch.float64 if info.name in FLOAT64 else torch.float32
    samples = info.module_inputs_func(info, "cpu", dtype, True, training)
    for sample in samples:
        if sample.forward_input is None:
            continue
        torch.manual_seed(0)
        made = info.module_cls(*sample.constructor_input.args, **sample.constructor_input.kwargs).to(dtype)
        module = quiet(made).train(training)
        if any(isinstance(p, torch.nn.parameter.UninitializedParameter) for p in module.parameters()):
            with torch.no_grad():
                module(*sample.forward_input.args, **sample.forward_input.kwargs)
        call = (sample.forward_input.args, sample.forward_input.kwargs)
        mine, mine_call = moved(module, "tpu"), moved(call, "tpu")
        theirs, their_call = moved(module, "cpu"), moved(call, "cpu")
        expected = forward_and_backward(theirs, *their_call)
        got = forward_and_backward(mine, *mine_call)
        where = f"{sample.desc or 'a sample'}: "
        close(got[0], expected[0], where + "output")
        close(got[1], expected[1], where + "gradient")
        close([b for _, b in mine.named_buffers()], [b for _, b in theirs.named_buffers()], where + "buffer")
        if first:
            return


def steps(kind: Any, device: str, kwargs: dict[str, Any]) -> list[torch.Tensor]:
    torch.manual_seed(0)
    shapes = ((2, 3), (3, 2)) if kind.__name__ == "Muon" else ((2, 3), (3,), ())
    params = [torch.randn(s).to(device).requires_grad_() for s in shapes]
    grads = [torch.randn(s) * 0.3 for s in shapes]
    optimizer = kind(params, **moved(kwargs, device))

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = sum((p * g.to(device)).sum() + p.square().sum() for p, g in zip(params, grads, strict=True))
        loss.backward()
        return loss

    for _ in range(4):
        optimizer.step(closure)
    state = [t for p in params for t in optimizer.state[p].values() if isinstance(t, torch.Tensor)]
    return [t.detach().cpu() for t in [*params, *state]]


def run_optimizer(info: OptimizerInfo, first: bool) -> None:
    if info.only_supports_sparse_grads:
        raise AssertionError("takes sparse gradients only, which tpu does not have")
    ways: list[dict[str, Any]] = [{}]
    ways += [{way: True} for way in ("foreach", "fused") if way in info.supported_impls]
    ways += [{"foreach": False}] if "foreach" in info.supported_impls else []
    for sample in info.optim_inputs_func("cpu"):
        for way in ways:
            kwargs = {**sample.kwargs, **way}
            if kwargs.get("foreach") and kwargs.get("differentiable"):
                continue
            if isinstance(kwargs.get("lr"), torch.Tensor) and kwargs.get("foreach"):
                continue  # asks for capturable, which the CPU lacks
            close(steps(info.optim_cls, "tpu", kwargs), steps(info.optim_cls, "cpu", kwargs), f"{sample.desc} {way}")
        if first:
            return


def every(kind: str) -> dict[str, Any]:
    if kind == "modules":
        return {i.name: i for i in module_db}
    return {i.optim_cls.__name__: i for i in optim_db}


def failure(kind: str, name: str, first: bool = False) -> str:
    """Why `name` fails, in one line; "" if it passes."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if kind == "modules":
                run_module(every(kind)[name], first)
            else:
                run_optimizer(every(kind)[name], first)
    except Exception as error:
        text = " ".join(str(error).split())
        return f"{type(error).__name__}: {text}"[:300]
    return ""


def board(kinds: tuple[str, ...], names: list[str], first: bool) -> Iterator[tuple[str, str]]:
    for kind in kinds:
        for name in every(kind):
            if not names or name in names:
                yield name, failure(kind, name, first)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=("modules", "optimizers"))
    parser.add_argument("--first", action="store_true", help="the first sample of each only")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    kinds = (options.kind,) if options.kind else ("modules", "optimizers")
    wrong, count, passed = [], 0, 0
    for name, why in board(kinds, options.names, options.first):
        count += 1
        passed += not why
        if why:
            print(f"{name}: {KNOWN.get(name) or why}", flush=True)
        if bool(why) != (name in KNOWN) and not (options.first and not why):
            wrong.append(name)
    print(f"{passed} of {count} pass; not as KNOWN says: {', '.join(wrong) or 'none'}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
