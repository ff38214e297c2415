#include "support/metrics.h"

#include <thread>
#include <vector>

#include "doctest.h"

namespace torch_tpu::support {

TEST_CASE("counters add up, appear in the snapshot and can be reset") {
  ResetMetrics();
  CountCompile(1'500'000'000);
  CountCompile(500'000'000);
  Count(Counter::kMemoryHits, 3);
  Count(Counter::kDiskHits);
  Count(Counter::kExecutes, 7);
  Count(Counter::kExactShapes, 2);
  CountHostToDevice(100);
  CountHostToDevice(28);
  CountDeviceToHost(9);
  CountFallback("aten::eig");
  CountFallback("aten::eig");
  CountFallback("aten::geqrf");
  Metrics m = SnapshotMetrics();
  CHECK(m.compiles == 2);
  CHECK(m.compile_seconds == doctest::Approx(2.0));
  CHECK(m.memory_hits == 3);
  CHECK(m.disk_hits == 1);
  CHECK(m.executes == 7);
  CHECK(m.exact_shapes == 2);
  CHECK(m.h2d_count == 2);
  CHECK(m.h2d_bytes == 128);
  CHECK(m.d2h_count == 1);
  CHECK(m.d2h_bytes == 9);
  CHECK(m.fallbacks == std::map<std::string, uint64_t>{{"aten::eig", 2}, {"aten::geqrf", 1}});
  ResetMetrics();
  m = SnapshotMetrics();
  CHECK(m.compiles + m.memory_hits + m.executes + m.h2d_bytes + m.d2h_count + m.exact_shapes == 0);
  CHECK(m.compile_seconds == 0);
  CHECK(m.fallbacks.empty());
}

TEST_CASE("no count of any thread is lost") {
  ResetMetrics();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([t] {
      for (int i = 0; i < 5000; ++i) {
        Count(Counter::kExecutes);
        if (i % 10 == 0) CountFallback(t % 2 == 0 ? "aten::a" : "aten::b");
        if (i % 1000 == 0) SnapshotMetrics();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  Metrics m = SnapshotMetrics();
  CHECK(m.executes == 20000);
  CHECK(m.fallbacks == std::map<std::string, uint64_t>{{"aten::a", 1000}, {"aten::b", 1000}});
  ResetMetrics();
}

}  // namespace torch_tpu::support
