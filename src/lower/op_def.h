// An op is one row: `OpDef` names the schemas it serves and how they lower to StableHLO. Eager (functional, in-place,
// out=), compiled graphs and ahead-of-time programs all come from the same row. Rows are immutable and thread-safe;
// an `OpContext` belongs to one lowering.
#pragma once
#include <complex>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lower/view_plan.h"
#include "shlo/builder.h"
#include "support/error.h"

namespace torch_tpu::lower {

using shlo::DType;
using shlo::TensorType;
using shlo::Value;
using support::Dims;

// An argument as a row sees it: tensors and scalar operands are values, all else is a constant of the program.
struct Arg {
  enum class Kind : uint8_t {
    kNone,  // None, an undefined tensor, or what a program does not depend on (device, layout, pin_memory, generator)
    kTensor,
    kTensors,  // a list; an absent entry is an invalid Value. Weak: a list of number operands (rank 0)
    kScalar,   // a number that is an operand of the program (rank 0)
    kBool,
    kInt,
    kDouble,
    kComplex,
    kInts,
    kDoubles,
    kBools,
    kString,
    kDType,
  };
  Kind kind = Kind::kNone;
  bool weak = false;      // a Python number: does not widen a tensor's dtype within its category
  bool row_major = true;  // of a tensor, as its strides say: only for rows whose results depend on it
  int64_t integer = 0;    // kBool, kInt, kDType (as shlo::DType)
  double real = 0;
  double imag = 0;
  Dims ints;  // kInts, kBools
  std::vector<double> doubles;
  std::string text;
  Value value;
  std::vector<Value> values;
};

// What a lowering returns: one value or several.
struct Results {
  std::vector<Value> values;
  Results(Value v) : values{std::move(v)} {}                     // NOLINT: rows return a bare value
  Results(std::initializer_list<Value> list) : values(list) {}   // NOLINT
  Results(std::vector<Value> list) : values(std::move(list)) {}  // NOLINT
};

// A condition on values that only the device knows; checked when the program has run.
struct DeviceCheck {
  Value failed;  // rank-0 bool
  support::ErrorKind kind;
  std::string message;
};

class OpContext;
using LowerFn = Results (*)(OpContext&);

enum OpFlags : uint32_t {
  kNoFlags = 0,
  kRandom = 1u << 0,         // takes (seed, offset) operands: OpContext::Seed(), Offset()
  kDataDependent = 1u << 1,  // result sizes depend on values: has its own eager driver
  kEffect = 1u << 2,         // must run even if nobody reads the result
  kNeverDefer = 1u << 3,
  kGraphOnly = 1u << 4,      // view ops: eager has them as windows
  kStaticScalars = 1u << 5,  // every Scalar argument is structure (shapes depend on it)
  kNoMeta = 1u << 6,         // no Meta kernel: the row's own inference gives the result types
  kPrecision = 1u << 7,      // contractions: the float32 matmul precision is part of the program
  kExactNumbers = 1u << 8,   // number arguments must fit the result's dtype, as where they are stored unchanged
  kFill = 1u << 9,           // writes one value everywhere: overlapping elements are harmless
  kWideNumbers = 1u << 10,   // float arguments are float64 beside float32 tensors too
  kIntoExpanded = 1u << 11,  // PyTorch lets the in-place form write into expanded tensors
};

struct OpDef {
  const char* schemas;  // "add.Tensor", or several separated by spaces
  LowerFn lower;
  const char* hlo = "";  // the StableHLO name that table families use
  uint32_t flags = kNoFlags;
  uint32_t static_args = 0;  // bit i: number argument i is structure; say why beside the row
};

// Options of a lowering that are part of every key.
struct LowerOptions {
  Platform platform = Platform::kCpu;
  DType default_dtype = DType::kF32;                             // torch.get_default_dtype()
  shlo::Precision matmul_precision = shlo::Precision::kHighest;  // torch.get_float32_matmul_precision()
};

class OpContext {
 public:
  OpContext(shlo::Builder& builder, const OpDef& def, std::vector<Arg> args, std::vector<TensorType> results,
            const LowerOptions& options)
      : b(builder), def_(def), args_(std::move(args)), results_(std::move(results)), options_(options) {}

  shlo::Builder& b;

  const OpDef& def() const { return def_; }
  const char* hlo() const { return def_.hlo; }
  const LowerOptions& options() const { return options_; }
  size_t size() const { return args_.size(); }
  const Arg& arg(size_t i) const { return args_.at(i); }
  bool IsNone(size_t i) const { return i >= args_.size() || args_[i].kind == Arg::Kind::kNone; }

  // The tensor, or the number as a rank-0 value of its own dtype (F64, S64, PRED, C128 or what the operand has).
  Value Tensor(size_t i);
  std::optional<Value> OptionalTensor(size_t i);
  std::vector<Value> Tensors(size_t i) const;  // absent entries are invalid values
  // Tensor or number converted to `dtype`.
  Value As(size_t i, DType dtype);
  // The same, broadcast to `dims`.
  Value As(size_t i, DType dtype, const Dims& dims);

  // Constants; a clear error when the argument is another kind.
  int64_t Int(size_t i) const;
  int64_t IntOr(size_t i, int64_t otherwise) const;
  bool Bool(size_t i) const;
  bool BoolOr(size_t i, bool otherwise) const;
  double Double(size_t i) const;  // any constant real number
  Dims Ints(size_t i) const;      // a list, or one int as a list; None is empty
  std::string Text(size_t i) const;
  DType DTypeOr(size_t i, DType otherwise) const;
  // Whether a number argument is a constant equal to `value` (never true for an operand).
  bool IsConstant(size_t i, double value) const;

  // Result types as PyTorch's Meta kernel gives them. For in-place and out= they are the functional op's.
  size_t num_results() const { return results_.size(); }
  const TensorType& Result(size_t i = 0) const;

  // dim wrapped into [0, rank); a 0-dim tensor counts as rank 1.
  int64_t Dim(size_t i, size_t rank) const { return WrapDim(Int(i), rank); }
  static int64_t WrapDim(int64_t dim, size_t rank);
  // The wrapped dims of a list argument; None or empty means all.
  Dims DimsOrAll(size_t i, size_t rank) const;

  // PyTorch's result type of these arguments (tensors by rank, Python numbers weakly).
  DType Promote(std::initializer_list<size_t> args) const;
  // F32 for F16/BF16/fp8, else itself: the type CPU kernels accumulate and compute in.
  static DType OpMath(DType dtype);

  // RNG operands of rows with kRandom: rank-0 U64.
  Value Seed() const;
  Value Offset() const;
  void SetRandom(Value seed, Value offset) { seed_ = std::move(seed), offset_ = std::move(offset); }

  // Fails the op when `failed` (any shape, reduced by or) holds on the device.
  void Check(const Value& failed, support::ErrorKind kind, std::string message);
  const std::vector<DeviceCheck>& checks() const { return checks_; }

  // "aten::add.Tensor" for messages.
  std::string OpName() const;

 private:
  const Arg& Get(size_t i, const char* expected) const;

  const OpDef& def_;
  std::vector<Arg> args_;
  std::vector<TensorType> results_;
  const LowerOptions& options_;
  Value seed_, offset_;
  std::vector<DeviceCheck> checks_;
};

// Runs a row: lowers and compares what it built with the result types that PyTorch's Meta kernel promised.
std::vector<Value> Lower(OpContext& context);

}  // namespace torch_tpu::lower
