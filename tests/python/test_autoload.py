"""`import torch` with this package installed: what it registers, what it leaves alone, what it survives."""

import shutil
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import PACKAGE, Run, write_metadata

Ask = Callable[..., dict]

REPORT = textwrap.dedent(
    """
    import json, os, warnings
    before = dict(os.environ)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        import torch
    torch.manual_seed(0)
    linear = torch.nn.Linear(2, 2)
    linear(torch.ones(3, 2)).sum().backward()
    import torch_tpu
    acc = torch.accelerator.current_accelerator()
    print(json.dumps({
        "warnings": [str(w.message) for w in caught if "torch_tpu" in str(w.message)],
        "environment": dict(os.environ) == before,
        "name": torch._C._get_privateuse1_backend_name(),
        "module": hasattr(torch, "tpu"),
        "backends": hasattr(torch.backends, "tpu"),
        "available": hasattr(torch, "tpu") and torch.tpu.is_available(),
        "count": torch.tpu.device_count() if hasattr(torch, "tpu") else None,
        "accelerator": None if acc is None else acc.type,
        "accelerator_available": torch.accelerator.is_available(),
        "reason": torch_tpu.status().reason,
        "runtime": torch_tpu.status().runtime,
        "initialized": hasattr(torch, "tpu") and torch.tpu.is_initialized(),
        "cpu": torch.ones(3).sum().item(),
    }))
    """
)


def _untouched(answer: dict) -> None:
    assert answer["name"] == "privateuseone"
    assert not answer["module"] and not answer["backends"]
    assert answer["accelerator"] is None
    assert answer["environment"] and answer["cpu"] == 3


def _unusable(answer: dict, text: str) -> None:
    assert answer["environment"] and answer["cpu"] == 3
    assert answer["module"] and answer["backends"] and answer["name"] == "tpu"
    assert not answer["available"] and answer["count"] == 0 and not answer["accelerator_available"]
    assert text in answer["reason"]
    assert len(answer["warnings"]) == 1 and text in answer["warnings"][0]


def test_import_torch_is_enough(ask_python: Ask) -> None:
    answer = ask_python(REPORT, env={"TORCH_TPU_RUNTIME": "cpu"})
    assert answer["name"] == "tpu" and answer["module"] and answer["backends"]
    assert answer["available"] and answer["accelerator_available"] and answer["accelerator"] == "tpu"
    assert answer["count"] == 1 and answer["runtime"] == "cpu" and answer["reason"] is None
    assert answer["environment"] and answer["warnings"] == []
    assert not answer["initialized"], "importing and seeding start no runtime"


@pytest.mark.parametrize("first", ["import torch_tpu", "import torch, torch_tpu", "import torch_tpu.metrics"])
@pytest.mark.parametrize("autoload", ["0", "1"])
def test_import_in_any_order(run_python: Run, first: str, autoload: str) -> None:
    code = f"{first}\nimport torch; print(torch.ones(2, device='tpu').sum().item())"
    result = run_python(code, env={"TORCH_TPU_RUNTIME": "cpu", "TORCH_DEVICE_BACKEND_AUTOLOAD": autoload})
    assert result.stdout.strip() == "2.0"


def test_autoload_switched_off_is_torchs_own_switch(run_python: Run) -> None:
    code = "import sys, torch; print(torch._C._get_privateuse1_backend_name(), 'torch_tpu' in sys.modules)"
    result = run_python(code, env={"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})
    assert result.stdout.split() == ["privateuseone", "False"]


def test_autoload_is_idempotent(run_python: Run) -> None:
    code = "import torch, torch_tpu; [torch_tpu._autoload() for _ in range(3)]; print(torch.tpu.device_count())"
    assert run_python(code, env={"TORCH_TPU_RUNTIME": "cpu"}).stdout.strip() == "1"


def test_off(ask_python: Ask) -> None:
    answer = ask_python(REPORT, env={"TORCH_TPU_RUNTIME": "off"})
    _untouched(answer)
    assert answer["warnings"] == [] and answer["reason"] == "TORCH_TPU_RUNTIME is off"


@pytest.mark.parametrize(
    ("variable", "value", "text"),
    [
        ("TORCH_TPU_RUNTIME", "gpu", "expected auto, tpu, cpu, off or the path of a PJRT plugin, got 'gpu'"),
        ("TORCH_TPU_RUNTIME", "/nowhere/plugin.so", "/nowhere/plugin.so does not exist"),
        ("TORCH_TPU_CACHE_SIZE", "banana", "TORCH_TPU_CACHE_SIZE"),
        ("TORCH_TPU_FALLBACK", "maybe", "TORCH_TPU_FALLBACK"),
    ],
)
def test_bad_setting(ask_python: Ask, variable: str, value: str, text: str) -> None:
    _unusable(ask_python(REPORT, env={variable: value}), text)


def test_tpu_without_a_chip_is_refused_at_once(ask_python: Ask, tmp_path: Path) -> None:
    from torch_tpu._discover import chips

    if chips():
        pytest.skip("this host has a TPU")
    plugin = tmp_path / "libtpu.so"
    plugin.write_bytes(b"never loaded")
    env = {"TORCH_TPU_RUNTIME": "tpu", "TPU_LIBRARY_PATH": str(plugin)}
    _unusable(ask_python(REPORT, env=env), f"no TPU chip (TORCH_TPU_RUNTIME={plugin} tries")


def test_bad_setting_under_warnings_as_errors(run_python: Run) -> None:
    code = ["-W", "error::RuntimeWarning", "-c", "import torch; print(torch.tpu.unavailable_reason())"]
    assert "TORCH_TPU_CACHE_SIZE" in run_python(code, env={"TORCH_TPU_CACHE_SIZE": "banana"}).stdout


def test_extension_module_missing(ask_python: Ask, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "torch_tpu", tmp_path / "torch_tpu", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    _unusable(ask_python(REPORT, package=tmp_path), "torch_tpu._C is not built")


def test_extension_module_that_cannot_be_loaded(ask_python: Ask, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "torch_tpu", tmp_path / "torch_tpu", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (tmp_path / "torch_tpu" / "_C.abi3.so").write_bytes(b"not a library")
    _unusable(ask_python(REPORT, package=tmp_path), "torch_tpu._C cannot be loaded")


def test_plugin_that_is_no_plugin(run_python: Run, tmp_path: Path) -> None:
    plugin = tmp_path / "plugin.so"
    plugin.write_bytes(b"not a library")
    code = textwrap.dedent(
        """
        import torch
        for _ in range(2):
            try:
                torch.ones(2, device="tpu")
            except RuntimeError as e:
                assert "plugin.so" in str(e), e
            else:
                raise AssertionError("expected RuntimeError")
        assert not torch.tpu.is_available() and torch.tpu.device_count() == 0
        assert torch.ones(2).sum().item() == 2
        torch.manual_seed(0)
        """
    )
    run_python(code, env={"TORCH_TPU_RUNTIME": str(plugin)})


def test_second_plugin_by_its_path(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import importlib.util, pathlib, torch, torch_tpu
        folder = importlib.util.find_spec("xla_plugins.xla_cpu_pjrt").submodule_search_locations[0]
        plugin = next(pathlib.Path(folder).rglob("*.so"))
        torch_tpu.load(str(plugin))
        assert torch.ones(2, device="tpu").add(1).tolist() == [2, 2]
        assert torch.tpu.runtime_info()["plugin_path"] == str(plugin)
        torch_tpu.load(str(plugin))
        try:
            torch_tpu.load("cpu")
        except RuntimeError as e:
            assert "before the first tensor" in str(e), e
        else:
            raise AssertionError("expected RuntimeError")
        """
    )
    run_python(code, env={"TORCH_TPU_RUNTIME": "cpu"})


@pytest.mark.parametrize("environment", ["off", "gpu"])
def test_load_asks_whatever_the_environment_said(run_python: Run, environment: str) -> None:
    code = textwrap.dedent(
        """
        import torch, torch_tpu
        for bad, error in (("gpu", ValueError), ("off", ValueError), ("/nowhere/x.so", RuntimeError)):
            try:
                torch_tpu.load(bad)
            except error:
                pass
            else:
                raise AssertionError(f"expected {error}")
        torch_tpu.load("cpu")
        assert torch.ones(2, device="tpu").sum().item() == 2
        assert torch.tpu.unavailable_reason() is None and torch_tpu.status().runtime == "cpu"
        """
    )
    run_python(code, env={"TORCH_TPU_RUNTIME": environment})


def test_another_backend_keeps_its_machine(ask_python: Ask, tmp_path: Path) -> None:
    write_metadata(tmp_path, "zzz-fake", "zzz_fake:load")
    (tmp_path / "zzz_fake.py").write_text(
        "import sys, torch\n"
        "def is_available(): return False\n"
        "def _is_in_bad_fork(): return False\n"
        "def manual_seed_all(seed): pass\n"
        "def load():\n"
        "    torch.utils.rename_privateuse1_backend('zzz')\n"
        "    torch._register_device_module('zzz', sys.modules[__name__])\n"
    )
    answer = ask_python(REPORT, env={"TORCH_TPU_RUNTIME": "auto"}, path=(tmp_path,))
    assert answer["name"] == "zzz" and not answer["module"] and not answer["backends"]
    assert answer["warnings"] == [] and "zzz" in answer["reason"]


def test_another_backend_that_loads_later_keeps_its_machine(ask_python: Ask, tmp_path: Path) -> None:
    write_metadata(tmp_path, "zzz-fake", "zzz_fake:load")
    (tmp_path / "zzz_fake.py").write_text("def load(): pass\n")
    answer = ask_python(REPORT, env={"TORCH_TPU_RUNTIME": "auto"}, path=(tmp_path,))
    _untouched(answer)
    assert answer["warnings"] == [] and "zzz_fake stays its accelerator" in answer["reason"]


def test_two_backends_that_are_both_asked_for(ask_python: Ask, tmp_path: Path) -> None:
    write_metadata(tmp_path, "aaa-fake", "aaa_fake:load")
    (tmp_path / "aaa_fake.py").write_text(
        "import sys, torch\n"
        "def is_available(): return False\n"
        "def _is_in_bad_fork(): return False\n"
        "def manual_seed_all(seed): pass\n"
        "def load():\n"
        "    torch.utils.rename_privateuse1_backend('aaa')\n"
        "    torch._register_device_module('aaa', sys.modules[__name__])\n"
    )
    answer = ask_python(REPORT, env={"TORCH_TPU_RUNTIME": "cpu"}, path=(tmp_path,))
    assert answer["name"] == "aaa" and not answer["module"] and not answer["backends"]
    assert len(answer["warnings"]) == 1 and "registered itself as 'aaa'" in answer["warnings"][0]


def test_the_other_package_of_this_name(ask_python: Ask, tmp_path: Path) -> None:
    write_metadata(tmp_path, "torch-tpu", "torch_tpu:_autoload", version="0.2.0")
    answer = ask_python(REPORT, env={"TORCH_TPU_RUNTIME": "cpu"}, path=(tmp_path,))
    _untouched(answer)
    assert len(answer["warnings"]) == 1 and "torch-tpu 0.2.0 is installed as well" in answer["warnings"][0]


def test_torch_is_changed_by_its_own_calls_only(ask_python: Ask) -> None:
    code = textwrap.dedent(
        """
        import json, os, sys, types
        import torch, torch.backends
        import torch.utils.backend_registration
        from torch._C._autograd import DeviceType
        from torch._C._profiler import ProfilerActivity

        classes = (torch.Tensor, torch.nn.Module, torch.storage._StorageBase, torch.UntypedStorage,
                   torch.storage.TypedStorage, torch.nn.utils.rnn.PackedSequence, DeviceType, ProfilerActivity)

        def snapshot():
            names = [n for n, m in sys.modules.items() if n.partition(".")[0] == "torch" and m is not None]
            state = {}
            for owner in [sys.modules[n] for n in names] + list(classes):
                for key, value in list(vars(owner).items()):
                    state[getattr(owner, "__name__", "?") + "." + key] = id(value)
            return state, set(sys.modules)

        environment = dict(os.environ)
        finders = list(sys.meta_path)
        (before, modules) = snapshot()
        import torch_tpu
        (after, modules_after) = snapshot()
        # A module imported meanwhile is an attribute of its parent by the import system's own doing.
        imported = modules_after - modules
        changed = sorted(k for k in after if after[k] != before.get(k) and not k.endswith("__annotations__")
                         and k not in imported and k.rpartition(".")[0] not in imported)
        added = [f for f in sys.meta_path if f not in finders]
        names = [type(f).__module__ for f in added]
        same_environment = environment == dict(os.environ)
        import torch._dynamo  # what the finder waits for
        print(json.dumps({"changed": changed, "environment": same_environment, "finders": names,
                          "stayed": [f for f in added if f in sys.meta_path], "imported": sorted(imported)}))
        """
    )
    answer = ask_python(code, env={"TORCH_TPU_RUNTIME": "cpu", "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})
    expected = {
        "torch.tpu",
        "Tensor.tpu",
        "Tensor.is_tpu",
        "Module.tpu",
        "_StorageBase.tpu",
        "_StorageBase.is_tpu",
        "TypedStorage.tpu",
        "TypedStorage.is_tpu",
        "PackedSequence.tpu",
        "PackedSequence.is_tpu",
        "torch.utils.backend_registration._privateuse1_backend_name",
        *(f"{enum}.{name}" for enum in ("DeviceType", "ProfilerActivity") for name in ("TPU", "name")),
        *(f"{enum}.{name}" for enum in ("DeviceType", "ProfilerActivity") for name in ("__repr__", "__str__")),
    }
    assert set(answer["changed"]) - expected == set()
    assert {"torch.tpu", "Tensor.tpu", "Module.tpu"} <= set(answer["changed"]) | set(answer["imported"])
    assert answer["environment"]
    # It tells torch's compiler about the device when that is imported, and goes.
    assert answer["finders"] == ["torch_tpu._default_backend"] and answer["stayed"] == []


def test_chips_are_told_from_googles_network_cards(tmp_path: Path) -> None:
    from torch_tpu._discover import chips

    devices = tmp_path / "sys" / "bus" / "pci" / "devices"

    def add(address: str, vendor: str, device: str, kind: str = "0x020000") -> None:
        (devices / address).mkdir(parents=True)
        for name, text in (("vendor", vendor), ("device", device), ("class", kind)):
            (devices / address / name).write_text(text + "\n")

    dev = tmp_path / "dev"
    (dev / "accel").mkdir(parents=True)
    assert chips(tmp_path / "sys", dev) == []
    add("0000:00:03.0", "0x1ae0", "0x0042")
    add("0000:00:04.0", "0x10de", "0x0063", "0x120000")
    assert chips(tmp_path / "sys", dev) == []
    add("0000:00:05.0", "0x1ae0", "0x0063")
    add("0000:00:06.0", "0x1ae0", "0x9999", "0x120000")
    assert chips(tmp_path / "sys", dev) == ["v5e", "unknown"]
    (dev / "accel0").touch()
    assert chips(tmp_path / "nothing", dev) == ["unknown"]


@pytest.mark.parametrize(
    ("built_in", "files", "hidden", "expected"),
    [
        (None, [], None, None),
        ("cuda", [], None, None),
        ("cuda", ["nvidia0"], None, "cuda"),
        ("cuda", ["kfd"], None, "cuda"),
        ("cuda", ["nvidia0"], "", None),
        ("cuda", ["nvidia0"], "-1", None),
        ("cuda", ["nvidia0"], "0", "cuda"),
        ("xpu", [], None, None),
        ("mps", [], None, "mps"),
    ],
)
def test_other_accelerator_is_found_without_asking_its_driver(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    built_in: str | None,
    files: list[str],
    hidden: str | None,
    expected: str | None,
) -> None:
    import torch
    from torch_tpu import _discover

    for file in files:
        (tmp_path / file).touch()
    answer = None if built_in is None else torch.device(built_in)
    monkeypatch.setattr(torch._C, "_accelerator_getAccelerator", lambda: answer)
    monkeypatch.setattr(_discover.importlib.metadata, "entry_points", lambda group: [])
    if hidden is None:
        monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    else:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", hidden)
    assert _discover.other_accelerator(tmp_path) == expected
