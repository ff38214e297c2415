#include "pjrt/client.h"

#include <cstring>

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {

TEST_CASE_FIXTURE(Fixture, "a client describes itself and its devices") {
  client({.device_count = 3});
  CHECK(client().platform_name() == "cpu");
  CHECK(client().platform_version() == "fake 1.0");
  REQUIRE(client().devices().size() == 3);
  CHECK(client().device_kind(client().devices()[2]) == "Fake");
  CHECK(client().local_id(client().devices()[2]) == 2);
  CHECK(client().global_id(client().devices()[1]) == 1);
}

TEST_CASE_FIXTURE(Fixture, "client options arrive with their types") {
  client({.device_count = 2, .asynchronous = true});
  CHECK(fake::LastClientOptions().at("cpu_device_count") == "2");
  CHECK(fake::LastClientOptions().at("asynchronous") == "true");
}

TEST_CASE_FIXTURE(Fixture, "a plugin that rejects an option is asked without it") {
  fake::Settings settings;
  SUBCASE("one unknown") {
    settings.known_options = {"cpu_device_count"};
    fake::Configure(settings);
    CHECK(client({.device_count = 2}).devices().size() == 2);
    CHECK(fake::LastClientOptions().size() == 1);
  }
  SUBCASE("all unknown") {
    settings.known_options = {};
    settings.default_device_count = 4;
    fake::Configure(settings);
    CHECK(client({.device_count = 2}).devices().size() == 4);
    CHECK(fake::Calls("PJRT_Client_Create") == 3);
  }
}

TEST_CASE_FIXTURE(Fixture, "another failure to create a client is not retried") {
  fake::FailNext("PJRT_Client_Create", PJRT_Error_Code_NOT_FOUND, "no TPU");
  CHECK(ErrorOf([&] { client(); }).code() == PJRT_Error_Code_NOT_FOUND);
  CHECK(fake::Calls("PJRT_Client_Create") == 1);
}

TEST_CASE_FIXTURE(Fixture, "a failure after creation does not leak the client") {
  fake::FailNext("PJRT_Client_PlatformVersion", PJRT_Error_Code_INTERNAL, "x");
  CHECK_THROWS_AS(client(), Error);
  CHECK(fake::LiveObjects().clients == 0);
}

TEST_CASE_FIXTURE(Fixture, "impossible wishes are refused") {
  CHECK_THROWS_AS(client({.device_count = 0}), support::Error);
  fake::Settings settings;
  settings.known_options = {};
  settings.default_device_count = 0;
  fake::Configure(settings);
  CHECK(ThrowsWith([&] { client(); }, "offers no device"));
}

TEST_CASE_FIXTURE(Fixture, "host visibility is found out, never assumed") {
  fake::Settings settings;
  SUBCASE("cpu with pointers") { CHECK(client().host_visible()); }
  SUBCASE("cpu without pointers") {
    settings.host_visible = false;
    fake::Configure(settings);
    CHECK_FALSE(client().host_visible());
  }
  SUBCASE("a tpu's pointers are not tried") {
    settings.platform = "tpu";
    fake::Configure(settings);
    CHECK_FALSE(client().host_visible());
    CHECK(fake::Calls("PJRT_Buffer_OpaqueDeviceMemoryDataPointer") == 0);
  }
}

TEST_CASE_FIXTURE(Fixture, "memory statistics, where they are kept") {
  fake::Settings settings;
  settings.memory_limit = 1000;
  fake::Configure(settings);
  client();
  Buffer buffer = Upload({1, 2, 3}, {3});
  auto stats = client().MemoryStats(device());
  REQUIRE(stats);
  CHECK(stats->in_use == 12);
  CHECK(stats->limit == 1000);
  CHECK_FALSE(stats->largest_free_block);
  fake::FailNext("PJRT_Device_MemoryStats", PJRT_Error_Code_UNIMPLEMENTED, "x");
  CHECK_FALSE(client().MemoryStats(device()));
  fake::FailNext("PJRT_Device_MemoryStats", PJRT_Error_Code_INTERNAL, "x");
  CHECK_THROWS_AS(client().MemoryStats(device()), Error);
}

TEST_CASE_FIXTURE(Fixture, "too large an array is an out-of-memory error, and nothing is kept") {
  fake::Settings settings;
  settings.memory_limit = 16;
  fake::Configure(settings);
  CHECK(ErrorOf([&] { Upload({1, 2, 3, 4, 5}, {5}); }).kind() == support::ErrorKind::kOutOfMemory);
  CHECK(ErrorOf([&] {
          client().CreateUninitialized(PJRT_Buffer_Type_F32, std::vector<int64_t>{100}, device());
        }).code() == PJRT_Error_Code_RESOURCE_EXHAUSTED);
  Buffer fits = Upload({1, 2, 3, 4}, {4});
  CHECK(Download(fits, 4) == std::vector<float>{1, 2, 3, 4});
}

TEST_CASE_FIXTURE(Fixture, "strides of the host array are followed") {
  std::vector<float> values = {1, 2, 3, 4, 5, 6};
  std::vector<int64_t> dims = {3, 2}, strides = {4, 12};  // a transposed view of 2 x 3
  Buffer buffer =
      client().BufferFromHost(values.data(), PJRT_Buffer_Type_F32, dims, device(), HostSemantics::kCopy, strides);
  CHECK(Download(buffer, 6) == std::vector<float>{1, 4, 2, 5, 3, 6});
  CHECK_THROWS_AS(client().BufferFromHost(values.data(), PJRT_Buffer_Type_F32, dims, device(), HostSemantics::kCopy,
                                          std::vector<int64_t>{4}),
                  support::Error);
}

TEST_CASE_FIXTURE(Fixture, "the host memory's life is as the semantics say") {
  alignas(64) float values[16] = {7};
  std::vector<int64_t> dims = {16};
  auto upload = [&](HostSemantics semantics, Event* done) {
    return client().BufferFromHost(values, PJRT_Buffer_Type_F32, dims, device(), semantics, {}, done);
  };
  client();
  fake::SetCompletion(fake::Completion::kManual);
  SUBCASE("copied during the call") {
    Buffer buffer = upload(HostSemantics::kCopy, nullptr);
    CHECK(buffer.HostPointer() != values);
    values[0] = 0;
    CHECK(*static_cast<float*>(buffer.HostPointer()) == 7);
  }
  SUBCASE("until transferred") {
    Event done;
    Buffer buffer = upload(HostSemantics::kUntilTransferred, &done);
    CHECK_FALSE(done.IsReady());
    CHECK_FALSE(buffer.IsReady());
    fake::Finish();
    CHECK(done.IsReady());
    CHECK(buffer.IsReady());
  }
  SUBCASE("until transferred, waiting") {
    fake::SetCompletion(fake::Completion::kThread, std::chrono::milliseconds(5));
    Buffer buffer = upload(HostSemantics::kUntilTransferred, nullptr);
    CHECK(*static_cast<float*>(buffer.HostPointer()) == 7);
  }
  SUBCASE("zero copy") {
    Event done;
    Buffer buffer = upload(HostSemantics::kZeroCopyImmutable, &done);
    CHECK(buffer.HostPointer() == values);
    CHECK_FALSE(done.IsReady());
    buffer.Reset();
    CHECK(done.IsReady());
  }
}

TEST_CASE_FIXTURE(Fixture, "a program that does not compile says why") {
  CHECK(ErrorOf([&] { client().Compile("junk"); }).function() == "PJRT_Client_Compile");
  Error error = ErrorOf([&] { client().Compile(BinaryProgram("dot", "tensor<2x2xf32>")); });
  CHECK(error.kind() == support::ErrorKind::kNotImplemented);
  CHECK(error.message().find("stablehlo.dot") != std::string::npos);
  CHECK(fake::LiveObjects().loaded_executables == 0);
}

}  // namespace torch_tpu::pjrt
