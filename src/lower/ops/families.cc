#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {

std::vector<std::span<const OpDef>> AllFamilies() {
  return {InternalRows(), BinaryRows(), ReductionRows(), MatmulRows()};
}

}  // namespace torch_tpu::lower::ops
