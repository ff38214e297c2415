// A cache file from elsewhere is taken apart only if it is whole.
#include "runtime/cache_file.h"

#include <cstring>

#include "doctest.h"
#include "support/hash.h"

namespace torch_tpu::runtime {
namespace {

std::string FileOf(const std::string& key, const std::string& payload) {
  auto header = internal::Header(key.size(), payload.size());
  std::string file(header.data(), header.size());
  file += key + payload;
  auto digest = support::Sha256::Of(file);
  return file.append(reinterpret_cast<const char*>(digest.data()), digest.size());
}

TEST_CASE("a whole file gives its key, payload and name") {
  std::string file = FileOf("key of it", "payload");
  auto parts = ParseCacheFile(file);
  REQUIRE(parts);
  CHECK(parts->key == "key of it");
  CHECK(parts->payload == "payload");
  CHECK(parts->name == support::Sha256::HexOf("key of it"));
  CHECK(ParseCacheFile(FileOf("", "")));
}

TEST_CASE("any other byte or length is refused") {
  std::string file = FileOf("key", "payload");
  for (size_t i = 0; i < file.size(); ++i) {
    std::string other = file;
    other[i] = static_cast<char>(other[i] ^ 1);
    CHECK_FALSE(ParseCacheFile(other));
    CHECK_FALSE(ParseCacheFile(std::string_view(file).substr(0, i)));
  }
  CHECK_FALSE(ParseCacheFile(file + "x"));
  uint64_t huge = ~uint64_t{0} - 16;  // a length that wraps around
  std::memcpy(file.data() + 16, &huge, sizeof huge);
  CHECK_FALSE(ParseCacheFile(file));
}

}  // namespace
}  // namespace torch_tpu::runtime
