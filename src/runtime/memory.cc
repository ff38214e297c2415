#include "runtime/memory.h"

namespace torch_tpu::runtime {

MemorySnapshot MemoryStats::Snapshot() const {
  MemorySnapshot s;
  s.allocated_bytes = allocated();
  s.peak_bytes = peak_.load(std::memory_order_relaxed);
  s.reserved_bytes = s.allocated_bytes + pool_.bytes();
  s.peak_reserved_bytes = peak_reserved_.load(std::memory_order_relaxed);
  s.buffers = buffers_.load(std::memory_order_relaxed);
  s.peak_buffers = peak_buffers_.load(std::memory_order_relaxed);
  s.allocations = allocations_.load(std::memory_order_relaxed);
  s.frees =
      buffers_at_reset_.load(std::memory_order_relaxed) + s.allocations - buffers_.load(std::memory_order_relaxed);
  s.total_allocated_bytes = total_allocated_.load(std::memory_order_relaxed);
  s.total_freed_bytes =
      allocated_at_reset_.load(std::memory_order_relaxed) + s.total_allocated_bytes - s.allocated_bytes;
  s.out_of_memory = out_of_memory_.load(std::memory_order_relaxed);
  return s;
}

void MemoryStats::ResetPeak() {
  peak_.store(allocated(), std::memory_order_relaxed);
  peak_reserved_.store(allocated() + pool_.bytes(), std::memory_order_relaxed);
  peak_buffers_.store(buffers_.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

void MemoryStats::ResetAccumulated() {
  for (auto* counter : {&allocations_, &total_allocated_, &out_of_memory_}) {
    counter->store(0, std::memory_order_relaxed);
  }
  allocated_at_reset_.store(allocated(), std::memory_order_relaxed);
  buffers_at_reset_.store(buffers_.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

void BufferPool::Put(shlo::DType dtype, const shlo::Dims& dims, int64_t bytes, pjrt::Buffer buffer) {
  std::vector<Item> evicted;  // destroyed without the lock
  std::lock_guard<std::mutex> lock(mutex_);
  if (bytes > capacity_) return;
  items_.push_back({dtype, dims, bytes, std::move(buffer)});
  bytes_.fetch_add(bytes, std::memory_order_relaxed);
  while (bytes_.load(std::memory_order_relaxed) > capacity_) {
    bytes_.fetch_sub(items_.front().bytes, std::memory_order_relaxed);
    evicted.push_back(std::move(items_.front()));
    items_.erase(items_.begin());
  }
}

pjrt::Buffer BufferPool::Take(shlo::DType dtype, const shlo::Dims& dims) {
  std::lock_guard<std::mutex> lock(mutex_);
  for (size_t i = items_.size(); i-- > 0;) {
    if (items_[i].dtype != dtype || !(items_[i].dims == dims)) continue;
    pjrt::Buffer buffer = std::move(items_[i].buffer);
    bytes_.fetch_sub(items_[i].bytes, std::memory_order_relaxed);
    items_.erase(items_.begin() + static_cast<int64_t>(i));
    return buffer;
  }
  return {};
}

void BufferPool::Clear() {
  std::vector<Item> items;
  std::lock_guard<std::mutex> lock(mutex_);
  items.swap(items_);
  bytes_.store(0, std::memory_order_relaxed);
}

}  // namespace torch_tpu::runtime
