#include "shlo/format.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

template <typename T>
std::string Bytes(T value) {
  return std::string(reinterpret_cast<const char*>(&value), sizeof value);
}

struct NarrowFloat {
  int mantissa, bias;
  uint32_t max_finite, nan, infinity;  // bits without the sign
  bool saturates;                      // c10 clamps what does not fit
  bool unsigned_zero;                  // no negative zero: its bits are the NaN
};

NarrowFloat FormatOf(DType type) {
  switch (type) {
    case DType::kF16:
      return {10, 15, 0x7BFF, 0x7E00, 0x7C00, false, false};
    case DType::kBF16:
      return {7, 127, 0x7F7F, 0x7FC0, 0x7F80, false, false};
    case DType::kF8E5M2:
      return {2, 15, 0x7B, 0x7F, 0x7C, false, false};
    case DType::kF8E4M3FN:
      return {3, 7, 0x7E, 0x7F, 0x7E, true, false};
    case DType::kF8E4M3FNUZ:
      return {3, 8, 0x7F, 0x80, 0x80, false, true};
    case DType::kF8E5M2FNUZ:
      return {2, 16, 0x7F, 0x80, 0x80, false, true};
    default:
      TT_ASSERT(false, "expected a narrow floating-point type, got ", Name(type));
  }
}

uint32_t EncodeNarrow(DType type, float value) {
  NarrowFloat f = FormatOf(type);
  uint32_t sign = std::signbit(value) ? 1u << (ByteSize(type) * 8 - 1) : 0;
  if (std::isnan(value)) return f.unsigned_zero ? f.nan : sign | f.nan;
  uint32_t bits = f.infinity;
  if (!std::isinf(value)) {
    double a = std::fabs(static_cast<double>(value));
    int exponent = a == 0 ? 1 - f.bias : std::max(std::ilogb(a), 1 - f.bias);
    auto n = static_cast<int64_t>(std::nearbyint(std::ldexp(a, f.mantissa - exponent)));  // ties to even
    // A subnormal has n < 2^mantissa; a carry out of the mantissa moves to the next exponent by itself.
    int64_t wide = (static_cast<int64_t>(exponent + f.bias - 1) << f.mantissa) + n;
    bits = wide > f.max_finite ? (f.saturates ? f.max_finite : f.infinity) : static_cast<uint32_t>(wide);
  }
  if (f.unsigned_zero && (bits == 0 || bits == f.nan)) return bits;
  return sign | bits;
}

uint64_t TruncateToInt(double value) {
  if (std::isnan(value)) return 0;
  if (value >= 9223372036854775808.0) {
    return value >= 18446744073709551616.0 ? ~uint64_t{0} : static_cast<uint64_t>(value);
  }
  return static_cast<uint64_t>(value <= -9223372036854775808.0 ? INT64_MIN : static_cast<int64_t>(value));
}

std::string EncodeIntBits(DType type, uint64_t bits) {
  return std::string(reinterpret_cast<const char*>(&bits), ByteSize(type));
}

void AppendHex(std::string& out, std::string_view bytes, bool big_endian) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  for (size_t i = 0; i < bytes.size(); ++i) {
    auto byte = static_cast<uint8_t>(bytes[big_endian ? bytes.size() - 1 - i : i]);
    out += kDigits[byte >> 4];
    out += kDigits[byte & 15];
  }
}

void AppendElement(std::string& out, DType type, std::string_view raw) {
  if (IsComplex(type)) {
    size_t half = raw.size() / 2;
    out += '(';
    AppendElement(out, RealOf(type), raw.substr(0, half));
    out += ", ";
    AppendElement(out, RealOf(type), raw.substr(half));
    out += ')';
  } else if (type == DType::kPred) {
    out += raw[0] ? "true" : "false";
  } else if (IsFloating(type)) {
    out += "0x";  // by bits: exact, and infinities and NaN need no special case
    AppendHex(out, raw, /*big_endian=*/true);
  } else {
    uint64_t bits = 0;
    std::memcpy(&bits, raw.data(), raw.size());
    if (IsUnsigned(type)) {
      out += std::to_string(bits);
    } else {
      int shift = 64 - 8 * ByteSize(type);
      out += std::to_string(static_cast<int64_t>(bits << shift) >> shift);
    }
  }
}

void AppendNested(std::string& out, const TensorType& type, size_t axis, std::string_view& raw) {
  if (axis == type.rank()) {
    AppendElement(out, type.dtype, raw.substr(0, ByteSize(type.dtype)));
    raw.remove_prefix(ByteSize(type.dtype));
    return;
  }
  out += '[';
  for (int64_t i = 0; i < type.dims[axis]; ++i) {
    if (i) out += ", ";
    AppendNested(out, type, axis + 1, raw);
  }
  out += ']';
}

std::string Joined(const Dims& values) {
  std::string text;
  for (size_t i = 0; i < values.size(); ++i) {
    if (i) text += ", ";
    text += std::to_string(values[i]);
  }
  return text;
}

}  // namespace

std::string I64Array(const Dims& values) {
  return values.empty() ? "array<i64>" : "array<i64: " + Joined(values) + ">";
}

std::string BoolArray(const std::vector<bool>& flags) {
  if (flags.empty()) return "array<i1>";
  std::string text = "array<i1: ";
  for (size_t i = 0; i < flags.size(); ++i) {
    if (i) text += ", ";
    text += BoolText(flags[i]);
  }
  return text + ">";
}

std::string I64List(const Dims& values) { return "[" + Joined(values) + "]"; }
std::string I64Text(int64_t value) { return std::to_string(value) + " : i64"; }
std::string I32Text(int64_t value) { return std::to_string(value) + " : i32"; }
std::string BoolText(bool value) { return value ? "true" : "false"; }

std::string Quote(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\' || static_cast<uint8_t>(c) < 0x20 || static_cast<uint8_t>(c) >= 0x7F) {
      out += '\\';
      AppendHex(out, std::string_view(&c, 1), true);
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string PaddingText(const Dims& low, const Dims& high) {
  std::string text = "dense<";
  if (!low.empty()) {
    text += '[';
    for (size_t i = 0; i < low.size(); ++i) {
      text += support::StrCat(i ? ", [" : "[", low[i], ", ", high[i], "]");
    }
    text += ']';
  }
  return text + support::StrCat("> : tensor<", low.size(), "x2xi64>");
}

std::string DenseText(const TensorType& type, std::string_view raw) {
  size_t width = ByteSize(type.dtype);
  int64_t count = type.NumElements();
  std::string text = "dense<";
  bool splat = raw.size() == width;
  if (!splat && count > 0) {
    splat = true;
    for (size_t at = width; at < raw.size() && splat; at += width) splat = raw.compare(at, width, raw, 0, width) == 0;
  }
  constexpr int64_t kReadable = 64;
  if (count == 0) {
  } else if (splat) {
    AppendElement(text, type.dtype, raw.substr(0, width));
  } else if (count <= kReadable || type.dtype == DType::kPred) {  // how i1 packs into bytes depends on the MLIR version
    AppendNested(text, type, 0, raw);
  } else {
    text += "\"0x";
    AppendHex(text, raw, /*big_endian=*/false);
    text += '"';
  }
  return text + "> : " + type.ToString();
}

namespace {

// The numbers between commas at the beginning of a text.
Dims ParseNumbers(std::string_view text) {
  Dims values;
  std::string numbers(text);
  const char* p = numbers.c_str();
  while (true) {
    char* end;
    int64_t value = std::strtoll(p, &end, 10);
    if (end == p) return values;
    values.push_back(value);
    p = *end == ',' ? end + 1 : end;
  }
}

}  // namespace

Dims ParseI64Array(std::string_view text) {
  size_t at = text.find(':');
  return at == std::string_view::npos ? Dims() : ParseNumbers(text.substr(at + 1));
}

Dims ParseI64List(std::string_view text, std::string_view name) {
  size_t at = text.find(name);
  return at == std::string_view::npos ? Dims() : ParseNumbers(text.substr(text.find('[', at) + 1));
}

std::string EncodeDouble(DType type, double value) {
  if (type == DType::kF64) return Bytes(value);
  if (type == DType::kF32) return Bytes(static_cast<float>(value));
  if (IsComplex(type)) return EncodeDouble(RealOf(type), value) + EncodeDouble(RealOf(type), 0);
  if (IsFloating(type)) return EncodeIntBits(type, EncodeNarrow(type, static_cast<float>(value)));
  if (type == DType::kPred) return std::string(1, value != 0 ? 1 : 0);
  return EncodeIntBits(type, TruncateToInt(value));
}

std::string EncodeInt(DType type, int64_t value) {
  if (type == DType::kF64) return Bytes(static_cast<double>(value));
  if (type == DType::kF32) return Bytes(static_cast<float>(value));
  if (IsComplex(type)) return EncodeInt(RealOf(type), value) + EncodeInt(RealOf(type), 0);
  if (IsFloating(type)) return EncodeIntBits(type, EncodeNarrow(type, static_cast<float>(value)));
  if (type == DType::kPred) return std::string(1, value != 0 ? 1 : 0);
  return EncodeIntBits(type, static_cast<uint64_t>(value));
}

}  // namespace torch_tpu::shlo
