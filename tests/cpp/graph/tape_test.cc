// What a tape records, and the one program that its steps become.
#include "graph/tape.h"

#include <string>

#include "runtime/fixture.h"
#include "support/metrics.h"

namespace torch_tpu::graph {
namespace {

namespace fake = pjrt::fake;

using runtime::BufferRef;
using runtime::F32;
using runtime::Fixture;
using runtime::Of;
using runtime::OpEntry;
using runtime::Recorder;
using shlo::Dims;
using shlo::DType;
using support::ErrorKind;

class TapeFixture : public Fixture {
 public:
  // An entry whose body is the tape, with these arguments.
  OpEntry& EntryOf(std::shared_ptr<Tape> tape, const std::vector<shlo::TensorType>& args,
                   const shlo::TensorType& result, int target = -1) {
    OpEntry& entry = Entry(runtime::kNegRow, args, result, target);
    for (const BufferRef& value : tape->captured()) {
      entry.recipe.captured.push_back(static_cast<int>(entry.recipe.params.size()));
      entry.recipe.params.emplace_back(value->dtype(), value->dims());
    }
    entry.recipe.body = std::move(tape);
    return entry;
  }
};

TEST_CASE_FIXTURE(TapeFixture, "programs are recorded, not run, and become one") {
  auto tape = std::make_shared<Tape>();
  BufferRef x = tape->AddInput(device(), DType::kF32, {2}, {0});
  BufferRef sum;
  {
    Recorder::Scope scope(tape.get());
    BufferRef negative = Submit(Entry(runtime::kNegRow, {F32({2})}, F32({2})), Of(x));
    CHECK(negative->state() == runtime::Buffer::kRecorded);
    sum = Submit(Entry(runtime::kAddRow, {F32({2}), F32({2})}, F32({2})), Of(negative), Of(x));
  }
  CHECK(Recorder::Current() == nullptr);
  CHECK(tape->num_programs() == 2);
  CHECK(fake::Calls("PJRT_LoadedExecutable_Execute") == 0);
  tape->AddOutput(sum, F32({2}), {0});
  OpEntry& whole = EntryOf(tape, {F32({2})}, F32({2}));
  CHECK(Values(Submit(whole, Of(Floats({3, 4})))) == std::vector<float>{0, 0});
  CHECK(fake::Calls("PJRT_LoadedExecutable_Execute") == 1);
}

TEST_CASE_FIXTURE(TapeFixture, "values from before the recording are more arguments") {
  auto tape = std::make_shared<Tape>();
  BufferRef x = tape->AddInput(device(), DType::kF32, {2}, {0});
  BufferRef constant = Floats({10, 20}), sum;
  {
    Recorder::Scope scope(tape.get());
    OpEntry& add = Entry(runtime::kAddRow, {F32({2}), F32({2})}, F32({2}));
    sum = Submit(add, Of(x), Of(constant));
    sum = Submit(add, Of(sum), Of(constant));
  }
  tape->AddOutput(sum, F32({2}), {0});
  REQUIRE(tape->captured().size() == 1);
  CHECK(tape->captured()[0].get() == constant.get());
  OpEntry& whole = EntryOf(tape, {F32({2})}, F32({2}));
  CHECK(Values(Submit(whole, Of(Floats({1, 2})), Of(constant))) == std::vector<float>{21, 42});
}

TEST_CASE_FIXTURE(TapeFixture, "permuted arguments and results, and a result that was never written") {
  auto tape = std::make_shared<Tape>();
  BufferRef x = tape->AddInput(device(), DType::kF32, {3, 2}, {1, 0});  // the argument is [2, 3]
  tape->AddOutput(x, F32({3, 2}), {1, 0});
  shlo::Module module;
  runtime::BodyArgs args;
  args.inputs = {module.AddParameter(F32({2, 3}))};
  std::vector<lower::DeviceCheck> checks;
  std::vector<shlo::Value> results = tape->Emit(module, args, &checks);
  REQUIRE(results.size() == 1);
  CHECK(results[0].id == args.inputs[0].id);  // there and back
  tape->AddOutput({}, F32({4}), {0});
  results = tape->Emit(module, args, &checks);
  CHECK(results[1].dims() == Dims{4});
  CHECK(checks.empty());
}

TEST_CASE_FIXTURE(TapeFixture, "draws count from the start of the recording") {
  Tape tape;
  CHECK(tape.Draw(3) == 0);
  CHECK(tape.Draw(5) == 3);
  CHECK(tape.drawn() == 8);
}

TEST_CASE_FIXTURE(TapeFixture, "a recorded buffer has no value for anyone") {
  Tape tape;
  BufferRef x = tape.AddInput(device(), DType::kF32, {2}, {0});
  auto kind_of = [](auto&& f) {
    try {
      f();
    } catch (const support::Error& e) {
      return e.kind();
    }
    return ErrorKind::kInternal;
  };
  CHECK(kind_of([&] { x->Wait(); }) == ErrorKind::kNotImplemented);
  CHECK(x->Settle() == runtime::Buffer::kRecorded);
  // Nor may a program run on it once the recording is over.
  CHECK(kind_of([&] { Submit(Entry(runtime::kNegRow, {F32({2})}, F32({2})), Of(x)); }) == ErrorKind::kNotImplemented);
}

TEST_CASE_FIXTURE(TapeFixture, "an inner scope hides the outer one") {
  Tape outer, inner;
  Recorder::Scope a(&outer);
  {
    Recorder::Scope b(&inner);
    CHECK(Recorder::Current() == &inner);
    Recorder::Scope none(nullptr);
    CHECK(Recorder::Current() == nullptr);
  }
  CHECK(Recorder::Current() == &outer);
}

}  // namespace
}  // namespace torch_tpu::graph
