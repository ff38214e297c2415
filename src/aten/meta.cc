#include "aten/meta.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/empty_strided.h>

namespace torch_tpu::aten {
namespace {

at::Tensor ToMeta(const at::Tensor& t) {
  if (!t.defined() || !t.is_privateuseone()) return t;
  at::Tensor m = at::empty_strided(t.sizes(), t.strides(), t.options().device(c10::kMeta));
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) m.unsafeGetTensorImpl()->set_wrapped_number(true);
  return m;
}

c10::IValue ToMeta(const c10::IValue& v) {
  if (v.isTensor()) return ToMeta(v.toTensor());
  if (v.isDevice()) return c10::Device(c10::kMeta);
  if (v.isGenerator()) return {};
  if (v.isTensorList()) {
    c10::List<at::Tensor> list;
    for (const c10::IValue& e : v.toListRef()) list.push_back(ToMeta(e.toTensor()));
    return list;
  }
  if (v.isOptionalTensorList()) {
    c10::List<std::optional<at::Tensor>> list;
    for (const c10::IValue& e : v.toListRef()) {
      if (e.isNone()) {
        list.push_back(std::nullopt);
      } else {
        list.push_back(ToMeta(e.toTensor()));
      }
    }
    return list;
  }
  return v;
}

}  // namespace

std::vector<at::Tensor> CallMeta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> args,
                                 const std::vector<int>& written, std::vector<at::Tensor>* outs) {
  torch::jit::Stack stack;
  stack.reserve(args.size());
  for (const c10::IValue& v : args) stack.push_back(ToMeta(v));
  if (outs) {
    for (int i : written) {
      if (stack[i].isTensor()) {
        outs->push_back(stack[i].toTensor());
      } else {
        for (const c10::IValue& e : stack[i].toListRef()) outs->push_back(e.toTensor());
      }
    }
  }
  at::AutoDispatchBelowADInplaceOrView guard;
  op.callBoxed(&stack);
  std::vector<at::Tensor> results;
  for (const c10::IValue& v : stack) {
    if (v.isTensor()) results.push_back(v.toTensor());
    if (v.isTensorList()) {
      for (const c10::IValue& e : v.toListRef()) results.push_back(e.toTensor());
    }
  }
  return results;
}

}  // namespace torch_tpu::aten
