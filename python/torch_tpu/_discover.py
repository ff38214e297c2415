"""What this host has: TPU chips, PJRT plugins, other accelerators. Reads files only; initialises no driver."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import re
from pathlib import Path

import torch

# Google's PCI vendor also makes network cards, so the device is checked too.
_GOOGLE_VENDOR = "0x1ae0"
_TPU_DEVICES = {
    "0x0027": "v2 or v3",
    "0x0056": "v4",
    "0x005e": "v4",
    "0x0062": "v5p",
    "0x0063": "v5e",
    "0x006f": "v6e",
    "0x0076": "v7x",
}
_PROCESSING_ACCELERATOR_CLASS = "0x12"

# The device files that a built-in accelerator of torch needs. One that is not listed counts as present.
_DEVICE_FILES = {
    "cuda": ("nvidia[0-9]*", "nvidiactl", "kfd", "dxg"),
    "xpu": ("dri/renderD*", "dxg"),
}
_HIDDEN_BY = {"cuda": ("CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES"), "xpu": ("ZE_AFFINITY_MASK",)}


def chips(sys_root: Path = Path("/sys"), dev_root: Path = Path("/dev")) -> list[str]:
    """The TPU chips of this host, by generation ("v5e"), found by their PCI identity or their device files."""
    found = []
    for vendor in sorted(sys_root.glob("bus/pci/devices/*/vendor")):
        if _read(vendor) != _GOOGLE_VENDOR:
            continue
        device = _read(vendor.with_name("device"))
        if device in _TPU_DEVICES:
            found.append(_TPU_DEVICES[device])
        elif _read(vendor.with_name("class")).startswith(_PROCESSING_ACCELERATOR_CLASS):
            found.append("unknown")
    if not found:
        # A container may hide the PCI bus. Other vendors' accelerators live in the folder /dev/accel.
        found = ["unknown" for path in dev_root.glob("accel*") if re.fullmatch(r"accel\d+", path.name)]
    return found


def other_accelerator(dev_root: Path = Path("/dev")) -> str | None:
    """The accelerator that torch would use if this package were not installed, by type or package; else None."""
    # Asked before anything of ours is registered: afterwards torch answers "tpu".
    built_in = torch._C._accelerator_getAccelerator()
    if built_in is not None and built_in.type != "tpu" and _present(built_in.type, dev_root):
        return str(built_in.type)
    for entry in importlib.metadata.entry_points(group="torch.backends"):
        if entry.module.partition(".")[0] != "torch_tpu":
            return entry.module
    return None


def original_package() -> str | None:
    """The version of the distribution ``torch-tpu``, another project's backend of the same name, where installed."""
    try:
        return importlib.metadata.version("torch-tpu")
    except importlib.metadata.PackageNotFoundError:
        return None


def tpu_plugin() -> Path | None:
    """libtpu: TPU_LIBRARY_PATH (the name libtpu's other users read), else the installed package."""
    if given := os.environ.get("TPU_LIBRARY_PATH"):
        return Path(given)
    return _in_package("libtpu", "libtpu.so")


def cpu_plugin() -> Path | None:
    """XLA:CPU as a PJRT plugin, from the package lammps-jax-pjrt-cpu."""
    return _in_package("lammps_jax_pjrt_cpu", "pjrt_c_api_cpu_plugin.so")


def _in_package(package: str, file: str) -> Path | None:
    # The packages are looked up, not imported: what they do at import is not wanted here.
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None
    for folder in (spec and spec.submodule_search_locations) or ():
        if (path := Path(folder) / file).is_file():
            return path
    return None


def _present(device_type: str, dev_root: Path) -> bool:
    for variable in _HIDDEN_BY.get(device_type, ()):
        if os.environ.get(variable) in ("", "-1"):
            return False
    patterns = _DEVICE_FILES.get(device_type)
    return patterns is None or any(next(dev_root.glob(pattern), None) for pattern in patterns)


def _read(path: Path) -> str:
    try:
        return path.read_text().strip().lower()
    except OSError:
        return ""
