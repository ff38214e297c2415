"""The layering and text checks: the tree passes them, and trees that break them do not."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LAYERING = ROOT / "tools" / "check_layering.py"
TEXT = ROOT / "tools" / "check_text.py"


def run(script: Path, root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(script), str(root)], capture_output=True, text=True, timeout=60)


def test_this_tree_keeps_its_layers() -> None:
    result = run(LAYERING, ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("path", "line", "message"),
    [
        ("src/support/a.h", '#include "shlo/type.h"', "support must not include shlo/type.h"),
        ("src/shlo/a.cc", '#include "pjrt/client.h"', "shlo must not include pjrt/client.h"),
        ("src/shlo/a.cc", '#include "pjrt_c_api.h"', "shlo must not include pjrt_c_api.h"),
        ("src/pjrt/a.cc", '#include "shlo/type.h"', "pjrt must not include shlo/type.h"),
        ("src/lower/ops/a.cc", '#include "runtime/device.h"', "lower must not include runtime/device.h"),
        ("src/runtime/a.cc", "#include <ATen/core/Tensor.h>", "runtime must not include ATen/core/Tensor.h"),
        ("src/runtime/a.cc", "  #  include <c10/core/Device.h>", "runtime must not include c10/core/Device.h"),
        ("src/aten/a.cc", "#include <ATen/ATen.h>", "aten must not include ATen/ATen.h"),
        ("src/aten/a.cc", "#include <torch/extension.h>", "aten must not include torch/extension.h"),
        ("src/aten/a.cc", "#include <pybind11/pybind11.h>", "aten must not include pybind11/pybind11.h"),
        ("src/c10d/a.cc", '#include "aten/storage.h"', "c10d must not include aten/storage.h"),
        ("src/support/a.cc", '#include "error.h"', '"error.h" does not begin with a layer'),
        ("src/support/a.cc", "#include <support/error.h>", "with quotes"),
        ("src/support/a.cc", "#include <fmt/format.h>", "not a system header"),
        ("src/runtime/a.cc", '#include "pjrt/fake/fake_plugin.h"', "for tests only"),
        ("src/other/a.cc", "", "other is not a layer"),
        ("src/a.cc", "", "belongs in the folder of a layer"),
        ("src/lower/a.cc", '#include "pjrt/client.h"', "lower must not include pjrt/client.h"),
        ("tests/cpp/lower/a_test.cc", '#include "runtime/device.h"', "lower must not include runtime/device.h"),
    ],
)
def test_a_violation_is_found(tmp_path: Path, path: str, line: str, message: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(f"#include <string>\n{line}\n")
    result = run(LAYERING, tmp_path)
    assert result.returncode == 1
    assert message in result.stdout


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("src/lower/ops/a.cc", '#include "shlo/builder.h"'),
        ("src/pjrt/a.cc", '#include "pjrt_c_api.h"'),
        ("src/aten/a.cc", "#include <ATen/ops/empty_strided.h>"),
        ("src/c10d/a.cc", '#include "aten/tensor.h"'),
        ("src/python/a.cc", "#include <torch/csrc/utils/pybind.h>"),
        ("tests/cpp/pjrt/a_test.cc", '#include "doctest.h"'),
        ("tests/cpp/lower/a_test.cc", '#include "pjrt/client.h"'),
        ("tests/cpp/runtime/a_test.cc", '#include "pjrt/fake/fake_plugin.h"'),
        ("src/pjrt/fake/a.cc", '#include "pjrt/fake/fake_plugin.h"'),
        ("src/support/a.cc", "#include <sys/mman.h>"),
    ],
)
def test_what_is_allowed_passes(tmp_path: Path, path: str, line: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(line + "\n")
    result = run(LAYERING, tmp_path)
    assert result.returncode == 0, result.stdout


def test_a_test_includes_what_lies_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "cpp" / "pjrt"
    folder.mkdir(parents=True)
    (folder / "a_test.cc").write_text('#include "fixture.h"\n')
    assert run(LAYERING, tmp_path).returncode == 1
    (folder / "fixture.h").write_text("#pragma once\n")
    assert run(LAYERING, tmp_path).returncode == 0


def test_a_long_file_is_only_a_warning(tmp_path: Path) -> None:
    (tmp_path / "src" / "support").mkdir(parents=True)
    (tmp_path / "src" / "support" / "a.cc").write_text("\n" * 601)
    result = run(LAYERING, tmp_path)
    assert result.returncode == 0
    assert "601 lines" in result.stdout


# Put together here, so that this file passes the check itself.
@pytest.mark.parametrize("text", ["/" + "root/x", "see /" + "work/a", "/" + "tmp/abc/d", "pypi." + "org"])
def test_text_of_one_machine_is_found(tmp_path: Path, text: str) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True, timeout=60)
    (tmp_path / "a.md").write_text("fine\n")
    assert run(TEXT, tmp_path).returncode == 0
    (tmp_path / "a.md").write_text(f"fine\n{text}\n")
    result = run(TEXT, tmp_path)
    assert result.returncode == 1
    assert "a.md:2:" in result.stdout
