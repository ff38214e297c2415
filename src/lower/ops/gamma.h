// What gamma functions give to distributions. Pure functions on values of one lowering.
#pragma once
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {

// log(x^k e^-x / Gamma(k + 1)) without cancellation, of k >= 0 and x > 0: how likely k is at a rate of x.
Expr LogPoisson(const Expr& k, const Expr& x);

}  // namespace torch_tpu::lower::ops
