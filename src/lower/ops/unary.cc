// Elementary functions of one tensor.
#include <cmath>
#include <numbers>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

bool IsExact(DType t) { return shlo::IsInteger(t) || t == DType::kPred; }

// The StableHLO operation of that name.
Results Elementary(OpContext& c) { return Out(c, {&c.b, c.b.Unary(c.hlo(), In(c, 0).v)}); }

// The same for functions of real numbers; whole numbers are already rounded.
Results Rounding(OpContext& c) {
  RequireOrdered(c);
  if (IsExact(c.Result().dtype)) return In(c, 0);
  return Elementary(c);
}

Results Negate(OpContext& c) {
  RefuseBool(c, c.Result().dtype);
  return Elementary(c);
}

Results Truncate(OpContext& c) {
  RequireOrdered(c);
  if (IsExact(c.Result().dtype)) return In(c, 0);
  return Out(c, Trunc(In(c, 0)));
}

Results Fraction(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  return Out(c, x - Trunc(x));
}

Results RoundDecimals(OpContext& c) {
  RequireFloating(c);
  int64_t decimals = c.Int(1);
  Expr x = In(c, 0);
  if (decimals == 0) return Out(c, Round(x));
  double power = std::pow(10.0, std::abs(static_cast<double>(decimals)));
  return Out(c, decimals > 0 ? Round(x * power) / power : Round(x / power) * power);
}

Results Abs(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseBool(c, x.dtype());
  if (shlo::IsUnsigned(x.dtype())) return x;
  return c.b.ConvertElementType(c.b.Abs(x), c.Result().dtype);
}

// sgn of a complex number is its direction; of a real one, its sign. The sign of NaN is 0 on the CPU.
Results Sgn(OpContext& c) {
  Expr x{&c.b, c.Tensor(0)};
  DType t = x.dtype();
  if (t == DType::kPred) return x;
  if (shlo::IsUnsigned(t)) return To(x != 0, t);
  if (!shlo::IsFloating(t) && !shlo::IsComplex(t)) return x.With(c.b.Sign(x));
  if (shlo::IsComplex(t)) {
    Expr size = ops::Abs(x);
    Expr zero = size == 0;
    Expr divisor = Select(zero, 1, size);
    return Complex(Select(zero, 0, Real(x) / divisor), Select(zero, 0, Imag(x) / divisor));
  }
  return To(x > 0, t) - To(x < 0, t);
}

Results Sign(OpContext& c) {
  RefuseComplex(c, c.Result().dtype);
  return Sgn(c);
}

Results Reciprocal(OpContext& c) { return Out(c, 1 / In(c, 0)); }

Results SigmoidRow(OpContext& c) { return Out(c, Sigmoid(In(c, 0))); }

Results Exp2(OpContext& c) {
  Expr x = In(c, 0);
  if (shlo::IsComplex(x.dtype())) return Exp(x * std::numbers::ln2);
  Expr whole = Round(x);
  // An infinity has no fraction, and beyond the range of Pow2 it does not matter.
  Expr fraction = Select(ops::Abs(x) < 2000, x - whole, 0);
  Expr y = Exp(fraction * std::numbers::ln2) * Pow2(whole);
  return Out(c, Select(IsNan(x), x, y));
}

// Powers of two have exact logarithms.
Results Log2(OpContext& c) {
  Expr x = In(c, 0);
  Expr y = Log(x) * (1 / std::numbers::ln2);
  if (shlo::IsComplex(x.dtype())) return y;
  Expr whole = Round(y);
  return Out(c, Select((Pow2(whole) == x) & (ops::Abs(whole) < 2000), whole, y));
}

Results Log10(OpContext& c) {
  Expr x = In(c, 0);
  return Out(c, Log(x) / std::numbers::ln10);
}

Results Sinc(OpContext& c) {
  Expr x = In(c, 0);
  Expr zero = shlo::IsComplex(x.dtype()) ? x == x.Num(0) : x == 0;
  Expr p = Select(zero, 1, x * std::numbers::pi);
  return Out(c, Select(zero, 1, Sin(p) / p));
}

Results BitwiseNot(OpContext& c) {
  if (c.Result().dtype != DType::kPred) RequireInteger(c);
  return !In(c, 0);
}

Results LogicalNot(OpContext& c) { return !In(c, 0, DType::kPred); }

Expr Infinite(const Expr& x) { return Abs(x) == std::numeric_limits<double>::infinity(); }

// isnan, isinf, isposinf, isneginf: false for whole numbers.
enum class Class { kNan, kInf, kPositive, kNegative };
template <Class kind>
Results Classify(OpContext& c) {
  Expr x{&c.b, c.Tensor(0)};
  DType t = x.dtype();
  if (IsExact(t)) return c.b.Zeros(x.v.type.With(DType::kPred));
  if (shlo::IsComplex(t)) {
    if (kind == Class::kPositive || kind == Class::kNegative) NotImplementedFor(c, t);
    if (kind == Class::kNan) return IsNan(Real(x)) | IsNan(Imag(x));
    return Infinite(Real(x)) | Infinite(Imag(x));
  }
  if (kind == Class::kNan) return IsNan(x);
  if (kind == Class::kInf) return Infinite(x);
  return x == (kind == Class::kPositive ? 1 : -1) * std::numeric_limits<double>::infinity();
}

Results SignBitRow(OpContext& c) {
  Expr x{&c.b, c.Tensor(0)};
  RefuseComplex(c, x.dtype());
  return SignBit(x);
}

Results Angle(OpContext& c) {
  DType t = c.arg(0).value.dtype();
  if (shlo::IsComplex(t)) {
    Expr x{&c.b, c.Tensor(0)};
    return Atan2(Imag(x), Real(x));
  }
  Expr x = In(c, 0);
  return Out(c, Select(IsNan(x), x, Select(x < 0, std::numbers::pi, x.Num(0))));
}

Results ConjPhysical(OpContext& c) {
  Expr x{&c.b, c.Tensor(0)};
  if (!shlo::IsComplex(x.dtype())) return x;
  return Complex(Real(x), -Imag(x));
}

double MaxFinite(DType t) {
  switch (t) {
    case DType::kF64:
      return std::numeric_limits<double>::max();
    case DType::kF16:
      return 65504;
    case DType::kBF16:
      return 3.3895313892515355e38;
    default:
      return std::numeric_limits<float>::max();
  }
}

Results NanToNum(OpContext& c) {
  Expr x{&c.b, c.Tensor(0)};
  DType t = shlo::RealOf(x.dtype());
  if (IsExact(t)) return x;
  constexpr double kInf = std::numeric_limits<double>::infinity();
  auto number = [&](size_t i, const Expr& like, double otherwise) {
    return c.IsNone(i) ? like.Num(otherwise) : In(c, i, t);
  };
  auto fix = [&](const Expr& part) {
    Expr y = Select(IsNan(part), number(1, part, 0), part);
    y = Select(part == kInf, number(2, part, MaxFinite(t)), y);
    return Select(part == -kInf, number(3, part, -MaxFinite(t)), y);
  };
  if (shlo::IsComplex(x.dtype())) return Complex(fix(Real(x)), fix(Imag(x)));
  return fix(x);
}

const OpDef kRows[] = {
    {"neg", Negate, "negate"},
    {"exp", Elementary, "exponential"},
    {"expm1", Elementary, "exponential_minus_one"},
    {"log", Elementary, "log"},
    {"log1p", Elementary, "log_plus_one"},
    {"sqrt", Elementary, "sqrt"},
    {"rsqrt", Elementary, "rsqrt"},
    {"sin", Elementary, "sine"},
    {"cos", Elementary, "cosine"},
    {"tan", Elementary, "tan"},
    {"tanh", Elementary, "tanh"},
    {"ceil", Rounding, "ceil"},
    {"floor", Rounding, "floor"},
    {"round", Rounding, "round_nearest_even"},
    {"round.decimals", RoundDecimals},
    {"trunc", Truncate},
    {"frac", Fraction},
    {"abs", Abs},
    {"sign", Sign},
    {"sgn", Sgn},
    {"reciprocal", Reciprocal},
    {"sigmoid", SigmoidRow},
    {"exp2", Exp2},
    {"log2", Log2},
    {"log10", Log10},
    {"sinc", Sinc},
    {"bitwise_not", BitwiseNot},
    {"logical_not", LogicalNot},
    {"isnan", Classify<Class::kNan>},
    {"isinf", Classify<Class::kInf>},
    {"isposinf", Classify<Class::kPositive>},
    {"isneginf", Classify<Class::kNegative>},
    {"signbit", SignBitRow},
    {"angle", Angle},
    {"_conj_physical", ConjPhysical},
    {"nan_to_num", NanToNum},
};

}  // namespace

std::span<const OpDef> UnaryRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
