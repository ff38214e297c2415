// Tensors from nothing. `empty` takes no memory: a cell that was never written reads as zeros, as a constant of the
// program that reads it.
#include <ATen/EmptyTensor.h>
#include <ATen/native/TensorFactories.h>
#include <c10/core/DefaultDtype.h>
#include <c10/core/DeviceGuard.h>
#include <torch/library.h>

#include "aten/call.h"
#include "aten/device.h"
#include "aten/dtype.h"
#include "aten/errors.h"

namespace torch_tpu::aten {
namespace {

c10::DeviceIndex IndexOf(std::optional<c10::Device> device) {
  TORCH_CHECK(!device || device->type() == c10::DeviceType::PrivateUse1, "expected a tpu device, got ", *device);
  c10::DeviceIndex index = OrCurrent(device ? device->index() : c10::DeviceIndex{-1});
  TORCH_CHECK(index == 0 || index < DeviceCount(), "expected a tpu device in [0, ", int(DeviceCount()),
              "), got tpu:", int(index));
  return index;
}

void CheckOptions(std::optional<c10::Layout> layout, std::optional<bool> pin_memory) {
  TORCH_CHECK_NOT_IMPLEMENTED(!layout || *layout == c10::kStrided, "tpu tensors are strided; got layout ", *layout);
  TORCH_CHECK(!pin_memory || !*pin_memory, "Only dense CPU tensors can be pinned");
}

at::Tensor Empty(c10::IntArrayRef size, std::optional<c10::ScalarType> dtype, std::optional<c10::Layout> layout,
                 std::optional<c10::Device> device, std::optional<bool> pin_memory,
                 std::optional<c10::MemoryFormat> format) {
  CheckOptions(layout, pin_memory);
  c10::DeviceIndex index = IndexOf(device);
  c10::ScalarType type = c10::dtype_or_default(dtype);
  at::detail::check_size_nonnegative(size);
  at::detail::computeStorageNbytesContiguous(size, c10::elementSize(type));  // refuses what overflows
  if (!format || *format == c10::MemoryFormat::Contiguous) return NewTensor(index, type, size);
  TORCH_CHECK(*format != c10::MemoryFormat::Preserve, "empty: expected a memory format, got preserve_format");
  at::Tensor shape = at::detail::empty_meta(size, type, {}, {}, {}, format);
  return NewTensor(index, type, size, shape.strides());
}

at::Tensor EmptyStrided(c10::IntArrayRef size, c10::IntArrayRef stride, std::optional<c10::ScalarType> dtype,
                        std::optional<c10::Layout> layout, std::optional<c10::Device> device,
                        std::optional<bool> pin_memory) {
  CheckOptions(layout, pin_memory);
  c10::ScalarType type = c10::dtype_or_default(dtype);
  at::detail::check_size_nonnegative(size);
  at::native::check_size_nonnegative(stride);
  TORCH_CHECK(size.size() == stride.size(), "mismatch in length of strides and shape");
  at::detail::computeStorageNbytes(size, stride, c10::elementSize(type));
  return NewTensor(IndexOf(device), type, size, stride);
}

// Zeros that products leave out: tangents of what is not differentiated.
at::Tensor EfficientZero(c10::IntArrayRef size, std::optional<c10::ScalarType> dtype, std::optional<c10::Layout> layout,
                         std::optional<c10::Device> device, std::optional<bool> pin_memory) {
  CheckOptions(layout, pin_memory);
  c10::DeviceGuard guard(c10::Device(c10::DeviceType::PrivateUse1, IndexOf(device)));
  c10::DispatchKeySet keys({c10::DispatchKey::PrivateUse1, c10::DispatchKey::ZeroTensor});
  return at::detail::empty_generic(size, GetAllocator(), keys, c10::dtype_or_default(dtype), std::nullopt);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_efficientzerotensor", EfficientZero);
  m.impl("empty.memory_format", Empty);
  m.impl("empty_strided", EmptyStrided);
}

}  // namespace
}  // namespace torch_tpu::aten
