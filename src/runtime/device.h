// One device of the runtime: its PJRT handle, memory statistics, recycled buffers, uploaded scalars and the queue of
// work that does not run inline. Owned by the Runtime; thread-safe.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

#include "pjrt/client.h"
#include "runtime/buffer.h"
#include "runtime/memory.h"
#include "support/mutex.h"
#include "support/task_queue.h"

namespace torch_tpu::runtime {

class Device {
 public:
  Device(pjrt::Client& client, PJRT_Device* handle, int index);
  Device(const Device&) = delete;

  int index() const { return index_; }
  pjrt::Client& client() { return client_; }
  PJRT_Device* handle() const { return handle_; }
  MemoryStats& memory() { return memory_; }
  BufferPool& pool() { return pool_; }
  support::TaskQueue& queue() { return queue_; }
  bool strict() const { return strict_; }

  // A dead buffer: kept for a later result of its type when that pays, else destroyed.
  void Recycle(shlo::DType dtype, const shlo::Dims& dims, pjrt::Buffer buffer);

  // Throws kOutOfMemory naming `what` if `bytes` more do not fit.
  void Reserve(int64_t bytes, const std::string& what);
  int64_t memory_limit() const { return memory_limit_; }
  // (free, total) bytes.
  std::pair<size_t, size_t> MemoryInfo();

  // A rank-0 buffer with these bits; recently used ones are kept.
  BufferRef Scalar(shlo::DType dtype, uint64_t low, uint64_t high);

  // Errors that a program flagged (an index out of range) wait here for the next synchronization.
  void AddPendingError(std::shared_ptr<const Failure> failure);
  void ThrowPendingError();
  // Waits for all work handed over before the call and throws the first pending error.
  void Synchronize();

  // The executor tells of a program that runs on after its start, on devices where programs do.
  void Launched(pjrt::Event complete);
  // Whether all work handed over so far has completed.
  bool Idle();
  // Calls `reached`, which must neither block nor throw, once all work handed over before has completed.
  void OnIdle(std::function<void()> reached);

 private:
  std::shared_ptr<const pjrt::Event> LastLaunched();

  struct ScalarKey {
    shlo::DType dtype;
    uint64_t low, high;
    friend bool operator==(const ScalarKey&, const ScalarKey&) = default;
  };
  struct ScalarHash {
    size_t operator()(const ScalarKey& k) const {
      return (k.low ^ (k.high * 0x9E3779B97F4A7C15ull) ^ static_cast<uint64_t>(k.dtype)) * 0xC2B2AE3D27D4EB4Full >> 20;
    }
  };

  pjrt::Client& client_;
  PJRT_Device* handle_;
  int index_;
  bool strict_;
  int64_t memory_limit_;
  BufferPool pool_;
  MemoryStats memory_{pool_};
  support::SpinLock scalar_lock_;
  std::unordered_map<ScalarKey, BufferRef, ScalarHash> scalars_;
  support::Mutex error_lock_;
  std::atomic<bool> has_error_{false};
  std::shared_ptr<const Failure> error_;
  support::SpinLock launch_lock_;
  std::shared_ptr<const pjrt::Event> launched_ TT_GUARDED_BY(launch_lock_);  // of the youngest program
  support::TaskQueue queue_;                                                 // last: it stops before the rest goes
};

}  // namespace torch_tpu::runtime
