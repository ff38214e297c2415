// Scaled dot product attention: which implementation PyTorch takes on this device, and that implementation. Its op
// returns integers beside tensors, so it is not one of the boxed row kernels.
#include <ATen/Context.h>
#include <ATen/core/grad_mode.h>
#include <ATen/native/transformers/attention.h>
#include <ATen/native/transformers/sdp_utils_cpp.h>
#include <ATen/ops/empty.h>
#include <torch/library.h>

#include "aten/call.h"

namespace torch_tpu::aten {
namespace {

using ArgKind = KernelInfo::ArgKind;

// One program where nothing needs a gradient; PyTorch's own composition, whose parts have derivatives, elsewhere.
int64_t Choice(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, const std::optional<at::Tensor>& mask,
               double dropout_p, bool, std::optional<double>, bool enable_gqa) {
  auto math = static_cast<int64_t>(sdp::SDPBackend::math);
  bool grad = at::GradMode::is_enabled() && (q.requires_grad() || k.requires_grad() || v.requires_grad() ||
                                             (mask && mask->defined() && mask->requires_grad()));
  if (grad || dropout_p != 0.0 || !at::globalContext().userEnabledOverrideableSDP()) return math;
  if (q.dim() != 4 || k.dim() != 4 || v.dim() != 4 || !at::isFloatingType(q.scalar_type())) return math;
  if (q.scalar_type() != k.scalar_type() || q.scalar_type() != v.scalar_type()) return math;
  if (mask && mask->defined()) {
    if (mask->dim() > 4) return math;
    for (int64_t d = 1; d <= mask->dim(); ++d) {  // what does not broadcast is refused by the composition
      c10::SymInt want = d == 1 ? k.sym_size(2) : d == 2 ? q.sym_size(2) : d == 3 ? q.sym_size(1) : q.sym_size(0);
      if (mask->sym_size(-d) != 1 && mask->sym_size(-d) != want) return math;
    }
  }
  auto same = [](const at::Tensor& a, const at::Tensor& b, int64_t dim) { return a.sym_size(dim) == b.sym_size(dim); };
  if (!same(q, k, 0) || !same(k, v, 0) || !same(k, v, 1) || !same(k, v, 2) || !same(q, k, 3)) return math;
  bool equal_heads = same(q, k, 1);
  if (!equal_heads && (!enable_gqa || k.sym_size(1) == 0 || q.sym_size(1) % k.sym_size(1) != 0)) return math;
  for (int64_t d = 0; d < 4; ++d) {
    if (q.sym_size(d) == 0 || k.sym_size(d) == 0) return math;
  }
  return static_cast<int64_t>(sdp::SDPBackend::overrideable);
}

const KernelInfo& AttentionKernel() {
  static const KernelInfo* kernel = [] {
    auto* k = new KernelInfo(InternalKernel("tpu::attention", Variant::kFunctional, 6));
    k->args[4].kind = ArgKind::kConstant;
    k->args[5].kind = ArgKind::kNumber;
    k->num_results = 2;
    return k;
  }();
  return *kernel;
}

std::tuple<at::Tensor, at::Tensor, at::Tensor, at::Tensor, c10::SymInt, c10::SymInt, at::Tensor, at::Tensor, at::Tensor>
Attention(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, const std::optional<at::Tensor>& mask,
          double dropout_p, bool is_causal, bool, std::optional<double> scale) {
  TORCH_CHECK(dropout_p == 0.0, "_scaled_dot_product_fused_attention_overrideable: expected dropout_p = 0 on tpu, got ",
              dropout_p, "; F.scaled_dot_product_attention takes dropout");
  TORCH_CHECK(q.dim() == k.dim() && q.dim() == v.dim() && (q.dim() == 3 || q.dim() == 4),
              "_scaled_dot_product_fused_attention_overrideable: expected 3-D or 4-D tensors, got ", q.dim(), "-D, ",
              k.dim(), "-D and ", v.dim(), "-D");
  std::array<c10::IValue, 6> args{q, k, v, c10::IValue(), is_causal, c10::IValue()};
  if (mask && mask->defined()) args[3] = *mask;
  if (scale) args[5] = *scale;
  TensorList out;
  RunKernel(AttentionKernel(), args, out);
  // No draws: the seed and the offset mean nothing, and stay unwritten.
  at::Tensor seed = at::empty({}, q.options().dtype(at::kLong)), offset = at::empty({}, q.options().dtype(at::kLong));
  return {out[0], out[1], at::Tensor(), at::Tensor(), q.sym_size(-2), k.sym_size(-2), seed, offset, at::Tensor()};
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { m.impl("_scaled_dot_product_fused_attention_overrideable", Attention); }

}  // namespace
}  // namespace torch_tpu::aten

namespace at::native {
REGISTER_PRIVATEUSE1_DISPATCH(_fused_sdp_choice_stub, &torch_tpu::aten::Choice)
}  // namespace at::native
