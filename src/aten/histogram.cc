// histogram: counts of elements between edges, of which the last belongs to the last bin.
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/linspace.h>
#include <ATen/ops/searchsorted.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>
#include <torch/library.h>

#include <cmath>

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Weight = std::optional<Tensor>;
using Range = std::optional<c10::ArrayRef<double>>;
using Pair = std::tuple<Tensor, Tensor>;

void CheckInput(const Tensor& self, const Weight& weight) {
  TORCH_CHECK_NOT_IMPLEMENTED(self.scalar_type() == c10::kFloat || self.scalar_type() == c10::kDouble,
                              "\"histogramdd\" not implemented for '", self.scalar_type(), "'");
  if (!weight || !weight->defined()) return;
  TORCH_CHECK(weight->scalar_type() == self.scalar_type(),
              "torch.histogram: if weight tensor is provided, input "
              "tensor and weight tensor should have the same dtype, but got input(",
              self.scalar_type(), "), and weight(", weight->scalar_type(), ")");
  TORCH_CHECK(weight->sizes() == self.sizes(),
              "torch.histogram: if weight tensor is provided it should have the same "
              "shape as the input tensor, but got input ",
              self.sizes(), " and weight ", weight->sizes());
}

Tensor CountsBetween(const Tensor& self, const Tensor& edges, const Weight& weight, bool density) {
  int64_t bins = edges.numel() - 1;
  Tensor hist = at::zeros({bins}, self.options());
  if (self.numel() > 0) {
    Tensor x = self.reshape({-1});
    Tensor place = at::searchsorted(edges, x, false, true).sub(1).clamp(0, bins - 1);
    Tensor within = x.ge(edges[0]).logical_and(x.le(edges[bins]));
    Tensor counts = within.to(self.scalar_type());
    if (weight && weight->defined()) counts = at::where(within, weight->reshape({-1}), 0);
    hist.scatter_add_(0, place, counts);
  }
  if (!density) return hist;
  return hist.div(hist.sum()).div(edges.narrow(0, 1, bins).sub(edges.narrow(0, 0, bins)));
}

Pair OfEdges(const Tensor& self, const Tensor& bins, const Weight& weight, bool density) {
  CheckInput(self, weight);
  TORCH_CHECK(bins.dim() == 1 && bins.numel() > 0,
              "torch.histogram: bins tensor should have one dimension and an "
              "element, but got ",
              bins.sizes());
  TORCH_CHECK(bins.scalar_type() == self.scalar_type(),
              "torch.histogram: input tensor and bins tensors should have "
              "the same dtype, but got input with dtype ",
              self.scalar_type(), " and bins with dtype ", bins.scalar_type());
  Tensor edges = bins.clone();
  if (edges.numel() == 1) return {at::zeros({0}, self.options()), edges};
  return {CountsBetween(self, edges, weight, density), edges};
}

Pair OfCount(const Tensor& self, int64_t bins, Range range, const Weight& weight, bool density) {
  CheckInput(self, weight);
  TORCH_CHECK(bins > 0, "torch.histogram(): bins must be > 0, but got ", bins, " for dimension 0");
  double low = 0, high = 1;
  if (range) {
    TORCH_CHECK(range->size() == 2, "torch.histogram(): expected a range of two numbers, got ", range->size());
    low = (*range)[0], high = (*range)[1];
  } else if (self.numel() > 0) {
    low = self.min().item<double>(), high = self.max().item<double>();
  }
  TORCH_CHECK(std::isfinite(low) && std::isfinite(high), "torch.histogram(): dimension 0's range [", low, ", ", high,
              "] is not finite");
  TORCH_CHECK(low <= high, "torch.histogram(): min should not exceed max, but got min ", low, " max ", high,
              " for dimension 0");
  if (low == high) low -= 0.5, high += 0.5;
  Tensor edges = at::linspace(low, high, bins + 1, self.options());
  return {CountsBetween(self, edges, weight, density), edges};
}

std::tuple<Tensor&, Tensor&> Into(const Pair& results, Tensor& hist, Tensor& edges) {
  const Tensor* sources[] = {&std::get<0>(results), &std::get<1>(results)};
  Tensor* outs[] = {&hist, &edges};
  for (size_t i = 0; i < 2; ++i) {
    TORCH_CHECK(outs[i]->scalar_type() == sources[i]->scalar_type(), "torch.histogram: input tensor and ",
                i == 0 ? "hist" : "bin_edges", " tensor should have the same dtype, but got input ",
                sources[i]->scalar_type(), " and ", outs[i]->scalar_type());
    at::native::resize_output(*outs[i], sources[i]->sizes());
    outs[i]->copy_(*sources[i]);
  }
  return {hist, edges};
}

std::tuple<Tensor&, Tensor&> OfEdgesOut(const Tensor& self, const Tensor& bins, const Weight& weight, bool density,
                                        Tensor& hist, Tensor& edges) {
  return Into(OfEdges(self, bins, weight, density), hist, edges);
}

std::tuple<Tensor&, Tensor&> OfCountOut(const Tensor& self, int64_t bins, Range range, const Weight& weight,
                                        bool density, Tensor& hist, Tensor& edges) {
  return Into(OfCount(self, bins, range, weight, density), hist, edges);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("histogram.bins_tensor", OfEdges);
  m.impl("histogram.bins_tensor_out", OfEdgesOut);
  m.impl("histogram.bin_ct", OfCount);
  m.impl("histogram.bin_ct_out", OfCountOut);
}

}  // namespace
}  // namespace torch_tpu::aten
