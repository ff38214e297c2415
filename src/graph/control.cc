// Conditions and loops of a tape. A part of the graph that may not run, or runs more than once, is a tape of its own,
// emitted into a region. Its checks leave the region as one number: which of them failed.
#include <utility>

#include "graph/tape.h"

namespace torch_tpu::graph {

using runtime::BufferRef;
using shlo::Builder;
using shlo::Dims;
using shlo::DType;
using shlo::Value;

struct Tape::Control {
  std::shared_ptr<const Tape> first, second;  // yes and no, or condition and body
  BufferRef predicate;                        // null: a loop
  std::vector<Output> carried;                // into a loop
};

namespace {

using Checks = std::vector<lower::DeviceCheck>;

void Decode(Builder& b, const Value& code, const Checks& inside, Checks* checks) {
  for (size_t k = 0; k < inside.size(); ++k) {
    Value number = b.ScalarInt(DType::kS32, static_cast<int64_t>(k) + 1);
    checks->push_back({b.Compare(shlo::Direction::kEq, code, number), inside[k].kind, inside[k].message});
  }
}

}  // namespace

void Tape::AddCarried(BufferRef buffer, const shlo::TensorType& type, const Dims& permutation) {
  if (buffer) Know(buffer);
  carried_.push_back({std::move(buffer), type, Inverse(permutation)});
}

std::vector<BufferRef> Tape::AddControl(runtime::Device& device, Control control) {
  for (const Tape* part : {control.first.get(), control.second.get()}) {
    for (const BufferRef& buffer : part->captured_) Know(buffer);
  }
  Step& step = steps_.emplace_back();
  for (const Output& output : control.second->outputs_) {
    BufferRef result(new runtime::Buffer(device, output.type.dtype, output.LogicalDims()));
    result->SetRecorded();
    known_.insert(result.get());
    step.results.push_back(std::move(result));
  }
  step.control = std::make_shared<const Control>(std::move(control));
  return step.results;
}

std::vector<BufferRef> Tape::RecordIf(runtime::Device& device, BufferRef predicate, std::shared_ptr<const Tape> yes,
                                      std::shared_ptr<const Tape> no) {
  Know(predicate);
  return AddControl(device, {std::move(yes), std::move(no), std::move(predicate), {}});
}

std::vector<BufferRef> Tape::RecordWhile(runtime::Device& device, std::shared_ptr<const Tape> condition,
                                         std::shared_ptr<const Tape> body) {
  return AddControl(device, {std::move(condition), std::move(body), {}, std::exchange(carried_, {})});
}

std::vector<std::string> Tape::Operators() const {
  std::vector<std::string> names;
  for (const Step& step : steps_) {
    if (step.entry) names.push_back(step.entry->recipe.op);
    if (!step.control) continue;
    for (const Tape* part : {step.control->first.get(), step.control->second.get()}) {
      for (std::string& name : part->Operators()) names.push_back(std::move(name));
    }
  }
  return names;
}

std::vector<Value> Tape::EmitControl(Builder& b, const Control& control, const Values& values,
                                     const runtime::BodyArgs& args, Checks* checks) const {
  Checks inside;
  if (control.predicate) {
    auto branch = [&](const Tape& part) {
      return [&](Builder& region) {
        runtime::BodyArgs given{{}, {}, args.seed, args.offset};
        for (const BufferRef& buffer : part.captured_) given.captured.push_back(values.at(buffer.get()));
        Checks found;
        std::vector<Value> results = part.Emit(region.module(), given, &found);
        results.push_back(runtime::FailureCode(region, found, inside.size()));
        inside.insert(inside.end(), found.begin(), found.end());
        return results;
      };
    };
    Value predicate = b.Reshape(values.at(control.predicate.get()), {});
    std::vector<Value> results = b.If(predicate, branch(*control.first), branch(*control.second));
    Decode(b, results.back(), inside, checks);
    results.pop_back();
    return results;
  }
  // What is carried, then what both parts capture, then the code.
  std::vector<Value> init;
  for (const Output& output : control.carried) init.push_back(Logical(b, output, values));
  for (const Tape* part : {control.first.get(), control.second.get()}) {
    for (const BufferRef& buffer : part->captured_) init.push_back(values.at(buffer.get()));
  }
  init.push_back(b.ScalarInt(DType::kS32, 0));
  size_t n = control.carried.size(), captured = control.first->captured_.size();
  auto part_of = [&](const std::vector<Value>& all, bool body) {
    auto from = all.begin() + static_cast<std::ptrdiff_t>(n);
    auto between = from + static_cast<std::ptrdiff_t>(captured);
    runtime::BodyArgs given{{all.begin(), from}, {}, args.seed, args.offset};
    given.captured.assign(body ? between : from, body ? all.end() - 1 : between);
    return given;
  };
  auto condition = [&](Builder& region, const std::vector<Value>& all) -> std::vector<Value> {
    return {region.Reshape(control.first->Emit(region.module(), part_of(all, false), &inside).at(0), {})};
  };
  auto body = [&](Builder& region, const std::vector<Value>& all) {
    // The condition's checks can only be kept from here.
    bool checked = !inside.empty();
    inside.clear();
    if (checked) control.first->Emit(region.module(), part_of(all, false), &inside);
    std::vector<Value> next = control.second->Emit(region.module(), part_of(all, true), &inside);
    next.insert(next.end(), all.begin() + static_cast<std::ptrdiff_t>(n), all.end() - 1);
    Value before = region.Compare(shlo::Direction::kNe, all.back(), region.ScalarInt(DType::kS32, 0));
    next.push_back(region.Select(before, all.back(), runtime::FailureCode(region, inside, 0)));
    return next;
  };
  std::vector<Value> results = b.While(init, condition, body);
  Decode(b, results.back(), inside, checks);
  results.resize(n);
  return results;
}

}  // namespace torch_tpu::graph
