// Bits, shifts and divisors of whole numbers.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

Results Bitwise(OpContext& c) {
  if (c.Result().dtype != DType::kPred) RequireInteger(c);
  return c.b.Binary(c.hlo(), In(c, 0), In(c, 1));
}

// A distance outside [0, bits) shifts everything out: 0, or the sign.
Results ShiftLeft(OpContext& c) {
  RequireInteger(c);
  DType t = c.Result().dtype;
  Expr x = In(c, 0, t), n = In(c, 1, t);
  Expr inside = (n >= 0) & (n < 8.0 * shlo::ByteSize(t));
  return Select(inside, x.With(c.b.ShiftLeft(x, Select(inside, n, 0))), 0);
}

Results ShiftRight(OpContext& c) {
  RequireInteger(c);
  DType t = c.Result().dtype;
  Expr x = In(c, 0, t), n = In(c, 1, t);
  int last = 8 * shlo::ByteSize(t) - 1;
  if (shlo::IsUnsigned(t)) {
    Expr inside = n <= last;
    return Select(inside, x.With(c.b.ShiftRightLogical(x, Select(inside, n, 0))), 0);
  }
  Expr inside = (n >= 0) & (n <= last);
  return x.With(c.b.ShiftRightArithmetic(x, Select(inside, n, last)));
}

// Euclid's algorithm on all elements at once, until no remainder is left anywhere.
Expr Gcd(const Expr& x, const Expr& y) {
  bool is_signed = shlo::IsSigned(x.dtype());
  Value a = is_signed ? Abs(x).v : x.v, d = is_signed ? Abs(y).v : y.v;
  shlo::Builder& builder = *x.b;
  Dims all;
  for (size_t i = 0; i < x.v.rank(); ++i) all.push_back(static_cast<int64_t>(i));
  std::vector<Value> r = builder.While(
      {a, d},
      [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
        Value left = b.Compare(shlo::Direction::kNe, v[1], b.Zeros(v[1].type));
        if (all.empty()) return {left};
        return {b.Reduce("or", left, b.ScalarInt(DType::kPred, 0), all)};
      },
      [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
        Expr p{&b, v[0]}, q{&b, v[1]};
        Expr done = q == 0;
        Expr rest = Rem(p, Select(done, 1, q));
        return {Select(done, p, q).v, Select(done, q, rest).v};
      });
  return x.With(r[0]);
}

Results GcdRow(OpContext& c) {
  RequireInteger(c);
  return Gcd(In(c, 0), In(c, 1));
}

// Narrow types are computed in int32, as C++ does, before the absolute value is taken.
Results Lcm(OpContext& c) {
  RequireInteger(c);
  DType t = c.Result().dtype;
  Expr g = Gcd(In(c, 0), In(c, 1));
  Expr zero = g == 0;
  DType wide = shlo::ByteSize(t) < 4 ? DType::kS32 : t;
  Expr multiple = To(In(c, 0) / Select(zero, 1, g), wide) * To(In(c, 1), wide);
  return Select(zero, 0, To(Abs(multiple), t));
}

const OpDef kRows[] = {
    {"bitwise_and.Tensor", Bitwise, "and"},
    {"bitwise_or.Tensor", Bitwise, "or"},
    {"bitwise_xor.Tensor", Bitwise, "xor"},
    {"bitwise_left_shift.Tensor __lshift__.Tensor __lshift__.Scalar __ilshift__.Tensor __ilshift__.Scalar", ShiftLeft},
    {"bitwise_right_shift.Tensor __rshift__.Tensor __rshift__.Scalar __irshift__.Tensor __irshift__.Scalar",
     ShiftRight},
    {"gcd", GcdRow},
    {"lcm", Lcm},
};

}  // namespace

std::span<const OpDef> IntegerRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
