// Calling an operator on other tensors than it was given: clones, or tensors of another device that stand for ours.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>
#include <c10/util/FunctionRef.h>

#include <vector>

namespace torch_tpu::aten {

using TensorMap = c10::function_ref<at::Tensor(const at::Tensor&)>;

// `v` with each tensor in it, alone or in a list, exchanged for what `map` makes of it; also undefined ones.
c10::IValue MapTensors(const c10::IValue& v, TensorMap map);

// An empty tensor like `t` on another device, also in being a wrapped number.
at::Tensor EmptyLikeOn(c10::DeviceType device, const at::Tensor& t);

// Calls `op` below autograd with tpu tensors exchanged by `stand_in` for tensors on `device`, and returns its results.
// `outs`: the stand-ins of arguments `written`.
std::vector<at::Tensor> CallOn(c10::DeviceType device, TensorMap stand_in, const c10::OperatorHandle& op,
                               c10::ArrayRef<c10::IValue> args, const std::vector<int>& written,
                               std::vector<at::Tensor>* outs);

}  // namespace torch_tpu::aten
