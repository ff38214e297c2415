// Typed construction of StableHLO: names are the specification's, result types are inferred and checked here, and a
// broken call throws support::Error (kInternal) naming the operation, never reaching a plugin. Holds a reference to
// the module it appends to. Not thread-safe.
#pragma once
#include <complex>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shlo/module.h"

namespace torch_tpu::shlo {

enum class Direction { kEq, kNe, kLt, kLe, kGt, kGe };
enum class Precision { kDefault, kHigh, kHighest };

struct DotDims {
  Dims lhs_batch{}, rhs_batch{}, lhs_contract{}, rhs_contract{};
};
struct GatherDims {
  Dims offset_dims{}, collapsed_slice_dims{}, operand_batching_dims{}, start_indices_batching_dims{}, start_index_map{};
  int64_t index_vector_dim = 0;
};
struct ScatterDims {
  Dims update_window_dims{}, inserted_window_dims{}, input_batching_dims{}, scatter_indices_batching_dims{},
      scatter_dims_to_operand_dims{};
  int64_t index_vector_dim = 0;
};
// Layout letters as in the text form, spatial dimensions in order; numbers are dimension positions.
struct ConvDims {
  int64_t input_batch = 0, input_feature = 1;
  Dims input_spatial{};
  int64_t kernel_output_feature = 0, kernel_input_feature = 1;
  Dims kernel_spatial{};
  int64_t output_batch = 0, output_feature = 1;
  Dims output_spatial{};
};
struct ConvWindow {
  Dims strides{}, padding_low{}, padding_high{}, lhs_dilation{}, rhs_dilation{};
  std::vector<bool> reversal{};  // empty: none
};
struct ReduceWindowSpec {
  Dims dimensions{}, strides{}, base_dilations{}, window_dilations{}, padding_low{},
      padding_high{};  // empty: ones, or zeros
};

struct CustomCallOptions {
  int api_version = 1;  // 4: an FFI handler, whose backend_config is the text of an MLIR dictionary
  std::vector<Dims> operand_layouts{}, result_layouts{};  // minor to major; both empty: row-major
  std::vector<std::pair<int, int>> aliases{};             // (output, operand) that share memory
  std::vector<std::pair<std::string, std::string>> attributes{};
};

class Builder {
 public:
  using Body = std::function<std::vector<Value>(Builder&, const std::vector<Value>&)>;

  explicit Builder(Module& module) : module_(module) {}
  Module& module() { return module_; }

  // --- Constants. A number is converted to the type exactly as C++ converts it (bool: != 0). A constant or iota of a
  // bounded type has the bound as its size; elementwise operations cut it to the other operand's size.
  Value Constant(const TensorType& type, double value);
  Value ConstantInt(const TensorType& type, int64_t value);
  Value ConstantComplex(const TensorType& type, std::complex<double> value);
  Value ConstantInts(DType dtype, const Dims& values);                // rank 1
  Value ConstantBytes(const TensorType& type, std::string_view raw);  // little endian, row-major
  Value Zeros(const TensorType& type) { return ConstantInt(type, 0); }
  Value Ones(const TensorType& type) { return ConstantInt(type, 1); }
  Value Full(const TensorType& type, double value) { return Constant(type, value); }
  Value Scalar(DType dtype, double value) { return Constant({dtype, {}}, value); }
  Value ScalarInt(DType dtype, int64_t value) { return ConstantInt({dtype, {}}, value); }
  Value MinValue(DType dtype);  // -inf, lowest integer, false: identity of max
  Value MaxValue(DType dtype);  // +inf, highest integer, true: identity of min
  Value Iota(const TensorType& type, int64_t dimension);
  std::optional<int64_t> ConstantValue(const Value& x) const;  // of an integer or bool constant with equal elements

  // --- Elementwise; operands of one type. `Unary`/`Binary` take the spec's name ("exponential", "add").
  Value Unary(std::string_view name, const Value& x);
  Value Binary(std::string_view name, const Value& x, const Value& y);
  Value Add(const Value& x, const Value& y) { return Binary("add", x, y); }
  Value Subtract(const Value& x, const Value& y) { return Binary("subtract", x, y); }
  Value Multiply(const Value& x, const Value& y) { return Binary("multiply", x, y); }
  Value Divide(const Value& x, const Value& y) { return Binary("divide", x, y); }
  Value Remainder(const Value& x, const Value& y) { return Binary("remainder", x, y); }
  Value Power(const Value& x, const Value& y) { return Binary("power", x, y); }
  Value Maximum(const Value& x, const Value& y) { return Binary("maximum", x, y); }
  Value Minimum(const Value& x, const Value& y) { return Binary("minimum", x, y); }
  Value Atan2(const Value& x, const Value& y) { return Binary("atan2", x, y); }
  Value And(const Value& x, const Value& y) { return Binary("and", x, y); }
  Value Or(const Value& x, const Value& y) { return Binary("or", x, y); }
  Value Xor(const Value& x, const Value& y) { return Binary("xor", x, y); }
  Value ShiftLeft(const Value& x, const Value& y) { return Binary("shift_left", x, y); }
  Value ShiftRightArithmetic(const Value& x, const Value& y) { return Binary("shift_right_arithmetic", x, y); }
  Value ShiftRightLogical(const Value& x, const Value& y) { return Binary("shift_right_logical", x, y); }
  Value Not(const Value& x) { return Unary("not", x); }
  Value Negate(const Value& x) { return Unary("negate", x); }
  Value Abs(const Value& x);  // complex -> real
  Value Sign(const Value& x) { return Unary("sign", x); }
  Value Exp(const Value& x) { return Unary("exponential", x); }
  Value Expm1(const Value& x) { return Unary("exponential_minus_one", x); }
  Value Log(const Value& x) { return Unary("log", x); }
  Value Log1p(const Value& x) { return Unary("log_plus_one", x); }
  Value Sqrt(const Value& x) { return Unary("sqrt", x); }
  Value Rsqrt(const Value& x) { return Unary("rsqrt", x); }
  Value Tanh(const Value& x) { return Unary("tanh", x); }
  Value Sine(const Value& x) { return Unary("sine", x); }
  Value Cosine(const Value& x) { return Unary("cosine", x); }
  Value Logistic(const Value& x) { return Unary("logistic", x); }
  Value Floor(const Value& x) { return Unary("floor", x); }
  Value Ceil(const Value& x) { return Unary("ceil", x); }
  Value RoundNearestEven(const Value& x) { return Unary("round_nearest_even", x); }
  Value IsFinite(const Value& x);                                                                   // -> bool
  Value Chlo(std::string_view name, const std::vector<Value>& operands, const TensorType& result);  // "erf", "lgamma"
  Value Compare(Direction direction, const Value& x, const Value& y);  // -> bool; floats compare as IEEE
  Value CompareTotalOrder(Direction direction, const Value& x, const Value& y);
  Value Select(const Value& predicate, const Value& on_true, const Value& on_false);  // predicate may be rank 0
  Value Clamp(const Value& low, const Value& x, const Value& high);
  Value Complex(const Value& real, const Value& imag);
  Value Real(const Value& x);
  Value Imag(const Value& x);
  Value ReducePrecision(const Value& x, int exponent_bits, int mantissa_bits);

  // --- Types. ConvertElementType follows PyTorch's CPU casts: int->int wraps, to bool is != 0 (NaN is true),
  // complex->real drops the imaginary part, float->int truncates (float->uint8/int8/int16 via int32/int64 wrap).
  Value ConvertElementType(const Value& x, DType dtype);
  Value Convert(const Value& x, DType dtype);  // bare stablehlo.convert
  // Reinterprets bytes. Between widths the minor dimension splits or merges: [n] f32 -> [n, 4] u8 and back.
  // bool and complex go by exact conversions.
  Value BitcastConvert(const Value& x, DType dtype);

  // --- Shape. kDynamic in `dims` takes its bound from the operand.
  Value Reshape(const Value& x, const Dims& dims);
  Value Transpose(const Value& x, const Dims& permutation);
  Value BroadcastInDim(const Value& x, const Dims& dims, const Dims& broadcast_dimensions);
  Value BroadcastTo(const Value& x, const Dims& dims);     // right-aligned, as PyTorch broadcasts
  Value BroadcastLike(const Value& x, const Value& like);  // to the shape of `like`, bounded dimensions included
  Value Slice(const Value& x, const Dims& start, const Dims& limit, const Dims& strides);
  Value SliceDim(const Value& x, int64_t dimension, int64_t start, int64_t limit, int64_t stride = 1);
  Value DynamicSlice(const Value& x, const std::vector<Value>& start, const Dims& sizes);
  Value DynamicUpdateSlice(const Value& x, const Value& update, const std::vector<Value>& start);
  Value Pad(const Value& x, const Value& padding_value, const Dims& low, const Dims& high, const Dims& interior);
  Value Concatenate(const std::vector<Value>& operands, int64_t dimension);
  Value Reverse(const Value& x, const Dims& dimensions);
  // The bound is the static size; a constant size equal to the bound makes the dimension static again.
  Value SetDimensionSize(const Value& x, const Value& size, int64_t dimension);
  Value GetDimensionSize(const Value& x, int64_t dimension);

  // --- Contractions and windows. DotGeneral folds transposes of its operands into its dimension numbers.
  // Result: batch dims, then lhs free dims, then rhs free dims, of `result` (e.g. F32 for BF16 operands).
  Value DotGeneral(const Value& lhs, const Value& rhs, const DotDims& dims, Precision precision, DType result);
  Value Convolution(const Value& input, const Value& kernel, const ConvDims& dims, const ConvWindow& window,
                    int64_t feature_groups, int64_t batch_groups, Precision precision, DType result);
  Value Reduce(std::string_view op, const Value& x, const Value& init, const Dims& dimensions);  // "add", "maximum", …
  std::vector<Value> ReduceMany(const std::vector<Value>& operands, const std::vector<Value>& inits,
                                const Dims& dimensions, const Body& body);  // body(accumulators..., elements...)
  Value ReduceWindow(std::string_view op, const Value& x, const Value& init, const ReduceWindowSpec& window);
  std::vector<Value> ReduceWindowMany(const std::vector<Value>& operands, const std::vector<Value>& inits,
                                      const ReduceWindowSpec& window, const Body& body);
  Value SelectAndScatter(const Value& operand, const Value& source, const Value& init, const Dims& window,
                         const Dims& strides, const Dims& padding_low, const Dims& padding_high,
                         std::string_view select_direction, std::string_view scatter_op);  // "GE", "add"

  // --- Indexing
  Value Gather(const Value& operand, const Value& start_indices, const GatherDims& dims, const Dims& slice_sizes,
               bool indices_are_sorted = false);
  Value Scatter(const Value& input, const Value& indices, const Value& updates, const ScatterDims& dims,
                const Body& body, bool indices_are_sorted, bool unique_indices);
  // update op "add", "multiply", "maximum", "minimum", or "" to overwrite
  Value Scatter(const Value& input, const Value& indices, const Value& updates, const ScatterDims& dims,
                std::string_view op, bool indices_are_sorted = false, bool unique_indices = false);
  // comparator gets (a0, b0, a1, b1, ...) and returns one bool
  std::vector<Value> Sort(const std::vector<Value>& operands, int64_t dimension, bool stable, const Body& comparator);

  // --- Control flow and the rest
  std::vector<Value> While(const std::vector<Value>& init, const Body& condition, const Body& body);
  std::vector<Value> If(const Value& predicate, const std::function<std::vector<Value>(Builder&)>& on_true,
                        const std::function<std::vector<Value>(Builder&)>& on_false);
  Value Cholesky(const Value& x, bool lower);
  Value TriangularSolve(const Value& a, const Value& b, bool left_side, bool lower, bool unit_diagonal,
                        bool transpose_a);
  Value Fft(const Value& x, std::string_view type, const Dims& length);  // "FFT", "IFFT", "RFFT", "IRFFT"
  std::vector<Value> OptimizationBarrier(const std::vector<Value>& operands);
  std::vector<Value> CustomCall(std::string_view target, const std::vector<Value>& operands,
                                const std::vector<TensorType>& results, std::string_view backend_config,
                                bool has_side_effect, const CustomCallOptions& options = {});

 private:
  Module& module_;
};

}  // namespace torch_tpu::shlo
