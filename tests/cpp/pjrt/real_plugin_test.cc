// The same layer against a real plugin: TORCH_TPU_TEST_PLUGIN=<path of a CPU plugin>. Without it these cases only say
// that they were left out.
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {
namespace {

const char* RealPlugin() {
  const char* path = std::getenv("TORCH_TPU_TEST_PLUGIN");
  if (path == nullptr || *path == '\0') {
    MESSAGE("TORCH_TPU_TEST_PLUGIN is not set: no real plugin is tested");
    return nullptr;
  }
  return path;
}

std::vector<float> Read(const Buffer& buffer, size_t count) {
  std::vector<float> values(count);
  buffer.ToHost(values.data(), count * sizeof(float));
  return values;
}

Buffer Execute(const Client& client, const LoadedExecutable& executable, const std::vector<PJRT_Buffer*>& args,
               const ExecuteOptions& options = {}) {
  PJRT_Buffer* out = nullptr;
  executable.Execute(args, {&out, 1}, options);
  return Buffer(client.api(), out);
}

}  // namespace

TEST_CASE("a real plugin loads once and has a stable build id") {
  const char* path = RealPlugin();
  if (path == nullptr) return;
  auto plugin = Plugin::Load(path);
  CHECK(Plugin::Load(path) == plugin);
  CHECK(plugin->api_major() == 0);
  CHECK(plugin->build_id().size() == 64);
}

TEST_CASE("a real plugin computes, donates, stores and reports errors") {
  const char* path = RealPlugin();
  if (path == nullptr) return;
  auto client = Client::Create(Plugin::Load(path), {.device_count = 2});
  REQUIRE(client->devices().size() == 2);
  PJRT_Device* device = client->devices()[0];
  CHECK(client->platform_name() == "cpu");
  CHECK(client->host_visible());

  const std::string type = "tensor<2x3xf32>";
  const std::vector<float> values = {1, 2, 3, 4, 5, 6};
  const std::vector<int64_t> dims = {2, 3}, strides = {4, 8};
  auto upload = [&](PJRT_Device* where) {
    return client->BufferFromHost(values.data(), PJRT_Buffer_Type_F32, dims, where);
  };
  Buffer a = upload(device), b = upload(device);
  CHECK(a.dims() == dims);
  CHECK(a.element_type() == PJRT_Buffer_Type_F32);
  CHECK(std::memcmp((a.Await(), a.HostPointer()), values.data(), 24) == 0);
  Buffer strided =
      client->BufferFromHost(values.data(), PJRT_Buffer_Type_F32, dims, device, HostSemantics::kCopy, strides);
  CHECK(Read(strided, 6) == std::vector<float>{1, 3, 5, 2, 4, 6});
  CHECK(Read(strided.CopyToDevice(client->devices()[1]), 6) == std::vector<float>{1, 3, 5, 2, 4, 6});

  auto executable = client->Compile(DonatingProgram("add", type));
  const int64_t keep[] = {0};
  Event complete;
  Buffer kept = Execute(*client, *executable, {a.get(), b.get()}, {.non_donatable = keep, .complete = &complete});
  complete.Await();
  CHECK_FALSE(a.IsDeleted());
  CHECK(Read(kept, 6) == std::vector<float>{2, 4, 6, 8, 10, 12});
  void* memory = a.HostPointer();
  Buffer sum = Execute(*client, *executable, {a.get(), b.get()});
  sum.Await();
  CHECK(sum.HostPointer() == memory);
  CHECK(a.IsDeleted());
  CHECK(ErrorOf([&] { Execute(*client, *executable, {a.get(), b.get()}); }).code() == PJRT_Error_Code_INVALID_ARGUMENT);

  auto loaded = client->Deserialize(executable->Serialize());
  CHECK(loaded->num_outputs() == 1);
  CHECK_FALSE(loaded->Fingerprint().empty());
  CHECK(executable->OptimizedHlo().bytes.size() > 100);
  CHECK(executable->MemoryStats().outputs == 24);
  Buffer c = upload(device);
  CHECK(Read(Execute(*client, *loaded, {c.get(), b.get()}), 6) == std::vector<float>{2, 4, 6, 8, 10, 12});
  CHECK_THROWS_AS(client->Deserialize("damaged"), Error);
  CHECK(ErrorOf([&] { client->Compile("junk"); }).function() == "PJRT_Client_Compile");

  CompileOptions options;
  options.portable = true;
  options.env_overrides["xla_backend_optimization_level"] = int64_t{0};
  auto portable = client->Compile(BinaryProgram("multiply", type), options);
  PJRT_Device* second = client->devices()[1];
  Buffer d = upload(second);
  Buffer square = Execute(*client, *portable, {d.get(), d.get()}, {.device = second});
  CHECK(square.device() == second);
  CHECK(Read(square, 6) == std::vector<float>{1, 4, 9, 16, 25, 36});
  options.env_overrides["no_such_option"] = true;
  CHECK(ErrorOf([&] { client->Compile(BinaryProgram("multiply", type), options); }).message().find("no_such_option") !=
        std::string::npos);

  CompileOptions replicated;
  replicated.num_replicas = 2;
  replicated.device_assignment = {0, 1};
  auto sharded = client->Compile(BinaryProgram("add", type), replicated);
  PJRT_Buffer* first_args[] = {b.get(), b.get()};
  PJRT_Buffer* second_args[] = {d.get(), d.get()};
  PJRT_Buffer* const* args[] = {first_args, second_args};
  PJRT_Buffer* outs[2] = {};
  PJRT_Buffer** out_lists[] = {&outs[0], &outs[1]};
  sharded->ExecuteSharded(args, 2, out_lists);
  Buffer x(client->api(), outs[0]), y(client->api(), outs[1]);
  CHECK(Read(x, 6) == Read(y, 6));
  CHECK(y.device() == second);

  const std::vector<int64_t> huge = {int64_t{1} << 45};
  CHECK(ErrorOf([&] { client->CreateUninitialized(PJRT_Buffer_Type_F32, huge, device); }).kind() ==
        support::ErrorKind::kOutOfMemory);
}

}  // namespace torch_tpu::pjrt
