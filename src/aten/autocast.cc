// torch.autocast("tpu"): the ops that PyTorch casts on its other accelerators are cast here, by the same lists; every
// other op passes through.
#include <ATen/autocast_mode.h>
#include <torch/library.h>

namespace torch_tpu::aten {
namespace {

using at::IntArrayRef;
using at::ScalarType;
using at::Tensor;
using at::autocast::CastPolicy;
using c10::Scalar;

TORCH_LIBRARY_IMPL(_, AutocastPrivateUse1, m) { m.fallback(torch::CppFunction::makeFallthrough()); }

TORCH_LIBRARY_IMPL(aten, AutocastPrivateUse1, m) {
#define TT_LOWER(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, lower_precision_fp)
  AT_FORALL_LOWER_PRECISION_FP(TT_LOWER)
#undef TT_LOWER
#define TT_FP32(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32)
  AT_FORALL_FP32(TT_FP32)
#undef TT_FP32
#define TT_SET_DTYPE(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32_set_opt_dtype)
  AT_FORALL_FP32_SET_OPT_DTYPE(TT_SET_DTYPE)
#undef TT_SET_DTYPE
  // fp32_append_dtype: another overload takes the dtype.
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(KERNEL_DIFFERENT_REDISPATCH_SIGNATURE_PRIVATEUSEONE)
#define TT_PROMOTE(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, promote)
  AT_FORALL_PROMOTE(TT_PROMOTE)
#undef TT_PROMOTE
}

// bfloat16 is what the hardware multiplies; PyTorch's default for a device it does not know is float16.
[[maybe_unused]] const bool kDefault = [] {
  at::autocast::set_autocast_dtype(c10::DeviceType::PrivateUse1, c10::ScalarType::BFloat16);
  return true;
}();

}  // namespace
}  // namespace torch_tpu::aten
