// Compiles every sample, and runs some, on the plugin in $TORCH_TPU_TEST_PLUGIN; with $TORCH_TPU_TEST_TPU_PLUGIN set to
// libtpu's file they are compiled for a v6e too (see pjrt/topology.h for the environment that libtpu wants).
#include "shlo/run.h"

#include <cmath>
#include <cstdlib>
#include <limits>

#include "doctest.h"
#include "pjrt/plugin.h"
#include "pjrt/topology.h"
#include "shlo/samples.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

// Casts `inputs` of type `from` to `dtype`.
template <typename From>
std::string Cast(const pjrt::Client& client, DType from, const std::vector<From>& inputs, DType dtype) {
  Module m;
  Builder b(m);
  m.Return({b.ConvertElementType(m.AddParameter({from, {static_cast<int64_t>(inputs.size())}}), dtype)});
  return Run(client, m, {Bytes(inputs)})[0];
}

}  // namespace

TEST_CASE("the plugin compiles every sample") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  for (const testing::Sample& sample : testing::AllSamples()) {
    INFO(sample.name);
    CHECK_NOTHROW(client->Compile(testing::Text(sample)));
  }
}

TEST_CASE("the TPU's compiler compiles every sample") {
  const char* path = std::getenv("TORCH_TPU_TEST_TPU_PLUGIN");
  if (path == nullptr) {
    MESSAGE("skipped: TORCH_TPU_TEST_TPU_PLUGIN is not set");
    return;
  }
  pjrt::Topology topology = pjrt::Topology::Create(pjrt::Plugin::Load(path), "v6e:1x1");
  for (const testing::Sample& sample : testing::AllSamples()) {
    INFO(sample.name);
    CHECK_NOTHROW(topology.Compile(testing::Text(sample)));
  }
}

// The expected numbers are PyTorch's on an x86 CPU.
TEST_CASE("casts from float that do not fit") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  const std::vector<double> in{NAN, kInf, -kInf, 3e9, -3e9, 1e19, 1.9e19, 300.7, -1.5, 4294967303.0, -0.5};
  const int32_t low = INT32_MIN;
  const int64_t lowest = INT64_MIN;
  CHECK(Numbers<int32_t>(Cast(*client, DType::kF64, in, DType::kS32)) ==
        std::vector<int32_t>{low, low, low, low, low, low, low, 300, -1, low, 0});
  CHECK(Numbers<int64_t>(Cast(*client, DType::kF64, in, DType::kS64)) ==
        std::vector<int64_t>{lowest, lowest, lowest, 3000000000, -3000000000, lowest, lowest, 300, -1, 4294967303, 0});
  CHECK(Numbers<uint8_t>(Cast(*client, DType::kF64, in, DType::kU8)) ==
        std::vector<uint8_t>{0, 0, 0, 0, 0, 0, 0, 44, 255, 7, 0});
  CHECK(Numbers<int8_t>(Cast(*client, DType::kF64, in, DType::kS8)) ==
        std::vector<int8_t>{0, 0, 0, 0, 0, 0, 0, 44, -1, 0, 0});
  CHECK(Numbers<uint32_t>(Cast(*client, DType::kF64, in, DType::kU32)) ==
        std::vector<uint32_t>{0, 0, 0, 3000000000, 1294967296, 0, 0, 300, 4294967295, 7, 0});
  CHECK(Numbers<uint64_t>(Cast(*client, DType::kF64, in, DType::kU64)) ==
        std::vector<uint64_t>{1ull << 63, 0, 1ull << 63, 3000000000, static_cast<uint64_t>(-3000000000ll),
                              10000000000000000000ull, 0, 300, ~0ull, 4294967303, 0});
  CHECK(Numbers<uint8_t>(Cast(*client, DType::kF64, in, DType::kPred)) == std::vector<uint8_t>(in.size(), 1));
}

TEST_CASE("casts to narrow floats round through float32") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  const std::vector<double> in{1 + std::ldexp(1, -11) + std::ldexp(1, -30), 65519, 65520, -0.0};
  CHECK(Numbers<uint16_t>(Cast(*client, DType::kF64, in, DType::kF16)) ==
        std::vector<uint16_t>{0x3C00, 0x7BFF, 0x7C00, 0x8000});
  const std::vector<int64_t> wide{(1ll << 40) + (1ll << 32) + 1, (1ll << 24) + (1 << 16) + 1, -1};
  CHECK(Numbers<uint16_t>(Cast(*client, DType::kS64, wide, DType::kBF16)) ==
        std::vector<uint16_t>{0x5380, 0x4B80, 0xBF80});
  const std::vector<float> large{448, 464, 1e6f, INFINITY, -INFINITY, std::ldexp(1.0f, -10), 61440};
  CHECK(Numbers<uint8_t>(Cast(*client, DType::kF32, large, DType::kF8E4M3FN)) ==
        std::vector<uint8_t>{0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0, 0x7E});
  CHECK(Numbers<uint8_t>(Cast(*client, DType::kF32, large, DType::kF8E5M2)) ==
        std::vector<uint8_t>{0x5F, 0x5F, 0x7C, 0x7C, 0xFC, 0x14, 0x7C});
}

TEST_CASE("integers wrap") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  const std::vector<int64_t> in{300, -1, INT64_MIN, (1ll << 32) + 5};
  CHECK(Numbers<uint8_t>(Cast(*client, DType::kS64, in, DType::kU8)) == std::vector<uint8_t>{44, 255, 0, 5});
  CHECK(Numbers<int32_t>(Cast(*client, DType::kS64, in, DType::kS32)) == std::vector<int32_t>{300, -1, 0, 5});
}

TEST_CASE("bitcasts keep every byte") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  std::vector<uint8_t> in(32);
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<uint8_t>(i * 37 + 3);
  for (DType t : {DType::kS16, DType::kF16, DType::kF32, DType::kS64, DType::kF64, DType::kC64, DType::kC128}) {
    Module m;
    Builder b(m);
    int width = ByteSize(t);
    Value x = m.AddParameter({DType::kU8, {32 / width, width}});
    Value there = b.BitcastConvert(x, t);
    m.Return({there, b.BitcastConvert(there, DType::kU8)});
    INFO(Name(t));
    auto results = Run(*client, m, {Bytes(in)});
    CHECK(results[0] == Bytes(in));
    CHECK(results[1] == Bytes(in));
  }
}

TEST_CASE("gather, scatter and sort compute what they say") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  Module m;
  Builder b(m);
  Value x = m.AddParameter({DType::kF32, {3, 2}}), rows = m.AddParameter({DType::kS64, {2, 1}});
  GatherDims row{.offset_dims = {1}, .collapsed_slice_dims = {0}, .start_index_map = {0}, .index_vector_dim = 1};
  ScatterDims to_row{.update_window_dims = {1},
                     .inserted_window_dims = {0},
                     .scatter_dims_to_operand_dims = {0},
                     .index_vector_dim = 1};
  Value taken = b.Gather(x, rows, row, {1, 2});
  auto sorted = b.Sort({x, b.Iota({DType::kS64, {3, 2}}, 0)}, 0, true, [](Builder& b, const std::vector<Value>& v) {
    return std::vector<Value>{b.Compare(Direction::kGt, v[0], v[1])};
  });
  m.Return({taken, b.Scatter(x, rows, taken, to_row, "add"), sorted[0], sorted[1]});
  auto r = Run(*client, m, {Bytes(std::vector<float>{1, 2, 3, 4, 1, 6}), Bytes(std::vector<int64_t>{2, 2})});
  CHECK(Numbers<float>(r[0]) == std::vector<float>{1, 6, 1, 6});
  CHECK(Numbers<float>(r[1]) == std::vector<float>{1, 2, 3, 4, 3, 18});
  CHECK(Numbers<float>(r[2]) == std::vector<float>{3, 6, 1, 4, 1, 2});
  CHECK(Numbers<int64_t>(r[3]) == std::vector<int64_t>{1, 2, 0, 1, 2, 0});
}

TEST_CASE("a folded dot equals the plain one") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  Module m;
  Builder b(m);
  Value q = m.AddParameter({DType::kF32, {2, 3, 2, 2}});
  Value t = b.Transpose(q, {2, 0, 1, 3});
  DotDims dims{{0, 1}, {0, 1}, {3}, {3}};
  m.Return({b.DotGeneral(t, t, dims, Precision::kHighest, DType::kF32),
            b.DotGeneral(b.OptimizationBarrier({t})[0], b.OptimizationBarrier({t})[0], dims, Precision::kHighest,
                         DType::kF32)});
  CHECK(m.Definition(m.results()[0])->operands[0].id == q.id);
  std::vector<float> in(24);
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i * i % 11);
  auto r = Run(*client, m, {Bytes(in)});
  CHECK(r[0] == r[1]);
}

TEST_CASE("bounded dimensions give the exact result at every size") {
  const pjrt::Client* client = TestClient();
  if (client == nullptr) return;
  std::vector<float> in(64 * 8);
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>((i * 7919) % 9);
  for (const testing::Sample& sample : testing::BoundedSamples()) {
    Module bounded;
    Builder builder(bounded);
    sample.build(bounded, builder);
    const bool sums = sample.name == "bounded_reduce" || sample.name == "bounded_dot";
    const bool softmax = sample.name == "bounded_softmax";
    if (!sums && !softmax) continue;
    for (int32_t n : {1, 5, 64}) {
      INFO(sample.name, " ", n);
      auto got = Numbers<float>(Run(*client, bounded, {Bytes(in), Bytes(std::vector<int32_t>{n})})[0]);
      for (int column = 0; column < 8; ++column) {
        double sum = 0, weights = 0;
        for (int row = 0; row < n; ++row) {
          sum += in[row * 8 + column];
          weights += std::exp(in[row * 8 + column]);
        }
        if (sums) CHECK(got[sample.name == "bounded_dot" ? column * 3 : column] == static_cast<float>(sum));
        if (!softmax) continue;
        for (int row = 0; row < n; ++row) {
          CHECK(got[column * 64 + row] == doctest::Approx(std::exp(in[row * 8 + column]) / weights).epsilon(1e-5));
        }
      }
    }
  }
}

}  // namespace torch_tpu::shlo
