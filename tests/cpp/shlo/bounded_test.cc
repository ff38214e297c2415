// Modules for a range of sizes: the law of their numbers, and results equal to those of the exact modules whatever lies
// in the padding.
#include "shlo/bounded.h"

#include <functional>
#include <limits>

#include "doctest.h"
#include "shlo/builder.h"
#include "shlo/run.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

constexpr DType kF32 = DType::kF32;

using Make = std::function<void(Module&, int64_t)>;

Value Softmax(Builder& b, const Value& x, int64_t dim) {
  auto keep = [&](const Value& v) {
    Dims dims = x.dims();
    dims[dim] = 1;
    Dims mapping;
    for (size_t i = 0; i < x.rank(); ++i) mapping.push_back(static_cast<int64_t>(i));
    return b.BroadcastInDim(b.Reshape(v, dims), x.dims(), mapping);
  };
  Value top = b.Reduce("maximum", x, b.Scalar(kF32, -std::numeric_limits<double>::infinity()), {dim});
  Value e = b.Unary("exponential", b.Subtract(x, keep(top)));
  return b.Divide(e, keep(b.Reduce("add", e, b.Scalar(kF32, 0), {dim})));
}

struct Named {
  const char* name;
  Make make;
};

std::vector<Named> Cases() {
  return {
      {"bias",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {1, n, 8}}), w = m.AddParameter({kF32, {8}});
         m.Return({b.Add(x, b.BroadcastTo(w, x.dims()))});
       }},
      {"mean and factor",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {n, 3}});
         Value sum = b.Reduce("add", x, b.Scalar(kF32, 0), {0});
         m.Return({b.Divide(sum, b.BroadcastTo(b.Scalar(kF32, static_cast<double>(n * 2)), {3}))});
       }},
      {"attention",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value q = m.AddParameter({kF32, {1, 2, n, 4}}), k = m.AddParameter({kF32, {1, 2, n, 4}}),
               v = m.AddParameter({kF32, {1, 2, n, 4}});
         Value scores = b.DotGeneral(q, k, {{0, 1}, {0, 1}, {3}, {3}}, Precision::kHighest, kF32);
         TensorType grid(DType::kS32, {n, n});
         Value mask = b.Compare(Direction::kLe, b.Iota(grid, 1), b.Iota(grid, 0));
         Value low = b.BroadcastTo(b.Scalar(kF32, -1e30), scores.dims());
         scores = b.Select(b.BroadcastTo(mask, scores.dims()), scores, low);
         m.Return({b.DotGeneral(Softmax(b, scores, 3), v, {{0, 1}, {0, 1}, {3}, {2}}, Precision::kHighest, kF32)});
       }},
      {"grow",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value cache = m.AddParameter({kF32, {1, 2, n, 4}}), row = m.AddParameter({kF32, {1, 2, 1, 4}});
         m.Return({b.Concatenate({cache, row}, 2)});
       }},
      {"projection",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {1, n, 8}}), w = m.AddParameter({kF32, {8, 16}});
         Value y = b.DotGeneral(b.Reshape(x, {n, 8}), w, {{}, {}, {1}, {0}}, Precision::kHighest, kF32);
         m.Return({b.Transpose(b.Reshape(y, {1, n, 2, 8}), {0, 2, 1, 3})});
       }},
      {"last row",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {2, n, 3}});
         m.Return({b.SliceDim(x, 1, n - 1, n), b.SliceDim(x, 1, 1, n), b.SliceDim(x, 1, 0, 5)});
       }},
      {"arange",
       [](Module& m, int64_t n) {
         Builder b(m);
         m.Return({b.Multiply(b.Iota({kF32, {n}}, 0), b.BroadcastTo(b.Scalar(kF32, 3), {n}))});
       }},
      {"sorted",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {2, n}});
         m.Return({b.Sort({x}, 1, /*stable=*/true, [](Builder& i, const std::vector<Value>& v) {
           return std::vector<Value>{i.Compare(Direction::kLt, v[0], v[1])};
         })[0]});
       }},
      {"counts by scatter",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {n, 3}});
         Value row = b.Remainder(b.Iota({DType::kS32, {n, 1}}, 0), b.BroadcastTo(b.ScalarInt(DType::kS32, 5), {n, 1}));
         ScatterDims dims;
         dims.update_window_dims = {1};
         dims.inserted_window_dims = {0};
         dims.scatter_dims_to_operand_dims = {0};
         dims.index_vector_dim = 1;
         m.Return({b.Scatter(b.Zeros({kF32, {5, 3}}), row, x, dims, "add", false, false)});
       }},
      {"padded",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {n, 3}});
         m.Return({b.Pad(x, b.Scalar(kF32, 7), {1, 0}, {2, 1}, {0, 0}),
                   b.Pad(x, b.Scalar(kF32, 7), {0, 0}, {100 - n, 0}, {0, 0})});
       }},
      {"sum of all",
       [](Module& m, int64_t n) {
         Builder b(m);
         Value x = m.AddParameter({kF32, {n, 3}});
         Value flat = b.Reshape(b.Multiply(x, x), {n * 3});
         m.Return({b.Reduce("add", flat, b.Scalar(kF32, 0), {0})});
       }},
  };
}

// Row-major bytes between two shapes of one rank; what is new is NaN.
std::vector<float> Moved(const std::vector<float>& from, const Dims& from_dims, const Dims& to_dims) {
  std::vector<float> to(NumElements(to_dims), std::numeric_limits<float>::quiet_NaN());
  Dims from_strides = RowMajorStrides(from_dims), to_strides = RowMajorStrides(to_dims);
  for (int64_t i = 0; i < NumElements(to_dims); ++i) {
    int64_t rest = i, at = 0;
    bool inside = true;
    for (size_t d = 0; d < to_dims.size(); ++d) {
      int64_t index = rest / to_strides[d];
      rest %= to_strides[d];
      inside &= index < from_dims[d];
      at += index * from_strides[d];
    }
    if (inside) to[i] = from[at];
  }
  return to;
}

Outline OutlineOf(const Make& make, int64_t n) {
  Module m;
  make(m, n);
  return OutlineOf(m, m.parameters().size());
}

std::optional<SizeLaw> LawOf(const Make& make) {
  Outline a = OutlineOf(make, 17), b = OutlineOf(make, 23), c = OutlineOf(make, 40);
  REQUIRE(a.structure == b.structure);
  REQUIRE(a.structure == c.structure);
  return SizeLaw::Fit(a.numbers, b.numbers, c.numbers, a.num_parameter_dims);
}

}  // namespace

TEST_CASE("a module for a range of sizes gives what the exact one gives") {
  const pjrt::Client* client = TestClient();
  for (const Named& sample : Cases()) {
    INFO(sample.name);
    auto law = LawOf(sample.make);
    REQUIRE(law.has_value());
    for (int64_t n : {18, 32, 33, 50}) {
      INFO(n);
      Module exact, bounded;
      sample.make(exact, n);
      Outline outline = OutlineOf(exact, exact.parameters().size());
      CHECK(law->SizeOf(outline.numbers) == n);
      PaddedDims padded = PaddedDimsOf(exact, outline, *law, exact.parameters().size());
      WriteBounded(exact, outline, *law, padded, bounded);
      std::string text = bounded.ToText();
      INFO(text);
      if (client == nullptr) continue;
      std::vector<std::string> inputs, padded_inputs;
      for (size_t i = 0; i < exact.parameters().size(); ++i) {
        const Dims& dims = exact.parameters()[i].value.dims();
        std::vector<float> values(NumElements(dims));
        for (size_t k = 0; k < values.size(); ++k) values[k] = static_cast<float>((k * 7919 + i) % 13) / 4 - 1;
        inputs.push_back(Bytes(values));
        padded_inputs.push_back(Bytes(Moved(values, dims, padded.parameters[i])));
      }
      padded_inputs.push_back(Bytes(std::vector<int32_t>{static_cast<int32_t>(n)}));
      auto expected = Run(*client, exact, inputs), got = Run(*client, bounded, padded_inputs);
      for (size_t r = 0; r < expected.size(); ++r) {
        const Dims& dims = exact.results()[r].dims();
        std::vector<float> left = Numbers<float>(expected[r]);
        std::vector<float> right = Moved(Numbers<float>(got[r]), padded.results[r], dims);
        REQUIRE(left.size() == right.size());
        for (size_t k = 0; k < left.size(); ++k) CHECK(right[k] == doctest::Approx(left[k]).epsilon(1e-5));
      }
    }
  }
}

TEST_CASE("modules whose numbers follow no law of one size have none") {
  auto squares = [](Module& m, int64_t n) {
    Builder b(m);
    m.Return({b.Add(m.AddParameter({kF32, {n, n * n}}), b.Zeros({kF32, {n, n * n}}))});
  };
  CHECK(!LawOf(squares).has_value());
  auto law = LawOf(Cases()[0].make);
  Outline other = OutlineOf([](Module& m, int64_t n) { Cases()[0].make(m, n); }, 20);
  other.numbers[2] = 9;  // a width that was 8
  CHECK(!law->SizeOf(other.numbers).has_value());
}

TEST_CASE("what is not known to be exact is refused") {
  auto refused = [](const Make& make) {
    auto law = LawOf(make);
    REQUIRE(law.has_value());
    Module exact, out;
    make(exact, 20);
    Outline outline = OutlineOf(exact, exact.parameters().size());
    CHECK_THROWS_AS(
        WriteBounded(exact, outline, *law, PaddedDimsOf(exact, outline, *law, exact.parameters().size()), out),
        support::Error);
  };
  refused([](Module& m, int64_t n) {
    Builder b(m);
    m.Return({b.Reverse(m.AddParameter({kF32, {n, 3}}), {0})});
  });
  refused([](Module& m, int64_t n) {
    Builder b(m);
    m.Return({b.Reshape(m.AddParameter({kF32, {3, n}}), {n, 3})});
  });
}

}  // namespace torch_tpu::shlo
