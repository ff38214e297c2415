// Factorizations as StableHLO loops, for rows of linear algebra. Matrices are [batch, m, n]; loops work on whole arrays
// with masks, so that nothing has a dynamic shape. Pure functions on values of one lowering.
#pragma once
#include <functional>

#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {

// [..., m, n] as [batch, m, n]; at least one batch.
Expr AsBatch(OpContext& c, const Value& x);
Value FromBatch(OpContext& c, const Expr& x, const Dims& dims);

Expr Adjoint(const Expr& x);  // the conjugate of the transposed matrices
Expr Conj(const Expr& x);     // x itself where it is real
Expr RealOf(const Expr& x);
Expr Magnitude2(const Expr& x);  // |x|^2
Expr AsComplex(const Expr& real, DType dtype);
Expr Identity(OpContext& c, DType dtype, int64_t batch, int64_t m, int64_t n);
Expr RowIndex(const Expr& x);                                // S32 of x's dims
Expr ColumnIndex(const Expr& x);                             // likewise
Expr Over(const Expr& v, const Dims& dims, const Dims& at);  // BroadcastInDim
Expr SumOf(const Expr& x, int64_t dim);
Expr Product(OpContext& c, const Expr& x, const Expr& y);  // matrices
// Diagonal [batch, min(m, n)].
Expr Diagonal(OpContext& c, const Expr& x);
Expr Scaled(const Expr& x, Expr* scale);  // x divided by its largest magnitude, [batch], per matrix

struct LuFactors {
  Expr lu;      // both factors in one
  Expr pivots;  // [batch, k] S32: the row that was exchanged with each, from 1
  Expr rows;    // [batch, m] S32: which row of the matrix each row of the product is
  Expr info;    // [batch] S32: the first zero on the diagonal, from 1, or 0
};
LuFactors Lu(OpContext& c, const Expr& x);
// The row order that pivots stand for.
Expr RowsOfPivots(OpContext& c, const Expr& pivots, int64_t m);
// The solution of A X = B, or of A^H X = B, where A's rows in order are L U.
Expr LuSolve(OpContext& c, const Expr& lu, const Expr& rows, const Expr& b, bool adjoint);
// [batch, m, m] P with P L U = A.
Expr Permutation(OpContext& c, const Expr& rows, DType dtype);
Expr SelectRows(OpContext& c, const Expr& x, const Expr& rows);  // x[b, rows[b, i], :]

struct QrFactors {
  Expr qr;   // R above, reflectors below the diagonal, as LAPACK's geqrf
  Expr tau;  // [batch, k]
};
QrFactors Qr(OpContext& c, const Expr& x);
// The first `columns` columns of the product of the reflectors in x's first tau.dim(1) columns.
Expr Reflect(OpContext& c, const Expr& x, const Expr& tau, int64_t columns);
// Reflectors applied to y [batch, m, n]: Q y, or Q^H y.
Expr ApplyReflectors(OpContext& c, const Expr& x, const Expr& tau, const Expr& y, bool adjoint);

}  // namespace torch_tpu::lower::ops
