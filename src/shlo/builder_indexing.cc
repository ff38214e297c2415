#include <algorithm>

#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

void CheckStarts(std::string_view op, const Value& x, const std::vector<Value>& start) {
  CheckLength(op, "start indices", start.size(), x.rank());
  for (const Value& s : start) {
    TT_ASSERT(IsInteger(s.dtype()) && s.type == start[0].type && s.rank() == 0, op,
              ": expected start indices of one integer type and rank 0, got ", s.type.ToString());
  }
}

// The shared dimension rules of gather and scatter, with their names for the messages.
struct IndexRules {
  std::string_view op;
  const Value& operand;
  const Value& indices;
  const Dims& window_dims;   // of the result or the updates
  const Dims& removed_dims;  // of the operand, without a window dimension
  const Dims& operand_batching;
  const Dims& indices_batching;
  const Dims& index_map;
  int64_t index_vector_dim;
};

// The sizes of the indices without the index vector.
std::vector<DimSize> CheckIndexing(const IndexRules& r) {
  TT_ASSERT(IsInteger(r.indices.dtype()), r.op, ": expected integer indices, got ", r.indices.type.ToString());
  CheckIndex(r.op, "index_vector_dim", r.index_vector_dim, r.indices.rank() + 1);
  Dims without_window = r.removed_dims;
  without_window.append(r.operand_batching.begin(), r.operand_batching.end());
  CheckDistinct(r.op, "collapsed, inserted and batching dimensions", without_window, r.operand.rank());
  TT_ASSERT(IsSorted(r.removed_dims) && IsSorted(r.operand_batching) && IsSorted(r.window_dims), r.op,
            ": expected window, collapsed, inserted and operand batching dimensions in ascending order, got ",
            I64List(r.window_dims), ", ", I64List(r.removed_dims), ", ", I64List(r.operand_batching));
  CheckLength(r.op, "window dimensions", r.window_dims.size(), r.operand.rank() - without_window.size());
  CheckLength(r.op, "batching dimensions of the indices", r.indices_batching.size(), r.operand_batching.size());
  CheckDistinct(r.op, "batching dimensions of the indices", r.indices_batching, r.indices.rank());
  Dims indexed = r.index_map;
  indexed.append(r.operand_batching.begin(), r.operand_batching.end());
  CheckDistinct(r.op, "indexed and batching dimensions", indexed, r.operand.rank());
  bool implicit = r.index_vector_dim == static_cast<int64_t>(r.indices.rank());
  int64_t vector = implicit ? 1 : r.indices.dim(r.index_vector_dim);
  TT_ASSERT(vector == static_cast<int64_t>(r.index_map.size()), r.op, ": expected index vectors of length ",
            r.index_map.size(), ", got ", vector, " in ", r.indices.type.ToString());
  for (size_t i = 0; i < r.operand_batching.size(); ++i) {
    TT_ASSERT(r.indices_batching[i] != r.index_vector_dim, r.op, ": expected batching dimensions other than ",
              r.index_vector_dim);
    TT_ASSERT(DimAt(r.operand.type, r.operand_batching[i]) == DimAt(r.indices.type, r.indices_batching[i]), r.op,
              ": expected batching dimensions of equal size, got ", r.operand.type.ToString(), " and ",
              r.indices.type.ToString());
  }
  std::vector<DimSize> batch;
  for (size_t i = 0; i < r.indices.rank(); ++i) {
    if (static_cast<int64_t>(i) != r.index_vector_dim) batch.push_back(DimAt(r.indices.type, i));
  }
  return batch;
}

std::string DimensionNumbers(std::string_view kind, const std::vector<std::pair<std::string_view, const Dims*>>& lists,
                             int64_t index_vector_dim) {
  std::string text = support::StrCat("#stablehlo.", kind, "<");
  for (const auto& [name, dims] : lists) {
    if (!dims->empty()) text += support::StrCat(name, " = ", I64List(*dims), ", ");
  }
  return text + support::StrCat("index_vector_dim = ", index_vector_dim, ">");
}

}  // namespace

Value Builder::DynamicSlice(const Value& x, const std::vector<Value>& start, const Dims& sizes) {
  constexpr std::string_view kOp = "dynamic_slice";
  CheckStarts(kOp, x, start);
  CheckLength(kOp, "sizes", sizes.size(), x.rank());
  TT_ASSERT(x.type.is_static(), kOp, ": expected a static operand, got ", x.type.ToString());
  for (size_t i = 0; i < x.rank(); ++i) {
    TT_ASSERT(sizes[i] >= 0 && sizes[i] <= x.dim(i), kOp, ": expected size ", i, " in [0, ", x.dim(i), "], got ",
              sizes[i]);
  }
  if (sizes == x.dims()) return x;
  std::vector<Value> operands{x};
  operands.insert(operands.end(), start.begin(), start.end());
  Op* op = EmitOp(*this, kOp, std::move(operands), {TensorType{x.dtype(), sizes}});
  op->properties.emplace_back("slice_sizes", I64Array(sizes));
  return op->results[0];
}

Value Builder::DynamicUpdateSlice(const Value& x, const Value& update, const std::vector<Value>& start) {
  constexpr std::string_view kOp = "dynamic_update_slice";
  CheckStarts(kOp, x, start);
  TT_ASSERT(update.dtype() == x.dtype() && update.rank() == x.rank(), kOp, ": expected an update like ",
            x.type.ToString(), ", got ", update.type.ToString());
  TT_ASSERT(update.type.is_static(), kOp, ": expected a static update, as no plugin takes another, got ",
            update.type.ToString());
  for (size_t i = 0; i < x.rank(); ++i) {
    TT_ASSERT(update.dim(i) <= DimAt(x.type, i).upper(), kOp, ": expected an update no larger than ", x.type.ToString(),
              ", got ", update.type.ToString());
  }
  if (update.type == x.type && x.type.is_static()) return update;
  std::vector<Value> operands{x, update};
  operands.insert(operands.end(), start.begin(), start.end());
  return Emit(*this, kOp, std::move(operands), x.type);
}

Value Builder::Gather(const Value& operand, const Value& start_indices, const GatherDims& dims, const Dims& slice_sizes,
                      bool indices_are_sorted) {
  constexpr std::string_view kOp = "gather";
  std::vector<DimSize> batch = CheckIndexing({kOp, operand, start_indices, dims.offset_dims, dims.collapsed_slice_dims,
                                              dims.operand_batching_dims, dims.start_indices_batching_dims,
                                              dims.start_index_map, dims.index_vector_dim});
  CheckLength(kOp, "slice sizes", slice_sizes.size(), operand.rank());
  std::vector<DimSize> offsets;
  for (size_t i = 0; i < operand.rank(); ++i) {
    auto at = static_cast<int64_t>(i);
    bool removed = Contains(dims.collapsed_slice_dims, at) || Contains(dims.operand_batching_dims, at);
    DimSize d = DimAt(operand.type, i);
    TT_ASSERT(slice_sizes[i] >= 0 && slice_sizes[i] <= (removed ? std::min<int64_t>(1, d.upper()) : d.upper()), kOp,
              ": expected slice size ", i, " of at most ", removed ? 1 : d.upper(), " for ", operand.type.ToString(),
              ", got ", slice_sizes[i]);
    if (removed) continue;
    TT_ASSERT(!d.dynamic(), kOp, ": expected window dimension ", i, " to be static, got ", operand.type.ToString());
    offsets.push_back({slice_sizes[i], -1});
  }
  size_t rank = batch.size() + offsets.size();
  CheckDistinct(kOp, "offset_dims", dims.offset_dims, rank);
  std::vector<DimSize> out;
  size_t next_batch = 0, next_offset = 0;
  for (size_t i = 0; i < rank; ++i) {
    out.push_back(Contains(dims.offset_dims, static_cast<int64_t>(i)) ? offsets[next_offset++] : batch[next_batch++]);
  }
  Op* op = EmitOp(*this, kOp, {operand, start_indices}, {MakeType(operand.dtype(), out)});
  op->properties = {
      {"dimension_numbers", DimensionNumbers("gather",
                                             {{"offset_dims", &dims.offset_dims},
                                              {"collapsed_slice_dims", &dims.collapsed_slice_dims},
                                              {"operand_batching_dims", &dims.operand_batching_dims},
                                              {"start_indices_batching_dims", &dims.start_indices_batching_dims},
                                              {"start_index_map", &dims.start_index_map}},
                                             dims.index_vector_dim)},
      {"slice_sizes", I64Array(slice_sizes)},
      {"indices_are_sorted", BoolText(indices_are_sorted)}};
  return op->results[0];
}

Value Builder::Scatter(const Value& input, const Value& indices, const Value& updates, const ScatterDims& dims,
                       const Body& body, bool indices_are_sorted, bool unique_indices) {
  constexpr std::string_view kOp = "scatter";
  TT_ASSERT(updates.dtype() == input.dtype(), kOp, ": expected updates of type ", Name(input.dtype()), ", got ",
            updates.type.ToString());
  std::vector<DimSize> batch =
      CheckIndexing({kOp, input, indices, dims.update_window_dims, dims.inserted_window_dims, dims.input_batching_dims,
                     dims.scatter_indices_batching_dims, dims.scatter_dims_to_operand_dims, dims.index_vector_dim});
  CheckLength(kOp, "dimensions of updates", updates.rank(), batch.size() + dims.update_window_dims.size());
  CheckDistinct(kOp, "update_window_dims", dims.update_window_dims, updates.rank());
  std::vector<DimSize> window;
  for (size_t i = 0; i < input.rank(); ++i) {
    auto at = static_cast<int64_t>(i);
    if (Contains(dims.inserted_window_dims, at) || Contains(dims.input_batching_dims, at)) continue;
    window.push_back(DimAt(input.type, i));
  }
  size_t next_batch = 0, next_window = 0;
  for (size_t i = 0; i < updates.rank(); ++i) {
    DimSize d = DimAt(updates.type, i);
    if (Contains(dims.update_window_dims, static_cast<int64_t>(i))) {
      TT_ASSERT(d.upper() <= window[next_window].upper(), kOp, ": expected window dimension ", i,
                " of updates to be at most ", window[next_window].upper(), ", got ", updates.type.ToString());
      ++next_window;
    } else {
      TT_ASSERT(d == batch[next_batch], kOp, ": expected dimension ", i, " of updates to have the size ",
                batch[next_batch].upper(), " of the indices, got ", updates.type.ToString());
      ++next_batch;
    }
  }
  TensorType scalar{input.dtype(), {}};
  Region region = MakeRegion(*this, kOp, {scalar, scalar}, {scalar}, body);
  Op* op = EmitOp(*this, kOp, {input, indices, updates}, {input.type});
  op->properties = {{"scatter_dimension_numbers",
                     DimensionNumbers("scatter",
                                      {{"update_window_dims", &dims.update_window_dims},
                                       {"inserted_window_dims", &dims.inserted_window_dims},
                                       {"input_batching_dims", &dims.input_batching_dims},
                                       {"scatter_indices_batching_dims", &dims.scatter_indices_batching_dims},
                                       {"scatter_dims_to_operand_dims", &dims.scatter_dims_to_operand_dims}},
                                      dims.index_vector_dim)},
                    {"indices_are_sorted", BoolText(indices_are_sorted)},
                    {"unique_indices", BoolText(unique_indices)}};
  op->regions.push_back(std::move(region));
  return op->results[0];
}

Value Builder::Scatter(const Value& input, const Value& indices, const Value& updates, const ScatterDims& dims,
                       std::string_view op, bool indices_are_sorted, bool unique_indices) {
  return Scatter(input, indices, updates, dims, BinaryBody(op), indices_are_sorted, unique_indices);
}

std::vector<Value> Builder::Sort(const std::vector<Value>& operands, int64_t dimension, bool stable,
                                 const Body& comparator) {
  constexpr std::string_view kOp = "sort";
  TT_ASSERT(!operands.empty(), kOp, ": expected operands, got none");
  std::vector<Value> unified = operands;
  Unify(*this, kOp, unified);
  CheckIndex(kOp, "dimension", dimension, unified[0].rank());
  std::vector<TensorType> arguments, results;
  for (const Value& v : unified) {
    arguments.insert(arguments.end(), 2, TensorType{v.dtype(), {}});
    results.push_back(v.type);
  }
  Region region = MakeRegion(*this, kOp, arguments, {TensorType{DType::kPred, {}}}, comparator);
  Op* op = EmitOp(*this, kOp, std::move(unified), results);
  op->properties = {{"dimension", I64Text(dimension)}, {"is_stable", BoolText(stable)}};
  op->regions.push_back(std::move(region));
  return op->results;
}

}  // namespace torch_tpu::shlo
