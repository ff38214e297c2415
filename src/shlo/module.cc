#include "shlo/module.h"

#include <algorithm>

#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

// libtpu aborts the process on a dimension of unknown size without a bound, so no such type gets into a module.
void CheckType(const TensorType& type, std::string_view where) {
  TT_ASSERT(type.dtype != DType::kInvalid, where, ": expected a tensor type, got one without an element type");
  TT_ASSERT(type.bounds.empty() || type.bounds.size() == type.dims.size(), where,
            ": expected a bound a dimension, got ", type.bounds.size(), " bounds for ", type.dims.size(),
            " dimensions");
  bool any = false;
  for (size_t i = 0; i < type.dims.size(); ++i) {
    bool bounded = !type.bounds.empty() && type.bounds[i] >= 0;
    any |= bounded;
    TT_ASSERT(bounded ? type.dims[i] == kDynamic : type.dims[i] >= 0, where, ": expected dimension ", i,
              " to have a size or a bound, got ", type.ToString());
  }
  TT_ASSERT(any || type.bounds.empty(), where, ": expected no bounds on a static shape, got ", type.ToString());
}

}  // namespace

Module::Module() { scopes_.push_back({next_scope_++, {}}); }

Value Module::NewValue(const TensorType& type, const Op* definition) {
  Value value;
  value.id = static_cast<int32_t>(definitions_.size());
  value.type = type;
  definitions_.push_back(definition);
  types_.push_back(type);
  value_scopes_.push_back(scopes_.back().serial);
  return value;
}

Value Module::AddParameter(const TensorType& type) {
  CheckType(type, "parameter of @main");
  TT_ASSERT(scopes_.size() == 1, "parameter of @main: expected no open region, got ", scopes_.size() - 1);
  parameters_.push_back({NewValue(type, nullptr)});
  return parameters_.back().value;
}

bool Module::IsVisible(const Value& value) const {
  if (value.id < 0 || value.id >= static_cast<int32_t>(value_scopes_.size())) return false;
  int32_t serial = value_scopes_[value.id];
  return std::any_of(scopes_.begin(), scopes_.end(), [&](const Scope& scope) { return scope.serial == serial; });
}

Op* Module::Append(std::string name, std::vector<Value> operands, const std::vector<TensorType>& results) {
  for (size_t i = 0; i < operands.size(); ++i) {
    TT_ASSERT(IsVisible(operands[i]), name, ": expected operand ", i, " to be a value of this region, got value ",
              operands[i].id, " of another region or module");
    TT_ASSERT(operands[i].type == types_[operands[i].id], name, ": expected operand ", i, " to keep its type ",
              types_[operands[i].id].ToString(), ", got ", operands[i].type.ToString());
  }
  for (const TensorType& type : results) CheckType(type, name);
  auto op = std::make_unique<Op>();
  op->name = std::move(name);
  op->operands = std::move(operands);
  op->location = location_;
  if (span_depth_ > 0 && op->name != "stablehlo.constant") op->span = &spans_.back();
  for (const TensorType& type : results) op->results.push_back(NewValue(type, op.get()));
  Region& region = open_.empty() ? body_ : *open_.back();
  region.ops.push_back(std::move(op));
  return region.ops.back().get();
}

void Module::OpenSpan(std::string name, std::vector<Value> operands, Span::Rebuild rebuild) {
  if (span_depth_++ == 0) spans_.push_back({std::move(name), std::move(operands), {}, std::move(rebuild)});
}

void Module::CloseSpan(std::vector<Value> results) {
  if (--span_depth_ == 0) spans_.back().results = std::move(results);
}

Value Module::Constant(const TensorType& type, const std::string& text) {
  for (const Scope& scope : scopes_) {
    if (auto it = scope.constants.find(text); it != scope.constants.end()) return it->second;
  }
  Op* op = Append("stablehlo.constant", {}, {type});
  op->properties.emplace_back("value", text);
  scopes_.back().constants.emplace(text, op->results[0]);
  return op->results[0];
}

std::vector<Value> Module::OpenRegion(const std::vector<TensorType>& arguments) {
  for (const TensorType& type : arguments) CheckType(type, "argument of a region");
  open_.push_back(std::make_unique<Region>());
  scopes_.push_back({next_scope_++, {}});
  for (const TensorType& type : arguments) open_.back()->arguments.push_back(NewValue(type, nullptr));
  return open_.back()->arguments;
}

Region Module::CloseRegion(std::vector<Value> results) {
  TT_ASSERT(!open_.empty(), "region: expected an open one, got none");
  for (const Value& value : results) {
    TT_ASSERT(IsVisible(value), "region: expected its results to be values of this region, got value ", value.id);
  }
  Region region = std::move(*open_.back());
  region.results = std::move(results);
  open_.pop_back();
  scopes_.pop_back();
  return region;
}

const Op* Module::Definition(const Value& value) const {
  TT_ASSERT(value.id >= 0 && value.id < static_cast<int32_t>(definitions_.size()),
            "expected a value of this module, got value ", value.id);
  return definitions_[value.id];
}

void Module::AddDynamicSize(int64_t bound, const Value& size) {
  for (const auto& [known_bound, known] : dynamic_sizes_) {
    if (known_bound == bound && known.id == size.id) return;
  }
  dynamic_sizes_.emplace_back(bound, size);
}

namespace {

double FlopsOf(const Region& region) {
  double flops = 0;
  for (const auto& op : region.ops) {
    flops += op->flops;
    for (const Region& inner : op->regions) flops += FlopsOf(inner);
  }
  return flops;
}

}  // namespace

double Module::Flops() const { return FlopsOf(body_); }

void Module::SetAttribute(std::string name, std::string text) {
  attributes_.emplace_back(std::move(name), std::move(text));
}

}  // namespace torch_tpu::shlo
