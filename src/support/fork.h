// Tells a forked child from the process that started our threads: a child has none of them, and a lock that one of
// them held stays locked. What owns a thread remembers the generation it was made in and leaves everything alone in
// another. Thread-safe.
#pragma once
#include <cstdint>

namespace torch_tpu::support {

// 0 in the first process, one more in every child of a fork. Does not notice a raw clone() system call.
uint64_t ForkGeneration() noexcept;

}  // namespace torch_tpu::support
