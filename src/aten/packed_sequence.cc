// Packing and padding of sequences as gathers of rows, whose places are operands: PyTorch's loops over the steps make
// programs for each set of lengths.
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/index_select.h>
#include <ATen/ops/masked_fill.h>
#include <ATen/ops/tensor.h>
#include <torch/library.h>

#include <algorithm>

#include "aten/derivative.h"
#include "aten/rnn_layer.h"

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Tensors = std::vector<Tensor>;

constexpr auto kLong = c10::kLong;

Tensor OnDevice(const std::vector<int64_t>& values, c10::Device device, c10::ScalarType dtype = kLong) {
  return at::tensor(values, c10::TensorOptions().dtype(kLong)).to(dtype).to(device);
}

Tensor PaddedRows(const Tensor& packed, const Packing& p) {
  Tensor rows = at::index_select(packed, 0, p.to_padded);
  if (p.empty.defined()) {
    std::vector<int64_t> wide(static_cast<size_t>(packed.dim()), 1);
    wide[0] = p.empty.size(0);
    rows = at::masked_fill(rows, p.empty.view(wide), 0);
  }
  std::vector<int64_t> sizes = packed.sizes().vec();
  sizes[0] = p.time;
  sizes.insert(sizes.begin() + 1, p.batch);
  return rows.view(sizes);
}

Tensor PackedRows(const Tensor& padded, const Packing& p) {
  return at::index_select(padded.flatten(0, 1), 0, p.to_packed);
}

// Each way is the derivative of the other one, where PyTorch's own derivative of a gather is a scatter.
class Repacked final : public Differentiable {
 public:
  static Tensor Of(const Tensor& t, bool pad, const Packing& p) {
    return Apply(c10::make_intrusive<Repacked>(pad, p), t)[0];
  }

  Repacked(bool pad, Packing p) : pad_(pad), packing_(std::move(p)) {}
  Tensors Forward(at::TensorList inputs, Tensors&) const override {
    return {pad_ ? PaddedRows(inputs[0], packing_) : PackedRows(inputs[0], packing_)};
  }
  Tensors Backward(const Tensors&, const Tensors& grads, const std::vector<bool>&) const override {
    return {grads[0].defined() ? Of(grads[0], !pad_, packing_) : Tensor()};
  }

 private:
  bool pad_;
  Packing packing_;
};

std::vector<int64_t> ListOf(const Tensor& t) {
  Tensor host = t.contiguous();
  const auto* data = host.const_data_ptr<int64_t>();
  return {data, data + host.numel()};
}

}  // namespace

Tensor BatchSizesOf(c10::IntArrayRef lengths) {
  std::vector<int64_t> sizes(lengths.empty() ? 0 : static_cast<size_t>(lengths[0]), 0);
  for (int64_t n : lengths) {
    for (int64_t t = 0; t < n; ++t) ++sizes[static_cast<size_t>(t)];
  }
  return at::tensor(sizes, c10::TensorOptions().dtype(kLong));
}

Packing PackingOf(const Tensor& batch_sizes, c10::Device device, int64_t time) {
  std::vector<int64_t> sizes = ListOf(batch_sizes), lengths, to_padded, to_packed, empty;
  TORCH_CHECK(!sizes.empty(), "batch_sizes: expected a size for each step, got none");
  for (size_t t = 1; t < sizes.size(); ++t) {
    TORCH_CHECK(sizes[t] <= sizes[t - 1], "batch_sizes: expected numbers that do not grow, got ", sizes[t], " after ",
                sizes[t - 1]);
  }
  Packing p;
  p.time = std::max(time, static_cast<int64_t>(sizes.size()));
  p.batch = sizes[0];
  p.batch_sizes = batch_sizes;
  lengths.assign(static_cast<size_t>(p.batch), 0);
  sizes.resize(static_cast<size_t>(p.time), 0);
  for (int64_t t = 0; t < p.time; ++t) {
    for (int64_t b = 0; b < p.batch; ++b) {
      bool here = b < sizes[static_cast<size_t>(t)];
      to_padded.push_back(here ? static_cast<int64_t>(to_packed.size()) : 0);
      empty.push_back(!here);
      if (!here) continue;
      ++lengths[static_cast<size_t>(b)];
      to_packed.push_back(t * p.batch + b);
    }
  }
  p.lengths = OnDevice(lengths, device);
  p.to_padded = OnDevice(to_padded, device);
  p.to_packed = OnDevice(to_packed, device);
  if (to_packed.size() < to_padded.size()) p.empty = OnDevice(empty, device, c10::kBool);
  return p;
}

Tensor Padded(const Tensor& packed, const Packing& packing) { return Repacked::Of(packed, /*pad=*/true, packing); }

Tensor Packed(const Tensor& padded, const Packing& packing) { return Repacked::Of(padded, /*pad=*/false, packing); }

namespace {

std::tuple<Tensor, Tensor> Pack(const Tensor& input, const Tensor& lengths, bool batch_first) {
  TORCH_CHECK(input.dim() >= 2 && input.numel() > 0, "Cannot pack empty tensors.");
  Tensor padded = batch_first ? input.transpose(0, 1) : input;
  TORCH_CHECK(lengths.is_cpu() && lengths.scalar_type() == kLong && lengths.dim() == 1,
              "'lengths' argument should be a 1D CPU int64 tensor, but got ", lengths.dim(), "D ",
              lengths.device().str(), " ", lengths.scalar_type(), " tensor");
  int64_t batch = padded.size(1);
  std::vector<int64_t> list = ListOf(lengths);
  TORCH_CHECK(static_cast<int64_t>(list.size()) == batch, "Expected `len(lengths)` to be equal to batch_size, but got ",
              list.size(), " (batch_size=", batch, ")");
  for (size_t k = 0; k < list.size(); ++k) {
    TORCH_CHECK(list[k] > 0,
                "Length of all samples has to be greater than 0, but found an element in 'lengths' that "
                "is <= 0");
    TORCH_CHECK(k == 0 || list[k] <= list[k - 1],
                "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass "
                "`enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if "
                "you do not need ONNX exportability.");
  }
  TORCH_CHECK(list[0] <= padded.size(0), "_pack_padded_sequence: expected lengths of at most ", padded.size(0),
              ", the size of the input, got ", list[0]);
  Tensor sizes = BatchSizesOf(list);
  return {PackedRows(padded, PackingOf(sizes, input.device(), padded.size(0))), sizes};
}

Tensor PackBackward(const Tensor& grad, c10::SymIntArrayRef input_size, const Tensor& batch_sizes, bool batch_first) {
  Packing packing = PackingOf(batch_sizes, grad.device(), input_size[batch_first ? 1 : 0].expect_int());
  Tensor padded = Padded(grad, packing);
  return batch_first ? padded.transpose(0, 1) : padded;
}

std::tuple<Tensor, Tensor> Pad(const Tensor& data, const Tensor& batch_sizes, bool batch_first,
                               const c10::Scalar& value, int64_t total_length) {
  TORCH_CHECK(batch_sizes.dim() == 1 && batch_sizes.is_cpu() && batch_sizes.scalar_type() == kLong,
              "batch_sizes should always be a 1D CPU int64 tensor, got ", batch_sizes.dim(), "D ",
              batch_sizes.device().str(), " ", batch_sizes.scalar_type());
  TORCH_CHECK(batch_sizes.numel() > 0 && data.dim() > 0, "batch_sizes can not be empty");
  TORCH_CHECK(total_length <= 0 || total_length >= batch_sizes.numel(),
              "Expected total_length to be at least the length of the longest sequence in input, but got "
              "total_length=",
              total_length, " and max sequence length being ", batch_sizes.numel());
  Packing packing = PackingOf(batch_sizes, data.device(), total_length);
  TORCH_CHECK(packing.to_packed.size(0) == data.size(0), "_pad_packed_sequence: expected data of ",
              packing.to_packed.size(0), " steps in all, as batch_sizes says, got ", data.size(0));
  Tensor padded = Padded(data, packing);
  if (packing.empty.defined() && !value.equal(0)) {
    std::vector<int64_t> wide(static_cast<size_t>(padded.dim()), 1);
    wide[0] = packing.time, wide[1] = packing.batch;
    padded = at::masked_fill(padded, packing.empty.view(wide), value);
  }
  // How many steps a sequence has follows from the sizes as these follow from the lengths.
  return {batch_first ? padded.transpose(0, 1) : padded, BatchSizesOf(ListOf(batch_sizes))};
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_pack_padded_sequence", Pack);
  m.impl("_pack_padded_sequence_backward", PackBackward);
  m.impl("_pad_packed_sequence", Pad);
}
// Compositions of operators that have derivatives.
TORCH_LIBRARY_IMPL(aten, AutogradPrivateUse1, m) {
  m.impl("_pack_padded_sequence_backward", PackBackward);
  m.impl("_pad_packed_sequence", Pad);
}

}  // namespace
}  // namespace torch_tpu::aten
