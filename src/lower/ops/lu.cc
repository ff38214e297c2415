// What an LU factorization gives: factors, solutions, inverses, determinants; and the exponential of matrices.
#include <cmath>

#include "lower/ops/factorize.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using support::ErrorKind;

Dims BatchOf(const Dims& dims) { return Dims(dims.begin(), dims.end() - 2); }

void CheckInfo(OpContext& c, const Expr& info, bool wanted, const char* message) {
  if (wanted && info.v.type.NumElements() != 0) c.Check((info != 0).v, ErrorKind::kRuntime, message);
}

constexpr const char* kSingularInverse =
    "linalg.inv: The diagonal element is zero, the inversion could not be completed because the input matrix is "
    "singular.";
constexpr const char* kSingularSolve = "linalg.solve: The solver failed because the input matrix is singular.";
constexpr const char* kZeroPivot =
    "torch.linalg.lu_factor: U has a zero on its diagonal and using it to solve lu_solve would result in a division by "
    "zero. If you still want to perform the factorization, consider calling linalg.lu(A, pivot) or "
    "linalg.lu_factor_ex(A, "
    "pivot)";

void RequirePivot(bool pivot, const char* name) {
  TT_CHECK(pivot, kRuntime, name, ": LU without pivoting is not implemented on the CPU");
}

// linalg_lu_factor_ex(A, *, pivot, check_errors) -> (LU, pivots, info)
Results LuFactorEx(OpContext& c) {
  RequirePivot(c.BoolOr(1, true), "linalg.lu_factor");
  LuFactors f = Lu(c, AsBatch(c, c.Tensor(0)));
  CheckInfo(c, f.info, c.BoolOr(2, false), kZeroPivot);
  return {FromBatch(c, f.lu, c.Result(0).dims), FromBatch(c, f.pivots, c.Result(1).dims),
          FromBatch(c, f.info, c.Result(2).dims)};
}

Expr LowerFactor(OpContext& c, const Expr& lu) {
  int64_t batch = lu.v.dim(0), m = lu.v.dim(1), k = std::min(m, lu.v.dim(2));
  Expr part = lu.With(c.b.Slice(lu.v, {0, 0, 0}, {batch, m, k}, {1, 1, 1}));
  Expr row = RowIndex(part), column = ColumnIndex(part);
  return Select(row > column, part, Select(row == column, part.Num(1), part.Num(0)));
}

Expr UpperFactor(OpContext& c, const Expr& lu) {
  int64_t batch = lu.v.dim(0), n = lu.v.dim(2), k = std::min(lu.v.dim(1), n);
  Expr part = lu.With(c.b.Slice(lu.v, {0, 0, 0}, {batch, k, n}, {1, 1, 1}));
  return Select(RowIndex(part) <= ColumnIndex(part), part, part.Num(0));
}

// linalg_lu(A, *, pivot) -> (P, L, U)
Results LuOf(OpContext& c) {
  RequirePivot(c.BoolOr(1, true), "linalg.lu");
  LuFactors f = Lu(c, AsBatch(c, c.Tensor(0)));
  return {FromBatch(c, Permutation(c, f.rows, f.lu.dtype()), c.Result(0).dims),
          FromBatch(c, LowerFactor(c, f.lu), c.Result(1).dims), FromBatch(c, UpperFactor(c, f.lu), c.Result(2).dims)};
}

Expr PivotsAsBatch(OpContext& c, const Value& pivots) {
  int64_t k = pivots.dim(pivots.rank() - 1), batch = 1;
  for (size_t d = 0; d + 1 < pivots.rank(); ++d) batch *= pivots.dim(d);
  return {&c.b, c.b.Reshape(c.b.ConvertElementType(pivots, DType::kS32), {batch, k})};
}

// lu_unpack(LU, pivots, unpack_data, unpack_pivots) -> (P, L, U)
Results LuUnpack(OpContext& c) {
  Value data = c.Tensor(0);
  Expr lu = AsBatch(c, data);
  std::vector<Value> out{c.b.Zeros(c.Result(0)), c.b.Zeros(c.Result(1)), c.b.Zeros(c.Result(2))};
  if (c.BoolOr(3, true)) {
    Expr rows = RowsOfPivots(c, PivotsAsBatch(c, c.Tensor(1)), data.dim(data.rank() - 2));
    out[0] = FromBatch(c, Permutation(c, rows, data.dtype()), c.Result(0).dims);
  }
  if (c.BoolOr(2, true)) {
    out[1] = FromBatch(c, LowerFactor(c, lu), c.Result(1).dims);
    out[2] = FromBatch(c, UpperFactor(c, lu), c.Result(2).dims);
  }
  return out;
}

// `like`'s batch dimensions with x's matrix.
Value WithBatch(OpContext& c, const Value& x, const Dims& like, size_t matrix_rank = 2) {
  Dims dims(like.begin(), like.end() - 2);
  for (size_t d = x.rank() - matrix_rank; d < x.rank(); ++d) dims.push_back(x.dim(d));
  return c.b.BroadcastTo(x, dims);
}

// linalg_lu_solve(LU, pivots, B, *, left, adjoint)
Results LuSolveRow(OpContext& c) {
  const TensorType& r = c.Result();
  bool left = c.BoolOr(3, true), adjoint = c.BoolOr(4, false);
  Expr lu = AsBatch(c, WithBatch(c, c.Tensor(0), r.dims)), rhs = AsBatch(c, WithBatch(c, c.Tensor(2), r.dims));
  Expr pivots = PivotsAsBatch(c, WithBatch(c, c.Tensor(1), r.dims, 1));
  Expr rows = RowsOfPivots(c, pivots, lu.v.dim(1));
  Expr x = left ? LuSolve(c, lu, rows, rhs, adjoint) : Adjoint(LuSolve(c, lu, rows, Adjoint(rhs), !adjoint));
  return FromBatch(c, x, r.dims);
}

// For determinants CPU factors the transpose of a row-major real matrix, and the derivatives know it.
bool FactorsTranspose(OpContext& c, size_t i) { return c.arg(i).row_major && !shlo::IsComplex(c.Tensor(i).dtype()); }

LuFactors FactorLikeCpu(OpContext& c, const Expr& a, bool transpose) { return Lu(c, transpose ? Adjoint(a) : a); }

// -1 for every exchange of rows.
Expr ParityOf(const Expr& pivots, DType dtype) {
  Expr place = pivots.With(pivots.b->Iota(pivots.v.type, 1));
  Expr odd = SumOf(Select(pivots != place + 1, pivots.Num(1), pivots.Num(0)), 1);
  odd = odd & odd.Num(1);
  return 1 - To(odd, dtype) * 2;
}

Expr ProductOf(OpContext& c, const Expr& x) {
  Value one = c.b.ConvertElementType(c.b.ScalarInt(DType::kS32, 1), x.dtype());
  return x.With(c.b.Reduce("multiply", x.v, one, {1}));
}

// _linalg_det(A) -> (result, LU, pivots)
Results Det(OpContext& c) {
  LuFactors f = FactorLikeCpu(c, AsBatch(c, c.Tensor(0)), FactorsTranspose(c, 0));
  Expr det = ProductOf(c, Diagonal(c, f.lu)) * ParityOf(f.pivots, f.lu.dtype());
  return {FromBatch(c, det, c.Result(0).dims), FromBatch(c, f.lu, c.Result(1).dims),
          FromBatch(c, f.pivots, c.Result(2).dims)};
}

// _linalg_slogdet(A) -> (sign, logabsdet, LU, pivots)
Results SlogDet(OpContext& c) {
  LuFactors f = FactorLikeCpu(c, AsBatch(c, c.Tensor(0)), FactorsTranspose(c, 0));
  Expr diagonal = Diagonal(c, f.lu), size = diagonal.With(c.b.Abs(diagonal.v));
  Expr unit = diagonal.With(c.b.Sign(diagonal.v));
  return {FromBatch(c, ProductOf(c, unit) * ParityOf(f.pivots, f.lu.dtype()), c.Result(0).dims),
          FromBatch(c, SumOf(Log(size), 1), c.Result(1).dims), FromBatch(c, f.lu, c.Result(2).dims),
          FromBatch(c, f.pivots, c.Result(3).dims)};
}

// linalg_inv_ex(A, *, check_errors) -> (inverse, info)
Results InvEx(OpContext& c) {
  Expr a = AsBatch(c, c.Tensor(0));
  LuFactors f = Lu(c, a);
  CheckInfo(c, f.info, c.BoolOr(1, false), kSingularInverse);
  Expr one = Identity(c, a.dtype(), a.v.dim(0), a.v.dim(1), a.v.dim(2));
  return {FromBatch(c, LuSolve(c, f.lu, f.rows, one, false), c.Result(0).dims), FromBatch(c, f.info, c.Result(1).dims)};
}

// _linalg_solve_ex(A, B, *, left, check_errors) -> (result, LU, pivots, info)
Results SolveEx(OpContext& c) {
  Value a = c.Tensor(0), rhs = c.Tensor(1);
  bool left = c.BoolOr(2, true);
  bool vector =
      rhs.rank() == 1 || (rhs.rank() + 1 == a.rank() && rhs.dims() == Dims(a.dims().begin(), a.dims().end() - 1));
  Dims out = c.Result(0).dims;
  if (vector) {
    Dims column = rhs.dims();
    column.push_back(1), out.push_back(1);
    rhs = c.b.Reshape(rhs, column);
  }
  LuFactors f = Lu(c, AsBatch(c, a));
  CheckInfo(c, f.info, c.BoolOr(3, false), kSingularSolve);
  Value lu = FromBatch(c, f.lu, c.Result(1).dims);
  Dims row_dims = BatchOf(c.Result(1).dims);
  row_dims.push_back(f.rows.v.dim(1));
  Value rows = WithBatch(c, FromBatch(c, f.rows, row_dims), out, 1);
  Expr wide_lu = AsBatch(c, WithBatch(c, lu, out)), y = AsBatch(c, WithBatch(c, rhs, out));
  Expr wide_rows{&c.b, c.b.Reshape(rows, {wide_lu.v.dim(0), f.rows.v.dim(1)})};
  if (!left) y = Adjoint(y);
  Expr x = LuSolve(c, wide_lu, wide_rows, y, !left);
  if (!left) x = Adjoint(x);
  return {FromBatch(c, x, c.Result(0).dims), lu, FromBatch(c, f.pivots, c.Result(2).dims),
          FromBatch(c, f.info, c.Result(3).dims)};
}

// Solves A X = B by the Cholesky factor of A.
Expr CholeskySolve(OpContext& c, const Expr& factor, const Expr& y, bool upper) {
  if (y.v.type.NumElements() == 0) return y;
  Expr turned = Adjoint(factor);
  const Expr &lower = upper ? turned : factor, &other = upper ? factor : turned;
  Expr z = y.With(c.b.TriangularSolve(lower.v, y.v, true, true, false, false));
  return y.With(c.b.TriangularSolve(other.v, z.v, true, false, false, false));
}

// _cholesky_solve_helper(B, L, upper)
Results CholeskySolveHelper(OpContext& c) {
  const TensorType& r = c.Result();
  Expr x = CholeskySolve(c, AsBatch(c, WithBatch(c, c.Tensor(1), r.dims)), AsBatch(c, c.Tensor(0)), c.Bool(2));
  return FromBatch(c, x, r.dims);
}

// cholesky_inverse(L, upper)
Results CholeskyInverse(OpContext& c) {
  Expr factor = AsBatch(c, c.Tensor(0));
  Expr one = Identity(c, factor.dtype(), factor.v.dim(0), factor.v.dim(1), factor.v.dim(2));
  return FromBatch(c, CholeskySolve(c, factor, one, c.BoolOr(1, false)), c.Result().dims);
}

// linalg_matrix_exp(A): the Taylor polynomial of A / 2^s, squared s times. Every squaring doubles the error, so A / 2^s
// may be as large as the polynomial allows: a norm of 2 for float32, of 1 for float64.
Results MatrixExp(OpContext& c) {
  const TensorType& r = c.Result();
  if (r.NumElements() == 0) return c.b.Zeros(r);
  DType math = OpContext::OpMath(r.dtype);
  Expr a = AsBatch(c, c.As(0, math));
  Expr columns = SumOf(a.With(c.b.Abs(a.v)), 1);
  Expr norm = columns.With(c.b.Reduce("maximum", columns.v, c.b.Scalar(columns.dtype(), 0), {1}));
  bool wide = math == DType::kF64 || math == DType::kC128;
  Expr steps = Max(Ceil(Log(Max(norm, 1e-30)) / std::log(2.0)) - (wide ? 0 : 1), 0);
  steps = Min(Select(norm.With(c.b.IsFinite(norm.v)), steps, 0), 1000);
  Expr small = a / Over(AsComplex(Pow(steps.Num(2), steps), math), a.v.dims(), {0});
  Expr one = Identity(c, math, a.v.dim(0), a.v.dim(1), a.v.dim(2)), sum = one;
  for (int k = wide ? 18 : 14; k >= 1; --k) sum = one + Product(c, small, sum) / static_cast<double>(k);
  Expr count = To(steps, DType::kS32);
  std::vector<Value> out = c.b.While(
      {count.v, sum.v},
      [&](shlo::Builder& b, const std::vector<Value>& s) -> std::vector<Value> {
        Value left = b.Compare(shlo::Direction::kGt, s[0], b.Zeros(s[0].type));
        return {b.Reduce("or", left, b.ScalarInt(DType::kPred, 0), {0})};
      },
      [&](shlo::Builder& b, const std::vector<Value>& s) -> std::vector<Value> {
        Expr left{&b, s[0]}, v{&b, s[1]};
        Expr more = Over(left > 0, v.v.dims(), {0});
        return {(left - 1).v, Select(more, Product(c, v, v), v).v};
      });
  return c.b.ConvertElementType(FromBatch(c, sum.With(out[1]), r.dims), r.dtype);
}

const OpDef kRows[] = {
    {"linalg_lu_factor_ex", LuFactorEx},
    {"linalg_lu", LuOf},
    {"lu_unpack", LuUnpack},
    {"linalg_lu_solve", LuSolveRow},
    {"_linalg_det", Det},
    {"_linalg_slogdet", SlogDet},
    {"linalg_inv_ex", InvEx},
    {"_linalg_solve_ex", SolveEx},
    {"_cholesky_solve_helper", CholeskySolveHelper},
    {"cholesky_inverse", CholeskyInverse},
    {"linalg_matrix_exp", MatrixExp},
};

}  // namespace

std::span<const OpDef> LuRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
