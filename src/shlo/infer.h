// Helpers that the builder's files share: dimensions with bounds, properties, checks with one wording, region bodies.
// Internal to this layer. Stateless; they act on the builder they are given.
#pragma once
#include <string_view>
#include <vector>

#include "shlo/builder.h"
#include "shlo/format.h"
#include "support/error.h"

namespace torch_tpu::shlo {

// A dimension: its size, or kDynamic and its bound.
struct DimSize {
  int64_t size = 0;
  int64_t bound = -1;

  bool dynamic() const { return size == kDynamic; }
  int64_t upper() const { return dynamic() ? bound : size; }
  friend bool operator==(const DimSize&, const DimSize&) = default;
};

DimSize Bounded(int64_t bound);
DimSize DimAt(const TensorType& type, size_t i);
std::vector<DimSize> DimsOf(const TensorType& type);
TensorType MakeType(DType dtype, const std::vector<DimSize>& dims);
std::string DimsText(const Dims& dims);        // [4, ?], for messages
TensorType UpperType(const TensorType& type);  // bounded dimensions at their bound

// Checks lo <= value < hi and that `values` are distinct.
void CheckIndex(std::string_view op, std::string_view what, int64_t value, size_t rank);
void CheckDistinct(std::string_view op, std::string_view what, const Dims& values, size_t rank);
void CheckLength(std::string_view op, std::string_view what, size_t got, size_t expected);
void CheckScalar(std::string_view op, std::string_view what, const Value& value, DType dtype);
bool Contains(const Dims& values, int64_t value);
bool IsSorted(const Dims& values);  // strictly ascending

// Gives all values one shape: a static dimension as large as another's bound is cut to that one's size.
void Unify(Builder& b, std::string_view op, std::vector<Value>& values);

// The text of an operation's property.
const std::string& Property(const Op& op, std::string_view name);

// Appends an operation with one result.
Value Emit(Builder& b, std::string_view op, std::vector<Value> operands, const TensorType& result);
Op* EmitOp(Builder& b, std::string_view op, std::vector<Value> operands, const std::vector<TensorType>& results);

// Runs `body` in a region with arguments of these types; its results must have the types `expected`.
Region MakeRegion(Builder& b, std::string_view op, const std::vector<TensorType>& arguments,
                  const std::vector<TensorType>& expected, const Builder::Body& body);

// The body "(accumulators..., elements...) -> op(accumulator, element)"; "" returns the element.
Builder::Body BinaryBody(std::string_view op);

}  // namespace torch_tpu::shlo
