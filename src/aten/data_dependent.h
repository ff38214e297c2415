// Ops whose result sizes only the values tell, and indexing with masks. Thread-safe: no state.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/ivalue.h>

#include <optional>

namespace torch_tpu::aten {

// x[...] with masks among its indices: what index.Tensor(self, indices) or index_put(self, indices, values, accumulate)
// should be called with instead, masks replaced by the indices of their true elements. Nothing if there is no mask.
std::optional<c10::IValue> WithoutMasks(const at::Tensor& self, const c10::IValue& indices);

// self[mask] and self[mask] = value where a single leading mask is the only index: no list of indices is needed.
std::optional<at::Tensor> MaskedRows(const at::Tensor& self, const c10::IValue& indices);
std::optional<at::Tensor> MaskedAssign(const at::Tensor& self, const c10::IValue& indices, const at::Tensor& values);

}  // namespace torch_tpu::aten
