// Identity of a large binary file by its contents, in milliseconds. Thread-safe: a pure function of the file.
#pragma once
#include <string>

namespace torch_tpu::pjrt {

// 64 hexadecimal digits that depend on `salt` and on the contents of the file at `path`. Throws support::Error when the
// file cannot be read.
//
// Plugins have hundreds of megabytes, and hashing one whole would double the start-up time, so this samples: the size,
// the first megabyte (ELF header, build-id note where there is one, hashes of exported symbols), the last (section
// headers and symbol names, where every shifted address shows) and 256 pages spread evenly between. Time stamps and
// inode are left out on purpose: a cache that is moved to another machine with the same plugin must stay valid.
std::string FileBuildId(const std::string& path, const std::string& salt);

}  // namespace torch_tpu::pjrt
