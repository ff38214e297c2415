// Reductions over dimensions: sums, extremes, truth, variance. Half types accumulate in float32 and round once.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;
using support::ErrorKind;

// self cast to the result type first (as CPU does for dtype=), then to the type to accumulate in.
Value Addend(OpContext& c) { return ToMath(c, c.As(0, c.Result().dtype)); }

// sum(self, dtype) and sum.dim_IntList(self, dim, keepdim, dtype).
Results SumAll(OpContext& c) {
  Value x = Addend(c);
  return Finish(c, Sum(c, x, AllDims(x.rank())));
}
Results SumDims(OpContext& c) {
  Value x = Addend(c);
  return Finish(c, Sum(c, x, c.DimsOrAll(1, x.rank())));
}

// mean(self, dtype) and mean.dim(self, dim, keepdim, dtype): half types divide before they round.
Results MeanAll(OpContext& c) {
  Value x = Addend(c);
  return Finish(c, Mean(c, x, AllDims(x.rank())));
}
Results MeanDims(OpContext& c) {
  Value x = Addend(c);
  return Finish(c, Mean(c, x, c.DimsOrAll(1, x.rank())));
}

// prod(self, dtype) and prod.dim_int(self, dim, keepdim, dtype).
Results ProdAll(OpContext& c) {
  Value x = Addend(c);
  return Finish(c, Product(c, x, AllDims(x.rank())));
}
Results ProdDim(OpContext& c) {
  Value x = Addend(c);
  return Finish(c, Product(c, x, OneDim(c, 1, x.rank())));
}

// nansum(self, dim, keepdim, dtype).
Results NanSum(OpContext& c) {
  Value x = Addend(c);
  RefuseComplex(c, x, ErrorKind::kRuntime);
  if (shlo::IsFloating(x.dtype())) x = c.b.Select(IsNan(c, x), Like(c, x, 0), x);
  return Finish(c, Sum(c, x, c.DimsOrAll(1, x.rank())));
}

// count_nonzero(self, dim) and count_nonzero.dim_IntList(self, dim).
Results CountNonzero(OpContext& c) {
  Value x = c.Tensor(0);
  Value ones = c.b.ConvertElementType(c.b.ConvertElementType(x, DType::kPred), DType::kS64);
  return Finish(c, Sum(c, ones, c.DimsOrAll(1, x.rank())));
}

// any.dims and all.dims keep the shape for an empty list, unlike other reductions.
Dims TruthDims(OpContext& c, size_t rank) {
  if (!c.IsNone(1) && c.Ints(1).empty()) return {};
  return c.DimsOrAll(1, rank);
}
Results AnyDims(OpContext& c) {
  Value x = c.Tensor(0);
  return Finish(c, Any(c, x, c.size() > 1 ? TruthDims(c, x.rank()) : AllDims(x.rank())));
}
Results AllOfDims(OpContext& c) {
  Value x = c.Tensor(0);
  return Finish(c, All(c, x, c.size() > 1 ? TruthDims(c, x.rank()) : AllDims(x.rank())));
}

// amax and amin(self, dim, keepdim), aminmax(self, dim, keepdim).
Results AMax(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  return Finish(c, Max(c, x, c.DimsOrAll(1, x.rank())));
}
Results AMin(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  return Finish(c, Min(c, x, c.DimsOrAll(1, x.rank())));
}

// max(self) and min(self): of nothing there is none.
Results ExtremeAll(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  bool greatest = c.hlo()[1] == 'a';
  TT_CHECK(
      x.type.NumElements() > 0, kRuntime, greatest ? "max" : "min",
      "(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' "
      "argument.");
  return Finish(c, greatest ? Max(c, x, AllDims(x.rank())) : Min(c, x, AllDims(x.rank())));
}

Results AMinMax(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  Dims dims = c.IsNone(1) ? AllDims(x.rank()) : OneDim(c, 1, x.rank());
  return {Finish(c, Min(c, x, dims), 0), Finish(c, Max(c, x, dims), 1)};
}

// The extreme value along a dimension and the first position that holds it; NaN counts as extreme.
std::pair<Value, Value> Extreme(OpContext& c, const Value& x, int64_t dim, bool greatest) {
  RequireElements(c, x, dim);
  Value best = greatest ? Max(c, x, {dim}) : Min(c, x, {dim});
  Value hit = c.b.Compare(Direction::kEq, x, Expand(c, best, x, {dim}));
  if (shlo::IsFloating(x.dtype())) hit = c.b.Or(hit, IsNan(c, x));
  return {best, FirstHit(c, hit, dim)};
}

// max.dim and min.dim(self, dim, keepdim) -> (values, indices).
Results ExtremeDim(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x, ErrorKind::kRuntime);
  int64_t dim = c.Dim(1, x.rank());
  if (x.rank() == 0) return {x, c.b.Zeros(c.Result(1))};
  auto [best, at] = Extreme(c, x, dim, c.hlo()[1] == 'a');
  return {Finish(c, best, 0), Finish(c, at, 1)};
}

// argmax and argmin(self, dim, keepdim).
Results ArgExtreme(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x, ErrorKind::kRuntime);
  RefuseBool(c, x, ErrorKind::kRuntime);
  int64_t dim = 0;
  if (c.IsNone(1)) {
    x = c.b.Reshape(x, {x.type.NumElements()});
  } else {
    dim = c.Dim(1, x.rank());
    if (x.rank() == 0) return c.b.Zeros(c.Result());
  }
  return Finish(c, Extreme(c, x, dim, c.hlo()[1] == 'a').second);
}

// Variance and mean over dims; of a complex tensor the variance is real.
std::pair<Value, Value> Variance(OpContext& c, const Value& x, const Dims& dims, double correction) {
  Value mean = Mean(c, x, dims);
  Value centered = c.b.Subtract(x, Expand(c, mean, x, dims)), square;
  if (shlo::IsComplex(x.dtype())) {
    Value re = c.b.Real(centered), im = c.b.Imag(centered);
    square = c.b.Add(c.b.Multiply(re, re), c.b.Multiply(im, im));
  } else {
    square = c.b.Multiply(centered, centered);
  }
  Value sum = Sum(c, square, dims);
  DType real = sum.dtype();
  Value free = c.b.Subtract(Count(c, x, dims, real), c.b.Scalar(real, correction));
  free = c.b.Maximum(free, c.b.Scalar(real, 0));
  return {c.b.Divide(sum, c.b.BroadcastLike(free, sum)), mean};
}

// var, std, var_mean, std_mean .correction(self, dim, correction, keepdim).
Results VarLike(OpContext& c) {
  DType dtype = c.Tensor(0).dtype();
  TT_CHECK(shlo::IsFloating(dtype) || shlo::IsComplex(dtype), kRuntime,
           "std and var only support floating point and complex dtypes");
  Value x = ToMath(c, c.Tensor(0));
  auto [var, mean] = Variance(c, x, c.DimsOrAll(1, x.rank()), c.IsNone(2) ? 1 : c.Double(2));
  if (std::string_view(c.hlo()) == "sqrt") var = c.b.Sqrt(var);
  if (c.num_results() == 1) return Finish(c, var);
  return {Finish(c, var, 0), Finish(c, mean, 1)};
}

// logsumexp(self, dim, keepdim): shifted by the maximum unless that is infinite.
Results LogSumExp(OpContext& c) {
  Value x = ToMath(c, c.As(0, c.Result().dtype));
  TT_CHECK(!shlo::IsComplex(x.dtype()), kNotImplemented, "aten::logsumexp: complex tensors are not supported on tpu");
  Dims dims = c.DimsOrAll(1, x.rank());
  Value top = NonFiniteToZero(c, Max(c, x, dims));
  Value sum = Sum(c, c.b.Exp(c.b.Subtract(x, Expand(c, top, x, dims))), dims);
  return Finish(c, c.b.Add(c.b.Log(sum), top));
}

// trace(self).
Results Trace(OpContext& c) {
  Value x = Addend(c);
  TensorType at = x.type.With(DType::kS32);
  Value diagonal = c.b.Compare(Direction::kEq, c.b.Iota(at, 0), c.b.Iota(at, 1));
  return Finish(c, Sum(c, c.b.Select(diagonal, x, Like(c, x, 0)), {0, 1}));
}

// A correction is 0 or 1 in practice; as a constant it folds into the divisor.
constexpr uint32_t kCorrection = 1u << 2;

const OpDef kRows[] = {
    {"sum", SumAll},
    {"sum.dim_IntList", SumDims},
    {"mean", MeanAll},
    {"mean.dim", MeanDims},
    {"prod", ProdAll},
    {"prod.dim_int", ProdDim},
    {"nansum", NanSum},
    {"count_nonzero count_nonzero.dim_IntList", CountNonzero},
    {"any any.dim any.dims", AnyDims},
    {"all all.dim all.dims", AllOfDims},
    {"amax", AMax},
    {"amin", AMin},
    {"max", ExtremeAll, "maximum"},
    {"min", ExtremeAll, "minimum"},
    {"aminmax", AMinMax},
    {"max.dim", ExtremeDim, "maximum"},
    {"min.dim", ExtremeDim, "minimum"},
    {"argmax", ArgExtreme, "maximum"},
    {"argmin", ArgExtreme, "minimum"},
    {"var.correction var_mean.correction", VarLike, "", kNoFlags, kCorrection},
    {"std.correction std_mean.correction", VarLike, "sqrt", kNoFlags, kCorrection},
    {"logsumexp", LogSumExp},
    {"trace", Trace},
};

}  // namespace

std::span<const OpDef> ReductionRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
