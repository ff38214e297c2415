#include "lower/view_frame.h"

#include <algorithm>

#include "support/error.h"

namespace torch_tpu::lower::internal {

using shlo::Value;
using support::Dims;

Frame::Frame(shlo::Builder& builder, const Dims& base, const ViewPlan& plan, const Window& window,
             std::span<const Value> starts)
    : builder_(builder), base_(base), plan_(plan) {
  size_t next = 0;
  auto take = [&] {
    TT_ASSERT(next < starts.size(), "a view plan with ", plan.starts.size(), " starts got ", starts.size());
    return starts[next++];
  };
  if (plan.level < 0) {
    TT_ASSERT(LayOverBase(base, window, &layout_), "a view plan for another base");
  } else {
    int64_t slab = 1;
    for (size_t j = 0; j < base.size(); ++j) {
      if (static_cast<int>(j) > plan.level) slab *= base[j];
      if (static_cast<int>(j) < plan.level) slab_starts_.push_back(base[j] > 1 ? take() : Value());
    }
    if (plan.level < static_cast<int>(base.size())) {
      slab_rows_ = SlabRows(base, window, plan.level);
      slab_starts_.push_back(slab_rows_ < base[plan.level] ? take() : Value());
    }
    LayFlat(slab_rows_ * slab, window, &layout_);
  }
  const size_t rank = layout_.axes.size();
  starts_.resize(rank);
  pieces_.resize(rank);
  piece_starts_.resize(rank);
  for (size_t j = 0; j < rank; ++j) {
    const Axis& axis = layout_.axes[j];
    if (!Refined(j)) {
      if (axis.len < axis.size) starts_[j] = take();
      continue;
    }
    TT_ASSERT(Split(layout_, axis, &pieces_[j]), "a view plan that splits an axis of ", axis.size);
    for (size_t k = 0; k < pieces_[j].size(); ++k) {
      const int64_t size = k < static_cast<size_t>(axis.count) ? layout_.terms[axis.first + k].size : 1;
      piece_starts_[j].push_back(size < pieces_[j][k] ? take() : Value());
    }
  }
  TT_ASSERT(next == starts.size(), "a view plan with ", next, " starts got ", starts.size());
}

Dims Frame::Sizes() const {
  Dims sizes;
  for (const Axis& axis : layout_.axes) sizes.push_back(axis.size);
  return sizes;
}

Dims Frame::Lens() const {
  Dims lens;
  for (const Axis& axis : layout_.axes) lens.push_back(axis.len);
  return lens;
}

Value Frame::Start(size_t axis) {
  if (!Refined(axis)) return starts_[axis].valid() ? starts_[axis] : Constant(0);
  Value sum;
  int64_t inner = layout_.axes[axis].size;
  for (size_t k = 0; k < pieces_[axis].size(); ++k) {
    inner /= pieces_[axis][k];
    Value at = piece_starts_[axis][k];
    if (!at.valid()) continue;
    if (inner > 1) at = builder_.Multiply(at, Constant(inner));
    sum = sum.valid() ? builder_.Add(sum, at) : at;
  }
  return sum.valid() ? sum : Constant(0);
}

Value Frame::PieceStart(size_t axis, size_t piece) {
  return piece_starts_[axis][piece].valid() ? piece_starts_[axis][piece] : Constant(0);
}

std::vector<Value> Frame::SlabStart() {
  std::vector<Value> starts;
  for (size_t j = 0; j < base_.size(); ++j) {
    starts.push_back(j < slab_starts_.size() && slab_starts_[j].valid() ? slab_starts_[j] : Constant(0));
  }
  return starts;
}

Dims Frame::SlabDims() const {
  Dims dims = base_;
  for (int j = 0; j < static_cast<int>(dims.size()) && j <= plan_.level; ++j) {
    dims[j] = j < plan_.level ? 1 : slab_rows_;
  }
  return dims;
}

Value Frame::Enter(const Value& base) {
  if (plan_.level < 0) return base;
  const Dims dims = SlabDims();
  Value slab = dims == base_ ? base : builder_.DynamicSlice(base, SlabStart(), dims);
  return builder_.Reshape(slab, Sizes());
}

Value Frame::Leave(const Value& base, const Value& frame) {
  if (plan_.level < 0) return frame;
  const Dims dims = SlabDims();
  Value slab = builder_.Reshape(frame, dims);
  return dims == base_ ? slab : builder_.DynamicUpdateSlice(base, slab, SlabStart());
}

Value Frame::Box(const Value& frame) {
  if (Lens() == frame.dims()) return frame;
  std::vector<Value> starts;
  for (size_t j = 0; j < layout_.axes.size(); ++j) starts.push_back(Start(j));
  return builder_.DynamicSlice(frame, starts, Lens());
}

Value Frame::PutBox(const Value& frame, const Value& box) {
  if (box.dims() == frame.dims()) return box;
  std::vector<Value> starts;
  for (size_t j = 0; j < layout_.axes.size(); ++j) starts.push_back(Start(j));
  return builder_.DynamicUpdateSlice(frame, box, starts);
}

IndexPlan Frame::PlanIndices(bool strided) const {
  IndexPlan plan;
  const size_t rank = layout_.axes.size();
  plan.runs.resize(rank);
  std::vector<bool> covered(layout_.factors.size(), false);
  for (size_t j = 0; j < rank; ++j) {
    const Axis& axis = layout_.axes[j];
    AxisRun& run = plan.runs[j];
    bool alone = true;  // no term of a diagonal
    for (int k = 0; k < axis.count; ++k) alone &= layout_.factors[layout_.terms[axis.first + k].factor].terms == 1;
    run.indexed = !alone || !axis.dense || (axis.last_step > 1 && !strided);
    if (!run.indexed) run.size = axis.len;
    for (int k = 0; k < axis.count; ++k) {
      const Term& term = layout_.terms[axis.first + k];
      if (!run.indexed) covered[term.factor] = true;
      if (run.indexed && term.step == 1 && layout_.factors[term.factor].terms == 1 && term.size > run.size) {
        run.term = axis.first + k;
        run.size = term.size;
      }
    }
    if (run.term >= 0) covered[layout_.terms[run.term].factor] = true;
    const bool iterated = run.indexed && axis.count > (run.term >= 0 ? 1 : 0);
    if (iterated || axis.len < axis.size) plan.axes.push_back(static_cast<int64_t>(j));
  }
  for (size_t f = 0; f < covered.size(); ++f) {
    if (covered[f]) continue;
    plan.factors.push_back(static_cast<int>(f));
    plan.sizes.push_back(layout_.factors[f].size);
    plan.count *= layout_.factors[f].size;
  }
  return plan;
}

Value Frame::Indices(const IndexPlan& plan) {
  const shlo::TensorType type(plan_.StartType(), plan.sizes);
  Dims column = plan.sizes;
  column.push_back(1);
  std::vector<Value> columns;
  for (int64_t j : plan.axes) {
    const Axis& axis = layout_.axes[j];
    Value index = builder_.BroadcastInDim(Start(j), plan.sizes, {});
    for (int t = axis.first; plan.runs[j].indexed && t < axis.first + axis.count; ++t) {
      if (t == plan.runs[j].term) continue;
      const auto at = std::find(plan.factors.begin(), plan.factors.end(), layout_.terms[t].factor);
      Value step = builder_.Iota(type, at - plan.factors.begin());
      if (layout_.terms[t].step > 1) {
        step = builder_.Multiply(step, builder_.ConstantInt(type, layout_.terms[t].step));
      }
      index = builder_.Add(index, step);
    }
    columns.push_back(builder_.Reshape(index, column));
  }
  return columns.size() == 1 ? columns[0] : builder_.Concatenate(columns, static_cast<int64_t>(plan.sizes.size()));
}

std::vector<int> Frame::WindowOrder() const {
  std::vector<int> order(layout_.factors.size());
  for (size_t f = 0; f < order.size(); ++f) order[f] = static_cast<int>(f);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    const Factor &x = layout_.factors[a], &y = layout_.factors[b];
    return x.window_dim != y.window_dim ? x.window_dim < y.window_dim : x.stride > y.stride;
  });
  return order;
}

}  // namespace torch_tpu::lower::internal
