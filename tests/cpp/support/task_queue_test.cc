#include "support/task_queue.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <thread>
#include <vector>

#include "doctest.h"
#include "support/error.h"
#include "support/fork.h"

namespace torch_tpu::support {
namespace {

using namespace std::chrono_literals;

// The exit status of `run` in a forked child; -1 if it hung or was killed.
template <typename F>
int InChild(F&& run) {
  pid_t child = ::fork();
  if (child == 0) {
    ::alarm(20);
    int status = 99;
    try {
      status = run();
    } catch (...) {
    }
    ::_exit(status);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("tasks run in order on one other thread") {
  TaskQueue queue("test");
  std::vector<int> order;  // only the worker writes, and Drain publishes
  bool on_worker = false;
  std::thread::id worker;
  for (int i = 0; i < 100; ++i) queue.Enqueue([&order, i] { order.push_back(i); });
  queue.Enqueue([&] {
    on_worker = queue.OnWorker();
    worker = std::this_thread::get_id();
  });
  queue.Drain();
  REQUIRE(order.size() == 100);
  for (int i = 0; i < 100; ++i) CHECK(order[i] == i);
  CHECK(on_worker);
  CHECK_FALSE(queue.OnWorker());
  CHECK(worker != std::this_thread::get_id());
  CHECK(queue.pending() == 0);
}

TEST_CASE("many producers and drains lose nothing") {
  TaskQueue queue("test");
  int ran = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) {
        queue.Enqueue([&ran] { ++ran; });
        if (i % 50 == 0) queue.Drain();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  queue.Drain();
  CHECK(ran == 800);
}

TEST_CASE("drain waits for what came before it, not for what comes after") {
  TaskQueue queue("test");
  std::atomic<bool> release{false}, drained{false};
  std::atomic<int> entered{0};
  queue.Enqueue([&] { entered = 1; });
  queue.Drain();
  CHECK(entered == 1);
  // A task may enqueue; the drain below returns although the chain goes on.
  std::function<void()> again = [&] {
    if (!release) queue.Enqueue(again);
  };
  queue.Enqueue(again);
  queue.Drain();
  drained = true;
  release = true;
  queue.Drain();
  CHECK(drained);
}

TEST_CASE("what a task holds is released before drain returns") {
  TaskQueue queue("test");
  auto held = std::make_shared<int>(1);
  std::weak_ptr<int> watch = held;
  queue.Enqueue([held = std::move(held)] {});
  queue.Drain();
  CHECK(watch.expired());
}

TEST_CASE("an exception of a task rises at the next drain, once, and the queue goes on") {
  TaskQueue queue("test");
  int ran = 0;
  queue.Enqueue([] { throw Error(ErrorKind::kIndex, "first"); });
  queue.Enqueue([] { throw Error(ErrorKind::kValue, "second"); });
  queue.Enqueue([&] { ++ran; });
  CHECK_THROWS_WITH_AS(queue.Drain(), "first", Error);
  CHECK(ran == 1);
  queue.Drain();
}

TEST_CASE("a delay holds every task back, and shutting down ends it") {
  const auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] { return std::chrono::steady_clock::now() - start; };
  {
    TaskQueue queue("test", 40ms);
    std::atomic<bool> ran{false};
    queue.Enqueue([&] { ran = true; });
    CHECK_FALSE(ran);
    queue.Drain();
    CHECK(ran);
    CHECK(elapsed() >= 40ms);
    queue.SetDelay(600s);
    queue.Enqueue([&] { ran = false; });
    queue.SetDelay(0s);
    queue.Drain();
    CHECK_FALSE(ran);
    queue.SetDelay(600s);
    queue.Enqueue([&] { ran = true; });
    queue.Shutdown();
    CHECK(ran);
  }
  CHECK(elapsed() < 60s);
}

TEST_CASE("destruction runs what is left") {
  int ran = 0;
  {
    TaskQueue queue("test");
    for (int i = 0; i < 50; ++i) queue.Enqueue([&ran] { ++ran; });
  }
  CHECK(ran == 50);
}

TEST_CASE("after the end enqueueing raises and a second end does nothing") {
  TaskQueue queue("test");
  queue.Shutdown();
  queue.Shutdown();
  queue.Drain();
  CHECK_THROWS_AS(queue.Enqueue([] {}), Error);
}

TEST_CASE("a task that waits for its own queue raises instead of hanging") {
  TaskQueue queue("test");
  queue.Enqueue([&] { queue.Drain(); });
  CHECK_THROWS_AS(queue.Drain(), Error);
  queue.Enqueue([&] { queue.Shutdown(); });
  CHECK_THROWS_AS(queue.Drain(), Error);
}

TEST_CASE("a forked child leaves the queue alone") {
  const uint64_t generation = ForkGeneration();
  auto queue = std::make_unique<TaskQueue>("test");
  std::atomic<bool> release{false};
  queue->Enqueue([&] {
    while (!release) std::this_thread::sleep_for(1ms);
  });
  int status = InChild([&] {
    if (ForkGeneration() != generation + 1) return 1;
    try {
      queue->Enqueue([] {});
      return 2;
    } catch (const Error& error) {
      if (error.kind() != ErrorKind::kRuntime) return 3;
    }
    queue->Drain();
    queue->Shutdown();
    queue->SetDelay(1ms);
    if (queue->pending() != 0) return 4;
    queue.reset();
    return 0;
  });
  CHECK(status == 0);
  CHECK(ForkGeneration() == generation);
  release = true;
  queue->Drain();
}

}  // namespace torch_tpu::support
