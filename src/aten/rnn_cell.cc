// The cells of LSTM and GRU that PyTorch asks of every device but the CPU, and their derivatives, as the operators that
// they consist of. The workspace holds the activated gates (GRU: and what the reset gate has multiplied).
#include <ATen/core/Tensor.h>
#include <ATen/ops/add.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/mul.h>
#include <ATen/ops/sigmoid.h>
#include <ATen/ops/sub.h>
#include <ATen/ops/sum.h>
#include <ATen/ops/tanh.h>
#include <ATen/ops/zeros_like.h>
#include <torch/library.h>

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Optional = std::optional<Tensor>;

bool Given(const Optional& t) { return t && t->defined(); }
Tensor Biased(const Tensor& gates, const Optional& bias) { return Given(bias) ? at::add(gates, *bias) : gates; }
// The k-th of `n` equal parts of the last dimension.
Tensor Part(const Tensor& t, int64_t k, int64_t n) {
  int64_t width = t.size(1) / n;
  return t.narrow(1, k * width, width);
}
Tensor OneMinus(const Tensor& t) { return at::add(at::mul(t, -1), 1); }
Tensor SigmoidSlope(const Tensor& y) { return at::mul(y, OneMinus(y)); }
Tensor TanhSlope(const Tensor& y) { return OneMinus(at::mul(y, y)); }

std::tuple<Tensor, Tensor, Tensor> LstmCell(const Tensor& input, const Tensor& hidden, const Tensor& cx,
                                            const Optional& input_bias, const Optional& hidden_bias) {
  Tensor gates = at::add(Biased(input, input_bias), Biased(hidden, hidden_bias));
  Tensor i = at::sigmoid(Part(gates, 0, 4)), f = at::sigmoid(Part(gates, 1, 4));
  Tensor g = at::tanh(Part(gates, 2, 4)), o = at::sigmoid(Part(gates, 3, 4));
  Tensor cy = at::add(at::mul(f, cx), at::mul(i, g));
  Tensor hy = at::mul(o, at::tanh(cy));
  return {hy, cy, at::cat({i, f, g, o}, 1)};
}

std::tuple<Tensor, Tensor, Tensor> LstmCellBackward(const Optional& grad_hy, const Optional& grad_cy, const Tensor& cx,
                                                    const Tensor& cy, const Tensor& workspace, bool has_bias) {
  Tensor i = Part(workspace, 0, 4), f = Part(workspace, 1, 4), g = Part(workspace, 2, 4), o = Part(workspace, 3, 4);
  Tensor top = at::tanh(cy);
  Tensor dh = Given(grad_hy) ? *grad_hy : at::zeros_like(cy);
  Tensor dc = at::mul(at::mul(dh, o), TanhSlope(top));
  if (Given(grad_cy)) dc = at::add(dc, *grad_cy);
  Tensor gates = at::cat({at::mul(at::mul(dc, g), SigmoidSlope(i)), at::mul(at::mul(dc, cx), SigmoidSlope(f)),
                          at::mul(at::mul(dc, i), TanhSlope(g)), at::mul(at::mul(dh, top), SigmoidSlope(o))},
                         1);
  return {gates, at::mul(dc, f), has_bias ? at::sum(gates, {0}, false) : Tensor()};
}

std::tuple<Tensor, Tensor> GruCell(const Tensor& input, const Tensor& hidden, const Tensor& hx,
                                   const Optional& input_bias, const Optional& hidden_bias) {
  Tensor x = Biased(input, input_bias), h = Biased(hidden, hidden_bias);
  Tensor r = at::sigmoid(at::add(Part(x, 0, 3), Part(h, 0, 3)));
  Tensor z = at::sigmoid(at::add(Part(x, 1, 3), Part(h, 1, 3)));
  Tensor kept = Part(h, 2, 3);
  Tensor n = at::tanh(at::add(Part(x, 2, 3), at::mul(r, kept)));
  Tensor hy = at::add(n, at::mul(z, at::sub(hx, n)));
  return {hy, at::cat({r, z, n, hx, kept}, 1)};
}

std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor> GruCellBackward(const Tensor& grad, const Tensor& workspace,
                                                                   bool has_bias) {
  Tensor r = Part(workspace, 0, 5), z = Part(workspace, 1, 5), n = Part(workspace, 2, 5);
  Tensor hx = Part(workspace, 3, 5), kept = Part(workspace, 4, 5);
  Tensor dn = at::mul(at::mul(grad, OneMinus(z)), TanhSlope(n));
  Tensor dz = at::mul(at::mul(grad, at::sub(hx, n)), SigmoidSlope(z));
  Tensor dr = at::mul(at::mul(dn, kept), SigmoidSlope(r));
  Tensor dx = at::cat({dr, dz, dn}, 1), dh = at::cat({dr, dz, at::mul(dn, r)}, 1);
  Tensor none;
  return {dx, dh, at::mul(grad, z), has_bias ? at::sum(dx, {0}, false) : none,
          has_bias ? at::sum(dh, {0}, false) : none};
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_thnn_fused_lstm_cell", LstmCell);
  m.impl("_thnn_fused_lstm_cell_backward_impl", LstmCellBackward);
  m.impl("_thnn_fused_gru_cell", GruCell);
  m.impl("_thnn_fused_gru_cell_backward", GruCellBackward);
}

}  // namespace
}  // namespace torch_tpu::aten
