// The disk cache as the command line sees it: without a runtime.
#pragma once
#include <pybind11/pybind11.h>

namespace torch_tpu::python {

void BindCache(pybind11::module_& m);

}  // namespace torch_tpu::python
