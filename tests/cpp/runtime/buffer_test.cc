#include "runtime/buffer.h"

#include <atomic>
#include <thread>

#include "runtime/fixture.h"

namespace torch_tpu::runtime {
namespace {

constexpr int64_t kMiB = 1 << 20;

TEST_CASE_FIXTURE(Fixture, "a buffer is pending until it has its value") {
  BufferRef b = Pending({3});
  CHECK(b->state() == Buffer::kPending);
  CHECK(b->raw() == nullptr);
  CHECK(b->num_bytes() == 12);
  CHECK(device().memory().allocated() == 0);
  Fulfill(b, {1, 2, 3});
  CHECK(b->state() == Buffer::kReady);
  CHECK_NOTHROW(b->Wait());
  CHECK(Values(b) == std::vector<float>{1, 2, 3});
}

TEST_CASE_FIXTURE(Fixture, "a failure is what everyone who waits gets, each time") {
  BufferRef b = Pending({3});
  b->SetFailed(std::make_shared<Failure>(Failure{ErrorKind::kIndex, "aten::take: out of range"}));
  CHECK(b->state() == Buffer::kFailed);
  for (int i = 0; i < 2; ++i) CheckThrows([&] { b->Wait(); }, ErrorKind::kIndex, {"aten::take: out of range"});
  float out[3];
  CheckThrows([&] { Download(*b, out, sizeof out); }, ErrorKind::kIndex, {"out of range"});
  CheckThrows([&] { HostPointer(*b); }, ErrorKind::kIndex, {"out of range"});
  b.reset();
  MemorySnapshot s = device().memory().Snapshot();
  CHECK(s.allocations == 0);  // a value that never was is not counted
  CHECK(s.buffers == 0);
}

TEST_CASE_FIXTURE(Fixture, "threads that wait wake up when the value comes") {
  BufferRef b = Pending({2});
  std::atomic<int> started{0}, right{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, mine = b] {
      ++started;
      mine->Wait();
      if (Values(mine) == std::vector<float>{5, 6}) ++right;
    });
  }
  while (started < 4) std::this_thread::yield();
  CHECK(right == 0);
  Fulfill(b, {5, 6});
  for (std::thread& t : threads) t.join();
  CHECK(right == 4);
  CHECK(b->holders() == 1);
}

TEST_CASE_FIXTURE(Fixture, "threads that wait wake up when it fails") {
  BufferRef b = Pending({2});
  std::atomic<int> started{0}, failed{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, mine = b] {
      ++started;
      try {
        mine->Wait();
      } catch (const support::Error& e) {
        if (e.kind() == ErrorKind::kValue && std::string(e.what()) == "no value") ++failed;
      }
    });
  }
  while (started < 4) std::this_thread::yield();
  b->SetFailed(std::make_shared<Failure>(Failure{ErrorKind::kValue, "no value"}));
  for (std::thread& t : threads) t.join();
  CHECK(failed == 4);
}

TEST_CASE_FIXTURE(Fixture, "references are counted") {
  BufferRef a = Floats({1});
  CHECK(a->holders() == 1);
  BufferRef b = a;
  CHECK(a->holders() == 2);
  BufferRef c = std::move(b);
  CHECK_FALSE(b);
  CHECK(a->holders() == 2);
  c = a;  // its old reference goes
  CHECK(a->holders() == 2);
  BufferRef& same = c;
  c = same;
  c = std::move(same);
  CHECK(a->holders() == 2);
  c.reset();
  CHECK(a->holders() == 1);
  CHECK(fake::LiveObjects().buffers == 1);
  a = BufferRef();
  CHECK(fake::LiveObjects().buffers == 0);
}

TEST_CASE_FIXTURE(Fixture, "references from many threads add up") {
  BufferRef a = Floats({1});
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([mine = a] {
      for (int i = 0; i < 2000; ++i) {
        BufferRef copy = mine;
        BufferRef moved = std::move(copy);
      }
    });
  }
  for (std::thread& t : threads) t.join();
  threads.clear();
  CHECK(a->holders() == 1);
}

TEST_CASE_FIXTURE(Fixture, "bytes are counted while a value lives") {
  BufferRef a = Floats({1, 2, 3});
  BufferRef b = Floats({1});
  MemorySnapshot s = device().memory().Snapshot();
  CHECK(s.allocated_bytes == 16);
  CHECK(s.buffers == 2);
  a.reset();
  s = device().memory().Snapshot();
  CHECK(s.allocated_bytes == 4);
  CHECK(s.peak_bytes == 16);
  CHECK(s.buffers == 1);
  CHECK(s.total_freed_bytes == 12);
}

TEST_CASE_FIXTURE(Fixture, "a donated value is not counted and not destroyed twice") {
  BufferRef a = Floats({1, 2});
  pjrt::Buffer taken = a->Donate();
  CHECK(taken);
  CHECK(a->raw() == nullptr);
  CHECK(device().memory().allocated() == 0);
  a.reset();
  CHECK(device().memory().Snapshot().frees == 1);
  CHECK(device().memory().allocated() == 0);
  CHECK(fake::LiveObjects().buffers == 1);
  taken.Reset();
  CHECK(fake::LiveObjects().buffers == 0);
}

TEST_CASE_FIXTURE(Fixture, "large dead values go to the pool, small ones do not") {
  BufferRef large = Floats(std::vector<float>(BufferPool::kSmallest / 4));
  BufferRef small = Floats(std::vector<float>(BufferPool::kSmallest / 4 - 1));
  PJRT_Buffer* raw = large->raw();
  small.reset();
  CHECK(device().pool().bytes() == 0);
  CHECK(fake::LiveObjects().buffers == 1);
  large.reset();
  CHECK(device().pool().bytes() == 4 * kMiB);
  CHECK(device().memory().allocated() == 0);
  CHECK(device().memory().Snapshot().reserved_bytes == 4 * kMiB);
  CHECK_FALSE(device().pool().Take(DType::kS32, {kMiB}));
  pjrt::Buffer again = device().pool().Take(DType::kF32, {kMiB});
  CHECK(again.get() == raw);
}

TEST_CASE_FIXTURE(Fixture, "nothing is pooled under STRICT") {
  ScopedKnob strict(KnobId::kStrict, "1");
  BufferRef large = Floats(std::vector<float>(BufferPool::kSmallest / 4));
  CHECK(HostPointer(*large) == nullptr);
  large.reset();
  CHECK(device().pool().bytes() == 0);
  CHECK(fake::LiveObjects().buffers == 0);
}

TEST_CASE_FIXTURE(Fixture, "empty and rank-0 values move both ways") {
  BufferRef none = Upload(device(), nullptr, DType::kF32, {2, 0});
  CHECK(none->num_bytes() == 0);
  CHECK(Values(none).empty());
  const double pi = 3.25;
  BufferRef scalar = Upload(device(), &pi, DType::kF64, {});
  double out = 0;
  Download(*scalar, &out, sizeof out);
  CHECK(out == pi);
}

TEST_CASE_FIXTURE(Fixture, "values come back row-major from a device that is not") {
  fake::Settings settings;
  settings.host_visible = false;
  settings.column_major = true;
  settings.platform = "tpu";
  fake::Configure(settings);
  const float values[6] = {1, 2, 3, 4, 5, 6};
  BufferRef b = Upload(device(), values, DType::kF32, {2, 3});
  CHECK(Values(b) == std::vector<float>{1, 2, 3, 4, 5, 6});
  CHECK(HostPointer(*b) == nullptr);
}

}  // namespace
}  // namespace torch_tpu::runtime
