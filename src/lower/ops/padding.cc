// Pads that repeat what is inside, and their derivatives; sliding blocks and theirs.
#include <algorithm>
#include <functional>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"

namespace torch_tpu::lower::ops {
namespace {

// One dim's padding; `low` and `high` are at least 0: what is negative was cut before.
using PadFn = Value (*)(OpContext&, const Value&, int64_t dim, int64_t low, int64_t high);

Value ReflectDim(OpContext& c, const Value& v, int64_t dim, int64_t low, int64_t high) {
  int64_t n = v.dim(dim);
  std::vector<Value> parts;
  if (low > 0) parts.push_back(c.b.Reverse(c.b.SliceDim(v, dim, 1, low + 1), {dim}));
  parts.push_back(v);
  if (high > 0) parts.push_back(c.b.Reverse(c.b.SliceDim(v, dim, n - 1 - high, n - 1), {dim}));
  return parts.size() == 1 ? v : c.b.Concatenate(parts, dim);
}

Value ReplicateDim(OpContext& c, const Value& v, int64_t dim, int64_t low, int64_t high) {
  int64_t n = v.dim(dim);
  auto edge = [&](int64_t at, int64_t count) {
    Dims dims = v.dims();
    dims[dim] = count;
    return c.b.BroadcastTo(c.b.SliceDim(v, dim, at, at + 1), dims);
  };
  std::vector<Value> parts;
  if (low > 0) parts.push_back(edge(0, low));
  parts.push_back(v);
  if (high > 0) parts.push_back(edge(n - 1, high));
  return parts.size() == 1 ? v : c.b.Concatenate(parts, dim);
}

// `v` at [at, at + its size) of a dim with n elements, zeros around it.
Value Place(OpContext& c, const Value& v, int64_t dim, int64_t at, int64_t n) {
  Dims low(v.rank(), 0), high = low;
  low[dim] = at;
  high[dim] = n - at - v.dim(dim);
  return c.b.Pad(v, c.b.ScalarInt(v.dtype(), 0), low, high, Dims(v.rank(), 0));
}

// The derivatives: what went out comes back to where it was taken from.
Value ReflectDimBackward(OpContext& c, const Value& g, int64_t dim, int64_t low, int64_t high) {
  int64_t n = g.dim(dim) - low - high;
  Value v = c.b.SliceDim(g, dim, low, low + n);
  if (low > 0) v = c.b.Add(v, Place(c, c.b.Reverse(c.b.SliceDim(g, dim, 0, low), {dim}), dim, 1, n));
  if (high > 0) {
    Value part = c.b.Reverse(c.b.SliceDim(g, dim, low + n, low + n + high), {dim});
    v = c.b.Add(v, Place(c, part, dim, n - 1 - high, n));
  }
  return v;
}

Value ReplicateDimBackward(OpContext& c, const Value& g, int64_t dim, int64_t low, int64_t high) {
  int64_t n = g.dim(dim) - low - high;
  Value v = c.b.SliceDim(g, dim, low, low + n);
  auto edge = [&](int64_t from, int64_t to, int64_t at) {
    Value sum = c.b.Reduce("add", c.b.SliceDim(g, dim, from, to), c.b.ScalarInt(g.dtype(), 0), {dim});
    Dims one = g.dims();
    one[dim] = 1;
    v = c.b.Add(v, Place(c, c.b.Reshape(sum, one), dim, at, n));
  };
  if (low > 0) edge(0, low, 0);
  if (high > 0) edge(low + n, low + n + high, n - 1);
  return v;
}

Value CutOrExtend(OpContext& c, const Value& v, int64_t dim, int64_t low, int64_t high) {
  Dims lows(v.rank(), 0), highs = lows;
  lows[dim] = low;
  highs[dim] = high;
  return c.b.Pad(v, c.b.ScalarInt(v.dtype(), 0), lows, highs, Dims(v.rank(), 0));
}

// pad(self, padding): pairs from the last dim on.
Results Forward(OpContext& c, PadFn pad_dim) {
  Value v = c.Tensor(0);
  Dims pad = c.Ints(1);
  if (c.Result().NumElements() == 0) return c.b.Zeros(c.Result());
  for (size_t k = 0; k < pad.size() / 2; ++k) {
    auto dim = static_cast<int64_t>(v.rank() - 1 - k);
    int64_t low = pad[2 * k], high = pad[2 * k + 1];
    v = pad_dim(c, v, dim, std::max<int64_t>(low, 0), std::max<int64_t>(high, 0));
    v = CutOrExtend(c, v, dim, std::min<int64_t>(low, 0), std::min<int64_t>(high, 0));
  }
  return v;
}

// pad_backward(grad_output, self, padding)
Results Backward(OpContext& c, PadFn pad_dim) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Value g = c.As(0, OpContext::OpMath(r.dtype));
  Dims pad = c.Ints(2);
  for (size_t k = 0; k < pad.size() / 2; ++k) {
    auto dim = static_cast<int64_t>(g.rank() - 1 - k);
    int64_t low = pad[2 * k], high = pad[2 * k + 1];
    g = CutOrExtend(c, g, dim, std::max<int64_t>(-low, 0), std::max<int64_t>(-high, 0));
    g = pad_dim(c, g, dim, std::max<int64_t>(low, 0), std::max<int64_t>(high, 0));
  }
  return c.b.ConvertElementType(g, r.dtype);
}

// unfold_backward(grad, input_sizes, dim, size, step): the windows, added to where they were taken from.
Results UnfoldBackward(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value g = c.As(0, math);
  if (r.NumElements() == 0 || g.type.NumElements() == 0) return c.b.Zeros(r);
  auto rank = static_cast<int64_t>(r.rank());
  if (rank == 0) return c.b.Reshape(c.b.ConvertElementType(g, r.dtype), r.dims);
  int64_t dim = OpContext::WrapDim(c.Int(2), r.rank()), size = c.Int(3), step = c.Int(4), windows = g.dim(dim);
  Dims order, flat = r.dims;
  for (int64_t d = 0; d < rank; ++d) {
    order.push_back(d);
    if (d == dim) order.push_back(rank);
  }
  flat[dim] = windows * size;
  Value source = c.b.Reshape(c.b.Transpose(g, order), flat);
  Value window = c.b.Iota({DType::kS64, {windows, size}}, 0), within = c.b.Iota(window.type, 1);
  Value place = c.b.Add(c.b.Multiply(window, c.b.ConstantInt(window.type, step)), within);
  Value index = c.b.Reshape(place, {windows * size});
  Value v = ScatterSlices(c, c.b.Zeros(r.With(math)), dim, index, source, Combine::kAdd);
  return c.b.ConvertElementType(v, r.dtype);
}

// Numbers of im2col and col2im in their order of arguments: kernel, dilation, padding, stride.
struct Blocks {
  Dims kernel, dilation, padding, stride;
  int64_t rows = 0, columns = 0;  // blocks down and across
  Dims padded;                    // height and width with padding

  Blocks(OpContext& c, size_t first, int64_t height, int64_t width) {
    auto pair = [&](size_t i) {
      Dims v = c.Ints(i);
      return v.size() == 1 ? Dims{v[0], v[0]} : v;
    };
    kernel = pair(first), dilation = pair(first + 1), padding = pair(first + 2), stride = pair(first + 3);
    padded = {height + 2 * padding[0], width + 2 * padding[1]};
    rows = (padded[0] - dilation[0] * (kernel[0] - 1) - 1) / stride[0] + 1;
    columns = (padded[1] - dilation[1] * (kernel[1] - 1) - 1) / stride[1] + 1;
  }
};

// im2col(self, kernel_size, dilation, padding, stride): [N, C, H, W] -> [N, C kh kw, L]
Results Im2Col(OpContext& c) {
  const TensorType& r = c.Result();
  Value v = c.Tensor(0);
  if (r.NumElements() == 0) return c.b.Zeros(r);
  if (v.rank() == 3) v = c.b.Reshape(v, {1, v.dim(0), v.dim(1), v.dim(2)});
  Blocks k(c, 1, v.dim(2), v.dim(3));
  v = c.b.Pad(v, c.b.ScalarInt(v.dtype(), 0), {0, 0, k.padding[0], k.padding[1]}, {0, 0, k.padding[0], k.padding[1]},
              {0, 0, 0, 0});
  int64_t n = v.dim(0), channels = v.dim(1);
  std::vector<Value> parts;
  for (int64_t i = 0; i < k.kernel[0]; ++i) {
    for (int64_t j = 0; j < k.kernel[1]; ++j) {
      int64_t y = i * k.dilation[0], x = j * k.dilation[1];
      Value part = c.b.Slice(v, {0, 0, y, x},
                             {n, channels, y + (k.rows - 1) * k.stride[0] + 1, x + (k.columns - 1) * k.stride[1] + 1},
                             {1, 1, k.stride[0], k.stride[1]});
      parts.push_back(c.b.Reshape(part, {n, channels, 1, k.rows * k.columns}));
    }
  }
  Value joined = parts.size() == 1 ? parts[0] : c.b.Concatenate(parts, 2);
  return c.b.Reshape(joined, r.dims);
}

// col2im(self, output_size, kernel_size, dilation, padding, stride): blocks added where they overlap.
Results Col2Im(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  DType math = OpContext::OpMath(r.dtype);
  size_t last = r.rank() - 1;
  int64_t n = r.rank() == 4 ? r.dims[0] : 1, channels = r.dims[last - 2], height = r.dims[last - 1],
          width = r.dims[last];
  Blocks k(c, 2, height, width);
  Value v = c.b.Reshape(c.As(0, math), {n, channels, k.kernel[0] * k.kernel[1], k.rows, k.columns});
  Value sum, zero = c.b.ScalarInt(math, 0);
  for (int64_t i = 0; i < k.kernel[0]; ++i) {
    for (int64_t j = 0; j < k.kernel[1]; ++j) {
      int64_t y = i * k.dilation[0], x = j * k.dilation[1], at = i * k.kernel[1] + j;
      Value part = c.b.Reshape(c.b.SliceDim(v, 2, at, at + 1), {n, channels, k.rows, k.columns});
      int64_t below = k.padded[0] - y - ((k.rows - 1) * k.stride[0] + 1);
      int64_t right = k.padded[1] - x - ((k.columns - 1) * k.stride[1] + 1);
      part = c.b.Pad(part, zero, {0, 0, y, x}, {0, 0, below, right}, {0, 0, k.stride[0] - 1, k.stride[1] - 1});
      sum = sum.valid() ? c.b.Add(sum, part) : part;
    }
  }
  sum = c.b.Slice(sum, {0, 0, k.padding[0], k.padding[1]}, {n, channels, k.padding[0] + height, k.padding[1] + width},
                  {1, 1, 1, 1});
  return c.b.Reshape(c.b.ConvertElementType(sum, r.dtype), r.dims);
}

const OpDef kRows[] = {
    {"reflection_pad1d reflection_pad2d reflection_pad3d",
     [](OpContext& c) -> Results { return Forward(c, ReflectDim); }},
    {"replication_pad1d replication_pad2d replication_pad3d",
     [](OpContext& c) -> Results { return Forward(c, ReplicateDim); }},
    {"reflection_pad1d_backward reflection_pad2d_backward reflection_pad3d_backward",
     [](OpContext& c) -> Results { return Backward(c, ReflectDimBackward); }},
    {"replication_pad1d_backward replication_pad2d_backward replication_pad3d_backward",
     [](OpContext& c) -> Results { return Backward(c, ReplicateDimBackward); }},
    {"unfold_backward", UnfoldBackward},
    {"im2col", Im2Col},
    {"col2im", Col2Im},
};

}  // namespace

std::span<const OpDef> PaddingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
