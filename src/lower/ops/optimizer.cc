// Steps of optimizers on whole lists of parameters, and what loss scaling needs. Learning rates, steps and all other
// numbers are operands: a schedule compiles nothing.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

// The arguments of a _fused_* step: lists first, then numbers, grad_scale and found_inf last.
class Step {
 public:
  Step(OpContext& c, size_t written, size_t lists) : c_(c), written_(written) {
    n_ = c.Tensors(0).size();
    for (size_t i = 0; i < lists; ++i) {
      lists_.push_back(c.Tensors(i));
      size_t have = lists_.back().size();
      TT_CHECK(have == n_ || (have == 0 && i > 1), kRuntime, c.OpName(), ": expected lists of ", n_,
               " tensors, got one of ", have);
      results_.emplace_back(have);
    }
    scale_ = c.OptionalTensor(c.size() - 2);
    found_inf_ = c.OptionalTensor(c.size() - 1);
  }

  size_t size() const { return n_; }
  bool Has(size_t list) const { return !lists_[list].empty(); }
  DType type(size_t k) const { return OpContext::OpMath(lists_[0][k].dtype()); }

  // Entry k of a list in the type of its parameter's step.
  Expr Get(size_t list, size_t k) {
    const Value& v = lists_[list][k];
    TT_CHECK(shlo::IsFloating(v.dtype()), kRuntime, c_.OpName(), ": expected floating tensors, got ",
             shlo::Name(v.dtype()));
    TT_CHECK(v.dims() == lists_[0][k].dims(), kRuntime, c_.OpName(), ": expected ", lists_[0][k].type.ToString(),
             " in every list at ", k, ", got ", v.type.ToString());
    return To({&c_.b, v}, type(k));
  }

  // The gradient, freed of the scale of its loss (and written back so), with the sign of the direction to go.
  Expr Gradient(size_t k, bool maximize) {
    Expr grad = Get(1, k);
    if (scale_) {
      grad = grad / Like(Number(*scale_, type(k)), grad);
      Put(1, k, grad);
      grad = To(Expr{&c_.b, results_[1][k]}, type(k));
    }
    return maximize ? -grad : grad;
  }

  // A number of the step, as float64: 1 - beta^t has no digits left in float32.
  Expr Wide(size_t i) { return Number(c_.Tensor(i), DType::kF64); }
  Expr Time(size_t list, size_t k) { return Number(lists_[list][k], DType::kF64); }

  // A number beside a tensor.
  Expr Like(const Expr& number, const Expr& tensor) {
    return tensor.With(c_.b.BroadcastTo(To(number, tensor.dtype()).v, tensor.v.dims()));
  }

  void Put(size_t list, size_t k, const Expr& value) {
    Value v = c_.b.ConvertElementType(value.v, lists_[list][k].dtype());
    if (found_inf_) {
      Expr skip = Number(*found_inf_, DType::kF32) == 1;
      v = c_.b.Select(skip.v, lists_[list][k], v);
    }
    results_[list][k] = v;
  }

  // Written lists one after the other; what no step has put stays as it is.
  Results Done() {
    std::vector<Value> all;
    for (size_t i = 0; i < written_; ++i) all.insert(all.end(), results_[i].begin(), results_[i].end());
    return all;
  }

 private:
  Expr Number(const Value& v, DType dtype) {
    TT_CHECK(v.type.NumElements() == 1, kRuntime, c_.OpName(), ": expected a tensor with one number, got ",
             v.type.ToString());
    return {&c_.b, c_.b.ConvertElementType(c_.b.Reshape(v, {}), dtype)};
  }

  OpContext& c_;
  size_t n_ = 0, written_;
  std::vector<std::vector<Value>> lists_, results_;
  std::optional<Value> scale_, found_inf_;
};

// grad + decay * parameter, and exactly grad without a decay.
Expr Decayed(Step& s, const Expr& grad, const Expr& parameter, size_t decay) {
  Expr rate = s.Wide(decay);
  return Select(rate == 0, grad, grad + s.Like(rate, grad) * parameter);
}

// _fused_sgd_(self, grads, momentum_buffers, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step).
Results FusedSgd(OpContext& c) {
  Step s(c, 3, 3);
  for (size_t k = 0; k < s.size(); ++k) {
    Expr parameter = s.Get(0, k);
    Expr grad = Decayed(s, s.Gradient(k, c.Bool(8)), parameter, 3);
    if (s.Has(2)) {
      Expr momentum = s.Like(s.Wide(4), grad), keep = s.Like(1 - s.Wide(6), grad);
      Expr first{&c.b, c.As(9, DType::kPred)};
      Expr buffer = Select(first, grad, momentum * s.Get(2, k) + keep * grad);
      s.Put(2, k, buffer);
      grad = c.Bool(7) ? grad + momentum * buffer : buffer;
    }
    s.Put(0, k, parameter - s.Like(s.Wide(5), grad) * grad);
  }
  return s.Done();
}

// _fused_adam_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps,
// amsgrad, maximize).
template <bool kDecoupled>
Results FusedAdam(OpContext& c) {
  Step s(c, 5, 6);
  bool amsgrad = c.Bool(11);
  TT_CHECK(s.Has(2) && s.Has(3) && s.Has(5) && s.Has(4) == amsgrad, kRuntime, c.OpName(),
           ": expected exp_avgs, exp_avg_sqs, state_steps, and max_exp_avg_sqs with amsgrad only");
  Expr lr = s.Wide(6), beta1 = s.Wide(7), beta2 = s.Wide(8), decay = s.Wide(9);
  for (size_t k = 0; k < s.size(); ++k) {
    Expr parameter = s.Get(0, k), grad = s.Gradient(k, c.Bool(12)), time = s.Time(5, k);
    if (kDecoupled) {
      parameter = parameter * s.Like(1 - lr * decay, parameter);
    } else {
      grad = Decayed(s, grad, parameter, 9);
    }
    Expr mean = s.Get(2, k);
    mean = mean + s.Like(1 - beta1, grad) * (grad - mean);
    Expr square = s.Like(beta2, grad) * s.Get(3, k) + s.Like(1 - beta2, grad) * grad * grad;
    s.Put(2, k, mean);
    s.Put(3, k, square);
    if (amsgrad) {
      square = Max(s.Get(4, k), square);
      s.Put(4, k, square);
    }
    Expr correction1 = 1 - Pow(beta1, time), correction2 = 1 - Pow(beta2, time);
    Expr below = Sqrt(square) / s.Like(Sqrt(correction2), square) + s.Like(s.Wide(10), square);
    s.Put(0, k, parameter - s.Like(lr / correction1, mean) * mean / below);
  }
  return s.Done();
}

// _fused_adagrad_(self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize). The schema of the
// plain form marks the steps as written; no step writes them.
template <size_t kWritten>
Results FusedAdagrad(OpContext& c) {
  Step s(c, kWritten, 4);
  TT_CHECK(s.Has(2) && s.Has(3), kRuntime, c.OpName(), ": expected state_sums and state_steps");
  for (size_t k = 0; k < s.size(); ++k) {
    Expr parameter = s.Get(0, k);
    Expr grad = Decayed(s, s.Gradient(k, c.Bool(8)), parameter, 6);
    Expr sum = s.Get(2, k) + grad * grad;
    s.Put(2, k, sum);
    Expr rate = s.Wide(4) / (1 + (s.Time(3, k) - 1) * s.Wide(5));
    s.Put(0, k, parameter - s.Like(rate, grad) * (grad / (Sqrt(sum) + s.Like(s.Wide(7), sum))));
  }
  return s.Done();
}

Expr OneNumber(OpContext& c, size_t i, const char* name) {
  Value v = c.Tensor(i);
  TT_CHECK(v.type.NumElements() == 1 && v.dtype() == DType::kF32, kRuntime, name,
           " must be a float tensor with one element, got ", v.type.ToString());
  return {&c.b, c.b.Reshape(v, {})};
}

// _amp_foreach_non_finite_check_and_unscale_(self, found_inf, inv_scale).
Results Unscale(OpContext& c) {
  Expr found = OneNumber(c, 1, "found_inf"), inverse = OneNumber(c, 2, "inv_scale");
  std::vector<Value> results;
  for (const Value& v : c.Tensors(0)) {
    TT_CHECK(shlo::IsFloating(v.dtype()), kRuntime, c.OpName(), ": expected floating tensors, got ",
             shlo::Name(v.dtype()));
    Expr x = To({&c.b, v}, OpContext::OpMath(v.dtype()));
    Dims all;
    for (size_t d = 0; d < v.rank(); ++d) all.push_back(static_cast<int64_t>(d));
    Value bad = c.b.Not(c.b.IsFinite(x.v));
    if (!all.empty()) bad = c.b.Reduce("or", bad, c.b.ScalarInt(DType::kPred, 0), all);
    found = Select(Expr{&c.b, bad}, 1, found);
    Expr factor = x.With(c.b.BroadcastTo(To(inverse, x.dtype()).v, v.dims()));
    results.push_back(To(x * factor, v.dtype()).v);
  }
  results.push_back(c.b.Reshape(found.v, c.Tensor(1).dims()));
  return results;
}

// _amp_update_scale_(scale, growth_tracker, found_inf, growth_factor, backoff_factor, growth_interval).
Results UpdateScale(OpContext& c) {
  Expr scale = OneNumber(c, 0, "current_scale"), found = OneNumber(c, 2, "found_inf");
  Value tracker = c.Tensor(1);
  TT_CHECK(tracker.type.NumElements() == 1 && tracker.dtype() == DType::kS32, kRuntime,
           "growth_tracker must be an int tensor with one element, got ", tracker.type.ToString());
  Expr good = scale.With(c.b.Reshape(tracker, {}));
  good = good + good.Num(1);
  Expr bad = found != 0, full = good == static_cast<double>(c.Int(5));
  Expr grown = scale * Expr{&c.b, c.As(3, DType::kF32)}, smaller = scale * Expr{&c.b, c.As(4, DType::kF32)};
  // A scale never grows to infinity.
  grown = Select(scale.With(c.b.IsFinite(grown.v)), grown, scale);
  Expr next = Select(bad, smaller, Select(full, grown, scale));
  Expr count = Select(bad, 0, Select(full, 0, good));
  return {c.b.Reshape(next.v, c.Tensor(0).dims()), c.b.Reshape(count.v, tracker.dims())};
}

constexpr uint32_t kStep = kNoMeta | kWideNumbers;

const OpDef kRows[] = {
    {"_fused_sgd_ _fused_sgd_.tensor_lr", FusedSgd, "", kStep},
    {"_fused_adam_ _fused_adam_.tensor_lr", FusedAdam<false>, "", kStep},
    {"_fused_adamw_ _fused_adamw_.tensor_lr", FusedAdam<true>, "", kStep},
    {"_fused_adagrad_", FusedAdagrad<4>, "", kStep},
    {"_fused_adagrad_.tensor_lr", FusedAdagrad<3>, "", kStep},
    {"_amp_foreach_non_finite_check_and_unscale_", Unscale, "", kNoMeta},
    {"_amp_update_scale_", UpdateScale, "", kNoMeta},
};

}  // namespace

std::span<const OpDef> OptimizerRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
