#include "aten/number.h"

#include <bit>
#include <limits>

namespace torch_tpu::aten {

void CheckFits(const c10::Scalar& s, c10::ScalarType dtype) {
  switch (dtype) {
    case c10::ScalarType::Byte:
      (void)s.to<uint8_t>();
      break;
    case c10::ScalarType::Char:
      (void)s.to<int8_t>();
      break;
    case c10::ScalarType::Short:
      (void)s.to<int16_t>();
      break;
    case c10::ScalarType::Int:
      (void)s.to<int32_t>();
      break;
    case c10::ScalarType::Long:
      (void)s.to<int64_t>();
      break;
    case c10::ScalarType::UInt16:
      (void)s.to<uint16_t>();
      break;
    case c10::ScalarType::UInt32:
      (void)s.to<uint32_t>();
      break;
    case c10::ScalarType::UInt64:
      (void)s.to<uint64_t>();
      break;
    case c10::ScalarType::Half:
      (void)s.to<c10::Half>();
      break;
    case c10::ScalarType::BFloat16:
      (void)s.to<c10::BFloat16>();
      break;
    case c10::ScalarType::Float:
      (void)s.to<float>();
      break;
    case c10::ScalarType::Double:
      (void)s.to<double>();
      break;
    default:
      break;
  }
}

runtime::Operand ScalarOperand(shlo::DType dtype, const c10::Scalar& s) {
  runtime::Operand o;
  o.dtype = dtype;
  switch (dtype) {
    case shlo::DType::kF32:
      o.low = std::bit_cast<uint32_t>(s.to<float>());
      break;
    case shlo::DType::kF64:
      o.low = std::bit_cast<uint64_t>(s.to<double>());
      break;
    case shlo::DType::kPred:
      o.low = s.to<bool>() ? 1 : 0;
      break;
    case shlo::DType::kU64:
      o.low = s.to<uint64_t>();
      break;
    case shlo::DType::kC64: {
      auto c = s.to<c10::complex<float>>();
      o.low = std::bit_cast<uint32_t>(c.real()) | uint64_t{std::bit_cast<uint32_t>(c.imag())} << 32;
      break;
    }
    case shlo::DType::kC128: {
      auto c = s.to<c10::complex<double>>();
      o.low = std::bit_cast<uint64_t>(c.real());
      o.high = std::bit_cast<uint64_t>(c.imag());
      break;
    }
    default:
      o.low = static_cast<uint64_t>(s.to<int64_t>());
      break;
  }
  return o;
}

bool IsLarge(const c10::Scalar& s) {
  return s.type() == c10::ScalarType::UInt64 && s.to<uint64_t>() > uint64_t{std::numeric_limits<int64_t>::max()};
}

}  // namespace torch_tpu::aten
