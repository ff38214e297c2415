"""A native PyTorch backend for TPUs."""


def _autoload() -> None:
    """Called by `import torch` through the entry point; the device registers itself here."""
