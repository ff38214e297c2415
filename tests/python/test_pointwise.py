"""Elementwise operators give what the CPU gives: values, dtypes, NaN rules, errors, in any layout and in place."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F

INF, NAN = float("inf"), float("nan")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -2.5, 3.0, -3.0, 8.0, 1e-6, -1e-3, 20.0, -20.0, 50.0, -87.0, 1e10]
SPECIAL += [INF, -INF, NAN]
HALVES = [torch.bfloat16, torch.float16]


def floats(dtype: torch.dtype, shape: tuple[int, ...] = (33, 5), seed: int = 0) -> torch.Tensor:
    x = torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * 3
    flat = x.flatten()
    for i, value in enumerate(SPECIAL):
        flat[(i * 7 + seed * 3) % flat.numel()] = value
    return flat.view(shape).to(dtype)


def ints(dtype: torch.dtype, seed: int = 0, low: int = -100) -> torch.Tensor:
    low = max(low, torch.iinfo(dtype).min)
    return torch.randint(low, 101, (7, 5), generator=torch.Generator().manual_seed(seed)).to(dtype)


def complexes(dtype: torch.dtype = torch.complex64, seed: int = 0) -> torch.Tensor:
    return torch.randn(6, 5, generator=torch.Generator().manual_seed(seed), dtype=dtype) * 2


def same(tpu: str, f: Callable[..., torch.Tensor], *args: torch.Tensor) -> None:
    """f of these tensors on both devices."""
    expected = f(*[a.clone() for a in args])
    actual = f(*[a.to(tpu) for a in args])
    assert actual.device.type == "tpu"
    assert actual.dtype == expected.dtype
    assert actual.stride() == expected.stride()
    torch.testing.assert_close(actual.cpu(), expected, equal_nan=True)


UNARY = [
    "abs",
    "neg",
    "exp",
    "exp2",
    "expm1",
    "log",
    "log2",
    "log10",
    "log1p",
    "sqrt",
    "rsqrt",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "erf",
    "erfc",
    "erfinv",
    "lgamma",
    "digamma",
    "sigmoid",
    "logit",
    "ceil",
    "floor",
    "round",
    "trunc",
    "frac",
    "sign",
    "sgn",
    "reciprocal",
    "isnan",
    "isinf",
    "isfinite",
    "isposinf",
    "isneginf",
    "signbit",
    "angle",
    "nan_to_num",
    "i0",
    "sinc",
    "square",
    "logical_not",
    "positive",
]


@pytest.mark.parametrize("name", UNARY)
def test_unary(tpu: str, name: str) -> None:
    same(tpu, getattr(torch, name), floats(torch.float32))


@pytest.mark.parametrize("name", ["exp", "exp2", "log2", "sinh", "erf", "lgamma", "atan", "i0", "tanh", "erfinv"])
def test_unary_float64(tpu: str, name: str) -> None:
    same(tpu, getattr(torch, name), floats(torch.float64))


@pytest.mark.parametrize("name", ["i0e", "i1", "i1e", "entr", "erfcx", "ndtri", "log_ndtr"])
def test_special(tpu: str, name: str) -> None:
    same(tpu, getattr(torch.special, name), floats(torch.float64))
    same(tpu, getattr(torch.special, name), torch.rand(40, dtype=torch.float64))


@pytest.mark.parametrize("name", ["abs", "exp", "log", "sqrt", "sigmoid", "reciprocal", "sgn", "angle", "tanh", "atan"])
def test_unary_complex(tpu: str, name: str) -> None:
    same(tpu, getattr(torch, name), complexes())


@pytest.mark.parametrize("dtype", [torch.int64, torch.uint8, torch.int8])
def test_unary_of_whole_numbers(tpu: str, dtype: torch.dtype) -> None:
    x = ints(dtype)
    for name in ["abs", "neg", "sign", "bitwise_not", "floor", "sqrt", "logical_not", "isnan"]:
        same(tpu, getattr(torch, name), x)


def test_powers_of_two_and_roots_are_exact(tpu: str) -> None:
    n = torch.arange(-120.0, 120.0)
    assert torch.equal(torch.exp2(n.to(tpu)).cpu(), torch.exp2(n))
    assert torch.equal(torch.log2(torch.exp2(n).to(tpu)).cpu(), n)


def test_rounding_to_decimals(tpu: str) -> None:
    for decimals in [2, -1, 0]:
        same(tpu, lambda x, d=decimals: torch.round(x, decimals=d), floats(torch.float32))


def test_polygamma_and_zeta(tpu: str) -> None:
    x = torch.linspace(-4.3, 30, 50, dtype=torch.float64)
    for n in [0, 1, 3]:
        same(tpu, lambda x, n=n: torch.polygamma(n, x), x)
    same(tpu, lambda x: torch.special.zeta(2.5, x), x.abs())


def test_long_vectors(tpu: str) -> None:
    x = torch.randn(1003)
    for f in [torch.atan, torch.asin, torch.tanh, torch.erf]:
        same(tpu, f, x)


BINARY = [
    "add",
    "sub",
    "mul",
    "div",
    "floor_divide",
    "remainder",
    "fmod",
    "pow",
    "maximum",
    "minimum",
    "fmax",
    "fmin",
    "atan2",
    "hypot",
    "copysign",
    "nextafter",
    "logaddexp",
    "logaddexp2",
    "heaviside",
    "xlogy",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "logical_and",
    "logical_or",
    "logical_xor",
    "clamp_min",
    "clamp_max",
    "rsub",
]


@pytest.mark.parametrize("name", BINARY)
def test_binary(tpu: str, name: str) -> None:
    same(tpu, getattr(torch, name), floats(torch.float32), floats(torch.float32, seed=1))


WHOLE = [
    "add",
    "mul",
    "floor_divide",
    "remainder",
    "fmod",
    "maximum",
    "gcd",
    "lcm",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "lt",
    "eq",
    "div",
    "pow",
    "bitwise_left_shift",
    "bitwise_right_shift",
]


@pytest.mark.parametrize("dtype", [torch.int64, torch.int8, torch.uint8])
@pytest.mark.parametrize("name", WHOLE)
def test_binary_of_whole_numbers(tpu: str, name: str, dtype: torch.dtype) -> None:
    x, y = ints(dtype), ints(dtype, seed=1)
    if name in ("floor_divide", "remainder", "fmod"):
        y[y == 0] = 3
    if name == "pow":
        y = y % 9
    same(tpu, getattr(torch, name), x, y)


def test_shifts_beyond_the_width(tpu: str) -> None:
    x = torch.tensor([-8, 8, 1, -1], dtype=torch.int32)
    for n in [0, 1, 31, 32, 40, -1]:
        same(tpu, lambda x, n=n: x << n, x)
        same(tpu, lambda x, n=n: x >> n, x)


@pytest.mark.parametrize("mode", ["floor", "trunc", None])
def test_division_modes(tpu: str, mode: str | None) -> None:
    def divide(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.div(x, y, rounding_mode=mode)

    same(tpu, divide, floats(torch.float32), floats(torch.float32, seed=1))
    same(tpu, divide, ints(torch.int64), ints(torch.int64, 1, low=1))


def test_division_of_whole_numbers_by_zero(tpu: str) -> None:
    x = torch.tensor([1, 2], device=tpu)
    for f in [lambda: x // 0, lambda: x % torch.tensor([1, 0], device=tpu), lambda: torch.fmod(x, 0)]:
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            f().cpu()


def test_scalar_operands_promote_weakly(tpu: str) -> None:
    for x in [floats(torch.float32), floats(torch.bfloat16), ints(torch.int64), ints(torch.uint8), complexes()]:
        for f in [lambda x: x + 1.5, lambda x: 2 - x, lambda x: x * 3, lambda x: x / 3, lambda x: x == 1]:
            same(tpu, f, x)
    x = ints(torch.int32)
    for f in [lambda x: x > 0.5, lambda x: x // 2.5, lambda x: 100 % (x.abs() + 1), lambda x: x + True]:
        same(tpu, f, x)


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 5, 0.5, -0.5, -1, -2, 1.7, -3])
def test_power_of_known_exponent(tpu: str, exponent: float) -> None:
    same(tpu, lambda x: x**exponent, floats(torch.float32))
    if exponent == int(exponent) and exponent >= 0:
        same(tpu, lambda x: x**exponent, ints(torch.int64))


def test_powers(tpu: str) -> None:
    same(tpu, lambda x: 2**x, floats(torch.float32))
    same(tpu, lambda x: 3**x, ints(torch.int64))
    same(tpu, lambda x: (-1) ** x, ints(torch.int64))
    same(tpu, lambda x: x**x, complexes())
    with pytest.raises(RuntimeError, match="negative integer powers"):
        torch.arange(3).to(tpu) ** -1


def test_alpha_and_value(tpu: str) -> None:
    x, y = floats(torch.float32), floats(torch.float32, seed=1)
    same(tpu, lambda x, y: torch.add(x, y, alpha=2.5), x, y)
    same(tpu, lambda x, y: torch.sub(x, y, alpha=3), x, y)
    same(tpu, lambda x, y: torch.addcmul(x, x, y, value=2.5), x, y)
    same(tpu, lambda x, y: torch.addcdiv(x, x, y, value=0.5), x, y)
    same(tpu, lambda x, y: torch.addcmul(x, x, y), ints(torch.int64), ints(torch.int64, 1))


def test_lerp(tpu: str) -> None:
    x, y = torch.randn(4, 5), torch.randn(4, 5)
    same(tpu, lambda x, y: torch.lerp(x, y, 0.3), x, y)
    same(tpu, lambda x, y: torch.lerp(x, y, x), x, y)
    assert torch.equal(torch.lerp(x.to(tpu), y.to(tpu), 1.0).cpu(), y)


def test_bounds_keep_nan(tpu: str) -> None:
    x, y = floats(torch.float32), floats(torch.float32, seed=1)
    for f in [
        lambda x, y: x.clamp(-1, 2),
        lambda x, y: x.clamp(min=0.5),
        lambda x, y: x.clamp(max=0.5),
        lambda x, y: x.clamp(min=NAN),
        lambda x, y: x.clamp(y, y + 1),
        lambda x, y: x.relu(),
    ]:
        same(tpu, f, x, y)
    same(tpu, lambda x: x.clamp(-1.5, 2), ints(torch.int64))


def test_selection(tpu: str) -> None:
    x, y = floats(torch.float32), floats(torch.float64, (5,), seed=1)
    same(tpu, lambda x, y: torch.where(x > 0, x, y), x, y)
    same(tpu, lambda x: torch.where(x > 0, x, 7), x)
    for value in [2, -INF, NAN]:
        same(tpu, lambda x, v=value: x.masked_fill(x < 0, v), x)
        same(tpu, lambda x, v=value: x.clone().masked_fill_(x[0] < 0, v), x)
    same(tpu, lambda x: x.masked_fill(x < 0, torch.tensor(3.0, device=x.device)), x)
    with pytest.raises(RuntimeError, match="bool"):
        x.to(tpu).masked_fill(torch.ones(5, dtype=torch.int64, device=tpu), 1)


@pytest.mark.parametrize("dtype", HALVES)
def test_half_types(tpu: str, dtype: torch.dtype) -> None:
    x, y = floats(dtype), floats(dtype, seed=1)
    for f in [torch.exp, torch.sigmoid, torch.tanh, torch.rsqrt, torch.erf, torch.round]:
        same(tpu, f, x)
    for g in [torch.add, torch.mul, torch.div, torch.remainder, torch.maximum, torch.lt]:
        same(tpu, g, x, y)


def test_complex_numbers(tpu: str) -> None:
    x, y = complexes(), complexes(seed=1)
    for f in [torch.add, torch.mul, torch.div, torch.eq, torch.pow]:
        same(tpu, f, x, y)
    same(tpu, lambda x: torch.complex(x.real.contiguous(), x.imag.contiguous()), x)
    same(tpu, lambda x: torch.polar(x.real.abs(), x.imag.contiguous()), x)
    same(tpu, lambda x: x.conj_physical(), x)
    with pytest.raises((RuntimeError, NotImplementedError)):
        _ = x.to(tpu) < y.to(tpu)


def test_frexp(tpu: str) -> None:
    x = floats(torch.float32)
    mantissa, exponent = torch.frexp(x.to(tpu))
    expected = torch.frexp(x)
    finite = torch.isfinite(x)
    torch.testing.assert_close(mantissa.cpu(), expected.mantissa, equal_nan=True)
    assert exponent.dtype == torch.int32
    assert torch.equal(exponent.cpu()[finite], expected.exponent[finite])


def test_layouts_in_place_and_out(tpu: str) -> None:
    base = floats(torch.float32, (6, 8))
    for view in [lambda x: x.t(), lambda x: x[1:4, ::2], lambda x: x[0, 0], lambda x: x[:0], lambda x: x[3]]:
        same(tpu, lambda x, v=view: torch.exp(v(x)) + v(x) * 2, base)

        def in_place(x: torch.Tensor, v: Callable = view) -> torch.Tensor:
            v(x).mul_(2).sub_(1).clamp_(-3, 3).neg_()
            return x

        same(tpu, in_place, base)

        def out(x: torch.Tensor, v: Callable = view) -> torch.Tensor:
            result = torch.zeros_like(x)
            torch.maximum(v(x), v(x) * -1, out=v(result))
            return result

        same(tpu, out, base)
    same(tpu, lambda x: torch.lt(x, 0, out=torch.empty(6, 8, device=x.device)), base)
    x = torch.arange(4, dtype=torch.int32)
    same(tpu, lambda x: x.__ilshift__(2), x)
    with pytest.raises(RuntimeError, match="can't be cast|Promotion"):
        x.to(tpu).add_(1.5)


def test_missing_kernels_are_refused(tpu: str) -> None:
    b = torch.tensor([True, False], device=tpu)
    for f in [lambda: 1 - b, lambda: -b, lambda: F.gelu(b.long()), lambda: torch.ceil(b), lambda: torch.gcd(b, b)]:
        with pytest.raises((RuntimeError, NotImplementedError)):
            f()
