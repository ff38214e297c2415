// Looks at how a tensor lies in its storage, for tests and diagnostics. Thread-safe.
#pragma once
#include <ATen/core/Tensor.h>

#include <string>

namespace torch_tpu::aten {

// How a program would read `t`: "unwritten", "identity", or the kind of its view plan ("base", "refined", "radix",
// "nested", "diagonal", "unroll", "gather", "empty"), with "bitcast " before it where the storage holds another dtype.
std::string PlanKind(const at::Tensor& t);

}  // namespace torch_tpu::aten
