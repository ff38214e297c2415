#include "shlo/infer.h"

namespace torch_tpu::shlo {
namespace {

std::vector<TensorType> TypesOf(const std::vector<Value>& values) {
  std::vector<TensorType> types;
  for (const Value& v : values) types.push_back(v.type);
  return types;
}

void CheckSquare(std::string_view op, const Value& x) {
  TT_ASSERT(IsFloating(x.dtype()) || IsComplex(x.dtype()), op, ": expected a floating-point or complex type, got ",
            x.type.ToString());
  TT_ASSERT(x.type.is_static() && x.rank() >= 2 && x.dim(x.rank() - 1) == x.dim(x.rank() - 2), op,
            ": expected static square matrices, got ", x.type.ToString());
}

std::string Layouts(const std::vector<Dims>& layouts) {
  std::string text = "[";
  for (size_t i = 0; i < layouts.size(); ++i) {
    const Dims& layout = layouts[i];
    text += i ? ", dense<" : "dense<";
    if (!layout.empty()) text += I64List(layout);
    text += support::StrCat("> : tensor<", layout.size(), "xindex>");
  }
  return text + "]";
}

}  // namespace

std::vector<Value> Builder::While(const std::vector<Value>& init, const Body& condition, const Body& body) {
  std::vector<TensorType> types = TypesOf(init);
  Region test = MakeRegion(*this, "while", types, {TensorType{DType::kPred, {}}}, condition);
  Region step = MakeRegion(*this, "while", types, types, body);
  Op* op = EmitOp(*this, "while", init, types);
  op->regions.push_back(std::move(test));
  op->regions.push_back(std::move(step));
  return op->results;
}

std::vector<Value> Builder::If(const Value& predicate, const std::function<std::vector<Value>(Builder&)>& on_true,
                               const std::function<std::vector<Value>(Builder&)>& on_false) {
  CheckScalar("if", "a predicate", predicate, DType::kPred);
  module_.OpenRegion({});
  std::vector<Value> results = on_true(*this);
  std::vector<TensorType> types = TypesOf(results);
  Region yes = module_.CloseRegion(std::move(results));
  Region no = MakeRegion(*this, "if", {}, types, [&](Builder& b, const std::vector<Value>&) { return on_false(b); });
  Op* op = EmitOp(*this, "if", {predicate}, types);
  op->regions.push_back(std::move(yes));
  op->regions.push_back(std::move(no));
  return op->results;
}

Value Builder::Cholesky(const Value& x, bool lower) {
  CheckSquare("cholesky", x);
  Op* op = EmitOp(*this, "cholesky", {x}, {x.type});
  op->properties.emplace_back("lower", BoolText(lower));
  return op->results[0];
}

Value Builder::TriangularSolve(const Value& a, const Value& b, bool left_side, bool lower, bool unit_diagonal,
                               bool transpose_a) {
  constexpr std::string_view kOp = "triangular_solve";
  CheckSquare(kOp, a);
  TT_ASSERT(a.dtype() == b.dtype() && a.rank() == b.rank() && b.type.is_static(), kOp, ": expected operands like ",
            a.type.ToString(), ", got ", b.type.ToString());
  for (size_t i = 0; i + 2 < a.rank(); ++i) {
    TT_ASSERT(a.dim(i) == b.dim(i), kOp, ": expected equal batch dimensions, got ", a.type.ToString(), " and ",
              b.type.ToString());
  }
  size_t side = b.rank() - (left_side ? 2 : 1);
  TT_ASSERT(b.dim(side) == a.dim(a.rank() - 1), kOp, ": expected dimension ", side, " of the right side to be ",
            a.dim(a.rank() - 1), ", got ", b.type.ToString());
  Op* op = EmitOp(*this, kOp, {a, b}, {b.type});
  op->properties = {
      {"left_side", BoolText(left_side)},
      {"lower", BoolText(lower)},
      {"unit_diagonal", BoolText(unit_diagonal)},
      {"transpose_a", transpose_a ? "#stablehlo<transpose TRANSPOSE>" : "#stablehlo<transpose NO_TRANSPOSE>"}};
  return op->results[0];
}

Value Builder::Fft(const Value& x, std::string_view type, const Dims& length) {
  constexpr std::string_view kOp = "fft";
  TT_ASSERT(x.type.is_static(), kOp, ": expected a static operand, got ", x.type.ToString());
  TT_ASSERT(!length.empty() && length.size() <= 3 && length.size() <= x.rank(), kOp, ": expected 1 to 3 lengths for ",
            x.type.ToString(), ", got ", I64List(length));
  bool to_real = type == "IRFFT", from_real = type == "RFFT";
  TT_ASSERT(to_real || from_real || type == "FFT" || type == "IFFT", kOp, ": expected FFT, IFFT, RFFT or IRFFT, got ",
            type);
  TT_ASSERT(from_real ? x.dtype() == DType::kF32 || x.dtype() == DType::kF64 : IsComplex(x.dtype()), kOp, ": expected ",
            from_real ? "f32 or f64" : "a complex type", " for ", type, ", got ", x.type.ToString());
  TensorType result = x.type;
  for (size_t i = 0; i < length.size(); ++i) {
    size_t at = x.rank() - length.size() + i;
    bool last = i + 1 == length.size();
    int64_t expected = to_real && last ? length[i] / 2 + 1 : length[i];
    TT_ASSERT(x.dim(at) == expected, kOp, ": expected dimension ", at, " to be ", expected, " for ", type, ", got ",
              x.type.ToString());
    result.dims[at] = from_real && last ? length[i] / 2 + 1 : length[i];
  }
  if (from_real) result.dtype = ComplexOf(x.dtype());
  if (to_real) result.dtype = RealOf(x.dtype());
  Op* op = EmitOp(*this, kOp, {x}, {result});
  op->properties = {{"fft_type", support::StrCat("#stablehlo<fft_type ", type, ">")}, {"fft_length", I64Array(length)}};
  return op->results[0];
}

std::vector<Value> Builder::OptimizationBarrier(const std::vector<Value>& operands) {
  if (operands.empty()) return {};
  return EmitOp(*this, "optimization_barrier", operands, TypesOf(operands))->results;
}

std::vector<Value> Builder::CustomCall(std::string_view target, const std::vector<Value>& operands,
                                       const std::vector<TensorType>& results, std::string_view backend_config,
                                       bool has_side_effect, const CustomCallOptions& options) {
  constexpr std::string_view kOp = "custom_call";
  Op* op = EmitOp(*this, kOp, operands, results);
  bool dictionary = options.api_version == 4;
  op->properties = {{"call_target_name", Quote(target)},
                    {"has_side_effect", BoolText(has_side_effect)},
                    {"backend_config",
                     dictionary ? std::string(backend_config.empty() ? "{}" : backend_config) : Quote(backend_config)},
                    {"api_version", I32Text(options.api_version)}};
  if (!options.operand_layouts.empty() || !options.result_layouts.empty()) {
    CheckLength(kOp, "operand layouts", options.operand_layouts.size(), operands.size());
    CheckLength(kOp, "result layouts", options.result_layouts.size(), results.size());
    op->properties.emplace_back("operand_layouts", Layouts(options.operand_layouts));
    op->properties.emplace_back("result_layouts", Layouts(options.result_layouts));
  }
  if (!options.aliases.empty()) {
    std::string text = "[";
    for (const auto& [output, operand] : options.aliases) {
      CheckIndex(kOp, "an aliased output", output, results.size());
      CheckIndex(kOp, "an aliased operand", operand, operands.size());
      if (text.size() > 1) text += ", ";
      text += "#stablehlo.output_operand_alias<output_tuple_indices = " +
              (results.size() > 1 ? support::StrCat("[", output, "]") : std::string("[]")) +
              ", operand_index = " + std::to_string(operand) + ", operand_tuple_indices = []>";
    }
    op->properties.emplace_back("output_operand_aliases", text + "]");
  }
  op->attributes = options.attributes;
  return op->results;
}

}  // namespace torch_tpu::shlo
