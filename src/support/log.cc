#include "support/log.h"

#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <memory>
#include <unordered_set>
#include <utility>

#include "support/mutex.h"

namespace torch_tpu::support {
namespace {

struct WarningState {
  Mutex mutex;
  std::shared_ptr<const WarningHandler> handler TT_GUARDED_BY(mutex);
  std::unordered_set<std::string> shown TT_GUARDED_BY(mutex);
};
WarningState& Warnings() {
  // Never destroyed: threads may still warn at exit.
  static WarningState* state = new WarningState;
  return *state;
}

const char* CategoryName(LogCategory category) {
  switch (category) {
    case LogCategory::kCompile:
      return "compile";
    case LogCategory::kCache:
      return "cache";
    case LogCategory::kFallback:
      return "fallback";
    case LogCategory::kExecute:
      return "execute";
    case LogCategory::kTransfer:
      return "transfer";
    case LogCategory::kRuntime:
      return "runtime";
  }
  return "";
}

void WriteLine(std::string line) noexcept {
  line += '\n';
  const char* at = line.data();
  size_t left = line.size();
  while (left > 0) {
    ssize_t wrote = ::write(STDERR_FILENO, at, left);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return;
    at += wrote;
    left -= static_cast<size_t>(wrote);
  }
}

std::string OneLine(std::string_view text) {
  std::string line;
  line.reserve(text.size());
  for (char c : text) {
    if (c == '\n') {
      line += "\\n";
    } else {
      line += c;
    }
  }
  return line;
}

const std::chrono::steady_clock::time_point g_start = std::chrono::steady_clock::now();

}  // namespace

namespace log_internal {
bool EnabledSlow(LogCategory category) noexcept {
  try {
    return KnobValue(KnobId::kLog) >> static_cast<int>(category) & 1;
  } catch (const std::exception& error) {
    try {
      WarnOnce("log", StrCat(error.what(), "; nothing is logged"));
    } catch (...) {
      // A log line never fails its caller.
    }
    return false;
  }
}
}  // namespace log_internal

void Log(LogCategory category, std::string_view message) noexcept {
  try {
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - g_start).count();
    char prefix[64];
    std::snprintf(prefix, sizeof prefix, "[torch_tpu %s +%.3f] ", CategoryName(category), seconds);
    WriteLine(prefix + OneLine(message));
  } catch (...) {
    // Out of memory for a diagnostic: drop it.
  }
}

void SetWarningHandler(WarningHandler handler) {
  auto shared = handler ? std::make_shared<const WarningHandler>(std::move(handler)) : nullptr;
  // The old one is destroyed without the lock: it may need Python's.
  MutexLock lock(Warnings().mutex);
  Warnings().handler.swap(shared);
}

void Warn(const std::string& message) {
  std::shared_ptr<const WarningHandler> handler;
  {
    MutexLock lock(Warnings().mutex);
    handler = Warnings().handler;
  }
  if (handler) {
    (*handler)(message);
  } else {
    WriteLine("torch_tpu: warning: " + OneLine(message));
  }
}

bool WarnOnce(const std::string& key, const std::string& message) {
  {
    MutexLock lock(Warnings().mutex);
    if (!Warnings().shown.insert(key).second) return false;
  }
  Warn(message);
  return true;
}

void ResetWarnings() {
  MutexLock lock(Warnings().mutex);
  Warnings().shown.clear();
}

}  // namespace torch_tpu::support
