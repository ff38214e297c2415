#include "aten/derivative.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <torch/csrc/autograd/custom_function.h>

#include <utility>

namespace torch_tpu::aten {
namespace {

using Tensors = Differentiable::Tensors;
using torch::autograd::AutogradContext;

class Node : public torch::autograd::Function<Node> {
 public:
  static Tensors forward(AutogradContext* ctx, at::TensorList inputs, c10::intrusive_ptr<Differentiable> function) {
    Tensors kept;
    at::AutoDispatchBelowADInplaceOrView below;
    Tensors results = function->Forward(inputs, kept);
    ctx->save_for_backward(std::move(kept));
    ctx->saved_data["function"] = c10::IValue::make_capsule(std::move(function));
    ctx->saved_data["inputs"] = static_cast<int64_t>(inputs.size());
    ctx->set_materialize_grads(false);
    return results;
  }

  static Tensors backward(AutogradContext* ctx, const Tensors& grads) {
    auto capsule = ctx->saved_data["function"].toCapsule();
    std::vector<bool> needs(static_cast<size_t>(ctx->saved_data["inputs"].toInt()));
    for (size_t i = 0; i < needs.size(); ++i) needs[i] = ctx->needs_input_grad(i);
    Tensors results =
        static_cast<const Differentiable*>(capsule.get())->Backward(ctx->get_saved_variables(), grads, needs);
    results.emplace_back();  // of the function itself
    return results;
  }
};

}  // namespace

Tensors Apply(c10::intrusive_ptr<Differentiable> function, at::TensorList inputs) {
  return Node::apply(inputs, std::move(function));
}

}  // namespace torch_tpu::aten
