"""What the demonstration measures around a piece of work: time, counters of the device, peak memory."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from dataclasses import dataclass, field
from pathlib import Path

import torch

from torch_tpu import metrics

# The Linux kernel starts the peak of a process anew when this is written.
_CLEAR_PEAK = "5"


@dataclass
class Measured:
    """Filled when the work is done. Counters are None on a device that has none."""

    seconds: float = 0.0
    compiles: int | None = None
    compile_seconds: float | None = None
    memory_hits: int | None = None
    disk_hits: int | None = None
    fallbacks: dict[str, int] = field(default_factory=dict)


@contextmanager
def measured(device: str) -> Iterator[Measured]:
    """Measures the block, up to the end of the work that it left on the device."""
    result = Measured()
    counts = device == "tpu"
    before = metrics.snapshot() if counts else {}
    start = time.perf_counter()
    yield result
    if counts:
        torch.accelerator.synchronize()
    result.seconds = time.perf_counter() - start
    if counts:
        after = metrics.snapshot()
        for name in ("compiles", "compile_seconds", "memory_hits", "disk_hits"):
            setattr(result, name, after[name] - before[name])
        runs = {op: n - before["fallbacks"].get(op, 0) for op, n in after["fallbacks"].items()}
        result.fallbacks = {op: n for op, n in runs.items() if n}


class PeakMemory:
    """Peak memory since the last `start`: the process's resident set, and the device's where it keeps account."""

    def __init__(self, device: str) -> None:
        self._device = device
        self._has_peak = True
        self.start()

    def start(self) -> None:
        """Starts both peaks anew."""
        try:
            Path("/proc/self/clear_refs").write_text(_CLEAR_PEAK)
        except OSError:
            self._has_peak = False
        if self._device == "tpu":
            torch.accelerator.reset_peak_memory_stats()

    def device_bytes(self) -> int | None:
        """Most bytes of live tensors on the device."""
        return torch.accelerator.max_memory_allocated() if self._device == "tpu" else None

    def process_bytes(self) -> int | None:
        """Largest resident set of the process; None where the kernel does not tell."""
        if not self._has_peak:
            return None
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
        return None


@contextmanager
def quiet() -> Iterator[None]:
    """Keeps the progress bars of a library that offers no switch for them out of a pipe."""
    if interactive():
        yield
        return
    kept = io.StringIO()
    try:
        with redirect_stderr(kept):
            yield
    except BaseException:
        sys.stderr.write(kept.getvalue())
        raise


def interactive() -> bool:
    """Whether somebody watches: progress goes to a terminal only."""
    return sys.stderr.isatty()
