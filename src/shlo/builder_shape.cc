#include <algorithm>

#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

Dims Range(size_t n) {
  Dims dims;
  for (size_t i = 0; i < n; ++i) dims.push_back(static_cast<int64_t>(i));
  return dims;
}

// The operation of this name that made `x`, or null.
const Op* MadeBy(Builder& b, const Value& x, std::string_view name) {
  const Op* op = b.module().Definition(x);
  return op && op->name == name ? op : nullptr;
}

int64_t Upper(const std::vector<DimSize>& dims, size_t begin, size_t end) {
  int64_t n = 1;
  for (size_t i = begin; i < end; ++i) n *= dims[i].upper();
  return n;
}

// A reading of a reshape: `front` and `back` dimensions stay as they are, those between are regrouped.
struct Regrouping {
  std::vector<DimSize> out;
  bool fits = false;
};

Regrouping Regroup(const std::vector<DimSize>& in, const Dims& dims, size_t front, size_t back) {
  Regrouping r;
  r.out.resize(dims.size());
  size_t n = in.size(), m = dims.size();
  for (size_t i = 0; i < front; ++i) r.out[i] = in[i];
  for (size_t i = 1; i <= back; ++i) r.out[m - i] = in[n - i];
  int64_t known = 1, unknowns = 0;
  size_t unknown = 0;
  for (size_t i = front; i < m - back; ++i) {
    r.out[i].size = dims[i];
    if (dims[i] == kDynamic) {
      unknown = i;
      ++unknowns;
    } else {
      known *= dims[i];
    }
  }
  int64_t total = Upper(in, front, n - back);
  bool was_dynamic = std::any_of(in.begin() + front, in.end() - back, [](const DimSize& d) { return d.dynamic(); });
  if (!was_dynamic) {
    r.fits = unknowns == 0 && total == known;
  } else if (unknowns == 1 && known > 0 && total % known == 0) {
    r.out[unknown] = Bounded(total / known);
    r.fits = true;
  }
  return r;
}

// Dimensions that stay at either end keep their bounds; among the others one unknown dimension takes what is left.
TensorType ReshapeType(const TensorType& from, const Dims& dims) {
  std::vector<DimSize> in = DimsOf(from);
  size_t n = in.size(), m = dims.size(), front = 0, back = 0;
  while (front < n && front < m && in[front].size == dims[front]) ++front;
  while (back < n - front && back < m - front && in[n - 1 - back].size == dims[m - 1 - back]) ++back;
  Regrouping r = Regroup(in, dims, front, back);
  if (!r.fits) {  // an unknown dimension at the end may not be the same one, and beside an empty one anything fits
    auto doubtful = [](const DimSize& d) { return d.dynamic() || d.size == 0; };
    for (size_t i = 0; i < front; ++i) {
      if (doubtful(in[i])) front = i;
    }
    for (size_t i = 0; i < back; ++i) {
      if (doubtful(in[n - 1 - i])) back = i;
    }
    r = Regroup(in, dims, front, back);
  }
  TT_ASSERT(r.fits, "reshape: expected as many elements, and as many unknown dimensions, as ", from.ToString(),
            ", got ", DimsText(dims));
  return MakeType(from.dtype, r.out);
}

}  // namespace

Value Builder::Reshape(const Value& x, const Dims& dims) {
  TensorType type = ReshapeType(x.type, dims);
  if (type == x.type) return x;
  const Op* inner = MadeBy(*this, x, "stablehlo.reshape");
  if (inner && inner->operands[0].type.is_static() && type.is_static()) return Reshape(inner->operands[0], dims);
  return Emit(*this, "reshape", {x}, type);
}

Value Builder::Transpose(const Value& x, const Dims& permutation) {
  CheckLength("transpose", "entries of permutation", permutation.size(), x.rank());
  CheckDistinct("transpose", "entries of permutation", permutation, x.rank());
  if (permutation == Range(x.rank())) return x;
  if (const Op* inner = MadeBy(*this, x, "stablehlo.transpose")) {
    Dims first = ParseI64Array(Property(*inner, "permutation")), both;
    for (int64_t p : permutation) both.push_back(first[p]);
    return Transpose(inner->operands[0], both);
  }
  std::vector<DimSize> dims;
  for (int64_t p : permutation) dims.push_back(DimAt(x.type, p));
  Op* op = EmitOp(*this, "transpose", {x}, {MakeType(x.dtype(), dims)});
  op->properties.emplace_back("permutation", I64Array(permutation));
  return op->results[0];
}

Value Builder::BroadcastInDim(const Value& x, const Dims& dims, const Dims& broadcast_dimensions) {
  constexpr std::string_view kOp = "broadcast_in_dim";
  CheckLength(kOp, "broadcast dimensions", broadcast_dimensions.size(), x.rank());
  CheckDistinct(kOp, "broadcast dimensions", broadcast_dimensions, dims.size());
  if (!IsSorted(broadcast_dimensions)) {  // XLA wants them ascending
    Dims order = Range(x.rank());
    std::sort(order.begin(), order.end(),
              [&](int64_t i, int64_t j) { return broadcast_dimensions[i] < broadcast_dimensions[j]; });
    Dims sorted = broadcast_dimensions;
    std::sort(sorted.begin(), sorted.end());
    return BroadcastInDim(Transpose(x, order), dims, sorted);
  }
  std::vector<DimSize> out;
  for (int64_t d : dims) out.push_back({d, -1});
  for (size_t i = 0; i < x.rank(); ++i) {
    DimSize from = DimAt(x.type, i);
    DimSize& to = out[broadcast_dimensions[i]];
    if (from.dynamic() && to.dynamic()) to = from;
    TT_ASSERT(from.size == to.size || from.size == 1, kOp, ": expected dimension ", i, " of ", x.type.ToString(),
              " to be 1 or that of the result, got ", DimsText(dims));
  }
  std::vector<size_t> cut;  // dimensions that the operand says nothing about
  for (size_t i = 0; i < out.size(); ++i) {
    if (!out[i].dynamic() || out[i].bound >= 0) continue;
    const auto& sizes = module_.dynamic_sizes();
    TT_ASSERT(sizes.size() == 1 && module_.IsVisible(sizes[0].second), kOp, ": expected a known size for dimension ", i,
              " of the result, got an unknown one and ", sizes.size(), " dynamic sizes; use BroadcastLike");
    out[i] = {sizes[0].first, -1};
    cut.push_back(i);
  }
  Value result = x;
  TensorType type = MakeType(x.dtype(), out);
  if (type != x.type) {
    const Op* inner = MadeBy(*this, x, "stablehlo.broadcast_in_dim");
    Value source = x;
    Dims mapping = broadcast_dimensions;
    if (inner && inner->operands[0].type.is_static() && type.is_static()) {
      source = inner->operands[0];
      mapping.clear();
      for (int64_t d : ParseI64Array(Property(*inner, "broadcast_dimensions"))) {
        mapping.push_back(broadcast_dimensions[d]);
      }
    }
    Op* op = EmitOp(*this, kOp, {source}, {type});
    op->properties.emplace_back("broadcast_dimensions", I64Array(mapping));
    result = op->results[0];
  }
  for (size_t i : cut) result = SetDimensionSize(result, module_.dynamic_sizes()[0].second, i);
  return result;
}

Value Builder::BroadcastTo(const Value& x, const Dims& dims) {
  TT_ASSERT(x.rank() <= dims.size(), "broadcast_in_dim: expected at most ", dims.size(), " dimensions, got ",
            x.type.ToString());
  Dims mapping;
  for (size_t i = 0; i < x.rank(); ++i) mapping.push_back(dims.size() - x.rank() + i);
  return BroadcastInDim(x, dims, mapping);
}

Value Builder::BroadcastLike(const Value& x, const Value& like) {
  TT_ASSERT(x.rank() <= like.rank(), "broadcast_in_dim: expected at most ", like.rank(), " dimensions, got ",
            x.type.ToString());
  Dims dims;
  size_t skipped = like.rank() - x.rank();
  for (size_t i = 0; i < like.rank(); ++i) {
    bool own = i >= skipped && DimAt(x.type, i - skipped).dynamic();
    dims.push_back(own ? kDynamic : DimAt(like.type, i).upper());
  }
  std::vector<Value> values{like, BroadcastTo(x, dims)};
  Unify(*this, "broadcast_in_dim", values);
  return values[1];
}

Value Builder::Slice(const Value& x, const Dims& start, const Dims& limit, const Dims& strides) {
  CheckLength("slice", "start indices", start.size(), x.rank());
  CheckLength("slice", "limit indices", limit.size(), x.rank());
  CheckLength("slice", "strides", strides.size(), x.rank());
  std::vector<DimSize> dims;
  Dims limits;
  for (size_t i = 0; i < x.rank(); ++i) {
    DimSize d = DimAt(x.type, i);
    limits.push_back(d.dynamic() ? d.bound : limit[i]);
    if (d.dynamic()) {
      TT_ASSERT(start[i] == 0 && strides[i] == 1 && (limit[i] == kDynamic || limit[i] == d.bound),
                "slice: expected the whole of bounded dimension ", i, " of ", x.type.ToString(), ", got start ",
                start[i], ", limit ", limit[i], ", stride ", strides[i]);
      dims.push_back(d);
      continue;
    }
    TT_ASSERT(0 <= start[i] && start[i] <= limit[i] && limit[i] <= d.size && strides[i] > 0,
              "slice: expected 0 <= start <= limit <= size and a positive stride in dimension ", i, " of ",
              x.type.ToString(), ", got start ", start[i], ", limit ", limit[i], ", stride ", strides[i]);
    dims.push_back({(limit[i] - start[i] + strides[i] - 1) / strides[i], -1});
  }
  TensorType type = MakeType(x.dtype(), dims);
  if (type == x.type) return x;
  Op* op = EmitOp(*this, "slice", {x}, {type});
  op->properties.emplace_back("start_indices", I64Array(start));
  op->properties.emplace_back("limit_indices", I64Array(limits));
  op->properties.emplace_back("strides", I64Array(strides));
  return op->results[0];
}

Value Builder::SliceDim(const Value& x, int64_t dimension, int64_t start, int64_t limit, int64_t stride) {
  CheckIndex("slice", "dimension", dimension, x.rank());
  Dims starts(x.rank(), 0), limits = x.dims(), strides(x.rank(), 1);
  starts[dimension] = start;
  limits[dimension] = limit;
  strides[dimension] = stride;
  return Slice(x, starts, limits, strides);
}

Value Builder::Pad(const Value& x, const Value& padding_value, const Dims& low, const Dims& high,
                   const Dims& interior) {
  CheckScalar("pad", "a padding value", padding_value, x.dtype());
  CheckLength("pad", "low paddings", low.size(), x.rank());
  CheckLength("pad", "high paddings", high.size(), x.rank());
  CheckLength("pad", "interior paddings", interior.size(), x.rank());
  std::vector<DimSize> dims;
  bool any = false;
  for (size_t i = 0; i < x.rank(); ++i) {
    DimSize d = DimAt(x.type, i);
    any |= low[i] != 0 || high[i] != 0 || interior[i] != 0;
    TT_ASSERT(interior[i] >= 0, "pad: expected an interior padding of at least 0, got ", interior[i]);
    int64_t size = low[i] + high[i] + d.upper() + std::max<int64_t>(d.upper() - 1, 0) * interior[i];
    TT_ASSERT(size >= 0, "pad: expected a size of at least 0 for dimension ", i, " of ", x.type.ToString(), ", got ",
              size);
    dims.push_back(d.dynamic() ? Bounded(size) : DimSize{size, -1});
  }
  if (!any) return x;
  Op* op = EmitOp(*this, "pad", {x, padding_value}, {MakeType(x.dtype(), dims)});
  op->properties.emplace_back("edge_padding_low", I64Array(low));
  op->properties.emplace_back("edge_padding_high", I64Array(high));
  op->properties.emplace_back("interior_padding", I64Array(interior));
  return op->results[0];
}

Value Builder::Concatenate(const std::vector<Value>& operands, int64_t dimension) {
  TT_ASSERT(!operands.empty(), "concatenate: expected operands, got none");
  const Value& first = operands[0];
  CheckIndex("concatenate", "dimension", dimension, first.rank());
  if (operands.size() == 1) return first;
  std::vector<DimSize> dims = DimsOf(first.type);
  DimSize& joined = dims[dimension];
  joined = {0, -1};
  for (const Value& v : operands) {
    TT_ASSERT(v.dtype() == first.dtype() && v.rank() == first.rank(), "concatenate: expected operands like ",
              first.type.ToString(), ", got ", v.type.ToString());
    DimSize d = DimAt(v.type, dimension);
    joined = d.dynamic() || joined.dynamic() ? Bounded(joined.upper() + d.upper()) : DimSize{joined.size + d.size, -1};
    for (size_t i = 0; i < v.rank(); ++i) {
      TT_ASSERT(static_cast<int64_t>(i) == dimension || DimAt(v.type, i) == dims[i],
                "concatenate: expected operands that differ in dimension ", dimension, " only, got ",
                first.type.ToString(), " and ", v.type.ToString());
    }
  }
  Op* op = EmitOp(*this, "concatenate", operands, {MakeType(first.dtype(), dims)});
  op->properties.emplace_back("dimension", I64Text(dimension));
  return op->results[0];
}

Value Builder::Reverse(const Value& x, const Dims& dimensions) {
  CheckDistinct("reverse", "dimensions", dimensions, x.rank());
  if (dimensions.empty()) return x;
  Op* op = EmitOp(*this, "reverse", {x}, {x.type});
  op->properties.emplace_back("dimensions", I64Array(dimensions));
  return op->results[0];
}

Value Builder::SetDimensionSize(const Value& x, const Value& size, int64_t dimension) {
  CheckIndex("set_dimension_size", "dimension", dimension, x.rank());
  CheckScalar("set_dimension_size", "a size", size, DType::kS32);
  std::vector<DimSize> dims = DimsOf(x.type);
  int64_t bound = dims[dimension].upper();
  if (ConstantValue(size) == bound) {
    if (!dims[dimension].dynamic()) return x;
    dims[dimension] = {bound, -1};
  } else {
    dims[dimension] = Bounded(bound);
    // A size read back from another dimension is no new one.
    const Op* made_by = module_.Definition(size);
    if (!made_by || made_by->name != "stablehlo.get_dimension_size") module_.AddDynamicSize(bound, size);
  }
  Op* op = EmitOp(*this, "set_dimension_size", {x, size}, {MakeType(x.dtype(), dims)});
  op->properties.emplace_back("dimension", I64Text(dimension));
  return op->results[0];
}

Value Builder::GetDimensionSize(const Value& x, int64_t dimension) {
  CheckIndex("get_dimension_size", "dimension", dimension, x.rank());
  DimSize d = DimAt(x.type, dimension);
  if (!d.dynamic()) return ScalarInt(DType::kS32, d.size);
  Op* op = EmitOp(*this, "get_dimension_size", {x}, {TensorType{DType::kS32, {}}});
  op->properties.emplace_back("dimension", I64Text(dimension));
  return op->results[0];
}

}  // namespace torch_tpu::shlo
