// In-place writes into expanded tensors, where one element of memory stands for many. PyTorch allows fills, and writes
// through masks and indices with a warning.
#pragma once
#include "aten/call.h"

namespace torch_tpu::aten {

// Runs an in-place kernel whose target, argument 0, is expanded. False, and nothing done, if it is not.
bool WriteExpanded(const KernelInfo& kernel, c10::ArrayRef<c10::IValue> args);

}  // namespace torch_tpu::aten
