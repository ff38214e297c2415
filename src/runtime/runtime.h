// The one Context of the process: plugin, client, devices, compiler and program cache. Python configures it; the
// client is made at first use. Thread-safe. A forked child must not use it and is told so.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "pjrt/client.h"
#include "runtime/compiler.h"
#include "runtime/device.h"
#include "runtime/executor.h"

namespace torch_tpu::runtime {

struct RuntimeConfig {
  std::string name;         // "cpu", "tpu" or a plugin path: what the user chose
  std::string plugin_path;  // the PJRT plugin to load
  int device_count = 1;     // devices to make on a CPU runtime
};

class Runtime {
 public:
  // Before first use; replaces an earlier configuration that was not used yet.
  static void Configure(RuntimeConfig config);
  static bool IsConfigured();
  static bool IsInitialized() { return instance_.load(std::memory_order_acquire) != nullptr; }

  // The runtime, made at the first call. Throws kRuntime with the reason when that is impossible.
  static Runtime& Get() {
    Runtime* runtime = instance_.load(std::memory_order_acquire);
    if (!runtime || forked_.load(std::memory_order_relaxed)) [[unlikely]]
      return Make();
    return *runtime;
  }
  static bool IsInBadFork() { return forked_.load(std::memory_order_relaxed); }
  // Devices without making the client where that is possible; 0 if there is no runtime or it is broken. Never throws.
  static int DeviceCount() noexcept;
  // Waits for all work; errors nobody waited for are reported as warnings. Called at exit.
  static void Shutdown() noexcept;

  Device& device(int index) { return *devices_.at(static_cast<size_t>(index)); }
  Executor& executor(int index) { return *executors_.at(static_cast<size_t>(index)); }
  int device_count() const { return static_cast<int>(devices_.size()); }
  pjrt::Client& client() { return *client_; }
  Compiler& compiler() { return *compiler_; }
  ProgramCache& programs() { return programs_; }
  const RuntimeConfig& config() const { return config_; }
  lower::Platform platform() const { return platform_; }

  // Set by Python: "file.py:12" of the user's line, for dumps and errors that rise later. Null: unknown.
  static void SetLocationProvider(std::function<std::string()> provider);
  static std::string Location();
  // Whether locations are worth their cost (dumps, logs of compiles, strict mode).
  static bool WantsLocations();

 private:
  explicit Runtime(RuntimeConfig config);
  static Runtime& Make();
  void SmokeTest();

  static std::atomic<Runtime*> instance_;
  static std::atomic<bool> forked_;

  RuntimeConfig config_;
  lower::Platform platform_ = lower::Platform::kCpu;
  std::unique_ptr<pjrt::Client> client_;
  std::vector<std::unique_ptr<Device>> devices_;
  std::unique_ptr<Compiler> compiler_;
  std::vector<std::unique_ptr<Executor>> executors_;
  ProgramCache programs_;
};

}  // namespace torch_tpu::runtime
