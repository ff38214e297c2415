// Counters of the process: what was compiled, found, executed, moved and handed to the CPU. Thread-safe; a count is
// one relaxed atomic addition on a cache line of its own. Snapshot reads each counter once, not all at one instant.
#pragma once
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace torch_tpu::support {

enum class Counter : uint8_t {
  kCompiles,            // programs that a plugin compiled
  kCompileNanoseconds,  // time in the plugin's compiler
  kMemoryHits,          // programs found in the cache in memory
  kDiskHits,            // programs loaded from the cache on disk
  kExecutes,            // programs run
  kBucketed,            // calls of new sizes that a program for a range of sizes serves
  kExactShapes,         // programs compiled for an exact shape because a bucket was refused
  kPaddings,            // buffers copied because a program takes them with another padding
  kHostToDevice,        // transfers to the device
  kHostToDeviceBytes,
  kDeviceToHost,  // transfers from the device
  kDeviceToHostBytes,
};
inline constexpr size_t kCounterCount = static_cast<size_t>(Counter::kDeviceToHostBytes) + 1;

namespace metrics_internal {
struct alignas(64) Cell {
  std::atomic<uint64_t> value{0};
};
extern std::array<Cell, kCounterCount> cells;
}  // namespace metrics_internal

inline void Count(Counter counter, uint64_t n = 1) noexcept {
  metrics_internal::cells[static_cast<size_t>(counter)].value.fetch_add(n, std::memory_order_relaxed);
}
inline void CountHostToDevice(uint64_t bytes) noexcept {
  Count(Counter::kHostToDevice);
  Count(Counter::kHostToDeviceBytes, bytes);
}
inline void CountDeviceToHost(uint64_t bytes) noexcept {
  Count(Counter::kDeviceToHost);
  Count(Counter::kDeviceToHostBytes, bytes);
}
inline void CountCompile(uint64_t nanoseconds) noexcept {
  Count(Counter::kCompiles);
  Count(Counter::kCompileNanoseconds, nanoseconds);
}
// An operator that ran on the CPU, by its name ("aten::eig").
void CountFallback(std::string_view op);

struct Metrics {
  uint64_t compiles = 0;
  double compile_seconds = 0;
  uint64_t memory_hits = 0;
  uint64_t disk_hits = 0;
  uint64_t executes = 0;
  uint64_t bucketed = 0;
  uint64_t exact_shapes = 0;
  uint64_t paddings = 0;
  uint64_t h2d_count = 0;
  uint64_t h2d_bytes = 0;
  uint64_t d2h_count = 0;
  uint64_t d2h_bytes = 0;
  std::map<std::string, uint64_t> fallbacks;
};
Metrics SnapshotMetrics();
void ResetMetrics();

}  // namespace torch_tpu::support
