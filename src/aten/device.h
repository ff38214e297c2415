// The current device of each thread and checks of device indexes. A thread starts on device 0. Asking for the current
// device, or switching between devices, never starts the runtime; GetDevice does. Thread-safe.
#pragma once
#include <c10/core/Device.h>

#include "runtime/device.h"

namespace torch_tpu::aten {

// No more devices than a DeviceIndex can name.
inline constexpr int kMaxDevices = 127;

c10::DeviceIndex CurrentDevice() noexcept;
// Raises RuntimeError for a device that this process does not have; may start the runtime to know.
void SetCurrentDevice(c10::DeviceIndex index);
// Returns the previous device. A negative index changes nothing. The index is checked once the runtime has started.
c10::DeviceIndex ExchangeDevice(c10::DeviceIndex index);
void SetCurrentDeviceUnchecked(c10::DeviceIndex index) noexcept;

// Never throws and does not start the runtime where the count is known without it; 0 if there is no usable runtime.
c10::DeviceIndex DeviceCount() noexcept;

// `index`, or the current device where it is negative.
inline c10::DeviceIndex OrCurrent(c10::DeviceIndex index) { return index < 0 ? CurrentDevice() : index; }

// The device (negative: the current one); starts the runtime.
runtime::Device& GetDevice(c10::DeviceIndex index);
// The same, but null as long as the runtime has not started: then there is nothing to wait for or to count.
runtime::Device* StartedDevice(c10::DeviceIndex index);

}  // namespace torch_tpu::aten
