// Ops whose result is a Python value: they run on the device and wait for the one answer.
#include <ATen/ops/all.h>
#include <ATen/ops/eq.h>
#include <torch/library.h>

#include "aten/errors.h"

namespace torch_tpu::aten {
namespace {

bool SameWindow(const at::Tensor& a, const at::Tensor& b) {
  return a.is_alias_of(b) && a.storage_offset() == b.storage_offset() && a.strides() == b.strides() &&
         a.is_conj() == b.is_conj() && a.is_neg() == b.is_neg();
}

// As on CPU: tensors of another shape differ, those of another dtype are promoted, NaN differs from itself.
bool Equal(const at::Tensor& self, const at::Tensor& other) {
  TORCH_CHECK(self.device() == other.device(), "Cannot compare two tensors on different devices. Got: ", self.device(),
              " and ", other.device());
  if (self.sizes() != other.sizes()) return false;
  if (self.numel() == 0) return true;
  bool has_nan = at::isFloatingType(self.scalar_type()) || at::isComplexType(self.scalar_type());
  if (!has_nan && self.scalar_type() == other.scalar_type() && SameWindow(self, other)) return true;
  return at::all(at::eq(self, other)).item<bool>();
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { m.impl("equal", Equal); }

}  // namespace
}  // namespace torch_tpu::aten
