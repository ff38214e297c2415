"""The code in docs/compile.md runs as it stands."""

import re
from pathlib import Path

from conftest import Run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "compile.md"


def test_examples_of_compile(run_python: Run) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    out = run_python("\n".join(blocks)).stdout.splitlines()
    assert re.fullmatch(r"\d+\.\d \{\}", out[0])
    assert out[1] == "2 programs"
    assert out[2].startswith("graph1_forward: ")
