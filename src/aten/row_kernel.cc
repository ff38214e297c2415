// Registers every row with the dispatcher: one boxed kernel for each schema that a row serves, found from the schemas
// themselves. In-place and out= siblings have the functional schema's argument names and types; alias annotations tell
// which is which.
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

#include <map>
#include <mutex>
#include <set>

#include "aten/call.h"
#include "aten/data_dependent.h"
#include "aten/expanded.h"
#include "lower/registry.h"

namespace torch_tpu::aten {
namespace {

using c10::FunctionSchema;
using c10::TypeKind;

std::atomic<int64_t> next_kernel{1};

class RowKernel final : public c10::OperatorKernel {
 public:
  explicit RowKernel(std::shared_ptr<const KernelInfo> info) : info_(std::move(info)) {}
  void operator()(const c10::OperatorHandle&, c10::DispatchKeySet, torch::jit::Stack* stack) {
    size_t n = info_->args.size();
    TensorList out;
    RunKernel(*info_, c10::ArrayRef<c10::IValue>(stack->data() + (stack->size() - n), n), out);
    stack->erase(stack->end() - static_cast<int64_t>(n), stack->end());
    out.resize(std::min(out.size(), info_->op->schema().returns().size()));  // not all that is written is returned
    for (at::Tensor& t : out) stack->emplace_back(std::move(t));
  }

 private:
  std::shared_ptr<const KernelInfo> info_;
};

// Lists of tensors: _foreach_* and the steps of optimizers.
class ListKernel final : public c10::OperatorKernel {
 public:
  explicit ListKernel(std::shared_ptr<const KernelInfo> info) : info_(std::move(info)) {}
  void operator()(const c10::OperatorHandle&, c10::DispatchKeySet, torch::jit::Stack* stack) {
    RunListKernel(*info_, stack);
  }

 private:
  std::shared_ptr<const KernelInfo> info_;
};

// x[...] and x[...] = v: masks among the indices have been turned into indices when the row sees them.
class IndexKernel final : public c10::OperatorKernel {
 public:
  explicit IndexKernel(std::shared_ptr<const KernelInfo> info) : info_(std::move(info)) {}
  void operator()(const c10::OperatorHandle&, c10::DispatchKeySet, torch::jit::Stack* stack) {
    size_t n = info_->args.size();
    c10::IValue* args = stack->data() + (stack->size() - n);
    at::Tensor result = Run(args, n);
    stack->erase(stack->end() - static_cast<int64_t>(n), stack->end());
    stack->emplace_back(std::move(result));
  }

 private:
  at::Tensor Run(c10::IValue* args, size_t n) {
    const at::Tensor self = args[0].toTensor();
    if (info_->variant == Variant::kInplace && WriteExpanded(*info_, c10::ArrayRef<c10::IValue>(args, n))) return self;
    if (auto indices = args[1]; HasMask(indices)) {
      bool puts = n > 2 && info_->variant != Variant::kOut && args[2].isTensor() && !args[3].toBool();
      if (n == 2) {
        if (auto rows = MaskedRows(self, indices)) return *rows;
      } else if (puts) {
        if (auto whole = MaskedAssign(self, indices, args[2].toTensor())) {
          return info_->variant == Variant::kInplace ? self.copy_(*whole) : *whole;
        }
      }
      args[1] = *WithoutMasks(self, indices);
    }
    TensorList out;
    RunKernel(*info_, c10::ArrayRef<c10::IValue>(args, n), out);
    return std::move(out.front());
  }

  static bool HasMask(const c10::IValue& indices) {
    for (const c10::IValue& e : indices.toListRef()) {
      if (!e.isTensor()) continue;
      const at::Tensor& t = e.toTensor();
      if (t.defined() && (t.scalar_type() == c10::kBool || t.scalar_type() == c10::kByte)) return true;
    }
    return false;
  }

  std::shared_ptr<const KernelInfo> info_;
};

KernelInfo::ArgKind KindOf(const c10::Argument& a) {
  using ArgKind = KernelInfo::ArgKind;
  c10::TypePtr type = a.real_type();
  if (auto optional = type->cast<c10::OptionalType>()) type = optional->getElementType();
  switch (type->kind()) {
    case TypeKind::TensorType:
      return ArgKind::kTensor;
    case TypeKind::NumberType:
    case TypeKind::FloatType:
      return ArgKind::kNumber;
    case TypeKind::DeviceObjType:
    case TypeKind::LayoutType:
    case TypeKind::GeneratorType:
      return ArgKind::kIgnored;
    case TypeKind::ListType: {
      c10::TypePtr element = type->castRaw<c10::ListType>()->getElementType();
      if (element->kind() == TypeKind::TensorType) return ArgKind::kTensors;
      if (element->kind() == TypeKind::OptionalType) return ArgKind::kIndexTensors;
      if (element->kind() == TypeKind::NumberType) return ArgKind::kNumbers;
      return ArgKind::kConstant;
    }
    default:
      // True once, then false: the program must not know.
      if (a.name() == "is_first_step") return ArgKind::kNumber;
      return a.name() == "pin_memory" ? ArgKind::kIgnored : ArgKind::kConstant;
  }
}

bool IsWritten(const c10::Argument& a) { return a.alias_info() && a.alias_info()->isWrite(); }

bool ReturnsList(const FunctionSchema& schema) {
  return schema.returns().size() == 1 && schema.returns()[0].type()->kind() == TypeKind::ListType;
}

// How `schema` relates to the functional `base`, if it does.
std::optional<Variant> Relation(const FunctionSchema& base, const FunctionSchema& schema) {
  size_t n = base.arguments().size(), written = 0;
  bool lists = ReturnsList(base);
  if (schema.arguments().size() < n) return std::nullopt;
  bool first_written = !schema.arguments().empty() && IsWritten(schema.arguments()[0]);
  for (size_t i = 0; i < schema.arguments().size(); ++i) {
    const c10::Argument& a = schema.arguments()[i];
    written += IsWritten(a);
    if (i >= n) {
      if (!IsWritten(a)) return std::nullopt;
      continue;
    }
    if (IsWritten(a) && i > 0) return std::nullopt;
    if (a.name() != base.arguments()[i].name() || !(*a.real_type() == *base.arguments()[i].real_type())) {
      return std::nullopt;
    }
  }
  if (lists && !first_written) return std::nullopt;  // PyTorch's composite copies into the lists of out=
  if (written == 0) return schema.arguments().size() == n ? std::optional(Variant::kFunctional) : std::nullopt;
  if (first_written)
    return schema.arguments().size() == n && written == 1 ? std::optional(Variant::kInplace) : std::nullopt;
  return schema.arguments().size() == n + written && written == base.returns().size() ? std::optional(Variant::kOut)
                                                                                      : std::nullopt;
}

std::string FullName(const c10::OperatorName& name) {
  return name.overload_name.empty() ? name.name : name.name + "." + name.overload_name;
}

std::shared_ptr<KernelInfo> MakeInfo(const lower::OpDef& def, Variant variant, const c10::OperatorHandle& op,
                                     std::optional<c10::OperatorHandle> functional) {
  auto info = std::make_shared<KernelInfo>();
  info->def = &def;
  info->variant = variant;
  info->name = FullName(op.operator_name());
  info->op = op;
  info->functional = std::move(functional);
  info->id = NextKernelId();
  info->returns_list = info->takes_lists = ReturnsList(op.schema());
  for (const c10::Argument& a : op.schema().arguments()) {
    KernelInfo::ArgInfo arg;
    arg.kind = KindOf(a);
    if (a.default_value()) arg.default_value = *a.default_value();
    arg.written = IsWritten(a);
    info->takes_lists |= arg.written && arg.kind == KernelInfo::ArgKind::kTensors;
    if (a.real_type()->kind() == TypeKind::GeneratorType ||
        (a.real_type()->kind() == TypeKind::OptionalType &&
         a.real_type()->castRaw<c10::OptionalType>()->getElementType()->kind() == TypeKind::GeneratorType)) {
      info->generator = static_cast<int>(info->args.size());
    }
    info->args.push_back(std::move(arg));
  }
  info->num_results = static_cast<int>(op.schema().returns().size());
  return info;
}

class Registrar {
 public:
  Registrar() : library_(torch::Library::IMPL, "aten", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__) {
    for (const c10::OperatorName& name : c10::Dispatcher::singleton().getAllOpNames()) {
      if (name.name.rfind("aten::", 0) == 0) by_base_[BaseOf(name.name)].push_back(name);
    }
    for (const lower::NamedRow& row : lower::Rows()) {
      if (row.def->flags & (lower::kGraphOnly | lower::kDataDependent)) continue;
      if (row.schema.rfind("tpu::", 0) == 0) continue;
      Register(row);
    }
  }

 private:
  // "aten::add_" and "aten::add" are one family.
  static std::string BaseOf(std::string name) {
    if (name.size() > 7 && name.back() == '_' && name[name.size() - 2] != '_') name.pop_back();
    return name;
  }

  void Register(const lower::NamedRow& row) {
    size_t dot = row.schema.find('.');
    std::string name = "aten::" + row.schema.substr(0, dot);
    std::string overload = dot == std::string::npos ? "" : row.schema.substr(dot + 1);
    auto found = c10::Dispatcher::singleton().findSchema({name, overload});
    TORCH_CHECK(found, "internal error in torch_tpu: a row names aten::", row.schema, ", which this torch lacks");
    const FunctionSchema& base = found->schema();
    for (const c10::OperatorName& candidate : by_base_[BaseOf(name)]) {
      auto op = c10::Dispatcher::singleton().findSchema(candidate);
      if (!op) continue;
      bool itself = candidate.name == name && candidate.overload_name == overload;
      if (itself) {
        bool writes = false;
        for (const c10::Argument& a : base.arguments()) writes |= IsWritten(a);
        Variant variant = !writes                                                       ? Variant::kFunctional
                          : !base.arguments().empty() && IsWritten(base.arguments()[0]) ? Variant::kInplace
                                                                                        : Variant::kOut;
        Impl(*row.def, variant, *op, std::nullopt);
        continue;
      }
      std::optional<Variant> variant = Relation(base, op->schema());
      if (!variant || *variant == Variant::kFunctional) continue;
      if (lower::FindRow(FullName(candidate).substr(6))) continue;  // it has a row of its own
      Impl(*row.def, *variant, *op, found);
    }
  }

  void Impl(const lower::OpDef& def, Variant variant, const c10::OperatorHandle& op,
            std::optional<c10::OperatorHandle> functional) {
    std::string name = FullName(op.operator_name());
    if (!done_.insert(name).second) return;
    auto info = MakeInfo(def, variant, op, std::move(functional));
    if (info->takes_lists) {
      library_.impl(name.c_str(),
                    torch::CppFunction::makeFromBoxedFunctor(std::make_unique<ListKernel>(std::move(info))));
      return;
    }
    bool indexes = info->args.size() > 1 && info->args[1].kind == KernelInfo::ArgKind::kIndexTensors;
    library_.impl(name.c_str(),
                  indexes ? torch::CppFunction::makeFromBoxedFunctor(std::make_unique<IndexKernel>(std::move(info)))
                          : torch::CppFunction::makeFromBoxedFunctor(std::make_unique<RowKernel>(std::move(info))));
  }

  torch::Library library_;
  std::map<std::string, std::vector<c10::OperatorName>> by_base_;
  std::set<std::string> done_;
};

}  // namespace

int64_t NextKernelId() { return next_kernel.fetch_add(1); }

void RegisterRows() {
  static Registrar* registrar = new Registrar;  // registrations live as long as the process
  (void)registrar;
}

namespace {

// Rows without a schema that take more than tensors or return more than one.
struct InternalRow {
  std::string_view row;
  size_t first_constant;
  int results;
};
constexpr InternalRow kInternalRows[] = {
    {"tpu::resize", 1, 1},      {"tpu::nonzero", 1, 2},  {"tpu::masked_rows", 2, 2},       {"tpu::unique", 1, 4},
    {"tpu::unique_rows", 1, 4}, {"tpu::ctc_loss", 4, 2}, {"tpu::ctc_loss_backward", 7, 1},
};

}  // namespace

const KernelInfo& InternalKernel(const char* row, Variant variant, int num_args) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, Variant>, std::unique_ptr<KernelInfo>> all;
  std::lock_guard<std::mutex> lock(mutex);
  auto& slot = all[{row, variant}];
  if (!slot) {
    slot = std::make_unique<KernelInfo>();
    slot->def = lower::FindRow(row);
    TORCH_CHECK(slot->def, "internal error in torch_tpu: no row ", row);
    slot->variant = variant;
    slot->name = row;
    slot->id = NextKernelId();
    slot->args.resize(static_cast<size_t>(num_args));
    for (auto& a : slot->args) a.kind = KernelInfo::ArgKind::kTensor;
    if (variant == Variant::kInplace) slot->args[0].written = true;
    for (const InternalRow& special : kInternalRows) {
      if (std::string_view(row) != special.row) continue;
      slot->num_results = special.results;
      for (size_t i = special.first_constant; i < slot->args.size(); ++i) {
        slot->args[i].kind = KernelInfo::ArgKind::kConstant;
      }
    }
  }
  return *slot;
}

}  // namespace torch_tpu::aten
