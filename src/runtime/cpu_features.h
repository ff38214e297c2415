// What a program compiled for this processor may rely on, as text for cache keys. Thread-safe.
#pragma once
#include <string>

namespace torch_tpu::runtime {

// Vendor, family, model, instruction-set bits and the register state that the system saves. Equal on machines that can
// exchange programs; microcode, mitigations, core numbers and stepping are left out, so it survives updates.
const std::string& CpuFeatures();

}  // namespace torch_tpu::runtime
