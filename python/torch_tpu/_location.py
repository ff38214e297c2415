"""The Python line that the user wrote: for dumps, for errors that rise later than the call, and for warnings."""

from __future__ import annotations

import os
import sys
import types
import warnings

import torch

# The import system and traced graphs are nobody's lines either.
_LIBRARIES = tuple(os.path.dirname(os.path.abspath(file)) + os.sep for file in (torch.__file__, __file__))
_NOT_USERS = (*_LIBRARIES, "<frozen", "<eval_with_key")


def user_line() -> str:
    """``file.py:12``: the innermost frame outside torch and this package; empty where there is none."""
    frame = _user_frame()
    return "" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"


def warn(message: str) -> None:
    """Raises a UserWarning at the user's line, so that filters by module and `once` mean what they should."""
    frame = _user_frame()
    if frame is None:
        warnings.warn(message, UserWarning, stacklevel=2)
        return
    module = frame.f_globals.get("__name__", "<unknown>")
    registry = frame.f_globals.setdefault("__warningregistry__", {})
    warnings.warn_explicit(message, UserWarning, frame.f_code.co_filename, frame.f_lineno, module, registry)


def _user_frame() -> types.FrameType | None:
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_NOT_USERS):
        frame = frame.f_back
    return frame
