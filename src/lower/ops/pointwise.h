// How elementwise rows are written: `Expr` is a value with operators, so that a formula reads as one. Numbers on either
// side of an operator become constants of the other operand's type. An Expr belongs to one lowering, as its builder.
#pragma once
#include <initializer_list>
#include <string_view>

#include "lower/op_def.h"

namespace torch_tpu::lower::ops {

struct Expr {
  shlo::Builder* b = nullptr;
  Value v;

  DType dtype() const { return v.dtype(); }
  operator Value() const { return v; }    // NOLINT: rows return values
  operator Results() const { return v; }  // NOLINT
  Expr With(Value value) const { return {b, std::move(value)}; }
  Expr Num(double x) const;  // a constant of this type
};

inline Expr Expr::Num(double x) const {
  return With(shlo::IsComplex(dtype()) ? b->ConstantComplex(v.type, {x, 0}) : b->Constant(v.type, x));
}

#define TT_EXPR_BINARY(op, Name)                                                                \
  inline Expr operator op(const Expr& x, const Expr& y) { return x.With(x.b->Name(x.v, y.v)); } \
  inline Expr operator op(const Expr& x, double y) { return x op x.Num(y); }                    \
  inline Expr operator op(double x, const Expr& y) { return y.Num(x) op y; }
TT_EXPR_BINARY(+, Add)
TT_EXPR_BINARY(-, Subtract)
TT_EXPR_BINARY(*, Multiply)
TT_EXPR_BINARY(/, Divide)
#undef TT_EXPR_BINARY

#define TT_EXPR_COMPARE(op, kind)                                 \
  inline Expr operator op(const Expr& x, const Expr& y) {         \
    return x.With(x.b->Compare(shlo::Direction::kind, x.v, y.v)); \
  }                                                               \
  inline Expr operator op(const Expr& x, double y) { return x op x.Num(y); }
TT_EXPR_COMPARE(==, kEq)
TT_EXPR_COMPARE(!=, kNe)
TT_EXPR_COMPARE(<, kLt)
TT_EXPR_COMPARE(<=, kLe)
TT_EXPR_COMPARE(>, kGt)
TT_EXPR_COMPARE(>=, kGe)
#undef TT_EXPR_COMPARE

// Of bools and integers.
inline Expr operator&(const Expr& x, const Expr& y) { return x.With(x.b->And(x.v, y.v)); }
inline Expr operator|(const Expr& x, const Expr& y) { return x.With(x.b->Or(x.v, y.v)); }
inline Expr operator^(const Expr& x, const Expr& y) { return x.With(x.b->Xor(x.v, y.v)); }
inline Expr operator!(const Expr& x) { return x.With(x.b->Not(x.v)); }
inline Expr operator-(const Expr& x) { return x.With(x.b->Negate(x.v)); }

inline Expr Select(const Expr& p, const Expr& x, const Expr& y) { return x.With(x.b->Select(p.v, x.v, y.v)); }
inline Expr Select(const Expr& p, const Expr& x, double y) { return Select(p, x, x.Num(y)); }
inline Expr Select(const Expr& p, double x, const Expr& y) { return Select(p, y.Num(x), y); }
inline Expr Abs(const Expr& x) { return x.With(x.b->Abs(x.v)); }
inline Expr Exp(const Expr& x) { return x.With(x.b->Exp(x.v)); }
inline Expr Expm1(const Expr& x) { return x.With(x.b->Expm1(x.v)); }
inline Expr Log(const Expr& x) { return x.With(x.b->Log(x.v)); }
inline Expr Log1p(const Expr& x) { return x.With(x.b->Log1p(x.v)); }
inline Expr Sqrt(const Expr& x) { return x.With(x.b->Sqrt(x.v)); }
inline Expr Rsqrt(const Expr& x) { return x.With(x.b->Rsqrt(x.v)); }
inline Expr Tanh(const Expr& x) { return x.With(x.b->Tanh(x.v)); }
inline Expr Sin(const Expr& x) { return x.With(x.b->Sine(x.v)); }
inline Expr Cos(const Expr& x) { return x.With(x.b->Cosine(x.v)); }
inline Expr Floor(const Expr& x) { return x.With(x.b->Floor(x.v)); }
inline Expr Ceil(const Expr& x) { return x.With(x.b->Ceil(x.v)); }
inline Expr Round(const Expr& x) { return x.With(x.b->RoundNearestEven(x.v)); }
inline Expr Rem(const Expr& x, const Expr& y) { return x.With(x.b->Remainder(x.v, y.v)); }
inline Expr Pow(const Expr& x, const Expr& y) { return x.With(x.b->Power(x.v, y.v)); }
inline Expr Atan2(const Expr& x, const Expr& y) { return x.With(x.b->Atan2(x.v, y.v)); }
// NaN wins, as in torch.maximum and clamp.
inline Expr Max(const Expr& x, const Expr& y) { return x.With(x.b->Maximum(x.v, y.v)); }
inline Expr Max(const Expr& x, double y) { return Max(x, x.Num(y)); }
inline Expr Min(const Expr& x, const Expr& y) { return x.With(x.b->Minimum(x.v, y.v)); }
inline Expr Min(const Expr& x, double y) { return Min(x, x.Num(y)); }
inline Expr IsNan(const Expr& x) { return x != x; }
inline Expr Real(const Expr& x) { return x.With(x.b->Real(x.v)); }
inline Expr Imag(const Expr& x) { return x.With(x.b->Imag(x.v)); }
inline Expr Complex(const Expr& re, const Expr& im) { return re.With(re.b->Complex(re.v, im.v)); }
inline Expr To(const Expr& x, DType dtype) { return x.With(x.b->ConvertElementType(x.v, dtype)); }
inline Expr Chlo(std::string_view name, const Expr& x) { return x.With(x.b->Chlo(name, {x.v}, x.v.type)); }
inline Expr Trunc(const Expr& x) { return Select(x < 0, Ceil(x), Floor(x)); }

Expr Sigmoid(const Expr& x);
Expr SignBit(const Expr& x);  // of any real type, of zeros and NaN too
Expr Erf(const Expr& x);
Expr Pow2(const Expr& n);  // 2^n exactly, of a float that is whole; 0 and infinity beyond the type's range
// c[0] x^(n-1) + ... + c[n-1].
Expr Polynomial(const Expr& x, std::initializer_list<double> coefficients);
// The Chebyshev series sum' c[n-1-k] T_k(x / 2), highest first, by Clenshaw's recurrence.
Expr Chebyshev(const Expr& x, std::initializer_list<double> coefficients);

// The type a row computes in, and its operands in it. Half types are computed in float32 and rounded once.
inline DType Math(OpContext& c) { return OpContext::OpMath(c.Result().dtype); }
inline Expr In(OpContext& c, size_t i, DType dtype) { return {&c.b, c.As(i, dtype, c.Result().dims)}; }
inline Expr In(OpContext& c, size_t i) { return In(c, i, Math(c)); }
inline Expr Out(OpContext& c, const Expr& x) { return To(x, c.Result().dtype); }

// CPU's errors where it has no kernel for a dtype.
[[noreturn]] void NotImplementedFor(OpContext& c, DType dtype);
void RefuseComplex(OpContext& c, DType dtype);
void RefuseBool(OpContext& c, DType dtype);
void RequireOrdered(OpContext& c);  // the result: neither complex nor bool
void RequireInteger(OpContext& c);
void RequireFloating(OpContext& c);  // and real
void RequireNumber(OpContext& c);    // floating or complex

}  // namespace torch_tpu::lower::ops
