// torch_tpu._C: the C++ side as Python sees it. No logic. Whatever may wait releases the GIL.
#include <ATen/core/Tensor.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>

#include <cstring>
#include <string>
#include <tuple>
#include <vector>

#include "aten/call.h"
#include "aten/device.h"
#include "aten/errors.h"
#include "aten/fallback.h"
#include "aten/generator.h"
#include "aten/inspect.h"
#include "aten/recorder.h"
#include "aten/storage.h"
#include "lower/registry.h"
#include "pjrt/topology.h"
#include "python/cache.h"
#include "python/callbacks.h"
#include "python/graphs.h"
#include "runtime/disk_cache.h"
#include "runtime/runtime.h"
#include "support/env.h"
#include "support/metrics.h"

namespace torch_tpu::python {
namespace {

using runtime::Runtime;
using Released = py::call_guard<py::gil_scoped_release>;

c10::DeviceAllocator& Allocator() { return *static_cast<c10::DeviceAllocator*>(aten::GetAllocator()); }

// The exceptions of C++ as the Python ones that torch itself would raise.
void TranslateException(std::exception_ptr thrown) {
  if (!thrown) return;
  try {
    try {
      std::rethrow_exception(thrown);
    } catch (const support::Error& e) {
      aten::Rethrow(e);
    }
  } catch (const c10::Error&) {
    torch::translate_exception_to_python(std::current_exception());
  }
}

c10::DeviceIndex Index(int64_t index) {
  TORCH_CHECK(index < aten::kMaxDevices, "invalid tpu device index: expected less than ", aten::kMaxDevices, ", got ",
              index);
  return static_cast<c10::DeviceIndex>(index < 0 ? -1 : index);
}

void Configure(const std::string& name, const std::string& plugin_path, int device_count) {
  Runtime::Configure({name, plugin_path, device_count});
}

void Synchronize(int64_t index) {
  if (runtime::Device* device = aten::StartedDevice(Index(index))) device->Synchronize();
}

py::dict RuntimeInfo() {
  std::vector<std::string> kinds;
  std::vector<int64_t> devices;
  Runtime* rt = nullptr;
  std::string build_id;
  {
    py::gil_scoped_release release;
    rt = &Runtime::Get();
    for (PJRT_Device* device : rt->client().devices()) {
      kinds.push_back(rt->client().device_kind(device));
      devices.push_back(rt->client().global_id(device));
    }
    build_id = rt->client().plugin().build_id();
  }
  const pjrt::Client& client = rt->client();
  py::dict info;
  info["platform_name"] = client.platform_name();
  info["platform_version"] = client.platform_version();
  info["plugin_path"] = client.plugin().path();
  info["pjrt_api"] = support::StrCat(client.plugin().api_major(), ".", client.plugin().api_minor());
  info["build_id"] = build_id;
  info["device_kinds"] = kinds;
  info["devices"] = devices;
  info["host_visible"] = client.host_visible();
  return info;
}

py::dict Metrics() {
  support::Metrics now = support::SnapshotMetrics();
  py::dict metrics;
  metrics["compiles"] = now.compiles;
  metrics["compile_seconds"] = now.compile_seconds;
  metrics["memory_hits"] = now.memory_hits;
  metrics["disk_hits"] = now.disk_hits;
  metrics["executes"] = now.executes;
  metrics["bucketed"] = now.bucketed;
  metrics["exact_shapes"] = now.exact_shapes;
  metrics["paddings"] = now.paddings;
  metrics["fallbacks"] = now.fallbacks;
  metrics["h2d_count"] = now.h2d_count;
  metrics["h2d_bytes"] = now.h2d_bytes;
  metrics["d2h_count"] = now.d2h_count;
  metrics["d2h_bytes"] = now.d2h_bytes;
  return metrics;
}

// The names of torch.accelerator.memory_stats; nothing is split into pools, so only ".all".
py::dict MemoryStats(int64_t index) {
  auto stats = Allocator().getDeviceStats(Index(index));
  py::dict out;
  auto put = [&out](const std::string& name, const c10::CachingAllocator::StatArray& values) {
    const auto& all = values[static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE)];
    out[py::str(name + ".all.current")] = all.current;
    out[py::str(name + ".all.peak")] = all.peak;
    out[py::str(name + ".all.allocated")] = all.allocated;
    out[py::str(name + ".all.freed")] = all.freed;
  };
  put("allocation", stats.allocation);
  put("active", stats.active);
  put("allocated_bytes", stats.allocated_bytes);
  put("active_bytes", stats.active_bytes);
  put("requested_bytes", stats.requested_bytes);
  put("reserved_bytes", stats.reserved_bytes);
  out["num_device_alloc"] = stats.num_device_alloc;
  out["num_device_free"] = stats.num_device_free;
  out["num_ooms"] = stats.num_ooms;
  return out;
}

py::list Knobs() {
  py::list rows;
  for (const support::Knob& knob : support::Knobs()) {
    py::dict row;
    row["name"] = knob.name;
    row["type"] = support::KnobTypeName(knob.type);
    row["default"] = knob.default_text;
    row["value"] = support::KnobText(knob.id);
    row["doc"] = knob.doc;
    row["is_set"] = support::KnobIsSet(knob.id);
    rows.append(row);
  }
  return rows;
}

void SetKnob(const std::string& name, const std::string& text) {
  auto id = support::FindKnob(name);
  TT_CHECK(id.has_value(), kValue,
           "set_knob: expected the name of a setting (python -m torch_tpu info lists them), got ", name);
  support::SetKnob(*id, text);
}

py::dict CacheStat() {
  py::dict out;
  runtime::DiskCache* disk = nullptr;
  if (Runtime::IsInitialized()) disk = Runtime::Get().compiler().disk();
  bool on = disk != nullptr && disk->enabled();
  out["enabled"] = on;
  if (disk == nullptr) return out;
  out["dir"] = disk->dir();
  if (!on) {
    out["why_off"] = disk->why_off();
    return out;
  }
  std::vector<runtime::DiskCache::Entry> entries;
  {
    py::gil_scoped_release release;
    entries = disk->List();
  }
  uint64_t bytes = 0;
  for (const auto& entry : entries) bytes += entry.bytes;
  out["entries"] = entries.size();
  out["bytes"] = bytes;
  runtime::DiskCache::Stat stat = disk->stat();
  out["hits"] = stat.hits;
  out["misses"] = stat.misses;
  out["damaged"] = stat.damaged;
  out["stores"] = stat.stores;
  out["failures"] = stat.failures;
  out["evicted"] = stat.evicted;
  return out;
}

// What users can call: neither the rows that only graphs use nor the runtime's own.
std::vector<std::string> Rows() {
  std::vector<std::string> names;
  for (const lower::NamedRow& row : lower::Rows()) {
    if ((row.def->flags & lower::kGraphOnly) != 0 || row.schema.starts_with("tpu::")) continue;
    names.push_back(row.schema);
  }
  return names;
}

lower::Platform PlatformOf(const std::string& name) {
  TT_CHECK(name == "cpu" || name == "tpu", kValue, "recorded_programs: expected platform cpu or tpu, got ", name);
  return name == "tpu" ? lower::Platform::kTpu : lower::Platform::kCpu;
}

// (op, schemas of its row, StableHLO text) of each.
std::vector<std::tuple<std::string, std::string, std::string>> RecordedPrograms(const std::string& platform) {
  std::vector<std::tuple<std::string, std::string, std::string>> out;
  for (aten::RecordedProgram& p : aten::RecordedPrograms(PlatformOf(platform))) {
    out.emplace_back(std::move(p.op), std::move(p.schemas), std::move(p.text));
  }
  return out;
}

// Throws what the compiler says when it refuses the program.
void CompileFor(const std::string& plugin_path, const std::string& topology, const std::string& text) {
  pjrt::Topology::Create(pjrt::Plugin::Load(plugin_path), topology).Compile(text);
}

void Shutdown() {
  {
    py::gil_scoped_release release;
    Runtime::Shutdown();
  }
  DropCallbacks();
}

void BindRuntime(py::module_& m) {
  m.def("configure", &Configure, py::arg("name"), py::arg("plugin_path"), py::arg("device_count"));
  m.def("is_configured", &Runtime::IsConfigured);
  m.def(
      "is_available", [] { return aten::DeviceCount() > 0; }, Released());
  m.def(
      "device_count", [] { return static_cast<int>(aten::DeviceCount()); }, Released());
  m.def("is_initialized", &Runtime::IsInitialized);
  m.def("is_in_bad_fork", &Runtime::IsInBadFork);
  m.def("current_device", [] { return static_cast<int>(aten::CurrentDevice()); });
  m.def(
      "set_device", [](int64_t index) { aten::SetCurrentDevice(Index(index)); }, py::arg("index"), Released());
  m.def("synchronize", &Synchronize, py::arg("index") = -1, Released());
  m.def("runtime_info", &RuntimeInfo);
  m.def("set_location_provider", &SetLocationProvider, py::arg("function"));
  m.def("set_warning_handler", &SetWarningHandler, py::arg("function"));
  m.def("shutdown", &Shutdown);
  m.def("plan_kind", &aten::PlanKind, py::arg("tensor"));
  m.def(
      "remember_address", [](const at::Tensor& t) { aten::RememberAddress(t.storage()); }, py::arg("tensor"));
  m.def(
      "default_generator", [](int64_t index) { return aten::DefaultGenerator(Index(index)); }, py::arg("index"));
}

void BindSettings(py::module_& m) {
  m.def("metrics", &Metrics);
  m.def("reset_metrics", &support::ResetMetrics);
  m.def("fallback_policy", &aten::FallbackPolicy);
  m.def("set_fallback_policy", &aten::SetFallbackPolicy, py::arg("policy"));
  m.def("knobs", &Knobs);
  m.def("set_knob", &SetKnob, py::arg("name"), py::arg("text"));
  m.def("parse_bytes", &support::ParseBytes, py::arg("text"));
  m.def("cache_stat", &CacheStat);
}

void BindPrograms(py::module_& m) {
  m.def("rows", &Rows);
  m.def("record_programs", &aten::RecordPrograms, py::arg("on"));
  m.def("recorded_programs", &RecordedPrograms, py::arg("platform"), Released());
  m.def("compile_for", &CompileFor, py::arg("plugin_path"), py::arg("topology"), py::arg("text"), Released());
}

void BindMemory(py::module_& m) {
  m.def("memory_stats", &MemoryStats, py::arg("index"));
  m.def(
      "memory_info", [](int64_t index) { return Allocator().getMemoryInfo(Index(index)); }, py::arg("index"),
      Released());
  m.def(
      "reset_peak_memory_stats", [](int64_t index) { Allocator().resetPeakStats(Index(index)); }, py::arg("index"));
  m.def(
      "reset_accumulated_memory_stats", [](int64_t index) { Allocator().resetAccumulatedStats(Index(index)); },
      py::arg("index"));
  m.def(
      "empty_cache", [] { Allocator().emptyCache(); }, Released());
}

}  // namespace
}  // namespace torch_tpu::python

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.doc() = "The C++ side of torch_tpu; import torch_tpu instead.";
  torch_tpu::aten::RegisterRows();
  py::register_local_exception_translator(&torch_tpu::python::TranslateException);
  torch_tpu::python::BindRuntime(m);
  torch_tpu::python::BindSettings(m);
  torch_tpu::python::BindPrograms(m);
  torch_tpu::python::BindMemory(m);
  torch_tpu::python::BindGraphs(m);
  torch_tpu::python::BindCache(m);
}
