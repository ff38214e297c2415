#include "pjrt/fake/fake_state.h"

#include <algorithm>
#include <cstdlib>

namespace torch_tpu::pjrt::fake {
namespace {

std::atomic<int64_t> live_bytes_counter{0};

}  // namespace

void Promise::Set(std::optional<Failure> failure) {
  std::vector<std::function<void(const std::optional<Failure>&)>> callbacks;
  {
    std::lock_guard lock(mutex_);
    ready_ = true;
    failure_ = std::move(failure);
    callbacks.swap(callbacks_);
    changed_.notify_all();
  }
  for (auto& callback : callbacks) callback(failure_);
}

bool Promise::IsReady() const {
  std::lock_guard lock(mutex_);
  return ready_;
}

std::optional<Failure> Promise::Wait() const {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return ready_; });
  return failure_;
}

void Promise::Then(std::function<void(const std::optional<Failure>&)> callback) {
  {
    std::lock_guard lock(mutex_);
    if (!ready_) {
      callbacks_.push_back(std::move(callback));
      return;
    }
  }
  callback(failure_);
}

std::shared_ptr<Memory> Memory::Allocate(const std::shared_ptr<Account>& account, size_t size) {
  {
    std::lock_guard lock(account->mutex);
    if (account->limit != 0 && account->in_use + size > account->limit) {
      throw Failure{PJRT_Error_Code_RESOURCE_EXHAUSTED, "Out of memory allocating " + std::to_string(size) + " bytes."};
    }
    account->in_use += size;
    account->peak = std::max(account->peak, account->in_use);
    ++account->allocations;
  }
  std::shared_ptr<Memory> memory(new Memory);
  memory->size_ = size;
  memory->account_ = account;
  live_bytes_counter += static_cast<int64_t>(size);
  // Always a separate block of at least 64 bytes: a sanitizer then sees any use beyond its life or its end.
  memory->data_ = static_cast<char*>(std::aligned_alloc(64, (size / 64 + 1) * 64));
  return memory;
}

std::shared_ptr<Memory> Memory::Wrap(void* data, bool writable, std::shared_ptr<Promise> done) {
  std::shared_ptr<Memory> memory(new Memory);
  memory->data_ = static_cast<char*>(data);
  memory->writable_ = writable;
  memory->done_ = std::move(done);
  return memory;
}

Memory::~Memory() {
  if (account_) {
    live_bytes_counter -= static_cast<int64_t>(size_);
    std::lock_guard lock(account_->mutex);
    account_->in_use -= size_;
    std::free(data_);
  }
  if (done_) done_->Set(std::nullopt);
}

int64_t Memory::live_bytes() { return live_bytes_counter; }

void Queue::Enqueue(std::function<void()> work) {
  {
    std::lock_guard lock(mutex_);
    if (mode_ != Completion::kInline) {
      work_.push_back(std::move(work));
      changed_.notify_all();
      return;
    }
  }
  std::lock_guard running(running_);
  work();
}

void Queue::SetMode(Completion mode, std::chrono::microseconds delay) {
  {
    std::lock_guard lock(mutex_);
    stop_ = true;
    changed_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
  Finish(SIZE_MAX);
  std::lock_guard lock(mutex_);
  stop_ = false;
  mode_ = mode;
  delay_ = delay;
  if (mode == Completion::kThread) thread_ = std::thread([this] { Loop(); });
}

size_t Queue::Finish(size_t count) {
  for (size_t done = 0; done < count; ++done) {
    std::lock_guard running(running_);
    std::function<void()> work;
    {
      std::lock_guard lock(mutex_);
      if (work_.empty()) return done;
      work = std::move(work_.front());
      work_.pop_front();
    }
    work();
  }
  return count;
}

size_t Queue::held() {
  std::lock_guard lock(mutex_);
  return work_.size();
}

void Queue::Loop() {
  for (;;) {
    std::chrono::microseconds delay;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stop_ || !work_.empty(); });
      if (stop_) return;
      delay = delay_;
    }
    std::this_thread::sleep_for(delay);
    Finish(1);
  }
}

Global& Global::Get() {
  static Global& global = *new Global;  // outlives every thread that may still use it
  return global;
}

Settings Global::CopySettings() {
  std::lock_guard lock(mutex);
  return settings;
}

void Global::OnCall(const char* function) {
  std::lock_guard lock(mutex);
  ++calls[function];
  for (auto it = planned.begin(); it != planned.end(); ++it) {
    if (it->function != function || it->skip-- > 0) continue;
    Failure failure = it->failure;
    planned.erase(it);
    throw failure;
  }
}

PJRT_Error* NewError(const Failure& failure) {
  auto error = new PJRT_Error;
  error->failure = failure;
  return error;
}

std::shared_ptr<Memory> MemoryOf(PJRT_Buffer* buffer) {
  std::lock_guard lock(buffer->mutex);
  if (!buffer->memory) {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "Buffer has been deleted or donated."};
  }
  return buffer->memory;
}

}  // namespace torch_tpu::pjrt::fake
