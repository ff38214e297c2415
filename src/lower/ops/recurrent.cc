// One layer of LSTM, GRU or RNN over a whole sequence, in both directions if asked, and its derivative: rows that
// aten/rnn_layer.cc calls. Time is a loop of the program, so a longer sequence is not a larger program; products that
// do not wait for the step before are made for all steps at once, outside of it.
//
// Sequences of a batch may end early: then the state stays what it is, and outputs are zero.
#include <functional>
#include <optional>

#include "lower/contract.h"
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

using Values = std::vector<Value>;

enum class Mode { kLstm, kGru, kTanh, kRelu };

Mode ModeOf(const std::string& name) {
  if (name == "lstm") return Mode::kLstm;
  if (name == "gru") return Mode::kGru;
  return name == "tanh" ? Mode::kTanh : Mode::kRelu;
}

// One direction of a layer. T steps, batch B, inputs of F, H numbers inside, of which P leave (H without projection).
struct Direction {
  Mode mode;
  bool reverse;
  DType dtype, math;
  int64_t time, batch, hidden, width;
  Value input;             // [T, B, F]
  Value lengths;           // [B] S32, invalid if all are T
  Value h0, c0;            // [B, P], [B, H]
  Value w_ih, w_hh;        // [G, F], [G, P]; G = 4 H of LSTM, 3 H of GRU, else H
  Value b_ih, b_hh;        // [G], or both invalid
  Value w_hr;              // [P, H], or invalid
  size_t num_weights = 0;  // as they came

  bool lstm() const { return mode == Mode::kLstm; }
  bool gru() const { return mode == Mode::kGru; }
};

// [B, n] of [directions, B, n].
Value OfDirection(shlo::Builder& b, const Value& x, int64_t k) {
  return b.Reshape(b.SliceDim(x, 0, k, k + 1), {x.dim(1), x.dim(2)});
}

// The directions from input, lengths, state and weights, which begin at argument `first`.
std::vector<Direction> DirectionsOf(OpContext& c, size_t first, const std::string& mode, bool bidirectional) {
  shlo::Builder& b = c.b;
  Values state = c.Tensors(first + 2), weights = c.Tensors(first + 3);
  Direction d;
  d.mode = ModeOf(mode);
  d.input = c.Tensor(first);
  d.dtype = d.input.dtype(), d.math = OpContext::OpMath(d.dtype);
  d.time = d.input.dim(0), d.batch = d.input.dim(1), d.width = state[0].dim(2);
  if (!c.IsNone(first + 1)) d.lengths = c.As(first + 1, DType::kS32);
  d.num_weights = weights.size() / (bidirectional ? 2 : 1);
  std::vector<Direction> all;
  for (int64_t k = 0; k < (bidirectional ? 2 : 1); ++k) {
    d.reverse = k == 1;
    d.h0 = OfDirection(b, state[0], k);
    if (d.lstm()) d.c0 = OfDirection(b, state[1], k);
    const Value* w = &weights[static_cast<size_t>(k) * d.num_weights];
    d.w_ih = w[0], d.w_hh = w[1];
    if (d.num_weights >= 4) d.b_ih = w[2], d.b_hh = w[3];
    if (d.num_weights % 2) d.w_hr = w[d.num_weights - 1];
    d.hidden = d.w_ih.dim(0) / (d.lstm() ? 4 : d.gru() ? 3 : 1);
    all.push_back(d);
  }
  return all;
}

// [B, n] of [T, B, n] at a step, and back.
Value At(shlo::Builder& b, const Value& x, const Value& t) {
  Value zero = b.ScalarInt(DType::kS32, 0);
  return b.Reshape(b.DynamicSlice(x, {t, zero, zero}, {1, x.dim(1), x.dim(2)}), {x.dim(1), x.dim(2)});
}
Value Put(shlo::Builder& b, const Value& x, const Value& row, const Value& t) {
  Value zero = b.ScalarInt(DType::kS32, 0);
  return b.DynamicUpdateSlice(x, b.Reshape(row, {1, row.dim(0), row.dim(1)}), {t, zero, zero});
}

// Runs `step(t, values)` for each step, backwards if asked; it gives what the next one gets.
Values OverTime(shlo::Builder& b, int64_t time, bool backwards, Values start,
                const std::function<Values(shlo::Builder&, const Value&, const Values&)>& step) {
  start.insert(start.begin(), b.ScalarInt(DType::kS32, 0));
  Values out = b.While(
      start,
      [&](shlo::Builder& r, const Values& s) -> Values {
        return {r.Compare(shlo::Direction::kLt, s[0], r.ScalarInt(DType::kS32, time))};
      },
      [&](shlo::Builder& r, const Values& s) {
        Value t = backwards ? r.Subtract(r.ScalarInt(DType::kS32, time - 1), s[0]) : s[0];
        Values next = step(r, t, Values(s.begin() + 1, s.end()));
        next.insert(next.begin(), r.Add(s[0], r.ScalarInt(DType::kS32, 1)));
        return next;
      });
  out.erase(out.begin());
  return out;
}

// The k-th of n equal parts of the last dimension.
Expr Part(const Expr& x, int64_t k, int64_t n) {
  auto last = static_cast<int64_t>(x.v.rank()) - 1;
  int64_t width = x.v.dim(static_cast<size_t>(last)) / n;
  return x.With(x.b->SliceDim(x.v, last, k * width, (k + 1) * width));
}

Expr Joined(std::initializer_list<Expr> parts) {
  Values values;
  for (const Expr& p : parts) values.push_back(p.v);
  const Expr& first = *parts.begin();
  return first.With(first.b->Concatenate(values, static_cast<int64_t>(first.v.rank()) - 1));
}

// Whether sequences still run at step t, for [B, n]; nothing where all do.
std::optional<Expr> Running(shlo::Builder& b, const Direction& d, const Value& t, int64_t n) {
  if (!d.lengths.valid()) return std::nullopt;
  Value runs = b.Compare(shlo::Direction::kLt, b.BroadcastInDim(t, {d.batch}, {}), d.lengths);
  return Expr{&b, b.BroadcastInDim(runs, {d.batch, n}, {0})};
}
Expr Kept(const std::optional<Expr>& runs, const Expr& now, const Expr& otherwise) {
  return runs ? Select(*runs, now, otherwise) : now;
}

struct Cell {
  Expr h, c, gates;
};

// A step of the cell, in the math type: x and hh are what input and state give to the gates.
Cell Step(const Direction& d, const Expr& x, const Expr& hh, const Expr& h, const Expr& c) {
  if (d.lstm()) {
    Expr sum = x + hh;
    Expr i = Sigmoid(Part(sum, 0, 4)), f = Sigmoid(Part(sum, 1, 4)), g = Tanh(Part(sum, 2, 4));
    Expr o = Sigmoid(Part(sum, 3, 4));
    Expr next = To(To(f * c + i * g, d.dtype), d.math);
    return {o * Tanh(next), next, Joined({i, f, g, o})};
  }
  if (d.gru()) {
    Expr r = Sigmoid(Part(x, 0, 3) + Part(hh, 0, 3)), z = Sigmoid(Part(x, 1, 3) + Part(hh, 1, 3));
    Expr kept = Part(hh, 2, 3), n = Tanh(Part(x, 2, 3) + r * kept);
    return {n + z * (h - n), {}, Joined({r, z, n, kept})};
  }
  Expr sum = x + hh;
  return {d.mode == Mode::kTanh ? Tanh(sum) : Max(sum, 0), {}, {}};
}

// The order of the results of `Forward`: output, last h, then of LSTM last c; gates and cells if they are kept.
Values Forward(OpContext& c, const Direction& d, bool keep) {
  shlo::Builder& b = c.b;
  auto biased = [&](const Value& x, const Value& bias) {
    auto last = static_cast<int64_t>(x.rank()) - 1;
    return bias.valid() ? b.Add(x, b.BroadcastInDim(b.ConvertElementType(bias, d.math), x.dims(), {last})) : x;
  };
  Value gates_x = biased(Contract(c, d.input, d.w_ih, {{}, {}, {2}, {1}}, d.math), d.b_ih);
  bool has_gates = keep && (d.lstm() || d.gru()), has_cells = keep && d.lstm();
  Values start{d.h0};
  if (d.lstm()) start.push_back(d.c0);
  start.push_back(b.Zeros({d.dtype, {d.time, d.batch, d.width}}));
  if (has_gates) start.push_back(b.Zeros({d.math, {d.time, d.batch, 4 * d.hidden}}));
  if (has_cells) start.push_back(b.Zeros({d.dtype, {d.time, d.batch, d.hidden}}));
  Values out = OverTime(b, d.time, d.reverse, start, [&](shlo::Builder& r, const Value& t, const Values& s) {
    size_t k = 0;
    Value h = s[k++], cell = d.lstm() ? s[k++] : Value();
    Value hh = biased(Contract(c, h, d.w_hh, {{}, {}, {1}, {1}}, d.math), d.b_hh);
    Expr before = To({&r, h}, d.math), cell_before;
    if (d.lstm()) cell_before = To({&r, cell}, d.math);
    Cell now = Step(d, {&r, At(r, gates_x, t)}, {&r, hh}, before, cell_before);
    Expr next = To(now.h, d.dtype);
    if (d.w_hr.valid()) {
      next = To(next.With(Contract(c, next.v, d.w_hr, {{}, {}, {1}, {1}}, d.math)), d.dtype);
    }
    std::optional<Expr> runs = Running(r, d, t, d.width);
    Values results{Kept(runs, next, {&r, h}).v};
    if (d.lstm()) results.push_back(Kept(Running(r, d, t, d.hidden), To(now.c, d.dtype), {&r, cell}).v);
    results.push_back(Put(r, s[k++], Kept(runs, next, next.Num(0)).v, t));
    if (has_gates) results.push_back(Put(r, s[k++], now.gates.v, t));
    if (has_cells) results.push_back(Put(r, s[k++], To(now.c, d.dtype).v, t));
    return results;
  });
  std::rotate(out.begin(), out.begin() + (d.lstm() ? 2 : 1), out.begin() + (d.lstm() ? 3 : 2));
  return out;
}

// tpu::recurrent(input, lengths, state, weights, mode, bidirectional, keep) -> output, h, (LSTM) c, then if kept
// (LSTM, GRU) gates, (LSTM) cells. Directions lie side by side in the last dimension; in the first one of h and c.
Results Recurrent(OpContext& c) {
  shlo::Builder& b = c.b;
  std::vector<Direction> directions = DirectionsOf(c, 0, c.Text(4), c.Bool(5));
  std::vector<Values> parts;
  for (const Direction& d : directions) parts.push_back(Forward(c, d, c.Bool(6)));
  Values results;
  for (size_t k = 0; k < parts[0].size(); ++k) {
    bool state = k == 1 || (k == 2 && directions[0].lstm());
    Values joined;
    for (const Values& p : parts) {
      joined.push_back(state ? b.Reshape(p[k], {1, p[k].dim(0), p[k].dim(1)}) : p[k]);
    }
    results.push_back(joined.size() == 1 ? joined[0] : b.Concatenate(joined, state ? 0 : 2));
  }
  return results;
}

// What a step found: the results of the step before it, or what the sequence began with.
Expr Before(shlo::Builder& b, const Direction& d, const Value& results, const Value& start) {
  Value first = b.Reshape(start, {1, start.dim(0), start.dim(1)});
  if (!d.reverse) {
    return {&b, d.time == 1 ? first : b.Concatenate({first, b.SliceDim(results, 0, 0, d.time - 1)}, 0)};
  }
  Expr moved{&b, d.time == 1 ? first : b.Concatenate({b.SliceDim(results, 0, 1, d.time), first}, 0)};
  if (!d.lengths.valid()) return moved;
  Expr lengths{&b, b.BroadcastInDim(d.lengths, results.dims(), {1})};
  Expr next = Expr{&b, b.Iota({DType::kS32, results.dims()}, 0)} + 1;
  return Select(next < lengths, moved, moved.With(b.BroadcastInDim(start, results.dims(), {1, 2})));
}

struct Slopes {
  Expr gates;  // of what input and weights gave to the gates; of GRU also of what the state gave
  Expr state_gates;
  Expr h, c;  // what goes on to the step before, beside what passes the gates
};

// The derivative of `Step`: `h` is the state before it and dh, dc are the slopes of its results.
Slopes StepBack(const Direction& d, const Expr& gates, const Expr& cell, const Expr& cell_before, const Expr& h,
                const Expr& result, const Expr& dh, const Expr& dc) {
  if (d.lstm()) {
    Expr i = Part(gates, 0, 4), f = Part(gates, 1, 4), g = Part(gates, 2, 4), o = Part(gates, 3, 4);
    Expr top = Tanh(cell), sum = dc + dh * o * (1 - top * top);
    Expr all =
        Joined({sum * g * i * (1 - i), sum * cell_before * f * (1 - f), sum * i * (1 - g * g), dh * top * o * (1 - o)});
    return {all, all, {}, sum * f};
  }
  if (d.gru()) {
    Expr r = Part(gates, 0, 4), z = Part(gates, 1, 4), n = Part(gates, 2, 4), kept = Part(gates, 3, 4);
    Expr dn = dh * (1 - z) * (1 - n * n), dz = dh * (h - n) * z * (1 - z), dr = dn * kept * r * (1 - r);
    return {Joined({dr, dz, dn}), Joined({dr, dz, dn * r}), dh * z, {}};
  }
  Expr all = d.mode == Mode::kTanh ? dh * (1 - result * result) : Select(result > 0, dh, 0);
  return {all, all, {}, {}};
}

// Slopes of: input (an invalid value unless asked for), h0, (LSTM) c0, weights as they came. `saved`: output, gates,
// cells of this direction; `grads`: of output, h and c, where they are known.
Values Backward(OpContext& c, const Direction& d, const Values& saved, const Values& grads, bool need_input) {
  shlo::Builder& b = c.b;
  auto wide = [&](const Value& x) { return Expr{&b, b.ConvertElementType(x, d.math)}; };
  auto or_zero = [&](const Value& x, const Dims& dims) { return x.valid() ? wide(x).v : b.Zeros({d.math, dims}); };
  Expr output = wide(saved[0]), before = wide(Before(b, d, saved[0], d.h0).v), cells, cells_before;
  if (d.lstm()) cells = wide(saved[2]), cells_before = wide(Before(b, d, saved[2], d.c0).v);
  Value dy = or_zero(grads[0], {d.time, d.batch, d.width});
  int64_t num_gates = d.w_ih.dim(0);
  bool projected = d.w_hr.valid();
  Values start{or_zero(grads[1], {d.batch, d.width})};
  if (d.lstm()) start.push_back(or_zero(grads[2], {d.batch, d.hidden}));
  start.push_back(b.Zeros({d.math, {d.time, d.batch, num_gates}}));
  if (projected) start.push_back(b.Zeros({d.math, {d.time, d.batch, d.width}}));
  Value w_hh = wide(d.w_hh).v, w_hr = projected ? wide(d.w_hr).v : Value();
  Values out = OverTime(b, d.time, !d.reverse, start, [&](shlo::Builder& r, const Value& t, const Values& s) {
    size_t k = 0;
    Expr later{&r, s[k++]}, dc_later;
    if (d.lstm()) dc_later = {&r, s[k++]};
    auto at = [&](const Expr& x) { return Expr{&r, At(r, x.v, t)}; };
    Expr dh = later + at({&r, dy}), left = dh;
    if (projected) dh = dh.With(Contract(c, dh.v, w_hr, {{}, {}, {1}, {0}}, d.math));
    Expr gates, cell, cell_before;
    if (d.lstm() || d.gru()) gates = at({&r, saved[1]});
    if (d.lstm()) cell = at(cells), cell_before = at(cells_before);
    Slopes slopes = StepBack(d, gates, cell, cell_before, at(before), at(output), dh, dc_later);
    Expr next = dh.With(Contract(c, slopes.state_gates.v, w_hh, {{}, {}, {1}, {0}}, d.math));
    if (d.gru()) next = next + slopes.h;
    std::optional<Expr> runs = Running(r, d, t, d.width);
    Values results{Kept(runs, next, later).v};
    if (d.lstm()) results.push_back(Kept(Running(r, d, t, d.hidden), slopes.c, dc_later).v);
    results.push_back(Put(r, s[k++], Kept(Running(r, d, t, num_gates), slopes.gates, slopes.gates.Num(0)).v, t));
    if (projected) results.push_back(Put(r, s[k++], Kept(runs, left, left.Num(0)).v, t));
    return results;
  });
  size_t k = 0;
  Values results{Value(), out[k++]};
  if (d.lstm()) results.push_back(out[k++]);
  Expr gates{&b, out[k++]}, state_gates = gates;
  if (d.gru()) {
    Expr all{&b, saved[1]};
    state_gates = Joined({Part(gates, 0, 3), Part(gates, 1, 3), Part(gates, 2, 3) * Part(all, 0, 4)});
  }
  const shlo::DotDims over_steps{{}, {}, {0, 1}, {0, 1}};
  if (need_input) results[0] = Contract(c, gates.v, wide(d.w_ih).v, {{}, {}, {2}, {0}}, d.math);
  results.push_back(Contract(c, gates.v, wide(d.input).v, over_steps, d.math));
  results.push_back(Contract(c, state_gates.v, before.v, over_steps, d.math));
  if (d.b_ih.valid()) {
    results.push_back(b.Reduce("add", gates.v, b.Scalar(d.math, 0), {0, 1}));
    results.push_back(b.Reduce("add", state_gates.v, b.Scalar(d.math, 0), {0, 1}));
  }
  if (projected) {
    Expr made = Part({&b, saved[1]}, 3, 4) * Tanh(cells);
    results.push_back(Contract(c, out[k], made.v, over_steps, d.math));
  }
  for (Value& v : results) {
    if (v.valid()) v = b.ConvertElementType(v, d.dtype);
  }
  return results;
}

// tpu::recurrent_backward(grad_output, grad_h, grad_c, input, lengths, state, weights, saved, mode, bidirectional,
// need_input) -> slopes of input if it is asked for, state, weights. `saved`: output, gates, cells.
Results RecurrentBackward(OpContext& c) {
  shlo::Builder& b = c.b;
  std::vector<Direction> directions = DirectionsOf(c, 3, c.Text(8), c.Bool(9));
  Values saved = c.Tensors(7);
  bool need_input = c.Bool(10), lstm = directions[0].lstm();
  size_t num_state = lstm ? 2 : 1;
  std::vector<Values> parts;
  for (const Direction& d : directions) {
    auto k = static_cast<int64_t>(parts.size()), n = static_cast<int64_t>(directions.size());
    Values mine, grads(3);
    for (const Value& s : saved) mine.push_back(Part({&b, s}, k, n).v);
    for (size_t i = 0; i < 3; ++i) {
      std::optional<Value> grad = c.OptionalTensor(i);
      if (!grad) continue;
      if (i == 0) {
        grads[i] = Part({&b, *grad}, k, n).v;
      } else {
        grads[i] = OfDirection(b, *grad, k);
      }
    }
    parts.push_back(Backward(c, d, mine, grads, need_input));
  }
  Values results;
  if (need_input) results.push_back(parts.size() == 1 ? parts[0][0] : b.Add(parts[0][0], parts[1][0]));
  for (size_t k = 1; k <= num_state; ++k) {
    Values joined;
    for (const Values& p : parts) joined.push_back(b.Reshape(p[k], {1, p[k].dim(0), p[k].dim(1)}));
    results.push_back(joined.size() == 1 ? joined[0] : b.Concatenate(joined, 0));
  }
  for (const Values& p : parts) results.insert(results.end(), p.begin() + 1 + num_state, p.end());
  return results;
}

const OpDef kRows[] = {
    {"tpu::recurrent", Recurrent, "", kNoMeta | kPrecision},
    {"tpu::recurrent_backward", RecurrentBackward, "", kNoMeta | kPrecision},
};

}  // namespace

std::span<const OpDef> RecurrentRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
