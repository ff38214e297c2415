#include "python/cache.h"

#include <memory>
#include <string>

#include "runtime/cache_file.h"
#include "runtime/disk_cache.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

using runtime::DiskCache;

std::unique_ptr<DiskCache> Open(bool read_only, bool results) {
  auto options = DiskCache::FromKnobs();
  options.read_only |= read_only;
  return std::make_unique<DiskCache>(results ? DiskCache::ResultsBeside(std::move(options)) : std::move(options));
}

// (name, bytes, nanoseconds since 1970), least recently used first.
py::list List(const DiskCache& cache) {
  py::list rows;
  for (const DiskCache::Entry& e : cache.List()) rows.append(py::make_tuple(e.name, e.bytes, e.last_used_ns));
  return rows;
}

// (name, key) of an entry's file; None if it is damaged or something else.
py::object Parse(const py::bytes& file) {
  auto parts = runtime::ParseCacheFile(std::string_view(file));
  if (!parts) return py::none();
  return py::make_tuple(parts->name, py::bytes(parts->key.data(), parts->key.size()));
}

bool Adopt(DiskCache& cache, const py::bytes& file) {
  auto parts = runtime::ParseCacheFile(std::string_view(file));
  return parts && cache.Store(std::string(parts->key), parts->payload);
}

}  // namespace

void BindCache(py::module_& m) {
  py::class_<DiskCache>(m, "DiskCache")
      .def(py::init(&Open), py::arg("read_only"), py::arg("results") = false)
      .def_property_readonly("dir", &DiskCache::dir)
      .def_property_readonly("why_off", &DiskCache::why_off)
      .def("list", &List)
      .def("prune", &DiskCache::Prune, py::arg("max_bytes"))
      .def("remove", &DiskCache::Remove, py::arg("name"))
      .def("adopt", &Adopt, py::arg("file"));
  m.def("parse_cache_file", &Parse, py::arg("file"));
}

}  // namespace torch_tpu::python
