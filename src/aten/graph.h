// A compiled graph: operators that were traced once run as one program. The first call with arguments of a new kind
// (shapes, layouts, dtypes, numbers) traces: the operators are called on stand-ins while a graph::Tape records what
// they would run, so windows, in-place writes and random draws mean what they mean in eager mode. Later calls are one
// lookup and one execution. Thread-safe; tracing calls back into whoever made the graph.
#pragma once
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "aten/call.h"
#include "lower/op_def.h"
#include "runtime/runtime.h"

namespace torch_tpu::aten {

struct Call;

class Graph {
 public:
  using Values = std::vector<c10::IValue>;
  // Calls the graph's operators on these arguments and returns its results.
  using Trace = std::function<Values(const Values&)>;

  // `arguments`: one letter each: t a tensor, w a tensor that the graph writes into, d a tensor that usually nobody
  // else holds, n a number or None, which is part of the program, x what no operator looks at. `random`: the graph
  // draws numbers from the device's generator.
  Graph(std::string name, const std::string& arguments, bool random, Trace trace);
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;

  // Tensors, ints, floats, bools and None. Written arguments hold their new values afterwards; the memory of a tensor
  // that only `args` holds may be used for results.
  Values Run(Values args) const;

  // One program of the graph: for arguments of one kind.
  struct Program {
    std::vector<std::string> operators;  // in order
    size_t inputs = 0, outputs = 0;      // buffers; numbers and window starts are not counted
    size_t donated = 0;                  // inputs whose memory an output may take over
    int64_t input_bytes = 0, output_bytes = 0;
    double flops = 0;  // of contractions
    std::string text;  // StableHLO, generic form
  };
  std::vector<Program> Programs() const;
  const std::string& name() const { return name_; }

  // Traces on stand-ins for `args` and drops what was recorded: shows which operators cannot be part of a program.
  static void Rehearse(Values args, const Trace& trace);

  // While a graph is traced, for operators whose numbers another graph draws again: the state of its random numbers
  // (uint64 [2], on `device`), and where the draws from now on begin (an undefined tensor: the graph's own numbers).
  static at::Tensor SaveRandomState(c10::DeviceIndex device);
  static void UseRandomState(const at::Tensor& state);

  // While a graph is traced: what one of two functions without arguments gives, by a one-element bool, and what a
  // function makes of `args` by running as often as a condition holds. Their results are tensors of the device. Raises
  // NotImplementedError for what no program can hold, such as random draws.
  static std::vector<at::Tensor> If(const at::Tensor& predicate, const Trace& yes, const Trace& no);
  static std::vector<at::Tensor> While(const Values& args, const Trace& condition, const Trace& body);
  // An assertion of the graph that is traced, on one bool.
  static void Assert(const at::Tensor& predicate, const std::string& message);
  static bool Recording();

  // For MakeEntry: describes the program of a key that was not there.
  runtime::OpEntry* MakeEntry(Call& call, runtime::Runtime& rt, uint64_t hash) const;

 private:
  std::string name_;
  lower::OpDef def_;
  KernelInfo kernel_;
  Trace trace_;
  mutable std::mutex mutex_;
  mutable std::vector<const runtime::OpEntry*> entries_;  // guarded by mutex_
};

}  // namespace torch_tpu::aten
