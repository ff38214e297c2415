"""Shapes of operators on fake tpu tensors where PyTorch's own Meta kernel knows only what CUDA can do."""

from __future__ import annotations

from typing import Any

import torch
from torch._subclasses.fake_impls import op_implementations_dict, register_op_impl

_GROUPED_MM = torch.ops.aten._grouped_mm.default


def register() -> None:
    """Adds them to PyTorch's table of such functions; tensors of other devices keep PyTorch's answers."""
    if _GROUPED_MM not in op_implementations_dict:
        register_op_impl(_GROUPED_MM)(_grouped_mm)


def _grouped_mm(
    mode: Any,
    func: Any,
    mat_a: torch.Tensor,
    mat_b: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Any:
    if mat_a.device.type != "tpu":
        return NotImplemented
    groups: tuple[Any, ...] = ()
    if mat_a.dim() == 2 and mat_b.dim() == 2:
        assert offs is not None
        groups = (offs.shape[0],)
    elif mat_a.dim() == 3 and mat_b.dim() == 3:
        groups = (mat_a.shape[0],)
    with mode:
        return mat_a.new_empty((*groups, mat_a.shape[-2], mat_b.shape[-1]), dtype=out_dtype or mat_a.dtype)
