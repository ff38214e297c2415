// Element types and tensor types of StableHLO values. A dimension may carry a bound: its logical size is then known
// only at run time and at most the bound (bounded dynamism). Values, freely copied; thread-safe.
#pragma once
#include <cstdint>
#include <string>

#include "support/small_vec.h"

namespace torch_tpu::shlo {

using support::Dims;

enum class DType : uint8_t {
  kInvalid = 0,
  kPred,
  kS8,
  kS16,
  kS32,
  kS64,
  kU8,
  kU16,
  kU32,
  kU64,
  kF16,
  kBF16,
  kF32,
  kF64,
  kC64,
  kC128,
  kF8E4M3FN,
  kF8E5M2,
  kF8E4M3FNUZ,
  kF8E5M2FNUZ,
};

inline constexpr int64_t kDynamic = INT64_MIN;  // a dimension of unknown size; legal only with a bound

const char* Name(DType type);  // MLIR spelling: "f32", "ui8", "complex<f32>", "i1"
int ByteSize(DType type);      // bytes of an element in memory; bool is 1
bool IsFloating(DType type);   // real floating point, fp8 included
bool IsComplex(DType type);
bool IsInteger(DType type);  // signed and unsigned, without bool
bool IsUnsigned(DType type);
bool IsSigned(DType type);     // signed integers only
DType RealOf(DType type);      // C64 -> F32, C128 -> F64, others unchanged
DType ComplexOf(DType type);   // F32 -> C64, F64 -> C128; F16 and BF16 -> C64
int MantissaBits(DType type);  // explicit bits: F32 23, BF16 7, F16 10, F64 52

struct TensorType {
  DType dtype = DType::kInvalid;
  Dims dims;    // kDynamic where bounds[i] >= 0
  Dims bounds;  // empty: all static; else one entry a dimension, -1 for a static one

  TensorType() = default;
  TensorType(DType t, Dims d) : dtype(t), dims(std::move(d)) {}
  size_t rank() const { return dims.size(); }
  bool is_static() const { return bounds.empty(); }
  int64_t NumElements() const;  // upper bound where a dimension is bounded
  int64_t NumBytes() const;
  TensorType With(DType t) const;  // the same shape
  std::string ToString() const;    // tensor<4x8xf32>, tensor<?x8xf32, #stablehlo.bounds<64, ?>>
  friend bool operator==(const TensorType& a, const TensorType& b) {
    return a.dtype == b.dtype && a.dims == b.dims && a.bounds == b.bounds;
  }
};

int64_t NumElements(const Dims& dims);
Dims RowMajorStrides(const Dims& dims);

}  // namespace torch_tpu::shlo
