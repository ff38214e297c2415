// The CPU's word on a new call. PyTorch's Meta kernels accept much that its CPU kernels refuse, refuse with other
// exceptions, and refuse some of what the CPU accepts; the CPU's kernel itself is asked, with zeros of the same
// metadata. Runs on a miss only; enters no Python.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace torch_tpu::aten {

// Whether the CPU may be asked: small arguments, no numbers drawn, and a kernel that checks what it is given.
bool CanAskCpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> args);

// Calls `op` as CallMeta does, with CPU tensors. Raises what the CPU raises, unless only the values are at fault; that
// may be NotImplementedError or LinAlgError, which say nothing about the device.
std::vector<at::Tensor> CallCpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> args,
                                const std::vector<int>& written = {}, std::vector<at::Tensor>* outs = nullptr);

}  // namespace torch_tpu::aten
