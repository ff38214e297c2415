// Arithmetic of two tensors or a tensor and a number: operands are promoted to the result type and broadcast.
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

// Half types are computed in float32 and rounded once, as CPU kernels do.
Results Arithmetic(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value v = c.b.Binary(c.hlo(), c.As(0, math, r.dims), c.As(1, math, r.dims));
  return c.b.ConvertElementType(v, r.dtype);
}

// add and sub: other is scaled by alpha (argument 2), which is 1 unless it was given.
Results AddLike(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value other = c.As(1, math, r.dims);
  if (!c.IsConstant(2, 1)) other = c.b.Multiply(other, c.As(2, math, r.dims));
  if (math == DType::kPred) return c.b.Or(c.As(0, math, r.dims), other);  // bool add is or; sub is refused by Meta
  return c.b.ConvertElementType(c.b.Binary(c.hlo(), c.As(0, math, r.dims), other), r.dtype);
}

Results Multiply(OpContext& c) {
  if (c.Result().dtype != DType::kPred) return Arithmetic(c);
  return c.b.And(c.As(0, DType::kPred, c.Result().dims), c.As(1, DType::kPred, c.Result().dims));
}

const OpDef kRows[] = {
    {"add.Tensor", AddLike, "add"},
    {"sub.Tensor", AddLike, "subtract"},
    {"mul.Tensor", Multiply, "multiply"},
    {"div.Tensor", Arithmetic, "divide"},
};

}  // namespace

std::span<const OpDef> BinaryRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
