#include "pjrt/buffer.h"

#include <algorithm>

#include "support/small_vec.h"

namespace torch_tpu::pjrt {

Event Buffer::ReadyEvent() const {
  auto args = MakeArgs<PJRT_Buffer_ReadyEvent_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return Event(api_, args.event);
}

bool Buffer::IsReady() const { return ReadyEvent().IsReady(); }

void Buffer::Await() const { ReadyEvent().Await("PJRT_Buffer_ReadyEvent"); }

bool Buffer::IsDeleted() const {
  auto args = MakeArgs<PJRT_Buffer_IsDeleted_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return args.is_deleted;
}

void* Buffer::HostPointer() const {
  if (Has<PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args>(api_)) {
    auto args = MakeArgs<PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args>();
    args.buffer = buffer_;
    Call(api_, args);
    return args.device_memory_ptr;
  }
  auto args = MakeArgs<PJRT_Buffer_UnsafePointer_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return reinterpret_cast<void*>(args.buffer_pointer);
}

Event Buffer::ToHostAsync(void* dst, size_t size) const {
  auto shape = MakeArgs<PJRT_Buffer_Dimensions_Args>();
  shape.buffer = buffer_;
  Call(api_, shape);
  // Without a host layout the plugin keeps the device's dimension order, which a TPU chooses freely.
  support::Dims minor_to_major(shape.num_dims);
  for (size_t i = 0; i < shape.num_dims; ++i) minor_to_major[i] = static_cast<int64_t>(shape.num_dims - 1 - i);
  PJRT_Buffer_MemoryLayout layout{};
  layout.struct_size = PJRT_Buffer_MemoryLayout_STRUCT_SIZE;
  layout.type = PJRT_Buffer_MemoryLayout_Type_Tiled;
  layout.tiled.struct_size = PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE;
  layout.tiled.minor_to_major = minor_to_major.data();
  layout.tiled.minor_to_major_size = minor_to_major.size();

  auto args = MakeArgs<PJRT_Buffer_ToHostBuffer_Args>();
  args.src = buffer_;
  args.host_layout = &layout;
  args.dst = dst;
  args.dst_size = size;
  Call(api_, args);
  return Event(api_, args.event);
}

void Buffer::ToHost(void* dst, size_t size) const {
  if (size == 0) {
    // An empty array has nothing to copy, and the plugin would take its null `dst` for a question about the size.
    std::vector<int64_t> shape = dims();
    TT_CHECK(std::find(shape.begin(), shape.end(), 0) != shape.end(), kRuntime,
             "Buffer::ToHost: the array is not empty, but the destination is");
    return Await();
  }
  ToHostAsync(dst, size).Await("PJRT_Buffer_ToHostBuffer");
}

Buffer Buffer::CopyToDevice(PJRT_Device* device) const {
  auto args = MakeArgs<PJRT_Buffer_CopyToDevice_Args>();
  args.buffer = buffer_;
  args.dst_device = device;
  Call(api_, args);
  return Buffer(api_, args.dst_buffer);
}

size_t Buffer::OnDeviceSize() const {
  auto args = MakeArgs<PJRT_Buffer_OnDeviceSizeInBytes_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return args.on_device_size_in_bytes;
}

std::vector<int64_t> Buffer::dims() const {
  auto args = MakeArgs<PJRT_Buffer_Dimensions_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return {args.dims, args.dims + args.num_dims};
}

PJRT_Buffer_Type Buffer::element_type() const {
  auto args = MakeArgs<PJRT_Buffer_ElementType_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return args.type;
}

PJRT_Device* Buffer::device() const {
  auto args = MakeArgs<PJRT_Buffer_Device_Args>();
  args.buffer = buffer_;
  Call(api_, args);
  return args.device;
}

}  // namespace torch_tpu::pjrt
