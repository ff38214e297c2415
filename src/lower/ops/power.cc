// pow in its three forms.
#include <cmath>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

// Whole numbers by squaring. A negative exponent leaves only the powers of 1 and -1.
Expr IntegerPower(const Expr& base, const Expr& exponent) {
  if (shlo::IsUnsigned(base.dtype())) return Pow(base, exponent);
  Expr negative = exponent < 0;
  Expr y = Pow(base, Select(negative, 0, exponent));
  Expr odd = (exponent & exponent.Num(1)) != 0;
  Expr of_negative = Select(base == 1, 1, Select(base == -1, Select(odd, -1, base.Num(1)), 0));
  return Select(negative, of_negative, y);
}

// A complex power is exp(y log x), but for the exponent 0 and the base 0.
Expr ComplexPower(const Expr& base, const Expr& exponent) {
  Expr one = base.Num(1), zero = base.Num(0);
  Expr base_is_zero = base == zero;
  Expr y = Exp(exponent * Log(Select(base_is_zero, one, base)));
  Expr of_zero = Select(Real(exponent) > 0, zero, Complex(Real(base).Num(NAN), Real(base).Num(NAN)));
  return Select(exponent == zero, one, Select(base_is_zero, of_zero, y));
}

Expr Power(const Expr& base, const Expr& exponent) {
  if (shlo::IsInteger(base.dtype())) return IntegerPower(base, exponent);
  if (shlo::IsComplex(base.dtype())) return ComplexPower(base, exponent);
  return Pow(base, exponent);
}

Results TensorPower(OpContext& c) {
  DType t = c.Result().dtype;
  if (t == DType::kPred) return In(c, 0) | !In(c, 1);  // only false ** true is false
  return Out(c, Power(In(c, 0), In(c, 1)));
}

// The exponents for which the CPU has a shorter way as well, with the same rounding.
Results ScalarExponent(OpContext& c) {
  DType t = c.Result().dtype;
  if (t == DType::kPred) return TensorPower(c);
  Expr x = In(c, 0);
  if (c.arg(1).kind == Arg::Kind::kComplex) return Out(c, Power(x, In(c, 1)));
  double n = c.Double(1);
  if (n == 0) return c.b.Ones(c.Result());
  if (n == 1) return Out(c, x);
  if (n == 2) return Out(c, x * x);
  if (n == 3) return Out(c, x * x * x);
  if (!shlo::IsInteger(t)) {
    if (n == -1) return Out(c, 1 / x);
    if (n == -2) return Out(c, 1 / (x * x));
    if (n == 0.5) return Out(c, Sqrt(x));
    if (n == -0.5) return Out(c, shlo::IsComplex(t) ? 1 / Sqrt(x) : Rsqrt(x));
  }
  return Out(c, Power(x, In(c, 1)));
}

const OpDef kRows[] = {
    {"pow.Tensor_Tensor pow.Scalar", TensorPower},
    // The exponent decides the formula: x * x is not pow(x, 2).
    {"pow.Tensor_Scalar", ScalarExponent, "", kNoFlags, 1u << 1},
};

}  // namespace

std::span<const OpDef> PowerRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
