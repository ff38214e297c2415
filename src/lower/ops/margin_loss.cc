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

// Of multilabel_margin_loss(self, target, ...) from argument `first` on: [samples, targets, classes] and what of it
// counts. A row of targets ends before its first -1.
struct Labels {
  Expr listed;     // whether target j counts and is class c
  Expr is_target;  // [samples, classes], bool: whether any is
  Expr excess;     // by how much class c is too close to target j; zero for targets
  int64_t samples, classes;
};

Labels LabelsOf(OpContext& c, size_t first) {
  shlo::Builder& b = c.b;
  Value input = c.Tensor(first);
  if (input.dtype() != DType::kF32 && input.dtype() != DType::kF64) NotImplementedFor(c, input.dtype());
  int64_t samples = input.rank() == 2 ? input.dim(0) : 1, classes = input.rank() == 0 ? 1 : input.dim(input.rank() - 1);
  Dims dims{samples, classes, classes};
  Expr x{&b, b.BroadcastInDim(b.Reshape(input, {samples, classes}), dims, {0, 2})};
  Expr target{&b, b.Reshape(c.Tensor(first + 1), {samples, classes})};
  c.Check(((target < -1) | (target >= static_cast<double>(classes))).v, support::ErrorKind::kRuntime,
          "multilabel_margin_loss: target is out of range");
  target = To(target, DType::kS32);
  Expr place{&b, b.Iota(target.v.type, 1)};
  Expr ends = Select(target < 0, place, static_cast<double>(classes));
  Value end = b.Reduce("minimum", ends.v, b.ScalarInt(DType::kS32, classes), {1});
  Expr counts = place < place.With(b.BroadcastInDim(end, target.v.dims(), {0}));
  auto wide = [&](const Expr& v) { return v.With(b.BroadcastInDim(v.v, dims, {0, 1})); };
  Expr label = wide(target), listed = wide(counts) & (label == label.With(b.Iota(label.v.type, 2)));
  Value no = b.ScalarInt(DType::kPred, 0), zero = b.Scalar(input.dtype(), 0);
  Expr is_target = listed.With(b.Reduce("or", listed.v, no, {1}));
  Expr own = x.With(b.Reduce("add", Select(listed, x, 0).v, zero, {2}));
  Expr excess = 1 - wide(own) + x;
  Expr rival = wide(counts) & !is_target.With(b.BroadcastInDim(is_target.v, dims, {0, 2}));
  return {listed, is_target, Select(rival & (excess > 0), excess, 0), samples, classes};
}

// multilabel_margin_loss_forward(self, target, reduction) -> (output, is_target)
Results MultilabelMargin(OpContext& c) {
  shlo::Builder& b = c.b;
  const TensorType &r = c.Result(0), &flags = c.Result(1);
  if (c.Tensor(0).type.NumElements() == 0) return {b.Zeros(r), b.Zeros(flags)};
  Labels l = LabelsOf(c, 0);
  Value zero = b.Scalar(l.excess.dtype(), 0);
  int64_t reduction = c.Int(2);
  Expr loss = l.excess.With(b.Reduce("add", l.excess.v, zero, {1, 2})) / static_cast<double>(l.classes);
  if (reduction != 0) loss = loss.With(b.Reduce("add", loss.v, zero, {0}));
  if (reduction == 1) loss = loss / static_cast<double>(l.samples);
  return {b.Reshape(loss.v, r.dims), b.Reshape(b.ConvertElementType(l.is_target.v, flags.dtype), flags.dims)};
}

// multilabel_margin_loss_backward(grad_output, self, target, reduction, is_target)
Results MultilabelMarginBackward(OpContext& c) {
  shlo::Builder& b = c.b;
  Value input = c.Tensor(1), g = c.Tensor(0);
  if (input.type.NumElements() == 0) return b.Zeros(input.type);
  Labels l = LabelsOf(c, 1);
  Dims dims{l.samples, l.classes};
  Value zero = b.Scalar(input.dtype(), 0);
  Expr pairs = Select(l.excess > 0, l.excess.Num(1), 0);
  Expr pushed = pairs.With(b.Reduce("add", pairs.v, zero, {1}));  // rivals down
  Expr of_target = pairs.With(b.BroadcastInDim(b.Reduce("add", pairs.v, zero, {2}), pairs.v.dims(), {0, 1}));
  Expr pulled = pairs.With(b.Reduce("add", Select(l.listed, of_target, 0).v, zero, {1}));
  Expr grad{&b, g.type.NumElements() == 1 ? b.BroadcastTo(b.Reshape(g, {}), dims) : b.BroadcastInDim(g, dims, {0})};
  double share = static_cast<double>(l.classes * (c.Int(3) == 1 ? l.samples : 1));
  return b.Reshape(((pushed - pulled) * grad / share).v, input.dims());
}

// p chooses between two formulas.
const OpDef kRows[] = {
    {"multi_margin_loss", MultiMargin, "", kNoFlags, 1u << 2},
    {"multi_margin_loss_backward", MultiMarginBackward, "", kNoMeta, 1u << 3},
    {"multilabel_margin_loss_forward", MultilabelMargin},
    {"multilabel_margin_loss_backward", MultilabelMarginBackward, "", kNoMeta},
};

}  // namespace

std::span<const OpDef> MarginLossRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
