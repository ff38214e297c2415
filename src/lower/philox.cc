#include "lower/philox.h"

#include <cmath>
#include <utility>

namespace torch_tpu::lower {
namespace {

constexpr int64_t kLanes = 128;  // counters in a block
constexpr double kTwoPi = 6.28318530717958647693;

std::pair<Value, Value> Halves(shlo::Builder& b, const Value& x) {
  Value high = b.ShiftRightLogical(x, b.ConstantInt(x.type, 32));
  return {b.Convert(x, DType::kU32), b.Convert(high, DType::kU32)};
}

// Low and high word of x * m.
std::pair<Value, Value> WideMultiply(shlo::Builder& b, const Value& x, uint32_t m) {
  Value wide = b.Convert(x, DType::kU64);
  return Halves(b, b.Multiply(wide, b.ConstantInt(wide.type, m)));
}

Value Bits64(shlo::Builder& b, const Value& high, const Value& low) {
  Value h = b.Convert(high, DType::kU64);
  return b.Or(b.ShiftLeft(h, b.ConstantInt(h.type, 32)), b.Convert(low, DType::kU64));
}

// The top `digits` bits as a number in [0, 2^digits).
Value TopBits(shlo::Builder& b, const Value& bits, int digits, DType math) {
  int width = shlo::ByteSize(bits.dtype()) * 8;
  Value shifted = b.ShiftRightLogical(bits, b.ConstantInt(bits.type, width - digits));
  // Fewer than 63 bits: the signed conversion is the cheap one.
  DType s = width == 64 ? DType::kS64 : DType::kS32;
  return b.Convert(b.Convert(shifted, s), math);
}

// (0, 1] from all bits of a word; what rounds to 1 has logarithm 0.
Value PositiveOf(shlo::Builder& b, const Value& bits, DType math) {
  if (math == DType::kF64) {
    Value v = TopBits(b, bits, 53, math);
    return b.Multiply(b.Add(v, b.Ones(v.type)), b.Full(v.type, std::ldexp(1.0, -53)));
  }
  Value v = b.Convert(bits, math);
  return b.Add(b.Multiply(v, b.Full(v.type, std::ldexp(1.0, -32))), b.Full(v.type, std::ldexp(1.0, -33)));
}

}  // namespace

PhiloxWords DrawWords(OpContext& c, int64_t n, uint32_t stream) {
  shlo::Builder& b = c.b;
  Dims shape{(n + 3) / 4};
  Value counter = b.Add(b.Iota({DType::kU64, shape}, 0), b.BroadcastTo(c.Offset(), shape));
  auto [x0, x1] = Halves(b, counter);
  Value x2 = b.ConstantInt(x0.type, stream), x3 = b.Zeros(x0.type);
  auto [k0, k1] = Halves(b, c.Seed());
  for (int round = 0; round < 10; ++round) {
    if (round > 0) {
      k0 = b.Add(k0, b.ScalarInt(DType::kU32, 0x9E3779B9));
      k1 = b.Add(k1, b.ScalarInt(DType::kU32, 0xBB67AE85));
    }
    auto [low0, high0] = WideMultiply(b, x0, 0xD2511F53);
    auto [low1, high1] = WideMultiply(b, x2, 0xCD9E8D57);
    x0 = b.Xor(b.Xor(high1, x1), b.BroadcastTo(k0, shape));
    x2 = b.Xor(b.Xor(high0, x3), b.BroadcastTo(k1, shape));
    x1 = low1;
    x3 = low0;
  }
  return {x0, x1, x2, x3};
}

Value InOrder(shlo::Builder& b, const PhiloxWords& words, int64_t n) {
  int64_t counters = words[0].dim(0), blocks = n / (4 * kLanes), rest = n % (4 * kLanes);
  std::vector<Value> parts;
  if (blocks > 0) {
    std::vector<Value> runs;
    for (const Value& w : words) runs.push_back(b.Reshape(b.SliceDim(w, 0, 0, blocks * kLanes), {blocks, 1, kLanes}));
    parts.push_back(b.Reshape(b.Concatenate(runs, 1), {blocks * 4 * kLanes}));
  }
  if (rest > 0 || blocks == 0) {
    std::vector<Value> runs;
    for (const Value& w : words) runs.push_back(b.SliceDim(w, 0, blocks * kLanes, counters));
    parts.push_back(b.SliceDim(b.Concatenate(runs, 0), 0, 0, rest));
  }
  return parts.size() == 1 ? parts[0] : b.Concatenate(parts, 0);
}

Value RandomBits32(OpContext& c, const Dims& dims, uint32_t stream) {
  int64_t n = shlo::NumElements(dims);
  return c.b.Reshape(InOrder(c.b, DrawWords(c, n, stream), n), dims);
}

Value RandomBits64(OpContext& c, const Dims& dims, uint32_t stream) {
  return Bits64(c.b, RandomBits32(c, dims, stream), RandomBits32(c, dims, stream + 1));
}

Value RandomUniform(OpContext& c, DType math, int digits, const Dims& dims, uint32_t stream) {
  Value bits = math == DType::kF64 ? RandomBits64(c, dims, stream) : RandomBits32(c, dims, stream);
  Value v = TopBits(c.b, bits, digits, math);
  return c.b.Multiply(v, c.b.Full(v.type, std::ldexp(1.0, -digits)));
}

Value RandomPositive(OpContext& c, DType math, const Dims& dims, uint32_t stream) {
  Value bits = math == DType::kF64 ? RandomBits64(c, dims, stream) : RandomBits32(c, dims, stream);
  return PositiveOf(c.b, bits, math);
}

Value RandomNormal(OpContext& c, DType math, const Dims& dims, uint32_t stream) {
  shlo::Builder& b = c.b;
  int64_t n = shlo::NumElements(dims);
  PhiloxWords words = DrawWords(c, n, stream);
  if (math == DType::kF64) {
    PhiloxWords low = DrawWords(c, n, stream + 1);
    for (int w = 0; w < 4; ++w) words[w] = Bits64(b, words[w], low[w]);
  }
  for (int w = 0; w < 4; w += 2) {
    Value u = PositiveOf(b, words[w], math);
    Value radius = b.Sqrt(b.Multiply(b.Log(b.Minimum(u, b.Ones(u.type))), b.Full(u.type, -2)));
    Value turn = TopBits(b, words[w + 1], math == DType::kF64 ? 53 : 24, math);
    Value angle = b.Multiply(turn, b.Full(turn.type, std::ldexp(kTwoPi, math == DType::kF64 ? -53 : -24)));
    words[w] = b.Multiply(radius, b.Cosine(angle));
    words[w + 1] = b.Multiply(radius, b.Sine(angle));
  }
  return b.Reshape(InOrder(b, words, n), dims);
}

}  // namespace torch_tpu::lower
