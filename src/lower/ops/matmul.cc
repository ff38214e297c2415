// Contractions of matrices and vectors. DotGeneral folds transposed operands, so a linear layer never copies its
// weight. Half types accumulate in float32 and round once, after bias and scale, as CPU kernels do.
#include "lower/contract.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::DotDims;

const DotDims kMm{{}, {}, {1}, {0}};
const DotDims kBmm{{0}, {0}, {2}, {1}};

void RefuseBool(OpContext& c, const Value& x) {
  TT_CHECK(x.dtype() != DType::kPred, kNotImplemented, c.OpName(),
           ": not implemented for 'Bool'; convert the operands to an integer or floating-point dtype");
}

Value Product(OpContext& c, size_t x, size_t y, const DotDims& dims, DType math) {
  Value a = c.Tensor(x), b = c.Tensor(y);
  RefuseBool(c, a);
  return Contract(c, a, b, dims, math);
}

Results Plain(OpContext& c, const DotDims& dims) {
  DType result = c.Result().dtype;
  return c.b.ConvertElementType(Product(c, 0, 1, dims, OpContext::OpMath(result)), result);
}

Results Mm(OpContext& c) { return Plain(c, kMm); }
Results Bmm(OpContext& c) { return Plain(c, kBmm); }
Results Mv(OpContext& c) { return Plain(c, {{}, {}, {1}, {0}}); }
Results Dot(OpContext& c) { return Plain(c, {{}, {}, {0}, {0}}); }

Results Vdot(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseBool(c, x);
  if (shlo::IsComplex(x.dtype())) x = c.b.Complex(c.b.Real(x), c.b.Negate(c.b.Imag(x)));
  DType result = c.Result().dtype;
  return c.b.ConvertElementType(Contract(c, x, c.Tensor(1), {{}, {}, {0}, {0}}, OpContext::OpMath(result)), result);
}

// x * factor, and zero for a factor of zero: then x is not read, and its NaN and infinities stay out.
Value Scaled(OpContext& c, const Value& x, const Value& factor) {
  Value scaled = c.b.Multiply(x, c.b.BroadcastTo(factor, x.dims()));
  return c.b.Select(c.b.Compare(shlo::Direction::kEq, factor, c.b.Zeros(factor.type)), c.b.Zeros(x.type), scaled);
}

// beta * self + alpha * product.
Value Added(OpContext& c, Value product, size_t beta, size_t alpha) {
  const TensorType& r = c.Result();
  DType math = product.dtype();
  if (!c.IsConstant(alpha, 1)) product = Scaled(c, product, c.As(alpha, math));
  if (c.IsConstant(beta, 0)) return product;
  Value self = c.As(0, math, r.dims);
  if (!c.IsConstant(beta, 1)) self = Scaled(c, self, c.As(beta, math));
  return c.b.Add(self, product);
}

Results AddProduct(OpContext& c, const DotDims& dims, size_t beta) {
  DType result = c.Result().dtype;
  Value v = Product(c, 1, 2, dims, OpContext::OpMath(result));
  return c.b.ConvertElementType(Added(c, v, beta, beta + 1), result);
}

Results Addmm(OpContext& c) { return AddProduct(c, kMm, 3); }
Results AddmmDtype(OpContext& c) { return AddProduct(c, kMm, 4); }
Results Addmv(OpContext& c) { return AddProduct(c, {{}, {}, {1}, {0}}, 3); }
Results Baddbmm(OpContext& c) { return AddProduct(c, kBmm, 3); }
Results Addbmm(OpContext& c) { return AddProduct(c, {{}, {}, {0, 2}, {0, 1}}, 3); }

// _addmm_activation(self, mat1, mat2, *, beta, alpha, use_gelu): the activation sees the rounded sum.
Results AddmmActivation(OpContext& c) {
  const TensorType& r = c.Result();
  Value v = Added(c, Product(c, 1, 2, kMm, OpContext::OpMath(r.dtype)), 3, 4);
  v = c.b.ConvertElementType(c.b.ConvertElementType(v, r.dtype), OpContext::OpMath(r.dtype));
  if (c.BoolOr(5, false)) {
    Value erf = c.b.Chlo("erf", {c.b.Multiply(v, c.b.Full(v.type, 0.70710678118654752440))}, v.type);
    v = c.b.Multiply(c.b.Multiply(v, c.b.Full(v.type, 0.5)), c.b.Add(erf, c.b.Ones(v.type)));
  } else {
    v = c.b.Maximum(v, c.b.Zeros(v.type));
  }
  return c.b.ConvertElementType(v, r.dtype);
}

const OpDef kRows[] = {
    {"mm mm.dtype", Mm, "", kPrecision},
    {"bmm bmm.dtype", Bmm, "", kPrecision},
    {"mv", Mv, "", kPrecision},
    {"dot", Dot, "", kPrecision},
    {"vdot", Vdot, "", kPrecision},
    {"addmm", Addmm, "", kPrecision},
    {"addmm.dtype", AddmmDtype, "", kPrecision},
    {"addmv", Addmv, "", kPrecision},
    {"addbmm", Addbmm, "", kPrecision},
    {"baddbmm", Baddbmm, "", kPrecision},
    {"_addmm_activation", AddmmActivation, "", kPrecision},
};

}  // namespace

std::span<const OpDef> MatmulRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
