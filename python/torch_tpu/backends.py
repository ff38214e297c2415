"""``torch.backends.tpu``: whether this build has the device, and whether it can be used."""

from __future__ import annotations

from torch_tpu import _native

__all__ = ["is_available", "is_built"]


def is_built() -> bool:
    """Whether the extension module is there, which says nothing about the host."""
    return _native.core_or_none() is not None


def is_available() -> bool:
    """Whether the device can be used. Raises nothing."""
    core = _native.core_or_none()
    return core is not None and _native.unavailable_reason() is None and bool(core.is_available())
