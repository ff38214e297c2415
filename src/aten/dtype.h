// ScalarType and our element types. Pure functions.
#pragma once
#include <c10/core/ScalarType.h>

#include "shlo/type.h"

namespace torch_tpu::aten {

namespace dtype_internal {
inline constexpr shlo::DType kTable[] = {
    shlo::DType::kU8,          // Byte
    shlo::DType::kS8,          // Char
    shlo::DType::kS16,         // Short
    shlo::DType::kS32,         // Int
    shlo::DType::kS64,         // Long
    shlo::DType::kF16,         // Half
    shlo::DType::kF32,         // Float
    shlo::DType::kF64,         // Double
    shlo::DType::kInvalid,     // ComplexHalf
    shlo::DType::kC64,         // ComplexFloat
    shlo::DType::kC128,        // ComplexDouble
    shlo::DType::kPred,        // Bool
    shlo::DType::kInvalid,     // QInt8
    shlo::DType::kInvalid,     // QUInt8
    shlo::DType::kInvalid,     // QInt32
    shlo::DType::kBF16,        // BFloat16
    shlo::DType::kInvalid,     // QUInt4x2
    shlo::DType::kInvalid,     // QUInt2x4
    shlo::DType::kInvalid,     // Bits1x8
    shlo::DType::kInvalid,     // Bits2x4
    shlo::DType::kInvalid,     // Bits4x2
    shlo::DType::kInvalid,     // Bits8
    shlo::DType::kInvalid,     // Bits16
    shlo::DType::kF8E5M2,      // Float8_e5m2
    shlo::DType::kF8E4M3FN,    // Float8_e4m3fn
    shlo::DType::kF8E5M2FNUZ,  // Float8_e5m2fnuz
    shlo::DType::kF8E4M3FNUZ,  // Float8_e4m3fnuz
    shlo::DType::kU16,         // UInt16
    shlo::DType::kU32,         // UInt32
    shlo::DType::kU64,         // UInt64
};
static_assert(static_cast<int>(c10::ScalarType::UInt64) == 29 && static_cast<int>(c10::ScalarType::BFloat16) == 15);
}  // namespace dtype_internal

// kInvalid for what a device cannot hold.
inline shlo::DType ToDTypeOrInvalid(c10::ScalarType t) {
  auto i = static_cast<size_t>(t);
  return i < std::size(dtype_internal::kTable) ? dtype_internal::kTable[i] : shlo::DType::kInvalid;
}

// Raises NotImplementedError for what a device cannot hold.
shlo::DType ToDType(c10::ScalarType t);
c10::ScalarType ToScalarType(shlo::DType t);

}  // namespace torch_tpu::aten
