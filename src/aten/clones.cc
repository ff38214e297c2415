// Calls that run on clones of some of their arguments, which are written back: what is lazily conjugated or negated
// does not hold in memory what it means, and results that share a storage would each replace the whole of it.
#include <algorithm>
#include <utility>

#include "aten/entry.h"
#include "aten/stand_in.h"

namespace torch_tpu::aten {

using c10::IValue;

// Whether two results go into one storage: each would replace the whole of it. Long lists of operators on lists have
// been looked through.
bool Call::SharesTargets() const {
  constexpr size_t kFew = 8;
  if (kernel.takes_lists && targets.size() > kFew) return false;
  c10::SmallVector<const Cell*, 16> cells;
  for (size_t r = 0; r < targets.size(); ++r) {
    if (targets[r] >= 0) cells.push_back(uses[targets[r]].cell);
  }
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

// With clones for lazily conjugated tensors, which hold in memory what those mean, or for all that is written.
void Call::RunWithClones(bool of_written, TensorList& out) {
  auto needs_clone = [&](const at::Tensor& t, bool written) {
    return t.defined() && (of_written ? written : t.key_set().has_any(kLazyBits));
  };
  std::vector<IValue> plain(args.begin(), args.end());
  for (size_t i = 0; i < plain.size(); ++i) {
    bool written = kernel.args[i].written;
    plain[i] = MapTensors(plain[i], [&](const at::Tensor& t) { return needs_clone(t, written) ? t.clone() : t; });
  }
  Call again(kernel, plain);
  again.Run(out);
  facts = again.facts;
  seen = again.seen.empty() ? plain : std::move(again.seen);
  size_t result = 0;
  auto write_back = [&](const at::Tensor& written, const at::Tensor& value) {
    if (!written.is_same(value)) {
      if (written.sizes() != value.sizes()) written.resize_(value.sizes());
      written.copy_(value);
      if (!kernel.graph && result < out.size()) out[result] = written;
    }
    ++result;
  };
  for (size_t i = 0; i < args.size(); ++i) {
    if (!kernel.args[i].written) continue;
    if (args[i].isTensor()) {
      write_back(args[i].toTensor(), plain[i].toTensor());
    } else if (args[i].isTensorList()) {
      const std::vector<at::Tensor> values = plain[i].toTensorVector();
      for (size_t k = 0; k < values.size(); ++k) write_back(args[i].toListRef()[k].toTensor(), values[k]);
    }
  }
}

}  // namespace torch_tpu::aten
