// Margin losses over classes: every class that comes too close to the target's counts.
#include "lower/ops/families.h"
#include "lower/ops/index_util.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

// The arguments of multi_margin_loss from `first` on, as [samples, classes].
struct Margins {
  Expr excess;  // by how much a class is too close; zero for the target
  Expr weight;  // of the target, or 1
  Expr at;      // where the target is
  double p;
  int64_t samples, classes;
};

Margins MarginsOf(OpContext& c, size_t first) {
  shlo::Builder& b = c.b;
  Value input = c.Tensor(first);
  if (!shlo::IsFloating(input.dtype())) NotImplementedFor(c, input.dtype());
  DType math = OpContext::OpMath(input.dtype());
  int64_t samples = input.rank() == 2 ? input.dim(0) : 1, classes = input.rank() == 0 ? 1 : input.dim(input.rank() - 1);
  Dims dims{samples, classes};
  Expr x{&b, b.Reshape(b.ConvertElementType(input, math), dims)};
  Value target = b.Reshape(c.Tensor(first + 1), {samples});
  target = CheckedIndex(c, target, classes, false, support::ErrorKind::kRuntime, "target out of range");
  Expr t{&b, b.BroadcastInDim(b.ConvertElementType(target, DType::kS32), dims, {0})};
  Expr at = t.With(b.Iota(t.v.type, 1)) == t;
  Value zero = b.Scalar(math, 0);
  auto of_target = [&](const Expr& v) {
    return v.With(b.BroadcastInDim(b.Reduce("add", Select(at, v, 0).v, zero, {1}), dims, {0}));
  };
  double p = c.Double(first + 2);
  TT_CHECK(p == 1 || p == 2, kRuntime, "multi_margin_loss: Invalid p, expected 1 or 2 but got ", p);
  Expr margin{&b, c.As(first + 3, math, dims)};
  Expr excess = margin - of_target(x) + x;
  excess = Select((excess > 0) & !at, excess, 0);
  Expr weight = x.Num(1);
  if (auto w = c.OptionalTensor(first + 4)) {
    Value wide = b.BroadcastInDim(b.Reshape(b.ConvertElementType(*w, math), {classes}), dims, {1});
    weight = of_target(x.With(wide));
  }
  return {excess, weight, at, p, samples, classes};
}

// multi_margin_loss(self, target, p, margin, weight, reduction)
Results MultiMargin(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0 || c.Tensor(0).type.NumElements() == 0) return c.b.Zeros(r);
  Margins m = MarginsOf(c, 0);
  Expr v = (m.p == 1 ? m.excess : m.excess * m.excess) * m.weight / static_cast<double>(m.classes);
  Value zero = c.b.Scalar(v.dtype(), 0);
  Expr loss = v.With(c.b.Reduce("add", v.v, zero, {1}));
  int64_t reduction = c.IntOr(5, 1);
  if (reduction != 0) loss = loss.With(c.b.Reduce("add", loss.v, zero, {0}));
  if (reduction == 1) loss = loss / static_cast<double>(m.samples);
  return c.b.ConvertElementType(c.b.Reshape(loss.v, r.dims), r.dtype);
}

// multi_margin_loss_backward(grad_output, self, target, p, margin, weight, reduction)
Results MultiMarginBackward(OpContext& c) {
  shlo::Builder& b = c.b;
  Value input = c.Tensor(1);
  if (input.type.NumElements() == 0) return b.Zeros(input.type);
  Margins m = MarginsOf(c, 1);
  Dims dims = m.excess.v.dims();
  int64_t reduction = c.IntOr(6, 1);
  Value g = b.ConvertElementType(c.Tensor(0), m.excess.dtype());
  Expr grad{&b, g.type.NumElements() == 1 ? b.BroadcastTo(b.Reshape(g, {}), dims) : b.BroadcastInDim(g, dims, {0})};
  Expr slope = m.p == 1 ? Select(m.excess > 0, m.excess.Num(1), 0) : m.excess * 2;
  slope = slope * m.weight * grad / static_cast<double>(m.classes * (reduction == 1 ? m.samples : 1));
  Value total = b.Reduce("add", slope.v, b.Scalar(slope.dtype(), 0), {1});
  slope = Select(m.at, -slope.With(b.BroadcastInDim(total, dims, {0})), slope);
  return b.ConvertElementType(b.Reshape(slope.v, input.dims()), input.dtype());
}

// p chooses between two formulas.
const OpDef kRows[] = {
    {"multi_margin_loss", MultiMargin, "", kNoFlags, 1u << 2},
    {"multi_margin_loss_backward", MultiMarginBackward, "", kNoMeta, 1u << 3},
};

}  // namespace

std::span<const OpDef> MarginLossRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
