#include "runtime/compiler.h"

#include <atomic>
#include <thread>

#include "runtime/fixture.h"
#include "runtime/scratch_cache.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {
namespace {

constexpr const char* kCompile = "PJRT_Client_Compile";
constexpr const char* kLoad = "PJRT_Executable_DeserializeAndLoad";

std::string NegateText(int size) {
  std::string t = "tensor<" + std::to_string(size) + "xf32>";
  return "\"builtin.module\"() <{sym_name = \"m\"}> ({ \"func.func\"() <{sym_name = \"main\", function_type = (" + t +
         ") -> (" + t + ")}> ({\n^bb0(%x: " + t + "):\n  %r = \"stablehlo.negate\"(%x) : (" + t + ") -> " + t +
         "\n  \"func.return\"(%r) : (" + t + ") -> ()\n}) : () -> () }) : () -> ()\n";
}

class CompilerFixture : public Fixture {
 public:
  CompilerFixture() : dir_(KnobId::kCacheDir, scratch.cache()), on_(KnobId::kCache, "1") {}

  void CheckRuns(const Executable& executable) {
    BufferRef x = Floats({1, -2});
    PJRT_Buffer *in = x->raw(), *out = nullptr;
    executable.loaded->Execute({&in, 1}, {&out, 1});
    pjrt::Buffer result(client().api(), out);
    float values[2];
    result.ToHost(values, sizeof values);
    CHECK(values[0] == -1);
    CHECK(values[1] == 2);
  }
  // The files of the cache's entries.
  std::vector<std::string> Files() const {
    std::vector<std::string> files;
    for (const auto& item : fs::recursive_directory_iterator(scratch.cache())) {
      if (item.is_regular_file() && item.path().filename().string().size() == 64) files.push_back(item.path());
    }
    return files;
  }

  Scratch scratch;

 private:
  ScopedKnob dir_, on_;
};

TEST_CASE_FIXTURE(CompilerFixture, "memory, then disk, then the plugin") {
  support::ResetMetrics();
  {
    Compiler compiler(client());
    auto first = compiler.Get(NegateText(2), "aten::neg");
    CHECK(fake::Calls(kCompile) == 1);
    CHECK(compiler.Get(NegateText(2), "aten::neg") == first);
    CHECK(fake::Calls(kCompile) == 1);
    CHECK(fake::Calls(kLoad) == 0);
    CheckRuns(*first);
    CHECK(compiler.Get(NegateText(3), "aten::neg") != first);
    CHECK(fake::Calls(kCompile) == 2);
  }
  CHECK(Files().size() == 2);
  // Another process, so to speak.
  Compiler compiler(client());
  auto loaded = compiler.Get(NegateText(2), "aten::neg");
  CHECK(fake::Calls(kCompile) == 2);
  CHECK(fake::Calls(kLoad) == 1);
  CheckRuns(*loaded);
  CHECK(compiler.Get(NegateText(2), "aten::neg") == loaded);
  CHECK(fake::Calls(kLoad) == 1);
  REQUIRE(compiler.disk() != nullptr);
  CHECK(compiler.disk()->stat().hits == 1);
  support::Metrics metrics = support::SnapshotMetrics();
  CHECK(metrics.compiles == 2);
  CHECK(metrics.disk_hits == 1);
  CHECK(scratch.warnings.empty());
}

TEST_CASE_FIXTURE(CompilerFixture, "a damaged entry is compiled again and replaced") {
  { Compiler(client()).Get(NegateText(2), "aten::neg"); }
  REQUIRE(Files().size() == 1);
  std::string file = Files()[0], whole = Slurp(file), bytes = whole;
  SUBCASE("a bit") { bytes[bytes.size() / 2] ^= 1; }
  SUBCASE("cut") { bytes.resize(bytes.size() - 40); }
  SUBCASE("emptied") { bytes.clear(); }
  Spill(file, bytes);
  {
    Compiler compiler(client());
    CheckRuns(*compiler.Get(NegateText(2), "aten::neg"));
    CHECK(fake::Calls(kCompile) == 2);
    CHECK(compiler.disk()->stat().damaged == 1);
  }
  CHECK(scratch.warnings.size() == 1);
  CHECK(Slurp(file) == whole);
  Compiler(client()).Get(NegateText(2), "aten::neg");
  CHECK(fake::Calls(kCompile) == 2);
}

TEST_CASE_FIXTURE(CompilerFixture, "an entry that the plugin refuses is compiled again and replaced") {
  { Compiler(client()).Get(NegateText(2), "aten::neg"); }
  fake::FailNext(kLoad, PJRT_Error_Code_INVALID_ARGUMENT, "not mine");
  Compiler compiler(client());
  uint64_t hits = support::SnapshotMetrics().disk_hits;
  CheckRuns(*compiler.Get(NegateText(2), "aten::neg"));
  CHECK(fake::Calls(kCompile) == 2);
  CHECK(support::SnapshotMetrics().disk_hits == hits);
  REQUIRE(scratch.warnings.size() == 1);
  CHECK(scratch.warnings[0].find("not mine") != std::string::npos);
  CHECK(compiler.disk()->stat().stores == 1);
}

TEST_CASE_FIXTURE(CompilerFixture, "threads that ask together share one compile") {
  SUBCASE("without a disk") { support::SetKnob(KnobId::kCache, "0"); }
  SUBCASE("with a disk") {}
  Compiler compiler(client());
  std::vector<std::shared_ptr<const Executable>> got(8);
  std::atomic<int> ready{0};
  std::vector<std::thread> threads;
  for (size_t t = 0; t < got.size(); ++t) {
    threads.emplace_back([&, t] {
      ++ready;
      while (ready < 8) std::this_thread::yield();
      got[t] = compiler.Get(NegateText(t % 2 == 0 ? 2 : 5), "aten::neg");
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(fake::Calls(kCompile) == 2);
  for (size_t t = 2; t < got.size(); ++t) CHECK(got[t] == got[t % 2]);
  CHECK(got[0] != got[1]);
}

TEST_CASE_FIXTURE(CompilerFixture, "a program that the compiler refuses names the op, and is not kept") {
  Compiler compiler(client());
  std::string bad = NegateText(2);
  bad.replace(bad.find("stablehlo.negate"), 16, "stablehlo.cosine");
  for (int i = 1; i <= 2; ++i) {
    CheckThrows([&] { compiler.Get(bad, "aten::cos"); }, ErrorKind::kNotImplemented,
                {"aten::cos: the compiler refused the program: ", "stablehlo.cosine"});
    CHECK(fake::Calls(kCompile) == i);
  }
  fake::FailNext(kCompile, PJRT_Error_Code_INTERNAL, "crashed");
  CheckThrows([&] { compiler.Get(NegateText(2), "aten::neg"); }, ErrorKind::kRuntime, {"aten::neg: ", "crashed"});
  CheckRuns(*compiler.Get(NegateText(2), "aten::neg"));
  CHECK(Files().size() == 1);
}

TEST_CASE_FIXTURE(CompilerFixture, "a plugin that cannot serialize still compiles") {
  Compiler compiler(client());
  fake::FailNext("PJRT_Executable_Serialize", PJRT_Error_Code_UNIMPLEMENTED, "never");
  fake::FailNext("PJRT_Executable_Serialize", PJRT_Error_Code_UNIMPLEMENTED, "never");
  CheckRuns(*compiler.Get(NegateText(2), "aten::neg"));
  compiler.Get(NegateText(3), "aten::neg");
  REQUIRE(scratch.warnings.size() == 1);  // once for all programs
  CHECK(scratch.warnings[0].find("cannot serialize") != std::string::npos);
  CHECK(compiler.disk()->stat().stores == 0);
}

TEST_CASE_FIXTURE(CompilerFixture, "a read-only cache is read and not written") {
  { Compiler(client()).Get(NegateText(2), "aten::neg"); }
  ScopedKnob read_only(KnobId::kCacheReadOnly, "1");
  Compiler compiler(client());
  compiler.Get(NegateText(2), "aten::neg");
  CHECK(fake::Calls(kCompile) == 1);
  compiler.Get(NegateText(3), "aten::neg");
  CHECK(fake::Calls(kCompile) == 2);
  CHECK(Files().size() == 1);
}

TEST_CASE_FIXTURE(CompilerFixture, "without a cache nothing touches the disk") {
  ScopedKnob off(KnobId::kCache, "0");
  Compiler compiler(client());
  CHECK(compiler.disk() == nullptr);
  compiler.Get(NegateText(2), "aten::neg");
  CHECK_FALSE(fs::exists(scratch.cache()));
}

TEST_CASE_FIXTURE(CompilerFixture, "programs for several devices are others than those for one") {
  { Compiler(client()).Get(NegateText(2), "aten::neg"); }
  pjrt::ClientOptions options;
  options.device_count = 2;
  auto two = pjrt::Client::Create(pjrt::Plugin::FromApi(fake::Api(), "fake"), options);
  {
    Compiler compiler(*two);
    CHECK(compiler.Get(NegateText(2), "aten::neg")->portable);
  }
  CHECK(fake::Calls(kCompile) == 2);
  CHECK(fake::Calls(kLoad) == 0);
  CHECK_FALSE(Compiler(client()).Get(NegateText(2), "aten::neg")->portable);
  CHECK(fake::Calls(kLoad) == 1);
}

}  // namespace
}  // namespace torch_tpu::runtime
