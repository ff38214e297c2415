"""Comparison with the CPU that the tests of reductions, orderings, norms and losses share."""

from collections.abc import Callable
from typing import Any

import torch


def values(*shape: int, dtype: torch.dtype = torch.float32, seed: int = 0, nan: bool = False) -> torch.Tensor:
    """Values with ties; a few of them NaN if asked."""
    g = torch.Generator().manual_seed(seed)
    if dtype.is_complex:
        return torch.complex(values(*shape, seed=seed), values(*shape, seed=seed + 1)).to(dtype)
    x = torch.randint(-6, 7, shape, generator=g).float()
    if dtype.is_floating_point:
        x = x / 4
        if nan and x.numel() > 3:
            x.view(-1)[torch.randint(0, x.numel(), (max(1, x.numel() // 9),), generator=g)] = float("nan")
    if dtype == torch.bool:
        return x > 3
    if dtype == torch.uint8:
        x = x + 7
    return x.to(dtype)


def to_tpu(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.to("tpu")
    if isinstance(value, (list, tuple)):
        return type(value)(to_tpu(v) for v in value)
    return value


def same(got: Any, expected: Any, **tolerance: Any) -> None:
    if isinstance(expected, torch.Tensor):
        assert got.device.type == "tpu"
        assert got.dtype == expected.dtype and got.shape == expected.shape
        torch.testing.assert_close(got.cpu(), expected, equal_nan=True, **tolerance)
    elif isinstance(expected, (list, tuple)):
        assert len(got) == len(expected)
        for g, e in zip(got, expected, strict=True):
            same(g, e, **tolerance)
    else:
        assert got == expected


def check(function: Callable[..., Any], *args: Any, tolerance: dict[str, Any] | None = None, **kwargs: Any) -> None:
    """The same result, or an exception of the same type, on both devices."""
    options = {k: to_tpu(v) for k, v in kwargs.items()}
    try:
        expected = function(*args, **kwargs)
    except Exception as error:
        try:
            got = function(*[to_tpu(a) for a in args], **options)
            torch.accelerator.synchronize()  # what depends on values is raised here
        except type(error):
            return
        raise AssertionError(f"CPU raises {error!r}, tpu returns {got}") from error
    same(function(*[to_tpu(a) for a in args], **options), expected, **(tolerance or {}))
