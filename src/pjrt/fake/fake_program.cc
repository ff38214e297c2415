#include "pjrt/fake/fake_program.h"

#include <cstring>
#include <iterator>

#include "pjrt/fake/fake_scalar.h"

namespace torch_tpu::pjrt::fake {
namespace {

struct ElementInfo {
  const char* name;
  size_t size;
};

// In the order of PJRT_Buffer_Type, up to BF16.
constexpr ElementInfo kElements[] = {{"invalid", 0}, {"i1", 1},  {"i8", 1},   {"i16", 2},  {"i32", 4},
                                     {"i64", 8},     {"ui8", 1}, {"ui16", 2}, {"ui32", 4}, {"ui64", 8},
                                     {"f16", 2},     {"f32", 4}, {"f64", 8},  {"bf16", 2}};

const ElementInfo& Info(PJRT_Buffer_Type type) {
  size_t index = static_cast<size_t>(type);
  if (index == 0 || index >= std::size(kElements)) {
    throw Failure{PJRT_Error_Code_UNIMPLEMENTED, "the fake plugin has no element type " + std::to_string(index)};
  }
  return kElements[index];
}

Scalar Combine(const std::string& op, const Scalar& a, const Scalar& b) {
  if (a.is_float) {
    if (op == "add") return Scalar::Float(a.real + b.real);
    if (op == "subtract") return Scalar::Float(a.real - b.real);
    return Scalar::Float(a.real * b.real);
  }
  uint64_t x = static_cast<uint64_t>(a.integer), y = static_cast<uint64_t>(b.integer);  // wraps, as XLA does
  return Scalar::Integer(static_cast<int64_t>(op == "add" ? x + y : op == "subtract" ? x - y : x * y));
}

Scalar Negate(const Scalar& a) {
  return a.is_float ? Scalar::Float(-a.real)
                    : Scalar::Integer(static_cast<int64_t>(0 - static_cast<uint64_t>(a.integer)));
}

// For result element `index` the operand's element.
size_t BroadcastSource(const Operation& operation, const ArrayType& operand, size_t index) {
  std::vector<size_t> position(operation.type.dims.size());
  for (size_t d = position.size(); d-- > 0;) {
    position[d] = index % static_cast<size_t>(operation.type.dims[d]);
    index /= static_cast<size_t>(operation.type.dims[d]);
  }
  size_t source = 0;
  for (size_t d = 0; d < operand.dims.size(); ++d) {
    size_t at = operand.dims[d] == 1 ? 0 : position[static_cast<size_t>(operation.broadcasted[d])];
    source = source * static_cast<size_t>(operand.dims[d]) + at;
  }
  return source;
}

}  // namespace

size_t ElementSize(PJRT_Buffer_Type type) { return Info(type).size; }
const char* TypeName(PJRT_Buffer_Type type) { return Info(type).name; }

size_t ArrayType::elements() const {
  size_t count = 1;
  for (int64_t dim : dims) count *= static_cast<size_t>(dim);
  return count;
}

std::string ArrayType::ToString() const {
  std::string text = "tensor<";
  for (int64_t dim : dims) text += std::to_string(dim) + "x";
  return text + TypeName(element) + ">";
}

const ArrayType& Program::TypeOf(int value) const {
  size_t index = static_cast<size_t>(value);
  return index < params.size() ? params[index] : operations[index - params.size()].type;
}

std::vector<std::vector<char>> Program::Run(const std::vector<const char*>& inputs) const {
  std::vector<std::vector<char>> values;
  for (size_t i = 0; i < params.size(); ++i) values.emplace_back(inputs[i], inputs[i] + params[i].bytes());
  for (const Operation& operation : operations) {
    if (operation.name == "constant") {
      values.push_back(operation.constant);
      continue;
    }
    const std::vector<char>& first = values[static_cast<size_t>(operation.operands[0])];
    if (operation.name == "reshape") {
      values.push_back(std::vector<char>(first));
      continue;
    }
    const ArrayType& operand = TypeOf(operation.operands[0]);
    const PJRT_Buffer_Type from = operand.element, to = operation.type.element;
    const size_t from_size = ElementSize(from), to_size = ElementSize(to);
    std::vector<char> result(operation.type.bytes());
    for (size_t i = 0; i < operation.type.elements(); ++i) {
      char* out = result.data() + i * to_size;
      if (operation.name == "broadcast_in_dim") {
        std::memcpy(out, first.data() + BroadcastSource(operation, operand, i) * from_size, from_size);
        continue;
      }
      Scalar value = LoadScalar(from, first.data() + i * from_size);
      if (operation.name == "negate") {
        value = Negate(value);
      } else if (operation.name != "convert") {
        const std::vector<char>& second = values[static_cast<size_t>(operation.operands[1])];
        value = Combine(operation.name, value, LoadScalar(from, second.data() + i * from_size));
      }
      StoreScalar(value, to, out);
    }
    values.push_back(std::move(result));
  }
  std::vector<std::vector<char>> outputs;
  for (int value : results) outputs.push_back(values[static_cast<size_t>(value)]);
  return outputs;
}

}  // namespace torch_tpu::pjrt::fake
