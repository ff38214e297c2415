#include "pjrt/fake/fake_plugin.h"

#include "pjrt/fake/fake_handles.h"

namespace torch_tpu::pjrt::fake {

const PJRT_Api* Api() {
  static const PJRT_Api& table = *[] {
    auto api = new PJRT_Api{};
    api->struct_size = PJRT_Api_STRUCT_SIZE;
    api->pjrt_api_version.struct_size = PJRT_Api_Version_STRUCT_SIZE;
    api->pjrt_api_version.major_version = PJRT_API_MAJOR;
    api->pjrt_api_version.minor_version = PJRT_API_MINOR;
    FillClientFunctions(api);
    FillBufferFunctions(api);
    FillExecutableFunctions(api);
    return api;
  }();
  return &table;
}

void Reset() {
  Global& global = Global::Get();
  global.queue.SetMode(Completion::kInline, std::chrono::microseconds(0));
  std::lock_guard lock(global.mutex);
  global.settings = Settings();
  global.planned.clear();
  global.next_run.reset();
  global.calls.clear();
  global.client_options.clear();
  global.orphaned = 0;
}

void Configure(const Settings& settings) {
  std::lock_guard lock(Global::Get().mutex);
  Global::Get().settings = settings;
}

void SetCompletion(Completion mode, std::chrono::microseconds delay) { Global::Get().queue.SetMode(mode, delay); }
size_t Finish(size_t count) { return Global::Get().queue.Finish(count); }
size_t Held() { return Global::Get().queue.held(); }

void FailNext(const std::string& function, PJRT_Error_Code code, const std::string& message, int skip) {
  std::lock_guard lock(Global::Get().mutex);
  Global::Get().planned.push_back({function, skip, {code, message}});
}

void FailNextRun(PJRT_Error_Code code, const std::string& message) {
  std::lock_guard lock(Global::Get().mutex);
  Global::Get().next_run = Failure{code, message};
}

Live LiveObjects() {
  Live live;
  live.errors = Counted<PJRT_Error>::live();
  live.events = Counted<PJRT_Event>::live();
  live.clients = Counted<PJRT_Client>::live();
  live.buffers = Counted<PJRT_Buffer>::live();
  live.executables = Counted<PJRT_Executable>::live();
  live.loaded_executables = Counted<PJRT_LoadedExecutable>::live();
  live.topologies = Counted<PJRT_TopologyDescription>::live();
  live.serialized = Counted<PJRT_SerializedExecutable>::live();
  live.bytes = Memory::live_bytes();
  return live;
}

int64_t OrphanedBuffers() { return Global::Get().orphaned; }

int64_t Calls(const std::string& function) {
  std::lock_guard lock(Global::Get().mutex);
  auto it = Global::Get().calls.find(function);
  return it == Global::Get().calls.end() ? 0 : it->second;
}

std::map<std::string, std::string> LastClientOptions() {
  std::lock_guard lock(Global::Get().mutex);
  return Global::Get().client_options;
}

}  // namespace torch_tpu::pjrt::fake
