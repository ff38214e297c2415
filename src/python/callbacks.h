// Python functions that the runtime calls: where the user's line is, and where warnings go. They are called with the
// GIL, on any thread, and dropped at shutdown, after which nothing here touches Python.
#pragma once
#include <pybind11/pybind11.h>

namespace torch_tpu::python {

// `function`: () -> str, or None to forget it.
void SetLocationProvider(pybind11::object function);
// `function`: (str) -> None, or None for stderr.
void SetWarningHandler(pybind11::object function);
void DropCallbacks();

}  // namespace torch_tpu::python
