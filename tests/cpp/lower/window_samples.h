// Windows for tests: named ones for every plan, and random ones made as PyTorch's view operators make them. A sample
// is addressed element by element, which is the meaning of a window. Values; single-threaded.
#pragma once
#include <algorithm>
#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "lower/view_plan.h"

namespace torch_tpu::lower::testing {

using support::Dims;

struct Sample {
  std::string name;
  Dims base;
  Window window;
};

inline std::string ToString(const Dims& dims) {
  std::string s = "(";
  for (int64_t d : dims) s += (s.size() > 1 ? "," : "") + std::to_string(d);
  return s + ")";
}

inline std::string ToString(const Sample& sample) {
  return sample.name + " base " + ToString(sample.base) + " sizes " + ToString(sample.window.sizes) + " strides " +
         ToString(sample.window.strides) + " offset " + std::to_string(sample.window.offset);
}

// The base elements of the window, in row-major order of its indices.
inline std::vector<int64_t> Addresses(const Window& window) {
  std::vector<int64_t> addresses{window.offset};
  for (size_t i = 0; i < window.sizes.size(); ++i) {
    std::vector<int64_t> next;
    next.reserve(addresses.size() * window.sizes[i]);
    for (int64_t a : addresses) {
      for (int64_t k = 0; k < window.sizes[i]; ++k) next.push_back(a + k * window.strides[i]);
    }
    addresses = std::move(next);
  }
  return addresses;
}

inline bool Overlaps(const Window& window) {
  const std::vector<int64_t> addresses = Addresses(window);
  return std::set<int64_t>(addresses.begin(), addresses.end()).size() != addresses.size();
}

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}
  int64_t Int(int64_t low, int64_t high) { return low + static_cast<int64_t>(engine_() % (high - low + 1)); }
  bool Chance(int percent) { return Int(0, 99) < percent; }

  Dims RandomDims(int64_t min_rank, int64_t max_rank, int64_t max_size) {
    Dims dims;
    for (int64_t n = Int(min_rank, max_rank); n > 0; --n) dims.push_back(Chance(15) ? 1 : Int(1, max_size));
    return dims;
  }

  // Dims of the same number of elements.
  Dims Refactor(int64_t elements) {
    Dims dims;
    while (elements > 1 && dims.size() < 4 && !Chance(25)) {
      std::vector<int64_t> divisors;
      for (int64_t d = 1; d <= elements; ++d) {
        if (elements % d == 0) divisors.push_back(d);
      }
      dims.push_back(divisors[Int(0, divisors.size() - 1)]);
      elements /= dims.back();
    }
    dims.push_back(elements);
    return dims;
  }

  // A chain of view operators on a contiguous tensor; now and then the storage has got other dims since.
  Sample Chain() {
    Sample s;
    s.base = RandomDims(0, 4, 7);
    Window& w = s.window;
    w.sizes = s.base;
    w.strides = shlo::RowMajorStrides(s.base);
    for (int64_t n = Int(0, 5); n > 0; --n) s.name += Step(w);
    if (Chance(25)) s.base = Refactor(shlo::NumElements(s.base));
    return s;
  }

  // Any legal as_strided.
  Sample Strided() {
    Sample s{"as_strided", RandomDims(1, 4, 6), {}};
    const int64_t elements = shlo::NumElements(s.base);
    int64_t room = elements - 1;
    for (int64_t n = Int(0, 4); n > 0; --n) {
      int64_t size = Int(1, 5);
      const int64_t most = size == 1 ? 40 : room / (size - 1);
      const int64_t stride = Chance(10) ? 0 : Int(0, std::min<int64_t>(most, 20));
      if (stride == 0 && !Chance(40)) size = 1;
      room -= (size - 1) * stride;
      w_push(s.window, size, stride);
    }
    s.window.offset = Int(0, room);
    return s;
  }

 private:
  static void w_push(Window& w, int64_t size, int64_t stride) {
    w.sizes.push_back(size);
    w.strides.push_back(stride);
  }

  std::string Step(Window& w) {
    const auto rank = static_cast<int64_t>(w.sizes.size());
    const int64_t op = Int(0, 10);
    if (op == 9) {  // unsqueeze + expand
      const int64_t at = Int(0, rank);
      w.sizes.insert(w.sizes.begin() + at, Int(1, 3));
      w.strides.insert(w.strides.begin() + at, w.sizes[at] == 1 ? Int(0, 50) : 0);
      return " expand";
    }
    if (rank == 0) return "";
    const int64_t d = Int(0, rank - 1), size = w.sizes[d];
    switch (op) {
      case 0:
      case 1: {  // x[lo:hi:step]
        const int64_t lo = Int(0, size - 1), hi = Int(lo + 1, size), step = Chance(50) ? 1 : Int(1, 3);
        w.offset += lo * w.strides[d];
        w.sizes[d] = (hi - lo + step - 1) / step;
        w.strides[d] *= step;
        return " slice";
      }
      case 2: {  // x[:, i]
        w.offset += Int(0, size - 1) * w.strides[d];
        w.sizes.erase(w.sizes.begin() + d);
        w.strides.erase(w.strides.begin() + d);
        return " select";
      }
      case 3:
      case 4: {
        const int64_t e = Int(0, rank - 1);
        std::swap(w.sizes[d], w.sizes[e]);
        std::swap(w.strides[d], w.strides[e]);
        return " transpose";
      }
      case 5: {  // flatten of two dims where it is a view
        if (d + 1 >= rank || w.strides[d] != w.strides[d + 1] * w.sizes[d + 1]) return "";
        w.sizes[d + 1] *= size;
        w.sizes.erase(w.sizes.begin() + d);
        w.strides.erase(w.strides.begin() + d);
        return " flatten";
      }
      case 6: {  // unflatten
        for (int64_t f : {4, 3, 2}) {
          if (size % f != 0) continue;
          w.sizes[d] = f;
          w.sizes.insert(w.sizes.begin() + d, size / f);
          w.strides.insert(w.strides.begin() + d, w.strides[d] * f);
          return " unflatten";
        }
        return "";
      }
      case 7: {  // diagonal(offset, d, e)
        const int64_t e = Int(0, rank - 1);
        if (e == d) return "";
        const int64_t shift = Int(0, w.sizes[e] - 1);
        w.offset += shift * w.strides[e];
        const int64_t n = std::min(size, w.sizes[e] - shift), stride = w.strides[d] + w.strides[e];
        for (int64_t k : {std::max(d, e), std::min(d, e)}) {
          w.sizes.erase(w.sizes.begin() + k);
          w.strides.erase(w.strides.begin() + k);
        }
        w_push(w, n, stride);
        return " diagonal";
      }
      default: {  // unfold(d, length, step)
        const int64_t length = Int(1, size), step = Int(1, 3), stride = w.strides[d];
        w.sizes[d] = (size - length) / step + 1;
        w.strides[d] = stride * step;
        w_push(w, length, stride);
        return " unfold";
      }
    }
  }

  std::mt19937_64 engine_;
};

// One or more for every kind of plan.
inline std::vector<Sample> NamedSamples() {
  return {
      {"identity", {4, 6}, {{4, 6}, {6, 1}, 0}},
      {"scalar of scalar", {}, {{}, {}, 0}},
      {"scalar expanded", {}, {{3, 2}, {0, 0}, 0}},
      {"element", {4, 6}, {{}, {}, 9}},
      {"row", {4, 6}, {{6}, {1}, 12}},
      {"row kept", {4, 6}, {{1, 6}, {77, 1}, 12}},
      {"column", {4, 6}, {{4}, {6}, 5}},
      {"box", {4, 6}, {{2, 3}, {6, 1}, 8}},
      {"transposed", {4, 6}, {{6, 4}, {1, 6}, 0}},
      {"channels last", {2, 4, 5, 3}, {{2, 3, 4, 5}, {60, 1, 15, 3}, 0}},
      {"channels last of flat", {120}, {{2, 3, 4, 5}, {60, 1, 15, 3}, 0}},
      {"expanded column", {4, 6}, {{4, 5}, {6, 0}, 3}},
      {"expanded front", {4, 1}, {{3, 4, 2}, {0, 1, 0}, 0}},
      {"rows stepped", {8, 6}, {{4, 6}, {12, 1}, 6}},
      {"rows stepped unevenly", {7, 6}, {{3, 6}, {18, 1}, 0}},
      {"columns stepped", {4, 8}, {{4, 4}, {8, 2}, 1}},
      {"columns stepped unevenly", {4, 7}, {{4, 3}, {7, 3}, 0}},
      {"both stepped", {8, 9}, {{4, 3}, {18, 3}, 11}},
      {"few far elements", {1000}, {{5}, {199}, 3}},
      {"rows stepped, wide", {6, 256}, {{3, 256}, {512, 1}, 256}},
      {"rows stepped of rows, wide", {2, 6, 256}, {{2, 2, 200}, {1536, 768, 1}, 256 + 17}},
      {"heads", {2, 5, 24}, {{2, 5, 2, 4}, {120, 24, 4, 1}, 8}},
      {"heads interleaved", {2, 5, 24}, {{2, 5, 2, 4}, {120, 24, 12, 1}, 4}},
      {"heads merged", {2, 3, 4, 5}, {{3, 20}, {20, 1}, 60}},
      {"merged and stepped", {4, 6}, {{12}, {2}, 1}},
      {"flat", {4, 6}, {{24}, {1}, 0}},
      {"other dims", {4, 6}, {{3, 8}, {8, 1}, 0}},
      {"other dims, part", {4, 6}, {{3, 4}, {8, 1}, 4}},
      {"flat across rows", {40, 6}, {{7}, {1}, 21}},
      {"flat across rows, stepped", {40, 6}, {{5}, {4}, 21}},
      {"flat across rows of a slab", {3, 40, 6}, {{7}, {1}, 261}},
      {"flat at the end", {40, 6}, {{7}, {1}, 233}},
      {"gaps that divide nothing", {4, 11}, {{4, 2, 3}, {11, 5, 1}, 1}},
      {"gaps across rows", {4, 6}, {{3, 2}, {7, 2}, 1}},
      {"diagonal", {5, 5}, {{5}, {6}, 0}},
      {"diagonal above", {5, 7}, {{5}, {8}, 2}},
      {"diagonal, long", {40, 41}, {{40}, {42}, 0}},
      {"diagonal of rows stepped", {8, 5}, {{4}, {11}, 0}},
      {"diagonals of a batch", {3, 5, 5}, {{3, 4}, {25, 6}, 1}},
      {"diagonals in the middle", {4, 3, 4}, {{3, 4}, {4, 13}, 0}},
      {"diagonal of three dims", {4, 4, 4}, {{4}, {21}, 0}},
      {"unfold of diagonal", {6, 6}, {{4, 3}, {7, 7}, 0}},
      {"unfold", {12}, {{10, 3}, {1, 1}, 0}},
      {"unfold rows", {8, 5}, {{4, 5, 2}, {10, 1, 5}, 0}},
      {"unfold overlapping rows", {8, 5}, {{3, 5, 4}, {10, 1, 5}, 0}},
      {"unfold of unfold", {6, 7}, {{4, 5, 3, 3}, {7, 1, 7, 1}, 0}},
      {"unfold of unfold, one dim", {20}, {{5, 3, 4}, {2, 2, 1}, 3}},
      {"unfold, both long", {90}, {{45, 46}, {1, 1}, 0}},
      {"unfold, both long, stepped", {180}, {{45, 46}, {2, 2}, 0}},
      {"unfold, both long, inner dim", {85, 3}, {{40, 3, 45}, {3, 1, 3}, 0}},
      {"unfold across rows", {4, 5}, {{18, 3}, {1, 1}, 0}},
      {"interleaved", {12}, {{3, 2}, {2, 3}, 1}},
      {"interleaved in rows", {4, 12}, {{4, 3, 2}, {12, 2, 3}, 1}},
      {"interleaved across rows", {3, 4}, {{3, 2}, {2, 3}, 1}},
      {"no element", {4, 6}, {{0, 6}, {6, 1}, 0}},
      {"no element at the end", {4, 6}, {{3, 0}, {6, 1}, 24}},
      {"of an empty storage", {0}, {{0, 3}, {3, 1}, 0}},
      {"of an empty storage, zero strides", {2, 0}, {{0}, {1}, 0}},
  };
}

}  // namespace torch_tpu::lower::testing
