// Reductions over dimensions.
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

// sum.dim_IntList(self, dim, keepdim, dtype): accumulated in the result type, half types in float32.
Results Sum(OpContext& c) {
  const TensorType& r = c.Result();
  Value x = c.Tensor(0);
  DType math = OpContext::OpMath(r.dtype);
  Value v = c.b.Reduce("add", c.b.ConvertElementType(x, math), c.b.ScalarInt(math, 0), c.DimsOrAll(1, x.rank()));
  return c.b.Reshape(c.b.ConvertElementType(v, r.dtype), r.dims);
}

const OpDef kRows[] = {
    {"sum.dim_IntList", Sum},
};

}  // namespace

std::span<const OpDef> ReductionRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
