// Building complex numbers.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

void RequireRealParts(OpContext& c) {
  for (size_t i : {0, 1}) {
    DType t = c.arg(i).value.dtype();
    TT_CHECK(t == DType::kF32 || t == DType::kF64, kRuntime, c.OpName(), ": expected float32 or float64 tensors, got ",
             shlo::Name(t), "; convert them first");
  }
}

// complex(real, imag)
Results FromParts(OpContext& c) {
  RequireRealParts(c);
  DType t = shlo::RealOf(c.Result().dtype);
  return Complex(In(c, 0, t), In(c, 1, t));
}

// polar(abs, angle)
Results FromPolar(OpContext& c) {
  RequireRealParts(c);
  DType t = shlo::RealOf(c.Result().dtype);
  Expr size = In(c, 0, t), angle = In(c, 1, t);
  return Complex(size * Cos(angle), size * Sin(angle));
}

const OpDef kRows[] = {
    {"complex", FromParts},
    {"polar", FromPolar},
};

}  // namespace

std::span<const OpDef> ComplexRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
