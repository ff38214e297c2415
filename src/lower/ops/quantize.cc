// Fake quantization: rounding to a grid of integers and back, with the mask of what the grid can hold.
#include "lower/ops/families.h"
#include "lower/ops/pointwise.h"

namespace torch_tpu::lower::ops {
namespace {

struct Grid {
  Expr scale, zero;   // float32 and S32 or a float type, broadcast to the input
  int64_t low, high;  // of the integers
};

void CheckRange(OpContext& c, int64_t low, int64_t high) {
  TT_CHECK(low <= high, kRuntime, c.OpName(), ": `quant_min` should be less than or equal to `quant_max`, got ", low,
           " and ", high);
}

Expr InputOf(OpContext& c) {
  Value x = c.Tensor(0);
  if (!shlo::IsFloating(x.dtype())) NotImplementedFor(c, x.dtype());
  return {&c.b, c.b.ConvertElementType(x, OpContext::OpMath(x.dtype()))};
}

// (output, mask)
std::vector<Value> Quantized(OpContext& c, const Expr& x, const Grid& g) {
  DType math = x.dtype();
  Expr inverse = To(1 / g.scale, math), zero = To(g.zero, math), grid = x * inverse;
  // An integer zero is added after rounding, a real one before.
  Expr q = shlo::IsFloating(g.zero.dtype()) ? Round(zero + grid) : zero + Round(grid);
  q = Select(IsNan(q), static_cast<double>(g.low) - 1, q);
  double low = static_cast<double>(g.low), high = static_cast<double>(g.high);
  Expr out = (Min(Max(q, low), high) - zero) * To(g.scale, math);
  return {To(out, c.Tensor(0).dtype()).v, ((q >= low) & (q <= high)).v};
}

// fake_quantize_per_tensor_affine_cachemask(self, scale, zero_point, quant_min, quant_max)
Results PerTensor(OpContext& c) {
  Expr x = InputOf(c);
  int64_t zero = c.Int(2), low = c.Int(3), high = c.Int(4);
  CheckRange(c, low, high);
  TT_CHECK(low <= zero && zero <= high, kRuntime, c.OpName(),
           ": `zero_point` must be between `quant_min` and `quant_max`, got ", zero);
  Expr zeros{&c.b, c.b.ConstantInt({DType::kS32, x.v.dims()}, zero)};
  return Quantized(c, x, {{&c.b, c.As(1, DType::kF32, x.v.dims())}, zeros, low, high});
}

// _fake_quantize_per_tensor_affine_cachemask_tensor_qparams(self, scale, zero_point, fake_quant_enabled, quant_min,
// quant_max)
Results PerTensorOfTensors(OpContext& c) {
  Expr x = InputOf(c);
  const Dims& dims = x.v.dims();
  CheckRange(c, c.Int(4), c.Int(5));
  auto only = [&](size_t i) {
    Value v = c.Tensor(i);
    TT_CHECK(v.type.NumElements() == 1, kRuntime, c.OpName(), ": expected one element in argument ", i, ", got ",
             v.type.NumElements());
    return Expr{&c.b, c.b.BroadcastTo(c.b.Reshape(v, {}), dims)};
  };
  std::vector<Value> out = Quantized(c, x, {To(only(1), DType::kF32), only(2), c.Int(4), c.Int(5)});
  Expr enabled = only(3) != 0, input{&c.b, c.Tensor(0)};
  return {Select(enabled, input.With(out[0]), input).v, (enabled.With(out[1]) | !enabled).v};
}

// fake_quantize_per_channel_affine_cachemask(self, scale, zero_point, axis, quant_min, quant_max)
Results PerChannel(OpContext& c) {
  Expr x = InputOf(c);
  const Dims& dims = x.v.dims();
  int64_t axis = c.Int(3);
  CheckRange(c, c.Int(4), c.Int(5));
  TT_CHECK(axis >= 0 && axis < static_cast<int64_t>(dims.size()), kRuntime, c.OpName(),
           ": `axis` must be between 0 and number of dimensions of input, got ", axis);
  auto channels = [&](size_t i) {
    Value v = c.Tensor(i);
    TT_CHECK(v.rank() == 1 && v.dim(0) == dims[static_cast<size_t>(axis)], kRuntime, c.OpName(),
             ": dimensions of scale and zero-point are not consistent with input tensor");
    return Expr{&c.b, c.b.BroadcastInDim(v, dims, {axis})};
  };
  return Quantized(c, x, {To(channels(1), DType::kF32), channels(2), c.Int(4), c.Int(5)});
}

// _int_mm(self, mat2): int8 matrices give int32.
Results IntegerProduct(OpContext& c) {
  Value x = c.Tensor(0), y = c.Tensor(1);
  TT_CHECK(x.dtype() == DType::kS8 && y.dtype() == DType::kS8, kRuntime, c.OpName(), ": expected int8, got ",
           shlo::Name(x.dtype()), " and ", shlo::Name(y.dtype()));
  return c.b.DotGeneral(x, y, {{}, {}, {1}, {0}}, shlo::Precision::kDefault, DType::kS32);
}

const OpDef kRows[] = {
    {"fake_quantize_per_tensor_affine_cachemask", PerTensor, "", kNoMeta},
    {"_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", PerTensorOfTensors, "", kNoMeta},
    {"fake_quantize_per_channel_affine_cachemask", PerChannel, "", kNoMeta},
    {"_int_mm", IntegerProduct},
};

}  // namespace

std::span<const OpDef> QuantizeRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
