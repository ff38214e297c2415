"""Operators on lists of tensors equal the CPU's, and a list is one program."""

from collections.abc import Callable
from typing import Any

import pytest
import torch

F = torch.float32


def lists(device: str, dtype: torch.dtype = F, count: int = 3) -> list[list[torch.Tensor]]:
    """Three lists of `count` tensors: positive numbers, of several shapes, one of them a window."""
    g = torch.Generator().manual_seed(3)
    shapes = [(2, 3), (4,), (), (0, 2), (3, 2)]
    made = []
    for _ in range(3):
        tensors = [(torch.rand(shapes[i % 5], generator=g) * 3 + 0.5).to(dtype).to(device) for i in range(count)]
        tensors[0] = torch.stack([tensors[0]] * 2, dim=-1)[..., 1]
        made.append(tensors)
    return made


def same(got: Any, expected: Any, **tolerance: float) -> None:
    if isinstance(expected, torch.Tensor):
        assert got.device.type == "tpu" and got.dtype == expected.dtype and got.stride() == expected.stride()
        torch.testing.assert_close(got.cpu(), expected, equal_nan=True, **tolerance)
        return
    assert (got is None) == (expected is None)
    if expected is not None:
        assert len(got) == len(expected)
        for g, e in zip(got, expected, strict=True):
            same(g, e, **tolerance)


def check(name: str, make: Callable[..., tuple[Any, ...]], dtype: torch.dtype = F, **kwargs: Any) -> None:
    """The function and, where there is one, its in-place form."""
    for suffix in ("", "_"):
        function = getattr(torch, f"_foreach_{name}{suffix}", None)
        if function is None:
            continue
        cpu, tpu = lists("cpu", dtype), lists("tpu", dtype)
        expected = function(*make(*cpu), **kwargs)
        got = function(*make(*tpu), **kwargs)
        if suffix == "":
            same(got, expected)
        same(tpu, cpu)


UNARY = [
    "abs",
    "acos",
    "asin",
    "atan",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "expm1",
    "floor",
    "frac",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "neg",
    "reciprocal",
    "round",
    "rsqrt",
    "sigmoid",
    "sign",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
    "zero",
    "clone",
]


@pytest.mark.parametrize("name", UNARY)
def test_unary(name: str) -> None:
    check(name, lambda a, b, c: (a,))


@pytest.mark.parametrize("name", ["add", "sub", "mul", "div", "maximum", "minimum", "clamp_min", "clamp_max", "pow"])
def test_binary(name: str) -> None:
    check(name, lambda a, b, c: (a, b))
    check(name, lambda a, b, c: (a, 2.5))
    check(name, lambda a, b, c: (a, [1.5, 2, 0.5]))
    check(name, lambda a, b, c: (a, [2.5] * 3))
    check(name, lambda a, b, c: (a, b), torch.bfloat16)
    if name != "div":
        check(name, lambda a, b, c: (a, 2), torch.int64)


def test_binary_with_a_tensor_or_a_factor() -> None:
    for name in ("add", "mul", "div"):
        check(name, lambda a, b, c: (a, c[2]))
        check(name, lambda a, b, c: (a, torch.tensor(2.5)))
    check("add", lambda a, b, c: (a, b), alpha=0.3)
    check("sub", lambda a, b, c: (a, b), alpha=2)
    check("add", lambda a, b, c: (a, c[2]), alpha=0.3)
    same(torch._foreach_pow(2.5, lists("tpu")[0]), torch._foreach_pow(2.5, lists("cpu")[0]))


@pytest.mark.parametrize("dtype", [F, torch.bfloat16, torch.float64], ids=str)
def test_ternary(dtype: torch.dtype) -> None:
    for name in ("addcmul", "addcdiv"):
        check(name, lambda a, b, c: (a, b, c), dtype)
        check(name, lambda a, b, c: (a, b, c, 0.3), dtype)
        check(name, lambda a, b, c: (a, b, c, [0.3, 1, 2.5]), dtype)
        check(name, lambda a, b, c: (a, b, c, torch.tensor([0.3, 1, 2.5])), dtype)
    check("lerp", lambda a, b, c: (a, b, 0.3), dtype)
    check("lerp", lambda a, b, c: (a, b, c), dtype)
    check("lerp", lambda a, b, c: (a, b, [0.3, 0.5, 0.9]), dtype)


def test_norms_maxima_copies_and_products() -> None:
    for ord in (1, 2, float("inf")):
        check("norm", lambda a, b, c, ord=ord: (a, ord))
    check("norm", lambda a, b, c: (a,), torch.bfloat16)
    check("norm", lambda a, b, c: (a,), dtype=torch.float64)
    check("max", lambda a, b, c: (a,))
    check("copy", lambda a, b, c: (a, b))
    check("mm", lambda a, b, c: ([a[0], a[0]], [b[0].T, c[0].T]))


def test_lists_of_several_dtypes_promote_one_by_one() -> None:
    def make(device: str) -> list[torch.Tensor]:
        return [torch.arange(1, 5, device=device).to(d) for d in (torch.int64, F, torch.bfloat16, torch.complex64)]

    same(torch._foreach_add(make("tpu"), make("tpu")[::-1]), torch._foreach_add(make("cpu"), make("cpu")[::-1]))
    same(torch._foreach_mul(make("tpu"), 1.5), torch._foreach_mul(make("cpu"), 1.5))


def test_copies_between_devices() -> None:
    there, here = lists("tpu")[0], lists("cpu")[1]
    torch._foreach_copy_(there, here)
    same(there, here)
    torch._foreach_neg_(there)
    torch._foreach_copy_(here, there)
    same(there, here)


def test_tensors_that_share_memory_follow_each_other() -> None:
    def run(device: str) -> torch.Tensor:
        x = torch.arange(12.0, device=device)
        torch._foreach_add_([x[:4], x[2:6], x[4:8]], [x[8:], x[6:10], x[:4]])
        torch._foreach_mul_([x, x, x], [1.5, 2.0, 3.0])
        torch._foreach_add_([x[2:4], x[5:]], x[0])
        torch._foreach_add_([x[1:2], x[2:4]], [x[5:6], x[1:2].expand(2)])
        return x

    torch.testing.assert_close(run("tpu").cpu(), run("cpu"))


def test_errors_are_the_cpus() -> None:
    for function in (torch._foreach_add, torch._foreach_add_):
        messages = []
        for device in ("cpu", "tpu"):
            with pytest.raises(RuntimeError) as error:
                function(lists(device)[0], lists(device)[1][:2])
            messages.append(str(error.value))
        assert messages[0] == messages[1]
    with pytest.raises(RuntimeError):
        torch._foreach_sqrt_([torch.ones(2, dtype=torch.int64, device="tpu")] * 2)


def programs(run: Callable[[], Any]) -> tuple[int, int]:
    """How often a program ran, and how many were new."""
    before = torch.tpu.metrics()
    run()
    after = torch.tpu.metrics()
    return after["executes"] - before["executes"], after["compiles"] - before["compiles"]


def test_a_list_is_one_program_and_numbers_are_its_operands() -> None:
    a, b, c = ([t for t in ts if t.numel()] for ts in lists("tpu", count=25))
    torch._foreach_addcdiv_(a, b, c, [0.5] * 20)
    assert programs(lambda: torch._foreach_addcdiv_(a, b, c, [0.25] * 20)) == (1, 0)
    torch._foreach_addcdiv_(a, b, c, [0.01 * k for k in range(20)])
    assert programs(lambda: torch._foreach_addcdiv_(a, b, c, [0.02 * k for k in range(20)])) == (1, 0)


def test_long_lists_are_cut_into_equal_programs() -> None:
    def make(device: str) -> list[torch.Tensor]:
        return [torch.full((k % 3 + 1,), float(k), device=device) for k in range(200)]

    got, expected = make("tpu"), make("cpu")
    ran, _ = programs(lambda: torch._foreach_mul_(got, list(map(float, range(200)))))
    torch._foreach_mul_(expected, list(map(float, range(200))))
    same(got, expected)
    assert ran < 20
    same(torch._foreach_add(got, 1), torch._foreach_add(expected, 1))
