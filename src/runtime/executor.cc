#include "runtime/executor.h"

#include <memory>

#include "runtime/device.h"
#include "runtime/dtype_map.h"
#include "runtime/recorder.h"
#include "runtime/transfer.h"
#include "support/env.h"
#include "support/log.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {

using support::StrCat;

namespace {

// The arguments of an Execute call; a few live on the stack.
template <typename T>
class Scratch {
 public:
  explicit Scratch(size_t n) : data_(n <= kInline ? inline_ : (heap_ = std::make_unique<T[]>(n)).get()) {}
  T* data() { return data_; }
  T& operator[](size_t i) { return data_[i]; }

 private:
  static constexpr size_t kInline = 16;
  T inline_[kInline];
  std::unique_ptr<T[]> heap_;
  T* data_;
};

std::shared_ptr<const Failure> FailureOf(const std::exception& e, const OpEntry& entry) {
  auto failure = std::make_shared<Failure>();
  auto* known = dynamic_cast<const support::Error*>(&e);
  failure->kind = known ? known->kind() : support::ErrorKind::kRuntime;
  failure->message = StrCat(entry.recipe.op, ": ", e.what());
  if (!entry.recipe.location.empty()) failure->message += StrCat(" (called at ", entry.recipe.location, ")");
  return failure;
}

// Nobody may wait for ever for a program that never ran.
void Fail(std::span<BufferRef> results, const std::shared_ptr<const Failure>& failure) {
  for (BufferRef& r : results) {
    if (r && r->state() == Buffer::kPending) r->SetFailed(failure);
  }
}

// Gives a parameter the padding that the program takes.
void FitPadding(const Program& program, const OpEntry& entry, size_t param, BufferRef& buffer) {
  const shlo::Dims& dims = program.bucket ? program.bucket->dims.parameters[param] : entry.recipe.params[param].dims;
  if (buffer->memory_dims() == dims) return;
  buffer = WithMemoryDims(*buffer, dims);
  constexpr int64_t kBytesOfWear = 1 << 14;  // a gigabyte of copies is as much as kMostWear calls
  program.wear.fetch_add(static_cast<uint32_t>(buffer->memory_bytes() / kBytesOfWear), std::memory_order_relaxed);
}

}  // namespace

Executor::Executor(Device& device, Compiler& compiler)
    : device_(device),
      compiler_(compiler),
      strict_(support::StrictMode()),
      blocking_(support::LaunchBlocking()),
      inline_flops_(static_cast<double>(support::KnobValue(support::KnobId::kInlineFlops))) {}

const Program* Executor::Prepare(OpEntry& entry) {
  std::lock_guard<std::mutex> lock(entry.mutex);
  const Program* now = entry.program.load(std::memory_order_relaxed);
  if (now && !now->worn()) return now;
  if (now) {
    OpEntry copy;  // others may be reading this entry's outputs
    copy.recipe = entry.recipe;
    entry.module = EmitModule(copy, !strict_);
  } else if (!entry.module) {
    entry.module = EmitModule(entry, !strict_);
  }
  auto made = std::make_unique<Program>();
  if (!now) {
    made->bucket = compiler_.buckets().Find(entry, *entry.module, &made->size);
    if (made->bucket) made->executable = made->bucket->executable;
  }
  if (!made->executable) made->executable = compiler_.Get(entry.module->ToText(), entry.recipe.op);
  entry.module = nullptr;
  entry.programs.push_back(std::move(made));
  now = entry.programs.back().get();
  entry.program.store(now, std::memory_order_release);
  return now;
}

void Executor::Submit(OpEntry& entry, OperandList& operands, std::span<BufferRef> results, Publish publish,
                      void* context) {
  if (Recorder* recorder = Recorder::Current()) [[unlikely]] {
    if (publish) publish(context);
    recorder->Record(entry, operands, results);
    return;
  }
  // Before the compiler sees it: XLA's fails in its own ways on results that no memory could hold.
  if (entry.result_bytes >= BufferPool::kSmallest) device_.Reserve(entry.result_bytes, entry.recipe.op);
  const Program* program = entry.program.load(std::memory_order_acquire);
  if (!program || program->worn()) [[unlikely]]
    program = Prepare(entry);
  bool later = strict_ || program->executable->flops > inline_flops_;
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!operands[i].buffer) continue;
    Buffer::State state = operands[i].buffer->state();
    if (state == Buffer::kReady) [[likely]]
      continue;
    // Throws at this call; what is being recorded never gets a value.
    if ((state == Buffer::kFailed && !strict_) || state == Buffer::kRecorded) operands[i].buffer->Wait();
    later = true;
  }
  if (!later || blocking_) [[likely]] {
    for (size_t i = 0; i < operands.size(); ++i) {
      if (operands[i].buffer) operands[i].buffer->Wait();
    }
    if (publish) publish(context);
    try {
      Run(entry, *program, operands, results, /*at_call=*/true);
    } catch (const std::exception& e) {
      Fail(results, FailureOf(e, entry));
      throw;
    }
  } else {
    std::lock_guard<std::mutex> lock(order_);
    if (publish) publish(context);
    try {
      Enqueue(entry, *program, operands, results);
    } catch (const std::exception& e) {
      Fail(results, FailureOf(e, entry));
      throw;
    }
  }
}

void Executor::Enqueue(OpEntry& entry, const Program& program, OperandList& operands, std::span<BufferRef> results) {
  struct Work {
    OperandList operands;
    std::vector<BufferRef> results;
  };
  auto work = std::make_shared<Work>();
  work->operands = std::move(operands);
  work->results.assign(results.begin(), results.end());
  device_.queue().Enqueue([this, &entry, &program, work] {
    try {
      for (size_t i = 0; i < work->operands.size(); ++i) {
        BufferRef& b = work->operands[i].buffer;
        if (!b) continue;
        if (b->Settle() == Buffer::kFailed) {
          for (BufferRef& r : work->results) r->SetFailed(b->failure());
          return;
        }
      }
      Run(entry, program, work->operands, work->results, /*at_call=*/false);
    } catch (const std::exception& e) {
      auto failure = FailureOf(e, entry);
      Fail(work->results, failure);
      device_.AddPendingError(failure);
    }
  });
}

void Executor::Run(OpEntry& entry, const Program& program, OperandList& operands, std::span<BufferRef> results,
                   bool at_call) {
  const BucketProgram* bucket = program.bucket.get();
  size_t n = operands.size();
  size_t spares = bucket ? 0 : entry.spares.size(), sizes = bucket ? 1 : 0;
  size_t outs = entry.outputs.size() + (entry.checks.empty() ? 0 : 1);
  Scratch<PJRT_Buffer*> args(n + spares + sizes), raw(outs);
  Scratch<BufferRef> scalars(n);
  Scratch<pjrt::Buffer> recycled(spares);
  for (size_t i = 0; i < n; ++i) {
    Operand& o = operands[i];
    if (!o.buffer) {
      scalars[i] = device_.Scalar(o.dtype, o.low, o.high);
      args[i] = scalars[i]->raw();
    } else {
      if (bucket || o.buffer->padded()) [[unlikely]]
        FitPadding(program, entry, i, o.buffer);
      args[i] = o.buffer->raw();
    }
  }
  BufferRef size;
  if (bucket) [[unlikely]] {
    size = device_.Scalar(shlo::DType::kS32, static_cast<uint64_t>(program.size), 0);
    args[n] = size->raw();
    program.wear.fetch_add(1, std::memory_order_relaxed);
  }
  for (size_t i = 0; i < spares; ++i) {
    const OutputSpec& spec = entry.outputs[entry.spares[i]];
    recycled[i] = device_.pool().Take(spec.dtype, spec.dims);
    if (!recycled[i]) {
      recycled[i] = device_.client().CreateUninitialized(ToPjrt(spec.dtype), spec.dims, device_.handle());
    }
    args[n + i] = recycled[i].get();
  }
  Scratch<int64_t> keep(entry.donations.size());
  size_t kept = 0;
  for (size_t i = 0; i < entry.donations.size(); ++i) {
    const Donation& d = entry.donations[i];
    if (operands[d.param].buffer->holders() != 1 || (bucket && bucket->keeps[i])) keep[kept++] = d.param;
  }
  pjrt::ExecuteOptions options;
  options.non_donatable = std::span<const int64_t>(keep.data(), kept);
  if (program.executable->portable) options.device = device_.handle();
  pjrt::Event complete;
  // Where the host sees the device's memory, a program has completed when Execute returns.
  if (!device_.client().host_visible()) options.complete = &complete;
  program.executable->loaded->Execute(std::span<PJRT_Buffer* const>(args.data(), n + spares + sizes),
                                      std::span<PJRT_Buffer*>(raw.data(), outs), options);
  if (complete) device_.Launched(std::move(complete));
  support::Count(support::Counter::kExecutes);
  size_t next = 0;
  for (const Donation& d : entry.donations) {
    if (next < kept && keep[next] == d.param) {
      ++next;
    } else {
      operands[d.param].buffer->Donate();
    }
  }
  const PJRT_Api* api = device_.client().api();
  for (size_t i = 0; i < results.size(); ++i) {
    results[i]->SetReady(pjrt::Buffer(api, raw[i]), bucket ? bucket->dims.results[i] : results[i]->dims());
  }
  if (!entry.checks.empty()) [[unlikely]] {
    pjrt::Buffer flag(api, raw[outs - 1]);
    int32_t failed = 0;
    ReadBuffer(device_, flag, &failed, sizeof failed);
    if (failed == 0) return;
    const lower::DeviceCheck& check = entry.checks.at(failed - 1);
    if (at_call) throw support::Error(check.kind, check.message);
    auto failure = std::make_shared<Failure>(Failure{check.kind, check.message});
    if (!entry.recipe.location.empty()) failure->message += StrCat(" (called at ", entry.recipe.location, ")");
    device_.AddPendingError(failure);
  }
}

std::unique_ptr<const shlo::Module> EmitModule(OpEntry& entry, bool recycle, bool with_locations) {
  auto owner = std::make_unique<shlo::Module>();
  shlo::Module& module = *owner;
  const Recipe& recipe = entry.recipe;
  std::vector<shlo::Value> params;
  for (const shlo::TensorType& type : recipe.params) params.push_back(module.AddParameter(type));
  if (with_locations) module.SetLocation(recipe.location);
  Recipe::Emitted emitted = recipe.Emit(module, params);
  std::vector<shlo::Value> outputs = emitted.outputs;
  entry.outputs.clear();
  entry.result_bytes = 0;
  for (size_t i = 0; i < outputs.size(); ++i) {
    const shlo::Value& v = outputs[i];
    entry.outputs.push_back({v.dtype(), v.dims(), v.type.NumBytes(), emitted.results[i]});
    entry.result_bytes += v.type.NumBytes();
  }
  entry.checks = emitted.checks;
  if (!emitted.checks.empty()) {
    shlo::Builder b(module);
    outputs.push_back(FailureCode(b, emitted.checks));
  }
  entry.donations.clear();
  entry.spares.clear();
  std::vector<bool> donated(recipe.params.size());
  auto donate = [&](int param, size_t output) {
    donated[param] = true;
    entry.donations.push_back({param, static_cast<int>(output)});
    module.Alias(param, static_cast<int>(output));
  };
  auto dying_like = [&](const OutputSpec& spec) {
    for (int param : recipe.dying) {
      if (!donated[param] && recipe.params[param] == shlo::TensorType(spec.dtype, spec.dims)) return param;
    }
    return -1;
  };
  for (size_t i = 0; i < entry.outputs.size(); ++i) {
    int target = recipe.results[entry.outputs[i].result].target;
    int param = target < 0 ? -1 : recipe.operands[target].param;
    const OutputSpec& spec = entry.outputs[i];
    if (param >= 0 && !donated[param] && recipe.params[param] == shlo::TensorType(spec.dtype, spec.dims)) {
      donate(param, i);
    } else if (int dying = dying_like(spec); target < 0 && dying >= 0) {
      donate(dying, i);
    } else if (recycle && spec.bytes >= BufferPool::kSmallest) {
      shlo::Value spare = module.AddParameter({spec.dtype, spec.dims});
      module.Alias(module.parameters().size() - 1, static_cast<int>(i));
      entry.spares.push_back(static_cast<int>(i));
      (void)spare;
    }
  }
  entry.flops = module.Flops();
  module.Return(outputs);
  return owner;
}

}  // namespace torch_tpu::runtime
