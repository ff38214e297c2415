// Operations that mix each dimension by itself: upsampling and adaptive averages. Every dimension has a constant sparse
// matrix [out, in]; forward multiplies by it, backward by its transpose. Nearest neighbours are copied.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"

namespace torch_tpu::lower::ops {
namespace {

struct Tap {
  int64_t at;
  double weight;
};

// For each output place the input places that it reads. A weight of zero reads too: zero times infinity is NaN.
struct Mixing {
  int64_t in = 0;
  std::vector<std::vector<Tap>> taps;
  void Add(int64_t o, int64_t i, double v) { taps[o].push_back({i, v}); }
};

using MakeMixing = std::function<Mixing(int64_t in, int64_t out, double scale)>;  // scale 0: from the sizes

Mixing Empty(int64_t in, int64_t out) { return {in, std::vector<std::vector<Tap>>(static_cast<size_t>(out))}; }

Mixing Transposed(const Mixing& m) {
  Mixing t = Empty(static_cast<int64_t>(m.taps.size()), m.in);
  for (size_t o = 0; o < m.taps.size(); ++o) {
    for (const Tap& tap : m.taps[o]) t.Add(tap.at, static_cast<int64_t>(o), tap.weight);
  }
  return t;
}

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
      m.Add(o, o, 0);
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

Value Numbers(OpContext& c, DType dtype, const Dims& dims, const std::vector<double>& values) {
  std::string raw;
  for (double w : values) {
    auto f = static_cast<float>(w);
    if (dtype == DType::kF64) {
      raw.append(reinterpret_cast<const char*>(&w), sizeof w);
    } else {
      raw.append(reinterpret_cast<const char*>(&f), sizeof f);
    }
  }
  return c.b.ConstantBytes({dtype, dims}, raw);
}

// x with dimension `dim` multiplied by the dense matrix. What is not finite would spread over all outputs.
Value MixDense(OpContext& c, const Value& x, int64_t dim, const Mixing& m) {
  shlo::Builder& b = c.b;
  auto out = static_cast<int64_t>(m.taps.size());
  std::vector<double> dense(static_cast<size_t>(out * m.in), 0);
  for (int64_t o = 0; o < out; ++o) {
    for (const Tap& tap : m.taps[o]) dense[o * m.in + tap.at] += tap.weight;
  }
  Value matrix = Numbers(c, x.dtype(), {out, m.in}, dense);
  Value v = b.DotGeneral(x, matrix, {{}, {}, {dim}, {1}}, shlo::Precision::kHighest, x.dtype());
  Dims order;  // the new dimension is last: back to its place
  auto rank = static_cast<int64_t>(x.rank());
  for (int64_t d = 0; d < rank; ++d) order.push_back(d < dim ? d : d == dim ? rank - 1 : d - 1);
  return b.Transpose(v, order);
}

// Whether the taps of all outputs in a row are the input, equally many each: no gather is needed.
bool IsPartition(const Mixing& m) {
  int64_t next = 0;
  for (const auto& taps : m.taps) {
    if (taps.size() != m.taps[0].size()) return false;
    for (const Tap& tap : taps) {
      if (tap.at != next++) return false;
    }
  }
  return next == m.in;
}

// The same, tap by tap, as CPU: every output sees its own taps only.
Value MixExactly(OpContext& c, const Value& x, int64_t dim, const Mixing& m) {
  shlo::Builder& b = c.b;
  auto out = static_cast<int64_t>(m.taps.size());
  size_t most = 0;
  bool ragged = false, ones = true;
  for (const auto& taps : m.taps) {
    ragged |= !m.taps.empty() && taps.size() != m.taps[0].size();
    most = std::max(most, taps.size());
  }
  auto width = static_cast<int64_t>(most);
  if (most == 0) {
    Dims dims = x.dims();
    dims[dim] = out;
    return b.Zeros({x.dtype(), dims});
  }
  Dims places;
  std::vector<double> weights, present;
  for (const auto& taps : m.taps) {
    for (size_t k = 0; k < most; ++k) {
      bool there = k < taps.size();
      places.push_back(there ? taps[k].at : 0);
      weights.push_back(there ? taps[k].weight : 0);
      present.push_back(there);
      ones &= weights.back() == 1;
    }
  }
  Value v = IsPartition(m) ? x : GatherSlices(c, x, dim, b.ConstantInts(DType::kS32, places));
  Dims dims = x.dims();
  dims[dim] = width;
  dims.insert(dims.begin() + dim, out);
  v = b.Reshape(v, dims);
  if (!ones) v = b.Multiply(v, b.BroadcastInDim(Numbers(c, x.dtype(), {out, width}, weights), dims, {dim, dim + 1}));
  if (ragged) {
    Value there = b.ConvertElementType(Numbers(c, DType::kF32, {out, width}, present), DType::kPred);
    v = b.Select(b.BroadcastInDim(there, dims, {dim, dim + 1}), v, b.Zeros(v.type));
  }
  return b.Reduce("add", v, b.Scalar(v.dtype(), 0), {dim + 1});
}

double ScaleAt(OpContext& c, size_t i) { return c.IsNone(i) ? 0 : c.Double(i); }

// The last n dimensions mixed one after another, in float32 or float64, rounded once.
Results MixAll(OpContext& c, int64_t n, size_t scales, bool backward, const MakeMixing& make) {
  const TensorType& r = c.Result();
  Value x = c.As(0, OpContext::OpMath(r.dtype));
  TT_CHECK(shlo::IsFloating(x.dtype()), kNotImplemented, c.OpName(), ": expected a floating-point dtype, got ",
           shlo::Name(x.dtype()));
  if (r.NumElements() == 0 || x.type.NumElements() == 0) return c.b.Zeros(r);
  std::vector<Mixing> mixings;
  auto lead = static_cast<int64_t>(x.rank()) - n;
  for (int64_t k = 0; k < n; ++k) {
    int64_t from = x.dim(lead + k), to = r.dims[lead + k];
    double scale = scales == 0 ? 0 : ScaleAt(c, scales + k);
    mixings.push_back(backward ? Transposed(make(to, from, scale)) : make(from, to, scale));
  }
  auto exactly = [&](Value v) {
    for (int64_t k = 0; k < n; ++k) v = MixExactly(c, v, lead + k, mixings[k]);
    return v;
  };
  auto dense = [&](Value v) {
    for (int64_t k = 0; k < n; ++k) v = MixDense(c, v, lead + k, mixings[k]);
    return v;
  };
  bool partitions = std::all_of(mixings.begin(), mixings.end(), IsPartition);
  if (partitions || c.options().platform != Platform::kTpu) return c.b.ConvertElementType(exactly(x), r.dtype);
  // A TPU multiplies quickly and gathers slowly: it gathers only where something is not finite.
  Dims all;
  for (size_t d = 0; d < x.rank(); ++d) all.push_back(static_cast<int64_t>(d));
  Value finite = c.b.Reduce("and", c.b.IsFinite(x), c.b.ScalarInt(DType::kPred, 1), all);
  std::vector<Value> v = c.b.If(
      finite, [&](shlo::Builder&) { return std::vector<Value>{dense(x)}; },
      [&](shlo::Builder&) { return std::vector<Value>{exactly(x)}; });
  return c.b.ConvertElementType(v[0], r.dtype);
}

template <bool kCubic>
Results Smooth(OpContext& c, int64_t n, bool backward) {
  size_t first = backward ? 3 : 2;  // (self, output_size, align_corners, scales...); backward has input_size too
  bool align = c.Bool(first), wide = c.Result().dtype == DType::kF64;
  // CPU copies here, so that zero times infinity stays out of it.
  if (kCubic && backward && c.Tensor(0).dims() == c.Result().dims) return c.Tensor(0);
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
    if (!backward && in == out) {  // CPU leaves such a dimension as it is
      Mixing same = Empty(in, out);
      for (int64_t o = 0; o < out; ++o) same.Add(o, o, 1);
      return same;
    }
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
