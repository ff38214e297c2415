// One element of an array, for the fake plugin's evaluator: integers as 64 bits, floats as double, which holds the
// exact sum, difference or product of two float32 well enough to round to the right float32. Plain values.
#pragma once
#include <cstdint>
#include <cstring>

#include "pjrt/fake/fake_program.h"

namespace torch_tpu::pjrt::fake {

struct Scalar {
  bool is_float = false;
  int64_t integer = 0;
  double real = 0;
  static Scalar Integer(int64_t value) { return {false, value, 0}; }
  static Scalar Float(double value) { return {true, 0, value}; }
};

inline bool IsFloat(PJRT_Buffer_Type type) { return type == PJRT_Buffer_Type_F32 || type == PJRT_Buffer_Type_F64; }

// Calls `visit` with a zero of the C++ type that `type` has. Throws Failure for types without arithmetic here.
template <typename Visitor>
auto VisitType(PJRT_Buffer_Type type, Visitor visit) {
  switch (type) {
    case PJRT_Buffer_Type_PRED:
      return visit(bool{});
    case PJRT_Buffer_Type_S8:
      return visit(int8_t{});
    case PJRT_Buffer_Type_S16:
      return visit(int16_t{});
    case PJRT_Buffer_Type_S32:
      return visit(int32_t{});
    case PJRT_Buffer_Type_S64:
      return visit(int64_t{});
    case PJRT_Buffer_Type_U8:
      return visit(uint8_t{});
    case PJRT_Buffer_Type_U16:
      return visit(uint16_t{});
    case PJRT_Buffer_Type_U32:
      return visit(uint32_t{});
    case PJRT_Buffer_Type_U64:
      return visit(uint64_t{});
    case PJRT_Buffer_Type_F32:
      return visit(float{});
    case PJRT_Buffer_Type_F64:
      return visit(double{});
    default:
      throw Failure{PJRT_Error_Code_UNIMPLEMENTED,
                    std::string("the fake plugin has no arithmetic for ") + TypeName(type)};
  }
}

inline Scalar LoadScalar(PJRT_Buffer_Type type, const char* from) {
  return VisitType(type, [&](auto zero) {
    std::memcpy(&zero, from, sizeof zero);
    return IsFloat(type) ? Scalar::Float(static_cast<double>(zero)) : Scalar::Integer(static_cast<int64_t>(zero));
  });
}

inline void StoreScalar(const Scalar& value, PJRT_Buffer_Type type, char* to) {
  VisitType(type, [&](auto zero) {
    using T = decltype(zero);
    T element = value.is_float ? static_cast<T>(value.real) : static_cast<T>(value.integer);
    std::memcpy(to, &element, sizeof element);
  });
}

}  // namespace torch_tpu::pjrt::fake
