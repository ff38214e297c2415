#include "pjrt/topology.h"

#include <utility>

namespace torch_tpu::pjrt {

Topology Topology::Create(std::shared_ptr<Plugin> plugin, const std::string& name) {
  auto args = MakeArgs<PJRT_TopologyDescription_Create_Args>();
  args.topology_name = name.data();
  args.topology_name_size = name.size();
  Call(plugin->api(), args);
  Topology topology(std::move(plugin), args.topology);
  topology.ReadProperties();
  return topology;
}

Topology::Topology(std::shared_ptr<Plugin> plugin, PJRT_TopologyDescription* topology)
    : plugin_(std::move(plugin)), api_(plugin_->api()), topology_(topology) {}

Topology::Topology(Topology&& other) noexcept
    : plugin_(std::move(other.plugin_)),
      api_(other.api_),
      topology_(std::exchange(other.topology_, nullptr)),
      platform_name_(std::move(other.platform_name_)),
      platform_version_(std::move(other.platform_version_)),
      device_kind_(std::move(other.device_kind_)),
      num_devices_(other.num_devices_) {}

Topology::~Topology() {
  if (topology_ == nullptr) return;
  auto args = MakeArgs<PJRT_TopologyDescription_Destroy_Args>();
  args.topology = topology_;
  CallNoThrow(api_, args);
}

void Topology::ReadProperties() {
  auto name = MakeArgs<PJRT_TopologyDescription_PlatformName_Args>();
  name.topology = topology_;
  Call(api_, name);
  platform_name_ = ToString(name.platform_name, name.platform_name_size);

  auto version = MakeArgs<PJRT_TopologyDescription_PlatformVersion_Args>();
  version.topology = topology_;
  Call(api_, version);
  platform_version_ = ToString(version.platform_version, version.platform_version_size);

  auto devices = MakeArgs<PJRT_TopologyDescription_GetDeviceDescriptions_Args>();
  devices.topology = topology_;
  Call(api_, devices);
  num_devices_ = devices.num_descriptions;
  if (num_devices_ > 0) {
    auto kind = MakeArgs<PJRT_DeviceDescription_Kind_Args>();
    kind.device_description = devices.descriptions[0];
    Call(api_, kind);
    device_kind_ = ToString(kind.device_kind, kind.device_kind_size);
  }
}

std::unique_ptr<Executable> Topology::Compile(std::string_view stablehlo_text, const CompileOptions& options) const {
  const std::string serialized = options.Serialize();
  constexpr std::string_view kFormat = "mlir";
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  program.code = const_cast<char*>(stablehlo_text.data());  // an input here; the API uses one struct for both ways
  program.code_size = stablehlo_text.size();
  program.format = kFormat.data();
  program.format_size = kFormat.size();
  auto args = MakeArgs<PJRT_Compile_Args>();
  args.topology = topology_;
  args.program = &program;
  args.compile_options = serialized.data();
  args.compile_options_size = serialized.size();
  Call(api_, args);
  return std::make_unique<Executable>(api_, args.executable);
}

}  // namespace torch_tpu::pjrt
