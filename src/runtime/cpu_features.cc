#include "runtime/cpu_features.h"

#if !defined(__x86_64__)
#error "torch_tpu supports x86-64 only"
#endif

#include <cpuid.h>

#include <cstdint>
#include <cstdio>
#include <cstring>

namespace torch_tpu::runtime {
namespace {

struct Registers {
  uint32_t eax = 0, ebx = 0, ecx = 0, edx = 0;
};

Registers Leaf(uint32_t leaf, uint32_t subleaf = 0) {
  Registers r;
  // __get_cpuid_count refuses leaves beyond the last one; r stays 0 then.
  if (!__get_cpuid_count(leaf, subleaf, &r.eax, &r.ebx, &r.ecx, &r.edx)) return {};
  return r;
}

uint64_t SavedState() {
  uint32_t low = 0, high = 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return uint64_t{high} << 32 | low;
}

std::string Read() {
  // Leaf 7, edx: bits that microcode and mitigations switch (MD_CLEAR, TSX abort, IBRS, STIBP, L1D_FLUSH, ...).
  constexpr uint32_t kMitigations = 1u << 9 | 1u << 10 | 1u << 11 | 1u << 13 | 0xFC000000u;

  Registers vendor = Leaf(0);
  char name[13] = {};
  std::memcpy(name, &vendor.ebx, 4);
  std::memcpy(name + 4, &vendor.edx, 4);
  std::memcpy(name + 8, &vendor.ecx, 4);
  Registers base = Leaf(1);
  uint32_t family = base.eax >> 8 & 15, model = base.eax >> 4 & 15;
  if (family == 6 || family == 15) model |= base.eax >> 12 & 0xF0;
  if (family == 15) family += base.eax >> 20 & 0xFF;
  bool xsave = base.ecx & bit_OSXSAVE;
  Registers seven = Leaf(7), seven_one = seven.eax >= 1 ? Leaf(7, 1) : Registers{};
  Registers extended = Leaf(0x80000001);
  Registers save = xsave ? Leaf(13, 1) : Registers{};
  uint64_t saved = xsave ? SavedState() : 0;

  char text[320];
  std::snprintf(text, sizeof text,
                "x86_64 %s family %u model %u 1:%08x,%08x 7:%08x,%08x,%08x 7.1:%08x,%08x ext:%08x,%08x xsave:%08x "
                "state:%llx",
                name, family, model, base.ecx, base.edx, seven.ebx, seven.ecx, seven.edx & ~kMitigations, seven_one.eax,
                seven_one.edx, extended.ecx, extended.edx, save.eax, static_cast<unsigned long long>(saved));
  return text;
}

}  // namespace

const std::string& CpuFeatures() {
  static const std::string features = Read();
  return features;
}

}  // namespace torch_tpu::runtime
