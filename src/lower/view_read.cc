#include <algorithm>
#include <vector>

#include "lower/view_frame.h"
#include "lower/view_plan.h"
#include "support/error.h"

namespace torch_tpu::lower {
namespace {

using internal::Axis;
using internal::Frame;
using internal::IndexPlan;
using internal::Layout;
using internal::Term;
using shlo::Builder;
using shlo::DType;
using shlo::Value;
using support::Dims;
using Terms = std::vector<Term>;

// A value whose dims are factors of the window, in `order`.
struct Factored {
  Value value;
  std::vector<int> order;
};

Value SliceAt(Builder& b, const Value& v, size_t dim, int64_t start, int64_t limit, int64_t stride) {
  if (start == 0 && limit == v.dim(dim) && stride == 1) return v;
  return b.SliceDim(v, static_cast<int64_t>(dim), start, limit, stride);
}

Value ReplaceDim(Builder& b, const Value& v, size_t dim, const Dims& by) {
  Dims dims(v.dims().begin(), v.dims().begin() + dim);
  dims.append(by.begin(), by.end());
  dims.append(v.dims().begin() + dim + 1, v.dims().end());
  return b.Reshape(v, dims);
}

int64_t ExtentOf(const Terms& terms) {
  int64_t extent = 1;
  for (const Term& t : terms) extent += (t.size - 1) * t.step;
  return extent;
}

// Turns dim `dim`, of the terms' extent, into one dim for each of these nesting terms: level by level the row is
// resized to size x step and folded.
Value ExpandNested(Builder& b, Value v, size_t dim, Terms terms) {
  while (terms.size() > 1) {
    const int64_t want = terms[0].size * terms[0].step, row = v.dim(dim);
    if (want < row) v = SliceAt(b, v, dim, 0, want, 1);
    if (want > row) {
      Dims low(v.rank(), 0), high = low;
      high[dim] = want - row;
      v = b.Pad(v, b.ScalarInt(v.dtype(), 0), low, high, low);
    }
    v = ReplaceDim(b, v, dim, {terms[0].size, terms[0].step});
    terms.erase(terms.begin());
    ++dim;
  }
  if (terms.empty()) return v;
  return SliceAt(b, v, dim, 0, ExtentOf(terms), terms[0].step);
}

// The same for terms that overlap: the shortest ones become concatenations of slices.
Value ExpandUnrolled(Builder& b, const Value& v, size_t dim, const Terms& terms) {
  const int k = internal::NextUnrolled(terms.data(), static_cast<int>(terms.size()));
  if (k < 0) return ExpandNested(b, v, dim, terms);
  Terms rest = terms;
  rest.erase(rest.begin() + k);
  const int64_t extent = ExtentOf(rest);
  std::vector<Value> parts;
  for (int64_t i = 0; i < terms[k].size; ++i) {
    const int64_t start = i * terms[k].step;
    Value part = ExpandUnrolled(b, SliceAt(b, v, dim, start, start + extent, 1), dim, rest);
    Dims dims = part.dims();
    dims.insert(dims.begin() + dim + k, 1);
    parts.push_back(b.Reshape(part, dims));
  }
  return b.Concatenate(parts, static_cast<int64_t>(dim) + k);
}

// ORs over a dim where all but one element are zero bits, which moves any value unchanged (adding zeros would lose
// -0.0 and flush denormals). 64-bit floats cannot be reinterpreted on every platform: -0.0 is their neutral element.
Value PickAlong(Builder& b, const Value& mask, const Value& v, int64_t dim) {
  const DType dtype = v.dtype();
  if (shlo::IsComplex(dtype)) {
    return b.Complex(PickAlong(b, mask, b.Real(v), dim), PickAlong(b, mask, b.Imag(v), dim));
  }
  if (dtype == DType::kF64) {
    const Value zero = b.Constant({dtype, {}}, -0.0);
    return b.Reduce("add", b.Select(mask, v, b.BroadcastInDim(zero, v.dims(), {})), zero, {dim});
  }
  if (shlo::IsFloating(dtype)) {
    const int bytes = shlo::ByteSize(dtype);
    const DType bits = bytes == 1 ? DType::kU8 : bytes == 2 ? DType::kU16 : DType::kU32;
    return b.BitcastConvert(PickAlong(b, mask, b.BitcastConvert(v, bits), dim), dtype);
  }
  return b.Reduce("or", b.Select(mask, v, b.Zeros(v.type)), b.ScalarInt(dtype, 0), {dim});
}

// The elements with equal indices in dims `first` < `again` of equal size; `again` goes away. XLA:CPU computes only
// those of a strided slice, the TPU compares and ORs whole vectors rather than flatten anything.
Value PickDiagonal(Builder& b, const Value& v, size_t first, size_t again, Platform platform) {
  if (platform == Platform::kTpu) {
    const shlo::TensorType index(DType::kS32, v.dims());
    const Value mask = b.Compare(shlo::Direction::kEq, b.Iota(index, static_cast<int64_t>(first)),
                                 b.Iota(index, static_cast<int64_t>(again)));
    return PickAlong(b, mask, v, static_cast<int64_t>(again));
  }
  const int64_t size = v.dim(first);
  Dims order;
  for (size_t i = 0; i < v.rank(); ++i) {
    if (i == again) continue;
    order.push_back(static_cast<int64_t>(i));
    if (i == first) order.push_back(static_cast<int64_t>(again));
  }
  const Value adjacent = b.Transpose(v, order);
  Dims flat = adjacent.dims();
  flat.erase(flat.begin() + first + 1);
  flat[first] = size * size;
  return SliceAt(b, b.Reshape(adjacent, flat), first, 0, size * size, size + 1);
}

// Where a factor has a dim on several axes, keeps the elements with equal indices.
Factored PickDiagonals(Builder& b, Factored f, Platform platform) {
  for (size_t first = 0; first < f.order.size(); ++first) {
    for (size_t again = first + 1; again < f.order.size();) {
      if (f.order[again] != f.order[first]) {
        ++again;
        continue;
      }
      f.value = PickDiagonal(b, f.value, first, again, platform);
      f.order.erase(f.order.begin() + again);
    }
  }
  return f;
}

// The box around the window, each axis then turned into its terms.
Factored ReadBox(Builder& b, Frame& frame, const Value& framed, Platform platform) {
  const Layout& layout = frame.layout();
  const size_t rank = layout.axes.size();
  // Split axes are cut to whole outer pieces first: what is folded is only what is read.
  Dims box, folded, inner;
  std::vector<Value> starts, inner_starts;
  bool refined = false;
  for (size_t j = 0; j < rank; ++j) {
    const Axis& axis = layout.axes[j];
    if (!frame.Refined(j)) {
      starts.push_back(frame.Start(j));
      box.push_back(axis.len);
      folded.push_back(axis.len);
      inner.push_back(axis.len);
      inner_starts.push_back(Value());
      continue;
    }
    refined = true;
    const auto& pieces = frame.Pieces(j);
    const int64_t row = axis.size / pieces[0], rows = layout.terms[axis.first].size;
    const Value first = frame.PieceStart(j, 0);
    starts.push_back(row == 1 ? first : b.Multiply(first, b.ScalarInt(first.dtype(), row)));
    box.push_back(rows * row);
    for (size_t k = 0; k < pieces.size(); ++k) {
      folded.push_back(k == 0 ? rows : pieces[k]);
      inner.push_back(k < static_cast<size_t>(axis.count) ? layout.terms[axis.first + k].size : 1);
      inner_starts.push_back(k == 0 ? Value() : frame.PieceStart(j, k));
    }
  }
  Value v = box == framed.dims() ? framed : b.DynamicSlice(framed, starts, box);
  if (refined) {
    v = b.Reshape(v, folded);
    for (Value& at : inner_starts) {
      if (!at.valid()) at = b.ScalarInt(starts[0].dtype(), 0);
    }
    if (inner != folded) v = b.DynamicSlice(v, inner_starts, inner);
  }
  // Steps of plain axes in one slice.
  Dims zeros(v.rank(), 0), limit = v.dims(), step(v.rank(), 1);
  size_t dim = 0;
  for (size_t j = 0; j < rank; ++j) {
    const Axis& axis = layout.axes[j];
    if (!frame.Refined(j) && axis.dense) step[dim] = axis.last_step;
    dim += frame.Refined(j) ? frame.Pieces(j).size() : 1;
  }
  if (step != Dims(v.rank(), 1)) v = b.Slice(v, zeros, limit, step);
  for (size_t j = rank; j-- > 0;) {
    const Axis& axis = layout.axes[j];
    dim -= frame.Refined(j) ? frame.Pieces(j).size() : 1;
    if (frame.Refined(j) || axis.dense) continue;
    v = ExpandUnrolled(b, v, dim,
                       Terms(layout.terms.begin() + axis.first, layout.terms.begin() + axis.first + axis.count));
  }
  Factored result;
  Dims dims;
  for (const Term& t : layout.terms) {
    dims.push_back(t.size);
    result.order.push_back(t.factor);
  }
  result.value = b.Reshape(v, dims);
  return PickDiagonals(b, std::move(result), platform);
}

Factored ReadGathered(Builder& b, Frame& frame, const Value& framed) {
  const Layout& layout = frame.layout();
  const IndexPlan plan = frame.PlanIndices(/*strided=*/true);
  shlo::GatherDims dims;
  dims.index_vector_dim = static_cast<int64_t>(plan.sizes.size());
  dims.start_index_map = plan.axes;
  Dims slice;
  Factored result;
  result.order = plan.factors;
  Dims step(plan.sizes.size(), 1), split = plan.sizes;
  for (size_t j = 0; j < layout.axes.size(); ++j) {
    const Axis& axis = layout.axes[j];
    const internal::AxisRun& run = plan.runs[j];
    slice.push_back(run.size);
    if (run.size == 1) {
      dims.collapsed_slice_dims.push_back(static_cast<int64_t>(j));
      continue;
    }
    dims.offset_dims.push_back(static_cast<int64_t>(step.size()));
    step.push_back(run.indexed ? 1 : axis.last_step);
    for (int t = axis.first; t < axis.first + axis.count; ++t) {
      if (run.indexed && t != run.term) continue;
      split.push_back(layout.terms[t].size);
      result.order.push_back(layout.terms[t].factor);
    }
  }
  Value v = b.Gather(framed, frame.Indices(plan), dims, slice);
  if (step != Dims(v.rank(), 1)) v = b.Slice(v, Dims(v.rank(), 0), v.dims(), step);
  result.value = b.Reshape(v, split);
  return result;
}

// From factors to the window's dims.
Value Arrange(Builder& b, const Frame& frame, const Factored& factored, const Window& window) {
  Dims permutation;
  for (int f : frame.WindowOrder()) {
    const auto at = std::find(factored.order.begin(), factored.order.end(), f);
    permutation.push_back(at - factored.order.begin());
  }
  Value v = factored.value;
  if (!std::is_sorted(permutation.begin(), permutation.end())) v = b.Transpose(v, permutation);
  if (!frame.layout().expanded) return b.Reshape(v, window.sizes);
  Dims kept, map;
  for (size_t i = 0; i < window.sizes.size(); ++i) {
    if (window.sizes[i] > 1 && window.strides[i] == 0) continue;
    kept.push_back(window.sizes[i]);
    map.push_back(static_cast<int64_t>(i));
  }
  return b.BroadcastInDim(b.Reshape(v, kept), window.sizes, map);
}

}  // namespace

Value ReadWindow(Builder& builder, const Value& base, const ViewPlan& plan, const Window& window,
                 std::span<const Value> starts, Platform platform) {
  if (plan.kind == ViewPlan::kIdentity) return base;
  if (plan.kind == ViewPlan::kEmpty) return builder.Zeros({base.dtype(), window.sizes});
  Frame frame(builder, base.dims(), plan, window, starts);
  const Value framed = frame.Enter(base);
  return Arrange(
      builder, frame,
      plan.kind == ViewPlan::kGather ? ReadGathered(builder, frame, framed) : ReadBox(builder, frame, framed, platform),
      window);
}

}  // namespace torch_tpu::lower
