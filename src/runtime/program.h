// What the key of a call leads to. An OpEntry is stable for the life of the process: it knows its result types and
// its recipe from the first call on; the executable is made when first needed and may be dropped and made again.
// Entries are never freed, so readers need no lock.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "pjrt/executable.h"
#include "runtime/recipe.h"
#include "shlo/bounded.h"
#include "support/small_vec.h"

namespace torch_tpu::runtime {

using Key = support::SmallVec<int64_t, 160>;

// A compiled program; shared by every entry with the same text.
struct Executable {
  std::unique_ptr<pjrt::LoadedExecutable> loaded;
  double flops = 0;
  bool portable = false;  // runs on any device, which must then be named
};

// One program for a range of sizes (shlo/bounded.h). Shared by every entry whose sizes lead to the same padded dims.
struct BucketProgram {
  std::shared_ptr<const Executable> executable;
  shlo::PaddedDims dims;    // of the recipe's parameters and of all outputs
  std::vector<bool> keeps;  // by the entry's donations: the memory does not fit the output
};

struct OutputSpec {
  shlo::DType dtype = shlo::DType::kInvalid;
  shlo::Dims dims;  // as the device holds it
  int64_t bytes = 0;
  int result = 0;  // of the recipe; results that nobody asked for have no output
};

// A parameter whose memory an output may take over.
struct Donation {
  int param = -1;
  int output = -1;
  friend bool operator==(const Donation&, const Donation&) = default;
};

struct Program {
  std::shared_ptr<const Executable> executable;
  std::shared_ptr<const BucketProgram> bucket;  // null: the exact sizes
  int64_t size = 0;                             // of the bucket
  mutable std::atomic<uint32_t> wear{0};        // of the bucket: calls, and what was copied for their padding

  static constexpr uint32_t kMostWear = 1 << 16;
  bool worn() const { return bucket && wear.load(std::memory_order_relaxed) > kMostWear; }
};

struct OpEntry {
  std::vector<int64_t> key;
  uint64_t hash = 0;
  Recipe recipe;
  std::vector<OutputSpec> outputs;
  std::vector<lower::DeviceCheck> checks;  // last output holds 1 + the index of the first that failed, 0 if none
  std::vector<Donation> donations;         // candidates
  std::vector<int> spares;                 // outputs that take an extra donated parameter of their type (recycling)
  int64_t result_bytes = 0;
  double flops = 0;          // of contractions
  bool resizes_out = false;  // out= of another shape: resize and look up again

  // Facts of the eager layer (strides of results and the like), owned by the entry, opaque here.
  std::shared_ptr<const void> aten;

  // How it runs: null until it is first needed. A program for a range of sizes gives way to an exact one when these
  // sizes turn out to be used often; both stay.
  std::atomic<const Program*> program{nullptr};
  std::vector<std::unique_ptr<const Program>> programs;  // guarded by mutex
  std::unique_ptr<const shlo::Module> module;            // until compiled; guarded by mutex
  std::mutex mutex;
};

class ProgramCache {
 public:
  ProgramCache();
  ~ProgramCache();
  // The entry with exactly this key, null if there is none. Lock-free.
  OpEntry* Find(const Key& key, uint64_t hash) const;
  // Adds an entry; if another thread was first, its entry is returned and `entry` is dropped.
  OpEntry* Insert(std::unique_ptr<OpEntry> entry);
  size_t size() const { return count_.load(std::memory_order_relaxed); }

  static uint64_t Hash(const Key& key);

 private:
  struct Table;
  std::atomic<Table*> table_;
  std::atomic<size_t> count_{0};
  std::mutex mutex_;
  std::vector<std::unique_ptr<Table>> tables_;  // old ones stay: a reader may be in one
  std::vector<std::unique_ptr<OpEntry>> entries_;
};

}  // namespace torch_tpu::runtime
