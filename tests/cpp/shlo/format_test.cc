#include "shlo/format.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "doctest.h"

namespace torch_tpu::shlo {
namespace {

uint64_t Bits(DType dtype, double value) {
  std::string raw = EncodeDouble(dtype, value);
  uint64_t bits = 0;
  REQUIRE(raw.size() == static_cast<size_t>(ByteSize(dtype)));
  std::memcpy(&bits, raw.data(), raw.size());
  return bits;
}

constexpr double kInf = std::numeric_limits<double>::infinity();

}  // namespace

TEST_CASE("lists and attributes") {
  CHECK(I64Array({}) == "array<i64>");
  CHECK(I64Array({1, -2}) == "array<i64: 1, -2>");
  CHECK(BoolArray({true, false}) == "array<i1: true, false>");
  CHECK(I64List({3}) == "[3]");
  CHECK(PaddingText({0, 1}, {2, 3}) == "dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>");
  CHECK(PaddingText({}, {}) == "dense<> : tensor<0x2xi64>");
  CHECK(Quote("a\"b\\\n\xC3") == "\"a\\22b\\5C\\0A\\C3\"");
  CHECK(ParseI64Array(I64Array({4, -5, 6})) == Dims{4, -5, 6});
  CHECK(ParseI64Array(I64Array({})) == Dims{});
}

TEST_CASE("elements print exactly") {
  CHECK(DenseText({DType::kF32, {2}}, EncodeDouble(DType::kF32, kInf)) == "dense<0x7F800000> : tensor<2xf32>");
  CHECK(DenseText({DType::kF64, {}}, EncodeDouble(DType::kF64, -0.0)) == "dense<0x8000000000000000> : tensor<f64>");
  CHECK(DenseText({DType::kU64, {}}, EncodeInt(DType::kU64, -1)) == "dense<18446744073709551615> : tensor<ui64>");
  CHECK(DenseText({DType::kS64, {}}, EncodeInt(DType::kS64, INT64_MIN)) == "dense<-9223372036854775808> : tensor<i64>");
  CHECK(DenseText({DType::kS8, {}}, EncodeInt(DType::kS8, 200)) == "dense<-56> : tensor<i8>");
  CHECK(DenseText({DType::kPred, {2}}, std::string("\1\0", 2)) == "dense<[true, false]> : tensor<2xi1>");
  CHECK(DenseText({DType::kPred, {2}}, std::string("\1\1", 2)) == "dense<true> : tensor<2xi1>");
  CHECK(DenseText({DType::kC64, {}}, EncodeDouble(DType::kC64, 1)) ==
        "dense<(0x3F800000, 0x00000000)> : tensor<complex<f32>>");
  CHECK(DenseText({DType::kS32, {0, 2}}, "") == "dense<> : tensor<0x2xi32>");
  std::string raw(65, '\0');
  raw[64] = 0x1F;
  CHECK(DenseText({DType::kU8, {65}}, raw) == "dense<\"0x" + std::string(128, '0') + "1F\"> : tensor<65xui8>");
}

TEST_CASE("numbers become what C++ makes of them") {
  CHECK(Bits(DType::kPred, 0.5) == 1);
  CHECK(Bits(DType::kPred, NAN) == 1);
  CHECK(Bits(DType::kS32, -1.9) == 0xFFFFFFFF);
  CHECK(Bits(DType::kU64, 1.8e19) == 18000000000000000000u);
  CHECK(Bits(DType::kU8, 300) == 44);
}

// Expected bits are those of torch.tensor(value).to(dtype) on the CPU.
TEST_CASE("narrow floats round to nearest even, through float") {
  CHECK(Bits(DType::kF16, 65519) == 0x7BFF);
  CHECK(Bits(DType::kF16, 65520) == 0x7C00);
  CHECK(Bits(DType::kF16, -kInf) == 0xFC00);
  CHECK(Bits(DType::kF16, std::ldexp(1, -24)) == 1);
  CHECK(Bits(DType::kF16, std::ldexp(1, -25)) == 0);
  CHECK(Bits(DType::kF16, 2051) == 0x6802);
  CHECK(Bits(DType::kF16, 1 + std::ldexp(1, -11) + std::ldexp(1, -30)) == 0x3C00);  // float drops the last bit
  CHECK(Bits(DType::kBF16, 1) == 0x3F80);
  CHECK(Bits(DType::kBF16, 3.5e38) == 0x7F80);
  CHECK(Bits(DType::kBF16, NAN) == 0x7FC0);
  CHECK(Bits(DType::kF8E4M3FN, 464) == 0x7E);
  CHECK(Bits(DType::kF8E4M3FN, 1e6) == 0x7E);  // this one saturates
  CHECK(Bits(DType::kF8E4M3FN, -kInf) == 0xFE);
  CHECK(Bits(DType::kF8E4M3FN, NAN) == 0x7F);
  CHECK(Bits(DType::kF8E4M3FN, std::ldexp(1, -9)) == 1);
  CHECK(Bits(DType::kF8E4M3FN, std::ldexp(1, -10)) == 0);
  CHECK(Bits(DType::kF8E5M2, 61439) == 0x7B);
  CHECK(Bits(DType::kF8E5M2, 61440) == 0x7C);
  CHECK(Bits(DType::kF8E4M3FNUZ, 240) == 0x7F);
  CHECK(Bits(DType::kF8E4M3FNUZ, 248) == 0x80);
  CHECK(Bits(DType::kF8E4M3FNUZ, -0.0) == 0);
  CHECK(Bits(DType::kF8E5M2FNUZ, std::ldexp(1, -10)) == 0x18);
  CHECK(Bits(DType::kF8E5M2FNUZ, 57344) == 0x7F);
}

}  // namespace torch_tpu::shlo
