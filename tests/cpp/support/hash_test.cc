#include "support/hash.h"

#include <bit>
#include <set>
#include <vector>

#include "doctest.h"

namespace torch_tpu::support {
namespace {
std::string HexOfDigest(const Sha256::Digest& digest) { return Hex(digest.data(), digest.size()); }
}  // namespace

TEST_CASE("SHA-256 gives the published digests, with and without SHA instructions") {
  const std::pair<std::string, const char*> vectors[] = {
      {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
      {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
      {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
       "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
      {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrst"
       "u",
       "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
      {std::string(1000000, 'a'), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"},
  };
  for (const auto& [text, digest] : vectors) {
    CHECK(Sha256::HexOf(text) == digest);
    CHECK(HexOfDigest(Sha256(true).Update(text).Finish()) == digest);
  }
}

TEST_CASE("SHA-256 in pieces of any size is SHA-256 at once") {
  std::string text;
  for (int i = 0; i < 400; ++i) text += static_cast<char>(i * 37 + 11);
  for (size_t length = 0; length <= 200; ++length) {
    std::string_view part(text.data(), length);
    const std::string whole = HexOfDigest(Sha256(true).Update(part).Finish());
    CHECK(Sha256::HexOf(part) == whole);
    for (size_t step : {1, 7, 63, 64, 65, 130}) {
      Sha256 sha;
      for (size_t at = 0; at < length; at += step) sha.Update(part.substr(at, step));
      CHECK(HexOfDigest(sha.Finish()) == whole);
    }
  }
}

TEST_CASE("hex digits are lower-case and in order") {
  const uint8_t bytes[] = {0x00, 0x0f, 0xa5, 0xff};
  CHECK(Hex(bytes, 4) == "000fa5ff");
  CHECK(Hex(bytes, 0).empty());
}

TEST_CASE("the word hash tells similar keys apart") {
  std::set<uint64_t> seen;
  size_t keys = 0;
  // Shapes of small numbers, of which real keys are made; also zeros of every length.
  for (int64_t a = 0; a < 20; ++a) {
    for (int64_t b = 0; b < 20; ++b) {
      for (int64_t c = -1; c < 20; ++c) {
        const int64_t words[] = {a, b, c};
        seen.insert(HashWords(words, 3));
        seen.insert(HashWords(words, 2, 1000 + c));
        keys += 2;
      }
    }
  }
  std::vector<int64_t> zeros(64);
  for (size_t n = 0; n < 64; ++n, ++keys) seen.insert(HashWords(zeros.data(), n, 5));
  CHECK(seen.size() == keys);
}

TEST_CASE("one flipped bit of a word flips about half of the hash") {
  for (size_t n : {1, 2, 3, 8}) {
    std::vector<int64_t> words(n);
    for (size_t i = 0; i < n; ++i) words[i] = static_cast<int64_t>(i * 977 + 3);
    const uint64_t before = HashWords(words.data(), n);
    double flipped = 0;
    for (size_t bit = 0; bit < 64 * n; ++bit) {
      words[bit / 64] ^= int64_t(uint64_t{1} << bit % 64);
      const int changed = std::popcount(before ^ HashWords(words.data(), n));
      CHECK(changed > 8);
      flipped += changed;
      words[bit / 64] ^= int64_t(uint64_t{1} << bit % 64);
    }
    CHECK(flipped / (64.0 * n) == doctest::Approx(32).epsilon(0.1));
  }
}

TEST_CASE("a factor that is zero does not erase what came before") {
  // The multiplication sees 0 when a word equals the constant it is mixed with.
  const int64_t a[] = {1, 2, static_cast<int64_t>(hash_internal::kA), 7};
  const int64_t b[] = {1, 3, static_cast<int64_t>(hash_internal::kA), 7};
  CHECK(HashWords(a, 4) != HashWords(b, 4));
}

TEST_CASE("the byte hash depends on every byte, the length and the seed") {
  std::string text(40, 'x');
  std::set<uint64_t> seen{HashBytes(text)};
  for (size_t i = 0; i < text.size(); ++i) {
    std::string other = text;
    other[i] = 'y';
    seen.insert(HashBytes(other));
  }
  for (size_t n = 0; n < text.size(); ++n) seen.insert(HashBytes(text.data(), n));
  seen.insert(HashBytes(text, 1));
  CHECK(seen.size() == 82);
  // A tail is padded with zeros, which must not equal zeros that are there.
  CHECK(HashBytes(std::string(3, '\0')) != HashBytes(std::string(4, '\0')));
}

TEST_CASE("combining depends on the order") {
  CHECK(HashCombine(HashCombine(0, 1), 2) != HashCombine(HashCombine(0, 2), 1));
}

}  // namespace torch_tpu::support
