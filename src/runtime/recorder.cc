#include "runtime/recorder.h"

namespace torch_tpu::runtime {

thread_local Recorder* Recorder::current_ [[gnu::tls_model("initial-exec")]] = nullptr;

}  // namespace torch_tpu::runtime
