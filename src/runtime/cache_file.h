// The file of one entry of the disk cache, apart from where it lies: its layout (described in disk_cache.h), and a
// check of a whole file that comes from elsewhere. Pure functions.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torch_tpu::runtime {

struct CacheFile {
  std::string_view key, payload;  // parts of the file
  std::string name;               // SHA-256 of the key
};

// Nothing if the file is not exactly what DiskCache::Store writes for some key.
std::optional<CacheFile> ParseCacheFile(std::string_view file);

namespace internal {

inline constexpr size_t kHeaderBytes = 32;
inline constexpr size_t kDigestBytes = 32;
// No plugin writes a larger program: protocol buffers end at 2 GiB.
inline constexpr uint64_t kMaxEntryBytes = uint64_t{2} << 30;

std::array<char, kHeaderBytes> Header(uint64_t key_bytes, uint64_t payload_bytes);

}  // namespace internal
}  // namespace torch_tpu::runtime
