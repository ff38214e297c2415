// Rows without an ATen schema that eager itself needs: reading a window densely, copying, filling, resizing.
#include <algorithm>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

Results Identity(OpContext& c) { return c.Tensor(0); }

// tpu::copy(dst, src): src in dst's dtype and shape.
Results Copy(OpContext& c) { return c.As(1, c.Result().dtype, c.Result().dims); }

// tpu::resize(base, numel): the flat elements that fit, zeros after them.
Results Resize(OpContext& c) {
  Value flat = c.Tensor(0);
  flat = c.b.Reshape(flat, {flat.type.NumElements()});
  int64_t n = c.Int(1), have = flat.dim(0);
  if (n <= have) return c.b.SliceDim(flat, 0, 0, n);
  return c.b.Pad(flat, c.b.ScalarInt(flat.dtype(), 0), {0}, {n - have}, {0});
}

const OpDef kRows[] = {
    {"tpu::identity", Identity, "", kNoMeta},
    {"tpu::copy", Copy, "", kNoMeta},
    {"tpu::resize", Resize, "", kNoMeta},
    {"fill.Scalar fill.Tensor", Copy},
};

}  // namespace

std::span<const OpDef> InternalRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
