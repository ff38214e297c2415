#include <limits>

#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

Value Splat(Builder& b, const TensorType& type, std::string_view element) {
  TensorType upper = UpperType(type);
  return b.module().Constant(upper, DenseText(upper, element));
}

double LargestFinite(DType dtype) {
  if (dtype == DType::kF8E4M3FN) return 448;
  return dtype == DType::kF8E4M3FNUZ ? 240 : 57344;
}

// The value that stands at the end of the order; fp8 types without infinities have their largest number there.
double Extreme(DType dtype) {
  bool finite = dtype == DType::kF8E4M3FN || dtype == DType::kF8E4M3FNUZ || dtype == DType::kF8E5M2FNUZ;
  return finite ? LargestFinite(dtype) : std::numeric_limits<double>::infinity();
}

}  // namespace

Value Builder::Constant(const TensorType& type, double value) {
  return Splat(*this, type, EncodeDouble(type.dtype, value));
}

Value Builder::ConstantInt(const TensorType& type, int64_t value) {
  return Splat(*this, type, EncodeInt(type.dtype, value));
}

Value Builder::ConstantComplex(const TensorType& type, std::complex<double> value) {
  TT_ASSERT(IsComplex(type.dtype), "constant: expected a complex type, got ", type.ToString());
  DType real = RealOf(type.dtype);
  return Splat(*this, type, EncodeDouble(real, value.real()) + EncodeDouble(real, value.imag()));
}

Value Builder::ConstantInts(DType dtype, const Dims& values) {
  std::string raw;
  for (int64_t value : values) raw += EncodeInt(dtype, value);
  return ConstantBytes({dtype, {static_cast<int64_t>(values.size())}}, raw);
}

Value Builder::ConstantBytes(const TensorType& type, std::string_view raw) {
  TT_ASSERT(type.is_static(), "constant: expected a static type, got ", type.ToString());
  TT_ASSERT(static_cast<int64_t>(raw.size()) == type.NumBytes(), "constant: expected ", type.NumBytes(), " bytes for ",
            type.ToString(), ", got ", raw.size());
  return module_.Constant(type, DenseText(type, raw));
}

Value Builder::MinValue(DType dtype) {
  TT_ASSERT(!IsComplex(dtype), "MinValue: expected an ordered type, got ", Name(dtype));
  if (IsFloating(dtype)) return Scalar(dtype, -Extreme(dtype));
  return ScalarInt(dtype, IsSigned(dtype) ? INT64_MIN >> (64 - 8 * ByteSize(dtype)) : 0);
}

Value Builder::MaxValue(DType dtype) {
  TT_ASSERT(!IsComplex(dtype), "MaxValue: expected an ordered type, got ", Name(dtype));
  if (IsFloating(dtype)) return Scalar(dtype, Extreme(dtype));
  if (dtype == DType::kPred) return ScalarInt(dtype, 1);
  return ScalarInt(dtype, IsSigned(dtype) ? INT64_MAX >> (64 - 8 * ByteSize(dtype)) : -1);
}

Value Builder::Iota(const TensorType& type, int64_t dimension) {
  CheckIndex("iota", "dimension", dimension, type.rank());
  TT_ASSERT(type.dtype != DType::kPred, "iota: expected a number type, got ", type.ToString());
  Op* op = EmitOp(*this, "iota", {}, {UpperType(type)});
  op->properties.emplace_back("iota_dimension", I64Text(dimension));
  return op->results[0];
}

std::optional<int64_t> Builder::ConstantValue(const Value& x) const {
  const Op* op = module_.Definition(x);
  if (!op || op->name != "stablehlo.constant" || !(IsInteger(x.dtype()) || x.dtype() == DType::kPred)) return {};
  std::string_view text = op->properties[0].second;
  text.remove_prefix(sizeof("dense<") - 1);
  if (text.starts_with("true")) return 1;
  if (text.starts_with("false")) return 0;
  if (text[0] != '-' && (text[0] < '0' || text[0] > '9')) return {};
  std::string number(text.substr(0, text.find('>')));
  return IsUnsigned(x.dtype()) ? static_cast<int64_t>(std::stoull(number)) : std::stoll(number);
}

}  // namespace torch_tpu::shlo
