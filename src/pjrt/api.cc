#include "pjrt/api.h"

namespace torch_tpu::pjrt {
namespace {

support::ErrorKind KindOf(PJRT_Error_Code code) {
  switch (code) {
    case PJRT_Error_Code_RESOURCE_EXHAUSTED:
      return support::ErrorKind::kOutOfMemory;
    case PJRT_Error_Code_UNIMPLEMENTED:
      return support::ErrorKind::kNotImplemented;
    default:
      return support::ErrorKind::kRuntime;
  }
}

}  // namespace

Error::Error(PJRT_Error_Code code, std::string function, const std::string& message)
    : support::Error(KindOf(code), support::StrCat(function, ": ", message, " [", CodeName(code), "]")),
      code_(code),
      function_(std::move(function)),
      message_(message) {}

const char* CodeName(PJRT_Error_Code code) {
  static constexpr const char* kNames[] = {
      "OK",        "CANCELLED",      "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
      "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
      "ABORTED",   "OUT_OF_RANGE",   "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
      "DATA_LOSS", "UNAUTHENTICATED"};
  size_t index = static_cast<size_t>(code);
  return index < std::size(kNames) ? kNames[index] : "UNKNOWN CODE";
}

void DropError(const PJRT_Api* api, PJRT_Error* error) noexcept {
  PJRT_Error_Destroy_Args args{};
  args.struct_size = PJRT_Error_Destroy_Args_STRUCT_SIZE;
  args.error = error;
  api->PJRT_Error_Destroy(&args);
}

Error TakeError(const PJRT_Api* api, PJRT_Error* error, const char* function) {
  PJRT_Error_Message_Args text{};
  text.struct_size = PJRT_Error_Message_Args_STRUCT_SIZE;
  text.error = error;
  api->PJRT_Error_Message(&text);
  std::string message = ToString(text.message, text.message_size);

  auto get = MakeArgs<PJRT_Error_GetCode_Args>();
  get.error = error;
  PJRT_Error_Code code = PJRT_Error_Code_UNKNOWN;
  if (PJRT_Error* failed = api->PJRT_Error_GetCode(&get)) {
    DropError(api, failed);
  } else {
    code = get.code;
  }
  DropError(api, error);
  return Error(code, function, message);
}

void ThrowError(const PJRT_Api* api, PJRT_Error* error, const char* function) { throw TakeError(api, error, function); }

void ThrowMissing(const PJRT_Api* api, const char* function) {
  throw Error(PJRT_Error_Code_UNIMPLEMENTED, function,
              support::StrCat("the plugin (PJRT API ", api->pjrt_api_version.major_version, ".",
                              api->pjrt_api_version.minor_version, ") has no such function; use a newer plugin"));
}

}  // namespace torch_tpu::pjrt
