#include <algorithm>
#include <array>

#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

enum Kinds : uint8_t { kBool = 1, kInt = 2, kUInt = 4, kReal = 8, kComplex = 16 };
constexpr uint8_t kInts = kInt | kUInt;
constexpr uint8_t kFloats = kReal | kComplex;

uint8_t KindOf(DType dtype) {
  if (dtype == DType::kPred) return kBool;
  if (IsComplex(dtype)) return kComplex;
  if (IsFloating(dtype)) return kReal;
  return IsUnsigned(dtype) ? kUInt : kInt;
}

struct Rule {
  std::string_view name;
  uint8_t kinds;
};

constexpr std::array kUnary = {
    Rule{"cbrt", kReal},
    Rule{"ceil", kReal},
    Rule{"cosine", kFloats},
    Rule{"count_leading_zeros", kInts},
    Rule{"exponential", kFloats},
    Rule{"exponential_minus_one", kFloats},
    Rule{"floor", kReal},
    Rule{"log", kFloats},
    Rule{"log_plus_one", kFloats},
    Rule{"logistic", kFloats},
    Rule{"negate", kInts | kFloats},
    Rule{"not", kBool | kInts},
    Rule{"popcnt", kInts},
    Rule{"round_nearest_afz", kReal},
    Rule{"round_nearest_even", kReal},
    Rule{"rsqrt", kFloats},
    Rule{"sign", kInt | kFloats},
    Rule{"sine", kFloats},
    Rule{"sqrt", kFloats},
    Rule{"tan", kFloats},
    Rule{"tanh", kFloats},
};

// Arithmetic on i1 and the order of complex numbers are left to the rows, as plugins differ there.
constexpr std::array kBinary = {
    Rule{"add", kInts | kFloats},
    Rule{"and", kBool | kInts},
    Rule{"atan2", kReal},
    Rule{"divide", kInts | kFloats},
    Rule{"maximum", kBool | kInts | kReal},
    Rule{"minimum", kBool | kInts | kReal},
    Rule{"multiply", kInts | kFloats},
    Rule{"or", kBool | kInts},
    Rule{"power", kInts | kFloats},
    Rule{"remainder", kInts | kReal},
    Rule{"shift_left", kInts},
    Rule{"shift_right_arithmetic", kInts},
    Rule{"shift_right_logical", kInts},
    Rule{"subtract", kInts | kFloats},
    Rule{"xor", kBool | kInts},
};

template <size_t N>
void CheckRule(const std::array<Rule, N>& rules, std::string_view name, const Value& x) {
  auto rule = std::find_if(rules.begin(), rules.end(), [&](const Rule& r) { return r.name == name; });
  TT_ASSERT(rule != rules.end(), name, ": expected an elementwise operation of StableHLO");
  TT_ASSERT(rule->kinds & KindOf(x.dtype()), name, ": expected an element type that it supports, got ",
            x.type.ToString());
}

void CheckOneDType(std::string_view op, const Value& x, const Value& y) {
  TT_ASSERT(x.dtype() == y.dtype(), op, ": expected operands of one element type, got ", x.type.ToString(), " and ",
            y.type.ToString());
}

const char* DirectionName(Direction direction) {
  constexpr const char* kNames[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  return kNames[static_cast<int>(direction)];
}

Value EmitCompare(Builder& b, Direction direction, const Value& x, const Value& y, bool total_order) {
  CheckOneDType("compare", x, y);
  TT_ASSERT(!IsComplex(x.dtype()) || direction == Direction::kEq || direction == Direction::kNe,
            "compare: expected EQ or NE for complex numbers, got ", DirectionName(direction));
  std::vector<Value> operands{x, y};
  Unify(b, "compare", operands);
  Op* op = EmitOp(b, "compare", operands, {operands[0].type.With(DType::kPred)});
  op->properties.emplace_back("comparison_direction",
                              support::StrCat("#stablehlo<comparison_direction ", DirectionName(direction), ">"));
  if (total_order) op->properties.emplace_back("compare_type", "#stablehlo<comparison_type TOTALORDER>");
  return op->results[0];
}

}  // namespace

Value Builder::Unary(std::string_view name, const Value& x) {
  if (name == "abs") return Abs(x);
  if (name == "is_finite") return IsFinite(x);
  CheckRule(kUnary, name, x);
  return Emit(*this, name, {x}, x.type);
}

Value Builder::Binary(std::string_view name, const Value& x, const Value& y) {
  CheckRule(kBinary, name, x);
  CheckOneDType(name, x, y);
  std::vector<Value> operands{x, y};
  Unify(*this, name, operands);
  TensorType type = operands[0].type;
  return Emit(*this, name, std::move(operands), type);
}

Value Builder::Abs(const Value& x) {
  TT_ASSERT(KindOf(x.dtype()) & (kInt | kFloats), "abs: expected a signed number type, got ", x.type.ToString());
  return Emit(*this, "abs", {x}, x.type.With(RealOf(x.dtype())));
}

Value Builder::IsFinite(const Value& x) {
  TT_ASSERT(IsFloating(x.dtype()), "is_finite: expected a floating-point type, got ", x.type.ToString());
  return Emit(*this, "is_finite", {x}, x.type.With(DType::kPred));
}

Value Builder::Chlo(std::string_view name, const std::vector<Value>& operands, const TensorType& result) {
  TT_ASSERT(!operands.empty(), "chlo.", name, ": expected operands, got none");
  std::vector<Value> unified = operands;
  Unify(*this, name, unified);
  TT_ASSERT(unified[0].type.With(result.dtype) == result, "chlo.", name,
            ": expected a result of the operands' shape, got ", unified[0].type.ToString(), " and ", result.ToString());
  return module_.Append("chlo." + std::string(name), std::move(unified), {result})->results[0];
}

Value Builder::Compare(Direction direction, const Value& x, const Value& y) {
  return EmitCompare(*this, direction, x, y, false);
}

Value Builder::CompareTotalOrder(Direction direction, const Value& x, const Value& y) {
  return EmitCompare(*this, direction, x, y, IsFloating(x.dtype()));
}

Value Builder::Select(const Value& predicate, const Value& on_true, const Value& on_false) {
  TT_ASSERT(predicate.dtype() == DType::kPred, "select: expected a predicate of type i1, got ",
            predicate.type.ToString());
  CheckOneDType("select", on_true, on_false);
  std::vector<Value> operands{on_true, on_false};
  if (predicate.rank() > 0 || on_true.rank() == 0) operands.push_back(predicate);
  Unify(*this, "select", operands);
  TensorType type = operands[0].type;
  Value p = operands.size() == 3 ? operands[2] : predicate;
  return Emit(*this, "select", {p, operands[0], operands[1]}, type);
}

Value Builder::Clamp(const Value& low, const Value& x, const Value& high) {
  TT_ASSERT(KindOf(x.dtype()) & (kInts | kReal), "clamp: expected an ordered type, got ", x.type.ToString());
  CheckOneDType("clamp", low, x);
  CheckOneDType("clamp", high, x);
  std::vector<Value> operands{x};
  if (low.rank() > 0) operands.push_back(low);
  if (high.rank() > 0) operands.push_back(high);
  Unify(*this, "clamp", operands);
  Value lo = low.rank() > 0 ? operands[1] : low;
  Value hi = high.rank() > 0 ? operands.back() : high;
  return Emit(*this, "clamp", {lo, operands[0], hi}, operands[0].type);
}

Value Builder::Complex(const Value& real, const Value& imag) {
  CheckOneDType("complex", real, imag);
  TT_ASSERT(real.dtype() == DType::kF32 || real.dtype() == DType::kF64, "complex: expected f32 or f64, got ",
            real.type.ToString());
  std::vector<Value> operands{real, imag};
  Unify(*this, "complex", operands);
  TensorType type = operands[0].type.With(ComplexOf(real.dtype()));
  return Emit(*this, "complex", std::move(operands), type);
}

Value Builder::Real(const Value& x) {
  if (!IsComplex(x.dtype())) return x;
  return Emit(*this, "real", {x}, x.type.With(RealOf(x.dtype())));
}

Value Builder::Imag(const Value& x) {
  if (!IsComplex(x.dtype())) return Emit(*this, "imag", {x}, x.type);
  return Emit(*this, "imag", {x}, x.type.With(RealOf(x.dtype())));
}

Value Builder::ReducePrecision(const Value& x, int exponent_bits, int mantissa_bits) {
  TT_ASSERT(IsFloating(x.dtype()), "reduce_precision: expected a floating-point type, got ", x.type.ToString());
  TT_ASSERT(exponent_bits >= 1 && mantissa_bits >= 0, "reduce_precision: expected at least one exponent bit, got ",
            exponent_bits, " exponent and ", mantissa_bits, " mantissa bits");
  Op* op = EmitOp(*this, "reduce_precision", {x}, {x.type});
  op->properties.emplace_back("exponent_bits", I32Text(exponent_bits));
  op->properties.emplace_back("mantissa_bits", I32Text(mantissa_bits));
  return op->results[0];
}

}  // namespace torch_tpu::shlo
