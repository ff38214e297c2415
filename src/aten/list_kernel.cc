// Operators on lists of tensors (_foreach_*, fused steps of optimizers): the whole list is one program. Exceptions:
// lists with tensors elsewhere take PyTorch's way, tensor by tensor; lists whose tensors share memory run one after the
// other, as the CPU does; long lists are cut so that equal pieces share one program.
#include <algorithm>
#include <map>
#include <unordered_map>

#include "aten/call.h"

namespace torch_tpu::aten {
namespace {

using c10::IValue;
using ArgKind = KernelInfo::ArgKind;

// Tensors in one program at most: what a compiler does with a program grows faster than the program.
constexpr size_t kMost = 64;
constexpr size_t kPiece = 16;

bool IsList(const KernelInfo& kernel, size_t i) {
  return kernel.args[i].kind == ArgKind::kTensors || kernel.args[i].kind == ArgKind::kNumbers;
}

class Lists {
 public:
  Lists(const KernelInfo& kernel, c10::ArrayRef<IValue> args) : kernel_(kernel), args_(args) {
    for (size_t i = 0; i < args.size(); ++i) {
      if (!IsList(kernel, i)) continue;
      size_t n = args[i].toListRef().size();
      if (n == 0) continue;  // a state that this optimizer does not keep
      if (length_ == 0) length_ = n;
      even_ &= n == length_;
    }
  }

  // Whether a tensor of a list is on another device.
  bool Foreign() const {
    for (size_t i = 0; i < args_.size(); ++i) {
      if (kernel_.args[i].kind != ArgKind::kTensors) continue;
      for (const IValue& e : args_[i].toListRef()) {
        if (!e.toTensor().is_privateuseone()) return true;
      }
    }
    return false;
  }

  void Run(TensorList& out) const {
    if (!even_ || length_ < 2) return RunKernel(kernel_, args_, out);  // Meta's errors about uneven lists
    if (Shares()) {
      for (size_t k = 0; k < length_; ++k) RunKernel(kernel_, Pick({&k, 1}), out);
    } else if (length_ <= kMost) {
      RunKernel(kernel_, args_, out);
    } else {
      RunPieces(out);
    }
  }

 private:
  // Whether what one entry writes is memory of another entry.
  bool Shares() const {
    std::unordered_map<const Cell*, size_t> writers;
    auto visit = [&](bool written) {
      for (size_t i = 0; i < args_.size(); ++i) {
        const IValue& v = args_[i];
        if (kernel_.args[i].written != written) continue;
        if (kernel_.args[i].kind == ArgKind::kTensors) {
          size_t k = 0;
          for (const IValue& e : v.toListRef()) {
            const Cell* cell = &CellOf(e.toTensor().unsafeGetTensorImpl());
            if (written) {
              if (!writers.try_emplace(cell, k).second) return true;
            } else if (auto found = writers.find(cell); found != writers.end() && found->second != k) {
              return true;
            }
            ++k;
          }
        } else if (!written && v.isTensor() && v.toTensor().defined() && v.toTensor().is_privateuseone()) {
          if (writers.contains(&CellOf(v.toTensor().unsafeGetTensorImpl()))) return true;
        }
      }
      return false;
    };
    return visit(true) || visit(false);
  }

  // The call with these entries of its lists only.
  std::vector<IValue> Pick(c10::ArrayRef<size_t> entries) const {
    std::vector<IValue> picked(args_.begin(), args_.end());
    for (size_t i = 0; i < args_.size(); ++i) {
      if (!IsList(kernel_, i) || args_[i].toListRef().empty()) continue;
      auto list = args_[i].toListRef();
      if (kernel_.args[i].kind == ArgKind::kTensors) {
        c10::List<at::Tensor> some;
        for (size_t k : entries) some.push_back(list[k].toTensor());
        picked[i] = std::move(some);
      } else {
        c10::List<at::Scalar> some;
        for (size_t k : entries) some.push_back(list[k].toScalar());
        picked[i] = std::move(some);
      }
    }
    return picked;
  }

  // Equal tensors side by side in pieces of one size, which then have the same program; what is left over together.
  void RunPieces(TensorList& out) const {
    std::map<std::vector<int64_t>, std::vector<size_t>> alike;
    for (size_t k = 0; k < length_; ++k) {
      std::vector<int64_t> signature;
      for (size_t i = 0; i < args_.size(); ++i) {
        if (kernel_.args[i].kind != ArgKind::kTensors || args_[i].toListRef().empty()) continue;
        const at::Tensor& t = args_[i].toListRef()[k].toTensor();
        signature.push_back(static_cast<int64_t>(t.scalar_type()));
        signature.insert(signature.end(), t.sizes().begin(), t.sizes().end());
      }
      alike[signature].push_back(k);
    }
    std::vector<size_t> order, ends, rest;
    for (const auto& [signature, entries] : alike) {
      size_t whole = entries.size() / kPiece * kPiece;
      for (size_t k = 0; k < entries.size(); ++k) {
        (k < whole ? order : rest).push_back(entries[k]);
        if (k < whole && (k + 1) % kPiece == 0) ends.push_back(order.size());
      }
    }
    for (size_t k = 0; k < rest.size(); ++k) {
      order.push_back(rest[k]);
      if ((k + 1) % kMost == 0 || k + 1 == rest.size()) ends.push_back(order.size());
    }
    TensorList results;
    size_t begin = 0;
    for (size_t end : ends) {
      RunKernel(kernel_, Pick(c10::ArrayRef<size_t>(order).slice(begin, end - begin)), results);
      begin = end;
    }
    if (!kernel_.returns_list) return;
    out.resize(length_);
    for (size_t k = 0; k < length_; ++k) out[order[k]] = std::move(results[k]);
  }

  const KernelInfo& kernel_;
  c10::ArrayRef<IValue> args_;
  size_t length_ = 0;
  bool even_ = true;
};

}  // namespace

void RunListKernel(const KernelInfo& kernel, torch::jit::Stack* stack) {
  size_t n = kernel.args.size();
  c10::ArrayRef<IValue> args(stack->data() + (stack->size() - n), n);
  Lists lists(kernel, args);
  bool composite = kernel.op->hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd);
  if (composite && lists.Foreign()) {
    // The kernels of the CPU take lists apart, and each tensor goes where it belongs.
    kernel.op->redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), stack);
    return;
  }
  TensorList out;
  lists.Run(out);
  // The composite changes each tensor through PyTorch, which counts its versions; here that is left to the kernel.
  if (kernel.args[0].written) {
    for (const IValue& e : args[0].toListRef()) {
      if (!e.toTensor().is_inference()) e.toTensor().unsafeGetTensorImpl()->bump_version();
    }
  }
  stack->erase(stack->end() - static_cast<int64_t>(n), stack->end());
  if (!kernel.returns_list) return;
  c10::List<at::Tensor> results;
  for (at::Tensor& t : out) results.push_back(std::move(t));
  stack->emplace_back(std::move(results));
}

}  // namespace torch_tpu::aten
