"""torch_tpu: the device ``tpu`` of PyTorch.

``import torch`` is enough: torch finds this package through the entry point group ``torch.backends`` and calls
``_autoload``. The Python side registers names and binds the extension module ``torch_tpu._C``; it starts no runtime,
which happens at the first tensor. ``import torch_tpu`` alone does the same.
"""

__version__ = "0.1.0"
__all__ = ["__version__", "load", "status"]


# Defined before torch is imported: `import torch_tpu` imports torch, whose autoloading comes back for this function
# while this module is still half made.
def _autoload() -> None:
    """Registers the device as the environment says; called by ``import torch``, which it never breaks."""
    from torch_tpu import _load

    _load.autoload()


import torch  # noqa: E402, F401  (its import is the point: it loads c10, and autoloads this package)

from torch_tpu._load import load, status  # noqa: E402

# Where torch's autoloading is switched off, importing this package is the request.
_autoload()
