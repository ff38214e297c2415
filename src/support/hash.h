// Two hashes. HashWords/HashBytes/HashCombine: 64 bits, about 1 ns a word, for keys in memory; not stable between
// versions and not collision-proof, so whoever uses it compares the whole key. Sha256: for names and checks of what
// lies on disk. Thread-safe: functions of their arguments; one Sha256 object belongs to one thread.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace torch_tpu::support {

namespace hash_internal {
// Odd constants with about half their bits set.
inline constexpr uint64_t kA = 0x9E3779B97F4A7C15ull;
inline constexpr uint64_t kB = 0xC2B2AE3D27D4EB4Full;
inline constexpr uint64_t kC = 0xD6E8FEB86659FD93ull;

// The 128-bit product folded to 64: every input bit reaches both halves.
inline uint64_t Fold(uint64_t a, uint64_t b) {
  unsigned __int128 product = static_cast<unsigned __int128>(a) * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}
inline uint64_t Load64(const void* at) {
  uint64_t word;
  std::memcpy(&word, at, sizeof word);
  return word;
}
}  // namespace hash_internal

inline uint64_t HashCombine(uint64_t hash, uint64_t value) {
  return hash_internal::Fold(hash ^ hash_internal::kA, value ^ hash_internal::kB);
}

inline uint64_t HashWords(const int64_t* words, size_t n, uint64_t seed = 0) {
  using namespace hash_internal;
  // Mixed first: a seed must not cancel against a bit of the second word.
  uint64_t hash = Fold(seed ^ kC, kA);
  size_t i = 0;
  // One multiplication takes two words; the running hash enters by addition too, so a zero factor cannot erase it.
  for (; i + 2 <= n; i += 2) {
    hash = Fold(static_cast<uint64_t>(words[i]) ^ kA, static_cast<uint64_t>(words[i + 1]) ^ hash) + (hash >> 1);
  }
  if (i < n) hash = Fold(static_cast<uint64_t>(words[i]) ^ kB, hash ^ kA) + (hash >> 1);
  return Fold(hash ^ kB, n ^ kC);
}

inline uint64_t HashBytes(const void* data, size_t n, uint64_t seed = 0) {
  using namespace hash_internal;
  const char* bytes = static_cast<const char*>(data);
  uint64_t hash = Fold(seed ^ kC, kA);
  size_t i = 0;
  for (; i + 16 <= n; i += 16) hash = Fold(Load64(bytes + i) ^ kA, Load64(bytes + i + 8) ^ hash) + (hash >> 1);
  if (i < n) {
    uint64_t tail[2] = {0, 0};
    std::memcpy(tail, bytes + i, n - i);
    hash = Fold(tail[0] ^ kA, tail[1] ^ hash) + (hash >> 1);
  }
  return Fold(hash ^ kB, n ^ kC);
}
inline uint64_t HashBytes(std::string_view text, uint64_t seed = 0) {
  return HashBytes(text.data(), text.size(), seed);
}

// FIPS 180-4. Update any number of times, then Finish once.
class Sha256 {
 public:
  using Digest = std::array<uint8_t, 32>;

  // `portable` keeps to plain C++ where the processor has SHA instructions too; the digests are equal.
  explicit Sha256(bool portable = false);
  Sha256& Update(const void* data, size_t n);
  Sha256& Update(std::string_view text) { return Update(text.data(), text.size()); }
  Digest Finish();

  static Digest Of(std::string_view text) { return Sha256().Update(text).Finish(); }
  // 64 lower-case digits.
  static std::string HexOf(std::string_view text);

 private:
  std::array<uint32_t, 8> state_;
  std::array<uint8_t, 64> block_;
  uint64_t total_ = 0;
  bool portable_;
};

// Lower-case hexadecimal.
std::string Hex(const void* data, size_t n);

}  // namespace torch_tpu::support
