#include "aten/cpu_word.h"

#include <c10/core/impl/LocalDispatchKeySet.h>

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "aten/stand_in.h"

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

// With CPU tensors of one value for the device's.
std::vector<at::Tensor> CallWith(int value, const c10::OperatorHandle& op, c10::ArrayRef<IValue> args,
                                 const std::vector<int>& written, std::vector<at::Tensor>* outs) {
  // One for each tensor: an argument that is given twice stays one.
  std::unordered_map<const c10::TensorImpl*, at::Tensor> made;
  auto stand_in = [&](const at::Tensor& t) {
    at::Tensor& cpu = made[t.unsafeGetTensorImpl()];
    if (!cpu.defined()) cpu = EmptyLikeOn(c10::kCPU, t).fill_(value);
    return cpu;
  };
  return CallOn(c10::kCPU, stand_in, op, args, written, outs);
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
