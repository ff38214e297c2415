#include "support/lru.h"

#include <memory>
#include <string>

#include "doctest.h"

namespace torch_tpu::support {

TEST_CASE("the least recently used entry goes first") {
  Lru<std::string, int> lru(2);
  CHECK(lru.Insert("a", 1).empty());
  CHECK(lru.Insert("b", 2).empty());
  REQUIRE(lru.Find("a") != nullptr);
  CHECK(lru.Insert("c", 3) == std::vector<int>{2});
  CHECK(lru.Find("b") == nullptr);
  CHECK(*lru.Find("a") == 1);
  CHECK(*lru.Find("c") == 3);
  CHECK(lru.size() == 2);
}

TEST_CASE("a bound on bytes drops as many as it takes and refuses what never fits") {
  Lru<int, int> lru(100);
  lru.Insert(1, 10, 40);
  lru.Insert(2, 20, 40);
  CHECK(lru.Insert(3, 30, 90) == std::vector<int>{10, 20});
  CHECK(lru.cost() == 90);
  CHECK(lru.Insert(4, 40, 101) == std::vector<int>{40});
  CHECK(lru.Find(4) == nullptr);
  CHECK(*lru.Find(3) == 30);
}

TEST_CASE("the same key replaces its entry and its cost") {
  Lru<int, int> lru(100);
  lru.Insert(1, 10, 60);
  CHECK(lru.Insert(1, 11, 30) == std::vector<int>{10});
  CHECK(lru.cost() == 30);
  CHECK(lru.size() == 1);
  CHECK(*lru.Find(1) == 11);
  // Too large a replacement leaves nothing behind: the old value is no longer right.
  CHECK(lru.Insert(1, 12, 200) == std::vector<int>{11, 12});
  CHECK(lru.size() == 0);
  CHECK(lru.cost() == 0);
}

TEST_CASE("erasing, shrinking and clearing give the values back") {
  Lru<int, std::shared_ptr<int>> lru(10);
  for (int i = 0; i < 5; ++i) lru.Insert(i, std::make_shared<int>(i));
  CHECK(**lru.Erase(3) == 3);
  CHECK_FALSE(lru.Erase(3));
  CHECK(lru.SetCapacity(2).size() == 2);
  CHECK(lru.Find(0) == nullptr);
  CHECK(lru.Find(4) != nullptr);
  CHECK(lru.Clear().size() == 2);
  CHECK(lru.size() == 0);
  CHECK(lru.cost() == 0);
}

TEST_CASE("keys of one hash are told apart") {
  struct Same {
    size_t operator()(int) const { return 7; }
  };
  Lru<int, int, Same> lru(10);
  for (int i = 0; i < 10; ++i) lru.Insert(i, i * i);
  for (int i = 0; i < 10; ++i) CHECK(*lru.Find(i) == i * i);
}

}  // namespace torch_tpu::support
