// Values that come from counters alone: arange, linspace, logspace, eye, triangles of indices.
#include <algorithm>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// tpu::arange(out, start, step): start + i * step. Start and step are int64 or float64 operands, so a moving range is
// one program; PyTorch's kernel computes floats in float64 too.
Results Arange(OpContext& c) {
  TensorType type = c.Tensor(0).type;
  Value start = c.Tensor(1), step = c.Tensor(2);
  if (type.NumElements() == 0) return c.b.Zeros(type);
  Dims flat{type.NumElements()};
  Value i = c.b.Convert(c.b.Iota({DType::kS64, flat}, 0), start.dtype());
  Value v = c.b.Add(c.b.BroadcastTo(start, flat), c.b.Multiply(i, c.b.BroadcastTo(step, flat)));
  return c.b.Reshape(c.b.ConvertElementType(v, type.dtype), type.dims);
}

// From both ends towards the middle, as PyTorch does, so that the last element is exact.
Value Spaced(OpContext& c, const TensorType& type, DType math, const Value& start, const Value& end) {
  int64_t n = type.NumElements();
  if (n == 1) return c.b.BroadcastTo(start, type.dims);
  DType real = shlo::RealOf(math);
  Value step =
      c.b.Divide(c.b.Subtract(end, start), c.b.ConvertElementType(c.b.Scalar(real, static_cast<double>(n - 1)), math));
  TensorType counter = type.With(DType::kS64);
  Value i = c.b.Iota(counter, 0), last = c.b.ConstantInt(counter, n - 1);
  auto times = [&](const Value& k) {
    return c.b.Multiply(c.b.BroadcastTo(step, type.dims), c.b.ConvertElementType(c.b.Convert(k, real), math));
  };
  Value up = c.b.Add(c.b.BroadcastTo(start, type.dims), times(i));
  Value down = c.b.Subtract(c.b.BroadcastTo(end, type.dims), times(c.b.Subtract(last, i)));
  return c.b.Select(c.b.Compare(Direction::kLt, i, c.b.ConstantInt(counter, n / 2)), up, down);
}

DType SpacingType(DType t) { return shlo::IsInteger(t) || t == DType::kPred ? DType::kF64 : OpContext::OpMath(t); }

// linspace.out(start, end, steps): integers start from truncated ends.
Results Linspace(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  DType math = SpacingType(r.dtype);
  auto end_point = [&](size_t i) { return c.b.ConvertElementType(c.As(i, r.dtype), math); };
  return c.b.ConvertElementType(Spaced(c, r, math, end_point(0), end_point(1)), r.dtype);
}

// logspace.out(start, end, steps, base=10)
Results Logspace(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  DType math = SpacingType(r.dtype);
  Value exponent = Spaced(c, r, math, c.As(0, math), c.As(1, math));
  return c.b.ConvertElementType(c.b.Power(c.As(3, math, r.dims), exponent), r.dtype);
}

// eye.out(n), eye.m_out(n, m)
Results Eye(OpContext& c) {
  const TensorType& r = c.Result();
  TensorType counter = r.With(DType::kS64);
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Value diagonal = c.b.Compare(Direction::kEq, c.b.Iota(counter, 0), c.b.Iota(counter, 1));
  return c.b.ConvertElementType(diagonal, r.dtype);
}

// tril_indices(row, col, offset), triu_indices: known when the program is built.
Results TriangleIndices(OpContext& c, bool lower) {
  const TensorType& r = c.Result();
  int64_t rows = c.Int(0), columns = c.Int(1), offset = c.IntOr(2, 0);
  Dims places;
  for (int pass = 0; pass < 2; ++pass) {
    for (int64_t i = 0; i < rows; ++i) {
      int64_t from = lower ? 0 : std::clamp<int64_t>(i + offset, 0, columns);
      int64_t to = lower ? std::clamp<int64_t>(i + offset + 1, 0, columns) : columns;
      for (int64_t j = from; j < to; ++j) places.push_back(pass == 0 ? i : j);
    }
  }
  if (places.empty()) return c.b.Zeros(r);
  return c.b.Reshape(c.b.ConstantInts(r.dtype, places), r.dims);
}

Results TrilIndices(OpContext& c) { return TriangleIndices(c, true); }
Results TriuIndices(OpContext& c) { return TriangleIndices(c, false); }

const OpDef kRows[] = {
    {"tpu::arange", Arange, "", kNoMeta}, {"linspace.out", Linspace},    {"logspace.out", Logspace},
    {"eye.out eye.m_out", Eye},           {"tril_indices", TrilIndices}, {"triu_indices", TriuIndices},
};

}  // namespace

std::span<const OpDef> FactoryRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
