// Compiled programs of the fake plugin: compile, store, inspect, execute.
#include <cstring>
#include <utility>

#include "pjrt/fake/fake_handles.h"
#include "support/hash.h"

namespace torch_tpu::pjrt::fake {
namespace {

constexpr char kFormat[] = "mlir";
constexpr char kMagic[] = "fake-executable\n";

// Reads the protobuf wire format.
class ProtoReader {
 public:
  explicit ProtoReader(std::string_view bytes) : bytes_(bytes) {}
  bool Next() {
    if (bytes_.empty()) return false;
    uint64_t tag = Varint();
    field_ = static_cast<int>(tag >> 3);
    value_ = 0;
    contents_ = {};
    switch (tag & 7) {
      case 0:
        value_ = Varint();
        break;
      case 1:
        Take(8);
        break;
      case 2:
        contents_ = Take(Varint());
        break;
      default:
        Bad();
    }
    return true;
  }
  int field() const { return field_; }
  int64_t value() const { return static_cast<int64_t>(value_); }
  std::string_view contents() const { return contents_; }

 private:
  [[noreturn]] static void Bad() {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "cannot parse CompileOptionsProto"};
  }
  uint64_t Varint() {
    uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      uint8_t byte = static_cast<uint8_t>(Take(1)[0]);
      value |= static_cast<uint64_t>(byte & 127) << shift;
      if (byte < 128) return value;
    }
    Bad();
  }
  std::string_view Take(uint64_t size) {
    if (size > bytes_.size()) Bad();
    std::string_view taken = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
    return taken;
  }
  std::string_view bytes_;
  int field_ = 0;
  uint64_t value_ = 0;
  std::string_view contents_;
};

Options ReadOptions(std::string_view bytes) {
  Options options;
  for (ProtoReader outer(bytes); outer.Next();) {
    if (outer.field() == 4) options.portable = outer.value() != 0;
    if (outer.field() != 3) continue;
    for (ProtoReader build(outer.contents()); build.Next();) {
      if (build.field() == 4) options.num_replicas = build.value();
      if (build.field() == 5) options.num_partitions = build.value();
    }
  }
  return options;
}

std::shared_ptr<const Compiled> CompileText(std::string text, std::string option_bytes) {
  auto compiled = std::make_shared<Compiled>();
  compiled->options = ReadOptions(option_bytes);
  compiled->program = Program::Parse(text);
  uint64_t hash = support::HashBytes(text, support::HashBytes(option_bytes));
  compiled->fingerprint = support::Hex(&hash, sizeof hash);
  compiled->text = std::move(text);
  compiled->option_bytes = std::move(option_bytes);
  return compiled;
}

std::shared_ptr<const Compiled> CompileProgram(const PJRT_Program& program, const char* options, size_t size) {
  if (std::string_view(program.format, program.format_size) != kFormat) {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "unknown program format"};
  }
  return CompileText(std::string(program.code, program.code_size), std::string(options, size));
}

void AddCost(PJRT_Executable* executable, const char* name, size_t value) {
  PJRT_NamedValue property{};
  property.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  property.name = name;
  property.name_size = std::strlen(name);
  property.type = PJRT_NamedValue_kFloat;
  property.float_value = static_cast<float>(value);
  property.value_size = 1;
  executable->cost.push_back(property);
}

size_t ParameterBytes(const Program& program) {
  size_t bytes = 0;
  for (const ArrayType& type : program.params) bytes += type.bytes();
  return bytes;
}

size_t ResultBytes(const Program& program) {
  size_t bytes = 0;
  for (const ArrayType& type : program.result_types) bytes += type.bytes();
  return bytes;
}

PJRT_Executable* NewExecutable(std::shared_ptr<const Compiled> compiled) {
  const Program& program = compiled->program;
  size_t flops = 0;
  for (const Operation& operation : program.operations) {
    bool arithmetic = operation.name == "add" || operation.name == "subtract" || operation.name == "multiply" ||
                      operation.name == "negate";
    if (arithmetic) flops += operation.type.elements();
  }
  auto executable = new PJRT_Executable;
  AddCost(executable, "flops", flops);
  AddCost(executable, "bytes accessed", ParameterBytes(program) + ResultBytes(program));
  executable->compiled = std::move(compiled);
  return executable;
}

PJRT_LoadedExecutable* NewLoaded(PJRT_Client* client, std::shared_ptr<const Compiled> compiled) {
  if (static_cast<size_t>(compiled->options.num_replicas * compiled->options.num_partitions) > client->devices.size()) {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "the program needs more devices than the client has"};
  }
  auto loaded = new PJRT_LoadedExecutable;
  loaded->client = client;
  loaded->compiled = std::move(compiled);
  return loaded;
}

PJRT_Error* ClientCompile(PJRT_Client_Compile_Args* args) {
  return Enter(args, [&] {
    args->executable =
        NewLoaded(args->client, CompileProgram(*args->program, args->compile_options, args->compile_options_size));
  });
}

PJRT_Error* TopologyCompile(PJRT_Compile_Args* args) {
  return Enter(args, [&] {
    args->executable = NewExecutable(CompileProgram(*args->program, args->compile_options, args->compile_options_size));
  });
}

PJRT_Error* ExecutableDestroy(PJRT_Executable_Destroy_Args* args) {
  return Enter(args, [&] { delete args->executable; });
}

PJRT_Error* LoadedDestroy(PJRT_LoadedExecutable_Destroy_Args* args) {
  return Enter(args, [&] { delete args->executable; });
}

PJRT_Error* LoadedGetExecutable(PJRT_LoadedExecutable_GetExecutable_Args* args) {
  return Enter(args, [&] { args->executable = NewExecutable(args->loaded_executable->compiled); });
}

PJRT_Error* ExecutableNumOutputs(PJRT_Executable_NumOutputs_Args* args) {
  return Enter(args, [&] { args->num_outputs = args->executable->compiled->program.results.size(); });
}

PJRT_Error* ExecutableFingerprint(PJRT_Executable_Fingerprint_Args* args) {
  return Enter(args, [&] {
    const std::string& fingerprint = args->executable->compiled->fingerprint;
    args->executable_fingerprint = fingerprint.data();
    args->executable_fingerprint_size = fingerprint.size();
  });
}

PJRT_Error* ExecutableCost(PJRT_Executable_GetCostAnalysis_Args* args) {
  return Enter(args, [&] {
    args->properties = args->executable->cost.data();
    args->num_properties = args->executable->cost.size();
  });
}

PJRT_Error* ExecutableMemory(PJRT_Executable_GetCompiledMemoryStats_Args* args) {
  return Enter(args, [&] {
    const Program& program = args->executable->compiled->program;
    args->argument_size_in_bytes = static_cast<int64_t>(ParameterBytes(program));
    args->output_size_in_bytes = static_cast<int64_t>(ResultBytes(program));
    for (size_t i = 0; i < program.params.size(); ++i) {
      if (program.alias[i] >= 0) args->alias_size_in_bytes += static_cast<int64_t>(program.params[i].bytes());
    }
    args->peak_memory_in_bytes = args->argument_size_in_bytes + args->output_size_in_bytes - args->alias_size_in_bytes;
  });
}

PJRT_Error* ExecutableOptimized(PJRT_Executable_OptimizedProgram_Args* args) {
  return Enter(args, [&] {
    const std::string& text = args->executable->compiled->text;
    if (args->program->code != nullptr) std::memcpy(args->program->code, text.data(), text.size());
    args->program->code_size = text.size();
    args->program->format = kFormat;
    args->program->format_size = sizeof kFormat - 1;
  });
}

// The magic word, the digest of the rest, the size of the options, the options, the text.
PJRT_Error* ExecutableSerialize(PJRT_Executable_Serialize_Args* args) {
  return Enter(args, [&] {
    const Compiled& compiled = *args->executable->compiled;
    std::string body = std::to_string(compiled.option_bytes.size()) + "\n" + compiled.option_bytes + compiled.text;
    auto serialized = new PJRT_SerializedExecutable;
    serialized->bytes = kMagic + support::Sha256::HexOf(body) + body;
    args->serialized_executable = serialized;
    args->serialized_bytes = serialized->bytes.data();
    args->serialized_bytes_size = serialized->bytes.size();
    args->serialized_executable_deleter = [](PJRT_SerializedExecutable* done) { delete done; };
  });
}

PJRT_Error* DeserializeAndLoad(PJRT_Executable_DeserializeAndLoad_Args* args) {
  return Enter(args, [&] {
    std::string_view bytes(args->serialized_executable, args->serialized_executable_size);
    constexpr size_t kHeader = sizeof kMagic - 1, kDigest = 64;
    if (bytes.size() < kHeader + kDigest || bytes.substr(0, kHeader) != kMagic ||
        support::Sha256::HexOf(bytes.substr(kHeader + kDigest)) != bytes.substr(kHeader, kDigest)) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "damaged executable"};
    }
    std::string body(bytes.substr(kHeader + kDigest));
    size_t newline = body.find('\n');
    size_t size = std::stoul(body.substr(0, newline));
    std::string options = body.substr(newline + 1, size);
    if (args->overridden_serialized_compile_options != nullptr) {
      options.assign(args->overridden_serialized_compile_options, args->overridden_serialized_compile_options_size);
    }
    args->loaded_executable = NewLoaded(args->client, CompileText(body.substr(newline + 1 + size), options));
  });
}

// One device's part of an execution, all checked; `donated` marks inputs whose memory goes to a result.
struct Launch {
  std::vector<std::shared_ptr<Memory>> inputs;
  std::vector<std::shared_ptr<Promise>> input_ready;
  std::vector<std::shared_ptr<Memory>> outputs;
  std::vector<size_t> donated;
};

void CheckArguments(const Program& program, PJRT_Buffer* const* args, size_t num_args, PJRT_Device* device) {
  if (num_args != program.params.size()) {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "Execution supplied " + std::to_string(num_args) +
                                                        " buffers but compiled program expected " +
                                                        std::to_string(program.params.size()) + " buffers"};
  }
  for (size_t i = 0; i < num_args; ++i) {
    if (args[i]->device != device) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "argument " + std::to_string(i) + " is on another device"};
    }
    if (args[i]->type != program.params[i]) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "argument " + std::to_string(i) + ": expected " +
                                                          program.params[i].ToString() + ", got " +
                                                          args[i]->type.ToString()};
    }
  }
}

Launch Prepare(const Program& program, const PJRT_LoadedExecutable_Execute_Args& args, size_t d, PJRT_Device* device) {
  PJRT_Buffer* const* buffers = args.argument_lists[d];
  CheckArguments(program, buffers, args.num_args, device);
  std::vector<bool> donatable(args.num_args);
  for (size_t i = 0; i < args.num_args; ++i) donatable[i] = program.alias[i] >= 0;
  for (size_t i = 0; i < args.options->num_non_donatable_input_indices; ++i) {
    donatable.at(static_cast<size_t>(args.options->non_donatable_input_indices[i])) = false;
  }
  Launch launch;
  for (size_t i = 0; i < args.num_args; ++i) {
    for (size_t j = 0; j < args.num_args; ++j) {
      if (donatable[i] && i != j && buffers[i] == buffers[j]) {
        throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "f(donate(a), a): a donated buffer is passed twice"};
      }
    }
    launch.inputs.push_back(MemoryOf(buffers[i]));
    launch.input_ready.push_back(buffers[i]->ready);
  }
  launch.outputs.resize(program.results.size());
  for (size_t i = 0; i < args.num_args; ++i) {
    if (!donatable[i]) continue;
    launch.donated.push_back(i);
    // Memory that must not be written is copied instead, silently, as XLA does.
    if (launch.inputs[i]->writable()) launch.outputs[static_cast<size_t>(program.alias[i])] = launch.inputs[i];
  }
  for (size_t i = 0; i < launch.outputs.size(); ++i) {
    if (!launch.outputs[i]) launch.outputs[i] = Memory::Allocate(device->account, program.result_types[i].bytes());
  }
  return launch;
}

void Run(const Compiled& compiled, const Launch& launch, std::optional<Failure> failure,
         const std::vector<std::shared_ptr<Promise>>& ready) {
  for (const auto& input : launch.input_ready) {
    std::optional<Failure> input_failure = input->Wait();
    if (input_failure && !failure) {
      failure = Failure{PJRT_Error_Code_INTERNAL, "Error dispatching computation: " + input_failure->message};
    }
  }
  if (!failure) {
    try {
      std::vector<const char*> inputs;
      for (const auto& memory : launch.inputs) inputs.push_back(memory->data());
      std::vector<std::vector<char>> results = compiled.program.Run(inputs);
      for (size_t i = 0; i < results.size(); ++i) {
        if (!results[i].empty()) std::memcpy(launch.outputs[i]->data(), results[i].data(), results[i].size());
      }
    } catch (const Failure& thrown) {
      failure = thrown;
    }
  }
  for (const auto& promise : ready) promise->Set(failure);
}

std::vector<PJRT_Device*> LaunchDevices(const PJRT_LoadedExecutable_Execute_Args& args) {
  const Options& options = args.executable->compiled->options;
  const auto& devices = args.executable->client->device_pointers;
  if (options.portable != (args.execute_device != nullptr)) {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "portable executables, and only they, need execute_device"};
  }
  size_t count = static_cast<size_t>(options.num_replicas * options.num_partitions);
  if (args.num_devices != count) {
    throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "expected arguments for " + std::to_string(count) +
                                                        " devices, got " + std::to_string(args.num_devices)};
  }
  if (args.execute_device != nullptr) return {args.execute_device};
  return {devices.begin(), devices.begin() + static_cast<std::ptrdiff_t>(count)};
}

PJRT_Error* Execute(PJRT_LoadedExecutable_Execute_Args* args) {
  return Enter(args, [&] {
    std::shared_ptr<const Compiled> compiled = args->executable->compiled;
    std::vector<PJRT_Device*> devices = LaunchDevices(*args);
    std::vector<Launch> launches;
    for (size_t d = 0; d < devices.size(); ++d) {
      launches.push_back(Prepare(compiled->program, *args, d, devices[d]));
    }
    std::optional<Failure> planned;
    {
      std::lock_guard lock(Global::Get().mutex);
      planned = std::exchange(Global::Get().next_run, std::nullopt);
    }
    for (size_t d = 0; d < devices.size(); ++d) {
      Launch& launch = launches[d];
      for (size_t i : launch.donated) {
        std::lock_guard lock(args->argument_lists[d][i]->mutex);
        args->argument_lists[d][i]->memory = nullptr;
      }
      std::vector<std::shared_ptr<Promise>> ready;
      for (size_t i = 0; i < launch.outputs.size(); ++i) {
        auto buffer = new PJRT_Buffer(devices[d], compiled->program.result_types[i], launch.outputs[i]);
        ready.push_back(buffer->ready);
        args->output_lists[d][i] = buffer;
      }
      if (args->device_complete_events != nullptr) {
        auto complete = std::make_shared<Promise>();
        ready.push_back(complete);
        args->device_complete_events[d] = new PJRT_Event;
        args->device_complete_events[d]->promise = complete;
      }
      Global::Get().queue.Enqueue(
          [compiled, launch = std::move(launch), planned, ready] { Run(*compiled, launch, planned, ready); });
    }
  });
}

}  // namespace

void FillExecutableFunctions(PJRT_Api* api) {
  api->PJRT_Client_Compile = ClientCompile;
  api->PJRT_Compile = TopologyCompile;
  api->PJRT_Executable_Destroy = ExecutableDestroy;
  api->PJRT_Executable_NumOutputs = ExecutableNumOutputs;
  api->PJRT_Executable_Fingerprint = ExecutableFingerprint;
  api->PJRT_Executable_GetCostAnalysis = ExecutableCost;
  api->PJRT_Executable_GetCompiledMemoryStats = ExecutableMemory;
  api->PJRT_Executable_OptimizedProgram = ExecutableOptimized;
  api->PJRT_Executable_Serialize = ExecutableSerialize;
  api->PJRT_Executable_DeserializeAndLoad = DeserializeAndLoad;
  api->PJRT_LoadedExecutable_Destroy = LoadedDestroy;
  api->PJRT_LoadedExecutable_GetExecutable = LoadedGetExecutable;
  api->PJRT_LoadedExecutable_Execute = Execute;
}

}  // namespace torch_tpu::pjrt::fake
