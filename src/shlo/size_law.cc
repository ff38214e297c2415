#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <unordered_set>

#include "shlo/bounded.h"
#include "shlo/format.h"
#include "support/error.h"
#include "support/hash.h"

namespace torch_tpu::shlo {
namespace {

bool IsWordCharacter(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// The integer that a scalar float constant holds, by its bits as text: divisors are sizes.
std::optional<int64_t> IntegerOfBits(DType dtype, std::string_view hex) {
  if (hex.size() < 3 || hex.substr(0, 2) != "0x" || !IsFloating(dtype) || hex.size() != 2 + 2u * ByteSize(dtype)) {
    return std::nullopt;
  }
  uint64_t bits = std::strtoull(std::string(hex).c_str(), nullptr, 16);
  double value;
  if (dtype == DType::kF64) {
    value = std::bit_cast<double>(bits);
  } else if (dtype == DType::kF32) {
    value = std::bit_cast<float>(static_cast<uint32_t>(bits));
  } else {
    return std::nullopt;
  }
  if (value == 0 || std::floor(value) != value || std::fabs(value) > double{1 << 24}) return std::nullopt;
  return static_cast<int64_t>(value);
}

class Outliner {
 public:
  Outliner(const Module& module, size_t parameters) : module_(module), live_(module.LiveOps()) {
    std::vector<Value> values;
    for (size_t i = 0; i < parameters; ++i) values.push_back(module.parameters()[i].value);
    AddValues(values);
    outline_.num_parameter_dims = outline_.numbers.size();
    AddRegion(module.body());
    for (const auto& [name, value] : module.attributes()) text_ += name + value + '\n';
  }

  Outline Finish() {
    outline_.structure = support::Sha256::HexOf(text_);
    return std::move(outline_);
  }

 private:
  // Names are given in order, so operations without a use do not change the structure.
  void AddName(const Value& value) {
    auto [it, first] = names_.try_emplace(value.id, static_cast<int>(names_.size()));
    text_ += '%';
    text_ += std::to_string(it->second);
  }

  void AddValues(const std::vector<Value>& values) {
    for (const Value& value : values) {
      AddName(value);
      text_ += Name(value.dtype());
      TT_ASSERT(value.type.is_static(), "outline: expected static types, got ", value.type.ToString());
      outline_.types.emplace(value.id, outline_.numbers.size());
      for (int64_t d : value.dims()) {
        text_ += '#';
        outline_.numbers.push_back(d);
      }
    }
  }

  void AddText(std::string_view text) {
    for (size_t i = 0; i < text.size();) {
      if (!IsWordCharacter(text[i])) {
        text_ += text[i++];
        continue;
      }
      size_t end = i;
      bool digits = true;
      while (end < text.size() && IsWordCharacter(text[end])) digits &= text[end] >= '0' && text[end++] <= '9';
      std::string_view word = text.substr(i, end - i);
      i = end;
      if (!digits || word.size() > 18) {
        text_ += word;
        continue;
      }
      bool negative = !text_.empty() && text_.back() == '-';
      if (negative) text_.pop_back();
      text_ += '#';
      int64_t value = std::stoll(std::string(word));
      outline_.numbers.push_back(negative ? -value : value);
    }
  }

  // `dense<...> : type`, of which the type is the result's.
  void AddConstant(const Op& op) {
    std::string_view text = op.properties.at(0).second;
    text = text.substr(0, text.rfind(" : "));
    std::string_view literal = text.substr(6, text.size() - 7);
    if (auto integer = IntegerOfBits(op.results[0].dtype(), literal)) {
      text_ += "float#";
      outline_.numbers.push_back(*integer);
    } else {
      AddText(literal);
    }
  }

  void AddSpan(const Span& span) {
    if (!spans_.insert(&span).second) return;
    text_ += span.name;
    for (const Value& operand : span.operands) AddName(operand);
    AddValues(span.results);
    text_ += '\n';
  }

  void AddRegion(const Region& region) {
    AddValues(region.arguments);
    for (const auto& op : region.ops) {
      if (!live_.count(op.get())) continue;
      if (op->span) {
        AddSpan(*op->span);
        continue;
      }
      text_ += op->name;
      for (const Value& operand : op->operands) AddName(operand);
      size_t first = outline_.numbers.size();
      if (op->name == "stablehlo.constant") {
        AddConstant(*op);
      } else {
        for (const auto& [name, value] : op->properties) {
          text_ += name;
          AddText(value);
        }
      }
      outline_.properties.emplace(op.get(), Outline::Range{first, outline_.numbers.size() - first});
      for (const auto& [name, value] : op->attributes) text_ += name + value;
      for (const Region& inner : op->regions) {
        text_ += '{';
        AddRegion(inner);
        text_ += '}';
      }
      AddValues(op->results);
      text_ += '\n';
    }
    for (const Value& result : region.results) AddName(result);
  }

  const Module& module_;
  std::unordered_set<const Op*> live_;
  std::unordered_set<const Span*> spans_;
  Outline outline_;
  std::string text_;
  std::unordered_map<int32_t, int> names_;
};

Dims PaddedDimsOfValue(const Value& v, const Outline& outline, const SizeLaw& law) {
  Dims dims = v.dims();
  size_t first = outline.types.at(v.id);
  for (size_t i = 0; i < dims.size(); ++i) {
    if (law[first + i].scale != 0) dims[i] = PaddedSize(dims[i]);
  }
  return dims;
}

}  // namespace

Outline OutlineOf(const Module& module, size_t parameters) { return Outliner(module, parameters).Finish(); }

std::optional<SizeLaw> SizeLaw::Fit(const std::vector<int64_t>& a, const std::vector<int64_t>& b,
                                    const std::vector<int64_t>& c, size_t num_parameter_dims) {
  size_t count = a.size();
  if (b.size() != count || c.size() != count) return std::nullopt;
  SizeLaw law;
  // The dimension that grows least is the size itself: others may be multiples of it.
  size_t base = count;
  for (size_t i = 0; i < count; ++i) {
    if (i == num_parameter_dims && base != count) break;
    if (a[i] == b[i] || b[i] == c[i] || a[i] == c[i]) continue;
    if (base == count || std::abs(b[i] - a[i]) < std::abs(b[base] - a[base])) base = i;
  }
  if (base == count) return std::nullopt;
  int64_t ab = b[base] - a[base], ac = c[base] - a[base];
  for (size_t i = 0; i < count; ++i) {
    if ((b[i] - a[i]) % ab != 0) return std::nullopt;
    int64_t scale = (b[i] - a[i]) / ab;
    if (a[i] + scale * ac != c[i]) return std::nullopt;
    law.numbers_.push_back({scale, a[i] - scale * a[base]});
  }
  law.base_ = base;
  return law;
}

std::optional<int64_t> SizeLaw::SizeOf(const std::vector<int64_t>& numbers) const {
  if (numbers.size() != numbers_.size()) return std::nullopt;
  int64_t n = numbers[base_];
  if (n < 1) return std::nullopt;
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (numbers_[i].At(n) != numbers[i]) return std::nullopt;
  }
  return n;
}

int64_t PaddedSize(int64_t size) {
  constexpr int64_t kSmallest = 32;
  return std::max<int64_t>(kSmallest, static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(size))));
}

PaddedDims PaddedDimsOf(const Module& exact, const Outline& outline, const SizeLaw& law, size_t parameters) {
  PaddedDims padded;
  for (size_t i = 0; i < parameters; ++i) {
    padded.parameters.push_back(PaddedDimsOfValue(exact.parameters()[i].value, outline, law));
  }
  for (const Value& result : exact.results()) padded.results.push_back(PaddedDimsOfValue(result, outline, law));
  return padded;
}

}  // namespace torch_tpu::shlo
