// The insides of the fake plugin: its handles, promises, device memory and the queue of work. Only for fake_*.cc.
#pragma once
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "pjrt/api.h"
#include "pjrt/fake/fake_plugin.h"
#include "pjrt/fake/fake_program.h"

namespace torch_tpu::pjrt::fake {

// Counts the objects of class T that exist.
template <typename T>
class Counted {
 public:
  Counted() { ++live_; }
  Counted(const Counted&) : Counted() {}
  ~Counted() { --live_; }
  static int64_t live() { return live_; }

 private:
  static inline std::atomic<int64_t> live_{0};
};

// A value that arrives once: success or a Failure.
class Promise {
 public:
  void Set(std::optional<Failure> failure);
  bool IsReady() const;
  std::optional<Failure> Wait() const;
  // Runs `callback` now if ready, else when set.
  void Then(std::function<void(const std::optional<Failure>&)> callback);

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  bool ready_ = false;
  std::optional<Failure> failure_;
  std::vector<std::function<void(const std::optional<Failure>&)>> callbacks_;
};

// What a device has allocated; outlives the client while work holds memory.
struct Account {
  size_t limit = 0;
  std::mutex mutex;
  size_t in_use = 0;
  size_t peak = 0;
  int64_t allocations = 0;
};

// Memory of a device, or memory of the caller that a buffer uses in place. Freed with its last holder: a buffer or a
// piece of work.
class Memory {
 public:
  static std::shared_ptr<Memory> Allocate(const std::shared_ptr<Account>& account, size_t size);
  static std::shared_ptr<Memory> Wrap(void* data, bool writable, std::shared_ptr<Promise> done);
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  char* data() const { return data_; }
  bool writable() const { return writable_; }
  static int64_t live_bytes();

 private:
  Memory() = default;
  char* data_ = nullptr;
  size_t size_ = 0;  // 0 for wrapped memory
  bool writable_ = true;
  std::shared_ptr<Account> account_;
  std::shared_ptr<Promise> done_;
};

// Work in the order in which it was enqueued; see Completion.
class Queue {
 public:
  ~Queue() { SetMode(Completion::kInline, std::chrono::microseconds(0)); }
  void Enqueue(std::function<void()> work);
  void SetMode(Completion mode, std::chrono::microseconds delay);
  size_t Finish(size_t count);
  size_t held();

 private:
  void Loop();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> work_;
  Completion mode_ = Completion::kInline;
  std::chrono::microseconds delay_{0};
  bool stop_ = false;
  std::thread thread_;
  // Held while a piece of work runs: with several callers the order stays that of the queue. Recursive, because the
  // end of one piece may call back and enqueue another.
  std::recursive_mutex running_;
};

struct PlannedFailure {
  std::string function;
  int skip;
  Failure failure;
};

// All state that is not in a handle.
struct Global {
  std::mutex mutex;
  Settings settings;
  std::vector<PlannedFailure> planned;
  std::optional<Failure> next_run;
  std::map<std::string, int64_t> calls;
  std::map<std::string, std::string> client_options;
  std::atomic<int64_t> orphaned{0};
  Queue queue;

  static Global& Get();
  Settings CopySettings();
  // Counts the call of an API function; throws the failure that was planned for it.
  void OnCall(const char* function);
};

PJRT_Error* NewError(const Failure& failure);

// Every API function runs its body through this: it checks the arguments' size, and makes a PJRT_Error of a Failure.
template <typename Args, typename Body>
PJRT_Error* Enter(Args* args, Body body) {
  try {
    Global::Get().OnCall(Function<Args>::kName);
    if (args->struct_size < Function<Args>::kArgsSize) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, std::string(Function<Args>::kName) + ": bad struct_size"};
    }
    body();
    return nullptr;
  } catch (const Failure& failure) {
    return NewError(failure);
  }
}

// Adds the functions of one file to the table.
void FillClientFunctions(PJRT_Api* api);
void FillBufferFunctions(PJRT_Api* api);
void FillExecutableFunctions(PJRT_Api* api);

}  // namespace torch_tpu::pjrt::fake

// The handles that the C API declares and leaves to the plugin.
struct PJRT_Error : torch_tpu::pjrt::fake::Counted<PJRT_Error> {
  torch_tpu::pjrt::fake::Failure failure;
};

struct PJRT_Event : torch_tpu::pjrt::fake::Counted<PJRT_Event> {
  std::shared_ptr<torch_tpu::pjrt::fake::Promise> promise;
};

struct PJRT_DeviceDescription {
  int id = 0;
  std::string kind;
};

struct PJRT_Device {
  PJRT_Client* client = nullptr;
  PJRT_DeviceDescription description;
  std::shared_ptr<torch_tpu::pjrt::fake::Account> account;
};

struct PJRT_Client : torch_tpu::pjrt::fake::Counted<PJRT_Client> {
  torch_tpu::pjrt::fake::Settings settings;
  std::vector<std::unique_ptr<PJRT_Device>> devices;
  std::vector<PJRT_Device*> device_pointers;
  std::atomic<int64_t> buffers{0};
};

struct PJRT_Buffer : torch_tpu::pjrt::fake::Counted<PJRT_Buffer> {
  PJRT_Buffer(PJRT_Device* where, torch_tpu::pjrt::fake::ArrayType what,
              std::shared_ptr<torch_tpu::pjrt::fake::Memory> contents)
      : device(where), type(std::move(what)), memory(std::move(contents)) {
    ++device->client->buffers;
  }
  ~PJRT_Buffer() { --device->client->buffers; }

  PJRT_Device* const device;
  const torch_tpu::pjrt::fake::ArrayType type;
  const std::shared_ptr<torch_tpu::pjrt::fake::Promise> ready = std::make_shared<torch_tpu::pjrt::fake::Promise>();
  std::mutex mutex;
  std::shared_ptr<torch_tpu::pjrt::fake::Memory> memory;  // null once donated
};

namespace torch_tpu::pjrt::fake {

// The buffer's memory; throws the Failure of a donated buffer.
std::shared_ptr<Memory> MemoryOf(PJRT_Buffer* buffer);

}  // namespace torch_tpu::pjrt::fake
