#include "shlo/type.h"

#include "doctest.h"
#include "support/error.h"

namespace torch_tpu::shlo {

TEST_CASE("types print as MLIR spells them") {
  CHECK(TensorType{DType::kF32, {}}.ToString() == "tensor<f32>");
  CHECK(TensorType{DType::kU8, {4, 0}}.ToString() == "tensor<4x0xui8>");
  CHECK(TensorType{DType::kC64, {2}}.ToString() == "tensor<2xcomplex<f32>>");
  CHECK(TensorType{DType::kPred, {1}}.ToString() == "tensor<1xi1>");
  TensorType bounded{DType::kBF16, {kDynamic, 8}};
  bounded.bounds = {64, -1};
  CHECK(bounded.ToString() == "tensor<?x8xbf16, #stablehlo.bounds<64, ?>>");
  CHECK(bounded.NumElements() == 512);
  CHECK(bounded.NumBytes() == 1024);
  CHECK(bounded.With(DType::kF32).bounds == bounded.bounds);
}

TEST_CASE("facts of element types") {
  CHECK(ByteSize(DType::kPred) == 1);
  CHECK(ByteSize(DType::kC128) == 16);
  CHECK(IsFloating(DType::kF8E5M2));
  CHECK_FALSE(IsFloating(DType::kC64));
  CHECK_FALSE(IsInteger(DType::kPred));
  CHECK(IsUnsigned(DType::kU64));
  CHECK(IsSigned(DType::kS8));
  CHECK_FALSE(IsSigned(DType::kF32));
  CHECK(RealOf(DType::kC128) == DType::kF64);
  CHECK(RealOf(DType::kS8) == DType::kS8);
  CHECK(ComplexOf(DType::kBF16) == DType::kC64);
  CHECK(ComplexOf(DType::kF64) == DType::kC128);
  CHECK_THROWS_AS(ComplexOf(DType::kS32), support::Error);
  CHECK(MantissaBits(DType::kF16) == 10);
}

TEST_CASE("counting elements") {
  CHECK(NumElements(Dims{}) == 1);
  CHECK(NumElements(Dims{3, 0}) == 0);
  CHECK_THROWS_AS(NumElements(Dims{kDynamic}), support::Error);
  CHECK(RowMajorStrides({2, 3, 4}) == Dims{12, 4, 1});
  CHECK(RowMajorStrides({}) == Dims{});
}

}  // namespace torch_tpu::shlo
