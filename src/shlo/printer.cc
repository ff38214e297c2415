// Generic form only: no plugin's parser has custom assembly that could differ between versions.
#include <algorithm>
#include <unordered_set>

#include "shlo/format.h"
#include "shlo/module.h"
#include "support/error.h"

namespace torch_tpu::shlo {
namespace {

bool HasEffect(const Op& op) {
  static constexpr std::string_view kEffects[] = {"stablehlo.send", "stablehlo.recv", "stablehlo.infeed",
                                                  "stablehlo.outfeed"};
  if (std::find(std::begin(kEffects), std::end(kEffects), op.name) != std::end(kEffects)) return true;
  for (const auto& [name, value] : op.properties) {
    if (name == "has_side_effect" && value == "true") return true;
  }
  for (const Region& region : op.regions) {
    for (const auto& inner : region.ops) {
      if (HasEffect(*inner)) return true;
    }
  }
  return false;
}

// Ops are listed before their users, so one pass backwards finds every live one.
class Liveness {
 public:
  void Mark(const Region& region) {
    for (const Value& value : region.results) values_.insert(value.id);
    for (size_t i = region.ops.size(); i-- > 0;) {
      const Op& op = *region.ops[i];
      bool live = HasEffect(op);
      for (const Value& result : op.results) live |= values_.count(result.id) > 0;
      if (!live) continue;
      ops.insert(&op);
      for (const Value& operand : op.operands) values_.insert(operand.id);
      for (const Region& inner : op.regions) Mark(inner);
    }
  }
  std::unordered_set<const Op*> ops;

 private:
  std::unordered_set<int32_t> values_;
};

class Printer {
 public:
  Printer(const Module& module, bool with_locations)
      : module_(module), with_locations_(with_locations), live_ops_(module.LiveOps()) {}

  std::string Print() {
    out_ = "\"builtin.module\"() <{sym_name = \"m\"}> ({\n\"func.func\"() <{sym_name = \"main\", function_type = (";
    std::vector<Value> arguments;
    bool any_alias = false;
    for (const Parameter& parameter : module_.parameters()) {
      arguments.push_back(parameter.value);
      any_alias |= parameter.alias_output >= 0;
    }
    PrintTypes(arguments);
    out_ += ") -> (";
    PrintTypes(module_.results());
    out_ += ')';
    if (any_alias) PrintAliases();
    out_ += "}> ({\n";
    PrintBlock(arguments, module_.body(), "func.return");
    out_ += "}) : () -> ()\n})";
    PrintAttributes(module_.attributes(), " {", "}");
    out_ += " : () -> ()\n";
    return std::move(out_);
  }

 private:
  void PrintAliases() {
    out_ += ", arg_attrs = [";
    int outputs = static_cast<int>(module_.results().size());
    for (size_t i = 0; i < module_.parameters().size(); ++i) {
      int output = module_.parameters()[i].alias_output;
      TT_ASSERT(output < outputs, "parameter ", i, ": expected to alias one of ", outputs, " outputs, got ", output);
      out_ += i ? ", {" : "{";
      if (output >= 0) out_ += "tf.aliasing_output = " + I32Text(output);
      out_ += '}';
    }
    out_ += ']';
  }

  // Names are given in printing order, so operations left out do not change the text.
  void PrintName(const Value& value) {
    if (value.id >= static_cast<int32_t>(names_.size())) names_.resize(value.id + 1, -1);
    int32_t& name = names_[value.id];
    if (name < 0) name = next_name_++;
    out_ += '%';
    out_ += std::to_string(name);
  }

  void PrintNames(const std::vector<Value>& values) {
    for (size_t i = 0; i < values.size(); ++i) {
      if (i) out_ += ", ";
      PrintName(values[i]);
    }
  }

  void PrintTypes(const std::vector<Value>& values) {
    for (size_t i = 0; i < values.size(); ++i) {
      if (i) out_ += ", ";
      out_ += values[i].type.ToString();
    }
  }

  void PrintBlock(const std::vector<Value>& arguments, const Region& region, std::string_view terminator) {
    if (!arguments.empty()) {
      out_ += "^bb0(";
      for (size_t i = 0; i < arguments.size(); ++i) {
        if (i) out_ += ", ";
        PrintName(arguments[i]);
        out_ += ": " + arguments[i].type.ToString();
      }
      out_ += "):\n";
    }
    for (const auto& op : region.ops) {
      if (live_ops_.count(op.get())) PrintOp(*op);
    }
    out_ += '"';
    out_ += terminator;
    out_ += "\"(";
    PrintNames(region.results);
    out_ += ") : (";
    PrintTypes(region.results);
    out_ += ") -> ()\n";
  }

  void PrintAttributes(const std::vector<std::pair<std::string, std::string>>& attributes, std::string_view open,
                       std::string_view close) {
    if (attributes.empty()) return;
    out_ += open;
    for (size_t i = 0; i < attributes.size(); ++i) {
      if (i) out_ += ", ";
      out_ += attributes[i].first + " = " + attributes[i].second;
    }
    out_ += close;
  }

  void PrintOp(const Op& op) {
    if (!op.results.empty()) {
      PrintNames(op.results);
      out_ += " = ";
    }
    out_ += '"' + op.name + "\"(";
    PrintNames(op.operands);
    out_ += ')';
    PrintAttributes(op.properties, " <{", "}>");
    for (size_t i = 0; i < op.regions.size(); ++i) {
      out_ += i ? ", {\n" : " ({\n";
      PrintBlock(op.regions[i].arguments, op.regions[i], "stablehlo.return");
      out_ += '}';
    }
    if (!op.regions.empty()) out_ += ')';
    PrintAttributes(op.attributes, " {", "}");
    out_ += " : (";
    PrintTypes(op.operands);
    out_ += ") -> ";
    if (op.results.size() != 1) out_ += '(';
    PrintTypes(op.results);
    if (op.results.size() != 1) out_ += ')';
    if (with_locations_ && !op.location.empty()) out_ += " loc(" + Quote(op.location) + ")";
    out_ += '\n';
  }

  const Module& module_;
  bool with_locations_;
  std::unordered_set<const Op*> live_ops_;
  std::string out_;
  std::vector<int32_t> names_;  // by value id
  int32_t next_name_ = 0;
};

}  // namespace

std::unordered_set<const Op*> Module::LiveOps() const {
  Liveness live;
  live.Mark(body_);
  return std::move(live.ops);
}

std::string Module::ToText(bool with_locations) const {
  for (const Value& value : body_.results) {
    TT_ASSERT(IsVisible(value), "result of @main: expected a value of @main, got value ", value.id);
  }
  TT_ASSERT(open_.empty(), "module: expected every region to be closed, got ", open_.size(), " open");
  return Printer(*this, with_locations).Print();
}

}  // namespace torch_tpu::shlo
