"""Golden programs: the StableHLO text that each row gives for one small call, under tests/golden.

Every call of tests/python/golden_samples.py runs on the CPU runtime, its result is compared with CPU torch's, and the
program that the row made for it is compared with <row>.mlir. Where a TPU would get another program, that one is in
tpu/<row>.mlir. Exits 1 and names what differs. Usage:

    .venv/bin/python tools/goldens.py [--update] [--json] [ROW ...]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests/golden"
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "tests/python")]
os.environ.setdefault("TORCH_TPU_RUNTIME", "cpu")
os.environ["TORCH_TPU_STRICT"] = "0"
os.environ["TORCH_TPU_FALLBACK"] = "error"

import golden_samples  # noqa: E402
import torch  # noqa: E402
import torch_tpu  # noqa: E402, F401
from torch_tpu import _C  # noqa: E402


def leaves(value: Any) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value]
    return [t for v in value for t in leaves(v)] if isinstance(value, list | tuple) else []


def call(name: str, device: str, seed: int = 0) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """The results of the sample call, and its arguments afterwards."""
    args, kwargs = golden_samples.clone(golden_samples.sample(name), device)
    if "device" in kwargs:
        kwargs["device"] = torch.device(device)
    function = golden_samples.operator(name)
    if device == "cpu":
        function = golden_samples.REFERENCES.get(name, function)
    torch.manual_seed(seed)
    result = function(*args, **kwargs)
    return leaves(result), leaves([args, list(kwargs.values())])


def run(name: str) -> tuple[str, str]:
    """Runs the sample of `name`, compares it with CPU's, and gives the program's text for the CPU and for a TPU."""
    row = name.partition("@")[0]
    _C.record_programs(True)
    got = call(name, "tpu")
    texts = []
    for platform in ("cpu", "tpu"):
        mine = [text for _, schemas, text in _C.recorded_programs(platform) if row in schemas.split()]
        if not mine:
            raise AssertionError(f"aten::{row} ran without its row: the sample call does not reach it")
        texts.append(mine[-1])
    _C.record_programs(False)
    compare(name, got)
    return texts[0], texts[1]


def compare(name: str, got: tuple[list[torch.Tensor], list[torch.Tensor]]) -> None:
    """Raises where `got` is not what CPU computes. Random numbers differ by design: only their seed is compared."""
    row = name.partition("@")[0]
    expected = call(name, "cpu")
    drawn = any(not torch.equal(a, b) for a, b in zip(*map(flat, (expected, call(name, "cpu", seed=1))), strict=True))
    if drawn:
        expected = call(name, "tpu")
    for mine, theirs in zip(flat(got), flat(expected), strict=True):
        if mine.stride() != theirs.stride():
            raise AssertionError(f"expected strides {theirs.stride()}, got {mine.stride()}")
        if row in golden_samples.UNCOMPARED:
            assert mine.shape == theirs.shape and mine.dtype == theirs.dtype
            continue
        torch.testing.assert_close(mine.cpu(), theirs.cpu(), equal_nan=True)


def flat(results: tuple[list[torch.Tensor], list[torch.Tensor]]) -> list[torch.Tensor]:
    return [t for part in results for t in part]


def path_of(name: str, platform: str = "cpu") -> Path:
    return GOLDEN / ("tpu" if platform == "tpu" else "") / f"{name}.mlir"


def check(name: str, update: bool) -> str:
    """What is wrong with the golden `name`, "" if nothing."""
    try:
        texts = dict(zip(("cpu", "tpu"), run(name), strict=True))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    wanted = {path_of(name): texts["cpu"]}
    if texts["tpu"] != texts["cpu"]:
        wanted[path_of(name, "tpu")] = texts["tpu"]
    for path in (path_of(name), path_of(name, "tpu")):
        have, want = path.read_text() if path.exists() else None, wanted.get(path)
        if have == want:
            continue
        if not update:
            state = "is missing" if have is None else "is not needed any more" if want is None else "differs"
            return f"{path.relative_to(ROOT)} {state}: look at it after tools/goldens.py --update {name}"
        if want is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(want)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true", help="write the texts instead of comparing them")
    parser.add_argument("--json", action="store_true", help='print {"golden": "what is wrong, or nothing"}')
    parser.add_argument("rows", nargs="*", help="rows or goldens to look at; all of them by default")
    options = parser.parse_args()
    every = golden_samples.names(_C.rows())
    names = [n for n in every if not options.rows or n in options.rows or n.partition("@")[0] in options.rows]
    wrong = {name: check(name, options.update) for name in names}
    if not options.rows:
        for path in sorted(GOLDEN.rglob("*.mlir")):
            if path.stem in every:
                continue
            if options.update:
                path.unlink()
            else:
                wrong[path.stem] = f"{path.relative_to(ROOT)} belongs to no row"
    if options.json:
        print(json.dumps(wrong))
    else:
        for name, what in wrong.items():
            if what:
                print(f"{name}: {what}")
        print(f"{len(wrong) - sum(map(bool, wrong.values()))} of {len(wrong)} goldens are right")
    return int(any(wrong.values()))


if __name__ == "__main__":
    sys.exit(main())
