#include "runtime/transfer.h"

#include <cstring>
#include <vector>

#include "runtime/dtype_map.h"
#include "runtime/runtime.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {
namespace {

// A forked child has the parent's pages but none of its threads: what it would read may be half written.
void CheckProcess() {
  if (Runtime::IsInBadFork()) Runtime::Get();  // raises
}

// Whether the host reads the device's memory where it is.
bool ReadsInPlace(Device& device) { return !device.strict() && device.client().host_visible(); }

// Copies what `dims` count from one padded array to another.
void CopyBox(const char* from, const shlo::Dims& from_dims, char* to, const shlo::Dims& to_dims, const shlo::Dims& dims,
             size_t element) {
  if (shlo::NumElements(dims) == 0) return;
  shlo::Dims from_strides = shlo::RowMajorStrides(from_dims), to_strides = shlo::RowMajorStrides(to_dims);
  // Dimensions that are whole in both arrays are copied at once, with the one before them.
  size_t run = element, outer = dims.size();
  while (outer > 0) {
    --outer;
    run *= static_cast<size_t>(dims[outer]);
    if (dims[outer] != from_dims[outer] || dims[outer] != to_dims[outer]) break;
  }
  shlo::Dims index(outer, 0);
  while (true) {
    int64_t source = 0, target = 0;
    for (size_t d = 0; d < outer; ++d) {
      source += index[d] * from_strides[d];
      target += index[d] * to_strides[d];
    }
    std::memcpy(to + static_cast<size_t>(target) * element, from + static_cast<size_t>(source) * element, run);
    size_t d = outer;
    while (d > 0 && ++index[d - 1] == dims[d - 1]) index[--d] = 0;
    if (d == 0) return;
  }
}

// What a Ready buffer has in memory, padding included: in place, or copied to `copy`.
const char* MemoryOf(Buffer& buffer, std::vector<char>& copy) {
  Device& device = buffer.device();
  if (ReadsInPlace(device)) {
    buffer.pjrt().Await();
    return static_cast<const char*>(buffer.pjrt().HostPointer());
  }
  copy.resize(static_cast<size_t>(buffer.memory_bytes()));
  ReadBuffer(device, buffer.pjrt(), copy.data(), copy.size());
  return copy.data();
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
  if (size > 0 && buffer.padded()) {
    TT_ASSERT(static_cast<int64_t>(size) == buffer.num_bytes(), "download: expected room for ", buffer.num_bytes(),
              " bytes, got ", size);
    std::vector<char> copy;
    const char* memory = MemoryOf(buffer, copy);
    CopyBox(memory, buffer.memory_dims(), static_cast<char*>(data), buffer.dims(), buffer.dims(),
            static_cast<size_t>(shlo::ByteSize(buffer.dtype())));
  } else if (size > 0) {
    ReadBuffer(buffer.device(), buffer.pjrt(), data, size);
  }
  support::CountDeviceToHost(size);
}

const void* HostPointer(Buffer& buffer) {
  CheckProcess();
  if (!ReadsInPlace(buffer.device())) return nullptr;
  buffer.Wait();
  return buffer.padded() ? nullptr : buffer.pjrt().HostPointer();
}

BufferRef WithMemoryDims(Buffer& buffer, const shlo::Dims& memory_dims) {
  buffer.Wait();
  Device& device = buffer.device();
  size_t element = static_cast<size_t>(shlo::ByteSize(buffer.dtype()));
  BufferRef result(new Buffer(device, buffer.dtype(), buffer.dims()));
  int64_t bytes = shlo::NumElements(memory_dims) * static_cast<int64_t>(element);
  device.Reserve(bytes, "another padding of a tensor");
  std::vector<char> copy, target(static_cast<size_t>(bytes));
  const char* memory = MemoryOf(buffer, copy);
  CopyBox(memory, buffer.memory_dims(), target.data(), memory_dims, buffer.dims(), element);
  result->SetReady(device.client().BufferFromHost(target.data(), ToPjrt(buffer.dtype()), memory_dims, device.handle()),
                   memory_dims);
  support::Count(support::Counter::kPaddings);
  return result;
}

void ReadBuffer(Device& device, pjrt::Buffer& buffer, void* data, size_t size) {
  if (ReadsInPlace(device)) {
    buffer.Await();
    std::memcpy(data, buffer.HostPointer(), size);
  } else {
    buffer.ToHost(data, size);
  }
}

}  // namespace torch_tpu::runtime
