// Devices, streams and events as PyTorch's generic code drives them (torch.accelerator, torch.Stream, torch.Event,
// DeviceGuard). A device works through one queue in order, so every stream of it is that queue under another number:
// all a stream promises holds, and waiting for an event of the same device needs no work.
#include <c10/core/DeviceCapability.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <c10/util/Exception.h>

#include <array>
#include <atomic>

#include "aten/device.h"
#include "aten/dtype.h"
#include "aten/errors.h"
#include "aten/event.h"

namespace torch_tpu::aten {
namespace {

using c10::Device;
using c10::DeviceIndex;
using c10::DeviceType;
using c10::Stream;
using c10::StreamId;

// Numbers 1..32 are the pool, as many as CUDA's; streams made on request get numbers of their own.
constexpr StreamId kPoolSize = 32;
std::atomic<StreamId> next_pool{0};
std::atomic<StreamId> next_stream{kPoolSize + 1};
thread_local std::array<StreamId, kMaxDevices + 1> current_streams{};

// The index, or the current one for a negative one; raises for a device that this process does not have.
DeviceIndex Existing(DeviceIndex index) {
  index = OrCurrent(index);
  if (index > 0 && index >= DeviceCount()) GetDevice(index);
  return index;
}

Stream MakeStream(Device device, StreamId id) {
  return Stream(Stream::UNSAFE, Device(DeviceType::PrivateUse1, Existing(device.index())), id);
}

struct Guard final : c10::impl::DeviceGuardImplInterface {
  DeviceType type() const override { return DeviceType::PrivateUse1; }

  Device exchangeDevice(Device device) const override {
    CheckType(device);
    return {DeviceType::PrivateUse1, ExchangeDevice(device.index())};
  }
  Device getDevice() const override { return {DeviceType::PrivateUse1, CurrentDevice()}; }
  void setDevice(Device device) const override {
    CheckType(device);
    SetCurrentDevice(OrCurrent(device.index()));
  }
  void uncheckedSetDevice(Device device) const noexcept override { SetCurrentDeviceUnchecked(device.index()); }
  DeviceIndex deviceCount() const noexcept override { return DeviceCount(); }

  c10::DeviceCapability getDeviceCapability(Device device) const override {
    Existing(device.index());
    c10::DeviceCapability capability;
    capability.capability_data.capability_bits = 0;
    for (int i = 0; i < static_cast<int>(c10::ScalarType::Undefined); ++i) {
      if (ToDTypeOrInvalid(static_cast<c10::ScalarType>(i)) != shlo::DType::kInvalid) {
        capability.capability_data.capability_bits |= uint64_t{1} << i;
      }
    }
    return capability;
  }

  Stream getStream(Device device) const override {
    return MakeStream(device, current_streams[Existing(device.index())]);
  }
  Stream getDefaultStream(Device device) const override { return MakeStream(device, 0); }
  Stream getStreamFromGlobalPool(Device device, bool) const override {
    return MakeStream(device, 1 + next_pool.fetch_add(1, std::memory_order_relaxed) % kPoolSize);
  }
  Stream getNewStream(Device device, int) const override {
    return MakeStream(device, next_stream.fetch_add(1, std::memory_order_relaxed));
  }
  Stream exchangeStream(Stream stream) const override {
    StreamId& current = current_streams[Existing(stream.device_index())];
    return MakeStream(stream.device(), std::exchange(current, stream.id()));
  }
  bool queryStream(const Stream& stream) const override {
    runtime::Device* device = StartedDevice(stream.device_index());
    return device == nullptr || device->Idle();
  }
  void synchronizeStream(const Stream& stream) const override { synchronizeDevice(stream.device_index()); }
  void synchronizeDevice(const DeviceIndex index) const override {
    if (runtime::Device* device = StartedDevice(index)) Translated([&] { device->Synchronize(); });
  }
  // Queued work holds references to its buffers, so their memory is not given to others early.
  void recordDataPtrOnStream(const c10::DataPtr&, const Stream&) const override {}

  void record(void** event, const Stream& stream, const DeviceIndex index, const c10::EventFlag) const override {
    TORCH_CHECK(index < 0 || index == stream.device_index(), "an event of tpu:", static_cast<int>(index),
                " cannot be recorded on a stream of tpu:", static_cast<int>(stream.device_index()));
    if (*event == nullptr) *event = new Event;
    static_cast<Event*>(*event)->Record(OrCurrent(stream.device_index()));
  }
  void block(void* event, const Stream& stream) const override {
    std::shared_ptr<const Moment> moment = MomentOf(event);
    DeviceIndex index = OrCurrent(stream.device_index());
    if (!moment || moment->Reached() || moment->device() == index) return;
    // Moments are waited for in the order they were made, so two devices cannot wait for each other for ever.
    if (runtime::Device* device = StartedDevice(index)) {
      Translated([&] { device->queue().Enqueue([moment] { moment->Wait(); }); });
    }
  }
  bool queryEvent(void* event) const override {
    std::shared_ptr<const Moment> moment = MomentOf(event);
    return !moment || moment->Reached();
  }
  void synchronizeEvent(void* event) const override {
    std::shared_ptr<const Moment> moment = MomentOf(event);
    if (!moment) return;
    moment->Wait();
    if (runtime::Device* device = StartedDevice(moment->device())) Translated([&] { device->ThrowPendingError(); });
  }
  double elapsedTime(void* from, void* to, const DeviceIndex) const override {
    std::shared_ptr<const Moment> start = MomentOf(from), end = MomentOf(to);
    TORCH_CHECK(start && end, "both events must be recorded before the time between them is asked for");
    TORCH_CHECK(start->Reached() && end->Reached(),
                "both events must be complete before the time between them is asked for; synchronize them first");
    return static_cast<double>(end->nanoseconds() - start->nanoseconds()) / 1e6;
  }
  void destroyEvent(void* event, const DeviceIndex) const noexcept override { delete static_cast<Event*>(event); }

 private:
  static void CheckType(Device device) {
    TORCH_CHECK(device.is_privateuseone(), "expected a tpu device, got ", device);
  }
  static std::shared_ptr<const Moment> MomentOf(void* event) {
    return event == nullptr ? nullptr : static_cast<Event*>(event)->moment();
  }
};

C10_REGISTER_GUARD_IMPL(PrivateUse1, Guard)

}  // namespace
}  // namespace torch_tpu::aten
