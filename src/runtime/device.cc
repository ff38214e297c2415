#include "runtime/device.h"

#include <unistd.h>

#include <algorithm>

#include "runtime/dtype_map.h"
#include "support/env.h"

namespace torch_tpu::runtime {
namespace {

constexpr size_t kMaxScalars = 4096;
constexpr int64_t kStrictMemory = int64_t{16} << 30;

int64_t DefaultMemoryLimit(bool host, bool strict) {
  if (auto limit = support::MemoryLimit()) return static_cast<int64_t>(*limit);
  if (strict) return kStrictMemory;
  // A plugin may abort when the host has no such memory, so the host's size bounds what is asked of it.
  return host ? static_cast<int64_t>(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE) : INT64_MAX;
}

}  // namespace

Device::Device(pjrt::Client& client, PJRT_Device* handle, int index)
    : client_(client),
      handle_(handle),
      index_(index),
      strict_(support::StrictMode()),
      memory_limit_(DefaultMemoryLimit(client.host_visible(), strict_)),
      queue_("tpu:" + std::to_string(index), std::chrono::microseconds(strict_ ? 200 : 0)) {}

void Device::Recycle(shlo::DType dtype, const shlo::Dims& dims, pjrt::Buffer buffer) {
  if (strict_) return;
  int64_t bytes = shlo::NumElements(dims) * shlo::ByteSize(dtype);
  if (bytes >= BufferPool::kSmallest) pool_.Put(dtype, dims, bytes, std::move(buffer));
}

void Device::Reserve(int64_t bytes, const std::string& what) {
  if (memory_.allocated() + pool_.bytes() + bytes <= memory_limit_) return;
  pool_.Clear();
  if (memory_.allocated() + bytes <= memory_limit_) return;
  queue_.Drain();  // its work may hold the last references
  pool_.Clear();
  if (memory_.allocated() + bytes <= memory_limit_) return;
  memory_.CountOutOfMemory();
  support::Throw(support::ErrorKind::kOutOfMemory, what, ": tpu:", index_, " is out of memory: expected room for ",
                 bytes, " bytes, got a limit of ", memory_limit_, " with ", memory_.allocated(),
                 " in use. Free tensors, use smaller ones, or raise TORCH_TPU_MEMORY_LIMIT.");
}

std::pair<size_t, size_t> Device::MemoryInfo() {
  std::optional<pjrt::DeviceMemory> known = client_.MemoryStats(handle_);
  int64_t total = memory_limit_, used = memory_.allocated() + pool_.bytes();
  if (known) {
    if (known->limit) total = std::min(total, *known->limit);
    used = std::max(used, known->in_use);
  }
  return {static_cast<size_t>(std::max<int64_t>(total - used, 0)), static_cast<size_t>(total)};
}

BufferRef Device::Scalar(shlo::DType dtype, uint64_t low, uint64_t high) {
  ScalarKey key{dtype, low, high};
  {
    support::SpinLockHolder lock(scalar_lock_);
    auto found = scalars_.find(key);
    if (found != scalars_.end()) return found->second;
  }
  uint64_t bits[2] = {low, high};
  BufferRef made(new Buffer(*this, dtype, {}));
  made->SetReady(client_.BufferFromHost(bits, ToPjrt(dtype), {}, handle_));
  std::unordered_map<ScalarKey, BufferRef, ScalarHash> old;  // destroyed without the lock
  support::SpinLockHolder lock(scalar_lock_);
  if (scalars_.size() >= kMaxScalars) old.swap(scalars_);
  scalars_.emplace(key, made);
  return made;
}

void Device::AddPendingError(std::shared_ptr<const Failure> failure) {
  support::MutexLock lock(error_lock_);
  if (!error_) error_ = std::move(failure);
  has_error_.store(true, std::memory_order_release);
}

void Device::ThrowPendingError() {
  if (!has_error_.load(std::memory_order_acquire)) return;
  std::shared_ptr<const Failure> failure;
  {
    support::MutexLock lock(error_lock_);
    failure = std::move(error_);
    error_ = nullptr;
    has_error_.store(false, std::memory_order_release);
  }
  if (failure) throw support::Error(failure->kind, failure->message);
}

void Device::Synchronize() {
  queue_.Drain();
  std::shared_ptr<const pjrt::Event> last = LastLaunched();
  if (last && !last->IsReady()) {
    try {
      last->Await();
    } catch (const support::Error& e) {
      AddPendingError(std::make_shared<Failure>(Failure{e.kind(), e.what()}));
    }
  }
  ThrowPendingError();
}

void Device::Launched(pjrt::Event complete) {
  auto last = std::make_shared<const pjrt::Event>(std::move(complete));
  support::SpinLockHolder hold(launch_lock_);
  launched_.swap(last);
}

std::shared_ptr<const pjrt::Event> Device::LastLaunched() {
  support::SpinLockHolder hold(launch_lock_);
  return launched_;
}

bool Device::Idle() {
  if (queue_.pending() > 0) return false;
  std::shared_ptr<const pjrt::Event> last = LastLaunched();
  return !last || last->IsReady();
}

void Device::OnIdle(std::function<void()> reached) {
  // Programs of a device complete in the order of their start, so the youngest stands for all.
  auto after_launched = [this, reached = std::move(reached)] {
    std::shared_ptr<const pjrt::Event> last = LastLaunched();
    if (!last || last->IsReady()) return reached();
    last->OnReady([reached](const std::optional<pjrt::Error>&) { reached(); });
  };
  if (queue_.pending() == 0) {
    after_launched();
  } else {
    queue_.Enqueue(std::move(after_launched));
  }
}

}  // namespace torch_tpu::runtime
