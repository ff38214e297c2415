#include "aten/storage.h"

#include <atomic>
#include <mutex>
#include <unordered_map>

#include "aten/call.h"
#include "aten/errors.h"

namespace torch_tpu::aten {
namespace {

void DeleteCell(void* cell) { delete static_cast<Cell*>(cell); }

// Addresses from far above anything a process maps; 64-byte steps keep ranges of different storages apart.
std::atomic<uint64_t> next_address{uint64_t{1} << 56};

}  // namespace

void Cell::Set(runtime::BufferRef b, shlo::DType t, const shlo::Dims& d) {
  runtime::BufferRef old;  // destroyed after the lock is released
  support::SpinLockHolder hold(lock);
  old = std::move(buffer);
  buffer = std::move(b);
  dtype = t;
  if (!(base == d)) base = d;
  untyped = false;
}

c10::DataPtr NewCell(c10::DeviceIndex device, shlo::DType dtype, const shlo::Dims& base, size_t nbytes, bool untyped) {
  auto* cell = new Cell;
  cell->dtype = dtype;
  cell->base = base;
  cell->untyped = untyped;
  cell->device = device;
  uint64_t address = next_address.fetch_add((nbytes + 64) & ~uint64_t{63}, std::memory_order_relaxed);
  return {reinterpret_cast<void*>(address), cell, &DeleteCell, c10::Device(c10::DeviceType::PrivateUse1, device)};
}

c10::DataPtr NewUntypedCell(c10::DeviceIndex device, size_t nbytes) {
  return NewCell(device, shlo::DType::kU8, {static_cast<int64_t>(nbytes)}, nbytes, /*untyped=*/true);
}

bool IsCell(const c10::DataPtr& pointer) { return pointer.get_deleter() == &DeleteCell; }

namespace {

using WeakStorage = c10::weak_intrusive_ptr<c10::StorageImpl>;

struct Remembered {
  std::mutex mutex;
  std::unordered_map<const void*, WeakStorage> storages;  // by address
};

Remembered& GetRemembered() {
  static auto* all = new Remembered;  // tensors may be read after every static is gone
  return *all;
}

Cell* CellAt(const void* address) {
  Remembered& all = GetRemembered();
  std::lock_guard<std::mutex> lock(all.mutex);
  auto found = all.storages.find(address);
  if (found == all.storages.end()) return nullptr;
  c10::intrusive_ptr<c10::StorageImpl> storage = found->second.lock();
  if (!storage || storage->data() != address) return nullptr;  // gone, or resized to another address
  return static_cast<Cell*>(storage->_mutable_data_ptr_no_checks().get_context());
}

}  // namespace

void RememberAddress(const c10::Storage& storage) {
  Remembered& all = GetRemembered();
  std::lock_guard<std::mutex> lock(all.mutex);
  std::erase_if(all.storages, [](const auto& entry) { return entry.second.expired(); });
  all.storages.insert_or_assign(storage.data(), WeakStorage(storage.getWeakStorageImpl()));
}

Cell& CellOf(const c10::StorageImpl* storage) {
  TORCH_CHECK(storage != nullptr, "expected a tpu tensor with storage, got one without");
  const c10::DataPtr& pointer = const_cast<c10::StorageImpl*>(storage)->_mutable_data_ptr_no_checks();
  if (IsCell(pointer)) [[likely]]
    return *static_cast<Cell*>(pointer.get_context());
  Cell* cell = CellAt(pointer.get());
  TORCH_CHECK(cell != nullptr,
              "expected the storage of a tpu tensor, got memory that the tpu runtime did not make; copy it with "
              ".to('tpu')");
  return *cell;
}

void ResizeStorage(c10::StorageImpl* storage, size_t nbytes) {
  Cell& cell = CellOf(storage);
  runtime::BufferRef old;
  shlo::DType dtype;
  shlo::Dims base;
  {
    support::SpinLockHolder hold(cell.lock);
    old = cell.buffer;
    dtype = cell.dtype;
    base = cell.base;
  }
  int64_t bytes = static_cast<int64_t>(nbytes), item = shlo::ByteSize(dtype);
  if (!old || nbytes == 0) {
    bool whole = bytes % item == 0;
    support::SpinLockHolder hold(cell.lock);
    cell.buffer.reset();
    if (!whole) cell.dtype = shlo::DType::kU8, cell.untyped = true;
    cell.base = {whole ? bytes / item : bytes};
  } else {
    // Bytes that are no whole number of elements stay reachable: the cell then holds raw bytes.
    bool whole = bytes % item == 0;
    shlo::DType to = whole ? dtype : shlo::DType::kU8;
    shlo::Dims dims{whole ? bytes / item : bytes};
    cell.Set(ResizedBuffer(old, base, to, dims[0]), to, dims);
  }
  // A storage of another size takes another range of addresses, as a reallocation would.
  c10::DataPtr& pointer = storage->_mutable_data_ptr_no_checks();
  uint64_t address = next_address.fetch_add((nbytes + 64) & ~uint64_t{63}, std::memory_order_relaxed);
  c10::Device device = pointer.device();
  void* context = pointer.release_context();
  pointer = c10::DataPtr(reinterpret_cast<void*>(address), context, &DeleteCell, device);
  storage->set_nbytes(nbytes);
}

}  // namespace torch_tpu::aten
