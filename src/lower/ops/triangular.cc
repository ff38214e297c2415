// Triangular systems and Cholesky factors.
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

Dims WithMatrix(const Dims& batch_of, const Value& matrix) {
  Dims dims(batch_of.begin(), batch_of.end() - 2);
  dims.push_back(matrix.dim(matrix.rank() - 2));
  dims.push_back(matrix.dim(matrix.rank() - 1));
  return dims;
}

Value Solve(OpContext& c, const Value& a, const Value& b, bool left, bool upper, bool unit, bool transpose) {
  if (b.type.NumElements() == 0) return b;
  return c.b.TriangularSolve(a, b, left, !upper, unit, transpose);
}

// linalg_solve_triangular(self, B, *, upper, left, unitriangular)
Results SolveTriangular(OpContext& c) {
  const TensorType& r = c.Result();
  Value a = c.Tensor(0), b = c.Tensor(1);
  return Solve(c, c.b.BroadcastTo(a, WithMatrix(r.dims, a)), c.b.BroadcastTo(b, r.dims), c.BoolOr(3, true), c.Bool(2),
               c.BoolOr(4, false), false);
}

// triangular_solve(self, A, upper, transpose, unitriangular) -> (solution, copy of A)
Results TriangularSolveOld(OpContext& c) {
  const TensorType& r = c.Result();
  Value a = c.b.BroadcastTo(c.Tensor(1), c.Result(1).dims);
  Value x = Solve(c, a, c.b.BroadcastTo(c.Tensor(0), r.dims), true, c.BoolOr(2, true), c.BoolOr(4, false),
                  c.BoolOr(3, false));
  return {x, a};
}

// The conjugate of the transposed matrices.
Value Adjoint(OpContext& c, const Value& x) {
  Dims order;
  for (size_t d = 0; d < x.rank(); ++d) order.push_back(static_cast<int64_t>(d));
  std::swap(order[x.rank() - 1], order[x.rank() - 2]);
  Value t = c.b.Transpose(x, order);
  return shlo::IsComplex(x.dtype()) ? c.b.Complex(c.b.Real(t), c.b.Negate(c.b.Imag(t))) : t;
}

// The lower factor with zeros above its diagonal; `failed` is per matrix the first bad leading minor, or 0.
Value Factor(OpContext& c, const Value& x, bool upper, Value* failed) {
  shlo::Builder& b = c.b;
  auto last = static_cast<int64_t>(x.rank()) - 1;
  int64_t n = x.dim(x.rank() - 1);
  Dims batch(x.dims().begin(), x.dims().end() - 2);
  if (x.type.NumElements() == 0) {
    if (failed) *failed = b.Zeros({DType::kS32, batch});
    return x;
  }
  Value factor = b.Cholesky(upper ? Adjoint(c, x) : x, true);
  TensorType index{DType::kS32, x.dims()};
  Value row = b.Iota(index, last - 1), column = b.Iota(index, last);
  if (failed) {
    // A failed factorization leaves NaN from the bad column on.
    Value real = shlo::IsComplex(factor.dtype()) ? b.Real(factor) : factor;
    Value bad = b.And(b.Compare(Direction::kEq, row, column), b.Compare(Direction::kNe, real, real));
    Value place = b.Select(bad, b.Add(row, b.Ones(index)), b.Full(index, static_cast<double>(n + 1)));
    Value first = b.Reduce("minimum", place, b.ScalarInt(DType::kS32, n + 1), {last - 1, last});
    Value none = b.Compare(Direction::kGt, first, b.ConstantInt(first.type, n));
    *failed = b.Select(none, b.Zeros(first.type), first);
  }
  factor = b.Select(b.Compare(Direction::kGe, row, column), factor, b.Zeros(factor.type));
  return upper ? Adjoint(c, factor) : factor;
}

constexpr const char* kNotPositive =
    "linalg.cholesky: The factorization could not be completed because the input is not positive-definite";

// linalg_cholesky_ex(self, *, upper, check_errors) -> (L, info)
Results CholeskyEx(OpContext& c) {
  Value info;
  Value factor = Factor(c, c.Tensor(0), c.BoolOr(1, false), &info);
  if (c.BoolOr(2, false)) {
    c.Check(c.b.Compare(Direction::kNe, info, c.b.Zeros(info.type)), support::ErrorKind::kRuntime, kNotPositive);
  }
  return {factor, info};
}

Results Cholesky(OpContext& c) {
  Value info;
  Value factor = Factor(c, c.Tensor(0), c.BoolOr(1, false), &info);
  c.Check(c.b.Compare(Direction::kNe, info, c.b.Zeros(info.type)), support::ErrorKind::kRuntime, kNotPositive);
  return factor;
}

const OpDef kRows[] = {
    {"linalg_solve_triangular", SolveTriangular},
    {"triangular_solve", TriangularSolveOld},
    {"linalg_cholesky_ex", CholeskyEx},
    {"cholesky", Cholesky},
};

}  // namespace

std::span<const OpDef> TriangularRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
