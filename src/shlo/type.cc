#include "shlo/type.h"

#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

enum class Kind : uint8_t { kNone, kBool, kSigned, kUnsigned, kFloat, kComplex };

struct Info {
  const char* name;
  int bytes;
  Kind kind;
  int mantissa;
};

// In the order of DType.
constexpr Info kInfos[] = {
    {"invalid", 0, Kind::kNone, 0},
    {"i1", 1, Kind::kBool, 0},
    {"i8", 1, Kind::kSigned, 0},
    {"i16", 2, Kind::kSigned, 0},
    {"i32", 4, Kind::kSigned, 0},
    {"i64", 8, Kind::kSigned, 0},
    {"ui8", 1, Kind::kUnsigned, 0},
    {"ui16", 2, Kind::kUnsigned, 0},
    {"ui32", 4, Kind::kUnsigned, 0},
    {"ui64", 8, Kind::kUnsigned, 0},
    {"f16", 2, Kind::kFloat, 10},
    {"bf16", 2, Kind::kFloat, 7},
    {"f32", 4, Kind::kFloat, 23},
    {"f64", 8, Kind::kFloat, 52},
    {"complex<f32>", 8, Kind::kComplex, 23},
    {"complex<f64>", 16, Kind::kComplex, 52},
    {"f8E4M3FN", 1, Kind::kFloat, 3},
    {"f8E5M2", 1, Kind::kFloat, 2},
    {"f8E4M3FNUZ", 1, Kind::kFloat, 3},
    {"f8E5M2FNUZ", 1, Kind::kFloat, 2},
};
static_assert(sizeof(kInfos) / sizeof(kInfos[0]) == static_cast<size_t>(DType::kF8E5M2FNUZ) + 1);

const Info& Get(DType type) { return kInfos[static_cast<size_t>(type)]; }

}  // namespace

const char* Name(DType type) { return Get(type).name; }
int ByteSize(DType type) { return Get(type).bytes; }
bool IsFloating(DType type) { return Get(type).kind == Kind::kFloat; }
bool IsComplex(DType type) { return Get(type).kind == Kind::kComplex; }
bool IsInteger(DType type) { return IsSigned(type) || IsUnsigned(type); }
bool IsUnsigned(DType type) { return Get(type).kind == Kind::kUnsigned; }
bool IsSigned(DType type) { return Get(type).kind == Kind::kSigned; }
int MantissaBits(DType type) { return Get(type).mantissa; }

DType RealOf(DType type) {
  if (type == DType::kC64) return DType::kF32;
  return type == DType::kC128 ? DType::kF64 : type;
}

DType ComplexOf(DType type) {
  switch (type) {
    case DType::kF16:
    case DType::kBF16:
    case DType::kF32:
    case DType::kC64:
      return DType::kC64;
    case DType::kF64:
    case DType::kC128:
      return DType::kC128;
    default:
      TT_ASSERT(false, "ComplexOf: expected a floating-point type, got ", Name(type));
  }
}

int64_t NumElements(const Dims& dims) {
  int64_t n = 1;
  for (int64_t d : dims) {
    TT_ASSERT(d >= 0, "NumElements: expected known sizes, got a dimension of unknown size");
    n *= d;
  }
  return n;
}

Dims RowMajorStrides(const Dims& dims) {
  Dims strides(dims.size(), 1);
  for (size_t i = dims.size(); i-- > 1;) strides[i - 1] = strides[i] * dims[i];
  return strides;
}

int64_t TensorType::NumElements() const {
  int64_t n = 1;
  for (size_t i = 0; i < dims.size(); ++i) n *= dims[i] == kDynamic ? bounds[i] : dims[i];
  return n;
}

int64_t TensorType::NumBytes() const { return NumElements() * ByteSize(dtype); }

TensorType TensorType::With(DType t) const {
  TensorType result = *this;
  result.dtype = t;
  return result;
}

std::string TensorType::ToString() const {
  std::string text = "tensor<";
  for (int64_t d : dims) {
    text += d == kDynamic ? "?" : std::to_string(d);
    text += 'x';
  }
  text += Name(dtype);
  if (!bounds.empty()) {
    text += ", #stablehlo.bounds<";
    for (size_t i = 0; i < bounds.size(); ++i) {
      if (i) text += ", ";
      text += bounds[i] < 0 ? "?" : std::to_string(bounds[i]);
    }
    text += '>';
  }
  return text + '>';
}

}  // namespace torch_tpu::shlo
