// Buffers of the fake plugin: transfers, host pointers, shapes.
#include <cstring>

#include "pjrt/fake/fake_handles.h"

namespace torch_tpu::pjrt::fake {
namespace {

PJRT_Event* NewEvent(std::shared_ptr<Promise> promise) {
  auto event = new PJRT_Event;
  event->promise = std::move(promise);
  return event;
}

ArrayType MakeType(PJRT_Buffer_Type element, const int64_t* dims, size_t num_dims) {
  ArrayType type{element, {dims, dims + num_dims}};
  ElementSize(element);  // throws for an unknown one
  for (int64_t dim : type.dims) {
    if (dim < 0) throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "negative dimension " + std::to_string(dim)};
  }
  return type;
}

// Copies a dense row-major array to one with the given byte strides, or from it.
void CopyStrided(const ArrayType& type, const std::vector<int64_t>& strides, const char* from, char* to,
                 bool strided_source) {
  const size_t size = ElementSize(type.element), rank = type.dims.size();
  std::vector<int64_t> position(rank, 0);
  for (size_t i = 0, count = type.elements(); i < count; ++i) {
    int64_t offset = 0;
    for (size_t d = 0; d < rank; ++d) offset += position[d] * strides[d];
    const char* source = strided_source ? from + offset : from + i * size;
    std::memcpy(strided_source ? to + i * size : to + offset, source, size);
    for (size_t d = rank; d-- > 0;) {
      if (++position[d] < type.dims[d]) break;
      position[d] = 0;
    }
  }
}

// Byte strides of a dense array whose dimensions are laid out in this order.
std::vector<int64_t> DenseStrides(const ArrayType& type, const std::vector<int64_t>& minor_to_major) {
  std::vector<int64_t> strides(type.dims.size());
  int64_t stride = static_cast<int64_t>(ElementSize(type.element));
  for (int64_t d : minor_to_major) {
    strides[static_cast<size_t>(d)] = stride;
    stride *= type.dims[static_cast<size_t>(d)];
  }
  return strides;
}

PJRT_Error* FromHost(PJRT_Client_BufferFromHostBuffer_Args* args) {
  return Enter(args, [&] {
    ArrayType type = MakeType(args->type, args->dims, args->num_dims);
    std::vector<int64_t> strides(args->byte_strides, args->byte_strides + args->num_byte_strides);
    auto done = std::make_shared<Promise>();
    auto semantics = args->host_buffer_semantics;
    bool aligned = reinterpret_cast<uintptr_t>(args->data) % 64 == 0 && strides.empty();
    bool zero_copy = semantics == PJRT_HostBufferSemantics_kImmutableZeroCopy ||
                     semantics == PJRT_HostBufferSemantics_kMutableZeroCopy;
    if (zero_copy && aligned && args->client->settings.host_visible) {
      auto memory =
          Memory::Wrap(const_cast<void*>(args->data), semantics == PJRT_HostBufferSemantics_kMutableZeroCopy, done);
      args->buffer = new PJRT_Buffer(args->device, std::move(type), std::move(memory));
      args->buffer->ready->Set(std::nullopt);
    } else {
      auto memory = Memory::Allocate(args->device->account, type.bytes());
      args->buffer = new PJRT_Buffer(args->device, type, memory);
      auto copy = [type, memory, strides, done, ready = args->buffer->ready, data = args->data] {
        if (strides.empty()) {
          if (type.bytes() > 0) std::memcpy(memory->data(), data, type.bytes());
        } else {
          CopyStrided(type, strides, static_cast<const char*>(data), memory->data(), /*strided_source=*/true);
        }
        ready->Set(std::nullopt);
        done->Set(std::nullopt);
      };
      if (semantics == PJRT_HostBufferSemantics_kImmutableOnlyDuringCall) {
        copy();
      } else {
        Global::Get().queue.Enqueue(std::move(copy));
      }
    }
    args->done_with_host_buffer = NewEvent(done);
  });
}

PJRT_Error* CreateUninitialized(PJRT_Client_CreateUninitializedBuffer_Args* args) {
  return Enter(args, [&] {
    ArrayType type = MakeType(args->shape_element_type, args->shape_dims, args->shape_num_dims);
    auto memory = Memory::Allocate(args->device->account, type.bytes());
    args->buffer = new PJRT_Buffer(args->device, std::move(type), std::move(memory));
    args->buffer->ready->Set(std::nullopt);
  });
}

PJRT_Error* BufferDestroy(PJRT_Buffer_Destroy_Args* args) {
  return Enter(args, [&] { delete args->buffer; });
}

PJRT_Error* BufferElementType(PJRT_Buffer_ElementType_Args* args) {
  return Enter(args, [&] { args->type = args->buffer->type.element; });
}

PJRT_Error* BufferDimensions(PJRT_Buffer_Dimensions_Args* args) {
  return Enter(args, [&] {
    args->dims = args->buffer->type.dims.data();
    args->num_dims = args->buffer->type.dims.size();
  });
}

PJRT_Error* BufferUnpaddedDimensions(PJRT_Buffer_UnpaddedDimensions_Args* args) {
  return Enter(args, [&] {
    args->unpadded_dims = args->buffer->type.dims.data();
    args->num_dims = args->buffer->type.dims.size();
  });
}

PJRT_Error* BufferSize(PJRT_Buffer_OnDeviceSizeInBytes_Args* args) {
  return Enter(args, [&] { args->on_device_size_in_bytes = args->buffer->type.bytes(); });
}

PJRT_Error* BufferDevice(PJRT_Buffer_Device_Args* args) {
  return Enter(args, [&] { args->device = args->buffer->device; });
}

PJRT_Error* BufferIsDeleted(PJRT_Buffer_IsDeleted_Args* args) {
  return Enter(args, [&] {
    std::lock_guard lock(args->buffer->mutex);
    args->is_deleted = args->buffer->memory == nullptr;
  });
}

PJRT_Error* BufferReadyEvent(PJRT_Buffer_ReadyEvent_Args* args) {
  return Enter(args, [&] {
    auto promise = args->buffer->ready;
    {
      std::lock_guard lock(args->buffer->mutex);
      if (args->buffer->memory == nullptr) {
        promise = std::make_shared<Promise>();
        promise->Set(Failure{PJRT_Error_Code_INVALID_ARGUMENT, "Buffer has been deleted or donated."});
      }
    }
    args->event = NewEvent(promise);
  });
}

PJRT_Error* BufferCopyToDevice(PJRT_Buffer_CopyToDevice_Args* args) {
  return Enter(args, [&] {
    if (args->dst_device == args->buffer->device) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "CopyToDevice cannot accept the same source and destination"};
    }
    auto source = MemoryOf(args->buffer);
    auto memory = Memory::Allocate(args->dst_device->account, args->buffer->type.bytes());
    args->dst_buffer = new PJRT_Buffer(args->dst_device, args->buffer->type, memory);
    Global::Get().queue.Enqueue(
        [source, memory, size = args->buffer->type.bytes(), from = args->buffer->ready, to = args->dst_buffer->ready] {
          std::optional<Failure> failure = from->Wait();
          if (!failure && size > 0) std::memcpy(memory->data(), source->data(), size);
          to->Set(failure);
        });
  });
}

PJRT_Error* BufferToHost(PJRT_Buffer_ToHostBuffer_Args* args) {
  return Enter(args, [&] {
    const ArrayType& type = args->src->type;
    if (args->dst == nullptr) {
      args->dst_size = type.bytes();
      args->event = nullptr;
      return;
    }
    if (args->dst_size < type.bytes()) {
      throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "`dst_size` must be >= " + std::to_string(type.bytes()) +
                                                          ", got " + std::to_string(args->dst_size) + "."};
    }
    std::vector<int64_t> minor_to_major;
    const PJRT_Buffer_MemoryLayout* layout = args->host_layout;
    if (layout != nullptr) {
      if (layout->type != PJRT_Buffer_MemoryLayout_Type_Tiled || layout->tiled.num_tiles != 0 ||
          layout->tiled.minor_to_major_size != type.dims.size()) {
        throw Failure{PJRT_Error_Code_INVALID_ARGUMENT, "ToHostBuffer: unsupported host layout"};
      }
      minor_to_major.assign(layout->tiled.minor_to_major,
                            layout->tiled.minor_to_major + layout->tiled.minor_to_major_size);
    } else {
      bool column_major = Global::Get().CopySettings().column_major;
      for (size_t i = 0; i < type.dims.size(); ++i) {
        minor_to_major.push_back(static_cast<int64_t>(column_major ? i : type.dims.size() - 1 - i));
      }
    }
    auto done = std::make_shared<Promise>();
    Global::Get().queue.Enqueue([type, strides = DenseStrides(type, minor_to_major), memory = MemoryOf(args->src),
                                 ready = args->src->ready, dst = static_cast<char*>(args->dst), done] {
      std::optional<Failure> failure = ready->Wait();
      if (!failure) CopyStrided(type, strides, memory->data(), dst, /*strided_source=*/false);
      done->Set(failure);
    });
    args->event = NewEvent(done);
  });
}

PJRT_Error* BufferUnsafePointer(PJRT_Buffer_UnsafePointer_Args* args) {
  return Enter(args, [&] {
    if (!args->buffer->device->client->settings.host_visible) {
      throw Failure{PJRT_Error_Code_UNIMPLEMENTED, "UnsafePointer is not supported"};
    }
    args->buffer_pointer = reinterpret_cast<uintptr_t>(MemoryOf(args->buffer)->data());
  });
}

PJRT_Error* BufferOpaquePointer(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args* args) {
  return Enter(args, [&] {
    if (!args->buffer->device->client->settings.host_visible) {
      throw Failure{PJRT_Error_Code_UNIMPLEMENTED, "OpaqueDeviceMemoryDataPointer is not supported"};
    }
    args->device_memory_ptr = MemoryOf(args->buffer)->data();
  });
}

}  // namespace

void FillBufferFunctions(PJRT_Api* api) {
  api->PJRT_Client_BufferFromHostBuffer = FromHost;
  api->PJRT_Client_CreateUninitializedBuffer = CreateUninitialized;
  api->PJRT_Buffer_Destroy = BufferDestroy;
  api->PJRT_Buffer_ElementType = BufferElementType;
  api->PJRT_Buffer_Dimensions = BufferDimensions;
  api->PJRT_Buffer_UnpaddedDimensions = BufferUnpaddedDimensions;
  api->PJRT_Buffer_OnDeviceSizeInBytes = BufferSize;
  api->PJRT_Buffer_Device = BufferDevice;
  api->PJRT_Buffer_IsDeleted = BufferIsDeleted;
  api->PJRT_Buffer_ReadyEvent = BufferReadyEvent;
  api->PJRT_Buffer_CopyToDevice = BufferCopyToDevice;
  api->PJRT_Buffer_ToHostBuffer = BufferToHost;
  api->PJRT_Buffer_UnsafePointer = BufferUnsafePointer;
  api->PJRT_Buffer_OpaqueDeviceMemoryDataPointer = BufferOpaquePointer;
}

}  // namespace torch_tpu::pjrt::fake
