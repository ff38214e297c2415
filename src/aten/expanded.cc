#include "aten/expanded.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/as_strided_native.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace torch_tpu::aten {
namespace {

using c10::IValue;

bool IsExpanded(const at::Tensor& t, int64_t d) { return t.stride(d) == 0 && t.size(d) > 1; }

// One element of each expanded dimension, which stands for all.
std::optional<at::Tensor> Unexpanded(const at::Tensor& t) {
  bool expanded = false;
  c10::SmallVector<int64_t, 6> sizes(t.sizes().begin(), t.sizes().end());
  for (int64_t d = 0; d < t.dim(); ++d) {
    if (!IsExpanded(t, d)) continue;
    sizes[d] = 1;
    expanded = true;
  }
  if (!expanded || t.numel() == 0) return std::nullopt;
  return at::native::as_strided_tensorimpl(t, sizes, t.strides(), t.storage_offset());
}

// What memory holds after all elements of `after` are written over `before` in order: along each expanded dimension
// the last one that changed.
at::Tensor LastWritten(const at::Tensor& target, const at::Tensor& before, at::Tensor after) {
  at::Tensor changed = after.ne(before).logical_and(after.isnan().logical_and(before.isnan()).logical_not());
  for (int64_t d = 0; d < target.dim(); ++d) {
    if (!IsExpanded(target, d)) continue;
    c10::SmallVector<int64_t, 6> along(static_cast<size_t>(target.dim()), 1);
    along[d] = target.size(d);
    at::Tensor place = at::arange(target.size(d), target.options().dtype(c10::kLong)).view(along);
    at::Tensor last = place.mul(changed).amax(d, /*keepdim=*/true);
    after = after.gather(d, last);
    changed = changed.any(d, /*keepdim=*/true);
  }
  return after;
}

}  // namespace

bool WriteExpanded(const KernelInfo& kernel, c10::ArrayRef<IValue> args) {
  const at::Tensor& target = args[0].toTensor();
  if (!target.is_privateuseone()) return false;
  std::optional<at::Tensor> narrow = Unexpanded(target);
  if (!narrow) [[likely]]
    return false;
  auto run_on = [&](const at::Tensor& t) {
    torch::jit::Stack stack(args.begin(), args.end());
    stack[0] = t;
    kernel.op->callBoxed(&stack);
  };
  if (kernel.def->flags & lower::kFill) {
    run_on(*narrow);
    return true;
  }
  bool accumulates = args.size() > 3 && args[3].isBool() && args[3].toBool();
  if (accumulates) return false;  // refused: what is added once and what more often depends on the order
  std::string_view name = kernel.op->schema().name();
  name.remove_prefix(name.find("::") + 2);
  TORCH_WARN("Use of ", name,
             " on expanded tensors is deprecated. Please clone() the tensor before performing this "
             "operation. This also applies to advanced indexing e.g. tensor[mask] = scalar");
  at::Tensor before = target.clone(c10::MemoryFormat::Contiguous), after = before.clone();
  run_on(after);
  narrow->copy_(LastWritten(target, before, std::move(after)));
  return true;
}

}  // namespace torch_tpu::aten
