// One StableHLO module with one function @main, kept as a list of operations so that rows can look at where a value
// comes from (DotGeneral folds transposes). Owns its operations; values are small handles into it. Not thread-safe:
// one module belongs to one lowering.
#pragma once
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "shlo/type.h"

namespace torch_tpu::shlo {

class Module;
struct Op;

// A result of an operation, a parameter of @main or an argument of a region. Valid as long as its module.
struct Value {
  int32_t id = -1;
  TensorType type;

  bool valid() const { return id >= 0; }
  const Dims& dims() const { return type.dims; }
  DType dtype() const { return type.dtype; }
  size_t rank() const { return type.dims.size(); }
  int64_t dim(size_t i) const { return type.dims[i]; }
};

struct Region {
  std::vector<Value> arguments;
  std::vector<std::unique_ptr<Op>> ops;
  std::vector<Value> results;
};

// Operations that are made anew when a module is written for other sizes (bounded.h), because how many there are
// depends on the sizes. Elements behind the sizes must not matter to those before them.
struct Span {
  using Rebuild = std::function<std::vector<Value>(Module&, const std::vector<Value>&)>;
  std::string name;
  std::vector<Value> operands, results;
  Rebuild rebuild;
};

struct Op {
  std::string name;  // with dialect: "stablehlo.add"
  std::vector<Value> operands;
  std::vector<Value> results;
  std::vector<std::pair<std::string, std::string>> properties;  // name, printed attribute
  std::vector<std::pair<std::string, std::string>> attributes;  // discardable ones
  std::vector<Region> regions;
  std::string location;        // printed only when the module prints locations
  double flops = 0;            // of contractions: multiplications and additions
  const Span* span = nullptr;  // that it is part of
};

struct Parameter {
  Value value;
  int alias_output = -1;  // >= 0: donated to that output
};

class Module {
 public:
  Module();
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  Value AddParameter(const TensorType& type);
  void Alias(size_t parameter, int output) { parameters_[parameter].alias_output = output; }
  const std::vector<Parameter>& parameters() const { return parameters_; }
  void Return(std::vector<Value> results) { body_.results = std::move(results); }
  const std::vector<Value>& results() const { return body_.results; }

  // Appends an operation to the region that is open now and returns it; result values get their ids here.
  Op* Append(std::string name, std::vector<Value> operands, const std::vector<TensorType>& results);

  // A `stablehlo.constant` whose value prints as `text` ("dense<1> : tensor<i32>"); the same constant of this region or
  // of one around it is reused.
  Value Constant(const TensorType& type, const std::string& text);

  // Opens a region with arguments of these types; operations go there until it is closed with its results.
  std::vector<Value> OpenRegion(const std::vector<TensorType>& arguments);
  Region CloseRegion(std::vector<Value> results);

  // What is appended until CloseSpan belongs to a span, constants excepted. Inside of another one it does nothing.
  void OpenSpan(std::string name, std::vector<Value> operands, Span::Rebuild rebuild);
  void CloseSpan(std::vector<Value> results);

  // The operation that made `value`, null for parameters and region arguments.
  const Op* Definition(const Value& value) const;

  // Sizes given to bounded dimensions so far, as (bound, value of type tensor<i32>) without repetition. While there is
  // only one, a broadcast to a dimension of unknown size can mean only that one.
  void AddDynamicSize(int64_t bound, const Value& size);
  const std::vector<std::pair<int64_t, Value>>& dynamic_sizes() const { return dynamic_sizes_; }

  // True while operations appended now may use `value`.
  bool IsVisible(const Value& value) const;

  // Multiplications and additions of all contractions, regions once each.
  double Flops() const;

  // An attribute of the module itself, e.g. ("mhlo.num_replicas", "4 : i32").
  void SetAttribute(std::string name, std::string text);
  const std::vector<std::pair<std::string, std::string>>& attributes() const { return attributes_; }
  const Region& body() const { return body_; }

  // A text such as `aten::add(model.py:12)` attached to operations appended from now on.
  void SetLocation(std::string location) { location_ = std::move(location); }

  // Operations whose results are used, or that have a side effect.
  std::unordered_set<const Op*> LiveOps() const;

  // Generic-form StableHLO; operations without a use and side effect are left out. Locations never belong in a key.
  std::string ToText(bool with_locations = false) const;

 private:
  struct Scope {
    int32_t serial;
    std::map<std::string, Value> constants;  // by text
  };
  Value NewValue(const TensorType& type, const Op* definition);

  std::vector<Parameter> parameters_;
  Region body_;
  std::vector<std::unique_ptr<Region>> open_;  // innermost last; operations of the body go to body_
  std::vector<const Op*> definitions_;         // by value id
  std::vector<TensorType> types_;              // by value id
  std::vector<int32_t> value_scopes_;          // by value id: serial of the region that holds it
  std::vector<Scope> scopes_;                  // regions open now, @main's first
  int32_t next_scope_ = 0;
  std::vector<std::pair<int64_t, Value>> dynamic_sizes_;
  std::deque<Span> spans_;
  int span_depth_ = 0;
  std::vector<std::pair<std::string, std::string>> attributes_;
  std::string location_;
};

}  // namespace torch_tpu::shlo
