// Operations that mix each dimension by itself: upsampling and adaptive averages. Every dimension has a constant matrix
// [out, in]; forward multiplies by it, backward by its transpose. Nearest neighbours are copied, not multiplied.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

struct Mixing {
  int64_t in = 0, out = 0;
  std::vector<double> weights;  // [out, in]
  void Add(int64_t o, int64_t i, double v) { weights[o * in + i] += v; }
};

using MakeMixing = std::function<Mixing(int64_t in, int64_t out, double scale)>;  // scale 0: from the sizes

Mixing Empty(int64_t in, int64_t out) { return {in, out, std::vector<double>(static_cast<size_t>(in * out), 0)}; }

// CPU computes positions in T: float, or double for float64 tensors.
template <typename T>
T Ratio(int64_t in, int64_t out, double scale, bool align_corners) {
  if (align_corners) return out > 1 ? static_cast<T>(in - 1) / static_cast<T>(out - 1) : T(0);
  return scale > 0 ? static_cast<T>(1.0 / scale) : static_cast<T>(in) / static_cast<T>(out);
}

template <typename T>
Mixing Linear(int64_t in, int64_t out, double scale, bool align_corners) {
  Mixing m = Empty(in, out);
  T ratio = Ratio<T>(in, out, scale, align_corners);
  for (int64_t o = 0; o < out; ++o) {
    if (in == out) {
      m.Add(o, o, 1);
      continue;
    }
    T at = align_corners ? ratio * static_cast<T>(o) : std::max(T(0), ratio * (static_cast<T>(o) + T(0.5)) - T(0.5));
    int64_t low = std::min(static_cast<int64_t>(std::floor(at)), in - 1), high = low + (low < in - 1);
    T part = std::min(std::max(at - static_cast<T>(low), T(0)), T(1));
    m.Add(o, low, T(1) - part);
    m.Add(o, high, part);
  }
  return m;
}

template <typename T>
Mixing Cubic(int64_t in, int64_t out, double scale, bool align_corners) {
  Mixing m = Empty(in, out);
  T ratio = Ratio<T>(in, out, scale, align_corners), a = T(-0.75);
  auto near = [a](T x) { return ((a + 2) * x - (a + 3)) * x * x + 1; };
  auto far = [a](T x) { return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a; };
  for (int64_t o = 0; o < out; ++o) {
    T at = align_corners ? ratio * static_cast<T>(o) : ratio * (static_cast<T>(o) + T(0.5)) - T(0.5);
    auto base = static_cast<int64_t>(std::floor(at));
    T t = at - static_cast<T>(base);
    const T weights[4] = {far(t + 1), near(t), near(1 - t), far(2 - t)};
    for (int64_t k = 0; k < 4; ++k) m.Add(o, std::clamp<int64_t>(base - 1 + k, 0, in - 1), weights[k]);
  }
  return m;
}

// Antialiased: the filter is as wide as the scale, its weights sum to one.
template <typename T>
Mixing Antialiased(int64_t in, int64_t out, double scale, bool align_corners, bool cubic) {
  Mixing m = Empty(in, out);
  T ratio = Ratio<T>(in, out, scale, align_corners), stretch = std::max(ratio, T(1));
  T support = (cubic ? T(2) : T(1)) * stretch, a = T(-0.5);
  auto filter = [&](T x) {
    x = std::abs(x);
    if (!cubic) return x < 1 ? 1 - x : T(0);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((x - 5) * x + 8) * x * a - 4 * a : T(0);
  };
  for (int64_t o = 0; o < out; ++o) {
    T center = ratio * (static_cast<T>(o) + T(0.5));
    int64_t first = std::max<int64_t>(static_cast<int64_t>(center - support + T(0.5)), 0);
    int64_t last = std::min<int64_t>(static_cast<int64_t>(center + support + T(0.5)), in);
    T total = 0;
    for (int64_t i = first; i < last; ++i) total += filter((static_cast<T>(i) - center + T(0.5)) / stretch);
    for (int64_t i = first; i < last; ++i) {
      T w = filter((static_cast<T>(i) - center + T(0.5)) / stretch);
      m.Add(o, i, total != 0 ? w / total : w);
    }
  }
  return m;
}

Mixing AdaptiveAverage(int64_t in, int64_t out, double) {
  Mixing m = Empty(in, out);
  for (int64_t o = 0; o < out; ++o) {
    int64_t first = o * in / out, last = ((o + 1) * in + out - 1) / out;
    for (int64_t i = first; i < last; ++i) m.Add(o, i, 1.0 / static_cast<double>(last - first));
  }
  return m;
}

// x with dimension `dim` multiplied by the matrix, or by its transpose.
Value Mix(OpContext& c, const Value& x, int64_t dim, const Mixing& m, bool transpose) {
  DType math = x.dtype();
  std::string raw;
  for (double w : m.weights) {
    auto f = static_cast<float>(w);
    if (math == DType::kF64) {
      raw.append(reinterpret_cast<const char*>(&w), sizeof w);
    } else {
      raw.append(reinterpret_cast<const char*>(&f), sizeof f);
    }
  }
  Value matrix = c.b.ConstantBytes({math, {m.out, m.in}}, raw);
  Value v = c.b.DotGeneral(x, matrix, {{}, {}, {dim}, {transpose ? 0 : 1}}, shlo::Precision::kHighest, math);
  Dims order;  // the new dimension is last: back to its place
  auto rank = static_cast<int64_t>(x.rank());
  for (int64_t d = 0; d < rank; ++d) order.push_back(d < dim ? d : d == dim ? rank - 1 : d - 1);
  return c.b.Transpose(v, order);
}

double ScaleAt(OpContext& c, size_t i) { return c.IsNone(i) ? 0 : c.Double(i); }

// The last n dimensions mixed one after another, in float32 or float64, rounded once.
Results MixAll(OpContext& c, int64_t n, size_t scales, bool backward, const MakeMixing& make) {
  const TensorType& r = c.Result();
  Value x = c.As(0, OpContext::OpMath(r.dtype));
  TT_CHECK(shlo::IsFloating(x.dtype()), kNotImplemented, c.OpName(), ": expected a floating-point dtype, got ",
           shlo::Name(x.dtype()));
  if (r.NumElements() == 0 || x.type.NumElements() == 0) return c.b.Zeros(r);
  for (int64_t k = 0; k < n; ++k) {
    int64_t dim = static_cast<int64_t>(x.rank()) - n + k;
    int64_t from = x.dim(dim), to = r.dims[dim];
    double scale = scales == 0 ? 0 : ScaleAt(c, scales + k);
    x = Mix(c, x, dim, backward ? make(to, from, scale) : make(from, to, scale), backward);
  }
  return c.b.ConvertElementType(x, r.dtype);
}

template <bool kCubic>
Results Smooth(OpContext& c, int64_t n, bool backward) {
  size_t first = backward ? 3 : 2;  // (self, output_size, align_corners, scales...); backward has input_size too
  bool align = c.Bool(first), wide = c.Result().dtype == DType::kF64;
  return MixAll(c, n, first + 1, backward, [&](int64_t in, int64_t out, double scale) {
    if (kCubic) return wide ? Cubic<double>(in, out, scale, align) : Cubic<float>(in, out, scale, align);
    return wide ? Linear<double>(in, out, scale, align) : Linear<float>(in, out, scale, align);
  });
}

template <bool kCubic>
Results SmoothAntialiased(OpContext& c, bool backward) {
  size_t first = backward ? 3 : 2;
  bool align = c.Bool(first), wide = c.Result().dtype == DType::kF64;
  return MixAll(c, 2, first + 1, backward, [&](int64_t in, int64_t out, double scale) {
    return wide ? Antialiased<double>(in, out, scale, align, kCubic)
                : Antialiased<float>(in, out, scale, align, kCubic);
  });
}

Results AdaptiveAvgPool(OpContext& c, int64_t n, bool backward) { return MixAll(c, n, 0, backward, AdaptiveAverage); }

Dims NearestIndices(int64_t in, int64_t out, double scale, bool exact) {
  auto ratio = Ratio<float>(in, out, scale, false);
  Dims indices;
  for (int64_t o = 0; o < out; ++o) {
    float at = (static_cast<float>(o) + (exact ? 0.5F : 0.0F)) * ratio;
    indices.push_back(std::min(static_cast<int64_t>(std::floor(at)), in - 1));
  }
  return indices;
}

// Whether every input place is repeated `out / in` times.
bool IsRepeat(const Dims& indices, int64_t in) {
  auto out = static_cast<int64_t>(indices.size());
  if (in == 0 || out % in != 0) return false;
  for (int64_t o = 0; o < out; ++o) {
    if (indices[o] != o / (out / in)) return false;
  }
  return true;
}

// upsample_nearestNd(self, output_size, scales...)
Results Nearest(OpContext& c, int64_t n, bool exact) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  Value x = c.Tensor(0);
  if (r.NumElements() == 0) return b.Zeros(r);
  for (int64_t k = 0; k < n; ++k) {
    int64_t dim = static_cast<int64_t>(x.rank()) - n + k, in = x.dim(dim), out = r.dims[dim];
    Dims indices = NearestIndices(in, out, ScaleAt(c, 2 + k), exact);
    Dims to = x.dims();
    to[dim] = out;
    if (IsRepeat(indices, in)) {
      Dims repeated = x.dims(), kept;
      repeated.insert(repeated.begin() + dim + 1, out / in);
      for (int64_t d = 0; d < static_cast<int64_t>(x.rank()); ++d) kept.push_back(d <= dim ? d : d + 1);
      x = b.Reshape(b.BroadcastInDim(x, repeated, kept), to);
      continue;
    }
    shlo::GatherDims g;
    Dims sizes = x.dims();
    sizes[dim] = 1;
    for (int64_t d = 0; d < static_cast<int64_t>(x.rank()); ++d) {
      if (d != dim) g.offset_dims.push_back(d);
    }
    g.collapsed_slice_dims = {dim};
    g.start_index_map = {dim};
    g.index_vector_dim = 1;
    x = b.Gather(x, b.Reshape(b.ConstantInts(DType::kS32, indices), {out, 1}), g, sizes, true);
  }
  return x;
}

// upsample_nearestNd_backward(grad, output_size, input_size, scales...): sums over what was copied.
Results NearestBackward(OpContext& c, int64_t n, bool exact) {
  return MixAll(c, n, 3, true, [&](int64_t in, int64_t out, double scale) {
    Mixing m = Empty(in, out);
    Dims indices = NearestIndices(in, out, scale, exact);
    for (int64_t o = 0; o < out; ++o) m.Add(o, indices[o], 1);
    return m;
  });
}

// Scales place what is copied or mixed: kStaticScalars.
const OpDef kRows[] = {
    {"upsample_nearest1d", [](OpContext& c) { return Nearest(c, 1, false); }, "", kStaticScalars},
    {"upsample_nearest2d", [](OpContext& c) { return Nearest(c, 2, false); }, "", kStaticScalars},
    {"upsample_nearest3d", [](OpContext& c) { return Nearest(c, 3, false); }, "", kStaticScalars},
    {"_upsample_nearest_exact1d", [](OpContext& c) { return Nearest(c, 1, true); }, "", kStaticScalars},
    {"_upsample_nearest_exact2d", [](OpContext& c) { return Nearest(c, 2, true); }, "", kStaticScalars},
    {"_upsample_nearest_exact3d", [](OpContext& c) { return Nearest(c, 3, true); }, "", kStaticScalars},
    {"upsample_nearest1d_backward", [](OpContext& c) { return NearestBackward(c, 1, false); }, "", kStaticScalars},
    {"upsample_nearest2d_backward", [](OpContext& c) { return NearestBackward(c, 2, false); }, "", kStaticScalars},
    {"upsample_nearest3d_backward", [](OpContext& c) { return NearestBackward(c, 3, false); }, "", kStaticScalars},
    {"_upsample_nearest_exact1d_backward", [](OpContext& c) { return NearestBackward(c, 1, true); }, "",
     kStaticScalars},
    {"_upsample_nearest_exact2d_backward", [](OpContext& c) { return NearestBackward(c, 2, true); }, "",
     kStaticScalars},
    {"_upsample_nearest_exact3d_backward", [](OpContext& c) { return NearestBackward(c, 3, true); }, "",
     kStaticScalars},
    {"upsample_linear1d", [](OpContext& c) { return Smooth<false>(c, 1, false); }, "", kStaticScalars},
    {"upsample_bilinear2d", [](OpContext& c) { return Smooth<false>(c, 2, false); }, "", kStaticScalars},
    {"upsample_trilinear3d", [](OpContext& c) { return Smooth<false>(c, 3, false); }, "", kStaticScalars},
    {"upsample_bicubic2d", [](OpContext& c) { return Smooth<true>(c, 2, false); }, "", kStaticScalars},
    {"upsample_linear1d_backward", [](OpContext& c) { return Smooth<false>(c, 1, true); }, "", kStaticScalars},
    {"upsample_bilinear2d_backward", [](OpContext& c) { return Smooth<false>(c, 2, true); }, "", kStaticScalars},
    {"upsample_trilinear3d_backward", [](OpContext& c) { return Smooth<false>(c, 3, true); }, "", kStaticScalars},
    {"upsample_bicubic2d_backward", [](OpContext& c) { return Smooth<true>(c, 2, true); }, "", kStaticScalars},
    {"_upsample_bilinear2d_aa", [](OpContext& c) { return SmoothAntialiased<false>(c, false); }, "", kStaticScalars},
    {"_upsample_bicubic2d_aa", [](OpContext& c) { return SmoothAntialiased<true>(c, false); }, "", kStaticScalars},
    {"_upsample_bilinear2d_aa_backward", [](OpContext& c) { return SmoothAntialiased<false>(c, true); }, "",
     kStaticScalars},
    {"_upsample_bicubic2d_aa_backward", [](OpContext& c) { return SmoothAntialiased<true>(c, true); }, "",
     kStaticScalars},
    {"_adaptive_avg_pool2d", [](OpContext& c) { return AdaptiveAvgPool(c, 2, false); }},
    {"_adaptive_avg_pool3d", [](OpContext& c) { return AdaptiveAvgPool(c, 3, false); }},
    {"_adaptive_avg_pool2d_backward", [](OpContext& c) { return AdaptiveAvgPool(c, 2, true); }},
    {"_adaptive_avg_pool3d_backward", [](OpContext& c) { return AdaptiveAvgPool(c, 3, true); }},
};

}  // namespace

std::span<const OpDef> ResampleRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
