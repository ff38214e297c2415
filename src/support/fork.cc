#include "support/fork.h"

#include <pthread.h>

#include <atomic>

namespace torch_tpu::support {
namespace {
std::atomic<uint64_t> g_generation{0};
const int g_registered = pthread_atfork(nullptr, nullptr, [] { g_generation.fetch_add(1, std::memory_order_relaxed); });
}  // namespace

uint64_t ForkGeneration() noexcept {
  (void)g_registered;
  return g_generation.load(std::memory_order_relaxed);
}

}  // namespace torch_tpu::support
