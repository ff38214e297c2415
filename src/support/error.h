// Errors of every layer below the Python one. `Error` carries the kind of exception that the user must see; the aten
// layer turns it into the matching c10 error. Thread-safe: values only.
#pragma once
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>

namespace torch_tpu::support {

enum class ErrorKind {
  kRuntime,         // RuntimeError
  kValue,           // ValueError
  kIndex,           // IndexError
  kType,            // TypeError
  kNotImplemented,  // NotImplementedError
  kOutOfMemory,     // torch.OutOfMemoryError
  kInternal,        // a broken invariant of this project: RuntimeError that asks for a report
};

class Error : public std::runtime_error {
 public:
  Error(ErrorKind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
  ErrorKind kind() const { return kind_; }

 private:
  ErrorKind kind_;
};

template <typename... Args>
std::string StrCat(const Args&... args) {
  std::ostringstream out;
  (out << ... << args);
  return out.str();
}

template <typename... Args>
[[noreturn]] void Throw(ErrorKind kind, const Args&... args) {
  throw Error(kind, StrCat(args...));
}

}  // namespace torch_tpu::support

// Checks what a user can get wrong; the message says op, expected, got.
#define TT_CHECK(condition, kind, ...)                                                 \
  do {                                                                                 \
    if (!(condition)) [[unlikely]]                                                     \
      ::torch_tpu::support::Throw(::torch_tpu::support::ErrorKind::kind, __VA_ARGS__); \
  } while (false)

// Checks an invariant of our own.
#define TT_ASSERT(condition, ...)                                                                              \
  do {                                                                                                         \
    if (!(condition)) [[unlikely]]                                                                             \
      ::torch_tpu::support::Throw(::torch_tpu::support::ErrorKind::kInternal, "internal error in torch_tpu (", \
                                  #condition, "): ", __VA_ARGS__, "; please report it");                       \
  } while (false)
