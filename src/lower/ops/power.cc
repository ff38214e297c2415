// pow in its three forms.
#include <cmath>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

// Whole numbers by squaring, until no exponent has a bit left. A negative exponent leaves only powers of 1 and -1.
Expr IntegerPower(const Expr& base, const Expr& exponent) {
  shlo::Builder& builder = *base.b;
  bool is_signed = shlo::IsSigned(base.dtype());
  Expr left = is_signed ? Max(exponent, 0) : exponent;
  Dims all;
  for (size_t i = 0; i < base.v.rank(); ++i) all.push_back(static_cast<int64_t>(i));
  std::vector<Value> r = builder.While(
      {builder.Ones(base.v.type), base.v, left.v},
      [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
        Value more = b.Compare(shlo::Direction::kNe, v[2], b.Zeros(v[2].type));
        return {all.empty() ? more : b.Reduce("or", more, b.ScalarInt(DType::kPred, 0), all)};
      },
      [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
        Expr product{&b, v[0]}, square{&b, v[1]}, n{&b, v[2]};
        Expr odd = (n & n.Num(1)) != 0;
        return {Select(odd, product * square, product).v, (square * square).v, b.ShiftRightLogical(n, n.Num(1))};
      });
  Expr y = base.With(r[0]);
  if (!is_signed) return y;
  Expr odd = (exponent & exponent.Num(1)) != 0;
  Expr of_negative = Select(base == 1, 1, Select(base == -1, Select(odd, -1, base.Num(1)), 0));
  return Select(exponent < 0, of_negative, y);
}

// A known exponent needs no loop.
Expr KnownPower(const Expr& base, uint64_t n) {
  Expr product = base.Num(1), square = base;
  for (; n; n >>= 1) {
    if (n & 1) product = product * square;
    if (n > 1) square = square * square;
  }
  return product;
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
  RefuseBool(c, t);
  return Out(c, Power(In(c, 0), In(c, 1)));
}

// The exponents for which the CPU has a shorter way as well, with the same rounding.
Results ScalarExponent(OpContext& c) {
  DType t = c.Result().dtype;
  RefuseBool(c, t);
  if (c.arg(1).kind == Arg::Kind::kComplex) return Out(c, Power(In(c, 0), In(c, 1)));
  double n = c.Double(1);
  TT_CHECK(n >= 0 || !shlo::IsInteger(t), kRuntime, "Integers to negative integer powers are not allowed.");
  Expr x = In(c, 0);
  if (n == 0) return c.b.Ones(c.Result());
  if (n == 1) return Out(c, x);
  if (n == 2) return Out(c, x * x);
  if (n == 3) return Out(c, x * x * x);
  if (shlo::IsInteger(t)) return KnownPower(x, static_cast<uint64_t>(c.Int(1)));
  // CPU's float16 takes the general way for roots.
  if (t != DType::kF16) {
    if (n == 0.5) return Out(c, Sqrt(x));
    if (n == -0.5) return Out(c, shlo::IsComplex(t) ? 1 / Sqrt(x) : Rsqrt(x));
  }
  if (n == -1) return Out(c, 1 / x);
  if (n == -2) return Out(c, 1 / (x * x));
  // The exponent is a number of the tensor's type on the CPU.
  return Out(c, Power(x, To(In(c, 1, t), x.dtype())));
}

const OpDef kRows[] = {
    {"pow.Tensor_Tensor pow.Scalar", TensorPower},
    // The exponent decides the formula: x * x is not pow(x, 2).
    {"pow.Tensor_Scalar", ScalarExponent, "", kNoFlags, 1u << 1},
};

}  // namespace

std::span<const OpDef> PowerRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
