// Special functions. Where StableHLO's companion dialect (CHLO) has a function it is used; the others are Chebyshev
// series in float64 precision, fitted for this file.
#include <cmath>
#include <numbers>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// Functions of real and complex numbers, and those of real numbers only.
Results ChloRow(OpContext& c) { return Out(c, Chlo(c.hlo(), In(c, 0))); }

// Not CHLO's atan, nor atan2(x, 1), which XLA:CPU turns into it: its code for long vectors returns other elements.
Results Atan(OpContext& c) {
  if (shlo::IsComplex(c.Result().dtype)) return ChloRow(c);
  Expr x = In(c, 0);
  return Out(c, Atan2(2 * x, x.Num(2)));
}

Results RealChlo(OpContext& c) {
  RequireFloating(c);
  return ChloRow(c);
}

// --- Modified Bessel functions, scaled by exp(-|x|).

Expr I0e(const Expr& x) {
  Expr a = Abs(x);
  Expr small =
      Chebyshev(a * 0.5 - 2,
                {3.3307945188222381e-17,   -2.43127984654795469e-16, 1.71539128555513303e-15, -1.16853328779934517e-14,
                 7.67618549860493562e-14,  -4.85644678311192946e-13, 2.95505266312963983e-12, -1.72682629144155571e-11,
                 9.67580903537323691e-11,  -5.18979560163526291e-10, 2.65982372468238665e-9,  -1.30002500998624804e-8,
                 6.04699502254191895e-8,   -2.67079385394061173e-7,  1.11738753912010372e-6,  -4.41673835845875056e-6,
                 0.0000164484480707288971, -0.000057541950100821037, 0.000188502885095841656, -0.000576375574538582366,
                 0.0016394756169413358,    -0.00432430999505057594,  0.0105464603945949983,   -0.0237374148058994688,
                 0.0493052842396707085,    -0.0949010970480476444,   0.171620901522208775,    -0.304682672343198399,
                 0.676795274409476085});
  Expr big =
      Chebyshev(32 / Max(a, 8) - 2,
                {4.46562142029676e-17,     3.46122286769746109e-17,  -2.82762398051658348e-16, -3.42548561967721913e-16,
                 1.77256013305652638e-15,  3.81168066935262242e-15,  -9.55484669882830765e-15, -4.15056934728722209e-14,
                 1.54008621752140983e-14,  3.8527783827421427e-13,   7.18012445138366623e-13,  -1.79417853150680612e-12,
                 -1.32158118404477131e-11, -3.14991652796324136e-11, 1.18891471078464383e-11,  4.94060238822496959e-10,
                 3.39623202570838635e-9,   2.26666899049817806e-8,   2.04891858946906374e-7,   2.89137052083475648e-6,
                 0.0000688975834691682398, 0.00336911647825569409,   0.804490411014108832});
  return Select(a <= 8, small, big * Rsqrt(Max(a, 8)));
}

Expr I1e(const Expr& x) {
  Expr a = Abs(x);
  Expr small =
      a *
      Chebyshev(a * 0.5 - 2,
                {2.77791411276104637e-18, -2.11142121435816608e-17,  1.55363195773620047e-16,  -1.10559694773538631e-15,
                 7.60068429473540693e-15, -5.04218550472791169e-14,  3.22379336594557471e-13,  -1.98397439776494372e-12,
                 1.17361862988909016e-11, -6.66348972350202774e-11,  3.62559028155211704e-10,  -1.88724975172282929e-9,
                 9.38153738649577178e-9,  -4.44505912879632808e-8,   2.00329475355213526e-7,   -8.56872026469545474e-7,
                 3.47025130813767848e-6,  -0.0000132731636560394358, 0.0000478156510755005423, -0.000161760815825896746,
                 0.000512285956168575773, -0.00151357245063125315,   0.00415642294431288816,   -0.0105640848946261982,
                 0.0247264490306265168,   -0.0529459812080949914,    0.102643658689847095,     -0.176416518357834055,
                 0.252587186443633655});
  Expr big =
      Chebyshev(32 / Max(a, 8) - 2,
                {-4.65030536848935833e-17, -3.20952592199342396e-17, 2.96262899764595014e-16,  3.30820231092092828e-16,
                 -1.88035477551078245e-15, -3.8144030724370078e-15,  1.04202769841288028e-14,  4.27244001671195135e-14,
                 -2.10154184277266431e-14, -4.08355111109219732e-13, -7.19855177624590851e-13, 2.03562854414708951e-12,
                 1.41258074366137813e-11,  3.25260358301548824e-11,  -1.89749581235054123e-11, -5.58974346219658381e-10,
                 -3.83538038596423702e-9,  -2.63146884688951951e-8,  -2.51223623787020893e-7,  -3.88256480887769039e-6,
                 -0.000110588938762623716, -0.00976109749136146841,  0.77857623501828012});
  Expr size = Select(a <= 8, small, big * Rsqrt(Max(a, 8)));
  return Select(x < 0, -size, size);
}

template <Expr (*scaled)(const Expr&), bool unscale>
Results Bessel(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  Expr y = scaled(x);
  if (!unscale) return Out(c, Select(Abs(x) == kInf, 0, y));
  // The exponential may overflow where the product does not.
  Expr half = Exp(Abs(x) * 0.5);
  return Out(c, y * half * half);
}

// --- The error function's relatives

// exp(x^2) erfc(x) of x >= 0, by a series in (x - 15/4) / (x + 15/4).
Expr ErfcxOfPositive(const Expr& x) {
  Expr t = Select(x > 1e30, 2, (x - 3.75) / (x + 3.75) * 2);
  Expr sum = Chebyshev(
      t, {5.0681489051815133e-17,    7.41823525696980235e-17,  -1.25079505306583685e-15, -1.86456288041674414e-15,
          3.34781194828701392e-14,   3.252548148148898e-14,    -9.65469674843342828e-13, 1.94558685457774006e-13,
          2.8687950109306699e-11,    -6.31808834088668455e-11, -7.75440020883135112e-10, 4.5219598112182869e-9,
          1.07649994656709104e-8,    -2.18864010492343957e-7,  7.74038306619849067e-7,   4.13902798607301017e-6,
          -0.0000691697330250120637, 0.000490775836525808632,  -0.00241316354041760819,  0.00907499767070526509,
          -0.0266586684353057523,    0.0592099399981918905,    -0.0842491333665179156,   -0.00459005458064647733,
          2.35515786913480351});
  return sum / (1 + 2 * x);
}

Expr Erfcx(const Expr& x) {
  Expr y = ErfcxOfPositive(Abs(x));
  return Select(x < 0, 2 * Exp(x * x) - y, y);
}

// log of the normal distribution function; the lower tail from the scaled function.
Expr LogNdtr(const Expr& x) {
  Expr t = x * (1 / std::numbers::sqrt2);
  Expr tail = Log(ErfcxOfPositive(Max(-t, 0)) * 0.5) - t * t;
  Expr rest = Log1p(-0.5 * Chlo("erfc", t));
  return Select(x < -1, tail, rest);
}

// Newton's method on log_ndtr, which is concave: it converges from the left of the tail's leading term on.
Expr Ndtri(const Expr& p) {
  Expr upper = p > 0.5;
  Expr q = Select(upper, 1 - p, p);
  Expr target = Log(q);
  Expr x = -Sqrt(-2 * target);
  for (int i = 0; i < 5; ++i) {
    Expr scaled = ErfcxOfPositive(x * (-1 / std::numbers::sqrt2));
    Expr error = Log(scaled * 0.5) - 0.5 * (x * x) - target;
    x = Min(x - error * scaled * (1 / (std::numbers::sqrt2 * std::numbers::inv_sqrtpi)), 0);
  }
  x = Select(q == 0, -kInf, x);
  return Select((p < 0) | (p > 1), kNan, Select(upper, -x, x));
}

template <Expr (*f)(const Expr&)>
Results Of(OpContext& c) {
  RequireFloating(c);
  return Out(c, f(In(c, 0)));
}

Results ErfInv(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  Expr y = Chlo("erf_inv", x);
  return Out(c, Select(Abs(x) == 1, x * kInf, Select(Abs(x) > 1, kNan, y)));
}

Results Entropy(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  Expr y = Select(x > 0, -x * Log(x), Select(x == 0, 0, x.Num(-kInf)));
  return Out(c, Select(IsNan(x), x, y));
}

// --- Hyperbolic functions: half of exp(|x|), as a square so that it overflows no earlier than the result.

Expr HalfExp(const Expr& x) {
  Expr root = Exp(Abs(x) * 0.5);
  return 0.5 * root * root;
}

Results Cosh(OpContext& c) {
  if (shlo::IsComplex(c.Result().dtype)) return ChloRow(c);
  Expr half = HalfExp(In(c, 0));
  return Out(c, half + 0.25 / half);
}

Results Sinh(OpContext& c) {
  if (shlo::IsComplex(c.Result().dtype)) return ChloRow(c);
  Expr x = In(c, 0), half = HalfExp(x), m = Expm1(Abs(x));
  Expr size = Select(Abs(x) < 1, 0.5 * (m + m / (m + 1)), half - 0.25 / half);
  return Out(c, Select(SignBit(x), -size, size));
}

// --- Gamma

Results Digamma(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  return Out(c, Select(x == 0, Select(SignBit(x), kInf, x.Num(-kInf)), Chlo("digamma", x)));
}

// The second derivative of lgamma: reflected to x >= 1/2, moved up by six and from there its asymptotic series.
Expr Trigamma(const Expr& x) {
  Expr low = x < 0.5;
  Expr sine = Sin(x * std::numbers::pi);
  Expr reflected = std::numbers::pi * std::numbers::pi / (sine * sine);
  Expr y = Select(low, 1 - x, x), sum = x.Num(0);
  for (int i = 0; i < 6; ++i) {
    sum = sum + 1 / (y * y);
    y = y + 1;
  }
  Expr r = 1 / (y * y);
  sum = sum + (1 + 0.5 / y + r * (1.0 / 6 - r * (1.0 / 30 - r * (1.0 / 42)))) / y;
  return Select(low, reflected - sum, sum);
}

// The Hurwitz zeta function by Euler and Maclaurin: terms (q + i)^-x one by one up to q + i > 9, then the rest as an
// integral with corrections (2k)! / B(2k).
Expr HurwitzZeta(const Expr& x, const Expr& q) {
  shlo::Builder& builder = *x.b;
  double epsilon = x.dtype() == DType::kF64 ? 1.11e-16 : 5.96e-8;
  Expr whole = q == Floor(q);
  Expr pole = (q <= 0) & whole;
  Expr undefined = (x < 1) | ((q <= 0) & !whole & (x != Floor(x)));
  Expr settled = pole | undefined | (x == 1);
  Expr first = Pow(q, -x);
  Dims all;
  for (size_t i = 0; i < x.v.rank(); ++i) all.push_back(static_cast<int64_t>(i));
  std::vector<Value> r = builder.While(
      {x.v, first.v, q.v, x.Num(0).v, settled.v, builder.ScalarInt(DType::kS32, 0)},
      [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
        Expr q{&b, v[2]}, done{&b, v[4]}, i{&b, v[5]};
        Expr more = (!done) & (q <= 9);
        Value any = all.empty() ? more.v : b.Reduce("or", more, b.ScalarInt(DType::kPred, 0), all);
        return {((i < 9) | more.With(any)).v};
      },
      [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
        Expr x{&b, v[0]}, sum{&b, v[1]}, q{&b, v[2]}, term{&b, v[3]}, done{&b, v[4]}, i{&b, v[5]};
        Expr early = i.With(b.BroadcastTo((i < 9).v, x.v.dims()));
        Expr active = (!done) & (early | (q <= 9));
        Expr next_q = Select(active, q + 1, q);
        Expr next = Select(active, Pow(next_q, -x), term);
        Expr next_sum = Select(active, sum + next, sum);
        Expr small = active & (Abs(next) <= epsilon * Abs(next_sum));
        return {x.v, next_sum.v, next_q.v, next.v, (done | small).v, (i + 1).v};
      });
  Expr sum = x.With(r[1]), w = x.With(r[2]), b = x.With(r[3]), done = x.With(r[4]);
  Expr tail = sum + b * w / (x - 1) - 0.5 * b;
  Expr factor = x.Num(1), k = x;
  constexpr double kTerms[] = {12.0,
                               -720.0,
                               30240.0,
                               -1209600.0,
                               47900160.0,
                               -1.8924375803183791606e9,
                               7.47242496e10,
                               -2.950130727918164224e12,
                               1.1646782814350067249e14,
                               -4.5979787224074726105e15,
                               1.8152105401943546773e17,
                               -7.1661652561756670113e18};
  Expr stopped = done;
  for (double term : kTerms) {
    factor = factor * k;
    b = b / w;
    Expr t = factor * b / term;
    tail = Select(stopped, tail, tail + t);
    stopped = stopped | (Abs(t) <= epsilon * Abs(tail));
    k = k + 1;
    factor = factor * k;
    b = b / w;
    k = k + 1;
  }
  Expr y = Select(done, sum, tail);
  y = Select(undefined, kNan, Select(x == 1, kInf, y));
  return Select(pole & (x > 1), kInf, y);
}

Results Polygamma(OpContext& c) {  // polygamma(n, self)
  RequireFloating(c);
  Expr x = In(c, 1);
  int64_t n = c.Int(0);
  if (n == 0) return Out(c, Chlo("digamma", x));
  if (n == 1) return Out(c, Trigamma(x));
  double factor = (n % 2 ? 1 : -1) * std::tgamma(static_cast<double>(n) + 1);
  return Out(c, factor * HurwitzZeta(x.Num(static_cast<double>(n) + 1), x));
}

Results Zeta(OpContext& c) {
  RequireFloating(c);
  return Out(c, HurwitzZeta(In(c, 0), In(c, 1)));
}

// --- logit

// logit(self, eps): eps bounds self first.
Results Logit(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  if (!c.IsNone(1)) {
    Expr eps = In(c, 1);
    x = Select(x < eps, eps, Select(x > 1 - eps, 1 - eps, x));
  }
  return Out(c, Log(x / (1 - x)));
}

// logit_backward(grad, self, eps): outside the bounds 0, or NaN where there are none.
Results LogitBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), x = In(c, 1);
  Expr inside = grad / (x * (1 - x));
  if (c.IsNone(2)) return Out(c, Select((x < 0) | (x > 1), kNan, inside));
  Expr eps = In(c, 2);
  return Out(c, Select((x >= eps) & (x <= 1 - eps), inside, 0));
}

// --- frexp: the exponent field becomes that of numbers in [0.5, 1).

Results Frexp(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  bool wide = x.dtype() == DType::kF64;
  DType bits_type = wide ? DType::kS64 : DType::kS32;
  int shift = wide ? 52 : 23, bias = wide ? 1022 : 126;
  Expr bits = x.With(c.b.BitcastConvert(x, bits_type));
  Expr mask = bits.With(c.b.ConstantInt(bits.v.type, int64_t{wide ? 2047 : 255} << shift));
  Expr field = bits & mask;
  Expr plain = (field == 0) | (field == mask);  // zero, infinity and NaN stay
  Expr half = bits.With(c.b.ConstantInt(bits.v.type, int64_t{bias} << shift));
  Expr mantissa = x.With(c.b.BitcastConvert((bits & !mask) | half, x.dtype()));
  Expr exponent = bits.With(c.b.ShiftRightLogical(field, bits.Num(shift))) - bias;
  return {To(Select(plain, x, mantissa), c.Result(0).dtype).v, To(Select(plain, 0, exponent), c.Result(1).dtype).v};
}

// sin(x) / x: 1 at zero and 0 at infinity, where the quotient is NaN.
Results SphericalBesselJ0(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  Expr quotient = Select(x == 0, 1, Sin(x) / x);
  return Out(c, Select(Abs(x) == std::numeric_limits<double>::infinity(), 0, quotient));
}

const OpDef kRows[] = {
    {"asin", ChloRow, "asin"},
    {"acos", ChloRow, "acos"},
    {"atan", Atan, "atan"},
    {"sinh", Sinh, "sinh"},
    {"cosh", Cosh, "cosh"},
    {"asinh", ChloRow, "asinh"},
    {"acosh", ChloRow, "acosh"},
    {"atanh", ChloRow, "atanh"},
    {"erf", RealChlo, "erf"},
    {"erfc", RealChlo, "erfc"},
    {"erfinv", ErfInv},
    {"lgamma", RealChlo, "lgamma"},
    {"digamma", Digamma},
    {"polygamma", Polygamma},
    {"special_zeta", Zeta},
    {"i0", Bessel<I0e, true>},
    {"special_i0e", Bessel<I0e, false>},
    {"special_i1", Bessel<I1e, true>},
    {"special_i1e", Bessel<I1e, false>},
    {"special_spherical_bessel_j0", SphericalBesselJ0},
    {"special_erfcx", Of<Erfcx>},
    {"special_log_ndtr", Of<LogNdtr>},
    {"special_ndtri", Of<Ndtri>},
    {"special_entr", Entropy},
    {"logit", Logit},
    {"logit_backward", LogitBackward},
    {"frexp.Tensor", Frexp},
};

}  // namespace

std::span<const OpDef> SpecialRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
