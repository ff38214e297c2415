// Bytes and buffers alive on a device, and the pool of dead result buffers that are handed to later programs as
// donated memory (fresh pages dominate large results on the CPU runtime). Thread-safe.
#pragma once
#include <atomic>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "pjrt/buffer.h"
#include "shlo/type.h"

namespace torch_tpu::runtime {

// Dead buffers by (dtype, dims). Bounded in bytes: the oldest go first.
class BufferPool {
 public:
  static constexpr int64_t kSmallest = 4 << 20;  // smaller results gain nothing from recycled pages
  void Put(shlo::DType dtype, const shlo::Dims& dims, int64_t bytes, pjrt::Buffer buffer);
  pjrt::Buffer Take(shlo::DType dtype, const shlo::Dims& dims);
  void Clear();
  int64_t bytes() const { return bytes_.load(std::memory_order_relaxed); }
  void SetCapacity(int64_t bytes) { capacity_ = bytes; }

 private:
  struct Item {
    shlo::DType dtype;
    shlo::Dims dims;
    int64_t bytes;
    pjrt::Buffer buffer;
  };
  std::mutex mutex_;
  std::vector<Item> items_;  // oldest first; few and large, so a scan is cheap
  std::atomic<int64_t> bytes_{0};
  int64_t capacity_ = int64_t{512} << 20;
};

struct MemorySnapshot {
  int64_t allocated_bytes = 0, peak_bytes = 0;
  int64_t reserved_bytes = 0, peak_reserved_bytes = 0;  // with the pool
  int64_t buffers = 0, peak_buffers = 0;
  // Since start or the last reset of accumulated counts.
  int64_t allocations = 0, frees = 0;
  int64_t total_allocated_bytes = 0, total_freed_bytes = 0;
  int64_t out_of_memory = 0;  // requests that failed
};

class MemoryStats {
 public:
  explicit MemoryStats(const BufferPool& pool) : pool_(pool) {}
  void Allocated(int64_t bytes) {
    int64_t now = allocated_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    Raise(peak_, now);
    Raise(peak_reserved_, now + pool_.bytes());
    Raise(peak_buffers_, buffers_.fetch_add(1, std::memory_order_relaxed) + 1);
    allocations_.fetch_add(1, std::memory_order_relaxed);
    total_allocated_.fetch_add(bytes, std::memory_order_relaxed);
  }
  void Freed(int64_t bytes) {
    allocated_.fetch_sub(bytes, std::memory_order_relaxed);
    buffers_.fetch_sub(1, std::memory_order_relaxed);
  }
  void CountOutOfMemory() { out_of_memory_.fetch_add(1, std::memory_order_relaxed); }
  int64_t allocated() const { return allocated_.load(std::memory_order_relaxed); }
  MemorySnapshot Snapshot() const;
  void ResetPeak();
  void ResetAccumulated();

 private:
  static void Raise(std::atomic<int64_t>& peak, int64_t now) {
    int64_t seen = peak.load(std::memory_order_relaxed);
    while (now > seen && !peak.compare_exchange_weak(seen, now, std::memory_order_relaxed)) {
    }
  }

  const BufferPool& pool_;
  // What was freed is what was allocated less what is alive: a free costs two additions, not four.
  std::atomic<int64_t> allocated_at_reset_{0}, buffers_at_reset_{0};
  std::atomic<int64_t> allocated_{0}, peak_{0}, peak_reserved_{0}, buffers_{0}, peak_buffers_{0};
  std::atomic<int64_t> allocations_{0}, total_allocated_{0}, out_of_memory_{0};
};

}  // namespace torch_tpu::runtime
