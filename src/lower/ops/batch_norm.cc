// Batch normalization, forward and backward. The running statistics are results here; src/aten/batch_norm.cc writes
// them back. Statistics and arithmetic in float32 for half types.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

// Every dimension but the channels.
Dims Others(const Value& x) {
  Dims dims;
  for (size_t d = 0; d < x.rank(); ++d) {
    if (d != 1) dims.push_back(static_cast<int64_t>(d));
  }
  return dims;
}

Value Wide(OpContext& c, const Value& channels, const Value& x) { return Expand(c, channels, x, Others(x)); }

Value RsqrtWithEps(OpContext& c, const Value& var, size_t eps) {
  return c.b.Rsqrt(c.b.Add(var, c.b.BroadcastLike(c.As(eps, var.dtype()), var)));
}

struct Forward {
  Value x, y, mean, rstd, var;  // mean and rstd are those used
};

// input, weight, bias at arguments 0 to 2.
Forward Run(OpContext& c, bool training, size_t running_mean, size_t running_var, size_t eps) {
  RequireFloating(c, c.Tensor(0));
  Forward f;
  f.x = ToMath(c, c.Tensor(0));
  DType math = f.x.dtype();
  if (training) {
    Dims dims = Others(f.x);
    f.mean = Mean(c, f.x, dims);
    Value centered = c.b.Subtract(f.x, Wide(c, f.mean, f.x));
    f.var = Mean(c, c.b.Multiply(centered, centered), dims);
  } else {
    f.mean = c.As(running_mean, math);
    f.var = c.As(running_var, math);
  }
  f.rstd = RsqrtWithEps(c, f.var, eps);
  Value scale = c.IsNone(1) ? f.rstd : c.b.Multiply(f.rstd, c.As(1, math));
  f.y = c.b.Multiply(c.b.Subtract(f.x, Wide(c, f.mean, f.x)), Wide(c, scale, f.x));
  if (!c.IsNone(2)) f.y = c.b.Add(f.y, Wide(c, c.As(2, math), f.x));
  return f;
}

// running * (1 - momentum) + now * momentum, in the type of running.
Value Blend(OpContext& c, size_t running, const Value& now, size_t momentum) {
  Value old = c.As(running, now.dtype());
  Value m = c.b.BroadcastLike(c.As(momentum, now.dtype()), now);
  Value kept = c.b.Multiply(old, c.b.Subtract(Like(c, now, 1), m));
  return c.b.Add(kept, c.b.Multiply(now, m));
}

// What a call saves for its backward: nothing was measured in inference, and CPU returns empty tensors.
Value Saved(OpContext& c, const Value& v, bool training, size_t result) {
  const TensorType& r = c.Result(result);
  return training || r.dims == v.dims() ? Finish(c, v, result) : c.b.Zeros(r);
}

// _native_batch_norm_legit_functional(input, weight, bias, running_mean, running_var, training, momentum, eps)
// -> (output, save_mean, save_rstd, new running_mean, new running_var).
Results Functional(OpContext& c) {
  bool training = c.Bool(5);
  Forward f = Run(c, training, 3, 4, 7);
  std::vector<Value> results{Finish(c, f.y, 0), Saved(c, f.mean, training, 1), Saved(c, f.rstd, training, 2)};
  if (!training) {
    results.push_back(c.Tensor(3));
    results.push_back(c.Tensor(4));
    return results;
  }
  Value n = Count(c, f.x, Others(f.x), f.x.dtype());
  Value free = c.b.Subtract(n, c.b.Scalar(n.dtype(), 1));
  Value unbiased = c.b.Multiply(f.var, c.b.BroadcastLike(c.b.Divide(n, free), f.var));
  results.push_back(Finish(c, Blend(c, 3, f.mean, 6), 3));
  results.push_back(Finish(c, Blend(c, 4, unbiased, 6), 4));
  return results;
}

// _native_batch_norm_legit.no_stats(input, weight, bias, training, momentum, eps).
Results NoStats(OpContext& c) {
  Forward f = Run(c, true, 0, 0, 5);
  return {Finish(c, f.y, 0), Finish(c, f.mean, 1), Finish(c, f.rstd, 2)};
}

// _native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var, momentum, eps).
Results Inference(OpContext& c) {
  Forward f = Run(c, false, 3, 4, 6);
  return {Finish(c, f.y, 0), Saved(c, f.mean, false, 1), Saved(c, f.rstd, false, 2)};
}

// native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean, save_rstd, train, eps,
// output_mask).
Results Backward(OpContext& c) {
  Value x = ToMath(c, c.Tensor(1));
  DType math = x.dtype();
  Value grad = c.As(0, math);
  bool train = c.Bool(7);
  Dims mask = c.Ints(9), dims = Others(x);
  Value mean = train ? c.As(5, math) : c.As(3, math);
  Value rstd = train ? c.As(6, math) : RsqrtWithEps(c, c.As(4, math), 8);
  Value normalized = c.b.Multiply(c.b.Subtract(x, Wide(c, mean, x)), Wide(c, rstd, x));
  Value slope = Sum(c, c.b.Multiply(grad, normalized), dims), sum = Sum(c, grad, dims);
  std::vector<Value> results;
  if (mask[0] || c.Result(0).dims == x.dims()) {
    Value inner = grad;
    if (train) {
      Value n = c.b.BroadcastLike(Count(c, x, dims, math), sum);
      inner = c.b.Subtract(inner, Wide(c, c.b.Divide(sum, n), x));
      inner = c.b.Subtract(inner, c.b.Multiply(normalized, Wide(c, c.b.Divide(slope, n), x)));
    }
    Value scale = c.IsNone(2) ? rstd : c.b.Multiply(rstd, c.As(2, math));
    results.push_back(Finish(c, c.b.Multiply(inner, Wide(c, scale, x)), 0));
  } else {
    results.push_back(Value());
  }
  results.push_back(mask[1] ? Finish(c, slope, 1) : Value());
  results.push_back(mask[2] ? Finish(c, sum, 2) : Value());
  return results;
}

const OpDef kRows[] = {
    {"_native_batch_norm_legit_functional", Functional},
    {"_native_batch_norm_legit.no_stats", NoStats},
    {"_native_batch_norm_legit_no_training", Inference},
    {"native_batch_norm_backward", Backward},
};

}  // namespace

std::span<const OpDef> BatchNormRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
