// Scaled dot product attention as one program: scores, mask, softmax and the weighted sum, with grouped query heads.
#include <cmath>

#include "lower/contract.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// Places that a query sees: key position at most its own, both counted from the start.
Value Causal(OpContext& c, const Dims& dims) {
  auto last = static_cast<int64_t>(dims.size()) - 1;
  TensorType type{DType::kS32, dims};
  return c.b.Compare(Direction::kLe, c.b.Iota(type, last), c.b.Iota(type, last - 1));
}

// The mask [.., heads, queries, keys] in the shape [batch, kv heads, group, queries, keys].
Value GroupedMask(OpContext& c, const Value& mask, const Dims& dims) {
  Dims shape = mask.dims();
  while (shape.size() < 4) shape.insert(shape.begin(), 1);
  Dims split{shape[0]};
  if (shape[1] == 1) {
    split.push_back(1);
    split.push_back(1);
  } else {
    split.push_back(dims[1]);
    split.push_back(dims[2]);
  }
  split.push_back(shape[2]);
  split.push_back(shape[3]);
  return c.b.BroadcastTo(c.b.Reshape(mask, split), dims);
}

// (query[b, h, s, d], key[b, g, l, d], value[b, g, l, e], mask, is_causal, scale) -> out[b, h, s, e],
// logsumexp[b, h, s]. A query that sees no key gives zeros, as on CPU.
Results Attend(OpContext& c, size_t causal, size_t scale) {
  shlo::Builder& b = c.b;
  Value q = c.Tensor(0), k = c.Tensor(1), v = c.Tensor(2);
  DType dtype = q.dtype(), math = OpContext::OpMath(dtype);
  Dims query = q.dims();
  if (query.size() == 3) {  // unbatched
    auto batched = [&](const Value& x) {
      Dims d = x.dims();
      d.insert(d.begin(), 1);
      return b.Reshape(x, d);
    };
    q = batched(q), k = batched(k), v = batched(v);
  }
  int64_t n = q.dim(0), heads = q.dim(1), s = q.dim(2), d = q.dim(3), kv = k.dim(1), l = k.dim(2), e = v.dim(3);
  TT_CHECK(kv > 0 && heads % kv == 0 && k.dim(3) == d && v.dim(2) == l && v.dim(1) == kv && k.dim(0) == n, kRuntime,
           "aten::scaled_dot_product_attention: expected key and value heads to divide ", heads, " query heads and ",
           "equal head sizes, got query ", q.type.ToString(), ", key ", k.type.ToString(), ", value ",
           v.type.ToString());
  Dims dims{n, kv, heads / kv, s, l};
  Value grouped = b.Reshape(q, {n, kv, heads / kv, s, d});
  Value scores = Contract(c, grouped, k, {{0, 1}, {0, 1}, {4}, {3}}, math);
  Value factor = c.IsNone(scale) ? b.Scalar(math, 1 / std::sqrt(static_cast<double>(d))) : c.As(scale, math);
  scores = b.Multiply(scores, b.BroadcastTo(factor, dims));
  Value lowest = b.Full(scores.type, -INFINITY);
  if (auto mask = c.OptionalTensor(3)) {
    Value m = GroupedMask(c, mask->dtype() == DType::kPred ? *mask : b.ConvertElementType(*mask, math), dims);
    scores = m.dtype() == DType::kPred ? b.Select(m, scores, lowest) : b.Add(scores, m);
  }
  if (c.BoolOr(causal, false)) scores = b.Select(Causal(c, dims), scores, lowest);

  Dims rows{n, kv, heads / kv, s};
  auto over_keys = [&](const Value& x) { return b.BroadcastInDim(x, dims, {0, 1, 2, 3}); };
  Value max = b.Reduce("maximum", scores, b.Scalar(math, -INFINITY), {4});
  Value blind = b.Compare(Direction::kEq, max, b.Full(max.type, -INFINITY));
  Value base = b.Select(blind, b.Zeros(max.type), max);
  Value weights = b.Exp(b.Subtract(scores, over_keys(base)));
  Value sum = b.Reduce("add", weights, b.Scalar(math, 0), {4});
  Value divisor = b.Select(blind, b.Ones(sum.type), sum);
  // On TPU the second product takes half-width operands, as CPU's fused kernel does.
  Value used = weights;
  if (math != dtype) {
    if (c.options().platform == Platform::kTpu) {
      used = b.ConvertElementType(weights, dtype);
    } else {
      v = b.ConvertElementType(v, math);
    }
  }
  Value out = Contract(c, used, v, {{0, 1}, {0, 1}, {4}, {2}}, math);
  out = b.Divide(out, b.BroadcastInDim(divisor, {n, kv, heads / kv, s, e}, {0, 1, 2, 3}));
  query[query.size() - 1] = e;
  Value lse = b.Reshape(b.Add(base, b.Log(sum)), {n, heads, s});
  return {b.Reshape(b.ConvertElementType(out, dtype), query), lse};
}

const OpDef kRows[] = {
    // tpu::attention(query, key, value, mask, is_causal, scale): what eager calls; see aten/sdpa.cc.
    {"tpu::attention", [](OpContext& c) { return Attend(c, 4, 5); }, "", kNoMeta | kPrecision},
    // Graphs see the schema; results behind logsumexp are empty or say the sizes, which the graph knows.
    {"_scaled_dot_product_fused_attention_overrideable",
     [](OpContext& c) {
       Results r = Attend(c, 5, 7);
       r.values[1] = c.b.ConvertElementType(r.values[1], DType::kF32);
       return r;
     },
     "", kGraphOnly | kPrecision},
};

}  // namespace

std::span<const OpDef> AttentionRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
