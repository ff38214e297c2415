#include "runtime/buffer.h"

#include "runtime/device.h"

namespace torch_tpu::runtime {

int64_t Buffer::num_bytes() const { return shlo::NumElements(dims_) * shlo::ByteSize(dtype_); }

int64_t Buffer::memory_bytes() const { return shlo::NumElements(memory_dims()) * shlo::ByteSize(dtype_); }

Buffer::~Buffer() {
  if (counted_) device_.memory().Freed(memory_bytes());
  if (pjrt_) device_.Recycle(dtype_, memory_dims(), std::move(pjrt_));
}

Buffer::State Buffer::Settle() const {
  uint32_t state = state_.load(std::memory_order_acquire);
  while (state == kPending) {
    state_.wait(kPending, std::memory_order_acquire);
    state = state_.load(std::memory_order_acquire);
  }
  return static_cast<State>(state);
}

void Buffer::Wait() const {
  State state = Settle();
  if (state == kReady) [[likely]]
    return;
  TT_CHECK(state != kRecorded, kNotImplemented,
           "the value of this tensor is not known while a graph is being compiled: expected operators that need no "
           "values, got one that reads them");
  throw support::Error(failure_->kind, failure_->message);
}

void Buffer::SetReady(pjrt::Buffer value, const shlo::Dims& memory_dims) {
  if (&memory_dims != &dims_ && memory_dims != dims_) [[unlikely]]
    padded_ = std::make_unique<const shlo::Dims>(memory_dims);
  pjrt_ = std::move(value);
  counted_ = true;
  device_.memory().Allocated(memory_bytes());
  state_.store(kReady, std::memory_order_release);
  state_.notify_all();
}

void Buffer::SetFailed(std::shared_ptr<const Failure> failure) {
  failure_ = std::move(failure);
  state_.store(kFailed, std::memory_order_release);
  state_.notify_all();
}

pjrt::Buffer Buffer::Donate() {
  if (counted_) device_.memory().Freed(memory_bytes());
  counted_ = false;
  return std::move(pjrt_);
}

}  // namespace torch_tpu::runtime
