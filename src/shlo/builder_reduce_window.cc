#include <algorithm>

#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

// Checks operands and initial values of a reduction and gives the operands one shape.
std::vector<Value> CheckReduction(Builder& b, std::string_view op, const std::vector<Value>& operands,
                                  const std::vector<Value>& inits) {
  TT_ASSERT(!operands.empty(), op, ": expected operands, got none");
  CheckLength(op, "initial values", inits.size(), operands.size());
  for (size_t i = 0; i < inits.size(); ++i) CheckScalar(op, "an initial value", inits[i], operands[i].dtype());
  std::vector<Value> unified = operands;
  Unify(b, op, unified);
  return unified;
}

std::vector<TensorType> ScalarTypes(const std::vector<Value>& values) {
  std::vector<TensorType> types;
  for (const Value& v : values) types.push_back({v.dtype(), {}});
  return types;
}

Region ReductionRegion(Builder& b, std::string_view op, const std::vector<Value>& operands, const Builder::Body& body) {
  std::vector<TensorType> results = ScalarTypes(operands), arguments = results;
  arguments.insert(arguments.end(), results.begin(), results.end());
  return MakeRegion(b, op, arguments, results, body);
}

std::vector<Value> WithInits(std::vector<Value> operands, const std::vector<Value>& inits) {
  operands.insert(operands.end(), inits.begin(), inits.end());
  return operands;
}

struct Window {
  Dims dimensions, strides, base_dilations, window_dilations, low, high;
};

Dims OrDefault(const Dims& values, size_t rank, int64_t fill, std::string_view op, std::string_view what) {
  if (values.empty()) return Dims(rank, fill);
  CheckLength(op, what, values.size(), rank);
  return values;
}

Window Complete(std::string_view op, const ReduceWindowSpec& spec, size_t rank) {
  Window w{OrDefault(spec.dimensions, rank, 1, op, "window dimensions"),
           OrDefault(spec.strides, rank, 1, op, "window strides"),
           OrDefault(spec.base_dilations, rank, 1, op, "base dilations"),
           OrDefault(spec.window_dilations, rank, 1, op, "window dilations"),
           OrDefault(spec.padding_low, rank, 0, op, "low paddings"),
           OrDefault(spec.padding_high, rank, 0, op, "high paddings")};
  for (const Dims* values : {&w.dimensions, &w.strides, &w.base_dilations, &w.window_dilations}) {
    for (int64_t v : *values) TT_ASSERT(v > 0, op, ": expected positive window numbers, got ", I64List(*values));
  }
  return w;
}

std::vector<DimSize> WindowedDims(std::string_view op, const TensorType& type, const Window& w) {
  std::vector<DimSize> dims;
  for (size_t i = 0; i < type.rank(); ++i) {
    DimSize d = DimAt(type, i);
    int64_t size = d.upper();
    int64_t padded = (size == 0 ? 0 : (size - 1) * w.base_dilations[i] + 1) + w.low[i] + w.high[i];
    int64_t extent = (w.dimensions[i] - 1) * w.window_dilations[i] + 1;
    TT_ASSERT(padded >= 0, op, ": expected a padded size of at least 0 in dimension ", i, ", got ", padded);
    int64_t out = padded == 0 || extent > padded ? 0 : (padded - extent) / w.strides[i] + 1;
    dims.push_back(d.dynamic() ? Bounded(out) : DimSize{out, -1});
  }
  return dims;
}

}  // namespace

Value Builder::Reduce(std::string_view op, const Value& x, const Value& init, const Dims& dimensions) {
  return ReduceMany({x}, {init}, dimensions, BinaryBody(op))[0];
}

std::vector<Value> Builder::ReduceMany(const std::vector<Value>& operands, const std::vector<Value>& inits,
                                       const Dims& dimensions, const Body& body) {
  constexpr std::string_view kOp = "reduce";
  std::vector<Value> unified = CheckReduction(*this, kOp, operands, inits);
  CheckDistinct(kOp, "dimensions", dimensions, unified[0].rank());
  Dims sorted = dimensions;
  std::sort(sorted.begin(), sorted.end());
  std::vector<DimSize> kept;
  for (size_t i = 0; i < unified[0].rank(); ++i) {
    if (!Contains(sorted, static_cast<int64_t>(i))) kept.push_back(DimAt(unified[0].type, i));
  }
  std::vector<TensorType> results;
  for (const Value& v : unified) results.push_back(MakeType(v.dtype(), kept));
  Region region = ReductionRegion(*this, kOp, unified, body);
  Op* op = EmitOp(*this, kOp, WithInits(unified, inits), results);
  op->properties.emplace_back("dimensions", I64Array(sorted));
  op->regions.push_back(std::move(region));
  return op->results;
}

Value Builder::ReduceWindow(std::string_view op, const Value& x, const Value& init, const ReduceWindowSpec& window) {
  return ReduceWindowMany({x}, {init}, window, BinaryBody(op))[0];
}

std::vector<Value> Builder::ReduceWindowMany(const std::vector<Value>& operands, const std::vector<Value>& inits,
                                             const ReduceWindowSpec& window, const Body& body) {
  constexpr std::string_view kOp = "reduce_window";
  std::vector<Value> unified = CheckReduction(*this, kOp, operands, inits);
  Window w = Complete(kOp, window, unified[0].rank());
  std::vector<DimSize> dims = WindowedDims(kOp, unified[0].type, w);
  std::vector<TensorType> results;
  for (const Value& v : unified) results.push_back(MakeType(v.dtype(), dims));
  Region region = ReductionRegion(*this, kOp, unified, body);
  Op* op = EmitOp(*this, kOp, WithInits(unified, inits), results);
  op->properties = {{"window_dimensions", I64Array(w.dimensions)},
                    {"window_strides", I64Array(w.strides)},
                    {"base_dilations", I64Array(w.base_dilations)},
                    {"window_dilations", I64Array(w.window_dilations)},
                    {"padding", PaddingText(w.low, w.high)}};
  op->regions.push_back(std::move(region));
  return op->results;
}

Value Builder::SelectAndScatter(const Value& operand, const Value& source, const Value& init, const Dims& window,
                                const Dims& strides, const Dims& padding_low, const Dims& padding_high,
                                std::string_view select_direction, std::string_view scatter_op) {
  constexpr std::string_view kOp = "select_and_scatter";
  TT_ASSERT(
      select_direction == "GE" || select_direction == "LE" || select_direction == "GT" || select_direction == "LT", kOp,
      ": expected select direction GE, GT, LE or LT, got ", select_direction);
  CheckScalar(kOp, "an initial value", init, operand.dtype());
  Window w = Complete(kOp, {window, strides, {}, {}, padding_low, padding_high}, operand.rank());
  TensorType expected = MakeType(operand.dtype(), WindowedDims(kOp, operand.type, w));
  TT_ASSERT(source.type == expected, kOp, ": expected a source of type ", expected.ToString(), ", got ",
            source.type.ToString());
  Direction direction = select_direction == "GE"   ? Direction::kGe
                        : select_direction == "GT" ? Direction::kGt
                        : select_direction == "LE" ? Direction::kLe
                                                   : Direction::kLt;
  TensorType scalar{operand.dtype(), {}};
  Region select = MakeRegion(
      *this, kOp, {scalar, scalar}, {TensorType{DType::kPred, {}}},
      [&](Builder& b, const std::vector<Value>& v) { return std::vector<Value>{b.Compare(direction, v[0], v[1])}; });
  Region scatter = MakeRegion(*this, kOp, {scalar, scalar}, {scalar}, BinaryBody(scatter_op));
  Op* op = EmitOp(*this, kOp, {operand, source, init}, {operand.type});
  op->properties = {{"window_dimensions", I64Array(w.dimensions)},
                    {"window_strides", I64Array(w.strides)},
                    {"padding", PaddingText(w.low, w.high)}};
  op->regions.push_back(std::move(select));
  op->regions.push_back(std::move(scatter));
  return op->results[0];
}

}  // namespace torch_tpu::shlo
