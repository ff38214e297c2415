// Every environment variable that the C++ side reads, in one table. A variable is read from the process environment
// once, on first use; SetKnob overrides it afterwards. Getters are thread-safe, and those of bool, int, bytes, choice
// and list are one atomic load. A variable that is set to nothing counts as unset.
// A bad value raises Error(kValue) from every getter of that variable; CheckEnvironment raises it early.
#pragma once
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torch_tpu::support {

enum class KnobId : uint8_t {
  kRuntime,
  kStrict,
  kLaunchBlocking,
  kCpuDevices,
  kCache,
  kCacheDir,
  kCacheSize,
  kCacheReadOnly,
  kCacheShared,
  kBuckets,
  kFallback,
  kDump,
  kLog,
  kMemoryLimit,
  kInlineFlops,
};
inline constexpr size_t kKnobCount = static_cast<size_t>(KnobId::kInlineFlops) + 1;

enum class KnobType : uint8_t {
  kBool,    // 0 1 false true off on no yes
  kInt,     // decimal
  kBytes,   // decimal with an optional suffix K, M, G or T (powers of 1024); "none" is no limit where that is the
            // default
  kString,  // taken as it is
  kChoice,  // one of `choices`; the number of it is kept
  kList,    // any of `choices` by commas, or "all"; a bit each is kept
};

struct Knob {
  KnobId id;
  const char* name;
  KnobType type;
  const char* default_text;
  const char* choices;  // comma-separated, for kChoice and kList
  int64_t minimum;      // for kInt and kBytes
  int64_t maximum;
  const char* doc;
};

// The table, in the order of KnobId.
const std::array<Knob, kKnobCount>& Knobs();
const char* KnobTypeName(KnobType type);

enum class FallbackPolicy : int64_t { kWarn, kError, kSilent };

namespace env_internal {
inline constexpr int64_t kUnread = std::numeric_limits<int64_t>::min();
extern std::array<std::atomic<int64_t>, kKnobCount> values;
int64_t ReadSlow(KnobId id);
}  // namespace env_internal

// The number behind a bool, int, bytes (-1: no limit), choice or list.
inline int64_t KnobValue(KnobId id) {
  int64_t value = env_internal::values[static_cast<size_t>(id)].load(std::memory_order_acquire);
  if (value == env_internal::kUnread) [[unlikely]]
    value = env_internal::ReadSlow(id);
  return value;
}
inline bool KnobBool(KnobId id) { return KnobValue(id) != 0; }
inline bool StrictMode() { return KnobBool(KnobId::kStrict); }
inline bool LaunchBlocking() { return KnobBool(KnobId::kLaunchBlocking); }
inline FallbackPolicy GetFallbackPolicy() { return static_cast<FallbackPolicy>(KnobValue(KnobId::kFallback)); }

// The text as given or by default.
std::string KnobText(KnobId id);
// True when the environment or SetKnob gave the value.
bool KnobIsSet(KnobId id);
// TORCH_TPU_MEMORY_LIMIT; where it is unset, 16 GiB under TORCH_TPU_STRICT and none otherwise.
std::optional<uint64_t> MemoryLimit();

// Overrides the environment; a bad value raises Error(kValue) and changes nothing.
void SetKnob(KnobId id, std::string_view text);
// Back to what the environment says now.
void ResetKnob(KnobId id);
std::optional<KnobId> FindKnob(std::string_view name);

// Reads every variable and raises for the first bad one.
void CheckEnvironment();
// Names in the environment that begin with TORCH_TPU_ and are not in the table: typing errors, or Python's own.
std::vector<std::string> UnknownVariables();

// "2G" to 2147483648; nullopt for anything that is not a size below 2^63.
std::optional<int64_t> ParseBytes(std::string_view text);

}  // namespace torch_tpu::support
