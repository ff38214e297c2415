// Rows behind the ops whose result sizes only the values tell. Each computes its results padded to the largest size
// they can have, and how much of them counts (rank-0 S64, the last result); the eager driver reads that and cuts.
#include <algorithm>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

Value Counter(OpContext& c, int64_t n) { return c.b.Iota({DType::kS64, {n}}, 0); }

Value Zero(OpContext& c) { return c.b.ScalarInt(DType::kS64, 0); }

// Before each place of a rank-1 value: the value one to the left.
Value Previous(OpContext& c, const Value& v) {
  int64_t n = v.dim(0);
  return c.b.Concatenate({c.b.SliceDim(v, 0, 0, 1), c.b.SliceDim(v, 0, 0, n - 1)}, 0);
}

struct Compacted {
  std::vector<Value> values;  // true places first, in order; what follows is unspecified
  Value prefix;               // inclusive count of true places
  Value count;
};

// The elements of rank-1 `values` where `mask` holds, in front. n > 0.
Compacted Compact(OpContext& c, const Value& mask, const std::vector<Value>& values) {
  int64_t n = mask.dim(0);
  Compacted r;
  r.prefix = PrefixCount(c, mask);
  r.count = c.b.Reshape(c.b.SliceDim(r.prefix, 0, n - 1, n), {});
  if (c.options().platform == Platform::kTpu) {  // sorts faster than it scatters elements
    std::vector<Value> operands{c.b.Convert(c.b.Not(mask), DType::kS32)};
    operands.insert(operands.end(), values.begin(), values.end());
    r.values = c.b.Sort(operands, 0, true, [](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
      return {b.Compare(Direction::kLt, v[0], v[1])};
    });
    r.values.erase(r.values.begin());
    return r;
  }
  Value outside = c.b.ConstantInt(r.prefix.type, n);
  Value place = c.b.Select(mask, c.b.Subtract(r.prefix, c.b.ConstantInt(r.prefix.type, 1)), outside);
  for (const Value& v : values) {
    r.values.push_back(ScatterSlices(c, c.b.Zeros(v.type), 0, place, v, Combine::kSet));
  }
  return r;
}

// tpu::nonzero(self): indices of true elements in row-major order, column by column, flat; count.
Results Nonzero(OpContext& c) {
  Value self = c.Tensor(0);
  int64_t n = self.type.NumElements(), rank = static_cast<int64_t>(self.rank());
  if (n == 0) return {c.b.Zeros({DType::kS64, {0}}), Zero(c)};
  Value mask = c.b.Reshape(c.b.ConvertElementType(self, DType::kPred), {n});
  Compacted r = Compact(c, mask, {Counter(c, n)});
  if (rank == 0) return {c.b.Zeros({DType::kS64, {0}}), r.count};
  // Columns stand behind each other without gaps, as PyTorch lays them out: place k is row k % count of column
  // k / count.
  Value k = Counter(c, n * rank), zero = c.b.Zeros(k.type);
  Value count = c.b.BroadcastTo(c.b.Maximum(r.count, c.b.ScalarInt(DType::kS64, 1)), {n * rank});
  Value place = rank == 1 ? r.values[0] : GatherSlices(c, r.values[0], 0, c.b.Remainder(k, count));
  Value column = rank == 1 ? zero : c.b.Divide(k, count), result = zero;
  const Dims strides = shlo::RowMajorStrides(self.dims());
  for (size_t d = 0; d < self.rank(); ++d) {
    Value at = c.b.Divide(place, c.b.ConstantInt(k.type, strides[d]));
    if (d > 0) at = c.b.Remainder(at, c.b.ConstantInt(k.type, self.dim(d)));
    Value own = c.b.Compare(Direction::kEq, column, c.b.ConstantInt(k.type, static_cast<int64_t>(d)));
    result = rank == 1 ? at : c.b.Select(own, at, result);
  }
  return {result, r.count};
}

// tpu::masked_rows(self, mask): slices of self under true elements of the mask, which has its leading dims.
Results MaskedRows(OpContext& c) {
  Value self = c.Tensor(0), mask = c.Tensor(1);
  int64_t n = mask.type.NumElements();
  Dims rows{n};
  rows.append(self.dims().begin() + static_cast<int64_t>(mask.rank()), self.dims().end());
  if (n == 0) return {c.b.Zeros({self.dtype(), rows}), Zero(c)};
  mask = c.b.Reshape(mask, {n});
  self = c.b.Reshape(self, rows);
  if (rows.size() == 1) {
    Compacted r = Compact(c, mask, {self});
    return {r.values[0], r.count};
  }
  Compacted r = Compact(c, mask, {Counter(c, n)});
  return {GatherSlices(c, self, 0, r.values[0]), r.count};
}

// Ascending, NaN last, of two element values.
Value Less(shlo::Builder& b, const Value& x, const Value& y) {
  Value less = b.Compare(Direction::kLt, x, y);
  if (!shlo::IsFloating(x.dtype())) return less;
  Value x_is_number = b.Compare(Direction::kEq, x, x), y_is_nan = b.Compare(Direction::kNe, y, y);
  return b.Or(less, b.And(x_is_number, y_is_nan));
}

std::vector<Value> SortPair(OpContext& c, const Value& key, const Value& order) {
  return c.b.Sort({key, order}, 0, true, [](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
    return {Less(b, v[0], v[1])};
  });
}

// What follows from places where a new group starts: starts, inverse in the order before sorting, sizes, number.
struct Groups {
  Value starts, inverse, sizes, count;
};

Groups GroupsOf(OpContext& c, const Value& is_first, const Value& order) {
  int64_t n = is_first.dim(0);
  Compacted r = Compact(c, is_first, {Counter(c, n)});
  Value group = c.b.Subtract(r.prefix, c.b.ConstantInt(r.prefix.type, 1));
  Value zeros = c.b.Zeros(group.type);
  Groups g;
  g.starts = r.values[0];
  g.count = r.count;
  g.inverse = ScatterSlices(c, zeros, 0, order, group, Combine::kSet);
  g.sizes = ScatterSlices(c, zeros, 0, group, c.b.Ones(group.type), Combine::kAdd);
  return g;
}

// tpu::unique(self, consecutive): values, inverse, counts of the flattened tensor.
Results Unique(OpContext& c) {
  Value self = c.Tensor(0);
  int64_t n = self.type.NumElements();
  Value none = c.b.Zeros({DType::kS64, {n}});
  if (n == 0) return {c.b.Reshape(self, {0}), none, none, Zero(c)};
  Value flat = c.b.Reshape(self, {n});
  bool is_bool = flat.dtype() == DType::kPred;
  if (is_bool) flat = c.b.Convert(flat, DType::kS8);
  Value order = Counter(c, n);
  if (!c.Bool(1)) {
    std::vector<Value> sorted = SortPair(c, flat, order);
    flat = sorted[0];
    order = sorted[1];
  }
  Value first = c.b.Compare(Direction::kEq, Counter(c, n), c.b.Zeros({DType::kS64, {n}}));
  first = c.b.Or(first, c.b.Compare(Direction::kNe, flat, Previous(c, flat)));
  Groups g = GroupsOf(c, first, order);
  Value values = GatherSlices(c, flat, 0, g.starts);
  if (is_bool) values = c.b.ConvertElementType(values, DType::kPred);
  return {values, g.inverse, g.sizes, g.count};
}

// tpu::unique_rows(self, consecutive): the same for the rows of [n, m], m > 0 and n > 0.
Results UniqueRows(OpContext& c) {
  Value self = c.Tensor(0), rows = self;
  int64_t n = self.dim(0), m = self.dim(1);
  if (rows.dtype() == DType::kPred) rows = c.b.Convert(rows, DType::kS8);
  Value order = Counter(c, n);
  if (!c.Bool(1)) {
    // Stable sorts by each column, the last one first, leave the rows in lexicographic order.
    Value columns = c.b.Transpose(rows, {1, 0}), start = c.b.ScalarInt(DType::kS64, m - 1);
    order = c.b.While(
        {start, order, columns},
        [](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
          return {b.Compare(Direction::kGe, v[0], b.ScalarInt(DType::kS64, 0))};
        },
        [&](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
          Value column = b.Reshape(b.DynamicSlice(v[2], {v[0], b.ScalarInt(DType::kS64, 0)}, {1, n}), {n});
          Value key = GatherSlices(c, column, 0, v[1]);
          Value next = SortPair(c, key, v[1])[1];
          return {b.Subtract(v[0], b.ScalarInt(DType::kS64, 1)), next, v[2]};
        })[1];
    rows = GatherSlices(c, rows, 0, order);
  }
  Value previous = c.b.Concatenate({c.b.SliceDim(rows, 0, 0, 1), c.b.SliceDim(rows, 0, 0, n - 1)}, 0);
  Value differs = c.b.Reduce("or", c.b.Compare(Direction::kNe, rows, previous), c.b.ScalarInt(DType::kPred, 0), {1});
  Value first = c.b.Compare(Direction::kEq, Counter(c, n), c.b.Zeros({DType::kS64, {n}}));
  Groups g = GroupsOf(c, c.b.Or(first, differs), order);
  Value values = c.b.ConvertElementType(GatherSlices(c, rows, 0, g.starts), self.dtype());
  return {values, g.inverse, g.sizes, g.count};
}

const OpDef kRows[] = {
    {"tpu::nonzero", Nonzero, "", kNoMeta},
    {"tpu::masked_rows", MaskedRows, "", kNoMeta},
    {"tpu::unique", Unique, "", kNoMeta},
    {"tpu::unique_rows", UniqueRows, "", kNoMeta},
};

}  // namespace

std::span<const OpDef> DataDependentRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
