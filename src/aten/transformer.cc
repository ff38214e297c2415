// The fused attention and encoder layer that torch.nn takes in evaluation on every device it knows, as the operators
// that they consist of.
#include <ATen/core/Tensor.h>
#include <ATen/ops/add.h>
#include <ATen/ops/gelu.h>
#include <ATen/ops/layer_norm.h>
#include <ATen/ops/linear.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/mul.h>
#include <ATen/ops/relu.h>
#include <ATen/ops/scaled_dot_product_attention.h>
#include <ATen/ops/softmax.h>
#include <torch/library.h>

#include <cmath>
#include <limits>

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Optional = std::optional<Tensor>;

// What `mask_type` says a mask is. It is true where nothing shall be seen.
enum MaskType : int64_t { kSource = 0, kPadding = 1, kGeneric = 2 };

// Of [batch, heads, queries, keys], or what broadcasts to it; undefined where there is no mask.
Tensor WideMask(const Optional& mask, std::optional<int64_t> type) {
  if (!mask || !mask->defined()) return {};
  TORCH_CHECK(type, "_native_multi_head_attention: mask_type is required with a mask");
  Tensor m = mask->to(c10::kBool);
  switch (*type) {
    case kSource:
      TORCH_CHECK(m.dim() == 2, "For mask_type == 0 mask shape should be (L, L)");
      return m;
    case kPadding:
      TORCH_CHECK(m.dim() == 2, "For mask_type == 1 mask shape should be (B, L)");
      return m.unsqueeze(1).unsqueeze(1);
    case kGeneric:
      return m;
    default:
      TORCH_CHECK(false, "Mask Type should be 0 (src_mask), 1 (src_key_padding_mask), or 2 (default_mask)");
  }
}

// [batch, length, width] as [batch, heads, length, width / heads].
Tensor Heads(const Tensor& t, int64_t heads) {
  return t.view({t.size(0), t.size(1), heads, t.size(2) / heads}).transpose(1, 2);
}

std::tuple<Tensor, Tensor> Attention(const Tensor& query, const Tensor& key, const Tensor& value, int64_t embed_dim,
                                     int64_t heads, const Tensor& weight, const Tensor& bias, const Tensor& out_weight,
                                     const Tensor& out_bias, const Optional& mask, bool need_weights, bool average,
                                     std::optional<int64_t> mask_type) {
  for (const Tensor* t : {&query, &key, &value}) {
    TORCH_CHECK(!t->is_nested() && t->dim() == 3 && t->size(2) == embed_dim,
                "_native_multi_head_attention: expected "
                "query, key and value of [batch, length, ",
                embed_dim, "], got ", t->dim(), "-D");
  }
  TORCH_CHECK(heads > 0 && embed_dim % heads == 0, "expected embed_dim ", embed_dim, " to divide evenly by num_heads ",
              heads);
  TORCH_CHECK(weight.dim() == 2 && weight.size(0) == 3 * embed_dim && weight.size(1) == embed_dim,
              "expected qkv_weight of [", 3 * embed_dim, ", ", embed_dim, "], got ", weight.sizes());
  Tensor parts[3];
  if (query.is_same(key) && key.is_same(value)) {
    Tensor all = at::linear(query, weight, bias);
    for (int64_t i = 0; i < 3; ++i) parts[i] = all.narrow(2, i * embed_dim, embed_dim);
  } else {
    const Tensor* inputs[] = {&query, &key, &value};
    for (int64_t i = 0; i < 3; ++i) {
      parts[i] =
          at::linear(*inputs[i], weight.narrow(0, i * embed_dim, embed_dim), bias.narrow(0, i * embed_dim, embed_dim));
    }
  }
  Tensor q = Heads(parts[0], heads), k = Heads(parts[1], heads), v = Heads(parts[2], heads);
  Tensor hidden = WideMask(mask, mask_type), seen, weights;
  if (need_weights) {
    Tensor scores = at::matmul(at::mul(q, 1 / std::sqrt(static_cast<double>(embed_dim / heads))), k.transpose(-2, -1));
    if (hidden.defined()) scores = scores.masked_fill(hidden, -std::numeric_limits<double>::infinity());
    weights = at::softmax(scores, -1);
    seen = at::matmul(weights, v);
    if (average) weights = weights.mean(1);
  } else {
    Optional keep = hidden.defined() ? Optional(hidden.logical_not()) : std::nullopt;
    seen = at::scaled_dot_product_attention(q, k, v, keep);
    // Who sees nothing gets NaN from a softmax, and zeros from the function above.
    if (keep) seen = seen.masked_fill(hidden.all(-1, true), std::numeric_limits<double>::quiet_NaN());
  }
  Tensor merged = seen.transpose(1, 2).reshape({query.size(0), query.size(1), embed_dim});
  return {at::linear(merged, out_weight, out_bias), weights};
}

Tensor EncoderLayer(const Tensor& src, int64_t embed_dim, int64_t heads, const Tensor& weight, const Tensor& bias,
                    const Tensor& out_weight, const Tensor& out_bias, bool use_gelu, bool norm_first, double eps,
                    const Tensor& norm_weight_1, const Tensor& norm_bias_1, const Tensor& norm_weight_2,
                    const Tensor& norm_bias_2, const Tensor& ffn_weight_1, const Tensor& ffn_bias_1,
                    const Tensor& ffn_weight_2, const Tensor& ffn_bias_2, const Optional& mask,
                    std::optional<int64_t> mask_type) {
  auto norm = [&](const Tensor& t, const Tensor& w, const Tensor& b) {
    return at::layer_norm(t, {embed_dim}, w, b, eps);
  };
  Tensor x = norm_first ? norm(src, norm_weight_1, norm_bias_1) : src;
  x = std::get<0>(
      Attention(x, x, x, embed_dim, heads, weight, bias, out_weight, out_bias, mask, false, true, mask_type));
  x = at::add(x, src);
  if (!norm_first) x = norm(x, norm_weight_1, norm_bias_1);
  Tensor inner = norm_first ? norm(x, norm_weight_2, norm_bias_2) : x;
  inner = at::linear(inner, ffn_weight_1, ffn_bias_1);
  inner = at::linear(use_gelu ? at::gelu(inner) : at::relu(inner), ffn_weight_2, ffn_bias_2);
  x = at::add(inner, x);
  return norm_first ? x : norm(x, norm_weight_2, norm_bias_2);
}

// Sequences stay padded: there are no nested tensors on the device.
bool MaskFitsNested(const Tensor&, const Tensor&) { return false; }

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_native_multi_head_attention", Attention);
  m.impl("_transformer_encoder_layer_fwd", EncoderLayer);
  m.impl("_nested_tensor_from_mask_left_aligned", MaskFitsNested);
}

}  // namespace
}  // namespace torch_tpu::aten
