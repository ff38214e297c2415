// Random numbers by rejection: a fixed number of proposals for each element, of which the first accepted one counts, so
// that programs have no loops. So many are refused with a probability far below the resolution of the numbers.
#include <algorithm>
#include <limits>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"
#include "lower/philox.h"

namespace torch_tpu::lower::ops {
namespace {

// Of Marsaglia and Tsang's proposals at most one in twenty is refused.
constexpr int64_t kProposals = 12;
// A draw moves the generator by its own size only. Proposals have streams of their own, in which every offset stands
// for so many counters that the next draw's begin behind them.
constexpr int64_t kSpread = 16;
constexpr uint32_t kNormals = 64, kUniforms = 72, kPowers = 80;

DType MathOf(OpContext& c, const Value& x) {
  if (!shlo::IsFloating(x.dtype())) NotImplementedFor(c, x.dtype());
  return OpContext::OpMath(x.dtype());
}

// Gamma(shape, 1) after Marsaglia and Tsang, times a power of a uniform number below a shape of 1.
Expr Gamma(OpContext& c, const Expr& shape) {
  shlo::Builder& b = c.b;
  DType math = shape.dtype();
  Dims dims = shape.v.dims(), all{kProposals};
  for (int64_t n : dims) all.push_back(n);
  c.SetRandom(c.Seed(), b.Multiply(c.Offset(), b.ScalarInt(DType::kU64, kSpread)));
  Expr raised = Select(shape < 1, shape + 1, shape), least = raised - 1.0 / 3;
  Expr d = least.With(b.BroadcastTo(least.v, all)), k = 1 / Sqrt(d * 9);
  Expr x{&b, RandomNormal(c, math, all, kNormals)}, u{&b, RandomPositive(c, math, all, kUniforms)};
  Expr root = k * x + 1, v = root * root * root, safe = Select(v > 0, v, 1);
  Expr accepted = (v > 0) & (Log(u) < x * x * 0.5 + d - d * v + d * Log(safe));
  Expr proposal = d * v, sample = least;
  auto part = [&](const Expr& e, int64_t i) { return e.With(b.Reshape(b.SliceDim(e.v, 0, i, i + 1), dims)); };
  for (int64_t i = kProposals; i-- > 0;) sample = Select(part(accepted, i), part(proposal, i), sample);
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

const OpDef kRows[] = {
    {"_standard_gamma", StandardGamma, "", kRandom},
    {"_sample_dirichlet", Dirichlet, "", kRandom | kNoMeta},
};

}  // namespace

std::span<const OpDef> SamplingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
