// Softmax and its logarithm, forward and backward. Computed in float32 for half types, rounded once.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

struct Shifted {
  Value x, exp, sum;  // x less its maximum, its exponential, and that one's sum in the shape of x
};

Shifted Shift(OpContext& c, const Value& x, const Dims& dims) {
  RequireFloating(c, x);
  Value shifted = c.b.Subtract(x, Expand(c, Max(c, x, dims), x, dims));
  Value exp = c.b.Exp(shifted);
  return {shifted, exp, Expand(c, Sum(c, exp, dims), x, dims)};
}

// _softmax and _log_softmax(self, dim, half_to_float).
Results Softmax(OpContext& c) {
  Value x = ToMath(c, c.Tensor(0));
  Shifted s = Shift(c, x, OneDim(c, 1, x.rank()));
  return Finish(c, c.b.Divide(s.exp, s.sum));
}
Results LogSoftmax(OpContext& c) {
  Value x = ToMath(c, c.Tensor(0));
  Shifted s = Shift(c, x, OneDim(c, 1, x.rank()));
  return Finish(c, c.b.Subtract(s.x, c.b.Log(s.sum)));
}

// _safe_softmax(self, dim, dtype): zeros where all of a row is -inf.
Results SafeSoftmax(OpContext& c) {
  Value x = ToMath(c, c.As(0, c.Result().dtype));
  Dims dims = OneDim(c, 1, x.rank());
  Shifted s = Shift(c, x, dims);
  Value masked = c.b.Compare(Direction::kEq, x, c.b.BroadcastLike(c.b.MinValue(x.dtype()), x));
  Value all = Expand(c, All(c, masked, dims), x, dims);
  return Finish(c, c.b.Select(all, Like(c, x, 0), c.b.Divide(s.exp, s.sum)));
}

// _softmax_backward_data and _log_softmax_backward_data(grad_output, output, dim, input_dtype).
Results SoftmaxBackward(OpContext& c) {
  DType math = OpContext::OpMath(c.Tensor(0).dtype());
  Value grad = c.As(0, math), y = c.As(1, math);
  Dims dims = OneDim(c, 2, y.rank());
  Value product = c.b.Multiply(grad, y);
  Value sum = Expand(c, Sum(c, product, dims), y, dims);
  return Finish(c, c.b.Subtract(product, c.b.Multiply(y, sum)));
}
Results LogSoftmaxBackward(OpContext& c) {
  DType math = OpContext::OpMath(c.Tensor(0).dtype());
  Value grad = c.As(0, math), y = c.As(1, math);
  Dims dims = OneDim(c, 2, y.rank());
  Value sum = Expand(c, Sum(c, grad, dims), y, dims);
  return Finish(c, c.b.Subtract(grad, c.b.Multiply(c.b.Exp(y), sum)));
}

const OpDef kRows[] = {
    {"_softmax", Softmax},
    {"_log_softmax", LogSoftmax},
    {"_safe_softmax", SafeSoftmax},
    {"_softmax_backward_data", SoftmaxBackward},
    {"_log_softmax_backward_data", LogSoftmaxBackward},
};

}  // namespace

std::span<const OpDef> SoftmaxRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
