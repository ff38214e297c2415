// What the tests of the runtime share: a fresh fake plugin with a device, compiler and executor for each case, small
// programs for it, and a check that nothing leaked.
#pragma once
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "doctest.h"
#include "pjrt/client.h"
#include "pjrt/fake/fake_plugin.h"
#include "runtime/compiler.h"
#include "runtime/device.h"
#include "runtime/executor.h"
#include "runtime/transfer.h"
#include "support/env.h"

namespace torch_tpu::runtime {

namespace fake = pjrt::fake;
using shlo::DType;
using support::Dims;
using support::ErrorKind;
using support::KnobId;

inline std::string EmitText(OpEntry& entry, bool recycle, bool with_locations = false) {
  return EmitModule(entry, recycle, with_locations)->ToText(with_locations);
}

// A knob that goes back to the environment's value with its scope.
class ScopedKnob {
 public:
  ScopedKnob(KnobId id, const std::string& text) : id_(id) { support::SetKnob(id, text); }
  ~ScopedKnob() { support::ResetKnob(id_); }
  ScopedKnob(const ScopedKnob&) = delete;
  ScopedKnob& operator=(const ScopedKnob&) = delete;

 private:
  KnobId id_;
};

// Knobs and the fake plugin must be set before the first use of a member, which makes what it gives.
class Fixture {
 public:
  Fixture() { fake::Reset(); }
  ~Fixture() {
    fake::SetCompletion(fake::Completion::kInline);
    if (device_) device_->queue().Drain();
    entries_.clear();
    executor_.reset();
    compiler_.reset();
    device_.reset();
    client_.reset();
    CHECK(fake::LiveObjects().total() == 0);
    CHECK(fake::OrphanedBuffers() == 0);
  }

  pjrt::Client& client() {
    if (!client_) client_ = pjrt::Client::Create(pjrt::Plugin::FromApi(fake::Api(), "fake"));
    return *client_;
  }
  Device& device() {
    if (!device_) device_ = std::make_unique<Device>(client(), client().devices()[0], 0);
    return *device_;
  }
  Compiler& compiler() {
    ScopedKnob no_disk(KnobId::kCache, "0");
    if (!compiler_) compiler_ = std::make_unique<Compiler>(client());
    return *compiler_;
  }
  Executor& executor() {
    if (!executor_) executor_ = std::make_unique<Executor>(device(), compiler());
    return *executor_;
  }

  BufferRef Floats(const std::vector<float>& values) {
    return Upload(device(), values.data(), DType::kF32, {static_cast<int64_t>(values.size())});
  }
  static std::vector<float> Values(const BufferRef& buffer) {
    std::vector<float> values(static_cast<size_t>(shlo::NumElements(buffer->dims())));
    Download(*buffer, values.data(), values.size() * sizeof(float));
    return values;
  }
  BufferRef Pending(Dims dims, DType dtype = DType::kF32) { return BufferRef(new Buffer(device(), dtype, dims)); }
  void Fulfill(const BufferRef& pending, const std::vector<float>& values) {
    pending->SetReady(client().BufferFromHost(values.data(), PJRT_Buffer_Type_F32, pending->dims(), device().handle()));
  }

  // An entry of whole operands, one for each type. `target`: the operand that takes the result; -1 for a fresh one.
  OpEntry& Entry(const lower::OpDef& def, const std::vector<shlo::TensorType>& types, const shlo::TensorType& result,
                 int target = -1) {
    auto entry = std::make_unique<OpEntry>();
    Recipe& recipe = entry->recipe;
    recipe.def = &def;
    recipe.op = std::string("aten::") + def.schemas;
    for (size_t i = 0; i < types.size(); ++i) {
      recipe.params.push_back(types[i]);
      OperandSpec operand;
      operand.param = static_cast<int>(i);
      operand.base = types[i];
      operand.dtype = types[i].dtype;
      operand.viewed = types[i].dims;
      operand.window.sizes = types[i].dims;
      recipe.operands.push_back(std::move(operand));
      ArgSpec arg;
      arg.operand = static_cast<int>(i);
      recipe.args.push_back(std::move(arg));
    }
    recipe.results.push_back({result, {}, target});
    entries_.push_back(std::move(entry));
    return *entries_.back();
  }
  // An entry with its program ready made.
  OpEntry& EntryOfText(const std::string& op, std::string text, std::vector<OutputSpec> outputs) {
    auto entry = std::make_unique<OpEntry>();
    entry->recipe.op = op;
    auto program = std::make_unique<Program>();
    program->executable = compiler().Get(text, op);
    entry->program = program.get();
    entry->programs.push_back(std::move(program));
    entry->outputs = std::move(outputs);
    entries_.push_back(std::move(entry));
    return *entries_.back();
  }
  // Gives the operands up to a run of `entry` and returns its first result.
  template <typename... Operands>
  BufferRef Submit(OpEntry& entry, Operands... operands) {
    BufferRef result;
    SubmitInto(result, entry, std::move(operands)...);
    return result;
  }
  // The same; `result` is there even if Submit throws.
  template <typename... Operands>
  void SubmitInto(BufferRef& result, OpEntry& entry, Operands... operands) {
    OperandList list;
    (list.push_back(std::move(operands)), ...);
    SubmitList(result, entry, list);
  }
  void SubmitList(BufferRef& result, OpEntry& entry, OperandList& list) {
    executor().Prepare(entry);
    result = BufferRef(new Buffer(device(), entry.outputs.at(0).dtype, entry.outputs.at(0).dims));
    executor().Submit(entry, list, {&result, 1});
  }

 private:
  std::unique_ptr<pjrt::Client> client_;
  std::unique_ptr<Device> device_;
  std::unique_ptr<Compiler> compiler_;
  std::unique_ptr<Executor> executor_;
  std::vector<std::unique_ptr<OpEntry>> entries_;
};

inline Operand Of(BufferRef buffer) {
  Operand operand;
  operand.buffer = std::move(buffer);
  return operand;
}
// A number that the executor uploads.
inline Operand Number(float value) {
  Operand operand;
  operand.dtype = DType::kF32;
  std::memcpy(&operand.low, &value, sizeof value);
  return operand;
}

inline shlo::TensorType F32(Dims dims) { return {DType::kF32, std::move(dims)}; }

// Rows of operations that the fake plugin has.
inline const lower::OpDef kNegRow{"neg", [](lower::OpContext& c) -> lower::Results { return c.b.Negate(c.Tensor(0)); }};
inline const lower::OpDef kAddRow{"add.Tensor", [](lower::OpContext& c) -> lower::Results {
                                    const shlo::TensorType& r = c.Result();
                                    return c.b.Add(c.As(0, r.dtype, r.dims), c.As(1, r.dtype, r.dims));
                                  }};
inline const lower::OpDef kMulRow{"mul.Tensor", [](lower::OpContext& c) -> lower::Results {
                                    const shlo::TensorType& r = c.Result();
                                    return c.b.Multiply(c.As(0, r.dtype, r.dims), c.As(1, r.dtype, r.dims));
                                  }};

// Checks that `call` throws an Error of this kind with all of `texts` in its message.
template <typename Call>
void CheckThrows(Call call, ErrorKind kind, const std::vector<std::string>& texts) {
  try {
    call();
  } catch (const support::Error& e) {
    CHECK(e.kind() == kind);
    for (const std::string& text : texts) {
      CHECK_MESSAGE(std::string(e.what()).find(text) != std::string::npos, "'" << text << "' in: " << e.what());
    }
    return;
  }
  FAIL_CHECK("nothing was thrown: " << texts.front());
}

}  // namespace torch_tpu::runtime
