// Module.to keeps a parameter's identity, and so tied weights tied, by giving the old Tensor the new one's data.
// PyTorch asks first whether the two kinds of tensor allow it, and by itself says no for a device from outside.
#include <ATen/core/Tensor.h>
#include <c10/core/DispatchKeySet.h>
#include <c10/core/TensorImpl.h>
#include <torch/library.h>

namespace torch_tpu::aten {
namespace {

// Our tensors are plain strided TensorImpls, as those of the CPU are.
bool IsPlain(const at::Tensor& t) {
  return t.key_set().has(c10::DispatchKey::Dense) && (t.is_privateuseone() || t.is_cpu() || t.is_cuda()) &&
         !t.key_set().has(c10::DispatchKey::Python);
}

bool HasCompatibleShallowCopyType(const at::Tensor& self, const at::Tensor& from) {
  return (IsPlain(self) && IsPlain(from)) ||
         self.unsafeGetTensorImpl()->has_compatible_shallow_copy_type(from.key_set());
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { m.impl("_has_compatible_shallow_copy_type", HasCompatibleShallowCopyType); }

}  // namespace
}  // namespace torch_tpu::aten
