#include "pjrt/fake/fake_program.h"

#include <cstring>

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt::fake {
namespace {

// A function of one argument whose body is `body`, which defines %r.
Program Unary(const std::string& from, const std::string& to, const std::string& body) {
  return Program::Parse("\"func.func\"() <{sym_name = \"main\", function_type = (" + from + ") -> (" + to +
                        ")}> ({\n^bb0(%a: " + from + "):\n" + body + "\n\"func.return\"(%r) : (" + to +
                        ") -> ()\n}) : () -> ()");
}

template <typename To, typename From>
std::vector<To> Evaluate(const Program& program, const std::vector<From>& input) {
  auto results = program.Run({reinterpret_cast<const char*>(input.data())});
  std::vector<To> values(results[0].size() / sizeof(To));
  std::memcpy(values.data(), results[0].data(), results[0].size());
  return values;
}

std::string Message(const std::string& text) {
  try {
    Program::Parse(text);
  } catch (const Failure& failure) {
    return failure.message;
  }
  return "";
}

}  // namespace

TEST_CASE("conversions and negation") {
  Program program = Unary("tensor<3xi32>", "tensor<3xf32>",
                          "%n = \"stablehlo.negate\"(%a) : (tensor<3xi32>) -> tensor<3xi32>\n"
                          "%r = \"stablehlo.convert\"(%n) : (tensor<3xi32>) -> tensor<3xf32> loc(\"f\"(\"m.py\":1:2))");
  CHECK(Evaluate<float>(program, std::vector<int32_t>{1, -2, 0}) == std::vector<float>{-1, 2, 0});
}

TEST_CASE("int64 is exact and wraps") {
  Program program = Unary("tensor<2xi64>", "tensor<2xi64>",
                          "%c = \"stablehlo.constant\"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>\n"
                          "%r = \"stablehlo.add\"(%a, %c) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>");
  CHECK(Evaluate<int64_t>(program, std::vector<int64_t>{INT64_MAX, (int64_t{1} << 53)}) ==
        std::vector<int64_t>{INT64_MIN, (int64_t{1} << 53) + 1});
}

TEST_CASE("constants: decimal, bits, bytes, lists, booleans") {
  auto constant = [](const std::string& value) {
    Program program =
        Unary("tensor<f32>", "tensor<2xf32>",
              "%r = \"stablehlo.constant\"() <{value = dense<" + value + "> : tensor<2xf32>}> : () -> tensor<2xf32>");
    return Evaluate<float>(program, std::vector<float>{0});
  };
  CHECK(constant("1.5") == std::vector<float>{1.5, 1.5});
  CHECK(constant("-2.5e-01") == std::vector<float>{-0.25, -0.25});
  CHECK(constant("[1.0, 2.0]") == std::vector<float>{1, 2});
  CHECK(constant("0x3F800000") == std::vector<float>{1, 1});
  CHECK(constant("\"0x0000803F00000040\"") == std::vector<float>{1, 2});
  Program flag = Unary("tensor<f32>", "tensor<i1>",
                       "%r = \"stablehlo.constant\"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>");
  CHECK(Evaluate<uint8_t>(flag, std::vector<float>{0}) == std::vector<uint8_t>{1});
}

TEST_CASE("broadcast and reshape") {
  Program program =
      Unary("tensor<2xf32>", "tensor<6xf32>",
            "%b = \"stablehlo.broadcast_in_dim\"(%a) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> "
            "tensor<3x2xf32>\n"
            "%r = \"stablehlo.reshape\"(%b) : (tensor<3x2xf32>) -> tensor<6xf32>");
  CHECK(Evaluate<float>(program, std::vector<float>{1, 2}) == std::vector<float>{1, 2, 1, 2, 1, 2});
}

TEST_CASE("mistakes in a program are found when it is compiled") {
  std::string good = BinaryProgram("add", "tensor<2xf32>");
  CHECK(Message(good) == "");
  CHECK(Message(BinaryProgram("tanh2", "tensor<2xf32>")).find("stablehlo.tanh2") != std::string::npos);
  CHECK(Message(BinaryProgram("add", "tensor<?xf32>")) != "");
  CHECK(Message(BinaryProgram("add", "tensor<2xf32>", "{tf.aliasing_output = 1 : i32}")).find("cannot alias") !=
        std::string::npos);
  CHECK(Message(BinaryProgram("add", "tensor<2xf32>", "{}, {}")).find("one dictionary") != std::string::npos);
  std::string undeclared = good;
  undeclared.replace(undeclared.find("(%a, %b)"), 8, "(%a, %z)");
  CHECK(Message(undeclared).find("undeclared value %z") != std::string::npos);
  for (size_t size = 0; size + 28 < good.size(); size += 7) CHECK(Message(good.substr(0, size)) != "");
}

}  // namespace torch_tpu::pjrt::fake
