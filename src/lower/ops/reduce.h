// Pieces that reductions, orderings, norms and losses share. Stateless functions that append to the context's builder.
#pragma once
#include <functional>
#include <string_view>
#include <utility>

#include "lower/op_def.h"

namespace torch_tpu::lower::ops {

// All dimensions of a tensor of this rank.
Dims AllDims(size_t rank);

// One wrapped dim as a list; empty for a 0-dim tensor.
Dims OneDim(OpContext& c, size_t argument, size_t rank);

// Reductions without the reduced dimensions. Sum of bool is "or", product and minimum of bool are "and".
Value Sum(OpContext& c, const Value& x, const Dims& dims);
Value Product(OpContext& c, const Value& x, const Dims& dims);
Value Max(OpContext& c, const Value& x, const Dims& dims);  // NaN if there is one
Value Min(OpContext& c, const Value& x, const Dims& dims);
Value Any(OpContext& c, const Value& x, const Dims& dims);
Value All(OpContext& c, const Value& x, const Dims& dims);

// The reduced value in the shape of `like` again.
Value Expand(OpContext& c, const Value& reduced, const Value& like, const Dims& dims);

// How many elements `dims` of x hold, rank 0.
Value Count(OpContext& c, const Value& x, const Dims& dims, DType dtype);

Value Mean(OpContext& c, const Value& x, const Dims& dims);

// The exception that CPU kernels raise for dtypes they lack (NotImplementedError unless said otherwise).
void RefuseComplex(OpContext& c, const Value& x, support::ErrorKind kind = support::ErrorKind::kNotImplemented);
void RefuseBool(OpContext& c, const Value& x, support::ErrorKind kind = support::ErrorKind::kNotImplemented);
void RequireElements(OpContext& c, const Value& x, int64_t dim);  // IndexError for a dimension of size 0
void RequireFloating(OpContext& c, const Value& x);

// x in the type its kernel computes in: float32 for half types.
Value ToMath(OpContext& c, const Value& x);

// `v` as result i: its dtype and, for keepdim, its dimensions.
Value Finish(OpContext& c, const Value& v, size_t result = 0);

// A rank-0 constant of x's type, broadcast to x.
Value Like(OpContext& c, const Value& x, double value);

Value IsNan(OpContext& c, const Value& x);            // false for integers
Value NonFiniteToZero(OpContext& c, const Value& x);  // infinities become 0, NaN stays

// Positions along a dimension, in the shape of x: int32 where they fit, else int64.
Value Positions(OpContext& c, const Value& x, int64_t dim);

// The first position at which `hit` holds along a dimension (the size of the dimension where it never holds).
Value FirstHit(OpContext& c, const Value& hit, int64_t dim);

// Element [.., index, ..] of x along `dim`; index lacks that dimension.
Value TakeAlong(OpContext& c, const Value& x, const Value& index, int64_t dim);

// x with all of `dims` and only them merged into one last dimension.
Value MergeLast(OpContext& c, const Value& x, const Dims& dims);

// "none", "mean", "sum" of a loss (0, 1, 2) as result 0.
Value ReduceLoss(OpContext& c, const Value& loss, int64_t reduction);

// Inclusive scan along `dim` with an associative operation, in a logarithmic number of steps.
// `combine` depends on nothing but its arguments: it may be called again when the program is written for other sizes.
using Combine = std::function<Value(shlo::Builder&, const Value&, const Value&)>;
Value Scan(OpContext& c, const Value& x, int64_t dim, const Value& identity, const Combine& combine);

// Stable sort with positions (in the type of Positions). NaN counts as the greatest value, as on CPU.
std::pair<Value, Value> SortWithPositions(OpContext& c, const Value& x, int64_t dim, bool descending);

// The vector norm of order `ord` over `dims`; x is floating or complex and has the type to compute in.
Value VectorNorm(OpContext& c, const Value& x, double ord, const Dims& dims);

}  // namespace torch_tpu::lower::ops
