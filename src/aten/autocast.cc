// torch.autocast("tpu"): the ops that PyTorch casts on its other accelerators are cast here, by the same lists; every
// other op passes through. One boxed kernel for each policy, where PyTorch's templates make one for each op: this file
// was the slowest of all to compile.
#include <ATen/autocast_mode.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

namespace torch_tpu::aten {
namespace {

using at::IntArrayRef;
using at::ScalarType;
using at::Tensor;
using at::autocast::CastPolicy;
using c10::IValue;
using c10::Scalar;
using torch::jit::Stack;

constexpr c10::DeviceType kDevice = c10::DeviceType::PrivateUse1;

ScalarType LowerPrecision() { return at::autocast::get_lower_precision_fp_from_device_type(kDevice); }

// Casts the tensors among the last `count` values, those in lists included.
void CastTensors(Stack* stack, size_t count, ScalarType to) {
  for (size_t i = 0; i < count; ++i) {
    IValue& value = torch::jit::peek(stack, i, count);
    if (value.isTensor()) {
      value = at::autocast::cached_cast(to, value.toTensor(), kDevice);
    } else if (value.isTensorList()) {
      c10::List<Tensor> cast;
      for (const Tensor& tensor : value.toTensorVector()) {
        cast.push_back(at::autocast::cached_cast(to, tensor, kDevice));
      }
      value = std::move(cast);
    }
  }
}

// The widest of the tensors' types; the lower precision where no tensor asks for more.
ScalarType Promoted(const Stack* stack, size_t count) {
  ScalarType type = LowerPrecision();
  for (size_t i = 0; i < count; ++i) {
    const IValue& value = torch::jit::peek(*stack, i, count);
    if (value.isTensor()) {
      type = at::autocast::prioritize(type, value.toTensor(), kDevice);
    } else if (value.isTensorList()) {
      for (const Tensor& tensor : value.toTensorVector()) type = at::autocast::prioritize(type, tensor, kDevice);
    }
  }
  return type;
}

// Asks for a float32 result where the caller asked for no type.
void SetDtype(const c10::FunctionSchema& schema, Stack* stack, size_t count) {
  const IValue& first = torch::jit::peek(stack, 0, count);
  if (!first.isTensor() || !at::autocast::is_eligible(first.toTensor(), kDevice)) return;
  for (size_t i = 0; i < count; ++i) {
    IValue& value = torch::jit::peek(stack, i, count);
    if (schema.arguments()[i].name() == "dtype" && value.isNone()) value = ScalarType::Float;
  }
}

template <CastPolicy kPolicy>
void Cast(const c10::OperatorHandle& op, c10::DispatchKeySet, Stack* stack) {
  c10::impl::ExcludeDispatchKeyGuard no_autocast(c10::DispatchKey::AutocastPrivateUse1);
  const size_t count = op.schema().arguments().size();
  if constexpr (kPolicy == CastPolicy::lower_precision_fp) {
    CastTensors(stack, count, LowerPrecision());
  } else if constexpr (kPolicy == CastPolicy::fp32) {
    CastTensors(stack, count, ScalarType::Float);
  } else if constexpr (kPolicy == CastPolicy::promote) {
    CastTensors(stack, count, Promoted(stack, count));
  } else {
    static_assert(kPolicy == CastPolicy::fp32_set_opt_dtype);
    SetDtype(op.schema(), stack, count);
  }
  op.callBoxed(stack);
}

template <CastPolicy kPolicy>
torch::CppFunction Casting() {
  return torch::CppFunction::makeFromBoxedFunction<&Cast<kPolicy>>();
}

Tensor Banned(const Tensor&, const Tensor&, const std::optional<Tensor>&, int64_t) {
  TORCH_CHECK(false,
              "binary_cross_entropy under autocast: the logarithm of probabilities of lower precision is not safe; use "
              "binary_cross_entropy_with_logits on what the sigmoid was given, or leave autocast for this loss");
}

TORCH_LIBRARY_IMPL(_, AutocastPrivateUse1, m) { m.fallback(torch::CppFunction::makeFallthrough()); }

TORCH_LIBRARY_IMPL(aten, AutocastPrivateUse1, m) {
  // PyTorch's lists have entries (op) and (op, overload).
#define TT_NAME_1(op) #op
#define TT_NAME_2(op, overload) #op "." #overload
#define TT_PICK(_1, _2, name, ...) name
#define TT_NAME(...) TT_PICK(__VA_ARGS__, TT_NAME_2, TT_NAME_1)(__VA_ARGS__)
#define TT_LOWER(...) m.impl(TT_NAME(__VA_ARGS__), Casting<CastPolicy::lower_precision_fp>());
  AT_FORALL_LOWER_PRECISION_FP(TT_LOWER)
#define TT_FP32(...) m.impl(TT_NAME(__VA_ARGS__), Casting<CastPolicy::fp32>());
  AT_FORALL_FP32(TT_FP32)
#define TT_SET_DTYPE(...) m.impl(TT_NAME(__VA_ARGS__), Casting<CastPolicy::fp32_set_opt_dtype>());
  AT_FORALL_FP32_SET_OPT_DTYPE(TT_SET_DTYPE)
#define TT_PROMOTE(...) m.impl(TT_NAME(__VA_ARGS__), Casting<CastPolicy::promote>());
  AT_FORALL_PROMOTE(TT_PROMOTE)
  // fp32_append_dtype: another overload takes the dtype.
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(KERNEL_DIFFERENT_REDISPATCH_SIGNATURE_PRIVATEUSEONE)
  m.impl("binary_cross_entropy", &Banned);
}

// bfloat16 is what the hardware multiplies; PyTorch's default for a device it does not know is float16.
[[maybe_unused]] const bool kDefault = [] {
  at::autocast::set_autocast_dtype(kDevice, ScalarType::BFloat16);
  return true;
}();

}  // namespace
}  // namespace torch_tpu::aten
