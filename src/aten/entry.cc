#include "aten/entry.h"

#include <ATen/ops/empty_strided.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "aten/cpu_word.h"
#include "aten/dtype.h"
#include "aten/graph.h"
#include "aten/known_results.h"
#include "aten/meta.h"
#include "aten/recorder.h"
#include "aten/result_layout.h"
#include "lower/promotion.h"
#include "support/env.h"
#include "support/log.h"

namespace torch_tpu::aten {

using c10::IValue;
using support::StrCat;

namespace {

// Elements of a result for which the CPU is asked what it thinks of the call.
constexpr int64_t kMostAskedOfCpu = int64_t{1} << 17;

lower::Arg ConstantArg(const IValue& v, bool is_dtype) {
  lower::Arg a;
  using Kind = lower::Arg::Kind;
  if (v.isNone()) return a;
  if (is_dtype) {
    a.kind = Kind::kDType;
    a.integer = static_cast<int64_t>(ToDType(static_cast<c10::ScalarType>(v.toInt())));
  } else if (v.isInt()) {
    a.kind = Kind::kInt;
    a.integer = v.toInt();
  } else if (v.isUnsigned()) {  // an int from 2^63 on: no size, so a float says the same
    a.kind = Kind::kDouble;
    a.real = static_cast<double>(v.toUInt());
  } else if (v.isBool()) {
    a.kind = Kind::kBool;
    a.integer = v.toBool();
  } else if (v.isDouble()) {
    a.kind = Kind::kDouble;
    a.real = v.toDouble();
  } else if (v.isComplexDouble()) {
    a.kind = Kind::kComplex;
    a.real = v.toComplexDouble().real();
    a.imag = v.toComplexDouble().imag();
  } else if (v.isIntList()) {
    a.kind = Kind::kInts;
    for (const IValue& e : v.toListRef()) a.ints.push_back(e.toInt());
  } else if (v.isBoolList()) {
    a.kind = Kind::kBools;
    for (const IValue& e : v.toListRef()) a.ints.push_back(e.toBool());
  } else if (v.isDoubleList()) {
    a.kind = Kind::kDoubles;
    for (const IValue& e : v.toListRef()) a.doubles.push_back(e.toDouble());
  } else if (v.isString()) {
    a.kind = Kind::kString;
    a.text = v.toStringRef();
  }
  return a;
}

bool IsDType(const KernelInfo& kernel, size_t i) {
  if (!kernel.op) return std::string_view(kernel.def->schemas) == "tpu::resize" && i == 2;
  const c10::Argument& a = kernel.op->schema().arguments()[i];
  return a.real_type()->kind() == c10::TypeKind::ScalarTypeType ||
         (a.real_type()->kind() == c10::TypeKind::OptionalType &&
          a.real_type()->castRaw<c10::OptionalType>()->getElementType()->kind() == c10::TypeKind::ScalarTypeType);
}

std::string Signature(const Call& call) {
  std::string s;
  for (int i = 0; i < call.num_uses; ++i) {
    const Use& u = call.uses[i];
    s += StrCat(i ? ", " : "",
                shlo::TensorType(u.dtype, shlo::Dims(u.impl->sizes().begin(), u.impl->sizes().end())).ToString());
    if (!u.identity) s += StrCat(" window of ", shlo::TensorType(u.base_dtype, u.base).ToString());
  }
  return s;
}

// What is different from the last time this op was new, for TORCH_TPU_LOG=compile.
std::string Reason(const KernelInfo& kernel, const std::string& signature) {
  static std::mutex mutex;
  static std::unordered_map<int64_t, std::string> last;
  std::lock_guard<std::mutex> lock(mutex);
  auto [it, first] = last.try_emplace(kernel.id, signature);
  if (first) return "first call of this op";
  std::string before = std::exchange(it->second, signature);
  if (before == signature) return "constants, layouts or options differ from the call before";
  return "arguments were (" + before + ")";
}

// Row-major strides, also those of dimensions of size 1, which channels-last formats have otherwise.
bool HasDefaultStrides(const at::Tensor& t) {
  if (!t.is_contiguous()) return false;
  int64_t expected = 1;
  for (int64_t d = t.dim() - 1; d >= 0; --d) {
    if (t.stride(d) != expected) return false;
    expected *= std::max<int64_t>(t.size(d), 1);
  }
  return true;
}

// Meta's Python kernels promote uint16, uint32 and uint64 with other integers; PyTorch's own promotion refuses.
void CheckPromotion(const Call& call) {
  const KernelInfo& k = call.kernel;
  bool unsigned_seen = false;
  for (int u = 0; u < call.num_uses; ++u) {
    shlo::DType d = call.uses[u].dtype;
    unsigned_seen |= d == shlo::DType::kU16 || d == shlo::DType::kU32 || d == shlo::DType::kU64;
  }
  if (!unsigned_seen || !(k.op->hasTag(at::Tag::pointwise) || k.op->schema().name() == "aten::cat")) return;
  lower::ResultType promoted(call.options.default_dtype);
  auto add = [&](int use) {
    const Use& u = call.uses[use];
    promoted.Add(u.dtype, static_cast<size_t>(u.impl->dim()), /*weak=*/false);
  };
  for (size_t i = 0; i < call.num_args; ++i) {
    const std::string& name = k.op->schema().arguments()[i].name();
    if (name == "condition" || name == "mask" || k.args[i].written) continue;
    const ArgUse& a = call.arg_uses[i];
    if (a.kind == ArgUse::kTensor) add(a.first);
    if (a.kind == ArgUse::kList) std::ranges::for_each(a.list, add);
  }
  promoted.Get();
}

// What `Ask` (CallMeta or CallCpu) says about the call. The functional sibling's arguments: ours without the out= ones.
template <auto Ask>
MetaFacts FactsBy(const Call& call) {
  const KernelInfo& k = call.kernel;
  MetaFacts facts;
  std::vector<int> written;
  std::vector<IValue> inputs;
  for (size_t i = 0; i < call.args.size(); ++i) {
    if (k.args[i].written) written.push_back(static_cast<int>(i));
    if (k.variant != Variant::kOut || !k.args[i].written) inputs.push_back(call.args[i]);
  }
  if (k.variant != Variant::kFunctional) {
    std::vector<at::Tensor> outs;
    Ask(*k.op, call.args, written, &outs);
    for (size_t r = 0; r < outs.size(); ++r) {
      facts.outs.push_back(FactsOf(outs[r]));
      if (k.takes_lists) continue;  // they are never resized
      const at::Tensor& actual = call.args[written[r]].toTensor();
      if (outs[r].sizes() != actual.sizes()) facts.resizes = true;
    }
    if (facts.resizes) return facts;
  }
  const auto& op = k.variant == Variant::kFunctional ? k.op : k.functional;
  if (!op) {  // an in-place op without a functional sibling: the result is what self is
    facts.functional = facts.outs;
    return facts;
  }
  std::vector<at::Tensor> results = Ask(*op, inputs, {}, nullptr);
  if (k.variant == Variant::kFunctional) FollowCpuLayout(k.name, inputs, results);
  for (const at::Tensor& t : results) facts.functional.push_back(FactsOf(t));
  return facts;
}

// What Meta says where the CPU agrees. What only one of them refuses: the CPU is right if it can be asked.
MetaFacts AskMeta(const Call& call) {
  const KernelInfo& k = call.kernel;
  bool inferred = (k.def->flags & lower::kNoMeta) != 0;
  bool ask_cpu = k.op && !(k.def->flags & lower::kRandom) && CanAskCpu(*k.op, call.args);
  MetaFacts facts;
  try {
    if (!inferred) {
      CheckPromotion(call);
      facts = FactsBy<CallMeta>(call);
    }
  } catch (...) {
    if (!ask_cpu) throw;
    try {
      return FactsBy<CallCpu>(call);
    } catch (const c10::NotImplementedError& e) {
      bool has_kernel = std::string_view(e.what_without_backtrace()).find("Could not run") == std::string_view::npos;
      if (has_kernel) throw;  // it does not know the dtype either
    } catch (const c10::LinAlgError&) {
    }
    throw;
  }
  for (const std::vector<ResultFacts>* list : {&facts.functional, &facts.outs}) {
    for (const ResultFacts& f : *list) ask_cpu &= c10::multiply_integers(f.sizes) <= kMostAskedOfCpu;
  }
  if (!ask_cpu) return facts;
  try {
    CallCpu(*k.op, call.args);
  } catch (const c10::NotImplementedError&) {
  } catch (const c10::LinAlgError&) {
  }
  return facts;
}

void Dump(runtime::OpEntry& entry, const std::string& signature, bool recycle) {
  static std::atomic<int> next{0};
  std::string dir = support::KnobText(support::KnobId::kDump);
  if (dir.empty()) return;
  std::string text = runtime::EmitModule(entry, recycle, /*with_locations=*/true)->ToText(/*with_locations=*/true);
  std::string name = entry.recipe.op;
  for (char& c : name) {
    if (!isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  std::error_code ignored;  // a folder that cannot be made shows when the file cannot
  std::filesystem::create_directories(dir, ignored);
  char number[16];
  snprintf(number, sizeof number, "%05d_", next.fetch_add(1));
  std::ofstream file(dir + "/" + number + name + ".mlir");
  file << "// " << entry.recipe.op << " (" << signature << ")\n";
  if (!entry.recipe.location.empty()) file << "// " << entry.recipe.location << "\n";
  file << text;
  if (!file) support::WarnOnce("dump", StrCat("TORCH_TPU_DUMP: cannot write to ", dir));
}

}  // namespace

ResultFacts FactsOf(const at::Tensor& t) {
  ResultFacts f;
  if (!t.defined()) return f;  // a result that was not asked for
  f.dtype = t.scalar_type();
  f.sizes = t.sizes().vec();
  if (!HasDefaultStrides(t)) f.strides = t.strides().vec();
  return f;
}

void ResizeOuts(Call& call, const EntryFacts& facts) {
  // The out= kernel of Meta warns as CPU's does; then the real tensors follow.
  std::vector<int> written;
  for (size_t i = 0; i < call.args.size(); ++i) {
    if (call.kernel.args[i].written) written.push_back(static_cast<int>(i));
  }
  for (size_t r = 0; r < written.size(); ++r) {
    const at::Tensor& t = call.args[written[r]].toTensor();
    const ResultFacts& f = facts.results[r];
    t.resize_(f.sizes);
    if (!f.strides.empty()) t.unsafeGetTensorImpl()->set_sizes_and_strides(f.sizes, f.strides);
  }
}

void DescribeArguments(Call& call, runtime::Recipe& recipe) {
  const KernelInfo& k = call.kernel;
  recipe.def = k.def;
  recipe.options = call.options;
  recipe.op = k.name;
  if (runtime::Runtime::WantsLocations()) recipe.location = runtime::Runtime::Location();
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const runtime::Operand& o = call.operands[i];
    recipe.params.push_back(o.buffer ? shlo::TensorType(o.buffer->dtype(), o.buffer->dims())
                                     : shlo::TensorType(o.dtype, {}));
  }
  for (int i = 0; i < call.num_uses; ++i) {
    const Use& u = call.uses[i];
    runtime::OperandSpec spec;
    spec.param = u.param;
    shlo::Dims sizes(u.impl->sizes().begin(), u.impl->sizes().end());
    spec.base = shlo::TensorType(u.base_dtype, u.identity ? sizes : u.base);
    spec.dtype = u.dtype;
    spec.viewed = u.identity ? sizes : u.viewed;
    spec.whole = u.whole;
    if (u.identity) {
      spec.window.sizes = sizes;
    } else {
      spec.window = u.window;
      spec.plan = u.plan;
      spec.first_start = u.first_start;
    }
    recipe.operands.push_back(std::move(spec));
  }
  for (size_t i = 0; i < call.num_args; ++i) {
    if (k.variant == Variant::kOut && k.args[i].written) continue;
    const ArgUse& a = call.arg_uses[i];
    runtime::ArgSpec spec;
    switch (a.kind) {
      case ArgUse::kTensor:
        spec.operand = a.first;
        spec.constant.weak = call.uses[a.first].impl->is_wrapped_number();
        spec.constant.row_major = call.uses[a.first].impl->is_contiguous();
        break;
      case ArgUse::kList:
        spec.is_list = true;
        spec.list = a.list;
        break;
      case ArgUse::kScalars:
        spec.is_list = spec.of_numbers = true;
        spec.list = a.list;
        spec.constant.weak = true;
        break;
      case ArgUse::kScalar:
        spec.scalar = a.first;
        spec.constant.weak = a.weak;
        break;
      default:
        if (k.args[i].kind != KernelInfo::ArgKind::kIgnored) spec.constant = ConstantArg(call.args[i], IsDType(k, i));
        break;
    }
    recipe.args.push_back(std::move(spec));
  }
  if (call.seed >= 0) {
    recipe.seed = call.seed;
    recipe.offset = call.seed + 1;
  }
}

runtime::OpEntry* MakeEntry(Call& call, runtime::Runtime& rt, uint64_t hash) {
  const KernelInfo& k = call.kernel;
  if (k.graph) return k.graph->MakeEntry(call, rt, hash);
  auto entry = std::make_unique<runtime::OpEntry>();
  entry->key = call.key.ToVector();
  entry->hash = hash;
  auto facts = std::make_shared<EntryFacts>();
  runtime::Recipe& recipe = entry->recipe;

  bool inferred = (k.def->flags & lower::kNoMeta) != 0;
  MetaFacts meta = KnownResults(call, rt, AskMeta);
  if (meta.resizes) {
    facts->results = meta.outs;
    facts->resizes_out = true;
    entry->aten = facts;
    return rt.programs().Insert(std::move(entry));
  }

  DescribeArguments(call, recipe);
  // Meta kernels that are written in Python let more pass. Some out= arguments may be narrower: reductions follow them.
  if (k.functional && k.variant == Variant::kInplace) {
    for (size_t r = 0; r < std::min(meta.functional.size(), meta.outs.size()); ++r) {
      c10::ScalarType from = meta.functional[r].dtype, to = meta.outs[r].dtype;
      TORCH_CHECK(from == to || from == c10::ScalarType::Undefined || c10::canCast(from, to), "result type ", from,
                  " can't be cast to the desired output type ", to);
    }
  }
  int64_t draws = 0;
  for (int i = 0; i < call.num_uses; ++i) draws = std::max(draws, call.uses[i].impl->numel());
  for (const ResultFacts& f : meta.functional) {
    runtime::ResultSpec r;
    if (f.dtype == c10::ScalarType::Undefined) {
      recipe.results.push_back(std::move(r));
      continue;
    }
    r.type = shlo::TensorType(ToDType(f.dtype), shlo::Dims(f.sizes.begin(), f.sizes.end()));
    draws = std::max(draws, c10::multiply_integers(f.sizes));
    if (k.variant == Variant::kFunctional && !f.strides.empty()) {
      if (auto order = DensePermutation(f.sizes, f.strides)) r.permutation = *order;
    }
    recipe.results.push_back(std::move(r));
  }
  if (inferred && recipe.results.empty()) {
    bool fresh = k.variant == Variant::kFunctional;
    recipe.results.resize(fresh ? static_cast<size_t>(k.num_results) : call.targets.size());
  }
  for (size_t i = 0; i < recipe.results.size(); ++i) {
    recipe.results[i].target = k.variant == Variant::kFunctional ? -1 : call.targets[i];
    TORCH_CHECK(k.variant == Variant::kFunctional || call.targets[i] >= 0, "internal error in torch_tpu: ", k.name,
                " has no target for result ", i);
  }

  entry->module = runtime::EmitModule(*entry, !rt.device(call.device).strict());
  // Results that nobody asked for have facts but no output.
  size_t num_facts = inferred ? entry->outputs.size() : meta.functional.size();
  for (size_t i = 0; i < num_facts; ++i) {
    ResultFacts f;
    if (!inferred) {
      f = meta.functional[i];
      if (!f.strides.empty() && !DensePermutation(f.sizes, f.strides)) f.strides.clear();
    } else {
      f.dtype = ToScalarType(entry->outputs[i].dtype);
      f.sizes = entry->outputs[i].dims.ToVector();
    }
    facts->results.push_back(std::move(f));
  }
  facts->draws = draws;
  entry->aten = facts;
  return FinishEntry(call, rt, std::move(entry));
}

runtime::OpEntry* FinishEntry(Call& call, runtime::Runtime& rt, std::unique_ptr<runtime::OpEntry> entry) {
  const KernelInfo& k = call.kernel;
  const runtime::Recipe& recipe = entry->recipe;
  std::string signature = Signature(call);
  TT_LOG(kCompile, k.name, "(", signature, "): ", Reason(k, signature), recipe.location.empty() ? "" : " at ",
         recipe.location);
  Dump(*entry, signature, !rt.device(call.device).strict());
  runtime::OpEntry* made = rt.programs().Insert(std::move(entry));
  RecordEntry(*made);
  return made;
}

}  // namespace torch_tpu::aten
