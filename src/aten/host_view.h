// What a tpu tensor holds, as a CPU tensor to read: the device's own memory where the host can see it (no copy), else
// a copy. Waits for the value; raises its error if it has none.
#pragma once
#include <ATen/core/Tensor.h>

namespace torch_tpu::aten {

at::Tensor HostView(const at::Tensor& t);

}  // namespace torch_tpu::aten
