// ctc_loss: lengths, which PyTorch hands down as lists, become tensors, so that they are operands of the program.
#include <ATen/core/Tensor.h>
#include <ATen/ops/tensor.h>
#include <torch/library.h>

#include <algorithm>

#include "aten/call.h"

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Pair = std::tuple<Tensor, Tensor>;
using Lengths = c10::IntArrayRef;

std::vector<int64_t> ListOf(const Tensor& lengths) {
  TORCH_CHECK(c10::isIntegralType(lengths.scalar_type(), false), "lengths must be integral");
  Tensor host = lengths.to(c10::Device(c10::kCPU), c10::kLong).contiguous();
  const auto* data = host.const_data_ptr<int64_t>();
  return {data, data + host.numel()};
}

// The number of labels that programs have place for: rows of a matrix as they are, a list as its longest part.
int64_t CheckedLongest(const Tensor& log_probs, const Tensor& targets, Lengths inputs, Lengths labels, int64_t blank) {
  TORCH_CHECK(log_probs.dim() == 3, "ctc_loss: expected log_probs of 3 dimensions, got ", log_probs.dim());
  TORCH_CHECK(targets.scalar_type() == c10::kInt || targets.scalar_type() == c10::kLong,
              "ctc_loss: expected targets of int32 or int64, got ", targets.scalar_type());
  int64_t time = log_probs.size(0), batch = log_probs.size(1);
  TORCH_CHECK(0 <= blank && blank < log_probs.size(2), "blank must be in label range");
  TORCH_CHECK(static_cast<int64_t>(inputs.size()) == batch, "input_lengths must be of size batch_size");
  TORCH_CHECK(static_cast<int64_t>(labels.size()) == batch, "target_lengths must be of size batch_size");
  int64_t longest = 0, total = 0;
  for (int64_t n : labels) {
    TORCH_CHECK(n >= 0, "Expected target_lengths to have value at least 0, but got value ", n,
                " (while checking arguments for ctc_loss)");
    longest = std::max(longest, n);
    total += n;
  }
  for (int64_t n : inputs) {
    TORCH_CHECK(n >= 0, "Expected input_lengths to have value at least 0, but got value ", n,
                " (while checking arguments for ctc_loss)");
    TORCH_CHECK(n <= time, "Expected input_lengths to have value at most ", time, ", but got value ", n,
                " (while checking arguments for ctc_loss)");
  }
  if (targets.dim() == 1) {
    TORCH_CHECK(targets.size(0) == total, "Expected tensor to have size ", total, " at dimension 0, but got size ",
                targets.size(0), " for argument #2 'targets' (while checking arguments for ctc_loss)");
    return longest;
  }
  TORCH_CHECK(targets.dim() == 2 && targets.size(0) == batch, "Expected tensor to have size ", batch,
              " at dimension 0, but got size ", targets.dim() ? targets.size(0) : 0,
              " for argument #2 'targets' (while checking arguments for ctc_loss)");
  TORCH_CHECK(targets.size(1) >= longest, "Expected tensor to have size at least ", longest,
              " at dimension 1, but got size ", targets.size(1),
              " for argument #2 'targets' (while checking arguments for ctc_loss)");
  return targets.size(1);
}

Tensor OnDevice(Lengths lengths, const Tensor& like) {
  return at::tensor(lengths, c10::TensorOptions().dtype(c10::kLong)).to(like.device());
}

Pair CtcLoss(const Tensor& log_probs, const Tensor& targets, Lengths inputs, Lengths labels, int64_t blank, bool) {
  int64_t longest = CheckedLongest(log_probs, targets, inputs, labels, blank);
  static const KernelInfo& kernel = InternalKernel("tpu::ctc_loss", Variant::kFunctional, 6);
  TensorList out;
  RunKernel(kernel, {log_probs, targets, OnDevice(inputs, log_probs), OnDevice(labels, log_probs), longest, blank},
            out);
  return {out[0], out[1]};
}

Tensor CtcLossBackward(const Tensor& grad, const Tensor& log_probs, const Tensor& targets, Lengths inputs,
                       Lengths labels, const Tensor& loss, const Tensor& log_alpha, int64_t blank, bool zero_infinity) {
  int64_t longest = CheckedLongest(log_probs, targets, inputs, labels, blank);
  static const KernelInfo& kernel = InternalKernel("tpu::ctc_loss_backward", Variant::kFunctional, 10);
  return RunInternal(kernel, {log_probs, targets, OnDevice(inputs, log_probs), OnDevice(labels, log_probs), grad, loss,
                              log_alpha, longest, blank, zero_infinity});
}

Pair CtcLossOfTensors(const Tensor& log_probs, const Tensor& targets, const Tensor& inputs, const Tensor& labels,
                      int64_t blank, bool zero_infinity) {
  return CtcLoss(log_probs, targets, ListOf(inputs), ListOf(labels), blank, zero_infinity);
}

Tensor CtcLossOfTensorsBackward(const Tensor& grad, const Tensor& log_probs, const Tensor& targets,
                                const Tensor& inputs, const Tensor& labels, const Tensor& loss, const Tensor& log_alpha,
                                int64_t blank, bool zero_infinity) {
  return CtcLossBackward(grad, log_probs, targets, ListOf(inputs), ListOf(labels), loss, log_alpha, blank,
                         zero_infinity);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_ctc_loss", CtcLoss);
  m.impl("_ctc_loss_backward", CtcLossBackward);
  m.impl("_ctc_loss.Tensor", CtcLossOfTensors);
  m.impl("_ctc_loss_backward.Tensor", CtcLossOfTensorsBackward);
}

}  // namespace
}  // namespace torch_tpu::aten
