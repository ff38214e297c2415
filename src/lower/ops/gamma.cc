// The regularized incomplete gamma functions P(a, x) and Q(a, x) = 1 - P(a, x), in the type's own precision.
#include "lower/ops/gamma.h"

#include <cmath>
#include <limits>
#include <numbers>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kMostSteps = 2000;
constexpr double kLarge = 1e5;  // from here on the uniform expansion is exact enough, and steps would be too many

Expr LogGamma(const Expr& x) { return Chlo("lgamma", x); }

// log1p(u) - u, without cancellation near 0.
Expr LogBelowLine(const Expr& u) {
  Expr series =
      u * u *
      Polynomial(u, {1.0 / 11, -1.0 / 10, 1.0 / 9, -1.0 / 8, 1.0 / 7, -1.0 / 6, 1.0 / 5, -1.0 / 4, 1.0 / 3, -1.0 / 2});
  return Select(Abs(u) < 0.02, series, Log1p(u) - u);
}

// What Stirling's formula for log Gamma(a + 1) leaves, of a >= 10.
Expr Stirling(const Expr& a) {
  Expr r = 1 / a;
  return r * Polynomial(r * r, {-691.0 / 360360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12});
}

// x^a e^-x / Gamma(a + 1). For large a by Stirling's series, whose exponent does not cancel.
Expr Density(const Expr& a, const Expr& x) {
  Expr plain = Exp(a * Log(x) - x - LogGamma(a + 1));
  Expr large = Max(a, 10);
  Expr scaled = Exp(large * LogBelowLine((x - large) / large) - Stirling(large)) / Sqrt(large * (2 * std::numbers::pi));
  return Select(a < 10, plain, scaled);
}

// P or Q where a is large, by Temme's expansion to the order 1 / a.
Expr Uniform(const Expr& a, const Expr& x, bool upper) {
  Expr u = (x - a) / a, half = -LogBelowLine(u);
  Expr eta = Select(u < 0, -Sqrt(half * 2), Sqrt(half * 2));
  Expr near = Polynomial(eta, {1.0 / 864, -2.0 / 135, 1.0 / 12, -1.0 / 3});
  Expr small = Abs(eta) < 0.01, first = Select(small, near, 1 / u - 1 / Select(small, 1, eta));
  Expr rest = Exp(-a * half) / Sqrt(a * (2 * std::numbers::pi)) * first;
  Expr tail = eta * Sqrt(a / 2);
  Expr main = Chlo("erfc", upper ? tail : -tail) * 0.5;
  return upper ? main + rest : main - rest;
}

Results Incomplete(OpContext& c, bool upper) {
  RequireFloating(c);
  Expr a = In(c, 0), x = In(c, 1);
  DType math = a.dtype();
  double epsilon = math == DType::kF64 ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
  if (c.Result().NumElements() == 0) return c.b.Zeros(c.Result());
  // Powers of x converge below a, a continued fraction above it. Each runs on harmless numbers where the other counts.
  Expr ordinary = (a > 0) & (a < kLarge) & (x > 0) & (x < kInfinity);
  Expr by_series = ordinary & ((x <= 1) | (x <= a)), by_fraction = ordinary & !by_series;
  Expr sa = Select(by_series, a, 1), sx = Select(by_series, x, 0.5);
  Expr fa = Select(by_fraction, a, 1), fx = Select(by_fraction, x, 2);
  Expr one = a.Num(1), b0 = fx + 1 - fa, tiny = a.Num(1e-30);
  Expr d0 = 1 / Select(b0 == 0, tiny, b0);
  Value step = c.b.Scalar(math, 1);
  std::vector<Value> out = c.b.While(
      // step; sum and term of the series; value, two quotients and whether all have converged
      {step, one.v, one.v, d0.v, (one / tiny).v, d0.v, c.b.ScalarInt(DType::kPred, 0)},
      [&](shlo::Builder& b, const std::vector<Value>& s) -> std::vector<Value> {
        Value few = b.Compare(shlo::Direction::kLt, s[0], b.Scalar(math, kMostSteps));
        return {b.And(few, b.Not(s[6]))};
      },
      [&](shlo::Builder& b, const std::vector<Value>& s) -> std::vector<Value> {
        Expr n{&b, b.BroadcastTo(s[0], a.v.dims())}, sum{&b, s[1]}, term{&b, s[2]};
        term = term * sx / (sa + n);
        sum = sum + term;
        Expr h{&b, s[3]}, up{&b, s[4]}, down{&b, s[5]};
        Expr numerator = n * (fa - n), denominator = fx + 1 - fa + n * 2;
        down = numerator * down + denominator;
        down = 1 / Select(down == 0, tiny, down);
        up = denominator + numerator / up;
        up = Select(up == 0, tiny, up);
        Expr change = up * down;
        h = h * change;
        Expr far = (term > sum * epsilon) | (Abs(change - 1) > epsilon);
        Dims all;
        for (size_t d = 0; d < far.v.rank(); ++d) all.push_back(static_cast<int64_t>(d));
        Value any = b.Reduce("or", far.v, b.ScalarInt(DType::kPred, 0), all);
        return {b.Add(s[0], b.Scalar(math, 1)), sum.v, term.v, h.v, up.v, down.v, b.Not(any)};
      });
  Expr lower_part = Density(sa, sx) * a.With(out[1]), upper_part = Density(fa, fx) * fa * a.With(out[3]);
  Expr value = upper ? Select(by_series, 1 - lower_part, upper_part) : Select(by_series, lower_part, 1 - upper_part);
  Expr big = (a >= kLarge) & (a < kInfinity) & (x > 0) & (x < kInfinity);
  value = Select(big, Uniform(Select(big, a, kLarge), Select(big, x, kLarge), upper), value);
  // The boundaries, later ones over earlier ones: some hide NaN, as on the CPU.
  double none = upper ? 1 : 0, all = upper ? 0 : 1;
  double nan = std::numeric_limits<double>::quiet_NaN();
  value = Select(IsNan(a) | IsNan(x), nan, value);
  value = Select(x == kInfinity, all, value);
  value = Select(a == kInfinity, Select(x == kInfinity, nan, x.Num(none)), value);
  value = Select(x == 0, none, value);
  value = Select(a == 0, Select(x > 0, all, x.Num(nan)), value);
  value = Select((x < 0) | (a < 0), nan, value);
  return Out(c, value);
}

Results Igamma(OpContext& c) { return Incomplete(c, false); }
Results Igammac(OpContext& c) { return Incomplete(c, true); }

const OpDef kRows[] = {
    {"igamma", Igamma},
    {"igammac", Igammac},
};

}  // namespace

Expr LogPoisson(const Expr& k, const Expr& x) {
  Expr large = Max(k, 10);
  Expr scaled = large * LogBelowLine((x - large) / large) - Stirling(large) - Log(large * (2 * std::numbers::pi)) * 0.5;
  return Select(k < 10, k * Log(x) - x - LogGamma(k + 1), scaled);
}

std::span<const OpDef> GammaRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
