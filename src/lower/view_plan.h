// How a strided window of a storage is read from, and written into, the dense base that the storage holds: a plan, made
// anew for every operand of every call (so it is cheap and does not allocate), and the StableHLO emitted from it when a
// program is built. Only the structure of a plan is compiled in; where a window starts is an operand, so a loop over
// x[i] compiles once. Plans are values; the functions are pure and thread-safe (the builder is not).
#pragma once
#include <cstdint>
#include <span>

#include "shlo/builder.h"
#include "support/small_vec.h"

namespace torch_tpu::lower {

// A PyTorch view: sizes, strides >= 0 and offset, in elements of the base's dtype.
struct Window {
  support::Dims sizes, strides;
  int64_t offset = 0;
};

// What runs the program; it decides how windows are written and how diagonals are read, never what results.
enum class Platform : uint8_t { kCpu, kTpu };

struct ViewPlan {
  enum Kind : uint8_t {
    kIdentity,  // the base itself
    kEmpty,     // no element
    kBase,      // every window dim lies on one base dim: slices, transposes, broadcasts
    kRefined,   // base dims split, or whole inner ones merged, then as kBase
    kRadix,     // windows that cross base dims: dims of the flattened base (or of the few rows that matter)
    kNested,    // dims with gaps that divide nothing: padded level by level
    kDiagonal,  // a window dim that moves along several base dims at once
    kUnroll,    // a short overlapping dim (unfold): concatenated slices
    kGather,    // what is left: gathered, or scattered, in runs as long as possible
  };
  Kind kind = kIdentity;
  bool for_write = false;
  bool covers = false;                   // every element of the base is in the window once: a write needs no old base
  bool wide = false;                     // starts are s64, else s32
  int8_t level = -1;                     // >= 0: base dims before it are indexed, the rest is flattened
  uint64_t refined = 0;                  // base dims that are split at the window's strides
  support::SmallVec<int64_t, 8> starts;  // one rank-0 operand each

  shlo::DType StartType() const { return wide ? shlo::DType::kS64 : shlo::DType::kS32; }
};

// `base`: the row-major dims of the buffer. Throws (kRuntime) when the window leaves the base.
ViewPlan MakeViewPlan(const support::Dims& base, const Window& window, bool for_write);

// Equal keys mean equal text for equal base, sizes and strides, which the caller adds to its key itself.
template <size_t N>
void AppendKey(const ViewPlan& plan, support::SmallVec<int64_t, N>& key) {
  key.push_back(plan.kind | plan.for_write << 8 | (plan.refined != 0) << 9 | (plan.level + 1) << 16);
  if (plan.refined != 0) key.push_back(static_cast<int64_t>(plan.refined));
}

// The window as a dense tensor of window.sizes. `starts` are values of plan.StartType(), one for each of plan.starts.
shlo::Value ReadWindow(shlo::Builder& builder, const shlo::Value& base, const ViewPlan& plan, const Window& window,
                       std::span<const shlo::Value> starts, Platform platform = Platform::kCpu);

// The base with `update` (dims window.sizes, dtype of the base) written into the window; `plan` was made for writing.
// Where elements of a window share memory, which of them wins is unspecified; expanded dims are refused as PyTorch
// does.
shlo::Value WriteWindow(shlo::Builder& builder, const shlo::Value& base, const ViewPlan& plan, const Window& window,
                        const shlo::Value& update, std::span<const shlo::Value> starts, Platform platform);

}  // namespace torch_tpu::lower
