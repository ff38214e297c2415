#include "support/env.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>

#include "support/error.h"
#include "support/mutex.h"

namespace torch_tpu::support {
namespace {

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
constexpr int64_t kNoLimit = -1;
constexpr const char* kLogChoices = "compile,cache,fallback,execute,transfer,runtime";

constexpr std::array<Knob, kKnobCount> kTable = {{
    {KnobId::kRuntime, "TORCH_TPU_RUNTIME", KnobType::kString, "auto", "", 0, 0,
     "Which PJRT plugin to load: auto, tpu, cpu, off, or the path of a plugin."},
    {KnobId::kStrict, "TORCH_TPU_STRICT", KnobType::kBool, "0", "", 0, 1,
     "Makes the CPU runtime behave like the hardware: completion is late, no host memory is shared, donation is real."},
    {KnobId::kLaunchBlocking, "TORCH_TPU_LAUNCH_BLOCKING", KnobType::kBool, "0", "", 0, 1,
     "Waits for every program, so an error rises at the call that caused it."},
    {KnobId::kCpuDevices, "TORCH_TPU_CPU_DEVICES", KnobType::kInt, "1", "", 1, 1024,
     "How many devices the CPU runtime shows."},
    {KnobId::kCache, "TORCH_TPU_CACHE", KnobType::kBool, "1", "", 0, 1, "Keeps compiled programs on disk."},
    {KnobId::kCacheDir, "TORCH_TPU_CACHE_DIR", KnobType::kString, "", "", 0, 0,
     "Where compiled programs are kept; by default ${XDG_CACHE_HOME:-~/.cache}/torch_tpu."},
    {KnobId::kCacheSize, "TORCH_TPU_CACHE_SIZE", KnobType::kBytes, "2G", "", 0, kMax,
     "Bound of the cache on disk; the least recently used programs go first."},
    {KnobId::kCacheReadOnly, "TORCH_TPU_CACHE_READ_ONLY", KnobType::kBool, "0", "", 0, 1,
     "Loads from the cache on disk and never writes to it."},
    {KnobId::kCacheShared, "TORCH_TPU_CACHE_SHARED", KnobType::kString, "", "", 0, 0,
     "A second directory of compiled programs, which is only read: asked for what the first one does not hold."},
    {KnobId::kBuckets, "TORCH_TPU_BUCKETS", KnobType::kBool, "1", "", 0, 1,
     "Compiles one program for a range of sizes where sizes change; 0 compiles each size exactly."},
    {KnobId::kFallback, "TORCH_TPU_FALLBACK", KnobType::kChoice, "warn", "warn,error,silent", 0, 0,
     "What happens when an operator has no lowering: run it on the CPU with a warning, raise, or run it silently."},
    {KnobId::kDump, "TORCH_TPU_DUMP", KnobType::kString, "", "", 0, 0,
     "A directory into which every compiled program is written as StableHLO text."},
    {KnobId::kLog, "TORCH_TPU_LOG", KnobType::kList, "", kLogChoices, 0, 0,
     "What to report on stderr, by commas; \"all\" for everything."},
    {KnobId::kMemoryLimit, "TORCH_TPU_MEMORY_LIMIT", KnobType::kBytes, "none", "", 0, kMax,
     "Device memory beyond which an allocation fails; none by default, 16G under TORCH_TPU_STRICT."},
    {KnobId::kInlineFlops, "TORCH_TPU_INLINE_FLOPS", KnobType::kInt, "1000000", "", 0, kMax,
     "Programs with at most this many operations run on the calling thread of the CPU runtime."},
}};

constexpr bool InOrder() {
  for (size_t i = 0; i < kKnobCount; ++i) {
    if (static_cast<size_t>(kTable[i].id) != i) return false;
  }
  return true;
}
static_assert(InOrder(), "the rows stand in the order of KnobId");

struct State {
  Mutex mutex;
  struct Entry {
    bool read = false;
    bool set = false;
    std::string text;
  };
  std::array<Entry, kKnobCount> entries TT_GUARDED_BY(mutex);
};
State& GlobalState() {
  // Never destroyed: threads may still ask at exit.
  static State* state = new State;
  return *state;
}

std::string_view Strip(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

std::vector<std::string_view> SplitCommas(std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    size_t comma = text.find(',');
    parts.push_back(Strip(text.substr(0, comma)));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

std::optional<int64_t> ParseInt(std::string_view text) {
  int64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

[[noreturn]] void Refuse(const Knob& knob, const std::string& expected, std::string_view got) {
  Throw(ErrorKind::kValue, knob.name, ": expected ", expected, ", got \"", got, "\"");
}

int64_t Ranged(const Knob& knob, std::optional<int64_t> value, const char* what, std::string_view text) {
  if (value && *value >= knob.minimum && *value <= knob.maximum) return *value;
  if (knob.type == KnobType::kBytes) Refuse(knob, what, text);
  if (knob.maximum == kMax) Refuse(knob, StrCat(what, " of at least ", knob.minimum), text);
  Refuse(knob, StrCat(what, " from ", knob.minimum, " to ", knob.maximum), text);
}

int64_t Parse(const Knob& knob, std::string_view given) {
  std::string_view text = Strip(given);
  switch (knob.type) {
    case KnobType::kBool: {
      std::string lower = Lower(text);
      for (const char* yes : {"1", "true", "on", "yes"}) {
        if (lower == yes) return 1;
      }
      for (const char* no : {"0", "false", "off", "no"}) {
        if (lower == no) return 0;
      }
      Refuse(knob, "0 or 1", given);
    }
    case KnobType::kInt:
      return Ranged(knob, ParseInt(text), "a whole number", given);
    case KnobType::kBytes:
      if (std::string_view(knob.default_text) == "none") {
        if (Lower(text) == "none") return kNoLimit;
        return Ranged(knob, ParseBytes(text), "\"none\" or a size such as 512M or 2G", given);
      }
      return Ranged(knob, ParseBytes(text), "a size such as 512M or 2G", given);
    case KnobType::kString:
      return 0;
    case KnobType::kChoice: {
      std::vector<std::string_view> choices = SplitCommas(knob.choices);
      auto found = std::find(choices.begin(), choices.end(), Lower(text));
      if (found == choices.end()) Refuse(knob, StrCat("one of ", knob.choices), given);
      return found - choices.begin();
    }
    case KnobType::kList: {
      std::vector<std::string_view> choices = SplitCommas(knob.choices);
      int64_t bits = 0;
      for (std::string_view part : SplitCommas(text)) {
        if (part.empty()) continue;
        std::string lower = Lower(part);
        auto found = std::find(choices.begin(), choices.end(), lower);
        if (lower == "all") {
          bits |= (int64_t{1} << choices.size()) - 1;
        } else if (found != choices.end()) {
          bits |= int64_t{1} << (found - choices.begin());
        } else {
          Refuse(knob, StrCat("all, or some of ", knob.choices, " separated by commas"), given);
        }
      }
      return bits;
    }
  }
  return 0;
}

// Returns the number; on a bad value raises and leaves the entry unread, so that the next getter raises too.
int64_t ReadLocked(State& state, KnobId id) TT_REQUIRES(state.mutex) {
  size_t i = static_cast<size_t>(id);
  State::Entry& entry = state.entries[i];
  if (entry.read) return env_internal::values[i].load(std::memory_order_relaxed);
  const char* given = std::getenv(kTable[i].name);
  bool set = given != nullptr && !Strip(given).empty();
  std::string text = set ? given : kTable[i].default_text;
  int64_t value = Parse(kTable[i], text);
  entry.text = std::move(text);
  entry.set = set;
  entry.read = true;
  env_internal::values[i].store(value, std::memory_order_release);
  return value;
}

}  // namespace

namespace env_internal {
constinit std::array<std::atomic<int64_t>, kKnobCount> values = []<size_t... i>(std::index_sequence<i...>) {
  return std::array<std::atomic<int64_t>, kKnobCount>{{((void)i, kUnread)...}};
}
(std::make_index_sequence<kKnobCount>());

int64_t ReadSlow(KnobId id) {
  State& state = GlobalState();
  MutexLock lock(state.mutex);
  return ReadLocked(state, id);
}
}  // namespace env_internal

const std::array<Knob, kKnobCount>& Knobs() { return kTable; }

const char* KnobTypeName(KnobType type) {
  switch (type) {
    case KnobType::kBool:
      return "bool";
    case KnobType::kInt:
      return "int";
    case KnobType::kBytes:
      return "bytes";
    case KnobType::kString:
      return "string";
    case KnobType::kChoice:
      return "choice";
    case KnobType::kList:
      return "list";
  }
  return "";
}

std::string KnobText(KnobId id) {
  State& state = GlobalState();
  MutexLock lock(state.mutex);
  ReadLocked(state, id);
  return state.entries[static_cast<size_t>(id)].text;
}

bool KnobIsSet(KnobId id) {
  State& state = GlobalState();
  MutexLock lock(state.mutex);
  ReadLocked(state, id);
  return state.entries[static_cast<size_t>(id)].set;
}

std::optional<uint64_t> MemoryLimit() {
  int64_t limit = KnobValue(KnobId::kMemoryLimit);
  if (limit != kNoLimit) return limit;
  if (StrictMode() && !KnobIsSet(KnobId::kMemoryLimit)) return uint64_t{16} << 30;
  return std::nullopt;
}

void SetKnob(KnobId id, std::string_view text) {
  size_t i = static_cast<size_t>(id);
  int64_t value = Parse(kTable[i], text);
  State& state = GlobalState();
  MutexLock lock(state.mutex);
  state.entries[i] = {true, true, std::string(text)};
  env_internal::values[i].store(value, std::memory_order_release);
}

void ResetKnob(KnobId id) {
  size_t i = static_cast<size_t>(id);
  State& state = GlobalState();
  MutexLock lock(state.mutex);
  state.entries[i] = {};
  env_internal::values[i].store(env_internal::kUnread, std::memory_order_release);
}

std::optional<KnobId> FindKnob(std::string_view name) {
  for (const Knob& knob : kTable) {
    if (name == knob.name) return knob.id;
  }
  return std::nullopt;
}

void CheckEnvironment() {
  for (const Knob& knob : kTable) KnobText(knob.id);
}

std::vector<std::string> UnknownVariables() {
  std::vector<std::string> names;
  for (char** at = environ; at != nullptr && *at != nullptr; ++at) {
    std::string_view text(*at);
    std::string_view name = text.substr(0, text.find('='));
    if (name.starts_with("TORCH_TPU_") && !FindKnob(name)) names.emplace_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<int64_t> ParseBytes(std::string_view text) {
  std::string lower = Lower(Strip(text));
  std::string_view rest = lower;
  // "2GiB", "2GB" and "2G" are the same size.
  if (rest.ends_with("kib") || rest.ends_with("mib") || rest.ends_with("gib") || rest.ends_with("tib")) {
    rest.remove_suffix(2);
  } else if (rest.ends_with("b")) {
    rest.remove_suffix(1);
  }
  int shift = 0;
  if (!rest.empty()) {
    size_t suffix = std::string_view("kmgt").find(rest.back());
    if (suffix != std::string_view::npos) {
      shift = 10 * static_cast<int>(suffix + 1);
      rest.remove_suffix(1);
    }
  }
  std::optional<int64_t> number = ParseInt(Strip(rest));
  if (!number || *number < 0 || *number > (kMax >> shift)) return std::nullopt;
  return *number << shift;
}

}  // namespace torch_tpu::support
