// torch._assert_async: part of a compiled graph, and a synchronization in eager mode, as on the CPU.
#include <ATen/core/Tensor.h>
#include <ATen/ops/is_nonzero.h>
#include <ATen/ops/ne.h>
#include <torch/library.h>

#include "aten/graph.h"

namespace torch_tpu::aten {
namespace {

void AssertWithMessage(const at::Tensor& self, c10::string_view message) {
  if (Graph::Recording() && self.numel() == 1) {
    Graph::Assert(self.scalar_type() == c10::kBool ? self : at::ne(self, 0), std::string(message));
    return;
  }
  TORCH_CHECK(at::is_nonzero(self), message);
}

void Assert(const at::Tensor& self) {
  AssertWithMessage(self, "Expected Tensor with single nonzero value, but got zero");
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("_assert_async", Assert);
  m.impl("_assert_async.msg", AssertWithMessage);
}

}  // namespace
}  // namespace torch_tpu::aten
