#include "lower/ops/index_util.h"

#include <algorithm>

namespace torch_tpu::lower::ops {

using shlo::Direction;
using support::StrCat;

std::string OutOfBounds(int64_t dim, int64_t size) {
  return StrCat("index is out of bounds for dimension ", dim, " with size ", size);
}

Value AtLeast1D(OpContext& c, const Value& v) { return v.rank() == 0 ? c.b.Reshape(v, {1}) : v; }

Value CheckedIndex(OpContext& c, const Value& index, int64_t size, bool wrap, support::ErrorKind kind,
                   const std::string& message) {
  Value i = index;
  if (shlo::ByteSize(i.dtype()) < 4) i = c.b.Convert(i, DType::kS32);
  if (i.type.NumElements() == 0) return i;
  auto bound = [&](int64_t v) { return c.b.ConstantInt(i.type, v); };
  Value low = c.b.Compare(Direction::kLt, i, bound(wrap ? -size : 0));
  Value high = c.b.Compare(Direction::kGe, i, bound(size));
  c.Check(c.b.Or(low, high), kind, message);
  if (wrap) i = c.b.Select(c.b.Compare(Direction::kLt, i, bound(0)), c.b.Add(i, bound(size)), i);
  if (c.options().platform == Platform::kTpu && i.dtype() == DType::kS64 && size < (int64_t{1} << 31)) {
    // Out-of-range values must stay out of range, or a scatter would write where it should not.
    Value clamped = c.b.Clamp(bound(-1), i, bound(size));
    i = c.b.Convert(clamped, DType::kS32);
  }
  return i;
}

Value Identity(OpContext& c, DType dtype, Combine combine) {
  switch (combine) {
    case Combine::kMultiply:
      return c.b.ScalarInt(dtype, 1);
    case Combine::kMaximum:
      return c.b.MinValue(dtype);
    case Combine::kMinimum:
      return c.b.MaxValue(dtype);
    default:
      return c.b.ScalarInt(dtype, 0);
  }
}

shlo::Builder::Body CombineBody(DType dtype, Combine combine) {
  return [=](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
    bool logical = dtype == DType::kPred;
    switch (combine) {
      case Combine::kSet:
        return {v[1]};
      case Combine::kAdd:
        return {logical ? b.Or(v[0], v[1]) : b.Add(v[0], v[1])};
      case Combine::kMultiply:
        return {logical ? b.And(v[0], v[1]) : b.Multiply(v[0], v[1])};
      case Combine::kMaximum:
        return {logical ? b.Or(v[0], v[1]) : b.Maximum(v[0], v[1])};
      case Combine::kMinimum:
        return {logical ? b.And(v[0], v[1]) : b.Minimum(v[0], v[1])};
    }
    return {v[1]};
  };
}

namespace {

Dims AllBut(size_t rank, int64_t dim) {
  Dims dims;
  for (size_t i = 0; i < rank; ++i) {
    if (static_cast<int64_t>(i) != dim) dims.push_back(static_cast<int64_t>(i));
  }
  return dims;
}

}  // namespace

Value ScatterSlices(OpContext& c, const Value& self, int64_t dim, const Value& index, const Value& source,
                    Combine combine) {
  if (self.type.NumElements() == 0 || source.type.NumElements() == 0) return self;
  shlo::ScatterDims dims;
  dims.update_window_dims = AllBut(self.rank(), dim);
  dims.inserted_window_dims = {dim};
  dims.scatter_dims_to_operand_dims = {dim};
  dims.index_vector_dim = 1;
  return c.b.Scatter(self, index, source, dims, CombineBody(self.dtype(), combine), false, false);
}

Value GatherSlices(OpContext& c, const Value& self, int64_t dim, const Value& index) {
  shlo::GatherDims dims;
  Dims result, sizes = self.dims();
  for (int64_t i = 0; i < static_cast<int64_t>(self.rank()); ++i) {
    if (i == dim) {
      result.append(index.dims().begin(), index.dims().end());
      continue;
    }
    dims.offset_dims.push_back(i < dim ? i : i - 1 + static_cast<int64_t>(index.rank()));
    result.push_back(self.dim(i));
  }
  if (self.type.NumElements() == 0 || index.type.NumElements() == 0) return c.b.Zeros({self.dtype(), result});
  sizes[dim] = 1;
  dims.collapsed_slice_dims = {dim};
  dims.start_index_map = {dim};
  dims.index_vector_dim = static_cast<int64_t>(index.rank());
  return c.b.Gather(self, index, dims, sizes);
}

Value Corner(OpContext& c, const Value& v, const Dims& sizes) {
  if (v.dims() == sizes) return v;
  return c.b.Slice(v, Dims(v.rank(), 0), sizes, Dims(v.rank(), 1));
}

Value GatherElements(OpContext& c, const Value& self, int64_t dim, const Value& index) {
  if (self.type.NumElements() == 0 || index.type.NumElements() == 0) {
    return c.b.Zeros({self.dtype(), index.dims()});
  }
  Dims corner = index.dims();
  corner[dim] = self.dim(dim);
  shlo::GatherDims dims;
  dims.collapsed_slice_dims = {dim};
  dims.operand_batching_dims = AllBut(self.rank(), dim);
  dims.start_indices_batching_dims = dims.operand_batching_dims;
  dims.start_index_map = {dim};
  dims.index_vector_dim = static_cast<int64_t>(index.rank());
  return c.b.Gather(Corner(c, self, corner), index, dims, Dims(self.rank(), 1));
}

Value ScatterElements(OpContext& c, const Value& self, int64_t dim, const Value& index, const Value& source,
                      Combine combine) {
  if (self.type.NumElements() == 0 || index.type.NumElements() == 0) return self;
  Dims corner = index.dims();
  corner[dim] = self.dim(dim);
  shlo::ScatterDims dims;
  dims.inserted_window_dims = {dim};
  dims.input_batching_dims = AllBut(self.rank(), dim);
  dims.scatter_indices_batching_dims = dims.input_batching_dims;
  dims.scatter_dims_to_operand_dims = {dim};
  dims.index_vector_dim = static_cast<int64_t>(index.rank());
  Value part = c.b.Scatter(Corner(c, self, corner), index, Corner(c, source, index.dims()), dims,
                           CombineBody(self.dtype(), combine), false, false);
  if (corner == self.dims()) return part;
  return c.b.DynamicUpdateSlice(self, part, std::vector<Value>(self.rank(), c.b.ScalarInt(DType::kS32, 0)));
}

Value PrefixCount(OpContext& c, const Value& mask) {
  // Rows of 32 are summed by a product with a triangle of ones, exactly in float32; their totals likewise. A dot costs
  // less than a scan on both platforms.
  constexpr int64_t kRow = 32;
  auto row_sums = [&](const Value& rows) {  // [r, kRow] F32, each element at most 2^24 / kRow
    Value i = c.b.Iota({DType::kS32, {kRow, kRow}}, 0), j = c.b.Iota({DType::kS32, {kRow, kRow}}, 1);
    Value triangle = c.b.Convert(c.b.Compare(Direction::kLe, i, j), DType::kF32);
    shlo::DotDims dims;
    dims.lhs_contract = {1};
    dims.rhs_contract = {0};
    return c.b.DotGeneral(rows, triangle, dims, shlo::Precision::kHighest, DType::kF32);
  };
  int64_t n = mask.dim(0), rows = (n + kRow - 1) / kRow;
  Value x = c.b.Convert(mask, DType::kF32);
  if (rows * kRow != n) x = c.b.Pad(x, c.b.Scalar(DType::kF32, 0), {0}, {rows * kRow - n}, {0});
  Value within = c.b.Convert(row_sums(c.b.Reshape(x, {rows, kRow})), DType::kS64);
  if (rows > 1) {
    // Totals above float32's exact range are summed in int64, level by level.
    Value totals = c.b.Reshape(c.b.SliceDim(within, 1, kRow - 1, kRow), {rows});
    Value running = totals;
    for (int64_t step = 1; step < rows; step *= 2) {
      Value shifted =
          c.b.Pad(c.b.SliceDim(running, 0, 0, rows - step), c.b.ScalarInt(DType::kS64, 0), {step}, {0}, {0});
      running = c.b.Add(running, shifted);
      // A barrier keeps the compiler from recomputing all earlier levels inside each one.
      running = c.b.OptimizationBarrier({running})[0];
    }
    Value before = c.b.Subtract(running, totals);
    within = c.b.Add(within, c.b.BroadcastInDim(before, {rows, kRow}, {0}));
  }
  Value flat = c.b.Reshape(within, {rows * kRow});
  return rows * kRow == n ? flat : c.b.SliceDim(flat, 0, 0, n);
}

}  // namespace torch_tpu::lower::ops
