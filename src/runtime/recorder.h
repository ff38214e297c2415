// A Recorder takes programs instead of running them: while one is current on a thread, Executor::Submit hands it every
// program of that thread and the results stay without a value. The eager layer's own calls thus describe a graph. The
// current recorder is per thread; what a Recorder holds belongs to the thread that records.
#pragma once
#include <cstdint>
#include <span>

#include "runtime/buffer.h"
#include "runtime/program.h"

namespace torch_tpu::runtime {

class OperandList;

class Recorder {
 public:
  virtual ~Recorder() = default;
  // Takes the place of running `entry`; `operands` may be moved from.
  virtual void Record(OpEntry& entry, OperandList& operands, std::span<BufferRef> results) = 0;
  // Random numbers of the next program: counters drawn before it, from the start of the recording.
  virtual uint64_t Draw(uint64_t counters) = 0;

  static Recorder* Current() { return current_; }

  // Makes `recorder` (null: none) the current one of this thread as long as it lives.
  class Scope {
   public:
    explicit Scope(Recorder* recorder) : before_(current_) { current_ = recorder; }
    ~Scope() { current_ = before_; }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Recorder* before_;
  };

 private:
  // Read on every call: without the model, the first access from a loaded library costs a function call.
  static thread_local Recorder* current_ [[gnu::tls_model("initial-exec")]];
};

}  // namespace torch_tpu::runtime
