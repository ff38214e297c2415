"""Checks that no committed text names a folder of one machine or the host of a package registry.

Prints one line per finding and exits 1. Usage: .venv/bin/python tools/check_text.py [ROOT]
"""

import re
import subprocess
import sys
from pathlib import Path

PATTERNS = {
    "a machine's folder": re.compile(r"(?<![\w./-])/(?:work|root|tmp/\w+)/"),
    "a registry's host": re.compile(r"pypi\.(?:org|io)|files\.python" + r"hosted|download\.py" + r"torch|pypi\.nvidia"),
}


def committed(root: Path) -> list[Path]:
    """Returns the files that are committed or would be."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return [root / name for name in names if name and (root / name).is_file()]


def check_file(path: Path) -> list[str]:
    """Returns the findings of one file as "line: text"; binary files have none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [
        f"{number}: names {what}: {line.strip()[:100]}"
        for number, line in enumerate(lines, 1)
        for what, pattern in PATTERNS.items()
        if pattern.search(line)
    ]


def main() -> int:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    findings = [f"{path.relative_to(root)}:{finding}" for path in committed(root) for finding in check_file(path)]
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
