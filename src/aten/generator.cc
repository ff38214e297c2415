#include "aten/generator.h"

#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <c10/core/DispatchKeySet.h>
#include <c10/util/Exception.h>

#include <array>
#include <cstring>
#include <mutex>

#include "aten/device.h"
#include "runtime/recorder.h"
#include "runtime/runtime.h"

namespace torch_tpu::aten {
namespace {

constexpr int64_t kStateBytes = 16;

c10::DeviceIndex CheckedIndex(c10::DeviceIndex index) {
  index = OrCurrent(index);
  int count = runtime::Runtime::IsInitialized() ? DeviceCount() : kMaxDevices;
  TORCH_CHECK(index < count, "invalid tpu device index for a generator: expected 0 <= index < ", count, ", got ",
              static_cast<int>(index));
  return index;
}

}  // namespace

TpuGenerator::TpuGenerator(c10::DeviceIndex index)
    : c10::GeneratorImpl(c10::Device(device_type(), index), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)),
      shared_(std::make_shared<Shared>()) {}

std::shared_ptr<TpuGenerator::Shared> TpuGenerator::shared() const {
  support::SpinLockHolder hold(lock_);
  return shared_;
}

TpuGenerator::Philox TpuGenerator::Read() const {
  auto shared = this->shared();
  support::SpinLockHolder hold(shared->lock);
  return shared->philox;
}

void TpuGenerator::Write(Philox philox) {
  auto shared = this->shared();
  support::SpinLockHolder hold(shared->lock);
  shared->philox = philox;
}

void TpuGenerator::set_current_seed(uint64_t seed) { Write({seed, 0}); }
uint64_t TpuGenerator::current_seed() const { return Read().seed; }

uint64_t TpuGenerator::seed() {
  uint64_t seed = c10::detail::getNonDeterministicRandom(/*is_cuda=*/true);
  set_current_seed(seed);
  return seed;
}

void TpuGenerator::set_offset(uint64_t offset) {
  auto shared = this->shared();
  support::SpinLockHolder hold(shared->lock);
  shared->philox.offset = offset;
}
uint64_t TpuGenerator::get_offset() const { return Read().offset; }

void TpuGenerator::set_state(const c10::TensorImpl& state) {
  at::detail::check_rng_state(state);
  TORCH_CHECK(state.numel() == kStateBytes, "RNG state is wrong size: expected ", kStateBytes,
              " bytes of a tpu generator, got ", state.numel());
  Philox philox;
  const auto* bytes = static_cast<const char*>(state.data());
  std::memcpy(&philox.seed, bytes, sizeof philox.seed);
  std::memcpy(&philox.offset, bytes + sizeof philox.seed, sizeof philox.offset);
  Write(philox);
}

c10::intrusive_ptr<c10::TensorImpl> TpuGenerator::get_state() const {
  Philox philox = Read();
  at::Tensor state = at::detail::empty_cpu({kStateBytes}, at::ScalarType::Byte);
  auto* bytes = static_cast<char*>(state.mutable_data_ptr());
  std::memcpy(bytes, &philox.seed, sizeof philox.seed);
  std::memcpy(bytes + sizeof philox.seed, &philox.offset, sizeof philox.offset);
  return state.getIntrusivePtr();
}

void TpuGenerator::graphsafe_set_state(const c10::intrusive_ptr<c10::GeneratorImpl>& state) {
  auto* other = dynamic_cast<TpuGenerator*>(state.get());
  TORCH_CHECK(other != nullptr, "graphsafe_set_state: expected a tpu generator, got ",
              state ? state->device().str() : "none");
  auto shared = other->shared();
  support::SpinLockHolder hold(lock_);
  shared_.swap(shared);
}

c10::intrusive_ptr<c10::GeneratorImpl> TpuGenerator::graphsafe_get_state() const {
  auto sharing = c10::make_intrusive<TpuGenerator>(device().index());
  sharing->shared_ = shared();
  return sharing;
}

TpuGenerator* TpuGenerator::clone_impl() const {
  auto* copy = new TpuGenerator(device().index());
  copy->Write(Read());
  return copy;
}

TpuGenerator::Philox TpuGenerator::Advance(uint64_t counters) {
  auto shared = this->shared();
  support::SpinLockHolder hold(shared->lock);
  Philox before = shared->philox;
  shared->philox.offset += counters;
  return before;
}

const at::Generator& DefaultGenerator(c10::DeviceIndex index) {
  struct Slot {
    std::once_flag once;
    at::Generator generator;
  };
  // Never destroyed: Python objects hold generators until the process ends.
  static auto* slots = new std::array<Slot, kMaxDevices>;
  Slot& slot = (*slots)[CheckedIndex(index)];
  std::call_once(slot.once, [&] {
    slot.generator = at::make_generator<TpuGenerator>(index < 0 ? CurrentDevice() : index);
    slot.generator.seed();
  });
  return slot.generator;
}

at::Generator NewGenerator(c10::DeviceIndex index) { return at::make_generator<TpuGenerator>(CheckedIndex(index)); }

std::pair<uint64_t, uint64_t> NextPhilox(const std::optional<at::Generator>& generator, int64_t numel,
                                         c10::DeviceIndex device) {
  auto counters = (static_cast<uint64_t>(numel) + kWordsPerCounter - 1) / kWordsPerCounter;
  if (runtime::Recorder* recorder = runtime::Recorder::Current()) {
    TORCH_CHECK_NOT_IMPLEMENTED(!generator || !generator->defined(),
                                "a graph cannot draw from a generator that is given to an operator: expected the "
                                "device's own, which torch.manual_seed seeds");
    return {0, recorder->Draw(counters)};
  }
  auto* source = generator && generator->defined() ? at::check_generator<TpuGenerator>(generator)
                                                   : DefaultGenerator(device).get<TpuGenerator>();
  std::lock_guard<std::mutex> lock(source->mutex_);
  TpuGenerator::Philox before = source->Advance(counters);
  return {before.seed, before.offset};
}

}  // namespace torch_tpu::aten
