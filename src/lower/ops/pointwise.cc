#include "lower/ops/pointwise.h"

#include "support/error.h"

namespace torch_tpu::lower::ops {

Expr Sigmoid(const Expr& x) {
  if (shlo::IsComplex(x.dtype())) return 1 / (1 + Exp(-x));
  return x.With(x.b->Logistic(x.v));
}

Expr SignBit(const Expr& x) {
  DType t = x.dtype();
  if (!shlo::IsFloating(t)) {
    bool negative_possible = shlo::IsSigned(t);
    return negative_possible ? x < 0 : x.With(x.b->Zeros(x.v.type.With(DType::kPred)));
  }
  int bytes = shlo::ByteSize(t);
  DType bits = bytes == 8 ? DType::kS64 : bytes == 4 ? DType::kS32 : bytes == 2 ? DType::kS16 : DType::kS8;
  return x.With(x.b->BitcastConvert(x.v, bits)) < 0;
}

Expr Erf(const Expr& x) { return Chlo("erf", x); }

// The exponent field is set directly, in two halves so that the smallest and largest powers do not leave its range.
Expr Pow2(const Expr& n) {
  bool wide = n.dtype() == DType::kF64;
  DType bits = wide ? DType::kS64 : DType::kS32;
  int64_t bias = wide ? 1023 : 127, shift = wide ? 52 : 23;
  Expr clamped = Max(Min(n, double(2 * bias)), double(-2 * bias));
  Expr half = Floor(clamped * 0.5);
  auto power = [&](const Expr& k) {
    Expr field = To(k, bits) + double(bias);
    return n.With(n.b->BitcastConvert(n.b->ShiftLeft(field.v, field.Num(double(shift)).v), n.dtype()));
  };
  return power(half) * power(clamped - half);
}

Expr Polynomial(const Expr& x, std::initializer_list<double> coefficients) {
  const double* c = coefficients.begin();
  Expr sum = x.Num(c[0]);
  for (size_t i = 1; i < coefficients.size(); ++i) sum = sum * x + c[i];
  return sum;
}

Expr Chebyshev(const Expr& x, std::initializer_list<double> coefficients) {
  Expr b0 = x.Num(*coefficients.begin()), b1 = x.Num(0), b2 = b1;
  bool first = true;
  for (double c : coefficients) {
    if (first) {
      first = false;
      continue;
    }
    b2 = b1;
    b1 = b0;
    b0 = x * b1 - b2 + c;
  }
  return 0.5 * (b0 - b2);
}

void NotImplementedFor(OpContext& c, DType dtype) {
  support::Throw(support::ErrorKind::kNotImplemented, c.OpName(), ": not implemented for ", shlo::Name(dtype),
                 "; convert the tensors to a type that it supports");
}

void RefuseComplex(OpContext& c, DType dtype) {
  if (shlo::IsComplex(dtype)) NotImplementedFor(c, dtype);
}

void RefuseBool(OpContext& c, DType dtype) {
  if (dtype == DType::kPred) NotImplementedFor(c, dtype);
}

void RequireOrdered(OpContext& c) {
  RefuseComplex(c, c.Result().dtype);
  RefuseBool(c, c.Result().dtype);
}

void RequireInteger(OpContext& c) {
  if (!shlo::IsInteger(c.Result().dtype)) NotImplementedFor(c, c.Result().dtype);
}

void RequireNumber(OpContext& c) {
  if (!shlo::IsComplex(c.Result().dtype)) RequireFloating(c);
}

void RequireFloating(OpContext& c) {
  if (!shlo::IsFloating(c.Result().dtype)) NotImplementedFor(c, c.Result().dtype);
}

}  // namespace torch_tpu::lower::ops
