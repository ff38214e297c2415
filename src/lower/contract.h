// Contractions that every dtype and platform accepts. Stateless; values belong to the context's module.
#pragma once
#include "lower/op_def.h"

namespace torch_tpu::lower {

// The product of x and y summed over the contracted dimensions in `math`: batch dims, free dims of x, free dims of y.
// Integers are exact (they wrap): narrow ones are widened, and 64-bit ones avoid the dot that TPU compilers refuse.
Value Contract(OpContext& c, const Value& x, const Value& y, const shlo::DotDims& dims, DType math);

}  // namespace torch_tpu::lower
