"""Registers the device with torch, or remembers why not. Starts no runtime and writes no environment variable.

Torch is changed only by its own calls: rename_privateuse1_backend, _register_device_module,
generate_methods_for_privateuse1_backend, set_default_backend (_default_backend.py), and the import of the submodule
torch.backends.tpu.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import threading
import types
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from torch_tpu import _discover, _native

_CHOICES = "auto, tpu, cpu, off or the path of a PJRT plugin"
# Whether threads that import torch and torch_tpu at once may both come here: yes.
_lock = threading.RLock()


@dataclass(frozen=True)
class Status:
    """How the device stands in this process.

    Attributes:
        registered: whether torch knows the device type ``tpu``.
        requested: what was asked for: ``auto``, ``tpu``, ``cpu``, ``off`` or a path.
        runtime: the runtime that was chosen, ``tpu``, ``cpu`` or a path; None where there is none.
        plugin: the PJRT plugin that will be, or was, loaded.
        reason: why the device cannot be used; None where nothing is known to be wrong.
    """

    registered: bool = False
    requested: str = "auto"
    runtime: str | None = None
    plugin: str | None = None
    reason: str | None = None


_status: Status | None = None


class _StayOut(Exception):
    """Nothing is to be registered; the text says why. `quiet` where that is what was asked for."""

    def __init__(self, reason: str, quiet: bool) -> None:
        super().__init__(reason)
        self.quiet = quiet


def status() -> Status:
    """How the device stands in this process: registered or not, with which runtime, and what is wrong if unusable."""
    return _status or Status()


def load(runtime: str | None = None) -> None:
    """Registers the device with a runtime, whatever the environment said before.

    Args:
        runtime: ``auto``, ``tpu``, ``cpu`` or the path of a PJRT plugin; by default what TORCH_TPU_RUNTIME says.

    Raises:
        ValueError: for another ``runtime``.
        RuntimeError: if the runtime cannot be used, or another one is in use already.
    """
    global _status
    requested = runtime if runtime is not None else _requested()
    with _lock:
        if _native.initialized():
            now = status()
            if runtime is None or runtime in (now.requested, now.runtime, now.plugin):
                return
            raise RuntimeError(
                f"torch_tpu.load: expected a call before the first tensor on tpu, got {runtime!r} while the runtime "
                f"{now.runtime!r} is in use; choose it earlier, or by TORCH_TPU_RUNTIME"
            )
        try:
            _status = _load(requested, asked=runtime is not None)
        except _StayOut as e:
            _status = replace(status(), requested=requested, reason=str(e))
            raise RuntimeError(f"torch_tpu.load: {e}") from None
        _native.set_reason(_status.reason)
        if _status.reason is not None:
            raise RuntimeError(f"torch_tpu.load: {_status.reason}")


def autoload() -> None:
    """Registers the device as the environment says. Raises nothing; warns at most once. Idempotent."""
    global _status
    with _lock:
        if _status is not None:
            return
        # Set first: registering imports modules of torch, and nothing may come back here.
        _status = Status(requested=_requested())
        quiet = False
        try:
            _status = _load(_status.requested, asked=False)
            # Under "auto" an absent plugin is no surprise: the host has no chip, and the device says so when asked.
            quiet = _status.requested == "auto" and _status.runtime is None
        except _StayOut as e:
            _status, quiet = replace(_status, reason=str(e)), e.quiet
        except Exception as e:  # whatever it is, `import torch` must go on
            registered = torch._C._get_privateuse1_backend_name() == "tpu"
            _status = replace(_status, registered=registered, reason=f"{type(e).__name__}: {e}")
        _native.set_reason(_status.reason)
        if _status.reason is not None and not quiet:
            _warn(f"torch_tpu: the device tpu cannot be used: {_status.reason}")


def _requested() -> str:
    return os.environ.get("TORCH_TPU_RUNTIME", "").strip() or "auto"


def _load(requested: str, asked: bool) -> Status:
    if requested == "off":
        if asked:
            raise ValueError("torch_tpu.load: expected auto, tpu, cpu or the path of a PJRT plugin, got 'off'")
        raise _StayOut("TORCH_TPU_RUNTIME is off", quiet=True)
    if requested not in ("auto", "tpu", "cpu") and not _is_path(requested):
        message = f"expected {_CHOICES}, got {requested!r}"
        if asked:
            raise ValueError(f"torch_tpu.load: {message}")
        chosen = Status(requested=requested, reason=f"TORCH_TPU_RUNTIME: {message}")
    else:
        _check_rivals(requested)
        chosen = _choose(requested, asked)
    _native.load()
    _register()
    reason = chosen.reason or _native.load_error() or _native.bad_settings()
    core = _native.core_or_none()
    if core is not None and reason is None:
        core.configure(chosen.runtime, chosen.plugin, _native.device_count_setting())
    return replace(chosen, registered=True, reason=reason)


def _is_path(text: str) -> bool:
    return os.sep in text or text.endswith(".so")


def _check_rivals(requested: str) -> None:
    if version := _discover.original_package():
        raise _StayOut(
            f"the package torch-tpu {version} is installed as well; it and torch-tpu-native both provide the device "
            f"tpu and the module torch_tpu, so that only one of them can be installed: pip uninstall one of the two",
            quiet=False,
        )
    owner = torch._C._get_privateuse1_backend_name()
    if owner not in ("privateuseone", "tpu"):
        raise _StayOut(
            f"another backend has registered itself as {owner!r} in the one place that torch has for backends from "
            f"outside; a process can use one of the two (TORCH_DEVICE_BACKEND_AUTOLOAD=0 loads neither by itself)",
            # Nobody asked for a tpu, and there is none: the machine is the other one's.
            quiet=requested == "auto" and not _discover.chips(),
        )


def _choose(requested: str, asked: bool) -> Status:
    """The runtime for a valid request. Raises _StayOut where another accelerator is to be left alone."""
    chosen = Status(requested=requested)
    if requested == "auto":
        if _discover.chips():
            requested = "tpu"
        else:
            # Once registered, torch names the tpu as its accelerator: this has been asked, and answered, before.
            registered = torch._C._get_privateuse1_backend_name() == "tpu"
            if not asked and not registered and (other := _discover.other_accelerator()):
                raise _StayOut(
                    f"this host has no TPU, and {other} stays its accelerator; TORCH_TPU_RUNTIME=cpu or "
                    f"torch_tpu.load('cpu') asks for a tpu that runs on the CPU",
                    quiet=True,
                )
            if _discover.cpu_plugin() is None:
                return replace(
                    chosen,
                    reason="this host has no TPU, and no plugin for the CPU is installed: "
                    "pip install --no-deps lammps-jax-pjrt-cpu",
                )
            requested = "cpu"
    if requested == "tpu":
        plugin, hint = _discover.tpu_plugin(), "pip install libtpu"
    elif requested == "cpu":
        plugin, hint = _discover.cpu_plugin(), "pip install --no-deps lammps-jax-pjrt-cpu"
    else:
        plugin, hint = Path(requested), "give the path of an existing file"
    chosen = replace(chosen, runtime=requested, plugin=str(plugin.absolute()) if plugin else None)
    if plugin is None or not plugin.is_file():
        what = f"the PJRT plugin {plugin} does not exist" if plugin else "its PJRT plugin is not installed"
        return replace(chosen, reason=f"the runtime {requested!r} cannot be used: {what} ({hint})")
    if requested == "tpu" and not _discover.chips():
        # libtpu would look for one over the network for minutes before it gives up.
        reason = f"this host has no TPU chip (TORCH_TPU_RUNTIME={plugin} tries all the same)"
        return replace(chosen, reason=f"the runtime 'tpu' cannot be used: {reason}")
    return chosen


def _register() -> None:
    """Gives torch the names: the device type, torch.tpu, Tensor.tpu and its kin, torch.backends.tpu."""
    if torch._C._get_privateuse1_backend_name() == "tpu":
        return
    from torch_tpu import tpu

    torch.utils.rename_privateuse1_backend("tpu")
    torch._register_device_module("tpu", tpu)
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    _import_backends_module()
    if (core := _native.core_or_none()) is not None:
        from torch_tpu import _default_backend, _location, _saving

        _saving.register()
        _default_backend.install()
        core.set_location_provider(_location.user_line)
        core.set_warning_handler(_location.warn)
        atexit.register(core.shutdown)


class _BackendsFinder(importlib.abc.MetaPathFinder):
    """Finds torch.backends.tpu in this package."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != "torch.backends.tpu":
            return None
        return importlib.util.spec_from_file_location(fullname, Path(__file__).with_name("backends.py"))


def _import_backends_module() -> None:
    # Libraries look for hasattr(torch.backends, "tpu"). The import system itself binds a submodule to its parent when
    # it imports one, so this is an ordinary import of a module that lies elsewhere; no attribute is assigned here.
    finder = _BackendsFinder()
    sys.meta_path.append(finder)
    try:
        importlib.import_module("torch.backends.tpu")
    finally:
        sys.meta_path.remove(finder)


def _warn(message: str) -> None:
    # Under `-W error` a warning is an exception; the reason stays readable as torch.tpu.unavailable_reason().
    with contextlib.suppress(Warning):
        warnings.warn(message, RuntimeWarning, stacklevel=2)
