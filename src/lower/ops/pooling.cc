// Pooling over windows of the last two or three dimensions, and its derivatives. Maxima go tap by tap, so that values
// and indices need no scatter and no reduction over pairs.
#include <algorithm>
#include <functional>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

struct Window {
  int64_t n = 0, lead = 0;  // pooled dimensions, dimensions before them
  Dims in, out, kernel, stride, padding, dilation;
};

Dims Expanded(const Dims& list, int64_t n, const Dims& otherwise) {
  if (list.empty()) return otherwise;
  return list.size() == 1 ? Dims(n, list[0]) : list;
}

Window WindowAt(OpContext& c, int64_t n, size_t first, const Dims& input, const Dims& output, bool dilated) {
  Window w;
  w.n = n;
  w.lead = static_cast<int64_t>(input.size()) - n;
  w.kernel = Expanded(c.Ints(first), n, Dims(n, 1));
  w.stride = Expanded(c.Ints(first + 1), n, w.kernel);
  w.padding = Expanded(c.Ints(first + 2), n, Dims(n, 0));
  w.dilation = dilated ? Expanded(c.Ints(first + 3), n, Dims(n, 1)) : Dims(n, 1);
  w.in = Dims(input.begin() + w.lead, input.end());
  w.out = Dims(output.begin() + w.lead, output.end());
  return w;
}

// Calls f for every tap of the window, in row-major order.
void EachTap(const Window& w, const std::function<void(const Dims&)>& f) {
  Dims tap(w.n, 0);
  while (true) {
    f(tap);
    int64_t d = w.n - 1;
    while (d >= 0 && ++tap[d] == w.kernel[d]) tap[d--] = 0;
    if (d < 0) return;
  }
}

// Flat input positions that a tap sees from every output place, -1 outside; S32 of w.out.
Value Positions(shlo::Builder& b, const Window& w, const Dims& tap) {
  TensorType type{DType::kS32, w.out};
  Value flat = b.Zeros(type), inside = b.Constant({DType::kPred, w.out}, 1);
  for (int64_t d = 0; d < w.n; ++d) {
    Value place = b.Multiply(b.Iota(type, d), b.ConstantInt(type, w.stride[d]));
    place = b.Add(place, b.ConstantInt(type, tap[d] * w.dilation[d] - w.padding[d]));
    Value ok = b.And(b.Compare(Direction::kGe, place, b.Zeros(type)),
                     b.Compare(Direction::kLt, place, b.ConstantInt(type, w.in[d])));
    inside = b.And(inside, ok);
    flat = b.Add(b.Multiply(flat, b.ConstantInt(type, w.in[d])), place);
  }
  return b.Select(inside, flat, b.ConstantInt(type, -1));
}

Value OverLead(shlo::Builder& b, const Value& x, const Dims& dims, int64_t lead) {
  Dims to;
  for (size_t d = 0; d < x.rank(); ++d) to.push_back(lead + static_cast<int64_t>(d));
  return b.BroadcastInDim(x, dims, to);
}

Results MaxPool(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  Value x = c.Tensor(0);
  const TensorType& r = c.Result();
  Window w = WindowAt(c, n, 1, x.dims(), r.dims, true);
  if (shlo::NumElements(r.dims) == 0) return {b.Zeros(r), b.Zeros(c.Result(1))};
  Dims low(x.rank(), 0), high(x.rank(), 0), none(x.rank(), 0);
  for (int64_t d = 0; d < n; ++d) {
    int64_t reach = (w.out[d] - 1) * w.stride[d] + (w.kernel[d] - 1) * w.dilation[d] + 1;
    low[w.lead + d] = w.padding[d];
    high[w.lead + d] = std::max<int64_t>(0, reach - w.in[d] - w.padding[d]);
  }
  Value padded = b.Pad(x, b.MinValue(x.dtype()), low, high, none);
  Value best, index;
  EachTap(w, [&](const Dims& tap) {
    Dims start(x.rank(), 0), limit = padded.dims(), step(x.rank(), 1);
    for (int64_t d = 0; d < n; ++d) {
      start[w.lead + d] = tap[d] * w.dilation[d];
      limit[w.lead + d] = start[w.lead + d] + (w.out[d] - 1) * w.stride[d] + 1;
      step[w.lead + d] = w.stride[d];
    }
    Value v = b.Slice(padded, start, limit, step);
    Value place = OverLead(b, Positions(b, w, tap), r.dims, w.lead);
    if (!best.valid()) {
      best = v, index = place;
      return;
    }
    // A later NaN wins over all, as on CPU; the first place inside counts even if it holds the lowest value.
    Value nan = b.Compare(Direction::kNe, v, v);
    Value take =
        b.Or(b.Or(b.Compare(Direction::kGt, v, best), nan), b.Compare(Direction::kLt, index, b.Zeros(index.type)));
    take = b.And(take, b.Compare(Direction::kGe, place, b.Zeros(place.type)));
    best = b.Select(take, v, best);
    index = b.Select(take, place, index);
  });
  return {best, b.ConvertElementType(index, c.Result(1).dtype)};
}

// max_poolNd_with_indices_backward(grad, self, kernel, stride, padding, dilation, ceil_mode, indices): every tap gives
// its gradient to the places that the indices name.
Results MaxPoolBackward(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  Value grad = c.Tensor(0), index = b.ConvertElementType(c.Tensor(7), DType::kS32);
  DType math = OpContext::OpMath(r.dtype);
  Window w = WindowAt(c, n, 2, r.dims, grad.dims(), true);
  Value sum = b.Zeros({math, r.dims});
  if (shlo::NumElements(grad.dims()) == 0) return b.ConvertElementType(sum, r.dtype);
  grad = b.ConvertElementType(grad, math);
  EachTap(w, [&](const Dims& tap) {
    Value place = OverLead(b, Positions(b, w, tap), grad.dims(), w.lead);
    Value part = b.Select(b.Compare(Direction::kEq, place, index), grad, b.Zeros(grad.type));
    Dims low(grad.rank(), 0), high(grad.rank(), 0), interior(grad.rank(), 0);
    for (int64_t d = 0; d < n; ++d) {
      low[w.lead + d] = tap[d] * w.dilation[d] - w.padding[d];
      high[w.lead + d] = w.in[d] - low[w.lead + d] - ((w.out[d] - 1) * w.stride[d] + 1);
      interior[w.lead + d] = w.stride[d] - 1;
    }
    sum = b.Add(sum, b.Pad(part, b.Scalar(math, 0), low, high, interior));
  });
  return b.ConvertElementType(sum, r.dtype);
}

// What a window's sum is divided by, of shape w.out.
Value Divisor(OpContext& c, const Window& w, bool include_pad, size_t override_at, DType math) {
  shlo::Builder& b = c.b;
  if (!c.IsNone(override_at))
    return b.ConvertElementType(b.ConstantInt({DType::kS64, w.out}, c.Int(override_at)), math);
  Value product;
  for (int64_t d = 0; d < w.n; ++d) {
    Dims counts;
    for (int64_t i = 0; i < w.out[d]; ++i) {
      int64_t start = i * w.stride[d] - w.padding[d], end = std::min(start + w.kernel[d], w.in[d] + w.padding[d]);
      counts.push_back(include_pad ? end - start : std::min(end, w.in[d]) - std::max<int64_t>(start, 0));
    }
    Value v = b.BroadcastInDim(b.ConstantInts(DType::kS64, counts), w.out, {d});
    product = product.valid() ? b.Multiply(product, v) : v;
  }
  return b.ConvertElementType(product, math);
}

// Sums over windows of x padded (or cut) to exactly what `out` windows cover.
Value WindowSum(shlo::Builder& b, const Value& x, int64_t lead, const Dims& kernel, const Dims& stride, const Dims& low,
                const Dims& high, const Dims& interior) {
  Dims l(x.rank(), 0), h(x.rank(), 0), in(x.rank(), 0);
  shlo::ReduceWindowSpec spec;
  spec.dimensions = Dims(x.rank(), 1);
  spec.strides = Dims(x.rank(), 1);
  for (size_t d = 0; d < kernel.size(); ++d) {
    l[lead + d] = low[d], h[lead + d] = high[d], in[lead + d] = interior[d];
    spec.dimensions[lead + d] = kernel[d];
    spec.strides[lead + d] = stride[d];
  }
  Value zero = b.ConvertElementType(b.ScalarInt(DType::kS32, 0), x.dtype());
  return b.ReduceWindow("add", b.Pad(x, zero, l, h, in), zero, spec);
}

// avg_poolNd(self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override)
Results AvgPool(OpContext& c, int64_t n) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value x = c.As(0, math);
  Window w = WindowAt(c, n, 1, x.dims(), r.dims, false);
  if (shlo::NumElements(r.dims) == 0) return c.b.Zeros(r);
  Dims high;
  for (int64_t d = 0; d < n; ++d) {
    high.push_back((w.out[d] - 1) * w.stride[d] + w.kernel[d] - w.in[d] - w.padding[d]);
  }
  Value sum = WindowSum(c.b, x, w.lead, w.kernel, w.stride, w.padding, high, Dims(n, 0));
  Value divisor = OverLead(c.b, Divisor(c, w, c.BoolOr(5, true), 6, math), r.dims, w.lead);
  return c.b.ConvertElementType(c.b.Divide(sum, divisor), r.dtype);
}

// avg_poolNd_backward(grad, self, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override)
Results AvgPoolBackward(OpContext& c, int64_t n) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value grad = c.As(0, math);
  Window w = WindowAt(c, n, 2, r.dims, grad.dims(), false);
  if (shlo::NumElements(grad.dims()) == 0) return c.b.Zeros(r);
  grad = c.b.Divide(grad, OverLead(c.b, Divisor(c, w, c.BoolOr(6, true), 7, math), grad.dims(), w.lead));
  Dims low, high, interior;
  for (int64_t d = 0; d < n; ++d) {
    low.push_back(w.kernel[d] - 1 - w.padding[d]);
    interior.push_back(w.stride[d] - 1);
    high.push_back(w.in[d] + w.kernel[d] - 1 - low[d] - ((w.out[d] - 1) * w.stride[d] + 1));
  }
  Value v = WindowSum(c.b, grad, w.lead, w.kernel, Dims(n, 1), low, high, interior);
  return c.b.ConvertElementType(v, r.dtype);
}

const OpDef kRows[] = {
    {"max_pool2d_with_indices", [](OpContext& c) { return MaxPool(c, 2); }},
    {"max_pool3d_with_indices", [](OpContext& c) { return MaxPool(c, 3); }},
    {"max_pool2d_with_indices_backward", [](OpContext& c) { return MaxPoolBackward(c, 2); }},
    {"max_pool3d_with_indices_backward", [](OpContext& c) { return MaxPoolBackward(c, 3); }},
    {"avg_pool2d", [](OpContext& c) { return AvgPool(c, 2); }},
    {"avg_pool3d", [](OpContext& c) { return AvgPool(c, 3); }},
    {"avg_pool2d_backward", [](OpContext& c) { return AvgPoolBackward(c, 2); }},
    {"avg_pool3d_backward", [](OpContext& c) { return AvgPoolBackward(c, 3); }},
};

}  // namespace

std::span<const OpDef> PoolingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
