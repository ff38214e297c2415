"""What happens to an operator that the device does not have: the policy, as a setting and as a context manager."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import TracebackType
from typing import ParamSpec, TypeVar

from torch_tpu import _native

P = ParamSpec("P")
R = TypeVar("R")


def get_fallback_policy() -> str:
    """The policy now: ``warn``, ``error`` or ``silent``. TORCH_TPU_FALLBACK sets the first one (default ``warn``)."""
    return str(_native.core().fallback_policy())


def set_fallback_policy(policy: str) -> None:
    """Sets the policy of the whole process.

    Args:
        policy: ``warn`` runs the operator on the CPU and warns once for each operator, ``silent`` runs it on the CPU,
            ``error`` raises NotImplementedError that names it. Every run on the CPU is counted in
            ``torch.tpu.metrics()["fallbacks"]``.

    Raises:
        ValueError: for another policy.
    """
    if policy not in ("warn", "error", "silent"):
        raise ValueError(f"torch.tpu.fallback: expected 'warn', 'error' or 'silent', got {policy!r}")
    _native.core().set_fallback_policy(policy)


class fallback:
    """Sets the policy for operators that the device does not have, as a call, a context manager or a decorator.

    Like ``torch.set_grad_enabled``: the call sets the policy at once and for the whole process; used with ``with``,
    the former policy comes back at the end; as a decorator it holds while the function runs.

        torch.tpu.fallback("error")
        with torch.tpu.fallback("silent"):
            ...

    Args:
        policy: ``warn``, ``error`` or ``silent``; see :func:`torch.tpu.set_fallback_policy`.

    Raises:
        ValueError: for another policy.
    """

    def __init__(self, policy: str) -> None:
        self.policy = policy
        self._previous = get_fallback_policy()
        set_fallback_policy(policy)

    def __enter__(self) -> fallback:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        set_fallback_policy(self._previous)

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        set_fallback_policy(self._previous)
        policy = self.policy

        @functools.wraps(function)
        def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
            with fallback(policy):
                return function(*args, **kwargs)

        return wrapped
