// Derivatives of activation functions: argument 0 is the gradient of the output.
#include <numbers>

#include "lower/ops/activation.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

Expr Conj(const Expr& x) { return shlo::IsComplex(x.dtype()) ? Complex(Real(x), -Imag(x)) : x; }

// threshold_backward(grad, self, threshold): also relu's.
Results ThresholdBackward(OpContext& c) {
  RequireOrdered(c);
  DType t = c.Result().dtype;
  return Select(In(c, 1, t) <= In(c, 2, t), 0, In(c, 0, t));
}

Results HardTanhBackward(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 1);
  return Out(c, Select((x > In(c, 2)) & (x < In(c, 3)), In(c, 0), 0));
}

Results HardSigmoidBackward(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 1);
  return Out(c, Select((x > -3) & (x < 3), In(c, 0) / 6, 0));
}

Results HardSwishBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), x = In(c, 1);
  return Out(c, Select(x <= -3, 0, Select(x >= 3, grad, grad * (x / 3 + 0.5))));
}

// leaky_relu_backward(grad, self, negative_slope, self_is_result): the sign is the same in both.
Results LeakyReluBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), x = In(c, 1);
  return Out(c, Select(x > 0, grad, grad * In(c, 2)));
}

// elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result)
Results EluBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), scale = In(c, 2), input_scale = In(c, 3), x = In(c, 5);
  Expr negative = In(c, 1) * scale;
  Expr left = c.Bool(4) ? grad * input_scale * (x + negative) : grad * input_scale * negative * Exp(x * input_scale);
  return Out(c, Select(x > 0, grad * scale, left));
}

Results GeluBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), x = In(c, 1);
  if (c.Text(2) == "tanh") {
    Expr slope = GeluSlope(x), s = Sigmoid(slope);
    Expr inner = 2 * std::numbers::sqrt2 * std::numbers::inv_sqrtpi * (1 + 3 * 0.044715 * (x * x));
    return Out(c, grad * (s + x * s * Sigmoid(-slope) * inner));
  }
  Expr cdf = 0.5 * (1 + Erf(x * (1 / std::numbers::sqrt2)));
  Expr pdf = Exp(-0.5 * (x * x)) * (0.5 * std::numbers::sqrt2 * std::numbers::inv_sqrtpi);
  return Out(c, grad * (cdf + x * pdf));
}

Results SiluBackward(OpContext& c) {
  RequireNumber(c);
  Expr x = In(c, 1), s = Sigmoid(x);
  return Out(c, In(c, 0) * s * (1 + x * (1 - s)));
}

Results MishBackward(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 1);
  MishParts m = SplitMish(x);
  return Out(c, In(c, 0) * (m.tanh + x * Sigmoid(x) * m.rest * (1 + m.tanh)));
}

// Of the outputs.
Results SigmoidBackward(OpContext& c) {
  RequireNumber(c);
  Expr y = In(c, 1);
  return Out(c, In(c, 0) * Conj((1 - y) * y));
}

Results TanhBackward(OpContext& c) {
  RequireNumber(c);
  Expr y = In(c, 1);
  return Out(c, In(c, 0) * Conj(1 - y * y));
}

// softplus_backward(grad, self, beta, threshold)
Results SoftplusBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), scaled = In(c, 1) * In(c, 2);
  return Out(c, Select(scaled > In(c, 3), grad, grad * Sigmoid(scaled)));
}

// softshrink_backward and hardshrink_backward(grad, self, lambd)
Results ShrinkBackward(OpContext& c) {
  RequireFloating(c);
  DType t = c.Result().dtype;
  Expr x = In(c, 1, t), lambda = In(c, 2, t);
  return Select((x > lambda) | (x < -lambda), In(c, 0, t), 0);
}

// log_sigmoid_backward(grad, self, buffer): the buffer is recomputed.
Results LogSigmoidBackward(OpContext& c) {
  RequireFloating(c);
  Expr x = In(c, 1);
  return Out(c, In(c, 0) * Sigmoid(-x));
}

Results GluBackward(OpContext& c) {
  RequireFloating(c);
  Halves h = Split(c, 1, 2);
  Expr grad{&c.b, c.As(0, h.first.dtype())};
  Expr s = Sigmoid(h.second);
  Expr first = grad * s, second = grad * h.first * s * (1 - s);
  return Out(c, first.With(c.b.Concatenate({first.v, second.v}, h.dim)));
}

// _prelu_kernel_backward(grad, self, weight): gradients of self and, before its reduction, of weight.
Results PReluBackward(OpContext& c) {
  RequireFloating(c);
  Expr grad = In(c, 0), x = In(c, 1);
  Expr positive = x > 0;
  Expr of_self = Select(positive, grad, grad * In(c, 2)), of_weight = Select(positive, 0, x * grad);
  return {To(of_self, c.Result(0).dtype).v, To(of_weight, c.Result(1).dtype).v};
}

const OpDef kRows[] = {
    {"threshold_backward", ThresholdBackward},
    {"hardtanh_backward", HardTanhBackward},
    {"hardsigmoid_backward", HardSigmoidBackward},
    {"hardswish_backward", HardSwishBackward},
    {"leaky_relu_backward", LeakyReluBackward},
    {"elu_backward", EluBackward},
    {"gelu_backward", GeluBackward},
    {"silu_backward", SiluBackward},
    {"mish_backward", MishBackward},
    {"sigmoid_backward", SigmoidBackward},
    {"tanh_backward", TanhBackward},
    {"softplus_backward", SoftplusBackward},
    {"softshrink_backward hardshrink_backward", ShrinkBackward},
    {"log_sigmoid_backward", LogSigmoidBackward},
    {"glu_backward", GluBackward},
    {"_prelu_kernel_backward", PReluBackward},
};

}  // namespace

std::span<const OpDef> ActivationBackwardRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
