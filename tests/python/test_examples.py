"""The examples run as their users run them."""

from conftest import ROOT, Run


def test_training_equals_cpu(tpu: str, run_python: Run) -> None:
    result = run_python([str(ROOT / "examples/train.py"), "--steps", "6"])
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["GPT", "ResNet-18"]
    assert all("equal" in line for line in lines)
