#include "pjrt/api.h"

#include <cstddef>

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {

TEST_CASE_FIXTURE(Fixture, "a plugin's error keeps its code, function and message") {
  fake::FailNext("PJRT_Client_Compile", PJRT_Error_Code_FAILED_PRECONDITION, "no luck");
  Error error = ErrorOf([&] { client().Compile(BinaryProgram("add", "tensor<2xf32>")); });
  CHECK(error.code() == PJRT_Error_Code_FAILED_PRECONDITION);
  CHECK(error.function() == "PJRT_Client_Compile");
  CHECK(error.message() == "no luck");
  CHECK(std::string(error.what()) == "PJRT_Client_Compile: no luck [FAILED_PRECONDITION]");
  CHECK(error.kind() == support::ErrorKind::kRuntime);
}

TEST_CASE_FIXTURE(Fixture, "error codes choose the kind of exception") {
  auto kind = [&](PJRT_Error_Code code) {
    fake::FailNext("PJRT_Client_Compile", code, "x");
    return ErrorOf([&] { client().Compile(BinaryProgram("add", "tensor<2xf32>")); }).kind();
  };
  CHECK(kind(PJRT_Error_Code_RESOURCE_EXHAUSTED) == support::ErrorKind::kOutOfMemory);
  CHECK(kind(PJRT_Error_Code_UNIMPLEMENTED) == support::ErrorKind::kNotImplemented);
  CHECK(kind(PJRT_Error_Code_INTERNAL) == support::ErrorKind::kRuntime);
}

TEST_CASE("a code that the header does not know has a name too") {
  CHECK(std::string(CodeName(PJRT_Error_Code_UNAUTHENTICATED)) == "UNAUTHENTICATED");
  CHECK(std::string(CodeName(static_cast<PJRT_Error_Code>(99))) == "UNKNOWN CODE");
}

TEST_CASE_FIXTURE(Fixture, "a function beyond the plugin's API table is missing, not called") {
  PJRT_Api old = *fake::Api();
  old.struct_size = offsetof(PJRT_Api, PJRT_Client_CreateUninitializedBuffer);
  auto old_client = Client::Create(Plugin::FromApi(&old, "old"));
  Error error = ErrorOf([&] { old_client->CreateUninitialized(PJRT_Buffer_Type_F32, {}, old_client->devices()[0]); });
  CHECK(error.kind() == support::ErrorKind::kNotImplemented);
  CHECK(error.function() == "PJRT_Client_CreateUninitializedBuffer");
  CHECK(fake::Calls("PJRT_Client_CreateUninitializedBuffer") == 0);
}

TEST_CASE_FIXTURE(Fixture, "a null function is missing too") {
  PJRT_Api partial = *fake::Api();
  partial.PJRT_Executable_GetCostAnalysis = nullptr;
  auto partial_client = Client::Create(Plugin::FromApi(&partial, "partial"));
  auto executable = partial_client->Compile(BinaryProgram("add", "tensor<2xf32>"));
  Error error = ErrorOf([&] { executable->Cost(); });
  CHECK(error.code() == PJRT_Error_Code_UNIMPLEMENTED);
  CHECK(std::string(error.what()).find("PJRT_Executable_GetCostAnalysis") != std::string::npos);
}

TEST_CASE("sizes of arguments are those of their last field, without padding") {
  CHECK(MakeArgs<PJRT_Event_IsReady_Args>().struct_size == offsetof(PJRT_Event_IsReady_Args, is_ready) + 1);
  CHECK(MakeArgs<PJRT_Event_IsReady_Args>().struct_size < sizeof(PJRT_Event_IsReady_Args));
}

}  // namespace torch_tpu::pjrt
