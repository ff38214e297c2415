#include "runtime/cache_file.h"

#include <cstring>

#include "support/hash.h"

namespace torch_tpu::runtime {

using support::Sha256;

namespace internal {
namespace {

constexpr char kMagic[] = "TTPUPROG";
constexpr uint32_t kVersion = 1;

}  // namespace

std::array<char, kHeaderBytes> Header(uint64_t key_bytes, uint64_t payload_bytes) {
  std::array<char, kHeaderBytes> header{};
  std::memcpy(header.data(), kMagic, 8);
  std::memcpy(header.data() + 8, &kVersion, 4);
  std::memcpy(header.data() + 16, &key_bytes, 8);
  std::memcpy(header.data() + 24, &payload_bytes, 8);
  return header;
}

}  // namespace internal

std::optional<CacheFile> ParseCacheFile(std::string_view file) {
  using internal::kDigestBytes;
  using internal::kHeaderBytes;
  if (file.size() < kHeaderBytes + kDigestBytes || file.size() > internal::kMaxEntryBytes) return std::nullopt;
  uint64_t key_bytes = 0;
  std::memcpy(&key_bytes, file.data() + 16, sizeof key_bytes);
  const uint64_t content = file.size() - kHeaderBytes - kDigestBytes;
  if (key_bytes > content) return std::nullopt;
  const auto header = internal::Header(key_bytes, content - key_bytes);
  if (std::memcmp(header.data(), file.data(), header.size()) != 0) return std::nullopt;
  const auto digest = Sha256().Update(file.data(), kHeaderBytes + content).Finish();
  if (std::memcmp(digest.data(), file.data() + kHeaderBytes + content, kDigestBytes) != 0) return std::nullopt;
  CacheFile parts;
  parts.key = file.substr(kHeaderBytes, key_bytes);
  parts.payload = file.substr(kHeaderBytes + key_bytes, content - key_bytes);
  parts.name = Sha256::HexOf(parts.key);
  return parts;
}

}  // namespace torch_tpu::runtime
