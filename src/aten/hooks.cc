// What PyTorch's core asks of an accelerator: is it there, which devices, generators, pinned memory.
#include <ATen/detail/PrivateUse1HooksInterface.h>

#include <limits>

#include "aten/device.h"
#include "aten/errors.h"
#include "aten/generator.h"
#include "aten/host_allocator.h"
#include "aten/storage.h"
#include "runtime/runtime.h"

namespace torch_tpu::aten {
namespace {

using c10::DeviceIndex;

struct Hooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return DeviceCount() > 0; }
  bool hasPrimaryContext(DeviceIndex index) const override {
    return runtime::Runtime::IsInitialized() && index >= 0 && index < DeviceCount();
  }
  void init() const override {
    Translated([] { runtime::Runtime::Get(); });
  }

  DeviceIndex deviceCount() const override { return DeviceCount(); }
  DeviceIndex getCurrentDevice() const override { return CurrentDevice(); }
  void setCurrentDevice(DeviceIndex index) const override { SetCurrentDevice(index); }
  DeviceIndex exchangeDevice(DeviceIndex index) const override { return ExchangeDevice(index); }
  DeviceIndex maybeExchangeDevice(DeviceIndex index) const override { return ExchangeDevice(index); }

  const at::Generator& getDefaultGenerator(DeviceIndex index) const override { return DefaultGenerator(index); }
  at::Generator getNewGenerator(DeviceIndex index) const override { return NewGenerator(index); }

  bool isPinnedPtr(const void* data) const override { return IsPinned(data); }
  at::Allocator* getPinnedMemoryAllocator() const override { return GetHostAllocator(); }
  at::Device getDeviceFromPtr(void*) const override {
    TORCH_CHECK(false,
                "an address does not tell a tpu device: tpu tensors live behind the runtime and cannot be made "
                "from a pointer. Make the tensor on the CPU and copy it with .to('tpu').");
  }

  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t nbytes) const override {
    TORCH_CHECK(nbytes <= static_cast<size_t>(std::numeric_limits<int64_t>::max()),
                "resize_: expected a storage size of at least 0 bytes, got ", static_cast<int64_t>(nbytes));
    Translated([&] { ResizeStorage(storage.unsafeGetStorageImpl(), nbytes); });
  }
};

[[maybe_unused]] const bool registered = [] {
  // Never destroyed: PyTorch asks until the process ends.
  at::RegisterPrivateUse1HooksInterface(new Hooks);
  return true;
}();

}  // namespace
}  // namespace torch_tpu::aten
