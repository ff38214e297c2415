#include "pjrt/build_id.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

#include "support/error.h"
#include "support/hash.h"

namespace torch_tpu::pjrt {
namespace {

constexpr size_t kEdge = size_t{1} << 20;
constexpr size_t kPage = 4096;
constexpr size_t kPages = 256;

class FileDescriptor {
 public:
  explicit FileDescriptor(const std::string& path) : fd_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~FileDescriptor() {
    if (fd_ >= 0) close(fd_);
  }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  int get() const { return fd_; }

 private:
  int fd_;
};

}  // namespace

std::string FileBuildId(const std::string& path, const std::string& salt) {
  FileDescriptor file(path);
  struct stat info;
  TT_CHECK(file.get() >= 0 && fstat(file.get(), &info) == 0, kRuntime, "PJRT plugin: cannot read '", path,
           "': ", std::strerror(errno));
  const size_t size = static_cast<size_t>(info.st_size);

  support::Sha256 hash;
  hash.Update(salt);
  hash.Update(&size, sizeof size);
  std::vector<char> block(kEdge);
  auto add = [&](size_t offset, size_t length) {
    length = std::min(length, size - std::min(offset, size));
    for (size_t done = 0; done < length;) {
      ssize_t got = pread(file.get(), block.data() + done, length - done, static_cast<off_t>(offset + done));
      if (got < 0 && errno == EINTR) continue;
      TT_CHECK(got > 0, kRuntime, "PJRT plugin: cannot read '", path,
               "': ", got < 0 ? std::strerror(errno) : "truncated");
      done += static_cast<size_t>(got);
    }
    hash.Update(block.data(), length);
  };
  add(0, kEdge);
  for (size_t i = 1; i <= kPages && size > 2 * kEdge; ++i) add(size / (kPages + 1) * i / kPage * kPage, kPage);
  add(size > kEdge ? size - kEdge : 0, kEdge);
  support::Sha256::Digest digest = hash.Finish();
  return support::Hex(digest.data(), digest.size());
}

}  // namespace torch_tpu::pjrt
