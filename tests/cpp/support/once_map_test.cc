#include "support/once_map.h"

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "doctest.h"

namespace torch_tpu::support {
namespace {

using Value = std::shared_ptr<const int>;
using Map = OnceMap<std::string, Value>;

Value Make(int value) { return std::make_shared<const int>(value); }

void Await(const std::atomic<int>& counter, int at_least) {
  while (counter < at_least) std::this_thread::yield();
}

// Long enough for threads that were started to reach their wait.
void LetOthersWait() { std::this_thread::sleep_for(std::chrono::milliseconds(30)); }

}  // namespace

TEST_CASE("a value is computed at the first call only") {
  Map map(4);
  int computed = 0;
  Map::Source source;
  CHECK_FALSE(map.Find("a"));
  CHECK(*map.GetOrCompute(
            "a", [&] { return Make(++computed); }, &source) == 1);
  CHECK(source == Map::Source::kComputed);
  CHECK(*map.GetOrCompute(
            "a", [&] { return Make(++computed); }, &source) == 1);
  CHECK(source == Map::Source::kHit);
  CHECK(**map.Find("a") == 1);
  CHECK(computed == 1);
}

TEST_CASE("many callers at once compute once and get the same value") {
  Map map(4);
  std::atomic<int> computed{0}, waited{0}, here{0};
  std::vector<std::thread> threads;
  std::vector<Value> values(8);
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      Map::Source source;
      ++here;
      values[t] = map.GetOrCompute(
          "key",
          [&] {
            Await(here, 8);
            LetOthersWait();
            ++computed;
            return Make(42);
          },
          &source);
      if (source == Map::Source::kWaited) ++waited;
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(computed == 1);
  for (const Value& value : values) CHECK(value == values[0]);
  CHECK(waited >= 1);
}

TEST_CASE("different keys are computed side by side") {
  Map map(4);
  std::atomic<int> inside{0};
  auto meet = [&] {
    ++inside;
    Await(inside, 2);
    return Make(1);
  };
  std::thread other([&] { map.GetOrCompute("a", meet); });
  map.GetOrCompute("b", meet);
  other.join();
  CHECK(map.size() == 2);
}

TEST_CASE("a failure goes to its caller, is not kept, and the next caller computes") {
  Map map(4);
  CHECK_THROWS_WITH_AS(map.GetOrCompute("a", []() -> Value { throw std::runtime_error("boom"); }), "boom",
                       std::runtime_error);
  CHECK(map.size() == 0);
  CHECK(*map.GetOrCompute("a", [] { return Make(2); }) == 2);
}

TEST_CASE("one of those who wait takes a failed computation over") {
  Map map(4);
  std::atomic<int> attempts{0}, here{0}, failures{0}, right{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 6; ++t) {
    threads.emplace_back([&] {
      ++here;
      try {
        Value value = map.GetOrCompute("key", [&] {
          Await(here, 6);
          LetOthersWait();
          int attempt = ++attempts;
          if (attempt <= 2) throw std::runtime_error("attempt failed");
          return Make(attempt);
        });
        if (*value == 3) ++right;
      } catch (const std::runtime_error&) {
        ++failures;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  // Only the two that computed saw the exception.
  CHECK(attempts == 3);
  CHECK(failures == 2);
  CHECK(right == 4);
}

TEST_CASE("a cost that throws is a failure of the computation") {
  Map map(4);
  CHECK_THROWS(map.GetOrCompute(
      "a", [] { return Make(1); }, [](const Value&) -> uint64_t { throw 1; }));
  CHECK(*map.GetOrCompute("a", [] { return Make(2); }) == 2);
}

TEST_CASE("a computation that needs itself raises instead of waiting for ever") {
  Map map(4);
  CHECK_THROWS_AS(map.GetOrCompute("a", [&] { return map.GetOrCompute("a", [] { return Make(1); }); }), Error);
  CHECK(*map.GetOrCompute("a", [&] { return map.GetOrCompute("b", [] { return Make(5); }); }) == 5);
}

TEST_CASE("the map is bounded, by number and by cost") {
  Map map(2);
  for (int i = 0; i < 5; ++i) map.GetOrCompute(std::to_string(i), [&] { return Make(i); });
  CHECK(map.size() == 2);
  CHECK_FALSE(map.Find("2"));
  CHECK(map.Find("4"));
  Map bytes(100);
  auto cost = [](const Value& value) { return static_cast<uint64_t>(*value); };
  bytes.GetOrCompute(
      "a", [] { return Make(60); }, cost);
  bytes.GetOrCompute(
      "b", [] { return Make(60); }, cost);
  CHECK_FALSE(bytes.Find("a"));
  CHECK(bytes.Find("b"));
  // What does not fit is handed out all the same.
  CHECK(*bytes.GetOrCompute(
            "c", [] { return Make(101); }, cost) == 101);
  CHECK_FALSE(bytes.Find("c"));
}

TEST_CASE("whole keys are compared where hashes are equal") {
  struct Same {
    size_t operator()(const std::string&) const { return 1; }
  };
  OnceMap<std::string, Value, Same> map(8);
  for (int i = 0; i < 8; ++i) map.GetOrCompute(std::to_string(i), [&] { return Make(i); });
  for (int i = 0; i < 8; ++i) CHECK(**map.Find(std::to_string(i)) == i);
}

TEST_CASE("what is computed while the map is cleared is handed out and not kept") {
  Map map(4);
  std::atomic<int> inside{0}, cleared{0};
  Value value;
  std::thread worker([&] {
    value = map.GetOrCompute("a", [&] {
      inside = 1;
      Await(cleared, 1);
      return Make(1);
    });
  });
  Await(inside, 1);
  map.Clear();
  cleared = 1;
  worker.join();
  CHECK(*value == 1);
  CHECK_FALSE(map.Find("a"));
}

TEST_CASE("threads that find, compute, fail, erase and clear keep the map whole") {
  Map map(8);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      uint32_t random = 12345 + t;
      for (int i = 0; i < 2000; ++i) {
        random = random * 1664525 + 1013904223;
        int key = random >> 24 & 15;
        std::string name = std::to_string(key);
        try {
          Value value = map.GetOrCompute(name, [&] {
            if ((random >> 16 & 7) == 0) throw std::runtime_error("now and then");
            return Make(key);
          });
          if (*value != key) ++wrong;
        } catch (const std::runtime_error&) {
        }
        if (auto value = map.Find(name); value && **value != key) ++wrong;
        if ((random >> 8 & 63) == 0) map.Erase(name);
        if ((random >> 8 & 511) == 1) map.Clear();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(map.size() <= 8);
}

}  // namespace torch_tpu::support
