// All rows by schema name. Built once from the family tables (ops/families.h); read-only and thread-safe afterwards.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lower/op_def.h"

namespace torch_tpu::lower {

struct NamedRow {
  std::string schema;  // "add.Tensor"
  const OpDef* def;
};

// Every (schema, row) pair; a schema listed twice is an error at first use.
const std::vector<NamedRow>& Rows();

// The row of a schema name without "aten::", null if there is none.
const OpDef* FindRow(std::string_view schema);

}  // namespace torch_tpu::lower
