#include "support/metrics.h"

#include "support/mutex.h"

namespace torch_tpu::support {
namespace {

struct Fallbacks {
  Mutex mutex;
  std::map<std::string, uint64_t, std::less<>> by_op TT_GUARDED_BY(mutex);
};
Fallbacks& GlobalFallbacks() {
  // Never destroyed: threads may still count at exit.
  static Fallbacks* fallbacks = new Fallbacks;
  return *fallbacks;
}

uint64_t Read(Counter counter) {
  return metrics_internal::cells[static_cast<size_t>(counter)].value.load(std::memory_order_relaxed);
}

}  // namespace

namespace metrics_internal {
constinit std::array<Cell, kCounterCount> cells;
}  // namespace metrics_internal

void CountFallback(std::string_view op) {
  Fallbacks& fallbacks = GlobalFallbacks();
  MutexLock lock(fallbacks.mutex);
  auto at = fallbacks.by_op.find(op);
  if (at == fallbacks.by_op.end()) at = fallbacks.by_op.emplace(op, 0).first;
  ++at->second;
}

Metrics SnapshotMetrics() {
  Metrics metrics;
  metrics.compiles = Read(Counter::kCompiles);
  metrics.compile_seconds = static_cast<double>(Read(Counter::kCompileNanoseconds)) * 1e-9;
  metrics.memory_hits = Read(Counter::kMemoryHits);
  metrics.disk_hits = Read(Counter::kDiskHits);
  metrics.executes = Read(Counter::kExecutes);
  metrics.bucketed = Read(Counter::kBucketed);
  metrics.exact_shapes = Read(Counter::kExactShapes);
  metrics.paddings = Read(Counter::kPaddings);
  metrics.h2d_count = Read(Counter::kHostToDevice);
  metrics.h2d_bytes = Read(Counter::kHostToDeviceBytes);
  metrics.d2h_count = Read(Counter::kDeviceToHost);
  metrics.d2h_bytes = Read(Counter::kDeviceToHostBytes);
  Fallbacks& fallbacks = GlobalFallbacks();
  MutexLock lock(fallbacks.mutex);
  metrics.fallbacks.insert(fallbacks.by_op.begin(), fallbacks.by_op.end());
  return metrics;
}

void ResetMetrics() {
  for (auto& cell : metrics_internal::cells) cell.value.store(0, std::memory_order_relaxed);
  Fallbacks& fallbacks = GlobalFallbacks();
  MutexLock lock(fallbacks.mutex);
  fallbacks.by_op.clear();
}

}  // namespace torch_tpu::support
