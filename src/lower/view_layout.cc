#include "lower/view_layout.h"

#include <algorithm>

namespace torch_tpu::lower::internal {
namespace {

// Sorts the terms by axis and falling step (stable: outer window dims first) and sums up each axis.
void Finish(Layout* layout) {
  auto& terms = layout->terms;
  for (size_t i = 1; i < terms.size(); ++i) {
    Term t = terms[i];
    size_t k = i;
    for (; k > 0 && (terms[k - 1].axis > t.axis || (terms[k - 1].axis == t.axis && terms[k - 1].step < t.step)); --k) {
      terms[k] = terms[k - 1];
    }
    terms[k] = t;
  }
  int32_t next = 0;
  for (size_t j = 0; j < layout->axes.size(); ++j) {
    Axis& axis = layout->axes[j];
    axis.len = axis.last_step = 1;
    axis.first = next;
    for (; next < static_cast<int32_t>(terms.size()) && terms[next].axis == static_cast<int32_t>(j); ++next) {
      const Term& t = terms[next];
      axis.len += (t.size - 1) * t.step;
      axis.last_step = t.step;
    }
    axis.count = next - axis.first;
    const Term* own = terms.data() + axis.first;
    axis.nested = Nested(own, axis.count);
    axis.dense = axis.nested;
    for (int k = 0; k + 1 < axis.count; ++k) axis.dense &= own[k].step == own[k + 1].size * own[k + 1].step;
  }
}

}  // namespace

bool Nested(const Term* terms, int count) {
  int64_t extent = 1;
  for (int k = count - 1; k >= 0; --k) {
    if (terms[k].step < extent) return false;
    extent += (terms[k].size - 1) * terms[k].step;
  }
  return true;
}

bool Layout::Diagonal() const {
  for (const Factor& f : factors) {
    if (f.terms > 1) return true;
  }
  return false;
}

bool Layout::Overlapping() const {
  for (const Axis& a : axes) {
    if (!a.nested) return true;
  }
  return false;
}

int64_t Extent(const Window& window) {
  int64_t extent = 1;
  for (size_t i = 0; i < window.sizes.size(); ++i) extent += (window.sizes[i] - 1) * window.strides[i];
  return extent;
}

bool LayOverBase(const support::Dims& base, const Window& window, Layout* layout) {
  const size_t rank = base.size();
  if (rank > kMaxFrameRank) return false;
  int64_t base_strides[kMaxFrameRank];
  int64_t total = 1;
  for (size_t j = rank; j-- > 0;) {
    base_strides[j] = total;
    total *= base[j];
  }
  layout->axes.resize(rank);
  for (size_t j = 0; j < rank; ++j) layout->axes[j].size = base[j];
  for (size_t i = 0; i < window.sizes.size(); ++i) {
    int64_t size = window.sizes[i], stride = window.strides[i];
    if (size == 1) continue;
    if (stride == 0) {
      layout->expanded = true;
      continue;
    }
    while (size > 1) {
      const auto factor = static_cast<int32_t>(layout->factors.size());
      const size_t first = layout->terms.size();
      int64_t rest = stride;
      for (size_t j = 0; j < rank && rest > 0; ++j) {
        if (base[j] == 1 || rest < base_strides[j]) continue;
        const int64_t step = rest == base_strides[j] ? 1 : rest / base_strides[j];
        rest -= step * base_strides[j];
        if (step >= base[j]) return false;
        layout->terms.push_back({size, step, static_cast<int32_t>(j), factor});
      }
      const auto count = static_cast<int32_t>(layout->terms.size() - first);
      Factor f{size, stride, static_cast<int32_t>(i), count};
      size = 1;
      if (count == 1) {
        // A dim longer than its axis goes on in the next one out, where it fills this one evenly.
        Term& term = layout->terms.back();
        const int64_t axis_size = base[term.axis];
        if ((f.size - 1) * term.step >= axis_size) {
          const int64_t inner = term.step == 1 ? axis_size : axis_size / term.step;
          if (inner * term.step != axis_size || inner == 1) return false;
          size = f.size / inner;
          if (size * inner != f.size) return false;
          stride = base_strides[term.axis] * axis_size;
          f.size = term.size = inner;
        }
      }
      layout->factors.push_back(f);
    }
  }
  Finish(layout);
  for (const Axis& axis : layout->axes) {
    if (axis.len > axis.size) return false;
  }
  return true;
}

void LayFlat(int64_t length, const Window& window, Layout* layout) {
  layout->axes.resize(1);
  layout->axes[0].size = length;
  for (size_t i = 0; i < window.sizes.size(); ++i) {
    if (window.sizes[i] == 1) continue;
    if (window.strides[i] == 0) {
      layout->expanded = true;
      continue;
    }
    layout->terms.push_back({window.sizes[i], window.strides[i], 0, static_cast<int32_t>(layout->factors.size())});
    layout->factors.push_back({window.sizes[i], window.strides[i], static_cast<int32_t>(i), 1});
  }
  Finish(layout);
}

int64_t SlabRows(const support::Dims& base, const Window& window, int level) {
  if (level >= static_cast<int>(base.size())) return 1;
  int64_t row = 1;
  for (size_t j = level + 1; j < base.size(); ++j) row *= base[j];
  return std::min(base[level], (Extent(window) - 1 + row - 1) / row + 1);
}

bool Split(const Layout& layout, const Axis& axis, support::SmallVec<int64_t, 8>* pieces) {
  pieces->clear();
  int64_t outer = axis.size;
  for (int k = 0; k < axis.count; ++k) {
    const int64_t step = layout.terms[axis.first + k].step;
    const int64_t piece = step == 1 ? outer : outer / step;
    if (piece * step != outer) return false;
    pieces->push_back(piece);
    outer = step;
  }
  if (outer > 1) pieces->push_back(outer);
  return true;
}

int NextUnrolled(const Term* terms, int count) {
  if (Nested(terms, count)) return -1;
  int best = 0;
  for (int k = 1; k < count; ++k) {
    if (terms[k].size < terms[best].size) best = k;
  }
  return best;
}

int64_t UnrollCount(const Layout& layout, const Axis& axis) {
  support::SmallVec<Term, 8> rest(layout.terms.begin() + axis.first, layout.terms.begin() + axis.first + axis.count);
  int64_t slices = 1;
  for (int k; (k = NextUnrolled(rest.data(), static_cast<int>(rest.size()))) >= 0;) {
    slices *= rest[k].size;
    if (slices > kMaxUnroll) return slices;
    rest.erase(rest.begin() + k);
  }
  return slices;
}

}  // namespace torch_tpu::lower::internal
