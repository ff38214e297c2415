// PyTorch's type promotion without torch: c10::promoteTypes and at::result_type over our element types.
// Pure functions; thread-safe.
#pragma once
#include "shlo/type.h"

namespace torch_tpu::lower {

using shlo::DType;

// c10::promoteTypes; kInvalid yields the other operand. Throws (kRuntime) for pairs PyTorch refuses to promote.
DType PromoteTypes(DType a, DType b);

// at::native::ResultTypeState: dimensioned tensors outrank 0-dim tensors outrank Python numbers, within a category.
class ResultType {
 public:
  explicit ResultType(DType default_dtype) : default_dtype_(default_dtype) {}
  void Add(DType dtype, size_t rank, bool weak);
  DType Get() const;

 private:
  DType default_dtype_;
  DType dim_ = DType::kInvalid, zero_ = DType::kInvalid, weak_ = DType::kInvalid;
};

}  // namespace torch_tpu::lower
