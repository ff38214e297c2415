#include "shlo/module.h"

#include <algorithm>
#include <set>

#include "doctest.h"
#include "shlo/builder.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

using Values = std::vector<Value>;
const TensorType kVector{DType::kF32, {4}};

size_t Count(const std::string& text, std::string_view part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("a whole module") {
  Module m;
  Builder b(m);
  Value x = m.AddParameter(kVector), y = m.AddParameter(kVector);
  m.Return({b.Add(x, y), y});
  m.Alias(1, 0);
  CHECK(m.ToText() ==
        "\"builtin.module\"() <{sym_name = \"m\"}> ({\n"
        "\"func.func\"() <{sym_name = \"main\", function_type = (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, "
        "tensor<4xf32>), arg_attrs = [{}, {tf.aliasing_output = 0 : i32}]}> ({\n"
        "^bb0(%0: tensor<4xf32>, %1: tensor<4xf32>):\n"
        "%2 = \"stablehlo.add\"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n"
        "\"func.return\"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()\n"
        "}) : () -> ()\n"
        "}) : () -> ()\n");
}

TEST_CASE("operations without a use leave no trace in the text") {
  auto text = [](bool with_dead) {
    Module m;
    Builder b(m);
    Value x = m.AddParameter(kVector);
    if (with_dead) {
      Value dead = b.Exp(b.Full(kVector, 7));
      b.While(
          {dead},
          [](Builder& b, const Values&) {
            return Values{b.Ones({DType::kPred, {}})};
          },
          [](Builder& b, const Values& v) { return Values{b.Add(v[0], v[0])}; });
    }
    m.Return({b.Tanh(x)});
    return m.ToText();
  };
  CHECK(text(true) == text(false));
}

TEST_CASE("operations with an effect stay, also inside a region") {
  Module m;
  Builder b(m);
  Value x = m.AddParameter(kVector), p = m.AddParameter({DType::kPred, {}});
  b.CustomCall("effect", {b.Exp(x)}, {}, "", true);
  b.CustomCall("pure", {b.Tanh(x)}, {kVector}, "", false);
  b.If(
      p,
      [&](Builder& b) {
        b.CustomCall("inner", {x}, {}, "", true);
        return Values{};
      },
      [](Builder&) { return Values{}; });
  m.Return({x});
  std::string text = m.ToText();
  CHECK(Count(text, "\"effect\"") == 1);
  CHECK(Count(text, "exponential") == 1);
  CHECK(Count(text, "\"inner\"") == 1);
  CHECK(Count(text, "\"pure\"") == 0);
  CHECK(Count(text, "tanh") == 0);
}

TEST_CASE("equal constants of a region and those around it are one") {
  Module m;
  Builder b(m);
  Value x = m.AddParameter({DType::kS32, {}});
  Value one = b.ScalarInt(DType::kS32, 1);
  CHECK(b.ScalarInt(DType::kS32, 1).id == one.id);
  CHECK(b.Scalar(DType::kS32, 1).id == one.id);
  CHECK(b.ScalarInt(DType::kS64, 1).id != one.id);
  int32_t inner = -1;
  Value r = b.While(
      {x},
      [&](Builder& b, const Values& v) {
        inner = b.ScalarInt(DType::kS32, 10).id;
        CHECK(b.ScalarInt(DType::kS32, 1).id == one.id);
        return Values{b.Compare(Direction::kLt, v[0], b.ScalarInt(DType::kS32, 10))};
      },
      [&](Builder& b, const Values& v) {
        CHECK(b.ScalarInt(DType::kS32, 10).id != inner);  // of the other region
        return Values{b.Add(v[0], one)};
      })[0];
  CHECK(b.ScalarInt(DType::kS32, 10).id != inner);
  m.Return({r});
  CHECK(Count(m.ToText(), "stablehlo.constant") == 2);
}

TEST_CASE("names of region arguments are unique in the module") {
  Module m;
  Builder b(m);
  Value x = m.AddParameter({DType::kF32, {4, 4}});
  Value zero = b.Scalar(DType::kF32, 0);
  m.Return({b.Reduce("add", b.Reduce("maximum", x, zero, {0}), zero, {0})});
  std::string text = m.ToText();
  std::set<std::string> names;
  size_t blocks = 0;
  for (size_t at = text.find("^bb0("); at != std::string::npos; at = text.find("^bb0(", at + 1), ++blocks) {
    size_t end = text.find("):", at);
    for (size_t p = text.find('%', at); p < end; p = text.find('%', p + 1)) {
      CHECK(names.insert(text.substr(p, text.find(':', p) - p)).second);
    }
  }
  CHECK(blocks == 3);
  CHECK(names.size() == 5);
}

TEST_CASE("locations are printed on demand only") {
  Module m;
  Builder b(m);
  Value x = m.AddParameter(kVector);
  std::string plain;
  m.SetLocation("aten::neg(model.py:\"12\")");
  m.Return({b.Negate(x)});
  CHECK(Count(m.ToText(), "loc(") == 0);
  CHECK(Count(m.ToText(true), "-> tensor<4xf32> loc(\"aten::neg(model.py:\\2212\\22)\")\n") == 1);
}

TEST_CASE("a dimension of unknown size without a bound is refused") {
  Module m;
  TensorType type{DType::kF32, {kDynamic, 4}};
  CHECK_THROWS_AS(m.AddParameter(type), support::Error);
  type.bounds = {-1, -1};
  CHECK_THROWS_AS(m.AddParameter(type), support::Error);
  type.bounds = {16, -1};
  CHECK_NOTHROW(m.AddParameter(type));
  CHECK_THROWS_AS(m.AddParameter({DType::kF32, {-3}}), support::Error);
  CHECK_THROWS_AS(m.AddParameter(TensorType{}), support::Error);
  CHECK_THROWS_AS(m.Append("stablehlo.x", {}, {TensorType{DType::kF32, {kDynamic}}}), support::Error);
}

TEST_CASE("values of another region, module or type are refused") {
  Module m, other;
  Builder b(m), c(other);
  Value x = m.AddParameter(kVector);
  other.AddParameter(kVector);
  Value foreign = c.Exp(c.Tanh(other.parameters()[0].value));
  CHECK_THROWS_AS(b.Exp(foreign), support::Error);
  CHECK_THROWS_AS(b.Exp(Value{}), support::Error);
  Value leaked;
  b.If(
      m.AddParameter({DType::kPred, {}}),
      [&](Builder& b) {
        leaked = b.Exp(x);
        return Values{leaked};
      },
      [&](Builder&) { return Values{x}; });
  CHECK_THROWS_AS(b.Exp(leaked), support::Error);
  Value forged = x;
  forged.type.dims = {5};
  CHECK_THROWS_AS(b.Exp(forged), support::Error);
  m.Return({leaked});
  CHECK_THROWS_AS(m.ToText(), support::Error);
}

TEST_CASE("where a value comes from") {
  Module m;
  Builder b(m);
  Value x = m.AddParameter(kVector);
  CHECK(m.Definition(x) == nullptr);
  CHECK(m.Definition(b.Exp(x))->name == "stablehlo.exponential");
  CHECK(b.ConstantValue(b.ScalarInt(DType::kS64, -5)) == -5);
  CHECK(b.ConstantValue(b.Ones({DType::kPred, {3}})) == 1);
  CHECK_FALSE(b.ConstantValue(b.ConstantInts(DType::kS64, {1, 2})).has_value());
  CHECK_FALSE(b.ConstantValue(x).has_value());
}

}  // namespace torch_tpu::shlo
