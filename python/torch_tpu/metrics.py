"""Counters of this process: what was compiled, found in a cache, executed, moved, and run on the CPU instead.

For people ``torch.tpu.metrics()`` is the same; the functions here are for scripts that name a counter as
``torch_tpu.metrics:compile_count``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from torch_tpu import _native

__all__ = ["compile_count", "count_split", "fallback_count", "reset", "snapshot"]

# Operators around which compiled graphs were split.
_splits: Counter[str] = Counter()


def snapshot() -> dict[str, Any]:
    """All counters since the start of the process or the last reset.

    Returns:
        ``compiles`` (programs that the plugin compiled), ``compile_seconds``, ``memory_hits`` and ``disk_hits``
        (programs found in the caches), ``executes`` (programs run), ``bucketed`` (calls of new sizes that a
        program for a range of sizes serves), ``exact_shapes`` (programs compiled for one exact shape because such a
        program was refused), ``paddings`` (tensors copied because a program takes them with another padding),
        ``fallbacks`` (dict: operator name -> runs on the CPU),
        ``splits`` (dict: operator name -> compiled graphs that were split around it),
        ``h2d_count``, ``h2d_bytes``, ``d2h_count``, ``d2h_bytes`` (transfers to and from the device).

    Raises:
        RuntimeError: where the extension module is missing.
    """
    return {**_native.core().metrics(), "splits": dict(_splits)}


def reset() -> None:
    """Sets all counters to zero."""
    _native.core().reset_metrics()
    _splits.clear()


def compile_count() -> int:
    """Programs compiled since the start of the process or the last reset."""
    return int(_native.core().metrics()["compiles"])


def fallback_count() -> int:
    """Operators run on the CPU since the start of the process or the last reset."""
    return sum(_native.core().metrics()["fallbacks"].values())


def count_split(operator: str) -> None:
    """Counts a compiled graph that is split around an operator."""
    _splits[operator] += 1
