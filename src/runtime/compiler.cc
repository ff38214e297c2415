#include "runtime/compiler.h"

#include <chrono>
#include <cstdlib>
#include <optional>

#include "runtime/cache_lock.h"
#include "runtime/cpu_features.h"
#include "support/env.h"
#include "support/hash.h"
#include "support/log.h"
#include "support/metrics.h"
#include "support/progress.h"

namespace torch_tpu::runtime {

using support::StrCat;

constexpr uint64_t kMaxExecutables = 16384;
// For another process that compiles the same program.
constexpr std::chrono::minutes kLongestWait{2};

namespace {

// Fills in the program from the disk, if it is there and this plugin takes it.
bool LoadInto(Executable& result, DiskCache* disk, pjrt::Client& client, const pjrt::CompileOptions& options,
              const std::string& key, const std::string& what) {
  if (!disk) return false;
  auto payload = disk->Load(key);
  if (!payload) return false;
  try {
    result.loaded = client.Deserialize(*payload, options);
  } catch (const support::Error& e) {
    support::WarnOnce("cache-deserialize", StrCat("the compile cache holds an entry that this plugin refuses (",
                                                  e.what(), "); it is compiled again and replaced"));
    return false;
  }
  support::Count(support::Counter::kDiskHits);
  TT_LOG(kCache, what, ": loaded from disk (", payload->size(), " bytes)");
  return true;
}

// What plugins read from the environment, and what they make depends on.
std::string FlagsOfPlugins() {
  std::string text;
  for (const char* name : {"XLA_FLAGS", "LIBTPU_INIT_ARGS"}) {
    if (const char* value = std::getenv(name)) text += StrCat("\n;", name, " ", value);
  }
  return text;
}

}  // namespace

Compiler::Compiler(pjrt::Client& client) : client_(client), programs_(kMaxExecutables), buckets_(*this) {
  options_.portable = client.devices().size() > 1;
  // XLA:CPU's fast minimum and maximum lose a NaN on their right; PyTorch's keep it.
  if (client.platform_name() == "cpu") options_.env_overrides["xla_cpu_enable_fast_min_max"] = false;
  key_suffix_ =
      StrCat("\n;options ", support::Hex(options_.Serialize().data(), options_.Serialize().size()), "\n;plugin ",
             client.plugin().build_id(), "\n;platform ", client.platform_name(), " ", client.platform_version(),
             "\n;cpu ", client.host_visible() ? CpuFeatures() : "", FlagsOfPlugins());
  if (!support::KnobBool(support::KnobId::kCache)) return;
  auto disk = DiskCache::FromKnobs();
  if (!disk.dir.empty()) {
    disk_ = std::make_unique<DiskCache>(disk);
    if (disk_->enabled()) results_ = std::make_unique<DiskCache>(DiskCache::ResultsBeside(disk));
  }
  if (std::string dir = support::KnobText(support::KnobId::kCacheShared); !dir.empty()) {
    DiskCache::Options shared{.dir = dir, .read_only = true};
    shared_ = std::make_unique<DiskCache>(shared);
    shared_results_ = std::make_unique<DiskCache>(DiskCache::ResultsBeside(shared));
  }
}

std::optional<std::string> Compiler::LoadResults(const std::string& key) {
  for (DiskCache* disk : {results_.get(), shared_results_.get()}) {
    if (!disk) continue;
    if (auto found = disk->Load(key)) return found;
  }
  return std::nullopt;
}

void Compiler::StoreResults(const std::string& key, std::string_view results) {
  if (results_) results_->Store(key, results);
}

std::shared_ptr<const Executable> Compiler::Get(const std::string& text, const std::string& what) {
  return programs_.GetOrCompute(text, [&] { return Make(text, what); });
}

std::shared_ptr<const Executable> Compiler::Make(const std::string& text, const std::string& what) {
  auto result = std::make_shared<Executable>();
  result->portable = options_.portable;
  std::string key = text + key_suffix_;
  for (DiskCache* disk : {disk_.get(), shared_.get()}) {
    if (LoadInto(*result, disk, client_, options_, key, what)) return result;
  }
  std::optional<CacheLock> lock;
  if (disk_ && disk_->enabled() && !support::KnobBool(support::KnobId::kCacheReadOnly)) {
    support::Progress progress("waiting for another process that compiles " + what);
    lock.emplace(disk_->dir(), support::Sha256::HexOf(key), kLongestWait);
    if (lock->waited() && LoadInto(*result, disk_.get(), client_, options_, key, what)) return result;
  }
  auto start = std::chrono::steady_clock::now();
  try {
    support::Progress progress("compiling " + what + (disk_ ? "" : " (no cache on disk)"));
    result->loaded = client_.Compile(text, options_);
  } catch (const support::Error& e) {
    throw support::Error(e.kind(), StrCat(what, ": the compiler refused the program: ", e.what()));
  }
  auto took = std::chrono::steady_clock::now() - start;
  support::CountCompile(std::chrono::duration_cast<std::chrono::nanoseconds>(took).count());
  if (disk_) {
    try {
      disk_->Store(key, result->loaded->Serialize());
    } catch (const support::Error& e) {
      support::WarnOnce("cache-serialize", StrCat("this plugin cannot serialize executables (", e.what(),
                                                  "): every process compiles again"));
    }
  }
  return result;
}

}  // namespace torch_tpu::runtime
