// A bounded cache that computes each value once, however many threads ask for it at the same time. The others wait; if
// the computation throws, its caller gets the exception, nothing is kept, and one of those who waited computes instead.
// Keys are compared whole; the hash only finds them. Values are copied out, so V is a shared pointer or small.
// Thread-safe. `compute` runs without a lock of the map; a caller must not hold a lock that another caller's `compute`
// may want (the interpreter's lock is one). A `compute` that asks for its own key raises Error(kInternal).
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "support/error.h"
#include "support/lru.h"
#include "support/mutex.h"

namespace torch_tpu::support {

template <typename K, typename V, typename Hash = std::hash<K>, typename Equal = std::equal_to<K>>
class OnceMap {
  // A copy that throws would leave those who wait without an answer.
  static_assert(std::is_nothrow_copy_constructible_v<V>);

 public:
  enum class Source {
    kHit,       // was there
    kWaited,    // another caller computed it meanwhile
    kComputed,  // this call computed it
  };

  explicit OnceMap(uint64_t capacity) : done_(capacity) {}
  OnceMap(const OnceMap&) = delete;
  OnceMap& operator=(const OnceMap&) = delete;

  // Never waits and never computes.
  std::optional<V> Find(const K& key) TT_EXCLUDES(mutex_) {
    MutexLock lock(mutex_);
    if (V* found = done_.Find(key)) return *found;
    return std::nullopt;
  }

  // `compute()` returns V. `cost(value)` counts against the capacity.
  template <typename Compute, typename Cost>
  V GetOrCompute(const K& key, Compute&& compute, Cost&& cost, Source* source = nullptr) TT_EXCLUDES(mutex_) {
    std::shared_ptr<Flight> flight;
    {
      MutexLock lock(mutex_);
      while (true) {
        if (V* found = done_.Find(key)) {
          if (source != nullptr) *source = flight ? Source::kWaited : Source::kHit;
          return *found;
        }
        auto running = running_.find(key);
        if (running == running_.end()) break;
        flight = running->second;
        TT_ASSERT(flight->owner != std::this_thread::get_id(), "a value is needed to compute itself");
        while (!flight->over) flight->changed.Wait(mutex_);
        // A value may be evicted before we wake, so it travels in the flight.
        if (flight->value) {
          if (source != nullptr) *source = Source::kWaited;
          return *flight->value;
        }
      }
      flight = std::make_shared<Flight>();
      running_.emplace(key, flight);
    }
    std::optional<V> value;
    uint64_t price = 0;
    std::optional<K> copy;
    try {
      value.emplace(compute());
      price = cost(*value);
      copy.emplace(key);
    } catch (...) {
      Land(key, *flight);
      throw;
    }
    std::vector<V> dropped;  // destroyed after the lock is released
    {
      MutexLock lock(mutex_);
      // A Clear during the computation took the flight away: its value still goes to those who wait, not to the map.
      auto running = running_.find(key);
      bool current = running != running_.end() && running->second == flight;
      if (current) running_.erase(running);
      flight->value = value;
      flight->over = true;
      flight->changed.NotifyAll();
      if (current) dropped = done_.Insert(std::move(*copy), *value, price);
    }
    if (source != nullptr) *source = Source::kComputed;
    return *std::move(value);
  }
  template <typename Compute>
  V GetOrCompute(const K& key, Compute&& compute, Source* source = nullptr) {
    return GetOrCompute(
        key, std::forward<Compute>(compute), [](const V&) { return uint64_t{1}; }, source);
  }

  // What is being computed is finished and not kept.
  void Clear() TT_EXCLUDES(mutex_) {
    std::vector<V> dropped;
    MutexLock lock(mutex_);
    dropped = done_.Clear();
    running_.clear();
  }
  bool Erase(const K& key) TT_EXCLUDES(mutex_) {
    std::optional<V> dropped;
    MutexLock lock(mutex_);
    running_.erase(key);
    dropped = done_.Erase(key);
    return dropped.has_value();
  }
  void SetCapacity(uint64_t capacity) TT_EXCLUDES(mutex_) {
    std::vector<V> dropped;
    MutexLock lock(mutex_);
    dropped = done_.SetCapacity(capacity);
  }
  size_t size() const TT_EXCLUDES(mutex_) {
    MutexLock lock(mutex_);
    return done_.size();
  }

 private:
  struct Flight {
    const std::thread::id owner = std::this_thread::get_id();
    bool over = false;
    std::optional<V> value;
    CondVar changed;
  };

  // The end of a computation that failed: whoever waits looks again and finds neither value nor flight.
  void Land(const K& key, Flight& flight) TT_EXCLUDES(mutex_) {
    MutexLock lock(mutex_);
    auto running = running_.find(key);
    if (running != running_.end() && running->second.get() == &flight) running_.erase(running);
    flight.over = true;
    flight.changed.NotifyAll();
  }

  mutable Mutex mutex_;
  Lru<K, V, Hash, Equal> done_ TT_GUARDED_BY(mutex_);
  std::unordered_map<K, std::shared_ptr<Flight>, Hash, Equal> running_ TT_GUARDED_BY(mutex_);
};

}  // namespace torch_tpu::support
