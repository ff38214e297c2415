// The process has one runtime and never gets rid of it, so everything about it is one story, told in a child process:
// the test cases around it keep a process without one.
#include "runtime/runtime.h"

#include <cstdlib>
#include <iostream>
#include <thread>

#include "runtime/fixture.h"
#include "runtime/scratch_cache.h"

namespace torch_tpu::runtime {
namespace {

// The first expectation that did not hold, for the exit status of a child: doctest's own checks stay in it.
class Story {
 public:
  void Expect(bool holds, const char* what) {
    ++step_;
    if (holds || failed_ != 0) return;
    failed_ = step_;
    std::cerr << "step " << step_ << " of a child failed: " << what << std::endl;
  }
  template <typename Call>
  void ExpectThrows(Call call, const std::vector<std::string>& texts) {
    try {
      call();
      Expect(false, ("nothing was thrown: " + texts.front()).c_str());
    } catch (const support::Error& e) {
      bool all = e.kind() == ErrorKind::kRuntime;
      for (const std::string& text : texts) all = all && std::string(e.what()).find(text) != std::string::npos;
      Expect(all, e.what());
    }
  }
  int status() const { return failed_; }

 private:
  int step_ = 0, failed_ = 0;
};

#define TT_EXPECT(condition) story.Expect(condition, #condition)

int Configuring(const std::string& scratch) {
  Story story;
  TT_EXPECT(!Runtime::IsConfigured());
  TT_EXPECT(!Runtime::IsInitialized());
  TT_EXPECT(Runtime::DeviceCount() == 0);
  story.ExpectThrows([] { Runtime::Get(); }, {"no tpu runtime is selected", "TORCH_TPU_RUNTIME"});

  // A plugin that is not there breaks the runtime, with the reason each time, until another is chosen.
  Runtime::Configure({"mine", "/nonexistent/plugin.so", 1});
  TT_EXPECT(Runtime::IsConfigured());
  TT_EXPECT(Runtime::DeviceCount() == 0);
  for (int i = 0; i < 2; ++i) {
    story.ExpectThrows([] { Runtime::Get(); }, {"the tpu runtime 'mine' cannot be used: ", "/nonexistent/plugin.so"});
  }
  TT_EXPECT(!Runtime::IsInitialized());
  std::string text = scratch + "/text.so";
  Spill(text, "not a library");
  Runtime::Configure({text, text, 1});
  story.ExpectThrows([] { Runtime::Get(); }, {"cannot be used: ", "cannot load"});
  TT_EXPECT(Runtime::DeviceCount() == 0);

  Runtime::Configure({"cpu", TORCH_TPU_FAKE_PLUGIN, 2});
  TT_EXPECT(Runtime::DeviceCount() == 2);  // without starting anything
  TT_EXPECT(!Runtime::IsInitialized());
  Runtime* seen[4] = {};
  std::vector<std::thread> threads;
  for (Runtime*& mine : seen) threads.emplace_back([&mine] { mine = &Runtime::Get(); });
  for (std::thread& t : threads) t.join();
  for (Runtime* other : seen) TT_EXPECT(other == seen[0]);
  TT_EXPECT(Runtime::IsInitialized());
  Runtime& runtime = Runtime::Get();
  TT_EXPECT(runtime.device_count() == 2);
  TT_EXPECT(runtime.config().name == "cpu");
  TT_EXPECT(runtime.platform() == lower::Platform::kCpu);
  TT_EXPECT(runtime.device(1).index() == 1);
  TT_EXPECT(runtime.device(0).handle() != runtime.device(1).handle());
  TT_EXPECT(std::getenv("TF_CPP_MIN_LOG_LEVEL") == nullptr);  // quiet only while it started
  story.ExpectThrows([] { Runtime::Configure({"cpu", TORCH_TPU_FAKE_PLUGIN, 1}); }, {"the runtime is in use already"});

  // It computes, on either device.
  OpEntry entry;
  entry.recipe.def = &kNegRow;
  entry.recipe.op = "aten::neg";
  entry.recipe.params = {F32({2})};
  OperandSpec operand;
  operand.param = 0;
  operand.base = F32({2});
  operand.dtype = DType::kF32;
  operand.viewed = operand.window.sizes = {2};
  entry.recipe.operands = {operand};
  entry.recipe.args.resize(1);
  entry.recipe.args[0].operand = 0;
  entry.recipe.results = {{F32({2}), {}, -1}};
  for (int d = 0; d < 2; ++d) {
    const float values[2] = {1, -2};
    float out[2] = {};
    OperandList operands;
    operands.push_back(Of(Upload(runtime.device(d), values, DType::kF32, {2})));
    BufferRef result(new Buffer(runtime.device(d), DType::kF32, {2}));
    runtime.executor(d).Submit(entry, operands, {&result, 1});
    Download(*result, out, sizeof out);
    TT_EXPECT(out[0] == -1 && out[1] == 2);
  }
  runtime.device(1).AddPendingError(std::make_shared<Failure>(Failure{ErrorKind::kIndex, "aten::take: lost"}));
  std::vector<std::string> warnings;
  support::SetWarningHandler([&](const std::string& message) { warnings.push_back(message); });
  Runtime::Shutdown();
  support::SetWarningHandler(nullptr);
  TT_EXPECT(warnings.size() == 1);
  TT_EXPECT(!warnings.empty() && warnings[0].find("tpu:1") != std::string::npos &&
            warnings[0].find("aten::take: lost") != std::string::npos);
  return story.status();
}

int Forking() {
  Story story;
  Runtime::Configure({"cpu", TORCH_TPU_FAKE_PLUGIN, 1});
  Device& device = Runtime::Get().device(0);
  const float values[2] = {1, -2};
  BufferRef buffer = Upload(device, values, DType::kF32, {2});
  TT_EXPECT(!Runtime::IsInBadFork());
  pid_t child = ::fork();
  if (child == 0) {
    ::alarm(60);
    Story inner;
    inner.Expect(Runtime::IsInBadFork(), "IsInBadFork in the child");
    inner.Expect(Runtime::DeviceCount() == 0, "no devices in the child");
    inner.ExpectThrows([] { Runtime::Get(); }, {"forked subprocess", "spawn"});
    float out[2];
    inner.ExpectThrows([&] { Download(*buffer, out, sizeof out); }, {"forked subprocess"});
    inner.ExpectThrows([&] { HostPointer(*buffer); }, {"forked subprocess"});
    Runtime::Shutdown();  // does nothing, and does not hang
    ::_exit(inner.status());
  }
  TT_EXPECT(child > 0 && Wait(child) == 0);
  TT_EXPECT(!Runtime::IsInBadFork());
  float out[2] = {};
  Download(*buffer, out, sizeof out);
  TT_EXPECT(out[0] == 1 && out[1] == -2);
  return story.status();
}

TEST_CASE("a runtime is configured, breaks, is replaced, and starts once") {
  Scratch scratch;
  ScopedKnob no_cache(KnobId::kCache, "0");
  CHECK(Wait(Fork([&] { return Configuring(scratch.path()); })) == 0);
  CHECK_FALSE(Runtime::IsConfigured());
}

TEST_CASE("a forked child is told that it has no runtime") {
  ScopedKnob no_cache(KnobId::kCache, "0");
  CHECK(Wait(Fork(Forking)) == 0);
  CHECK_FALSE(Runtime::IsInBadFork());
}

TEST_CASE("a location is asked for only where it is worth it") {
  CHECK(Runtime::Location() == "");
  Runtime::SetLocationProvider([] { return std::string("model.py:12"); });
  CHECK(Runtime::Location() == "model.py:12");
  Runtime::SetLocationProvider(nullptr);
  CHECK(Runtime::Location() == "");
  CHECK_FALSE(Runtime::WantsLocations());
  ScopedKnob strict(KnobId::kStrict, "1");
  CHECK(Runtime::WantsLocations());
}

}  // namespace
}  // namespace torch_tpu::runtime
