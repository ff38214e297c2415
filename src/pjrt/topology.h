// A set of devices described by name, with none attached: the target of ahead-of-time compilation. Move-only owner of
// one PJRT_TopologyDescription; shares the Plugin. Thread-safe but for moves.
//
// libtpu looks for a TPU and for other users of it unless the process has TPU_SKIP_MDS_QUERY=1 and
// ALLOW_MULTIPLE_LIBTPU_LOAD=1 in its environment. The caller sets them; a library must not.
#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "pjrt/api.h"
#include "pjrt/executable.h"
#include "pjrt/options.h"
#include "pjrt/plugin.h"

namespace torch_tpu::pjrt {

class Topology {
 public:
  // `name` is the plugin's own, such as "v6e:2x2".
  static Topology Create(std::shared_ptr<Plugin> plugin, const std::string& name);
  Topology(Topology&& other) noexcept;
  Topology& operator=(Topology&&) = delete;
  ~Topology();

  PJRT_TopologyDescription* get() const { return topology_; }
  const std::string& platform_name() const { return platform_name_; }
  const std::string& platform_version() const { return platform_version_; }
  // "TPU v6 lite"
  const std::string& device_kind() const { return device_kind_; }
  size_t num_devices() const { return num_devices_; }

  // The Executable may outlive this Topology.
  std::unique_ptr<Executable> Compile(std::string_view stablehlo_text, const CompileOptions& options = {}) const;

 private:
  Topology(std::shared_ptr<Plugin> plugin, PJRT_TopologyDescription* topology);
  void ReadProperties();

  std::shared_ptr<Plugin> plugin_;
  const PJRT_Api* api_;
  PJRT_TopologyDescription* topology_;
  std::string platform_name_;
  std::string platform_version_;
  std::string device_kind_;
  size_t num_devices_ = 0;
};

}  // namespace torch_tpu::pjrt
