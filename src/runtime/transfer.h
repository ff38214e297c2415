// Bytes between host and device. Synchronous: host memory may be reused when a call returns. Thread-safe.
#pragma once
#include <cstddef>

#include "runtime/buffer.h"
#include "runtime/device.h"

namespace torch_tpu::runtime {

// A Ready buffer with the row-major bytes at `data`, copied.
BufferRef Upload(Device& device, const void* data, shlo::DType dtype, const shlo::Dims& dims);

// Copies the row-major bytes of a buffer to `data`; waits for it.
void Download(Buffer& buffer, void* data, size_t size);

// Where the host can read the buffer in place (row-major), or null if it cannot. Waits for it. The pointer is good as
// long as a reference to the buffer is held.
const void* HostPointer(Buffer& buffer);

// The same value with other dims in memory, each at least the logical one: a copy through the host, which needs no
// program of its own. Waits for it.
BufferRef WithMemoryDims(Buffer& buffer, const shlo::Dims& memory_dims);

// The same on a bare PJRT buffer.
void ReadBuffer(Device& device, pjrt::Buffer& buffer, void* data, size_t size);

}  // namespace torch_tpu::runtime
