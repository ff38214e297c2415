// What happens to an op without a row: it runs on the CPU, counted, with one warning that names it; or it raises; by
// policy (TORCH_TPU_FALLBACK, torch.tpu.fallback).
#pragma once
#include <ATen/core/ivalue.h>
#include <ATen/core/stack.h>
#include <c10/core/DispatchKeySet.h>

#include <string>

namespace torch_tpu::aten {

// "warn", "error", "silent". The process's policy is the knob TORCH_TPU_FALLBACK; a thread may override it.
std::string FallbackPolicy();
void SetFallbackPolicy(const std::string& policy);

}  // namespace torch_tpu::aten
