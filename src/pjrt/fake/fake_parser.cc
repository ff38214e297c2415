#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <map>
#include <utility>

#include "pjrt/fake/fake_program.h"
#include "pjrt/fake/fake_scalar.h"

namespace torch_tpu::pjrt::fake {
namespace {

[[noreturn]] void Fail(const std::string& message) { throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, message}; }

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Program Run() {
    SeekMain();
    Header();
    Expect("({");
    if (Accept("^")) {
      Word();
      Expect("(");
      while (!Accept(")")) {
        std::string name = ValueName();
        Expect(":");
        Define(name, Type());
        Accept(",");
      }
      Expect(":");
    }
    if (program_.params != ParamTypes()) Fail("the block's arguments differ from function_type");
    while (!done_) Statement();
    Expect("})");
    return std::move(program_);
  }

 private:
  void SeekMain() {
    // Module attributes and other functions may come first.
    for (size_t from = 0;;) {
      size_t at = text_.find("\"func.func\"", from);
      if (at == std::string_view::npos) Fail("expected a generic-form \"func.func\" named \"main\"");
      pos_ = at + std::strlen("\"func.func\"");
      Expect("(");
      Expect(")");
      Expect("<");
      header_ = Balanced();
      Expect(">");
      if (header_.find("sym_name = \"main\"") != std::string_view::npos) return;
      from = pos_;
    }
  }

  void Header() {
    Parser type(After("function_type = "));
    param_types_ = type.TypeList();
    type.Expect("->");
    program_.result_types = type.TypeList();
    program_.alias.assign(param_types_.size(), -1);
    std::string_view attrs = header_.substr(std::min(header_.find("arg_attrs = ["), header_.size()));
    if (attrs.empty()) return;
    Parser list(attrs.substr(std::strlen("arg_attrs = [")));
    size_t i = 0;
    for (; !list.Accept("]"); ++i) {
      std::string_view dictionary = list.Balanced();
      list.Accept(",");
      constexpr std::string_view kAlias = "tf.aliasing_output = ";
      size_t at = dictionary.find(kAlias);
      if (at == std::string_view::npos || i >= param_types_.size()) continue;
      int result = std::atoi(std::string(dictionary.substr(at + kAlias.size())).c_str());
      if (result < 0 || static_cast<size_t>(result) >= program_.result_types.size() ||
          program_.result_types[result] != param_types_[i]) {
        Fail("parameter " + std::to_string(i) + " cannot alias result " + std::to_string(result));
      }
      program_.alias[i] = result;
    }
    if (i != param_types_.size()) Fail("expected one dictionary in arg_attrs for each argument");
  }

  void Statement() {
    std::string result;
    if (Peek() == '%') {
      result = ValueName();
      Expect("=");
    }
    std::string name = Quoted();
    std::vector<int> operands;
    Expect("(");
    while (!Accept(")")) {
      std::string operand = ValueName();
      auto it = values_.find(operand);
      if (it == values_.end()) Fail("use of undeclared value " + operand);
      operands.push_back(it->second);
      Accept(",");
    }
    std::string_view properties;
    if (Accept("<")) {
      properties = Balanced();
      Expect(">");
    }
    if (Peek() == '(') throw Failure{PJRT_Error_Code_UNIMPLEMENTED, name + ": the fake plugin has no regions"};
    if (Peek() == '{') {
      std::string_view more = Balanced();
      if (properties.empty()) properties = more;
    }
    Expect(":");
    std::vector<ArrayType> operand_types = TypeList();
    Expect("->");
    std::vector<ArrayType> types = Peek() == '(' ? TypeList() : std::vector<ArrayType>{Type()};
    if (Accept("loc")) Balanced();
    if (operand_types.size() != operands.size()) Fail(name + ": operands and their types differ in number");
    for (size_t i = 0; i < operands.size(); ++i) {
      if (operand_types[i] != program_.TypeOf(operands[i])) {
        Fail(name + ": expected operand " + std::to_string(i) + " to be " + program_.TypeOf(operands[i]).ToString() +
             ", got " + operand_types[i].ToString());
      }
    }
    if (name == "func.return") {
      Return(operands);
    } else {
      Add(name, result, std::move(operands), types, properties);
    }
  }

  void Return(const std::vector<int>& operands) {
    if (operands.size() != program_.result_types.size()) Fail("func.return: wrong number of results");
    for (size_t i = 0; i < operands.size(); ++i) {
      if (program_.TypeOf(operands[i]) != program_.result_types[i]) Fail("func.return: wrong result type");
    }
    program_.results = operands;
    done_ = true;
  }

  void Add(const std::string& name, const std::string& result, std::vector<int> operands,
           const std::vector<ArrayType>& types, std::string_view properties) {
    constexpr std::string_view kDialect = "stablehlo.";
    static const std::map<std::string, size_t> kArity = {
        {"constant", 0}, {"add", 2},     {"subtract", 2}, {"multiply", 2},
        {"negate", 1},   {"reshape", 1}, {"convert", 1},  {"broadcast_in_dim", 1}};
    std::string op = name.substr(0, kDialect.size()) == kDialect ? name.substr(kDialect.size()) : "";
    auto arity = kArity.find(op);
    if (arity == kArity.end()) throw Failure{PJRT_Error_Code_UNIMPLEMENTED, "the fake plugin has no " + name};
    if (operands.size() != arity->second || types.size() != 1) Fail(name + ": wrong number of operands or results");
    Operation operation;
    operation.name = op;
    operation.type = types[0];
    if (op == "constant") operation.constant = Constant(properties, types[0]);
    if (op == "broadcast_in_dim") operation.broadcasted = BroadcastDimensions(properties);
    for (int operand : operands) {
      const ArrayType& type = program_.TypeOf(operand);
      if (op == "broadcast_in_dim") CheckBroadcast(operation, type);
      bool same_dims = op == "broadcast_in_dim" || op == "reshape" ? true : type.dims == types[0].dims;
      bool same_element = op == "convert" || type.element == types[0].element;
      if (!same_dims || !same_element || (op == "reshape" && type.elements() != types[0].elements())) {
        Fail(name + ": operand " + type.ToString() + " does not fit result " + types[0].ToString());
      }
    }
    operation.operands = std::move(operands);
    values_[result] = static_cast<int>(program_.params.size() + program_.operations.size());
    program_.operations.push_back(std::move(operation));
  }

  static void CheckBroadcast(const Operation& operation, const ArrayType& operand) {
    bool fits = operation.broadcasted.size() == operand.dims.size();
    for (size_t d = 0; fits && d < operand.dims.size(); ++d) {
      int64_t to = operation.broadcasted[d];
      fits = to >= 0 && static_cast<size_t>(to) < operation.type.dims.size() &&
             (operand.dims[d] == 1 || operand.dims[d] == operation.type.dims[static_cast<size_t>(to)]);
    }
    if (!fits) Fail("stablehlo.broadcast_in_dim: broadcast_dimensions do not fit " + operand.ToString());
  }

  static std::vector<int64_t> BroadcastDimensions(std::string_view properties) {
    constexpr std::string_view kName = "array<i64";
    size_t at = properties.find(kName);
    if (at == std::string_view::npos) Fail("stablehlo.broadcast_in_dim: expected broadcast_dimensions");
    Parser list(properties.substr(at + kName.size()));
    std::vector<int64_t> dims;
    list.Accept(":");
    while (!list.Accept(">")) {
      dims.push_back(list.Integer());
      list.Accept(",");
    }
    return dims;
  }

  // dense<1.5>, dense<[1, 2]>, dense<0x7FC00000>, dense<"0x0000803F">, dense<true>, dense<>
  static std::vector<char> Constant(std::string_view properties, const ArrayType& type) {
    constexpr std::string_view kDense = "dense<";
    size_t at = properties.find(kDense);
    if (at == std::string_view::npos) Fail("stablehlo.constant: expected a dense value");
    Parser value(properties.substr(at + kDense.size()));
    const size_t size = ElementSize(type.element);
    std::vector<char> elements;
    if (value.Peek() == '"') {
      std::string hex = value.Quoted();
      for (size_t i = 2; i + 1 < hex.size(); i += 2) {
        elements.push_back(static_cast<char>(std::strtoul(hex.substr(i, 2).c_str(), nullptr, 16)));
      }
    } else {
      while (!value.Accept(">")) {
        if (value.Accept("[") || value.Accept("]") || value.Accept(",")) continue;
        elements.resize(elements.size() + size);
        StoreLiteral(value.Word(), type.element, elements.data() + elements.size() - size);
      }
    }
    if (elements.size() == size) {
      std::vector<char> splat(type.bytes());
      for (size_t i = 0; i < splat.size(); i += size) std::memcpy(splat.data() + i, elements.data(), size);
      return splat;
    }
    if (elements.size() != type.bytes()) Fail("stablehlo.constant: wrong number of elements for " + type.ToString());
    return elements;
  }

  static void StoreLiteral(const std::string& word, PJRT_Buffer_Type type, char* out) {
    if (word.rfind("0x", 0) == 0) {  // the element's bits
      uint64_t bits = std::strtoull(word.c_str(), nullptr, 16);
      std::memcpy(out, &bits, ElementSize(type));
    } else if (word == "true" || word == "false") {
      StoreScalar(Scalar::Integer(word == "true"), type, out);
    } else if (IsFloat(type)) {
      StoreScalar(Scalar::Float(std::strtod(word.c_str(), nullptr)), type, out);
    } else {
      bool negative = word[0] == '-';
      uint64_t bits = std::strtoull(word.c_str() + negative, nullptr, 10);
      StoreScalar(Scalar::Integer(static_cast<int64_t>(negative ? 0 - bits : bits)), type, out);
    }
  }

  // --- text ---
  std::vector<ArrayType> TypeList() {
    std::vector<ArrayType> types;
    Expect("(");
    while (!Accept(")")) {
      types.push_back(Type());
      Accept(",");
    }
    return types;
  }

  ArrayType Type() {
    Expect("tensor");
    Expect("<");
    ArrayType type;
    while (std::isdigit(static_cast<unsigned char>(Peek()))) {
      type.dims.push_back(Integer());
      Expect("x");
    }
    type.element = ElementType(Word());
    Expect(">");
    return type;
  }

  static PJRT_Buffer_Type ElementType(const std::string& name) {
    for (int type = PJRT_Buffer_Type_PRED; type <= PJRT_Buffer_Type_BF16; ++type) {
      if (name == TypeName(static_cast<PJRT_Buffer_Type>(type))) return static_cast<PJRT_Buffer_Type>(type);
    }
    throw Failure{PJRT_Error_Code_UNIMPLEMENTED, "the fake plugin has no element type " + name};
  }

  void SkipSpace() {
    while (pos_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[pos_]))) ++pos_;
  }
  char Peek() {
    SkipSpace();
    return pos_ < text_.size() ? text_[pos_] : '\0';
  }
  bool Accept(std::string_view token) {
    SkipSpace();
    if (text_.substr(pos_, token.size()) != token) return false;
    pos_ += token.size();
    return true;
  }
  void Expect(std::string_view token) {
    if (!Accept(token)) {
      Fail("expected '" + std::string(token) + "' at '" + std::string(text_.substr(pos_, 40)) + "'");
    }
  }
  std::string Word() {
    SkipSpace();
    size_t start = pos_;
    auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || std::strchr("_.+-", c); };
    while (pos_ < text_.size() && text_[pos_] != '\0' && in_word(text_[pos_])) ++pos_;
    if (pos_ == start) Fail("expected a word at '" + std::string(text_.substr(pos_, 40)) + "'");
    return std::string(text_.substr(start, pos_ - start));
  }
  std::string ValueName() {
    Expect("%");
    return "%" + Word();
  }
  int64_t Integer() {
    SkipSpace();
    int64_t value = 0;
    auto [end, error] = std::from_chars(text_.data() + pos_, text_.data() + text_.size(), value);
    if (error != std::errc()) Fail("expected an integer at '" + std::string(text_.substr(pos_, 40)) + "'");
    pos_ = static_cast<size_t>(end - text_.data());
    return value;
  }
  std::string Quoted() {
    Expect("\"");
    size_t end = text_.find('"', pos_);
    if (end == std::string_view::npos) Fail("unterminated string");
    std::string value(text_.substr(pos_, end - pos_));
    pos_ = end + 1;
    return value;
  }
  // The bracketed text that starts here, with its brackets. Strings may hold anything.
  std::string_view Balanced() {
    SkipSpace();
    size_t start = pos_;
    int depth = 0;
    do {
      if (pos_ >= text_.size()) Fail("unbalanced brackets");
      char c = text_[pos_++];
      if (c == '"') {
        pos_ = std::min(text_.find('"', pos_), text_.size() - 1) + 1;
      } else if (std::strchr("({[", c)) {
        ++depth;
      } else if (std::strchr(")}]", c)) {
        --depth;
      }
    } while (depth > 0);
    return text_.substr(start, pos_ - start);
  }
  std::string_view After(std::string_view key) const {
    size_t at = header_.find(key);
    if (at == std::string_view::npos) Fail("func.func: expected '" + std::string(key) + "'");
    return header_.substr(at + key.size());
  }

  void Define(const std::string& name, ArrayType type) {
    values_[name] = static_cast<int>(program_.params.size());
    program_.params.push_back(std::move(type));
  }
  const std::vector<ArrayType>& ParamTypes() const { return param_types_; }

  std::string_view text_;
  size_t pos_ = 0;
  std::string_view header_;
  std::vector<ArrayType> param_types_;
  std::map<std::string, int> values_;
  Program program_;
  bool done_ = false;
};

}  // namespace

Program Program::Parse(std::string_view text) { return Parser(text).Run(); }

}  // namespace torch_tpu::pjrt::fake
