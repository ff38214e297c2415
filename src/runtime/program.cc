#include "runtime/program.h"

#include <cstring>

#include "support/hash.h"

namespace torch_tpu::runtime {

struct ProgramCache::Table {
  explicit Table(size_t n) : mask(n - 1), slots(new std::atomic<OpEntry*>[n]) {
    for (size_t i = 0; i < n; ++i) slots[i].store(nullptr, std::memory_order_relaxed);
  }
  size_t mask;
  std::unique_ptr<std::atomic<OpEntry*>[]> slots;

  void Put(OpEntry* entry) {
    size_t i = entry->hash & mask;
    while (slots[i].load(std::memory_order_relaxed)) i = (i + 1) & mask;
    slots[i].store(entry, std::memory_order_release);
  }
};

ProgramCache::ProgramCache() {
  tables_.push_back(std::make_unique<Table>(4096));
  table_.store(tables_.back().get(), std::memory_order_release);
}

ProgramCache::~ProgramCache() = default;

uint64_t ProgramCache::Hash(const Key& key) { return support::HashWords(key.data(), key.size()); }

OpEntry* ProgramCache::Find(const Key& key, uint64_t hash) const {
  const Table* table = table_.load(std::memory_order_acquire);
  for (size_t i = hash & table->mask;; i = (i + 1) & table->mask) {
    OpEntry* entry = table->slots[i].load(std::memory_order_acquire);
    if (!entry) return nullptr;
    if (entry->hash == hash && entry->key.size() == key.size() &&
        std::memcmp(entry->key.data(), key.data(), key.size() * sizeof(int64_t)) == 0) {
      return entry;
    }
  }
}

OpEntry* ProgramCache::Insert(std::unique_ptr<OpEntry> entry) {
  std::lock_guard<std::mutex> lock(mutex_);
  Key key(entry->key);
  if (OpEntry* first = Find(key, entry->hash)) return first;
  Table* table = table_.load(std::memory_order_relaxed);
  if ((entries_.size() + 1) * 2 > table->mask + 1) {
    tables_.push_back(std::make_unique<Table>((table->mask + 1) * 2));
    table = tables_.back().get();
    for (auto& e : entries_) table->Put(e.get());
    table_.store(table, std::memory_order_release);
  }
  OpEntry* raw = entry.get();
  entries_.push_back(std::move(entry));
  table->Put(raw);
  count_.store(entries_.size(), std::memory_order_relaxed);
  return raw;
}

}  // namespace torch_tpu::runtime
