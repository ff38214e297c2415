#include "lower/contract.h"

#include <algorithm>

namespace torch_tpu::lower {
namespace {

bool Contains(const Dims& list, int64_t d) { return std::find(list.begin(), list.end(), d) != list.end(); }

// x with its dimensions in the order batch, free, contracted; the contracted ones flattened into one.
Value Ordered(shlo::Builder& b, const Value& x, const Dims& batch, const Dims& contract, int64_t* free) {
  Dims order = batch, shape;
  for (size_t d = 0; d < x.rank(); ++d) {
    auto i = static_cast<int64_t>(d);
    if (!Contains(batch, i) && !Contains(contract, i)) order.push_back(i);
  }
  *free = static_cast<int64_t>(order.size() - batch.size());
  for (int64_t d : order) shape.push_back(x.dim(d));
  int64_t k = 1;
  for (int64_t d : contract) {
    order.push_back(d);
    k *= x.dim(d);
  }
  shape.push_back(k);
  return b.Reshape(b.Transpose(x, order), shape);
}

// Multiply and reduce: what a dot means, for types that a platform's dot refuses.
Value ContractByReduce(shlo::Builder& b, const Value& x, const Value& y, const shlo::DotDims& dims) {
  int64_t x_free = 0, y_free = 0;
  Value a = Ordered(b, x, dims.lhs_batch, dims.lhs_contract, &x_free);
  Value c = Ordered(b, y, dims.rhs_batch, dims.rhs_contract, &y_free);
  auto batch = static_cast<int64_t>(dims.lhs_batch.size());
  Dims shape, a_dims, c_dims;
  for (int64_t d = 0; d < batch + x_free; ++d) {
    shape.push_back(a.dim(d));
    a_dims.push_back(d);
    if (d < batch) c_dims.push_back(d);
  }
  for (int64_t d = 0; d < y_free; ++d) {
    shape.push_back(c.dim(batch + d));
    c_dims.push_back(batch + x_free + d);
  }
  auto last = static_cast<int64_t>(shape.size());
  shape.push_back(a.dim(a.rank() - 1));
  a_dims.push_back(last);
  c_dims.push_back(last);
  Value product = b.Multiply(b.BroadcastInDim(a, shape, a_dims), b.BroadcastInDim(c, shape, c_dims));
  return b.Reduce("add", product, b.ScalarInt(x.dtype(), 0), {last});
}

}  // namespace

Value Contract(OpContext& c, const Value& x, const Value& y, const shlo::DotDims& dims, DType math) {
  if (shlo::IsInteger(math)) {
    if (shlo::ByteSize(math) == 8) {
      Value a = c.b.ConvertElementType(x, math), b = c.b.ConvertElementType(y, math);
      if (c.options().platform == Platform::kTpu) return ContractByReduce(c.b, a, b, dims);
      return c.b.DotGeneral(a, b, dims, shlo::Precision::kDefault, math);
    }
    Value v = c.b.DotGeneral(c.b.ConvertElementType(x, DType::kS32), c.b.ConvertElementType(y, DType::kS32), dims,
                             shlo::Precision::kDefault, DType::kS32);
    return c.b.ConvertElementType(v, math);
  }
  // Operands keep their dtype; the dot accumulates in `math`.
  return c.b.DotGeneral(x, y, dims, c.options().matmul_precision, math);
}

}  // namespace torch_tpu::lower
