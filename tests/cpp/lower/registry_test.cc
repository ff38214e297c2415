#include "lower/registry.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <set>
#include <string>

#include "doctest.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower {
namespace {

constexpr uint32_t kKnownFlags = kRandom | kDataDependent | kEffect | kNeverDefer | kGraphOnly | kStaticScalars |
                                 kNoMeta | kPrecision | kExactNumbers | kFill | kWideNumbers | kIntoExpanded;

bool IsSchemaName(const std::string& name) {
  std::string rest = name.starts_with("tpu::") ? name.substr(5) : name;
  size_t dot = rest.find('.');
  auto word = [](const std::string& text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) || c == '_'; });
  };
  return word(rest.substr(0, dot)) && (dot == std::string::npos || word(rest.substr(dot + 1)));
}

TEST_CASE("no schema is served twice, and every one is found") {
  std::set<std::string> seen;
  for (const NamedRow& row : Rows()) {
    CAPTURE(row.schema);
    CHECK(seen.insert(row.schema).second);
    CHECK(IsSchemaName(row.schema));
    CHECK(FindRow(row.schema) == row.def);
  }
  CHECK(seen.size() > 300);
}

TEST_CASE("every family is in the registry") {
  std::set<const OpDef*> registered;
  for (const NamedRow& row : Rows()) registered.insert(row.def);
  size_t count = 0;
  for (std::span<const OpDef> family : ops::AllFamilies()) {
    CHECK_FALSE(family.empty());
    for (const OpDef& def : family) {
      CAPTURE(def.schemas);
      CHECK(registered.count(&def) == 1);
      ++count;
    }
  }
  CHECK(count == registered.size());
}

TEST_CASE("rows are complete and their flags make sense") {
  for (const NamedRow& row : Rows()) {
    CAPTURE(row.schema);
    const OpDef& def = *row.def;
    CHECK(def.lower != nullptr);
    REQUIRE(def.hlo != nullptr);
    CHECK((def.flags & ~kKnownFlags) == 0);
    // All arguments or some of them.
    CHECK_FALSE(((def.flags & kStaticScalars) != 0 && def.static_args != 0));
    // One that fills reads nothing of what it overwrites, so what it writes cannot be drawn element by element.
    CHECK_FALSE(((def.flags & kFill) != 0 && (def.flags & kRandom) != 0));
    // Eager drivers do not run what eager does not have.
    CHECK_FALSE(((def.flags & kGraphOnly) != 0 && (def.flags & kDataDependent) != 0));
  }
}

TEST_CASE("names that nobody serves are not found") {
  CHECK(FindRow("") == nullptr);
  CHECK(FindRow("add") == nullptr);
  CHECK(FindRow("aten::add.Tensor") == nullptr);
  CHECK(FindRow("add.Tensor ") == nullptr);
  REQUIRE(FindRow("add.Tensor") != nullptr);
}

}  // namespace
}  // namespace torch_tpu::lower
