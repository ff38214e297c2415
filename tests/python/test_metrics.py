"""The counters that users see, the settings, and the fallback policy at work."""

import textwrap
import warnings
from pathlib import Path

import pytest
import torch
import torch_tpu.metrics
from conftest import Run
from torch_tpu import config

KEYS = {
    "compiles": int,
    "compile_seconds": float,
    "memory_hits": int,
    "disk_hits": int,
    "executes": int,
    "bucketed": int,
    "exact_shapes": int,
    "paddings": int,
    "fallbacks": dict,
    "splits": dict,
    "h2d_count": int,
    "h2d_bytes": int,
    "d2h_count": int,
    "d2h_bytes": int,
}


def test_names_and_types(tpu: str) -> None:
    metrics = torch.tpu.metrics()
    assert {name: type(value) for name, value in metrics.items()} == KEYS
    torch.tpu.reset_metrics()
    assert not any(torch.tpu.metrics().values())


def test_compiles_and_hits(tpu: str) -> None:
    x, y = torch.ones(7, 3, device="tpu"), torch.ones(7, 3, device="tpu")
    _ = (x + y).cpu()
    torch.tpu.reset_metrics()
    for _ in range(5):
        z = x + y
    _ = z.cpu()
    metrics = torch.tpu.metrics()
    assert metrics["compiles"] == torch_tpu.metrics.compile_count() == 0
    assert metrics["executes"] >= 5 and metrics["memory_hits"] >= 5
    assert metrics["fallbacks"] == {} and torch_tpu.metrics.fallback_count() == 0


def test_transfers(tpu: str) -> None:
    torch.tpu.reset_metrics()
    x = torch.ones(1000).to("tpu")
    torch.tpu.synchronize()
    metrics = torch.tpu.metrics()
    assert metrics["h2d_count"] == 1 and metrics["h2d_bytes"] == 4000
    _ = x.cpu()
    metrics = torch.tpu.metrics()
    assert metrics["d2h_count"] == 1 and metrics["d2h_bytes"] == 4000


def test_a_second_process_compiles_nothing(run_python: Run, tmp_path: Path) -> None:
    code = textwrap.dedent(
        """
        import torch, torch_tpu.metrics
        x = torch.arange(6.0).to("tpu").view(2, 3)
        y = torch.mm(x, x.t()) + 1
        assert y.sum().item() == 5 + 14 + 14 + 50 + 4
        m = torch.tpu.metrics()
        print(torch_tpu.metrics.compile_count(), m["disk_hits"])
        """
    )
    env = {"TORCH_TPU_CACHE_DIR": str(tmp_path / "cache")}
    compiles, hits = map(int, run_python(code, env=env).stdout.split())
    assert compiles > 0 and hits == 0
    again, hits = map(int, run_python(code, env=env).stdout.split())
    assert again == 0 and hits == compiles
    off, hits = map(int, run_python(code, env={**env, "TORCH_TPU_CACHE": "0"}).stdout.split())
    assert off == compiles and hits == 0
    flags = {**env, "XLA_FLAGS": "--xla_backend_optimization_level=1"}
    other, hits = map(int, run_python(code, env=flags).stdout.split())
    assert other == compiles and hits == 0, "programs made under other flags are other programs"


# No backend lowers it, and none will: it only says where a value lies in memory.
def _op_without_row(x: torch.Tensor) -> torch.Tensor:
    return torch.ops.torch_tpu_test.plus_one(x)


@pytest.fixture(scope="module")
def op_without_row() -> str:
    library = torch.library.Library("torch_tpu_test", "FRAGMENT")
    library.define("plus_one(Tensor x) -> Tensor")
    library.impl("plus_one", lambda x: x + 1, "CPU")
    library.impl("plus_one", torch.empty_like, "Meta")
    globals()["_keep"] = library
    return "torch_tpu_test::plus_one"


def test_fallback_error(tpu: str, op_without_row: str) -> None:
    x = torch.ones(3, device="tpu")
    torch.tpu.reset_metrics()
    with pytest.raises(NotImplementedError, match=op_without_row):
        _op_without_row(x)
    assert torch.tpu.metrics()["fallbacks"] == {}


def test_fallback_silent_and_warn(tpu: str, op_without_row: str) -> None:
    x = torch.ones(3, device="tpu")
    torch.tpu.reset_metrics()
    with torch.tpu.fallback("silent"), warnings.catch_warnings():
        warnings.simplefilter("error")
        assert _op_without_row(x).tolist() == [2, 2, 2]
    with torch.tpu.fallback("warn"):
        with pytest.warns(UserWarning, match=op_without_row) as caught:
            y = _op_without_row(x)
        assert Path(caught[0].filename).name == "test_metrics.py", "the warning points at the user's line"
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            _op_without_row(x)
    assert y.is_tpu and y.tolist() == [2, 2, 2]
    assert torch.tpu.metrics()["fallbacks"] == {op_without_row: 3}
    assert torch_tpu.metrics.fallback_count() == 3


def test_settings(tpu: str) -> None:
    knobs = {knob.name: knob for knob in config.knobs()}
    assert {"TORCH_TPU_RUNTIME", "TORCH_TPU_FALLBACK", "TORCH_TPU_CACHE_DIR", "TPU_LIBRARY_PATH"} <= set(knobs)
    assert all(knob.doc.endswith((".", "STRICT.")) and knob.type for knob in knobs.values())
    assert knobs["TORCH_TPU_RUNTIME"].is_set
    before = knobs["TORCH_TPU_LAUNCH_BLOCKING"].value
    config.set_knob("TORCH_TPU_LAUNCH_BLOCKING", "1")
    try:
        assert (torch.ones(2, device="tpu") + 1).tolist() == [2, 2]
        assert {k.name: k.value for k in config.knobs()}["TORCH_TPU_LAUNCH_BLOCKING"] == "1"
    finally:
        config.set_knob("TORCH_TPU_LAUNCH_BLOCKING", before)
    for name, text in (("TORCH_TPU_NOTHING", "1"), ("TORCH_TPU_CACHE_SIZE", "banana")):
        with pytest.raises(ValueError, match=name):
            config.set_knob(name, text)


def test_unknown_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_TPU_RUNTIMES", "cpu")
    assert "TORCH_TPU_RUNTIMES" in config.unknown_variables()
    assert "TORCH_TPU_RUNTIME" not in config.unknown_variables()


def test_every_variable_that_the_sources_name_is_in_the_list(tpu: str) -> None:
    import re

    from conftest import ROOT

    known = {knob.name for knob in config.knobs()}
    used = set()
    for folder, pattern in (("src", "*.[ch]*"), ("python", "*.py")):
        for file in (ROOT / folder).rglob(pattern):
            used |= set(re.findall(r'getenv\("(\w+)"\)|environ(?:\.get\(|\[)"(\w+)"', file.read_text()))
    named = {name for pair in used for name in pair if name.startswith(("TORCH_TPU_", "TPU_"))}
    assert "TORCH_TPU_RUNTIME" in named and named <= known


def test_location_provider_names_the_users_line(tpu: str) -> None:
    from torch_tpu import _location

    line = _location.user_line()
    assert line.rpartition(":")[0] == __file__ and int(line.rpartition(":")[2]) > 0
    seen = []

    class Module(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x

    module = Module()
    module.register_forward_hook(lambda *_: seen.append(_location.user_line()))
    module(torch.ones(1))
    assert seen[0].startswith(__file__)


def test_dump_names_op_and_line(run_python: Run, tmp_path: Path) -> None:
    script = tmp_path / "user_script.py"
    # The derivative runs on a thread without Python frames.
    script.write_text(
        "import torch\nx = torch.ones(3, 5).to('tpu').requires_grad_()\ny = x + x\n(y * y).sum().backward()\n"
        "print(y.sum().item())\n"
    )
    folder = tmp_path / "dump"
    env = {"TORCH_TPU_DUMP": str(folder), "TORCH_TPU_CACHE_DIR": str(tmp_path / "cache")}
    result = run_python([str(script)], env=env)
    assert result.stdout.strip() == "30.0" and "location provider" not in result.stderr
    texts = [file.read_text() for file in folder.iterdir()]
    assert any("stablehlo.add" in text and "user_script.py" in text and "add" in text for text in texts)


def test_log_says_why_something_compiled(run_python: Run, tmp_path: Path) -> None:
    env = {"TORCH_TPU_LOG": "compile", "TORCH_TPU_CACHE_DIR": str(tmp_path / "cache")}
    result = run_python("import torch; x = torch.ones(3).to('tpu'); print((x + x).tolist())", env=env)
    assert "add" in result.stderr
