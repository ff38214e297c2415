// The text of eager programs: how operands are read, where results go, what is donated.
#include "runtime/recipe.h"

#include <string>

#include "runtime/fixture.h"

namespace torch_tpu::runtime {
namespace {

// The operations of a text by name, in order, with what they give: "add tensor<2xf32>".
std::vector<std::string> Operations(const std::string& text) {
  std::vector<std::string> found;
  for (size_t at = 0; (at = text.find("\"stablehlo.", at)) != std::string::npos;) {
    at += 11;
    size_t end = text.find('\n', at), arrow = text.rfind("-> ", end);
    found.push_back(text.substr(at, text.find('"', at) - at) + " " + text.substr(arrow + 3, end - arrow - 3));
  }
  return found;
}

bool Has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const char* const kDonated = "{tf.aliasing_output = 0 : i32}";

// Makes operand `k` of an entry a window of its base and adds its starts as parameters.
void SetWindow(OpEntry& entry, int k, lower::Window window, bool for_write) {
  OperandSpec& o = entry.recipe.operands[static_cast<size_t>(k)];
  o.window = std::move(window);
  o.plan = lower::MakeViewPlan(o.viewed, o.window, for_write);
  o.first_start = static_cast<int>(entry.recipe.params.size());
  for (size_t i = 0; i < o.plan.starts.size(); ++i) entry.recipe.params.push_back({o.plan.StartType(), {}});
}

TEST_CASE_FIXTURE(Fixture, "an in-place write of a whole operand donates it") {
  OpEntry& entry = Entry(kAddRow, {F32({2, 3}), F32({})}, F32({2, 3}), /*target=*/0);
  CHECK(EmitText(entry, true) ==
        R"("builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}]}> ({
^bb0(%0: tensor<2x3xf32>, %1: tensor<f32>):
%2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%3 = "stablehlo.add"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"func.return"(%3) : (tensor<2x3xf32>) -> ()
}) : () -> ()
}) : () -> ()
)");
  REQUIRE(entry.donations.size() == 1);
  CHECK(entry.donations[0].param == 0);
  CHECK(entry.donations[0].output == 0);
  CHECK(entry.result_bytes == 24);
  CHECK(entry.spares.empty());
  REQUIRE(entry.outputs.size() == 1);
  CHECK(entry.outputs[0].dtype == DType::kF32);
  CHECK(entry.outputs[0].dims == Dims{2, 3});
}

TEST_CASE_FIXTURE(Fixture, "an in-place write through a window reads it, writes it and donates its base") {
  OpEntry& entry = Entry(kAddRow, {F32({4, 6}), F32({})}, F32({2, 3}), /*target=*/0);
  SetWindow(entry, 0, {{2, 3}, {6, 1}, 8}, true);
  CHECK(entry.recipe.operands[0].plan.starts.ToVector() == std::vector<int64_t>{1, 2});
  CHECK(EmitText(entry, true) ==
        R"("builtin.module"() <{sym_name = "m"}> ({
"func.func"() <{sym_name = "main", function_type = (tensor<4x6xf32>, tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<4x6xf32>), arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}, {}]}> ({
^bb0(%0: tensor<4x6xf32>, %1: tensor<f32>, %2: tensor<i32>, %3: tensor<i32>):
%4 = "stablehlo.dynamic_slice"(%0, %2, %3) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.dynamic_update_slice"(%0, %6, %2, %3) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
"func.return"(%7) : (tensor<4x6xf32>) -> ()
}) : () -> ()
}) : () -> ()
)");
  REQUIRE(entry.donations.size() == 1);
  CHECK(entry.donations[0].param == 0);
  CHECK(entry.outputs[0].dims == Dims{4, 6});
}

TEST_CASE_FIXTURE(Fixture, "where a window starts is not in the text") {
  std::string texts[2];
  for (int i = 0; i < 2; ++i) {
    OpEntry& entry = Entry(kNegRow, {F32({4, 6})}, F32({6}));
    SetWindow(entry, 0, {{6}, {1}, 6 * (i + 1)}, false);
    texts[i] = EmitText(entry, true);
  }
  CHECK(texts[0] == texts[1]);
  CHECK(Has(texts[0], "stablehlo.dynamic_slice"));
}

TEST_CASE_FIXTURE(Fixture, "two operands over one base are two windows of one parameter") {
  OpEntry& entry = Entry(kAddRow, {F32({4, 6}), F32({4, 6})}, F32({6}), /*target=*/0);
  Recipe& recipe = entry.recipe;
  recipe.params.pop_back();
  recipe.operands[1].param = 0;
  SetWindow(entry, 0, {{6}, {1}, 0}, true);
  SetWindow(entry, 1, {{6}, {1}, 18}, false);
  std::string text = EmitText(entry, true);
  std::vector<std::string> ops = Operations(text);
  CHECK(std::count(ops.begin(), ops.end(), "dynamic_slice tensor<1x6xf32>") == 2);
  CHECK(ops.back() == "dynamic_update_slice tensor<4x6xf32>");
  REQUIRE(entry.donations.size() == 1);
  CHECK(entry.donations[0].param == 0);
}

TEST_CASE_FIXTURE(Fixture, "one operand used twice is read once") {
  OpEntry& entry = Entry(kAddRow, {F32({4, 6})}, F32({6}));
  entry.recipe.args.push_back(entry.recipe.args[0]);
  SetWindow(entry, 0, {{6}, {1}, 6}, false);
  std::vector<std::string> ops = Operations(EmitText(entry, true));
  CHECK(std::count(ops.begin(), ops.end(), "dynamic_slice tensor<1x6xf32>") == 1);
}

TEST_CASE_FIXTURE(Fixture, "a bitcast window reads other types of the same size, smaller and larger ones") {
  SUBCASE("same size, written back") {
    OpEntry& entry = Entry(kNegRow, {F32({4, 6})}, {DType::kS32, {4, 6}}, /*target=*/0);
    entry.recipe.operands[0].dtype = DType::kS32;
    CHECK(Operations(EmitText(entry, true)) ==
          std::vector<std::string>{"reshape tensor<24xf32>", "bitcast_convert tensor<24xi32>",
                                   "reshape tensor<4x6xi32>", "negate tensor<4x6xi32>", "reshape tensor<24xi32>",
                                   "bitcast_convert tensor<24xf32>", "reshape tensor<4x6xf32>"});
    REQUIRE(entry.donations.size() == 1);
    CHECK(entry.donations[0].param == 0);
    CHECK(entry.outputs[0].dtype == DType::kF32);
  }
  SUBCASE("smaller") {
    OpEntry& entry = Entry(kNegRow, {F32({2, 3})}, {DType::kS16, {2, 6}}, /*target=*/0);
    OperandSpec& o = entry.recipe.operands[0];
    o.dtype = DType::kS16;
    o.viewed = o.window.sizes = {2, 6};
    CHECK(Operations(EmitText(entry, true)) ==
          std::vector<std::string>{"reshape tensor<6xf32>", "bitcast_convert tensor<6x2xi16>",
                                   "reshape tensor<2x6xi16>", "negate tensor<2x6xi16>", "reshape tensor<6x2xi16>",
                                   "bitcast_convert tensor<6xf32>", "reshape tensor<2x3xf32>"});
  }
  SUBCASE("larger; bytes behind the last whole element stay") {
    OpEntry& entry = Entry(kNegRow, {{DType::kU8, {7}}}, {DType::kS32, {1}}, /*target=*/0);
    OperandSpec& o = entry.recipe.operands[0];
    o.dtype = DType::kS32;
    o.viewed = o.window.sizes = {1};
    std::string text = EmitText(entry, true);
    CHECK(Operations(text) == std::vector<std::string>{"slice tensor<4xui8>", "reshape tensor<1x4xui8>",
                                                       "bitcast_convert tensor<1xi32>", "negate tensor<1xi32>",
                                                       "bitcast_convert tensor<1x4xui8>", "reshape tensor<4xui8>",
                                                       "slice tensor<3xui8>", "concatenate tensor<7xui8>"});
    CHECK(Has(text, "start_indices = array<i64: 4>, limit_indices = array<i64: 7>"));
    REQUIRE(entry.donations.size() == 1);
    CHECK(entry.donations[0].param == 0);
  }
  SUBCASE("a part of it") {
    OpEntry& entry = Entry(kNegRow, {F32({4})}, {DType::kS16, {2}}, /*target=*/0);
    OperandSpec& o = entry.recipe.operands[0];
    o.dtype = DType::kS16;
    o.viewed = {8};
    SetWindow(entry, 0, {{2}, {1}, 3}, true);
    std::vector<std::string> ops = Operations(EmitText(entry, true));
    CHECK(std::count(ops.begin(), ops.end(), "dynamic_slice tensor<2xi16>") == 1);
    CHECK(std::count(ops.begin(), ops.end(), "dynamic_update_slice tensor<8xi16>") == 1);
    CHECK(ops.back() == "bitcast_convert tensor<4xf32>");
  }
}

TEST_CASE_FIXTURE(Fixture, "a whole target takes the result as it is") {
  SUBCASE("of another type and size: nothing to donate") {
    OpEntry& entry = Entry(kAddRow, {F32({2, 3}), {DType::kS32, {4}}}, {DType::kS32, {4}}, /*target=*/0);
    entry.recipe.args[0].operand = 1;
    OperandSpec& o = entry.recipe.operands[0];
    o.whole = true;
    o.dtype = DType::kS32;
    o.window.sizes = {4};
    std::string text = EmitText(entry, true);
    CHECK(Operations(text) == std::vector<std::string>{"add tensor<4xi32>"});
    CHECK_FALSE(Has(text, "tf.aliasing_output"));
    CHECK(entry.donations.empty());
    CHECK(entry.outputs[0].dtype == DType::kS32);
    CHECK(entry.outputs[0].dims == Dims{4});
  }
  SUBCASE("of the same type: its memory serves the result") {
    OpEntry& entry = Entry(kNegRow, {F32({2, 3})}, F32({2, 3}), /*target=*/0);
    entry.recipe.operands[0].whole = true;
    CHECK(Has(EmitText(entry, true), kDonated));
    REQUIRE(entry.donations.size() == 1);
    CHECK(entry.donations[0].param == 0);
  }
  SUBCASE("the result is converted to the target's type") {
    OpEntry& entry = Entry(kNegRow, {{DType::kF64, {2}}, F32({2})}, {DType::kF64, {2}}, /*target=*/1);
    entry.recipe.args.pop_back();
    entry.recipe.operands[1].whole = true;
    CHECK(Operations(EmitText(entry, true)) ==
          std::vector<std::string>{"negate tensor<2xf64>", "convert tensor<2xf32>"});
    REQUIRE(entry.donations.size() == 1);
    CHECK(entry.donations[0].param == 1);
  }
}

TEST_CASE_FIXTURE(Fixture, "a result of a shape that its target does not have is an internal error") {
  OpEntry& entry = Entry(kNegRow, {F32({2, 3}), F32({2})}, F32({2, 3}), /*target=*/1);
  entry.recipe.args.pop_back();
  CheckThrows([&] { EmitText(entry, true); }, ErrorKind::kInternal,
              {"aten::neg", "expected a result of shape tensor<2xf32>, got tensor<2x3xf32>"});
}

TEST_CASE_FIXTURE(Fixture, "an operand that was never written reads as zeros and is no parameter") {
  SUBCASE("read") {
    OpEntry& entry = Entry(kAddRow, {F32({2, 3}), F32({2, 3})}, F32({2, 3}));
    entry.recipe.operands[1].param = -1;
    entry.recipe.params.pop_back();
    std::string text = EmitText(entry, true);
    CHECK(Has(text, "^bb0(%0: tensor<2x3xf32>):"));
    CHECK(Has(text, "dense<0x00000000> : tensor<2x3xf32>"));
  }
  SUBCASE("written in part: the rest is zero") {
    OpEntry& entry = Entry(kNegRow, {F32({4, 6}), F32({6})}, F32({6}), /*target=*/0);
    entry.recipe.args[0].operand = 1;
    entry.recipe.args.pop_back();
    entry.recipe.operands[0].param = -1;
    entry.recipe.operands[1].param = 0;
    entry.recipe.params.erase(entry.recipe.params.begin());
    SetWindow(entry, 0, {{6}, {1}, 12}, true);
    std::string text = EmitText(entry, true);
    CHECK(Has(text, "dense<0x00000000> : tensor<4x6xf32>"));
    CHECK(Operations(text).back() == "dynamic_update_slice tensor<4x6xf32>");
    CHECK(entry.donations.empty());
    CHECK(entry.outputs[0].dims == Dims{4, 6});
  }
}

TEST_CASE_FIXTURE(Fixture, "a permuted result is held in its own order") {
  OpEntry& entry = Entry(kNegRow, {F32({2, 3})}, F32({2, 3}));
  entry.recipe.results[0].permutation = {1, 0};
  CHECK(Operations(EmitText(entry, true)) ==
        std::vector<std::string>{"negate tensor<2x3xf32>", "transpose tensor<3x2xf32>"});
  CHECK(entry.outputs[0].dims == Dims{3, 2});
}

TEST_CASE_FIXTURE(Fixture, "large fresh results get a spare parameter, unless nothing is recycled") {
  const shlo::TensorType large = F32({1 << 20});
  OpEntry& entry = Entry(kNegRow, {large}, large);
  std::string plain = EmitText(entry, false);
  CHECK(Has(plain, "^bb0(%0: tensor<1048576xf32>):"));
  CHECK_FALSE(Has(plain, "tf.aliasing_output"));
  CHECK(entry.spares.empty());
  std::string recycled = EmitText(entry, true);
  CHECK(Has(recycled, "arg_attrs = [{}, {tf.aliasing_output = 0 : i32}]"));
  CHECK(entry.spares == std::vector<int>{0});
  CHECK(entry.donations.empty());
  CHECK(entry.result_bytes == 4 << 20);

  OpEntry& in_place = Entry(kNegRow, {large}, large, /*target=*/0);
  EmitText(in_place, true);
  CHECK(in_place.spares.empty());  // the operand's own memory serves
  OpEntry& small = Entry(kNegRow, {F32({(1 << 20) - 1})}, F32({(1 << 20) - 1}));
  EmitText(small, true);
  CHECK(small.spares.empty());
}

TEST_CASE_FIXTURE(Fixture, "lists, numbers and absent arguments reach the row") {
  static const lower::OpDef row{"listed", [](lower::OpContext& c) -> lower::Results {
                                  std::vector<shlo::Value> list = c.Tensors(0);
                                  REQUIRE(list.size() == 3);
                                  CHECK_FALSE(list[1].valid());
                                  CHECK(c.arg(1).kind == lower::Arg::Kind::kScalar);
                                  CHECK(c.arg(1).weak);
                                  CHECK(c.Int(2) == 5);
                                  CHECK(c.IsNone(3));
                                  return c.b.Add(c.b.Add(list[0], list[2]), c.As(1, DType::kF32, {2}));
                                }};
  OpEntry& entry = Entry(row, {F32({2}), F32({2}), F32({})}, F32({2}));
  Recipe& recipe = entry.recipe;
  recipe.operands.pop_back();
  recipe.args.clear();
  ArgSpec list, number, constant;
  list.is_list = true;
  list.list = {1, -1, 0};
  number.scalar = 2;
  number.constant.weak = true;
  constant.constant.kind = lower::Arg::Kind::kInt;
  constant.constant.integer = 5;
  recipe.args = {list, number, constant, ArgSpec()};
  std::string text = EmitText(entry, true);
  CHECK(Has(text, "\"stablehlo.add\"(%1, %0)"));
}

TEST_CASE_FIXTURE(Fixture, "results that were not asked for are left out") {
  static const lower::OpDef row{"pair", [](lower::OpContext& c) -> lower::Results {
                                  return {shlo::Value(), c.b.Negate(c.Tensor(0))};
                                }};
  OpEntry& entry = Entry(row, {F32({2})}, shlo::TensorType());
  entry.recipe.results.push_back({F32({2}), {}, -1});
  EmitText(entry, true);
  REQUIRE(entry.outputs.size() == 1);
  CHECK(entry.outputs[0].dims == Dims{2});
}

TEST_CASE_FIXTURE(Fixture, "device checks are one more output: 1 + the first that failed") {
  static const lower::OpDef row{"checked", [](lower::OpContext& c) -> lower::Results {
                                  shlo::Value x = c.Tensor(0), zero = c.b.Zeros(x.type);
                                  c.Check(c.b.Compare(shlo::Direction::kLt, x, zero), ErrorKind::kIndex, "negative");
                                  c.Check(c.b.Compare(shlo::Direction::kEq, x, zero), ErrorKind::kValue, "zero");
                                  return c.b.Negate(x);
                                }};
  OpEntry& entry = Entry(row, {F32({2})}, F32({2}));
  std::string text = EmitText(entry, true);
  CHECK(entry.outputs.size() == 1);  // the flag is not a result
  REQUIRE(entry.checks.size() == 2);
  CHECK(entry.checks[0].message == "negative");
  CHECK(entry.checks[1].kind == ErrorKind::kValue);
  CHECK(Has(text, "(tensor<2xf32>) -> (tensor<2xf32>, tensor<i32>)"));
  std::vector<std::string> ops = Operations(text);
  CHECK(std::count(ops.begin(), ops.end(), "select tensor<i32>") == 2);
}

TEST_CASE_FIXTURE(Fixture, "the line of the call is in the text only on demand") {
  OpEntry& entry = Entry(kNegRow, {F32({2})}, F32({2}));
  entry.recipe.location = "model.py:12";
  CHECK_FALSE(Has(EmitText(entry, true), "model.py"));
  CHECK(Has(EmitText(entry, true, /*with_locations=*/true), "model.py:12"));
}

TEST_CASE_FIXTURE(Fixture, "random rows get the parameters of their seed") {
  static const lower::OpDef row{
      "drawn", [](lower::OpContext& c) -> lower::Results { return c.b.Add(c.Seed(), c.Offset()); }, "", lower::kRandom};
  OpEntry& entry = Entry(row, {F32({2})}, {DType::kU64, {}});
  entry.recipe.params.push_back({DType::kU64, {}});
  entry.recipe.params.push_back({DType::kU64, {}});
  entry.recipe.seed = 1;
  entry.recipe.offset = 2;
  CHECK(Has(EmitText(entry, true), "\"stablehlo.add\"(%1, %2)"));
}

}  // namespace
}  // namespace torch_tpu::runtime
