// What the tests of the pjrt layer share: a fresh fake plugin for each case, and a check that nothing leaked.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "doctest.h"
#include "pjrt/client.h"
#include "pjrt/fake/fake_plugin.h"

namespace torch_tpu::pjrt {

class Fixture {
 public:
  Fixture() { fake::Reset(); }
  ~Fixture() {
    fake::SetCompletion(fake::Completion::kInline);
    client_.reset();
    CHECK(fake::LiveObjects().total() == 0);
    CHECK(fake::OrphanedBuffers() == 0);
  }

  static std::shared_ptr<Plugin> FakePlugin() { return Plugin::FromApi(fake::Api(), "fake"); }
  // Made on first use, so that a case can configure the plugin before.
  Client& client(const ClientOptions& options = {}) {
    if (!client_) client_ = Client::Create(FakePlugin(), options);
    return *client_;
  }
  PJRT_Device* device() { return client().devices()[0]; }

  Buffer Upload(const std::vector<float>& values, std::vector<int64_t> dims, PJRT_Device* where = nullptr) {
    return client().BufferFromHost(values.data(), PJRT_Buffer_Type_F32, dims, where ? where : device());
  }
  static std::vector<float> Download(const Buffer& buffer, size_t count) {
    std::vector<float> values(count);
    buffer.ToHost(values.data(), count * sizeof(float));
    return values;
  }
  Buffer Run(const LoadedExecutable& executable, const std::vector<PJRT_Buffer*>& args,
             const ExecuteOptions& options = {}) {
    PJRT_Buffer* out = nullptr;
    executable.Execute(args, {&out, 1}, options);
    return Buffer(client().api(), out);
  }

 private:
  std::unique_ptr<Client> client_;
};

// One function in generic form: `(%a, %b: tensor<DIMSxf32>) -> %r` with the operation `op` between.
inline std::string BinaryProgram(const std::string& op, const std::string& type, const std::string& attrs = "{}") {
  return R"("builtin.module"() <{sym_name = "m"}> ({ "func.func"() <{sym_name = "main", function_type = ()" + type +
         ", " + type + ") -> (" + type + "), arg_attrs = [" + attrs + ", {}]}> ({\n^bb0(%a: " + type + ", %b: " + type +
         "):\n  %r = \"stablehlo." + op + "\"(%a, %b) : (" + type + ", " + type + ") -> " + type +
         "\n  \"func.return\"(%r) : (" + type + ") -> ()\n}) : () -> () }) : () -> ()\n";
}

inline std::string DonatingProgram(const std::string& op, const std::string& type) {
  return BinaryProgram(op, type, "{tf.aliasing_output = 0 : i32}");
}

// The pjrt::Error that `call` throws.
template <typename Call>
Error ErrorOf(Call call) {
  try {
    call();
  } catch (const Error& error) {
    return error;
  }
  FAIL("no pjrt::Error was thrown");
  return Error(PJRT_Error_Code_OK, "", "");
}

// Whether `call` throws a support::Error whose message has `text` in it.
template <typename Call>
bool ThrowsWith(Call call, const std::string& text) {
  try {
    call();
  } catch (const support::Error& error) {
    INFO("message: ", error.what());
    bool found = std::string(error.what()).find(text) != std::string::npos;
    CHECK(found);
    return found;
  }
  return false;
}

}  // namespace torch_tpu::pjrt
