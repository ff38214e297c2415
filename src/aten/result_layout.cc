#include "aten/result_layout.h"

#include <ATen/TensorIterator.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <c10/core/WrapDimMinimal.h>
#include <torch/library.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace torch_tpu::aten {
namespace {

using c10::MemoryFormat;
using Args = c10::ArrayRef<c10::IValue>;
using Results = std::vector<at::Tensor>;

void Give(at::Tensor& t, MemoryFormat format) {
  if (!t.defined()) return;
  bool fits = format == MemoryFormat::Contiguous || (format == MemoryFormat::ChannelsLast && t.dim() == 4) ||
              (format == MemoryFormat::ChannelsLast3d && t.dim() == 5);
  if (fits) t = at::empty(t.sizes(), t.options(), format);
}

// The format of channels-last input or weight; CPU's kernels without oneDNN know it for two dimensions only.
MemoryFormat ConvolutionFormat(const at::Tensor& input, const at::Tensor& weight) {
  bool vendor =
      input.scalar_type() == c10::kFloat || input.scalar_type() == c10::kBFloat16 || input.scalar_type() == c10::kHalf;
  if (weight.dim() != 4 && (weight.dim() != 5 || !vendor)) return MemoryFormat::Contiguous;
  MemoryFormat last = weight.dim() == 4 ? MemoryFormat::ChannelsLast : MemoryFormat::ChannelsLast3d;
  bool any = input.suggest_memory_format() == last || weight.suggest_memory_format() == last;
  return any ? last : MemoryFormat::Contiguous;
}

void Convolution(Args args, Results& results) {
  Give(results[0], ConvolutionFormat(args[0].toTensor(), args[1].toTensor()));
}

void ConvolutionBackward(Args args, Results& results) {
  const at::Tensor &input = args[1].toTensor(), &weight = args[2].toTensor();
  if (weight.dim() == 3) return;
  for (size_t i = 0; i < 2; ++i) Give(results[i], ConvolutionFormat(input, weight));
}

// As the argument suggests: channels-last or contiguous.
template <size_t kArg>
void Suggested(Args args, Results& results) {
  for (at::Tensor& t : results) Give(t, args[kArg].toTensor().suggest_memory_format());
}

// Of the first result only; the others are statistics.
template <size_t kArg>
void FirstSuggested(Args args, Results& results) {
  Give(results[0], args[kArg].toTensor().suggest_memory_format());
}

void Contiguous(Args, Results& results) {
  for (at::Tensor& t : results) Give(t, MemoryFormat::Contiguous);
}

// As empty_like gives it.
void Preserved(Args args, Results& results) {
  const at::Tensor& like = args[0].toTensor();
  if (like.is_non_overlapping_and_dense()) {
    results[0] = at::empty_strided(like.sizes(), like.strides(), results[0].options());
  }
}

// Column-major matrices, as LAPACK makes them.
void ColumnMajor(at::Tensor& t) {
  std::vector<int64_t> turned = t.sizes().vec();
  std::swap(turned[turned.size() - 1], turned[turned.size() - 2]);
  t = at::empty(turned, t.options()).transpose(-2, -1);
}

void SingularValues(Args, Results& results) {
  if (results.size() == 3 && results[2].dim() >= 2) ColumnMajor(results[2]);
}

// The strides that CPU's transform of `dims` gives: batches outside, in the order of the input's strides, then `dims`.
c10::DimVector TransformStrides(c10::IntArrayRef strides, c10::IntArrayRef out_sizes, c10::DimVector dims,
                                bool last_stays) {
  auto wider = [&](int64_t a, int64_t b) { return strides[static_cast<size_t>(a)] > strides[static_cast<size_t>(b)]; };
  std::sort(dims.begin(), dims.end() - (last_stays ? 1 : 0), wider);
  c10::DimVector order;
  for (int64_t d = 0; d < static_cast<int64_t>(out_sizes.size()); ++d) {
    if (std::find(dims.begin(), dims.end(), d) == dims.end()) order.push_back(d);
  }
  std::sort(order.begin(), order.end(), wider);
  order.append(dims.begin(), dims.end());
  c10::DimVector out(out_sizes.size());
  int64_t next = 1;
  for (auto d = order.rbegin(); d != order.rend(); ++d) {
    out[static_cast<size_t>(*d)] = next;
    next *= std::max<int64_t>(out_sizes[static_cast<size_t>(*d)], 1);
  }
  return out;
}

// _fft_c2c, _fft_r2c and _fft_c2r, whose last dimension of `dims` stays last where one side is real.
template <bool kFromReal, bool kToReal>
void Transform(Args args, Results& results) {
  const at::Tensor& input = args[0].toTensor();
  c10::DimVector dims;
  for (int64_t d : args[1].toIntVector()) dims.push_back(c10::maybe_wrap_dim(d, input.dim()));
  if (dims.empty() || input.numel() == 0) return;
  c10::IntArrayRef sizes = results[0].sizes();
  c10::DimVector strides(input.strides().begin(), input.strides().end());
  if (kToReal) {
    int64_t last = dims.back();
    dims.pop_back();
    if (!dims.empty()) strides = TransformStrides(strides, input.sizes(), dims, false);
    dims = {last};
  }
  strides = TransformStrides(strides, sizes, dims, kFromReal);
  results[0] = at::empty_strided(sizes, strides, results[0].options());
}

// One sample without a batch has one loss, which Meta makes a list of.
void MultilabelMargin(Args args, Results& results) {
  if (args[0].toTensor().dim() <= 1) results[0] = at::empty({}, results[0].options());
}

// PyTorch has no Meta kernel for it.
std::tuple<at::Tensor, at::Tensor> GeqrfMeta(const at::Tensor& self) {
  TORCH_CHECK(self.dim() >= 2, "torch.geqrf: input must have at least 2 dimensions.");
  at::Tensor qr = at::empty(self.sizes(), self.options());
  ColumnMajor(qr);
  std::vector<int64_t> sizes = self.sizes().slice(0, static_cast<size_t>(self.dim() - 1)).vec();
  sizes.back() = std::min(self.size(-1), self.size(-2));
  return {qr, at::empty(sizes, self.options())};
}

TORCH_LIBRARY_IMPL(aten, Meta, m) { m.impl("geqrf", TORCH_FN(GeqrfMeta)); }

// As TensorIterator, which CPU's kernel is made of, orders the tensors among the arguments. Meta kernels that are
// written in Python take expanded tensors for dense ones, and differ for empty ones.
void Iterated(Args args, Results& results) {
  at::TensorIteratorConfig config;
  config.set_check_mem_overlap(false).check_all_same_dtype(false).check_all_same_device(false);
  config.declare_static_dtype_and_device(results[0].scalar_type(), c10::kMeta);
  config.add_owned_output(at::Tensor());
  for (const c10::IValue& v : args) {
    if (!v.isTensor() || !v.toTensor().defined()) continue;
    const at::Tensor& t = v.toTensor();
    config.add_owned_const_input(at::empty_strided(t.sizes(), t.strides(), t.options().device(c10::kMeta)));
  }
  at::Tensor result = config.build().output();
  if (result.sizes() == results[0].sizes()) results[0] = std::move(result);
}

using Rule = void (*)(Args, Results&);

const std::unordered_map<std::string_view, Rule>& Rules() {
  static const std::unordered_map<std::string_view, Rule> rules{
      {"convolution", Convolution},
      {"convolution_backward", ConvolutionBackward},
      {"constant_pad_nd", Suggested<0>},
      {"reflection_pad2d", Suggested<0>},
      {"reflection_pad2d_backward", Suggested<1>},
      {"reflection_pad3d", Suggested<0>},
      {"reflection_pad3d_backward", Suggested<1>},
      {"replication_pad2d", Suggested<0>},
      {"replication_pad2d_backward", Suggested<1>},
      {"replication_pad3d", Suggested<0>},
      {"replication_pad3d_backward", Suggested<1>},
      {"pixel_shuffle", Suggested<0>},
      {"channel_shuffle", Suggested<0>},
      {"max_unpool2d", Suggested<0>},
      {"native_group_norm", FirstSuggested<0>},
      {"native_group_norm_backward", FirstSuggested<1>},
      {"_linalg_svd", SingularValues},
      {"multilabel_margin_loss_forward", MultilabelMargin},
      {"_fft_c2c", Transform<false, false>},
      {"_fft_r2c", Transform<true, false>},
      {"_fft_c2r", Transform<false, true>},
      {"roll", Preserved},
      {"add.Tensor", Iterated},
      {"sub.Tensor", Iterated},
      {"mul.Tensor", Iterated},
      {"div.Tensor", Iterated},
      {"where.self", Iterated},
      {"gelu", Iterated},
      {"silu", Iterated},
      {"leaky_relu", Iterated},
      {"glu_backward", Contiguous},
      {"log_sigmoid_forward", Contiguous},
      {"mse_loss_backward", Contiguous},
      {"smooth_l1_loss_backward", Contiguous},
  };
  return rules;
}

}  // namespace

void FollowCpuLayout(std::string_view op, Args args, Results& results) {
  constexpr std::string_view kNamespace = "aten::";
  if (!op.starts_with(kNamespace)) return;
  auto rule = Rules().find(op.substr(kNamespace.size()));
  if (rule != Rules().end() && !results.empty()) rule->second(args, results);
}

}  // namespace torch_tpu::aten
