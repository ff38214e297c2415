#include "aten/graph.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/as_strided.h>
#include <ATen/ops/clone.h>

#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "aten/dtype.h"
#include "aten/entry.h"
#include "aten/errors.h"
#include "aten/generator.h"
#include "graph/tape.h"

namespace torch_tpu::aten {

using c10::IValue;

namespace {

// Where a result of the graph comes from.
struct ResultSource {
  enum Kind : uint8_t { kFresh, kFreshView, kArgument, kArgumentView, kConstant } kind = kConstant;
  size_t index = 0;                               // of the fresh tensor, or of the argument
  std::vector<int64_t> sizes = {}, strides = {};  // of a view
  int64_t offset = 0;                             // of a view, from its tensor's own
  IValue constant = {};
};

struct GraphFacts final : EntryFacts {
  std::vector<ResultSource> sources;
};

// A tensor of the trace in place of an argument.
struct StandIn {
  at::Tensor tensor;
  runtime::BufferRef buffer;  // what it holds before it is written
  bool same_strides = true;   // as the argument
};

shlo::Dims Row(size_t rank) {
  shlo::Dims order;
  for (size_t i = 0; i < rank; ++i) order.push_back(static_cast<int64_t>(i));
  return order;
}

// For a tensor of the device, or for a 0-dim CPU tensor: it is a number to operators, and so is its stand-in.
StandIn MakeStandIn(graph::Tape& tape, runtime::Device& device, const c10::TensorImpl* t) {
  auto order = DensePermutation(t->sizes(), t->strides());
  StandIn s;
  s.same_strides = order.has_value();
  if (!order) order = Row(t->sizes().size());
  shlo::Dims dims;
  for (int64_t d : *order) dims.push_back(t->sizes()[d]);
  c10::ScalarType dtype = c10::typeMetaToScalarType(t->dtype());
  s.buffer = tape.AddInput(device, ToDType(dtype), dims, *order);
  auto index = static_cast<c10::DeviceIndex>(device.index());
  s.tensor = s.same_strides ? NewTensor(index, dtype, t->sizes(), t->strides(), s.buffer)
                            : NewTensor(index, dtype, t->sizes(), s.buffer);
  return s;
}

// The physical order of a tensor that is exactly what its cell holds; nothing if it is less, or looks at it otherwise.
// Strides do not say where dims of size 1 are: they lie where the cell has its own.
std::optional<shlo::Dims> ExactOrder(const at::Tensor& t) {
  if (t.is_conj() || t.is_neg() || t.storage_offset() != 0) return std::nullopt;
  auto dense = DensePermutation(t.sizes(), t.strides());
  if (!dense) return std::nullopt;
  const Cell& cell = CellOf(t.unsafeGetTensorImpl());
  if (cell.dtype != ToDType(t.scalar_type()) || cell.base.size() != dense->size()) return std::nullopt;
  shlo::Dims ones, others, order;
  for (int64_t d : *dense) (t.size(d) == 1 ? ones : others).push_back(d);
  size_t next_one = 0, next_other = 0;
  for (int64_t size : cell.base) {
    if (size == 1 && next_one < ones.size()) {
      order.push_back(ones[next_one++]);
    } else if (next_other < others.size() && t.size(others[next_other]) == size) {
      order.push_back(others[next_other++]);
    } else {
      return std::nullopt;
    }
  }
  return order;
}

struct Exact {
  at::Tensor tensor;
  shlo::Dims order;
  shlo::TensorType Held() const {
    const Cell& cell = CellOf(tensor.unsafeGetTensorImpl());
    return {cell.dtype, cell.base};
  }
  const runtime::BufferRef& buffer() const { return CellOf(tensor.unsafeGetTensorImpl()).buffer; }
};

// `t`; a clone of it where it shares its cell with other elements.
Exact MakeExact(at::Tensor t) {
  auto order = ExactOrder(t);
  if (!order) {
    t = at::clone(t);
    order = ExactOrder(t);
    TORCH_CHECK(order, "internal error in torch_tpu: a clone is not dense; please report it");
  }
  return {std::move(t), *order};
}

// Adds a result of the tape.
at::Tensor AddResult(graph::Tape& tape, at::Tensor t, runtime::Recipe& recipe, int target) {
  Exact exact = MakeExact(std::move(t));
  tape.AddOutput(exact.buffer(), exact.Held(), exact.order);
  runtime::ResultSpec spec;
  c10::IntArrayRef sizes = exact.tensor.sizes();
  spec.type = shlo::TensorType(exact.Held().dtype, shlo::Dims(sizes.begin(), sizes.end()));
  spec.target = target;
  if (target < 0) spec.permutation = exact.order;
  recipe.results.push_back(std::move(spec));
  return exact.tensor;
}

}  // namespace

Graph::Graph(std::string name, const std::string& arguments, bool random, Trace trace)
    : name_(std::move(name)), trace_(std::move(trace)) {
  def_.schemas = name_.c_str();
  def_.lower = nullptr;
  // Its operators look at the precision of matrix products; numbers that they are given are constants.
  def_.flags = lower::kPrecision | (random ? lower::kRandom : lower::kNoFlags);
  kernel_.def = &def_;
  kernel_.variant = Variant::kGraph;
  kernel_.name = name_;
  kernel_.id = NextKernelId();
  kernel_.graph = this;
  for (char c : arguments) {
    TORCH_CHECK_VALUE(std::string_view("twdnx").find(c) != std::string_view::npos, name_,
                      ": expected letters t, w, d, n and x for the arguments, got ", arguments);
    KernelInfo::ArgInfo& info = kernel_.args.emplace_back();
    info.kind = c == 'n'   ? KernelInfo::ArgKind::kConstant
                : c == 'x' ? KernelInfo::ArgKind::kIgnored
                           : KernelInfo::ArgKind::kTensor;
    info.written = c == 'w';
    info.dies = c == 'd';
  }
}

Graph::Values Graph::Run(Values args) const {
  TORCH_CHECK(args.size() == kernel_.args.size(), name_, ": expected ", kernel_.args.size(), " arguments, got ",
              args.size());
  for (size_t i = 0; i < args.size(); ++i) {
    if (kernel_.args[i].kind == KernelInfo::ArgKind::kIgnored) continue;
    bool wants_tensor = kernel_.args[i].kind == KernelInfo::ArgKind::kTensor;
    TORCH_CHECK_TYPE(args[i].isTensor() == wants_tensor, name_, ": expected ", wants_tensor ? "a tensor" : "a number",
                     " as argument ", i, ", got ", args[i].tagKind());
    TORCH_CHECK_NOT_IMPLEMENTED(!kernel_.args[i].written || !args[i].toTensor().key_set().has_any(kLazyBits), name_,
                                ": a compiled graph cannot write into a lazily conjugated or negated argument; call "
                                "resolve_conj() or resolve_neg() on it first");
  }
  TensorList fresh;
  Call call(kernel_, args);
  {
    at::AutoDispatchBelowAutograd below;
    Translated([&] { call.Run(fresh); });
  }
  // Views were recorded in the strides of what the program saw.
  auto viewed = [&](size_t i) {
    const at::Tensor& given = args[i].toTensor();
    if (call.seen.empty() || call.seen[i].toTensor().strides() == given.strides()) return given;
    return call.seen[i].toTensor();
  };
  auto view_of = [](const at::Tensor& t, const ResultSource& source) {
    return at::as_strided(t, source.sizes, source.strides, t.storage_offset() + source.offset);
  };
  Values results;
  for (const ResultSource& source : static_cast<const GraphFacts*>(call.facts)->sources) {
    switch (source.kind) {
      case ResultSource::kFresh:
        results.emplace_back(fresh[source.index]);
        break;
      case ResultSource::kFreshView:
        results.emplace_back(view_of(fresh[source.index], source));
        break;
      case ResultSource::kArgument:
        results.push_back(args[source.index]);
        break;
      case ResultSource::kArgumentView:
        results.emplace_back(view_of(viewed(source.index), source));
        break;
      case ResultSource::kConstant:
        results.push_back(source.constant.isTensor() ? IValue(at::clone(source.constant.toTensor())) : source.constant);
        break;
    }
  }
  return results;
}

namespace {

graph::Tape& CurrentTape() {
  auto* tape = dynamic_cast<graph::Tape*>(runtime::Recorder::Current());
  TORCH_CHECK(tape, "internal error in torch_tpu: no graph is being traced; please report it");
  return *tape;
}

// Finds out where the results of a trace come from and adds those that the program must return to the tape.
class ResultSorter {
 public:
  ResultSorter(graph::Tape& tape, runtime::Recipe& recipe, GraphFacts& facts, const Graph::Values& args,
               const std::vector<StandIn>& stand_ins)
      : tape_(tape), recipe_(recipe), facts_(facts), args_(args), stand_ins_(stand_ins) {}

  void Sort(const Graph::Values& results) {
    std::unordered_map<const Cell*, int> uses;
    for (const IValue& v : results) {
      if (IsOurs(v)) ++uses[&CellOf(v.toTensor().unsafeGetTensorImpl())];
    }
    for (const IValue& v : results) {
      bool shared = IsOurs(v) && uses[&CellOf(v.toTensor().unsafeGetTensorImpl())] > 1;
      facts_.sources.push_back(SourceOf(v, shared));
    }
  }

 private:
  static bool IsOurs(const IValue& v) {
    return v.isTensor() && v.toTensor().defined() && v.toTensor().is_privateuseone();
  }

  static ResultSource View(ResultSource::Kind kind, size_t index, const at::Tensor& t) {
    return {kind, index, t.sizes().vec(), t.strides().vec(), t.storage_offset(), {}};
  }

  ResultSource SourceOf(const IValue& v, bool shared) {
    for (size_t i = 0; i < args_.size() && v.isTensor(); ++i) {
      if (args_[i].isTensor() && args_[i].toTensor().is_same(v.toTensor())) return {ResultSource::kArgument, i};
    }
    if (!IsOurs(v)) return {ResultSource::kConstant, 0, {}, {}, 0, v};
    const at::Tensor& t = v.toTensor();
    bool lazy = t.key_set().has_any(kLazyBits);
    for (size_t i = 0; i < stand_ins_.size() && !lazy; ++i) {
      const at::Tensor& s = stand_ins_[i].tensor;
      if (s.defined() && stand_ins_[i].same_strides && s.is_alias_of(t) && s.scalar_type() == t.scalar_type()) {
        return View(ResultSource::kArgumentView, i, t);
      }
    }
    const Cell& cell = CellOf(t.unsafeGetTensorImpl());
    bool copied = lazy || cell.dtype != ToDType(t.scalar_type());
    if (copied || (!shared && ExactOrder(t))) return {ResultSource::kFresh, Fresh(t)};
    // Views are views of a result that nobody asked for: others may share it, and PyTorch's wrappers make results that
    // alias an argument by strides and offset of what the graph gives.
    auto [base, first] = bases_.try_emplace(&cell, 0);
    if (first) {
      auto index = static_cast<c10::DeviceIndex>(t.device().index());
      base->second = Fresh(NewTensor(index, t.scalar_type(), {cell.base.data(), cell.base.size()}, cell.buffer));
    }
    return View(ResultSource::kFreshView, base->second, t);
  }

  size_t Fresh(const at::Tensor& t) {
    at::Tensor dense = AddResult(tape_, t, recipe_, -1);
    facts_.results.push_back(FactsOf(dense));
    return facts_.results.size() - 1;
  }

  graph::Tape& tape_;
  runtime::Recipe& recipe_;
  GraphFacts& facts_;
  const Graph::Values& args_;
  const std::vector<StandIn>& stand_ins_;
  std::unordered_map<const Cell*, size_t> bases_;
};

}  // namespace

at::Tensor Graph::SaveRandomState(c10::DeviceIndex device) {
  runtime::BufferRef state = CurrentTape().SaveRandomState(runtime::Runtime::Get().device(device));
  return NewTensor(device, c10::ScalarType::UInt64, {2}, std::move(state));
}

void Graph::UseRandomState(const at::Tensor& state) {
  CurrentTape().UseRandomState(state.defined() ? CellOf(state.unsafeGetTensorImpl()).buffer : runtime::BufferRef());
}

bool Graph::Recording() { return runtime::Recorder::Current() != nullptr; }

namespace {

// Traces what runs in a region into a tape of its own.
std::shared_ptr<const graph::Tape> TraceRegion(std::shared_ptr<graph::Tape> tape, const Graph::Trace& trace,
                                               const Graph::Values& args, std::vector<at::Tensor>* results) {
  runtime::Recorder::Scope scope(tape.get());
  for (const IValue& v : trace(args)) {
    TORCH_CHECK_NOT_IMPLEMENTED(v.isTensor() && v.toTensor().defined() && v.toTensor().is_privateuseone(),
                                "expected tensors of the tpu from the parts of a condition or loop, got ", v.tagKind());
    Exact exact = MakeExact(v.toTensor());
    tape->AddOutput(exact.buffer(), exact.Held(), exact.order);
    results->push_back(exact.tensor);
  }
  TORCH_CHECK_NOT_IMPLEMENTED(tape->drawn() == 0, "a condition or loop draws random numbers");
  return tape;
}

void CheckAlike(const char* what, const std::vector<at::Tensor>& a, const std::vector<at::Tensor>& b) {
  bool alike = a.size() == b.size();
  for (size_t i = 0; alike && i < a.size(); ++i) {
    alike = a[i].sizes() == b[i].sizes() && a[i].scalar_type() == b[i].scalar_type() && a[i].device() == b[i].device();
  }
  TORCH_CHECK_NOT_IMPLEMENTED(alike, what, ": expected results of the same types");
}

std::vector<at::Tensor> RegionResults(const std::vector<at::Tensor>& like, std::vector<runtime::BufferRef> buffers) {
  std::vector<at::Tensor> results;
  for (size_t i = 0; i < like.size(); ++i) {
    const at::Tensor& t = like[i];
    results.push_back(NewTensor(t.device().index(), t.scalar_type(), t.sizes(), std::move(buffers[i])));
  }
  return results;
}

}  // namespace

std::vector<at::Tensor> Graph::If(const at::Tensor& predicate, const Trace& yes, const Trace& no) {
  return Translated([&] {
    graph::Tape& tape = CurrentTape();
    TORCH_CHECK_NOT_IMPLEMENTED(
        predicate.is_privateuseone() && predicate.numel() == 1 && predicate.scalar_type() == c10::kBool,
        "a condition: expected one bool on the tpu, got ", predicate.scalar_type());
    Exact test = MakeExact(predicate);
    TORCH_CHECK_NOT_IMPLEMENTED(test.buffer(), "a condition: expected a bool with a value");
    std::vector<at::Tensor> first, second;
    auto on_true = TraceRegion(std::make_shared<graph::Tape>(), yes, {}, &first);
    auto on_false = TraceRegion(std::make_shared<graph::Tape>(), no, {}, &second);
    CheckAlike("a condition", first, second);
    runtime::Device& device = DeviceOf(predicate);
    return RegionResults(first, tape.RecordIf(device, test.buffer(), std::move(on_true), std::move(on_false)));
  });
}

std::vector<at::Tensor> Graph::While(const Values& args, const Trace& condition, const Trace& body) {
  return Translated([&] {
    graph::Tape& tape = CurrentTape();
    std::vector<at::Tensor> init;
    for (const IValue& v : args) {
      TORCH_CHECK_NOT_IMPLEMENTED(v.isTensor() && v.toTensor().is_privateuseone(),
                                  "a loop: expected tensors of the tpu, got ", v.tagKind());
      init.push_back(v.toTensor());
    }
    TORCH_CHECK_NOT_IMPLEMENTED(!init.empty(), "a loop: expected tensors, got none");
    runtime::Device& device = DeviceOf(init[0]);
    std::vector<Exact> carried;
    for (const at::Tensor& t : init) carried.push_back(MakeExact(t));
    std::vector<at::Tensor> tests, next;
    auto part = [&](const Trace& trace, std::vector<at::Tensor>* results) {
      auto region = std::make_shared<graph::Tape>();
      Values inputs;
      for (const at::Tensor& t : init) {
        shlo::Dims dims(t.sizes().begin(), t.sizes().end());
        auto buffer = region->AddInput(device, ToDType(t.scalar_type()), dims, Row(dims.size()));
        inputs.emplace_back(NewTensor(t.device().index(), t.scalar_type(), t.sizes(), std::move(buffer)));
      }
      return TraceRegion(region, trace, inputs, results);
    };
    auto test = part(condition, &tests);
    auto step = part(body, &next);
    CheckAlike("a loop", init, next);
    TORCH_CHECK_NOT_IMPLEMENTED(tests.size() == 1 && tests[0].numel() == 1 && tests[0].scalar_type() == c10::kBool,
                                "a loop: expected one bool of its condition");
    for (const Exact& t : carried) tape.AddCarried(t.buffer(), t.Held(), t.order);
    return RegionResults(init, tape.RecordWhile(device, std::move(test), std::move(step)));
  });
}

void Graph::Assert(const at::Tensor& predicate, const std::string& message) {
  Translated([&] {
    Exact test = MakeExact(predicate);
    TORCH_CHECK(test.buffer(), message);  // never written: false
    CurrentTape().RecordAssertion(test.buffer(), message);
  });
}

void Graph::Rehearse(Values args, const Trace& trace) {
  graph::Tape tape;
  int index = -1;
  for (const IValue& v : args) {
    if (v.isTensor() && v.toTensor().is_privateuseone()) index = v.toTensor().device().index();
  }
  for (IValue& v : args) {
    if (index < 0 || !v.isTensor()) continue;
    const at::Tensor& t = v.toTensor();
    if (!t.is_privateuseone() && !(t.is_cpu() && t.dim() == 0)) continue;
    v = MakeStandIn(tape, runtime::Runtime::Get().device(index), t.unsafeGetTensorImpl()).tensor;
  }
  runtime::Recorder::Scope scope(&tape);
  at::AutoDispatchBelowAutograd below;
  trace(args);
}

runtime::OpEntry* Graph::MakeEntry(Call& call, runtime::Runtime& rt, uint64_t hash) const {
  auto entry = std::make_unique<runtime::OpEntry>();
  entry->key = call.key.ToVector();
  entry->hash = hash;
  auto facts = std::make_shared<GraphFacts>();
  runtime::Recipe& recipe = entry->recipe;
  DescribeArguments(call, recipe);

  auto tape = std::make_shared<graph::Tape>();
  runtime::Device& device = rt.device(call.device);
  Values args(call.args.begin(), call.args.end());
  std::vector<StandIn> stand_ins(args.size());
  for (size_t i = 0; i < args.size(); ++i) {
    if (kernel_.args[i].kind != KernelInfo::ArgKind::kTensor || !args[i].toTensor().defined()) continue;
    stand_ins[i] = MakeStandIn(*tape, device, args[i].toTensor().unsafeGetTensorImpl());
    args[i] = stand_ins[i].tensor;
  }
  {
    runtime::Recorder::Scope scope(tape.get());
    at::AutoDispatchBelowAutograd below;
    ResultSorter(*tape, recipe, *facts, args, stand_ins).Sort(trace_(args));
    size_t next = 0;
    for (size_t i = 0; i < args.size(); ++i) {
      if (!stand_ins[i].tensor.defined()) continue;
      const at::Tensor& t = stand_ins[i].tensor;
      if (kernel_.args[i].written) {
        AddResult(*tape, t, recipe, call.targets[next++]);
      } else {
        TORCH_CHECK(CellOf(t.unsafeGetTensorImpl()).buffer.get() == stand_ins[i].buffer.get(),
                    "internal error in torch_tpu: ", name_, " writes into argument ", i,
                    ", which it was not said to; please report it");
      }
    }
  }
  recipe.body = tape;
  for (size_t i = 0; i < args.size(); ++i) {
    if (!kernel_.args[i].dies || call.arg_uses[i].kind != ArgUse::kTensor) continue;
    const Use& use = call.uses[call.arg_uses[i].first];
    if (use.param >= 0 && use.identity) recipe.dying.push_back(use.param);
  }
  for (const runtime::BufferRef& value : tape->captured()) {
    recipe.captured.push_back(static_cast<int>(recipe.params.size()));
    recipe.params.emplace_back(value->dtype(), value->dims());
  }
  facts->captured = tape->captured();
  facts->draws = static_cast<int64_t>(tape->drawn()) * kWordsPerCounter;
  TORCH_CHECK(facts->draws == 0 || call.seed >= 0, "internal error in torch_tpu: ", name_,
              " draws random numbers, which it was not said to; please report it");
  entry->module = runtime::EmitModule(*entry, !device.strict());
  entry->aten = std::shared_ptr<const EntryFacts>(std::move(facts));
  runtime::OpEntry* made = FinishEntry(call, rt, std::move(entry));
  std::lock_guard<std::mutex> lock(mutex_);
  entries_.push_back(made);
  return made;
}

std::vector<Graph::Program> Graph::Programs() const {
  std::lock_guard<std::mutex> lock(mutex_);
  std::vector<Program> programs;
  for (const runtime::OpEntry* entry : entries_) {
    const runtime::Recipe& recipe = entry->recipe;
    Program& p = programs.emplace_back();
    p.operators = static_cast<const graph::Tape&>(*recipe.body).Operators();
    std::set<int> params(recipe.captured.begin(), recipe.captured.end());
    for (const runtime::OperandSpec& o : recipe.operands) {
      if (o.param >= 0) params.insert(o.param);
    }
    p.inputs = params.size();
    for (int k : params) p.input_bytes += recipe.params[k].NumBytes();
    p.outputs = entry->outputs.size();
    p.output_bytes = entry->result_bytes;
    p.donated = entry->donations.size();
    p.flops = entry->flops;
    runtime::OpEntry copy;  // emitting fills in an entry's outputs
    copy.recipe = recipe;
    p.text = runtime::EmitModule(copy, /*recycle=*/false)->ToText();
  }
  return programs;
}

}  // namespace torch_tpu::aten
