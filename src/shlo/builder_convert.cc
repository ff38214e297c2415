// Casts with the results of PyTorch on an x86 CPU, where a conversion to int32 or int64 that does not fit gives the
// smallest integer; StableHLO's own saturates, and turns NaN into 0.
#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

constexpr double kTwo31 = 2147483648.0;
constexpr double kTwo63 = 9223372036854775808.0;

bool IsFloat8(DType dtype) { return IsFloating(dtype) && ByteSize(dtype) == 1; }

// Float to s32 or s64. Too small saturates to the wanted value already, so one comparison is enough; it is false for
// NaN.
Value TruncateToSigned(Builder& b, const Value& x, DType dtype) {
  Value limit = b.Constant(x.type, dtype == DType::kS32 ? kTwo31 : kTwo63);
  Value fits = b.Compare(Direction::kLt, x, limit);
  Value lowest = b.ConstantInt(x.type.With(dtype), dtype == DType::kS32 ? INT32_MIN : INT64_MIN);
  return b.Select(fits, b.Convert(x, dtype), lowest);
}

// The upper half of uint64 is reached by an offset of 2^63, as compilers for x86 do.
Value TruncateToU64(Builder& b, const Value& x) {
  Value half = b.Constant(x.type, kTwo63);
  Value is_big = b.Compare(Direction::kGe, x, half);
  Value low = TruncateToSigned(b, b.Select(is_big, b.Subtract(x, half), x), DType::kS64);
  TensorType s64 = x.type.With(DType::kS64);
  Value flip = b.Select(is_big, b.ConstantInt(s64, INT64_MIN), b.ConstantInt(s64, 0));
  return b.Convert(b.Xor(low, flip), DType::kU64);
}

Value FloatToInt(Builder& b, Value x, DType dtype) {
  // Every number of these two types fits, and their NaN becomes 0 on the CPU as it does in StableHLO.
  bool plain = x.dtype() == DType::kF8E4M3FNUZ || x.dtype() == DType::kF8E5M2FNUZ;
  if (IsFloat8(x.dtype())) x = b.Convert(x, DType::kF32);
  if (plain) return b.Convert(b.Convert(x, DType::kS64), dtype);
  switch (dtype) {
    case DType::kS32:
    case DType::kS64:
      return TruncateToSigned(b, x, dtype);
    case DType::kU64:
      return TruncateToU64(b, x);
    case DType::kU32:
      return b.Convert(TruncateToSigned(b, x, DType::kS64), dtype);
    case DType::kU8:
      // Through int64 on the CPU too; of the types here only float64 can tell the difference.
      return b.Convert(TruncateToSigned(b, x, x.dtype() == DType::kF64 ? DType::kS64 : DType::kS32), dtype);
    default:
      return b.Convert(TruncateToSigned(b, x, DType::kS32), dtype);
  }
}

Value ToFloat(Builder& b, Value x, DType dtype) {
  // c10's narrow floats round from float32, twice where the source is wider.
  bool narrow = ByteSize(dtype) < 4;
  bool wide = ByteSize(x.dtype()) >= 4 || IsFloat8(dtype) || IsFloat8(x.dtype());
  if (narrow && wide && x.dtype() != DType::kF32 && x.dtype() != DType::kPred) x = b.Convert(x, DType::kF32);
  if (dtype == DType::kF8E4M3FN && x.dtype() != DType::kPred) {
    Value limit = b.Constant({x.dtype(), {}}, 448);  // c10 saturates this type, infinities too; NaN stays
    x = b.Clamp(b.Negate(limit), x, limit);
  }
  return b.Convert(x, dtype);
}

}  // namespace

Value Builder::Convert(const Value& x, DType dtype) {
  TT_ASSERT(dtype != DType::kInvalid, "convert: expected an element type, got none");
  if (x.dtype() == dtype) return x;
  TT_ASSERT(!IsComplex(x.dtype()) || IsComplex(dtype), "convert: expected a complex result for ", x.type.ToString(),
            ", got ", Name(dtype));
  return Emit(*this, "convert", {x}, x.type.With(dtype));
}

Value Builder::ConvertElementType(const Value& x, DType dtype) {
  DType from = x.dtype();
  if (from == dtype) return x;
  if (dtype == DType::kPred) return Compare(Direction::kNe, x, Zeros(x.type));
  if (IsComplex(from)) return IsComplex(dtype) ? Convert(x, dtype) : ConvertElementType(Real(x), dtype);
  if (IsComplex(dtype)) {
    Value real = ConvertElementType(x, RealOf(dtype));
    return Complex(real, Zeros(real.type));
  }
  if (IsFloating(from) && IsInteger(dtype)) return FloatToInt(*this, x, dtype);
  if (IsFloating(dtype)) return ToFloat(*this, x, dtype);
  return Convert(x, dtype);
}

namespace {

Dims Appended(const Dims& dims, int64_t last) {
  Dims result = dims;
  result.push_back(last);
  return result;
}

// complex [...] -> real [..., 2]
Value SplitComplex(Builder& b, const Value& x) {
  Dims one = Appended(x.dims(), 1);
  return b.Concatenate({b.Reshape(b.Real(x), one), b.Reshape(b.Imag(x), one)}, x.rank());
}

// real [..., 2] -> complex [...]
Value JoinComplex(Builder& b, const Value& x) {
  Dims dims = x.dims();
  int64_t last = x.rank() - 1;
  dims.pop_back();
  Value real = b.Reshape(b.SliceDim(x, last, 0, 1), dims);
  return b.Complex(real, b.Reshape(b.SliceDim(x, last, 1, 2), dims));
}

// Between real number types: equal widths, or the minor dimension splits or merges.
Value BitcastReal(Builder& b, const Value& x, DType dtype) {
  if (x.dtype() == dtype) return x;
  int from = ByteSize(x.dtype()), to = ByteSize(dtype);
  std::vector<DimSize> dims = DimsOf(x.type);
  if (from > to) {
    dims.push_back({from / to, -1});
  } else if (from < to) {
    TT_ASSERT(!dims.empty() && dims.back().size == to / from, "bitcast_convert: expected a minor dimension of ",
              to / from, ", got ", x.type.ToString());
    dims.pop_back();
  }
  return Emit(b, "bitcast_convert", {x}, MakeType(dtype, dims));
}

}  // namespace

Value Builder::BitcastConvert(const Value& x, DType dtype) {
  DType from = x.dtype();
  if (from == dtype) return x;
  if (from == DType::kPred) return BitcastConvert(Convert(x, DType::kU8), dtype);
  if (dtype == DType::kPred) return ConvertElementType(BitcastConvert(x, DType::kU8), dtype);
  if (!IsComplex(from) && !IsComplex(dtype)) return BitcastReal(*this, x, dtype);

  // Both sides are seen as one minor dimension of numbers no wider than a complex number's half.
  int from_bytes = ByteSize(from), to_bytes = ByteSize(dtype);
  if (from_bytes < to_bytes) {
    TT_ASSERT(x.rank() > 0 && x.dims().back() == to_bytes / from_bytes,
              "bitcast_convert: expected a minor dimension of ", to_bytes / from_bytes, ", got ", x.type.ToString());
  }
  Dims outer = x.dims();
  if (from_bytes < to_bytes) outer.pop_back();
  Value parts = x;  // [outer..., n] of RealOf(from), or [outer...] of a real type as wide as the result
  if (IsComplex(from)) {
    parts = SplitComplex(*this, x);
    if (from_bytes < to_bytes) parts = Reshape(parts, Appended(outer, 2 * (to_bytes / from_bytes)));
  }
  DType real = RealOf(dtype);
  int part_bytes = ByteSize(parts.dtype()), real_bytes = ByteSize(real);
  if (part_bytes < real_bytes) {
    int64_t count = parts.dims().back() * part_bytes / real_bytes;
    if (count > 1) parts = Reshape(parts, Appended(Appended(outer, count), real_bytes / part_bytes));
    parts = BitcastReal(*this, parts, real);
  } else if (part_bytes > real_bytes) {
    int64_t count = IsComplex(from) ? 2 : 1;
    parts = BitcastReal(*this, parts, real);
    parts = Reshape(parts, Appended(outer, count * part_bytes / real_bytes));
  } else {
    parts = BitcastReal(*this, parts, real);
  }
  if (!IsComplex(dtype)) return parts;
  if (from_bytes > to_bytes) parts = Reshape(parts, Appended(Appended(outer, from_bytes / to_bytes), 2));
  return JoinComplex(*this, parts);
}

}  // namespace torch_tpu::shlo
