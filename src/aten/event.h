// Events: a Moment in a device's work, and the host time at which the device reached it. A Moment is shared by the
// event that recorded it and by whoever waits for it; an event that is recorded again takes a new one. Thread-safe.
#pragma once
#include <c10/core/Device.h>

#include <atomic>
#include <cstdint>
#include <memory>

#include "support/mutex.h"

namespace torch_tpu::aten {

class Moment {
 public:
  // All work handed to the device before this call lies before the moment.
  static std::shared_ptr<Moment> Now(c10::DeviceIndex device);

  c10::DeviceIndex device() const { return device_; }
  bool Reached() const { return reached_.load(std::memory_order_acquire); }
  void Wait() const { reached_.wait(false, std::memory_order_acquire); }
  // Of the host's steady clock; valid once reached.
  int64_t nanoseconds() const { return nanoseconds_; }

 private:
  explicit Moment(c10::DeviceIndex device) : device_(device) {}
  void Reach();

  const c10::DeviceIndex device_;
  int64_t nanoseconds_ = 0;
  std::atomic<bool> reached_{false};
};

// What torch.Event holds.
class Event {
 public:
  void Record(c10::DeviceIndex device);
  // Null if the event was never recorded.
  std::shared_ptr<const Moment> moment() const;

 private:
  mutable support::SpinLock lock_;
  std::shared_ptr<const Moment> moment_;
};

}  // namespace torch_tpu::aten
