// The disk cache among other users, processes and threads, and on disks that refuse.
#include <signal.h>
#include <sys/resource.h>

#include <atomic>
#include <thread>

#include "doctest.h"
#include "runtime/disk_cache.h"
#include "runtime/scratch_cache.h"

namespace torch_tpu::runtime {
namespace {
constexpr uid_t kNobody = 65534;
bool IsRoot() { return ::geteuid() == 0; }
}  // namespace

TEST_CASE("directories and entries are made for this user alone, whatever the umask says") {
  Scratch scratch;
  mode_t old = ::umask(0);
  DiskCache cache({scratch.path() + "/a/b", kLarge, false});
  bool stored = cache.Store("key", "payload");
  ::umask(old);
  REQUIRE(stored);
  for (const auto& [path, mode] : {std::pair<std::string, mode_t>{"/a", 0700},
                                   {"/a/b", 0700},
                                   {"/a/b/" + Sha256::HexOf("key").substr(0, 2), 0700}}) {
    struct stat info;
    REQUIRE(::stat((scratch.path() + path).c_str(), &info) == 0);
    CHECK((info.st_mode & 07777) == mode);
  }
  struct stat info;
  REQUIRE(::stat(FileOf(scratch.path() + "/a/b", "key").c_str(), &info) == 0);
  CHECK((info.st_mode & 07777) == 0600);
}

TEST_CASE("a directory that others may write to is refused") {
  for (mode_t mode : {0777, 0770, 0702, 01777}) {
    Scratch scratch;
    fs::create_directory(scratch.cache());
    REQUIRE(::chmod(scratch.cache().c_str(), mode) == 0);
    DiskCache cache({scratch.cache(), kLarge, false});
    CHECK_FALSE(cache.enabled());
    CHECK(cache.why_off().find("others may write to it") != std::string::npos);
    CHECK_FALSE(cache.Store("key", "payload"));
    CHECK_FALSE(cache.Load("key"));
    CHECK(fs::is_empty(scratch.cache()));
    REQUIRE(scratch.warnings.size() == 1);
    CHECK(scratch.warnings[0].find(scratch.cache()) != std::string::npos);
  }
}

TEST_CASE("subdirectories and entries that others may write to are ignored") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  const std::string file = FileOf(scratch.cache(), "key"), sub = fs::path(file).parent_path();
  REQUIRE(::chmod(file.c_str(), 0666) == 0);
  CHECK_FALSE(cache.Load("key"));
  REQUIRE(::chmod(file.c_str(), 0644) == 0);
  CHECK(cache.Load("key") == "payload");
  REQUIRE(::chmod(sub.c_str(), 0777) == 0);
  CHECK_FALSE(cache.Load("key"));
  CHECK_FALSE(cache.Store("key", "payload"));
  REQUIRE(::chmod(sub.c_str(), 0755) == 0);
  CHECK(cache.Load("key") == "payload");
}

TEST_CASE("what another user owns is refused, what root owns is not") {
  if (!IsRoot()) return;  // only root can give files away
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  const std::string file = FileOf(scratch.cache(), "key");
  REQUIRE(::chown(file.c_str(), kNobody, kNobody) == 0);
  CHECK_FALSE(cache.Load("key"));
  REQUIRE(::chown(file.c_str(), 0, 0) == 0);
  CHECK(cache.Load("key") == "payload");
  REQUIRE(::chown(scratch.cache().c_str(), kNobody, kNobody) == 0);
  DiskCache refused({scratch.cache(), kLarge, false});
  CHECK_FALSE(refused.enabled());
  CHECK(refused.why_off().find("it belongs to user 65534, not to you (0)") != std::string::npos);
  CHECK_FALSE(refused.Load("key"));

  // Another user may load from a directory of root, and only that.
  REQUIRE(::chown(scratch.cache().c_str(), 0, 0) == 0);
  for (const fs::path& path : {fs::path(scratch.path()), fs::path(scratch.cache()), fs::path(file).parent_path()}) {
    REQUIRE(::chmod(path.c_str(), 0755) == 0);
  }
  REQUIRE(::chmod(file.c_str(), 0644) == 0);
  CHECK(Wait(Fork([&] {
          if (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0) return 1;
          scratch.warnings.clear();
          support::ResetWarnings();
          DiskCache shared({scratch.cache(), kLarge, false});
          if (!shared.enabled()) return 2;
          if (shared.Load("key") != "payload") return 3;
          if (shared.Store("other", "x") || shared.Store("another", "x")) return 4;
          if (scratch.warnings.size() != 1) return 5;
          if (shared.stat().failures != 1) return 6;  // the first refusal ends the attempts
          DiskCache off({scratch.path() + "/no/such", kLarge, false});
          if (off.enabled() || off.why_off().find("cannot create") == std::string::npos) return 7;
          return 0;
        })) == 0);
}

TEST_CASE("a disk that takes no more is survived with one warning and no remains") {
  Scratch scratch;
  CHECK(Wait(Fork([&] {
          DiskCache cache({scratch.cache(), kLarge, false});
          ::signal(SIGXFSZ, SIG_IGN);
          rlimit limit{1000, RLIM_INFINITY};
          if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
          if (cache.Store("a", Pattern(5000, 1)) || cache.Store("b", Pattern(5000, 1))) return 2;
          if (cache.stat().failures != 2 || scratch.warnings.size() != 1) return 3;
          if (!TempFiles(scratch.cache()).empty()) return 4;
          if (cache.Load("a")) return 5;
          limit.rlim_cur = RLIM_INFINITY;
          if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return 6;
          return cache.Store("a", "x") && cache.Load("a") == "x" ? 0 : 7;
        })) == 0);
}

TEST_CASE("many small stores stay near the bound, also from many short processes") {
  Scratch scratch;
  const uint64_t bound = 100000;
  auto total = [&] {
    uint64_t bytes = 0;
    for (const auto& entry : DiskCache({scratch.cache(), bound, true}).List()) bytes += entry.bytes;
    return bytes;
  };
  DiskCache({scratch.cache(), bound, false}).Store("first", "x");
  for (int i = 0; i < 200; ++i) {
    DiskCache cache({scratch.cache(), bound, false});  // a new object knows as little as a new process
    REQUIRE(cache.Store(std::to_string(i), Pattern(900, i)));
  }
  CHECK(total() < bound + bound / 4);
  CHECK(total() > bound / 2);
  DiskCache one({scratch.cache(), bound, false});
  for (int i = 1000; i < 1200; ++i) REQUIRE(one.Store(std::to_string(i), Pattern(900, i)));
  CHECK(total() <= bound + bound / 8);
  CHECK(one.stat().failures == 0);
}

TEST_CASE("what killed writers leave is removed once it is old") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  const std::string sub = fs::path(FileOf(scratch.cache(), "key")).parent_path();
  Spill(sub + "/tmp-1-old", Pattern(500, 1));
  Spill(sub + "/tmp-1-new", Pattern(500, 1));
  Age(sub + "/tmp-1-old", 7200);
  CHECK(cache.List().size() == 1);
  CHECK(cache.Prune(kLarge) == 500);
  CHECK_FALSE(fs::exists(sub + "/tmp-1-old"));
  CHECK(fs::exists(sub + "/tmp-1-new"));
  CHECK(cache.Load("key") == "payload");
}

TEST_CASE("a directory that vanishes is made anew") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  fs::remove_all(scratch.cache());
  CHECK_FALSE(cache.Load("key"));
  CHECK(cache.List().empty());
  CHECK(cache.Store("key", "payload"));
  CHECK(cache.Load("key") == "payload");
  CHECK(scratch.warnings.empty());
}

TEST_CASE("processes that store the same entries at once leave them whole") {
  Scratch scratch;
  auto work = [&](int who) {
    DiskCache cache({scratch.cache(), kLarge, false});
    for (int round = 0; round < 3; ++round) {
      for (int i = 0; i < 40; ++i) {
        const std::string key = "key " + std::to_string(i);
        if (!cache.Store(key, Pattern(3000 + 100 * i, i))) return 1;
        auto found = cache.Load("key " + std::to_string((i * 7 + who) % 40));
        if (round > 0 && !found) return 2;
        if (cache.Load(key) != Pattern(3000 + 100 * i, i)) return 3;
      }
    }
    return cache.stat().damaged + cache.stat().failures == 0 ? 0 : 4;
  };
  pid_t children[3];
  for (int who = 0; who < 3; ++who) children[who] = Fork([&] { return work(who); });
  for (pid_t child : children) CHECK(Wait(child) == 0);
  DiskCache cache({scratch.cache(), kLarge, false});
  for (int i = 0; i < 40; ++i) CHECK(cache.Load("key " + std::to_string(i)) == Pattern(3000 + 100 * i, i));
  CHECK(cache.List().size() == 40);
  CHECK(TempFiles(scratch.cache()).empty());
}

TEST_CASE("processes that evict from each other keep what is left whole and bounded") {
  Scratch scratch;
  const uint64_t bound = 60000;
  auto work = [&](int who) {
    DiskCache cache({scratch.cache(), bound, false});
    for (int i = 0; i < 200; ++i) {
      int n = (i * 13 + who * 5) % 90;
      if (!cache.Store(std::to_string(n), Pattern(1500, n))) return 1;
      int other = (i * 29 + who) % 90;
      auto found = cache.Load(std::to_string(other));
      if (found && *found != Pattern(1500, other)) return 2;
    }
    return cache.stat().damaged + cache.stat().failures == 0 ? 0 : 3;
  };
  pid_t children[3];
  for (int who = 0; who < 3; ++who) children[who] = Fork([&] { return work(who); });
  for (pid_t child : children) CHECK(Wait(child) == 0);
  uint64_t total = 0;
  for (const auto& entry : DiskCache({scratch.cache(), bound, true}).List()) total += entry.bytes;
  CHECK(total <= bound + bound / 4);
}

TEST_CASE("a writer killed at any moment leaves no wrong entry") {
  Scratch scratch;
  const size_t size = 1 << 20;
  const std::string payloads[2] = {Pattern(size, 1), Pattern(size, 2)};
  for (int round = 0; round < 15; ++round) {
    int ready[2];
    REQUIRE(::pipe(ready) == 0);
    pid_t child = Fork([&] {
      DiskCache cache({scratch.cache(), kLarge, false});
      // Every second round dies while it replaces an entry, the others also while they write the first.
      if (round % 2 == 1 && !cache.Store("key", payloads[0])) return 1;
      if (::write(ready[1], "x", 1) != 1) return 2;
      for (int i = 1;; ++i) cache.Store("key", payloads[i % 2]);
    });
    char byte;
    REQUIRE(::read(ready[0], &byte, 1) == 1);
    ::close(ready[0]);
    ::close(ready[1]);
    ::usleep(1000 + 1700 * static_cast<useconds_t>(round));
    ::kill(child, SIGKILL);
    CHECK(Wait(child) == 1000 + SIGKILL);
    DiskCache cache({scratch.cache(), kLarge, false});
    auto found = cache.Load("key");
    CHECK((found || round == 0));
    if (found) CHECK((*found == payloads[0] || *found == payloads[1]));
    CHECK(cache.stat().damaged == 0);
    CHECK(cache.List().size() <= 1);
  }
  DiskCache cache({scratch.cache(), kLarge, false});
  for (const std::string& path : TempFiles(scratch.cache())) Age(path, 7200);
  cache.Prune(kLarge);
  CHECK(TempFiles(scratch.cache()).empty());
}

TEST_CASE("one object serves many threads") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), 200000, false});
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 100; ++i) {
        int n = (i * 17 + t) % 60;
        if (!cache.Store(std::to_string(n), Pattern(2000, n))) ++wrong;
        auto found = cache.Load(std::to_string((n * 3 + t) % 60));
        if (found && *found != Pattern(2000, (n * 3 + t) % 60)) ++wrong;
        if (i % 25 == 0) cache.Prune(100000);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(cache.stat().stores == 400);
  CHECK(cache.stat().damaged == 0);
}

}  // namespace torch_tpu::runtime
