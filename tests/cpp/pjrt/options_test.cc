#include "pjrt/options.h"

#include "pjrt/fixture.h"
#include "support/error.h"
#include "support/hash.h"

namespace torch_tpu::pjrt {
namespace {

std::string HexOf(const CompileOptions& options) {
  std::string bytes = options.Serialize();
  return support::Hex(bytes.data(), bytes.size());
}

}  // namespace

// The bytes are spelled out from the protobuf wire format: tag = field << 3 | type.
TEST_CASE("default options: executable_build_options {num_replicas: 1 num_partitions: 1}") {
  CHECK(HexOf({}) ==
        "1a04"
        "2001"
        "2801");
}

TEST_CASE("flags have their fields") {
  CompileOptions options;
  options.spmd = true;
  options.shardy = true;
  CHECK(HexOf(options) ==
        "1a09"
        "2001"
        "2801"
        "3001"
        "980101");
  CompileOptions portable;
  portable.portable = true;
  CHECK(HexOf(portable) ==
        "1a04"
        "2001"
        "2801"
        "2001");
}

TEST_CASE("a device assignment lists, for each partition, the replicas' ids") {
  CompileOptions options;
  options.num_replicas = 2;
  options.num_partitions = 2;
  options.spmd = true;
  options.device_assignment = {0, 1, 2, 300};  // replica 0: 0, 1; replica 1: 2, 300
  CHECK(HexOf(options) ==
        "1a19"
        "2002"
        "2802"
        "3001"
        "4a11"
        "0802"
        "1002"
        "1a04"
        "0a02"
        "0002"
        "1a05"
        "0a03"
        "01ac02");
}

TEST_CASE("overrides are sorted by name and keep their types, zeros too") {
  CompileOptions options;
  options.env_overrides["b"] = false;
  options.env_overrides["a"] = std::string("x");
  options.env_overrides["c"] = int64_t{-1};
  options.env_overrides["d"] = 0.5;
  CHECK(HexOf(options) ==
        "1a0420012801"
        "3a08"
        "0a0161"
        "1203"
        "0a0178"
        "3a07"
        "0a0162"
        "1202"
        "1000"
        "3a10"
        "0a0163"
        "120b"
        "18ffffffffffffffffff01"
        "3a0e"
        "0a0164"
        "1209"
        "21000000000000e03f");
}

TEST_CASE("options that contradict each other are refused") {
  CompileOptions options;
  options.num_partitions = 2;
  CHECK(ThrowsWith([&] { options.Serialize(); }, "set spmd"));
  options.spmd = true;
  options.device_assignment = {0, 1, 2};
  CHECK(ThrowsWith([&] { options.Serialize(); }, "expected a device assignment of 2 ids"));
  options.device_assignment = {};
  options.portable = true;
  CHECK(ThrowsWith([&] { options.Serialize(); }, "portable"));
  options = {};
  options.num_replicas = 0;
  CHECK_THROWS_AS(options.Serialize(), support::Error);
}

}  // namespace torch_tpu::pjrt
