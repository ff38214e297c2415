"""``python -m torch_tpu``: ``info`` says what there is and what is wrong, ``demo`` shows the device at work, ``cache``
looks after compiled programs."""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import sys
from collections.abc import Sequence
from typing import Any

import torch

import torch_tpu
from torch_tpu import _cache, _discover, _native, config

# Packages whose versions matter to a report of a problem.
_PACKAGES = (
    "torch",
    "lammps-jax-pjrt-cpu",
    "libtpu",
    "numpy",
    "transformers",
    "diffusers",
    "accelerate",
    "safetensors",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m torch_tpu", description="PyTorch's device tpu, natively.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    info = commands.add_parser("info", help="runtime, plugin, versions, devices, cache, settings")
    info.add_argument("--json", action="store_true", help="print one JSON object")
    # The demo has its own parser: it is also a program of its own.
    commands.add_parser("demo", help="run two small models on the device and compare with the CPU", add_help=False)
    _cache.add_parser(commands)
    options, rest = parser.parse_known_args(arguments)
    if options.command == "demo":
        from torch_tpu.demo import main as demo

        return demo(rest)
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if options.command == "cache":
        return _cache.run(options)
    facts = gather()
    print(json.dumps(facts, indent=2, default=str) if options.json else format_info(facts))
    return 0 if facts["usable"] else 1


def gather() -> dict[str, Any]:
    """All that ``info`` prints, as one dict. Starts the runtime; what cannot be had is explained, not raised."""
    status = torch_tpu.status()
    facts: dict[str, Any] = {
        "usable": False,
        "reason": None,
        "requested": status.requested,
        "runtime": status.runtime,
        "plugin": status.plugin,
        "versions": {"torch_tpu": torch_tpu.__version__, "python": platform.python_version()},
        "chips": _discover.chips(),
        "settings": [],
        "unknown_variables": [],
    }
    for package in _PACKAGES:
        try:
            facts["versions"][package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            facts["versions"][package] = None
    try:
        facts["settings"] = [vars(knob) for knob in config.knobs()]
        facts["unknown_variables"] = config.unknown_variables()
    except Exception as e:
        facts["settings_error"] = str(e)
    facts["reason"] = _native.unavailable_reason()
    if facts["reason"] is None:
        try:
            facts.update(_gather_runtime())
            facts["usable"] = True
        except Exception as e:
            facts["reason"] = str(e)
    accelerator = torch.accelerator.current_accelerator()
    facts["accelerator"] = None if accelerator is None else accelerator.type
    return facts


def _gather_runtime() -> dict[str, Any]:
    core = _native.core()
    info = dict(core.runtime_info())
    devices = []
    for index, kind in enumerate(info["device_kinds"]):
        free, total = core.memory_info(index)
        devices.append({"index": index, "kind": kind, "free_memory": free, "total_memory": total})
    return {"runtime_info": info, "devices": devices, "cache": dict(core.cache_stat()), "operators": len(core.rows())}


def format_info(facts: dict[str, Any]) -> str:
    """The text of ``info``."""
    lines = [f"torch_tpu {facts['versions']['torch_tpu']}", ""]

    def section(title: str, rows: list[tuple[str, Any]]) -> None:
        lines.append(title)
        width = max((len(name) for name, _ in rows), default=0)
        lines.extend(f"  {name:<{width}}  {value}" for name, value in rows)
        lines.append("")

    rows: list[tuple[str, Any]] = [
        ("usable", "yes" if facts["usable"] else f"no: {facts['reason']}"),
        ("requested", f"{facts['requested']} (TORCH_TPU_RUNTIME)"),
        ("chosen", facts["runtime"] or "none"),
        ("plugin", facts["plugin"] or "none"),
        ("TPU chips", ", ".join(facts["chips"]) or "none"),
        ("torch's accelerator", facts["accelerator"] or "none"),
    ]
    if facts["usable"]:
        info = facts["runtime_info"]
        rows += [
            ("platform", f"{info['platform_name']} {info['platform_version']}"),
            ("PJRT C API", info["pjrt_api"]),
            ("plugin build", info["build_id"]),
            ("device memory", "visible to the host" if info["host_visible"] else "apart from the host's"),
            ("operators", f"{facts['operators']} lowered to StableHLO"),
        ]
    section("Runtime", rows)
    if facts["usable"]:
        section(
            "Devices",
            [
                (f"tpu:{d['index']}", f"{d['kind']}, {_size(d['free_memory'])} of {_size(d['total_memory'])} free")
                for d in facts["devices"]
            ],
        )
        section("Cache", [(name, _value(name, value)) for name, value in facts["cache"].items()])
    section("Versions", [(name, version or "not installed") for name, version in facts["versions"].items()])
    if "settings_error" in facts:
        section("Settings", [("error", facts["settings_error"])])
    else:
        section("Settings (* set)", [_setting(knob) for knob in facts["settings"]])
    if facts["unknown_variables"]:
        section("Variables that nothing reads", [(name, "a typing error?") for name in facts["unknown_variables"]])
    return "\n".join(lines).rstrip()


def _setting(knob: dict[str, Any]) -> tuple[str, str]:
    mark = "*" if knob["is_set"] else " "
    return f"{mark} {knob['name']}", f"{knob['value'] or '-':<8}  {knob['doc']}"


def _value(name: str, value: Any) -> Any:
    return _size(value) if name.endswith(("bytes", "limit")) and isinstance(value, int) else value


def _size(size: int) -> str:
    amount = float(size)
    for unit in ("B", "KiB", "MiB"):
        if amount < 1024:
            return f"{amount:.4g} {unit}"
        amount /= 1024
    return f"{amount:.1f} GiB"


if __name__ == "__main__":
    sys.exit(main())
