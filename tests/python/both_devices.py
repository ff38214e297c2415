"""One function with its gradients on the CPU and on the device."""

from collections.abc import Callable

import torch


def values_and_gradients(fn: Callable, *tensors: torch.Tensor) -> list[list[torch.Tensor]]:
    """[what the CPU gives, what the device gives]: results, then the gradients of the floating-point tensors."""
    answers = []
    for device in ("cpu", "tpu"):
        args = [t.detach().to(device, copy=True) for t in tensors]
        args = [a.requires_grad_() if a.is_floating_point() else a for a in args]
        out = fn(*args)
        outs = out if isinstance(out, tuple) else (out,)
        (outs[0] * outs[0]).sum().backward()
        answers.append([*outs, *[a.grad for a in args if a.requires_grad]])
    return answers
