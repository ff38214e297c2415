"""``torch.tpu``: the device module. ``torch.accelerator`` has most of it in a form that suits every device.

Nothing here starts the runtime before it is needed. Where the device cannot be used, ``is_available`` is False,
``device_count`` is 0, seeding does nothing, and everything that needs the device raises RuntimeError with the reason.
A ``device`` argument is an index, ``"tpu:1"``, ``torch.device("tpu", 1)`` or None for the current device.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeAlias

import torch

from torch_tpu import _native, backends
from torch_tpu import metrics as _metrics
from torch_tpu._fallback import fallback, get_fallback_policy, set_fallback_policy

__all__ = [
    "DeviceProperties",
    "Event",
    "Stream",
    "current_device",
    "current_stream",
    "default_generators",
    "default_stream",
    "device",
    "device_count",
    "device_of",
    "empty_cache",
    "fallback",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_fallback_policy",
    "get_rng_state",
    "get_rng_state_all",
    "init",
    "initial_seed",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "metrics",
    "reset_accumulated_memory_stats",
    "reset_metrics",
    "reset_peak_memory_stats",
    "runtime_info",
    "seed",
    "seed_all",
    "set_device",
    "set_fallback_policy",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "stream",
    "synchronize",
    "unavailable_reason",
]

Device: TypeAlias = torch.device | str | int | None

# The device has one stream, in order, so torch's own classes say everything there is.
Stream = torch.Stream
Event = torch.Event

# What torch's device index can count to.
_MOST_DEVICES = 127

# Activation checkpointing reads it before it saves random states; the runtime itself starts at the first tensor.
_initialized = True


# ---- the device ----------------------------------------------------------------------------------------------------
def is_available() -> bool:
    """Whether the device can be used. Raises nothing."""
    return backends.is_available()


def unavailable_reason() -> str | None:
    """Why the device cannot be used, as far as is known before the runtime starts; None where it can."""
    return _native.unavailable_reason()


def device_count() -> int:
    """The number of devices; 0 where the device cannot be used. Raises nothing."""
    core = _native.core_or_none()
    if core is None or _native.unavailable_reason() is not None:
        return 0
    return int(core.device_count())


def current_device() -> int:
    """The index of the current device of this thread."""
    return int(_native.core().current_device())


def set_device(device: Device) -> None:
    """Makes a device the current one of this thread; a negative index changes nothing.

    Raises:
        RuntimeError: if there is no such device.
    """
    if (index := _index(device)) >= 0:
        _native.core().set_device(index)


def synchronize(device: Device = None) -> None:
    """Waits for all work on a device; errors that only the device could know rise here."""
    _native.core().synchronize(_index(device))


def is_initialized() -> bool:
    """Whether the runtime has started in this process."""
    return _native.initialized() and not _is_in_bad_fork()


def init() -> None:
    """Starts the runtime, which the first tensor does by itself.

    Raises:
        RuntimeError: with the reason, where it cannot start.
    """
    _lazy_init()
    _native.core().runtime_info()


def _lazy_init() -> None:
    # torch calls this before it first touches the device. The runtime starts by itself where it is needed, so that
    # waiting for a device that was never used, or making an unwritten tensor, starts nothing.
    reason = _native.unavailable_reason()
    if reason is not None:
        raise RuntimeError(f"the device tpu cannot be used: {reason}")


def _is_in_bad_fork() -> bool:
    core = _native.core_or_none()
    return core is not None and bool(core.is_in_bad_fork())


def _index(device: Device) -> int:
    if device is None:
        return current_device()
    if isinstance(device, int):
        return device
    named = torch.device(device)
    if named.type != "tpu":
        raise ValueError(f"torch.tpu: expected a tpu device, got {device}")
    return current_device() if named.index is None else int(named.index)


class device:
    """Context manager: makes a device the current one of this thread, and the former one again at the end.

    Args:
        device: an index, ``"tpu:1"``, ``torch.device("tpu", 1)``; None or a negative index changes nothing.
    """

    def __init__(self, device: Device) -> None:
        self.idx = -1 if device is None else _index(device)
        self.prev_idx = -1

    def __enter__(self) -> None:
        self.prev_idx = _exchange_device(self.idx)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _maybe_exchange_device(self.prev_idx)


class device_of(device):
    """Context manager: makes the device of a tensor or storage the current one; does nothing for those elsewhere."""

    def __init__(self, obj: torch.Tensor | torch.UntypedStorage) -> None:
        super().__init__(obj.device.index if obj.device.type == "tpu" else None)


def _exchange_device(index: int) -> int:
    if index < 0:
        return -1
    return int(torch._C._accelerator_exchangeDevice(index))


def _maybe_exchange_device(index: int) -> int:
    if index < 0:
        return -1
    return int(torch._C._accelerator_maybeExchangeDevice(index))


@dataclass(frozen=True)
class DeviceProperties:
    """Attributes: ``name`` (the plugin's), ``total_memory`` (bytes), ``multi_processor_count`` (always 1)."""

    name: str
    total_memory: int
    multi_processor_count: int = 1


def get_device_properties(device: Device = None) -> DeviceProperties:
    """Name and memory of a device."""
    return DeviceProperties(name=get_device_name(device), total_memory=mem_get_info(device)[1])


def get_device_name(device: Device = None) -> str:
    """The kind of a device as the plugin names it, for example ``TPU v5e`` or ``cpu``."""
    index = _index(device)
    kinds = runtime_info()["device_kinds"]
    if not 0 <= index < len(kinds):
        raise RuntimeError(f"torch.tpu: expected a device index below {len(kinds)}, got {index}")
    return str(kinds[index])


def get_device_capability(device: Device = None) -> dict[str, Any]:
    """What :func:`torch.accelerator.get_device_capability` says: ``supported_dtypes``, a set of torch.dtype."""
    return dict(torch.accelerator.get_device_capability(_index(device)))


def runtime_info() -> dict[str, Any]:
    """The runtime behind the device, which this starts: ``platform_name``, ``platform_version``, ``plugin_path``,
    ``pjrt_api`` (version of the C API), ``build_id`` (of the plugin), ``devices``, ``device_kinds``, ``host_visible``
    (whether device memory is host memory).
    """
    return dict(_native.core().runtime_info())


# ---- dtypes --------------------------------------------------------------------------------------------------------
def is_bf16_supported(including_emulation: bool = True) -> bool:
    """True: every runtime computes in bfloat16."""
    return True


def get_amp_supported_dtype() -> list[torch.dtype]:
    """The dtypes that ``torch.autocast("tpu", dtype=...)`` takes."""
    return [torch.bfloat16, torch.float16]


# ---- random numbers ------------------------------------------------------------------------------------------------
def manual_seed(seed: int) -> None:
    """Seeds the generator of the current device."""
    if _native.core_or_none() is not None:
        _generator(None).manual_seed(int(seed))


def manual_seed_all(seed: int) -> None:
    """Seeds the generators of all devices; ``torch.manual_seed`` does it too. Starts no runtime."""
    core = _native.core_or_none()
    if core is None or _native.unavailable_reason() is not None:
        return
    # Counting devices may start the runtime, so before that the generators of all possible ones are seeded.
    for index in range(device_count() if _native.initialized() else _MOST_DEVICES):
        core.default_generator(index).manual_seed(int(seed))


def seed() -> int:
    """Seeds the generator of the current device with a random number, and returns that."""
    value = secrets.randbits(63)
    manual_seed(value)
    return value


def seed_all() -> int:
    """Seeds the generators of all devices with one random number, and returns that."""
    value = secrets.randbits(63)
    manual_seed_all(value)
    return value


def initial_seed() -> int:
    """The seed of the generator of the current device."""
    return int(_generator(None).initial_seed())


def get_rng_state(device: Device = "tpu") -> torch.Tensor:
    """The state of a device's generator: uint8 tensor of shape [16] on the CPU, a seed and an offset of 64 bits."""
    return _generator(device).get_state()


def get_rng_state_all() -> list[torch.Tensor]:
    """The states of all devices' generators."""
    return [generator.get_state() for generator in default_generators]


def set_rng_state(new_state: torch.Tensor, device: Device = "tpu") -> None:
    """Sets the state of a device's generator to one that :func:`get_rng_state` gave."""
    _generator(device).set_state(new_state)


def set_rng_state_all(new_states: Iterable[torch.Tensor]) -> None:
    """Sets the states of all devices' generators."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)


def _generator(device: Device) -> torch.Generator:
    generator: torch.Generator = _native.core().default_generator(_index(device))
    return generator


class _Generators(Sequence[torch.Generator]):
    """The default generators by device index. How many there are is known once somebody asks, not at import."""

    def __len__(self) -> int:
        return device_count()

    def __getitem__(self, index: Any) -> Any:
        chosen = range(len(self))[index]
        return _generator(chosen) if isinstance(chosen, int) else tuple(map(_generator, chosen))


default_generators = _Generators()


# ---- streams -------------------------------------------------------------------------------------------------------
def current_stream(device: Device = None) -> torch.Stream:
    """The stream of a device. Work runs in program order, so it is also the default one."""
    return torch.accelerator.current_stream(_index(device))


def default_stream(device: Device = None) -> torch.Stream:
    """The default stream of a device."""
    number = torch._C._autograd.DeviceType.PrivateUse1.value
    return torch.Stream(stream_id=0, device_index=current_stream(device).device_index, device_type=number)


def set_stream(stream: torch.Stream | None) -> None:
    """Makes a stream the current one, and its device the current device; None changes nothing."""
    if stream is not None:
        torch.accelerator.set_stream(stream)


def stream(stream: torch.Stream | None) -> contextlib.AbstractContextManager[Any]:
    """Context manager: makes a stream the current one, and the former one again at the end; None changes nothing."""
    return contextlib.nullcontext() if stream is None else stream


# ---- memory --------------------------------------------------------------------------------------------------------
def memory_stats(device: Device = None) -> dict[str, int]:
    """Statistics of a device's memory under the names that :func:`torch.accelerator.memory_stats` documents."""
    return dict(_native.core().memory_stats(_index(device)))


def memory_allocated(device: Device = None) -> int:
    """Bytes that live tensors occupy."""
    return memory_stats(device).get("allocated_bytes.all.current", 0)


def max_memory_allocated(device: Device = None) -> int:
    """The most bytes that live tensors occupied since the start or :func:`reset_peak_memory_stats`."""
    return memory_stats(device).get("allocated_bytes.all.peak", 0)


def memory_reserved(device: Device = None) -> int:
    """Bytes held: those of live tensors, and those kept to be used again."""
    return memory_stats(device).get("reserved_bytes.all.current", 0)


def max_memory_reserved(device: Device = None) -> int:
    """The most bytes held since the start or :func:`reset_peak_memory_stats`."""
    return memory_stats(device).get("reserved_bytes.all.peak", 0)


def mem_get_info(device: Device = None) -> tuple[int, int]:
    """Free and total memory of a device in bytes."""
    free, total = _native.core().memory_info(_index(device))
    return int(free), int(total)


def reset_peak_memory_stats(device: Device = None) -> None:
    """Makes the present amounts the new peaks."""
    _native.core().reset_peak_memory_stats(_index(device))


def reset_accumulated_memory_stats(device: Device = None) -> None:
    """Sets the counts of allocations and frees to zero."""
    _native.core().reset_accumulated_memory_stats(_index(device))


def empty_cache() -> None:
    """Gives back the memory that is kept to be used again; does nothing before the first tensor."""
    if _native.initialized():
        _native.core().empty_cache()


# ---- counters ------------------------------------------------------------------------------------------------------
def metrics() -> dict[str, Any]:
    """Counters of this process; :func:`torch_tpu.metrics.snapshot` names them."""
    return _metrics.snapshot()


def reset_metrics() -> None:
    """Sets the counters to zero."""
    _metrics.reset()
