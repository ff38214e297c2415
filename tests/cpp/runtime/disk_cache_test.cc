#include "runtime/disk_cache.h"

#include <cstdlib>
#include <cstring>

#include "doctest.h"
#include "runtime/scratch_cache.h"

namespace torch_tpu::runtime {

TEST_CASE("what is stored is loaded, by another object too") {
  Scratch scratch;
  const std::string key = "program text\n" + Pattern(300, 1), payload = Pattern(10000, 2);
  {
    DiskCache cache({scratch.cache(), kLarge, false});
    CHECK(cache.enabled());
    CHECK_FALSE(cache.Load(key));
    CHECK(cache.Store(key, payload));
    CHECK(cache.Load(key) == payload);
    CHECK(cache.stat().hits == 1);
    CHECK(cache.stat().misses == 1);
    CHECK(cache.stat().stores == 1);
  }
  DiskCache cache({scratch.cache(), kLarge, false});
  CHECK(cache.Load(key) == payload);
  CHECK_FALSE(cache.Load(key + "x"));
  CHECK(cache.Store(key, "other"));
  CHECK(cache.Load(key) == "other");
  CHECK(cache.Store("empty", ""));
  CHECK(cache.Load("empty") == "");
  CHECK(cache.Store("", "nothing asked"));
  CHECK(cache.Load("") == "nothing asked");
  CHECK(TempFiles(scratch.cache()).empty());
  CHECK(scratch.warnings.empty());
}

TEST_CASE("the layout on disk is the documented one") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("the key", "payload!!"));
  std::string bytes = "TTPUPROG";
  bytes +=
      std::string("\1\0\0\0\0\0\0\0", 8) + std::string("\7\0\0\0\0\0\0\0", 8) + std::string("\11\0\0\0\0\0\0\0", 8);
  bytes += "the key";
  bytes += "payload!!";
  const Sha256::Digest digest = Sha256::Of(bytes);
  bytes.append(reinterpret_cast<const char*>(digest.data()), digest.size());
  CHECK(Slurp(FileOf(scratch.cache(), "the key")) == bytes);
}

TEST_CASE("a truncated, prolonged or altered entry is ignored, warned about once, and replaced") {
  Scratch scratch;
  const std::string key = Pattern(100, 3), payload = Pattern(700, 4);
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store(key, payload));
  const std::string file = FileOf(scratch.cache(), key), good = Slurp(file);
  // The same bytes, written by this test, are good: what follows is refused for its content.
  Spill(file, good);
  REQUIRE(cache.Load(key) == payload);
  uint64_t bad = 0;
  auto refused = [&](const std::string& bytes) {
    Spill(file, bytes);
    ++bad;
    return !cache.Load(key).has_value();
  };
  for (size_t n = 0; n < good.size(); n += 16) CHECK(refused(good.substr(0, n)));
  CHECK(refused(good.substr(0, good.size() - 1)));
  CHECK(refused(good + 'x'));
  CHECK(refused(good + good));
  // Every bit of the header and of the checksum, and one in each other byte.
  for (size_t i = 0; i < good.size(); ++i) {
    const bool every = i < 32 || i >= good.size() - 32;
    for (int bit = every ? 0 : static_cast<int>(i % 8); bit < (every ? 8 : static_cast<int>(i % 8) + 1); ++bit) {
      std::string altered = good;
      altered[i] = static_cast<char>(altered[i] ^ 1 << bit);
      CHECK(refused(altered));
    }
  }
  CHECK(cache.stat().damaged == bad);
  CHECK(scratch.warnings.size() == 1);
  CHECK(scratch.warnings[0].find(file) != std::string::npos);
  REQUIRE(cache.Store(key, payload));
  CHECK(cache.Load(key) == payload);
}

TEST_CASE("lengths that lie are refused before anything is allocated") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  const std::string file = FileOf(scratch.cache(), "key"), good = Slurp(file);
  for (uint64_t length : {uint64_t{0}, uint64_t{1} << 31, uint64_t{1} << 40, uint64_t{1} << 63, ~uint64_t{0}}) {
    for (size_t at : {16, 24}) {
      std::string altered = good;
      std::memcpy(altered.data() + at, &length, 8);
      Spill(file, altered);
      CHECK_FALSE(cache.Load("key"));
    }
  }
  // A sum that wraps around to the right size.
  std::string altered = good;
  uint64_t key_bytes = 3 + 8, payload_bytes = 7 - 8;
  std::memcpy(altered.data() + 16, &key_bytes, 8);
  std::memcpy(altered.data() + 24, &payload_bytes, 8);
  Spill(file, altered);
  CHECK_FALSE(cache.Load("key"));
  // A file that claims more bytes than any entry has takes none of them.
  REQUIRE(::truncate(file.c_str(), off_t{1} << 33) == 0);
  CHECK_FALSE(cache.Load("key"));
}

TEST_CASE("an entry under another key's name is not taken for it") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("aaa", "payload of a"));
  REQUIRE(cache.Store("bbb", "payload of b"));
  fs::copy_file(FileOf(scratch.cache(), "aaa"), FileOf(scratch.cache(), "bbb"), fs::copy_options::overwrite_existing);
  CHECK_FALSE(cache.Load("bbb"));
  CHECK(cache.stat().damaged == 1);
  CHECK(cache.Load("aaa") == "payload of a");
}

TEST_CASE("links, pipes, directories and foreign files in an entry's place are ignored and replaced") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  const std::string file = FileOf(scratch.cache(), "key"), kept = scratch.path() + "/kept";
  fs::rename(file, kept);
  const std::string before = Slurp(kept);

  fs::create_symlink(kept, file);
  CHECK_FALSE(cache.Load("key"));
  REQUIRE(cache.Store("key", "new"));
  CHECK(fs::is_regular_file(fs::symlink_status(file)));
  CHECK(Slurp(kept) == before);

  fs::remove(file);
  REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
  CHECK_FALSE(cache.Load("key"));
  CHECK(cache.Store("key", "newer"));
  CHECK(cache.Load("key") == "newer");

  fs::remove(file);
  fs::create_directory(file);
  CHECK_FALSE(cache.Load("key"));
  CHECK(cache.Store("key", "newest"));
  CHECK(cache.Load("key") == "newest");

  Spill(file, "#!/bin/sh\necho not a program of ours\n");
  CHECK_FALSE(cache.Load("key"));
  CHECK(cache.stat().damaged == 4);
  CHECK(scratch.warnings.size() == 1);

  // Foreign names are neither listed nor removed.
  Spill(scratch.cache() + "/README", "mine");
  Spill(file.substr(0, file.rfind('/')) + "/notes", "mine too");
  CHECK(cache.List().size() == 1);
  cache.Prune(0);
  CHECK(cache.List().empty());
  CHECK(fs::exists(scratch.cache() + "/README"));
  CHECK(fs::exists(file.substr(0, file.rfind('/')) + "/notes"));
}

TEST_CASE("a linked subdirectory is not followed") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  REQUIRE(cache.Store("key", "payload"));
  const std::string sub = fs::path(FileOf(scratch.cache(), "key")).parent_path();
  fs::rename(sub, scratch.path() + "/elsewhere");
  fs::create_directory_symlink(scratch.path() + "/elsewhere", sub);
  CHECK_FALSE(cache.Load("key"));
  CHECK_FALSE(cache.Store("key", "payload"));
  CHECK(cache.List().empty());
  CHECK(scratch.warnings.size() == 1);
}

TEST_CASE("a quiet cache says nothing about what is damaged or cannot be opened") {
  Scratch scratch;
  DiskCache cache({.dir = scratch.cache(), .max_bytes = kLarge, .quiet = true});
  REQUIRE(cache.Store("key", "payload"));
  Spill(FileOf(scratch.cache(), "key"), "nonsense");
  CHECK_FALSE(cache.Load("key"));
  CHECK(cache.stat().damaged == 1);
  DiskCache absent({.dir = scratch.path() + "/absent", .max_bytes = kLarge, .read_only = true, .quiet = true});
  CHECK_FALSE(absent.enabled());
  CHECK(scratch.warnings.empty());
}

TEST_CASE("read-only loads, stores nothing and leaves no trace") {
  Scratch scratch;
  {
    DiskCache cache({scratch.cache(), kLarge, false});
    REQUIRE(cache.Store("key", "payload"));
  }
  Age(FileOf(scratch.cache(), "key"), 5000);
  DiskCache cache({scratch.cache(), kLarge, true});
  const int64_t used = cache.List()[0].last_used_ns;
  CHECK(cache.Load("key") == "payload");
  CHECK(cache.List()[0].last_used_ns == used);
  CHECK_FALSE(cache.Store("other", "x"));
  CHECK(cache.Prune(0) == 0);
  CHECK_FALSE(cache.Remove(Sha256::HexOf("key")));
  CHECK(cache.List().size() == 1);
  CHECK(scratch.warnings.empty());

  DiskCache absent({scratch.path() + "/absent", kLarge, true});
  CHECK_FALSE(absent.enabled());
  CHECK_FALSE(fs::exists(scratch.path() + "/absent"));
}

TEST_CASE("hits make an entry young, and eviction takes the oldest down to nine tenths") {
  Scratch scratch;
  const uint64_t overhead = 64 + 2;  // and keys of two bytes
  DiskCache cache({scratch.cache(), 20000, false});
  for (int i = 10; i < 20; ++i) {
    REQUIRE(cache.Store(std::to_string(i), Pattern(2000 - overhead, i)));
    Age(FileOf(scratch.cache(), std::to_string(i)), 1000 - 10 * i);
  }
  CHECK(cache.List().size() == 10);
  CHECK(cache.Load("10"));
  REQUIRE(cache.Store("20", Pattern(2000 - overhead, 20)));
  // 22,000 bytes went down to 18,000: the two oldest, which 10 is no longer.
  CHECK(cache.stat().evicted == 2);
  CHECK_FALSE(cache.Load("11"));
  CHECK_FALSE(cache.Load("12"));
  for (int i : {10, 13, 14, 15, 16, 17, 18, 19, 20})
    CHECK(cache.Load(std::to_string(i)) == Pattern(2000 - overhead, i));
  // Too much for the whole cache: refused, and nothing is thrown out for it.
  CHECK_FALSE(cache.Store("21", Pattern(19000, 21)));
  CHECK(cache.List().size() == 9);
}

TEST_CASE("listing and pruning show and remove the oldest first") {
  Scratch scratch;
  DiskCache cache({scratch.cache(), kLarge, false});
  for (const char* key : {"a", "b", "c"}) REQUIRE(cache.Store(key, Pattern(1000 - 65, 1)));
  Age(FileOf(scratch.cache(), "b"), 300);
  Age(FileOf(scratch.cache(), "a"), 200);
  std::vector<DiskCache::Entry> entries = cache.List();
  REQUIRE(entries.size() == 3);
  CHECK(entries[0].name == Sha256::HexOf("b"));
  CHECK(entries[1].name == Sha256::HexOf("a"));
  CHECK(entries[2].name == Sha256::HexOf("c"));
  CHECK(entries[0].bytes == 1000);
  CHECK(entries[0].last_used_ns < entries[1].last_used_ns);
  CHECK(cache.Prune(2500) == 1000);
  CHECK_FALSE(cache.Load("b"));
  CHECK(cache.Remove(Sha256::HexOf("a")));
  CHECK_FALSE(cache.Remove(Sha256::HexOf("a")));
  CHECK_FALSE(cache.Remove("../../" + std::string(58, 'a')));
  CHECK(cache.Prune(0) == 1000);
  CHECK(cache.List().empty());
}

TEST_CASE("the default directory follows the XDG specification") {
  const char* old_xdg = std::getenv("XDG_CACHE_HOME");
  const char* old_home = std::getenv("HOME");
  std::string xdg = old_xdg ? old_xdg : "", home = old_home ? old_home : "";
  ::setenv("HOME", "/home/someone", 1);
  ::setenv("XDG_CACHE_HOME", "/var/somewhere", 1);
  CHECK(DiskCache::DefaultDir() == "/var/somewhere/torch_tpu");
  ::setenv("XDG_CACHE_HOME", "relative", 1);
  CHECK(DiskCache::DefaultDir() == "/home/someone/.cache/torch_tpu");
  ::unsetenv("XDG_CACHE_HOME");
  CHECK(DiskCache::DefaultDir() == "/home/someone/.cache/torch_tpu");
  if (old_xdg) ::setenv("XDG_CACHE_HOME", xdg.c_str(), 1);
  old_home ? ::setenv("HOME", home.c_str(), 1) : ::unsetenv("HOME");
  Scratch scratch;  // catches the warning
  DiskCache nowhere({"", kLarge, false});
  CHECK_FALSE(nowhere.enabled());
  CHECK(scratch.warnings.size() == 1);
}

}  // namespace torch_tpu::runtime
