// The arithmetic of windows that planning and emission share. A window is laid over a frame: the base's own dims, or
// one flattened dim. Each window dim becomes factors (several where it runs across whole base dims), each factor a term
// (step) on every frame axis that it moves along. Nothing here depends on the offset but the functions that take one.
#pragma once
#include <cstdint>

#include "lower/view_plan.h"
#include "support/small_vec.h"

namespace torch_tpu::lower::internal {

inline constexpr size_t kMaxFrameRank = 48;  // larger bases are flattened
inline constexpr int64_t kMaxUnroll = 32;    // slices that one unrolled axis may be concatenated from

struct Factor {
  int64_t size, stride;
  int32_t window_dim;
  int32_t terms;  // on how many axes it moves: 1, or more for diagonals
};

struct Term {
  int64_t size, step;
  int32_t axis, factor;
};

struct Axis {
  int64_t size;          // of the frame
  int64_t len;           // from the first to the last element of the window
  int32_t first, count;  // its terms, by falling step
  bool nested;           // each term's step spans all smaller ones: no two index tuples meet
  bool dense;            // the terms are one run with the smallest step
  int64_t last_step;     // the smallest; 1 without terms
};

struct Layout {
  support::SmallVec<Factor, 8> factors;
  support::SmallVec<Term, 8> terms;
  support::SmallVec<Axis, 8> axes;
  bool expanded = false;  // a dim of more than one element has stride 0

  bool Diagonal() const;
  bool Overlapping() const;
};

// Lays the window over the base's dims. False when a dim would have to wrap around one wherever it started.
bool LayOverBase(const support::Dims& base, const Window& window, Layout* layout);

// Lays it over one axis of this length.
void LayFlat(int64_t length, const Window& window, Layout* layout);

// The first and the last element are in rows [start, start + Rows) of dims level.. of the base.
int64_t SlabRows(const support::Dims& base, const Window& window, int level);

// Elements from the window's first to its last one.
int64_t Extent(const Window& window);

// Pieces of a split axis, outermost first: [size / step, step / step, ..., last step if > 1]. False if steps do not
// divide one another.
bool Split(const Layout& layout, const Axis& axis, support::SmallVec<int64_t, 8>* pieces);

// Slices that an axis with overlapping terms is concatenated from when the shortest ones are unrolled.
int64_t UnrollCount(const Layout& layout, const Axis& axis);

// The position in [0, count) of the term to unroll next among these, or -1 when they nest.
int NextUnrolled(const Term* terms, int count);

bool Nested(const Term* terms, int count);

}  // namespace torch_tpu::lower::internal
