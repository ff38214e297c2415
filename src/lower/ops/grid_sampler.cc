// Sampling an image at places that a grid names, and the derivatives. A tap is one pixel of the neighbourhood of every
// place with its weight; pixels are rows of channels, so that a gather or a scatter moves whole rows.
#include <vector>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

enum Interpolation { kBilinear, kNearest, kBicubic };
enum Padding { kZeros, kBorder, kReflection };

struct Sampler {
  Interpolation interpolation;
  Padding padding;
  bool align;
  int64_t n;     // spatial dimensions
  Dims in, out;  // of the image, of the grid
  int64_t batch, channels, pixels, places;
  DType math;
};

// Coordinates of one dimension in pixels, and their derivative by the grid's. All [batch, places].
struct Axis {
  int64_t size;
  Expr at, slope;
};

// Taps, all [batch, taps, places]: flat pixels, whether they are inside the image, weights, and the derivatives of the
// weights by each dimension's coordinate.
struct Taps {
  Expr pixel, inside, weight;
  std::vector<Expr> slopes;
};

Sampler SamplerAt(OpContext& c, size_t image, int64_t n, const TensorType& like) {
  Sampler s;
  Dims x = c.Tensor(image).dims(), grid = c.Tensor(image + 1).dims();
  s.interpolation = static_cast<Interpolation>(c.Int(image + 2));
  s.padding = static_cast<Padding>(c.Int(image + 3));
  s.align = c.Bool(image + 4);
  s.n = n;
  s.in = Dims(x.begin() + 2, x.end());
  s.out = Dims(grid.begin() + 1, grid.end() - 1);
  s.batch = x[0], s.channels = x[1];
  s.pixels = shlo::NumElements(s.in), s.places = shlo::NumElements(s.out);
  if (!shlo::IsFloating(like.dtype)) NotImplementedFor(c, like.dtype);
  s.math = OpContext::OpMath(like.dtype);
  return s;
}

// Places outside are moved inside; the slope is zero where they stick, and turns around where they are reflected.
void Pad(const Sampler& s, int64_t size, Expr& at, Expr* slope) {
  if (s.padding == kReflection) {
    double low = s.align ? 0 : -0.5, span = static_cast<double>(s.align ? size - 1 : size);
    if (span == 0) {
      at = at.Num(0);
      if (slope) *slope = slope->Num(0);
    } else {
      Expr distance = at - low, away = Select(distance < 0, -distance, distance);
      Expr extra = Rem(away, away.Num(2 * span));
      Expr back = 2 * span - extra;
      if (slope) *slope = Select((distance < 0) ^ (extra > span), -*slope, *slope);
      at = Select(back < extra, back, extra) + low;
    }
  }
  if (s.padding == kZeros) return;
  auto last = static_cast<double>(size - 1);
  if (slope) *slope = Select((at > 0) & (at < last), *slope, 0);
  // CPU's two-dimensional kernel takes NaN for the first place, the other one for the last.
  if (s.n == 2) {
    at = Select(at > 0, Select(at < last, at, last), 0);
  } else {
    at = Select(at < last, Select(at > 0, at, 0), last);
  }
}

// Dimension d of the image, which is coordinate n - 1 - d of the grid.
Axis AxisAt(OpContext& c, const Sampler& s, const Value& grid, int64_t d) {
  shlo::Builder& b = c.b;
  Value flat = b.Reshape(b.ConvertElementType(grid, s.math), {s.batch, s.places, s.n});
  Expr g{&b, b.Reshape(b.SliceDim(flat, 2, s.n - 1 - d, s.n - d), {s.batch, s.places})};
  auto size = static_cast<double>(s.in[d]);
  double scale = (s.align ? size - 1 : size) / 2;
  Axis a{s.in[d], g, g.Num(scale)};
  if (s.n == 2) {
    a.at = s.align ? (g + 1) * scale : (g + 1) * scale - 0.5;
  } else {
    a.at = s.align ? (g + 1) / 2 * (size - 1) : ((g + 1) * size - 1) / 2;
  }
  if (s.interpolation == kBicubic) return a;  // its taps are padded one by one
  Pad(s, a.size, a.at, &a.slope);
  if (s.n == 3) {  // what no integer can hold counts as outside
    Expr fits = (a.at < 2147483646.0) & (a.at > -2147483648.0);
    a.at = Select(fits, a.at, -100);
  }
  return a;
}

Expr Stacked(const std::vector<Expr>& list) {
  std::vector<Value> values;
  for (const Expr& e : list) {
    Dims dims = e.v.dims();
    dims.insert(dims.begin() + 1, 1);
    values.push_back(e.b->Reshape(e.v, dims));
  }
  return list[0].With(list[0].b->Concatenate(values, 1));
}

// The taps of one dimension.
Taps Sides(const Sampler& s, const Axis& a) {
  Expr place = a.at, weight = a.at, slope = a.at;
  if (s.interpolation == kNearest) {
    place = Stacked({Round(a.at)});
    weight = place.Num(1);
    slope = place.Num(0);
  } else if (s.interpolation == kBilinear) {
    Expr first = Floor(a.at), t = a.at - first;
    place = Stacked({first, first + 1});
    weight = Stacked({1 - t, t});
    slope = Stacked({-a.slope, a.slope});
  } else {
    constexpr double kA = -0.75;
    auto near = [](const Expr& x) { return ((kA + 2) * x - (kA + 3)) * x * x + 1; };
    auto far = [](const Expr& x) { return ((kA * x - 5 * kA) * x + 8 * kA) * x - 4 * kA; };
    auto near_slope = [](const Expr& x) { return (3 * (kA + 2) * x - 2 * (kA + 3)) * x; };
    auto far_slope = [](const Expr& x) { return (3 * kA * x - 10 * kA) * x + 8 * kA; };
    Expr first = Floor(a.at), t = a.at - first;
    place = Stacked({first - 1, first, first + 1, first + 2});
    Pad(s, a.size, place, nullptr);
    weight = Stacked({far(t + 1), near(t), near(1 - t), far(2 - t)});
    slope = Stacked({far_slope(t + 1) * a.slope, near_slope(t) * a.slope, -near_slope(1 - t) * a.slope,
                     -far_slope(2 - t) * a.slope});
  }
  Expr inside = (place >= 0) & (place < static_cast<double>(a.size));
  return {To(Select(inside, place, 0), DType::kS32), inside, weight, {slope}};
}

// Every tap of `x` with every tap of `y`, the next dimension of `size` pixels.
Taps Product(const Taps& x, const Taps& y, int64_t size) {
  shlo::Builder& b = *x.pixel.b;
  int64_t batch = x.pixel.v.dim(0), m = x.pixel.v.dim(1), k = y.pixel.v.dim(1), places = x.pixel.v.dim(2);
  Dims grid{batch, m, k, places}, flat{batch, m * k, places};
  auto outer = [&](const Expr& e) { return e.With(b.Reshape(b.BroadcastInDim(e.v, grid, {0, 1, 3}), flat)); };
  auto inner = [&](const Expr& e) { return e.With(b.Reshape(b.BroadcastInDim(e.v, grid, {0, 2, 3}), flat)); };
  Expr inside = outer(x.inside) & inner(y.inside), weight = inner(y.weight);
  Expr pixel = outer(x.pixel) * static_cast<double>(size) + inner(y.pixel);
  Taps taps{Select(inside, pixel, 0), inside, outer(x.weight) * weight, {}};
  for (const Expr& slope : x.slopes) taps.slopes.push_back(outer(slope) * weight);
  taps.slopes.push_back(outer(x.weight) * inner(y.slopes[0]));
  return taps;
}

Taps AllTaps(OpContext& c, const Sampler& s, const Value& grid) {
  Taps taps = Sides(s, AxisAt(c, s, grid, 0));
  for (int64_t d = 1; d < s.n; ++d) taps = Product(taps, Sides(s, AxisAt(c, s, grid, d)), s.in[d]);
  return taps;
}

// [batch, channels, ...] as [batch, n, channels].
Value Rows(OpContext& c, const Value& x, DType math, int64_t n) {
  Value v = c.b.Reshape(c.b.ConvertElementType(x, math), {x.dim(0), x.dim(1), n});
  return c.b.Transpose(v, {0, 2, 1});
}

Value FromRows(OpContext& c, const Value& rows, const TensorType& type) {
  return c.b.ConvertElementType(c.b.Reshape(c.b.Transpose(rows, {0, 2, 1}), type.dims), type.dtype);
}

// [batch, taps, places] to [batch, taps, places, channels].
Expr OverChannels(const Sampler& s, const Expr& v) {
  Dims dims = v.v.dims();
  dims.push_back(s.channels);
  return v.With(v.b->BroadcastInDim(v.v, dims, {0, 1, 2}));
}

// [batch, taps, places, channels]: the pixels, zero outside.
Expr PixelsAt(OpContext& c, const Sampler& s, const Value& rows, const Taps& taps) {
  shlo::GatherDims dims;
  dims.offset_dims = {3};
  dims.collapsed_slice_dims = {1};
  dims.operand_batching_dims = {0};
  dims.start_indices_batching_dims = {0};
  dims.start_index_map = {1};
  dims.index_vector_dim = 3;
  Expr v{&c.b, c.b.Gather(rows, taps.pixel.v, dims, {1, 1, s.channels})};
  return Select(OverChannels(s, taps.inside), v, 0);
}

Value Sum(OpContext& c, const Expr& v, int64_t dim) { return c.b.Reduce("add", v.v, c.b.Scalar(v.dtype(), 0), {dim}); }

// grid_sampler_Nd(input, grid, interpolation_mode, padding_mode, align_corners)
Results GridSampler(OpContext& c, int64_t n) {
  const TensorType& r = c.Result();
  Sampler s = SamplerAt(c, 0, n, r);
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Taps taps = AllTaps(c, s, c.Tensor(1));
  Expr v = PixelsAt(c, s, Rows(c, c.Tensor(0), s.math, s.pixels), taps);
  if (s.interpolation != kNearest) v = v * OverChannels(s, taps.weight);
  return FromRows(c, Sum(c, v, 1), r);
}

// grid_sampler_Nd_backward(grad, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)
Results GridSamplerBackward(OpContext& c, int64_t n) {
  shlo::Builder& b = c.b;
  Value image = c.Tensor(1), grid = c.Tensor(2);
  Sampler s = SamplerAt(c, 1, n, image.type);
  bool by_image = c.Ints(6)[0] != 0;
  bool empty = c.Tensor(0).type.NumElements() == 0 || image.type.NumElements() == 0;
  std::vector<Value> results(2);
  if (by_image) results[0] = b.Zeros(image.type);
  results[1] = b.Zeros(grid.type);
  if (empty) return results;
  Taps taps = AllTaps(c, s, grid);
  int64_t count = taps.pixel.v.dim(1), updates = count * s.places;
  Value once = Rows(c, c.Tensor(0), s.math, s.places);
  Expr grad{&b, b.BroadcastInDim(once, {s.batch, count, s.places, s.channels}, {0, 2, 3})};
  if (by_image) {
    Expr parts = Select(OverChannels(s, taps.inside), grad * OverChannels(s, taps.weight), 0);
    shlo::ScatterDims dims;
    dims.update_window_dims = {2};
    dims.inserted_window_dims = {1};
    dims.input_batching_dims = {0};
    dims.scatter_indices_batching_dims = {0};
    dims.scatter_dims_to_operand_dims = {1};
    dims.index_vector_dim = 2;
    Value sum = b.Zeros({s.math, {s.batch, s.pixels, s.channels}});
    sum = b.Scatter(sum, b.Reshape(taps.pixel.v, {s.batch, updates}),
                    b.Reshape(parts.v, {s.batch, updates, s.channels}), dims, "add");
    results[0] = FromRows(c, sum, image.type);
  }
  if (s.interpolation != kNearest) {
    Expr along = grad.With(Sum(c, PixelsAt(c, s, Rows(c, image, s.math, s.pixels), taps) * grad, 3));
    std::vector<Value> columns;
    for (int64_t d = n - 1; d >= 0; --d) {
      columns.push_back(b.Reshape(Sum(c, along * taps.slopes[d], 1), {s.batch, s.places, 1}));
    }
    results[1] = b.ConvertElementType(b.Reshape(b.Concatenate(columns, 2), grid.dims()), grid.dtype());
  }
  return results;
}

const OpDef kRows[] = {
    {"grid_sampler_2d", [](OpContext& c) { return GridSampler(c, 2); }},
    {"grid_sampler_3d", [](OpContext& c) { return GridSampler(c, 3); }},
    {"grid_sampler_2d_backward", [](OpContext& c) { return GridSamplerBackward(c, 2); }},
    {"grid_sampler_3d_backward", [](OpContext& c) { return GridSamplerBackward(c, 3); }},
};

}  // namespace

std::span<const OpDef> GridSamplerRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
