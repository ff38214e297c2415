#include "aten/errors.h"

#include <c10/util/Exception.h>

namespace torch_tpu::aten {

void Rethrow(const support::Error& error) {
  c10::SourceLocation where{__func__, __FILE__, static_cast<uint32_t>(__LINE__)};
  std::string what = error.what();
  switch (error.kind()) {
    case support::ErrorKind::kValue:
      throw c10::ValueError(where, what);
    case support::ErrorKind::kIndex:
      throw c10::IndexError(where, what);
    case support::ErrorKind::kType:
      throw c10::TypeError(where, what);
    case support::ErrorKind::kNotImplemented:
      throw c10::NotImplementedError(where, what);
    case support::ErrorKind::kOutOfMemory:
      throw c10::OutOfMemoryError(where, what);
    case support::ErrorKind::kRuntime:
    case support::ErrorKind::kInternal:
      break;
  }
  throw c10::Error(where, what);
}

}  // namespace torch_tpu::aten
