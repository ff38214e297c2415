// Joining, repeating, mirroring, moving and masking by position: no arithmetic on values.
#include <algorithm>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// cat(tensors, dim): 1-D empty tensors are skipped, as they always were.
Results Cat(OpContext& c) {
  const TensorType& r = c.Result();
  std::vector<Value> parts;
  for (const Value& v : c.Tensors(0)) {
    if (v.rank() == 1 && v.dim(0) == 0 && r.rank() != 1) continue;
    parts.push_back(c.b.ConvertElementType(v, r.dtype));
  }
  if (parts.empty()) return c.b.Zeros(r);
  if (parts.size() == 1) return parts[0];
  return c.b.Concatenate(parts, c.Dim(1, r.rank()));
}

// stack(tensors, dim)
Results Stack(OpContext& c) {
  const TensorType& r = c.Result();
  int64_t dim = c.Dim(1, r.rank());
  Dims one = r.dims;
  one[dim] = 1;
  std::vector<Value> parts;
  for (const Value& v : c.Tensors(0)) parts.push_back(c.b.Reshape(c.b.ConvertElementType(v, r.dtype), one));
  return parts.size() == 1 ? parts[0] : c.b.Concatenate(parts, dim);
}

// repeat(self, repeats)
Results Repeat(OpContext& c) {
  Value self = c.Tensor(0);
  Dims repeats = c.Ints(1), interleaved, places, result;
  size_t shift = repeats.size() - self.rank();
  for (size_t i = 0; i < repeats.size(); ++i) {
    int64_t size = i < shift ? 1 : self.dim(i - shift);
    interleaved.push_back(repeats[i]);
    if (i >= shift) {
      places.push_back(static_cast<int64_t>(interleaved.size()));
      interleaved.push_back(size);
    }
    result.push_back(size * repeats[i]);
  }
  if (shlo::NumElements(result) == 0) return c.b.Zeros({self.dtype(), result});
  return c.b.Reshape(c.b.BroadcastInDim(self, interleaved, places), result);
}

Value RollDim(OpContext& c, const Value& v, int64_t dim, int64_t shift) {
  int64_t n = v.dim(dim);
  if (n == 0) return v;
  int64_t cut = ((-shift) % n + n) % n;  // the element that comes first
  if (cut == 0) return v;
  return c.b.Concatenate({c.b.SliceDim(v, dim, cut, n), c.b.SliceDim(v, dim, 0, cut)}, dim);
}

// roll(self, shifts, dims=[]): without dims the flattened tensor moves.
Results Roll(OpContext& c) {
  Value v = c.Tensor(0);
  Dims shifts = c.Ints(1), dims = c.Ints(2), shape = v.dims();
  if (v.type.NumElements() == 0) return v;
  if (dims.empty()) {
    TT_CHECK(shifts.size() == 1, kRuntime, "shifts and dimensions must align. shifts: ", shifts.size(), ", dims:0");
    return c.b.Reshape(RollDim(c, c.b.Reshape(v, {v.type.NumElements()}), 0, shifts[0]), shape);
  }
  if (v.rank() == 0) return v;
  for (size_t i = 0; i < dims.size(); ++i) v = RollDim(c, v, OpContext::WrapDim(dims[i], v.rank()), shifts[i]);
  return v;
}

// flip(self, dims)
Results Flip(OpContext& c) {
  Value v = c.Tensor(0);
  Dims dims = c.Ints(1);
  if (v.rank() == 0 || dims.empty()) return v;
  for (auto& d : dims) d = OpContext::WrapDim(d, v.rank());
  std::sort(dims.begin(), dims.end());
  return c.b.Reverse(v, dims);
}

// tril(self, diagonal=0), triu: hlo names the comparison of column - row with the diagonal.
Results Triangle(OpContext& c, Direction kept) {
  Value v = c.Tensor(0);
  if (v.type.NumElements() == 0) return v;
  auto n = static_cast<int64_t>(v.rank());
  int64_t rows = v.dim(n - 2), columns = v.dim(n - 1);
  // Clamped, so that it fits beside the counters; all or nothing is kept beyond.
  int64_t diagonal = std::clamp<int64_t>(c.IntOr(1, 0), -rows - 1, columns + 1);
  DType t = std::max(rows, columns) < (int64_t{1} << 30) ? DType::kS32 : DType::kS64;
  Value offset = c.b.Subtract(c.b.Iota({t, {rows, columns}}, 1), c.b.Iota({t, {rows, columns}}, 0));
  Value mask = c.b.Compare(kept, offset, c.b.ConstantInt(offset.type, diagonal));
  return c.b.Select(c.b.BroadcastTo(mask, v.dims()), v, c.b.Zeros(v.type));
}

Results Tril(OpContext& c) { return Triangle(c, Direction::kLe); }
Results Triu(OpContext& c) { return Triangle(c, Direction::kGe); }

// constant_pad_nd(self, pad, value=0): pairs from the last dim on; negative ones cut.
Results ConstantPad(OpContext& c) {
  Value v = c.Tensor(0);
  Dims pad = c.Ints(1), low(v.rank(), 0), high = low, result = v.dims();
  TT_CHECK(pad.size() % 2 == 0, kRuntime, "Length of pad must be even but instead it equals ", pad.size());
  TT_CHECK(pad.size() / 2 <= v.rank(), kRuntime,
           "Length of pad should be no more than twice the number of dimensions of the input. Pad length is ",
           pad.size(), "while the input has ", v.rank(), "dimensions.");
  for (size_t k = 0; k < pad.size() / 2; ++k) {
    size_t d = v.rank() - 1 - k;
    low[d] = pad[2 * k];
    high[d] = pad[2 * k + 1];
    result[d] += low[d] + high[d];
    TT_CHECK(result[d] >= 0, kRuntime, "The input size ", v.dim(d), ", plus negative padding ", low[d], " and ",
             high[d], " resulted in a negative output size, which is invalid. Check dimension ", d, " of your input.");
  }
  Value value = c.As(2, v.dtype());
  if (v.type.NumElements() == 0 || shlo::NumElements(result) == 0) return c.b.BroadcastTo(value, result);
  return c.b.Pad(v, value, low, high, Dims(v.rank(), 0));
}

// --- rearranging channels and pixels

// channel_shuffle(self, groups)
Results ChannelShuffle(OpContext& c) {
  Value v = c.Tensor(0);
  int64_t groups = c.Int(1), channels = v.dim(1);
  Dims split{v.dim(0), groups, channels / groups}, order{0, 2, 1};
  for (size_t i = 2; i < v.rank(); ++i) {
    split.push_back(v.dim(i));
    order.push_back(static_cast<int64_t>(i) + 1);
  }
  return c.b.Reshape(c.b.Transpose(c.b.Reshape(v, split), order), v.dims());
}

// pixel_shuffle(self, factor): [..., C r r, H, W] -> [..., C, H r, W r]
Results PixelShuffle(OpContext& c) {
  Value v = c.Tensor(0);
  const Dims& out = c.Result().dims;
  size_t n = out.size() - 3;
  int64_t r = c.Int(1), batch = 1;
  for (size_t i = 0; i < n; ++i) batch *= out[i];
  Value split = c.b.Reshape(v, {batch, out[n], r, r, v.dim(n + 1), v.dim(n + 2)});
  return c.b.Reshape(c.b.Transpose(split, {0, 1, 4, 2, 5, 3}), out);
}

// pixel_unshuffle(self, factor): the inverse.
Results PixelUnshuffle(OpContext& c) {
  Value v = c.Tensor(0);
  const Dims& out = c.Result().dims;
  size_t n = out.size() - 3;
  int64_t r = c.Int(1), batch = 1;
  for (size_t i = 0; i < n; ++i) batch *= out[i];
  Value split = c.b.Reshape(v, {batch, v.dim(n), out[n + 1], r, out[n + 2], r});
  return c.b.Reshape(c.b.Transpose(split, {0, 1, 3, 5, 2, 4}), out);
}

const OpDef kRows[] = {
    {"cat", Cat},
    {"stack", Stack},
    {"repeat", Repeat},
    {"roll", Roll},
    {"flip", Flip},
    {"tril", Tril},
    {"triu", Triu},
    {"constant_pad_nd", ConstantPad},
    {"channel_shuffle", ChannelShuffle},
    {"pixel_shuffle", PixelShuffle},
    {"pixel_unshuffle", PixelUnshuffle},
};

}  // namespace

std::span<const OpDef> RearrangeRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
