// Adaptive maxima and the ops that follow their positions back: derivatives and max_unpool. Dimensions are reduced one
// after another; as positions are compared by rows, the first maximum of a window stays the first in row-major order.
#include <functional>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// The places that each output of one dimension sees: [out, width], -1 where the window is narrower.
struct Windows {
  int64_t out = 0, width = 0;
  Dims places;
  bool in_order = false;  // 0, 1, 2, ... in order: a reshape of the input
};

Windows AdaptiveWindows(int64_t in, int64_t out) {
  Windows w;
  w.out = out;
  auto first = [&](int64_t o) { return o * in / out; };
  auto last = [&](int64_t o) { return ((o + 1) * in + out - 1) / out; };
  for (int64_t o = 0; o < out; ++o) w.width = std::max(w.width, last(o) - first(o));
  for (int64_t o = 0; o < out; ++o) {
    for (int64_t k = 0; k < w.width; ++k) w.places.push_back(first(o) + k < last(o) ? first(o) + k : -1);
  }
  w.in_order = out * w.width == in;
  for (int64_t i = 0; i < out * w.width && w.in_order; ++i) w.in_order = w.places[i] == i;
  return w;
}

// x with dimension `dim` replaced by [out, width].
Value Windowed(OpContext& c, const Value& x, int64_t dim, const Windows& w) {
  Dims dims = x.dims(), places = w.places;
  for (int64_t& place : places) place = std::max<int64_t>(place, 0);
  dims[dim] = w.width;
  dims.insert(dims.begin() + dim, w.out);
  Value v = w.in_order ? x : GatherSlices(c, x, dim, c.b.ConstantInts(DType::kS32, places));
  return c.b.Reshape(v, dims);
}

// adaptive_max_poolNd(self, output_size) -> values, positions within the pooled dimensions
Results AdaptiveMaxPool(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  RequireFloating(c);
  if (r.NumElements() == 0) return {b.Zeros(r), b.Zeros(c.Result(1))};
  Value best = c.Tensor(0), index;
  auto rank = static_cast<int64_t>(best.rank());
  int64_t inner = 1;  // elements behind one step of the dimension
  for (int64_t dim = rank - 1; dim >= rank - n; --dim) {
    int64_t in = best.dim(dim);
    Windows w = AdaptiveWindows(in, r.dims[dim]);
    Value v = Windowed(c, best, dim, w);
    TensorType type{DType::kS32, v.dims()};
    Value tap = b.Iota(type, dim + 1);
    Value place =
        b.BroadcastInDim(b.Reshape(b.ConstantInts(DType::kS32, w.places), {w.out, w.width}), v.dims(), {dim, dim + 1});
    Value inside = b.Compare(Direction::kGe, place, b.Zeros(type));
    v = b.Select(inside, v, b.BroadcastTo(b.MinValue(v.dtype()), v.dims()));
    best = b.Reduce("maximum", v, b.MinValue(v.dtype()), {dim + 1});
    Dims kept;
    for (int64_t d = 0; d < rank; ++d) kept.push_back(d <= dim ? d : d + 1);
    // The first maximum, or the last NaN, as CPU chooses.
    Value equal = b.And(inside, b.Compare(Direction::kEq, v, b.BroadcastInDim(best, v.dims(), kept)));
    Value first = b.Reduce("minimum", b.Select(equal, tap, b.ConstantInt(type, w.width)),
                           b.ScalarInt(DType::kS32, w.width), {dim + 1});
    Value nan = b.And(inside, b.Compare(Direction::kNe, v, v));
    Value last =
        b.Reduce("maximum", b.Select(nan, tap, b.ConstantInt(type, -1)), b.ScalarInt(DType::kS32, -1), {dim + 1});
    Value chosen = b.Select(b.Compare(Direction::kGe, last, b.Zeros(last.type)), last, first);
    Value flat = b.Multiply(place, b.ConstantInt(type, inner));
    if (index.valid()) flat = b.Add(flat, Windowed(c, index, dim, w));
    Value here = b.Compare(Direction::kEq, tap, b.BroadcastInDim(chosen, v.dims(), kept));
    index = b.Reduce("add", b.Select(here, flat, b.Zeros(type)), b.ScalarInt(DType::kS32, 0), {dim + 1});
    inner *= in;
  }
  return {best, b.ConvertElementType(index, c.Result(1).dtype)};
}

// x with its last n dimensions as one, and all before them as one.
Value Flattened(shlo::Builder& b, const Value& x, int64_t n) {
  int64_t lead = 1, inner = 1;
  for (size_t d = 0; d < x.rank(); ++d)
    (static_cast<int64_t>(d + n) < static_cast<int64_t>(x.rank()) ? lead : inner) *= x.dim(d);
  return b.Reshape(x, {lead, inner});
}

// adaptive_max_poolNd_backward(grad, self, indices)
Results AdaptiveMaxPoolBackward(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  DType math = Math(c);
  Value sum = Flattened(b, b.Zeros({math, r.dims}), n);
  Value grad = Flattened(b, c.As(0, math), n), index = Flattened(b, b.ConvertElementType(c.Tensor(2), DType::kS32), n);
  if (r.NumElements() != 0 && grad.type.NumElements() != 0)
    sum = ScatterElements(c, sum, 1, index, grad, Combine::kAdd);
  return b.ConvertElementType(b.Reshape(sum, r.dims), r.dtype);
}

// max_unpoolNd(self, indices, output_size, ...)
Results MaxUnpool(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  Value into = Flattened(b, b.Zeros(r), n), x = Flattened(b, c.Tensor(0), n), index = Flattened(b, c.Tensor(1), n);
  if (x.type.NumElements() == 0) return b.Zeros(r);
  std::string volume;
  for (size_t d = r.dims.size() - n; d < r.dims.size(); ++d) {
    volume += (volume.empty() ? "" : "x") + std::to_string(r.dims[d]);
  }
  std::string message = "Found an invalid max index: expected one inside the output of size " + volume;
  index = CheckedIndex(c, index, into.dim(1), false, support::ErrorKind::kRuntime, message);
  return b.Reshape(ScatterElements(c, into, 1, index, x, Combine::kSet), r.dims);
}

const OpDef kRows[] = {
    {"adaptive_max_pool2d", [](OpContext& c) { return AdaptiveMaxPool(c, 2); }},
    {"adaptive_max_pool3d", [](OpContext& c) { return AdaptiveMaxPool(c, 3); }},
    {"adaptive_max_pool2d_backward", [](OpContext& c) { return AdaptiveMaxPoolBackward(c, 2); }},
    {"adaptive_max_pool3d_backward", [](OpContext& c) { return AdaptiveMaxPoolBackward(c, 3); }},
    {"max_unpool2d", [](OpContext& c) { return MaxUnpool(c, 2); }},
    {"max_unpool3d", [](OpContext& c) { return MaxUnpool(c, 3); }},
};

}  // namespace

std::span<const OpDef> AdaptiveMaxPoolRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
