"""The Python line that the user wrote, for dumps and for errors that rise later than the call."""

from __future__ import annotations

import os
import sys

import torch

_LIBRARIES = tuple(os.path.dirname(os.path.abspath(file)) + os.sep for file in (torch.__file__, __file__))


def user_line() -> str:
    """``file.py:12``: the innermost frame outside torch and this package; empty where there is none."""
    # Frames of generated code ("<string>", "<frozen ...>") are nobody's line either.
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if not file.startswith(_LIBRARIES) and not file.startswith("<"):
            return f"{file}:{frame.f_lineno}"
        frame = frame.f_back  # type: ignore[assignment]
    return ""
