// A Tape is a recorded graph: the programs that eager calls would have run, in order, and which of their buffers are
// arguments and results. Emitted into one module it is the body of one program. Filled on one thread, then immutable
// and safe to emit from any.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "runtime/executor.h"
#include "runtime/recipe.h"
#include "runtime/recorder.h"
#include "shlo/builder.h"

namespace torch_tpu::graph {

class Tape final : public runtime::Recorder, public runtime::Body {
 public:
  // A buffer without a value for the next argument. The argument's dim permutation[k] is the buffer's dim k.
  runtime::BufferRef AddInput(runtime::Device& device, shlo::DType dtype, const shlo::Dims& dims,
                              shlo::Dims permutation);
  // The next result; null: zeros. `type` is what the buffer holds, `permutation` as for arguments.
  void AddOutput(runtime::BufferRef buffer, const shlo::TensorType& type, const shlo::Dims& permutation);

  // What `yes` or `no` computes, by a one-element bool; both have results of the same types. They were recorded while
  // this was waiting: what they use of this tape's buffers they have captured.
  std::vector<runtime::BufferRef> RecordIf(runtime::Device& device, runtime::BufferRef predicate,
                                           std::shared_ptr<const Tape> yes, std::shared_ptr<const Tape> no);
  // `body` again and again, from the values that were said by AddCarried, as long as `condition` holds for them; the
  // inputs of both are what is carried, row-major.
  std::vector<runtime::BufferRef> RecordWhile(runtime::Device& device, std::shared_ptr<const Tape> condition,
                                              std::shared_ptr<const Tape> body);
  // One more initial value for the next RecordWhile; as for AddOutput.
  void AddCarried(runtime::BufferRef buffer, const shlo::TensorType& type, const shlo::Dims& permutation);

  // Fails the program with a RuntimeError where a one-element bool is false.
  void RecordAssertion(runtime::BufferRef predicate, std::string message);

  // The state of the random numbers at this point, u64[2]: a seed and how many counters it has given.
  runtime::BufferRef SaveRandomState(runtime::Device& device);
  // Until it is called with null, draws begin at a state that was saved, perhaps by another graph, and take nothing
  // from the graph's own numbers.
  void UseRandomState(runtime::BufferRef state);

  // Values that were there before the recording began, or that it uploaded: more arguments, after those of AddInput.
  const std::vector<runtime::BufferRef>& captured() const { return captured_; }
  // Counters that all programs draw.
  uint64_t drawn() const { return drawn_; }
  size_t num_programs() const { return steps_.size(); }
  // The operators in order: "aten::add.Tensor".
  std::vector<std::string> Operators() const;

  void Record(runtime::OpEntry& entry, runtime::OperandList& operands, std::span<runtime::BufferRef> results) override;
  uint64_t Draw(uint64_t counters) override;

  // Results as the graph's user sees them: logical dims.
  std::vector<shlo::Value> Emit(shlo::Module& module, const runtime::BodyArgs& args,
                                std::vector<lower::DeviceCheck>* checks) const override;

 private:
  struct Control;
  struct Output {
    runtime::BufferRef buffer;
    shlo::TensorType type;
    shlo::Dims inverse;  // of its permutation
    shlo::Dims LogicalDims() const;
  };
  using Values = std::unordered_map<const runtime::Buffer*, shlo::Value>;

  static shlo::Dims Inverse(const shlo::Dims& permutation);
  void Know(const runtime::BufferRef& buffer);
  std::vector<runtime::BufferRef> AddControl(runtime::Device& device, Control control);
  static shlo::Value Logical(shlo::Builder& b, const Output& output, const Values& values);
  std::vector<shlo::Value> EmitControl(shlo::Builder& b, const Control& control, const Values& values,
                                       const runtime::BodyArgs& args, std::vector<lower::DeviceCheck>* checks) const;

  struct Step {
    // Null: control flow, an assertion, or else it saves the state of the random numbers.
    const runtime::OpEntry* entry = nullptr;
    std::shared_ptr<const Control> control;
    runtime::BufferRef asserted;
    std::string message;
    std::vector<runtime::Operand> operands;
    std::vector<runtime::BufferRef> results;
    runtime::BufferRef random_state;  // what it draws from; null: the graph's own numbers
    uint64_t saved_at = 0;            // counters drawn before the state
  };
  struct Input {
    runtime::BufferRef buffer;
    shlo::Dims permutation;
  };
  std::vector<Input> inputs_;
  std::vector<Step> steps_;
  std::vector<Output> outputs_, carried_;
  std::vector<runtime::BufferRef> captured_;
  std::unordered_set<const runtime::Buffer*> known_;  // arguments, results of steps, captured
  uint64_t drawn_ = 0;
  runtime::BufferRef random_state_;  // in use now
  uint64_t drawn_from_state_ = 0;
};

}  // namespace torch_tpu::graph
