#include "lower/registry.h"

#include <unordered_map>

#include "lower/ops/families.h"

namespace torch_tpu::lower {
namespace {

std::vector<NamedRow> Collect() {
  std::vector<NamedRow> all;
  std::unordered_map<std::string_view, const OpDef*> seen;
  for (std::span<const OpDef> family : ops::AllFamilies()) {
    for (const OpDef& def : family) {
      std::string_view names = def.schemas;
      while (!names.empty()) {
        size_t end = std::min(names.find(' '), names.size());
        std::string_view name = names.substr(0, end);
        names.remove_prefix(std::min(end + 1, names.size()));
        if (name.empty()) continue;
        TT_ASSERT(seen.emplace(name, &def).second, "two rows serve aten::", name);
        all.push_back({std::string(name), &def});
      }
    }
  }
  return all;
}

}  // namespace

const std::vector<NamedRow>& Rows() {
  static const std::vector<NamedRow> rows = Collect();
  return rows;
}

const OpDef* FindRow(std::string_view schema) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const OpDef*> m;
    for (const NamedRow& row : Rows()) m.emplace(row.schema, row.def);
    return m;
  }();
  auto found = index.find(schema);
  return found == index.end() ? nullptr : found->second;
}

}  // namespace torch_tpu::lower
