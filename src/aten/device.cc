#include "aten/device.h"

#include <c10/util/Exception.h>

#include <algorithm>

#include "aten/errors.h"
#include "runtime/runtime.h"

namespace torch_tpu::aten {
namespace {

thread_local c10::DeviceIndex current_device = 0;

void CheckIndex(c10::DeviceIndex index, int count) {
  TORCH_CHECK(index >= 0 && index < count, "invalid tpu device index: expected 0 <= index < ", count, ", got ",
              static_cast<int>(index), count == 0 ? "; no tpu runtime is available" : "");
}

runtime::Device& Checked(runtime::Runtime& runtime, c10::DeviceIndex index) {
  index = OrCurrent(index);
  CheckIndex(index, runtime.device_count());
  return runtime.device(index);
}

}  // namespace

c10::DeviceIndex CurrentDevice() noexcept { return current_device; }

void SetCurrentDevice(c10::DeviceIndex index) {
  if (index == current_device) return;
  CheckIndex(index, DeviceCount());
  current_device = index;
}

c10::DeviceIndex ExchangeDevice(c10::DeviceIndex index) {
  c10::DeviceIndex previous = current_device;
  if (index < 0 || index == previous) return previous;
  if (runtime::Runtime::IsInitialized()) CheckIndex(index, DeviceCount());
  current_device = index;
  return previous;
}

void SetCurrentDeviceUnchecked(c10::DeviceIndex index) noexcept {
  if (index >= 0) current_device = index;
}

c10::DeviceIndex DeviceCount() noexcept {
  return static_cast<c10::DeviceIndex>(std::min(runtime::Runtime::DeviceCount(), kMaxDevices));
}

runtime::Device& GetDevice(c10::DeviceIndex index) {
  return Translated([&]() -> runtime::Device& { return Checked(runtime::Runtime::Get(), index); });
}

runtime::Device* StartedDevice(c10::DeviceIndex index) {
  if (!runtime::Runtime::IsInitialized()) return nullptr;
  return &GetDevice(index);
}

}  // namespace torch_tpu::aten
