#include "aten/call.h"

#include <ATen/Context.h>
#include <ATen/MemoryOverlap.h>
#include <c10/core/DefaultDtype.h>

#include <bit>

#include "aten/dtype.h"
#include "aten/entry.h"
#include "aten/errors.h"
#include "aten/expanded.h"
#include "aten/generator.h"
#include "aten/number.h"
#include "runtime/runtime.h"
#include "support/metrics.h"

namespace torch_tpu::aten {

using c10::IValue;
using lower::OpDef;

namespace {

enum Tag : int64_t {
  kTensorTag = 1,
  kNoneTag,
  kListTag,
  kIntTag,
  kBoolTag,
  kDoubleTag,
  kComplexTag,
  kIntsTag,
  kDoublesTag,
  kBoolsTag,
  kStringTag,
  kScalarTag,
  kScalarListTag,
  kUnsignedTag
};

bool EqualsDefault(const IValue& v, const IValue& d) {
  if (v.isInt()) return d.isInt() && v.toInt() == d.toInt();
  if (v.isBool()) return d.isBool() && v.toBool() == d.toBool();
  if (v.isDouble()) {
    return d.isDouble() && std::bit_cast<int64_t>(v.toDouble()) == std::bit_cast<int64_t>(d.toDouble());
  }
  return false;
}

at::Tensor TensorOf(c10::TensorImpl* impl) {
  return at::Tensor(c10::intrusive_ptr<c10::TensorImpl>::unsafe_reclaim_from_nonowning(impl));
}

}  // namespace

void Call::PutDims(c10::IntArrayRef dims) { key.append(dims.begin(), dims.end()); }

int Call::AddParam(runtime::BufferRef buffer) {
  runtime::Operand o;
  o.buffer = std::move(buffer);
  operands.push_back(std::move(o));
  return static_cast<int>(operands.size()) - 1;
}

int Call::AddTensor(const at::Tensor& t, bool written) {
  const c10::TensorImpl* impl = t.unsafeGetTensorImpl();
  if (impl->key_set().has_any(kLazyBits)) [[unlikely]]
    lazy = true;
  Use& use = uses.emplace_back();
  ++num_uses;
  int index = num_uses - 1;
  use.impl = impl;
  Cell& cell = CellOf(impl);
  use.cell = &cell;
  use.dtype = ToDType(c10::typeMetaToScalarType(impl->dtype()));
  if (device < 0) {
    device = cell.device;
  } else {
    TORCH_CHECK(device == cell.device,
                "Expected all tensors to be on the same device, but found at least two devices, tpu:", int(device),
                " and tpu:", int(cell.device), "! (when checking arguments of ", kernel.name, ")");
  }
  if (IsFloating(use.dtype) && use.dtype != shlo::DType::kF64) narrow_float = true;
  if (use.dtype == shlo::DType::kF64 || use.dtype == shlo::DType::kC128) wide_float = true;
  if (cell.untyped) [[unlikely]]
    SettleType(cell, use.dtype);
  c10::IntArrayRef sizes = impl->sizes();
  bool row_major = impl->storage_offset() == 0 && impl->is_contiguous();
  runtime::BufferRef buffer;
  {
    support::SpinLockHolder hold(cell.lock);
    buffer = cell.buffer;
    use.identity = row_major && cell.dtype == use.dtype && sizes.size() == cell.base.size() &&
                   std::equal(sizes.begin(), sizes.end(), cell.base.begin());
    use.base_dtype = cell.dtype;
    if (!use.identity) use.base = cell.base;
  }
  use.whole = use.identity || (written && IsWhole(impl));
  if (buffer) {
    use.param = ParamOf(cell, index);
    if (use.param < 0) use.param = AddParam(std::move(buffer));
  }
  key.push_back(kTensorTag | int64_t(use.dtype) << 8 | int64_t(use.identity) << 16 | int64_t(use.whole) << 17 |
                int64_t(sizes.size()) << 24 | int64_t(use.param + 1) << 32);
  PutDims(sizes);
  if (use.identity) return index;

  use.window.sizes.assign(sizes.begin(), sizes.end());
  use.window.strides.assign(impl->strides().begin(), impl->strides().end());
  use.window.offset = impl->storage_offset();
  use.viewed = use.base;
  if (use.base_dtype != use.dtype) {
    int64_t bytes = shlo::NumElements(use.base) * shlo::ByteSize(use.base_dtype);
    use.viewed = {bytes / shlo::ByteSize(use.dtype)};
  }
  use.plan = lower::MakeViewPlan(use.viewed, use.window, written && !use.whole);
  key.push_back(int64_t(use.base_dtype) | int64_t(use.base.size()) << 8);
  PutDims({use.base.data(), use.base.size()});
  PutDims(impl->strides());
  lower::AppendKey(use.plan, key);
  use.first_start = static_cast<int>(operands.size());
  for (int64_t start : use.plan.starts) {
    runtime::Operand o;
    o.dtype = use.plan.StartType();
    o.low = static_cast<uint64_t>(start);
    operands.push_back(std::move(o));
  }
  return index;
}

void Call::AddConstant(const IValue& v) {
  if (v.isNone()) {
    key.push_back(kNoneTag);
  } else if (v.isInt()) {
    key.push_back(kIntTag);
    key.push_back(v.toInt());
  } else if (v.isBool()) {
    key.push_back(kBoolTag | int64_t(v.toBool()) << 8);
  } else if (v.isDouble()) {
    key.push_back(kDoubleTag);
    key.push_back(std::bit_cast<int64_t>(v.toDouble()));
  } else if (v.isComplexDouble()) {
    auto c = v.toComplexDouble();
    key.push_back(kComplexTag);
    key.push_back(std::bit_cast<int64_t>(c.real()));
    key.push_back(std::bit_cast<int64_t>(c.imag()));
  } else if (v.isIntList()) {
    auto list = v.toListRef();
    key.push_back(kIntsTag | int64_t(list.size()) << 8);
    for (const IValue& e : list) key.push_back(e.toInt());
  } else if (v.isDoubleList()) {
    auto list = v.toListRef();
    key.push_back(kDoublesTag | int64_t(list.size()) << 8);
    for (const IValue& e : list) key.push_back(std::bit_cast<int64_t>(e.toDouble()));
  } else if (v.isBoolList()) {
    auto list = v.toListRef();
    key.push_back(kBoolsTag | int64_t(list.size()) << 8);
    for (const IValue& e : list) key.push_back(e.toBool());
  } else if (v.isString()) {
    const std::string& s = v.toStringRef();
    key.push_back(kStringTag | int64_t(s.size()) << 8);
    for (size_t i = 0; i < s.size(); i += 8) {
      int64_t word = 0;
      std::memcpy(&word, s.data() + i, std::min<size_t>(8, s.size() - i));
      key.push_back(word);
    }
  } else if (v.isUnsigned()) {
    key.push_back(kUnsignedTag);
    key.push_back(static_cast<int64_t>(v.toUInt()));
  } else {
    TORCH_CHECK_NOT_IMPLEMENTED(false, kernel.name, ": arguments of type ", v.tagKind(), " are not supported on tpu");
  }
}

void Call::AddTensorArg(size_t i, const at::Tensor& t, bool written) {
  ArgUse& a = arg_uses[i];
  if (!t.defined()) {
    key.push_back(kNoneTag);
    if (written) targets.push_back(-1);
    return;
  }
  if (t.is_privateuseone()) [[likely]] {
    a.kind = ArgUse::kTensor;
    a.first = AddTensor(t, written);
    if (written) targets.push_back(a.first);
    return;
  }
  TORCH_CHECK(t.dim() == 0 && t.is_cpu() && !written,
              "Expected all tensors to be on the same device, but found at least two devices, tpu and ", t.device(),
              "! (when checking arguments of ", kernel.name, "); move it with .to('tpu')");
  a.kind = ArgUse::kNumber;
  a.weak = t.unsafeGetTensorImpl()->is_wrapped_number();
  AddNumber(i, t.scalar_type(), t);
}

void Call::AddNumber(size_t i, c10::ScalarType dtype, const at::Tensor& t) {
  ArgUse& a = arg_uses[i];
  if (a.weak) {
    a.number = t.item();
    ++pending_numbers;
    return;
  }
  // A 0-dim CPU tensor keeps its dtype; its bits are taken as they are.
  shlo::DType d = ToDType(dtype);
  runtime::Operand o;
  o.dtype = d;
  std::memcpy(&o.low, t.const_data_ptr(), std::min<size_t>(8, t.itemsize()));
  if (t.itemsize() > 8) std::memcpy(&o.high, static_cast<const char*>(t.const_data_ptr()) + 8, 8);
  a.kind = ArgUse::kScalar;
  a.first = static_cast<int>(operands.size());
  operands.push_back(std::move(o));
  key.push_back(kScalarTag | int64_t(d) << 8);
}

void Call::AddNumbers(size_t i, const IValue& list) {
  ArgUse& a = arg_uses[i];
  a.kind = ArgUse::kNumbers;
  for (const IValue& e : list.toListRef()) a.numbers.push_back(e.toScalar());
  ++pending_numbers;
}

// The parameter that already holds the cell's buffer, -1 if none does.
int Call::ParamOf(const Cell& cell, int index) {
  constexpr int kMany = 16;
  if (index >= kMany) [[unlikely]] {
    if (!params) {
      params = std::make_unique<std::unordered_map<const Cell*, int>>();
      for (int i = 0; i < index; ++i) {
        if (uses[i].param >= 0) params->emplace(uses[i].cell, uses[i].param);
      }
    }
    auto [found, fresh] = params->try_emplace(&cell, static_cast<int>(operands.size()));
    return fresh ? -1 : found->second;  // a fresh one becomes the next operand
  }
  for (int i = 0; i < index; ++i) {
    if (uses[i].cell == &cell) return uses[i].param;
  }
  return -1;
}

// Numbers come after all tensors: a float is float32 beside float32 tensors only, else float64.
void Call::PlaceNumbers() {
  bool narrow = narrow_float && !wide_float && options.default_dtype == shlo::DType::kF32 &&
                !(kernel.def->flags & lower::kWideNumbers);
  auto type_of = [narrow](const c10::Scalar& s) {
    return s.isFloatingPoint() ? (narrow ? shlo::DType::kF32 : shlo::DType::kF64)
           : s.isBoolean()     ? shlo::DType::kPred
           : s.isComplex()     ? shlo::DType::kC128
           : IsLarge(s)        ? shlo::DType::kU64
                               : shlo::DType::kS64;
  };
  for (size_t i = 0; i < num_args; ++i) {
    ArgUse& a = arg_uses[i];
    if (a.kind == ArgUse::kNumber) {
      shlo::DType d = type_of(a.number);
      a.kind = ArgUse::kScalar;
      a.first = static_cast<int>(operands.size());
      operands.push_back(ScalarOperand(d, a.number));
      key.push_back(kScalarTag | int64_t(d) << 8 | int64_t(i) << 16 | int64_t(a.weak) << 32);
    } else if (a.kind == ArgUse::kNumbers) {
      a.kind = ArgUse::kScalars;
      std::vector<runtime::Operand> all;
      bool equal = true;
      for (const c10::Scalar& s : a.numbers) {
        all.push_back(ScalarOperand(type_of(s), s));
        const runtime::Operand &first = all.front(), &last = all.back();
        equal &= first.dtype == last.dtype && first.low == last.low && first.high == last.high;
      }
      key.push_back(kScalarListTag | int64_t(equal) << 8 | int64_t(i) << 16 | int64_t(all.size()) << 32);
      for (size_t k = 0; k < all.size(); ++k) {
        if (k == 0 || !equal) {
          key.push_back(int64_t(all[k].dtype));
          operands.push_back(std::move(all[k]));
        }
        a.list.push_back(static_cast<int>(operands.size()) - 1);
      }
    }
  }
}

void Call::Collect() {
  using ArgKind = KernelInfo::ArgKind;
  key.push_back(kernel.id);
  key.push_back(0);  // options, when the device is known
  num_args = args.size();
  for (size_t i = 0; i < num_args; ++i) {
    const KernelInfo::ArgInfo& info = kernel.args[i];
    const IValue& v = args[i];
    ArgUse& a = arg_uses.emplace_back();
    switch (info.kind) {
      case ArgKind::kTensor:
        if (v.isTensor()) {
          AddTensorArg(i, v.toTensor(), info.written);
        } else {
          key.push_back(kNoneTag);
          if (info.written) targets.push_back(-1);
        }
        break;
      case ArgKind::kTensors:
      case ArgKind::kIndexTensors: {
        if (v.isNone()) {
          key.push_back(kNoneTag);
          break;
        }
        auto list = v.toListRef();
        a.kind = ArgUse::kList;
        key.push_back(kListTag | int64_t(list.size()) << 8);
        for (const IValue& e : list) {
          if (!e.isTensor() || !e.toTensor().defined()) {
            key.push_back(kNoneTag);
            a.list.push_back(-1);
            continue;
          }
          at::Tensor t = e.toTensor();
          if (!t.is_privateuseone()) {
            TORCH_CHECK(t.is_cpu() && (info.kind == ArgKind::kIndexTensors || t.dim() == 0),
                        "Expected all tensors to be on the same device, but found at least two devices, tpu and ",
                        t.device(), "! (when checking arguments of ", kernel.name, "); move it with .to('tpu')");
            TORCH_CHECK(!info.written, kernel.name, ": expected a list of tpu tensors, got one on ", t.device());
            t = t.to(c10::Device(c10::DeviceType::PrivateUse1, std::max<c10::DeviceIndex>(device, 0)));
            moved.push_back(t);
          }
          a.list.push_back(AddTensor(t, info.written));
          if (info.written) targets.push_back(a.list.back());
        }
        break;
      }
      case ArgKind::kNumbers:
        AddNumbers(i, v);
        break;
      case ArgKind::kNumber: {
        bool fixed = v.isNone() || (kernel.def->flags & lower::kStaticScalars) || (kernel.def->static_args >> i & 1) ||
                     EqualsDefault(v, info.default_value);
        if (fixed) {
          AddConstant(v);
        } else {
          a.kind = ArgUse::kNumber;
          a.weak = true;
          a.number = v.toScalar();
          key.push_back(kScalarTag);
          ++pending_numbers;
        }
        break;
      }
      case ArgKind::kConstant:
        AddConstant(v);
        break;
      case ArgKind::kIgnored:  // a factory without tensors runs where it is told to
        if (v.isDevice() && v.toDevice().has_index()) fallback_device = v.toDevice().index();
        break;
    }
  }
  if (device < 0) device = fallback_device;
  options.default_dtype = ToDTypeOrInvalid(c10::get_default_dtype_as_scalartype());
  if (pending_numbers > 0) PlaceNumbers();
  if (kernel.def->flags & lower::kRandom) {
    seed = static_cast<int>(operands.size());
    for (int k = 0; k < 2; ++k) {
      runtime::Operand o;
      o.dtype = shlo::DType::kU64;
      operands.push_back(std::move(o));
    }
  }
  if (kernel.def->flags & lower::kPrecision) {
    auto p = at::globalContext().float32MatmulPrecision();
    options.matmul_precision = p == at::Float32MatmulPrecision::HIGHEST ? shlo::Precision::kHighest
                               : p == at::Float32MatmulPrecision::HIGH  ? shlo::Precision::kHigh
                                                                        : shlo::Precision::kDefault;
  }
  key[1] = int64_t(device) | int64_t(options.default_dtype) << 16 | int64_t(options.matmul_precision) << 24;
}

// What is resized for its result cannot be read any more.
void Call::CheckResizable() const {
  for (size_t r = 0; r < targets.size(); ++r) {
    if (targets[r] < 0) continue;
    for (int k = 0; k < num_uses; ++k) {
      TORCH_CHECK(
          k == targets[r] || uses[k].cell != uses[targets[r]].cell,
          "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single "
          "memory location. Please clone() the tensor before performing the operation.");
    }
  }
}

// The refusals of TensorIterator: address arithmetic on our unmapped pointers is enough for PyTorch's own checks.
void Call::CheckOverlap() const {
  for (size_t r = 0; r < targets.size(); ++r) {
    if (targets[r] < 0) continue;
    const Use& target = uses[targets[r]];
    auto* written = const_cast<c10::TensorImpl*>(target.impl);
    if (!target.identity) at::assert_no_internal_overlap(written);
    if (kernel.takes_lists) continue;  // their kernel has looked at what the lists share
    for (int k = 0; k < num_uses; ++k) {
      const Use& other = uses[k];
      if (k == targets[r] || other.cell != target.cell || other.impl == target.impl) continue;
      auto* read = const_cast<c10::TensorImpl*>(other.impl);
      if (at::get_overlap_status(written, read) == at::MemOverlapStatus::Partial) {
        at::assert_no_partial_overlap(TensorOf(written), TensorOf(read));  // raises with PyTorch's words
      }
    }
  }
}

// Arguments that only this call holds give their buffers up to it.
void Call::LetGo() {
  for (size_t i = 0; i < num_args; ++i) {
    if (!kernel.args[i].dies || arg_uses[i].kind != ArgUse::kTensor) continue;
    const at::Tensor& t = args[i].toTensor();
    if (t.use_count() != 1 || t.storage().use_count() != 1) continue;
    Cell& cell = *uses[arg_uses[i].first].cell;
    runtime::BufferRef last;  // dropped without the lock
    support::SpinLockHolder hold(cell.lock);
    last = std::move(cell.buffer);
  }
}

void Call::Run(TensorList& out) {
  Collect();
  if (lazy) [[unlikely]] {
    RunWithClones(/*of_written=*/false, out);
    return;
  }
  if (targets.size() > 1 && SharesTargets()) [[unlikely]] {
    CheckOverlap();
    RunWithClones(/*of_written=*/true, out);
    return;
  }
  if (pending_numbers > 0 && (kernel.def->flags & lower::kExactNumbers)) {
    for (size_t i = 0; i < num_args; ++i) {
      if (arg_uses[i].weak) CheckFits(arg_uses[i].number, args[0].toTensor().scalar_type());
    }
  }
  if (kernel.variant != Variant::kFunctional) CheckOverlap();
  runtime::Runtime& rt = runtime::Runtime::Get();
  options.platform = rt.platform();
  uint64_t hash = runtime::ProgramCache::Hash(key);
  runtime::OpEntry* entry = rt.programs().Find(key, hash);
  if (entry) [[likely]] {
    support::Count(support::Counter::kMemoryHits);
  } else {
    entry = MakeEntry(*this, rt, hash);
  }
  const EntryFacts& facts = *static_cast<const EntryFacts*>(entry->aten.get());
  this->facts = &facts;
  if (facts.resizes_out) [[unlikely]] {
    CheckResizable();
    ResizeOuts(*this, facts);
    std::vector<IValue> again(args.begin(), args.end());
    Call(kernel, again).Run(out);
    return;
  }
  if (seed >= 0) {
    std::optional<at::Generator> generator;
    if (kernel.generator >= 0 && args[kernel.generator].isGenerator()) generator = args[kernel.generator].toGenerator();
    auto [s, o] = NextPhilox(generator, facts.draws, device);
    operands[seed].low = s;
    operands[seed + 1].low = o;
  }
  if (kernel.graph) LetGo();
  for (const runtime::BufferRef& value : facts.captured) AddParam(value);
  runtime::Device& dev = rt.device(device);
  size_t n = entry->outputs.size();
  c10::SmallVector<runtime::BufferRef, 4> results(n);
  for (size_t i = 0; i < n; ++i) {
    results[i] = runtime::BufferRef(new runtime::Buffer(dev, entry->outputs[i].dtype, entry->outputs[i].dims));
  }
  // An in-place op swaps the cell before it runs: whoever reads it from then on waits for the result, and the operand
  // list holds the last reference to the old value, so its memory can be reused.
  struct Swap {
    Call& call;
    runtime::OpEntry& entry;
    std::span<runtime::BufferRef> results;
  } swap{*this, *entry, {results.data(), n}};
  runtime::Executor::Publish publish = [](void* context) {
    auto& [call, entry, results] = *static_cast<Swap*>(context);
    for (size_t i = 0; i < results.size(); ++i) {
      int target = entry.recipe.results[entry.outputs[i].result].target;
      if (target < 0) continue;
      Cell& cell = *call.uses[target].cell;
      runtime::BufferRef old;
      support::SpinLockHolder hold(cell.lock);
      old = std::move(cell.buffer);
      cell.buffer = results[i];
      cell.dtype = entry.outputs[i].dtype;
      cell.base = entry.outputs[i].dims;
    }
  };
  try {
    rt.executor(device).Submit(*entry, operands, swap.results,
                               kernel.variant == Variant::kFunctional ? nullptr : publish, &swap);
  } catch (...) {
    Restore(*entry, {results.data(), n});
    throw;
  }
  if (kernel.variant == Variant::kFunctional || kernel.variant == Variant::kGraph) {
    size_t next = 0;
    for (const ResultFacts& f : facts.results) {
      if (f.dtype == c10::ScalarType::Undefined) [[unlikely]] {
        out.emplace_back();
        continue;
      }
      runtime::BufferRef& result = results[next++];
      out.push_back(f.strides.empty() ? NewTensor(device, f.dtype, f.sizes, std::move(result))
                                      : NewTensor(device, f.dtype, f.sizes, f.strides, std::move(result)));
    }
  } else {
    for (size_t i = 0; i < args.size(); ++i) {
      if (kernel.args[i].written && args[i].isTensor()) out.push_back(args[i].toTensor());
    }
  }
}

// A program that never ran leaves its targets as they were.
void Call::Restore(const runtime::OpEntry& entry, std::span<runtime::BufferRef> results) {
  if (kernel.variant == Variant::kFunctional) return;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i]->state() != runtime::Buffer::kFailed) continue;
    int target = entry.recipe.results[entry.outputs[i].result].target;
    if (target < 0) continue;
    const Use& u = uses[target];
    runtime::BufferRef old;
    if (u.param >= 0 && static_cast<size_t>(u.param) < operands.size()) old = operands[u.param].buffer;
    support::SpinLockHolder hold(u.cell->lock);
    if (u.cell->buffer.get() != results[i].get()) continue;
    u.cell->dtype = u.base_dtype;
    u.cell->base = u.identity ? shlo::Dims(u.impl->sizes().begin(), u.impl->sizes().end()) : u.base;
    u.cell->buffer = std::move(old);
  }
}

void RunKernel(const KernelInfo& kernel, c10::ArrayRef<IValue> args, TensorList& out) {
  if ((kernel.def->flags & (lower::kFill | lower::kIntoExpanded)) && kernel.variant == Variant::kInplace) [[unlikely]] {
    if (WriteExpanded(kernel, args)) {
      out.push_back(args[0].toTensor());
      return;
    }
  }
  Translated([&] { Call(kernel, args).Run(out); });
}

at::Tensor RunInternal(const KernelInfo& kernel, c10::ArrayRef<IValue> args) {
  TensorList out;
  RunKernel(kernel, args, out);
  return std::move(out.front());
}

}  // namespace torch_tpu::aten
