// Python numbers on their way to a program: their bits as an operand, and whether a dtype can hold them. Pure; any
// thread.
#pragma once
#include <c10/core/Scalar.h>

#include "runtime/executor.h"

namespace torch_tpu::aten {

// Raises what PyTorch raises for a number that a dtype cannot hold.
void CheckFits(const c10::Scalar& s, c10::ScalarType dtype);

// The bits of a 0-dim CPU tensor or of a number, as an operand of this dtype.
runtime::Operand ScalarOperand(shlo::DType dtype, const c10::Scalar& s);

// An int from 2^63 to 2^64.
bool IsLarge(const c10::Scalar& s);

}  // namespace torch_tpu::aten
