// Convolutions of 1 to 3 spatial dimensions and their derivatives. All of them are one StableHLO convolution with other
// paddings, dilations and dimension roles; half types accumulate in float32, complex ones are four real convolutions.
#include <functional>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::ConvDims;
using shlo::ConvWindow;

struct Geometry {
  int64_t spatial = 0, groups = 1;
  Dims stride, padding, dilation;
};

Dims Expanded(Dims list, int64_t n, int64_t fill) {
  if (list.empty()) return Dims(n, fill);
  if (list.size() == 1 && n > 1) return Dims(n, list[0]);
  return list;
}

Geometry GeometryAt(OpContext& c, size_t first, int64_t spatial) {
  Geometry g;
  g.spatial = spatial;
  g.stride = Expanded(c.Ints(first), spatial, 1);
  g.padding = Expanded(c.Ints(first + 1), spatial, 0);
  g.dilation = Expanded(c.Ints(first + 2), spatial, 1);
  g.groups = c.Int(first + 5);
  return g;
}

Dims SpatialDims(int64_t n) {
  Dims dims;
  for (int64_t i = 0; i < n; ++i) dims.push_back(i + 2);
  return dims;
}

ConvDims Layout(int64_t spatial) {
  ConvDims d;
  d.input_spatial = d.kernel_spatial = d.output_spatial = SpatialDims(spatial);
  d.kernel_output_feature = 0;
  d.kernel_input_feature = 1;
  return d;
}

using RealConvolution = std::function<Value(const Value& x, const Value& k, DType math)>;

// Operands of every dtype: the CPU runtime convolves half types as float32, and complex numbers part by part.
Value Convolve(OpContext& c, const Value& x, const Value& k, const RealConvolution& run) {
  shlo::Builder& b = c.b;
  DType dtype = x.dtype();
  TT_CHECK(dtype != DType::kPred, kNotImplemented, c.OpName(), ": not implemented for 'Bool'");
  if (shlo::IsComplex(dtype)) {
    DType math = shlo::RealOf(dtype);
    Value xr = b.Real(x), xi = b.Imag(x), kr = b.Real(k), ki = b.Imag(k);
    return b.Complex(b.Subtract(run(xr, kr, math), run(xi, ki, math)), b.Add(run(xr, ki, math), run(xi, kr, math)));
  }
  DType math = OpContext::OpMath(dtype);
  if (math != dtype && c.options().platform == Platform::kCpu) {
    return run(b.ConvertElementType(x, math), b.ConvertElementType(k, math), math);
  }
  return run(x, k, math);
}

bool IsEmpty(const Value& v) { return v.type.NumElements() == 0; }

Value Zeros(OpContext& c, DType dtype, const Dims& dims) { return c.b.Zeros({OpContext::OpMath(dtype), dims}); }

// y[n, o, ...] of x[n, i, ...] and kernel[o, i / groups, ...].
Value Forward(OpContext& c, const Value& x, const Value& kernel, const Geometry& g, const Dims& out) {
  if (shlo::NumElements(out) == 0 || IsEmpty(x) || IsEmpty(kernel)) return Zeros(c, x.dtype(), out);
  ConvWindow window;
  window.strides = g.stride;
  window.padding_low = window.padding_high = g.padding;
  window.rhs_dilation = g.dilation;
  return Convolve(c, x, kernel, [&](const Value& a, const Value& k, DType math) {
    return c.b.Convolution(a, k, Layout(g.spatial), window, g.groups, 1, c.options().matmul_precision, math);
  });
}

// The derivative of Forward by x, applied to grad[n, o, ...]; also what a transposed convolution is. `out` is x's
// shape.
Value ByInput(OpContext& c, const Value& grad, const Value& kernel, const Geometry& g, const Dims& out) {
  if (shlo::NumElements(out) == 0 || IsEmpty(grad) || IsEmpty(kernel)) return Zeros(c, grad.dtype(), out);
  shlo::Builder& b = c.b;
  Value k = kernel;
  ConvDims dims = Layout(g.spatial);
  dims.kernel_input_feature = 0;
  dims.kernel_output_feature = 1;
  if (g.groups > 1) {  // [groups * o, i, ...] -> [o, groups * i, ...]
    Dims split{g.groups, k.dim(0) / g.groups}, order{1, 0}, merged{k.dim(0) / g.groups, g.groups * k.dim(1)};
    for (int64_t d = 1; d < static_cast<int64_t>(k.rank()); ++d) {
      split.push_back(k.dim(d));
      order.push_back(d + 1);
      if (d > 1) merged.push_back(k.dim(d));
    }
    k = b.Reshape(b.Transpose(b.Reshape(k, split), order), merged);
  }
  k = b.Reverse(k, SpatialDims(g.spatial));
  ConvWindow window;
  window.lhs_dilation = g.stride;
  window.rhs_dilation = g.dilation;
  for (int64_t i = 0; i < g.spatial; ++i) {
    int64_t extent = g.dilation[i] * (kernel.dim(i + 2) - 1), low = extent - g.padding[i];
    window.padding_low.push_back(low);
    window.padding_high.push_back(out[i + 2] + extent - low - ((grad.dim(i + 2) - 1) * g.stride[i] + 1));
  }
  return Convolve(c, grad, k, [&](const Value& a, const Value& w, DType math) {
    return c.b.Convolution(a, w, dims, window, g.groups, 1, c.options().matmul_precision, math);
  });
}

// The derivative of Forward by its kernel, whose shape is `out`: x convolved with grad, batch and features swapped.
Value ByKernel(OpContext& c, const Value& x, const Value& grad, const Geometry& g, const Dims& out) {
  if (shlo::NumElements(out) == 0 || IsEmpty(x) || IsEmpty(grad)) return Zeros(c, x.dtype(), out);
  ConvDims dims = Layout(g.spatial);
  dims.input_batch = 1;
  dims.input_feature = 0;
  dims.kernel_input_feature = 0;
  dims.kernel_output_feature = 1;
  dims.output_batch = 1;
  dims.output_feature = 0;
  ConvWindow window;
  window.strides = g.dilation;
  window.rhs_dilation = g.stride;
  window.padding_low = g.padding;
  for (int64_t i = 0; i < g.spatial; ++i) {
    int64_t covered = g.dilation[i] * (out[i + 2] - 1) + g.stride[i] * (grad.dim(i + 2) - 1) + 1;
    window.padding_high.push_back(covered - x.dim(i + 2) - g.padding[i]);
  }
  return Convolve(c, x, grad, [&](const Value& a, const Value& k, DType math) {
    return c.b.Convolution(a, k, dims, window, 1, g.groups, c.options().matmul_precision, math);
  });
}

Value Batched(OpContext& c, const Value& x, size_t rank) {
  if (x.rank() == rank) return x;
  Dims dims = x.dims();
  dims.insert(dims.begin(), 1);
  return c.b.Reshape(x, dims);
}

// convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
Results Convolution(OpContext& c) {
  const TensorType& r = c.Result();
  Value kernel = c.Tensor(1), x = Batched(c, c.Tensor(0), kernel.rank());
  Geometry g = GeometryAt(c, 3, static_cast<int64_t>(kernel.rank()) - 2);
  Dims out = r.dims;
  if (out.size() < kernel.rank()) out.insert(out.begin(), 1);
  Value y = c.Bool(6) ? ByInput(c, x, kernel, g, out) : Forward(c, x, kernel, g, out);
  if (auto bias = c.OptionalTensor(2)) {
    y = c.b.Add(y, c.b.BroadcastInDim(c.b.ConvertElementType(*bias, y.dtype()), out, {1}));
  }
  return c.b.Reshape(c.b.ConvertElementType(y, r.dtype), r.dims);
}

// convolution_backward(grad, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups,
// output_mask)
Results ConvolutionBackward(OpContext& c) {
  Value kernel = c.Tensor(2), grad = Batched(c, c.Tensor(0), kernel.rank()), x = Batched(c, c.Tensor(1), kernel.rank());
  Geometry g = GeometryAt(c, 4, static_cast<int64_t>(kernel.rank()) - 2);
  bool transposed = c.Bool(7);
  Dims mask = c.Ints(10);
  std::vector<Value> results(3);
  auto rounded = [&](const Value& v, const Dims& dims) {
    return c.b.Reshape(c.b.ConvertElementType(v, kernel.dtype()), dims);
  };
  if (mask[0]) {
    Value v = transposed ? Forward(c, grad, kernel, g, x.dims()) : ByInput(c, grad, kernel, g, x.dims());
    results[0] = rounded(v, c.Tensor(1).dims());
  }
  if (mask[1]) {
    Value v = transposed ? ByKernel(c, grad, x, g, kernel.dims()) : ByKernel(c, x, grad, g, kernel.dims());
    results[1] = rounded(v, kernel.dims());
  }
  if (mask[2]) {
    Dims but_features{0};
    for (int64_t d : SpatialDims(g.spatial)) but_features.push_back(d);
    DType math = OpContext::OpMath(grad.dtype());
    Value v = c.b.Reduce("add", c.b.ConvertElementType(grad, math),
                         c.b.ConvertElementType(c.b.ScalarInt(DType::kS32, 0), math), but_features);
    results[2] = rounded(v, v.dims());
  }
  return results;
}

const OpDef kRows[] = {
    {"convolution", Convolution, "", kPrecision},
    {"convolution_backward", ConvolutionBackward, "", kPrecision},
};

}  // namespace

std::span<const OpDef> ConvolutionRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
