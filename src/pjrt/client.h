// A running plugin: its devices, their memory, its compiler. Owns one PJRT_Client and shares the Plugin; Buffers and
// LoadedExecutables that it makes must be gone before it is destroyed. Thread-safe.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pjrt/api.h"
#include "pjrt/buffer.h"
#include "pjrt/executable.h"
#include "pjrt/options.h"
#include "pjrt/plugin.h"

namespace torch_tpu::pjrt {

// Wishes: a plugin that does not know an option is asked without it.
struct ClientOptions {
  // How many devices a CPU plugin pretends to have.
  int device_count = 1;
  // Whether a CPU plugin runs programs on threads of its own, which costs 30 us a program.
  bool asynchronous = false;
};

// How long the plugin may use the caller's memory.
enum class HostSemantics {
  kCopy,               // until the call returns
  kUntilTransferred,   // until `done` fires; without `done`, the call waits
  kZeroCopyImmutable,  // until the Buffer is gone; where it can, the plugin makes the memory the Buffer's own
  kZeroCopyMutable,    // the same, and a program that the Buffer is donated to may write to it
};

// Of one device, in bytes.
struct DeviceMemory {
  int64_t in_use = 0;
  std::optional<int64_t> peak_in_use;
  std::optional<int64_t> limit;
  std::optional<int64_t> largest_free_block;
  std::optional<int64_t> num_allocations;
};

class Client {
 public:
  static std::unique_ptr<Client> Create(std::shared_ptr<Plugin> plugin, const ClientOptions& options = {});
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  const Plugin& plugin() const { return *plugin_; }
  const PJRT_Api* api() const { return api_; }
  PJRT_Client* get() const { return client_; }
  // "cpu", "tpu".
  const std::string& platform_name() const { return platform_name_; }
  const std::string& platform_version() const { return platform_version_; }
  // Whether Buffer::HostPointer works: the devices' memory is this process's memory.
  bool host_visible() const { return host_visible_; }

  // The devices of this process. Pointers are valid as long as the client.
  const std::vector<PJRT_Device*>& devices() const { return devices_; }
  std::string device_kind(PJRT_Device* device) const;
  int64_t local_id(PJRT_Device* device) const;
  // Unique over all processes; device assignments hold these.
  int64_t global_id(PJRT_Device* device) const;
  // Nothing where the plugin does not keep count.
  std::optional<DeviceMemory> MemoryStats(PJRT_Device* device) const;

  // An array with a copy of the elements at `data`, dense and row-major unless `byte_strides` says otherwise. With
  // zero-copy semantics `data` should be aligned to 64 bytes, or it is copied. `done`, if not null, receives the event
  // that tells when `data` may be freed; it stays empty for kCopy.
  Buffer BufferFromHost(const void* data, PJRT_Buffer_Type type, std::span<const int64_t> dims, PJRT_Device* device,
                        HostSemantics semantics = HostSemantics::kCopy, std::span<const int64_t> byte_strides = {},
                        Event* done = nullptr) const;
  Buffer CreateUninitialized(PJRT_Buffer_Type type, std::span<const int64_t> dims, PJRT_Device* device) const;

  // `stablehlo_text` is MLIR text or bytecode.
  std::unique_ptr<LoadedExecutable> Compile(std::string_view stablehlo_text, const CompileOptions& options = {}) const;
  // Loads what Executable::Serialize of the same plugin build wrote; throws on damaged bytes.
  std::unique_ptr<LoadedExecutable> Deserialize(std::string_view bytes, const CompileOptions& options = {}) const;

 private:
  Client(std::shared_ptr<Plugin> plugin, PJRT_Client* client);
  void ReadProperties();
  bool ProbeHostVisible() const;
  PJRT_DeviceDescription* Describe(PJRT_Device* device) const;

  const std::shared_ptr<Plugin> plugin_;
  const PJRT_Api* const api_;
  PJRT_Client* const client_;
  std::string platform_name_;
  std::string platform_version_;
  std::vector<PJRT_Device*> devices_;
  bool host_visible_ = false;
};

}  // namespace torch_tpu::pjrt
