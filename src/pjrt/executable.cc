#include "pjrt/executable.h"

namespace torch_tpu::pjrt {
namespace {

// Destroys a raw handle unless the constructor that took it on completes.
class LoadedGuard {
 public:
  LoadedGuard(const PJRT_Api* api, PJRT_LoadedExecutable* loaded) : api_(api), loaded_(loaded) {}
  ~LoadedGuard() {
    if (loaded_ == nullptr) return;
    auto args = MakeArgs<PJRT_LoadedExecutable_Destroy_Args>();
    args.executable = loaded_;
    CallNoThrow(api_, args);
  }
  void Dismiss() { loaded_ = nullptr; }

 private:
  const PJRT_Api* api_;
  PJRT_LoadedExecutable* loaded_;
};

double Number(const PJRT_NamedValue& value) {
  switch (value.type) {
    case PJRT_NamedValue_kFloat:
      return value.float_value;
    case PJRT_NamedValue_kInt64:
      return static_cast<double>(value.int64_value);
    default:
      return 0;
  }
}

}  // namespace

Executable::~Executable() {
  auto args = MakeArgs<PJRT_Executable_Destroy_Args>();
  args.executable = executable_;
  CallNoThrow(api_, args);
}

std::string Executable::Serialize() const {
  auto args = MakeArgs<PJRT_Executable_Serialize_Args>();
  args.executable = executable_;
  Call(api_, args);
  // The bytes belong to `serialized_executable`; free it also when copying them throws.
  struct Deleter {
    PJRT_Executable_Serialize_Args& args;
    ~Deleter() {
      if (args.serialized_executable_deleter) args.serialized_executable_deleter(args.serialized_executable);
    }
  } deleter{args};
  return ToString(args.serialized_bytes, args.serialized_bytes_size);
}

std::string Executable::Fingerprint() const {
  auto args = MakeArgs<PJRT_Executable_Fingerprint_Args>();
  args.executable = executable_;
  Call(api_, args);
  return ToString(args.executable_fingerprint, args.executable_fingerprint_size);
}

CostAnalysis Executable::Cost() const {
  auto args = MakeArgs<PJRT_Executable_GetCostAnalysis_Args>();
  args.executable = executable_;
  Call(api_, args);
  CostAnalysis cost;
  for (size_t i = 0; i < args.num_properties; ++i) {
    const PJRT_NamedValue& property = args.properties[i];
    cost.all[ToString(property.name, property.name_size)] = Number(property);
  }
  if (auto it = cost.all.find("flops"); it != cost.all.end()) cost.flops = it->second;
  if (auto it = cost.all.find("bytes accessed"); it != cost.all.end()) cost.bytes_accessed = it->second;
  return cost;
}

CompiledMemory Executable::MemoryStats() const {
  auto args = MakeArgs<PJRT_Executable_GetCompiledMemoryStats_Args>();
  args.executable = executable_;
  Call(api_, args);
  CompiledMemory memory;
  memory.code = args.generated_code_size_in_bytes;
  memory.arguments = args.argument_size_in_bytes;
  memory.outputs = args.output_size_in_bytes;
  memory.aliased = args.alias_size_in_bytes;
  memory.temporaries = args.temp_size_in_bytes;
  memory.peak = args.peak_memory_in_bytes;
  return memory;
}

OptimizedProgram Executable::OptimizedHlo() const {
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  auto args = MakeArgs<PJRT_Executable_OptimizedProgram_Args>();
  args.executable = executable_;
  args.program = &program;
  Call(api_, args);  // the first call says how large it is
  OptimizedProgram result;
  result.bytes.resize(program.code_size);
  program.code = result.bytes.data();
  if (program.code_size > 0) Call(api_, args);
  result.bytes.resize(program.code_size);
  result.format = ToString(program.format, program.format_size);
  return result;
}

size_t Executable::num_outputs() const {
  auto args = MakeArgs<PJRT_Executable_NumOutputs_Args>();
  args.executable = executable_;
  Call(api_, args);
  return args.num_outputs;
}

LoadedExecutable::LoadedExecutable(const PJRT_Api* api, PJRT_LoadedExecutable* executable)
    : api_(api), loaded_(executable) {
  LoadedGuard guard(api, executable);
  auto args = MakeArgs<PJRT_LoadedExecutable_GetExecutable_Args>();
  args.loaded_executable = loaded_;
  Call(api_, args);
  executable_ = std::make_unique<Executable>(api_, args.executable);
  num_outputs_ = executable_->num_outputs();
  guard.Dismiss();
}

LoadedExecutable::~LoadedExecutable() {
  executable_.reset();
  auto args = MakeArgs<PJRT_LoadedExecutable_Destroy_Args>();
  args.executable = loaded_;
  CallNoThrow(api_, args);
}

void LoadedExecutable::ExecuteSharded(std::span<PJRT_Buffer* const* const> args, size_t num_args,
                                      std::span<PJRT_Buffer** const> outs, const ExecuteOptions& options) const {
  TT_CHECK(args.size() == outs.size(), kRuntime, "ExecuteSharded: expected outputs for ", args.size(), " devices, got ",
           outs.size());
  TT_CHECK(options.complete == nullptr, kRuntime, "ExecuteSharded: await the outputs instead of a completion event");
  Run(args, num_args, outs, options);
}

std::string LoadedExecutable::Fingerprint() const { return executable().Fingerprint(); }

}  // namespace torch_tpu::pjrt
