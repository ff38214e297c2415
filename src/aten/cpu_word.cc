#include "aten/cpu_word.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/empty_strided.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>

// Of the OpenMP runtime that PyTorch's CPU kernels use, where they use one.
extern "C" {
[[gnu::weak]] void omp_set_num_threads(int count);
[[gnu::weak]] int omp_get_max_threads();
}

namespace torch_tpu::aten {
namespace {

using c10::IValue;

// What is asked about must take the CPU less time than a program takes to compile.
constexpr int64_t kMostBytes = int64_t{1} << 20;

// Kernels that read and write where their callers say, without looking. Those of norms also have statistics of the
// input's type, where Meta and the device have float32 for half types; those of _fft_ fail on empty batches; offsets of
// _grouped_mm can be neither all zeros nor all ones.
constexpr std::string_view kTrusting[] = {
    "aten::native_",        "aten::_native_",  "aten::_batch_norm",    "aten::batch_norm", "aten::_fused_",
    "aten::_scaled_",       "aten::_thnn_",    "aten::_embedding_bag", "aten::_ctc_loss",  "aten::_fft_",
    "aten::segment_reduce", "aten::_segment_", "aten::_grouped_mm",
};

int64_t Bytes(const at::Tensor& t) {
  if (!t.defined()) return 0;
  return std::min(t.numel(), kMostBytes + 1) * static_cast<int64_t>(t.itemsize());
}

int64_t Bytes(c10::ArrayRef<IValue> values) {
  int64_t sum = 0;
  for (const IValue& v : values) {
    if (v.isTensor()) {
      sum += Bytes(v.toTensor());
    } else if (v.isTensorList() || v.isOptionalTensorList()) {
      for (const IValue& e : v.toListRef()) sum += e.isTensor() ? Bytes(e.toTensor()) : 0;
    }
  }
  return sum;
}

// CPU tensors of one value for the device's.
class StandIns {
 public:
  explicit StandIns(int value) : value_(value) {}

  IValue Of(const IValue& v) {
    if (v.isTensor()) return Of(v.toTensor());
    if (v.isDevice()) return c10::Device(c10::kCPU);
    if (v.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const IValue& e : v.toListRef()) list.push_back(Of(e.toTensor()));
      return list;
    }
    if (v.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (const IValue& e : v.toListRef()) {
        list.push_back(e.isNone() ? std::nullopt : std::optional(Of(e.toTensor())));
      }
      return list;
    }
    return v;
  }

 private:
  // One for each tensor: an argument that is given twice stays one.
  at::Tensor Of(const at::Tensor& t) {
    if (!t.defined() || !t.is_privateuseone()) return t;
    at::Tensor& made = made_[t.unsafeGetTensorImpl()];
    if (made.defined()) return made;
    made = at::empty_strided(t.sizes(), t.strides(), t.options().device(c10::kCPU));
    made.fill_(value_);
    if (t.unsafeGetTensorImpl()->is_wrapped_number()) made.unsafeGetTensorImpl()->set_wrapped_number(true);
    return made;
  }

  int value_;
  std::unordered_map<const c10::TensorImpl*, at::Tensor> made_;
};

struct Silence final : c10::WarningHandler {
  void process(const c10::Warning&) override {}
};

// The CPU's kernels stay on this thread: on a busy machine it takes milliseconds until several have met.
class OneThread {
 public:
  OneThread() {
    if (omp_set_num_threads == nullptr || omp_get_max_threads == nullptr) return;
    before_ = omp_get_max_threads();
    omp_set_num_threads(1);
  }
  ~OneThread() {
    if (before_ > 0) omp_set_num_threads(before_);
  }
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;

 private:
  int before_ = 0;  // a count of this thread only
};

void Append(const IValue& v, std::vector<at::Tensor>& tensors) {
  if (v.isTensor()) {
    tensors.push_back(v.toTensor());
  } else if (v.isTensorList()) {
    for (const IValue& e : v.toListRef()) tensors.push_back(e.toTensor());
  }
}

std::vector<at::Tensor> CallWith(int value, const c10::OperatorHandle& op, c10::ArrayRef<IValue> args,
                                 const std::vector<int>& written, std::vector<at::Tensor>* outs) {
  StandIns stand_ins(value);
  torch::jit::Stack stack;
  stack.reserve(args.size());
  for (const IValue& v : args) stack.push_back(stand_ins.Of(v));
  std::vector<at::Tensor> targets, results;
  for (int i : written) Append(stack[i], targets);
  op.callBoxed(&stack);
  for (const IValue& v : stack) Append(v, results);
  if (outs) *outs = std::move(targets);
  return results;
}

}  // namespace

bool CanAskCpu(const c10::OperatorHandle& op, c10::ArrayRef<IValue> args) {
  std::string_view name = op.operator_name().name;
  for (std::string_view trusting : kTrusting) {
    if (name.starts_with(trusting)) return false;
  }
  return Bytes(args) <= kMostBytes;
}

std::vector<at::Tensor> CallCpu(const c10::OperatorHandle& op, c10::ArrayRef<IValue> args,
                                const std::vector<int>& written, std::vector<at::Tensor>* outs) {
  OneThread one_thread;
  Silence silence;
  c10::WarningUtils::WarningHandlerGuard quiet(&silence);
  at::AutoDispatchBelowADInplaceOrView below;
  c10::impl::ExcludeDispatchKeyGuard no_autocast(c10::autocast_dispatch_keyset);
  // Zeros are good indices but bad divisors; ones are the other way round.
  try {
    return CallWith(0, op, args, written, outs);
  } catch (const c10::NotImplementedError&) {
    throw;
  } catch (const c10::LinAlgError&) {
    throw;
  } catch (...) {
    try {
      return CallWith(1, op, args, written, outs);
    } catch (...) {
    }
    throw;
  }
}

}  // namespace torch_tpu::aten
