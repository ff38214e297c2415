"""`python -m torch_tpu cache`: programs move between machines, and nothing that is not one gets in."""

import os
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import Run
from torch_tpu import _cache, _native, cli, config

USE = """
import torch
x = torch.ones(3, device="tpu")
print((x * 2 + 1).sum().item(), torch.tpu.metrics()["compiles"])
"""


@pytest.fixture
def filled(run_python: Run, tmp_path: Path) -> Path:
    """A cache with the programs of USE."""
    folder = tmp_path / "filled"
    out = run_python(USE, env={"TORCH_TPU_CACHE_DIR": str(folder)}).stdout.split()
    assert out[0] == "9.0" and int(out[1]) >= 3
    return folder


@pytest.fixture
def command(capfd: pytest.CaptureFixture[str]) -> Iterator[Callable[..., str]]:
    """Runs the command on a cache and returns what it prints."""
    before = _native.setting("TORCH_TPU_CACHE_DIR")

    def run(*words: str, folder: Path, status: int = 0) -> str:
        config.set_knob("TORCH_TPU_CACHE_DIR", str(folder))
        capfd.readouterr()
        assert cli.main(["cache", *words]) == status
        shown = capfd.readouterr()
        return shown.out + shown.err

    yield run
    config.set_knob("TORCH_TPU_CACHE_DIR", before)


def test_programs_move_and_nothing_else_does(
    run_python: Run, command: Callable[..., str], filled: Path, tmp_path: Path
) -> None:
    listed = command("ls", folder=filled).splitlines()
    names = [line.split()[-1] for line in listed]
    assert len(names) >= 3
    stat = command("stat", folder=filled)
    assert f"programs  {len(names)}\n" in stat and "damaged   0\n" in stat and "cpu" in stat

    # A damaged entry stays behind.
    entry = filled / names[0][:2] / names[0]
    entry.write_bytes(entry.read_bytes()[:-1] + b"x")
    archive = tmp_path / "programs.tar"
    assert f"exported {len(names) - 1} programs" in command("export", str(archive), folder=filled)
    assert "damaged   1\n" in command("stat", folder=filled)

    # What does not belong in an archive is left out, by name.
    (tmp_path / "fake").write_bytes(b"TTPUPROG" + bytes(100))
    with tarfile.open(archive, "a") as tar:
        tar.add(tmp_path / "fake", arcname="0" * 64)
        tar.add(tmp_path / "fake", arcname="../escape")
        tar.add(filled / names[1][:2] / names[1], arcname="1" * 64)  # a program under another name
    target = tmp_path / "target"
    out = command("import", str(archive), folder=target, status=1)
    assert f"imported {len(names) - 1} programs; left out 3" in out
    assert "left out '../escape'" in out
    assert not (tmp_path / "escape").exists()
    assert len(command("ls", folder=target).splitlines()) == len(names) - 1
    used = run_python(USE, env={"TORCH_TPU_CACHE_DIR": str(target)}).stdout.split()
    assert used == ["9.0", "1"], "all but the damaged one were found"

    # The types of results go along, and are removed with the programs.
    results = [line for line in stat.splitlines() if line.startswith("results")]
    assert int(results[0].split()[1]) >= 3 and results[0] in command("stat", folder=target)

    assert "removed 0 bytes" in command("prune", "--to", "1G", folder=target)
    command("prune", folder=target)
    assert command("ls", folder=target) == ""
    stat = command("stat", folder=target)
    assert "programs  0\n" in stat and "results   0\n" in stat


def test_wrong_archives_and_sizes(command: Callable[..., str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.tar"
    bad.write_bytes(b"not an archive" * 100)
    assert "cannot read" in command("import", str(bad), folder=tmp_path / "c", status=1)
    assert "cannot read" in command("import", str(tmp_path / "absent.tar"), folder=tmp_path / "c", status=1)
    for words in (["prune", "--to", "many"], [], ["ls", "more"]):
        with pytest.raises(SystemExit) as stopped:
            command(*words, folder=tmp_path / "c")
        assert stopped.value.code == 2
    assert _cache.size("500M") == 500 << 20 and _cache.size("2GiB") == 2 << 30 and _cache.size("7") == 7


def test_processes_that_start_at_once_compile_once(tmp_path: Path) -> None:
    """Four processes, one empty cache: together they compile what one alone would."""
    code = USE + "print(torch.tpu.metrics()['disk_hits'])"
    env = {**os.environ, "TORCH_TPU_CACHE_DIR": str(tmp_path / "shared"), "PYTHONPATH": os.pathsep.join(sys.path)}
    together = [
        subprocess.Popen(
            [sys.executable, "-c", "import torch_tpu\n" + code], env=env, stdout=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    compiles = hits = 0
    for process in together:
        words = (process.communicate(timeout=240)[0] or "").split()
        assert process.returncode == 0 and words[0] == "9.0"
        compiles, hits = compiles + int(words[1]), hits + int(words[2])
    each = (compiles + hits) // 4
    assert each >= 3
    # The first look and the lock are two steps: a program stored between them is compiled twice, which is harmless.
    assert compiles <= each + 2


def test_a_shared_directory_is_only_read(run_python: Run, filled: Path, tmp_path: Path) -> None:
    before = sorted(p.name for p in filled.rglob("*"))
    env = {"TORCH_TPU_CACHE_DIR": str(tmp_path / "own"), "TORCH_TPU_CACHE_SHARED": str(filled)}
    out = run_python(USE + "y = torch.zeros(7, device='tpu').tanh()", env=env).stdout.split()
    assert out == ["9.0", "0"], "what the shared directory holds is not compiled"
    assert sorted(p.name for p in filled.rglob("*")) == before, "what it does not hold went elsewhere"
    assert [p for p in (tmp_path / "own").rglob("*") if p.is_file()]
