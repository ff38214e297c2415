#include "graph/tape.h"

#include <bit>
#include <cstring>
#include <string_view>
#include <utility>

namespace torch_tpu::graph {
namespace {

using runtime::BufferRef;
using shlo::Dims;
using shlo::DType;
using shlo::Value;

// A tensor with some elements written, such as a cache of keys. Fused into each of its readers, the write would be done
// again for each, on a copy of the whole tensor.
Value WrittenOnce(shlo::Builder& b, const Value& v) {
  const shlo::Op* op = b.module().Definition(v);
  bool writes = op && (op->name == "stablehlo.scatter" || op->name == "stablehlo.dynamic_update_slice");
  return writes ? b.OptimizationBarrier({v})[0] : v;
}

Value Constant(shlo::Builder& b, const runtime::Operand& o) {
  switch (o.dtype) {
    case DType::kF64:
      return b.Scalar(o.dtype, std::bit_cast<double>(o.low));
    case DType::kF32:
      return b.Scalar(o.dtype, std::bit_cast<float>(static_cast<uint32_t>(o.low)));
    case DType::kS64:
      return b.ScalarInt(o.dtype, static_cast<int64_t>(o.low));
    case DType::kS32:
      return b.ScalarInt(o.dtype, static_cast<int32_t>(o.low));
    default: {
      char bytes[16];
      std::memcpy(bytes, &o.low, 8);
      std::memcpy(bytes + 8, &o.high, 8);
      return b.ConstantBytes({o.dtype, {}}, std::string_view(bytes, static_cast<size_t>(shlo::ByteSize(o.dtype))));
    }
  }
}

}  // namespace

Dims Tape::Inverse(const Dims& permutation) {
  Dims inverse = permutation;
  for (size_t k = 0; k < permutation.size(); ++k) inverse[permutation[k]] = static_cast<int64_t>(k);
  return inverse;
}

Dims Tape::Output::LogicalDims() const {
  Dims dims = inverse;
  for (size_t d = 0; d < dims.size(); ++d) dims[d] = type.dims[inverse[d]];
  return dims;
}

BufferRef Tape::AddInput(runtime::Device& device, DType dtype, const Dims& dims, Dims permutation) {
  BufferRef buffer(new runtime::Buffer(device, dtype, dims));
  buffer->SetRecorded();
  known_.insert(buffer.get());
  inputs_.push_back({buffer, std::move(permutation)});
  return buffer;
}

void Tape::AddOutput(BufferRef buffer, const shlo::TensorType& type, const Dims& permutation) {
  if (buffer) Know(buffer);
  outputs_.push_back({std::move(buffer), type, Inverse(permutation)});
}

void Tape::Record(runtime::OpEntry& entry, runtime::OperandList& operands, std::span<BufferRef> results) {
  Step& step = steps_.emplace_back();
  step.entry = &entry;
  step.random_state = random_state_;
  for (size_t i = 0; i < operands.size(); ++i) {
    runtime::Operand& o = operands[i];
    if (o.buffer) Know(o.buffer);
    step.operands.push_back(std::move(o));
  }
  for (BufferRef& r : results) {
    r->SetRecorded();
    known_.insert(r.get());
    step.results.push_back(r);
  }
}

// A buffer that nobody here has made was there before.
void Tape::Know(const BufferRef& buffer) {
  if (known_.insert(buffer.get()).second) captured_.push_back(buffer);
}

uint64_t Tape::Draw(uint64_t counters) {
  uint64_t& drawn = random_state_ ? drawn_from_state_ : drawn_;
  return std::exchange(drawn, drawn + counters);
}

void Tape::RecordAssertion(BufferRef predicate, std::string message) {
  Know(predicate);
  Step& step = steps_.emplace_back();
  step.asserted = std::move(predicate);
  step.message = std::move(message);
}

BufferRef Tape::SaveRandomState(runtime::Device& device) {
  BufferRef state(new runtime::Buffer(device, DType::kU64, {2}));
  state->SetRecorded();
  known_.insert(state.get());
  Step& step = steps_.emplace_back();
  step.results.push_back(state);
  step.saved_at = drawn_;
  return state;
}

void Tape::UseRandomState(BufferRef state) {
  if (state) Know(state);
  random_state_ = std::move(state);
  drawn_from_state_ = 0;
}

Value Tape::Logical(shlo::Builder& b, const Output& output, const Values& values) {
  Value v = output.buffer ? values.at(output.buffer.get()) : b.Zeros(output.type);
  return b.Transpose(v, output.inverse);
}

std::vector<Value> Tape::Emit(shlo::Module& module, const runtime::BodyArgs& args,
                              std::vector<lower::DeviceCheck>* checks) const {
  shlo::Builder b(module);
  Values values;
  for (size_t i = 0; i < inputs_.size(); ++i) {
    const Input& input = inputs_[i];
    const Value& v = args.inputs.at(i);
    values[input.buffer.get()] = b.Transpose(v, input.permutation);
  }
  for (size_t i = 0; i < captured_.size(); ++i) values[captured_[i].get()] = args.captured.at(i);
  for (const Step& step : steps_) {
    auto counted = [&b](const Value& offset, uint64_t drawn) {
      return b.Add(offset, b.ScalarInt(DType::kU64, static_cast<int64_t>(drawn)));
    };
    if (step.control) {
      std::vector<Value> made = EmitControl(b, *step.control, values, args, checks);
      for (size_t i = 0; i < made.size(); ++i) values[step.results[i].get()] = made[i];
      continue;
    }
    if (step.asserted) {
      Value holds = b.Reshape(values.at(step.asserted.get()), {});
      checks->push_back({b.Not(holds), support::ErrorKind::kRuntime, step.message});
      continue;
    }
    if (!step.entry) {
      Value offset = counted(args.offset, step.saved_at);
      values[step.results[0].get()] = b.Concatenate({b.Reshape(args.seed, {1}), b.Reshape(offset, {1})}, 0);
      continue;
    }
    Value seed = args.seed, offset = args.offset;
    if (step.random_state) {
      const Value& state = values.at(step.random_state.get());
      seed = b.Reshape(b.SliceDim(state, 0, 0, 1), {});
      offset = b.Reshape(b.SliceDim(state, 0, 1, 2), {});
    }
    const runtime::Recipe& recipe = step.entry->recipe;
    std::vector<Value> params;
    for (size_t i = 0; i < step.operands.size(); ++i) {
      const runtime::Operand& o = step.operands[i];
      if (o.buffer) {
        params.push_back(values.at(o.buffer.get()));
      } else if (static_cast<int>(i) == recipe.seed) {
        params.push_back(seed);
      } else if (static_cast<int>(i) == recipe.offset) {
        params.push_back(counted(offset, o.low));
      } else {
        params.push_back(Constant(b, o));
      }
    }
    module.SetLocation(recipe.location.empty() ? recipe.op : recipe.op + " " + recipe.location);
    runtime::Recipe::Emitted emitted = recipe.Emit(module, params);
    for (size_t i = 0; i < step.results.size(); ++i) {
      values[step.results[i].get()] = WrittenOnce(b, emitted.outputs.at(i));
    }
    checks->insert(checks->end(), emitted.checks.begin(), emitted.checks.end());
  }
  std::vector<Value> results;
  for (const Output& output : outputs_) results.push_back(Logical(b, output, values));
  return results;
}

}  // namespace torch_tpu::graph
