// Compiled graphs as Python sees them.
#pragma once
#include <torch/csrc/utils/pybind.h>

namespace torch_tpu::python {

void BindGraphs(py::module_& m);

}  // namespace torch_tpu::python
