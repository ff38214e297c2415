#include "pjrt/executable.h"

#include <thread>

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {
namespace {

const std::string kType = "tensor<2xf32>";

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a program computes") {
  auto executable = client().Compile(BinaryProgram("multiply", kType));
  CHECK(executable->num_outputs() == 1);
  Buffer a = Upload({2, 3}, {2}), b = Upload({5, 7}, {2});
  CHECK(Download(Run(*executable, {a.get(), b.get()}), 2) == std::vector<float>{10, 21});
  CHECK(Download(a, 2) == std::vector<float>{2, 3});
}

TEST_CASE_FIXTURE(Fixture, "a donated input is gone and its memory is the result's") {
  auto executable = client().Compile(DonatingProgram("add", kType));
  Buffer a = Upload({2, 3}, {2}), b = Upload({5, 7}, {2});
  void* memory = a.HostPointer();
  Buffer sum = Run(*executable, {a.get(), b.get()});
  CHECK(a.IsDeleted());
  CHECK(sum.HostPointer() == memory);
  CHECK(Download(sum, 2) == std::vector<float>{7, 10});
  CHECK_THROWS_AS(a.Await(), Error);
  Error again = ErrorOf([&] { Run(*executable, {a.get(), b.get()}); });
  CHECK(again.code() == PJRT_Error_Code_INVALID_ARGUMENT);
  CHECK(again.message() == "Buffer has been deleted or donated.");
  CHECK_THROWS_AS(Run(*executable, {b.get(), b.get()}), Error);
}

TEST_CASE_FIXTURE(Fixture, "donation can be declined for one run") {
  auto executable = client().Compile(DonatingProgram("add", kType));
  Buffer a = Upload({2, 3}, {2});
  const int64_t keep[] = {0};
  Buffer sum = Run(*executable, {a.get(), a.get()}, {.non_donatable = keep});
  CHECK_FALSE(a.IsDeleted());
  CHECK(sum.HostPointer() != a.HostPointer());
  CHECK(Download(sum, 2) == std::vector<float>{4, 6});
}

TEST_CASE_FIXTURE(Fixture, "memory of the host is written only where that is allowed") {
  auto executable = client().Compile(DonatingProgram("add", kType));
  alignas(64) float values[2] = {2, 3};
  std::vector<int64_t> dims = {2};
  Buffer one = Upload({1, 1}, {2});
  SUBCASE("immutable") {
    Buffer a = client().BufferFromHost(values, PJRT_Buffer_Type_F32, dims, device(), HostSemantics::kZeroCopyImmutable);
    CHECK(Download(Run(*executable, {a.get(), one.get()}), 2) == std::vector<float>{3, 4});
    CHECK(values[0] == 2);
  }
  SUBCASE("mutable") {
    Buffer a = client().BufferFromHost(values, PJRT_Buffer_Type_F32, dims, device(), HostSemantics::kZeroCopyMutable);
    Buffer sum = Run(*executable, {a.get(), one.get()});
    CHECK(sum.HostPointer() == values);
    CHECK(values[0] == 3);
  }
}

TEST_CASE_FIXTURE(Fixture, "wrong arguments are refused at once") {
  client({.device_count = 2});
  auto executable = client().Compile(BinaryProgram("add", kType));
  Buffer a = Upload({2, 3}, {2}), wrong = Upload({2, 3, 4}, {3});
  Buffer elsewhere = Upload({2, 3}, {2}, client().devices()[1]);
  CHECK(ThrowsWith([&] { Run(*executable, {a.get()}); }, "supplied 1 buffers"));
  CHECK(ThrowsWith([&] { Run(*executable, {a.get(), wrong.get()}); }, "tensor<2xf32>"));
  CHECK_THROWS_AS(Run(*executable, {a.get(), elsewhere.get()}), Error);
  std::vector<PJRT_Buffer*> args = {a.get(), a.get()}, outs(2);
  CHECK(ThrowsWith([&] { executable->Execute(args, outs); }, "expected room for 1 outputs, got 2"));
  CHECK(outs[0] == nullptr);
}

TEST_CASE_FIXTURE(Fixture, "an execution that cannot start makes no buffers") {
  auto executable = client().Compile(BinaryProgram("add", kType));
  Buffer a = Upload({2, 3}, {2});
  fake::FailNext("PJRT_LoadedExecutable_Execute", PJRT_Error_Code_RESOURCE_EXHAUSTED, "full");
  PJRT_Buffer* out = nullptr;
  std::vector<PJRT_Buffer*> args = {a.get(), a.get()};
  Event complete;
  Error error = ErrorOf([&] { executable->Execute(args, {&out, 1}, {.complete = &complete}); });
  CHECK(error.kind() == support::ErrorKind::kOutOfMemory);
  CHECK(out == nullptr);
  CHECK_FALSE(complete);
}

TEST_CASE_FIXTURE(Fixture, "results may be used before they exist") {
  auto executable = client().Compile(BinaryProgram("add", kType));
  Buffer a = Upload({1, 2}, {2});
  fake::SetCompletion(fake::Completion::kManual);
  Event complete;
  Buffer two = Run(*executable, {a.get(), a.get()}, {.complete = &complete});
  Buffer three = Run(*executable, {two.get(), a.get()});
  two.Reset();  // work in flight keeps the memory
  CHECK_FALSE(complete.IsReady());
  CHECK_FALSE(three.IsReady());
  CHECK(fake::Finish(1) == 1);
  CHECK(complete.IsReady());
  CHECK_FALSE(three.IsReady());
  std::thread finisher([] { fake::Finish(); });
  three.Await();
  finisher.join();
  fake::SetCompletion(fake::Completion::kInline);
  CHECK(Download(three, 2) == std::vector<float>{3, 6});
}

TEST_CASE_FIXTURE(Fixture, "a late error reaches the outputs, their users and their readers") {
  auto executable = client().Compile(BinaryProgram("add", kType));
  Buffer a = Upload({1, 2}, {2});
  fake::FailNextRun(PJRT_Error_Code_FAILED_PRECONDITION, "boom");
  Event complete;
  Buffer failed = Run(*executable, {a.get(), a.get()}, {.complete = &complete});
  CHECK(ErrorOf([&] { complete.Await(); }).message() == "boom");
  CHECK(ErrorOf([&] { failed.Await(); }).code() == PJRT_Error_Code_FAILED_PRECONDITION);
  Buffer user = Run(*executable, {failed.get(), a.get()});
  Error error = ErrorOf([&] { Download(user, 2); });
  CHECK(error.function() == "PJRT_Buffer_ToHostBuffer");
  CHECK(error.message().find("boom") != std::string::npos);
  CHECK(Download(Run(*executable, {a.get(), a.get()}), 2) == std::vector<float>{2, 4});
}

TEST_CASE_FIXTURE(Fixture, "an executable survives being stored; a damaged one does not load") {
  auto executable = client().Compile(DonatingProgram("add", kType));
  std::string bytes = executable->Serialize();
  CHECK(fake::LiveObjects().serialized == 0);
  auto loaded = client().Deserialize(bytes);
  CHECK(loaded->Fingerprint() == executable->Fingerprint());
  executable.reset();
  Buffer a = Upload({1, 2}, {2}), b = Upload({3, 4}, {2});
  CHECK(Download(Run(*loaded, {a.get(), b.get()}), 2) == std::vector<float>{4, 6});
  CHECK(a.IsDeleted());
  CHECK_THROWS_AS(client().Deserialize(bytes.substr(0, bytes.size() - 1)), Error);
  CHECK_THROWS_AS(client().Deserialize(""), Error);
  bytes[bytes.size() / 2] ^= 1;
  CHECK_THROWS_AS(client().Deserialize(bytes), Error);
}

TEST_CASE_FIXTURE(Fixture, "an executable can be inspected") {
  std::string text = DonatingProgram("add", "tensor<2x3xf32>");
  auto executable = client().Compile(text);
  CHECK(executable->Cost().flops == 6);
  CHECK(executable->Cost().bytes_accessed == 72);
  CHECK(executable->Cost().all.size() == 2);
  CompiledMemory memory = executable->MemoryStats();
  CHECK(memory.arguments == 48);
  CHECK(memory.outputs == 24);
  CHECK(memory.aliased == 24);
  CHECK(memory.peak == 48);
  CHECK(executable->OptimizedHlo().bytes == text);
  CHECK(executable->OptimizedHlo().format == "mlir");
  auto other = client().Compile(BinaryProgram("add", "tensor<2x3xf32>"));
  CHECK(other->Fingerprint() != executable->Fingerprint());
}

TEST_CASE_FIXTURE(Fixture, "a failure while an executable is set up does not leak it") {
  fake::FailNext("PJRT_Executable_NumOutputs", PJRT_Error_Code_INTERNAL, "x");
  CHECK_THROWS_AS(client().Compile(BinaryProgram("add", kType)), Error);
  CHECK(fake::LiveObjects().executables == 0);
  CHECK(fake::LiveObjects().loaded_executables == 0);
}

TEST_CASE_FIXTURE(Fixture, "a portable executable runs where it is told to") {
  client({.device_count = 2});
  CompileOptions options;
  options.portable = true;
  auto executable = client().Compile(BinaryProgram("add", kType), options);
  PJRT_Device* second = client().devices()[1];
  Buffer a = Upload({1, 2}, {2}, second);
  Buffer sum = Run(*executable, {a.get(), a.get()}, {.device = second});
  CHECK(sum.device() == second);
  CHECK(Download(sum, 2) == std::vector<float>{2, 4});
  CHECK_THROWS_AS(Run(*executable, {a.get(), a.get()}), Error);
}

TEST_CASE_FIXTURE(Fixture, "one launch runs on all devices of a program") {
  client({.device_count = 2});
  CompileOptions options;
  options.num_replicas = 2;
  auto executable = client().Compile(BinaryProgram("add", kType), options);
  Buffer a = Upload({1, 2}, {2}), b = Upload({10, 20}, {2}, client().devices()[1]);
  PJRT_Buffer* first[] = {a.get(), a.get()};
  PJRT_Buffer* second[] = {b.get(), b.get()};
  PJRT_Buffer* const* args[] = {first, second};
  PJRT_Buffer* outs[2] = {};
  PJRT_Buffer** out_lists[] = {&outs[0], &outs[1]};
  executable->ExecuteSharded(args, 2, out_lists);
  Buffer x(client().api(), outs[0]), y(client().api(), outs[1]);
  CHECK(Download(x, 2) == std::vector<float>{2, 4});
  CHECK(Download(y, 2) == std::vector<float>{20, 40});
  CHECK_THROWS_AS(executable->ExecuteSharded(args, 2, {out_lists, 1}), support::Error);
  CHECK_THROWS_AS(Run(*executable, {a.get(), a.get()}), Error);  // one of two devices
}

}  // namespace torch_tpu::pjrt
