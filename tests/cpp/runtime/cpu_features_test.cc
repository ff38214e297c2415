#include "runtime/cpu_features.h"

#include "doctest.h"
#include "runtime/scratch_cache.h"

namespace torch_tpu::runtime {

TEST_CASE("the processor is described by stable text that names its features") {
  const std::string& text = CpuFeatures();
  CHECK(text == CpuFeatures());
  CHECK(text.starts_with("x86_64 "));
  CHECK(text.find('\n') == std::string::npos);
  // Leaf 1 holds SSE2 in bit 26 of edx, which every x86-64 processor has.
  size_t at = text.find(" 1:");
  REQUIRE(at != std::string::npos);
  const std::string edx = text.substr(at + 3 + 8 + 1, 8);
  CHECK((std::stoul(edx, nullptr, 16) >> 26 & 1) == 1);
  std::string cpuinfo = Slurp("/proc/cpuinfo");
  const std::string ebx7 = text.substr(text.find(" 7:") + 3, 8);
  CHECK((std::stoul(ebx7, nullptr, 16) >> 5 & 1) == (cpuinfo.find(" avx2 ") != std::string::npos));
}

}  // namespace torch_tpu::runtime
