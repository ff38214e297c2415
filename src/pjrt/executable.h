// Compiled programs. An Executable came out of a compiler and can be stored and inspected; a LoadedExecutable can also
// be run, on the client that made it, which must outlive it. Both own their PJRT handles and are thread-safe.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>

#include "pjrt/api.h"
#include "pjrt/event.h"

namespace torch_tpu::pjrt {

// The compiler's own count. Loop bodies count once and transcendental functions not as flops.
struct CostAnalysis {
  double flops = 0;
  double bytes_accessed = 0;
  std::map<std::string, double> all;
};

// Device memory that one run needs, in bytes.
struct CompiledMemory {
  int64_t code = 0;
  int64_t arguments = 0;
  int64_t outputs = 0;
  int64_t aliased = 0;  // the part of outputs that lies in donated arguments
  int64_t temporaries = 0;
  int64_t peak = 0;  // 0 where the plugin does not say
};

// What the compiler made of a program. `format` is "hlo", "hlo_with_config" or "mlir": HloModuleProto bytes,
// HloModuleProtoWithConfig bytes or MLIR.
struct OptimizedProgram {
  std::string bytes;
  std::string format;
};

class Executable {
 public:
  Executable(const PJRT_Api* api, PJRT_Executable* executable) : api_(api), executable_(executable) {}
  ~Executable();
  Executable(const Executable&) = delete;
  Executable& operator=(const Executable&) = delete;

  PJRT_Executable* get() const { return executable_; }
  // Bytes for Client::Deserialize of the same plugin build.
  std::string Serialize() const;
  // Equal for equal inputs to the same compiler.
  std::string Fingerprint() const;
  CostAnalysis Cost() const;
  CompiledMemory MemoryStats() const;
  OptimizedProgram OptimizedHlo() const;
  size_t num_outputs() const;

 private:
  const PJRT_Api* const api_;
  PJRT_Executable* const executable_;
};

struct ExecuteOptions {
  // Arguments that keep their contents although the program was compiled to take them over.
  std::span<const int64_t> non_donatable = {};
  // For portable executables: where to run.
  PJRT_Device* device = nullptr;
  // If set, receives the event of this run's completion. Its error is also that of every output.
  Event* complete = nullptr;
};

class LoadedExecutable {
 public:
  LoadedExecutable(const PJRT_Api* api, PJRT_LoadedExecutable* executable);
  ~LoadedExecutable();
  LoadedExecutable(const LoadedExecutable&) = delete;
  LoadedExecutable& operator=(const LoadedExecutable&) = delete;

  PJRT_LoadedExecutable* get() const { return loaded_; }

  // Enqueues one run on one device. `outs` has num_outputs() elements; the caller owns the buffers put there, which may
  // still be Pending and carry later errors. Throws what is known at once; then `outs` is untouched.
  void Execute(std::span<PJRT_Buffer* const> args, std::span<PJRT_Buffer*> outs,
               const ExecuteOptions& options = {}) const {
    TT_CHECK(outs.size() == num_outputs_, kRuntime, "Execute: expected room for ", num_outputs_, " outputs, got ",
             outs.size());
    PJRT_Buffer* const* arg_list = args.data();
    PJRT_Buffer** out_list = outs.data();
    Run({&arg_list, 1}, args.size(), {&out_list, 1}, options);
  }

  // Enqueues one run on all devices of the executable, in the order of its device assignment. `args[d]` points to
  // `num_args` buffers on device d, `outs[d]` to room for num_outputs() buffers. `options.complete` must be null.
  void ExecuteSharded(std::span<PJRT_Buffer* const* const> args, size_t num_args, std::span<PJRT_Buffer** const> outs,
                      const ExecuteOptions& options = {}) const;

  std::string Serialize() const { return executable().Serialize(); }
  std::string Fingerprint() const;
  CostAnalysis Cost() const { return executable().Cost(); }
  CompiledMemory MemoryStats() const { return executable().MemoryStats(); }
  OptimizedProgram OptimizedHlo() const { return executable().OptimizedHlo(); }
  size_t num_outputs() const { return num_outputs_; }

 private:
  const Executable& executable() const { return *executable_; }
  void Run(std::span<PJRT_Buffer* const* const> args, size_t num_args, std::span<PJRT_Buffer** const> outs,
           const ExecuteOptions& options) const {
    auto execute_options = PJRT_ExecuteOptions{};
    execute_options.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE;
    execute_options.non_donatable_input_indices = options.non_donatable.data();
    execute_options.num_non_donatable_input_indices = options.non_donatable.size();
    PJRT_Event* event = nullptr;
    auto run = MakeArgs<PJRT_LoadedExecutable_Execute_Args>();
    run.executable = loaded_;
    run.options = &execute_options;
    run.argument_lists = args.data();
    run.num_devices = args.size();
    run.num_args = num_args;
    run.output_lists = outs.data();
    if (options.complete != nullptr) run.device_complete_events = &event;
    run.execute_device = options.device;
    Call(api_, run);
    if (options.complete != nullptr) *options.complete = Event(api_, event);
  }

  const PJRT_Api* const api_;
  PJRT_LoadedExecutable* const loaded_;
  std::unique_ptr<Executable> executable_;
  size_t num_outputs_ = 0;
};

}  // namespace torch_tpu::pjrt
