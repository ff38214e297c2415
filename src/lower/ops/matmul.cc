// Contractions. DotGeneral folds transposed operands, so a linear layer never copies its weight.
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

// The product in the result type: half types accumulate in float32 and round once.
Value Dot(OpContext& c, const Value& x, const Value& y, const shlo::DotDims& dims) {
  DType result = x.dtype();
  Value v = c.b.DotGeneral(x, y, dims, c.options().matmul_precision, OpContext::OpMath(result));
  return c.b.ConvertElementType(v, result);
}

Results Mm(OpContext& c) { return Dot(c, c.Tensor(0), c.Tensor(1), {{}, {}, {1}, {0}}); }

const OpDef kRows[] = {
    {"mm", Mm, "", kPrecision},
};

}  // namespace

std::span<const OpDef> MatmulRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
