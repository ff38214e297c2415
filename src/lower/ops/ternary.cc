// Selection, bounds and fused arithmetic of three operands.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

Results Where(OpContext& c) {
  DType t = c.Result().dtype;
  return Select(In(c, 0, DType::kPred), In(c, 1, t), In(c, 2, t));
}

// masked_fill(self, mask, value): value is a number or a 0-dim tensor, in self's type.
Results MaskedFill(OpContext& c) {
  DType t = c.Result().dtype;
  const Arg& mask = c.arg(1);
  TT_CHECK(mask.value.dtype() == DType::kPred, kRuntime, c.OpName(), ": expected a bool mask, got ",
           shlo::Name(mask.value.dtype()), "; convert it with .bool()");
  const Arg& value = c.arg(2);
  TT_CHECK(value.kind != Arg::Kind::kTensor || value.value.rank() == 0, kRuntime, c.OpName(),
           ": expected a 0-dim value tensor, got ", value.value.rank(), " dimensions; index it first");
  return Select(In(c, 1, DType::kPred), In(c, 2, t), In(c, 0, t));
}

// The lower bound first, then the upper one, so that the upper one wins; NaN in any of them stays.
Expr Bounded(OpContext& c, size_t min, size_t max) {
  DType t = c.Result().dtype;
  RequireOrdered(c);
  Expr x = In(c, 0, t);
  if (!c.IsNone(min)) x = Max(x, In(c, min, t));
  if (!c.IsNone(max)) x = Min(x, In(c, max, t));
  return x;
}

constexpr size_t kAbsent = 99;

Results ClampRow(OpContext& c) { return Bounded(c, 1, 2); }
Results ClampMin(OpContext& c) { return Bounded(c, 1, kAbsent); }
Results ClampMax(OpContext& c) { return Bounded(c, kAbsent, 1); }

// self + value * t1 * t2, and with a quotient.
Results AddcMul(OpContext& c) {
  RefuseBool(c, c.Result().dtype);
  Expr product = In(c, 1);
  if (!c.IsConstant(3, 1)) product = In(c, 3) * product;
  return Out(c, In(c, 0) + product * In(c, 2));
}

Results AddcDiv(OpContext& c) {
  RefuseBool(c, c.Result().dtype);
  Expr numerator = In(c, 1);
  if (!c.IsConstant(3, 1)) numerator = In(c, 3) * numerator;
  return Out(c, In(c, 0) + numerator / In(c, 2));
}

// From the nearer end, so that weight 1 gives exactly `end`.
Results Lerp(OpContext& c) {
  RequireNumber(c);
  Expr start = In(c, 0), end = In(c, 1), weight = In(c, 2);
  Expr step = end - start;
  Expr near_start = Abs(weight) < 0.5;
  return Out(c, Select(near_start, start + weight * step, end - step * (1 - weight)));
}

const OpDef kRows[] = {
    {"where.self", Where},
    {"masked_fill.Scalar masked_fill.Tensor", MaskedFill, "", kExactNumbers | kIntoExpanded},
    {"clamp clamp.Tensor", ClampRow},
    {"clamp_min", ClampMin},
    {"clamp_max", ClampMax},
    {"addcmul", AddcMul},
    {"addcdiv", AddcDiv},
    {"lerp.Scalar lerp.Tensor", Lerp},
};

}  // namespace

std::span<const OpDef> TernaryRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
