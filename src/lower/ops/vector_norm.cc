// Vector norms and what is made of them: distances, renorm; and the cross product. Half types accumulate in float32.
#include <cmath>

#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

Results NormOver(OpContext& c, double ord, const Dims& dims, DType dtype) {
  Value x = ToMath(c, c.As(0, dtype));
  return Finish(c, VectorNorm(c, x, ord, dims));
}

// The type of the input to compute in: dtype= if given, else the input's own.
DType InputType(OpContext& c, size_t dtype_argument) { return c.DTypeOr(dtype_argument, c.Tensor(0).dtype()); }
double OrdOr2(OpContext& c, size_t i) { return c.IsNone(i) ? 2 : c.Double(i); }

// linalg_vector_norm(self, ord, dim, keepdim, dtype).
Results LinalgVectorNorm(OpContext& c) {
  Value x = c.Tensor(0);
  return NormOver(c, c.Double(1), c.DimsOrAll(2, x.rank()), InputType(c, 4));
}

// norm.Scalar(self, p), norm.ScalarOpt_dtype(self, p, dtype).
Results NormAll(OpContext& c) { return NormOver(c, OrdOr2(c, 1), AllDims(c.Tensor(0).rank()), InputType(c, 2)); }

// norm.ScalarOpt_dim(self, p, dim, keepdim), norm.ScalarOpt_dim_dtype(self, p, dim, keepdim, dtype).
Results NormDims(OpContext& c) {
  return NormOver(c, OrdOr2(c, 1), c.DimsOrAll(2, c.Tensor(0).rank()), InputType(c, 4));
}

// dist(self, other, p).
Results Dist(OpContext& c) {
  DType dtype = c.Promote({0, 1}), math = OpContext::OpMath(dtype);
  Value a = c.As(0, math), b = c.As(1, math);
  Dims shape;
  size_t rank = std::max(a.rank(), b.rank());
  for (size_t i = 0; i < rank; ++i) {
    int64_t n = i + a.rank() < rank ? 1 : a.dim(i + a.rank() - rank);
    int64_t m = i + b.rank() < rank ? 1 : b.dim(i + b.rank() - rank);
    shape.push_back(n == 1 ? m : n);
  }
  Value gap = c.b.Subtract(c.b.BroadcastTo(a, shape), c.b.BroadcastTo(b, shape));
  return Finish(c, VectorNorm(c, gap, c.Double(2), AllDims(rank)));
}

// Differences of every pair of rows: [..., P, M] and [..., R, M] give [..., P, R, M].
Value PairDifferences(OpContext& c, const Value& a, const Value& b, const Dims& result) {
  size_t batch = result.size() - 2;
  Dims full = result, map_a, map_b;
  full.push_back(a.dim(a.rank() - 1));
  for (size_t i = 0; i + 2 < a.rank(); ++i) map_a.push_back(static_cast<int64_t>(batch - (a.rank() - 2) + i));
  for (size_t i = 0; i + 2 < b.rank(); ++i) map_b.push_back(static_cast<int64_t>(batch - (b.rank() - 2) + i));
  int64_t at = static_cast<int64_t>(batch);
  map_a.push_back(at);
  map_a.push_back(at + 2);
  map_b.push_back(at + 1);
  map_b.push_back(at + 2);
  return c.b.Subtract(c.b.BroadcastInDim(a, full, map_a), c.b.BroadcastInDim(b, full, map_b));
}

// _cdist_forward(x1, x2, p, compute_mode): the differences fuse into the sum, so no mode needs the product of matrices.
Results CDist(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value gap = PairDifferences(c, c.As(0, math), c.As(1, math), r.dims);
  return Finish(c, VectorNorm(c, gap, c.Double(2), {static_cast<int64_t>(r.rank())}));
}

// The derivative of a norm by each difference, times grad; zero where the norm is zero.
Value NormSlope(OpContext& c, const Value& gap, const Value& norm, const Value& grad, double p) {
  Value zero = Like(c, gap, 0);
  Value sign = c.b.Sign(gap);
  if (p == 0) return zero;
  if (p == 1) return c.b.Multiply(sign, grad);
  if (std::isinf(p)) {
    Value top = c.b.Compare(Direction::kEq, c.b.Abs(gap), norm);
    return c.b.Select(top, c.b.Multiply(sign, grad), zero);
  }
  Value none = c.b.Compare(Direction::kEq, norm, zero);
  Value slope;
  if (p == 2) {
    slope = c.b.Divide(c.b.Multiply(gap, grad), norm);
  } else {
    Value up = c.b.Power(c.b.Abs(gap), Like(c, gap, p - 1));
    if (p < 1) up = c.b.Select(c.b.Compare(Direction::kEq, gap, zero), zero, up);
    slope = c.b.Divide(c.b.Multiply(c.b.Multiply(sign, up), grad), c.b.Power(norm, Like(c, norm, p - 1)));
  }
  return c.b.Select(none, zero, slope);
}

// _cdist_backward(grad, x1, x2, p, cdist): the gradient of x1.
Results CDistBackward(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value a = c.As(1, math), b = c.As(2, math), norm = c.As(4, math), grad = c.As(0, math);
  Value gap = PairDifferences(c, a, b, norm.dims());
  Dims map = AllDims(norm.rank());
  Value wide_norm = c.b.BroadcastInDim(norm, gap.dims(), map), wide_grad = c.b.BroadcastInDim(grad, gap.dims(), map);
  Value slope = NormSlope(c, gap, wide_norm, wide_grad, c.Double(3));
  return Finish(c, Sum(c, slope, {static_cast<int64_t>(norm.rank()) - 1}));
}

// For every i, j of [n, n] the place of the pair in the list of pairs with i < j; the list's end where there is none.
Value PairPlaces(OpContext& c, int64_t n, bool both) {
  shlo::Builder& b = c.b;
  TensorType type{DType::kS32, {n, n}};
  Value i = b.Iota(type, 0), j = b.Iota(type, 1), low = b.Minimum(i, j), high = b.Maximum(i, j);
  Value half = b.Divide(b.Multiply(low, b.Add(low, b.Ones(type))), b.ConstantInt(type, 2));
  Value at = b.Subtract(b.Multiply(low, b.ConstantInt(type, n - 1)), half);
  at = b.Add(at, b.Subtract(high, b.Ones(type)));
  Value listed = b.Compare(both ? Direction::kNe : Direction::kLt, i, j);
  return b.Select(listed, at, b.ConstantInt(type, n * (n - 1) / 2));
}

// _pdist_forward(self, p): the upper triangle of the distances.
Results PDist(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  Value x = c.As(0, OpContext::OpMath(r.dtype));
  int64_t n = x.dim(0);
  Value gap = PairDifferences(c, x, x, {n, n});
  Value norm = c.b.Reshape(VectorNorm(c, gap, c.Double(1), {2}), {n * n});
  Value places = c.b.Reshape(PairPlaces(c, n, false), {n * n});
  shlo::ScatterDims dims;
  dims.inserted_window_dims = {0};
  dims.scatter_dims_to_operand_dims = {0};
  dims.index_vector_dim = 1;
  return Finish(c, c.b.Scatter(c.b.Zeros({norm.dtype(), r.dims}), places, norm, dims, ""));
}

// _pdist_backward(grad, self, p, pdist)
Results PDistBackward(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  Value x = c.As(1, math), grad = c.As(0, math), norm = c.As(3, math);
  int64_t n = x.dim(0);
  if (r.NumElements() == 0 || norm.type.NumElements() == 0) return c.b.Zeros(r);
  Value places = PairPlaces(c, n, true), gap = PairDifferences(c, x, x, {n, n});
  auto square = [&](const Value& list) {  // zero on the diagonal
    Value v = c.b.Pad(list, c.b.Scalar(math, 0), {0}, {1}, {0});
    shlo::GatherDims dims;
    dims.collapsed_slice_dims = {0};
    dims.start_index_map = {0};
    dims.index_vector_dim = 2;
    return c.b.BroadcastInDim(c.b.Gather(v, places, dims, {1}), gap.dims(), {0, 1});
  };
  return Finish(c, Sum(c, NormSlope(c, gap, square(norm), square(grad), c.Double(2)), {1}));
}

Dims AllBut(size_t rank, int64_t dim) {
  Dims others;
  for (int64_t d = 0; d < static_cast<int64_t>(rank); ++d) {
    if (d != dim) others.push_back(d);
  }
  return others;
}

// renorm(self, p, dim, maxnorm): slices along dim with a norm above maxnorm are scaled down to it.
Results Renorm(OpContext& c) {
  Value x = ToMath(c, c.Tensor(0));
  int64_t dim = c.Dim(2, x.rank());
  Dims others = AllBut(x.rank(), dim);
  Value norm = VectorNorm(c, x, c.Double(1), others);
  Value limit = c.b.BroadcastLike(c.As(3, norm.dtype()), norm);
  // The small number that CPU adds, so that the scaled norm stays at most maxnorm.
  Value scale = c.b.Divide(limit, c.b.Add(norm, Like(c, norm, 1e-7)));
  scale = c.b.Select(c.b.Compare(Direction::kGt, norm, limit), scale, Like(c, norm, 1));
  return Finish(c, c.b.Multiply(x, c.b.ConvertElementType(Expand(c, scale, x, others), x.dtype())));
}

// linalg_cross(self, other, dim).
Results Cross(OpContext& c) {
  const TensorType& r = c.Result();
  DType math = OpContext::OpMath(r.dtype);
  int64_t dim = c.Dim(2, r.rank());
  Value a = c.As(0, math, r.dims), b = c.As(1, math, r.dims);
  auto part = [&](const Value& v, int64_t i) { return c.b.SliceDim(v, dim, i % 3, i % 3 + 1); };
  std::vector<Value> parts;
  for (int64_t i = 0; i < 3; ++i) {
    parts.push_back(
        c.b.Subtract(c.b.Multiply(part(a, i + 1), part(b, i + 2)), c.b.Multiply(part(a, i + 2), part(b, i + 1))));
  }
  return Finish(c, c.b.Concatenate(parts, dim));
}

// _weight_norm_interface(v, g, dim) -> (w, norms): v in the length g along every other dimension than dim.
Results WeightNorm(OpContext& c) {
  Value v = ToMath(c, c.Tensor(0));
  int64_t dim = c.IntOr(2, 0);
  Dims others = AllBut(v.rank(), OpContext::WrapDim(dim, v.rank()));
  Value norm = VectorNorm(c, v, 2, others);
  Value scale = c.b.Divide(c.b.Reshape(c.As(1, v.dtype()), norm.dims()), norm);
  return {Finish(c, c.b.Multiply(v, Expand(c, scale, v, others)), 0), Finish(c, norm, 1)};
}

// _weight_norm_interface_backward(grad_w, v, g, norms, dim) -> (grad_v, grad_g)
Results WeightNormBackward(OpContext& c) {
  Value grad = ToMath(c, c.Tensor(0)), v = ToMath(c, c.Tensor(1));
  DType math = v.dtype();
  Dims others = AllBut(v.rank(), OpContext::WrapDim(c.Int(4), v.rank()));
  Value along = Sum(c, c.b.Multiply(grad, v), others);
  Value g = c.b.Reshape(c.As(2, math), along.dims()), norm = c.b.Reshape(c.As(3, math), along.dims());
  Value grad_g = c.b.Divide(along, norm);
  Value part = c.b.Multiply(v, Expand(c, c.b.Divide(grad_g, norm), v, others));
  Value grad_v = c.b.Multiply(Expand(c, c.b.Divide(g, norm), v, others), c.b.Subtract(grad, part));
  return {Finish(c, grad_v, 0), Finish(c, grad_g, 1)};
}

// The order of a norm selects the program: 0, 1, 2 and infinity have shapes of their own.
constexpr uint32_t kOrd = 1u << 1, kOrd2 = 1u << 2, kOrd3 = 1u << 3;

const OpDef kRows[] = {
    {"linalg_vector_norm", LinalgVectorNorm, "", kNoFlags, kOrd},
    {"norm.Scalar norm.ScalarOpt_dtype", NormAll, "", kNoFlags, kOrd},
    {"norm.ScalarOpt_dim norm.ScalarOpt_dim_dtype", NormDims, "", kNoFlags, kOrd},
    {"dist", Dist, "", kNoFlags, kOrd2},
    {"_cdist_forward", CDist, "", kNoFlags, kOrd2},
    {"_cdist_backward", CDistBackward, "", kNoFlags, kOrd3},
    {"_pdist_forward", PDist, "", kNoFlags, kOrd},
    {"_pdist_backward", PDistBackward, "", kNoFlags, kOrd2},
    {"renorm", Renorm, "", kNoFlags, kOrd},
    {"linalg_cross", Cross},
    {"_weight_norm_interface", WeightNorm},
    {"_weight_norm_interface_backward", WeightNormBackward},
};

}  // namespace

std::span<const OpDef> VectorNormRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
