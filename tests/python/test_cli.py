"""`python -m torch_tpu`."""

import json
from pathlib import Path

import pytest
from conftest import Run
from torch_tpu.cli import main


def test_info(run_python: Run) -> None:
    text = run_python(["-m", "torch_tpu", "info"]).stdout
    for part in ("usable", "yes", "chosen", "cpu", "tpu:0", "PJRT C API", "torch ", "TORCH_TPU_FALLBACK", "Cache"):
        assert part in text, part


def test_info_as_json(run_python: Run) -> None:
    facts = json.loads(run_python(["-m", "torch_tpu", "info", "--json"]).stdout)
    assert facts["usable"] and facts["accelerator"] == "tpu" and facts["devices"][0]["total_memory"] > 0
    assert facts["versions"]["torch"] and facts["operators"] > 0
    assert "TORCH_TPU_STRICT" in {setting["name"] for setting in facts["settings"]}


def test_info_explains_what_is_wrong(run_python: Run, tmp_path: Path) -> None:
    plugin = tmp_path / "plugin.so"
    plugin.write_bytes(b"not a library")
    for env, text in (
        ({"TORCH_TPU_RUNTIME": "off"}, "TORCH_TPU_RUNTIME is off"),
        ({"TORCH_TPU_RUNTIME": "/nowhere/x.so"}, "/nowhere/x.so does not exist"),
        ({"TORCH_TPU_RUNTIME": str(plugin)}, "plugin.so"),
        ({"TORCH_TPU_CACHE_SIZE": "banana"}, "TORCH_TPU_CACHE_SIZE"),
    ):
        result = run_python(["-m", "torch_tpu", "info"], env=env, check=False)
        assert result.returncode == 1, result.stderr
        assert "no: " in result.stdout and text in result.stdout
        assert "Traceback" not in result.stderr


def test_info_names_typing_errors(run_python: Run) -> None:
    assert "TORCH_TPU_FALBACK" in run_python(["-m", "torch_tpu", "info"], env={"TORCH_TPU_FALBACK": "error"}).stdout


def test_wrong_arguments(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "prompts.json"
    bad.write_text('{"a": 1}')
    for arguments in (
        [],
        ["nothing"],
        ["info", "--wrong"],
        ["demo", "--new-tokens", "0"],
        ["demo", "--prompts", str(bad)],
        ["demo", "--prompts", str(tmp_path / "absent.json")],
    ):
        with pytest.raises(SystemExit) as stop:
            main(arguments)
        assert stop.value.code == 2 and "usage:" in capsys.readouterr().err, arguments


def test_demo_without_the_device_says_why(run_python: Run) -> None:
    result = run_python(["-m", "torch_tpu", "demo"], env={"TORCH_TPU_RUNTIME": "/nowhere/x.so"}, check=False)
    assert result.returncode == 2 and "/nowhere/x.so does not exist" in result.stdout
