// What the rows that take indices share: bounds, wrapping, and gathers and scatters along one dimension. Pure functions
// on values of one lowering.
#pragma once
#include <string>
#include <string_view>

#include "lower/op_def.h"

namespace torch_tpu::lower::ops {

// Fails the op with `message` where an index is outside [-size, size) if `wrap`, else [0, size); returns the indices
// with negative ones wrapped, in S32 on the TPU where the size allows it.
Value CheckedIndex(OpContext& c, const Value& index, int64_t size, bool wrap, support::ErrorKind kind,
                   const std::string& message);

// "index is out of bounds for dimension 0 with size 3"
std::string OutOfBounds(int64_t dim, int64_t size);

// A 0-dim value as one element.
Value AtLeast1D(OpContext& c, const Value& v);

// How updates meet what is there. `kSet`: the last one wins.
enum class Combine { kSet, kAdd, kMultiply, kMaximum, kMinimum };

// self with slices of `source` (whose dim `dim` matches `index`, rank 1) combined into it along `dim`.
Value ScatterSlices(OpContext& c, const Value& self, int64_t dim, const Value& index, const Value& source,
                    Combine combine);
// Slices of `self` along `dim` in the order of `index` (any rank r): r dims stand where `dim` was.
Value GatherSlices(OpContext& c, const Value& self, int64_t dim, const Value& index);

// Elements along `dim`: result[i][j] = self[index[i][j]][j]; index is no larger than self elsewhere.
Value GatherElements(OpContext& c, const Value& self, int64_t dim, const Value& index);
Value ScatterElements(OpContext& c, const Value& self, int64_t dim, const Value& index, const Value& source,
                      Combine combine);

// The number that leaves the other operand of `combine` unchanged.
Value Identity(OpContext& c, DType dtype, Combine combine);

// The body of a scatter: bool adds by or and multiplies by and.
shlo::Builder::Body CombineBody(DType dtype, Combine combine);

// Inclusive prefix counts of a rank-1 bool value, in S64.
Value PrefixCount(OpContext& c, const Value& mask);

// The leading dims of v that `v` may keep: v cut to `sizes` from the origin.
Value Corner(OpContext& c, const Value& v, const Dims& sizes);

}  // namespace torch_tpu::lower::ops
