// Host memory that transfers to the device read best: whole pages of its own, recognised again by address
// (Tensor.pin_memory, DataLoader(pin_memory=True)). Thread-safe.
#pragma once
#include <ATen/core/CachingHostAllocator.h>

namespace torch_tpu::aten {

at::HostAllocator* GetHostAllocator();
// Whether `pointer` lies in memory of that allocator.
bool IsPinned(const void* pointer);

}  // namespace torch_tpu::aten
