// arange: only the number of elements is structure; where a range starts and how it steps are operands of one program,
// so that positions of a growing sequence compile nothing.
#include <ATen/ScalarOps.h>
#include <ATen/native/RangeUtils.h>
#include <torch/library.h>

#include "aten/call.h"

namespace torch_tpu::aten {
namespace {

int64_t SizeOf(const c10::Scalar& start, const c10::Scalar& end, const c10::Scalar& step, c10::ScalarType dtype) {
  at::native::arange_check_bounds(start, end, step);
  return dtype == c10::kLong ? at::native::compute_arange_size<int64_t>(start, end, step)
                             : at::native::compute_arange_size<double>(start, end, step);
}

at::Tensor& ArangeOut(const c10::Scalar& start, const c10::Scalar& end, const c10::Scalar& step, at::Tensor& out) {
  c10::ScalarType dtype = out.scalar_type();
  bool integral = c10::isIntegralType(dtype, false);
  TORCH_CHECK_NOT_IMPLEMENTED(integral || c10::isFloatingType(dtype), "\"arange_cpu\" not implemented for '", dtype,
                              "'");
  int64_t n = SizeOf(start, end, step, dtype);
  if (out.numel() != n) {
    if (out.numel() > 0) {
      TORCH_WARN("The number of elements in the out tensor of shape ", out.sizes(), " is ", out.numel(),
                 " which does not match the computed number of elements ", n,
                 ". Note that this may occur as a result of rounding error. The out tensor will be resized to a tensor "
                 "of shape (",
                 n, ",).");
    }
    out.resize_({n});
  }
  if (n == 0) return out;
  // 0-dim CPU tensors keep their dtype as operands, numbers would follow out's.
  auto operand = [&](const c10::Scalar& s) {
    return at::scalar_to_tensor(integral ? c10::Scalar(s.to<int64_t>()) : c10::Scalar(s.to<double>()));
  };
  static const KernelInfo& kernel = InternalKernel("tpu::arange", Variant::kInplace, 3);
  RunInternal(kernel, {out, operand(start), operand(step)});
  return out;
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { m.impl("arange.start_out", ArangeOut); }

}  // namespace
}  // namespace torch_tpu::aten
