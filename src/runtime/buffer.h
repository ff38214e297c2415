// Buffer: an immutable device value as a counted future. It is Pending until the program that makes it has been
// executed, then Ready or Failed for good. Cells, queued work and pins of host views hold references; donation is
// legal exactly when one reference is left. Reference counting and waiting are thread-safe.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "pjrt/buffer.h"
#include "shlo/type.h"
#include "support/error.h"

namespace torch_tpu::runtime {

class Device;

// Why a Buffer has no value; shared by everything computed from it.
struct Failure {
  support::ErrorKind kind;
  std::string message;
};

class Buffer {
 public:
  // Recorded: a place in a graph that is being recorded; such a buffer never gets a value.
  enum State : uint32_t { kPending, kReady, kFailed, kRecorded };

  Buffer(Device& device, shlo::DType dtype, const shlo::Dims& dims) : device_(device), dtype_(dtype), dims_(dims) {}
  ~Buffer();
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  Device& device() const { return device_; }
  shlo::DType dtype() const { return dtype_; }
  const shlo::Dims& dims() const { return dims_; }
  int64_t num_bytes() const;
  // Once it is Ready: what lies in memory may be larger, with anything behind each dimension.
  bool padded() const { return padded_ != nullptr; }
  const shlo::Dims& memory_dims() const { return padded_ ? *padded_ : dims_; }
  int64_t memory_bytes() const;
  State state() const { return static_cast<State>(state_.load(std::memory_order_acquire)); }

  // Blocks until the value is there; throws the failure if there is none, and NotImplemented where there never will be
  // one. Called without locks held.
  void Wait() const;
  // The same without throwing: blocks while the buffer is Pending and says what it has become.
  State Settle() const;

  // Only the executor and transfers use these.
  PJRT_Buffer* raw() const { return pjrt_.get(); }
  pjrt::Buffer& pjrt() { return pjrt_; }
  void SetReady(pjrt::Buffer value) { SetReady(std::move(value), dims_); }
  void SetReady(pjrt::Buffer value, const shlo::Dims& memory_dims);
  void SetFailed(std::shared_ptr<const Failure> failure);
  void SetRecorded() { state_.store(kRecorded, std::memory_order_release); }
  const std::shared_ptr<const Failure>& failure() const { return failure_; }
  // Gives the memory up to a program that was allowed to overwrite it.
  pjrt::Buffer Donate();

  uint32_t holders() const { return refs_.load(std::memory_order_acquire); }

 private:
  friend class BufferRef;
  Device& device_;
  std::atomic<uint32_t> refs_{0};
  std::atomic<uint32_t> state_{kPending};
  shlo::DType dtype_;
  bool counted_ = false;  // its bytes are in the device's statistics
  shlo::Dims dims_;
  std::unique_ptr<const shlo::Dims> padded_;
  pjrt::Buffer pjrt_;
  std::shared_ptr<const Failure> failure_;
};

// A counted reference; null means "never written".
class BufferRef {
 public:
  BufferRef() = default;
  explicit BufferRef(Buffer* b) : b_(b) {
    if (b_) b_->refs_.fetch_add(1, std::memory_order_relaxed);
  }
  BufferRef(const BufferRef& o) : BufferRef(o.b_) {}
  BufferRef(BufferRef&& o) noexcept : b_(std::exchange(o.b_, nullptr)) {}
  BufferRef& operator=(const BufferRef& o) { return *this = BufferRef(o); }
  BufferRef& operator=(BufferRef&& o) noexcept {
    if (this != &o) {
      Drop();
      b_ = std::exchange(o.b_, nullptr);
    }
    return *this;
  }
  ~BufferRef() { Drop(); }
  void reset() {
    Drop();
    b_ = nullptr;
  }
  Buffer* get() const { return b_; }
  Buffer* operator->() const { return b_; }
  Buffer& operator*() const { return *b_; }
  explicit operator bool() const { return b_ != nullptr; }

 private:
  void Drop() {
    if (b_ && b_->refs_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete b_;
  }
  Buffer* b_ = nullptr;
};

}  // namespace torch_tpu::runtime
