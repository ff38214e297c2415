// Random numbers: every row draws with Philox (lower/philox.h). Numbers differ from CPU's; distribution, dtype and
// reproducibility are the same.
#include <cmath>
#include <limits>

#include "lower/ops/families.h"
#include "lower/philox.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;
using support::ErrorKind;

DType MathOf(DType dtype) { return dtype == DType::kF64 || dtype == DType::kC128 ? DType::kF64 : DType::kF32; }

// Bits of a uniform number of this dtype: CPU draws as many as its significand has.
int Digits(DType dtype) { return shlo::MantissaBits(shlo::RealOf(dtype)) + 1; }

void ExpectFloating(OpContext& c, DType dtype, bool complex = false) {
  TT_CHECK(shlo::IsFloating(dtype) || (complex && shlo::IsComplex(dtype)), kNotImplemented, c.OpName(),
           ": expected a floating-point dtype, got ", shlo::Name(dtype));
}

// Scalars that only the device knows are checked there; defaults need no check.
void CheckNumbers(OpContext& c, const Value& failed, const char* message) {
  c.Check(failed, ErrorKind::kRuntime, support::StrCat(c.OpName(), " ", message));
}

bool IsOperand(const OpContext& c, size_t i) { return c.arg(i).kind == Arg::Kind::kScalar; }

// uniform_(self, from, to): from + u * (to - from).
Results Uniform(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype, true);
  DType math = MathOf(r.dtype);
  Value from = c.As(1, math), to = c.As(2, math);
  if (IsOperand(c, 1) || IsOperand(c, 2)) {
    CheckNumbers(c, c.b.Compare(Direction::kGt, from, to), "expects to return a [from, to) range, but found from > to");
  }
  auto draw = [&](uint32_t stream) {
    Value u = RandomUniform(c, math, Digits(r.dtype), r.dims, stream);
    if (c.IsConstant(1, 0) && c.IsConstant(2, 1)) return u;
    return c.b.Add(c.b.Multiply(u, c.b.BroadcastTo(c.b.Subtract(to, from), r.dims)), c.b.BroadcastTo(from, r.dims));
  };
  if (shlo::IsComplex(r.dtype)) return c.b.Complex(draw(0), draw(2));
  return c.b.ConvertElementType(draw(0), r.dtype);
}

// A complex normal number has variance std^2: each part has half of it.
Value Normal(OpContext& c, DType dtype, const Dims& dims, const Value& mean, const Value& std) {
  DType math = MathOf(dtype);
  if (!shlo::IsComplex(dtype)) {
    Value v =
        c.b.Add(c.b.Multiply(RandomNormal(c, math, dims), c.b.BroadcastTo(std, dims)), c.b.BroadcastTo(mean, dims));
    return c.b.ConvertElementType(v, dtype);
  }
  Value part = c.b.BroadcastTo(c.b.Multiply(std, c.b.Full(std.type, std::sqrt(0.5))), dims);
  Value real = c.b.Multiply(RandomNormal(c, math, dims, 0), part);
  Value imag = c.b.Multiply(RandomNormal(c, math, dims, 2), part);
  return c.b.Complex(c.b.Add(real, c.b.BroadcastTo(mean, dims)), imag);
}

void CheckStd(OpContext& c, size_t i, const Value& std) {
  if (c.arg(i).kind != Arg::Kind::kDouble) {
    CheckNumbers(c, c.b.Compare(Direction::kLt, std, c.b.Zeros(std.type)), "expects std >= 0.0");
  }
}

Results NormalInplace(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype, true);
  DType math = MathOf(r.dtype);
  Value std = c.As(2, math);
  CheckStd(c, 2, std);
  return Normal(c, r.dtype, r.dims, c.As(1, math), std);
}

// normal.Tensor_float(mean, std), float_Tensor, Tensor_Tensor.
Results NormalOf(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype, true);
  DType math = MathOf(r.dtype);
  Value std = c.As(1, math);
  CheckStd(c, 1, std);
  Value mean = c.Tensor(0);
  if (!shlo::IsComplex(mean.dtype())) return Normal(c, r.dtype, r.dims, c.b.ConvertElementType(mean, math), std);
  Value noise = Normal(c, r.dtype, r.dims, c.b.Scalar(math, 0), std);
  return c.b.Add(noise, c.b.BroadcastTo(c.b.ConvertElementType(mean, r.dtype), r.dims));
}

Results LogNormal(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype);
  DType math = MathOf(r.dtype);
  Value n = Normal(c, math, r.dims, c.As(1, math), c.As(2, math));
  return c.b.ConvertElementType(c.b.Exp(n), r.dtype);
}

// -log(u) of u in (0, 1], at least half an ulp of 1 so that nothing divides by zero.
Value Exponential(OpContext& c, DType math, const Dims& dims) {
  Value minus_log = c.b.Negate(c.b.Log(RandomPositive(c, math, dims)));
  double least = std::ldexp(1.0, math == DType::kF64 ? -53 : -24);
  return c.b.Maximum(minus_log, c.b.Full(minus_log.type, least));
}

Results ExponentialInplace(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype);
  DType math = MathOf(r.dtype);
  Value rate = c.As(1, math);
  if (IsOperand(c, 1)) {
    CheckNumbers(c, c.b.Compare(Direction::kLe, rate, c.b.Zeros(rate.type)), "expects lambda > 0.0");
  }
  Value v = Exponential(c, math, r.dims);
  if (!c.IsConstant(1, 1)) v = c.b.Divide(v, c.b.BroadcastTo(rate, r.dims));
  return c.b.ConvertElementType(v, r.dtype);
}

// The number of the first success: ceil(log(u) / log(1 - p)).
Results Geometric(OpContext& c) {
  const TensorType& r = c.Result();
  TT_CHECK(r.dtype != DType::kPred && !shlo::IsComplex(r.dtype), kNotImplemented, c.OpName(),
           ": expected a real number dtype, got ", shlo::Name(r.dtype));
  DType math = r.dtype == DType::kF64 || shlo::IsInteger(r.dtype) ? DType::kF64 : DType::kF32;
  Value p = c.As(1, math), zero = c.b.Zeros(p.type), one = c.b.Ones(p.type);
  CheckNumbers(c, c.b.Or(c.b.Compare(Direction::kLe, p, zero), c.b.Compare(Direction::kGe, p, one)),
               "expects p to be in (0, 1)");
  Value denominator = c.b.BroadcastTo(c.b.Log1p(c.b.Negate(p)), r.dims);
  Value v = c.b.Ceil(c.b.Divide(c.b.Log(RandomPositive(c, math, r.dims)), denominator));
  return c.b.ConvertElementType(c.b.Maximum(v, c.b.Ones(v.type)), r.dtype);
}

// median + sigma * tan(pi * (u - 1/2)).
Results Cauchy(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype);
  DType math = MathOf(r.dtype);
  Value u = RandomUniform(c, math, math == DType::kF64 ? 53 : 24, r.dims);
  Value angle = c.b.Multiply(c.b.Subtract(u, c.b.Full(u.type, 0.5)), c.b.Full(u.type, 3.14159265358979323846));
  Value tan = c.b.Divide(c.b.Sine(angle), c.b.Cosine(angle));
  Value v = c.b.Add(c.b.Multiply(tan, c.As(2, math, r.dims)), c.As(1, math, r.dims));
  return c.b.ConvertElementType(v, r.dtype);
}

// Ones where u < p.
Value Below(OpContext& c, const Value& p, const Dims& dims) {
  DType math = p.dtype();
  Value u = RandomUniform(c, math, math == DType::kF64 ? 53 : 24, dims);
  return c.b.Compare(Direction::kLt, u, c.b.BroadcastTo(p, dims));
}

void CheckProbability(OpContext& c, const Value& p) {
  // Not (0 <= p <= 1), so that NaN fails too.
  Value inside =
      c.b.And(c.b.Compare(Direction::kGe, p, c.b.Zeros(p.type)), c.b.Compare(Direction::kLe, p, c.b.Ones(p.type)));
  CheckNumbers(c, c.b.Not(inside), "expects p to be in [0, 1]");
}

Results Bernoulli(OpContext& c) {
  const TensorType& r = c.Result();
  ExpectFloating(c, r.dtype);
  Value p = c.As(0, MathOf(r.dtype));
  CheckProbability(c, p);
  return c.b.ConvertElementType(Below(c, p, r.dims), r.dtype);
}

// bernoulli_.Tensor(self, p) and bernoulli_.float(self, p).
Results BernoulliWith(OpContext& c) {
  const TensorType& r = c.Result();
  Value p = c.Tensor(1);
  p = c.b.ConvertElementType(p, p.dtype() == DType::kF64 ? DType::kF64 : DType::kF32);
  if (!c.IsConstant(1, 0.5)) CheckProbability(c, p);
  return c.b.ConvertElementType(Below(c, p, r.dims), r.dtype);
}

// The largest integer up to which a dtype holds every integer.
int64_t LargestExact(DType dtype) {
  if (dtype == DType::kPred) return 1;
  if (shlo::IsFloating(dtype)) return int64_t{1} << (shlo::MantissaBits(dtype) + 1);
  int bits = shlo::ByteSize(dtype) * 8;
  if (shlo::IsUnsigned(dtype)) return bits == 64 ? std::numeric_limits<int64_t>::max() : (int64_t{1} << bits) - 1;
  return bits == 64 ? std::numeric_limits<int64_t>::max() : (int64_t{1} << (bits - 1)) - 1;
}

// Integers in [from, from + range); range 0 means 2^64.
Results Integers(OpContext& c, int64_t from, uint64_t range) {
  const TensorType& r = c.Result();
  bool wide = range == 0 || range > (uint64_t{1} << 32);
  Value bits = wide ? RandomBits64(c, r.dims) : c.b.Convert(RandomBits32(c, r.dims), DType::kU64);
  if (range != 0 && range != (uint64_t{1} << 32)) {
    if ((range & (range - 1)) == 0) {
      bits = c.b.And(bits, c.b.ConstantInt(bits.type, static_cast<int64_t>(range - 1)));
    } else {
      bits = c.b.Remainder(bits, c.b.ConstantInt(bits.type, static_cast<int64_t>(range)));
    }
  }
  Value v = c.b.BitcastConvert(bits, DType::kS64);
  if (from != 0) v = c.b.Add(v, c.b.ConstantInt(v.type, from));
  return c.b.ConvertElementType(v, r.dtype);
}

void CheckInside(OpContext& c, int64_t value, const char* name) {
  DType dtype = c.Result().dtype;
  if (shlo::IsFloating(dtype)) return;
  int64_t high = LargestExact(dtype);
  int64_t low = dtype == DType::kPred || shlo::IsUnsigned(dtype) ? 0 : -high - 1;
  TT_CHECK(value >= low && value <= high, kRuntime, name, " is out of bounds for ", shlo::Name(dtype), ": expected [",
           low, ", ", high, "], got ", value);
}

Results RandomRange(OpContext& c, int64_t from, std::optional<int64_t> to) {
  DType dtype = c.Result().dtype;
  TT_CHECK(!shlo::IsComplex(dtype), kNotImplemented, c.OpName(), ": expected a real number dtype, got ",
           shlo::Name(dtype));
  if (!to) {
    CheckInside(c, from, "from");
    return Integers(c, from, static_cast<uint64_t>(LargestExact(dtype)) - static_cast<uint64_t>(from) + 1);
  }
  TT_CHECK(from < *to, kRuntime, "random_ expects 'from' to be less than 'to', but got from=", from, " >= to=", *to);
  CheckInside(c, from, "from");
  CheckInside(c, *to - 1, "to - 1");
  return Integers(c, from, static_cast<uint64_t>(*to) - static_cast<uint64_t>(from));
}

Results Random(OpContext& c) { return RandomRange(c, 0, std::nullopt); }
Results RandomTo(OpContext& c) { return RandomRange(c, 0, c.Int(1)); }
Results RandomFrom(OpContext& c) {
  if (!c.IsNone(2)) return RandomRange(c, c.Int(1), c.Int(2));
  // Without an end every number from `from` up to the dtype's largest; from int64's lowest that is all 2^64.
  return RandomRange(c, c.Int(1), std::nullopt);
}

// randperm.generator_out(n, generator, out): the order of n random keys.
Results Randperm(OpContext& c) {
  Dims dims{c.Int(0)};
  Value keys = RandomBits64(c, dims);
  Value index = c.b.Iota({DType::kS64, dims}, 0);
  auto sorted = c.b.Sort({keys, index}, 0, true, [](shlo::Builder& b, const std::vector<Value>& v) {
    return std::vector<Value>{b.Compare(Direction::kLt, v[0], v[1])};
  });
  return c.b.ConvertElementType(sorted[1], c.Result().dtype);
}

// Exclusive places of u in the running sum of the probabilities: how many sums are <= u.
Value WithReplacement(OpContext& c, const Value& p, const Value& total, int64_t samples) {
  int64_t rows = p.dim(0), n = p.dim(1);
  shlo::ReduceWindowSpec window;
  window.dimensions = {1, n};
  window.padding_low = {0, n - 1};
  window.padding_high = {0, 0};
  Value sums = c.b.ReduceWindow("add", p, c.b.Scalar(p.dtype(), 0), window);
  Dims dims{rows, samples};
  Value last = c.b.BroadcastInDim(c.b.Reshape(c.b.SliceDim(sums, 1, n - 1, n), {rows}), dims, {0});
  (void)total;
  // Below the last sum, so that no sample falls behind the last category with a probability.
  int digits = p.dtype() == DType::kF64 ? 53 : 24;
  Value limit = c.b.Multiply(last, c.b.Full(last.type, 1 - std::ldexp(1.0, -digits)));
  Value u = c.b.Minimum(c.b.Multiply(RandomUniform(c, p.dtype(), digits, dims), last), limit);
  Dims all{rows, samples, n};
  Value passed = c.b.Compare(Direction::kLe, c.b.BroadcastInDim(sums, all, {0, 2}), c.b.BroadcastInDim(u, all, {0, 1}));
  return c.b.Reduce("add", c.b.ConvertElementType(passed, DType::kS64), c.b.ScalarInt(DType::kS64, 0), {2});
}

// The categories in descending order of p / Exp(1): a sample without replacement.
Value WithoutReplacement(OpContext& c, const Value& p, int64_t samples) {
  Value keys = c.b.Divide(p, Exponential(c, p.dtype(), p.dims()));
  Value index = c.b.Iota({DType::kS64, p.dims()}, 1);
  if (samples == 1) {
    auto best = c.b.ReduceMany({keys, index}, {c.b.Scalar(p.dtype(), -1), c.b.ScalarInt(DType::kS64, 0)}, {1},
                               [](shlo::Builder& b, const std::vector<Value>& v) {
                                 Value later = b.Compare(Direction::kGt, v[2], v[0]);
                                 Value same = b.And(b.Compare(Direction::kEq, v[2], v[0]),
                                                    b.Compare(Direction::kLt, v[3], v[1]));
                                 Value take = b.Or(later, same);
                                 return std::vector<Value>{b.Select(take, v[2], v[0]), b.Select(take, v[3], v[1])};
                               });
    return c.b.Reshape(best[1], {p.dim(0), 1});
  }
  auto sorted = c.b.Sort({keys, index}, 1, true, [](shlo::Builder& b, const std::vector<Value>& v) {
    return std::vector<Value>{b.Compare(Direction::kGt, v[0], v[1])};
  });
  return c.b.SliceDim(sorted[1], 1, 0, samples);
}

// multinomial(self, num_samples, replacement)
Results Multinomial(OpContext& c) {
  Value p = c.Tensor(0);
  ExpectFloating(c, p.dtype());
  int64_t samples = c.Int(1), n = p.rank() > 0 ? p.dim(p.rank() - 1) : 0;
  bool replacement = c.BoolOr(2, false);
  TT_CHECK(p.rank() == 1 || p.rank() == 2, kRuntime, "prob_dist must be 1 or 2 dim");
  TT_CHECK(samples > 0, kRuntime, "cannot sample n_sample <= 0 samples");
  TT_CHECK(replacement || samples <= n, kRuntime,
           "cannot sample n_sample > prob_dist.size(-1) samples without replacement");
  const TensorType& r = c.Result();
  int64_t rows = p.rank() == 2 ? p.dim(0) : 1;
  if (rows == 0) return c.b.Zeros(r);
  TT_CHECK(n > 0, kRuntime, c.OpName(), ": expected at least one category, got a tensor of shape ", p.type.ToString());
  p = c.b.Reshape(c.b.ConvertElementType(p, MathOf(p.dtype())), {rows, n});
  Value good = c.b.And(c.b.IsFinite(p), c.b.Compare(Direction::kGe, p, c.b.Zeros(p.type)));
  c.Check(c.b.Not(good), ErrorKind::kRuntime, "probability tensor contains either `inf`, `nan` or element < 0");
  Value total = c.b.Reduce("add", p, c.b.Scalar(p.dtype(), 0), {1});
  c.Check(c.b.Compare(Direction::kLe, total, c.b.Zeros(total.type)), ErrorKind::kRuntime,
          "invalid multinomial distribution (sum of probabilities <= 0)");
  Value v = replacement && samples > 1 ? WithReplacement(c, p, total, samples) : WithoutReplacement(c, p, samples);
  return c.b.Reshape(v, r.dims);
}

// native_dropout(input, p, train): the kept elements grow by 1 / (1 - p).
Results NativeDropout(OpContext& c) {
  const TensorType& r = c.Result();
  Value x = c.Tensor(0);
  if (!c.BoolOr(2, true)) return {x, c.b.Ones(c.Result(1))};
  DType math = MathOf(r.dtype);
  Value p = c.As(1, math), one = c.b.Ones(p.type), keep = c.b.Subtract(one, p);
  Value none = c.b.Compare(Direction::kEq, keep, c.b.Zeros(keep.type));
  Value scale = c.b.Select(none, c.b.Zeros(one.type), c.b.Divide(one, keep));
  Value mask = Below(c, keep, r.dims);
  DType wide = OpContext::OpMath(r.dtype);
  Value scaled =
      c.b.Multiply(c.b.ConvertElementType(x, wide), c.b.BroadcastTo(c.b.ConvertElementType(scale, wide), r.dims));
  Value out = c.b.Select(mask, scaled, c.b.Multiply(scaled, c.b.Zeros(scaled.type)));
  return {c.b.ConvertElementType(out, r.dtype), mask};
}

Results NativeDropoutBackward(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value v = c.b.Multiply(c.As(0, math), c.As(1, math));
  return c.b.ConvertElementType(c.b.Multiply(v, c.As(2, math, r.dims)), r.dtype);
}

const OpDef kRows[] = {
    {"uniform_", Uniform, "", kRandom},
    {"normal_", NormalInplace, "", kRandom},
    {"normal.Tensor_float normal.float_Tensor normal.Tensor_Tensor", NormalOf, "", kRandom},
    {"log_normal_", LogNormal, "", kRandom},
    {"exponential_", ExponentialInplace, "", kRandom},
    {"geometric_", Geometric, "", kRandom},
    {"cauchy_", Cauchy, "", kRandom},
    {"bernoulli", Bernoulli, "", kRandom},
    {"bernoulli_.Tensor bernoulli_.float", BernoulliWith, "", kRandom},
    {"random_", Random, "", kRandom},
    {"random_.to", RandomTo, "", kRandom},
    {"random_.from", RandomFrom, "", kRandom},
    {"randperm.generator_out", Randperm, "", kRandom},
    {"multinomial", Multinomial, "", kRandom},
    {"native_dropout", NativeDropout, "", kRandom},
    {"native_dropout_backward", NativeDropoutBackward},
};

}  // namespace

std::span<const OpDef> RandomRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
