"""docs/op_status.md is what tools/op_status.py writes today."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_current(run_python) -> None:
    result = run_python([str(ROOT / "tools/op_status.py"), "--check"], check=False)
    assert result.returncode == 0, result.stdout + result.stderr
