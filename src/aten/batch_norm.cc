// Batch norm overloads that change running statistics in place: the functional row runs, then its results are taken
// over by the running tensors (a copy of a whole value into a whole storage moves nothing).
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/_native_batch_norm_legit.h>
#include <ATen/ops/_native_batch_norm_legit_no_training.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/native_batch_norm_backward.h>
#include <torch/library.h>

#include "aten/errors.h"

namespace torch_tpu::aten {
namespace {

using Optional = std::optional<at::Tensor>;
using Three = std::tuple<at::Tensor, at::Tensor, at::Tensor>;

using Five = std::tuple<at::Tensor, at::Tensor, at::Tensor, at::Tensor, at::Tensor>;

// PyTorch generates no C++ function for this overload.
Five Functional(const at::Tensor& input, const Optional& weight, const Optional& bias, const at::Tensor& running_mean,
                const at::Tensor& running_var, double momentum, double eps) {
  static const auto op = c10::Dispatcher::singleton()
                             .findSchemaOrThrow("aten::_native_batch_norm_legit_functional", "")
                             .typed<Five(const at::Tensor&, const Optional&, const Optional&, const at::Tensor&,
                                         const at::Tensor&, bool, double, double)>();
  return op.call(input, weight, bias, running_mean, running_var, true, momentum, eps);
}

bool Given(const Optional& t) { return t && t->defined(); }

Three BatchNorm(const at::Tensor& input, const Optional& weight, const Optional& bias, const Optional& running_mean,
                const Optional& running_var, bool training, double momentum, double eps) {
  TORCH_CHECK(Given(running_mean) == Given(running_var),
              "aten::native_batch_norm: expected both running_mean and running_var or neither, got one");
  if (!Given(running_mean)) {
    TORCH_CHECK(training, "aten::native_batch_norm: expected running_mean and running_var in evaluation mode");
    return at::_native_batch_norm_legit(input, weight, bias, training, momentum, eps);
  }
  if (!training) {
    return at::_native_batch_norm_legit_no_training(input, weight, bias, *running_mean, *running_var, momentum, eps);
  }
  auto [output, mean, rstd, new_mean, new_var] =
      Functional(input, weight, bias, *running_mean, *running_var, momentum, eps);
  running_mean->copy_(new_mean);
  running_var->copy_(new_var);
  return {std::move(output), std::move(mean), std::move(rstd)};
}

Three BatchNormLegit(const at::Tensor& input, const Optional& weight, const Optional& bias, at::Tensor& running_mean,
                     at::Tensor& running_var, bool training, double momentum, double eps) {
  return BatchNorm(input, weight, bias, running_mean, running_var, training, momentum, eps);
}

// The newer form: a last result carries what a backend reserves for its backward; here nothing.
std::tuple<at::Tensor, at::Tensor, at::Tensor, at::Tensor> BatchNormWithUpdate(
    const at::Tensor& input, const Optional& weight, const Optional& bias, at::Tensor& running_mean,
    at::Tensor& running_var, double momentum, double eps) {
  auto [output, mean, rstd] = BatchNorm(input, weight, bias, running_mean, running_var, true, momentum, eps);
  return {std::move(output), std::move(mean), std::move(rstd), at::empty({0}, input.options().dtype(at::kByte))};
}

Three BatchNormBackward(const at::Tensor& grad, const at::Tensor& input, const at::Tensor& weight,
                        const Optional& running_mean, const Optional& running_var, const Optional& save_mean,
                        const Optional& save_var, bool update, double eps, std::array<bool, 3> mask,
                        const at::Tensor& /*reserve*/) {
  return at::native_batch_norm_backward(grad, input, weight, running_mean, running_var, save_mean, save_var, update,
                                        eps, mask);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("native_batch_norm", BatchNorm);
  m.impl("_native_batch_norm_legit", BatchNormLegit);
  m.impl("_batch_norm_with_update", BatchNormWithUpdate);
  m.impl("batch_norm_backward", BatchNormBackward);
}

}  // namespace
}  // namespace torch_tpu::aten
