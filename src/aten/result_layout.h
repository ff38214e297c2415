// Memory formats of results where PyTorch's Meta kernels say something else than its CPU kernels do. Pure; any thread.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <string_view>
#include <vector>

namespace torch_tpu::aten {

// Replaces the Meta results of `op` ("aten::convolution") by ones with the strides that CPU gives. `args` are the
// call's.
void FollowCpuLayout(std::string_view op, c10::ArrayRef<c10::IValue> args, std::vector<at::Tensor>& results);

}  // namespace torch_tpu::aten
