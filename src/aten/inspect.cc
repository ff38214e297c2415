#include "aten/inspect.h"

#include "aten/dtype.h"
#include "aten/errors.h"
#include "aten/storage.h"
#include "lower/view_plan.h"

namespace torch_tpu::aten {
namespace {

const char* Name(lower::ViewPlan::Kind kind) {
  using lower::ViewPlan;
  switch (kind) {
    case ViewPlan::kIdentity:
      return "identity";
    case ViewPlan::kEmpty:
      return "empty";
    case ViewPlan::kBase:
      return "base";
    case ViewPlan::kRefined:
      return "refined";
    case ViewPlan::kRadix:
      return "radix";
    case ViewPlan::kNested:
      return "nested";
    case ViewPlan::kDiagonal:
      return "diagonal";
    case ViewPlan::kUnroll:
      return "unroll";
    case ViewPlan::kGather:
      return "gather";
  }
  return "";
}

}  // namespace

std::string PlanKind(const at::Tensor& t) {
  TORCH_CHECK(t.device().is_privateuseone(), "plan_kind: expected a tpu tensor, got one on ", t.device());
  Cell& cell = CellOf(t.unsafeGetTensorImpl());
  shlo::DType dtype = ToDType(t.scalar_type()), held;
  shlo::Dims base;
  {
    support::SpinLockHolder hold(cell.lock);
    if (!cell.buffer) return "unwritten";
    held = cell.dtype;
    base = cell.base;
  }
  lower::Window window;
  window.sizes.assign(t.sizes().begin(), t.sizes().end());
  window.strides.assign(t.strides().begin(), t.strides().end());
  window.offset = t.storage_offset();
  if (held != dtype) base = {shlo::NumElements(base) * shlo::ByteSize(held) / shlo::ByteSize(dtype)};
  lower::ViewPlan plan = Translated([&] { return lower::MakeViewPlan(base, window, /*for_write=*/false); });
  return std::string(held == dtype ? "" : "bitcast ") + Name(plan.kind);
}

}  // namespace torch_tpu::aten
