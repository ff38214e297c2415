#include "aten/host_allocator.h"

#include <sys/mman.h>
#include <unistd.h>

#include <bit>
#include <chrono>
#include <map>

#include "support/mutex.h"

namespace torch_tpu::aten {
namespace {

size_t RoundToPages(size_t nbytes) {
  static const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return (nbytes + page - 1) / page * page;
}

int64_t MicrosecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();
}

class HostAllocator final : public at::HostAllocator {
 public:
  c10::DataPtr allocate(size_t nbytes) override {
    if (nbytes == 0) return {nullptr, c10::Device(c10::DeviceType::CPU)};
    size_t size = RoundToPages(nbytes);
    auto start = std::chrono::steady_clock::now();
    void* data = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    TORCH_CHECK_WITH(OutOfMemoryError, size >= nbytes && data != MAP_FAILED, "pinned memory: expected room for ",
                     nbytes, " bytes of host memory, got none; free tensors or do not pin this one");
    support::MutexLock lock(mutex_);
    blocks_.emplace(reinterpret_cast<uintptr_t>(data), size);
    stats_.active_requests.increase(1);
    stats_.active_bytes.increase(size);
    stats_.allocations.increase(1);
    stats_.allocated_bytes.increase(size);
    stats_.host_alloc_time.increase(MicrosecondsSince(start));
    ++stats_.num_host_alloc;
    ++stats_.bucket_allocation[std::bit_width(size - 1)];
    return {data, data, &Delete, c10::Device(c10::DeviceType::CPU)};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &Delete; }
  void copy_data(void* dest, const void* src, std::size_t count) const override { default_copy_data(dest, src, count); }

  // Transfers have read their source when they return, so there is nothing to remember.
  bool record_event(void* pointer, void*, c10::Stream) override { return Contains(pointer); }
  // Freed blocks go back to the system at once.
  void empty_cache() override {}

  at::HostStats get_stats() override {
    support::MutexLock lock(mutex_);
    return stats_;
  }
  void reset_accumulated_stats() override {
    support::MutexLock lock(mutex_);
    for (at::Stat* stat : Stats()) stat->reset_accumulated();
    stats_.host_alloc_time.reset_accumulated();
    stats_.host_free_time.reset_accumulated();
    stats_.num_host_alloc = stats_.num_host_free = 0;
  }
  void reset_peak_stats() override {
    support::MutexLock lock(mutex_);
    for (at::Stat* stat : Stats()) stat->reset_peak();
    stats_.host_alloc_time.reset_peak();
    stats_.host_free_time.reset_peak();
  }

  bool Contains(const void* pointer) {
    auto address = reinterpret_cast<uintptr_t>(pointer);
    support::MutexLock lock(mutex_);
    auto after = blocks_.upper_bound(address);
    if (after == blocks_.begin()) return false;
    const auto& [start, size] = *std::prev(after);
    return address - start < size;
  }

 private:
  static void Delete(void* data);

  void Free(void* data) {
    auto start = std::chrono::steady_clock::now();
    size_t size = 0;
    {
      support::MutexLock lock(mutex_);
      auto found = blocks_.find(reinterpret_cast<uintptr_t>(data));
      if (found == blocks_.end()) return;
      size = found->second;
      blocks_.erase(found);
      stats_.active_requests.decrease(1);
      stats_.active_bytes.decrease(size);
      stats_.allocations.decrease(1);
      stats_.allocated_bytes.decrease(size);
      ++stats_.num_host_free;
    }
    munmap(data, size);
    support::MutexLock lock(mutex_);
    stats_.host_free_time.increase(MicrosecondsSince(start));
  }
  std::array<at::Stat*, 4> Stats() {
    return {&stats_.active_requests, &stats_.active_bytes, &stats_.allocations, &stats_.allocated_bytes};
  }

  support::Mutex mutex_;
  std::map<uintptr_t, size_t> blocks_ TT_GUARDED_BY(mutex_);
  at::HostStats stats_ TT_GUARDED_BY(mutex_);
};

HostAllocator& Instance() {
  // Never destroyed: tensors may be freed after every static is gone.
  static auto* allocator = new HostAllocator;
  return *allocator;
}

void HostAllocator::Delete(void* data) { Instance().Free(data); }

REGISTER_HOST_ALLOCATOR(c10::DeviceType::PrivateUse1, GetHostAllocator())

}  // namespace

at::HostAllocator* GetHostAllocator() { return &Instance(); }

bool IsPinned(const void* pointer) { return pointer != nullptr && Instance().Contains(pointer); }

}  // namespace torch_tpu::aten
