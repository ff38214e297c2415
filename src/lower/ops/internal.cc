// Rows without an ATen schema that eager itself needs: reading a window densely, copying, filling, resizing.
#include <algorithm>

#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

Results Identity(OpContext& c) { return c.Tensor(0); }

// tpu::copy(dst, src): src in dst's dtype and shape.
Results Copy(OpContext& c) {
  Value dst = c.Tensor(0);
  return c.As(1, dst.dtype(), dst.dims());
}

// fill(self, value): value in self's dtype and shape.
Results Fill(OpContext& c) { return c.As(1, c.Result().dtype, c.Result().dims); }

// tpu::resize(base, numel, dtype): the flat bytes read as dtype, cut or followed by zeros.
Results Resize(OpContext& c) {
  Value flat = c.Tensor(0);
  DType to = c.DTypeOr(2, flat.dtype());
  int64_t n = flat.type.NumElements(), from_size = shlo::ByteSize(flat.dtype()), to_size = shlo::ByteSize(to);
  flat = c.b.Reshape(flat, {n});
  if (to != flat.dtype()) {
    if (to_size > from_size) {
      int64_t ratio = to_size / from_size;
      flat = c.b.Reshape(c.b.SliceDim(flat, 0, 0, n / ratio * ratio), {n / ratio, ratio});
    }
    flat = c.b.BitcastConvert(flat, to);
    flat = c.b.Reshape(flat, {flat.type.NumElements()});
  }
  int64_t want = c.Int(1), have = flat.dim(0);
  if (want <= have) return c.b.SliceDim(flat, 0, 0, want);
  return c.b.Pad(flat, c.b.ScalarInt(to, 0), {0}, {want - have}, {0});
}

const OpDef kRows[] = {
    {"tpu::identity", Identity, "", kNoMeta},
    {"tpu::copy", Copy, "", kNoMeta},
    {"tpu::resize", Resize, "", kNoMeta},
    {"fill.Scalar fill.Tensor", Fill, "", kFill | kExactNumbers},
    {"zero", [](OpContext& c) -> Results { return c.b.Zeros(c.Result()); }, "", kFill},
};

}  // namespace

std::span<const OpDef> InternalRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
