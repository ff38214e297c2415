"""Checks the layer table of ARCHITECTURE.md from the #include lines of src/ and tests/cpp/.

Prints one line per violation and exits 1; a file of more than 600 lines is only a warning. Usage:

    .venv/bin/python tools/check_layering.py [ROOT]
"""

import re
import sys
from pathlib import Path

# Which layers each layer may include, besides itself.
LAYERS: dict[str, set[str]] = {
    "support": set(),
    "shlo": {"support"},
    "pjrt": {"support"},
    "lower": {"support", "shlo"},
    "runtime": {"support", "shlo", "pjrt", "lower"},
    "graph": {"support", "shlo", "pjrt", "lower", "runtime"},
    "aten": {"support", "shlo", "pjrt", "lower", "runtime", "graph"},
    "c10d": {"support", "shlo", "pjrt", "lower", "runtime"},
    "python": {"support", "shlo", "pjrt", "lower", "runtime", "graph", "aten", "c10d"},
}
# Which more its tests may include: what is lowered is run, too.
TESTS = {"shlo": {"pjrt"}, "lower": {"pjrt"}}
# Single headers that a layer may include from one it otherwise may not.
EXCEPTIONS = {("c10d", "aten/tensor.h")}
# The fake plugin is for itself and for tests.
FAKE = "pjrt/fake/"
# Who may include headers from outside, by the beginning of their names.
OUTSIDE: dict[str, set[str]] = {
    "ATen/": {"aten", "c10d", "python"},
    "c10/": {"aten", "c10d", "python"},
    "caffe2/": set(),
    "torch/": {"aten", "c10d", "python"},
    "pybind11/": {"python"},
    "Python.h": {"python"},
    "torch/csrc/utils/pybind.h": {"python"},
    "pjrt_c_api": {"pjrt"},
    "doctest": set(),
    # These pull in every operator: half a minute for each file that has one.
    "ATen/ATen.h": set(),
    "ATen/Functions.h": set(),
    "ATen/NativeFunctions.h": set(),
    "ATen/Operators.h": set(),
    "torch/all.h": set(),
    "torch/extension.h": set(),
    "torch/torch.h": set(),
}
# Folders of headers that come with the system.
SYSTEM_FOLDERS = {"sys", "linux", "netinet", "arpa", "asm", "sanitizer"}
MAX_LINES = 600
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def check_include(layer: str, name: str, quoted: bool, fake: bool, test: Path | None) -> str | None:
    """Returns what is wrong with an include in a file of a layer, or None; `test` is the folder of a test."""
    rules = [prefix for prefix in OUTSIDE if name.startswith(prefix)]
    if rules:
        rule = max(rules, key=len)
        if test and rule == "doctest":
            return None
        return None if layer in OUTSIDE[rule] else f"{layer} must not include {name}"
    folder = name.split("/")[0] if "/" in name else ""
    if not quoted:
        if folder in LAYERS:
            return f'write #include "{name}" with quotes'
        return None if folder in {"", *SYSTEM_FOLDERS} else f"{layer} must not include <{name}>: not a system header"
    if test and any((near / name).is_file() for near in (test, test.parent)):
        return None
    if folder not in LAYERS:
        return f'"{name}" does not begin with a layer'
    if name.startswith(FAKE) and not fake and not test:
        return f"{name} is for tests only"
    allowed = {layer} | LAYERS[layer] | (TESTS.get(layer, set()) if test else set())
    if folder not in allowed and (layer, name) not in EXCEPTIONS:
        return f"{layer} must not include {name}"
    return None


def check_tree(root: Path) -> tuple[list[str], list[str]]:
    """Returns the violations and the warnings of a source tree."""
    violations, warnings = [], []
    for base, in_test in ((root / "src", False), (root / "tests" / "cpp", True)):
        for path in sorted([*base.rglob("*.cc"), *base.rglob("*.h")]):
            parts = path.relative_to(base).parts
            where = path.relative_to(root)
            if len(parts) == 1:
                if not in_test:
                    violations.append(f"{where}: belongs in the folder of a layer")
                continue
            layer = parts[0]
            if layer not in LAYERS:
                violations.append(f"{where}: {layer} is not a layer")
                continue
            fake = where.as_posix().startswith("src/" + FAKE)
            lines = path.read_text().splitlines()
            for number, line in enumerate(lines, 1):
                match = INCLUDE.match(line)
                if match:
                    quoted = match[1] is not None
                    problem = check_include(layer, match[1] or match[2], quoted, fake, path.parent if in_test else None)
                    if problem:
                        violations.append(f"{where}:{number}: {problem}")
            if len(lines) > MAX_LINES:
                warnings.append(f"{where}: {len(lines)} lines, more than {MAX_LINES}: is it still one noun?")
    return violations, warnings


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    violations, warnings = check_tree(root)
    for line in warnings:
        print(f"warning: {line}")
    for line in violations:
        print(line)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
