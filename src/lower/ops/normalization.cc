// Layer and group normalization, forward and backward. A gradient that was not asked for is no value. Statistics and
// arithmetic in float32 for half types.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

struct Statistics {
  Value mean, rstd;
};

// Mean and 1/sqrt(variance + eps) over dims, without them.
Statistics Measure(OpContext& c, const Value& x, const Dims& dims, size_t eps) {
  Value mean = Mean(c, x, dims);
  Value centered = c.b.Subtract(x, Expand(c, mean, x, dims));
  Value var = Mean(c, c.b.Multiply(centered, centered), dims);
  return {mean, c.b.Rsqrt(c.b.Add(var, c.b.BroadcastLike(c.As(eps, x.dtype()), var)))};
}

Value Normalize(OpContext& c, const Value& x, const Statistics& s, const Dims& dims) {
  return c.b.Multiply(c.b.Subtract(x, Expand(c, s.mean, x, dims)), Expand(c, s.rstd, x, dims));
}

Dims LastDims(const Value& x, size_t count) {
  Dims dims;
  for (size_t d = x.rank() - count; d < x.rank(); ++d) dims.push_back(static_cast<int64_t>(d));
  return dims;
}

// native_layer_norm(input, normalized_shape, weight, bias, eps) -> (output, mean, rstd).
Results LayerNorm(OpContext& c) {
  RequireFloating(c, c.Tensor(0));
  Value x = ToMath(c, c.Tensor(0));
  Dims dims = LastDims(x, c.Ints(1).size());
  Statistics s = Measure(c, x, dims, 4);
  Value y = Normalize(c, x, s, dims);
  if (!c.IsNone(2)) y = c.b.Multiply(y, c.b.BroadcastLike(c.As(2, x.dtype()), x));
  if (!c.IsNone(3)) y = c.b.Add(y, c.b.BroadcastLike(c.As(3, x.dtype()), x));
  return {Finish(c, y, 0), Finish(c, s.mean, 1), Finish(c, s.rstd, 2)};
}

// The gradient of the input of a normalization: grad is that of the normalized values.
Value InputGradient(OpContext& c, const Value& grad, const Value& normalized, const Value& rstd, const Dims& dims) {
  Value mean = Expand(c, Mean(c, grad, dims), grad, dims);
  Value slope = Expand(c, Mean(c, c.b.Multiply(grad, normalized), dims), grad, dims);
  Value inner = c.b.Subtract(c.b.Subtract(grad, mean), c.b.Multiply(normalized, slope));
  return c.b.Multiply(inner, Expand(c, rstd, grad, dims));
}

// native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask).
Results LayerNormBackward(OpContext& c) {
  Value x = ToMath(c, c.Tensor(1));
  DType math = x.dtype();
  Value grad = c.As(0, math);
  size_t count = c.Ints(2).size();
  Dims dims = LastDims(x, count), outer, mask = c.Ints(7);
  for (size_t d = 0; d + count < x.rank(); ++d) outer.push_back(static_cast<int64_t>(d));
  Dims kept;
  for (int64_t d : outer) kept.push_back(x.dim(d));
  Statistics s{c.b.Reshape(c.As(3, math), kept), c.b.Reshape(c.As(4, math), kept)};
  Value normalized = Normalize(c, x, s, dims);
  std::vector<Value> results;
  if (mask[0]) {
    Value inner = c.IsNone(5) ? grad : c.b.Multiply(grad, c.b.BroadcastLike(c.As(5, math), x));
    results.push_back(Finish(c, InputGradient(c, inner, normalized, s.rstd, dims), 0));
  } else {
    results.push_back(Value());
  }
  results.push_back(mask[1] ? Finish(c, Sum(c, c.b.Multiply(grad, normalized), outer), 1) : Value());
  results.push_back(mask[2] ? Finish(c, Sum(c, grad, outer), 2) : Value());
  return results;
}

// The input of a group normalization as [N, group, channels of a group, positions].
Value Grouped(OpContext& c, const Value& x, size_t n_at, size_t group_at) {
  int64_t n = c.Int(n_at), channels = c.Int(n_at + 1), positions = c.Int(n_at + 2), groups = c.Int(group_at);
  return c.b.Reshape(x, {n, groups, channels / groups, positions});
}

// A [C] parameter in the shape of the grouped input.
Value PerChannel(OpContext& c, size_t i, const Value& grouped) {
  Value w = c.b.Reshape(c.As(i, grouped.dtype()), {grouped.dim(1), grouped.dim(2)});
  return c.b.BroadcastInDim(w, grouped.dims(), {1, 2});
}

// native_group_norm(input, weight, bias, N, C, HxW, group, eps) -> (output, mean, rstd).
Results GroupNorm(OpContext& c) {
  RequireFloating(c, c.Tensor(0));
  Value x = Grouped(c, ToMath(c, c.Tensor(0)), 3, 6);
  Statistics s = Measure(c, x, {2, 3}, 7);
  Value y = Normalize(c, x, s, {2, 3});
  if (!c.IsNone(1)) y = c.b.Multiply(y, PerChannel(c, 1, y));
  if (!c.IsNone(2)) y = c.b.Add(y, PerChannel(c, 2, y));
  return {Finish(c, y, 0), Finish(c, s.mean, 1), Finish(c, s.rstd, 2)};
}

// native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask).
Results GroupNormBackward(OpContext& c) {
  Value x = Grouped(c, ToMath(c, c.Tensor(1)), 5, 8);
  DType math = x.dtype();
  Value grad = Grouped(c, c.As(0, math), 5, 8);
  Statistics s{c.As(2, math), c.As(3, math)};
  Value normalized = Normalize(c, x, s, {2, 3});
  Dims mask = c.Ints(9);
  std::vector<Value> results;
  if (mask[0]) {
    Value inner = c.IsNone(4) ? grad : c.b.Multiply(grad, PerChannel(c, 4, grad));
    results.push_back(Finish(c, InputGradient(c, inner, normalized, s.rstd, {2, 3}), 0));
  } else {
    results.push_back(Value());
  }
  results.push_back(mask[1] ? Finish(c, Sum(c, c.b.Multiply(grad, normalized), {0, 3}), 1) : Value());
  results.push_back(mask[2] ? Finish(c, Sum(c, grad, {0, 3}), 2) : Value());
  return results;
}

const OpDef kRows[] = {
    {"native_layer_norm", LayerNorm},
    {"native_layer_norm_backward", LayerNormBackward},
    {"native_group_norm", GroupNorm},
    {"native_group_norm_backward", GroupNormBackward},
};

}  // namespace

std::span<const OpDef> NormalizationRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
