// Locks that clang's thread-safety analysis understands: Mutex (blocking), SpinLock (a few instructions held, never
// across a call that may block), MutexLock / SpinLockHolder (scopes) and CondVar. None is recursive.
#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "support/annotations.h"

namespace torch_tpu::support {

class TT_CAPABILITY("mutex") Mutex {
 public:
  Mutex() = default;
  Mutex(const Mutex&) = delete;
  Mutex& operator=(const Mutex&) = delete;
  void lock() TT_ACQUIRE() { mutex_.lock(); }
  void unlock() TT_RELEASE() { mutex_.unlock(); }
  bool try_lock() TT_TRY_ACQUIRE(true) { return mutex_.try_lock(); }

 private:
  friend class CondVar;
  std::mutex mutex_;
};

class TT_SCOPED_CAPABILITY MutexLock {
 public:
  explicit MutexLock(Mutex& mutex) TT_ACQUIRE(mutex) : mutex_(mutex) { mutex_.lock(); }
  ~MutexLock() TT_RELEASE() { mutex_.unlock(); }
  MutexLock(const MutexLock&) = delete;
  MutexLock& operator=(const MutexLock&) = delete;

 private:
  Mutex& mutex_;
};

// Waits with `mutex` held; wakes may be spurious, so the caller loops on its condition.
class CondVar {
 public:
  void Wait(Mutex& mutex) TT_REQUIRES(mutex) {
    std::unique_lock<std::mutex> lock(mutex.mutex_, std::adopt_lock);
    condition_.wait(lock);
    lock.release();
  }
  // False if `timeout` passed first.
  bool WaitFor(Mutex& mutex, std::chrono::nanoseconds timeout) TT_REQUIRES(mutex) {
    std::unique_lock<std::mutex> lock(mutex.mutex_, std::adopt_lock);
    bool notified = condition_.wait_for(lock, timeout) == std::cv_status::no_timeout;
    lock.release();
    return notified;
  }
  void NotifyOne() { condition_.notify_one(); }
  void NotifyAll() { condition_.notify_all(); }

 private:
  std::condition_variable condition_;
};

class TT_CAPABILITY("spin lock") SpinLock {
 public:
  void lock() TT_ACQUIRE() {
    for (int spins = 0; locked_.exchange(true, std::memory_order_acquire);) {
      // The owner may have lost its core; after a short spin give it ours.
      while (locked_.load(std::memory_order_relaxed)) {
        if (++spins < 64) {
#if defined(__x86_64__)
          __builtin_ia32_pause();
#endif
        } else {
          std::this_thread::yield();
        }
      }
    }
  }
  void unlock() TT_RELEASE() { locked_.store(false, std::memory_order_release); }
  bool try_lock() TT_TRY_ACQUIRE(true) { return !locked_.exchange(true, std::memory_order_acquire); }

 private:
  std::atomic<bool> locked_{false};
};

class TT_SCOPED_CAPABILITY SpinLockHolder {
 public:
  explicit SpinLockHolder(SpinLock& lock) TT_ACQUIRE(lock) : lock_(lock) { lock_.lock(); }
  ~SpinLockHolder() TT_RELEASE() { lock_.unlock(); }
  SpinLockHolder(const SpinLockHolder&) = delete;
  SpinLockHolder& operator=(const SpinLockHolder&) = delete;

 private:
  SpinLock& lock_;
};

}  // namespace torch_tpu::support
