#include "lower/view_plan.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "doctest.h"
#include "lower/view_layout.h"
#include "lower/window_samples.h"
#include "support/error.h"

namespace torch_tpu::lower {
namespace {

using internal::Axis;
using internal::Layout;
using support::Dims;
using testing::Sample;

// What the plan says about where each element of the window is, in row-major order of the window's indices.
std::vector<int64_t> PlannedAddresses(const Dims& base, const Window& window, const ViewPlan& plan) {
  Layout layout;
  Dims axis_strides;
  size_t next = 0;
  int64_t origin = 0;
  if (plan.level < 0) {
    REQUIRE(internal::LayOverBase(base, window, &layout));
    axis_strides = shlo::RowMajorStrides(base);
  } else {
    int64_t row = shlo::NumElements(base), slab = row;
    for (int j = 0; j < static_cast<int>(base.size()) && j <= plan.level; ++j) {
      row /= base[j];
      const int64_t rows = j < plan.level ? 1 : internal::SlabRows(base, window, plan.level);
      slab = rows * row;
      if (rows == base[j]) continue;
      const int64_t at = plan.starts[next++];
      CHECK(at >= 0);
      CHECK(at + rows <= base[j]);
      origin += at * row;
    }
    internal::LayFlat(slab, window, &layout);
    axis_strides = {1};
  }
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    int64_t start = 0;
    if (plan.refined >> j & 1) {
      support::SmallVec<int64_t, 8> pieces;
      REQUIRE(internal::Split(layout, axis, &pieces));
      int64_t inner = axis.size;
      for (size_t k = 0; k < pieces.size(); ++k) {
        inner /= pieces[k];
        const int64_t size = k < static_cast<size_t>(axis.count) ? layout.terms[axis.first + k].size : 1;
        if (size == pieces[k]) continue;
        CHECK(plan.starts[next] + size <= pieces[k]);
        start += plan.starts[next++] * inner;
      }
    } else if (axis.len < axis.size) {
      start = plan.starts[next++];
    }
    CHECK(start >= 0);
    CHECK(start + axis.len <= axis.size);
    origin += start * axis_strides[j];
  }
  CHECK(next == plan.starts.size());
  std::vector<int64_t> addresses{origin};
  for (size_t i = 0; i < window.sizes.size(); ++i) {
    std::vector<std::pair<int64_t, int64_t>> factors;  // size, stride; outer first
    for (size_t f = 0; f < layout.factors.size(); ++f) {
      if (layout.factors[f].window_dim != static_cast<int32_t>(i)) continue;
      int64_t stride = 0;
      for (const internal::Term& t : layout.terms) {
        if (t.factor == static_cast<int32_t>(f)) stride += t.step * axis_strides[t.axis];
      }
      CHECK(stride == layout.factors[f].stride);
      factors.emplace_back(layout.factors[f].size, stride);
    }
    if (factors.empty()) factors.emplace_back(window.sizes[i], 0);
    std::sort(factors.begin(), factors.end(), [](auto& a, auto& b) { return a.second > b.second; });
    for (auto [size, stride] : factors) {
      std::vector<int64_t> more;
      for (int64_t a : addresses) {
        for (int64_t k = 0; k < size; ++k) more.push_back(a + k * stride);
      }
      addresses = std::move(more);
    }
  }
  return addresses;
}

std::vector<int64_t> Key(const ViewPlan& plan) {
  support::SmallVec<int64_t, 8> key;
  AppendKey(plan, key);
  return key.ToVector();
}

void CheckPlan(const Sample& sample, bool for_write) {
  INFO(testing::ToString(sample), for_write ? " write" : " read");
  const ViewPlan plan = MakeViewPlan(sample.base, sample.window, for_write);
  const std::vector<int64_t> expected = testing::Addresses(sample.window);
  if (plan.kind == ViewPlan::kEmpty) {
    CHECK(expected.empty());
    return;
  }
  if (plan.kind == ViewPlan::kIdentity) {
    CHECK(expected.size() == static_cast<size_t>(shlo::NumElements(sample.base)));
    for (size_t i = 0; i < expected.size(); ++i) REQUIRE(expected[i] == static_cast<int64_t>(i));
    CHECK(plan.covers);
    return;
  }
  CHECK(PlannedAddresses(sample.base, sample.window, plan) == expected);
  const std::set<int64_t> distinct(expected.begin(), expected.end());
  const bool once = distinct.size() == expected.size();
  CHECK(plan.covers == (once && static_cast<int64_t>(distinct.size()) == shlo::NumElements(sample.base)));
}

ViewPlan::Kind KindOf(const Dims& base, const Window& window, bool for_write = false) {
  return MakeViewPlan(base, window, for_write).kind;
}

TEST_CASE("plans address every element of every window") {
  std::map<int, int> kinds;
  for (const Sample& sample : testing::NamedSamples()) {
    for (bool for_write : {false, true}) CheckPlan(sample, for_write);
    ++kinds[KindOf(sample.base, sample.window)];
  }
  CHECK(kinds.size() == 9);  // no plan goes without a sample
  testing::Random random(1);
  for (int i = 0; i < 20000; ++i) {
    const Sample sample = i % 3 == 0 ? random.Strided() : random.Chain();
    for (bool for_write : {false, true}) CheckPlan(sample, for_write);
  }
}

TEST_CASE("base dims are used where the window fits them") {
  CHECK(KindOf({4, 6}, {{4, 6}, {6, 1}, 0}) == ViewPlan::kIdentity);
  CHECK(KindOf({4, 6}, {{6, 4}, {1, 6}, 0}) == ViewPlan::kBase);
  CHECK(KindOf({4, 6}, {{3}, {1}, 8}) == ViewPlan::kBase);
  CHECK(KindOf({4, 6}, {{2, 6}, {12, 1}, 6}) == ViewPlan::kBase);
  CHECK(KindOf({4, 6}, {{2, 6}, {12, 1}, 6}, true) == ViewPlan::kRefined);
  CHECK(KindOf({2, 3, 4}, {{2, 12}, {12, 1}, 0}) == ViewPlan::kRefined);
  CHECK(KindOf({2, 24}, {{2, 2, 4}, {24, 12, 1}, 4}) == ViewPlan::kRefined);
  CHECK(KindOf({4, 6}, {{3, 8}, {8, 1}, 0}) == ViewPlan::kRadix);
  CHECK(KindOf({4, 11}, {{4, 2, 3}, {11, 5, 1}, 1}) == ViewPlan::kNested);
  CHECK(KindOf({5, 5}, {{5}, {6}, 0}) == ViewPlan::kDiagonal);
  CHECK(KindOf({6, 7}, {{4, 5, 3, 3}, {7, 1, 7, 1}, 0}) == ViewPlan::kUnroll);
  CHECK(KindOf({90}, {{45, 46}, {1, 1}, 0}) == ViewPlan::kGather);
  CHECK(KindOf({12}, {{3, 2}, {2, 3}, 1}, true) == ViewPlan::kGather);
  CHECK(KindOf({12}, {{3, 2}, {3, 1}, 1}, true) == ViewPlan::kRefined);
}

TEST_CASE("a moving offset keeps the key") {
  auto same = [](const Dims& base, Window window, std::vector<int64_t> offsets) {
    for (bool for_write : {false, true}) {
      window.offset = offsets[0];
      const std::vector<int64_t> key = Key(MakeViewPlan(base, window, for_write));
      for (int64_t offset : offsets) {
        window.offset = offset;
        CHECK(Key(MakeViewPlan(base, window, for_write)) == key);
      }
    }
  };
  same({4, 6}, {{6}, {1}, 0}, {0, 6, 12, 18});                       // x[i]
  same({4, 6}, {{1, 6}, {6, 1}, 0}, {0, 6, 12, 18});                 // x[i:i+1]
  same({4, 6}, {{2, 6}, {6, 1}, 0}, {0, 6, 12});                     // x[i:i+2]
  same({4, 6}, {{4}, {6}, 0}, {0, 1, 2, 3, 4, 5});                   // x[:, i]
  same({4, 6}, {{4, 2}, {6, 1}, 0}, {0, 1, 2, 3, 4});                // x[:, i:i+2]
  same({8, 6}, {{4, 6}, {12, 1}, 0}, {0, 6});                        // x[i::2]
  same({4, 6}, {{2}, {1}, 0}, {0, 1, 4, 6, 10, 22});                 // x.flatten()[i:i+2] within a row
  same({40, 6}, {{9}, {1}, 0}, {0, 1, 6, 25, 231});                  // always across rows
  same({4, 6, 6}, {{4, 3}, {36, 7}, 0}, {0, 1, 2, 3, 6, 21});        // diagonals
  same({2, 5, 24}, {{2, 5, 2, 4}, {120, 24, 12, 1}, 0}, {0, 4, 8});  // q, k, v of each head
  same({2, 5, 24}, {{2, 5, 2, 4}, {120, 24, 4, 1}, 0}, {0, 8, 16});  // q, k, v of all heads
  same({4, 20}, {{4, 8, 3}, {20, 2, 1}, 0}, {0, 1, 2, 3});           // unfold of x[:, i:i+17]
}

TEST_CASE("another structure has another key") {
  const Dims base{4, 6};
  const Window within{{3}, {1}, 6}, across{{3}, {1}, 5};
  CHECK(Key(MakeViewPlan(base, within, false)) != Key(MakeViewPlan(base, across, false)));
  const Window stepped{{2, 6}, {12, 1}, 0};
  CHECK(Key(MakeViewPlan(base, stepped, false)) != Key(MakeViewPlan(base, stepped, true)));
}

TEST_CASE("only partly read dims have starts") {
  CHECK(MakeViewPlan({4, 6}, {{4, 6}, {6, 1}, 0}, false).starts.empty());
  CHECK(MakeViewPlan({4, 6}, {{6, 4}, {1, 6}, 0}, false).starts.empty());
  CHECK(MakeViewPlan({4, 6}, {{6}, {1}, 12}, false).starts.ToVector() == std::vector<int64_t>{2});
  CHECK(MakeViewPlan({4, 6}, {{2, 3}, {6, 1}, 8}, false).starts.ToVector() == std::vector<int64_t>{1, 2});
  CHECK(MakeViewPlan({2, 5, 24}, {{2, 5, 2, 4}, {120, 24, 12, 1}, 4}, false).starts.ToVector() ==
        std::vector<int64_t>{4});
}

TEST_CASE("storages of 2^31 elements have 64-bit starts") {
  const int64_t gi = int64_t{1} << 30;
  CHECK(!MakeViewPlan({gi, 1}, {{5}, {1}, 7}, false).wide);
  const ViewPlan plan = MakeViewPlan({gi, 4}, {{3}, {1}, 4 * gi - 3}, false);
  CHECK(plan.StartType() == shlo::DType::kS64);
  CHECK(plan.starts.ToVector() == std::vector<int64_t>{gi - 1, 1});
}

TEST_CASE("a window outside its storage is refused") {
  CHECK_THROWS_AS(MakeViewPlan({4, 6}, {{6}, {1}, 19}, false), support::Error);
  CHECK_THROWS_AS(MakeViewPlan({0}, {{4, 6}, {6, 1}, 0}, false), support::Error);
  CHECK_NOTHROW(MakeViewPlan({0}, {{0, 6}, {6, 1}, 0}, false));
}

TEST_CASE("any rank works") {
  for (size_t rank : {7, 12, 47, 48, 49, 70}) {
    Dims base(rank, 1);
    base[1] = 3;
    base[rank - 2] = 5;
    Window window{base, Dims(rank, 1), 0};
    window.strides[1] = 5;
    CheckPlan({"high rank", base, window}, false);
    window.sizes[1] = 2;
    window.offset = 5;
    CheckPlan({"high rank slice", base, window}, false);
    CheckPlan({"high rank slice", base, window}, true);
    window.sizes[rank - 2] = 3;
    CheckPlan({"high rank box", base, window}, true);
  }
}

TEST_CASE("planning time (printed, not checked)") {
  const std::vector<Sample> samples = {
      {"identity", {8, 128, 768}, {{8, 128, 768}, {98304, 768, 1}, 0}},
      {"transposed", {768, 3072}, {{3072, 768}, {1, 768 * 4}, 0}},
      {"row", {1024, 1024}, {{1024}, {1}, 5 * 1024}},
      {"box", {8, 128, 768}, {{8, 16, 64}, {98304, 768, 1}, 768 * 3 + 64}},
      {"step", {1024, 1024}, {{512, 1024}, {2048, 1}, 0}},
      {"heads", {8, 128, 2304}, {{8, 12, 128, 64}, {128 * 2304, 64, 2304, 1}, 768}},
      {"merged", {8, 128, 12, 64}, {{8, 128, 768}, {98304, 768, 1}, 0}},
      {"flat across rows", {40, 6}, {{7}, {1}, 21}},
      {"diagonal", {1024, 1024}, {{1024}, {1025}, 0}},
      {"unfold", {1024, 1024}, {{1024, 1022, 3}, {1024, 1, 1}, 0}},
  };
  for (const Sample& sample : samples) {
    constexpr int kRuns = 100000;
    int64_t sum = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < kRuns; ++i) sum += MakeViewPlan(sample.base, sample.window, false).kind;
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
    MESSAGE(sample.name, ": ", time.count() / kRuns, " ns, kind ", sum / kRuns);
  }
}

}  // namespace
}  // namespace torch_tpu::lower
