#include "support/env.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "doctest.h"
#include "support/error.h"

namespace torch_tpu::support {
namespace {

// Sets a variable for one test and makes its knob read it.
class Variable {
 public:
  Variable(KnobId id, const char* text) : id_(id), name_(Knobs()[static_cast<size_t>(id)].name) {
    if (const char* old = std::getenv(name_)) old_ = old;
    if (text != nullptr) {
      ::setenv(name_, text, 1);
    } else {
      ::unsetenv(name_);
    }
    ResetKnob(id);
  }
  ~Variable() {
    if (old_) {
      ::setenv(name_, old_->c_str(), 1);
    } else {
      ::unsetenv(name_);
    }
    ResetKnob(id_);
  }

 private:
  KnobId id_;
  const char* name_;
  std::optional<std::string> old_;
};

std::string Message(KnobId id, const char* text) {
  try {
    SetKnob(id, text);
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::kValue);
    return error.what();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("every knob is named once, documented, and has a default that it accepts") {
  std::set<std::string> names;
  for (const Knob& knob : Knobs()) {
    CAPTURE(knob.name);
    CHECK(names.insert(knob.name).second);
    CHECK(std::string(knob.name).starts_with("TORCH_TPU_"));
    CHECK(std::string(knob.doc).size() > 10);
    CHECK(FindKnob(knob.name) == knob.id);
    CHECK(*KnobTypeName(knob.type) != '\0');
    Variable unset(knob.id, nullptr);
    CHECK(KnobText(knob.id) == knob.default_text);
    CHECK_FALSE(KnobIsSet(knob.id));
  }
  CHECK_FALSE(FindKnob("TORCH_TPU_NOTHING"));
}

TEST_CASE("a variable is read once, and a set value goes before it") {
  Variable devices(KnobId::kCpuDevices, "4");
  CHECK(KnobValue(KnobId::kCpuDevices) == 4);
  CHECK(KnobIsSet(KnobId::kCpuDevices));
  ::setenv("TORCH_TPU_CPU_DEVICES", "5", 1);
  CHECK(KnobValue(KnobId::kCpuDevices) == 4);
  SetKnob(KnobId::kCpuDevices, "6");
  CHECK(KnobValue(KnobId::kCpuDevices) == 6);
  CHECK(KnobText(KnobId::kCpuDevices) == "6");
  ResetKnob(KnobId::kCpuDevices);
  CHECK(KnobValue(KnobId::kCpuDevices) == 5);
}

TEST_CASE("nothing is as good as unset") {
  Variable devices(KnobId::kCpuDevices, " ");
  CHECK(KnobValue(KnobId::kCpuDevices) == 1);
  CHECK_FALSE(KnobIsSet(KnobId::kCpuDevices));
}

TEST_CASE("booleans are read in the usual spellings") {
  Variable keep(KnobId::kStrict, nullptr);
  for (const char* yes : {"1", "true", "ON", " yes "}) {
    SetKnob(KnobId::kStrict, yes);
    CHECK(StrictMode());
  }
  for (const char* no : {"0", "False", "off", "no"}) {
    SetKnob(KnobId::kStrict, no);
    CHECK_FALSE(StrictMode());
  }
}

TEST_CASE("a bad value says variable, expected and got, and changes nothing") {
  Variable a(KnobId::kStrict, nullptr), b(KnobId::kCpuDevices, nullptr), c(KnobId::kCacheSize, nullptr),
      d(KnobId::kFallback, nullptr), e(KnobId::kLog, nullptr), f(KnobId::kMemoryLimit, nullptr);
  SetKnob(KnobId::kCpuDevices, "3");
  CHECK(Message(KnobId::kStrict, "maybe") == "TORCH_TPU_STRICT: expected 0 or 1, got \"maybe\"");
  CHECK(Message(KnobId::kCpuDevices, "0") ==
        "TORCH_TPU_CPU_DEVICES: expected a whole number from 1 to 1024, got \"0\"");
  CHECK(Message(KnobId::kCpuDevices, "2x") ==
        "TORCH_TPU_CPU_DEVICES: expected a whole number from 1 to 1024, got \"2x\"");
  CHECK(Message(KnobId::kCacheSize, "big") == "TORCH_TPU_CACHE_SIZE: expected a size such as 512M or 2G, got \"big\"");
  CHECK(Message(KnobId::kCacheSize, "none") ==
        "TORCH_TPU_CACHE_SIZE: expected a size such as 512M or 2G, got \"none\"");
  CHECK(Message(KnobId::kMemoryLimit, "-1") ==
        "TORCH_TPU_MEMORY_LIMIT: expected \"none\" or a size such as 512M or 2G, got \"-1\"");
  CHECK(Message(KnobId::kFallback, "loud") == "TORCH_TPU_FALLBACK: expected one of warn,error,silent, got \"loud\"");
  CHECK(Message(KnobId::kLog, "cache,what").find("got \"cache,what\"") != std::string::npos);
  CHECK(KnobValue(KnobId::kCpuDevices) == 3);
}

TEST_CASE("a bad variable raises at every read until it is set right") {
  Variable devices(KnobId::kCpuDevices, "many");
  CHECK_THROWS_AS(KnobValue(KnobId::kCpuDevices), Error);
  CHECK_THROWS_AS(KnobValue(KnobId::kCpuDevices), Error);
  CHECK_THROWS_AS(KnobText(KnobId::kCpuDevices), Error);
  CHECK_THROWS_AS(CheckEnvironment(), Error);
  SetKnob(KnobId::kCpuDevices, "2");
  CHECK(KnobValue(KnobId::kCpuDevices) == 2);
  CheckEnvironment();
}

TEST_CASE("sizes take suffixes of 1024") {
  CHECK(ParseBytes("0") == 0);
  CHECK(ParseBytes("17") == 17);
  CHECK(ParseBytes("2k") == 2048);
  CHECK(ParseBytes("512M") == int64_t{512} << 20);
  CHECK(ParseBytes("2 GiB") == int64_t{2} << 30);
  CHECK(ParseBytes("3TB") == int64_t{3} << 40);
  CHECK(ParseBytes("5B") == 5);
  CHECK(ParseBytes("8388607T") == int64_t{8388607} << 40);
  for (const char* bad : {"", "G", "-1", "1.5G", "2X", "8388608T", "99999999999999999999", "5ib", "1 2"}) {
    CAPTURE(bad);
    CHECK_FALSE(ParseBytes(bad));
  }
}

TEST_CASE("choices and lists become numbers") {
  Variable keep(KnobId::kFallback, nullptr), log(KnobId::kLog, nullptr);
  CHECK(GetFallbackPolicy() == FallbackPolicy::kWarn);
  SetKnob(KnobId::kFallback, "error");
  CHECK(GetFallbackPolicy() == FallbackPolicy::kError);
  SetKnob(KnobId::kFallback, "Silent");
  CHECK(GetFallbackPolicy() == FallbackPolicy::kSilent);
  CHECK(KnobValue(KnobId::kLog) == 0);
  SetKnob(KnobId::kLog, "cache, execute,");
  CHECK(KnobValue(KnobId::kLog) == (2 | 8));
  SetKnob(KnobId::kLog, "all");
  CHECK(KnobValue(KnobId::kLog) == 63);
}

TEST_CASE("strict mode limits memory where the user did not say otherwise") {
  Variable limit(KnobId::kMemoryLimit, nullptr), strict(KnobId::kStrict, nullptr);
  CHECK_FALSE(MemoryLimit());
  SetKnob(KnobId::kStrict, "1");
  CHECK(MemoryLimit() == uint64_t{16} << 30);
  SetKnob(KnobId::kMemoryLimit, "1G");
  CHECK(MemoryLimit() == uint64_t{1} << 30);
  SetKnob(KnobId::kMemoryLimit, "none");
  CHECK_FALSE(MemoryLimit());
}

TEST_CASE("unknown variables are found") {
  ::setenv("TORCH_TPU_STRCIT", "1", 1);
  std::vector<std::string> unknown = UnknownVariables();
  ::unsetenv("TORCH_TPU_STRCIT");
  CHECK(std::count(unknown.begin(), unknown.end(), "TORCH_TPU_STRCIT") == 1);
  CHECK(std::count(unknown.begin(), unknown.end(), "TORCH_TPU_STRICT") == 0);
}

}  // namespace torch_tpu::support
