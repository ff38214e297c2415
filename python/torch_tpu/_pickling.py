"""Plain pickling of the device's storages: through torch.save's present format.

Torch pickles a storage by its old format, whose C++ side reads the memory of a device by its address, which a tensor of
this device does not have. Storages of other devices are pickled as before.
"""

from __future__ import annotations

import copyreg
import io
from collections.abc import Callable
from typing import Any

import torch


def register() -> None:
    """Makes pickle ask this module about the storages of tensors; copyreg is its registry for that."""
    copyreg.pickle(torch.storage.TypedStorage, _reduce)


def _reduce(storage: Any) -> tuple[Callable[..., Any], tuple[Any, ...]] | str:
    if storage._untyped_storage.device.type != "tpu":
        reduced: tuple[Callable[..., Any], tuple[Any, ...]] = storage.__reduce_ex__(2)
        return reduced
    file = io.BytesIO()
    torch.save(storage, file)
    return torch.storage._load_from_bytes, (file.getvalue(),)
