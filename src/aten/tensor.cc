// Making tensors over cells, and looking at the cells of tensors.
#include <c10/core/TensorImpl.h>

#include <algorithm>

#include "aten/call.h"
#include "aten/dtype.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"

namespace torch_tpu::aten {
namespace {

at::Tensor Wrap(c10::DeviceIndex device, c10::ScalarType dtype, const shlo::Dims& base, int64_t numel,
                runtime::BufferRef buffer) {
  shlo::DType t = ToDType(dtype);
  size_t nbytes = static_cast<size_t>(numel) * c10::elementSize(dtype);
  c10::DataPtr pointer = NewCell(device, t, base, nbytes);
  static_cast<Cell*>(pointer.get_context())->buffer = std::move(buffer);
  auto storage = c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), nbytes, std::move(pointer),
                                                       GetAllocator(), /*resizable=*/true);
  return at::detail::make_tensor<c10::TensorImpl>(c10::Storage(std::move(storage)),
                                                  c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
                                                  c10::scalarTypeToTypeMeta(dtype));
}

}  // namespace

at::Tensor NewTensor(c10::DeviceIndex device, c10::ScalarType dtype, c10::IntArrayRef sizes,
                     runtime::BufferRef buffer) {
  int64_t numel = c10::multiply_integers(sizes);
  at::Tensor t = Wrap(device, dtype, shlo::Dims(sizes.begin(), sizes.end()), numel, std::move(buffer));
  if (sizes.size() != 1 || sizes[0] != 0) t.unsafeGetTensorImpl()->set_sizes_contiguous(sizes);
  return t;
}

std::optional<shlo::Dims> DensePermutation(c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  shlo::Dims order;
  for (size_t i = 0; i < sizes.size(); ++i) order.push_back(static_cast<int64_t>(i));
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    if (strides[a] != strides[b]) return strides[a] > strides[b];
    return sizes[a] > sizes[b];
  });
  int64_t expected = 1;
  for (size_t k = order.size(); k-- > 0;) {
    int64_t i = order[k];
    if (sizes[i] == 1) continue;
    if (strides[i] != expected) return std::nullopt;
    expected *= std::max<int64_t>(sizes[i], 1);
  }
  return order;
}

at::Tensor NewTensor(c10::DeviceIndex device, c10::ScalarType dtype, c10::IntArrayRef sizes, c10::IntArrayRef strides,
                     runtime::BufferRef buffer) {
  shlo::Dims base;
  int64_t numel = 1;
  if (auto order = DensePermutation(sizes, strides)) {
    for (int64_t i : *order) base.push_back(sizes[i]);
    numel = c10::multiply_integers(sizes);
  } else {  // gaps or overlaps: the storage is flat and as long as the window reaches
    for (size_t i = 0; i < sizes.size(); ++i) {
      if (sizes[i] == 0) numel = 0;
      if (numel > 0) numel += (sizes[i] - 1) * strides[i];
    }
    base = {numel};
  }
  at::Tensor t = Wrap(device, dtype, base, numel, std::move(buffer));
  t.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides);
  return t;
}

bool IsWhole(const c10::TensorImpl* t) {
  return t->storage_offset() == 0 && t->is_contiguous() &&
         static_cast<size_t>(t->numel()) * t->itemsize() == t->unsafe_storage().nbytes();
}

runtime::Device& DeviceOf(const at::Tensor& t) { return runtime::Runtime::Get().device(t.device().index()); }

void SettleType(Cell& cell, shlo::DType dtype) {
  runtime::BufferRef bytes;
  {
    support::SpinLockHolder hold(cell.lock);
    if (!cell.untyped || cell.dtype == dtype) return;
    int64_t n = shlo::NumElements(cell.base), size = shlo::ByteSize(dtype);
    if (n % size != 0) return;  // read by a bitcast instead
    bytes = cell.buffer;
    if (!bytes) {
      cell.dtype = dtype;
      cell.base = {n / size};
      cell.untyped = false;
      return;
    }
  }
  int64_t n = shlo::NumElements(bytes->dims()), size = shlo::ByteSize(dtype);
  shlo::Dims dims{n / size};
  runtime::BufferRef typed;
  if (const void* host = runtime::HostPointer(*bytes)) {
    typed = runtime::Upload(bytes->device(), host, dtype, dims);
  } else {
    std::vector<char> copy(static_cast<size_t>(n));
    runtime::Download(*bytes, copy.data(), copy.size());
    typed = runtime::Upload(bytes->device(), copy.data(), dtype, dims);
  }
  support::SpinLockHolder hold(cell.lock);
  if (cell.buffer.get() != bytes.get()) return;  // written meanwhile
  cell.buffer = std::move(typed);
  cell.dtype = dtype;
  cell.base = dims;
  cell.untyped = false;
}

runtime::BufferRef ResizedBuffer(const runtime::BufferRef& buffer, const shlo::Dims& base, shlo::DType dtype,
                                 int64_t numel) {
  c10::DeviceIndex device = static_cast<c10::DeviceIndex>(buffer->device().index());
  at::Tensor old = NewTensor(device, ToScalarType(buffer->dtype()), c10::IntArrayRef(base.data(), base.size()), buffer);
  static const KernelInfo& kernel = InternalKernel("tpu::resize", Variant::kFunctional, 3);
  at::Tensor resized = RunInternal(kernel, {old, numel, static_cast<int64_t>(ToScalarType(dtype))});
  return CellOf(resized.unsafeGetTensorImpl()).buffer;
}

}  // namespace torch_tpu::aten
