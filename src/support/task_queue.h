// One worker thread that runs tasks in the order they came. Destruction runs what is left and joins the worker.
// Thread-safe. In a forked child the worker does not exist: Enqueue raises, Drain and destruction do nothing.
#pragma once
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace torch_tpu::support {

class TaskQueue {
 public:
  using Task = std::function<void()>;

  // `name` shows in debuggers (15 characters). Every task starts at least `delay` after it was enqueued, as on a device
  // that is busy.
  explicit TaskQueue(const std::string& name, std::chrono::nanoseconds delay = {});
  ~TaskQueue();
  TaskQueue(const TaskQueue&) = delete;
  TaskQueue& operator=(const TaskQueue&) = delete;

  // A task reports its failures itself; if it throws, the next Drain rethrows the first of these exceptions.
  // After Shutdown this raises Error(kRuntime).
  void Enqueue(Task task);
  // Returns when everything enqueued before the call has run. A task must not drain its own queue: Error(kInternal).
  void Drain();
  // Runs what is left, joins the worker; later calls do nothing. Not from a task.
  void Shutdown();

  void SetDelay(std::chrono::nanoseconds delay);
  // Waiting or running.
  size_t pending() const;
  bool OnWorker() const;

 private:
  struct State;
  bool Forked() const;

  // Left alone (leaked) in a forked child: its locks and its thread belong to the parent.
  std::unique_ptr<State> state_;
};

}  // namespace torch_tpu::support
