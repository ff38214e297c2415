"""What every test with a tensor shares: a runtime, an empty program cache, no silent run on the CPU.

TORCH_TPU_STRICT=1 in the environment runs the same tests on a device that behaves like the hardware.
"""

import importlib.metadata
import json
import os
import shutil
import site
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "python"

_session_folder: Path | None = None
_extra_path: list[str] = []  # of other Pythons, where the package is not installed


def pytest_configure(config: pytest.Config) -> None:
    # Before anything imports torch: a setting is read once.
    global _session_folder
    _session_folder = Path(tempfile.mkdtemp(prefix="torch_tpu_tests_"))
    os.environ.setdefault("TORCH_TPU_RUNTIME", "cpu")
    os.environ.setdefault("TORCH_TPU_CACHE_DIR", str(_session_folder / "cache"))
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    if str(PACKAGE) not in sys.path:
        sys.path.insert(0, str(PACKAGE))
    write_metadata(_session_folder / "metadata", "torch-tpu-native", "torch_tpu:_autoload")
    if not _installed():  # torch finds the backends of torch.compile by entry points as well
        sys.path.append(str(_session_folder / "metadata"))
        global _extra_path
        _extra_path = [str(_session_folder / "metadata")]


def pytest_unconfigure(config: pytest.Config) -> None:
    if _session_folder is not None:
        shutil.rmtree(_session_folder, ignore_errors=True)


def write_metadata(folder: Path, name: str, entry_point: str, version: str = "0.1.0") -> None:
    """Makes `folder` look as if a distribution with an entry point for torch's autoloading were installed there."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(
        f"[torch.backends]\n{name.replace('-', '_')} = {entry_point}\n"
        "[torch_dynamo_backends]\ntpu = torch_tpu.compile:backend\n"
    )


def _installed() -> bool:
    try:
        importlib.metadata.version("torch-tpu-native")
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def run_python() -> Run:
    """Runs code in a new Python that has this package, and the entry point by which torch finds it.

    run_python(code, env={...}, path=[...], package=..., check=True): variables to set, or to unset by None; folders
    before all others in the import path; another folder than this tree's for the package.
    """

    def run(
        code: str | list[str],
        env: Mapping[str, str | None] | None = None,
        path: tuple[Path, ...] = (),
        package: Path = PACKAGE,
        check: bool = True,
        timeout: float = 240,
    ) -> subprocess.CompletedProcess[str]:
        variables = dict(os.environ)
        variables["PYTHONPATH"] = os.pathsep.join([*map(str, path), str(package), *_extra_path])
        for name, value in (env or {}).items():
            if value is None:
                variables.pop(name, None)
            else:
                variables[name] = value
        options = []
        if package != PACKAGE:
            # An installed source tree is found by a hook that the site module runs, before any folder of the path.
            options = ["-S"]
            variables["PYTHONPATH"] += os.pathsep + os.pathsep.join(site.getsitepackages())
        command = [sys.executable, *options, *(["-c", code] if isinstance(code, str) else code)]
        result = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=timeout)
        if check:
            assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"
        return result

    return run


@pytest.fixture(scope="session")
def ask_python(run_python: Run) -> Callable[..., dict]:
    """Like run_python, for code that prints one JSON object as its last line: that object."""

    def ask(*args: object, **kwargs: object) -> dict:
        result = run_python(*args, **kwargs)
        answer = json.loads(result.stdout.splitlines()[-1])
        answer["stderr"] = result.stderr
        return answer

    return ask


def _core_is_built() -> bool:
    return any((PACKAGE / "torch_tpu").glob("_C*.so"))


@pytest.fixture(autouse=True)
def no_fallback(request: pytest.FixtureRequest) -> Iterator[None]:
    """An operator that the device lacks is an error in every test. A test of the policy sets its own."""
    if "torch" not in sys.modules or not _core_is_built():
        yield
        return
    import torch_tpu  # noqa: F401
    from torch_tpu._fallback import fallback

    with fallback("error"):
        yield


@pytest.fixture
def tpu() -> str:
    """The device; fails, rather than skips, where it cannot be used."""
    import torch
    import torch_tpu  # noqa: F401

    assert torch.tpu.is_available(), torch.tpu.unavailable_reason()
    return "tpu"


@pytest.fixture
def fresh_dynamo() -> Iterator[None]:
    """Nothing that torch.compile has compiled before, nor afterwards."""
    import torch

    torch._dynamo.reset()
    yield
    torch._dynamo.reset()
