// The programs that the fake plugin compiles: one function @main of generic StableHLO text with static shapes, without
// regions, of the operations constant, add, subtract, multiply, negate, reshape, broadcast_in_dim and convert.
// tf.aliasing_output gives a parameter's memory to a result. Plain values; thread-safe when const.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pjrt_c_api.h"

namespace torch_tpu::pjrt::fake {

// What the fake throws inside; the API boundary makes a PJRT_Error of it.
struct Failure {
  PJRT_Error_Code code;
  std::string message;
};

size_t ElementSize(PJRT_Buffer_Type type);
const char* TypeName(PJRT_Buffer_Type type);

struct ArrayType {
  PJRT_Buffer_Type element = PJRT_Buffer_Type_INVALID;
  std::vector<int64_t> dims;
  size_t elements() const;
  size_t bytes() const { return elements() * ElementSize(element); }
  std::string ToString() const;
  friend bool operator==(const ArrayType&, const ArrayType&) = default;
};

struct Operation {
  std::string name;           // without "stablehlo."
  std::vector<int> operands;  // indices of values: parameters first, then operations' results
  ArrayType type;
  std::vector<char> constant;        // constant: all elements
  std::vector<int64_t> broadcasted;  // broadcast_in_dim: broadcast_dimensions
};

struct Program {
  std::vector<ArrayType> params;
  std::vector<int> alias;  // for each parameter the result that takes its memory, or -1
  std::vector<Operation> operations;
  std::vector<int> results;  // indices of values
  std::vector<ArrayType> result_types;

  // Throws Failure.
  static Program Parse(std::string_view text);
  // `inputs` are dense row-major arrays of the parameters' types; so are the results.
  std::vector<std::vector<char>> Run(const std::vector<const char*>& inputs) const;
  const ArrayType& TypeOf(int value) const;
};

}  // namespace torch_tpu::pjrt::fake
