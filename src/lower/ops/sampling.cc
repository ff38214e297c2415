// Random numbers by rejection: a fixed number of proposals for each element, of which the first accepted one counts, so
// that programs have no loops. So many are refused with a probability far below the resolution of the numbers.
#include <algorithm>
#include <limits>

#include "lower/ops/families.h"
#include "lower/ops/gamma.h"
#include "lower/ops/pointwise.h"
#include "lower/philox.h"

namespace torch_tpu::lower::ops {
namespace {

// Of Marsaglia and Tsang's proposals at most one in twenty is refused.
constexpr int64_t kProposals = 12;
// A draw moves the generator by its own size only. Proposals have streams of their own, in which every offset stands
// for so many counters that the next draw's begin behind them.
constexpr int64_t kSpread = 16;
constexpr uint32_t kNormals = 64, kUniforms = 72, kPowers = 80, kPlaces = 88;

DType MathOf(OpContext& c, const Value& x) {
  if (!shlo::IsFloating(x.dtype())) NotImplementedFor(c, x.dtype());
  return OpContext::OpMath(x.dtype());
}

Dims Stacked(const Dims& dims) {
  Dims all{kProposals};
  for (int64_t n : dims) all.push_back(n);
  return all;
}

void SpreadOffset(OpContext& c) {
  c.SetRandom(c.Seed(), c.b.Multiply(c.Offset(), c.b.ScalarInt(DType::kU64, kSpread)));
}

// The first accepted of the stacked proposals; `otherwise` where there is none.
Expr FirstOf(const Expr& proposals, const Expr& accepted, Expr otherwise) {
  Dims dims = otherwise.v.dims();
  auto part = [&](const Expr& e, int64_t i) { return e.With(e.b->Reshape(e.b->SliceDim(e.v, 0, i, i + 1), dims)); };
  for (int64_t i = kProposals; i-- > 0;) otherwise = Select(part(accepted, i), part(proposals, i), otherwise);
  return otherwise;
}

// Gamma(shape, 1) after Marsaglia and Tsang, times a power of a uniform number below a shape of 1.
Expr Gamma(OpContext& c, const Expr& shape) {
  shlo::Builder& b = c.b;
  DType math = shape.dtype();
  Dims dims = shape.v.dims(), all = Stacked(dims);
  SpreadOffset(c);
  Expr raised = Select(shape < 1, shape + 1, shape), least = raised - 1.0 / 3;
  Expr d = least.With(b.BroadcastTo(least.v, all)), k = 1 / Sqrt(d * 9);
  Expr x{&b, RandomNormal(c, math, all, kNormals)}, u{&b, RandomPositive(c, math, all, kUniforms)};
  Expr root = k * x + 1, v = root * root * root, safe = Select(v > 0, v, 1);
  Expr accepted = (v > 0) & (Log(u) < x * x * 0.5 + d - d * v + d * Log(safe));
  Expr sample = FirstOf(d * v, accepted, least);
  Expr power{&b, RandomPositive(c, math, dims, kPowers)};
  return Select(shape < 1, sample * Pow(power, 1 / shape), sample);
}

double Least(DType dtype) {
  return dtype == DType::kF64 ? std::numeric_limits<double>::min() : std::numeric_limits<float>::min();
}

// _standard_gamma(self)
Results StandardGamma(OpContext& c) {
  Value alpha = c.Tensor(0);
  if (alpha.type.NumElements() == 0) return alpha;
  DType math = MathOf(c, alpha);
  Expr sample = Gamma(c, {&c.b, c.As(0, math)});
  return To(Max(sample, Least(math)), alpha.dtype());
}

// _sample_dirichlet(self): gammas as shares of their sum.
Results Dirichlet(OpContext& c) {
  Value alpha = c.Tensor(0);
  if (alpha.type.NumElements() == 0) return alpha;
  DType math = MathOf(c, alpha);
  Expr sample = Max(Gamma(c, {&c.b, c.As(0, math)}), Least(math));
  Dims map;
  int64_t last = static_cast<int64_t>(alpha.rank()) - 1;
  for (int64_t d = 0; d < last; ++d) map.push_back(d);
  Value sum = c.b.Reduce("add", sample.v, c.b.Scalar(math, 0), {std::max<int64_t>(last, 0)});
  return To(sample / sample.With(c.b.BroadcastInDim(sum, alpha.dims(), map)), alpha.dtype());
}

// Of rates below 10: how many terms of the distribution, summed up, a uniform number exceeds.
Expr FewEvents(OpContext& c, const Expr& rate) {
  shlo::Builder& b = c.b;
  DType math = rate.dtype();
  constexpr double kMost = 60;  // fewer than 1e-26 of all exceed it
  Expr u{&b, RandomPositive(c, math, rate.v.dims(), kPowers)};
  std::vector<Value> out = b.While(
      {b.Scalar(math, 0), u.v, Exp(-rate).v, b.Zeros(u.v.type)},
      [&](shlo::Builder& r, const std::vector<Value>& s) -> std::vector<Value> {
        return {r.Compare(shlo::Direction::kLt, s[0], r.Scalar(math, kMost))};
      },
      [&](shlo::Builder& r, const std::vector<Value>& s) -> std::vector<Value> {
        Expr p{&r, s[2]}, count{&r, s[3]}, left = Expr{&r, s[1]} - p;
        Value next = r.Add(s[0], r.Scalar(math, 1));
        Expr step{&r, r.BroadcastTo(next, p.v.dims())};
        return {next, left.v, (p * rate / step).v, Select(left > 0, count + 1, count).v};
      });
  return rate.With(out[3]);
}

// Of rates from 10: Hoermann's transformed rejection with squeeze (PTRS, 1993).
Expr ManyEvents(OpContext& c, const Expr& rate) {
  shlo::Builder& b = c.b;
  DType math = rate.dtype();
  Dims all = Stacked(rate.v.dims());
  Expr mean = rate.With(b.BroadcastTo(rate.v, all)), width = Sqrt(mean) * 2.53 + 0.931;
  Expr a = width * 0.02483 - 0.059, scale = 1.1328 / (width - 3.4) + 1.1239;
  Expr u = Expr{&b, RandomPositive(c, math, all, kPlaces)} - 0.5, v{&b, RandomPositive(c, math, all, kUniforms)};
  Expr us = Max(0.5 - Abs(u), 1e-7);  // its end would be infinitely far out
  Expr k = Floor((a * 2 / us + width) * u + mean + 0.43);
  Expr quick = (us >= 0.07) & (v <= 0.9277 - 3.6224 / (width - 2));
  Expr refused = (k < 0) | ((us < 0.013) & (v > us));
  Expr bound = Log(v) + Log(scale) - Log(a / (us * us) + width);
  Expr accepted = quick | ((!refused) & (bound <= LogPoisson(Max(k, 0), mean)));
  return FirstOf(k, accepted, Round(rate));
}

// poisson(self)
Results Poisson(OpContext& c) {
  Value rate = c.Tensor(0);
  if (rate.type.NumElements() == 0) return rate;
  DType math = MathOf(c, rate);
  Expr mean{&c.b, c.As(0, math)};
  c.Check((!(mean >= 0)).v, support::ErrorKind::kRuntime, "invalid Poisson rate, expected rate to be non-negative");
  SpreadOffset(c);
  Expr few = mean < 10;
  return To(Select(few, FewEvents(c, Select(few, mean, 0)), ManyEvents(c, Select(few, 10, mean))), rate.dtype());
}

const OpDef kRows[] = {
    {"_standard_gamma", StandardGamma, "", kRandom},
    {"_sample_dirichlet", Dirichlet, "", kRandom | kNoMeta},
    {"poisson", Poisson, "", kRandom},
};

}  // namespace

std::span<const OpDef> SamplingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
