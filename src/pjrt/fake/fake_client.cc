// Errors, events, clients, devices, topologies of the fake plugin.
#include "pjrt/fake/fake_handles.h"

namespace torch_tpu::pjrt::fake {
namespace {

constexpr char kVersion[] = "fake 1.0";
constexpr char kTopologyPlatform[] = "tpu";

void ErrorDestroy(PJRT_Error_Destroy_Args* args) { delete args->error; }

void ErrorMessage(PJRT_Error_Message_Args* args) {
  args->message = args->error->failure.message.data();
  args->message_size = args->error->failure.message.size();
}

PJRT_Error* ErrorGetCode(PJRT_Error_GetCode_Args* args) {
  args->code = args->error->failure.code;
  return nullptr;
}

PJRT_Error* Initialize(PJRT_Plugin_Initialize_Args* args) {
  return Enter(args, [] {});
}

PJRT_Error* EventDestroy(PJRT_Event_Destroy_Args* args) {
  return Enter(args, [&] { delete args->event; });
}

PJRT_Error* EventIsReady(PJRT_Event_IsReady_Args* args) {
  return Enter(args, [&] { args->is_ready = args->event->promise->IsReady(); });
}

PJRT_Error* EventError(PJRT_Event_Error_Args* args) {
  return Enter(args, [&] {
    if (!args->event->promise->IsReady()) {
      throw Failure{PJRT_Error_Code_FAILED_PRECONDITION, "PJRT_Event_Error: the event is not ready"};
    }
    if (std::optional<Failure> failure = args->event->promise->Wait()) throw *failure;
  });
}

PJRT_Error* EventAwait(PJRT_Event_Await_Args* args) {
  return Enter(args, [&] {
    std::shared_ptr<Promise> promise = args->event->promise;
    if (std::optional<Failure> failure = promise->Wait()) throw *failure;
  });
}

PJRT_Error* EventOnReady(PJRT_Event_OnReady_Args* args) {
  return Enter(args, [&] {
    args->event->promise->Then([callback = args->callback, user_arg = args->user_arg](const auto& failure) {
      callback(failure ? NewError(*failure) : nullptr, user_arg);
    });
  });
}

void ReadOptions(const PJRT_Client_Create_Args& args, const Settings& settings, int64_t* device_count) {
  std::map<std::string, std::string> options;
  for (size_t i = 0; i < args.num_options; ++i) {
    const PJRT_NamedValue& option = args.create_options[i];
    std::string name(option.name, option.name_size);
    if (settings.known_options.count(name) == 0) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "unknown client option " + name};
    }
    if (name == "cpu_device_count") {
      if (option.type != PJRT_NamedValue_kInt64) throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, name + ": not int64"};
      *device_count = option.int64_value;
    }
    options[name] = option.type == PJRT_NamedValue_kBool ? (option.bool_value ? "true" : "false")
                                                         : std::to_string(option.int64_value);
  }
  std::lock_guard lock(Global::Get().mutex);
  Global::Get().client_options = options;
}

PJRT_Error* ClientCreate(PJRT_Client_Create_Args* args) {
  return Enter(args, [&] {
    Settings settings = Global::Get().CopySettings();
    int64_t device_count = settings.default_device_count;
    ReadOptions(*args, settings, &device_count);
    auto client = std::make_unique<PJRT_Client>();
    client->settings = settings;
    for (int i = 0; i < device_count; ++i) {
      auto device = std::make_unique<PJRT_Device>();
      device->client = client.get();
      device->description = {i, "Fake"};
      device->account = std::make_shared<Account>();
      device->account->limit = settings.memory_limit;
      client->device_pointers.push_back(device.get());
      client->devices.push_back(std::move(device));
    }
    args->client = client.release();
  });
}

PJRT_Error* ClientDestroy(PJRT_Client_Destroy_Args* args) {
  return Enter(args, [&] {
    if (args->client != nullptr) Global::Get().orphaned += args->client->buffers;
    delete args->client;
  });
}

PJRT_Error* ClientPlatformName(PJRT_Client_PlatformName_Args* args) {
  return Enter(args, [&] {
    args->platform_name = args->client->settings.platform.data();
    args->platform_name_size = args->client->settings.platform.size();
  });
}

PJRT_Error* ClientPlatformVersion(PJRT_Client_PlatformVersion_Args* args) {
  return Enter(args, [&] {
    args->platform_version = kVersion;
    args->platform_version_size = sizeof kVersion - 1;
  });
}

PJRT_Error* ClientProcessIndex(PJRT_Client_ProcessIndex_Args* args) {
  return Enter(args, [&] { args->process_index = 0; });
}

PJRT_Error* ClientAddressableDevices(PJRT_Client_AddressableDevices_Args* args) {
  return Enter(args, [&] {
    args->addressable_devices = args->client->device_pointers.data();
    args->num_addressable_devices = args->client->device_pointers.size();
  });
}

PJRT_Error* DescriptionId(PJRT_DeviceDescription_Id_Args* args) {
  return Enter(args, [&] { args->id = args->device_description->id; });
}

PJRT_Error* DescriptionProcessIndex(PJRT_DeviceDescription_ProcessIndex_Args* args) {
  return Enter(args, [&] { args->process_index = 0; });
}

PJRT_Error* DescriptionKind(PJRT_DeviceDescription_Kind_Args* args) {
  return Enter(args, [&] {
    args->device_kind = args->device_description->kind.data();
    args->device_kind_size = args->device_description->kind.size();
  });
}

PJRT_Error* DeviceGetDescription(PJRT_Device_GetDescription_Args* args) {
  return Enter(args, [&] { args->device_description = &args->device->description; });
}

PJRT_Error* DeviceLocalHardwareId(PJRT_Device_LocalHardwareId_Args* args) {
  return Enter(args, [&] { args->local_hardware_id = args->device->description.id; });
}

PJRT_Error* DeviceMemoryStats(PJRT_Device_MemoryStats_Args* args) {
  return Enter(args, [&] {
    Account& account = *args->device->account;
    std::lock_guard lock(account.mutex);
    args->bytes_in_use = static_cast<int64_t>(account.in_use);
    args->peak_bytes_in_use = static_cast<int64_t>(account.peak);
    args->peak_bytes_in_use_is_set = true;
    args->num_allocs = account.allocations;
    args->num_allocs_is_set = true;
    args->bytes_limit = static_cast<int64_t>(account.limit);
    args->bytes_limit_is_set = account.limit != 0;
  });
}

// "fake:N" has N devices.
PJRT_Error* TopologyCreate(PJRT_TopologyDescription_Create_Args* args) {
  return Enter(args, [&] {
    std::string name(args->topology_name, args->topology_name_size);
    if (name.rfind("fake:", 0) != 0) throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "unknown topology " + name};
    auto topology = std::make_unique<PJRT_TopologyDescription>();
    for (int i = 0; i < std::atoi(name.c_str() + 5); ++i) {
      topology->devices.push_back(std::make_unique<PJRT_DeviceDescription>(PJRT_DeviceDescription{i, "Fake"}));
      topology->device_pointers.push_back(topology->devices.back().get());
    }
    args->topology = topology.release();
  });
}

PJRT_Error* TopologyDestroy(PJRT_TopologyDescription_Destroy_Args* args) {
  return Enter(args, [&] { delete args->topology; });
}

PJRT_Error* TopologyPlatformName(PJRT_TopologyDescription_PlatformName_Args* args) {
  return Enter(args, [&] {
    args->platform_name = kTopologyPlatform;
    args->platform_name_size = sizeof kTopologyPlatform - 1;
  });
}

PJRT_Error* TopologyPlatformVersion(PJRT_TopologyDescription_PlatformVersion_Args* args) {
  return Enter(args, [&] {
    args->platform_version = kVersion;
    args->platform_version_size = sizeof kVersion - 1;
  });
}

PJRT_Error* TopologyDevices(PJRT_TopologyDescription_GetDeviceDescriptions_Args* args) {
  return Enter(args, [&] {
    args->descriptions = args->topology->device_pointers.data();
    args->num_descriptions = args->topology->device_pointers.size();
  });
}

}  // namespace

void FillClientFunctions(PJRT_Api* api) {
  api->PJRT_Error_Destroy = ErrorDestroy;
  api->PJRT_Error_Message = ErrorMessage;
  api->PJRT_Error_GetCode = ErrorGetCode;
  api->PJRT_Plugin_Initialize = Initialize;
  api->PJRT_Event_Destroy = EventDestroy;
  api->PJRT_Event_IsReady = EventIsReady;
  api->PJRT_Event_Error = EventError;
  api->PJRT_Event_Await = EventAwait;
  api->PJRT_Event_OnReady = EventOnReady;
  api->PJRT_Client_Create = ClientCreate;
  api->PJRT_Client_Destroy = ClientDestroy;
  api->PJRT_Client_PlatformName = ClientPlatformName;
  api->PJRT_Client_PlatformVersion = ClientPlatformVersion;
  api->PJRT_Client_ProcessIndex = ClientProcessIndex;
  api->PJRT_Client_AddressableDevices = ClientAddressableDevices;
  api->PJRT_DeviceDescription_Id = DescriptionId;
  api->PJRT_DeviceDescription_ProcessIndex = DescriptionProcessIndex;
  api->PJRT_DeviceDescription_Kind = DescriptionKind;
  api->PJRT_Device_GetDescription = DeviceGetDescription;
  api->PJRT_Device_LocalHardwareId = DeviceLocalHardwareId;
  api->PJRT_Device_MemoryStats = DeviceMemoryStats;
  api->PJRT_TopologyDescription_Create = TopologyCreate;
  api->PJRT_TopologyDescription_Destroy = TopologyDestroy;
  api->PJRT_TopologyDescription_PlatformName = TopologyPlatformName;
  api->PJRT_TopologyDescription_PlatformVersion = TopologyPlatformVersion;
  api->PJRT_TopologyDescription_GetDeviceDescriptions = TopologyDevices;
}

}  // namespace torch_tpu::pjrt::fake
