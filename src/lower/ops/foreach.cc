// _foreach_*: a row for tensors applied to each entry of lists, in one program.
#include "lower/ops/families.h"
#include "lower/registry.h"

namespace torch_tpu::lower::ops {
namespace {

// The row named by `hlo`, once for each result. Lists give their k-th entry, all else is shared.
std::vector<Value> Each(OpContext& c, bool append_one) {
  const OpDef* base = FindRow(c.hlo());
  TT_ASSERT(base, c.OpName(), ": no row ", c.hlo());
  std::vector<Value> results;
  for (size_t k = 0; k < c.num_results(); ++k) {
    std::vector<Arg> args;
    for (size_t i = 0; i < c.size(); ++i) {
      Arg arg = c.arg(i);
      if (arg.kind == Arg::Kind::kTensors) {
        arg.kind = arg.weak ? Arg::Kind::kScalar : Arg::Kind::kTensor;
        arg.value = arg.values.at(k);
        arg.values.clear();
      }
      args.push_back(std::move(arg));
    }
    if (append_one) {
      args.emplace_back().kind = Arg::Kind::kInt;
      args.back().integer = 1;
    }
    OpContext each(c.b, *base, std::move(args), {c.Result(k)}, c.options());
    results.push_back(Lower(each).front());
    for (const DeviceCheck& check : each.checks()) c.Check(check.failed, check.kind, check.message);
  }
  return results;
}

Results ForEach(OpContext& c) { return Each(c, false); }

// The schema lacks the base's last argument, a factor: 1.
Results ForEachTimesOne(OpContext& c) { return Each(c, true); }

// An exponent or an order chooses the formula, as for single tensors.
constexpr uint32_t kStaticSecond = 1u << 1;

const OpDef kRows[] = {
    {"_foreach_abs", ForEach, "abs"},
    {"_foreach_acos", ForEach, "acos"},
    {"_foreach_asin", ForEach, "asin"},
    {"_foreach_atan", ForEach, "atan"},
    {"_foreach_ceil", ForEach, "ceil"},
    {"_foreach_cos", ForEach, "cos"},
    {"_foreach_cosh", ForEach, "cosh"},
    {"_foreach_erf", ForEach, "erf"},
    {"_foreach_erfc", ForEach, "erfc"},
    {"_foreach_exp", ForEach, "exp"},
    {"_foreach_expm1", ForEach, "expm1"},
    {"_foreach_floor", ForEach, "floor"},
    {"_foreach_frac", ForEach, "frac"},
    {"_foreach_lgamma", ForEach, "lgamma"},
    {"_foreach_log", ForEach, "log"},
    {"_foreach_log10", ForEach, "log10"},
    {"_foreach_log1p", ForEach, "log1p"},
    {"_foreach_log2", ForEach, "log2"},
    {"_foreach_neg", ForEach, "neg"},
    {"_foreach_reciprocal", ForEach, "reciprocal"},
    {"_foreach_round", ForEach, "round"},
    {"_foreach_rsqrt", ForEach, "rsqrt"},
    {"_foreach_sigmoid", ForEach, "sigmoid"},
    {"_foreach_sign", ForEach, "sign"},
    {"_foreach_sin", ForEach, "sin"},
    {"_foreach_sinh", ForEach, "sinh"},
    {"_foreach_sqrt", ForEach, "sqrt"},
    {"_foreach_tan", ForEach, "tan"},
    {"_foreach_tanh", ForEach, "tanh"},
    {"_foreach_trunc", ForEach, "trunc"},
    {"_foreach_zero", ForEach, "zero"},
    {"_foreach_clone", ForEach, "tpu::identity"},
    {"_foreach_copy", ForEach, "tpu::copy"},
    {"_foreach_max", ForEach, "max"},
    {"_foreach_mm", ForEach, "mm", kPrecision},
    {"_foreach_norm.Scalar", ForEach, "norm.ScalarOpt_dtype", kNoFlags, kStaticSecond},
    {"_foreach_add.List _foreach_add.Tensor", ForEach, "add.Tensor"},
    {"_foreach_add.Scalar _foreach_add.ScalarList", ForEachTimesOne, "add.Tensor"},
    {"_foreach_sub.List", ForEach, "sub.Tensor"},
    {"_foreach_sub.Scalar _foreach_sub.ScalarList", ForEachTimesOne, "sub.Tensor"},
    {"_foreach_mul.List _foreach_mul.Tensor _foreach_mul.Scalar _foreach_mul.ScalarList", ForEach, "mul.Tensor"},
    {"_foreach_div.List _foreach_div.Tensor _foreach_div.Scalar _foreach_div.ScalarList", ForEach, "div.Tensor"},
    {"_foreach_maximum.List", ForEach, "maximum"},
    {"_foreach_minimum.List", ForEach, "minimum"},
    {"_foreach_maximum.Scalar _foreach_maximum.ScalarList", ForEach, "clamp_min"},
    {"_foreach_minimum.Scalar _foreach_minimum.ScalarList", ForEach, "clamp_max"},
    {"_foreach_clamp_min.List", ForEach, "clamp_min.Tensor"},
    {"_foreach_clamp_max.List", ForEach, "clamp_max.Tensor"},
    {"_foreach_clamp_min.Scalar _foreach_clamp_min.ScalarList", ForEach, "clamp_min"},
    {"_foreach_clamp_max.Scalar _foreach_clamp_max.ScalarList", ForEach, "clamp_max"},
    {"_foreach_pow.List _foreach_pow.ScalarList", ForEach, "pow.Tensor_Tensor"},
    {"_foreach_pow.Scalar", ForEach, "pow.Tensor_Scalar", kNoFlags, kStaticSecond},
    {"_foreach_pow.ScalarAndTensor", ForEach, "pow.Scalar"},
    {"_foreach_lerp.List _foreach_lerp.Scalar _foreach_lerp.ScalarList", ForEach, "lerp.Tensor"},
    {"_foreach_addcmul.Scalar _foreach_addcmul.ScalarList", ForEach, "addcmul"},
    {"_foreach_addcdiv.Scalar _foreach_addcdiv.ScalarList", ForEach, "addcdiv"},
};

}  // namespace

std::span<const OpDef> ForEachRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
