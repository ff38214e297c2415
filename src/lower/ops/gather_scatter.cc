// Gathers and scatters along one dimension, element by element or slice by slice, and embeddings.
#include <algorithm>
#include <cmath>

#include "lower/ops/families.h"
#include "lower/ops/index_util.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;
using support::ErrorKind;

constexpr char kInSelf[] = "index out of range in self";

// A self of rank 0 is treated as one element; `dim` counts in that.
struct Along {
  Value self;
  int64_t dim;
};

Along SelfAndDim(OpContext& c) {
  Value self = c.Tensor(0);
  int64_t dim = c.Dim(1, self.rank());
  return {AtLeast1D(c, self), dim};
}

Results Finish(OpContext& c, const Value& v) {
  const TensorType& r = c.Result();
  return c.b.Reshape(c.b.ConvertElementType(v, r.dtype), r.dims);
}

// gather(self, dim, index, *, sparse_grad)
Results Gather(OpContext& c) {
  Along a = SelfAndDim(c);
  Value index = AtLeast1D(c, c.Tensor(2));
  if (index.type.NumElements() == 0) return c.b.Zeros(c.Result());
  int64_t size = a.self.dim(a.dim);
  index = CheckedIndex(c, index, size, false, ErrorKind::kRuntime, OutOfBounds(a.dim, size));
  return Finish(c, GatherElements(c, a.self, a.dim, index));
}

Value ScatterIndex(OpContext& c, const Along& a) {
  Value index = AtLeast1D(c, c.Tensor(2));
  int64_t size = a.self.dim(a.dim);
  return CheckedIndex(c, index, size, false, ErrorKind::kRuntime, OutOfBounds(a.dim, size));
}

// The source (tensor or number, argument 3) in `dtype`; a number is spread over the index.
Value Source(OpContext& c, DType dtype, const Value& index) {
  Value v = c.As(3, dtype);
  bool number = c.arg(3).kind != Arg::Kind::kTensor || (v.rank() == 0 && index.rank() > 1);
  return number ? c.b.BroadcastTo(v, index.dims()) : AtLeast1D(c, v);
}

Results ScatterWith(OpContext& c, Combine combine) {
  Along a = SelfAndDim(c);
  if (c.Tensor(2).type.NumElements() == 0) return c.Tensor(0);
  DType math = combine == Combine::kSet ? a.self.dtype() : OpContext::OpMath(a.self.dtype());
  Value index = ScatterIndex(c, a);
  Value self = c.b.ConvertElementType(a.self, math);
  return Finish(c, ScatterElements(c, self, a.dim, index, Source(c, math, index), combine));
}

// scatter.src(self, dim, index, src), scatter.value(..., value)
Results Scatter(OpContext& c) { return ScatterWith(c, Combine::kSet); }

// scatter.reduce(self, dim, index, src, *, reduce), scatter.value_reduce
Results ScatterNamed(OpContext& c) {
  return ScatterWith(c, c.Text(4) == "multiply" ? Combine::kMultiply : Combine::kAdd);
}

Results ScatterAdd(OpContext& c) { return ScatterWith(c, Combine::kAdd); }

// A reduction of sources into self where `scatter` says how sources meet: sum, prod, mean, amax, amin.
template <typename ScatterFn>
Results ReduceInto(OpContext& c, const Value& self, const std::string& how, bool include_self, const Value& source,
                   ScatterFn scatter) {
  DType dtype = self.dtype(), math = OpContext::OpMath(dtype);
  Combine combine = how == "prod"   ? Combine::kMultiply
                    : how == "amax" ? Combine::kMaximum
                    : how == "amin" ? Combine::kMinimum
                                    : Combine::kAdd;
  Value base = c.b.ConvertElementType(self, math), updates = c.b.ConvertElementType(source, math);
  if (!include_self) {  // touched places start from nothing
    Value nothing = c.b.BroadcastTo(Identity(c, math, combine), updates.dims());
    base = scatter(base, nothing, Combine::kSet);
  }
  Value v = scatter(base, updates, combine);
  if (how == "mean") {
    DType count_type = math == DType::kPred ? DType::kS64 : math;
    Value count = c.b.Full({count_type, self.dims()}, include_self ? 1 : 0);
    count = scatter(count, c.b.Full({count_type, updates.dims()}, 1), Combine::kAdd);
    Value one = c.b.Full(count.type, 1);
    count = c.b.Select(c.b.Compare(Direction::kEq, count, c.b.Full(count.type, 0)), one, count);
    Value quotient = c.b.Divide(c.b.Convert(v, count_type), count);
    if (shlo::IsInteger(count_type) && !shlo::IsUnsigned(count_type)) {  // rounds down
      Value rest = c.b.Subtract(v, c.b.Multiply(quotient, count));
      Value below = c.b.Compare(Direction::kLt, rest, c.b.Full(rest.type, 0));
      quotient = c.b.Select(below, c.b.Subtract(quotient, one), quotient);
    }
    v = quotient;
  }
  return Finish(c, v);
}

// scatter_reduce.two(self, dim, index, src, reduce, *, include_self)
Results ScatterReduce(OpContext& c) {
  Along a = SelfAndDim(c);
  if (c.Tensor(2).type.NumElements() == 0) return c.Tensor(0);
  Value index = ScatterIndex(c, a);
  Value source = Corner(c, Source(c, a.self.dtype(), index), index.dims());
  return ReduceInto(c, a.self, c.Text(4), c.BoolOr(5, true), source,
                    [&](const Value& self, const Value& updates, Combine how) {
                      return ScatterElements(c, self, a.dim, index, updates, how);
                    });
}

Value SliceIndex(OpContext& c, const Along& a, bool wrap, const std::string& message) {
  Value index = AtLeast1D(c, c.Tensor(2));
  return CheckedIndex(c, index, a.self.dim(a.dim), wrap, ErrorKind::kIndex, message);
}

// index_select(self, dim, index)
Results IndexSelect(OpContext& c) {
  Along a = SelfAndDim(c);
  return Finish(c, GatherSlices(c, a.self, a.dim, SliceIndex(c, a, false, kInSelf)));
}

// index_add(self, dim, index, source, *, alpha=1)
Results IndexAdd(OpContext& c) {
  Along a = SelfAndDim(c);
  DType math = OpContext::OpMath(a.self.dtype());
  Value index = SliceIndex(c, a, false, kInSelf);
  Value source = AtLeast1D(c, c.As(3, math));
  if (!c.IsConstant(4, 1)) {
    Value alpha = c.As(4, math, source.dims());
    source = math == DType::kPred ? c.b.And(source, alpha) : c.b.Multiply(source, alpha);
  }
  return Finish(c, ScatterSlices(c, c.b.ConvertElementType(a.self, math), a.dim, index, source, Combine::kAdd));
}

// index_copy(self, dim, index, source)
Results IndexCopy(OpContext& c) {
  Along a = SelfAndDim(c);
  Value index = SliceIndex(c, a, false, "index_copy_(): " + OutOfBounds(a.dim, a.self.dim(a.dim)));
  Value source = AtLeast1D(c, c.Tensor(3));
  return Finish(c, ScatterSlices(c, a.self, a.dim, index, source, Combine::kSet));
}

// index_fill(self, dim, index, value): value is a number or a 0-dim tensor.
Results IndexFill(OpContext& c) {
  Along a = SelfAndDim(c);
  Value index = SliceIndex(c, a, true, OutOfBounds(a.dim, a.self.dim(a.dim)));
  Dims dims = a.self.dims();
  dims[a.dim] = index.dim(0);
  Value source = c.As(3, a.self.dtype());
  TT_CHECK(source.type.NumElements() == 1, kRuntime,
           "index_fill_ only supports a 0-dimensional value tensor, but got tensor with ", source.rank(),
           " dimension(s).");
  return Finish(c,
                ScatterSlices(c, a.self, a.dim, index, c.b.BroadcastTo(c.b.Reshape(source, {}), dims), Combine::kSet));
}

// index_reduce(self, dim, index, source, reduce, *, include_self=True)
Results IndexReduce(OpContext& c) {
  Along a = SelfAndDim(c);
  Value index = SliceIndex(c, a, false, kInSelf);
  Value source = AtLeast1D(c, c.As(3, a.self.dtype()));
  if (index.type.NumElements() == 0 || source.type.NumElements() == 0) return c.Tensor(0);
  return ReduceInto(c, a.self, c.Text(4), c.BoolOr(5, true), source,
                    [&](const Value& self, const Value& updates, Combine how) {
                      return ScatterSlices(c, self, a.dim, index, updates, how);
                    });
}

// embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse)
Results Embedding(OpContext& c) {
  Value weight = c.Tensor(0);
  TT_CHECK(weight.rank() == 2, kRuntime, "'weight' must be 2-D");
  Value index = CheckedIndex(c, c.Tensor(1), weight.dim(0), false, ErrorKind::kIndex, kInSelf);
  return GatherSlices(c, weight, 0, index);
}

// embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq)
Results EmbeddingBackward(OpContext& c) {
  Value grad = c.Tensor(0), index = c.Tensor(1);
  int64_t rows = c.Int(2), padding = c.Int(3), count = index.type.NumElements();
  DType math = OpContext::OpMath(grad.dtype());
  int64_t width = c.Result().dims.back();
  Value zeros = c.b.Zeros({math, {rows, width}});
  if (count == 0 || width == 0) return Finish(c, zeros);
  index = c.b.Reshape(CheckedIndex(c, index, rows, false, ErrorKind::kIndex, kInSelf), {count});
  Value updates = c.b.Reshape(c.b.ConvertElementType(grad, math), {count, width});
  if (c.BoolOr(4, false)) {
    Value uses = ScatterSlices(c, c.b.Zeros({math, {rows}}), 0, index, c.b.Full({math, {count}}, 1), Combine::kAdd);
    Value own = GatherSlices(c, uses, 0, index);
    updates = c.b.Divide(updates, c.b.BroadcastInDim(own, {count, width}, {0}));
  }
  if (padding >= 0) {  // a place outside drops the row
    Value skipped = c.b.Compare(Direction::kEq, index, c.b.ConstantInt(index.type, padding));
    index = c.b.Select(skipped, c.b.ConstantInt(index.type, rows), index);
  }
  return Finish(c, ScatterSlices(c, zeros, 0, index, updates, Combine::kAdd));
}

// embedding_renorm_(self, indices, max_norm, norm_type): looked-up rows with a larger norm are scaled down to it.
Results EmbeddingRenorm(OpContext& c) {
  Value weight = c.Tensor(0);
  int64_t count = c.Tensor(1).type.NumElements(), rows = weight.dim(0), width = weight.dim(1);
  if (count == 0 || weight.type.NumElements() == 0) return weight;
  DType math = OpContext::OpMath(weight.dtype());
  Value index = c.b.Reshape(CheckedIndex(c, c.Tensor(1), rows, false, ErrorKind::kIndex, kInSelf), {count});
  Value used = c.b.ConvertElementType(GatherSlices(c, weight, 0, index), math);
  Value size = c.b.Abs(used), norm;
  double p = c.Double(3);
  auto sum = [&](const Value& v) { return c.b.Reduce("add", v, c.b.ScalarInt(math, 0), {1}); };
  if (std::isinf(p)) {
    norm = c.b.Reduce("maximum", size, c.b.ScalarInt(math, 0), {1});
  } else if (p == 1) {
    norm = sum(size);
  } else if (p == 2) {
    norm = c.b.Sqrt(sum(c.b.Multiply(used, used)));
  } else {
    norm = sum(c.b.Power(size, c.b.Full(size.type, p)));
    norm = c.b.Power(norm, c.b.Full(norm.type, 1 / p));
  }
  Value limit = c.As(2, math, norm.dims());
  Value scale = c.b.Divide(limit, c.b.Add(norm, c.b.Full(norm.type, 1e-7)));
  scale = c.b.Select(c.b.Compare(Direction::kGt, norm, limit), scale, c.b.Full(norm.type, 1));
  Value scaled = c.b.Multiply(used, c.b.BroadcastInDim(scale, {count, width}, {0}));
  // A row that is looked up twice is written twice, with one value.
  return ScatterSlices(c, weight, 0, index, c.b.ConvertElementType(scaled, weight.dtype()), Combine::kSet);
}

const OpDef kRows[] = {
    {"gather", Gather},
    {"scatter.src scatter.value", Scatter},
    {"scatter.reduce scatter.value_reduce", ScatterNamed},
    {"scatter_add", ScatterAdd},
    {"scatter_reduce.two", ScatterReduce},
    {"index_select", IndexSelect},
    {"index_add", IndexAdd},
    {"index_copy", IndexCopy},
    {"index_fill.int_Scalar index_fill.int_Tensor", IndexFill, "", kExactNumbers | kIntoExpanded},
    {"index_reduce", IndexReduce},
    {"embedding", Embedding},
    {"embedding_dense_backward", EmbeddingBackward},
    {"embedding_renorm_", EmbeddingRenorm, "", kNoFlags, 1u << 3},  // norm_type chooses the formula
};

}  // namespace

std::span<const OpDef> GatherScatterRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
