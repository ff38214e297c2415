#include "runtime/runtime.h"

#include <pthread.h>

#include <cstdlib>
#include <mutex>

#include "runtime/transfer.h"
#include "support/env.h"
#include "support/log.h"

namespace torch_tpu::runtime {

using support::ErrorKind;
using support::Throw;

std::atomic<Runtime*> Runtime::instance_{nullptr};
std::atomic<bool> Runtime::forked_{false};

namespace {

std::mutex& Lock() {
  static std::mutex* mutex = new std::mutex;  // outlives every static
  return *mutex;
}
struct Pending {
  bool configured = false;
  RuntimeConfig config;
  std::string broken;  // why the last attempt failed
  std::function<std::string()> location;
};
Pending& State() {
  static Pending* pending = new Pending;
  return *pending;
}

constexpr const char* kSmoke =
    "\"builtin.module\"() <{sym_name = \"smoke\"}> ({\n  \"func.func\"() <{sym_name = \"main\", function_type = "
    "(tensor<2xf32>) -> (tensor<2xf32>)}> ({\n  ^bb0(%p: tensor<2xf32>):\n    %r = \"stablehlo.negate\"(%p) : "
    "(tensor<2xf32>) -> tensor<2xf32>\n    \"func.return\"(%r) : (tensor<2xf32>) -> ()\n  }) : () -> ()\n}) : () -> "
    "()\n";

}  // namespace

void Runtime::Configure(RuntimeConfig config) {
  std::lock_guard<std::mutex> lock(Lock());
  TT_CHECK(!IsInitialized(), kRuntime,
           "torch_tpu: the runtime is in use already; configure it before the first tensor");
  State().configured = true;
  State().config = std::move(config);
  State().broken.clear();
}

bool Runtime::IsConfigured() {
  std::lock_guard<std::mutex> lock(Lock());
  return State().configured;
}

Runtime& Runtime::Make() {
  TT_CHECK(!forked_.load(), kRuntime,
           "Cannot re-initialize tpu in a forked subprocess: its threads and memory stayed in the parent. Use the "
           "'spawn' start method (torch.multiprocessing.set_start_method('spawn')).");
  std::lock_guard<std::mutex> lock(Lock());
  if (Runtime* made = instance_.load(std::memory_order_acquire)) return *made;
  Pending& state = State();
  TT_CHECK(state.configured, kRuntime,
           "no tpu runtime is selected. Set TORCH_TPU_RUNTIME to cpu, tpu or the path of a PJRT plugin before "
           "importing torch.");
  if (!state.broken.empty()) Throw(ErrorKind::kRuntime, state.broken);
  try {
    auto* runtime = new Runtime(state.config);  // lives until the process ends: buffers may outlive everything
    pthread_atfork(nullptr, nullptr, [] { forked_.store(true); });
    instance_.store(runtime, std::memory_order_release);
    return *runtime;
  } catch (const std::exception& e) {
    state.broken = support::StrCat("the tpu runtime '", state.config.name, "' cannot be used: ", e.what());
    Throw(ErrorKind::kRuntime, state.broken);
  }
}

namespace {

// XLA's plugins announce their options on stderr unless this variable, which they read once, asks for less. It is set
// for that moment only, and never over a choice of the user's.
class QuietStart {
 public:
  QuietStart() : mine_(!getenv(kName)) {
    if (mine_) setenv(kName, "1", 1);
  }
  ~QuietStart() {
    if (mine_) unsetenv(kName);
  }

 private:
  static constexpr const char* kName = "TF_CPP_MIN_LOG_LEVEL";
  bool mine_;
};

}  // namespace

Runtime::Runtime(RuntimeConfig config) : config_(std::move(config)) {
  QuietStart quiet;
  auto plugin = pjrt::Plugin::Load(config_.plugin_path);
  pjrt::ClientOptions options;
  options.device_count = config_.device_count;
  client_ = pjrt::Client::Create(plugin, options);
  platform_ = client_->platform_name() == "cpu" ? lower::Platform::kCpu : lower::Platform::kTpu;
  compiler_ = std::make_unique<Compiler>(*client_);
  for (PJRT_Device* handle : client_->devices()) {
    devices_.push_back(std::make_unique<Device>(*client_, handle, static_cast<int>(devices_.size())));
    executors_.push_back(std::make_unique<Executor>(*devices_.back(), *compiler_));
  }
  TT_CHECK(!devices_.empty(), kRuntime, "the plugin reports no addressable device");
  SmokeTest();
  TT_LOG(kRuntime, "runtime ", config_.name, ": ", client_->platform_name(), " ", client_->platform_version(), ", ",
         devices_.size(), " device(s), plugin ", config_.plugin_path);
}

// A plugin that cannot parse or run our kind of text is refused here, with one clear message.
void Runtime::SmokeTest() {
  auto executable = compiler_->Get(kSmoke, "smoke test");
  Device& device = *devices_.front();
  const float in[2] = {1.5f, -2.0f};
  float out[2] = {0, 0};
  BufferRef x = Upload(device, in, shlo::DType::kF32, {2});
  PJRT_Buffer* arg = x->raw();
  PJRT_Buffer* raw = nullptr;
  pjrt::ExecuteOptions options;
  if (executable->portable) options.device = device.handle();
  executable->loaded->Execute(std::span<PJRT_Buffer* const>(&arg, 1), std::span<PJRT_Buffer*>(&raw, 1), options);
  pjrt::Buffer result(client_->api(), raw);
  result.ToHost(out, sizeof out);
  TT_CHECK(out[0] == -1.5f && out[1] == 2.0f, kRuntime,
           "a smoke program gave a wrong result: expected -1.5 and 2, got ", out[0], " and ", out[1]);
}

int Runtime::DeviceCount() noexcept {
  try {
    if (forked_.load()) return 0;
    if (Runtime* runtime = instance_.load(std::memory_order_acquire)) return runtime->device_count();
    bool cpu;
    int count;
    {
      std::lock_guard<std::mutex> lock(Lock());
      if (!State().configured || !State().broken.empty()) return 0;
      cpu = State().config.name == "cpu";
      count = State().config.device_count;
    }
    return cpu ? count : Get().device_count();
  } catch (...) {
    return 0;
  }
}

void Runtime::Shutdown() noexcept {
  Runtime* runtime = instance_.load(std::memory_order_acquire);
  if (!runtime || forked_.load()) return;
  for (auto& device : runtime->devices_) {
    try {
      device->Synchronize();
    } catch (const std::exception& e) {
      try {
        support::Warn(support::StrCat("an error on tpu:", device->index(), " was never waited for: ", e.what()));
      } catch (...) {
      }
    }
  }
}

void Runtime::SetLocationProvider(std::function<std::string()> provider) {
  // The old one is destroyed without the lock: it may need Python's.
  std::lock_guard<std::mutex> lock(Lock());
  State().location.swap(provider);
}

std::string Runtime::Location() {
  std::function<std::string()> provider;
  {
    std::lock_guard<std::mutex> lock(Lock());
    provider = State().location;
  }
  return provider ? provider() : "";
}

bool Runtime::WantsLocations() {
  return support::StrictMode() || support::KnobIsSet(support::KnobId::kDump) ||
         support::LogEnabled(support::LogCategory::kCompile);
}

}  // namespace torch_tpu::runtime
