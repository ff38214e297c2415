// What PyTorch says about a call, remembered from one process to the next. To ask it costs the first call of a process
// some 2 seconds, because Meta kernels are partly Python, and each new one up to a millisecond. Thread-safe.
#pragma once
#include <vector>

#include "aten/entry.h"

namespace torch_tpu::aten {

struct MetaFacts {
  std::vector<ResultFacts> functional;  // as the op returns results
  std::vector<ResultFacts> outs;        // as out= arguments should look
  bool resizes = false;
};

// From an earlier process, or what `ask` says, which later ones then know. Calls of operators without a schema, errors,
// and calls that resize an out= argument are not remembered.
MetaFacts KnownResults(const Call& call, runtime::Runtime& rt, MetaFacts (*ask)(const Call&));

}  // namespace torch_tpu::aten
