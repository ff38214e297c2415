// One process compiles a program while the others wait for it.
#include "runtime/cache_lock.h"

#include <signal.h>

#include <atomic>
#include <optional>
#include <thread>

#include "doctest.h"
#include "runtime/scratch_cache.h"

namespace torch_tpu::runtime {
namespace {

using std::chrono::milliseconds;

const std::string kName(64, 'a');

TEST_CASE("a free lock is had at once, a held one when it is let go") {
  Scratch scratch;
  fs::create_directory(scratch.cache());
  std::optional<CacheLock> first(std::in_place, scratch.cache(), kName, milliseconds(0));
  CHECK(first->held());
  CHECK_FALSE(first->waited());
  CacheLock other(scratch.cache(), std::string(64, 'b'), milliseconds(0));
  CHECK(other.held());
  CacheLock late(scratch.cache(), kName, milliseconds(0));
  CHECK_FALSE(late.held());
  CHECK(late.waited());
  std::atomic<bool> held{false};
  std::thread waiter([&] {
    CacheLock lock(scratch.cache(), kName, milliseconds(60000));
    held = lock.held() && lock.waited();
  });
  std::this_thread::sleep_for(milliseconds(20));
  first.reset();
  waiter.join();
  CHECK(held);
}

TEST_CASE("a process that is killed lets go") {
  Scratch scratch;
  fs::create_directory(scratch.cache());
  int ready[2];
  REQUIRE(::pipe(ready) == 0);
  pid_t child = ::fork();
  if (child == 0) {
    CacheLock lock(scratch.cache(), kName, milliseconds(0));
    char byte = lock.held() ? 'y' : 'n';
    if (::write(ready[1], &byte, 1) != 1) ::_exit(1);
    for (;;) ::pause();
  }
  char byte = 0;
  REQUIRE(::read(ready[0], &byte, 1) == 1);
  CHECK(byte == 'y');
  CHECK_FALSE(CacheLock(scratch.cache(), kName, milliseconds(0)).held());
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  CHECK(CacheLock(scratch.cache(), kName, milliseconds(5000)).held());
  ::close(ready[0]);
  ::close(ready[1]);
}

TEST_CASE("where no lock can be had nobody waits") {
  CacheLock lock("/proc/nowhere", kName, milliseconds(60000));
  CHECK_FALSE(lock.held());
  CHECK_FALSE(lock.waited());
}

TEST_CASE("locks are no entries and survive pruning") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  CacheLock lock(scratch.cache(), Sha256::HexOf("key"), milliseconds(0));
  CHECK(lock.held());
  CHECK(cache.List().size() == 1);
  cache.Prune(0);
  CHECK(cache.List().empty());
  CHECK(fs::exists(fs::path(FileOf(scratch.cache(), "key")).parent_path() / "lock"));
}

}  // namespace
}  // namespace torch_tpu::runtime
