// Sorting and what follows from it: top-k, k-th value, median, mode. NaN counts as the greatest value.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"
#include "shlo/format.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;
using support::ErrorKind;

Results ScalarWithPosition(OpContext& c, const Value& x) { return {Finish(c, x, 0), c.b.Zeros(c.Result(1))}; }

Results SortBy(OpContext& c, int64_t dim, bool descending) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x, ErrorKind::kRuntime);
  if (x.rank() == 0) return ScalarWithPosition(c, x);
  auto [sorted, at] = SortWithPositions(c, x, OpContext::WrapDim(dim, x.rank()), descending);
  return {sorted, Finish(c, at, 1)};
}

// sort(self, dim, descending) and sort.stable(self, stable, dim, descending): always stable.
Results Sort(OpContext& c) { return SortBy(c, c.Int(1), c.Bool(2)); }
Results SortStable(OpContext& c) { return SortBy(c, c.Int(2), c.Bool(3)); }

// A whole sort of a vocabulary takes a hundred times as long as the selection of a few, which plugins have for float32.
bool FitsTopK(const Value& x) {
  return shlo::IsFloating(x.dtype()) && shlo::ByteSize(x.dtype()) <= 4 && x.type.is_static() &&
         x.type.NumElements() > 0;
}

// chlo.top_k along the last dimension, which orders by bits: NaN has to get the sign that puts it first or last.
Results FloatTopK(OpContext& c, const Value& x, int64_t k, int64_t dim, bool largest) {
  Dims order = AllDims(x.rank());
  std::swap(order[dim], order.back());
  Value last = c.b.Transpose(c.b.ConvertElementType(x, DType::kF32), order);
  Value nan = c.b.BitcastConvert(c.b.ScalarInt(DType::kU32, largest ? 0x7FC00000 : 0xFFC00000), DType::kF32);
  Value key = largest ? last : c.b.Negate(last);
  key = c.b.Select(IsNan(c, last), c.b.BroadcastLike(nan, last), key);
  Dims dims = last.dims();
  dims[dims.size() - 1] = k;
  shlo::Op* op =
      c.b.module().Append("chlo.top_k", {key}, {TensorType{DType::kF32, dims}, TensorType{DType::kS32, dims}});
  op->properties.emplace_back("k", shlo::I64Text(k));
  Value best = largest ? op->results[0] : c.b.Negate(op->results[0]);
  return {Finish(c, c.b.Transpose(best, order), 0), Finish(c, c.b.Transpose(op->results[1], order), 1)};
}

// topk(self, k, dim, largest, sorted): equal values in order of position.
Results TopK(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x, ErrorKind::kRuntime);
  RefuseBool(c, x, ErrorKind::kRuntime);
  if (x.rank() == 0) return ScalarWithPosition(c, x);
  int64_t k = c.Int(1), dim = c.Dim(2, x.rank());
  if (k > 0 && FitsTopK(x)) return FloatTopK(c, x, k, dim, c.Bool(3));
  auto [sorted, at] = SortWithPositions(c, x, dim, c.Bool(3));
  return {c.b.SliceDim(sorted, dim, 0, k), Finish(c, c.b.SliceDim(at, dim, 0, k), 1)};
}

// kthvalue(self, k, dim, keepdim): the k-th smallest.
Results KthValue(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  RefuseBool(c, x);
  if (x.rank() == 0) return ScalarWithPosition(c, x);
  int64_t k = c.Int(1), dim = c.Dim(2, x.rank());
  RequireElements(c, x, dim);
  auto [sorted, at] = SortWithPositions(c, x, dim, false);
  return {Finish(c, c.b.SliceDim(sorted, dim, k - 1, k), 0), Finish(c, c.b.SliceDim(at, dim, k - 1, k), 1)};
}

// The lower median along a dimension and its position. NaN wins, or is passed over by nanmedian.
std::pair<Value, Value> Median(OpContext& c, const Value& x, int64_t dim, bool ignore_nan) {
  RequireElements(c, x, dim);
  auto [sorted, at] = SortWithPositions(c, x, dim, false);
  DType index = at.dtype();
  Value nans = Sum(c, c.b.ConvertElementType(IsNan(c, x), index), {dim});
  auto fill = [&](int64_t n) { return c.b.BroadcastLike(c.b.ScalarInt(index, n), nans); };
  int64_t n = x.dim(dim);
  Value k = fill((n - 1) / 2);
  if (shlo::IsFloating(x.dtype())) {
    if (ignore_nan) {  // all NaN: the first of them
      k = c.b.Maximum(c.b.Divide(c.b.Subtract(fill(n - 1), nans), fill(2)), fill(0));
    } else {  // the first NaN comes right after all numbers
      k = c.b.Select(c.b.Compare(Direction::kGt, nans, fill(0)), c.b.Subtract(fill(n), nans), k);
    }
  }
  return {TakeAlong(c, sorted, k, dim), TakeAlong(c, at, k, dim)};
}

// median.dim and nanmedian.dim(self, dim, keepdim).
Results MedianDim(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  RefuseBool(c, x);
  if (x.rank() == 0) return ScalarWithPosition(c, x);
  auto [value, at] = Median(c, x, c.Dim(1, x.rank()), *c.hlo() == 'n');
  return {Finish(c, value, 0), Finish(c, at, 1)};
}

// median and nanmedian(self): of nothing it is NaN, or the lowest integer.
Results MedianAll(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  RefuseBool(c, x);
  int64_t n = x.type.NumElements();
  if (n == 0) {
    return shlo::IsFloating(x.dtype()) ? c.b.Scalar(x.dtype(), std::numeric_limits<double>::quiet_NaN())
                                       : c.b.MinValue(x.dtype());
  }
  return Finish(c, Median(c, c.b.Reshape(x, {n}), 0, *c.hlo() == 'n').first);
}

// mode(self, dim, keepdim): the most frequent value, the smallest of several, at its last position.
Results Mode(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  if (x.rank() == 0) return ScalarWithPosition(c, x);
  int64_t dim = c.Dim(1, x.rank());
  RequireElements(c, x, dim);
  auto [sorted, order] = SortWithPositions(c, x, dim, false);
  Value at = Positions(c, x, dim);
  Value zero = c.b.BroadcastLike(c.b.ScalarInt(at.dtype(), 0), at);
  Dims low(x.rank(), 0), high(x.rank(), 0);
  low[dim] = 1;
  high[dim] = -1;
  Value previous = c.b.Pad(sorted, c.b.ScalarInt(x.dtype(), 0), low, high, Dims(x.rank(), 0));
  Value starts = c.b.Or(c.b.Compare(Direction::kNe, sorted, previous), c.b.Compare(Direction::kEq, at, zero));
  Value start = Scan(c, c.b.Select(starts, at, zero), dim, c.b.ScalarInt(at.dtype(), 0),
                     [](shlo::Builder& b, const Value& x, const Value& y) { return b.Maximum(x, y); });
  Value length = c.b.Subtract(at, start);
  Value longest = Expand(c, Max(c, length, {dim}), length, {dim});
  Value k = FirstHit(c, c.b.Compare(Direction::kEq, length, longest), dim);
  return {Finish(c, TakeAlong(c, sorted, k, dim), 0), Finish(c, TakeAlong(c, order, k, dim), 1)};
}

const OpDef kRows[] = {
    {"sort", Sort},
    {"sort.stable", SortStable},
    {"topk", TopK},
    {"kthvalue", KthValue},
    {"median", MedianAll},
    {"nanmedian", MedianAll, "nan"},
    {"median.dim", MedianDim},
    {"nanmedian.dim", MedianDim, "nan"},
    {"mode", Mode},
};

}  // namespace

std::span<const OpDef> OrderingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
