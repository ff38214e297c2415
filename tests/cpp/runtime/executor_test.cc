#include "runtime/executor.h"

#include <atomic>
#include <thread>

#include "runtime/fixture.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {
namespace {

constexpr int64_t kMiB = 1 << 20;
constexpr const char* kExecute = "PJRT_LoadedExecutable_Execute";
constexpr const char* kUninitialized = "PJRT_Client_CreateUninitializedBuffer";

// (x: f32[2], code: s32) -> (-x, code): the second result is what a program with device checks returns beside its own.
const char* const kCheckedText =
    "\"builtin.module\"() <{sym_name = \"m\"}> ({ \"func.func\"() <{sym_name = \"main\", function_type = "
    "(tensor<2xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<i32>)}> ({\n^bb0(%x: tensor<2xf32>, %c: tensor<i32>):\n"
    "  %r = \"stablehlo.negate\"(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
    "  %d = \"stablehlo.reshape\"(%c) : (tensor<i32>) -> tensor<i32>\n"
    "  \"func.return\"(%r, %d) : (tensor<2xf32>, tensor<i32>) -> ()\n}) : () -> () }) : () -> ()\n";

class ExecutorFixture : public Fixture {
 public:
  OpEntry& Neg(Dims dims = {2}, int target = -1) { return Entry(kNegRow, {F32(dims)}, F32(dims), target); }
  OpEntry& Add(Dims dims = {2}, int target = -1) { return Entry(kAddRow, {F32(dims), F32(dims)}, F32(dims), target); }
  OpEntry& AddNumber(int target = -1) { return Entry(kAddRow, {F32({2}), F32({})}, F32({2}), target); }
  OpEntry& Checked() {
    OpEntry& entry = EntryOfText("aten::take", kCheckedText, {{DType::kF32, {2}, 8}});
    entry.checks = {{{}, ErrorKind::kIndex, "aten::take: out of range"}, {{}, ErrorKind::kValue, "aten::take: other"}};
    entry.recipe.location = "model.py:3";
    return entry;
  }
  BufferRef RunChecked(OpEntry& entry, BufferRef x, uint64_t code) {
    Operand flag;
    flag.dtype = DType::kS32;
    flag.low = code;
    BufferRef result;
    SubmitInto(result, entry, Of(std::move(x)), flag);
    return result;
  }
  // As on the hardware: the host does not see the device's memory, and programs run on after their start.
  static void UseDeviceMemory() {
    fake::Settings settings;
    settings.host_visible = false;
    settings.platform = "tpu";
    fake::Configure(settings);
  }
  BufferRef Zeros(int64_t bytes) { return Floats(std::vector<float>(static_cast<size_t>(bytes / 4))); }
};

TEST_CASE_FIXTURE(ExecutorFixture, "a small program runs within the call") {
  uint64_t before = support::SnapshotMetrics().executes;
  BufferRef r = Submit(Add(), Of(Floats({1, 2})), Of(Floats({10, 20})));
  CHECK(r->state() == Buffer::kReady);
  CHECK(Values(r) == std::vector<float>{11, 22});
  CHECK(device().queue().pending() == 0);
  CHECK(r->holders() == 1);
  CHECK(support::SnapshotMetrics().executes == before + 1);
  CHECK_NOTHROW(device().Synchronize());
}

TEST_CASE_FIXTURE(ExecutorFixture, "a program is compiled once, when first needed") {
  OpEntry& entry = Neg();
  CHECK(entry.program.load() == nullptr);
  BufferRef x = Floats({1, 2});
  for (int i = 0; i < 3; ++i) CHECK(Values(Submit(entry, Of(x))) == std::vector<float>{-1, -2});
  CHECK(fake::Calls("PJRT_Client_Compile") == 1);
  CHECK(entry.module == nullptr);  // let go
  // Another entry of the same text shares the program.
  OpEntry& other = Neg();
  Submit(other, Of(x));
  CHECK(fake::Calls("PJRT_Client_Compile") == 1);
  CHECK(other.program.load()->executable == entry.program.load()->executable);
}

TEST_CASE_FIXTURE(ExecutorFixture, "a pending operand puts the program on the queue, and so do its results") {
  BufferRef x = Pending({2});
  BufferRef y = Submit(Neg(), Of(x));
  BufferRef z = Submit(Neg(), Of(y));
  CHECK(y->state() == Buffer::kPending);
  CHECK(z->state() == Buffer::kPending);
  CHECK(fake::Calls(kExecute) == 0);
  CHECK(device().queue().pending() == 2);
  CHECK_FALSE(device().Idle());
  // What does not need it does not wait for it.
  CHECK(Values(Submit(Neg(), Of(Floats({5, 6})))) == std::vector<float>{-5, -6});
  Fulfill(x, {1, 2});
  CHECK(Values(z) == std::vector<float>{1, 2});
  CHECK(Values(y) == std::vector<float>{-1, -2});
  device().Synchronize();
  CHECK(device().Idle());
}

TEST_CASE_FIXTURE(ExecutorFixture, "OnIdle is told when the work before it is done") {
  BufferRef x = Pending({2});
  BufferRef y = Submit(Neg(), Of(x));
  std::atomic<int> reached{0};
  device().OnIdle([&] { reached = y->state() == Buffer::kReady ? 1 : 2; });
  CHECK(reached == 0);
  Fulfill(x, {1, 2});
  device().Synchronize();
  CHECK(reached == 1);
  device().OnIdle([&] { reached = 3; });
  CHECK(reached == 3);
}

TEST_CASE_FIXTURE(ExecutorFixture, "a blocking launch waits for its operands and its result") {
  ScopedKnob blocking(KnobId::kLaunchBlocking, "1");
  SUBCASE("plain") {}
  SUBCASE("strict") { support::SetKnob(KnobId::kStrict, "1"); }
  BufferRef x = Pending({2});
  executor();
  std::thread later([&, mine = x] {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    Fulfill(mine, {1, 2});
  });
  BufferRef y = Submit(Neg(), Of(x));
  CHECK(y->state() == Buffer::kReady);
  CHECK(device().queue().pending() == 0);
  later.join();
  CHECK(Values(y) == std::vector<float>{-1, -2});
  support::ResetKnob(KnobId::kStrict);
}

TEST_CASE_FIXTURE(ExecutorFixture, "a failed operand raises at the call") {
  BufferRef x = Pending({2});
  x->SetFailed(std::make_shared<Failure>(Failure{ErrorKind::kIndex, "aten::index: bad"}));
  BufferRef y;
  CheckThrows([&] { SubmitInto(y, Neg(), Of(x)); }, ErrorKind::kIndex, {"aten::index: bad"});
  CHECK(fake::Calls(kExecute) == 0);
}

TEST_CASE_FIXTURE(ExecutorFixture, "an operand that fails later fails what was made of it, with the first op's words") {
  BufferRef x = Pending({2});
  BufferRef y = Submit(Neg(), Of(x));
  BufferRef z = Submit(Add(), Of(y), Of(Floats({1, 1})));
  auto failure = std::make_shared<const Failure>(Failure{ErrorKind::kValue, "aten::first: bad"});
  x->SetFailed(failure);
  device().Synchronize();
  CHECK(fake::Calls(kExecute) == 0);
  CHECK(y->state() == Buffer::kFailed);
  CHECK(z->state() == Buffer::kFailed);
  CHECK(z->failure() == failure);
  CheckThrows([&] { Values(z); }, ErrorKind::kValue, {"aten::first: bad"});
}

TEST_CASE_FIXTURE(ExecutorFixture, "an error of the plugin rises at the call of a program that runs inline") {
  OpEntry& entry = Neg();
  BufferRef x = Floats({1, 2});
  fake::FailNext(kExecute, PJRT_Error_Code_INTERNAL, "boom");
  BufferRef y;
  CheckThrows([&] { SubmitInto(y, entry, Of(x)); }, ErrorKind::kRuntime, {"boom"});
  CHECK(y->state() == Buffer::kFailed);  // whoever waits for it is told
  CHECK(Values(x) == std::vector<float>{1, 2});
  CHECK_NOTHROW(device().Synchronize());
  CHECK(Values(Submit(entry, Of(x))) == std::vector<float>{-1, -2});
}

TEST_CASE_FIXTURE(ExecutorFixture, "an error of queued work sticks to its results and rises once at the next sync") {
  ScopedKnob strict(KnobId::kStrict, "1");
  OpEntry& neg = Neg();
  neg.recipe.location = "model.py:7";
  executor().Prepare(neg);
  OpEntry& add = Add();
  fake::FailNext(kExecute, PJRT_Error_Code_INTERNAL, "boom");
  BufferRef x = Floats({1, 2});
  BufferRef y = Submit(neg, Of(x));
  BufferRef z = Submit(add, Of(y), Of(x));
  CheckThrows([&] { y->Wait(); }, ErrorKind::kRuntime, {"aten::neg: ", "boom", "(called at model.py:7)"});
  CheckThrows([&] { Values(z); }, ErrorKind::kRuntime, {"aten::neg: ", "boom"});
  CHECK(z->failure() == y->failure());
  CheckThrows([&] { device().Synchronize(); }, ErrorKind::kRuntime, {"aten::neg: ", "boom", "model.py:7"});
  CHECK_NOTHROW(device().Synchronize());
  // The buffers stay failed; the device goes on.
  CheckThrows([&] { y->Wait(); }, ErrorKind::kRuntime, {"boom"});
  CHECK(Values(Submit(neg, Of(x))) == std::vector<float>{-1, -2});
}

TEST_CASE_FIXTURE(ExecutorFixture, "of several errors the first is kept") {
  ScopedKnob strict(KnobId::kStrict, "1");
  OpEntry& neg = Neg();
  BufferRef x = Floats({1, 2});
  executor().Prepare(neg);
  fake::FailNext(kExecute, PJRT_Error_Code_INTERNAL, "first");
  fake::FailNext(kExecute, PJRT_Error_Code_INTERNAL, "second");
  BufferRef y = Submit(neg, Of(x)), z = Submit(neg, Of(x));
  CheckThrows([&] { device().Synchronize(); }, ErrorKind::kRuntime, {"first"});
  CHECK_NOTHROW(device().Synchronize());
  CHECK(y->state() == Buffer::kFailed);
  CheckThrows([&] { z->Wait(); }, ErrorKind::kRuntime, {"second"});
}

TEST_CASE_FIXTURE(ExecutorFixture, "under STRICT every program is late, in order") {
  ScopedKnob strict(KnobId::kStrict, "1");
  OpEntry& neg = Neg();
  executor().Prepare(neg);
  device().queue().SetDelay(std::chrono::milliseconds(20));
  BufferRef x = Floats({1, 2});
  BufferRef y = Submit(neg, Of(x));
  CHECK(y->state() == Buffer::kPending);
  BufferRef z = Submit(neg, Of(y));
  CHECK(Values(z) == std::vector<float>{1, 2});
  CHECK(y->state() == Buffer::kReady);
  device().Synchronize();
  CHECK(device().queue().pending() == 0);
}

TEST_CASE_FIXTURE(ExecutorFixture, "an operand is donated when the executor holds its last reference") {
  OpEntry& entry = Add({2}, /*target=*/0);
  BufferRef x = Floats({1, 2}), y = Floats({10, 20});
  const void* memory = HostPointer(*x);
  BufferRef r = Submit(entry, Of(std::move(x)), Of(y));
  CHECK(Values(r) == std::vector<float>{11, 22});
  CHECK(HostPointer(*r) == memory);
  CHECK(Values(y) == std::vector<float>{10, 20});
  MemorySnapshot s = device().memory().Snapshot();
  CHECK(s.buffers == 2);
  CHECK(s.allocated_bytes == 16);
  CHECK(fake::LiveObjects().bytes == 16);
}

TEST_CASE_FIXTURE(ExecutorFixture, "an operand that others hold keeps its value") {
  OpEntry& entry = Add({2}, /*target=*/0);
  BufferRef x = Floats({1, 2}), y = Floats({10, 20});
  BufferRef r = Submit(entry, Of(x), Of(y));
  CHECK(Values(r) == std::vector<float>{11, 22});
  CHECK(Values(x) == std::vector<float>{1, 2});
  CHECK(HostPointer(*r) != HostPointer(*x));
  CHECK(device().memory().Snapshot().buffers == 3);
  // The same program donates the next time.
  CHECK(Values(Submit(entry, Of(std::move(x)), Of(y))) == std::vector<float>{11, 22});
  CHECK(fake::Calls("PJRT_Client_Compile") == 1);
}

TEST_CASE_FIXTURE(ExecutorFixture, "an operand that comes twice is not donated") {
  OpEntry& entry = Add({2}, /*target=*/0);
  BufferRef x = Floats({1, 2});
  BufferRef again = x;
  BufferRef r = Submit(entry, Of(std::move(x)), Of(std::move(again)));
  CHECK(Values(r) == std::vector<float>{2, 4});
}

TEST_CASE_FIXTURE(ExecutorFixture, "a chain of queued writes donates link by link") {
  ScopedKnob strict(KnobId::kStrict, "1");
  OpEntry& entry = AddNumber(/*target=*/0);
  BufferRef x = Floats({1, 2});
  executor().Prepare(entry);
  for (int i = 0; i < 5; ++i) x = Submit(entry, Of(std::move(x)), Number(1));
  CHECK(Values(x) == std::vector<float>{6, 7});
  device().Synchronize();
  // The value and the number: every older value went into the next.
  CHECK(device().memory().Snapshot().buffers == 2);
  CHECK(fake::LiveObjects().buffers == 2);
}

TEST_CASE_FIXTURE(ExecutorFixture, "whether queued work donates is seen when it runs") {
  BufferRef x = Floats({1, 2}), gate = Pending({2});
  const void* memory = HostPointer(*x);
  BufferRef r = Submit(Add({2}, /*target=*/0), Of(x), Of(gate));
  bool kept = false;
  SUBCASE("its operand was let go of meanwhile") { x.reset(); }
  SUBCASE("its operand is still held") { kept = true; }
  Fulfill(gate, {10, 20});
  CHECK(Values(r) == std::vector<float>{11, 22});
  CHECK((HostPointer(*r) == memory) == !kept);
  if (kept) CHECK(Values(x) == std::vector<float>{1, 2});
}

TEST_CASE_FIXTURE(ExecutorFixture, "a dead large result is the memory of the next one") {
  const int64_t n = kMiB;  // 4 MiB of float32
  OpEntry& entry = Neg({n});
  BufferRef x = Zeros(4 * kMiB);
  BufferRef r = Submit(entry, Of(x));
  CHECK(fake::Calls(kUninitialized) == 1);
  const void* memory = HostPointer(*r);
  r.reset();
  CHECK(device().pool().bytes() == 4 * kMiB);
  r = Submit(entry, Of(x));
  CHECK(HostPointer(*r) == memory);
  CHECK(fake::Calls(kUninitialized) == 1);
  CHECK(device().pool().bytes() == 0);
  CHECK(Values(r)[7] == 0);
  // While that one lives, another needs fresh memory.
  BufferRef other = Submit(entry, Of(x));
  CHECK(fake::Calls(kUninitialized) == 2);
  CHECK(HostPointer(*other) != memory);
  CHECK(Values(x)[0] == 0);
}

TEST_CASE_FIXTURE(ExecutorFixture, "results of another type do not share memory") {
  BufferRef x = Zeros(4 * kMiB);
  Submit(Neg({kMiB}), Of(x));
  CHECK(device().pool().bytes() == 4 * kMiB);
  OpEntry& other = Entry(kNegRow, {{DType::kS32, {kMiB}}}, {DType::kS32, {kMiB}});
  std::vector<int32_t> ones(kMiB, 1);
  BufferRef r = Submit(other, Of(Upload(device(), ones.data(), DType::kS32, {kMiB})));
  CHECK(fake::Calls(kUninitialized) == 2);
  CHECK(static_cast<const int32_t*>(HostPointer(*r))[kMiB - 1] == -1);
}

TEST_CASE_FIXTURE(ExecutorFixture, "small results and STRICT ones take no spare memory") {
  SUBCASE("small") { Submit(Neg({kMiB - 1}), Of(Zeros(4 * kMiB - 4))); }
  SUBCASE("strict") {
    ScopedKnob strict(KnobId::kStrict, "1");
    Submit(Neg({kMiB}), Of(Zeros(4 * kMiB)));
    device().Synchronize();
  }
  CHECK(fake::Calls(kUninitialized) == 0);
  CHECK(fake::Calls(kExecute) == 1);
}

TEST_CASE_FIXTURE(ExecutorFixture, "a spare is not lost when the program cannot start") {
  OpEntry& entry = Neg({kMiB});
  BufferRef x = Zeros(4 * kMiB), r;
  executor().Prepare(entry);
  fake::FailNext(kExecute, PJRT_Error_Code_INTERNAL, "boom");
  CheckThrows([&] { SubmitInto(r, entry, Of(x)); }, ErrorKind::kRuntime, {"boom"});
  r.reset();
  CHECK(fake::LiveObjects().buffers == 1);  // x: nothing leaked
}

TEST_CASE_FIXTURE(ExecutorFixture, "a check that fails raises at the call of a program that ran inline") {
  OpEntry& entry = Checked();
  BufferRef x = Floats({1, 2});
  CHECK(Values(RunChecked(entry, x, 0)) == std::vector<float>{-1, -2});
  CheckThrows([&] { RunChecked(entry, x, 1); }, ErrorKind::kIndex, {"aten::take: out of range"});
  CheckThrows([&] { RunChecked(entry, x, 2); }, ErrorKind::kValue, {"aten::take: other"});
  CHECK_NOTHROW(device().Synchronize());
  CHECK(fake::LiveObjects().errors == 0);
}

TEST_CASE_FIXTURE(ExecutorFixture, "a check that fails in queued work waits for the next sync") {
  BufferRef r;
  {
    SUBCASE("strict") { support::SetKnob(KnobId::kStrict, "1"); }
    SUBCASE("behind a pending operand") {}
  }
  bool strict = support::StrictMode();
  OpEntry& entry = Checked();
  BufferRef x = strict ? Floats({1, 2}) : Pending({2});
  CHECK_NOTHROW(r = RunChecked(entry, x, 1));
  if (!strict) Fulfill(x, {1, 2});
  CHECK_NOTHROW(r->Wait());  // the value is there; it is the whole that failed
  CheckThrows([&] { device().Synchronize(); }, ErrorKind::kIndex, {"out of range", "(called at model.py:3)"});
  CHECK_NOTHROW(device().Synchronize());
  support::ResetKnob(KnobId::kStrict);
}

TEST_CASE_FIXTURE(ExecutorFixture, "a request beyond the limit names op and bytes") {
  ScopedKnob limit(KnobId::kMemoryLimit, "10M");
  OpEntry& entry = Neg({kMiB});
  BufferRef x = Zeros(4 * kMiB);
  BufferRef y = Submit(entry, Of(x)), z;
  CheckThrows([&] { SubmitInto(z, entry, Of(x)); }, ErrorKind::kOutOfMemory,
              {"aten::neg: ", "4194304 bytes", "limit of 10485760", "8388608 in use", "TORCH_TPU_MEMORY_LIMIT"});
  CHECK(device().memory().Snapshot().out_of_memory == 1);
  CHECK(fake::Calls(kExecute) == 1);
  CheckThrows([&] { Zeros(3 * kMiB); }, ErrorKind::kOutOfMemory, {"copy to the device: ", "3145728 bytes"});
  y.reset();
  CHECK_NOTHROW(SubmitInto(z, entry, Of(x)));
}

TEST_CASE_FIXTURE(ExecutorFixture, "the pool is given up before a request is refused, and before the limit is passed") {
  ScopedKnob limit(KnobId::kMemoryLimit, "20M");
  BufferRef x = Zeros(8 * kMiB);
  Zeros(8 * kMiB).reset();
  CHECK(device().pool().bytes() == 8 * kMiB);
  BufferRef y = Zeros(4 * kMiB);  // fits beside the pool
  CHECK(device().pool().bytes() == 8 * kMiB);
  BufferRef z = Zeros(4 * kMiB);
  CHECK(device().pool().bytes() == 0);
  CHECK(fake::LiveObjects().bytes == 16 * kMiB);
  CHECK(device().memory().Snapshot().out_of_memory == 0);
}

TEST_CASE_FIXTURE(ExecutorFixture, "queued work is waited for before a request is refused") {
  ScopedKnob limit(KnobId::kMemoryLimit, "20M");
  ScopedKnob strict(KnobId::kStrict, "1");
  OpEntry& entry = Neg({2 * kMiB});
  executor().Prepare(entry);
  device().queue().SetDelay(std::chrono::milliseconds(20));
  BufferRef x = Zeros(8 * kMiB);
  Submit(entry, Of(std::move(x))).reset();  // 16 MiB until it has run
  BufferRef y;
  CHECK_NOTHROW(y = Zeros(16 * kMiB));
  CHECK(y->state() == Buffer::kReady);
}

TEST_CASE_FIXTURE(ExecutorFixture, "an allocation that the plugin refuses is out of memory") {
  OpEntry& entry = Neg();
  BufferRef x = Floats({1, 2}), y;
  fake::FailNext(kExecute, PJRT_Error_Code_RESOURCE_EXHAUSTED, "full");
  CheckThrows([&] { SubmitInto(y, entry, Of(x)); }, ErrorKind::kOutOfMemory, {"full"});
}

TEST_CASE_FIXTURE(ExecutorFixture, "numbers are uploaded once and kept") {
  OpEntry& entry = AddNumber();
  BufferRef x = Floats({1, 2});
  CHECK(Values(Submit(entry, Of(x), Number(3))) == std::vector<float>{4, 5});
  int64_t uploads = fake::Calls("PJRT_Client_BufferFromHostBuffer");
  CHECK(Values(Submit(entry, Of(x), Number(3))) == std::vector<float>{4, 5});
  CHECK(fake::Calls("PJRT_Client_BufferFromHostBuffer") == uploads);
  CHECK(Values(Submit(entry, Of(x), Number(4))) == std::vector<float>{5, 6});
  CHECK(fake::Calls("PJRT_Client_BufferFromHostBuffer") == uploads + 1);
  CHECK(fake::Calls("PJRT_Client_Compile") == 1);
  BufferRef f = device().Scalar(DType::kF32, 1, 0), i = device().Scalar(DType::kS32, 1, 0);
  CHECK(f.get() != i.get());
  CHECK(device().Scalar(DType::kS32, 1, 0).get() == i.get());
}

TEST_CASE_FIXTURE(ExecutorFixture, "kept numbers are bounded, and one in use outlives them") {
  BufferRef held = device().Scalar(DType::kS64, 0, 0);
  for (uint64_t i = 0; i < 9000; ++i) device().Scalar(DType::kS64, i, 0);
  CHECK(device().memory().Snapshot().buffers <= 4097);
  CHECK(device().memory().Snapshot().peak_buffers <= 4098);
  int64_t value = -1;
  Download(*held, &value, sizeof value);
  CHECK(value == 0);
  Download(*device().Scalar(DType::kS64, 8999, 0), &value, sizeof value);
  CHECK(value == 8999);
}

TEST_CASE_FIXTURE(ExecutorFixture, "more operands than fit inline") {
  static const lower::OpDef row{"sum20", [](lower::OpContext& c) -> lower::Results {
                                  shlo::Value sum = c.Tensor(0);
                                  for (size_t i = 1; i < c.size(); ++i) sum = c.b.Add(sum, c.Tensor(i));
                                  return sum;
                                }};
  OpEntry& entry = Entry(row, std::vector<shlo::TensorType>(20, F32({2})), F32({2}), /*target=*/19);
  OperandList operands;
  for (int i = 0; i < 20; ++i) operands.push_back(Of(Floats({static_cast<float>(i), 1})));
  BufferRef r;
  SubmitList(r, entry, operands);
  operands.clear();
  CHECK(Values(r) == std::vector<float>{190, 20});
  CHECK(device().memory().Snapshot().buffers == 1);
}

TEST_CASE_FIXTURE(ExecutorFixture, "operand lists move and clear what they hold") {
  BufferRef x = Floats({1});
  OperandList list;
  for (int i = 0; i < 15; ++i) list.push_back(Of(x));
  CHECK(x->holders() == 16);
  OperandList other = std::move(list);
  CHECK(other.size() == 15);
  CHECK(list.size() == 0);  // NOLINT: empty by contract
  CHECK(x->holders() == 16);
  CHECK(other[14].buffer.get() == x.get());
  other.clear();
  CHECK(x->holders() == 1);
}

TEST_CASE_FIXTURE(ExecutorFixture, "many threads run one new entry: it is compiled once") {
  OpEntry& entry = AddNumber();
  executor();
  BufferRef x = Floats({1, 2});
  std::atomic<int> right{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        executor().Prepare(entry);
        OperandList list;
        list.push_back(Of(x));
        list.push_back(Number(static_cast<float>(t)));
        BufferRef result(new Buffer(device(), DType::kF32, {2}));
        executor().Submit(entry, list, {&result, 1});
        if (Values(result) == std::vector<float>{1.0f + t, 2.0f + t}) ++right;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(right == 200);
  CHECK(fake::Calls("PJRT_Client_Compile") == 1);
}

TEST_CASE_FIXTURE(ExecutorFixture, "threads write chains of their own under STRICT") {
  ScopedKnob strict(KnobId::kStrict, "1");
  OpEntry& entry = AddNumber(/*target=*/0);
  executor().Prepare(entry);
  device().queue().SetDelay(std::chrono::nanoseconds(0));
  std::atomic<int> right{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      BufferRef x = Floats({0, 1});
      for (int i = 0; i < 50; ++i) {
        OperandList list;
        list.push_back(Of(std::move(x)));
        list.push_back(Number(2));
        x = BufferRef(new Buffer(device(), DType::kF32, {2}));
        executor().Submit(entry, list, {&x, 1});
      }
      if (Values(x) == std::vector<float>{100, 101}) ++right;
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(right == 4);
  device().Synchronize();
}

TEST_CASE_FIXTURE(ExecutorFixture, "a device whose programs run on is idle when the last has completed") {
  UseDeviceMemory();
  OpEntry& entry = Neg();
  BufferRef x = Floats({1, 2});
  executor().Prepare(entry);
  fake::SetCompletion(fake::Completion::kManual);
  BufferRef y = Submit(entry, Of(x));
  CHECK(y->state() == Buffer::kReady);  // enqueued on the device
  CHECK_FALSE(device().Idle());
  std::atomic<bool> reached{false};
  device().OnIdle([&] { reached = true; });
  CHECK_FALSE(reached);
  CHECK(fake::Finish() == 1);
  CHECK(reached);
  CHECK(device().Idle());
  fake::SetCompletion(fake::Completion::kInline);
  CHECK(Values(y) == std::vector<float>{-1, -2});
}

TEST_CASE_FIXTURE(ExecutorFixture, "a program that fails after its start raises at the sync that waits for it") {
  UseDeviceMemory();
  OpEntry& entry = Neg();
  BufferRef x = Floats({1, 2});
  executor().Prepare(entry);
  fake::SetCompletion(fake::Completion::kManual);
  fake::FailNextRun(PJRT_Error_Code_INTERNAL, "late");
  BufferRef y = Submit(entry, Of(x));
  std::atomic<bool> raised{false};
  std::thread waiter([&] {
    try {
      device().Synchronize();
    } catch (const support::Error& e) {
      raised = std::string(e.what()).find("late") != std::string::npos;
    }
  });
  // Nothing shows that the waiter has begun to wait, so it gets ample time for it.
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  CHECK_FALSE(raised);
  CHECK(fake::Finish() == 1);
  waiter.join();
  CHECK(raised);
  CHECK_NOTHROW(device().Synchronize());
  // Whoever reads the value gets the error, too.
  fake::SetCompletion(fake::Completion::kInline);
  CheckThrows([&] { Values(y); }, ErrorKind::kRuntime, {"late"});
}

}  // namespace
}  // namespace torch_tpu::runtime
