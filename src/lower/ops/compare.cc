// Comparisons and logic: operands are promoted to their common type, results are bool.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

template <Direction direction>
Results Compare(OpContext& c) {
  DType t = c.Promote({0, 1});
  if (direction != Direction::kEq && direction != Direction::kNe) RefuseComplex(c, t);
  return c.b.Compare(direction, In(c, 0, t), In(c, 1, t));
}

Results Logical(OpContext& c) { return c.b.Binary(c.hlo(), In(c, 0, DType::kPred), In(c, 1, DType::kPred)); }

const OpDef kRows[] = {
    {"eq.Tensor eq.Scalar", Compare<Direction::kEq>},
    {"ne.Tensor ne.Scalar", Compare<Direction::kNe>},
    {"lt.Tensor lt.Scalar", Compare<Direction::kLt>},
    {"le.Tensor le.Scalar", Compare<Direction::kLe>},
    {"gt.Tensor gt.Scalar", Compare<Direction::kGt>},
    {"ge.Tensor ge.Scalar", Compare<Direction::kGe>},
    {"logical_and", Logical, "and"},
    {"logical_or", Logical, "or"},
    {"logical_xor", Logical, "xor"},
};

}  // namespace

std::span<const OpDef> CompareRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
