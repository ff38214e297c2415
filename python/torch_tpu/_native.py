"""The extension module torch_tpu._C: loaded once, or the reason why it could not be. Nothing here starts a runtime."""

from __future__ import annotations

import importlib
from typing import Any

# Any: the extension module has no types. None until load() found it.
_core: Any = None
_load_error: str | None = None
_reason: str | None = None


def load() -> None:
    """Imports torch_tpu._C, which registers its kernels with the dispatcher. Raises nothing."""
    global _core, _load_error
    if _core is not None:
        return
    try:
        _core = importlib.import_module("torch_tpu._C")
        _load_error = None
    except ModuleNotFoundError as e:
        _load_error = f"the extension module torch_tpu._C is not built for this Python ({e})"
    except Exception as e:  # another torch, a missing library, a failed registration
        _load_error = f"the extension module torch_tpu._C cannot be loaded: {e}"


def load_error() -> str | None:
    """Why the extension module is not there; None where it is."""
    return _load_error


def core_or_none() -> Any:
    """The extension module, or None."""
    return _core


def core() -> Any:
    """The extension module.

    Raises:
        RuntimeError: with the reason, where it is not there.
    """
    if _core is None:
        raise RuntimeError(f"the device tpu cannot be used: {unavailable_reason()}")
    return _core


def initialized() -> bool:
    """Whether the runtime has started."""
    return _core is not None and bool(_core.is_initialized())


def set_reason(reason: str | None) -> None:
    """Remembers why the device cannot be used; torch_tpu._load decides it."""
    global _reason
    _reason = reason


def unavailable_reason() -> str | None:
    """Why the device cannot be used, as far as is known without starting the runtime."""
    return _reason or _load_error or (None if _core is not None else "torch_tpu is not loaded")


def bad_settings() -> str | None:
    """The first environment variable with a bad value, as text; None where all are good."""
    if _core is None:
        return None
    try:
        _core.knobs()
    except Exception as e:
        return str(e)
    return None


def setting(name: str) -> str:
    """The value now of a setting of the C++ side, by the name of its environment variable."""
    return str(next(knob["value"] for knob in core().knobs() if knob["name"] == name))


def device_count_setting() -> int:
    """TORCH_TPU_CPU_DEVICES."""
    return int(setting("TORCH_TPU_CPU_DEVICES"))
