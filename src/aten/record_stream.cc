// Tensor.record_stream: queued work holds references to the buffers it reads and writes, so there is nothing to record.
#include <ATen/core/Tensor.h>
#include <torch/library.h>

namespace torch_tpu::aten {
namespace {

void RecordStream(at::Tensor&, c10::Stream stream) {
  TORCH_CHECK(stream.device_type() == c10::DeviceType::PrivateUse1,
              "aten::record_stream: expected a stream of a tpu, got one of ", stream.device());
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) { m.impl("record_stream", RecordStream); }

}  // namespace
}  // namespace torch_tpu::aten
