// A bounded map that drops its least recently used entries. Every entry has a cost: 1 for a bound on their number,
// its size for a bound on bytes. Owns keys and values; not thread-safe (OnceMap is).
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <list>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace torch_tpu::support {

template <typename K, typename V, typename Hash = std::hash<K>, typename Equal = std::equal_to<K>>
class Lru {
 public:
  explicit Lru(uint64_t capacity) : capacity_(capacity) {}
  Lru(const Lru&) = delete;
  Lru& operator=(const Lru&) = delete;

  // Null if absent; a found entry becomes the most recent. Valid until the next Insert, Erase or Clear.
  V* Find(const K& key) {
    auto found = index_.find(&key);
    if (found == index_.end()) return nullptr;
    order_.splice(order_.begin(), order_, found->second);
    return &found->second->value;
  }

  // Replaces an entry of the same key. Returns what had to go, so that the caller can destroy it outside its lock;
  // an entry that costs more than the whole capacity comes straight back.
  std::vector<V> Insert(K key, V value, uint64_t cost = 1) {
    std::vector<V> dropped;
    if (auto found = index_.find(&key); found != index_.end()) dropped.push_back(Remove(found->second));
    if (cost > capacity_) {
      dropped.push_back(std::move(value));
      return dropped;
    }
    order_.push_front(Entry{std::move(key), std::move(value), cost});
    try {
      index_.emplace(&order_.front().key, order_.begin());
    } catch (...) {
      order_.pop_front();
      throw;
    }
    cost_ += cost;
    Trim(dropped);
    return dropped;
  }

  std::optional<V> Erase(const K& key) {
    auto found = index_.find(&key);
    if (found == index_.end()) return std::nullopt;
    return Remove(found->second);
  }
  std::vector<V> Clear() {
    std::vector<V> dropped;
    dropped.reserve(order_.size());
    while (!order_.empty()) dropped.push_back(Remove(order_.begin()));
    return dropped;
  }
  std::vector<V> SetCapacity(uint64_t capacity) {
    capacity_ = capacity;
    std::vector<V> dropped;
    Trim(dropped);
    return dropped;
  }

  size_t size() const { return index_.size(); }
  uint64_t cost() const { return cost_; }
  uint64_t capacity() const { return capacity_; }

 private:
  struct Entry {
    K key;
    V value;
    uint64_t cost;
  };
  using Order = std::list<Entry>;
  // The index points at the keys in the list, so a key is stored once.
  struct PointedHash {
    size_t operator()(const K* key) const { return Hash()(*key); }
  };
  struct PointedEqual {
    bool operator()(const K* a, const K* b) const { return a == b || Equal()(*a, *b); }
  };

  V Remove(typename Order::iterator entry) {
    V value = std::move(entry->value);
    cost_ -= entry->cost;
    index_.erase(&entry->key);
    order_.erase(entry);
    return value;
  }
  void Trim(std::vector<V>& dropped) {
    while (cost_ > capacity_) dropped.push_back(Remove(std::prev(order_.end())));
  }

  uint64_t capacity_;
  uint64_t cost_ = 0;
  Order order_;  // most recent first
  std::unordered_map<const K*, typename Order::iterator, PointedHash, PointedEqual> index_;
};

}  // namespace torch_tpu::support
