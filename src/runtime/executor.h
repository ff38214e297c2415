// Runs programs. `Submit` is the only way a program starts: small ones run inline on the caller's thread, others (and
// all of them under TORCH_TPU_STRICT) on the device's queue, in order. Thread-safe.
#pragma once
#include <cstddef>
#include <memory>
#include <mutex>
#include <new>
#include <span>
#include <utility>

#include "runtime/buffer.h"
#include "runtime/compiler.h"
#include "runtime/program.h"

namespace torch_tpu::runtime {

// A buffer, or a number that is uploaded (and kept) when the program runs.
struct Operand {
  BufferRef buffer;
  shlo::DType dtype = shlo::DType::kInvalid;
  uint64_t low = 0, high = 0;
};

// A short list of operands without an allocation; longer ones allocate.
class OperandList {
 public:
  OperandList() = default;
  OperandList(OperandList&& other) noexcept { *this = std::move(other); }
  OperandList& operator=(OperandList&& other) noexcept {
    clear();
    for (size_t i = 0; i < other.size(); ++i) push_back(std::move(other[i]));
    other.clear();
    return *this;
  }
  ~OperandList() { clear(); }
  void push_back(Operand operand) {
    if (size_ < kInline) {
      new (&at(size_)) Operand(std::move(operand));
    } else {
      more_.push_back(std::move(operand));
    }
    ++size_;
  }
  size_t size() const { return size_; }
  Operand& operator[](size_t i) { return i < kInline ? at(i) : more_[i - kInline]; }
  void clear() {
    for (size_t i = 0; i < size_ && i < kInline; ++i) at(i).~Operand();
    more_.clear();
    size_ = 0;
  }

 private:
  static constexpr size_t kInline = 12;
  Operand& at(size_t i) { return reinterpret_cast<Operand*>(storage_)[i]; }
  size_t size_ = 0;
  alignas(Operand) unsigned char storage_[kInline * sizeof(Operand)];
  std::vector<Operand> more_;
};

class Executor {
 public:
  Executor(Device& device, Compiler& compiler);

  // Runs `entry` on `operands` (one for each parameter of its recipe) into `results` (Pending buffers, one for each of
  // its outputs). The operands' references are taken over, so that the executor can see whether it holds the last one.
  // Throws what is known at the call; what is known later sticks to the results.
  // `publish(context)`, if given, shows the results to other threads: an in-place op puts them into its cells. From
  // then on others may wait for them, so it is called when nothing is left to wait for, and, where the program goes to
  // the queue, before anything that depends on it can get there. Where Submit throws, published results have failed.
  using Publish = void (*)(void* context);
  void Submit(OpEntry& entry, OperandList& operands, std::span<BufferRef> results, Publish publish = nullptr,
              void* context = nullptr);

  // Makes sure that the program exists (compiles it if it must).
  const Program* Prepare(OpEntry& entry);

 private:
  void Run(OpEntry& entry, const Program& program, OperandList& operands, std::span<BufferRef> results, bool at_call);
  void Enqueue(OpEntry& entry, const Program& program, OperandList& operands, std::span<BufferRef> results);

  Device& device_;
  Compiler& compiler_;
  bool strict_, blocking_;
  std::mutex order_;  // held from publishing results to queueing the program that makes them
  double inline_flops_;
};

// The module of an entry's recipe; fills in its outputs, checks and donation. Called once when it is made.
std::unique_ptr<const shlo::Module> EmitModule(OpEntry& entry, bool recycle, bool with_locations = false);

}  // namespace torch_tpu::runtime
