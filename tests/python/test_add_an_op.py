"""Follows docs/add_an_op.md: its row, golden and status line are in the tree, and the operator works."""

import re
from pathlib import Path

import pytest
import torch
import torch_tpu

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/add_an_op.md").read_text()
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_each_step_shows_its_text() -> None:
    assert [language for language, _ in BLOCKS] == ["cpp", "cpp", "sh", "sh", "text"]


@pytest.mark.parametrize("text", [text for language, text in BLOCKS if language == "cpp"])
def test_the_row_is_in_the_tree(text: str) -> None:
    heading, _, code = text.partition("\n")
    named = re.match(r"// file: ([\w/.]+)", heading)
    assert named and code.strip()
    assert code in (ROOT / named[1]).read_text()


def test_the_commands_name_files_and_targets() -> None:
    makefile = (ROOT / "Makefile").read_text()
    commands = [line for language, text in BLOCKS if language == "sh" for line in text.splitlines()]
    assert commands
    for command in commands:
        if command.startswith("make "):
            assert re.search(rf"^{command.split()[1]}:", makefile, re.MULTILINE), command
        else:
            assert (ROOT / command.split()[1]).is_file(), command


def test_files_that_the_page_names_exist() -> None:
    names = re.findall(r"\b(?:src|tests|tools)/[\w/.]+\w", PAGE)
    assert names and not [name for name in names if not (ROOT / name).exists()]


def test_row_golden_and_status_line() -> None:
    schema = re.search(r"added\s+`aten::(\w+)`", PAGE)[1]
    assert schema in torch_tpu._C.rows()
    assert (ROOT / f"tests/golden/{schema}.mlir").is_file()
    line = next(text for language, text in BLOCKS if language == "text")
    assert f"`{schema}`" in line and line in (ROOT / "docs/op_status.md").read_text()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.int64])
def test_the_operator_equals_cpu(tpu: str, dtype: torch.dtype) -> None:
    x = torch.tensor([0.0, -0.0, 1e-6, 0.3, -0.5, 2.0, -30.0, 1e4], dtype=torch.float64).to(dtype)
    if dtype.is_floating_point:
        x = torch.cat([x, torch.tensor([torch.inf, -torch.inf, torch.nan], dtype=dtype)])
    expected = torch.special.spherical_bessel_j0(x)
    torch.testing.assert_close(torch.special.spherical_bessel_j0(x.to(tpu)).cpu(), expected, equal_nan=True)
    out = torch.empty(2 * len(x), dtype=expected.dtype, device=tpu)[::2]
    torch.special.spherical_bessel_j0(x.to(tpu), out=out)
    torch.testing.assert_close(out.cpu(), expected, equal_nan=True)
