// An array in device memory. Move-only owner of one PJRT_Buffer and nothing else; the client that made it must outlive
// it. A Buffer may be Pending: its producer has been enqueued but has not run. Thread-safe but for moves, release and
// Reset.
#pragma once
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "pjrt/api.h"
#include "pjrt/event.h"

namespace torch_tpu::pjrt {

class Buffer {
 public:
  Buffer() = default;
  Buffer(const PJRT_Api* api, PJRT_Buffer* buffer) : api_(api), buffer_(buffer) {}
  Buffer(Buffer&& other) noexcept : api_(other.api_), buffer_(std::exchange(other.buffer_, nullptr)) {}
  Buffer& operator=(Buffer&& other) noexcept {
    if (this != &other) {
      Reset();
      api_ = other.api_;
      buffer_ = std::exchange(other.buffer_, nullptr);
    }
    return *this;
  }
  ~Buffer() { Reset(); }

  PJRT_Buffer* get() const { return buffer_; }
  // Gives up ownership: the caller destroys the PJRT_Buffer.
  PJRT_Buffer* release() { return std::exchange(buffer_, nullptr); }
  explicit operator bool() const { return buffer_ != nullptr; }
  void Reset() noexcept {
    if (buffer_ == nullptr) return;
    auto args = MakeArgs<PJRT_Buffer_Destroy_Args>();
    args.buffer = std::exchange(buffer_, nullptr);
    CallNoThrow(api_, args);
  }

  // The event that fires when the contents are there, or when making them failed.
  Event ReadyEvent() const;
  bool IsReady() const;
  // Blocks until the contents are there; throws the error of the producer.
  void Await() const;
  // True after the contents were donated to a program.
  bool IsDeleted() const;

  // The address of the contents, where Client::host_visible(). Await first; valid until the buffer is destroyed or
  // donated. Row-major, aligned to 64 bytes on the CPU plugins.
  void* HostPointer() const;
  // Copies the contents to `dst` as a dense row-major array, whatever the layout on the device is; waits, and throws
  // the error of the producer or of the copy. `size` is that of `dst` in bytes, at least the array's.
  void ToHost(void* dst, size_t size) const;
  // The same without waiting: `dst` must live until the event fires.
  Event ToHostAsync(void* dst, size_t size) const;
  // A copy on another device of the same client.
  Buffer CopyToDevice(PJRT_Device* device) const;

  // Includes padding and tiling.
  size_t OnDeviceSize() const;
  // Upper bounds where a dimension is dynamic.
  std::vector<int64_t> dims() const;
  PJRT_Buffer_Type element_type() const;
  PJRT_Device* device() const;

 private:
  const PJRT_Api* api_ = nullptr;
  PJRT_Buffer* buffer_ = nullptr;
};

}  // namespace torch_tpu::pjrt
