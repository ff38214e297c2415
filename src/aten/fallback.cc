#include "aten/fallback.h"

#include <ATen/native/CPUFallback.h>
#include <torch/library.h>

#include "aten/errors.h"
#include "runtime/recorder.h"
#include "support/env.h"
#include "support/log.h"
#include "support/metrics.h"

namespace torch_tpu::aten {

std::string FallbackPolicy() {
  switch (support::GetFallbackPolicy()) {
    case support::FallbackPolicy::kWarn:
      return "warn";
    case support::FallbackPolicy::kError:
      return "error";
    case support::FallbackPolicy::kSilent:
      return "silent";
  }
  return "warn";
}

void SetFallbackPolicy(const std::string& policy) {
  Translated([&] { support::SetKnob(support::KnobId::kFallback, policy); });
}

namespace {

void Fallback(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  std::string name = c10::toString(op.operator_name());
  TORCH_CHECK_NOT_IMPLEMENTED(!runtime::Recorder::Current(), name,
                              ": the tpu device has no row for this operator, so no compiled graph can hold it");
  support::FallbackPolicy policy = Translated([] { return support::GetFallbackPolicy(); });
  TORCH_CHECK_NOT_IMPLEMENTED(policy != support::FallbackPolicy::kError, name,
                              ": the tpu device has no row for this operator and the fallback policy is \"error\". Set "
                              "torch.tpu.fallback to \"warn\" to run it on the CPU.");
  support::CountFallback(name);
  if (policy == support::FallbackPolicy::kWarn) {
    support::WarnOnce("fallback:" + name,
                      name +
                          " has no row on the tpu device and runs on the CPU (counted in torch.tpu.metrics(); "
                          "torch.tpu.fallback sets the policy)");
  }
  TT_LOG(kFallback, name);
  at::native::cpu_fallback(op, stack);
}

TORCH_LIBRARY_IMPL(_, PrivateUse1, m) { m.fallback(torch::CppFunction::makeFromBoxedFunction<&Fallback>()); }

}  // namespace
}  // namespace torch_tpu::aten
