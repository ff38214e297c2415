// Building complex numbers.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

// complex(real, imag)
Results FromParts(OpContext& c) {
  DType t = shlo::RealOf(c.Result().dtype);
  return Complex(In(c, 0, t), In(c, 1, t));
}

// polar(abs, angle)
Results FromPolar(OpContext& c) {
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
