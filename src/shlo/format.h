// Text of StableHLO attributes, shared by the printer and the builder. Pure functions; thread-safe.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "shlo/type.h"

namespace torch_tpu::shlo {

std::string I64Array(const Dims& values);               // array<i64: 1, 2>
std::string BoolArray(const std::vector<bool>& flags);  // array<i1: true, false>
std::string I64List(const Dims& values);                // [1, 2]
std::string I64Text(int64_t value);                     // 3 : i64
std::string I32Text(int64_t value);                     // 3 : i32
std::string BoolText(bool value);
std::string Quote(std::string_view text);                    // a string literal of MLIR
std::string PaddingText(const Dims& low, const Dims& high);  // dense<[[0, 1]]> : tensor<1x2xi64>

// dense<...> : type of a static type; `raw` holds one element (a splat) or all, little endian and row-major.
std::string DenseText(const TensorType& type, std::string_view raw);

Dims ParseI64Array(std::string_view text);                        // reads what I64Array wrote
Dims ParseI64List(std::string_view text, std::string_view name);  // the I64List behind `name = `; empty without one

// Bytes of one element: converts as C++ does; narrow floats round through float, as c10's do.
std::string EncodeDouble(DType type, double value);
std::string EncodeInt(DType type, int64_t value);

}  // namespace torch_tpu::shlo
