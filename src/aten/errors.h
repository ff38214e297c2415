// Errors of the layers below as the exceptions PyTorch knows.
#pragma once
#include <utility>

#include "support/error.h"

namespace torch_tpu::aten {

// Rethrows a support::Error as the c10 error of its kind.
[[noreturn]] void Rethrow(const support::Error& error);

// Runs `f`, translating errors. Costs nothing when nothing is thrown.
template <typename F>
auto Translated(F&& f) -> decltype(f()) {
  try {
    return f();
  } catch (const support::Error& e) {
    Rethrow(e);
  }
}

}  // namespace torch_tpu::aten
