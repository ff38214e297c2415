#include "aten/rnn_layer.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/gru_native.h>
#include <ATen/ops/lstm_native.h>
#include <ATen/ops/rnn_relu_native.h>
#include <ATen/ops/rnn_tanh_native.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/library.h>

#include <array>
#include <mutex>

#include "aten/call.h"
#include "aten/derivative.h"

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using List = at::TensorList;
using c10::IValue;
using Optional = std::optional<Tensor>;
using Tensors = std::vector<Tensor>;
using ArgKind = KernelInfo::ArgKind;

const char* NameOf(RnnMode mode) {
  constexpr std::array<const char*, 4> kNames = {"lstm", "gru", "tanh", "relu"};
  return kNames[static_cast<size_t>(mode)];
}

bool Gated(std::string_view mode) { return mode == "lstm" || mode == "gru"; }

// --- The operators: torch_tpu::recurrent and its derivative. They go through the dispatcher, so that a compiled graph
// holds them as they are. The rows are in lower/ops/recurrent.cc.

// A kernel for each number of results, which depends on the arguments.
const KernelInfo& Kernel(const char* row, std::initializer_list<ArgKind> args, size_t results) {
  static std::mutex mutex;
  static auto* all = new std::map<std::pair<std::string, size_t>, std::unique_ptr<KernelInfo>>;
  std::lock_guard<std::mutex> lock(mutex);
  auto& slot = (*all)[{row, results}];
  if (!slot) {
    slot = std::make_unique<KernelInfo>(InternalKernel(row, Variant::kFunctional, static_cast<int>(args.size())));
    for (size_t i = 0; i < args.size(); ++i) slot->args[i].kind = args.begin()[i];
    slot->num_results = static_cast<int>(results);
    slot->id = NextKernelId();
  }
  return *slot;
}

IValue Boxed(const Optional& t) { return t && t->defined() ? IValue(*t) : IValue(); }

Tensors Run(const KernelInfo& kernel, c10::ArrayRef<IValue> args) {
  TensorList out;
  RunKernel(kernel, args, out);
  return {out.begin(), out.end()};
}

Tensors Recurrent(const Tensor& input, const Optional& lengths, List state, List weights, std::string_view mode,
                  bool bidirectional, bool keep) {
  size_t results = 1 + state.size() + (keep && Gated(mode) ? state.size() : 0);
  constexpr ArgKind kTensor = ArgKind::kTensor, kTensors = ArgKind::kTensors, kConstant = ArgKind::kConstant;
  const KernelInfo& kernel =
      Kernel("tpu::recurrent", {kTensor, kTensor, kTensors, kTensors, kConstant, kConstant, kConstant}, results);
  return Run(kernel, {input, Boxed(lengths), state, weights, std::string(mode), bidirectional, keep});
}

Tensors RecurrentMeta(const Tensor& input, const Optional&, List state, List, std::string_view mode, bool bidirectional,
                      bool keep) {
  c10::SymInt directions = bidirectional ? 2 : 1, time = input.sym_size(0), batch = input.sym_size(1);
  Tensors results{at::empty_symint({time, batch, directions * state[0].sym_size(2)}, input.options())};
  for (const Tensor& s : state) results.push_back(at::empty_like(s, c10::MemoryFormat::Contiguous));
  if (keep && Gated(mode)) {
    c10::SymInt hidden = mode == "gru" ? state[0].sym_size(2) : state[1].sym_size(2);
    bool half = input.scalar_type() == c10::kHalf || input.scalar_type() == c10::kBFloat16;
    results.push_back(at::empty_symint({time, batch, directions * hidden * 4},
                                       half ? input.options().dtype(c10::kFloat) : input.options()));
    if (mode == "lstm") results.push_back(at::empty_symint({time, batch, directions * hidden}, input.options()));
  }
  return results;
}

Tensors RecurrentBackward(const Optional& grad_output, const Optional& grad_h, const Optional& grad_c,
                          const Tensor& input, const Optional& lengths, List state, List weights, List saved,
                          std::string_view mode, bool bidirectional, bool need_input) {
  constexpr ArgKind kTensor = ArgKind::kTensor, kTensors = ArgKind::kTensors, kConstant = ArgKind::kConstant;
  const KernelInfo& kernel = Kernel(
      "tpu::recurrent_backward",
      {kTensor, kTensor, kTensor, kTensor, kTensor, kTensors, kTensors, kTensors, kConstant, kConstant, kConstant},
      need_input + state.size() + weights.size());
  return Run(kernel, {Boxed(grad_output), Boxed(grad_h), Boxed(grad_c), input, Boxed(lengths), state, weights, saved,
                      std::string(mode), bidirectional, need_input});
}

Tensors RecurrentBackwardMeta(const Optional&, const Optional&, const Optional&, const Tensor& input, const Optional&,
                              List state, List weights, List, std::string_view, bool, bool need_input) {
  Tensors results;
  auto add = [&results](const Tensor& t) { results.push_back(at::empty_like(t, c10::MemoryFormat::Contiguous)); };
  if (need_input) add(input);
  for (const Tensor& t : state) add(t);
  for (const Tensor& t : weights) add(t);
  return results;
}

TORCH_LIBRARY(torch_tpu, m) {
  m.def(
      "recurrent(Tensor input, Tensor? lengths, Tensor[] state, Tensor[] weights, str mode, bool bidirectional, "
      "bool keep) -> Tensor[]");
  m.def(
      "recurrent_backward(Tensor? grad_output, Tensor? grad_h, Tensor? grad_c, Tensor input, Tensor? lengths, "
      "Tensor[] state, Tensor[] weights, Tensor[] saved, str mode, bool bidirectional, bool need_input) -> Tensor[]");
}
TORCH_LIBRARY_IMPL(torch_tpu, PrivateUse1, m) {
  m.impl("recurrent", Recurrent);
  m.impl("recurrent_backward", RecurrentBackward);
}
TORCH_LIBRARY_IMPL(torch_tpu, Meta, m) {
  m.impl("recurrent", RecurrentMeta);
  m.impl("recurrent_backward", RecurrentBackwardMeta);
}

template <typename F>
const c10::TypedOperatorHandle<F>& Handle(const char* name, F*) {
  static const auto op = c10::Dispatcher::singleton().findSchemaOrThrow(name, "").typed<F>();
  return op;
}

Tensors CallRecurrent(const RnnLayer& layer, const Tensor& input, List state, List weights, bool keep) {
  at::AutoDispatchBelowADInplaceOrView below;
  Optional lengths = layer.packing ? Optional(layer.packing->lengths) : std::nullopt;
  return Handle("torch_tpu::recurrent", &Recurrent)
      .call(input, lengths, state, weights, NameOf(layer.mode), layer.bidirectional, keep);
}

// --- The derivative

// Derivatives of derivatives: through the composition, from what the layer was given.
Tensors ComposedGradients(const RnnLayer& layer, List inputs, const Tensors& grads) {
  List state = inputs.slice(1, layer.num_state()), weights = inputs.slice(1 + layer.num_state());
  Tensors outputs;
  if (layer.packing) {
    outputs = ComposedPackedRnn(layer.mode, Packed(inputs[0], *layer.packing), layer.packing->batch_sizes, state,
                                weights, layer.has_biases, 1, 0, true, layer.bidirectional);
    outputs[0] = Padded(outputs[0], *layer.packing);
  } else {
    outputs =
        ComposedRnn(layer.mode, inputs[0], state, weights, layer.has_biases, 1, 0, true, layer.bidirectional, false);
  }
  Tensors wanted, known, of;
  for (const Tensor& t : inputs) {
    if (t.requires_grad()) wanted.push_back(t);
  }
  for (size_t k = 0; k < outputs.size(); ++k) {
    if (!grads[k].defined() || !outputs[k].requires_grad()) continue;
    of.push_back(outputs[k]);
    known.push_back(grads[k]);
  }
  Tensors found = torch::autograd::grad(of, wanted, known, /*retain_graph=*/true, /*create_graph=*/true,
                                        /*allow_unused=*/true);
  Tensors results;
  size_t k = 0;
  for (const Tensor& t : inputs) results.push_back(t.requires_grad() ? found[k++] : Tensor());
  return results;
}

// The inputs: input, state, weights. Kept: these, the output, and what the program keeps for the way back.
class LayerFunction final : public Differentiable {
 public:
  explicit LayerFunction(RnnLayer layer) : layer_(std::move(layer)) {}

  Tensors Forward(List inputs, Tensors& kept) const override {
    size_t states = layer_.num_state();
    Tensors results =
        CallRecurrent(layer_, inputs[0], inputs.slice(1, states), inputs.slice(1 + states), /*keep=*/true);
    kept = inputs.vec();
    kept.push_back(results[0]);
    kept.insert(kept.end(), results.begin() + 1 + static_cast<int64_t>(states), results.end());
    results.resize(1 + states);
    return results;
  }

  Tensors Backward(const Tensors& kept, const Tensors& grads, const std::vector<bool>& needs) const override {
    List all(kept), inputs = all.slice(0, needs.size());
    if (at::GradMode::is_enabled()) return ComposedGradients(layer_, inputs, grads);
    size_t states = layer_.num_state();
    at::AutoDispatchBelowADInplaceOrView below;
    Optional lengths = layer_.packing ? Optional(layer_.packing->lengths) : std::nullopt;
    Optional dc = states == 2 ? Optional(grads[2]) : std::nullopt;
    Tensors results =
        Handle("torch_tpu::recurrent_backward", &RecurrentBackward)
            .call(grads[0], grads[1], dc, inputs[0], lengths, inputs.slice(1, states), inputs.slice(1 + states),
                  all.slice(needs.size()), NameOf(layer_.mode), layer_.bidirectional, needs[0]);
    if (!needs[0]) results.insert(results.begin(), Tensor());
    return results;
  }

 private:
  RnnLayer layer_;
};

}  // namespace

Tensors RunRnnLayer(const RnnLayer& layer, const Tensor& input, List state, List weights) {
  Tensors inputs{input};
  inputs.insert(inputs.end(), state.begin(), state.end());
  inputs.insert(inputs.end(), weights.begin(), weights.end());
  bool grad = false;
  for (const Tensor& t : inputs) grad |= t.requires_grad();
  if (!grad || !at::GradMode::is_enabled()) return CallRecurrent(layer, input, state, weights, /*keep=*/false);
  return Apply(c10::make_intrusive<LayerFunction>(layer), inputs);
}

namespace {

Tensors ListOf(std::tuple<Tensor, Tensor, Tensor> t) { return {std::get<0>(t), std::get<1>(t), std::get<2>(t)}; }
Tensors ListOf(std::tuple<Tensor, Tensor> t) { return {std::get<0>(t), std::get<1>(t)}; }

// `call` runs a composition with the arguments that are not its state, in the order of its schema.
template <typename Call>
Tensors Composed(RnnMode mode, List state, const Call& call) {
  switch (mode) {
    case RnnMode::kLstm:
      return ListOf(call([](const auto&... args) { return at::native::lstm(args...); }, state));
    case RnnMode::kGru:
      return ListOf(call([](const auto&... args) { return at::native::gru(args...); }, state[0]));
    case RnnMode::kTanh:
      return ListOf(call([](const auto&... args) { return at::native::rnn_tanh(args...); }, state[0]));
    case RnnMode::kRelu:
      break;
  }
  return ListOf(call([](const auto&... args) { return at::native::rnn_relu(args...); }, state[0]));
}

}  // namespace

Tensors ComposedRnn(RnnMode mode, const Tensor& input, List state, List params, bool has_biases, int64_t layers,
                    double dropout, bool train, bool bidirectional, bool batch_first) {
  return Composed(mode, state, [&](auto op, const auto& s) {
    return op(input, s, params, has_biases, layers, dropout, train, bidirectional, batch_first);
  });
}

Tensors ComposedPackedRnn(RnnMode mode, const Tensor& data, const Tensor& batch_sizes, List state, List params,
                          bool has_biases, int64_t layers, double dropout, bool train, bool bidirectional) {
  return Composed(mode, state, [&](auto op, const auto& s) {
    return op(data, batch_sizes, s, params, has_biases, layers, dropout, train, bidirectional);
  });
}

}  // namespace torch_tpu::aten
