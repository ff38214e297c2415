// Python functions that the runtime calls: where the user's line is, and where warnings go. They are called with the
// GIL, on any thread, and dropped at shutdown, after which nothing here touches Python.
#pragma once
#include <pybind11/pybind11.h>

#include <memory>

namespace torch_tpu::python {

// A Python object that may be dropped by a thread without the GIL; leaked once Python itself is gone.
std::shared_ptr<pybind11::object> Hold(pybind11::object object);

// `function`: () -> str, or None to forget it.
void SetLocationProvider(pybind11::object function);
// `function`: (str) -> None, or None for stderr.
void SetWarningHandler(pybind11::object function);
void DropCallbacks();

}  // namespace torch_tpu::python
