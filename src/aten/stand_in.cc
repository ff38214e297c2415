#include "aten/stand_in.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/empty_strided.h>

namespace torch_tpu::aten {
namespace {

using c10::IValue;

void Append(const IValue& v, std::vector<at::Tensor>& tensors) {
  if (v.isTensor()) {
    tensors.push_back(v.toTensor());
  } else if (v.isTensorList()) {
    for (const IValue& e : v.toListRef()) tensors.push_back(e.toTensor());
  }
}

}  // namespace

IValue MapTensors(const IValue& v, TensorMap map) {
  if (v.isTensor()) return map(v.toTensor());
  if (v.isTensorList()) {
    c10::List<at::Tensor> list;
    for (const IValue& e : v.toListRef()) list.push_back(map(e.toTensor()));
    return list;
  }
  if (v.isOptionalTensorList()) {
    c10::List<std::optional<at::Tensor>> list;
    for (const IValue& e : v.toListRef()) {
      list.push_back(e.isNone() ? std::nullopt : std::optional(map(e.toTensor())));
    }
    return list;
  }
  return v;
}

at::Tensor EmptyLikeOn(c10::DeviceType device, const at::Tensor& t) {
  at::Tensor made = at::empty_strided(t.sizes(), t.strides(), t.options().device(device));
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) made.unsafeGetTensorImpl()->set_wrapped_number(true);
  return made;
}

std::vector<at::Tensor> CallOn(c10::DeviceType device, TensorMap stand_in, const c10::OperatorHandle& op,
                               c10::ArrayRef<IValue> args, const std::vector<int>& written,
                               std::vector<at::Tensor>* outs) {
  at::AutoDispatchBelowADInplaceOrView below;
  auto exchanged = [&](const at::Tensor& t) { return t.defined() && t.is_privateuseone() ? stand_in(t) : t; };
  torch::jit::Stack stack;
  stack.reserve(args.size());
  for (const IValue& v : args) {
    stack.push_back(v.isDevice() ? IValue(c10::Device(device)) : v.isGenerator() ? IValue() : MapTensors(v, exchanged));
  }
  std::vector<at::Tensor> targets, results;
  for (int i : written) Append(stack[i], targets);
  op.callBoxed(&stack);
  for (const IValue& v : stack) Append(v, results);
  if (outs) *outs = std::move(targets);
  return results;
}

}  // namespace torch_tpu::aten
