// rrelu_with_noise: leaky_relu with slopes that are drawn in training and left in `noise` for the derivative.
#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/leaky_relu.h>
#include <ATen/ops/mul.h>
#include <ATen/ops/where.h>
#include <torch/library.h>

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Generator = std::optional<at::Generator>;

Tensor Rrelu(const Tensor& self, Tensor& noise, const at::Scalar& lower, const at::Scalar& upper, bool training,
             Generator generator) {
  TORCH_CHECK(self.sym_sizes() == noise.sym_sizes(),
              "noise tensor shape must match self tensor shape. Got self.shape = ", self.sym_sizes(),
              " noise.shape = ", noise.sym_sizes());
  if (!training) return at::leaky_relu(self, (lower.toDouble() + upper.toDouble()) / 2);
  noise.uniform_(lower.toDouble(), upper.toDouble(), generator);
  noise.masked_fill_(self.le(0).logical_not(), 1);  // NaN too
  return at::mul(self, noise);
}

Tensor& RreluInPlace(Tensor& self, Tensor& noise, const at::Scalar& lower, const at::Scalar& upper, bool training,
                     Generator generator) {
  return self.copy_(Rrelu(self, noise, lower, upper, training, std::move(generator)));
}

Tensor& RreluOut(const Tensor& self, Tensor& noise, const at::Scalar& lower, const at::Scalar& upper, bool training,
                 Generator generator, Tensor& out) {
  Tensor result = Rrelu(self, noise, lower, upper, training, std::move(generator));
  at::native::resize_output(out, result.sizes());
  return out.copy_(result);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("rrelu_with_noise", Rrelu);
  m.impl("rrelu_with_noise_", RreluInPlace);
  m.impl("rrelu_with_noise.out", RreluOut);
}

}  // namespace
}  // namespace torch_tpu::aten
