#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

constexpr std::string_view kDot = "dot_general";

Dims Mapped(const Dims& values, const Dims& permutation) {
  Dims result;
  for (int64_t v : values) result.push_back(permutation[v]);
  return result;
}

Dims FreeDims(size_t rank, const Dims& batch, const Dims& contract) {
  Dims free;
  for (int64_t i = 0; i < static_cast<int64_t>(rank); ++i) {
    if (!Contains(batch, i) && !Contains(contract, i)) free.push_back(i);
  }
  return free;
}

// Replaces a transposed operand by what it transposes, unless its free dimensions would come in another order.
void FoldTranspose(Builder& b, Value& operand, Dims& batch, Dims& contract) {
  const Op* op = b.module().Definition(operand);
  if (!op || op->name != "stablehlo.transpose") return;
  Dims permutation = ParseI64Array(op->properties[0].second);
  if (!IsSorted(Mapped(FreeDims(operand.rank(), batch, contract), permutation))) return;
  operand = op->operands[0];
  batch = Mapped(batch, permutation);
  contract = Mapped(contract, permutation);
}

// Pairs of dimensions of both sides with one size; a static side is cut to a bounded one.
void MatchDims(Builder& b, Value& lhs, Value& rhs, const Dims& lhs_dims, const Dims& rhs_dims, std::string_view what) {
  CheckLength(kDot, what, lhs_dims.size(), rhs_dims.size());
  for (size_t i = 0; i < lhs_dims.size(); ++i) {
    DimSize l = DimAt(lhs.type, lhs_dims[i]), r = DimAt(rhs.type, rhs_dims[i]);
    if (l == r) continue;
    bool bounded = (l.dynamic() || r.dynamic()) && l.dynamic() != r.dynamic() && l.upper() == r.upper();
    TT_ASSERT(bounded, kDot, ": expected ", what, " of equal size, got ", lhs.type.ToString(), " dimension ",
              lhs_dims[i], " and ", rhs.type.ToString(), " dimension ", rhs_dims[i]);
    if (l.dynamic()) {
      rhs = b.SetDimensionSize(rhs, b.GetDimensionSize(lhs, lhs_dims[i]), rhs_dims[i]);
    } else {
      lhs = b.SetDimensionSize(lhs, b.GetDimensionSize(rhs, rhs_dims[i]), lhs_dims[i]);
    }
  }
}

void CheckSide(std::string_view side, const Value& x, const Dims& batch, const Dims& contract) {
  Dims used = batch;
  used.append(contract.begin(), contract.end());
  CheckDistinct(kDot, support::StrCat(side, " batch and contracting dimensions"), used, x.rank());
}

void AddPrecision(Op* op, Precision precision) {
  if (precision == Precision::kDefault) return;
  std::string one = support::StrCat("#stablehlo<precision ", precision == Precision::kHigh ? "HIGH" : "HIGHEST", ">");
  op->properties.emplace_back("precision_config", "[" + one + ", " + one + "]");
}

void CheckOperands(std::string_view op, const Value& lhs, const Value& rhs, DType result) {
  bool both_fp8 =
      IsFloating(lhs.dtype()) && ByteSize(lhs.dtype()) == 1 && IsFloating(rhs.dtype()) && ByteSize(rhs.dtype()) == 1;
  TT_ASSERT(lhs.dtype() == rhs.dtype() || both_fp8, op, ": expected operands of one element type, got ",
            lhs.type.ToString(), " and ", rhs.type.ToString());
  bool same_kind = IsFloating(lhs.dtype())  ? IsFloating(result)
                   : IsInteger(lhs.dtype()) ? IsInteger(result)
                                            : lhs.dtype() == result;
  TT_ASSERT(same_kind && MantissaBits(result) >= MantissaBits(lhs.dtype()) && ByteSize(result) >= ByteSize(lhs.dtype()),
            op, ": expected a result type that holds ", Name(lhs.dtype()), ", got ", Name(result));
}

void CheckPositive(std::string_view op, std::string_view what, const Dims& values) {
  for (int64_t v : values) TT_ASSERT(v > 0, op, ": expected positive ", what, ", got ", I64List(values));
}

// One operand's part of #stablehlo.conv<...>.
std::string Layout(int64_t first, char first_letter, int64_t second, char second_letter, const Dims& spatial) {
  std::vector<std::string> letters(spatial.size() + 2);
  letters[first] = first_letter;
  letters[second] = second_letter;
  for (size_t i = 0; i < spatial.size(); ++i) letters[spatial[i]] = std::to_string(i);
  std::string text = "[";
  for (size_t i = 0; i < letters.size(); ++i) text += (i ? ", " : "") + letters[i];
  return text + "]";
}

}  // namespace

Value Builder::DotGeneral(const Value& lhs, const Value& rhs, const DotDims& dims, Precision precision, DType result) {
  CheckOperands(kDot, lhs, rhs, result);
  CheckSide("lhs", lhs, dims.lhs_batch, dims.lhs_contract);
  CheckSide("rhs", rhs, dims.rhs_batch, dims.rhs_contract);
  Value a = lhs, b = rhs;
  DotDims d = dims;
  FoldTranspose(*this, a, d.lhs_batch, d.lhs_contract);
  FoldTranspose(*this, b, d.rhs_batch, d.rhs_contract);
  MatchDims(*this, a, b, d.lhs_batch, d.rhs_batch, "batch dimensions");
  MatchDims(*this, a, b, d.lhs_contract, d.rhs_contract, "contracting dimensions");

  std::vector<DimSize> out;
  for (int64_t i : d.lhs_batch) out.push_back(DimAt(a.type, i));
  for (int64_t i : FreeDims(a.rank(), d.lhs_batch, d.lhs_contract)) out.push_back(DimAt(a.type, i));
  for (int64_t i : FreeDims(b.rank(), d.rhs_batch, d.rhs_contract)) out.push_back(DimAt(b.type, i));
  Op* op = EmitOp(*this, kDot, {a, b}, {MakeType(result, out)});
  std::string text = "#stablehlo.dot<";
  if (!d.lhs_batch.empty()) {
    text += "lhs_batching_dimensions = " + I64List(d.lhs_batch) +
            ", rhs_batching_dimensions = " + I64List(d.rhs_batch) + ", ";
  }
  text += "lhs_contracting_dimensions = " + I64List(d.lhs_contract) +
          ", rhs_contracting_dimensions = " + I64List(d.rhs_contract) + ">";
  op->properties.emplace_back("dot_dimension_numbers", std::move(text));
  op->flops = 2.0 * static_cast<double>(op->results[0].type.NumElements());
  for (int64_t i : d.lhs_contract) op->flops *= static_cast<double>(a.dim(i));
  AddPrecision(op, precision);
  return op->results[0];
}

Value Builder::Convolution(const Value& input, const Value& kernel, const ConvDims& dims, const ConvWindow& window,
                           int64_t feature_groups, int64_t batch_groups, Precision precision, DType result) {
  constexpr std::string_view kOp = "convolution";
  CheckOperands(kOp, input, kernel, result);
  TT_ASSERT(input.type.is_static() && kernel.type.is_static(), kOp, ": expected static shapes, got ",
            input.type.ToString(), " and ", kernel.type.ToString());
  size_t n = dims.input_spatial.size();
  CheckLength(kOp, "input dimensions", input.rank(), n + 2);
  CheckLength(kOp, "kernel dimensions", kernel.rank(), n + 2);
  auto check_layout = [&](std::string_view what, int64_t first, int64_t second, const Dims& spatial) {
    CheckLength(kOp, support::StrCat(what, " spatial dimensions"), spatial.size(), n);
    Dims all = spatial;
    all.push_back(first);
    all.push_back(second);
    CheckDistinct(kOp, support::StrCat(what, " dimensions"), all, n + 2);
  };
  check_layout("input", dims.input_batch, dims.input_feature, dims.input_spatial);
  check_layout("kernel", dims.kernel_output_feature, dims.kernel_input_feature, dims.kernel_spatial);
  check_layout("output", dims.output_batch, dims.output_feature, dims.output_spatial);
  auto or_default = [&](const Dims& values, int64_t fill, std::string_view what) {
    if (values.empty()) return Dims(n, fill);
    CheckLength(kOp, what, values.size(), n);
    return values;
  };
  Dims strides = or_default(window.strides, 1, "strides");
  Dims low = or_default(window.padding_low, 0, "low paddings"),
       high = or_default(window.padding_high, 0, "high paddings");
  Dims lhs_dilation = or_default(window.lhs_dilation, 1, "lhs dilations");
  Dims rhs_dilation = or_default(window.rhs_dilation, 1, "rhs dilations");
  std::vector<bool> reversal = window.reversal.empty() ? std::vector<bool>(n, false) : window.reversal;
  CheckLength(kOp, "window reversals", reversal.size(), n);
  CheckPositive(kOp, "strides", strides);
  CheckPositive(kOp, "lhs dilations", lhs_dilation);
  CheckPositive(kOp, "rhs dilations", rhs_dilation);

  int64_t batch = input.dim(dims.input_batch), features = input.dim(dims.input_feature);
  int64_t outputs = kernel.dim(dims.kernel_output_feature);
  TT_ASSERT(feature_groups >= 1 && batch_groups >= 1 && (feature_groups == 1 || batch_groups == 1), kOp,
            ": expected positive group counts and one of them 1, got ", feature_groups, " feature groups and ",
            batch_groups, " batch groups");
  TT_ASSERT(features == kernel.dim(dims.kernel_input_feature) * feature_groups, kOp, ": expected ",
            kernel.dim(dims.kernel_input_feature) * feature_groups, " input features, got ", features);
  TT_ASSERT(outputs % feature_groups == 0 && outputs % batch_groups == 0 && batch % batch_groups == 0, kOp,
            ": expected output features and batch to be multiples of the group counts, got ", outputs,
            " output features, batch ", batch, ", ", feature_groups, " feature groups, ", batch_groups,
            " batch groups");

  TensorType type{result, Dims(n + 2, 0)};
  type.dims[dims.output_batch] = batch / batch_groups;
  type.dims[dims.output_feature] = outputs;
  for (size_t i = 0; i < n; ++i) {
    int64_t size = input.dim(dims.input_spatial[i]), taps = kernel.dim(dims.kernel_spatial[i]);
    int64_t padded = (size == 0 ? 0 : (size - 1) * lhs_dilation[i] + 1) + low[i] + high[i];
    int64_t extent = taps == 0 ? 0 : (taps - 1) * rhs_dilation[i] + 1;
    TT_ASSERT(padded >= 0, kOp, ": expected a padded size of at least 0, got ", padded);
    type.dims[dims.output_spatial[i]] = padded == 0 || extent > padded ? 0 : (padded - extent) / strides[i] + 1;
  }
  Op* op = EmitOp(*this, kOp, {input, kernel}, {type});
  op->flops = 2.0 * static_cast<double>(type.NumElements()) * static_cast<double>(kernel.type.NumElements()) /
              static_cast<double>(std::max<int64_t>(1, kernel.dim(dims.kernel_output_feature)));
  op->properties = {
      {"window_strides", I64Array(strides)},
      {"padding", PaddingText(low, high)},
      {"lhs_dilation", I64Array(lhs_dilation)},
      {"rhs_dilation", I64Array(rhs_dilation)},
      {"window_reversal", BoolArray(reversal)},
      {"dimension_numbers",
       "#stablehlo.conv<" + Layout(dims.input_batch, 'b', dims.input_feature, 'f', dims.input_spatial) + "x" +
           Layout(dims.kernel_output_feature, 'o', dims.kernel_input_feature, 'i', dims.kernel_spatial) + "->" +
           Layout(dims.output_batch, 'b', dims.output_feature, 'f', dims.output_spatial) + ">"},
      {"feature_group_count", I64Text(feature_groups)},
      {"batch_group_count", I64Text(batch_groups)},
  };
  AddPrecision(op, precision);
  return op->results[0];
}

}  // namespace torch_tpu::shlo
