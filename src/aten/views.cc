// Views are PyTorch's own: tensors are strided windows over a cell, so its view kernels apply as they are. What is
// registered here lacks a composite kernel, or changes what a tensor's storage is.
#include <ATen/native/Resize.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <torch/library.h>

#include "aten/call.h"
#include "aten/errors.h"

namespace torch_tpu::aten {
namespace {

// Makes the storage of `t` at least as large as its sizes, strides and offset reach.
void GrowStorage(c10::TensorImpl* t) {
  if (t->numel() == 0) return;
  int64_t reach = t->storage_offset() + 1;
  for (int64_t d = 0; d < t->dim(); ++d) reach += (t->size(d) - 1) * t->stride(d);
  size_t bytes = static_cast<size_t>(reach) * t->itemsize();
  c10::StorageImpl* storage = t->unsafe_storage().unsafeGetStorageImpl();
  if (bytes <= storage->nbytes()) return;
  TORCH_CHECK(storage->resizable(), "Trying to resize storage that is not resizable");
  Translated([&] { ResizeStorage(storage, bytes); });
}

const at::Tensor& Resize(const at::Tensor& self, c10::IntArrayRef size, std::optional<c10::MemoryFormat> format) {
  c10::TensorImpl* impl = self.unsafeGetTensorImpl();
  for (int64_t s : size) TORCH_CHECK(s >= 0, "Trying to create tensor with negative dimension ", s, ": ", size);
  if (impl->sizes() != size) {
    impl->set_sizes_contiguous(size);
    GrowStorage(impl);
  }
  if (format && *format != c10::MemoryFormat::Contiguous) {
    TORCH_CHECK(*format != c10::MemoryFormat::Preserve, "Unsupported memory format", *format);
    impl->empty_tensor_restride(*format);
  }
  return self;
}

at::Tensor& SetStorageOffset(at::Tensor& self, c10::Storage storage, int64_t offset, c10::IntArrayRef size,
                             c10::IntArrayRef stride) {
  TORCH_CHECK(storage.device_type() == c10::DeviceType::PrivateUse1, "set_: expected a tpu storage, got one on ",
              storage.device());
  at::native::checkSetStorage(self, storage, offset, size, stride);
  self.unsafeGetTensorImpl()->set_storage_offset(offset);
  self.unsafeGetTensorImpl()->set_sizes_and_strides(
      size, stride.empty() && !size.empty() ? c10::IntArrayRef(c10::contiguous_strides(size)) : stride, offset);
  GrowStorage(self.unsafeGetTensorImpl());
  return self;
}

at::Tensor& SetStorage(at::Tensor& self, c10::Storage storage) {
  int64_t n = static_cast<int64_t>(storage.nbytes() / self.itemsize());
  return SetStorageOffset(self, std::move(storage), 0, {n}, {1});
}

at::Tensor& SetTensor(at::Tensor& self, const at::Tensor& source) {
  if (self.unsafeGetTensorImpl() == source.unsafeGetTensorImpl()) return self;
  return SetStorageOffset(self, source.storage(), source.storage_offset(), source.sizes(), source.strides());
}

at::Tensor& SetEmpty(at::Tensor& self) {
  c10::DeviceIndex index = self.device().index();
  at::Tensor fresh = NewTensor(index, self.scalar_type(), {0});
  return SetStorageOffset(self, fresh.storage(), 0, {0}, {1});
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("as_strided", at::native::as_strided_tensorimpl);
  m.impl("view", at::native::view);
  m.impl("_reshape_alias", at::native::_reshape_alias);
  m.impl("unfold", at::native::unfold);
  m.impl("view_as_real", at::native::view_as_real);
  m.impl("view_as_complex", at::native::view_as_complex);
  m.impl("resize_", Resize);
  m.impl("set_.source_Storage_storage_offset", SetStorageOffset);
  m.impl("set_.source_Storage", SetStorage);
  m.impl("set_.source_Tensor", SetTensor);
  m.impl("set_", SetEmpty);
}

}  // namespace
}  // namespace torch_tpu::aten
