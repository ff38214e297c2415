#include "python/graphs.h"

#include <torch/csrc/autograd/python_variable.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "aten/graph.h"
#include "python/callbacks.h"

namespace torch_tpu::python {
namespace {

using c10::IValue;

IValue ToIValue(PyObject* object) {
  if (THPVariable_Check(object)) return THPVariable_Unpack(object);
  if (object == Py_None) return {};
  if (PyBool_Check(object)) return object == Py_True;
  if (PyFloat_Check(object)) return PyFloat_AS_DOUBLE(object);
  if (PyLong_Check(object)) {
    auto value = static_cast<int64_t>(PyLong_AsLongLong(object));
    if (value == -1 && PyErr_Occurred()) throw py::error_already_set();
    return value;
  }
  throw py::type_error("a compiled graph: expected tensors, ints, floats, bools and None, got " +
                       std::string(py::str(py::type::handle_of(object))));
}

aten::Graph::Values ToValues(const py::list& list) {
  aten::Graph::Values values;
  values.reserve(list.size());
  for (py::handle item : list) values.push_back(ToIValue(item.ptr()));
  return values;
}

py::list ToList(const aten::Graph::Values& values) {
  py::list list(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    const IValue& v = values[i];
    py::object item = v.isTensor() && v.toTensor().defined() ? py::cast(v.toTensor())
                      : v.isBool()                           ? py::cast(v.toBool())
                      : v.isInt()                            ? py::cast(v.toInt())
                      : v.isDouble()                         ? py::cast(v.toDouble())
                                                             : py::none();
    PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i), item.release().ptr());
  }
  return list;
}

aten::Graph::Trace CallableTrace(py::object function) {
  return [held = Hold(std::move(function))](const aten::Graph::Values& values) {
    py::gil_scoped_acquire gil;
    return ToValues(py::list((*held)(ToList(values))));
  };
}

std::unique_ptr<aten::Graph> MakeGraph(std::string name, const std::string& arguments, bool random, py::object trace) {
  return std::make_unique<aten::Graph>(std::move(name), arguments, random, CallableTrace(std::move(trace)));
}

void Rehearse(const py::list& args, py::object trace) {
  aten::Graph::Values values = ToValues(args);
  aten::Graph::Trace call = CallableTrace(std::move(trace));
  py::gil_scoped_release release;
  aten::Graph::Rehearse(std::move(values), call);
}

py::list ToList(const std::vector<at::Tensor>& tensors) {
  return ToList(aten::Graph::Values(tensors.begin(), tensors.end()));
}

py::list RecordIf(const at::Tensor& predicate, py::object yes, py::object no) {
  aten::Graph::Trace on_true = CallableTrace(std::move(yes)), on_false = CallableTrace(std::move(no));
  std::vector<at::Tensor> results;
  {
    py::gil_scoped_release release;
    results = aten::Graph::If(predicate, on_true, on_false);
  }
  return ToList(results);
}

py::list RecordWhile(const py::list& args, py::object condition, py::object body) {
  aten::Graph::Values values = ToValues(args);
  aten::Graph::Trace test = CallableTrace(std::move(condition)), step = CallableTrace(std::move(body));
  std::vector<at::Tensor> results;
  {
    py::gil_scoped_release release;
    results = aten::Graph::While(values, test, step);
  }
  return ToList(results);
}

// Takes the list's items over, so that what only it held can be donated.
py::list RunGraph(const aten::Graph& graph, py::list args) {
  aten::Graph::Values values = ToValues(args);
  args.attr("clear")();
  {
    py::gil_scoped_release release;
    values = graph.Run(std::move(values));
  }
  return ToList(values);
}

py::list Programs(const aten::Graph& graph) {
  py::list rows;
  for (const aten::Graph::Program& p : graph.Programs()) {
    py::dict row;
    row["operators"] = p.operators;
    row["inputs"] = p.inputs;
    row["outputs"] = p.outputs;
    row["donated"] = p.donated;
    row["input_bytes"] = p.input_bytes;
    row["output_bytes"] = p.output_bytes;
    row["flops"] = p.flops;
    row["stablehlo"] = p.text;
    rows.append(row);
  }
  return rows;
}

}  // namespace

void BindGraphs(py::module_& m) {
  py::class_<aten::Graph>(m, "Graph", py::dynamic_attr())
      .def(py::init(&MakeGraph), py::arg("name"), py::arg("arguments"), py::arg("random"), py::arg("trace"))
      .def("__call__", &RunGraph, py::arg("args"))
      .def_property_readonly("name", &aten::Graph::name)
      .def("programs", &Programs);
  m.def("save_random_state", &aten::Graph::SaveRandomState, py::arg("device"));
  m.def(
      "use_random_state",
      [](const std::optional<at::Tensor>& state) { aten::Graph::UseRandomState(state.value_or(at::Tensor())); },
      py::arg("state"));
  m.def("recording", &aten::Graph::Recording);
  m.def("record_if", &RecordIf, py::arg("predicate"), py::arg("yes"), py::arg("no"));
  m.def("record_while", &RecordWhile, py::arg("args"), py::arg("condition"), py::arg("body"));
  m.def("rehearse", &Rehearse, py::arg("args"), py::arg("trace"));
}

}  // namespace torch_tpu::python
