// Fourier transforms. StableHLO transforms up to three minor dimensions and divides inverses by their length; PyTorch
// names any dimensions and a normalization of its own.
#include <algorithm>
#include <cmath>

#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

constexpr size_t kMostDims = 3;  // of one StableHLO operation

// As torch.fft's norm arguments come down to operators.
enum Normalization : int64_t { kNone = 0, kByRoot = 1, kByLength = 2 };

Dims WrappedDims(OpContext& c, size_t i, size_t rank) {
  Dims dims = c.Ints(i);
  for (int64_t& d : dims) d = OpContext::WrapDim(d, rank);
  return dims;
}

double LengthOf(const Dims& sizes, const Dims& dims) {
  double length = 1;
  for (int64_t d : dims) length *= static_cast<double>(sizes[static_cast<size_t>(d)]);
  return length;
}

double Factor(int64_t normalization, double length) {
  return normalization == kByRoot ? 1 / std::sqrt(length) : normalization == kByLength ? 1 / length : 1;
}

// By parts: a complex factor would turn infinities into NaN.
Expr Times(const Expr& x, double factor) {
  if (factor == 1) return x;
  return shlo::IsComplex(x.dtype()) ? Complex(Real(x) * factor, Imag(x) * factor) : x * factor;
}

void RefuseDoubleOnTpu(OpContext& c, DType dtype) {
  bool wide = shlo::RealOf(dtype) == DType::kF64;
  TT_CHECK(!wide || c.options().platform != Platform::kTpu, kNotImplemented, c.OpName(),
           ": the TPU compiler transforms float32 and complex64 only, got ", shlo::Name(dtype),
           "; convert the input, or move it to the CPU");
}

// One operation over `dims`, which are moved to the end and back.
Value Moved(OpContext& c, const Value& x, const Dims& dims, std::string_view type, const Dims& lengths) {
  RefuseDoubleOnTpu(c, x.dtype());
  Dims order, back(x.rank());
  for (int64_t d = 0; d < static_cast<int64_t>(x.rank()); ++d) {
    if (std::find(dims.begin(), dims.end(), d) == dims.end()) order.push_back(d);
  }
  for (int64_t d : dims) order.push_back(d);
  for (size_t i = 0; i < order.size(); ++i) back[static_cast<size_t>(order[i])] = static_cast<int64_t>(i);
  return c.b.Transpose(c.b.Fft(c.b.Transpose(x, order), type, lengths), back);
}

// Neither direction is divided by the length.
Expr ComplexTransform(OpContext& c, Expr x, Dims dims, bool forward) {
  double length = LengthOf(x.v.dims(), dims);
  while (!dims.empty()) {
    size_t count = std::min(kMostDims, dims.size());
    Dims part, lengths;
    for (size_t i = 0; i < count; ++i, dims.pop_back()) {
      part.push_back(dims.back());
      lengths.push_back(x.v.dim(static_cast<size_t>(dims.back())));
    }
    x = x.With(Moved(c, x.v, part, forward ? "FFT" : "IFFT", lengths));
  }
  return forward ? x : Times(x, length);
}

// _fft_c2c(self, dim, normalization, forward)
Results ComplexToComplex(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Expr x{&c.b, c.Tensor(0)};
  Dims dims = WrappedDims(c, 1, x.v.rank());
  double factor = Factor(c.Int(2), LengthOf(r.dims, dims));
  return Times(ComplexTransform(c, x, dims, c.Bool(3)), factor);
}

// _fft_r2c(self, dim, normalization, onesided): the last dimension of `dim` is halved.
Results RealToComplex(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Value x = c.Tensor(0);
  Dims dims = WrappedDims(c, 1, x.rank());
  double factor = Factor(c.Int(2), LengthOf(x.dims(), dims));
  int64_t last = dims.back(), length = x.dim(static_cast<size_t>(last)), half = length / 2 + 1;
  Expr out{&c.b, Moved(c, x, {last}, "RFFT", {length})};
  if (!c.Bool(3) && half < length) {
    // The other half of a row is the conjugate of the first, backwards.
    Expr other = out.With(c.b.Reverse(c.b.SliceDim(out.v, last, 1, length - half + 1), {last}));
    out = out.With(c.b.Concatenate({out.v, Complex(Real(other), -Imag(other)).v}, last));
  }
  dims.pop_back();
  return Times(ComplexTransform(c, out, dims, true), factor);
}

// _fft_c2r(self, dim, normalization, last_dim_size)
Results ComplexToReal(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Expr x{&c.b, c.Tensor(0)};
  Dims dims = WrappedDims(c, 1, x.v.rank());
  double whole = LengthOf(r.dims, dims);
  int64_t last = dims.back(), length = c.Int(3), half = length / 2 + 1, size = x.v.dim(static_cast<size_t>(last));
  TT_CHECK(size >= half, kRuntime, c.OpName(), ": expected at least ", half, " elements in dimension ", last, " for ",
           length, " real ones, got ", size);
  x = x.With(c.b.SliceDim(x.v, last, 0, half));
  dims.pop_back();
  x = ComplexTransform(c, x, dims, false);
  Expr out = x.With(Moved(c, x.v, {last}, "IRFFT", {length}));
  return Times(out, static_cast<double>(length) * Factor(c.Int(2), whole));
}

const OpDef kRows[] = {
    {"_fft_c2c", ComplexToComplex},
    {"_fft_r2c", RealToComplex},
    {"_fft_c2r", ComplexToReal},
};

}  // namespace

std::span<const OpDef> FftRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
