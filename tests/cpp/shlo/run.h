// Runs modules on the plugin in $TORCH_TPU_TEST_PLUGIN, for the tests of this layer.
#pragma once
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "doctest.h"
#include "pjrt/client.h"
#include "pjrt/plugin.h"
#include "shlo/module.h"

namespace torch_tpu::shlo {

inline const pjrt::Client* TestClient() {
  const char* path = std::getenv("TORCH_TPU_TEST_PLUGIN");
  if (path == nullptr) {
    MESSAGE("skipped: TORCH_TPU_TEST_PLUGIN is not set");
    return nullptr;
  }
  static const std::unique_ptr<pjrt::Client> client = pjrt::Client::Create(pjrt::Plugin::Load(path));
  return client.get();
}

template <typename T>
std::string Bytes(const std::vector<T>& values) {
  return std::string(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

template <typename T>
std::vector<T> Numbers(const std::string& bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

inline PJRT_Buffer_Type BufferType(DType dtype) {
  switch (dtype) {
    case DType::kF32:
      return PJRT_Buffer_Type_F32;
    case DType::kF64:
      return PJRT_Buffer_Type_F64;
    case DType::kS32:
      return PJRT_Buffer_Type_S32;
    case DType::kS64:
      return PJRT_Buffer_Type_S64;
    case DType::kU8:
      return PJRT_Buffer_Type_U8;
    default:
      FAIL("expected a type that these tests upload");
      return PJRT_Buffer_Type_INVALID;
  }
}

// Runs the module on these bytes and returns the bytes of its results.
inline std::vector<std::string> Run(const pjrt::Client& client, const Module& module,
                                    const std::vector<std::string>& inputs) {
  std::vector<pjrt::Buffer> buffers;
  std::vector<PJRT_Buffer*> arguments;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorType& type = module.parameters()[i].value.type;
    REQUIRE(static_cast<int64_t>(inputs[i].size()) == type.NumBytes());
    buffers.push_back(client.BufferFromHost(inputs[i].data(), BufferType(type.dtype),
                                            {type.dims.data(), type.dims.size()}, client.devices()[0]));
    arguments.push_back(buffers.back().get());
  }
  auto executable = client.Compile(module.ToText());
  std::vector<PJRT_Buffer*> outs(module.results().size());
  executable->Execute(arguments, outs);
  std::vector<std::string> results;
  for (size_t i = 0; i < outs.size(); ++i) {
    pjrt::Buffer buffer(client.api(), outs[i]);
    results.emplace_back(module.results()[i].type.NumBytes(), '\0');
    buffer.ToHost(results.back().data(), results.back().size());
  }
  return results;
}

}  // namespace torch_tpu::shlo
