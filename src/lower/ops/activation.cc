// Activation functions. Half types are computed in float32 and rounded once.
#include "lower/ops/activation.h"

#include <numbers>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

Results Relu(OpContext& c) {
  RequireOrdered(c);
  DType t = c.Result().dtype;
  return Max(In(c, 0, t), 0);
}

// hardtanh(self, min_val, max_val); relu6 is one of its uses.
Results HardTanh(OpContext& c) {
  RequireOrdered(c);
  DType t = c.Result().dtype;
  return Min(Max(In(c, 0, t), In(c, 1, t)), In(c, 2, t));
}

Results HardSigmoid(OpContext& c) {
  RequireFloating(c);
  return Out(c, Min(Max(In(c, 0) + 3, 0), 6) / 6);
}

Results HardSwish(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  return Out(c, x * Min(Max(x + 3, 0), 6) / 6);
}

Results LeakyRelu(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  return Out(c, Select(x > 0, x, x * In(c, 1)));
}

// elu(self, alpha, scale, input_scale)
Results Elu(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0), scale = In(c, 2);
  return Out(c, Select(x <= 0, Expm1(x * In(c, 3)) * (In(c, 1) * scale), x * scale));
}

Results Gelu(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  if (c.Text(1) == "tanh") return Out(c, x * Sigmoid(GeluSlope(x)));
  return Out(c, x * 0.5 * (1 + Erf(x * (1 / std::numbers::sqrt2))));
}

Results Silu(OpContext& c) {
  RequireNumber(c);
  Expr x = In(c, 0);
  return Out(c, x * Sigmoid(x));
}

Results Mish(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  return Out(c, x * SplitMish(x).tanh);
}

// softplus(self, beta, threshold)
Results Softplus(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0), beta = In(c, 1), scaled = x * beta;
  return Out(c, Select(scaled > In(c, 2), x, Log1p(Exp(scaled)) / beta));
}

Results SoftShrink(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0), lambda = In(c, 1);
  Expr y = Select(x > lambda, x - lambda, Select(x < -lambda, x + lambda, 0));
  return Out(c, Select(IsNan(x), x, y));
}

Results HardShrink(OpContext& c) {
  RequireFloating(c);
  DType t = c.Result().dtype;
  Expr x = In(c, 0, t), lambda = In(c, 1, t);
  return Select((x >= -lambda) & (x <= lambda), 0, x);
}

// threshold(self, threshold, value)
Results Threshold(OpContext& c) {
  RequireOrdered(c);
  DType t = c.Result().dtype;
  Expr x = In(c, 0, t);
  return Select(x <= In(c, 1, t), In(c, 2, t), x);
}

Results Glu(OpContext& c) {
  RequireFloating(c);
  Halves h = Split(c, 0, 1);
  return Out(c, h.first * Sigmoid(h.second));
}

// log_sigmoid_forward: the second result is what the CPU's backward reads.
Results LogSigmoid(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  Expr z = Exp(-Abs(x));
  Expr y = Min(x, 0) - Log1p(z);
  Value buffer = c.Result(1).NumElements() > 0 ? To(z, c.Result(1).dtype).v : c.b.Zeros(c.Result(1));
  return {Out(c, y).v, buffer};
}

// _prelu_kernel(self, weight)
Results PRelu(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 0);
  return Out(c, Select(x > 0, x, x * In(c, 1)));
}

const OpDef kRows[] = {
    {"relu", Relu},
    {"hardtanh", HardTanh},
    {"hardsigmoid", HardSigmoid},
    {"hardswish", HardSwish},
    {"leaky_relu", LeakyRelu},
    {"elu", Elu},
    {"gelu", Gelu},
    {"silu", Silu},
    {"mish", Mish},
    {"softplus", Softplus},
    {"softshrink", SoftShrink},
    {"hardshrink", HardShrink},
    {"threshold", Threshold},
    {"glu", Glu},
    {"log_sigmoid_forward", LogSigmoid},
    {"_prelu_kernel", PRelu},
};

}  // namespace

// (1 + tanh y) / 2 is sigmoid(2 y), which does not cancel.
Expr GeluSlope(const Expr& x) {
  return 2 * std::numbers::sqrt2 * std::numbers::inv_sqrtpi * (x + 0.044715 * (x * x * x));
}

// tanh(log(1 + w)) = n / (n + 2) with n = w (w + 2); beyond 20 the rest is below every type's precision.
MishParts SplitMish(const Expr& x) {
  Expr w = Exp(Min(x, 20));
  Expr n = w * (w + 2);
  return {n / (n + 2), 2 / (n + 2)};
}

Halves Split(OpContext& c, size_t i, size_t dim_argument) {
  Value x = c.As(i, OpContext::OpMath(c.arg(i).value.dtype()));
  int64_t dim = c.Dim(dim_argument, x.rank()), n = x.dim(static_cast<size_t>(dim)) / 2;
  return {{&c.b, c.b.SliceDim(x, dim, 0, n)}, {&c.b, c.b.SliceDim(x, dim, n, 2 * n)}, dim};
}

std::span<const OpDef> ActivationRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
