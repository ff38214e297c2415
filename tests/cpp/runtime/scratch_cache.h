// What the tests of the disk cache share: a directory of their own, bytes to store, and child processes.
#pragma once
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "doctest.h"
#include "runtime/disk_cache.h"
#include "support/hash.h"
#include "support/log.h"

namespace torch_tpu::runtime {

namespace fs = std::filesystem;
using support::Sha256;

inline constexpr uint64_t kLarge = uint64_t{1} << 30;

// A directory that goes away with its test, and the warnings shown meanwhile.
class Scratch {
 public:
  Scratch() {
    char name[] = "/tmp/torch_tpu_cache_XXXXXX";
    REQUIRE(::mkdtemp(name) != nullptr);
    path_ = name;
    support::ResetWarnings();
    support::SetWarningHandler([this](const std::string& message) { warnings.push_back(message); });
  }
  ~Scratch() {
    support::SetWarningHandler(nullptr);
    support::ResetWarnings();
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  const std::string& path() const { return path_; }
  std::string cache() const { return path_ + "/cache"; }
  std::vector<std::string> warnings;

 private:
  std::string path_;
};

inline std::string FileOf(const std::string& dir, const std::string& key) {
  std::string name = Sha256::HexOf(key);
  return dir + "/" + name.substr(0, 2) + "/" + name;
}

inline std::string Slurp(const std::string& path) {
  std::stringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

inline void Spill(const std::string& path, const std::string& bytes) {
  // Cutting a file that is there makes some file systems write it out first.
  ::unlink(path.c_str());
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out << bytes;
  REQUIRE(out.good());
  REQUIRE(::chmod(path.c_str(), 0600) == 0);
}

inline std::string Pattern(size_t n, int seed) {
  std::string bytes(n, '\0');
  uint32_t random = static_cast<uint32_t>(seed) * 2654435761u + 1;
  for (char& c : bytes) {
    random = random * 1664525 + 1013904223;
    c = static_cast<char>(random >> 24);
  }
  return bytes;
}

// A last use `seconds` ago.
inline void Age(const std::string& path, int seconds) {
  timespec times[2];
  ::clock_gettime(CLOCK_REALTIME, &times[0]);
  times[0].tv_sec -= seconds;
  times[1] = times[0];
  REQUIRE(::utimensat(AT_FDCWD, path.c_str(), times, 0) == 0);
}

inline std::vector<std::string> TempFiles(const std::string& dir) {
  std::vector<std::string> found;
  for (const auto& item : fs::recursive_directory_iterator(dir)) {
    if (item.path().filename().string().starts_with("tmp-")) found.push_back(item.path());
  }
  return found;
}

template <typename F>
pid_t Fork(F&& run) {
  pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    ::alarm(60);
    int status = 99;
    try {
      status = run();
    } catch (...) {
    }
    ::_exit(status);
  }
  return child;
}

// The exit status, or 1000 and the signal.
inline int Wait(pid_t child) {
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

}  // namespace torch_tpu::runtime
