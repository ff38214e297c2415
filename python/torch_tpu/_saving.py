"""What torch.save's old format, and plain pickling with it, needs of the device's storages.

Its C++ side makes a tensor from the address of a storage. Torch asks for the location of each storage first, also when
it loads: then the address is kept in mind, so that the device finds the storage again.
"""

from __future__ import annotations

from typing import Any

import torch

from torch_tpu import _native

_FIRST = 5  # before all others; they go on with what this one returns None for


def register() -> None:
    """Makes torch.serialization ask this module where storages live."""
    torch.serialization.register_package(_FIRST, _remember, _restore)


def _remember(storage: Any) -> None:
    if storage.device.type == "tpu":
        _native.core().remember_address(torch.empty(0, dtype=torch.uint8, device=storage.device).set_(storage))


def _restore(storage: Any, location: str) -> Any:
    restored = torch.serialization._deserialize("privateuse1", storage, location)
    if restored is not None:
        _remember(restored)
    return restored
