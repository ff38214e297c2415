#include "lower/promotion.h"

#include <algorithm>

#include "support/error.h"

namespace torch_tpu::lower {
namespace {

enum Category { kNoneCategory, kBoolCategory, kIntCategory, kFloatCategory, kComplexCategory };

Category CategoryOf(DType t) {
  if (t == DType::kInvalid) return kNoneCategory;
  if (t == DType::kPred) return kBoolCategory;
  if (IsComplex(t)) return kComplexCategory;
  return IsFloating(t) ? kFloatCategory : kIntCategory;
}

bool IsFloat8(DType t) { return IsFloating(t) && shlo::ByteSize(t) == 1; }
bool IsBarebonesUnsigned(DType t) { return t == DType::kU16 || t == DType::kU32 || t == DType::kU64; }

// The floating type of two, by c10's table: f16 with bf16 gives f32.
DType PromoteFloats(DType a, DType b) {
  int wide = std::max(shlo::ByteSize(a), shlo::ByteSize(b));
  if (a != b && shlo::ByteSize(a) == 2 && shlo::ByteSize(b) == 2) return DType::kF32;
  return shlo::ByteSize(a) == wide ? a : b;
}

DType SignedOfSize(int bytes) { return bytes == 2 ? DType::kS16 : bytes == 4 ? DType::kS32 : DType::kS64; }

}  // namespace

DType PromoteTypes(DType a, DType b) {
  if (a == b || b == DType::kInvalid) return a;
  if (a == DType::kInvalid) return b;
  Category ca = CategoryOf(a), cb = CategoryOf(b);
  // uint16, uint32 and uint64 promote with real floating types and nothing else but themselves.
  if ((IsBarebonesUnsigned(a) && cb != kFloatCategory) || (IsBarebonesUnsigned(b) && ca != kFloatCategory)) {
    support::Throw(support::ErrorKind::kRuntime, "Promotion for uint16, uint32, uint64 types is not supported, ",
                   "attempted to promote ", shlo::Name(a), " and ", shlo::Name(b));
  }
  if (IsFloat8(a) || IsFloat8(b)) {
    support::Throw(support::ErrorKind::kRuntime, "Promotion for Float8 Types is not supported, attempted to promote ",
                   shlo::Name(a), " and ", shlo::Name(b));
  }
  if (ca == kComplexCategory || cb == kComplexCategory) {
    DType real = PromoteTypes(shlo::RealOf(a), shlo::RealOf(b));
    return real == DType::kF64 ? DType::kC128 : DType::kC64;
  }
  if (ca == kFloatCategory && cb == kFloatCategory) return PromoteFloats(a, b);
  if (ca == kFloatCategory) return a;
  if (cb == kFloatCategory) return b;
  if (ca == kBoolCategory) return b;
  if (cb == kBoolCategory) return a;
  // Two different integers.
  if (IsUnsigned(a) != IsUnsigned(b)) {  // uint8 with a signed type: at least int16
    DType is_signed = IsUnsigned(a) ? b : a;
    return SignedOfSize(std::max(2, shlo::ByteSize(is_signed)));
  }
  return shlo::ByteSize(a) > shlo::ByteSize(b) ? a : b;
}

void ResultType::Add(DType dtype, size_t rank, bool weak) {
  if (weak) {
    if (IsComplex(dtype)) dtype = shlo::ComplexOf(default_dtype_);
    if (IsFloating(dtype)) dtype = default_dtype_;
    if (dtype == DType::kU64) dtype = DType::kS64;  // an int beyond int64 is an int all the same
    weak_ = PromoteTypes(weak_, dtype);
  } else {
    DType& slot = rank > 0 ? dim_ : zero_;
    slot = PromoteTypes(slot, dtype);
  }
}

DType ResultType::Get() const {
  auto combine = [](DType higher, DType lower) {
    Category h = CategoryOf(higher), l = CategoryOf(lower);
    // A floating type of higher priority keeps its width when it turns complex.
    if (h == kFloatCategory && l == kComplexCategory && !IsFloat8(higher)) return shlo::ComplexOf(higher);
    // Here, unlike in PromoteTypes, every integer turns complex.
    if (l == kComplexCategory && h < kFloatCategory) return lower;
    if (l > h) return PromoteTypes(higher, lower);
    return higher == DType::kInvalid ? lower : higher;
  };
  return combine(dim_, combine(zero_, weak_));
}

}  // namespace torch_tpu::lower
