#include "support/task_queue.h"

#include <pthread.h>

#include <deque>
#include <exception>
#include <thread>
#include <utility>

#include "support/error.h"
#include "support/fork.h"
#include "support/mutex.h"

namespace torch_tpu::support {

using Clock = std::chrono::steady_clock;

struct TaskQueue::State {
  struct Item {
    Task run;
    Clock::time_point enqueued;
  };

  void Work();

  const uint64_t generation = ForkGeneration();
  mutable Mutex mutex;
  CondVar arrived;   // a task, the end, or another delay
  CondVar finished;  // a task
  std::deque<Item> items TT_GUARDED_BY(mutex);
  uint64_t enqueued TT_GUARDED_BY(mutex) = 0;
  uint64_t done TT_GUARDED_BY(mutex) = 0;
  bool closing TT_GUARDED_BY(mutex) = false;
  bool joined TT_GUARDED_BY(mutex) = false;
  std::chrono::nanoseconds delay TT_GUARDED_BY(mutex){0};
  std::exception_ptr failure TT_GUARDED_BY(mutex);
  std::thread worker;
  std::thread::id worker_id;
};

void TaskQueue::State::Work() {
  mutex.lock();
  while (true) {
    while (items.empty() && !closing) arrived.Wait(mutex);
    if (items.empty()) break;
    // At the end nobody watches any more, so nothing is delayed.
    while (!closing && delay.count() > 0) {
      auto left = items.front().enqueued + delay - Clock::now();
      if (left.count() <= 0) break;
      arrived.WaitFor(mutex, left);
    }
    Task run = std::move(items.front().run);
    items.pop_front();
    mutex.unlock();
    std::exception_ptr thrown;
    try {
      run();
    } catch (...) {
      thrown = std::current_exception();
    }
    run = nullptr;  // what the task holds goes before Drain returns
    mutex.lock();
    if (thrown && !failure) failure = std::move(thrown);
    ++done;
    finished.NotifyAll();
  }
  mutex.unlock();
}

TaskQueue::TaskQueue(const std::string& name, std::chrono::nanoseconds delay) : state_(std::make_unique<State>()) {
  State& state = *state_;
  MutexLock lock(state.mutex);
  state.delay = delay;
  state.worker = std::thread([&state] { state.Work(); });
  state.worker_id = state.worker.get_id();
  pthread_setname_np(state.worker.native_handle(), name.substr(0, 15).c_str());
}

TaskQueue::~TaskQueue() {
  if (Forked()) {
    // Destroying a condition that the parent's worker waits on would block for ever.
    (void)state_.release();
    return;
  }
  Shutdown();
}

bool TaskQueue::Forked() const { return ForkGeneration() != state_->generation; }

void TaskQueue::Enqueue(Task task) {
  TT_CHECK(!Forked(), kRuntime,
           "the TPU runtime was started before this process was forked and cannot be used in the child; start children "
           "with the multiprocessing method \"spawn\"");
  State& state = *state_;
  MutexLock lock(state.mutex);
  TT_CHECK(!state.closing, kRuntime, "the TPU runtime has been shut down");
  state.items.push_back({std::move(task), Clock::now()});
  ++state.enqueued;
  state.arrived.NotifyOne();
}

void TaskQueue::Drain() {
  if (Forked()) return;
  State& state = *state_;
  TT_ASSERT(!OnWorker(), "a task waits for its own queue");
  std::exception_ptr failure;
  {
    MutexLock lock(state.mutex);
    const uint64_t target = state.enqueued;
    while (state.done < target) state.finished.Wait(state.mutex);
    failure = std::exchange(state.failure, nullptr);
  }
  if (failure) std::rethrow_exception(failure);
}

void TaskQueue::Shutdown() {
  if (Forked()) return;
  State& state = *state_;
  TT_ASSERT(!OnWorker(), "a task shuts its own queue down");
  {
    MutexLock lock(state.mutex);
    state.closing = true;
    state.arrived.NotifyAll();
    if (std::exchange(state.joined, true)) return;
  }
  state.worker.join();
}

void TaskQueue::SetDelay(std::chrono::nanoseconds delay) {
  if (Forked()) return;
  MutexLock lock(state_->mutex);
  state_->delay = delay;
  state_->arrived.NotifyAll();
}

size_t TaskQueue::pending() const {
  if (Forked()) return 0;
  MutexLock lock(state_->mutex);
  return state_->enqueued - state_->done;
}

bool TaskQueue::OnWorker() const { return std::this_thread::get_id() == state_->worker_id; }

}  // namespace torch_tpu::support
