#include "runtime/memory.h"

#include <thread>
#include <vector>

#include "doctest.h"

namespace torch_tpu::runtime {
namespace {

constexpr int64_t kMiB = 1 << 20;

TEST_CASE("memory statistics follow buffers") {
  BufferPool pool;
  MemoryStats stats(pool);
  stats.Allocated(100);
  stats.Allocated(50);
  stats.Freed(100);
  MemorySnapshot s = stats.Snapshot();
  CHECK(s.allocated_bytes == 50);
  CHECK(s.peak_bytes == 150);
  CHECK(s.buffers == 1);
  CHECK(s.peak_buffers == 2);
  CHECK(s.allocations == 2);
  CHECK(s.frees == 1);
  CHECK(s.total_allocated_bytes == 150);
  CHECK(s.total_freed_bytes == 100);

  stats.ResetPeak();
  s = stats.Snapshot();
  CHECK(s.peak_bytes == 50);
  CHECK(s.peak_buffers == 1);
  CHECK(s.peak_reserved_bytes == 50);
  CHECK(s.allocations == 2);

  stats.CountOutOfMemory();
  CHECK(stats.Snapshot().out_of_memory == 1);
  stats.ResetAccumulated();
  s = stats.Snapshot();
  CHECK(s.allocations == 0);
  CHECK(s.total_freed_bytes == 0);
  CHECK(s.out_of_memory == 0);
  CHECK(s.allocated_bytes == 50);
}

TEST_CASE("reserved bytes include the pool") {
  BufferPool pool;
  MemoryStats stats(pool);
  stats.Allocated(8 * kMiB);
  stats.Freed(8 * kMiB);
  pool.Put(shlo::DType::kF32, {2 * kMiB}, 8 * kMiB, {});
  CHECK(stats.Snapshot().reserved_bytes == 8 * kMiB);
  stats.Allocated(kMiB);
  MemorySnapshot s = stats.Snapshot();
  CHECK(s.reserved_bytes == 9 * kMiB);
  CHECK(s.peak_reserved_bytes == 9 * kMiB);
  CHECK(s.peak_bytes == 8 * kMiB);
  pool.Clear();
  CHECK(stats.Snapshot().reserved_bytes == kMiB);
}

TEST_CASE("the pool gives back what fits and drops the oldest") {
  BufferPool pool;
  pool.SetCapacity(20 * kMiB);
  pool.Put(shlo::DType::kF32, {1}, 10 * kMiB, {});
  pool.Put(shlo::DType::kF32, {2}, 10 * kMiB, {});
  pool.Put(shlo::DType::kF32, {3}, 10 * kMiB, {});
  CHECK(pool.bytes() == 20 * kMiB);
  (void)pool.Take(shlo::DType::kF32, {1});  // evicted
  (void)pool.Take(shlo::DType::kS32, {2});  // another type
  CHECK(pool.bytes() == 20 * kMiB);
  (void)pool.Take(shlo::DType::kF32, {2});
  CHECK(pool.bytes() == 10 * kMiB);
  pool.Put(shlo::DType::kF32, {4}, 21 * kMiB, {});  // beyond the capacity
  CHECK(pool.bytes() == 10 * kMiB);
}

TEST_CASE("statistics from several threads add up") {
  BufferPool pool;
  MemoryStats stats(pool);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&stats] {
      for (int i = 0; i < 1000; ++i) {
        stats.Allocated(3);
        stats.Freed(3);
      }
    });
  }
  for (std::thread& t : threads) t.join();
  MemorySnapshot s = stats.Snapshot();
  CHECK(s.allocated_bytes == 0);
  CHECK(s.allocations == 4000);
  CHECK(s.peak_bytes >= 3);
  CHECK(s.peak_bytes <= 12);
}

}  // namespace
}  // namespace torch_tpu::runtime
