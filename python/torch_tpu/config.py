"""Every setting and every environment variable that this package reads, in one list.

The table of the C++ side is the source of its own variables; those that only Python reads are added here.
A variable is read once; ``set_knob`` overrides it afterwards. ``python -m torch_tpu info`` prints the list.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from torch_tpu import _native

__all__ = ["Knob", "knobs", "set_knob", "unknown_variables"]


@dataclass(frozen=True)
class Knob:
    """One setting: its name is the environment variable's."""

    name: str
    type: str
    default: str
    value: str
    doc: str
    is_set: bool


_PYTHON_ONLY = (
    ("TPU_LIBRARY_PATH", "string", "", "The libtpu.so to use instead of the installed package's."),
    ("TORCH_DEVICE_BACKEND_AUTOLOAD", "bool", "1", "torch's own switch: 0 keeps `import torch` from loading us."),
)


def knobs() -> list[Knob]:
    """All settings, with their values now.

    Raises:
        ValueError: if an environment variable has a bad value.
    """
    core = _native.core_or_none()
    rows = [] if core is None else [Knob(**{k: row[k] for k in Knob.__annotations__}) for row in core.knobs()]
    for name, kind, default, doc in _PYTHON_ONLY:
        value = os.environ.get(name)
        rows.append(Knob(name, kind, default, default if value is None else value, doc, value is not None))
    return rows


def set_knob(name: str, text: str) -> None:
    """Overrides an environment variable of the C++ side for the rest of the process.

    Raises:
        ValueError: for an unknown name or a bad value; nothing changes then.
        RuntimeError: where the extension module is missing.
    """
    _native.core().set_knob(name, text)


def unknown_variables() -> list[str]:
    """Environment variables that begin with TORCH_TPU_ and that nothing reads: most likely typing errors."""
    if _native.core_or_none() is None:
        return []
    known = {knob.name for knob in knobs()}
    return sorted(name for name in os.environ if name.startswith("TORCH_TPU_") and name not in known)
