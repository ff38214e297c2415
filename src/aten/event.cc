#include "aten/event.h"

#include <chrono>

#include "aten/device.h"
#include "aten/errors.h"

namespace torch_tpu::aten {

std::shared_ptr<Moment> Moment::Now(c10::DeviceIndex index) {
  std::shared_ptr<Moment> moment(new Moment(index));
  if (runtime::Device* device = StartedDevice(index)) {
    Translated([&] { device->OnIdle([moment] { moment->Reach(); }); });
  } else {
    moment->Reach();
  }
  return moment;
}

void Moment::Reach() {
  auto now = std::chrono::steady_clock::now().time_since_epoch();
  nanoseconds_ = std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
  reached_.store(true, std::memory_order_release);
  reached_.notify_all();
}

void Event::Record(c10::DeviceIndex device) {
  std::shared_ptr<const Moment> moment = Moment::Now(device);
  support::SpinLockHolder hold(lock_);
  moment_.swap(moment);
}

std::shared_ptr<const Moment> Event::moment() const {
  support::SpinLockHolder hold(lock_);
  return moment_;
}

}  // namespace torch_tpu::aten
