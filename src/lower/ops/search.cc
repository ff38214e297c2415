// Places in sorted sequences: searchsorted and bucketize.
#include "lower/ops/families.h"
#include "lower/ops/index_util.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// For each element of `values` ([rows, m]) its place in the sorted row of `sequence` ([rows, n]), read in the order of
// `sorter` if there is one. A binary search for all of them at once; comparisons with NaN fall as in PyTorch's loops.
Value Search(OpContext& c, const Value& sequence, const std::optional<Value>& sorter, const Value& values, bool right) {
  int64_t n = sequence.dim(1);
  TensorType type = values.type.With(DType::kS64);
  Value low = c.b.Zeros(type);
  if (n == 0 || type.NumElements() == 0) return low;
  Value high = c.b.ConstantInt(type, n), one = c.b.Ones(type);
  for (int64_t width = n; width > 0; width /= 2) {
    Value open = c.b.Compare(Direction::kLt, low, high);
    Value middle = c.b.Add(low, c.b.ShiftRightArithmetic(c.b.Subtract(high, low), one));
    Value place = c.b.Minimum(middle, c.b.ConstantInt(type, n - 1));
    if (sorter) place = GatherElements(c, *sorter, 1, place);
    Value found = GatherElements(c, sequence, 1, place);
    Value stop = c.b.Compare(right ? Direction::kGt : Direction::kGe, found, values);
    Value after = c.b.And(open, c.b.Not(stop)), before = c.b.And(open, stop);
    low = c.b.Select(after, c.b.Add(middle, one), low);
    high = c.b.Select(before, middle, high);
  }
  return low;
}

Results SearchFor(OpContext& c, size_t sequence_at, size_t values_at, bool right, std::optional<Value> sorter) {
  const TensorType& r = c.Result();
  Value sequence = c.Tensor(sequence_at), values = c.Tensor(values_at);
  DType dtype = c.Promote({sequence_at, values_at});
  if (c.arg(values_at).kind != Arg::Kind::kTensor) dtype = sequence.dtype();
  int64_t n = sequence.rank() == 0 ? 1 : sequence.dims().back();
  int64_t rows = sequence.rank() <= 1 || n == 0 ? 1 : sequence.type.NumElements() / n;
  if (r.NumElements() == 0 || n == 0) return c.b.Zeros(r);
  sequence = c.b.Reshape(c.b.ConvertElementType(sequence, dtype), {rows, n});
  values = c.b.Reshape(c.b.ConvertElementType(values, dtype), {rows, r.NumElements() / rows});
  if (sorter) sorter = c.b.Reshape(*sorter, {rows, n});
  return c.b.Reshape(c.b.ConvertElementType(Search(c, sequence, sorter, values, right), r.dtype), r.dims);
}

// searchsorted(sorted_sequence, self, *, out_int32, right, side, sorter)
Results SearchSorted(OpContext& c) {
  return SearchFor(c, 0, 1, c.BoolOr(3, false) || c.Text(4) == "right", c.OptionalTensor(5));
}

// bucketize(self, boundaries, *, out_int32, right)
Results Bucketize(OpContext& c) { return SearchFor(c, 1, 0, c.BoolOr(3, false), std::nullopt); }

// nonzero_static(self, *, size, fill_value=-1): the first `size` places of true elements, padded by fill_value.
Results NonzeroStatic(OpContext& c) {
  Value self = c.Tensor(0);
  int64_t n = self.type.NumElements(), size = c.Int(1), fill = c.IntOr(2, -1);
  TT_CHECK(size >= 0, kRuntime, "aten::nonzero_static: expected size to be at least 0, got ", size);
  const TensorType r{DType::kS64, {size, static_cast<int64_t>(self.rank())}};
  if (r.NumElements() == 0 || n == 0) return c.b.ConstantInt(r, fill);
  Value count = PrefixCount(c, c.b.Reshape(c.b.ConvertElementType(self, DType::kPred), {n}));
  // The k-th true element is the first place whose count exceeds k.
  Value k = c.b.Iota({DType::kS64, {1, size}}, 1);
  Value place = c.b.Reshape(Search(c, c.b.Reshape(count, {1, n}), std::nullopt, k, /*right=*/true), {size});
  Value total = c.b.BroadcastTo(c.b.SliceDim(count, 0, n - 1, n), {size});
  Value real = c.b.Compare(Direction::kLt, c.b.Reshape(k, {size}), total);
  const Dims strides = shlo::RowMajorStrides(self.dims());
  std::vector<Value> columns;
  for (size_t d = 0; d < self.rank(); ++d) {
    Value at = c.b.Divide(place, c.b.ConstantInt(place.type, strides[d]));
    if (d > 0) at = c.b.Remainder(at, c.b.ConstantInt(place.type, self.dim(d)));
    columns.push_back(c.b.Reshape(c.b.Select(real, at, c.b.ConstantInt(place.type, fill)), {size, 1}));
  }
  return columns.size() == 1 ? columns[0] : c.b.Concatenate(columns, 1);
}

const OpDef kRows[] = {
    {"searchsorted.Tensor searchsorted.Scalar", SearchSorted},
    {"bucketize.Tensor bucketize.Scalar", Bucketize},
    // Its Meta kernel gives other strides than CPU's.
    {"nonzero_static", NonzeroStatic, "", kNoMeta},
};

}  // namespace

std::span<const OpDef> SearchRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
