// Keeps processes from compiling one program at the same time: who finds a program missing takes its lock, compiles and
// stores; the others wait and find it. Locks are the kernel's (flock), so a process that is killed lets go; one that
// hangs is waited for only so long. Programs share 256 locks by the first byte of their names. A lock that cannot be
// had, for whatever reason, costs a second compile, no more.
#pragma once
#include <chrono>
#include <string>

#include "support/unique_fd.h"

namespace torch_tpu::runtime {

class CacheLock {
 public:
  // `dir`: the cache's; `name`: the entry's. Returns with the lock, or without it after `limit`.
  CacheLock(const std::string& dir, const std::string& name, std::chrono::milliseconds limit);
  ~CacheLock() = default;
  CacheLock(const CacheLock&) = delete;
  CacheLock& operator=(const CacheLock&) = delete;

  bool held() const { return held_; }
  // Somebody else held it: the entry may be there by now.
  bool waited() const { return waited_; }

 private:
  support::UniqueFd file_;  // closing it lets go
  bool held_ = false, waited_ = false;
};

}  // namespace torch_tpu::runtime
