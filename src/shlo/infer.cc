#include "shlo/infer.h"

#include <algorithm>

namespace torch_tpu::shlo {

DimSize Bounded(int64_t bound) { return {kDynamic, bound}; }

DimSize DimAt(const TensorType& type, size_t i) { return {type.dims[i], type.bounds.empty() ? -1 : type.bounds[i]}; }

std::vector<DimSize> DimsOf(const TensorType& type) {
  std::vector<DimSize> dims;
  for (size_t i = 0; i < type.rank(); ++i) dims.push_back(DimAt(type, i));
  return dims;
}

TensorType MakeType(DType dtype, const std::vector<DimSize>& dims) {
  TensorType type;
  type.dtype = dtype;
  bool any = false;
  for (const DimSize& d : dims) {
    type.dims.push_back(d.size);
    type.bounds.push_back(d.bound);
    any |= d.dynamic();
  }
  if (!any) type.bounds.clear();
  return type;
}

TensorType UpperType(const TensorType& type) {
  TensorType upper{type.dtype, {}};
  for (size_t i = 0; i < type.rank(); ++i) upper.dims.push_back(DimAt(type, i).upper());
  return upper;
}

std::string DimsText(const Dims& dims) {
  std::string text = "[";
  for (size_t i = 0; i < dims.size(); ++i) {
    if (i) text += ", ";
    text += dims[i] == kDynamic ? "?" : std::to_string(dims[i]);
  }
  return text + "]";
}

void CheckIndex(std::string_view op, std::string_view what, int64_t value, size_t rank) {
  TT_ASSERT(value >= 0 && value < static_cast<int64_t>(rank), op, ": expected ", what, " in [0, ", rank, "), got ",
            value);
}

void CheckDistinct(std::string_view op, std::string_view what, const Dims& values, size_t rank) {
  std::vector<bool> seen(rank);
  for (int64_t v : values) {
    CheckIndex(op, what, v, rank);
    TT_ASSERT(!seen[v], op, ": expected distinct ", what, ", got ", I64List(values));
    seen[v] = true;
  }
}

void CheckLength(std::string_view op, std::string_view what, size_t got, size_t expected) {
  TT_ASSERT(got == expected, op, ": expected ", expected, " ", what, ", got ", got);
}

void CheckScalar(std::string_view op, std::string_view what, const Value& value, DType dtype) {
  TT_ASSERT(value.rank() == 0 && value.dtype() == dtype, op, ": expected ", what, " of type tensor<", Name(dtype),
            ">, got ", value.type.ToString());
}

bool Contains(const Dims& values, int64_t value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

bool IsSorted(const Dims& values) {
  return std::adjacent_find(values.begin(), values.end(), [](int64_t a, int64_t b) { return a >= b; }) == values.end();
}

void Unify(Builder& b, std::string_view op, std::vector<Value>& values) {
  for (const Value& v : values) {
    TT_ASSERT(v.rank() == values[0].rank(), op, ": expected operands of one shape, got ", values[0].type.ToString(),
              " and ", v.type.ToString());
  }
  for (size_t i = 0; i < values[0].rank(); ++i) {
    size_t chosen = 0;
    for (size_t k = 0; k < values.size(); ++k) {
      if (DimAt(values[k].type, i).dynamic()) chosen = k;
    }
    DimSize target = DimAt(values[chosen].type, i);
    for (Value& v : values) {
      DimSize d = DimAt(v.type, i);
      if (d == target) continue;
      TT_ASSERT(target.dynamic() && d.size == target.bound, op, ": expected operands of one shape, got ",
                values[chosen].type.ToString(), " and ", v.type.ToString());
      v = b.SetDimensionSize(v, b.GetDimensionSize(values[chosen], i), i);
    }
  }
}

Op* EmitOp(Builder& b, std::string_view op, std::vector<Value> operands, const std::vector<TensorType>& results) {
  return b.module().Append("stablehlo." + std::string(op), std::move(operands), results);
}

const std::string& Property(const Op& op, std::string_view name) {
  for (const auto& [key, value] : op.properties) {
    if (key == name) return value;
  }
  TT_ASSERT(false, op.name, ": expected property ", name);
}

Value Emit(Builder& b, std::string_view op, std::vector<Value> operands, const TensorType& result) {
  return EmitOp(b, op, std::move(operands), {result})->results[0];
}

Region MakeRegion(Builder& b, std::string_view op, const std::vector<TensorType>& arguments,
                  const std::vector<TensorType>& expected, const Builder::Body& body) {
  std::vector<Value> results = body(b, b.module().OpenRegion(arguments));
  CheckLength(op, "results of its region", results.size(), expected.size());
  for (size_t i = 0; i < results.size(); ++i) {
    TT_ASSERT(results[i].type == expected[i], op, ": expected result ", i, " of its region to be ",
              expected[i].ToString(), ", got ", results[i].type.ToString());
  }
  return b.module().CloseRegion(std::move(results));
}

Builder::Body BinaryBody(std::string_view op) {
  return [name = std::string(op)](Builder& b, const std::vector<Value>& arguments) {
    std::vector<Value> results;
    size_t n = arguments.size() / 2;
    for (size_t i = 0; i < n; ++i) {
      results.push_back(name.empty() ? arguments[n + i] : b.Binary(name, arguments[i], arguments[n + i]));
    }
    return results;
  };
}

}  // namespace torch_tpu::shlo
