#include "support/progress.h"

#include <unistd.h>

#include <cstdio>
#include <utility>

namespace torch_tpu::support {

using std::chrono::milliseconds;

namespace {

bool AtTerminal() {
  static const bool at_terminal = ::isatty(STDERR_FILENO) != 0;
  return at_terminal;
}

// Over the line before: back to its start, and blank behind the text.
void ShowOnStderr(const std::string& text) {
  std::fprintf(stderr, "\r\033[K%s", text.c_str());
  std::fflush(stderr);
}

}  // namespace

Progress::Progress(std::string what)
    : Progress(std::move(what), milliseconds(2000), milliseconds(1000), AtTerminal() ? ShowOnStderr : Show()) {}

Progress::Progress(std::string what, milliseconds delay, milliseconds step, Show show)
    : what_(std::move(what)), show_(std::move(show)) {
  if (show_) thread_ = std::thread([this, delay, step] { Run(delay, step); });
}

Progress::~Progress() {
  if (!thread_.joinable()) return;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    done_ = true;
  }
  over_.notify_one();
  thread_.join();
}

void Progress::Run(milliseconds delay, milliseconds step) {
  const auto start = std::chrono::steady_clock::now();
  std::unique_lock<std::mutex> lock(mutex_);
  if (over_.wait_for(lock, delay, [this] { return done_; })) return;
  do {
    auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start).count();
    show_("[torch_tpu] " + what_ + ": " + std::to_string(seconds) + " s");
  } while (!over_.wait_for(lock, step, [this] { return done_; }));
  show_("");
}

}  // namespace torch_tpu::support
