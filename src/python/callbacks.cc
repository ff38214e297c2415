#include "python/callbacks.h"

#include <string>
#include <utility>

#include "runtime/runtime.h"
#include "support/log.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

void CheckCallable(const py::object& function, const char* what) {
  if (function.is_none() || PyCallable_Check(function.ptr()) != 0) return;
  throw py::type_error(std::string(what) + ": expected a callable or None, got " +
                       std::string(py::str(py::type::of(function))));
}

}  // namespace

std::shared_ptr<py::object> Hold(py::object object) {
  return {new py::object(std::move(object)), [](py::object* held) {
            if (!Py_IsInitialized()) {
              held->release();
            } else {
              py::gil_scoped_acquire gil;
              *held = py::object();
            }
            delete held;
          }};
}

void SetLocationProvider(py::object function) {
  CheckCallable(function, "set_location_provider");
  std::function<std::string()> provider;
  if (!function.is_none()) {
    provider = [held = Hold(std::move(function))]() -> std::string {
      if (!Py_IsInitialized()) return "";
      py::gil_scoped_acquire gil;
      // Called beside an error that is on its way: that one must survive.
      py::error_scope pending;
      try {
        return py::cast<std::string>((*held)());
      } catch (py::error_already_set& e) {
        e.discard_as_unraisable("torch_tpu's location provider");
      } catch (const py::cast_error&) {
        // Not text: no location.
      }
      return "";
    };
  }
  py::gil_scoped_release release;
  runtime::Runtime::SetLocationProvider(std::move(provider));
}

void SetWarningHandler(py::object function) {
  CheckCallable(function, "set_warning_handler");
  support::WarningHandler handler;
  if (!function.is_none()) {
    handler = [held = Hold(std::move(function))](const std::string& message) {
      if (!Py_IsInitialized()) return;
      // Where Python is below us, a warning may be an exception (-W error); elsewhere nobody would catch it.
      bool from_python = PyGILState_Check() != 0;
      py::gil_scoped_acquire gil;
      py::error_scope pending;
      try {
        (*held)(message);
      } catch (py::error_already_set& e) {
        if (from_python && pending.type == nullptr) throw;
        e.discard_as_unraisable("torch_tpu's warning handler");
      }
    };
  }
  py::gil_scoped_release release;
  support::SetWarningHandler(std::move(handler));
}

void DropCallbacks() {
  py::gil_scoped_release release;
  runtime::Runtime::SetLocationProvider(nullptr);
  support::SetWarningHandler(nullptr);
}

}  // namespace torch_tpu::python
