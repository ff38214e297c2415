// Maxima over windows whose places are drawn for each image and channel, and their derivative. Dimensions are reduced
// one after another, from the last; positions count within the pooled dimensions.
#include "lower/ops/families.h"
#include "lower/ops/index_util.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

// x as a value of the half type `dtype`, which the CPU rounds to after each operation.
Expr Rounded(const Expr& x, DType dtype) {
  if (dtype == DType::kBF16) return x.With(x.b->ReducePrecision(x.v, 8, 7));
  if (dtype == DType::kF16) return x.With(x.b->ReducePrecision(x.v, 5, 10));
  return x;
}

// Where the windows of one dimension begin, [lead, out] S32, given a number in [0, 1) for each.
Expr Starts(const Expr& sample, DType dtype, int64_t in, int64_t out, int64_t width) {
  shlo::Builder& b = *sample.b;
  TensorType type{DType::kS32, {sample.v.dim(0), out}};
  Expr place{&b, b.Iota(type, 1)}, last = place.Num(static_cast<double>(in - width));
  if (out == 1) return last;
  Expr alpha = Rounded(sample.Num(static_cast<double>(in - width)) / static_cast<double>(out - 1), dtype);
  auto wide = [&](const Expr& x) { return x.With(b.BroadcastInDim(x.v, type.dims, {0})); };
  Expr moved = Rounded(To(place, sample.dtype()) + wide(sample), dtype);
  Expr first = To(Rounded(sample * alpha, dtype), DType::kS32);
  Expr start = To(Rounded(moved * wide(alpha), dtype), DType::kS32) - wide(first);
  return Select(place == static_cast<double>(out - 1), last, start);
}

// fractional_max_poolNd(self, kernel_size, output_size, random_samples) -> values, positions
Results FractionalMaxPool(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  RequireFloating(c);
  if (r.NumElements() == 0) return {b.Zeros(r), b.Zeros(c.Result(1))};
  Value best = c.Tensor(0), samples = c.Tensor(3), index;
  auto rank = static_cast<int64_t>(best.rank());
  int64_t lead = 1, inner = 1;
  Dims dims;
  for (int64_t d = 0; d < rank - n; ++d) lead *= best.dim(d);
  dims.push_back(lead);
  for (int64_t d = rank - n; d < rank; ++d) dims.push_back(best.dim(d));
  best = b.Reshape(best, dims);
  // A single image may come with the numbers of several, of which it takes the first.
  int64_t channels = c.Tensor(0).dim(rank - n - 1);
  samples = Corner(c, samples, {lead / channels, channels, n});
  samples = b.Reshape(b.ConvertElementType(samples, Math(c)), {lead, n});
  Dims kernel = c.Ints(1);
  for (int64_t dim = n; dim >= 1; --dim) {
    int64_t in = best.dim(dim), out = r.dims[rank - n + dim - 1], width = kernel[kernel.size() == 1 ? 0 : dim - 1];
    // In two dimensions the first number is the width's.
    int64_t drawn = n == 2 ? n - dim : dim - 1;
    Expr sample{&b, b.Reshape(b.SliceDim(samples, 1, drawn, drawn + 1), {lead})};
    Expr starts = Starts(sample, r.dtype, in, out, width);
    Expr taps{&b, b.Iota({DType::kS32, {lead, out, width}}, 2)};
    Expr places = taps + taps.With(b.BroadcastInDim(starts.v, {lead, out, width}, {0, 1}));
    Dims one = best.dims(), two = best.dims();  // with the dimension as out * width, and as both
    one[dim] = out * width, two[dim] = width;
    two.insert(two.begin() + dim, out);
    Value at = b.BroadcastInDim(b.Reshape(places.v, {lead, out * width}), one, {0, dim});
    auto windows = [&](const Value& x) { return Expr{&b, b.Reshape(GatherElements(c, x, dim, at), two)}; };
    Expr v = windows(best), tap{&b, b.Iota({DType::kS32, two}, dim + 1)};
    Dims kept;
    for (int64_t d = 0; d <= n; ++d) kept.push_back(d <= dim ? d : d + 1);
    auto reduce = [&](const char* op, const Expr& x, const Value& init) { return b.Reduce(op, x.v, init, {dim + 1}); };
    auto wide = [&](const Value& x) { return Expr{&b, b.BroadcastInDim(x, two, kept)}; };
    best = reduce("maximum", v, b.MinValue(v.dtype()));
    // The first maximum, or the last NaN, as CPU chooses.
    Value first =
        reduce("minimum", Select(v == wide(best), tap, static_cast<double>(width)), b.ScalarInt(DType::kS32, width));
    Expr last{&b, reduce("maximum", Select(IsNan(v), tap, -1), b.ScalarInt(DType::kS32, -1))};
    Value chosen = Select(last >= 0, last, {&b, first}).v;
    Expr flat = Expr{&b, b.Reshape(at, two)} * static_cast<double>(inner);
    if (index.valid()) flat = flat + windows(index);
    index = reduce("add", Select(tap == wide(chosen), flat, 0), b.ScalarInt(DType::kS32, 0));
    inner *= in;
  }
  return {b.Reshape(best, r.dims), b.ConvertElementType(b.Reshape(index, r.dims), c.Result(1).dtype)};
}

// fractional_max_poolNd_backward(grad, self, kernel_size, output_size, indices)
Results FractionalMaxPoolBackward(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  Value self = c.Tensor(1), grad = c.Tensor(0), index = c.Tensor(4);
  if (self.type.NumElements() == 0 || grad.type.NumElements() == 0) return b.Zeros(self.type);
  DType math = OpContext::OpMath(self.dtype());
  auto flat = [&](const Value& x) {
    int64_t lead = 1, inner = 1;
    auto rank = static_cast<int64_t>(x.rank());
    for (int64_t d = 0; d < rank; ++d) (d < rank - n ? lead : inner) *= x.dim(d);
    return b.Reshape(x, {lead, inner});
  };
  Value sum = ScatterElements(c, flat(b.Zeros({math, self.dims()})), 1, flat(b.ConvertElementType(index, DType::kS32)),
                              flat(b.ConvertElementType(grad, math)), Combine::kAdd);
  return b.ConvertElementType(b.Reshape(sum, self.dims()), self.dtype());
}

const OpDef kRows[] = {
    {"fractional_max_pool2d", [](OpContext& c) { return FractionalMaxPool(c, 2); }},
    {"fractional_max_pool3d", [](OpContext& c) { return FractionalMaxPool(c, 3); }},
    {"fractional_max_pool2d_backward", [](OpContext& c) { return FractionalMaxPoolBackward(c, 2); }},
    {"fractional_max_pool3d_backward", [](OpContext& c) { return FractionalMaxPoolBackward(c, 3); }, "", kNoMeta},
};

}  // namespace

std::span<const OpDef> FractionalMaxPoolRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
