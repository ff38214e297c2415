// Losses and their gradients. Half types are computed in float32 and rounded once.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;
using support::ErrorKind;

enum Reduction : int64_t { kNone = 0, kMean = 1, kSum = 2 };

// Two operands broadcast to one shape, in the type to compute in.
struct Pair {
  Value x, target;
};

Dims BroadcastDims(const Value& a, const Value& b) {
  size_t rank = std::max(a.rank(), b.rank());
  Dims dims;
  for (size_t i = 0; i < rank; ++i) {
    int64_t n = i + a.rank() < rank ? 1 : a.dim(i + a.rank() - rank);
    int64_t m = i + b.rank() < rank ? 1 : b.dim(i + b.rank() - rank);
    dims.push_back(n == 1 ? m : n);
  }
  return dims;
}

Pair Operands(OpContext& c, size_t first) {
  DType math = OpContext::OpMath(c.Result().dtype);
  Dims dims = BroadcastDims(c.Tensor(first), c.Tensor(first + 1));
  return {c.As(first, math, dims), c.As(first + 1, math, dims)};
}

// grad_output times the slope of a pointwise loss, divided by the count for a mean; result 0.
Value Chain(OpContext& c, const Value& slope, int64_t reduction) {
  Value grad = c.b.BroadcastLike(c.As(0, slope.dtype()), slope);
  Value v = c.b.Multiply(slope, grad);
  if (reduction == kMean) {
    v = c.b.Divide(v, c.b.BroadcastLike(Count(c, slope, AllDims(slope.rank()), slope.dtype()), slope));
  }
  return Finish(c, v);
}

// mse_loss(self, target, reduction).
Results Mse(OpContext& c) {
  Pair p = Operands(c, 0);
  Value d = c.b.Subtract(p.x, p.target);
  return ReduceLoss(c, c.b.Multiply(d, d), c.Int(2));
}
// mse_loss_backward(grad_output, self, target, reduction).
Results MseBackward(OpContext& c) {
  Pair p = Operands(c, 1);
  Value d = c.b.Subtract(p.x, p.target);
  return Chain(c, c.b.Add(d, d), c.Int(3));
}

// smooth_l1_loss(self, target, reduction, beta): quadratic below beta.
Results SmoothL1(OpContext& c) {
  Pair p = Operands(c, 0);
  Value d = c.b.Abs(c.b.Subtract(p.x, p.target)), beta = c.As(3, d.dtype(), d.dims());
  Value half = Like(c, d, 0.5);
  Value low = c.b.Divide(c.b.Multiply(half, c.b.Multiply(d, d)), beta);
  Value high = c.b.Subtract(d, c.b.Multiply(half, beta));
  return ReduceLoss(c, c.b.Select(c.b.Compare(Direction::kLt, d, beta), low, high), c.Int(2));
}
// smooth_l1_loss_backward(grad_output, self, target, reduction, beta).
Results SmoothL1Backward(OpContext& c) {
  Pair p = Operands(c, 1);
  Value d = c.b.Subtract(p.x, p.target), beta = c.As(4, d.dtype(), d.dims());
  Value outside = c.b.Compare(Direction::kGe, c.b.Abs(d), beta);
  return Chain(c, c.b.Select(outside, c.b.Sign(d), c.b.Divide(d, beta)), c.Int(3));
}

// huber_loss(self, target, reduction, delta).
Results Huber(OpContext& c) {
  Pair p = Operands(c, 0);
  Value d = c.b.Abs(c.b.Subtract(p.x, p.target)), delta = c.As(3, d.dtype(), d.dims());
  Value half = Like(c, d, 0.5);
  Value low = c.b.Multiply(half, c.b.Multiply(d, d));
  Value high = c.b.Multiply(delta, c.b.Subtract(d, c.b.Multiply(half, delta)));
  return ReduceLoss(c, c.b.Select(c.b.Compare(Direction::kLe, d, delta), low, high), c.Int(2));
}
// huber_loss_backward(grad_output, self, target, reduction, delta).
Results HuberBackward(OpContext& c) {
  Pair p = Operands(c, 1);
  Value d = c.b.Subtract(p.x, p.target), delta = c.As(4, d.dtype(), d.dims());
  Value outside = c.b.Compare(Direction::kGt, c.b.Abs(d), delta);
  return Chain(c, c.b.Select(outside, c.b.Multiply(c.b.Sign(d), delta), d), c.Int(3));
}

// binary_cross_entropy(self, target, weight, reduction): logarithms no lower than -100.
Results Bce(OpContext& c) {
  Pair p = Operands(c, 0);
  Value one = Like(c, p.x, 1), zero = Like(c, p.x, 0), floor = Like(c, p.x, -100);
  Value inside = c.b.And(c.b.Compare(Direction::kGe, p.x, zero), c.b.Compare(Direction::kLe, p.x, one));
  c.Check(c.b.Not(inside), ErrorKind::kRuntime, "all elements of input should be between 0 and 1");
  Value log_x = c.b.Maximum(c.b.Log(p.x), floor);
  Value log_rest = c.b.Maximum(c.b.Log1p(c.b.Negate(p.x)), floor);
  Value loss = c.b.Subtract(c.b.Multiply(c.b.Subtract(p.target, one), log_rest), c.b.Multiply(p.target, log_x));
  if (!c.IsNone(2)) loss = c.b.Multiply(loss, c.As(2, loss.dtype(), loss.dims()));
  return ReduceLoss(c, loss, c.Int(3));
}
// binary_cross_entropy_backward(grad_output, self, target, weight, reduction).
Results BceBackward(OpContext& c) {
  Pair p = Operands(c, 1);
  Value one = Like(c, p.x, 1), epsilon = Like(c, p.x, 1e-12);
  Value slope =
      c.b.Divide(c.b.Subtract(p.x, p.target), c.b.Maximum(c.b.Multiply(c.b.Subtract(one, p.x), p.x), epsilon));
  if (!c.IsNone(3)) slope = c.b.Multiply(slope, c.As(3, slope.dtype(), slope.dims()));
  return Chain(c, slope, c.Int(4));
}

// What nll_loss reads: target with a class dimension of size 1, and each position's weight (0 where it is ignored).
struct Classes {
  int64_t dim;  // of the classes
  Value position, weight, ignored;
};

Classes ReadClasses(OpContext& c, const Value& x, const Value& target, size_t weight, const Value& ignore) {
  Classes k;
  k.dim = x.rank() == 1 ? 0 : 1;
  int64_t n = x.dim(k.dim);
  Value t = c.b.ConvertElementType(target, DType::kS64);
  Value zero = c.b.BroadcastLike(c.b.ScalarInt(DType::kS64, 0), t);
  Value size = c.b.BroadcastLike(c.b.ScalarInt(DType::kS64, n), t);
  k.ignored = c.b.Compare(Direction::kEq, t, c.b.BroadcastLike(ignore, t));
  Value outside = c.b.Or(c.b.Compare(Direction::kLt, t, zero), c.b.Compare(Direction::kGe, t, size));
  c.Check(c.b.And(outside, c.b.Not(k.ignored)), ErrorKind::kIndex, "Target is out of bounds.");
  k.position = c.b.Select(c.b.Or(outside, k.ignored), zero, t);
  TensorType type = t.type.With(x.dtype());
  if (c.IsNone(weight)) {
    k.weight = c.b.BroadcastLike(c.b.ScalarInt(x.dtype(), 1), t);
  } else {
    Dims with = t.dims();
    with.push_back(1);
    shlo::GatherDims g;
    g.collapsed_slice_dims = {0};
    g.start_index_map = {0};
    g.index_vector_dim = static_cast<int64_t>(t.rank());
    k.weight = c.b.Gather(c.As(weight, x.dtype()), c.b.Reshape(k.position, with), g, {1});
  }
  k.weight = c.b.Select(k.ignored, c.b.Zeros(type), k.weight);
  return k;
}

// Rows of [N, C] or [N, C, d...]; a single sample [C] has a 0-dim target.
Value Targets(OpContext& c, const Value& x, size_t i) {
  Value t = c.Tensor(i);
  Dims dims;
  for (size_t d = 0; d < x.rank(); ++d) {
    if (static_cast<int64_t>(d) != (x.rank() == 1 ? 0 : 1)) dims.push_back(x.dim(d));
  }
  return c.b.Reshape(t, dims);
}

Value IgnoreIndex(OpContext& c, size_t i) { return c.b.ScalarInt(DType::kS64, c.Int(i)); }

// nll_loss_forward and nll_loss2d_forward(self, target, weight, reduction, ignore_index) -> (output, total_weight).
Results Nll(OpContext& c) {
  RequireFloating(c, c.Tensor(0));
  Value x = ToMath(c, c.Tensor(0));
  Classes k = ReadClasses(c, x, Targets(c, x, 1), 2, IgnoreIndex(c, 4));
  Value picked = x.dim(k.dim) == 0 ? k.weight : TakeAlong(c, x, k.position, k.dim);
  // An ignored row does not count even if it is infinite.
  Value loss = c.b.Select(k.ignored, Like(c, k.weight, 0), c.b.Negate(c.b.Multiply(picked, k.weight)));
  Dims all = AllDims(loss.rank());
  Value total = Sum(c, k.weight, all);
  int64_t reduction = c.Int(3);
  if (reduction == kNone) return {Finish(c, loss, 0), c.b.Zeros(c.Result(1))};
  Value sum = Sum(c, loss, all);
  return {Finish(c, reduction == kMean ? c.b.Divide(sum, total) : sum, 0), Finish(c, total, 1)};
}

// nll_loss_backward and nll_loss2d_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight).
Results NllBackward(OpContext& c) {
  Value x = ToMath(c, c.Tensor(1));
  Classes k = ReadClasses(c, x, Targets(c, x, 2), 3, IgnoreIndex(c, 5));
  Value grad = c.As(0, x.dtype());
  if (c.Int(4) == kMean) grad = c.b.Divide(grad, c.b.Reshape(c.As(6, x.dtype()), grad.dims()));
  grad = c.Int(4) == kNone ? c.b.Reshape(grad, k.weight.dims()) : c.b.BroadcastLike(c.b.Reshape(grad, {}), k.weight);
  Value each = c.b.Select(k.ignored, Like(c, grad, 0), c.b.Negate(c.b.Multiply(grad, k.weight)));
  Value position = Expand(c, k.position, x, {k.dim});
  Value here = c.b.Compare(Direction::kEq, c.b.Iota(x.type.With(DType::kS64), k.dim), position);
  return Finish(c, c.b.Select(here, Expand(c, each, x, {k.dim}), Like(c, x, 0)));
}

const OpDef kRows[] = {
    {"mse_loss", Mse},
    {"mse_loss_backward", MseBackward},
    {"smooth_l1_loss", SmoothL1},
    {"smooth_l1_loss_backward", SmoothL1Backward},
    {"huber_loss", Huber},
    {"huber_loss_backward", HuberBackward},
    {"binary_cross_entropy", Bce},
    {"binary_cross_entropy_backward", BceBackward},
    {"nll_loss_forward nll_loss2d_forward", Nll},
    {"nll_loss_backward nll_loss2d_backward", NllBackward},
};

}  // namespace

std::span<const OpDef> LossRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
