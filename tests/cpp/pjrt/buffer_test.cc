#include "pjrt/buffer.h"

#include <atomic>
#include <thread>

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {

TEST_CASE_FIXTURE(Fixture, "a buffer knows its type, shape, size and device") {
  client({.device_count = 2});
  Buffer buffer = Upload({1, 2, 3, 4, 5, 6}, {2, 3}, client().devices()[1]);
  CHECK(buffer.dims() == std::vector<int64_t>{2, 3});
  CHECK(buffer.element_type() == PJRT_Buffer_Type_F32);
  CHECK(buffer.OnDeviceSize() == 24);
  CHECK(buffer.device() == client().devices()[1]);
  CHECK(buffer.IsReady());
  CHECK_FALSE(buffer.IsDeleted());
}

TEST_CASE_FIXTURE(Fixture, "a buffer is destroyed once, by its last owner") {
  Buffer a = Upload({1}, {1});
  PJRT_Buffer* raw = a.get();
  Buffer b = std::move(a);
  CHECK_FALSE(a);  // NOLINT: moved-from is empty
  CHECK(b.get() == raw);
  Buffer c = Upload({2}, {1});
  CHECK(fake::LiveObjects().buffers == 2);
  c = std::move(b);
  CHECK(fake::LiveObjects().buffers == 1);
  CHECK(c.get() == raw);
  CHECK(Download(c, 1) == std::vector<float>{1});
  CHECK(c.release() == raw);
  CHECK_FALSE(c);
  c.Reset();
  CHECK(fake::LiveObjects().buffers == 1);
  Buffer(client().api(), raw).Reset();
  CHECK(fake::LiveObjects().buffers == 0);
  CHECK(fake::LiveObjects().bytes == 0);
}

TEST_CASE_FIXTURE(Fixture, "reading asks for row-major, whatever the device has") {
  fake::Settings settings;
  settings.column_major = true;
  fake::Configure(settings);
  Buffer buffer = Upload({1, 2, 3, 4, 5, 6}, {2, 3});
  CHECK(Download(buffer, 6) == std::vector<float>{1, 2, 3, 4, 5, 6});
}

TEST_CASE_FIXTURE(Fixture, "scalars and empty arrays can be read") {
  CHECK(Download(Upload({5}, {}), 1) == std::vector<float>{5});
  Buffer empty = Upload({}, {0, 3});
  empty.ToHost(nullptr, 0);
  CHECK(empty.OnDeviceSize() == 0);
}

TEST_CASE_FIXTURE(Fixture, "too small a destination is refused") {
  Buffer buffer = Upload({1, 2}, {2});
  float one = 0;
  CHECK(ErrorOf([&] { buffer.ToHost(&one, sizeof one); }).code() == PJRT_Error_Code_INVALID_ARGUMENT);
  CHECK(ThrowsWith([&] { buffer.ToHost(nullptr, 0); }, "not empty"));
}

TEST_CASE_FIXTURE(Fixture, "the host pointer aliases the contents") {
  Buffer buffer = Upload({1, 2}, {2});
  static_cast<float*>(buffer.HostPointer())[1] = 9;
  CHECK(Download(buffer, 2) == std::vector<float>{1, 9});
}

TEST_CASE_FIXTURE(Fixture, "the older pointer function serves where the newer one is missing") {
  PJRT_Api old = *fake::Api();
  old.PJRT_Buffer_OpaqueDeviceMemoryDataPointer = nullptr;
  auto old_client = Client::Create(Plugin::FromApi(&old, "old"));
  CHECK(old_client->host_visible());
  CHECK(fake::Calls("PJRT_Buffer_UnsafePointer") == 1);
}

TEST_CASE_FIXTURE(Fixture, "a copy on another device") {
  client({.device_count = 2});
  Buffer here = Upload({1, 2}, {2});
  Buffer there = here.CopyToDevice(client().devices()[1]);
  CHECK(there.device() == client().devices()[1]);
  CHECK(Download(there, 2) == std::vector<float>{1, 2});
  CHECK_THROWS_AS(here.CopyToDevice(device()), Error);
}

TEST_CASE_FIXTURE(Fixture, "an error on the way to the host is thrown") {
  Buffer buffer = Upload({1, 2}, {2});
  float values[2];
  fake::FailNext("PJRT_Buffer_ToHostBuffer", PJRT_Error_Code_UNAVAILABLE, "link down");
  CHECK(ErrorOf([&] { buffer.ToHost(values, sizeof values); }).message() == "link down");
  buffer.ToHost(values, sizeof values);
  CHECK(values[1] == 2);
}

TEST_CASE_FIXTURE(Fixture, "reading does not block until it is asked to") {
  Buffer buffer = Upload({1, 2}, {2});
  fake::SetCompletion(fake::Completion::kManual);
  float values[2] = {};
  Event done = buffer.ToHostAsync(values, sizeof values);
  CHECK_FALSE(done.IsReady());
  CHECK(fake::Finish() == 1);
  CHECK(done.IsReady());
  done.Await();
  CHECK(values[1] == 2);
}

TEST_CASE_FIXTURE(Fixture, "callbacks run once, with the error, also after the event is gone") {
  Buffer buffer = Upload({1, 2}, {2});
  fake::SetCompletion(fake::Completion::kManual);
  float values[2];
  int calls = 0;
  {
    Event done = buffer.ToHostAsync(values, sizeof values);
    done.OnReady([&](const std::optional<Error>& error) { calls += error ? 100 : 1; });
  }
  CHECK(calls == 0);
  fake::Finish();
  CHECK(calls == 1);

  auto executable = client().Compile(BinaryProgram("add", "tensor<2xf32>"));
  fake::FailNextRun(PJRT_Error_Code_ABORTED, "late");
  Buffer failed = Run(*executable, {buffer.get(), buffer.get()});
  std::string message;
  failed.ReadyEvent().OnReady([&](const std::optional<Error>& error) { message = error ? error->message() : "none"; });
  fake::Finish();
  CHECK(message == "late");

  Event().OnReady([&](const std::optional<Error>& error) { calls += error ? 100 : 1; });
  CHECK(calls == 2);
}

TEST_CASE_FIXTURE(Fixture, "buffers are made, read and destroyed on many threads at once") {
  client();
  fake::SetCompletion(fake::Completion::kThread);
  auto executable = client().Compile(BinaryProgram("add", "tensor<4xf32>"));
  std::atomic<int> right{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        float v = static_cast<float>(100 * t + i);
        Buffer a = Upload({v, v, v, v}, {4});
        Buffer sum = Run(*executable, {a.get(), a.get()});
        Buffer more = Run(*executable, {sum.get(), a.get()});
        a.Reset();
        right += Download(more, 4) == std::vector<float>{3 * v, 3 * v, 3 * v, 3 * v};
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == 200);
}

}  // namespace torch_tpu::pjrt
