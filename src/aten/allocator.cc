// PyTorch's allocator of the device: storages get cells, which take memory only when something is written, so what is
// counted are the buffers of the runtime. "Reserved" is what they and the pool of recycled buffers hold.
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/util/Exception.h>

#include "aten/device.h"
#include "aten/errors.h"
#include "aten/storage.h"
#include "runtime/runtime.h"

namespace torch_tpu::aten {
namespace {

using c10::CachingAllocator::Stat;
using c10::CachingAllocator::StatArray;
using c10::CachingAllocator::StatType;

void SetAll(StatArray& stats, int64_t current, int64_t peak, int64_t allocated, int64_t freed) {
  Stat& stat = stats[static_cast<size_t>(StatType::AGGREGATE)];
  stat.current = current;
  stat.peak = peak;
  stat.allocated = allocated;
  stat.freed = freed;
}

struct Allocator final : c10::DeviceAllocator {
  c10::DataPtr allocate(size_t nbytes) override { return NewUntypedCell(CurrentDevice(), nbytes); }

  // No raw interface: the context of a pointer is its cell, not its address.
  c10::DeleterFnPtr raw_deleter() const override { return nullptr; }

  void copy_data(void*, const void*, std::size_t) const override {
    TORCH_CHECK(false, "memory of a tpu tensor has no address that the host can copy from; copy the tensor instead");
  }

  bool initialized() override { return runtime::Runtime::IsInitialized(); }

  void emptyCache(c10::MempoolId_t) override {
    if (!initialized()) return;
    for (int i = 0, n = DeviceCount(); i < n; ++i) GetDevice(static_cast<c10::DeviceIndex>(i)).pool().Clear();
  }

  // Work in the queue holds references to its buffers: none is reused before it is done.
  void recordStream(const c10::DataPtr&, c10::Stream) override {}

  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex index) override {
    c10::CachingDeviceAllocator::DeviceStats stats;
    runtime::Device* device = StartedDevice(index);
    if (device == nullptr) return stats;
    runtime::MemorySnapshot now = device->memory().Snapshot();
    for (StatArray* bytes : {&stats.allocated_bytes, &stats.active_bytes, &stats.requested_bytes}) {
      SetAll(*bytes, now.allocated_bytes, now.peak_bytes, now.total_allocated_bytes, now.total_freed_bytes);
    }
    for (StatArray* count : {&stats.allocation, &stats.active}) {
      SetAll(*count, now.buffers, now.peak_buffers, now.allocations, now.frees);
    }
    // Memory comes from the device when a buffer is made and goes back when it leaves the pool.
    SetAll(stats.reserved_bytes, now.reserved_bytes, now.peak_reserved_bytes, now.total_allocated_bytes,
           now.total_freed_bytes);
    stats.num_device_alloc = now.allocations;
    stats.num_device_free = now.frees;
    stats.num_ooms = now.out_of_memory;
    return stats;
  }

  void resetAccumulatedStats(c10::DeviceIndex index) override {
    if (runtime::Device* device = StartedDevice(index)) device->memory().ResetAccumulated();
  }
  void resetPeakStats(c10::DeviceIndex index) override {
    if (runtime::Device* device = StartedDevice(index)) device->memory().ResetPeak();
  }

  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex index) override {
    runtime::Device& device = GetDevice(index);
    return Translated([&] { return device.MemoryInfo(); });
  }
};

// Never destroyed: tensors may be freed after every static is gone.
Allocator& allocator = *new Allocator;

REGISTER_ALLOCATOR(c10::DeviceType::PrivateUse1, &allocator)

}  // namespace

c10::Allocator* GetAllocator() { return &allocator; }

}  // namespace torch_tpu::aten
