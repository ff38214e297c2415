// Sums, means and maxima of the embeddings in bags, and their derivatives. `offsets` say where in `indices` each bag
// begins; "offset2bag" is the bag of each index.
#include "lower/ops/families.h"
#include "lower/ops/index_util.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

using support::ErrorKind;

enum Mode : int64_t { kSum = 0, kMean = 1, kMax = 2 };

Expr Wide(const Expr& per_row, int64_t width) {
  return per_row.With(per_row.b->BroadcastInDim(per_row.v, {per_row.v.dim(0), width}, {0}));
}

Expr Gathered(OpContext& c, const Value& rows, const Value& index) { return {&c.b, GatherSlices(c, rows, 0, index)}; }

Expr Added(OpContext& c, DType dtype, const Dims& dims, const Value& index, const Value& updates) {
  return {&c.b, ScatterSlices(c, c.b.Zeros({dtype, dims}), 0, index, updates, Combine::kAdd)};
}

// The index itself where `keep` holds, else a place that scatters drop.
Value Kept(const Expr& keep, const Expr& index, int64_t size) {
  return Select(keep, index, index.Num(static_cast<double>(size))).v;
}

Expr NotPadding(const Expr& index, int64_t padding) { return index != static_cast<double>(padding); }

// Inclusive, of rank 1.
Value PrefixSum(OpContext& c, const Value& x) {
  Value sum = x;
  for (int64_t step = 1; step < x.dim(0); step *= 2) {
    Value zero = c.b.ScalarInt(x.dtype(), 0);
    sum = c.b.Add(sum, c.b.Pad(c.b.SliceDim(sum, 0, 0, x.dim(0) - step), zero, {step}, {0}, {0}));
    sum = c.b.OptimizationBarrier({sum})[0];  // else each level is computed again in the next
  }
  return sum;
}

// The bag of each of `count` indices, S32: how many bags have begun by then.
Expr BagsOf(OpContext& c, const Value& offsets, int64_t bags, int64_t count) {
  Value begins = c.b.ConvertElementType(c.b.SliceDim(offsets, 0, 0, bags), DType::kS32);
  Value one = c.b.Full({DType::kS32, {bags}}, 1);
  Value begun = ScatterSlices(c, c.b.Zeros({DType::kS32, {count}}), 0, begins, one, Combine::kAdd);
  return Expr{&c.b, PrefixSum(c, begun)} - 1;
}

Expr CheckedRows(OpContext& c, const Value& indices, int64_t rows) {
  return {&c.b, CheckedIndex(c, indices, rows, false, ErrorKind::kRuntime,
                             "embedding_bag: Expected idx >= 0 && idx < num_embeddings")};
}

void CheckOffsets(OpContext& c, const Value& offsets, int64_t count) {
  int64_t size = offsets.dim(0);
  if (size == 0) return;
  Expr first{&c.b, c.b.SliceDim(offsets, 0, 0, 1)}, last{&c.b, c.b.SliceDim(offsets, 0, size - 1, size)};
  c.Check((first != 0).v, ErrorKind::kRuntime,
          "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from position 0.");
  c.Check((last > static_cast<double>(count)).v, ErrorKind::kRuntime,
          support::StrCat("offsets[-1] can not be greater than input's length ", count));
}

// _embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset,
// padding_idx) -> (output, offset2bag, bag_size, max_indices)
Results Bags(OpContext& c) {
  shlo::Builder& b = c.b;
  Value weight = c.Tensor(0), offsets = c.Tensor(2);
  const TensorType& r = c.Result(0);
  TT_CHECK(weight.rank() == 2 && c.Tensor(1).rank() == 1 && offsets.rank() == 1, kRuntime, c.OpName(),
           ": expected a 2-D weight, 1-D indices and 1-D offsets, got ", weight.rank(), "-D, ", c.Tensor(1).rank(),
           "-D and ", offsets.rank(), "-D");
  int64_t mode = c.IntOr(4, kSum), count = c.Tensor(1).dim(0), rows = weight.dim(0), bags = r.dims[0],
          width = r.dims[1];
  CheckOffsets(c, offsets, count);
  std::vector<Value> none;
  for (size_t i = 0; i < 4; ++i) none.push_back(b.Zeros(c.Result(i)));
  if (count == 0 || bags == 0) return none;
  DType math = OpContext::OpMath(r.dtype);
  Expr index = CheckedRows(c, c.Tensor(1), rows), bag = BagsOf(c, offsets, bags, count);
  Value at = Kept(NotPadding(index, c.IntOr(8, -1)), bag, bags);
  Expr size = Added(c, DType::kS32, {bags}, at, b.Full({DType::kS32, {count}}, 1));
  std::vector<Value> out = none;
  out[1] = b.ConvertElementType(bag.v, c.Result(1).dtype);
  Value sizes = b.ConvertElementType(size.v, c.Result(2).dtype);
  int64_t more = c.Result(2).dims[0] - bags;  // where offsets name the end too
  out[2] = b.Pad(sizes, b.ScalarInt(sizes.dtype(), 0), {0}, {more}, {0});
  if (width == 0) return out;
  Expr used = To(Gathered(c, weight, index), math);
  if (c.OptionalTensor(6)) used = used * Wide(Expr{&b, c.As(6, math)}, width);
  if (mode != kMax) {
    Expr sum = Added(c, math, {bags, width}, at, used);
    out[0] = (mode == kMean ? sum / Wide(To(Max(size, 1), math), width) : sum).v;
  } else {
    Value lowest = b.BroadcastInDim(b.MinValue(math), {bags, width}, {});
    Expr largest{&b, ScatterSlices(c, lowest, 0, at, used, Combine::kMaximum)};
    // The first of the equal ones, as a place in `indices`.
    Expr place{&b, b.Iota({DType::kS32, {count, width}}, 0)};
    Expr own = Gathered(c, largest, bag), hit = (used == own) | (IsNan(used) & IsNan(own));
    Value last = b.Full({DType::kS32, {bags, width}}, static_cast<double>(count - 1));
    Expr first{&b,
               ScatterSlices(c, last, 0, at, Select(hit, place, static_cast<double>(count - 1)), Combine::kMinimum)};
    Expr filled = Wide(size > 0, width);
    Expr row = Gathered(c, index, first);
    out[0] = Select(filled, largest, 0).v;
    out[3] = b.ConvertElementType(Select(filled, row, 0).v, c.Result(3).dtype);
  }
  out[0] = b.ConvertElementType(out[0], r.dtype);
  return out;
}

struct BackwardArgs {
  Expr grad;
  Value indices;
  std::optional<Expr> bag;  // of each index; absent where it was not asked for
  Value bag_size, max_indices;
  int64_t rows;
  bool by_frequency;
  int64_t mode;
  size_t weights;  // argument
  int64_t padding;
};

Results DenseGradient(OpContext& c, const BackwardArgs& a) {
  shlo::Builder& b = c.b;
  const TensorType& r = c.Result();
  int64_t count = a.indices.dim(0), bags = a.grad.v.dim(0), width = a.grad.v.dim(1);
  DType math = a.grad.dtype();
  if (r.NumElements() == 0 || count == 0 || bags == 0) return b.Zeros(r);
  if (a.mode == kMax) {
    Expr filled = Wide(Expr{&b, b.SliceDim(a.bag_size, 0, 0, bags)} > 0, width);
    Expr row{&b, b.ConvertElementType(a.max_indices, DType::kS32)};
    Value at = Kept(filled, row, a.rows);
    return b.ConvertElementType(ScatterElements(c, b.Zeros({math, r.dims}), 0, at, a.grad, Combine::kAdd), r.dtype);
  }
  Expr index = CheckedRows(c, a.indices, a.rows);
  Expr update = Gathered(c, a.grad, *a.bag);
  if (c.OptionalTensor(a.weights)) update = update * Wide(Expr{&b, c.As(a.weights, math)}, width);
  if (a.mode == kMean) {
    Expr size = To(Gathered(c, a.bag_size, *a.bag), math);
    update = update / Wide(Max(size, 1), width);
  }
  if (a.by_frequency) {
    Expr uses = Added(c, math, {a.rows}, index, b.Full({math, {count}}, 1));
    update = update / Wide(Gathered(c, uses, index), width);
  }
  Value at = Kept(NotPadding(index, a.padding), index, a.rows);
  return b.ConvertElementType(Added(c, math, r.dims, at, update).v, r.dtype);
}

Expr GradOf(OpContext& c) { return {&c.b, c.As(0, OpContext::OpMath(c.Tensor(0).dtype()))}; }

// offset2bag, or what the offsets say where it is empty.
std::optional<Expr> BagArgument(OpContext& c, size_t i, size_t offsets, int64_t bags, int64_t count) {
  if (count == 0 || bags == 0) return std::nullopt;
  if (c.Tensor(i).type.NumElements() == 0) return BagsOf(c, c.Tensor(offsets), bags, count);
  return Expr{&c.b, c.As(i, DType::kS32)};
}

// _embedding_bag_backward(grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights,
// scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx)
Results BagsBackward(OpContext& c) {
  TT_CHECK(!c.BoolOr(9, false), kNotImplemented, c.OpName(),
           ": sparse gradients are not supported on tpu; pass sparse=False");
  Expr grad = GradOf(c);
  auto bag = BagArgument(c, 3, 2, grad.v.dim(0), c.Tensor(1).dim(0));
  return DenseGradient(
      c, {grad, c.Tensor(1), bag, c.Tensor(4), c.Tensor(5), c.Int(6), c.Bool(7), c.Int(8), 10, c.IntOr(11, -1)});
}

// _embedding_bag_dense_backward(grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq,
// mode, per_sample_weights, padding_idx)
Results DenseBackward(OpContext& c) {
  Expr grad = GradOf(c), bag{&c.b, c.As(2, DType::kS32)};
  return DenseGradient(
      c, {grad, c.Tensor(1), bag, c.Tensor(3), c.Tensor(4), c.Int(5), c.Bool(6), c.Int(7), 8, c.IntOr(9, -1)});
}

// _embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, offset2bag, mode, padding_idx)
Results SampleWeightsBackward(OpContext& c) {
  const TensorType& r = c.Result();
  Expr grad = GradOf(c);
  int64_t count = c.Tensor(2).dim(0);
  auto bag = BagArgument(c, 4, 3, grad.v.dim(0), count);
  if (!bag || grad.v.dim(1) == 0) return c.b.Zeros(r);
  Expr index = CheckedRows(c, c.Tensor(2), c.Tensor(1).dim(0));
  Expr product = Gathered(c, grad, *bag) * To(Gathered(c, c.Tensor(1), index), grad.dtype());
  Expr sum{&c.b, c.b.Reduce("add", product.v, c.b.Scalar(grad.dtype(), 0), {1})};
  return c.b.ConvertElementType(Select(NotPadding(index, c.IntOr(6, -1)), sum, 0).v, r.dtype);
}

const OpDef kRows[] = {
    {"_embedding_bag", Bags},
    {"_embedding_bag_forward_only", Bags},
    {"_embedding_bag_backward", BagsBackward},
    {"_embedding_bag_dense_backward", DenseBackward},
    {"_embedding_bag_per_sample_weights_backward", SampleWeightsBackward},
};

}  // namespace

std::span<const OpDef> EmbeddingBagRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
