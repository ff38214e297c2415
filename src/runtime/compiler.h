// Text to executable: memory, then disk, then the plugin. One compile however many threads ask. Thread-safe.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "pjrt/client.h"
#include "runtime/buckets.h"
#include "runtime/disk_cache.h"
#include "runtime/program.h"
#include "support/once_map.h"

namespace torch_tpu::runtime {

class Compiler {
 public:
  explicit Compiler(pjrt::Client& client);

  // The executable of a StableHLO text; `what` names the op in logs and errors.
  std::shared_ptr<const Executable> Get(const std::string& text, const std::string& what);
  DiskCache* disk() { return disk_.get(); }

  // What is known about calls from earlier processes, such as the types of their results, by a key that says all that
  // it depends on. Beside the programs, in the folder "results".
  std::optional<std::string> LoadResults(const std::string& key);
  void StoreResults(const std::string& key, std::string_view results);
  Buckets& buckets() { return buckets_; }

 private:
  std::shared_ptr<const Executable> Make(const std::string& text, const std::string& what);

  pjrt::Client& client_;
  pjrt::CompileOptions options_;
  std::string key_suffix_;  // options, flags, plugin and processor: all that a program depends on besides its text
  std::unique_ptr<DiskCache> disk_, shared_;  // the second one is only read
  std::unique_ptr<DiskCache> results_, shared_results_;
  support::OnceMap<std::string, std::shared_ptr<const Executable>> programs_;
  Buckets buckets_;
};

}  // namespace torch_tpu::runtime
