#include "lower/ops/reduce.h"

#include <cmath>

namespace torch_tpu::lower::ops {

using shlo::Direction;

Dims AllDims(size_t rank) {
  Dims dims;
  for (size_t d = 0; d < rank; ++d) dims.push_back(static_cast<int64_t>(d));
  return dims;
}

Dims OneDim(OpContext& c, size_t argument, size_t rank) {
  int64_t d = c.Dim(argument, rank);
  return rank == 0 ? Dims{} : Dims{d};
}

namespace {

Value ReduceOrBool(OpContext& c, const char* op, const char* bool_op, const Value& x, const Value& init,
                   const Dims& dims) {
  if (dims.empty()) return x;
  return c.b.Reduce(x.dtype() == DType::kPred ? bool_op : op, x, init, dims);
}

}  // namespace

Value Sum(OpContext& c, const Value& x, const Dims& dims) {
  return ReduceOrBool(c, "add", "or", x, c.b.ScalarInt(x.dtype(), 0), dims);
}

Value Product(OpContext& c, const Value& x, const Dims& dims) {
  return ReduceOrBool(c, "multiply", "and", x, c.b.ScalarInt(x.dtype(), 1), dims);
}

Value Max(OpContext& c, const Value& x, const Dims& dims) {
  return ReduceOrBool(c, "maximum", "or", x, c.b.MinValue(x.dtype()), dims);
}

Value Min(OpContext& c, const Value& x, const Dims& dims) {
  return ReduceOrBool(c, "minimum", "and", x, c.b.MaxValue(x.dtype()), dims);
}

Value Any(OpContext& c, const Value& x, const Dims& dims) {
  return Sum(c, c.b.ConvertElementType(x, DType::kPred), dims);
}

Value All(OpContext& c, const Value& x, const Dims& dims) {
  return Product(c, c.b.ConvertElementType(x, DType::kPred), dims);
}

Value Expand(OpContext& c, const Value& reduced, const Value& like, const Dims& dims) {
  Dims kept = like.dims();
  for (int64_t d : dims) kept[d] = 1;
  return c.b.BroadcastLike(c.b.Reshape(reduced, kept), like);
}

Value Count(OpContext& c, const Value& x, const Dims& dims, DType dtype) {
  int64_t fixed = 1;
  std::optional<Value> sizes;
  for (int64_t d : dims) {
    if (x.dim(d) != shlo::kDynamic) {
      fixed *= x.dim(d);
      continue;
    }
    Value size = c.b.ConvertElementType(c.b.GetDimensionSize(x, d), dtype);
    sizes = sizes ? c.b.Multiply(*sizes, size) : size;
  }
  Value n = c.b.Scalar(dtype, static_cast<double>(fixed));
  return sizes ? c.b.Multiply(*sizes, n) : n;
}

Value Mean(OpContext& c, const Value& x, const Dims& dims) {
  Value sum = Sum(c, x, dims);
  return c.b.Divide(sum, c.b.BroadcastLike(Count(c, x, dims, x.dtype()), sum));
}

namespace {

[[noreturn]] void Refuse(OpContext& c, const Value& x, support::ErrorKind kind, const char* expected) {
  support::Throw(kind, c.OpName(), ": expected ", expected, ", got ", shlo::Name(x.dtype()));
}

}  // namespace

void RefuseComplex(OpContext& c, const Value& x, support::ErrorKind kind) {
  if (shlo::IsComplex(x.dtype())) Refuse(c, x, kind, "a tensor whose values have an order");
}

void RefuseBool(OpContext& c, const Value& x, support::ErrorKind kind) {
  if (x.dtype() == DType::kPred) Refuse(c, x, kind, "a tensor of numbers");
}

void RequireElements(OpContext& c, const Value& x, int64_t dim) {
  TT_CHECK(x.dim(dim) != 0, kIndex, c.OpName(), ": Expected reduction dim ", dim, " to have non-zero size.");
}

void RequireFloating(OpContext& c, const Value& x) {
  if (!shlo::IsFloating(x.dtype())) Refuse(c, x, support::ErrorKind::kNotImplemented, "a floating-point tensor");
}

Value ToMath(OpContext& c, const Value& x) { return c.b.ConvertElementType(x, OpContext::OpMath(x.dtype())); }

Value Finish(OpContext& c, const Value& v, size_t result) {
  const TensorType& r = c.Result(result);
  return c.b.Reshape(c.b.ConvertElementType(v, r.dtype), r.dims);
}

Value Like(OpContext& c, const Value& x, double value) { return c.b.BroadcastLike(c.b.Scalar(x.dtype(), value), x); }

Value IsNan(OpContext& c, const Value& x) {
  if (shlo::IsFloating(x.dtype()) || shlo::IsComplex(x.dtype())) return c.b.Compare(Direction::kNe, x, x);
  return c.b.BroadcastLike(c.b.ScalarInt(DType::kPred, 0), x);
}

Value NonFiniteToZero(OpContext& c, const Value& x) {
  Value infinite = c.b.Compare(Direction::kEq, c.b.Abs(x), Like(c, x, INFINITY));
  return c.b.Select(infinite, Like(c, x, 0), x);
}

Value Positions(OpContext& c, const Value& x, int64_t dim) {
  int64_t size = x.dim(dim) == shlo::kDynamic ? x.type.bounds[dim] : x.dim(dim);
  Value iota = c.b.Iota(x.type.With(size < INT32_MAX ? DType::kS32 : DType::kS64), dim);
  return c.b.BroadcastLike(iota, x);
}

// A reduction of pairs is slow on XLA:CPU; two plain ones are several times faster.
Value FirstHit(OpContext& c, const Value& hit, int64_t dim) {
  Value at = Positions(c, hit, dim);
  Value none = c.b.BroadcastLike(c.b.MaxValue(at.dtype()), at);
  return Min(c, c.b.Select(hit, at, none), {dim});
}

Value TakeAlong(OpContext& c, const Value& x, const Value& index, int64_t dim) {
  if (index.type.NumElements() == 0) return c.b.Zeros(index.type.With(x.dtype()));
  size_t rank = x.rank();
  Dims with = index.dims();
  with.push_back(1);
  shlo::GatherDims g;
  for (size_t d = 0; d < rank; ++d) {
    if (static_cast<int64_t>(d) == dim) continue;
    g.operand_batching_dims.push_back(static_cast<int64_t>(d));
    g.start_indices_batching_dims.push_back(static_cast<int64_t>(g.start_indices_batching_dims.size()));
  }
  g.collapsed_slice_dims = {dim};
  g.start_index_map = {dim};
  g.index_vector_dim = static_cast<int64_t>(rank) - 1;
  return c.b.Gather(x, c.b.Reshape(index, with), g, Dims(rank, 1));
}

Value MergeLast(OpContext& c, const Value& x, const Dims& dims) {
  Dims order, kept, last = dims;
  for (size_t d = 0; d < x.rank(); ++d) {
    bool merged = false;
    for (int64_t m : dims) merged |= m == static_cast<int64_t>(d);
    if (merged) continue;
    order.push_back(static_cast<int64_t>(d));
    kept.push_back(x.dim(d));
  }
  int64_t n = 1;
  for (int64_t d : dims) {
    order.push_back(d);
    n *= x.dim(d);
  }
  kept.push_back(n);
  return c.b.Reshape(c.b.Transpose(x, order), kept);
}

Value ReduceLoss(OpContext& c, const Value& loss, int64_t reduction) {
  Dims all = AllDims(loss.rank());
  if (reduction == 1) return Finish(c, Mean(c, loss, all));
  if (reduction == 2) return Finish(c, Sum(c, loss, all));
  return Finish(c, loss);
}

// Doubling steps inside runs of 32, then over the runs' totals: about 5 passes over the data whatever its length.
Value ScanSteps(shlo::Builder& b, const Value& x, int64_t dim, const Value& identity, const Combine& combine) {
  constexpr int64_t kRun = 32;
  int64_t n = x.dim(dim);
  if (n <= 1) return x;
  size_t rank = x.rank();
  if (n > 2 * kRun) {
    int64_t runs = (n + kRun - 1) / kRun;
    Dims low(rank, 0), high(rank, 0), split = x.dims(), joined = x.dims(), totals = x.dims();
    high[dim] = runs * kRun - n;
    split.clear();
    for (size_t d = 0; d < rank; ++d) {
      if (static_cast<int64_t>(d) == dim) split.push_back(runs);
      split.push_back(static_cast<int64_t>(d) == dim ? kRun : x.dim(d));
    }
    joined[dim] = runs * kRun;
    totals[dim] = runs;
    Value within =
        ScanSteps(b, b.Reshape(b.Pad(x, identity, low, high, Dims(rank, 0)), split), dim + 1, identity, combine);
    Value total = b.Reshape(b.SliceDim(within, dim + 1, kRun - 1, kRun), totals);
    // What lies before each run: the scan of the totals moved by one.
    Dims one(rank, 0), minus(rank, 0);
    one[dim] = 1;
    minus[dim] = -1;
    Value before = b.Pad(ScanSteps(b, total, dim, identity, combine), identity, one, minus, Dims(rank, 0));
    Dims mapping;
    for (size_t d = 0; d < rank; ++d) mapping.push_back(static_cast<int64_t>(d) + (static_cast<int64_t>(d) > dim));
    Value all = combine(b, b.BroadcastInDim(before, split, mapping), within);
    return b.SliceDim(b.Reshape(all, joined), dim, 0, n);
  }
  Value y = x;
  for (int64_t step = 1; step < n; step *= 2) {
    Dims low(rank, 0), high(rank, 0);
    low[dim] = step;
    high[dim] = -step;
    y = combine(b, b.Pad(y, identity, low, high, Dims(rank, 0)), y);
  }
  return y;
}

Value Scan(OpContext& c, const Value& x, int64_t dim, const Value& identity, const Combine& combine) {
  TT_CHECK(x.dim(dim) != shlo::kDynamic, kNotImplemented, c.OpName(), ": expected a dimension of known size");
  c.b.module().OpenSpan(c.OpName() + " scan along " + std::to_string(dim), {x, identity},
                        [dim, combine](shlo::Module& module, const std::vector<Value>& operands) {
                          shlo::Builder b(module);
                          return std::vector<Value>{ScanSteps(b, operands[0], dim, operands[1], combine)};
                        });
  Value y = ScanSteps(c.b, x, dim, identity, combine);
  c.b.module().CloseSpan({y});
  return y;
}

std::pair<Value, Value> SortWithPositions(OpContext& c, const Value& x, int64_t dim, bool descending) {
  Value at = Positions(c, x, dim);
  bool nan = shlo::IsFloating(x.dtype());
  auto before = [descending, nan](shlo::Builder& b, const std::vector<Value>& v) -> std::vector<Value> {
    const Value& first = descending ? v[1] : v[0];
    const Value& second = descending ? v[0] : v[1];
    Value less = b.Compare(Direction::kLt, first, second);
    if (!nan) return {less};
    Value first_is_number = b.Compare(Direction::kEq, first, first);
    Value second_is_nan = b.Compare(Direction::kNe, second, second);
    return {b.Or(less, b.And(first_is_number, second_is_nan))};
  };
  std::vector<Value> sorted = c.b.Sort({x, at}, dim, /*stable=*/true, before);
  return {sorted[0], sorted[1]};
}

Value VectorNorm(OpContext& c, const Value& x, double ord, const Dims& dims) {
  if (ord == 0) {
    DType real = shlo::RealOf(x.dtype());
    return Sum(c, c.b.ConvertElementType(c.b.ConvertElementType(x, DType::kPred), real), dims);
  }
  if (ord == 2) {
    Value square = shlo::IsComplex(x.dtype())
                       ? c.b.Add(c.b.Multiply(c.b.Real(x), c.b.Real(x)), c.b.Multiply(c.b.Imag(x), c.b.Imag(x)))
                       : c.b.Multiply(x, x);
    return dims.empty() ? c.b.Abs(x) : c.b.Sqrt(Sum(c, square, dims));
  }
  Value a = c.b.Abs(x);
  if (ord == 1) return Sum(c, a, dims);
  if (std::isinf(ord)) return ord > 0 ? Max(c, a, dims) : Min(c, a, dims);
  Value sum = Sum(c, c.b.Power(a, Like(c, a, ord)), dims);
  return c.b.Power(sum, Like(c, sum, 1 / ord));
}

}  // namespace torch_tpu::lower::ops
