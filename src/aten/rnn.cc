// lstm, gru, rnn_tanh and rnn_relu: a program for each layer, however long the sequences are, where PyTorch would run
// its cells step by step. What does not fit, and what asks for more than a first derivative by one way back
// (torch.func, forward mode), goes PyTorch's way, which also says what is wrong with arguments.
#include <ATen/core/Tensor.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/dropout.h>
#include <c10/core/impl/LocalDispatchKeySet.h>
#include <torch/library.h>

#include <algorithm>

#include "aten/rnn_layer.h"

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using List = at::TensorList;
using Tensors = std::vector<Tensor>;
using Pair = std::tuple<Tensor, Tensor>;
using Three = std::tuple<Tensor, Tensor, Tensor>;

struct Options {
  RnnMode mode;
  bool has_biases;
  int64_t layers;
  double dropout;
  bool train, bidirectional;

  int64_t directions() const { return bidirectional ? 2 : 1; }
  int64_t gates() const { return mode == RnnMode::kLstm ? 4 : mode == RnnMode::kGru ? 3 : 1; }
};

bool Plain(const Tensor& t, const Tensor& like) {
  return t.defined() && t.is_privateuseone() && t.device() == like.device() && t.scalar_type() == like.scalar_type() &&
         !t.unsafeGetTensorImpl()->has_symbolic_sizes_strides() && !t._fw_grad(0).defined();
}

bool Has(const Tensor& t, c10::IntArrayRef sizes) { return t.sizes() == sizes; }

// Whether torch.func transforms this call. (Its state of a thread outlives the transform.)
bool InTransform() {
  using c10::DispatchKey;
  constexpr c10::DispatchKeySet kModes{DispatchKey::FuncTorchDynamicLayerFrontMode,
                                       DispatchKey::FuncTorchDynamicLayerBackMode};
  return c10::impl::tls_local_dispatch_key_set().included_.has_any(kModes);
}

// As at::autocast::is_autocast_enabled, whose header includes those of all operators.
bool InAutocast() { return !c10::impl::tls_is_dispatch_key_excluded(c10::DispatchKey::AutocastPrivateUse1); }

// Whether `input`, [..., F] with `batch` sequences, state and weights fit each other and can be one program a layer.
bool Fits(const Options& o, const Tensor& input, int64_t batch, List state, List params) {
  if (InTransform() || InAutocast()) return false;
  if (!Plain(input, input) || !at::isFloatingType(input.scalar_type()) || input.numel() == 0) return false;
  bool lstm = o.mode == RnnMode::kLstm;
  if (state.size() != (lstm ? 2 : 1) || o.layers < 1) return false;
  for (List list : {state, params}) {
    if (!std::all_of(list.begin(), list.end(), [&](const Tensor& t) { return Plain(t, input); })) return false;
  }
  if (state[0].dim() != 3 || state.back().dim() != 3) return false;
  int64_t width = state[0].size(2), hidden = state.back().size(2), d = o.directions();
  bool projected = width != hidden;
  if (width == 0 || hidden == 0) return false;
  if (!Has(state[0], {o.layers * d, batch, width}) || !Has(state.back(), {o.layers * d, batch, hidden})) return false;
  int64_t each = 2 + 2 * o.has_biases + projected, features = input.size(-1), all = o.gates() * hidden;
  if (static_cast<int64_t>(params.size()) != o.layers * d * each) return false;
  for (int64_t k = 0; k < o.layers * d; ++k) {
    List w = params.slice(static_cast<size_t>(k * each), static_cast<size_t>(each));
    if (!Has(w[0], {all, k < d ? features : d * width}) || !Has(w[1], {all, width})) return false;
    if (o.has_biases && (!Has(w[2], {all}) || !Has(w[3], {all}))) return false;
    if (projected && !Has(w.back(), {width, hidden})) return false;
  }
  return true;
}

// Output [T, B, ...], then h and c of all layers.
Tensors RunLayers(const Options& o, Tensor x, std::optional<Packing> packing, List state, List params) {
  RnnLayer layer{o.mode, o.bidirectional, o.has_biases, std::move(packing)};
  std::vector<Tensors> last(state.size());
  int64_t d = o.directions(), each = static_cast<int64_t>(params.size()) / o.layers;
  for (int64_t l = 0; l < o.layers; ++l) {
    Tensors mine;
    for (const Tensor& s : state) mine.push_back(s.narrow(0, l * d, d));
    Tensors results =
        RunRnnLayer(layer, x, mine, params.slice(static_cast<size_t>(l * each), static_cast<size_t>(each)));
    x = results[0];
    for (size_t k = 0; k < state.size(); ++k) last[k].push_back(results[k + 1]);
    if (o.dropout != 0 && o.train && l + 1 < o.layers) x = at::dropout(x, o.dropout, /*train=*/true);
  }
  Tensors results{x};
  for (const Tensors& each_layer : last) {
    results.push_back(each_layer.size() == 1 ? each_layer[0] : at::cat(each_layer, 0));
  }
  return results;
}

Tensors Rnn(const Options& o, const Tensor& input, List state, List params, bool batch_first) {
  bool can = input.dim() == 3 && !input.unsafeGetTensorImpl()->has_symbolic_sizes_strides() &&
             Fits(o, input, input.size(batch_first ? 0 : 1), state, params);
  if (!can) {
    return ComposedRnn(o.mode, input, state, params, o.has_biases, o.layers, o.dropout, o.train, o.bidirectional,
                       batch_first);
  }
  Tensors results = RunLayers(o, batch_first ? input.transpose(0, 1) : input, std::nullopt, state, params);
  if (batch_first) results[0] = results[0].transpose(0, 1);
  return results;
}

// Whether the sizes are those of packed data.
bool Packs(const Tensor& data, const Tensor& batch_sizes) {
  if (!batch_sizes.is_cpu() || batch_sizes.dim() != 1 || batch_sizes.scalar_type() != c10::kLong ||
      batch_sizes.numel() == 0 || batch_sizes.key_set().has(c10::DispatchKey::Python) || data.dim() != 2 ||
      data.unsafeGetTensorImpl()->has_symbolic_sizes_strides()) {
    return false;
  }
  Tensor host = batch_sizes.contiguous();
  const auto* sizes = host.const_data_ptr<int64_t>();
  int64_t total = 0;
  for (int64_t t = 0; t < host.numel(); ++t) {
    if (sizes[t] <= 0 || (t > 0 && sizes[t] > sizes[t - 1])) return false;
    total += sizes[t];
  }
  return total == data.size(0);
}

Tensors PackedRnn(const Options& o, const Tensor& data, const Tensor& batch_sizes, List state, List params) {
  if (!Packs(data, batch_sizes) || !Fits(o, data, batch_sizes[0].item<int64_t>(), state, params)) {
    return ComposedPackedRnn(o.mode, data, batch_sizes, state, params, o.has_biases, o.layers, o.dropout, o.train,
                             o.bidirectional);
  }
  Packing packing = PackingOf(batch_sizes, data.device());
  Tensors results = RunLayers(o, Padded(data, packing), packing, state, params);
  results[0] = Packed(results[0], packing);
  return results;
}

Three Lstm(const Tensor& input, List state, List params, bool has_biases, int64_t layers, double dropout, bool train,
           bool bidirectional, bool batch_first) {
  Options o{RnnMode::kLstm, has_biases, layers, dropout, train, bidirectional};
  Tensors r = Rnn(o, input, state, params, batch_first);
  return {r[0], r[1], r[2]};
}

Three PackedLstm(const Tensor& data, const Tensor& batch_sizes, List state, List params, bool has_biases,
                 int64_t layers, double dropout, bool train, bool bidirectional) {
  Options o{RnnMode::kLstm, has_biases, layers, dropout, train, bidirectional};
  Tensors r = PackedRnn(o, data, batch_sizes, state, params);
  return {r[0], r[1], r[2]};
}

template <RnnMode kMode>
Pair OneState(const Tensor& input, const Tensor& h, List params, bool has_biases, int64_t layers, double dropout,
              bool train, bool bidirectional, bool batch_first) {
  Options o{kMode, has_biases, layers, dropout, train, bidirectional};
  Tensors r = Rnn(o, input, h, params, batch_first);
  return {r[0], r[1]};
}

template <RnnMode kMode>
Pair PackedOneState(const Tensor& data, const Tensor& batch_sizes, const Tensor& h, List params, bool has_biases,
                    int64_t layers, double dropout, bool train, bool bidirectional) {
  Options o{kMode, has_biases, layers, dropout, train, bidirectional};
  Tensors r = PackedRnn(o, data, batch_sizes, h, params);
  return {r[0], r[1]};
}

void Register(torch::Library& m) {
  m.impl("lstm.input", Lstm);
  m.impl("lstm.data", PackedLstm);
  m.impl("gru.input", OneState<RnnMode::kGru>);
  m.impl("gru.data", PackedOneState<RnnMode::kGru>);
  m.impl("rnn_tanh.input", OneState<RnnMode::kTanh>);
  m.impl("rnn_tanh.data", PackedOneState<RnnMode::kTanh>);
  m.impl("rnn_relu.input", OneState<RnnMode::kRelu>);
  m.impl("rnn_relu.data", PackedOneState<RnnMode::kRelu>);
}

// They consist of operators that have derivatives; in inference mode there is no autograd key.
TORCH_LIBRARY_IMPL(aten, AutogradPrivateUse1, m) { Register(m); }
TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { Register(m); }

}  // namespace
}  // namespace torch_tpu::aten
