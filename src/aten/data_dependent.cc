#include "aten/data_dependent.h"

#include <ATen/ExpandUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/cumsum.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/searchsorted.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>
#include <torch/library.h>

#include <algorithm>

#include "aten/call.h"

namespace torch_tpu::aten {

using c10::IValue;

namespace {

// The results of an internal row but the last, and the last: how much of them counts. Waits for the device.
struct Padded {
  TensorList values;
  int64_t count = 0;
};

Padded Run(const char* row, c10::ArrayRef<IValue> args) {
  const KernelInfo& kernel = InternalKernel(row, Variant::kFunctional, static_cast<int>(args.size()));
  Padded r;
  RunKernel(kernel, args, r.values);
  r.count = r.values[r.values.size() - 1].item<int64_t>();
  return r;
}

at::Tensor Window(const at::Tensor& t, c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  return at::native::as_strided_tensorimpl(t, sizes, strides, 0);
}

// The first `count` slices of t.
at::Tensor First(const at::Tensor& t, int64_t count) {
  if (t.size(0) == count) return t;
  c10::SmallVector<int64_t, 6> sizes(t.sizes().begin(), t.sizes().end());
  sizes[0] = count;
  return Window(t, sizes, t.strides());
}

at::Tensor& Into(at::Tensor& out, const at::Tensor& result, const char* op) {
  TORCH_CHECK(out.is_privateuseone(), op, ": expected out on a tpu device, got one on ", out.device());
  TORCH_CHECK(out.scalar_type() == result.scalar_type(), op, ": Expected out tensor to have scalar type ",
              result.scalar_type(), " but got scalar type ", out.scalar_type());
  at::native::resize_output(out, result.sizes());
  out.copy_(result);
  return out;
}

at::Tensor Nonzero(const at::Tensor& self) {
  Padded r = Run("tpu::nonzero", {self});
  // Column-major, as PyTorch lays it out.
  return Window(r.values[0], {r.count, self.dim()}, {1, r.count});
}

at::Tensor& NonzeroOut(const at::Tensor& self, at::Tensor& out) { return Into(out, Nonzero(self), "nonzero"); }

at::Tensor MaskedSelect(const at::Tensor& self, const at::Tensor& mask) {
  TORCH_CHECK(mask.scalar_type() == c10::kBool, "masked_select: expected BoolTensor for mask");
  TORCH_CHECK(mask.device() == self.device(), "masked_select: expected mask on ", self.device(), ", got one on ",
              mask.device());
  auto [m, s] = at::expand_outplace(mask, self, "masked_select");
  Padded r = Run("tpu::masked_rows", {*s, *m});
  return First(r.values[0], r.count);
}

at::Tensor& MaskedSelectOut(const at::Tensor& self, const at::Tensor& mask, at::Tensor& out) {
  return Into(out, MaskedSelect(self, mask), "masked_select");
}

// --- unique

using Three = std::tuple<at::Tensor, at::Tensor, at::Tensor>;

void CheckOrdered(const at::Tensor& self) {
  TORCH_CHECK_NOT_IMPLEMENTED(!self.is_complex(), "\"unique\" not implemented for '", self.scalar_type(), "'");
}

Three UniqueFlat(const at::Tensor& self, bool consecutive, bool inverse, bool counts) {
  CheckOrdered(self);
  auto longs = self.options().dtype(c10::kLong);
  if (self.numel() == 0) {
    return {at::empty({0}, self.options()),
            at::empty(inverse || !consecutive ? self.sizes() : c10::IntArrayRef{0}, longs), at::empty({0}, longs)};
  }
  Padded r = Run("tpu::unique", {self, consecutive});
  return {First(r.values[0], r.count), inverse ? r.values[1].view(self.sizes()) : at::empty({0}, longs),
          counts ? First(r.values[2], r.count) : at::empty({0}, longs)};
}

Three UniqueDim(const at::Tensor& self, int64_t dim, bool consecutive) {
  CheckOrdered(self);
  dim = c10::maybe_wrap_dim(dim, self.dim());
  auto longs = self.options().dtype(c10::kLong);
  int64_t n = self.dim() == 0 ? 1 : self.size(dim);
  if (self.numel() == 0) {
    auto empty_dims = std::count(self.sizes().begin(), self.sizes().end(), 0);
    TORCH_CHECK(n == 0, "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied");
    TORCH_CHECK(empty_dims == 1, "Number of zero sized dimensions is more than one, so unique cannot be applied ");
    return {at::empty(self.sizes(), self.options()), at::empty({0}, longs), at::empty({0}, longs)};
  }
  at::Tensor front = self.dim() == 0 ? self.reshape({1}) : self.movedim(dim, 0);
  Padded r = Run("tpu::unique_rows", {front.reshape({n, -1}), consecutive});
  c10::SmallVector<int64_t, 6> sizes(front.sizes().begin(), front.sizes().end());
  sizes[0] = r.count;
  at::Tensor values = First(r.values[0], r.count).view(sizes);
  if (self.dim() > 0) values = values.movedim(0, dim);
  return {values, r.values[1], First(r.values[2], r.count)};
}

Three Unique2(const at::Tensor& self, bool, bool inverse, bool counts) {
  return UniqueFlat(self, false, inverse, counts);
}

std::tuple<at::Tensor, at::Tensor> UniqueOld(const at::Tensor& self, bool, bool inverse) {
  auto [values, places, counts] = UniqueFlat(self, false, inverse, false);
  return {values, places};
}

Three UniqueConsecutive(const at::Tensor& self, bool inverse, bool counts, std::optional<int64_t> dim) {
  if (!dim) return UniqueFlat(self, true, inverse, counts);
  return UniqueDim(self, *dim, true);
}

Three UniqueDimSorted(const at::Tensor& self, int64_t dim, bool, bool, bool) { return UniqueDim(self, dim, false); }

Three UniqueDimConsecutive(const at::Tensor& self, int64_t dim, bool, bool) { return UniqueDim(self, dim, true); }

// --- counts

at::Tensor Bincount(const at::Tensor& self, const std::optional<at::Tensor>& weights, c10::SymInt min_length) {
  int64_t least = min_length.guard_int(__FILE__, __LINE__);
  TORCH_CHECK(least >= 0, "minlength should be >= 0");
  bool weighted = weights && weights->defined();
  auto type = !weighted ? c10::kLong : weights->scalar_type() == c10::kFloat ? c10::kFloat : c10::kDouble;
  auto options = self.options().dtype(type);
  TORCH_CHECK_NOT_IMPLEMENTED(c10::isIntegralType(self.scalar_type(), false), "\"bincount\" not implemented for '",
                              self.scalar_type(), "'");
  if (self.dim() == 1 && self.numel() == 0) return at::zeros({least}, options);
  TORCH_CHECK(self.dim() == 1 && self.min().item<int64_t>() >= 0,
              "bincount only supports 1-d non-negative integral inputs.");
  TORCH_CHECK(!weighted || weights->sizes() == self.sizes(), "weights should be 1-d and have the same length as input");
  int64_t n = std::max(self.max().item<int64_t>() + 1, least);
  at::Tensor source = weighted ? weights->to(type) : at::ones({}, options).expand(self.sizes());
  return at::zeros({n}, options).index_add_(0, self.to(c10::kLong), source);
}

at::Tensor RepeatInterleave(const at::Tensor& repeats, std::optional<c10::SymInt> output_size) {
  TORCH_CHECK(repeats.dim() == 1, "repeat_interleave only accept 1D vector as repeat");
  TORCH_CHECK(repeats.scalar_type() == c10::kInt || repeats.scalar_type() == c10::kLong,
              "repeats has to be Long or Int tensor");
  if (repeats.numel() == 0) return at::empty({0}, repeats.options());
  at::Tensor ends = repeats.cumsum(0, c10::kLong);
  int64_t n = output_size ? output_size->guard_int(__FILE__, __LINE__) : ends[-1].item<int64_t>();
  TORCH_CHECK(repeats.min().item<int64_t>() >= 0, "repeats can not be negative");
  if (output_size) {
    TORCH_CHECK(ends[-1].item<int64_t>() == n, "allocated size does not match required size");
  }
  at::Tensor places = at::arange(n, repeats.options().dtype(c10::kLong));
  return at::searchsorted(ends, places, /*out_int32=*/false, /*right=*/true).to(repeats.scalar_type());
}

bool IsMask(const at::Tensor& t) {
  return t.defined() && (t.scalar_type() == c10::kBool || t.scalar_type() == c10::kByte);
}

void CheckMaskShape(const at::Tensor& self, int64_t dim, const at::Tensor& mask) {
  for (int64_t j = 0; j < mask.dim(); ++j) {
    TORCH_CHECK_INDEX(dim + j < self.dim(), "too many indices for tensor of dimension ", self.dim());
    TORCH_CHECK_INDEX(mask.size(j) == self.size(dim + j), "The shape of the mask ", mask.sizes(), " at index ", j,
                      " does not match the shape of the indexed tensor ", self.sizes(), " at index ", dim + j);
  }
}

// The mask if it is the only index and stands first, on self's device.
std::optional<at::Tensor> OnlyMask(const at::Tensor& self, const IValue& indices) {
  at::Tensor mask;
  for (const IValue& e : indices.toListRef()) {
    if (!e.isTensor() || !e.toTensor().defined()) {
      if (!mask.defined()) return std::nullopt;
      continue;
    }
    if (mask.defined() || !IsMask(e.toTensor())) return std::nullopt;
    mask = e.toTensor();
  }
  if (!mask.defined() || mask.dim() == 0) return std::nullopt;
  CheckMaskShape(self, 0, mask);
  if (mask.device() != self.device()) mask = mask.to(self.device());
  return mask.scalar_type() == c10::kBool ? mask : mask.to(c10::kBool);
}

}  // namespace

std::optional<IValue> WithoutMasks(const at::Tensor& self, const IValue& indices) {
  auto list = indices.toListRef();
  if (std::none_of(list.begin(), list.end(), [](const IValue& e) { return e.isTensor() && IsMask(e.toTensor()); })) {
    return std::nullopt;
  }
  c10::List<std::optional<at::Tensor>> result;
  int64_t dim = 0;
  for (const IValue& e : list) {
    if (!e.isTensor() || !IsMask(e.toTensor())) {
      result.push_back(e.isTensor() ? std::optional(e.toTensor()) : std::nullopt);
      ++dim;
      continue;
    }
    const at::Tensor mask = e.toTensor();
    CheckMaskShape(self, dim, mask);
    at::Tensor places = mask.nonzero();
    for (int64_t j = 0; j < mask.dim(); ++j) result.push_back(places.select(1, j));
    dim += mask.dim();
  }
  return result;
}

std::optional<at::Tensor> MaskedRows(const at::Tensor& self, const IValue& indices) {
  std::optional<at::Tensor> mask = OnlyMask(self, indices);
  if (!mask) return std::nullopt;
  Padded r = Run("tpu::masked_rows", {self, *mask});
  return First(r.values[0], r.count);
}

std::optional<at::Tensor> MaskedAssign(const at::Tensor& self, const IValue& indices, const at::Tensor& values) {
  if (values.scalar_type() != self.scalar_type()) return std::nullopt;  // refused elsewhere, as PyTorch does
  std::optional<at::Tensor> mask = OnlyMask(self, indices);
  if (!mask) return std::nullopt;
  int64_t trailing = self.dim() - mask->dim();
  at::Tensor v = values;
  while (v.dim() > trailing && v.size(0) == 1) v = v.squeeze(0);
  if (v.dim() > trailing) return std::nullopt;  // one row for each true element
  for (int64_t j = 1; j <= v.dim(); ++j) {
    if (v.size(-j) != 1 && v.size(-j) != self.size(-j)) return std::nullopt;
  }
  if (v.device() != self.device()) v = v.to(self.device());
  c10::SmallVector<int64_t, 6> sizes(mask->sizes().begin(), mask->sizes().end());
  sizes.resize(static_cast<size_t>(self.dim()), 1);
  return at::where(mask->reshape(sizes), v, self);
}

namespace {

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("nonzero", Nonzero);
  m.impl("nonzero.out", NonzeroOut);
  m.impl("masked_select", MaskedSelect);
  m.impl("masked_select.out", MaskedSelectOut);
  m.impl("_unique2", Unique2);
  m.impl("_unique", UniqueOld);
  m.impl("unique_consecutive", UniqueConsecutive);
  m.impl("unique_dim", UniqueDimSorted);
  m.impl("unique_dim_consecutive", UniqueDimConsecutive);
  m.impl("bincount", Bincount);
  m.impl("repeat_interleave.Tensor", RepeatInterleave);
}

}  // namespace
}  // namespace torch_tpu::aten
