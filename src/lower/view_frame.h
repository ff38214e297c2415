// What emission of reads and writes shares: the frame that a plan lays a window over, as values of a program being
// built. Lives on the stack of one emission. Not thread-safe.
#pragma once
#include <span>
#include <vector>

#include "lower/view_layout.h"
#include "lower/view_plan.h"
#include "shlo/builder.h"

namespace torch_tpu::lower::internal {

// How one axis takes part in a gather or scatter.
struct AxisRun {
  bool indexed = false;  // some of its terms are iterated by indices
  int term = -1;         // of an indexed axis: the term (step 1) taken as a run, -1 for single elements
  int64_t size = 1;      // elements of it that one index covers
};

struct IndexPlan {
  std::vector<int> factors;   // iterated by the indices, in order
  std::vector<AxisRun> runs;  // by axis
  support::Dims axes;         // that the index vectors have a coordinate for
  support::Dims sizes;        // of the factors
  int64_t count = 1;          // of index vectors
};

class Frame {
 public:
  Frame(shlo::Builder& builder, const support::Dims& base, const ViewPlan& plan, const Window& window,
        std::span<const shlo::Value> starts);

  const Layout& layout() const { return layout_; }
  support::Dims Sizes() const;  // of the axes
  support::Dims Lens() const;   // of the box around the window
  bool Refined(size_t axis) const { return plan_.refined >> axis & 1; }
  const support::SmallVec<int64_t, 8>& Pieces(size_t axis) const { return pieces_[axis]; }

  // Where the window starts on an axis; zero when it is read whole.
  shlo::Value Start(size_t axis);
  shlo::Value PieceStart(size_t axis, size_t piece);

  // The base in the frame's dims, and back: the base with its frame replaced.
  shlo::Value Enter(const shlo::Value& base);
  shlo::Value Leave(const shlo::Value& base, const shlo::Value& frame);

  // The box around the window, out of the frame and back into it.
  shlo::Value Box(const shlo::Value& frame);
  shlo::Value PutBox(const shlo::Value& frame, const shlo::Value& box);

  // Runs as long as possible. A dense axis with a step is covered as a whole if `strided`, else iterated.
  IndexPlan PlanIndices(bool strided) const;
  // Index vectors in the last dim, dims plan.sizes before it.
  shlo::Value Indices(const IndexPlan& plan);

  // Factor ids in the order of the window's dims, outer first.
  std::vector<int> WindowOrder() const;

 private:
  shlo::Value Constant(int64_t value) { return builder_.ScalarInt(plan_.StartType(), value); }
  std::vector<shlo::Value> SlabStart();
  support::Dims SlabDims() const;

  shlo::Builder& builder_;
  const support::Dims& base_;
  const ViewPlan& plan_;
  Layout layout_;
  int64_t slab_rows_ = 1;
  std::vector<shlo::Value> slab_starts_;               // of the base dims up to the level; invalid where whole
  std::vector<shlo::Value> starts_;                    // by axis
  std::vector<support::SmallVec<int64_t, 8>> pieces_;  // by axis, of refined ones
  std::vector<std::vector<shlo::Value>> piece_starts_;
};

}  // namespace torch_tpu::lower::internal
