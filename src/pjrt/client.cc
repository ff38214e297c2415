#include "pjrt/client.h"

#include <utility>

namespace torch_tpu::pjrt {
namespace {

PJRT_NamedValue NamedValue(std::string_view name) {
  PJRT_NamedValue value{};
  value.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  value.name = name.data();
  value.name_size = name.size();
  value.value_size = 1;
  return value;
}

PJRT_NamedValue Int64Option(std::string_view name, int64_t number) {
  PJRT_NamedValue value = NamedValue(name);
  value.type = PJRT_NamedValue_kInt64;
  value.int64_value = number;
  return value;
}

PJRT_NamedValue BoolOption(std::string_view name, bool flag) {
  PJRT_NamedValue value = NamedValue(name);
  value.type = PJRT_NamedValue_kBool;
  value.bool_value = flag;
  return value;
}

PJRT_HostBufferSemantics ToPjrt(HostSemantics semantics) {
  switch (semantics) {
    case HostSemantics::kCopy:
      return PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
    case HostSemantics::kUntilTransferred:
      return PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes;
    case HostSemantics::kZeroCopyImmutable:
      return PJRT_HostBufferSemantics_kImmutableZeroCopy;
    case HostSemantics::kZeroCopyMutable:
      return PJRT_HostBufferSemantics_kMutableZeroCopy;
  }
  support::Throw(support::ErrorKind::kInternal, "unknown HostSemantics ", static_cast<int>(semantics));
}

std::optional<int64_t> If(bool set, int64_t value) { return set ? std::optional<int64_t>(value) : std::nullopt; }

}  // namespace

std::unique_ptr<Client> Client::Create(std::shared_ptr<Plugin> plugin, const ClientOptions& options) {
  TT_CHECK(options.device_count >= 1, kValue, "Client: expected at least one device, got ", options.device_count);
  const PJRT_NamedValue known[] = {Int64Option("cpu_device_count", options.device_count),
                                   BoolOption("asynchronous", options.asynchronous)};
  // No plugin lists its options; some reject a name that they do not know, so ask for fewer until one agrees.
  for (size_t count = std::size(known);; --count) {
    auto args = MakeArgs<PJRT_Client_Create_Args>();
    args.create_options = count > 0 ? known : nullptr;
    args.num_options = count;
    std::optional<Error> error = TryCall(plugin->api(), args);
    if (!error) {
      std::unique_ptr<Client> client(new Client(std::move(plugin), args.client));
      client->ReadProperties();
      return client;
    }
    if (count == 0 || error->code() != PJRT_Error_Code_INVALID_ARGUMENT) throw *error;
  }
}

Client::Client(std::shared_ptr<Plugin> plugin, PJRT_Client* client)
    : plugin_(std::move(plugin)), api_(plugin_->api()), client_(client) {}

Client::~Client() {
  auto args = MakeArgs<PJRT_Client_Destroy_Args>();
  args.client = client_;
  CallNoThrow(api_, args);
}

void Client::ReadProperties() {
  auto name = MakeArgs<PJRT_Client_PlatformName_Args>();
  name.client = client_;
  Call(api_, name);
  platform_name_ = ToString(name.platform_name, name.platform_name_size);

  auto version = MakeArgs<PJRT_Client_PlatformVersion_Args>();
  version.client = client_;
  Call(api_, version);
  platform_version_ = ToString(version.platform_version, version.platform_version_size);

  auto devices = MakeArgs<PJRT_Client_AddressableDevices_Args>();
  devices.client = client_;
  Call(api_, devices);
  devices_.assign(devices.addressable_devices, devices.addressable_devices + devices.num_addressable_devices);
  TT_CHECK(!devices_.empty(), kRuntime, "Client: the plugin '", plugin_->path(), "' offers no device to this process");

  host_visible_ = ProbeHostVisible();
}

bool Client::ProbeHostVisible() const {
  // Only there is a buffer's pointer an address of this process; reading another one would crash.
  if (platform_name_ != "cpu") return false;
  try {
    const int32_t value = 0x5EED1234;
    Buffer buffer = BufferFromHost(&value, PJRT_Buffer_Type_S32, {}, devices_[0]);
    buffer.Await();
    const void* pointer = buffer.HostPointer();
    return pointer != nullptr && *static_cast<const int32_t*>(pointer) == value;
  } catch (const Error&) {
    return false;  // a plugin without the pointer functions works through copies
  }
}

PJRT_DeviceDescription* Client::Describe(PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_Device_GetDescription_Args>();
  args.device = device;
  Call(api_, args);
  return args.device_description;
}

std::string Client::device_kind(PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_DeviceDescription_Kind_Args>();
  args.device_description = Describe(device);
  Call(api_, args);
  return ToString(args.device_kind, args.device_kind_size);
}

int64_t Client::local_id(PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_Device_LocalHardwareId_Args>();
  args.device = device;
  Call(api_, args);
  return args.local_hardware_id;
}

int64_t Client::global_id(PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_DeviceDescription_Id_Args>();
  args.device_description = Describe(device);
  Call(api_, args);
  return args.id;
}

std::optional<DeviceMemory> Client::MemoryStats(PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_Device_MemoryStats_Args>();
  args.device = device;
  if (std::optional<Error> error = TryCall(api_, args)) {
    if (error->code() == PJRT_Error_Code_UNIMPLEMENTED) return std::nullopt;
    throw *error;
  }
  DeviceMemory memory;
  memory.in_use = args.bytes_in_use;
  memory.peak_in_use = If(args.peak_bytes_in_use_is_set, args.peak_bytes_in_use);
  memory.limit = If(args.bytes_limit_is_set, args.bytes_limit);
  memory.largest_free_block = If(args.largest_free_block_bytes_is_set, args.largest_free_block_bytes);
  memory.num_allocations = If(args.num_allocs_is_set, args.num_allocs);
  return memory;
}

Buffer Client::BufferFromHost(const void* data, PJRT_Buffer_Type type, std::span<const int64_t> dims,
                              PJRT_Device* device, HostSemantics semantics, std::span<const int64_t> byte_strides,
                              Event* done) const {
  TT_CHECK(byte_strides.empty() || byte_strides.size() == dims.size(), kRuntime, "BufferFromHost: expected ",
           dims.size(), " byte strides, got ", byte_strides.size());
  auto args = MakeArgs<PJRT_Client_BufferFromHostBuffer_Args>();
  args.client = client_;
  args.data = data;
  args.type = type;
  args.dims = dims.data();
  args.num_dims = dims.size();
  args.byte_strides = byte_strides.data();
  args.num_byte_strides = byte_strides.size();
  args.host_buffer_semantics = ToPjrt(semantics);
  args.device = device;
  Call(api_, args);
  Buffer buffer(api_, args.buffer);
  Event event(api_, args.done_with_host_buffer);
  if (semantics == HostSemantics::kCopy) return buffer;
  if (done != nullptr) {
    *done = std::move(event);
  } else if (semantics == HostSemantics::kUntilTransferred) {
    event.Await("PJRT_Client_BufferFromHostBuffer");
  }
  return buffer;
}

Buffer Client::CreateUninitialized(PJRT_Buffer_Type type, std::span<const int64_t> dims, PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_Client_CreateUninitializedBuffer_Args>();
  args.client = client_;
  args.shape_dims = dims.data();
  args.shape_num_dims = dims.size();
  args.shape_element_type = type;
  args.device = device;
  Call(api_, args);
  return Buffer(api_, args.buffer);
}

std::unique_ptr<LoadedExecutable> Client::Compile(std::string_view stablehlo_text,
                                                  const CompileOptions& options) const {
  const std::string serialized = options.Serialize();
  constexpr std::string_view kFormat = "mlir";
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  program.code = const_cast<char*>(stablehlo_text.data());  // an input here; the API uses one struct for both ways
  program.code_size = stablehlo_text.size();
  program.format = kFormat.data();
  program.format_size = kFormat.size();
  auto args = MakeArgs<PJRT_Client_Compile_Args>();
  args.client = client_;
  args.program = &program;
  args.compile_options = serialized.data();
  args.compile_options_size = serialized.size();
  Call(api_, args);
  return std::make_unique<LoadedExecutable>(api_, args.executable);
}

std::unique_ptr<LoadedExecutable> Client::Deserialize(std::string_view bytes, const CompileOptions& options) const {
  const std::string serialized = options.Serialize();
  auto args = MakeArgs<PJRT_Executable_DeserializeAndLoad_Args>();
  args.client = client_;
  args.serialized_executable = bytes.data();
  args.serialized_executable_size = bytes.size();
  args.overridden_serialized_compile_options = serialized.data();
  args.overridden_serialized_compile_options_size = serialized.size();
  Call(api_, args);
  return std::make_unique<LoadedExecutable>(api_, args.loaded_executable);
}

}  // namespace torch_tpu::pjrt
