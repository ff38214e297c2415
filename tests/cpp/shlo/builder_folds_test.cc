// Operations that need no operation, and types that are inferred.
#include "doctest.h"
#include "shlo/builder.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

struct Fixture {
  Module m;
  Builder b{m};

  Value P(Dims dims, DType dtype = DType::kF32) { return m.AddParameter({dtype, std::move(dims)}); }
  Value Bounded(int64_t bound, Dims rest) {
    rest.insert(rest.begin(), bound);
    Value x = P(rest);
    return b.SetDimensionSize(x, P({}, DType::kS32), 0);
  }
  std::string Property(const Value& v, std::string_view name) {
    for (const auto& [key, text] : m.Definition(v)->properties) {
      if (key == name) return text;
    }
    return "";
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "what changes nothing is the operand") {
  Value x = P({4, 8});
  CHECK(b.Reshape(x, {4, 8}).id == x.id);
  CHECK(b.Transpose(x, {0, 1}).id == x.id);
  CHECK(b.BroadcastTo(x, {4, 8}).id == x.id);
  CHECK(b.Slice(x, {0, 0}, {4, 8}, {1, 1}).id == x.id);
  CHECK(b.Convert(x, DType::kF32).id == x.id);
  CHECK(b.ConvertElementType(x, DType::kF32).id == x.id);
  CHECK(b.BitcastConvert(x, DType::kF32).id == x.id);
  CHECK(b.Concatenate({x}, 0).id == x.id);
  CHECK(b.Reverse(x, {}).id == x.id);
  CHECK(b.Pad(x, b.Scalar(DType::kF32, 0), {0, 0}, {0, 0}, {0, 0}).id == x.id);
  CHECK(b.Real(x).id == x.id);
}

TEST_CASE_FIXTURE(Fixture, "an expansion of one is not the identity") {
  Value x = P({1, 8});
  CHECK(b.BroadcastTo(x, {4, 8}).id != x.id);
  Value y = P({4, 4});
  Value swapped = b.BroadcastInDim(y, {4, 4}, {1, 0});
  CHECK(m.Definition(swapped)->name == "stablehlo.transpose");
}

TEST_CASE_FIXTURE(Fixture, "chains collapse") {
  Value x = P({2, 3, 4});
  CHECK(b.Reshape(b.Reshape(x, {6, 4}), {2, 3, 4}).id == x.id);
  CHECK(m.Definition(b.Reshape(b.Reshape(x, {6, 4}), {24}))->operands[0].id == x.id);
  Value rotated = b.Transpose(b.Transpose(x, {1, 2, 0}), {1, 2, 0});
  CHECK(m.Definition(rotated)->operands[0].id == x.id);
  CHECK(Property(rotated, "permutation") == "array<i64: 2, 0, 1>");
  CHECK(rotated.dims() == Dims{4, 2, 3});
  CHECK(b.Transpose(rotated, {1, 2, 0}).id == x.id);
  Value wide = b.BroadcastTo(b.BroadcastInDim(P({3}), {3, 1}, {0}), {5, 3, 7});
  CHECK(m.Definition(m.Definition(wide)->operands[0]) == nullptr);
  CHECK(Property(wide, "broadcast_dimensions") == "array<i64: 1>");
}

TEST_CASE_FIXTURE(Fixture, "a linear layer is one dot without a transpose") {
  Value x = P({4, 8}), w = P({5, 8});
  Value y = b.DotGeneral(x, b.Transpose(w, {1, 0}), {{}, {}, {1}, {0}}, Precision::kDefault, DType::kF32);
  CHECK(y.dims() == Dims{4, 5});
  CHECK(m.Definition(y)->operands[1].id == w.id);
  CHECK(Property(y, "dot_dimension_numbers") ==
        "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>");
  m.Return({y});
  CHECK(m.ToText().find("transpose") == std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "attention folds the head's transposes") {
  Value q = P({2, 7, 3, 16}), k = P({2, 9, 3, 16});
  Value s = b.DotGeneral(b.Transpose(q, {0, 2, 1, 3}), b.Transpose(k, {0, 2, 3, 1}), {{0, 1}, {0, 1}, {3}, {2}},
                         Precision::kDefault, DType::kF32);
  CHECK(s.dims() == Dims{2, 3, 7, 9});
  CHECK(m.Definition(s)->operands[0].id == q.id);
  CHECK(m.Definition(s)->operands[1].id == k.id);
}

TEST_CASE_FIXTURE(Fixture, "a transpose that orders the result stays") {
  Value x = P({2, 3, 4}), w = P({4, 5});
  Value t = b.Transpose(x, {1, 0, 2});
  Value y = b.DotGeneral(t, w, {{}, {}, {2}, {0}}, Precision::kDefault, DType::kF32);
  CHECK(y.dims() == Dims{3, 2, 5});
  CHECK(m.Definition(y)->operands[0].id == t.id);
}

TEST_CASE_FIXTURE(Fixture, "bounds go through operations") {
  Value x = Bounded(64, {8});
  auto text = [](const Value& v) { return v.type.ToString(); };
  CHECK(text(x) == "tensor<?x8xf32, #stablehlo.bounds<64, ?>>");
  CHECK(b.Exp(x).type == x.type);
  CHECK(b.Add(x, b.Ones(x.type)).type == x.type);
  CHECK(text(b.Compare(Direction::kLt, x, x)) == "tensor<?x8xi1, #stablehlo.bounds<64, ?>>");
  CHECK(text(b.Transpose(x, {1, 0})) == "tensor<8x?xf32, #stablehlo.bounds<?, 64>>");
  CHECK(text(b.Reshape(x, {kDynamic})) == "tensor<?xf32, #stablehlo.bounds<512>>");
  CHECK(text(b.Reshape(b.Transpose(x, {1, 0}), {kDynamic})) == "tensor<?xf32, #stablehlo.bounds<512>>");
  CHECK(text(b.Reshape(x, {1, kDynamic, 2, 4})) == "tensor<1x?x2x4xf32, #stablehlo.bounds<?, 64, ?, ?>>");
  CHECK(text(b.Reduce("add", x, b.Scalar(DType::kF32, 0), {1})) == "tensor<?xf32, #stablehlo.bounds<64>>");
  CHECK(text(b.Reduce("add", x, b.Scalar(DType::kF32, 0), {0})) == "tensor<8xf32>");
  CHECK(text(b.BroadcastTo(x, {3, kDynamic, 8})) == "tensor<3x?x8xf32, #stablehlo.bounds<?, 64, ?>>");
  CHECK(text(b.Concatenate({x, b.Ones({DType::kF32, {1, 8}})}, 0)) == "tensor<?x8xf32, #stablehlo.bounds<65, ?>>");
  CHECK(text(b.DotGeneral(x, P({8, 3}), {{}, {}, {1}, {0}}, Precision::kDefault, DType::kF32)) ==
        "tensor<?x3xf32, #stablehlo.bounds<64, ?>>");
  CHECK(text(b.SetDimensionSize(x, b.ScalarInt(DType::kS32, 64), 0)) == "tensor<64x8xf32>");
  CHECK(b.SliceDim(x, 0, 0, kDynamic).id == x.id);
  CHECK(text(b.BroadcastLike(P({8}), x)) == text(x));
}

TEST_CASE_FIXTURE(Fixture, "an unknown size means the only one that there is") {
  Value x = Bounded(64, {8});
  Value row = P({8});
  CHECK(b.BroadcastTo(row, x.dims()).type == x.type);
  Bounded(32, {8});
  CHECK_THROWS_AS(b.BroadcastTo(row, x.dims()), support::Error);
}

TEST_CASE_FIXTURE(Fixture, "sizes that are known are constants") {
  Value x = P({4, 8});
  CHECK(b.ConstantValue(b.GetDimensionSize(x, 1)) == 8);
  CHECK(b.SetDimensionSize(x, b.ScalarInt(DType::kS32, 8), 1).id == x.id);
}

TEST_CASE_FIXTURE(Fixture, "bitcasts give every width the minor dimension that it needs") {
  Value x = P({2, 16});
  CHECK(b.BitcastConvert(x, DType::kU8).dims() == Dims{2, 16, 4});
  CHECK(b.BitcastConvert(P({2, 2}), DType::kS64).dims() == Dims{2});
  CHECK(b.BitcastConvert(P({3}, DType::kC64), DType::kF32).dims() == Dims{3, 2});
  CHECK(b.BitcastConvert(P({3}, DType::kC64), DType::kU8).dims() == Dims{3, 8});
  CHECK(b.BitcastConvert(P({3}, DType::kC64), DType::kF64).dims() == Dims{3});
  CHECK(b.BitcastConvert(P({3}, DType::kC128), DType::kC64).dims() == Dims{3, 2});
  CHECK(b.BitcastConvert(P({3, 2}, DType::kC64), DType::kC128).dims() == Dims{3});
  CHECK(b.BitcastConvert(P({3, 8}, DType::kU8), DType::kC64).dims() == Dims{3});
  CHECK(b.BitcastConvert(P({3, 4}, DType::kPred), DType::kF32).dims() == Dims{3});
  CHECK(b.BitcastConvert(P({3}), DType::kPred).dims() == Dims{3, 4});
  CHECK_THROWS_AS(b.BitcastConvert(P({3}), DType::kF64), support::Error);
  CHECK_THROWS_AS(b.BitcastConvert(P({3, 4}), DType::kC64), support::Error);
}

}  // namespace torch_tpu::shlo
