#include "lower/view_plan.h"

#include <algorithm>

#include "lower/view_layout.h"
#include "support/error.h"

namespace torch_tpu::lower {
namespace {

using internal::Axis;
using internal::kMaxFrameRank;
using internal::Layout;

constexpr int64_t kWideElements = int64_t{1} << 31;  // more cannot be indexed by s32

// The starts of a split axis: its digits. False when the window would wrap around a piece.
bool SplitStarts(const Layout& layout, const Axis& axis, int64_t start, const support::SmallVec<int64_t, 8>& pieces,
                 support::SmallVec<int64_t, 8>* starts) {
  for (size_t k = 0; k < pieces.size(); ++k) {
    const int64_t inner = k < static_cast<size_t>(axis.count) ? layout.terms[axis.first + k].step : 1;
    const int64_t size = k < static_cast<size_t>(axis.count) ? layout.terms[axis.first + k].size : 1;
    const int64_t at = inner == 1 ? start : start / inner;
    start -= at * inner;
    if (at + size > pieces[k]) return false;
    if (size < pieces[k]) starts->push_back(at);
  }
  return true;
}

// Decides for each axis, given where the window starts on it, and fills in kind, refined axes and starts.
void PlanAxes(const Layout& layout, const int64_t* axis_starts, int64_t base_elements, ViewPlan* plan) {
  const bool diagonal = layout.Diagonal(), overlapping = layout.Overlapping();
  bool padded = false;
  int64_t unrolled = 1;
  int64_t elements = 1;
  for (const internal::Factor& f : layout.factors) elements *= f.size;
  plan->covers = elements == base_elements && !diagonal && !overlapping && !layout.expanded;
  support::SmallVec<int64_t, 8> pieces;
  bool plain = true;
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    plain &= axis.count <= 1;
    const bool holes = (axis.count > 1 && !axis.dense) || (plan->for_write && axis.last_step > 1);
    if (holes && !diagonal && !overlapping && Split(layout, axis, &pieces)) {
      const size_t before = plan->starts.size();
      if (SplitStarts(layout, axis, axis_starts[j], pieces, &plan->starts)) {
        plan->refined |= uint64_t{1} << j;
        continue;
      }
      plan->starts.resize(before);
    }
    padded |= holes;
    if (axis.len < axis.size) plan->starts.push_back(axis_starts[j]);
    if (!axis.nested) unrolled = std::max(unrolled, UnrollCount(layout, axis));
  }
  for (size_t k = 1; k < layout.factors.size(); ++k) {
    plain &= layout.factors[k].window_dim != layout.factors[k - 1].window_dim;
  }
  if (overlapping) {
    const bool gather = plan->for_write || diagonal || unrolled > internal::kMaxUnroll;
    plan->kind = gather ? ViewPlan::kGather : ViewPlan::kUnroll;
  } else if (diagonal) {
    plan->kind = ViewPlan::kDiagonal;
  } else if (padded) {
    plan->kind = ViewPlan::kNested;
  } else if (plan->level >= 0) {
    plan->kind = ViewPlan::kRadix;
  } else {
    plan->kind = plain && plan->refined == 0 ? ViewPlan::kBase : ViewPlan::kRefined;
  }
}

// Flattens as few rows of the base as hold the window and lays it over those.
void PlanFlat(const support::Dims& base, const Window& window, int64_t total, ViewPlan* plan) {
  const int rank = static_cast<int>(base.size());
  const int64_t extent = internal::Extent(window);
  int64_t offset = window.offset, slab = total;
  int level = 0;
  for (; level < rank && level < 100; ++level) {
    const int64_t row = slab / base[level];
    const int64_t at = offset / row;
    if (at != (offset + extent - 1) / row) break;
    if (base[level] > 1) plan->starts.push_back(at);
    offset -= at * row;
    slab = row;
  }
  plan->level = static_cast<int8_t>(level);
  if (level < rank) {
    const int64_t row = slab / base[level], rows = internal::SlabRows(base, window, level);
    if (rows < base[level]) {
      const int64_t first = std::min(offset / row, base[level] - rows);
      plan->starts.push_back(first);
      offset -= first * row;
    }
    slab = rows * row;
  }
  Layout layout;
  internal::LayFlat(slab, window, &layout);
  PlanAxes(layout, &offset, total, plan);
}

// Everything but plain slices, kept out of the fast path.
[[gnu::noinline]] void PlanGeneral(const support::Dims& base, const Window& window, int64_t total, ViewPlan* plan) {
  plan->starts.clear();
  Layout layout;
  if (LayOverBase(base, window, &layout)) {
    int64_t starts[kMaxFrameRank], strides[kMaxFrameRank];
    int64_t row = 1;
    for (size_t j = base.size(); j-- > 0;) {
      strides[j] = row;
      row *= base[j];
    }
    int64_t rest = window.offset;
    bool fits = true;
    for (size_t j = 0; j < base.size(); ++j) {
      starts[j] = 0;
      if (rest >= strides[j]) {
        starts[j] = rest / strides[j];
        rest -= starts[j] * strides[j];
      }
      fits &= starts[j] + layout.axes[j].len <= base[j];
    }
    if (fits) {
      PlanAxes(layout, starts, total, plan);
      return;
    }
  }
  PlanFlat(base, window, total, plan);
}

bool IsIdentity(const support::Dims& base, const Window& window) {
  if (window.offset != 0 || window.sizes.size() != base.size()) return false;
  int64_t stride = 1;
  for (size_t j = base.size(); j-- > 0;) {
    const int64_t size = base[j];
    if (window.sizes[j] != size || (window.strides[j] != stride && size != 1)) return false;
    stride *= size;
  }
  return true;
}

}  // namespace

ViewPlan MakeViewPlan(const support::Dims& base, const Window& window, bool for_write) {
  ViewPlan plan;
  plan.for_write = for_write;
  if (IsIdentity(base, window)) {
    plan.covers = true;
    return plan;
  }
  const size_t rank = base.size(), window_rank = window.sizes.size();
  int64_t last = window.offset;
  for (size_t i = 0; i < window_rank; ++i) {
    if (window.sizes[i] == 0) {
      plan.kind = ViewPlan::kEmpty;
      return plan;
    }
    last += (window.sizes[i] - 1) * window.strides[i];
  }
  int64_t base_strides[kMaxFrameRank], len[kMaxFrameRank], start[kMaxFrameRank];
  int64_t total = 1;
  for (size_t j = rank; j-- > 0;) {
    if (j < kMaxFrameRank) {
      base_strides[j] = total;
      len[j] = 1;
    }
    total *= base[j];
  }
  TT_CHECK(window.offset >= 0 && last < total, kRuntime, "a view with storage offset ", window.offset,
           " ends at element ", last, " of a storage that holds ", total,
           ": the storage was resized or freed while views of it were in use");
  plan.wide = total >= kWideElements;
  bool simple = rank <= kMaxFrameRank, whole = true;
  for (size_t i = 0; i < window_rank && simple; ++i) {
    const int64_t size = window.sizes[i], stride = window.strides[i];
    if (size == 1) continue;
    if (stride == 0) {
      whole = false;
      continue;
    }
    size_t j = 0;
    while (base_strides[j] > stride || base[j] == 1) ++j;
    int64_t step = 1;
    if (stride != base_strides[j]) {
      step = stride / base_strides[j];
      whole = false;
      simple = step * base_strides[j] == stride && !for_write;
    }
    simple = simple && len[j] == 1;
    len[j] = (size - 1) * step + 1;
  }
  if (simple) {
    int64_t rest = window.offset;
    for (size_t j = 0; j < rank; ++j) {
      start[j] = 0;
      if (rest >= base_strides[j]) {
        start[j] = rest / base_strides[j];
        rest -= start[j] * base_strides[j];
      }
      if (start[j] + len[j] > base[j]) {
        simple = false;
        break;
      }
      if (len[j] < base[j]) {
        plan.starts.push_back(start[j]);
        whole = false;
      }
    }
  }
  if (simple) {
    plan.kind = ViewPlan::kBase;
    plan.covers = whole;
  } else {
    PlanGeneral(base, window, total, &plan);
  }
  return plan;
}

}  // namespace torch_tpu::lower
