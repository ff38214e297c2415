"""What README.md shows works, and the commands that it names exist."""

import re
from pathlib import Path

import pytest
from conftest import Run

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "README.md").read_text()


def _blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_runs(run_python: Run) -> None:
    (code,) = _blocks("python")
    rows, count = run_python(code).stdout.splitlines()
    sums = re.match(r"tensor\(\[([\d.]+), ([\d.]+)\]", rows)
    assert sums and all(float(text) == pytest.approx(1, abs=1e-3) for text in sums.groups()), rows
    assert re.match(r"\d+ programs compiled", count)
    assert run_python(code).stdout.splitlines()[1].startswith("0 programs compiled"), "the disk cache has them all"


def test_the_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    commands = [line.split() for block in _blocks("sh") for line in block.splitlines()]
    assert [words[:2] for words in commands] == [["make", "demo"], ["make", "test"]]
    for words in commands:
        assert re.search(rf"^{words[1]}:", makefile, re.MULTILINE)


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE)
    assert links and not [link for link in links if not (ROOT / link).exists()]
