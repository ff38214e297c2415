"""Writes docs/op_status.md: every row with its variants, its goldens and what the TPU compiler says to them; then the
operators of PyTorch that still have no row. Usage:

    .venv/bin/python tools/op_status.py [--check]
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/op_status.md"
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "tools")]
os.environ.setdefault("TORCH_TPU_RUNTIME", "cpu")

import prove_tpu  # noqa: E402
import torch  # noqa: E402
import torch_tpu  # noqa: E402, F401
from torch_tpu import _C  # noqa: E402

COMPOSITES = ("CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional")
DTYPES = {"i1": "bool", "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64"}
HEADER = """# Status of operators

Written by tools/op_status.py. An operator is a row under src/lower/ops; its in-place and out= forms come with it.
"dtypes" are those of the golden programs' parameters: tests run more. "v6e" is the verdict of libtpu {libtpu} on the
golden programs (`make prove-tpu`). [add_an_op.md](add_an_op.md) says how a row is added.

**{rows} rows serve {schemas} schemas; {accepted} of {goldens} golden programs compile for {topology}.**
"""
MISSING = """
## Without a row

Operators that have a CPU kernel of their own, no composite one and no row here: {schemas} schemas of {bases} operators.
They run on the CPU under the fallback policy. Untested is not failing.
"""


def has(name: str, key: str) -> bool:
    return torch._C._dispatch_has_kernel_for_dispatch_key(name, key)


def base_of(name: str) -> str:
    base = name.removeprefix("aten::").partition(".")[0]
    return base[:-1] if base.endswith("_") and not base.endswith("__") else base


def signature(schema: torch.FunctionSchema) -> list[tuple[str, str]]:
    """Name and type of each argument but the out= ones."""
    return [(a.name, str(a.type)) for a in schema.arguments if not (a.kwarg_only and a.is_write)]


def variants(row: str, registered: dict[str, list[str]]) -> dict[str, str]:
    """{schema: "functional", "in-place" or "out="} of what the row serves."""
    row_schema = schema_of(f"aten::{row}")
    found = {}
    own = set(_C.rows())
    for name in registered[base_of(row)]:
        if name.removeprefix("aten::") in own and name != f"aten::{row}":
            continue
        schema = schema_of(name)
        if signature(schema) == signature(row_schema):
            writes = [a for a in schema.arguments if a.is_write]
            found[name] = "functional" if not writes else "out=" if writes[0].kwarg_only else "in-place"
    return found


def schema_of(name: str) -> torch.FunctionSchema:
    base, _, overload = name.removeprefix("aten::").partition(".")
    return getattr(getattr(torch.ops.aten, base), overload or "default")._schema


def dtypes(path: Path) -> set[str]:
    """The element types of the program's parameters."""
    found = re.search(r"function_type = \((.*?)\) ->", path.read_text())
    types = re.findall(r"tensor<(?:[^<>]*x)?(\w+|complex<\w+>)>", found[1]) if found else []
    names = (DTYPES.get(t, t.replace("ui", "uint") if t.startswith("ui") else re.sub("^i", "int", t)) for t in types)
    return set(names)


def page() -> str:
    rows = sorted(_C.rows())
    registered: dict[str, list[str]] = defaultdict(list)
    lacking: dict[str, list[str]] = defaultdict(list)
    for name in sorted(torch._C._dispatch_get_all_op_names()):
        if not name.startswith("aten::"):
            continue
        if has(name, "PrivateUse1"):
            registered[base_of(name)].append(name)
        elif has(name, "CPU") and not any(has(name, key) for key in COMPOSITES):
            lacking[base_of(name)].append(name)

    verdicts = prove_tpu.load_verdicts()
    files = prove_tpu.golden_files()
    served = 0
    lines = ["\n| row | functional | in-place | out= | golden | dtypes | v6e |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        forms = variants(row, registered)
        served += len(forms)
        goldens = [name for name in sorted(files) if name.partition("@")[0] == row]
        refused = [verdicts[g]["refused"] for g in goldens if "refused" in verdicts.get(g, {})]
        stale = [g for g in goldens if verdicts.get(g, {}).get("digest") != prove_tpu.digest(files[g])]
        verdict = f"refused: {refused[0]}" if refused else "not asked" if stale or not goldens else "yes"
        types = sorted(set().union(*(dtypes(files[g]) for g in goldens)) if goldens else set())
        marks = ["yes" if form in forms.values() else "" for form in ("functional", "in-place", "out=")]
        cells = [f"`{row}`", *marks, str(len(goldens) or "missing"), ", ".join(types), verdict]
        lines.append("| " + " | ".join(cells).replace("|  |", "| |").replace("|  |", "| |") + " |")
    accepted = sum("refused" not in verdicts.get(name, {"refused": ""}) for name in files)
    facts = prove_tpu.load_header()
    text = HEADER.format(rows=len(rows), schemas=served, accepted=accepted, goldens=len(files), **facts)
    text += "\n".join(lines) + "\n"
    text += MISSING.format(schemas=sum(map(len, lacking.values())), bases=len(lacking))
    for base in sorted(lacking):
        text += f"- `{base}`: {', '.join(name.removeprefix('aten::') for name in lacking[base])}\n"
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the page is current")
    options = parser.parse_args()
    text = page()
    if not options.check:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text)
        return 0
    current = PAGE.exists() and PAGE.read_text() == text
    if not current:
        print("docs/op_status.md is not current: run tools/op_status.py")
    return int(not current)


if __name__ == "__main__":
    sys.exit(main())
