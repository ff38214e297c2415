#include <optional>
#include <string>
#include <vector>

#include "doctest.h"
#include "lower/op_def.h"

namespace torch_tpu::lower {
namespace {

using support::ErrorKind;

Results First(OpContext& c) { return c.Tensor(0); }
Results Two(OpContext& c) { return {c.Tensor(0), c.Tensor(0)}; }
const OpDef kFirst{"first.Tensor first.Scalar", First};
const OpDef kTwo{"two", Two};

// A module with parameters, and contexts over it.
struct Scene {
  shlo::Module module;
  shlo::Builder b{module};
  LowerOptions options;

  Arg Parameter(DType dtype, Dims dims, bool weak = false) {
    Arg arg;
    arg.kind = dims.empty() && weak ? Arg::Kind::kScalar : Arg::Kind::kTensor;
    arg.weak = weak;
    arg.value = module.AddParameter({dtype, std::move(dims)});
    return arg;
  }
  OpContext Context(std::vector<Arg> args, std::vector<TensorType> results = {}, const OpDef& def = kFirst) {
    return OpContext(b, def, std::move(args), std::move(results), options);
  }
};

Arg Constant(Arg::Kind kind, int64_t integer = 0, double real = 0, double imag = 0) {
  Arg arg;
  arg.kind = kind;
  arg.integer = integer;
  arg.real = real;
  arg.imag = imag;
  return arg;
}
Arg Int(int64_t v) { return Constant(Arg::Kind::kInt, v); }
Arg Bool(bool v) { return Constant(Arg::Kind::kBool, v); }
Arg Double(double v) { return Constant(Arg::Kind::kDouble, 0, v); }
Arg Ints(Dims dims) {
  Arg arg = Constant(Arg::Kind::kInts);
  arg.ints = std::move(dims);
  return arg;
}

template <typename Call>
void CheckThrows(Call call, ErrorKind kind, const std::string& text) {
  try {
    call();
  } catch (const support::Error& e) {
    CHECK(e.kind() == kind);
    CHECK_MESSAGE(std::string(e.what()).find(text) != std::string::npos, e.what());
    return;
  }
  FAIL("nothing was thrown: " << text);
}

TEST_CASE("constants are read as what they are") {
  Scene scene;
  Arg text = Constant(Arg::Kind::kString);
  text.text = "mean";
  Arg dtype = Constant(Arg::Kind::kDType, static_cast<int64_t>(DType::kBF16));
  OpContext c = scene.Context({Int(-3), Bool(true), Double(2.5), Ints({4, 5}), text, dtype, Arg()});
  CHECK(c.size() == 7);
  CHECK(c.Int(0) == -3);
  CHECK(c.Int(1) == 1);
  CHECK(c.Bool(1));
  CHECK(c.Double(0) == -3.0);
  CHECK(c.Double(2) == 2.5);
  CHECK(c.Ints(3) == Dims{4, 5});
  CHECK(c.Ints(0) == Dims{-3});
  CHECK(c.Text(4) == "mean");
  CHECK(c.DTypeOr(5, DType::kF32) == DType::kBF16);
  // None, and what a schema's tail leaves out.
  for (size_t absent : {6, 7}) {
    CHECK(c.IsNone(absent));
    CHECK(c.IntOr(absent, 9) == 9);
    CHECK(c.BoolOr(absent, true));
    CHECK(c.Ints(absent).empty());
    CHECK(c.DTypeOr(absent, DType::kF32) == DType::kF32);
    CHECK_FALSE(c.OptionalTensor(absent).has_value());
  }
  CHECK(c.Text(6) == "");
  CHECK(c.OpName() == "aten::first.Tensor");
}

TEST_CASE("a wrong kind of argument names op, expected and got") {
  Scene scene;
  OpContext c = scene.Context({Double(2.5), Int(1), scene.Parameter(DType::kF32, {2})});
  CheckThrows([&] { c.Int(0); }, ErrorKind::kInternal,
              "aten::first.Tensor: expected an int as argument 0, got a float");
  CheckThrows([&] { c.Double(2); }, ErrorKind::kInternal, "expected a constant number as argument 2, got a tensor");
  CheckThrows([&] { c.Ints(0); }, ErrorKind::kInternal, "expected a list of ints as argument 0, got a float");
  CheckThrows([&] { c.Text(1); }, ErrorKind::kInternal, "expected a string as argument 1, got an int");
  CheckThrows([&] { c.DTypeOr(1, DType::kF32); }, ErrorKind::kInternal, "expected a dtype as argument 1, got an int");
  CheckThrows([&] { c.Tensors(1); }, ErrorKind::kInternal, "expected a list of tensors as argument 1, got an int");
  CheckThrows([&] { c.Int(3); }, ErrorKind::kInternal, "expected an int as argument 3, got only 3 arguments");
  CheckThrows([&] { c.Result(0); }, ErrorKind::kInternal, "the row asks for result 0, the op has 0");
  CheckThrows([&] { c.Seed(); }, ErrorKind::kInternal, "aten::first.Tensor asks for a seed");
  CheckThrows([&] { c.Offset(); }, ErrorKind::kInternal, "aten::first.Tensor asks for an offset");
}

TEST_CASE("numbers become values of their own dtype") {
  Scene scene;
  OpContext c = scene.Context({Bool(true), Int(7), Double(0.5), Constant(Arg::Kind::kComplex, 0, 1, 2),
                               scene.Parameter(DType::kF32, {2, 3}), scene.Parameter(DType::kF32, {}, /*weak=*/true)});
  CHECK(c.Tensor(0).type == TensorType(DType::kPred, {}));
  CHECK(c.Tensor(1).type == TensorType(DType::kS64, {}));
  CHECK(c.Tensor(2).type == TensorType(DType::kF64, {}));
  CHECK(c.Tensor(3).type == TensorType(DType::kC128, {}));
  CHECK(c.Tensor(4).id == scene.module.parameters()[0].value.id);
  CHECK(c.Tensor(5).id == scene.module.parameters()[1].value.id);
  CHECK(c.As(1, DType::kBF16).type == TensorType(DType::kBF16, {}));
  CHECK(c.As(4, DType::kF32).id == c.Tensor(4).id);
  CHECK(c.As(2, DType::kF16, {4, 5}).type == TensorType(DType::kF16, {4, 5}));
  CHECK(c.OptionalTensor(4)->id == c.Tensor(4).id);
}

TEST_CASE("lists of tensors keep their gaps; one tensor is a list of one") {
  Scene scene;
  Arg list = Constant(Arg::Kind::kTensors);
  list.values = {scene.Parameter(DType::kF32, {2}).value, Value(), scene.Parameter(DType::kS8, {}).value};
  OpContext c = scene.Context({list, scene.Parameter(DType::kF64, {1})});
  REQUIRE(c.Tensors(0).size() == 3);
  CHECK(c.Tensors(0)[0].valid());
  CHECK_FALSE(c.Tensors(0)[1].valid());
  REQUIRE(c.Tensors(1).size() == 1);
  CHECK(c.Tensors(1)[0].dtype() == DType::kF64);
  CHECK(c.Promote({0}) == DType::kF32);
  CHECK(c.Promote({0, 1}) == DType::kF64);
}

TEST_CASE("only constants are constant") {
  Scene scene;
  OpContext c = scene.Context({Int(1), Double(1.0), Bool(true), Double(0.5), scene.Parameter(DType::kF32, {}, true)});
  CHECK(c.IsConstant(0, 1));
  CHECK(c.IsConstant(1, 1));
  CHECK(c.IsConstant(2, 1));
  CHECK(c.IsConstant(3, 0.5));
  CHECK_FALSE(c.IsConstant(3, 1));
  CHECK_FALSE(c.IsConstant(4, 1));
  CHECK_FALSE(c.IsConstant(5, 1));
}

TEST_CASE("dims wrap, and a 0-dim tensor counts as one dim") {
  CHECK(OpContext::WrapDim(-1, 3) == 2);
  CHECK(OpContext::WrapDim(2, 3) == 2);
  CHECK(OpContext::WrapDim(-3, 3) == 0);
  CHECK(OpContext::WrapDim(0, 0) == 0);
  CHECK(OpContext::WrapDim(-1, 0) == 0);
  CheckThrows([] { OpContext::WrapDim(3, 3); }, ErrorKind::kIndex,
              "Dimension out of range (expected to be in range of [-3, 2], but got 3)");
  CheckThrows([] { OpContext::WrapDim(-4, 3); }, ErrorKind::kIndex, "but got -4)");
  CheckThrows([] { OpContext::WrapDim(1, 0); }, ErrorKind::kIndex, "[-1, 0]");

  Scene scene;
  OpContext c = scene.Context({Ints({-1, 0}), Ints({}), Arg(), Int(-2)});
  CHECK(c.DimsOrAll(0, 3) == Dims{0, 2});
  CHECK(c.DimsOrAll(1, 3) == Dims{0, 1, 2});
  CHECK(c.DimsOrAll(2, 2) == Dims{0, 1});
  CHECK(c.DimsOrAll(3, 3) == Dims{1});
  CHECK(c.DimsOrAll(0, 0).empty());
  CHECK(c.DimsOrAll(2, 0).empty());
  CHECK(c.Dim(3, 4) == 2);
}

TEST_CASE("arguments promote by rank and weakness") {
  Scene scene;
  OpContext c = scene.Context({scene.Parameter(DType::kF32, {2}), scene.Parameter(DType::kF64, {}), Double(1.5), Int(2),
                               scene.Parameter(DType::kS32, {2}), scene.Parameter(DType::kF64, {}, /*weak=*/true),
                               Constant(Arg::Kind::kComplex), Bool(true), Constant(Arg::Kind::kString), Arg()});
  CHECK(c.Promote({0, 1}) == DType::kF32);
  CHECK(c.Promote({4, 1}) == DType::kF64);
  CHECK(c.Promote({4, 2}) == DType::kF32);
  CHECK(c.Promote({4, 5}) == DType::kF32);
  CHECK(c.Promote({4, 3}) == DType::kS32);
  CHECK(c.Promote({4, 6}) == DType::kC64);
  CHECK(c.Promote({7, 3}) == DType::kS64);
  CHECK(c.Promote({0, 9}) == DType::kF32);
  CheckThrows([&] { c.Promote({0, 8}); }, ErrorKind::kInternal, "cannot promote argument 8, which is a string");
  scene.options.default_dtype = DType::kF64;
  CHECK(c.Promote({4, 2}) == DType::kF64);
  CHECK(c.Promote({4, 6}) == DType::kC128);
  CHECK(c.Promote({0, 6}) == DType::kC64);
}

TEST_CASE("narrow floats compute in float32") {
  for (DType narrow : {DType::kF16, DType::kBF16, DType::kF8E4M3FN, DType::kF8E5M2}) {
    CHECK(OpContext::OpMath(narrow) == DType::kF32);
  }
  for (DType same : {DType::kF32, DType::kF64, DType::kS8, DType::kPred, DType::kC64}) {
    CHECK(OpContext::OpMath(same) == same);
  }
}

TEST_CASE("a device check is one bool, whatever its condition's shape") {
  Scene scene;
  OpContext c = scene.Context({});
  Value one = scene.module.AddParameter({DType::kPred, {}}), many = scene.module.AddParameter({DType::kPred, {2, 3}});
  c.Check(one, ErrorKind::kIndex, "first");
  c.Check(many, ErrorKind::kValue, "second");
  REQUIRE(c.checks().size() == 2);
  CHECK(c.checks()[0].failed.id == one.id);
  CHECK(c.checks()[1].failed.type == TensorType(DType::kPred, {}));
  REQUIRE(scene.module.Definition(c.checks()[1].failed) != nullptr);
  CHECK(scene.module.Definition(c.checks()[1].failed)->name == "stablehlo.reduce");
  CHECK(c.checks()[0].kind == ErrorKind::kIndex);
  CHECK(c.checks()[1].message == "second");
}

TEST_CASE("what a row builds is held against what was promised") {
  Scene scene;
  Arg x = scene.Parameter(DType::kF32, {2, 3});
  auto lower = [&](const OpDef& def, std::vector<TensorType> results) {
    OpContext c = scene.Context({x}, std::move(results), def);
    return Lower(c);
  };
  REQUIRE(lower(kFirst, {{DType::kF32, {2, 3}}}).size() == 1);
  CHECK(lower(kFirst, {{DType::kF32, {2, 3}}})[0].id == x.value.id);
  CHECK(lower(kTwo, {{DType::kF32, {2, 3}}, TensorType()}).size() == 2);  // the second was not asked for
  CHECK(lower(kTwo, {}).size() == 2);                                     // the row's own inference counts
  CheckThrows(
      [&] {
        lower(kFirst, {{DType::kF64, {2, 3}}});
      },
      ErrorKind::kInternal, "aten::first.Tensor: result 0 should be tensor<2x3xf64>, the row built tensor<2x3xf32>");
  CheckThrows([&] { lower(kFirst, {{DType::kF32, {3, 2}}}); }, ErrorKind::kInternal, "should be tensor<3x2xf32>");
  CheckThrows(
      [&] {
        lower(kTwo, {{DType::kF32, {2, 3}}});
      },
      ErrorKind::kInternal, "aten::two: the row returned 2 values, PyTorch's op has 1");
}

TEST_CASE("random rows get their seed and offset") {
  Scene scene;
  OpContext c = scene.Context({});
  Value seed = scene.module.AddParameter({DType::kU64, {}}), offset = scene.module.AddParameter({DType::kU64, {}});
  c.SetRandom(seed, offset);
  CHECK(c.Seed().id == seed.id);
  CHECK(c.Offset().id == offset.id);
}

}  // namespace
}  // namespace torch_tpu::lower
