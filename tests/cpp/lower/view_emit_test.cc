// Compiles and runs reads and writes on the plugin in $TORCH_TPU_TEST_PLUGIN and compares them with the meaning of the
// window, element by element; compiles some for a TPU with the libtpu in $TORCH_TPU_TEST_LIBTPU, without a TPU.
// $TORCH_TPU_TEST_WINDOWS says how many random windows to try.
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "doctest.h"
#include "lower/view_plan.h"
#include "lower/window_samples.h"
#include "pjrt/client.h"
#include "pjrt/plugin.h"
#include "pjrt/topology.h"
#include "shlo/builder.h"
#include "shlo/run.h"
#include "support/error.h"

namespace torch_tpu::lower {
namespace {

using shlo::BufferType;
using shlo::Builder;
using shlo::DType;
using shlo::Module;
using shlo::TensorType;
using shlo::TestClient;
using shlo::Value;
using support::Dims;
using testing::Sample;

// base, read starts, write starts, update -> for each platform: the window read, the base written.
struct Program {
  std::string text;
  std::vector<int64_t> starts;
  DType start_type = DType::kS32;
};

Program Emit(const Sample& sample, DType dtype, bool write, const std::vector<Platform>& platforms) {
  Program program;
  Module module;
  Builder builder(module);
  const Value base = module.AddParameter({dtype, sample.base});
  const ViewPlan read = MakeViewPlan(sample.base, sample.window, false);
  const ViewPlan put = MakeViewPlan(sample.base, sample.window, true);
  program.start_type = read.StartType();
  std::vector<Value> read_starts, write_starts, results;
  for (int64_t start : read.starts) {
    read_starts.push_back(module.AddParameter({program.start_type, {}}));
    program.starts.push_back(start);
  }
  for (size_t i = 0; write && i < put.starts.size(); ++i) {
    write_starts.push_back(module.AddParameter({program.start_type, {}}));
    program.starts.push_back(put.starts[i]);
  }
  Value update;
  if (write) update = module.AddParameter({dtype, sample.window.sizes});
  for (Platform platform : platforms) {
    results.push_back(ReadWindow(builder, base, read, sample.window, read_starts, platform));
    if (write) {
      results.push_back(WriteWindow(builder, base, put, sample.window, update, write_starts, platform));
      // Written as one of the program's in-place results would be.
      if (platforms.size() == 1) module.Alias(0, 1);
    }
  }
  module.Return(results);
  program.text = module.ToText();
  return program;
}

// Null, said once a test, where the variable is not set: the test has nothing to run on.
const char* Needed(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr) MESSAGE("skipped: ", name, " is not set");
  return value;
}

// Distinct bytes patterns an element: any value that is moved wrongly is seen.
std::string Pattern(DType dtype, int64_t count, uint32_t seed) {
  const int size = shlo::ByteSize(dtype);
  std::string bytes(count * size, '\0');
  for (int64_t i = 0; i < count; ++i) {
    const uint64_t x = (static_cast<uint64_t>(i) + seed) * 0x9E3779B97F4A7C15u;
    switch (dtype) {
      case DType::kPred:
        bytes[i] = static_cast<char>(x >> 40 & 1);
        break;
      case DType::kF32:
      case DType::kC64:
        for (int k = 0; k < size / 4; ++k) {
          float v = static_cast<float>(i * 4 + k + seed);
          if (i % 7 == 3) v = -0.0f;
          std::memcpy(&bytes[i * size + k * 4], &v, 4);
        }
        break;
      case DType::kF64:
      case DType::kC128:
        for (int k = 0; k < size / 8; ++k) {
          double v = static_cast<double>(i * 4 + k + seed);
          if (i % 7 == 3) v = -0.0;
          std::memcpy(&bytes[i * size + k * 8], &v, 8);
        }
        break;
      default:
        std::memcpy(&bytes[i * size], &x, size);
    }
  }
  return bytes;
}

std::vector<std::string> Run(const pjrt::Client& client, const Program& program, const Sample& sample, DType dtype,
                             const std::string& base, const std::string* update) {
  PJRT_Device* device = client.devices()[0];
  std::vector<pjrt::Buffer> buffers;
  buffers.push_back(
      client.BufferFromHost(base.data(), BufferType(dtype), {sample.base.data(), sample.base.size()}, device));
  for (int64_t start : program.starts) {
    const auto narrow = static_cast<int32_t>(start);
    const void* data = program.start_type == DType::kS64 ? static_cast<const void*>(&start) : &narrow;
    buffers.push_back(client.BufferFromHost(data, BufferType(program.start_type), {}, device));
  }
  if (update != nullptr) {
    const Dims& dims = sample.window.sizes;
    buffers.push_back(client.BufferFromHost(update->data(), BufferType(dtype), {dims.data(), dims.size()}, device));
  }
  std::vector<std::string> results;
  for (pjrt::Buffer& buffer : shlo::Execute(client, program.text, buffers)) {
    int64_t bytes = shlo::ByteSize(dtype);
    for (int64_t d : buffer.dims()) bytes *= d;
    results.emplace_back(bytes, '\0');
    buffer.ToHost(results.back().data(), bytes);
  }
  return results;
}

void CheckRun(const pjrt::Client& client, const Sample& sample, DType dtype) {
  const bool write = !testing::Overlaps(sample.window);
  const Program program = Emit(sample, dtype, write, {Platform::kCpu, Platform::kTpu});
  const int size = shlo::ByteSize(dtype);
  const std::vector<int64_t> addresses = testing::Addresses(sample.window);
  const std::string base = Pattern(dtype, shlo::NumElements(sample.base), 1);
  const std::string update = Pattern(dtype, static_cast<int64_t>(addresses.size()), 5000);
  std::string read, written = base;
  for (size_t i = 0; i < addresses.size(); ++i) {
    read.append(base, addresses[i] * size, size);
    if (write) written.replace(addresses[i] * size, size, update, i * size, size);
  }
  INFO(testing::ToString(sample), " ", shlo::Name(dtype), "\n", program.text);
  try {
    const std::vector<std::string> results = Run(client, program, sample, dtype, base, write ? &update : nullptr);
    size_t next = 0;
    for (const char* platform : {"cpu", "tpu"}) {
      INFO("as for ", platform);
      CHECK(results[next++] == read);
      if (write) CHECK(results[next++] == written);
    }
  } catch (const support::Error& error) {
    FAIL_CHECK(error.what());
  }
}

TEST_CASE("reads and writes of windows of every plan") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  for (const Sample& sample : testing::NamedSamples()) CheckRun(*client, sample, DType::kF32);
}

TEST_CASE("reads and writes of random windows") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  const char* wanted = std::getenv("TORCH_TPU_TEST_WINDOWS");
  const char* seed = std::getenv("TORCH_TPU_TEST_SEED");
  testing::Random random(seed == nullptr ? 7 : std::strtoull(seed, nullptr, 10));
  for (int n = wanted == nullptr ? 60 : std::atoi(wanted); n > 0; --n) {
    CheckRun(*client, n % 3 == 0 ? random.Strided() : random.Chain(), n % 5 == 0 ? DType::kS64 : DType::kF32);
  }
}

TEST_CASE("diagonals keep every bit of every dtype") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  const Sample sample{"diagonal", {5, 5}, {{5}, {6}, 0}};
  for (DType dtype : {DType::kPred, DType::kU8, DType::kS32, DType::kS64, DType::kBF16, DType::kF32, DType::kF64,
                      DType::kC64, DType::kC128}) {
    CheckRun(*client, sample, dtype);
  }
}

TEST_CASE("programs on storages of 2^31 elements compile") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  const Dims base{int64_t{1} << 16, int64_t{1} << 15};
  const std::vector<Sample> samples = {
      {"box", base, {{2, 3}, {base[1], 1}, 9 * base[1] + 1}},
      {"flat across rows", base, {{300}, {1}, 9 * base[1] - 1}},
      {"unfold, both long", base, {{45, 46}, {1, 1}, 5}},
      {"diagonal", base, {{300}, {base[1] + 1}, 5}},
      {"rows stepped", base, {{3, 300}, {3 * base[1], 1}, 5}},
  };
  for (const Sample& sample : samples) {
    const Program program = Emit(sample, DType::kU8, !testing::Overlaps(sample.window), {Platform::kCpu});
    INFO(testing::ToString(sample), "\n", program.text);
    CHECK(program.start_type == DType::kS64);
    CHECK_NOTHROW(client->Compile(program.text));
  }
}

TEST_CASE("writes into expanded windows are refused") {
  Module module;
  Builder builder(module);
  const Value base = module.AddParameter({DType::kF32, {4}});
  const Window window{{3, 4}, {0, 1}, 0};
  const Value update = module.AddParameter({DType::kF32, {3, 4}});
  CHECK_THROWS_AS(WriteWindow(builder, base, MakeViewPlan({4}, window, true), window, update, {}, Platform::kCpu),
                  support::Error);
}

TEST_CASE("texts differ only by what the key says") {
  // Windows of one base, sizes and strides at every offset: equal keys, equal texts.
  auto check = [](const Dims& base, Window window, int64_t offsets) {
    for (bool for_write : {false, true}) {
      std::map<std::vector<int64_t>, std::string> texts;
      for (window.offset = 0; window.offset < offsets; ++window.offset) {
        const ViewPlan plan = MakeViewPlan(base, window, for_write);
        support::SmallVec<int64_t, 4> key;
        AppendKey(plan, key);
        Module module;
        Builder builder(module);
        const Value from = module.AddParameter({DType::kF32, base});
        std::vector<Value> starts;
        for (size_t i = 0; i < plan.starts.size(); ++i) starts.push_back(module.AddParameter({plan.StartType(), {}}));
        Value result;
        if (for_write) {
          const Value update = module.AddParameter({DType::kF32, window.sizes});
          result = WriteWindow(builder, from, plan, window, update, starts, Platform::kTpu);
        } else {
          result = ReadWindow(builder, from, plan, window, starts, Platform::kTpu);
        }
        module.Return({result});
        const std::string text = module.ToText();
        CHECK(texts.emplace(key.ToVector(), text).first->second == text);
      }
    }
  };
  check({4, 6}, {{3}, {1}, 0}, 22);
  check({4, 6}, {{2, 2}, {12, 2}, 0}, 10);
  check({5, 4, 6}, {{3, 2}, {7, 2}, 0}, 100);
  check({6, 12}, {{3, 2, 3}, {24, 6, 1}, 0}, 15);
  check({6, 12}, {{3, 3}, {13, 1}, 0}, 44);
  check({36}, {{3, 3}, {4, 1}, 0}, 26);
}

TEST_CASE("programs compile for a TPU") {
  const char* path = Needed("TORCH_TPU_TEST_LIBTPU");
  if (path == nullptr) return;
  pjrt::Topology topology = pjrt::Topology::Create(pjrt::Plugin::Load(path), "v6e:1x1");
  for (const Sample& sample : testing::NamedSamples()) {
    const bool write = !testing::Overlaps(sample.window);
    for (DType dtype : {DType::kF32, DType::kS64, DType::kBF16}) {
      if (dtype != DType::kF32 && sample.name != "diagonal") continue;
      INFO(testing::ToString(sample));
      CHECK_NOTHROW(topology.Compile(Emit(sample, dtype, write, {Platform::kTpu}).text));
    }
  }
}

TEST_CASE("bytes that a TPU moves for large windows (printed, not checked)") {
  const char* path = Needed("TORCH_TPU_TEST_LIBTPU");
  if (path == nullptr) return;
  pjrt::Topology topology = pjrt::Topology::Create(pjrt::Plugin::Load(path), "v6e:1x1");
  const Dims square{1024, 1024};
  const std::vector<Sample> samples = {
      {"row", square, {{1024}, {1}, 5 * 1024}},
      {"column", square, {{1024}, {1024}, 5}},
      {"rows stepped", square, {{512, 1024}, {2048, 1}, 1024}},
      {"columns stepped", square, {{1024, 512}, {1024, 2}, 1}},
      {"diagonal", square, {{1024}, {1025}, 0}},
      {"unfold", square, {{1024, 1022, 3}, {1024, 1, 1}, 0}},
      {"flat across rows", square, {{1000}, {1}, 5 * 1024 + 100}},
      {"merged", {64, 16, 16, 64}, {{16, 1024}, {1024, 1}, 3 * 16 * 1024}},
      {"heads", {8, 128, 2304}, {{8, 12, 128, 64}, {128 * 2304, 64, 2304, 1}, 768}},
      {"heads interleaved", {8, 128, 2304}, {{8, 12, 128, 64}, {128 * 2304, 192, 2304, 1}, 64}},
  };
  for (const Sample& sample : samples) {
    for (bool write : {false, true}) {
      if (write && testing::Overlaps(sample.window)) continue;
      Module module;
      Builder builder(module);
      const Value base = module.AddParameter({DType::kF32, sample.base});
      const ViewPlan plan = MakeViewPlan(sample.base, sample.window, write);
      std::vector<Value> starts;
      for (size_t i = 0; i < plan.starts.size(); ++i) starts.push_back(module.AddParameter({plan.StartType(), {}}));
      if (write) {
        const Value update = module.AddParameter({DType::kF32, sample.window.sizes});
        module.Return({WriteWindow(builder, base, plan, sample.window, update, starts, Platform::kTpu)});
        module.Alias(0, 0);
      } else {
        module.Return({ReadWindow(builder, base, plan, sample.window, starts, Platform::kTpu)});
      }
      const auto executable = topology.Compile(module.ToText());
      MESSAGE(sample.name, write ? " write: " : " read: ", executable->Cost().bytes_accessed / 1e6, " MB");
    }
  }
}

}  // namespace
}  // namespace torch_tpu::lower
