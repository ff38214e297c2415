#include "runtime/cache_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <thread>

namespace torch_tpu::runtime {

using std::chrono::milliseconds;

CacheLock::CacheLock(const std::string& dir, const std::string& name, milliseconds limit) {
  const std::string folder = dir + "/" + name.substr(0, 2);
  (void)::mkdir(folder.c_str(), 0700);
  support::UniqueFd root(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!root.valid()) return;
  file_ = support::UniqueFd(::openat(root.get(), "lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600));
  if (!file_.valid()) return;
  const auto end = std::chrono::steady_clock::now() + limit;
  for (milliseconds pause{1};; pause = std::min(pause * 2, milliseconds{50})) {
    if (::flock(file_.get(), LOCK_EX | LOCK_NB) == 0) {
      held_ = true;
      return;
    }
    if (errno != EWOULDBLOCK && errno != EINTR) return;
    waited_ = true;
    if (std::chrono::steady_clock::now() >= end) return;
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace torch_tpu::runtime
