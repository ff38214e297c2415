// A PJRT plugin for tests, in plain C++: devices are host memory, programs are a few elementwise StableHLO operations
// in generic form (see fake_program.h). It is stricter than real plugins, so that tests see mistakes: structure sizes
// are checked, donated buffers are dead, objects are counted, work can be held back, errors can be placed anywhere.
//
// The PJRT C API leaves no room for a context, so there is one fake plugin in a process, and these functions steer it.
// Thread-safe; Reset must not run beside other calls.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "pjrt_c_api.h"

namespace torch_tpu::pjrt::fake {

// For Plugin::FromApi. The version it claims is the header's.
const PJRT_Api* Api();

// Finishes all held work, forgets planned failures, settings and call counts.
void Reset();

// How the plugin describes itself; all but `known_options` and `column_major` concern clients created afterwards.
struct Settings {
  std::string platform = "cpu";
  // Without: no host pointers, as on a TPU.
  bool host_visible = true;
  // Client options that are accepted; any other is INVALID_ARGUMENT.
  std::set<std::string> known_options = {"cpu_device_count", "asynchronous"};
  int default_device_count = 1;
  // Bytes a device can hold; more is RESOURCE_EXHAUSTED. 0: no limit.
  size_t memory_limit = 0;
  // Arrays lie on the device in column-major order, which shows when a reader does not ask for row-major.
  bool column_major = false;
};
void Configure(const Settings& settings);

// When enqueued work (executions, transfers) is done. The order is always that of enqueueing.
enum class Completion {
  kInline,  // within the call that enqueues it
  kManual,  // in Finish
  kThread,  // on another thread, each piece after a delay
};
void SetCompletion(Completion mode, std::chrono::microseconds delay = std::chrono::microseconds(0));
// In kManual: does the next `count` pieces of work on this thread; returns how many there were.
size_t Finish(size_t count = SIZE_MAX);
// Pieces of work that wait.
size_t Held();

// Makes the call after the next `skip` calls of `function` ("PJRT_Client_Compile") fail.
void FailNext(const std::string& function, PJRT_Error_Code code, const std::string& message, int skip = 0);
// Makes the next execution fail when it runs: Execute succeeds, the outputs carry the error.
void FailNextRun(PJRT_Error_Code code, const std::string& message);

// Objects that exist; all are zero when nothing leaks.
struct Live {
  int64_t errors = 0;
  int64_t events = 0;
  int64_t clients = 0;
  int64_t buffers = 0;
  int64_t executables = 0;
  int64_t loaded_executables = 0;
  int64_t topologies = 0;
  int64_t serialized = 0;
  int64_t bytes = 0;  // of device memory, also that of work that waits
  int64_t total() const {
    return errors + events + clients + buffers + executables + loaded_executables + topologies + serialized + bytes;
  }
};
Live LiveObjects();
// Buffers that existed when their client was destroyed, since Reset. Real plugins crash on them.
int64_t OrphanedBuffers();

// How often `function` was called since Reset.
int64_t Calls(const std::string& function);
// The options of the last client that was created, as text.
std::map<std::string, std::string> LastClientOptions();

}  // namespace torch_tpu::pjrt::fake
