#include "aten/dtype.h"

#include <c10/util/Exception.h>

namespace torch_tpu::aten {

shlo::DType ToDType(c10::ScalarType t) {
  shlo::DType d = ToDTypeOrInvalid(t);
  TORCH_CHECK_NOT_IMPLEMENTED(d != shlo::DType::kInvalid, "the tpu device cannot hold dtype ", c10::toString(t),
                              "; convert to another dtype first");
  return d;
}

c10::ScalarType ToScalarType(shlo::DType t) {
  for (size_t i = 0; i < std::size(dtype_internal::kTable); ++i) {
    if (dtype_internal::kTable[i] == t) return static_cast<c10::ScalarType>(i);
  }
  TORCH_CHECK(false, "internal error in torch_tpu: no ScalarType for ", shlo::Name(t));
}

}  // namespace torch_tpu::aten
