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
    case DType::kPred:
      return PJRT_Buffer_Type_PRED;
    case DType::kS32:
      return PJRT_Buffer_Type_S32;
    case DType::kS64:
      return PJRT_Buffer_Type_S64;
    case DType::kU8:
      return PJRT_Buffer_Type_U8;
    case DType::kBF16:
      return PJRT_Buffer_Type_BF16;
    case DType::kF32:
      return PJRT_Buffer_Type_F32;
    case DType::kF64:
      return PJRT_Buffer_Type_F64;
    case DType::kC64:
      return PJRT_Buffer_Type_C64;
    case DType::kC128:
      return PJRT_Buffer_Type_C128;
    default:
      FAIL("expected a type that these tests upload");
      return PJRT_Buffer_Type_INVALID;
  }
}

// Compiles the text and runs it on these buffers.
inline std::vector<pjrt::Buffer> Execute(const pjrt::Client& client, const std::string& text,
                                         const std::vector<pjrt::Buffer>& buffers) {
  auto executable = client.Compile(text);
  std::vector<PJRT_Buffer*> arguments, outs(executable->num_outputs());
  for (const pjrt::Buffer& b : buffers) arguments.push_back(b.get());
  executable->Execute(arguments, outs);
  std::vector<pjrt::Buffer> results;
  for (PJRT_Buffer* out : outs) results.emplace_back(client.api(), out);
  return results;
}

// Runs the module on these bytes and returns the bytes of its results.
inline std::vector<std::string> Run(const pjrt::Client& client, const Module& module,
                                    const std::vector<std::string>& inputs) {
  std::vector<pjrt::Buffer> buffers;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorType& type = module.parameters()[i].value.type;
    REQUIRE(static_cast<int64_t>(inputs[i].size()) == type.NumBytes());
    buffers.push_back(client.BufferFromHost(inputs[i].data(), BufferType(type.dtype),
                                            {type.dims.data(), type.dims.size()}, client.devices()[0]));
  }
  std::vector<std::string> results;
  for (pjrt::Buffer& out : Execute(client, module.ToText(), buffers)) {
    results.emplace_back(module.results()[results.size()].type.NumBytes(), '\0');
    out.ToHost(results.back().data(), results.back().size());
  }
  return results;
}

}  // namespace torch_tpu::shlo
