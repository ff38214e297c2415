// Indexing with tensors: x[i, :, j], x[i] = v, take and put. Masks are turned into indices before a row sees them.
#include <algorithm>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"

namespace torch_tpu::lower::ops {
namespace {

using support::ErrorKind;
using support::StrCat;

// Index tensors of x[...] after broadcasting: which dims they index and what shape they share.
struct Indexed {
  Dims dims;                  // indexed dims of self
  std::vector<Value> values;  // one for each
  Dims shape;                 // of the broadcast indices
  int64_t at = 0;             // where that shape stands in the result
};

Dims BroadcastShape(OpContext& c, const std::vector<Value>& values) {
  Dims shape;
  for (const Value& v : values) {
    while (shape.size() < v.rank()) shape.push_back(1);
  }
  for (const Value& v : values) {
    size_t shift = shape.size() - v.rank();
    for (size_t i = 0; i < v.rank(); ++i) {
      int64_t& s = shape[shift + i];
      TT_CHECK(s == v.dim(i) || s == 1 || v.dim(i) == 1, kIndex, c.OpName(),
               ": shape mismatch: indexing tensors could not be broadcast together");
      if (v.dim(i) != 1) s = v.dim(i);
    }
  }
  return shape;
}

Indexed Collect(OpContext& c, const Value& self, const std::vector<Value>& indices) {
  Indexed r;
  TT_CHECK(indices.size() <= self.rank(), kIndex, "too many indices for tensor of dimension ", self.rank(), " (got ",
           indices.size(), ")");
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i].valid()) continue;
    DType t = indices[i].dtype();
    TT_CHECK(t == DType::kS64 || t == DType::kS32, kIndex, c.OpName(),
             ": expected index tensors of dtype int64 or int32 in a program, got ", shlo::Name(t),
             "; a mask has as many indices as it has true values, which only its values tell");
    r.dims.push_back(static_cast<int64_t>(i));
    r.values.push_back(indices[i]);
  }
  r.shape = BroadcastShape(c, r.values);
  bool adjacent = !r.dims.empty() && r.dims.back() - r.dims.front() + 1 == static_cast<int64_t>(r.dims.size());
  r.at = adjacent ? r.dims.front() : 0;
  return r;
}

bool IsIndexed(const Indexed& x, int64_t dim) { return std::find(x.dims.begin(), x.dims.end(), dim) != x.dims.end(); }

// The shape of self[indices], and which of its dims are windows of self.
Dims ResultShape(const Value& self, const Indexed& x, Dims* windows) {
  Dims shape;
  auto put_indices = [&] { shape.append(x.shape.begin(), x.shape.end()); };
  for (int64_t d = 0; d < static_cast<int64_t>(self.rank()); ++d) {
    if (d == x.at) put_indices();
    if (IsIndexed(x, d)) continue;
    windows->push_back(static_cast<int64_t>(shape.size()));
    shape.push_back(self.dim(d));
  }
  return shape;
}

// [shape..., k]: one index vector for each place.
Value IndexVectors(OpContext& c, const Value& self, const Indexed& x) {
  std::vector<Value> columns;
  Dims column = x.shape;
  column.push_back(1);
  DType dtype = DType::kS32;
  for (size_t i = 0; i < x.dims.size(); ++i) {
    int64_t size = self.dim(x.dims[i]);
    Value v = CheckedIndex(c, x.values[i], size, /*wrap=*/true, ErrorKind::kIndex, OutOfBounds(x.dims[i], size));
    if (v.dtype() == DType::kS64) dtype = DType::kS64;
    columns.push_back(c.b.Reshape(c.b.BroadcastTo(v, x.shape), column));
  }
  for (Value& v : columns) v = c.b.Convert(v, dtype);
  return columns.size() == 1 ? columns[0] : c.b.Concatenate(columns, static_cast<int64_t>(x.shape.size()));
}

// index.Tensor(self, indices)
Results Index(OpContext& c) {
  Value self = c.Tensor(0);
  Indexed x = Collect(c, self, c.Tensors(1));
  if (x.dims.empty()) return self;
  Dims windows, sizes = self.dims();
  Dims shape = ResultShape(self, x, &windows);
  if (shlo::NumElements(shape) == 0 || self.type.NumElements() == 0) return c.b.Zeros({self.dtype(), shape});
  for (int64_t d : x.dims) sizes[d] = 1;
  shlo::GatherDims dims;
  dims.offset_dims = windows;
  dims.collapsed_slice_dims = x.dims;
  dims.start_index_map = x.dims;
  dims.index_vector_dim = static_cast<int64_t>(x.shape.size());
  return c.b.Gather(self, IndexVectors(c, self, x), dims, sizes);
}

// index_put(self, indices, values, accumulate=False, ...)
Results IndexPut(OpContext& c) {
  Value self = c.Tensor(0);
  Indexed x = Collect(c, self, c.Tensors(1));
  bool accumulate = c.BoolOr(3, false);
  DType math = accumulate ? OpContext::OpMath(self.dtype()) : self.dtype();
  Dims windows;
  Dims shape = ResultShape(self, x, &windows);
  Value source = c.Tensor(2);
  // Leading ones of the values may be more than the indexed shape has.
  while (source.rank() > shape.size() && source.dim(0) == 1) {
    source = c.b.Reshape(source, Dims(source.dims().begin() + 1, source.dims().end()));
  }
  Value values = c.b.BroadcastTo(c.b.ConvertElementType(source, math), shape);
  if (self.type.NumElements() == 0 || values.type.NumElements() == 0) return self;
  Combine combine = accumulate ? Combine::kAdd : Combine::kSet;
  if (x.dims.empty()) {
    if (!accumulate) return values;
    Value sum = CombineBody(math, combine)(c.b, {c.b.ConvertElementType(self, math), values})[0];
    return c.b.ConvertElementType(sum, self.dtype());
  }
  shlo::ScatterDims dims;
  dims.update_window_dims = windows;
  dims.inserted_window_dims = x.dims;
  dims.scatter_dims_to_operand_dims = x.dims;
  dims.index_vector_dim = static_cast<int64_t>(x.shape.size());
  Value v = c.b.Scatter(c.b.ConvertElementType(self, math), IndexVectors(c, self, x), values, dims,
                        CombineBody(math, combine), false, false);
  return c.b.ConvertElementType(v, self.dtype());
}

constexpr char kTakeMessage[] = "out of range: tried to access an index beyond the elements of the tensor";

// take(self, index): over the flattened tensor.
Results Take(OpContext& c) {
  Value self = c.Tensor(0), index = c.Tensor(1);
  int64_t n = self.type.NumElements();
  TT_CHECK(n > 0 || index.type.NumElements() == 0, kIndex, "take(): tried to take from an empty tensor");
  Value i = CheckedIndex(c, index, n, true, ErrorKind::kIndex, kTakeMessage);
  return GatherSlices(c, c.b.Reshape(self, {n}), 0, i);
}

// put(self, index, source, accumulate=False)
Results Put(OpContext& c) {
  Value self = c.Tensor(0), index = c.Tensor(1), source = c.Tensor(2);
  int64_t n = self.type.NumElements(), count = index.type.NumElements();
  TT_CHECK(source.dtype() == self.dtype(), kRuntime,
           "put_(): self and source expected to have the same dtype, but got self.dtype = ", shlo::Name(self.dtype()),
           " and source.dtype = ", shlo::Name(source.dtype()));
  TT_CHECK(count == source.type.NumElements(), kRuntime,
           "put_(): expected source and index to have the same number of elements, got ", source.type.NumElements(),
           " and ", count);
  TT_CHECK(n > 0 || count == 0, kIndex, "put_(): tried to put into an empty tensor");
  if (count == 0) return self;
  bool accumulate = c.BoolOr(3, false);
  DType math = accumulate ? OpContext::OpMath(self.dtype()) : self.dtype();
  Value i = CheckedIndex(c, c.b.Reshape(index, {count}), n, true, ErrorKind::kIndex, kTakeMessage);
  Value flat = c.b.ConvertElementType(c.b.Reshape(self, {n}), math);
  Value values = c.b.ConvertElementType(c.b.Reshape(source, {count}), math);
  Value v = ScatterSlices(c, flat, 0, i, values, accumulate ? Combine::kAdd : Combine::kSet);
  return c.b.Reshape(c.b.ConvertElementType(v, self.dtype()), self.dims());
}

// masked_scatter(self, mask, source): the k-th true place takes the k-th element of source.
Results MaskedScatter(OpContext& c) {
  TensorType r = c.Result().dtype == DType::kInvalid ? c.Tensor(0).type : c.Result();
  Value self = c.As(0, r.dtype, r.dims), source = c.Tensor(2);
  TT_CHECK(c.Tensor(1).dtype() == DType::kPred, kRuntime,
           "masked_scatter_ only supports boolean masks, but got mask with dtype ", shlo::Name(c.Tensor(1).dtype()));
  TT_CHECK(source.dtype() == r.dtype, kRuntime, "masked_scatter: expected self and source to have same dtypes but got ",
           shlo::Name(r.dtype), " and ", shlo::Name(source.dtype()));
  int64_t n = r.NumElements(), have = source.type.NumElements();
  if (n == 0) return self;
  Value mask = c.b.Reshape(c.As(1, DType::kPred, r.dims), {n});
  Value count = PrefixCount(c, mask);
  Value last = c.b.SliceDim(count, 0, n - 1, n);
  c.Check(c.b.Compare(shlo::Direction::kGt, last, c.b.ConstantInt(last.type, have)), ErrorKind::kRuntime,
          StrCat("masked_scatter: expected source to have as many elements as mask has ones, got only ", have));
  if (have == 0) return self;
  Value i = c.b.Subtract(count, c.b.ConstantInt(count.type, 1));
  Value taken = GatherSlices(c, c.b.Reshape(source, {have}), 0, i);
  return c.b.Reshape(c.b.Select(mask, taken, c.b.Reshape(self, {n})), r.dims);
}

const OpDef kRows[] = {
    {"index.Tensor _unsafe_index.Tensor", Index},
    {"index_put _unsafe_index_put _index_put_impl_", IndexPut, "", kIntoExpanded},
    {"take", Take},
    {"put", Put, "", kNoMeta},
    {"masked_scatter", MaskedScatter},
};

}  // namespace

std::span<const OpDef> IndexingRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
