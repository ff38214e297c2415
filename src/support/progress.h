// Tells a person at a terminal what takes so long: nothing for two seconds, then one line that counts the seconds and
// goes away when it is over. Silent where stderr is no terminal. One object a task, on any thread.
#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace torch_tpu::support {

class Progress {
 public:
  using Show = std::function<void(const std::string& text)>;

  // `what`: "compiling graph0_forward".
  explicit Progress(std::string what);
  // For tests: shows by this function, first after `delay`, then every `step`.
  Progress(std::string what, std::chrono::milliseconds delay, std::chrono::milliseconds step, Show show);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void Run(std::chrono::milliseconds delay, std::chrono::milliseconds step);

  const std::string what_;
  const Show show_;
  std::mutex mutex_;
  std::condition_variable over_;
  bool done_ = false;
  std::thread thread_;
};

}  // namespace torch_tpu::support
