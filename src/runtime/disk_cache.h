// Compiled programs on disk, one file an entry, shared by any number of threads and processes without a lock.
//
// A key is text of any length (program, compile options, plugin build, CPU features); the file is named by its SHA-256
// and holds the whole key, which Load compares. Layout, integers little-endian:
//   "TTPUPROG" | u32 version | u32 0 | u64 key bytes | u64 payload bytes | key | payload | SHA-256 of all before
// What does not fit this exactly is ignored, warned about once, and replaced by the next Store.
//
// Loading an executable runs what is in it. So the directory, its subdirectories and every entry must belong to this
// user (or to root) and be writable by nobody else; otherwise the cache is off, with one warning. Entries are never
// reached through symbolic links. Nothing here throws for what is wrong with the disk: the worst is a miss.
// Thread-safe.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/mutex.h"
#include "support/unique_fd.h"

namespace torch_tpu::runtime {

class DiskCache {
 public:
  struct Options {
    std::string dir;  // created with mode 0700, unless read_only
    uint64_t max_bytes = uint64_t{2} << 30;
    bool read_only = false;  // no Store, no Prune, and a hit does not mark its entry as used
    bool quiet = false;      // no warnings: of what costs little to make again
  };
  // Of this object, not of the directory.
  struct Stat {
    uint64_t hits = 0;
    uint64_t misses = 0;   // absent, or damaged
    uint64_t damaged = 0;  // present and not usable
    uint64_t stores = 0;
    uint64_t failures = 0;  // stores that failed
    uint64_t evicted = 0;
  };
  struct Entry {
    std::string name;  // SHA-256 of the key
    uint64_t bytes = 0;
    int64_t last_used_ns = 0;  // since 1970
  };

  explicit DiskCache(Options options);
  DiskCache(const DiskCache&) = delete;
  DiskCache& operator=(const DiskCache&) = delete;

  // Whether Counter::kDiskHits goes up is the caller's business: it knows if the program could be used.
  std::optional<std::string> Load(const std::string& key);
  // True if the entry is in place now. Evicts others where that is due.
  bool Store(const std::string& key, std::string_view payload);

  bool enabled() const;
  // Why it is off; empty while it is on.
  std::string why_off() const;
  const std::string& dir() const { return options_.dir; }
  Stat stat() const;

  // Least recently used first.
  std::vector<Entry> List() const;
  // Removes the least recently used entries until at most `max_bytes` are left, and what killed writers left behind
  // over an hour ago. Returns the bytes removed.
  uint64_t Prune(uint64_t max_bytes);
  bool Remove(const std::string& name);

  // ${XDG_CACHE_HOME:-~/.cache}/torch_tpu; empty where there is no home.
  static std::string DefaultDir();
  // As the knobs say (support/env.h); `dir` is empty where there is none.
  static Options FromKnobs();
  // Of the types of results that lie beside the programs (aten/known_results.h).
  static Options ResultsBeside(Options programs);

 private:
  using Root = std::shared_ptr<const support::UniqueFd>;

  Root GetRoot() const;
  void OpenRoot();
  void TurnOff(const std::string& why);
  void Warn(const char* about, const std::string& message) const;
  support::UniqueFd OpenFanOut(const std::string& name, bool create);
  std::optional<std::string> Read(int file, const std::string& key, uint64_t size) const;
  bool Write(int fan_out, const std::string& name, const std::string& key, std::string_view payload);
  void Damaged(const std::string& name, const std::string& what);
  void StoreFailed(const std::string& what, int error);
  void MaybePrune(uint64_t stored);

  const Options options_;
  mutable support::Mutex mutex_;
  Root root_ TT_GUARDED_BY(mutex_);
  std::string why_off_ TT_GUARDED_BY(mutex_);
  uint64_t until_scan_ TT_GUARDED_BY(mutex_) = 0;
  std::atomic<bool> writes_off_{false};
  std::atomic<uint64_t> hits_{0}, misses_{0}, damaged_{0}, stores_{0}, failures_{0}, evicted_{0};
};

}  // namespace torch_tpu::runtime
