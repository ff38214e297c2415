"""Every row has a golden program; it is what the row makes today, and it computes what CPU torch computes."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wrong(run_python) -> dict[str, str]:
    # A new process: only keys that are new to a process are lowered.
    result = run_python([str(ROOT / "tools/goldens.py"), "--json"], check=False, timeout=600)
    assert result.returncode in (0, 1), result.stderr
    return json.loads(result.stdout.splitlines()[-1])


def test_every_row_has_a_golden(wrong: dict[str, str]) -> None:
    import torch_tpu

    rows = torch_tpu._C.rows()
    missing = [row for row in rows if not (ROOT / f"tests/golden/{row}.mlir").exists()]
    assert rows and not missing, f"run tools/goldens.py --update {' '.join(missing)}"
    assert set(rows) <= set(wrong)


def test_goldens_are_what_the_rows_make_and_equal_cpu(wrong: dict[str, str]) -> None:
    problems = [f"{name}: {what}" for name, what in wrong.items() if what]
    assert not problems, "\n".join(problems)


def test_a_changed_golden_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    sys.modules.pop("goldens", None)
    import goldens

    good = goldens.path_of("neg").read_text()
    monkeypatch.setattr(goldens, "run", lambda name: (good, good))
    assert goldens.check("neg", update=False) == ""
    monkeypatch.setattr(goldens, "run", lambda name: (good.replace("negate", "abs"), good))
    assert "differs" in goldens.check("neg", update=False)
