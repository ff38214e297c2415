// Membership and counting by value: isin, histc.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// Whether each element lies in the sorted list: a binary search of one gather a step.
Value InSorted(OpContext& c, const Value& elements, const Value& sorted) {
  int64_t m = sorted.dim(0);
  TensorType index = elements.type.With(DType::kS32);
  auto fill = [&](int64_t v) { return c.b.BroadcastLike(c.b.ScalarInt(DType::kS32, v), elements); };
  auto at = [&](const Value& position) {
    Dims with = index.dims;
    with.push_back(1);
    shlo::GatherDims g;
    g.collapsed_slice_dims = {0};
    g.start_index_map = {0};
    g.index_vector_dim = static_cast<int64_t>(index.rank());
    return c.b.Gather(sorted, c.b.Reshape(position, with), g, {1});
  };
  int64_t top = 1;
  while (top * 2 <= m - 1) top *= 2;
  Value low = fill(0);  // the last position whose value is at most the element
  for (int64_t step = top; step > 0 && m > 1; step /= 2) {
    Value next = c.b.Add(low, fill(step));
    Value inside = c.b.Compare(Direction::kLt, next, fill(m));
    Value probe = at(c.b.Minimum(next, fill(m - 1)));
    low = c.b.Select(c.b.And(inside, c.b.Compare(Direction::kLe, probe, elements)), next, low);
  }
  return c.b.Compare(Direction::kEq, at(low), elements);
}

// isin(elements, test_elements, assume_unique, invert), either one a number.
Results IsIn(OpContext& c) {
  for (size_t i : {0, 1}) {
    RefuseComplex(c, c.Tensor(i), support::ErrorKind::kRuntime);
    RefuseBool(c, c.Tensor(i), support::ErrorKind::kRuntime);
  }
  DType dtype = c.Promote({0, 1});
  Value elements = c.As(0, dtype), tests = c.As(1, dtype);
  int64_t m = tests.type.NumElements();
  tests = c.b.Reshape(tests, {m});
  Value found;
  if (m <= 256) {
    Dims both = elements.dims(), mapping = AllDims(elements.rank());
    both.push_back(m);
    int64_t last = static_cast<int64_t>(elements.rank());
    Value equal = c.b.Compare(Direction::kEq, c.b.BroadcastInDim(elements, both, mapping),
                              c.b.BroadcastInDim(tests, both, {last}));
    found = Any(c, equal, {last});
  } else {
    found = InSorted(c, elements, SortWithPositions(c, tests, 0, false).first);
  }
  if (c.BoolOr(3, false)) found = c.b.Not(found);
  return Finish(c, found);
}

// histc(self, bins, min, max). Equal bounds mean the data's own. Integers too, which Mixture-of-Experts layers count.
Results Histc(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  RefuseBool(c, x);
  int64_t n = x.type.NumElements(), bins = c.Int(1);
  double from = c.Double(2), to = c.Double(3);
  TT_CHECK(bins > 0, kRuntime, "aten::histc: expected a positive number of bins, got ", bins);
  TT_CHECK(from <= to, kRuntime, "torch.histc: max must be larger than min");
  DType result = x.dtype();
  DType math = shlo::IsFloating(result) ? OpContext::OpMath(result) : DType::kF64;
  x = c.b.Reshape(c.b.ConvertElementType(x, math), {n});
  Value low = c.b.Scalar(math, from), high = c.b.Scalar(math, to), zero = c.b.Scalar(math, 0);
  if (from == to && n > 0) {
    low = Min(c, x, {0});
    high = Max(c, x, {0});
    if (shlo::IsFloating(result)) {
      Value finite = c.b.And(c.b.IsFinite(low), c.b.IsFinite(high));
      c.Check(c.b.Not(finite), support::ErrorKind::kRuntime, "torch.histc: range of the values is not finite");
    }
  }
  Value same = c.b.Compare(Direction::kEq, low, high), one = c.b.Scalar(math, 1);
  low = c.b.Select(same, c.b.Subtract(low, one), low);
  high = c.b.Select(same, c.b.Add(high, one), high);
  Value lows = c.b.BroadcastLike(low, x), highs = c.b.BroadcastLike(high, x);
  Value inside = c.b.And(c.b.Compare(Direction::kGe, x, lows), c.b.Compare(Direction::kLe, x, highs));
  Value width = c.b.BroadcastLike(c.b.Subtract(high, low), x);
  Value position = c.b.Divide(c.b.Multiply(c.b.Subtract(x, lows), Like(c, x, static_cast<double>(bins))), width);
  position = c.b.Select(inside, position, c.b.BroadcastLike(zero, x));
  Value bin = c.b.ConvertElementType(position, DType::kS32);
  auto fill = [&](int64_t v) { return c.b.BroadcastLike(c.b.ScalarInt(DType::kS32, v), bin); };
  bin = c.b.Select(inside, c.b.Minimum(bin, fill(bins - 1)), fill(bins));  // outside: a bin that is cut off
  Value counts;
  if (c.options().platform == Platform::kCpu) {
    shlo::ScatterDims s;
    s.inserted_window_dims = {0};
    s.scatter_dims_to_operand_dims = {0};
    s.index_vector_dim = 1;
    counts = c.b.Scatter(c.b.Zeros({DType::kS32, {bins + 1}}), c.b.Reshape(bin, {n, 1}), c.b.Ones({DType::kS32, {n}}),
                         s, "add");
    counts = c.b.SliceDim(counts, 0, 0, bins);
  } else {  // a scatter with repeated indices is serial there; comparing fuses into the sum
    TensorType grid{DType::kS32, {bins, n}};
    Value equal = c.b.Compare(Direction::kEq, c.b.Iota(grid, 0), c.b.BroadcastInDim(bin, grid.dims, {1}));
    counts = Sum(c, c.b.ConvertElementType(equal, DType::kS32), {1});
  }
  return Finish(c, counts);
}

// The bounds of a histogram are as structural as its number of bins: equal ones select another program.
constexpr uint32_t kBounds = 1u << 2 | 1u << 3;

const OpDef kRows[] = {
    {"isin.Tensor_Tensor isin.Tensor_Scalar isin.Scalar_Tensor", IsIn},
    {"histc", Histc, "", kNoFlags, kBounds},
};

}  // namespace

std::span<const OpDef> CountingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
