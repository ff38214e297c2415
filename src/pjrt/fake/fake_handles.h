// The fake plugin's handles for compiled programs and topologies. Only for fake_*.cc.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "pjrt/fake/fake_state.h"

namespace torch_tpu::pjrt::fake {

// What the fake reads of a CompileOptionsProto.
struct Options {
  int64_t num_replicas = 1;
  int64_t num_partitions = 1;
  bool portable = false;
};

// A compiled program; shared by the handles that show it.
struct Compiled {
  std::string text;
  std::string option_bytes;
  Options options;
  Program program;
  std::string fingerprint;
};

}  // namespace torch_tpu::pjrt::fake

struct PJRT_Executable : torch_tpu::pjrt::fake::Counted<PJRT_Executable> {
  std::shared_ptr<const torch_tpu::pjrt::fake::Compiled> compiled;
  std::vector<PJRT_NamedValue> cost;
};

struct PJRT_LoadedExecutable : torch_tpu::pjrt::fake::Counted<PJRT_LoadedExecutable> {
  PJRT_Client* client = nullptr;
  std::shared_ptr<const torch_tpu::pjrt::fake::Compiled> compiled;
};

struct PJRT_SerializedExecutable : torch_tpu::pjrt::fake::Counted<PJRT_SerializedExecutable> {
  std::string bytes;
};

struct PJRT_TopologyDescription : torch_tpu::pjrt::fake::Counted<PJRT_TopologyDescription> {
  std::vector<std::unique_ptr<PJRT_DeviceDescription>> devices;
  std::vector<PJRT_DeviceDescription*> device_pointers;
};
