// Copies between host and device, between dtypes, and from a device to itself. Buffers are immutable, so a copy of a
// whole value into a whole storage shares the buffer and moves nothing.
#include <ATen/MemoryOverlap.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/from_blob.h>
#include <torch/library.h>

#include "aten/call.h"
#include "aten/dtype.h"
#include "aten/errors.h"
#include "aten/host_view.h"
#include "runtime/runtime.h"
#include "runtime/transfer.h"
#include "support/metrics.h"

namespace torch_tpu::aten {

namespace {

bool SameWindow(const at::Tensor& a, const at::Tensor& b) {
  return a.is_alias_of(b) && a.storage_offset() == b.storage_offset() && a.sizes() == b.sizes() &&
         a.strides() == b.strides() && a.scalar_type() == b.scalar_type();
}

// The buffer that is exactly `t`, row-major; null if `t` is not the whole of a written cell.
runtime::BufferRef ExactBuffer(const at::Tensor& t) {
  const c10::TensorImpl* impl = t.unsafeGetTensorImpl();
  if (impl->storage_offset() != 0 || !impl->is_contiguous()) return {};
  Cell& cell = CellOf(impl);
  shlo::DType dtype = ToDType(t.scalar_type());
  SettleType(cell, dtype);
  support::SpinLockHolder hold(cell.lock);
  if (cell.dtype != dtype || cell.base.size() != impl->sizes().size() ||
      !std::equal(cell.base.begin(), cell.base.end(), impl->sizes().begin())) {
    return {};
  }
  return cell.buffer;
}

void CopyOnDevice(const at::Tensor& dst, const at::Tensor& src) {
  if (dst.sizes() == src.sizes() && dst.scalar_type() == src.scalar_type() && IsWhole(dst.unsafeGetTensorImpl())) {
    if (runtime::BufferRef buffer = ExactBuffer(src)) {
      shlo::DType dtype = buffer->dtype();
      shlo::Dims dims = buffer->dims();
      CellOf(dst.unsafeGetTensorImpl()).Set(std::move(buffer), dtype, dims);
      return;
    }
  }
  static const KernelInfo& kernel = InternalKernel("tpu::copy", Variant::kInplace, 2);
  RunInternal(kernel, {dst, src});
}

// From another tpu device, through the host.
void CopyAcross(const at::Tensor& dst, const at::Tensor& src) { dst.copy_(src.cpu()); }

void CopyFromHost(const at::Tensor& dst, const at::Tensor& src) {
  at::Tensor host = src.to(dst.scalar_type()).contiguous();
  runtime::Device& device = DeviceOf(dst);
  shlo::DType dtype = ToDType(dst.scalar_type());
  shlo::Dims dims(host.sizes().begin(), host.sizes().end());
  bool whole = dst.sizes() == host.sizes() && IsWhole(dst.unsafeGetTensorImpl());
  runtime::BufferRef buffer = runtime::Upload(device, host.const_data_ptr(), dtype, dims);
  if (whole) {
    Cell& cell = CellOf(dst.unsafeGetTensorImpl());
    bool raw = cell.untyped && dtype == shlo::DType::kU8;  // bytes of a file: their type is not known yet
    cell.Set(std::move(buffer), dtype, dims);
    cell.untyped = raw;
    return;
  }
  CopyOnDevice(dst, NewTensor(static_cast<c10::DeviceIndex>(device.index()), dst.scalar_type(), host.sizes(),
                              std::move(buffer)));
}

// The same window without lazy conjugation and negation: what memory holds.
at::Tensor Raw(const at::Tensor& t) {
  at::Tensor raw = t.is_conj() ? t.conj() : t;
  return raw.is_neg() ? raw._neg_view() : raw;
}

// What memory would hold if `value` were written through the lazy conjugation and negation of `window`.
at::Tensor ThroughFlags(const at::Tensor& value, const at::Tensor& window) {
  at::Tensor seen = window.is_conj() ? value.conj() : value;
  return window.is_neg() ? seen._neg_view() : seen;
}

at::Tensor CopyFrom(const at::Tensor& self, const at::Tensor& dst, bool non_blocking);

void CopyLazy(const at::Tensor& self, const at::Tensor& dst) {
  if (!dst.is_privateuseone()) {
    const_cast<at::Tensor&>(dst).copy_(ThroughFlags(HostView(Raw(self)), self));
    return;
  }
  at::Tensor value = ThroughFlags(self, dst);
  if (!value.is_privateuseone()) {
    value = value.resolve_conj().resolve_neg();
  } else {
    at::Tensor raw = Raw(value);
    if (value.is_conj()) raw = raw.conj_physical();
    value = value.is_neg() ? raw.neg() : raw;
  }
  CopyFrom(value, Raw(dst), false);
}

at::Tensor CopyFrom(const at::Tensor& self, const at::Tensor& dst, bool /*non_blocking*/) {
  TORCH_CHECK(self.defined() && dst.defined(), "copy_: expected two tensors, got an undefined one");
  if (dst.numel() == 0) return dst;
  if (self.is_conj() || self.is_neg() || dst.is_conj() || dst.is_neg()) [[unlikely]] {
    CopyLazy(self, dst);
    return dst;
  }
  if (SameWindow(self, dst)) return dst;  // `x[i] += 1` ends in such a copy
  Translated([&] {
    if (dst.is_privateuseone()) {
      at::assert_no_internal_overlap(dst);
      if (self.is_privateuseone()) {
        at::assert_no_partial_overlap(dst, self);
        self.device() == dst.device() ? CopyOnDevice(dst, self) : CopyAcross(dst, self);
      } else {
        CopyFromHost(dst, self);
      }
    } else {
      const_cast<at::Tensor&>(dst).copy_(HostView(self));
    }
  });
  return dst;
}

at::Tensor CopyFromAndResize(const at::Tensor& self, const at::Tensor& dst) {
  const_cast<at::Tensor&>(dst).resize_(self.sizes());
  return CopyFrom(self, dst, false);
}

c10::Scalar LocalScalarDense(const at::Tensor& self) {
  return Translated([&] { return HostView(self).item(); });
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_copy_from", CopyFrom);
  m.impl("_copy_from_and_resize", CopyFromAndResize);
  m.impl("_local_scalar_dense", LocalScalarDense);
}

// PyTorch's kernels of these keys would clone a lazily conjugated or negated tensor first, and a clone is a copy.
TORCH_LIBRARY_IMPL(aten, Conjugate, m) { m.impl("_copy_from", torch::CppFunction::makeFallthrough()); }
TORCH_LIBRARY_IMPL(aten, Negative, m) { m.impl("_copy_from", torch::CppFunction::makeFallthrough()); }

}  // namespace

at::Tensor HostView(const at::Tensor& t) {
  auto options = t.options().device(c10::kCPU);
  if (t.numel() == 0) return at::empty_strided(t.sizes(), t.strides(), options);
  const c10::TensorImpl* impl = t.unsafeGetTensorImpl();
  Cell& cell = CellOf(impl);
  runtime::BufferRef buffer;
  {
    support::SpinLockHolder hold(cell.lock);
    buffer = cell.buffer;
  }
  if (!buffer) return at::empty_strided(t.sizes(), t.strides(), options).zero_();
  buffer->device().Synchronize();
  if (const void* base = runtime::HostPointer(*buffer)) {
    support::CountDeviceToHost(t.nbytes());
    // A reference pins the buffer: nothing may overwrite it while the view lives.
    auto* data =
        static_cast<char*>(const_cast<void*>(base)) + impl->storage_offset() * static_cast<int64_t>(t.itemsize());
    return at::for_blob(data, t.sizes())
        .strides(t.strides())
        .deleter([buffer](void*) mutable { buffer.reset(); })
        .options(options)
        .make_tensor();
  }
  at::Tensor dense = t;
  // All bytes in order are the same bytes in any shape.
  bool all = IsWhole(impl) && buffer->num_bytes() == static_cast<int64_t>(t.nbytes());
  runtime::BufferRef exact = all ? buffer : ExactBuffer(t);
  if (!exact) {
    static const KernelInfo& kernel = InternalKernel("tpu::identity", Variant::kFunctional, 1);
    dense = RunInternal(kernel, {t});
    exact = CellOf(dense.unsafeGetTensorImpl()).buffer;
  }
  at::Tensor host = at::empty(t.sizes(), options);
  runtime::Download(*exact, host.mutable_data_ptr(), host.nbytes());
  exact->device().Synchronize();
  return host;
}

}  // namespace torch_tpu::aten
