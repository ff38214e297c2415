"""Writes requirements/*.lock from requirements/*.in: each lock is the full, pinned closure of its .in file.

All files are resolved together, so that a package has one version everywhere; installing a lock therefore needs
`pip install --no-deps`. A comment "(no-deps: reason)" keeps a package's own requirements out. Usage:

    .venv/bin/python tools/update_locks.py
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements"


def read_inputs() -> dict[str, list[tuple[Requirement, bool]]]:
    """Returns for each set its requirements, and whether each is taken without its own."""
    inputs = {}
    for path in sorted(REQUIREMENTS.glob("*.in")):
        rows = []
        for line in path.read_text().splitlines():
            text, _, why = line.partition("#")
            if text.strip():
                rows.append((Requirement(text.strip()), "(no-deps:" in why))
        inputs[path.stem] = rows
    return inputs


def resolve(requirements: list[str], *options: str) -> dict[str, dict]:
    """Returns what pip would install for the requirements, by canonical name."""
    with tempfile.NamedTemporaryFile("r", suffix=".json") as report:
        command = [sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--ignore-installed", *options]
        subprocess.run([*command, "--report", report.name, *requirements], check=True)
        items = json.load(report)["install"]
    return {canonicalize_name(item["metadata"]["name"]): item["metadata"] for item in items}


def closure(roots: list[tuple[Requirement, bool]], found: dict[str, dict], alone: set[str]) -> set[str]:
    """Returns the names that the roots need, themselves included."""
    names: set[str] = set()
    todo = [(canonicalize_name(root.name), frozenset(root.extras)) for root, _ in roots]
    while todo:
        name, extras = todo.pop()
        if name in names:
            continue
        names.add(name)
        for text in [] if name in alone else found[name].get("requires_dist", []):
            need = Requirement(text)
            if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in (*extras, "")):
                todo.append((canonicalize_name(need.name), frozenset(need.extras)))
    return names


def main() -> None:
    inputs = read_inputs()
    rows = [row for group in inputs.values() for row in group]
    alone = {canonicalize_name(requirement.name) for requirement, no_deps in rows if no_deps}
    found = resolve(sorted({str(requirement) for requirement, no_deps in rows if not no_deps}))
    found |= resolve(sorted({str(requirement) for requirement, no_deps in rows if no_deps}), "--no-deps")
    torch = closure(inputs["torch"], found, alone)
    for group, roots in inputs.items():
        names = closure(roots, found, alone)
        if group == "torch":
            names = {"torch"}
        elif group == "runtime":
            names |= torch - {"torch"}
        else:
            names -= {"torch"}
        lines = [f"# Written by tools/update_locks.py from {group}.in; install with --no-deps."]
        lines += [f"{name}=={re.sub('[+].*', '', found[name]['version'])}" for name in sorted(names)]
        (REQUIREMENTS / f"{group}.lock").write_text("\n".join(lines) + "\n")
        print(f"{group}.lock: {len(names)} packages")


if __name__ == "__main__":
    main()
