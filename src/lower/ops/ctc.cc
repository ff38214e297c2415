// The connectionist temporal classification loss and its derivative: rows that aten/ctc_loss.cc calls with lengths as
// tensors, so that a batch of other lengths is the same program. Labels stand between blanks: [batch, places] with
// places = 2 * longest + 1.
#include <functional>
#include <limits>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

using Values = std::vector<Value>;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

Expr Wide(const Expr& x, const Dims& dims, const Dims& at) { return x.With(x.b->BroadcastInDim(x.v, dims, at)); }
Expr Iota(const Expr& like, const Dims& dims, int64_t dim) { return like.With(like.b->Iota({DType::kS32, dims}, dim)); }

struct Path {
  Expr lengths, label_lengths;  // [batch] S32
  Expr label;                   // [batch, places] S32
  Expr score;                   // [time, batch, places]: log_probs of the labels
  Expr may_skip;                // [batch, places]: whether the blank before it may be left out
  int64_t time = 0, batch = 0, places = 1;
  Dims frame() const { return {batch, places}; }
};

// From log_probs, targets, input_lengths, target_lengths at argument `first`, and longest, blank at `constants`.
Path PathOf(OpContext& c, size_t first, size_t constants) {
  shlo::Builder& b = c.b;
  Value log_probs = c.Tensor(first), targets = c.Tensor(first + 1);
  if (log_probs.dtype() != DType::kF32 && log_probs.dtype() != DType::kF64) NotImplementedFor(c, log_probs.dtype());
  int64_t time = log_probs.dim(0), batch = log_probs.dim(1), longest = c.Int(constants), blank = c.Int(constants + 1);
  Path p;
  p.lengths = {&b, c.As(first + 2, DType::kS32)};
  p.label_lengths = {&b, c.As(first + 3, DType::kS32)};
  p.time = time, p.batch = batch, p.places = 2 * longest + 1;
  Value no_label = b.ScalarInt(DType::kS32, blank);
  if (longest == 0) {
    p.label = p.lengths.With(b.BroadcastInDim(no_label, p.frame(), {}));
  } else {
    Dims dims{batch, longest};
    Expr place = Iota(p.lengths, dims, 1), label = place;
    if (targets.rank() == 2) {
      label = label.With(b.ConvertElementType(b.SliceDim(targets, 1, 0, longest), DType::kS32));
    } else if (targets.dim(0) > 0) {  // one after the other
      Expr other = Iota(p.lengths, {batch, batch}, 1), own = Iota(p.lengths, {batch, batch}, 0);
      Expr before = Select(other < own, Wide(p.label_lengths, {batch, batch}, {1}), 0);
      Expr start = before.With(b.Reduce("add", before.v, b.ScalarInt(DType::kS32, 0), {1}));
      Expr at = Min(Wide(start, dims, {0}) + place, static_cast<double>(targets.dim(0) - 1));
      label = label.With(GatherSlices(c, b.ConvertElementType(targets, DType::kS32), 0, at.v));
    }
    label = Select(place < Wide(p.label_lengths, dims, {0}), label, static_cast<double>(blank));
    p.label = label.With(b.Pad(label.v, no_label, {0, 1}, {0, 1}, {0, 1}));
  }
  p.score = p.label.With(GatherElements(c, log_probs, 2, Wide(p.label, {time, batch, p.places}, {1, 2}).v));
  Expr earlier = p.label.With(b.Pad(p.label.v, no_label, {0, 2}, {0, -2}, {0, 0}));
  p.may_skip = (p.label != earlier) & (Iota(p.label, p.frame(), 1) >= 2);
  return p;
}

// log(e^x + e^y + e^z); -infinity where all are.
Expr LogSum(const Expr& x, const Expr& y, const Expr& z) {
  Expr top = Max(Max(x, y), z), safe = Select(top == -kInfinity, 0, top);
  return Log(Exp(x - safe) + Exp(y - safe) + Exp(z - safe)) + safe;
}

// x[:, s - n], or x[:, s + n] for negative n; -infinity beyond the ends.
Expr Moved(const Expr& x, int64_t n) {
  Value low = x.b->Scalar(x.dtype(), -kInfinity);
  return x.With(x.b->Pad(x.v, low, {0, n}, {0, -n}, {0, 0}));
}

// Runs step(t, what the step before gave, score of t) over time, backwards if asked, from -infinity everywhere.
Expr OverTime(OpContext& c, const Path& p, bool backwards,
              const std::function<Expr(const Expr&, const Expr&, const Expr&)>& step) {
  shlo::Builder& b = c.b;
  DType dtype = p.score.dtype();
  Value lowest = b.Scalar(dtype, -kInfinity);
  Values start{b.ScalarInt(DType::kS32, 0), b.BroadcastInDim(lowest, p.frame(), {}), p.score.v,
               b.BroadcastInDim(lowest, p.score.v.dims(), {})};
  Values out = b.While(
      start,
      [&](shlo::Builder& r, const Values& s) -> Values {
        return {r.Compare(shlo::Direction::kLt, s[0], r.ScalarInt(DType::kS32, p.time))};
      },
      [&](shlo::Builder& r, const Values& s) -> Values {
        Value zero = r.ScalarInt(DType::kS32, 0);
        Value t = backwards ? r.Subtract(r.ScalarInt(DType::kS32, p.time - 1), s[0]) : s[0];
        Value score = r.Reshape(r.DynamicSlice(s[2], {t, zero, zero}, {1, p.batch, p.places}), p.frame());
        Expr at{&r, r.BroadcastInDim(t, p.frame(), {})};
        Expr now = step(at, Expr{&r, s[1]}, Expr{&r, score});
        Value all = r.DynamicUpdateSlice(s[3], r.Reshape(now.v, {1, p.batch, p.places}), {t, zero, zero});
        return {r.Add(s[0], r.ScalarInt(DType::kS32, 1)), now.v, s[2], all};
      });
  return p.score.With(out[3]);
}

// The places where a path may end: the last label and the blank behind it.
Expr Ends(const Path& p) {
  Expr place = Iota(p.label, p.frame(), 1), last = Wide(p.label_lengths, p.frame(), {0}) * 2;
  return (place == last) | ((place == last - 1) & (last > 0));
}

// tpu::ctc_loss(log_probs, targets, input_lengths, target_lengths, longest, blank) -> (neg_log_likelihood, log_alpha)
Results Loss(OpContext& c) {
  shlo::Builder& b = c.b;
  Path p = PathOf(c, 0, 4);
  DType dtype = p.score.dtype();
  if (p.batch == 0) return {b.Zeros({dtype, {0}}), b.Zeros({dtype, {0, p.time, p.places}})};
  Expr place = Iota(p.label, p.frame(), 1), labels = Wide(p.label_lengths, p.frame(), {0});
  Expr begins = (place == 0) | ((place == 1) & (labels > 0));
  Expr alpha = OverTime(c, p, false, [&](const Expr& t, const Expr& before, const Expr& score) {
    Expr none = before.Num(-kInfinity);
    Expr sum = LogSum(before, Moved(before, 1), Select(p.may_skip, Moved(before, 2), none));
    return Select(t == 0, Select(begins, score, none), sum + score);
  });
  Dims all = p.score.v.dims();
  Expr at_end = (Iota(p.label, all, 0) == Wide(p.lengths, all, {1}) - 1);
  Value zero = b.Scalar(dtype, 0), lowest = b.Scalar(dtype, -kInfinity);
  Expr final = alpha.With(b.Reduce("add", Select(at_end, alpha, 0).v, zero, {0}));
  final = Select(Ends(p), final, -kInfinity);
  Expr top = final.With(b.Reduce("maximum", final.v, lowest, {1})), safe = Select(top == -kInfinity, 0, top);
  Expr sum = final.With(b.Reduce("add", Exp(final - Wide(safe, p.frame(), {0})).v, zero, {1}));
  Expr loss = -(Log(sum) + safe);
  loss = Select(p.lengths == 0, Select(p.label_lengths == 0, loss.Num(0), kInfinity), loss);
  return {loss.v, b.Transpose(alpha.v, {1, 0, 2})};
}

// tpu::ctc_loss_backward(log_probs, targets, input_lengths, target_lengths, grad, neg_log_likelihood, log_alpha,
// longest, blank, zero_infinity)
Results LossBackward(OpContext& c) {
  shlo::Builder& b = c.b;
  Value log_probs = c.Tensor(0);
  if (log_probs.type.NumElements() == 0) return b.Zeros(log_probs.type);
  Path p = PathOf(c, 0, 7);
  Expr ends = Ends(p), last = Wide(p.lengths, p.frame(), {0}) - 1;
  Expr skipped = p.may_skip.With(b.Pad(p.may_skip.v, b.ScalarInt(DType::kPred, 0), {0, -2}, {0, 2}, {0, 0}));
  Expr beta = OverTime(c, p, true, [&](const Expr& t, const Expr& after, const Expr& score) {
    Expr none = after.Num(-kInfinity);
    Expr sum = LogSum(after, Moved(after, -1), Select(skipped, Moved(after, -2), none)) + score;
    return Select(t == last, Select(ends, score, none), Select(t < last, sum, none));
  });
  Dims all = p.score.v.dims(), dims = log_probs.dims();
  Expr loss{&b, c.Tensor(5)}, alpha{&b, b.Transpose(c.Tensor(6), {1, 0, 2})};
  // How likely the path is at a place, given the targets.
  Expr share = Exp(alpha + beta + Wide(loss, all, {1}) - p.score);
  Value index = Wide(p.label, all, {1, 2}).v;
  Expr expected{&b, ScatterElements(c, b.Zeros(log_probs.type), 2, index, share, Combine::kAdd)};
  Expr grad = (Exp(expected.With(log_probs)) - expected) * Wide(Expr{&b, c.Tensor(4)}, dims, {1});
  Expr impossible = Wide(loss == kInfinity, dims, {1});
  grad = Select(impossible, c.Bool(9) ? 0 : std::numeric_limits<double>::quiet_NaN(), grad);
  Expr within = Iota(grad, dims, 0) < Wide(p.lengths, dims, {1});
  return Select(within, grad, 0);
}

const OpDef kRows[] = {
    {"tpu::ctc_loss", Loss, "", kNoMeta},
    {"tpu::ctc_loss_backward", LossBackward, "", kNoMeta},
};

}  // namespace

std::span<const OpDef> CtcRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
