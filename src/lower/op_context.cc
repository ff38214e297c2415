#include <algorithm>

#include "lower/op_def.h"
#include "lower/promotion.h"

namespace torch_tpu::lower {

using support::ErrorKind;
using support::StrCat;
using support::Throw;

namespace {

const char* KindName(Arg::Kind kind) {
  switch (kind) {
    case Arg::Kind::kNone:
      return "None";
    case Arg::Kind::kTensor:
      return "a tensor";
    case Arg::Kind::kTensors:
      return "a list of tensors";
    case Arg::Kind::kScalar:
      return "a number operand";
    case Arg::Kind::kBool:
      return "a bool";
    case Arg::Kind::kInt:
      return "an int";
    case Arg::Kind::kDouble:
      return "a float";
    case Arg::Kind::kComplex:
      return "a complex number";
    case Arg::Kind::kInts:
      return "a list of ints";
    case Arg::Kind::kDoubles:
      return "a list of floats";
    case Arg::Kind::kBools:
      return "a list of bools";
    case Arg::Kind::kString:
      return "a string";
    case Arg::Kind::kDType:
      return "a dtype";
  }
  return "?";
}

}  // namespace

std::string OpContext::OpName() const {
  std::string_view all = def_.schemas;
  return StrCat("aten::", all.substr(0, all.find(' ')));
}

const Arg& OpContext::Get(size_t i, const char* expected) const {
  if (i >= args_.size()) {
    Throw(ErrorKind::kInternal, OpName(), ": expected ", expected, " as argument ", i, ", got only ", args_.size(),
          " arguments");
  }
  return args_[i];
}

Value OpContext::Tensor(size_t i) {
  const Arg& a = Get(i, "a tensor or number");
  switch (a.kind) {
    case Arg::Kind::kTensor:
    case Arg::Kind::kScalar:
      return a.value;
    case Arg::Kind::kBool:
      return b.ScalarInt(DType::kPred, a.integer);
    case Arg::Kind::kInt:
      return b.ScalarInt(DType::kS64, a.integer);
    case Arg::Kind::kDouble:
      return b.Scalar(DType::kF64, a.real);
    case Arg::Kind::kComplex:
      return b.ConstantComplex({DType::kC128, {}}, {a.real, a.imag});
    default:
      Throw(ErrorKind::kInternal, OpName(), ": expected a tensor or number as argument ", i, ", got ",
            KindName(a.kind));
  }
}

std::optional<Value> OpContext::OptionalTensor(size_t i) {
  if (IsNone(i)) return std::nullopt;
  return Tensor(i);
}

std::vector<Value> OpContext::Tensors(size_t i) const {
  const Arg& a = Get(i, "a list of tensors");
  if (a.kind == Arg::Kind::kTensor) return {a.value};
  if (a.kind != Arg::Kind::kTensors) {
    Throw(ErrorKind::kInternal, OpName(), ": expected a list of tensors as argument ", i, ", got ", KindName(a.kind));
  }
  return a.values;
}

Value OpContext::As(size_t i, DType dtype) { return b.ConvertElementType(Tensor(i), dtype); }

Value OpContext::As(size_t i, DType dtype, const Dims& dims) { return b.BroadcastTo(As(i, dtype), dims); }

int64_t OpContext::Int(size_t i) const {
  const Arg& a = Get(i, "an int");
  if (a.kind != Arg::Kind::kInt && a.kind != Arg::Kind::kBool) {
    Throw(ErrorKind::kInternal, OpName(), ": expected an int as argument ", i, ", got ", KindName(a.kind));
  }
  return a.integer;
}

int64_t OpContext::IntOr(size_t i, int64_t otherwise) const { return IsNone(i) ? otherwise : Int(i); }

bool OpContext::Bool(size_t i) const { return Int(i) != 0; }

bool OpContext::BoolOr(size_t i, bool otherwise) const { return IsNone(i) ? otherwise : Bool(i); }

double OpContext::Double(size_t i) const {
  const Arg& a = Get(i, "a constant number");
  if (a.kind == Arg::Kind::kDouble) return a.real;
  if (a.kind == Arg::Kind::kInt || a.kind == Arg::Kind::kBool) return static_cast<double>(a.integer);
  Throw(ErrorKind::kInternal, OpName(), ": expected a constant number as argument ", i, ", got ", KindName(a.kind));
}

Dims OpContext::Ints(size_t i) const {
  if (IsNone(i)) return {};
  const Arg& a = Get(i, "a list of ints");
  if (a.kind == Arg::Kind::kInt) return {a.integer};
  if (a.kind != Arg::Kind::kInts && a.kind != Arg::Kind::kBools) {
    Throw(ErrorKind::kInternal, OpName(), ": expected a list of ints as argument ", i, ", got ", KindName(a.kind));
  }
  return a.ints;
}

std::string OpContext::Text(size_t i) const {
  const Arg& a = Get(i, "a string");
  if (a.kind == Arg::Kind::kNone) return "";
  if (a.kind != Arg::Kind::kString) {
    Throw(ErrorKind::kInternal, OpName(), ": expected a string as argument ", i, ", got ", KindName(a.kind));
  }
  return a.text;
}

DType OpContext::DTypeOr(size_t i, DType otherwise) const {
  if (IsNone(i)) return otherwise;
  const Arg& a = Get(i, "a dtype");
  if (a.kind != Arg::Kind::kDType) {
    Throw(ErrorKind::kInternal, OpName(), ": expected a dtype as argument ", i, ", got ", KindName(a.kind));
  }
  return static_cast<DType>(a.integer);
}

bool OpContext::IsConstant(size_t i, double value) const {
  if (i >= args_.size()) return false;
  const Arg& a = args_[i];
  if (a.kind == Arg::Kind::kInt || a.kind == Arg::Kind::kBool) return static_cast<double>(a.integer) == value;
  return a.kind == Arg::Kind::kDouble && a.real == value;
}

const TensorType& OpContext::Result(size_t i) const {
  if (i >= results_.size()) {
    Throw(ErrorKind::kInternal, OpName(), ": the row asks for result ", i, ", the op has ", results_.size());
  }
  return results_[i];
}

int64_t OpContext::WrapDim(int64_t dim, size_t rank) {
  int64_t n = std::max<int64_t>(1, static_cast<int64_t>(rank));
  TT_CHECK(dim >= -n && dim < n, kIndex, "Dimension out of range (expected to be in range of [", -n, ", ", n - 1,
           "], but got ", dim, ")");
  return dim < 0 ? dim + n : dim;
}

Dims OpContext::DimsOrAll(size_t i, size_t rank) const {
  Dims dims = Ints(i);
  if (dims.empty()) {
    for (size_t d = 0; d < rank; ++d) dims.push_back(static_cast<int64_t>(d));
    return dims;
  }
  for (auto& d : dims) d = WrapDim(d, rank);
  std::sort(dims.begin(), dims.end());
  if (rank == 0) dims.clear();
  return dims;
}

DType OpContext::Promote(std::initializer_list<size_t> args) const {
  ResultType result(options_.default_dtype);
  for (size_t i : args) {
    if (IsNone(i)) continue;
    const Arg& a = args_[i];
    switch (a.kind) {
      case Arg::Kind::kTensor:
      case Arg::Kind::kScalar:
        result.Add(a.value.dtype(), a.value.rank(), a.weak);
        break;
      case Arg::Kind::kBool:
        result.Add(DType::kPred, 0, true);
        break;
      case Arg::Kind::kInt:
        result.Add(DType::kS64, 0, true);
        break;
      case Arg::Kind::kDouble:
        result.Add(DType::kF64, 0, true);
        break;
      case Arg::Kind::kComplex:
        result.Add(DType::kC128, 0, true);
        break;
      case Arg::Kind::kTensors:
        for (const Value& v : a.values) {
          if (v.valid()) result.Add(v.dtype(), v.rank(), false);
        }
        break;
      default:
        Throw(ErrorKind::kInternal, OpName(), ": cannot promote argument ", i, ", which is ", KindName(a.kind));
    }
  }
  return result.Get();
}

DType OpContext::OpMath(DType dtype) { return IsFloating(dtype) && shlo::ByteSize(dtype) < 4 ? DType::kF32 : dtype; }

Value OpContext::Seed() const {
  TT_ASSERT(seed_.valid(), OpName(), " asks for a seed but its row lacks kRandom");
  return seed_;
}

Value OpContext::Offset() const {
  TT_ASSERT(offset_.valid(), OpName(), " asks for an offset but its row lacks kRandom");
  return offset_;
}

void OpContext::Check(const Value& failed, ErrorKind kind, std::string message) {
  Value any = failed;
  if (failed.rank() > 0) {
    Dims all;
    for (size_t i = 0; i < failed.rank(); ++i) all.push_back(static_cast<int64_t>(i));
    any = b.Reduce("or", failed, b.ScalarInt(DType::kPred, 0), all);
  }
  checks_.push_back({any, kind, std::move(message)});
}

std::vector<Value> Lower(OpContext& context) {
  std::vector<Value> values = context.def().lower(context).values;
  size_t n = context.num_results();
  TT_ASSERT(n == 0 || values.size() == n, context.OpName(), ": the row returned ", values.size(),
            " values, PyTorch's op has ", n);
  for (size_t i = 0; i < n; ++i) {
    TT_ASSERT(context.Result(i).dtype == DType::kInvalid || values[i].type == context.Result(i), context.OpName(),
              ": result ", i, " should be ", context.Result(i).ToString(), ", the row built ",
              values[i].type.ToString());
  }
  return values;
}

}  // namespace torch_tpu::lower
