// Functions with a derivative of their own. Torch's header for them takes longer to compile than any file of ours, so
// one file includes it for all.
#pragma once
#include <ATen/core/Tensor.h>
#include <torch/custom_class.h>

#include <vector>

namespace torch_tpu::aten {

// What it computes and how to go back. Thread-safe: a graph may be walked by several threads.
class Differentiable : public torch::CustomClassHolder {
 public:
  using Tensors = std::vector<at::Tensor>;

  // The results; runs without autograd. What Backward needs goes to `kept`: inputs and results, no others.
  virtual Tensors Forward(at::TensorList inputs, Tensors& kept) const = 0;
  // The gradients of the inputs, in their order, undefined where there is none or `needs` says that nobody asks. Of
  // `grads`, of the results, some may be undefined. Runs with autograd if a derivative of the derivative is wanted.
  virtual Tensors Backward(const Tensors& kept, const Tensors& grads, const std::vector<bool>& needs) const = 0;
};

std::vector<at::Tensor> Apply(c10::intrusive_ptr<Differentiable> function, at::TensorList inputs);

}  // namespace torch_tpu::aten
