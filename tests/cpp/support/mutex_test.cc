#include "support/mutex.h"

#include <thread>
#include <vector>

#include "doctest.h"

namespace torch_tpu::support {
namespace {

template <typename Lock, typename Holder>
int CountUnder(Lock& lock) {
  int count = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 5000; ++i) {
        Holder hold(lock);
        ++count;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  return count;
}

}  // namespace

TEST_CASE("locks exclude and can be tried") {
  Mutex mutex;
  SpinLock spin;
  CHECK(CountUnder<Mutex, MutexLock>(mutex) == 20000);
  CHECK(CountUnder<SpinLock, SpinLockHolder>(spin) == 20000);
  {
    SpinLockHolder hold(spin);
    CHECK_FALSE(spin.try_lock());
  }
  CHECK(spin.try_lock());
  spin.unlock();
}

TEST_CASE("a wait ends by notice or by time") {
  Mutex mutex;
  CondVar changed;
  bool ready = false;
  std::thread other([&] {
    MutexLock lock(mutex);
    ready = true;
    changed.NotifyAll();
  });
  {
    MutexLock lock(mutex);
    while (!ready) changed.Wait(mutex);
  }
  other.join();
  MutexLock lock(mutex);
  while (changed.WaitFor(mutex, std::chrono::milliseconds(1))) {
  }
  CHECK(ready);
}

}  // namespace torch_tpu::support
