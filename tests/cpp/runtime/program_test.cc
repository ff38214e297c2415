#include "runtime/program.h"

#include <atomic>
#include <thread>

#include "doctest.h"

namespace torch_tpu::runtime {
namespace {

std::unique_ptr<OpEntry> MakeEntry(const Key& key, uint64_t hash) {
  auto entry = std::make_unique<OpEntry>();
  entry->key = key.ToVector();
  entry->hash = hash;
  return entry;
}
std::unique_ptr<OpEntry> MakeEntry(const Key& key) { return MakeEntry(key, ProgramCache::Hash(key)); }

Key KeyOf(int64_t i) { return {i, i * 7, -i}; }

TEST_CASE("what was put in is found") {
  ProgramCache cache;
  Key a{1, 2, 3}, b{1, 2};
  CHECK(cache.Find(a, ProgramCache::Hash(a)) == nullptr);
  OpEntry* entry = cache.Insert(MakeEntry(a));
  CHECK(cache.Find(a, ProgramCache::Hash(a)) == entry);
  CHECK(cache.Find(b, ProgramCache::Hash(b)) == nullptr);
  CHECK(cache.size() == 1);
}

TEST_CASE("the first entry of a key stays") {
  ProgramCache cache;
  Key key{4, 5};
  OpEntry* first = cache.Insert(MakeEntry(key));
  CHECK(cache.Insert(MakeEntry(key)) == first);
  CHECK(cache.size() == 1);
}

TEST_CASE("equal hashes do not make keys equal") {
  ProgramCache cache;
  const uint64_t hash = 42;
  std::vector<Key> keys = {{1, 2, 3}, {1, 2, 4}, {1, 2}, {1, 2, 3, 0}, {3, 2, 1}};
  std::vector<OpEntry*> entries;
  for (const Key& key : keys) {
    CHECK(cache.Find(key, hash) == nullptr);
    entries.push_back(cache.Insert(MakeEntry(key, hash)));
  }
  CHECK(cache.size() == keys.size());
  for (size_t i = 0; i < keys.size(); ++i) CHECK(cache.Find(keys[i], hash) == entries[i]);
  // The same slot of the table, another hash.
  CHECK(cache.Find(keys[0], hash + (uint64_t{1} << 40)) == nullptr);
}

TEST_CASE("probing wraps around the end of the table") {
  ProgramCache cache;
  const uint64_t last = ~uint64_t{0};
  for (int64_t i = 0; i < 10; ++i) cache.Insert(MakeEntry(KeyOf(i), last));
  for (int64_t i = 0; i < 10; ++i) {
    OpEntry* found = cache.Find(KeyOf(i), last);
    REQUIRE(found != nullptr);
    CHECK(found->key[0] == i);
  }
}

TEST_CASE("keys longer than their inline room are whole, too") {
  ProgramCache cache;
  Key a(400, 7), b(400, 7);
  b[399] = 8;
  OpEntry* entry = cache.Insert(MakeEntry(a, 1));
  CHECK(cache.Find(a, 1) == entry);
  CHECK(cache.Find(b, 1) == nullptr);
}

TEST_CASE("entries keep their place while the table grows") {
  ProgramCache cache;
  std::vector<OpEntry*> entries;
  constexpr int64_t kCount = 10000;  // more than twice what the first table takes
  for (int64_t i = 0; i < kCount; ++i) entries.push_back(cache.Insert(MakeEntry(KeyOf(i))));
  CHECK(cache.size() == kCount);
  int wrong = 0;
  for (int64_t i = 0; i < kCount; ++i) {
    Key key = KeyOf(i);
    wrong += cache.Find(key, ProgramCache::Hash(key)) != entries[static_cast<size_t>(i)];
    wrong += entries[static_cast<size_t>(i)]->key != key.ToVector();
  }
  CHECK(wrong == 0);
}

TEST_CASE("threads agree on one entry for each key while the table grows") {
  ProgramCache cache;
  constexpr int kThreads = 4;
  constexpr int64_t kCount = 6000;
  std::vector<std::vector<OpEntry*>> seen(kThreads);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      std::vector<OpEntry*>& mine = seen[static_cast<size_t>(t)];
      mine.resize(kCount);
      for (int64_t n = 0; n < kCount; ++n) {
        // Half of the threads go backwards.
        int64_t i = t % 2 == 0 ? n : kCount - 1 - n;
        Key key = KeyOf(i);
        uint64_t hash = ProgramCache::Hash(key);
        OpEntry* entry = cache.Find(key, hash);
        if (!entry) entry = cache.Insert(MakeEntry(key, hash));
        if (entry->key != key.ToVector() || cache.Find(key, hash) != entry) ++wrong;
        mine[static_cast<size_t>(i)] = entry;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
  CHECK(cache.size() == kCount);
  for (const auto& other : seen) CHECK(other == seen[0]);
}

TEST_CASE("the hash sees every word and the length") {
  Key key{1, 2, 3, 4, 5};
  uint64_t hash = ProgramCache::Hash(key);
  CHECK(ProgramCache::Hash(Key{1, 2, 3, 4, 5}) == hash);
  for (size_t i = 0; i < key.size(); ++i) {
    Key other = key;
    other[i] ^= 1;
    CHECK(ProgramCache::Hash(other) != hash);
  }
  CHECK(ProgramCache::Hash(Key{1, 2, 3, 4}) != hash);
  CHECK(ProgramCache::Hash(Key{0}) != ProgramCache::Hash(Key{0, 0}));
}

}  // namespace
}  // namespace torch_tpu::runtime
