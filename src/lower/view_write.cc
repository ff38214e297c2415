#include <algorithm>
#include <vector>

#include "lower/view_frame.h"
#include "lower/view_plan.h"
#include "support/error.h"

namespace torch_tpu::lower {
namespace {

using internal::Axis;
using internal::AxisRun;
using internal::Frame;
using internal::IndexPlan;
using internal::Layout;
using internal::Term;
using shlo::Builder;
using shlo::Value;
using support::Dims;

// Costs of XLA:CPU in units of one element of a masked copy: an index of a scatter that moves a contiguous run, and an
// element of one that does not.
constexpr int64_t kCpuRun = 16;
constexpr int64_t kCpuCostPerRun = 64;
constexpr int64_t kCpuCostPerElement = 32;
// Contiguous elements from which a scatter beats even an update in place of split dims, which XLA:CPU copies for when
// the program also reads the base; the TPU moves rows of 128 lanes.
constexpr int64_t kCpuRow = 256;
constexpr int64_t kTpuRow = 128;

enum class Method { kUpdate, kRefined, kMask, kScatter };

// The update with one dim for each factor of the window, in the order of factor ids.
Value Factors(Builder& b, const Frame& frame, const Value& update) {
  Dims dims;
  const std::vector<int> order = frame.WindowOrder();
  for (int f : order) dims.push_back(frame.layout().factors[f].size);
  Dims permutation(order.size());
  for (size_t k = 0; k < order.size(); ++k) permutation[order[k]] = static_cast<int64_t>(k);
  Value v = b.Reshape(update, dims);
  return std::is_sorted(permutation.begin(), permutation.end()) ? v : b.Transpose(v, permutation);
}

// One dim for each term: transposed, and repeated where a factor moves along several axes.
Value Terms(Builder& b, const Layout& layout, const Value& factors) {
  Dims permutation, first_terms, dims;
  std::vector<bool> seen(layout.factors.size(), false);
  for (size_t t = 0; t < layout.terms.size(); ++t) {
    const Term& term = layout.terms[t];
    dims.push_back(term.size);
    if (seen[term.factor]) continue;
    seen[term.factor] = true;
    permutation.push_back(term.factor);
    first_terms.push_back(static_cast<int64_t>(t));
  }
  Value v = std::is_sorted(permutation.begin(), permutation.end()) ? factors : b.Transpose(factors, permutation);
  return first_terms.size() == dims.size() ? v : b.BroadcastInDim(v, dims, first_terms);
}

Value Pad(Builder& b, const Value& v, size_t dim, int64_t high, int64_t interior) {
  if (high == 0 && interior == 0) return v;
  Dims zero(v.rank(), 0), highs = zero, interiors = zero;
  highs[dim] = high;
  interiors[dim] = interior;
  return b.Pad(v, b.ScalarInt(v.dtype(), 0), zero, highs, interiors);
}

// The dims of one axis's terms, from `dim` on, laid out over the axis's box with zeros in the gaps.
Value Spread(Builder& b, Value v, size_t dim, const Layout& layout, const Axis& axis) {
  if (axis.count == 0) {
    Dims dims = v.dims();
    dims.insert(dims.begin() + dim, 1);
    return b.Reshape(v, dims);
  }
  const Term* terms = layout.terms.data() + axis.first;
  int last = axis.count - 1;
  v = Pad(b, v, dim + last, 0, terms[last].step - 1);
  int64_t extent = v.dim(dim + last);
  for (int k = last - 1; k >= 0; --k) {
    v = Pad(b, v, dim + k + 1, terms[k].step - extent, 0);
    Dims dims(v.dims().begin(), v.dims().begin() + dim + k);
    dims.push_back(terms[k].size * terms[k].step);
    dims.append(v.dims().begin() + dim + k + 2, v.dims().end());
    v = b.Reshape(v, dims);
    extent += (terms[k].size - 1) * terms[k].step;
    if (extent < v.dim(dim + k)) v = b.SliceDim(v, static_cast<int64_t>(dim) + k, 0, extent);
  }
  return v;
}

Value And(Builder& b, const Value& x, const Value& y) { return x.valid() ? b.And(x, y) : y; }

// Which elements of the box are in the window, from counters along its axes; they cost no memory traffic.
Value Mask(Builder& b, const Layout& layout, const Dims& box) {
  Value mask;
  std::vector<Value> indices(layout.factors.size());  // of diagonal factors, over the box
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    const shlo::TensorType type(shlo::DType::kS64, {axis.len});
    Value rest = b.Iota(axis.len < (int64_t{1} << 31) ? type.With(shlo::DType::kS32) : type, 0);
    auto constant = [&](int64_t value) { return b.ConstantInt(rest.type, value); };
    auto over_box = [&](const Value& v) { return b.BroadcastInDim(v, box, {static_cast<int64_t>(j)}); };
    Value own;
    for (int t = axis.first; t < axis.first + axis.count; ++t) {
      const Term& term = layout.terms[t];
      Value index = term.step == 1 ? rest : b.Divide(rest, constant(term.step));
      if (t != axis.first && layout.terms[t - 1].step > term.step * term.size) {
        own = And(b, own, b.Compare(shlo::Direction::kLt, index, constant(term.size)));
      }
      if (term.step > 1) rest = b.Remainder(rest, constant(term.step));
      if (layout.factors[term.factor].terms == 1) continue;
      index = over_box(b.Convert(index, shlo::DType::kS64));
      Value& known = indices[term.factor];
      if (known.valid()) {
        mask = And(b, mask, b.Compare(shlo::Direction::kEq, known, index));
      } else {
        known = index;
      }
    }
    if (axis.last_step > 1) own = And(b, own, b.Compare(shlo::Direction::kEq, rest, constant(0)));
    if (own.valid()) mask = And(b, mask, over_box(own));
  }
  return mask;
}

// Over the box: values spread to their places, selected against what was there.
Value WriteMasked(Builder& b, Frame& frame, const Value& framed, const Value& terms) {
  const Layout& layout = frame.layout();
  Value v = terms;
  size_t dim = layout.terms.size();
  for (size_t j = layout.axes.size(); j-- > 0;) {
    dim -= layout.axes[j].count;
    v = Spread(b, v, dim, layout, layout.axes[j]);
  }
  const Value mask = Mask(b, layout, v.dims());
  if (mask.valid()) v = b.Select(mask, v, frame.Box(framed));
  return frame.PutBox(framed, v);
}

// Into the frame with its axes split at the window's strides, where the window is one box without gaps.
Value WriteRefined(Builder& b, Frame& frame, const Value& framed, const Value& terms) {
  const Layout& layout = frame.layout();
  Dims split, box;
  std::vector<Value> starts;
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    if (!frame.Refined(j)) {
      split.push_back(axis.size);
      box.push_back(axis.len);
      starts.push_back(frame.Start(j));
      continue;
    }
    const auto& pieces = frame.Pieces(j);
    for (size_t k = 0; k < pieces.size(); ++k) {
      split.push_back(pieces[k]);
      box.push_back(k < static_cast<size_t>(axis.count) ? layout.terms[axis.first + k].size : 1);
      starts.push_back(frame.PieceStart(j, k));
    }
  }
  const Value v = b.Reshape(terms, box);
  const Value written = box == split ? v : b.DynamicUpdateSlice(b.Reshape(framed, split), v, starts);
  return b.Reshape(written, framed.dims());
}

Value WriteScattered(Builder& b, Frame& frame, const IndexPlan& plan, const Value& framed, const Value& factors) {
  const Layout& layout = frame.layout();
  shlo::ScatterDims dims;
  dims.index_vector_dim = static_cast<int64_t>(plan.sizes.size());
  dims.scatter_dims_to_operand_dims = plan.axes;
  Dims permutation(plan.factors.begin(), plan.factors.end()), sizes = plan.sizes;
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    const AxisRun& run = plan.runs[j];
    if (run.size == 1) {
      dims.inserted_window_dims.push_back(static_cast<int64_t>(j));
      continue;
    }
    dims.update_window_dims.push_back(static_cast<int64_t>(sizes.size()));
    sizes.push_back(run.size);
    for (int t = axis.first; t < axis.first + axis.count; ++t) {
      if (!run.indexed || t == run.term) permutation.push_back(layout.terms[t].factor);
    }
  }
  Value updates = std::is_sorted(permutation.begin(), permutation.end()) ? factors : b.Transpose(factors, permutation);
  updates = b.Reshape(updates, sizes);
  return b.Scatter(framed, frame.Indices(plan), updates, dims, "", /*indices_are_sorted=*/false,
                   /*unique_indices=*/!layout.Overlapping());
}

Method Choose(const Frame& frame, const ViewPlan& plan, const IndexPlan& indices, Platform platform) {
  const Layout& layout = frame.layout();
  if (plan.kind == ViewPlan::kGather) return Method::kScatter;
  bool holes = plan.kind == ViewPlan::kDiagonal, refined = !holes, minor_holes = false, minor_runs = false;
  int64_t box = 1, row = 1, minor_row = 1;
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    const bool own = !axis.dense || axis.last_step > 1;
    holes |= own;
    refined &= !own || frame.Refined(j);
    box *= axis.len;
    row *= indices.runs[j].size;
    if (axis.size == 1) continue;
    minor_holes = own;  // these end with the last axis of more than one element
    minor_runs = axis.last_step == 1;
    minor_row = indices.runs[j].size;
  }
  if (!holes) return Method::kUpdate;
  if (platform == Platform::kTpu) {
    if (refined && minor_holes && minor_runs) return Method::kRefined;
    const bool rows = !minor_holes && plan.kind != ViewPlan::kDiagonal && row >= kTpuRow;
    return rows ? Method::kScatter : Method::kMask;
  }
  const int64_t cost = minor_row >= kCpuRun ? indices.count * kCpuCostPerRun : indices.count * row * kCpuCostPerElement;
  if (cost < box && (!refined || minor_row >= kCpuRow)) return Method::kScatter;
  return refined ? Method::kRefined : Method::kMask;
}

}  // namespace

Value WriteWindow(Builder& builder, const Value& base, const ViewPlan& plan, const Window& window, const Value& update,
                  std::span<const Value> starts, Platform platform) {
  TT_ASSERT(plan.for_write, "a view plan for reading used to write");
  TT_ASSERT(update.dims() == window.sizes && update.dtype() == base.dtype(), "an update of type ",
            update.type.ToString(), " into a window of ", base.type.ToString());
  if (plan.kind == ViewPlan::kIdentity) return update;
  if (plan.kind == ViewPlan::kEmpty) return base;
  Frame frame(builder, base.dims(), plan, window, starts);
  TT_CHECK(!frame.layout().expanded, kRuntime,
           "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
           "Please clone() the tensor before performing the operation.");
  const Value factors = Factors(builder, frame, update);
  const Layout& layout = frame.layout();
  if (plan.covers) return builder.Reshape(Terms(builder, layout, factors), base.dims());
  const Value framed = frame.Enter(base);
  const IndexPlan indices = frame.PlanIndices(/*strided=*/false);
  Value written;
  switch (Choose(frame, plan, indices, platform)) {
    case Method::kUpdate:
      written = frame.PutBox(framed, builder.Reshape(Terms(builder, layout, factors), frame.Lens()));
      break;
    case Method::kRefined:
      written = WriteRefined(builder, frame, framed, Terms(builder, layout, factors));
      break;
    case Method::kMask:
      written = WriteMasked(builder, frame, framed, Terms(builder, layout, factors));
      break;
    case Method::kScatter:
      written = WriteScattered(builder, frame, indices, framed, factors);
      break;
  }
  return frame.Leave(base, written);
}

}  // namespace torch_tpu::lower
