#include "runtime/recipe.h"

#include <span>

namespace torch_tpu::runtime {
namespace {

using shlo::Value;

class Emitter {
 public:
  Emitter(const Recipe& recipe, shlo::Module& module, const std::vector<Value>& params)
      : recipe_(recipe), b_(module), params_(params) {}

  Recipe::Emitted Run() {
    bases_.resize(recipe_.operands.size());
    reads_.resize(recipe_.operands.size());
    Recipe::Emitted out;
    std::vector<Value> values = recipe_.body ? RunBody(&out.checks) : RunRow(&out.checks);
    for (size_t i = 0; i < values.size(); ++i) {
      if (!values[i].valid()) continue;  // a result that was not asked for
      const ResultSpec& r = recipe_.results[i];
      out.results.push_back(static_cast<int>(i));
      if (r.target < 0) {
        out.outputs.push_back(r.permutation.empty() ? values[i] : b_.Transpose(values[i], r.permutation));
      } else {
        out.outputs.push_back(WriteInto(recipe_.operands[r.target], r.target, values[i]));
      }
    }
    return out;
  }

 private:
  std::vector<Value> RunRow(std::vector<lower::DeviceCheck>* checks) {
    std::vector<lower::Arg> args;
    for (const ArgSpec& spec : recipe_.args) args.push_back(MakeArg(spec));
    std::vector<shlo::TensorType> types;
    for (const ResultSpec& r : recipe_.results) types.push_back(r.type);
    lower::OpContext context(b_, *recipe_.def, std::move(args), std::move(types), recipe_.options);
    if (recipe_.seed >= 0) context.SetRandom(params_[recipe_.seed], params_[recipe_.offset]);
    std::vector<Value> values = lower::Lower(context);
    *checks = context.checks();
    return values;
  }

  std::vector<Value> RunBody(std::vector<lower::DeviceCheck>* checks) {
    BodyArgs args;
    for (const ArgSpec& spec : recipe_.args) {
      if (spec.operand >= 0) args.inputs.push_back(Read(spec.operand));
      if (spec.scalar >= 0) args.inputs.push_back(params_[spec.scalar]);
    }
    for (int k : recipe_.captured) args.captured.push_back(params_[k]);
    if (recipe_.seed >= 0) args.seed = params_[recipe_.seed], args.offset = params_[recipe_.offset];
    return recipe_.body->Emit(b_.module(), args, checks);
  }

  // The whole base in the window's dtype.
  const Value& Base(int k) {
    const OperandSpec& o = recipe_.operands[k];
    if (!bases_[k].valid()) {
      Value v = o.param >= 0 ? params_[o.param] : b_.Zeros(o.base);
      bases_[k] = o.dtype == o.base.dtype ? v : Reinterpret(v, o.dtype, o.viewed);
    }
    return bases_[k];
  }

  Value Reinterpret(const Value& v, shlo::DType dtype, const shlo::Dims& dims) {
    int64_t n = v.type.NumElements();
    int64_t from = shlo::ByteSize(v.dtype()), to = shlo::ByteSize(dtype);
    Value flat = b_.Reshape(v, {n});
    if (to > from) {
      int64_t ratio = to / from;
      flat = b_.Reshape(b_.SliceDim(flat, 0, 0, n / ratio * ratio), {n / ratio, ratio});
    }
    return b_.Reshape(b_.BitcastConvert(flat, dtype), dims);
  }

  std::vector<Value> Starts(int k) {
    const OperandSpec& o = recipe_.operands[k];
    std::vector<Value> starts;
    for (size_t i = 0; i < o.plan.starts.size(); ++i) starts.push_back(params_[o.first_start + static_cast<int>(i)]);
    return starts;
  }

  const Value& Read(int k) {
    const OperandSpec& o = recipe_.operands[k];
    if (!reads_[k].valid()) {
      reads_[k] = o.plan.kind == lower::ViewPlan::kIdentity
                      ? Base(k)
                      : lower::ReadWindow(b_, Base(k), o.plan, o.window, Starts(k), recipe_.options.platform);
    }
    return reads_[k];
  }

  lower::Arg MakeArg(const ArgSpec& spec) {
    lower::Arg arg = spec.constant;
    if (spec.is_list) {
      arg.kind = lower::Arg::Kind::kTensors;
      for (int k : spec.list) arg.values.push_back(spec.of_numbers ? params_[k] : k < 0 ? Value() : Read(k));
    } else if (spec.operand >= 0) {
      arg.kind = lower::Arg::Kind::kTensor;
      arg.value = Read(spec.operand);
    } else if (spec.scalar >= 0) {
      arg.kind = lower::Arg::Kind::kScalar;
      arg.value = params_[spec.scalar];
    }
    return arg;
  }

  Value WriteInto(const OperandSpec& o, int k, Value v) {
    TT_ASSERT(v.dims() == o.window.sizes, recipe_.op, ": expected a result of shape ",
              shlo::TensorType(o.dtype, o.window.sizes).ToString(), ", got ", v.type.ToString());
    v = b_.ConvertElementType(v, o.dtype);
    if (o.whole) return v;
    if (o.plan.kind != lower::ViewPlan::kIdentity) {
      v = lower::WriteWindow(b_, Base(k), o.plan, o.window, v, Starts(k), recipe_.options.platform);
    }
    if (o.dtype == o.base.dtype) return v;
    // Bytes behind the last whole element of a punned window stay as they are.
    int64_t bytes = o.base.NumBytes(), written = v.type.NumElements() * shlo::ByteSize(o.dtype);
    if (bytes == written) return Reinterpret(v, o.base.dtype, o.base.dims);
    int64_t size = shlo::ByteSize(o.base.dtype), keep = bytes / size, have = written / size;
    Value head = Reinterpret(v, o.base.dtype, {have});
    Value old = o.param >= 0 ? params_[o.param] : b_.Zeros(o.base);
    Value tail = b_.SliceDim(b_.Reshape(old, {keep}), 0, have, keep);
    return b_.Reshape(b_.Concatenate({head, tail}, 0), o.base.dims);
  }

  const Recipe& recipe_;
  shlo::Builder b_;
  const std::vector<Value>& params_;
  std::vector<Value> bases_, reads_;
};

}  // namespace

Recipe::Emitted Recipe::Emit(shlo::Module& module, const std::vector<shlo::Value>& values) const {
  return Emitter(*this, module, values).Run();
}

shlo::Value FailureCode(shlo::Builder& b, const std::vector<lower::DeviceCheck>& checks, size_t first) {
  Value code = b.ScalarInt(shlo::DType::kS32, 0);
  for (size_t i = checks.size(); i-- > 0;) {
    code = b.Select(checks[i].failed, b.ScalarInt(shlo::DType::kS32, static_cast<int64_t>(first + i) + 1), code);
  }
  return code;
}

}  // namespace torch_tpu::runtime
