// Result types by PyTorch's own Meta kernels: dtype, sizes, strides and nearly every error come from there. Runs on a
// miss only; may enter Python.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace torch_tpu::aten {

// Calls `op` with tpu tensors replaced by meta ones. `outs`: the meta tensors that stood for arguments `written`.
std::vector<at::Tensor> CallMeta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> args,
                                 const std::vector<int>& written = {}, std::vector<at::Tensor>* outs = nullptr);

}  // namespace torch_tpu::aten
