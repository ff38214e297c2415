// One layer of LSTM, GRU or RNN over a whole sequence as one operator with a derivative. Functions are thread-safe.
#pragma once
#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace torch_tpu::aten {

// Packed sequences and padded ones: the steps of all sequences one after the other, [N, ...], and [T, B, ...].
struct Packing {
  int64_t time = 0, batch = 0;
  at::Tensor batch_sizes;       // of the CPU: how many sequences have a step, for each step
  at::Tensor lengths;           // of the device, [B]
  at::Tensor to_padded, empty;  // [T * B]: the row of a step in packed data; whether there is none (row 0 then)
  at::Tensor to_packed;         // [N]: the row in padded data, steps first
};

// `batch_sizes` is on the CPU, of int64, positive and not growing. `time` may be longer than the longest sequence.
Packing PackingOf(const at::Tensor& batch_sizes, c10::Device device, int64_t time = 0);
// The same from how long the sequences are, the longest first.
at::Tensor BatchSizesOf(c10::IntArrayRef lengths);

// Both ways are derivatives of each other.
at::Tensor Padded(const at::Tensor& packed, const Packing& packing);  // zeros where a sequence has ended
at::Tensor Packed(const at::Tensor& padded, const Packing& packing);

enum class RnnMode : uint8_t { kLstm, kGru, kTanh, kRelu };

struct RnnLayer {
  RnnMode mode = RnnMode::kLstm;
  bool bidirectional = false;
  bool has_biases = true;
  std::optional<Packing> packing;  // none: all sequences are as long as the input

  size_t num_state() const { return mode == RnnMode::kLstm ? 2 : 1; }
};

// Results: output [T, B, directions * P], last h and, of LSTM, c: [directions, B, ...]. `state` is h or h and c,
// `weights` are as in torch.nn. Arguments fit each other.
std::vector<at::Tensor> RunRnnLayer(const RnnLayer& layer, const at::Tensor& input, at::TensorList state,
                                    at::TensorList weights);

// The same as the operators that it consists of, with derivatives of any order. `rest`: as lstm, gru and RNN take it.
std::vector<at::Tensor> ComposedRnn(RnnMode mode, const at::Tensor& input, at::TensorList state, at::TensorList params,
                                    bool has_biases, int64_t layers, double dropout, bool train, bool bidirectional,
                                    bool batch_first);
std::vector<at::Tensor> ComposedPackedRnn(RnnMode mode, const at::Tensor& data, const at::Tensor& batch_sizes,
                                          at::TensorList state, at::TensorList params, bool has_biases, int64_t layers,
                                          double dropout, bool train, bool bidirectional);

}  // namespace torch_tpu::aten
