// What activations share with their derivatives.
#pragma once
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {

// Twice the argument of the tanh in gelu's approximation.
Expr GeluSlope(const Expr& x);

// tanh(softplus(x)) and what it lacks to 1.
struct MishParts {
  Expr tanh, rest;
};
MishParts SplitMish(const Expr& x);

// The halves of a tensor along a dimension, for glu.
struct Halves {
  Expr first, second;
  int64_t dim;
};
Halves Split(OpContext& c, size_t i, size_t dim_argument);

}  // namespace torch_tpu::lower::ops
