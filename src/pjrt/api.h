// The one path by which this project calls a PJRT plugin. `Call` fills in struct_size, refuses a function that the
// plugin is too old to have, and turns a PJRT_Error into a C++ exception that names the function. Owns nothing;
// thread-safe, as the PJRT C API is.
//
//   auto args = MakeArgs<PJRT_Buffer_IsDeleted_Args>();
//   args.buffer = buffer;
//   Call(api, args);  // throws pjrt::Error
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "pjrt_c_api.h"
#include "support/error.h"

namespace torch_tpu::pjrt {

// An error that a plugin reported, or that we report in its place for a function it lacks.
class Error : public support::Error {
 public:
  Error(PJRT_Error_Code code, std::string function, const std::string& message);
  PJRT_Error_Code code() const { return code_; }
  // The C API function that failed, such as "PJRT_Client_Compile".
  const std::string& function() const { return function_; }
  // The plugin's own words, without the function and the code.
  const std::string& message() const { return message_; }

 private:
  PJRT_Error_Code code_;
  std::string function_;
  std::string message_;
};

// "INVALID_ARGUMENT" and so on.
const char* CodeName(PJRT_Error_Code code);

// What `Call` must know about the function that takes `Args`; specialized below for every function in use.
template <typename Args>
struct Function;

// The API grows at the end of its structures, so a size says which fields the other side knows. sizeof() will not do
// for it: it counts padding, in which a newer plugin may have placed a field.
#define TORCH_TPU_PJRT_FUNCTION(name)                                                  \
  template <>                                                                          \
  struct Function<name##_Args> {                                                       \
    static constexpr const char* kName = #name;                                        \
    static constexpr size_t kArgsSize = name##_Args_STRUCT_SIZE;                       \
    static constexpr size_t kEnd = offsetof(PJRT_Api, name) + sizeof(&PJRT_Api::name); \
    static auto Get(const PJRT_Api* api) { return api->name; }                         \
  }

TORCH_TPU_PJRT_FUNCTION(PJRT_Error_GetCode);
TORCH_TPU_PJRT_FUNCTION(PJRT_Plugin_Initialize);
TORCH_TPU_PJRT_FUNCTION(PJRT_Plugin_Attributes);
TORCH_TPU_PJRT_FUNCTION(PJRT_Event_Destroy);
TORCH_TPU_PJRT_FUNCTION(PJRT_Event_IsReady);
TORCH_TPU_PJRT_FUNCTION(PJRT_Event_Error);
TORCH_TPU_PJRT_FUNCTION(PJRT_Event_Await);
TORCH_TPU_PJRT_FUNCTION(PJRT_Event_OnReady);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_Create);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_Destroy);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_PlatformName);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_PlatformVersion);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_ProcessIndex);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_AddressableDevices);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_Compile);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_BufferFromHostBuffer);
TORCH_TPU_PJRT_FUNCTION(PJRT_Client_CreateUninitializedBuffer);
TORCH_TPU_PJRT_FUNCTION(PJRT_DeviceDescription_Id);
TORCH_TPU_PJRT_FUNCTION(PJRT_DeviceDescription_ProcessIndex);
TORCH_TPU_PJRT_FUNCTION(PJRT_DeviceDescription_Kind);
TORCH_TPU_PJRT_FUNCTION(PJRT_Device_GetDescription);
TORCH_TPU_PJRT_FUNCTION(PJRT_Device_LocalHardwareId);
TORCH_TPU_PJRT_FUNCTION(PJRT_Device_MemoryStats);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_Destroy);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_NumOutputs);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_Fingerprint);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_GetCostAnalysis);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_GetCompiledMemoryStats);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_OptimizedProgram);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_Serialize);
TORCH_TPU_PJRT_FUNCTION(PJRT_Executable_DeserializeAndLoad);
TORCH_TPU_PJRT_FUNCTION(PJRT_LoadedExecutable_Destroy);
TORCH_TPU_PJRT_FUNCTION(PJRT_LoadedExecutable_GetExecutable);
TORCH_TPU_PJRT_FUNCTION(PJRT_LoadedExecutable_Execute);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_Destroy);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_ElementType);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_Dimensions);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_UnpaddedDimensions);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_OnDeviceSizeInBytes);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_Device);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_IsDeleted);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_CopyToDevice);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_ToHostBuffer);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_ReadyEvent);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_UnsafePointer);
TORCH_TPU_PJRT_FUNCTION(PJRT_Buffer_OpaqueDeviceMemoryDataPointer);
TORCH_TPU_PJRT_FUNCTION(PJRT_TopologyDescription_Create);
TORCH_TPU_PJRT_FUNCTION(PJRT_TopologyDescription_Destroy);
TORCH_TPU_PJRT_FUNCTION(PJRT_TopologyDescription_PlatformName);
TORCH_TPU_PJRT_FUNCTION(PJRT_TopologyDescription_PlatformVersion);
TORCH_TPU_PJRT_FUNCTION(PJRT_TopologyDescription_GetDeviceDescriptions);
TORCH_TPU_PJRT_FUNCTION(PJRT_Compile);
#undef TORCH_TPU_PJRT_FUNCTION

// Zeroed arguments with their size filled in.
template <typename Args>
Args MakeArgs() {
  Args args{};
  args.struct_size = Function<Args>::kArgsSize;
  return args;
}

// Whether the plugin has the function that takes `Args`.
template <typename Args>
bool Has(const PJRT_Api* api) {
  return Function<Args>::kEnd <= api->struct_size && Function<Args>::Get(api) != nullptr;
}

// Takes ownership of `error` (not null) and describes it.
Error TakeError(const PJRT_Api* api, PJRT_Error* error, const char* function);

// Frees `error`, which may be null, unread.
void DropError(const PJRT_Api* api, PJRT_Error* error) noexcept;

// Cold paths of `Call`, out of line to keep the hot one small.
[[noreturn]] void ThrowError(const PJRT_Api* api, PJRT_Error* error, const char* function);
[[noreturn]] void ThrowMissing(const PJRT_Api* api, const char* function);

// Calls the function that takes `Args`; throws pjrt::Error.
template <typename Args>
void Call(const PJRT_Api* api, Args& args) {
  if (!Has<Args>(api)) [[unlikely]]
    ThrowMissing(api, Function<Args>::kName);
  PJRT_Error* error = Function<Args>::Get(api)(&args);
  if (error != nullptr) [[unlikely]]
    ThrowError(api, error, Function<Args>::kName);
}

// Like Call, but hands the error back: for callers that expect one.
template <typename Args>
std::optional<Error> TryCall(const PJRT_Api* api, Args& args) {
  if (!Has<Args>(api)) {
    return Error(PJRT_Error_Code_UNIMPLEMENTED, Function<Args>::kName, "the plugin has no such function");
  }
  PJRT_Error* error = Function<Args>::Get(api)(&args);
  if (error != nullptr) return TakeError(api, error, Function<Args>::kName);
  return std::nullopt;
}

// For destructors: an error there has no one to report it to.
template <typename Args>
void CallNoThrow(const PJRT_Api* api, Args& args) noexcept {
  if (!Has<Args>(api)) return;
  PJRT_Error* error = Function<Args>::Get(api)(&args);
  if (error != nullptr) [[unlikely]]
    DropError(api, error);
}

// Text that the API returns as pointer and size; both may be zero.
inline std::string ToString(const char* data, size_t size) {
  return size == 0 ? std::string() : std::string(data, size);
}

}  // namespace torch_tpu::pjrt
