// How a program is compiled. A plain value; Serialize writes the CompileOptionsProto that plugins read,
// deterministically, so the bytes can be part of a cache key.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace torch_tpu::pjrt {

struct CompileOptions {
  int num_replicas = 1;
  int num_partitions = 1;
  // The SPMD partitioner; more than one partition needs it.
  bool spmd = false;
  // Shardy instead of GSPMD as the source of shardings.
  bool shardy = false;
  // Compile for any one device of the client; Execute then names it.
  bool portable = false;
  // Global device ids, replica by replica: [num_replicas][num_partitions]. Empty: the plugin chooses.
  std::vector<int64_t> device_assignment;
  // XLA debug options by name, such as {"xla_backend_optimization_level", 0}.
  std::map<std::string, std::variant<std::string, bool, int64_t, double>> env_overrides;

  // Throws support::Error when the fields contradict each other.
  std::string Serialize() const;
};

}  // namespace torch_tpu::pjrt
