#include "aten/meta.h"

#include "aten/stand_in.h"

namespace torch_tpu::aten {

std::vector<at::Tensor> CallMeta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> args,
                                 const std::vector<int>& written, std::vector<at::Tensor>* outs) {
  return CallOn(
      c10::kMeta, [](const at::Tensor& t) { return EmptyLikeOn(c10::kMeta, t); }, op, args, written, outs);
}

}  // namespace torch_tpu::aten
