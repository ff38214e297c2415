#include "runtime/compiler.h"

#include <chrono>

#include "runtime/cpu_features.h"
#include "support/env.h"
#include "support/hash.h"
#include "support/log.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {

using support::StrCat;

constexpr uint64_t kMaxExecutables = 16384;

Compiler::Compiler(pjrt::Client& client) : client_(client), programs_(kMaxExecutables) {
  options_.portable = client.devices().size() > 1;
  // XLA:CPU's fast minimum and maximum lose a NaN on their right; PyTorch's keep it.
  if (client.platform_name() == "cpu") options_.env_overrides["xla_cpu_enable_fast_min_max"] = false;
  key_suffix_ = StrCat("\n;options ", support::Hex(options_.Serialize().data(), options_.Serialize().size()),
                       "\n;plugin ", client.plugin().build_id(), "\n;platform ", client.platform_name(), " ",
                       client.platform_version(), "\n;cpu ", client.host_visible() ? CpuFeatures() : "");
  if (!support::KnobBool(support::KnobId::kCache)) return;
  DiskCache::Options disk;
  disk.dir = support::KnobText(support::KnobId::kCacheDir);
  if (disk.dir.empty()) disk.dir = DiskCache::DefaultDir();
  disk.max_bytes = static_cast<uint64_t>(support::KnobValue(support::KnobId::kCacheSize));
  disk.read_only = support::KnobBool(support::KnobId::kCacheReadOnly);
  if (!disk.dir.empty()) disk_ = std::make_unique<DiskCache>(std::move(disk));
}

std::shared_ptr<const Executable> Compiler::Get(const std::string& text, const std::string& what) {
  return programs_.GetOrCompute(text, [&] { return Make(text, what); });
}

std::shared_ptr<const Executable> Compiler::Make(const std::string& text, const std::string& what) {
  auto result = std::make_shared<Executable>();
  result->portable = options_.portable;
  std::string key = text + key_suffix_;
  if (disk_) {
    if (auto payload = disk_->Load(key)) {
      try {
        result->loaded = client_.Deserialize(*payload, options_);
        support::Count(support::Counter::kDiskHits);
        TT_LOG(kCache, what, ": loaded from disk (", payload->size(), " bytes)");
        return result;
      } catch (const support::Error& e) {
        support::WarnOnce("cache-deserialize", StrCat("the compile cache holds an entry that this plugin refuses (",
                                                      e.what(), "); it is compiled again and replaced"));
      }
    }
  }
  auto start = std::chrono::steady_clock::now();
  try {
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
