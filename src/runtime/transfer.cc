#include "runtime/transfer.h"

#include <cstring>

#include "runtime/dtype_map.h"
#include "runtime/runtime.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {
namespace {

// A forked child has the parent's pages but none of its threads: what it would read may be half written.
void CheckProcess() {
  if (Runtime::IsInBadFork()) Runtime::Get();  // raises
}

}  // namespace

BufferRef Upload(Device& device, const void* data, shlo::DType dtype, const shlo::Dims& dims) {
  BufferRef buffer(new Buffer(device, dtype, dims));
  int64_t bytes = buffer->num_bytes();
  device.Reserve(bytes, "copy to the device");
  buffer->SetReady(device.client().BufferFromHost(data, ToPjrt(dtype), dims, device.handle()));
  support::CountHostToDevice(static_cast<uint64_t>(bytes));
  return buffer;
}

void Download(Buffer& buffer, void* data, size_t size) {
  CheckProcess();
  buffer.Wait();
  if (size > 0) ReadBuffer(buffer.device(), buffer.pjrt(), data, size);
  support::CountDeviceToHost(size);
}

const void* HostPointer(Buffer& buffer) {
  CheckProcess();
  Device& device = buffer.device();
  if (device.strict() || !device.client().host_visible()) return nullptr;
  buffer.Wait();
  return buffer.pjrt().HostPointer();
}

void ReadBuffer(Device& device, pjrt::Buffer& buffer, void* data, size_t size) {
  if (!device.strict() && device.client().host_visible()) {
    buffer.Await();
    std::memcpy(data, buffer.HostPointer(), size);
  } else {
    buffer.ToHost(data, size);
  }
}

}  // namespace torch_tpu::runtime
