// Random number generators of the device: standard Philox4x32-10, whose whole state is a seed and an offset on the
// host. The offset counts counters, four 32-bit words each; an op that draws n words takes ceil(n / 4) counters in
// program order. Thread-safe.
#pragma once
#include <ATen/core/Generator.h>
#include <c10/core/GeneratorImpl.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "support/mutex.h"

namespace torch_tpu::aten {

inline constexpr int kWordsPerCounter = 4;

class TpuGenerator final : public c10::GeneratorImpl {
 public:
  struct Philox {
    uint64_t seed = c10::default_rng_seed_val;
    uint64_t offset = 0;
  };

  explicit TpuGenerator(c10::DeviceIndex index);
  static c10::DeviceType device_type() { return c10::DeviceType::PrivateUse1; }

  // Sets the offset to 0 as well.
  void set_current_seed(uint64_t seed) override;
  uint64_t current_seed() const override;
  // A fresh seed from the system.
  uint64_t seed() override;
  void set_offset(uint64_t offset) override;
  uint64_t get_offset() const override;
  // 16 bytes of uint8 on the CPU: seed, then offset, little-endian.
  void set_state(const c10::TensorImpl& state) override;
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override;
  // Generators that share one state: what one draws, the others have drawn.
  void graphsafe_set_state(const c10::intrusive_ptr<c10::GeneratorImpl>& state) override;
  c10::intrusive_ptr<c10::GeneratorImpl> graphsafe_get_state() const override;

  // The state before the draw.
  Philox Advance(uint64_t counters);

 private:
  struct Shared {
    support::SpinLock lock;
    Philox philox TT_GUARDED_BY(lock);
  };

  TpuGenerator* clone_impl() const override;
  std::shared_ptr<Shared> shared() const;
  Philox Read() const;
  void Write(Philox philox);

  mutable support::SpinLock lock_;  // PyTorch holds mutex_ around some of these calls, not all
  std::shared_ptr<Shared> shared_ TT_GUARDED_BY(lock_);
};

// The generator that ops use when they are given none (negative: of the current device). It is seeded by the system
// until torch.manual_seed.
const at::Generator& DefaultGenerator(c10::DeviceIndex index);
// torch.Generator("tpu"): with PyTorch's default seed.
at::Generator NewGenerator(c10::DeviceIndex index);

// (seed, offset) for an op that draws `numel` words, from `generator` or, where there is none, from the device's.
// Raises RuntimeError for a generator of another device type.
std::pair<uint64_t, uint64_t> NextPhilox(const std::optional<at::Generator>& generator, int64_t numel,
                                         c10::DeviceIndex device);

}  // namespace torch_tpu::aten
