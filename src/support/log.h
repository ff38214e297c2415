// Diagnostics on stderr. TT_LOG reports under the categories of TORCH_TPU_LOG, one line each; when its category is off
// it costs one load and evaluates nothing. Warn is always shown; WarnOnce once per key in a process.
// Thread-safe. A line is one write, so lines of threads and processes do not mix.
#pragma once
#include <atomic>
#include <functional>
#include <string>
#include <string_view>

#include "support/env.h"
#include "support/error.h"

namespace torch_tpu::support {

// In the order of the choices of TORCH_TPU_LOG.
enum class LogCategory : uint8_t { kCompile, kCache, kFallback, kExecute, kTransfer, kRuntime };

namespace log_internal {
// Reads TORCH_TPU_LOG; a bad value is warned about here and raised by CheckEnvironment, never by a log line.
bool EnabledSlow(LogCategory category) noexcept;
}  // namespace log_internal

inline bool LogEnabled(LogCategory category) noexcept {
  int64_t bits = env_internal::values[static_cast<size_t>(KnobId::kLog)].load(std::memory_order_relaxed);
  if (bits == env_internal::kUnread) [[unlikely]]
    return log_internal::EnabledSlow(category);
  return bits >> static_cast<int>(category) & 1;
}

// Writes "[torch_tpu <category> +<seconds>] <message>"; line breaks inside become "\n".
void Log(LogCategory category, std::string_view message) noexcept;

// Where warnings go; stderr by default, Python's warnings once it is loaded. Called without locks held, on any thread.
using WarningHandler = std::function<void(const std::string&)>;
void SetWarningHandler(WarningHandler handler);
void Warn(const std::string& message);
// True if this call showed it.
bool WarnOnce(const std::string& key, const std::string& message);
// Forgets which keys were shown.
void ResetWarnings();

}  // namespace torch_tpu::support

#define TT_LOG(category, ...)                                                                       \
  do {                                                                                              \
    if (::torch_tpu::support::LogEnabled(::torch_tpu::support::LogCategory::category)) [[unlikely]] \
      ::torch_tpu::support::Log(::torch_tpu::support::LogCategory::category,                        \
                                ::torch_tpu::support::StrCat(__VA_ARGS__));                         \
  } while (false)
