// Arithmetic of two tensors or a tensor and a number: operands are promoted to the result type and broadcast.
#include <numbers>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

bool IsExact(DType t) { return shlo::IsInteger(t) || t == DType::kPred; }

// Half types are computed in float32 and rounded once, as CPU kernels do.
Results Arithmetic(OpContext& c) { return Out(c, {&c.b, c.b.Binary(c.hlo(), In(c, 0), In(c, 1))}); }

void RefuseBoolSubtraction(OpContext& c) {
  for (size_t i : {0, 1}) {
    TT_CHECK(c.Tensor(i).dtype() != DType::kPred, kRuntime, c.OpName(),
             ": subtraction with a bool tensor is not supported; use logical_not or bitwise_not, or convert it first");
  }
}

// add and sub: other is scaled by alpha (argument 2), which is 1 unless it was given.
Results AddLike(OpContext& c) {
  if (std::string_view(c.hlo()) == "subtract") RefuseBoolSubtraction(c);
  Expr self = In(c, 0), other = In(c, 1);
  if (self.dtype() == DType::kPred) {  // bool add is or
    return c.IsConstant(2, 1) ? self | other : self | (other & In(c, 2));
  }
  if (!c.IsConstant(2, 1)) other = other * In(c, 2);
  return Out(c, {&c.b, c.b.Binary(c.hlo(), self, other)});
}

Results ReverseSubtract(OpContext& c) {
  RefuseBoolSubtraction(c);
  Expr self = In(c, 0);
  if (!c.IsConstant(2, 1)) self = self * In(c, 2);
  return Out(c, In(c, 1) - self);
}

Results Multiply(OpContext& c) {
  if (c.Result().dtype != DType::kPred) return Arithmetic(c);
  return In(c, 0) & In(c, 1);
}

// --- Division of whole numbers and with rounding.

// x86 raises on a zero divisor; here the device reports it.
Expr NonZero(OpContext& c, const Expr& divisor) {
  Expr zero = Expr{&c.b, c.As(1, divisor.dtype())} == 0;
  c.Check(zero, support::ErrorKind::kRuntime, "ZeroDivisionError");
  return divisor;
}

Expr FloorQuotient(OpContext& c, const Expr& a, const Expr& b) {
  if (shlo::IsUnsigned(a.dtype())) return a / NonZero(c, b);
  if (shlo::IsInteger(a.dtype())) {
    Expr q = a / NonZero(c, b);
    Expr rest = a - q * b;
    return Select((rest != 0) & ((rest < 0) ^ (b < 0)), q - 1, q);
  }
  // From fmod, so that the quotient of exact multiples is exact; then to the nearest whole number below.
  Expr mod = Rem(a, b);
  Expr q = (a - mod) / b;
  q = Select((mod != 0) & ((b < 0) ^ (mod < 0)), q - 1, q);
  Expr floor = Floor(q);
  floor = Select(q - floor > 0.5, floor + 1, floor);
  Expr ratio = a / b;
  floor = Select(q == 0, Select(SignBit(ratio), -0.0, q.Num(0)), floor);
  return Select(b == 0, ratio, floor);
}

Expr TruncatedQuotient(OpContext& c, const Expr& a, const Expr& b) {
  return shlo::IsInteger(a.dtype()) ? a / NonZero(c, b) : Trunc(a / b);
}

Results DivideMode(OpContext& c) {
  std::string mode = c.Text(2);
  if (mode.empty()) return Arithmetic(c);
  RequireOrdered(c);
  return Out(c, mode == "floor" ? FloorQuotient(c, In(c, 0), In(c, 1)) : TruncatedQuotient(c, In(c, 0), In(c, 1)));
}

Results FloorDivide(OpContext& c) {
  RequireOrdered(c);
  return Out(c, FloorQuotient(c, In(c, 0), In(c, 1)));
}

// The remainder has the divisor's sign.
Results Remainder(OpContext& c) {
  RequireOrdered(c);
  Expr a = In(c, 0), b = In(c, 1);
  if (shlo::IsInteger(a.dtype())) b = NonZero(c, b);
  Expr mod = Rem(a, b);
  if (shlo::IsUnsigned(a.dtype())) return Out(c, mod);
  return Out(c, Select((mod != 0) & ((b < 0) ^ (mod < 0)), mod + b, mod));
}

Results Fmod(OpContext& c) {
  RequireOrdered(c);
  Expr a = In(c, 0), b = In(c, 1);
  if (shlo::IsInteger(a.dtype())) b = NonZero(c, b);
  return Out(c, Rem(a, b));
}

// --- Extremes

// CPU raises RuntimeError here, where most ops raise NotImplementedError.
void RefuseOrderOfComplex(OpContext& c) {
  TT_CHECK(!shlo::IsComplex(c.Result().dtype), kRuntime, c.OpName(), ": not implemented for complex tensors");
}

Results Extreme(OpContext& c) {
  RefuseOrderOfComplex(c);
  return c.b.Binary(c.hlo(), In(c, 0, c.Result().dtype), In(c, 1, c.Result().dtype));
}

// fmax and fmin: a number wins over NaN.
Results NumberExtreme(OpContext& c) {
  RefuseOrderOfComplex(c);
  DType t = c.Result().dtype;
  Expr a = In(c, 0, t), b = In(c, 1, t);
  Expr e = a.With(c.b.Binary(c.hlo(), a, b));
  if (IsExact(t)) return e;
  return Select(IsNan(a), b, Select(IsNan(b), a, e));
}

// --- Floating-point functions of two numbers

Results Atan2Row(OpContext& c) {
  RequireFloating(c);
  return Out(c, Atan2(In(c, 0), In(c, 1)));
}

Results Hypot(OpContext& c) {
  RequireFloating(c);
  constexpr double kInf = std::numeric_limits<double>::infinity();
  Expr a = Abs(In(c, 0)), b = Abs(In(c, 1));
  Expr big = Max(a, b), small = Min(a, b);
  Expr ratio = small / Select(big == 0, 1, big);
  Expr y = big * Sqrt(1 + ratio * ratio);
  return Out(c, Select((a == kInf) | (b == kInf), kInf, y));
}

Results CopySign(OpContext& c) {
  RequireFloating(c);
  Expr size = Abs(In(c, 0));
  return Out(c, Select(SignBit(In(c, 1)), -size, size));
}

Results NextAfter(OpContext& c) {
  RequireFloating(c);
  DType t = c.Result().dtype;
  return c.b.Chlo("next_after", {In(c, 0, t), In(c, 1, t)}, c.Result());
}

// log(e^a + e^b), or to the base 2, around the larger one.
Expr LogAddExp(const Expr& a, const Expr& b, double log_base) {
  Expr big = Max(a, b);
  Expr distance = Abs(a - b);
  Expr y = big + Log1p(Exp(-distance * log_base)) * (1 / log_base);
  // Two equal infinities have no difference.
  return Select((Abs(a) == std::numeric_limits<double>::infinity()) & (a == b), a, y);
}

Results LogAddExpRow(OpContext& c) {
  RequireFloating(c);
  return Out(c, LogAddExp(In(c, 0), In(c, 1), 1));
}

Results LogAddExp2Row(OpContext& c) {
  RequireFloating(c);
  return Out(c, LogAddExp(In(c, 0), In(c, 1), std::numbers::ln2));
}

Results Heaviside(OpContext& c) {
  RefuseOrderOfComplex(c);
  DType t = c.Result().dtype;
  if (t == DType::kPred) return In(c, 0) | In(c, 1);
  Expr x = In(c, 0, t);
  return Select(x == 0, In(c, 1, t), To(x > 0, t));
}

// x log(y), with 0 where x is 0 unless y is NaN.
Results XLogY(OpContext& c) {
  Expr x = In(c, 0), y = In(c, 1);
  RefuseComplex(c, x.dtype());
  return Out(c, Select(IsNan(y), y, Select(x == 0, 0, x * Log(y))));
}

Results XLog1pY(OpContext& c) {
  Expr x = In(c, 0), y = In(c, 1);
  RefuseComplex(c, x.dtype());
  return Out(c, Select(IsNan(y), y, Select(x == 0, 0, x * Log1p(y))));
}

const OpDef kRows[] = {
    {"add.Tensor", AddLike, "add"},
    {"sub.Tensor", AddLike, "subtract"},
    {"rsub.Tensor", ReverseSubtract},
    {"mul.Tensor", Multiply, "multiply"},
    {"div.Tensor", Arithmetic, "divide"},
    {"div.Tensor_mode", DivideMode, "divide"},
    {"floor_divide", FloorDivide},
    {"remainder.Tensor remainder.Scalar_Tensor", Remainder},
    {"fmod.Tensor", Fmod},
    {"maximum clamp_min.Tensor", Extreme, "maximum"},
    {"minimum clamp_max.Tensor", Extreme, "minimum"},
    {"fmax", NumberExtreme, "maximum"},
    {"fmin", NumberExtreme, "minimum"},
    {"atan2", Atan2Row},
    {"hypot", Hypot},
    {"copysign.Tensor", CopySign},
    {"nextafter", NextAfter},
    {"logaddexp", LogAddExpRow},
    {"logaddexp2", LogAddExp2Row},
    {"heaviside", Heaviside},
    {"xlogy.Tensor", XLogY},
    {"special_xlog1py", XLog1pY},
};

}  // namespace

std::span<const OpDef> BinaryRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
