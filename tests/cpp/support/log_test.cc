#include "support/log.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

#include "doctest.h"

namespace torch_tpu::support {
namespace {

// What `run` writes to stderr.
template <typename F>
std::string Captured(F&& run) {
  char name[] = "/tmp/torch_tpu_log_XXXXXX";
  int file = ::mkstemp(name);
  REQUIRE(file >= 0);
  // Appending, as terminals and redirected logs do.
  ::fcntl(file, F_SETFL, O_APPEND);
  int saved = ::dup(STDERR_FILENO);
  ::dup2(file, STDERR_FILENO);
  run();
  ::dup2(saved, STDERR_FILENO);
  ::close(saved);
  ::close(file);
  std::stringstream text;
  text << std::ifstream(name).rdbuf();
  ::unlink(name);
  return text.str();
}

}  // namespace

TEST_CASE("only the categories that are on are evaluated and written") {
  SetKnob(KnobId::kLog, "cache");
  int evaluated = 0;
  std::string text = Captured([&] {
    TT_LOG(kCompile, "not this ", ++evaluated);
    TT_LOG(kCache, "one\ntwo ", 3);
  });
  ResetKnob(KnobId::kLog);
  CHECK(evaluated == 0);
  CHECK(text.starts_with("[torch_tpu cache +"));
  CHECK(text.ends_with("] one\\ntwo 3\n"));
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
}

TEST_CASE("every category is a choice of TORCH_TPU_LOG, in order") {
  const char* names[] = {"compile", "cache", "fallback", "execute", "transfer", "runtime"};
  for (int i = 0; i < 6; ++i) {
    SetKnob(KnobId::kLog, names[i]);
    for (int j = 0; j < 6; ++j) CHECK(LogEnabled(static_cast<LogCategory>(j)) == (i == j));
    std::string text = Captured([&] { Log(static_cast<LogCategory>(i), "x"); });
    CHECK(text.starts_with(std::string("[torch_tpu ") + names[i] + " "));
  }
  ResetKnob(KnobId::kLog);
}

TEST_CASE("lines of several threads do not mix") {
  SetKnob(KnobId::kLog, "execute");
  std::string text = Captured([] {
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
      threads.emplace_back([t] {
        for (int i = 0; i < 50; ++i) TT_LOG(kExecute, "begin ", std::string(100, static_cast<char>('a' + t)), " end");
      });
    }
    for (std::thread& thread : threads) thread.join();
  });
  ResetKnob(KnobId::kLog);
  std::istringstream lines(text);
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    ++count;
    size_t at = line.find("begin ");
    REQUIRE(at != std::string::npos);
    std::string body = line.substr(at + 6);
    CHECK(body == std::string(100, body[0]) + " end");
  }
  CHECK(count == 200);
}

TEST_CASE("a bad TORCH_TPU_LOG never makes a log line throw") {
  ::setenv("TORCH_TPU_LOG", "nonsense", 1);
  ResetKnob(KnobId::kLog);
  ResetWarnings();
  std::string text = Captured([] {
    TT_LOG(kCache, "x");
    TT_LOG(kCache, "x");
  });
  ::unsetenv("TORCH_TPU_LOG");
  ResetKnob(KnobId::kLog);
  ResetWarnings();
  CHECK(text.starts_with("torch_tpu: warning: TORCH_TPU_LOG: expected"));
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
}

TEST_CASE("a warning is shown once per key and goes to the handler") {
  std::vector<std::string> shown;
  SetWarningHandler([&](const std::string& message) { shown.push_back(message); });
  ResetWarnings();
  CHECK(WarnOnce("a", "first"));
  CHECK_FALSE(WarnOnce("a", "second"));
  CHECK(WarnOnce("b", "third"));
  Warn("always");
  Warn("always");
  SetWarningHandler(nullptr);
  ResetWarnings();
  CHECK(shown == std::vector<std::string>{"first", "third", "always", "always"});
  CHECK(Captured([] { Warn("to stderr"); }) == "torch_tpu: warning: to stderr\n");
}

}  // namespace torch_tpu::support
