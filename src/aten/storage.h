// The storage of a tpu tensor is one Cell: an immutable Buffer (null: never written) with the dtype and dense dims it
// holds. Tensors are strided windows over it. A write swaps the Buffer, so every alias sees it. The cell is the
// context of the storage's DataPtr; the pointer itself is an address at which nothing is mapped: unique, with disjoint
// ranges, so that PyTorch's overlap checks work, and faulting if touched. A cell's lock is held for a few instructions
// only, never across a call that may block.
#pragma once
#include <c10/core/Storage.h>
#include <c10/core/TensorImpl.h>

#include "runtime/buffer.h"
#include "shlo/type.h"
#include "support/mutex.h"

namespace torch_tpu::aten {

struct Cell {
  support::SpinLock lock;
  runtime::BufferRef buffer;  // its type is always (dtype, base)
  shlo::DType dtype = shlo::DType::kU8;
  shlo::Dims base;       // dense, row-major; dtype's size times its product are the bytes
  bool untyped = false;  // raw bytes that take the type of their first typed use
  c10::DeviceIndex device = 0;

  // The whole content at once: any dtype and dims.
  void Set(runtime::BufferRef b, shlo::DType t, const shlo::Dims& d);
};

// A storage's data pointer with a fresh cell. Cheap at any size: no memory is taken before something is written.
c10::DataPtr NewCell(c10::DeviceIndex device, shlo::DType dtype, const shlo::Dims& base, size_t nbytes,
                     bool untyped = false);
// The same for bytes that nobody has typed yet (UntypedStorage(n, device="tpu")).
c10::DataPtr NewUntypedCell(c10::DeviceIndex device, size_t nbytes);
bool IsCell(const c10::DataPtr& pointer);

// The cell of a storage; raises RuntimeError if the storage is not one of ours.
Cell& CellOf(const c10::StorageImpl* storage);
inline Cell& CellOf(const c10::TensorImpl* tensor) { return CellOf(tensor->unsafe_storage().unsafeGetStorageImpl()); }

// Keeps an address in mind: PyTorch's old file format, and plain pickling with it, hands out no more of a storage than
// that. CellOf finds the storage by it for as long as the storage lives.
void RememberAddress(const c10::Storage& storage);

// The registered allocator (defined in allocator.cc): a c10::DeviceAllocator.
c10::Allocator* GetAllocator();

// Grows or shrinks a storage to `nbytes`, keeping the elements that fit.
void ResizeStorage(c10::StorageImpl* storage, size_t nbytes);

}  // namespace torch_tpu::aten
