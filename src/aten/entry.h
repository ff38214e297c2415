// The inside of an eager call: how its arguments are collected (hot) and how the program behind a new key is described
// (a miss). Used by call.cc and entry.cc only.
#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "aten/call.h"
#include "runtime/runtime.h"
#include "support/inline_list.h"
#include "support/small_vec.h"

namespace torch_tpu::aten {

// PyTorch resolves lazy conjugation and negation before most ops, but hands it to contractions.
inline constexpr c10::DispatchKeySet kLazyBits({c10::DispatchKey::Conjugate, c10::DispatchKey::Negative});

// How results become tensors; found through the entry on every hit.
struct ResultFacts {
  c10::ScalarType dtype = c10::ScalarType::Undefined;
  std::vector<int64_t> sizes, strides;  // no strides: contiguous
};
// Those of a tensor: strides only where they are not a contiguous one's.
ResultFacts FactsOf(const at::Tensor& t);

struct EntryFacts {
  std::vector<ResultFacts> results;
  bool resizes_out = false;  // an out= argument has another shape: `results` says which
  int64_t draws = 0;         // random numbers that a call takes
  // Of graphs: values that were there when it was recorded, after all other operands.
  std::vector<runtime::BufferRef> captured;
  virtual ~EntryFacts() = default;
};

// One tensor of the call: a window over its cell's base.
struct Use {
  const c10::TensorImpl* impl = nullptr;
  Cell* cell = nullptr;
  int param = -1;  // operand that holds the base; -1: never written
  int first_start = -1;
  bool identity = false;  // the window is the base
  bool whole = false;     // written: the result replaces the content
  shlo::DType dtype = shlo::DType::kInvalid;
  shlo::DType base_dtype = shlo::DType::kInvalid;
  shlo::Dims base, viewed;  // only when not identity
  lower::Window window;
  lower::ViewPlan plan;
};

struct ArgUse {
  enum Kind : uint8_t { kConstant, kTensor, kList, kNumber, kScalar, kNumbers, kScalars } kind = kConstant;
  bool weak = false;
  int first = -1;  // index of a Use, or of an operand for kScalar
  c10::Scalar number;
  std::vector<int> list;  // of Uses; of operands for kScalars
  std::vector<c10::Scalar> numbers;
};

struct Call {
  Call(const KernelInfo& k, c10::ArrayRef<c10::IValue> a) : kernel(k), args(a) {}
  void Run(TensorList& out);

  const KernelInfo& kernel;
  c10::ArrayRef<c10::IValue> args;
  runtime::Key key;
  runtime::OperandList operands;
  support::InlineList<Use, 4> uses;
  int num_uses = 0;
  support::InlineList<ArgUse, 8> arg_uses;
  support::SmallVec<int, 8> targets;  // Use that result i is written into
  size_t num_args = 0;
  int pending_numbers = 0;
  int seed = -1;
  c10::DeviceIndex device = -1, fallback_device = 0;
  bool narrow_float = false, wide_float = false;
  bool lazy = false;  // a tensor is lazily conjugated or negated
  lower::LowerOptions options;
  const EntryFacts* facts = nullptr;                             // after Run
  std::vector<c10::IValue> seen;                                 // after Run: the arguments, where clones were made
  std::vector<at::Tensor> moved;                                 // CPU index tensors on the device
  std::unique_ptr<std::unordered_map<const Cell*, int>> params;  // of cells, for calls with many tensors

 private:
  void Collect();
  void PutDims(c10::IntArrayRef dims);
  int AddParam(runtime::BufferRef buffer);
  int AddTensor(const at::Tensor& t, bool written);
  void AddTensorArg(size_t i, const at::Tensor& t, bool written);
  void AddNumber(size_t i, c10::ScalarType dtype, const at::Tensor& t);
  void AddConstant(const c10::IValue& v);
  void AddNumbers(size_t i, const c10::IValue& list);
  void PlaceNumbers();
  int ParamOf(const Cell& cell, int index);
  void CheckOverlap() const;
  void CheckResizable() const;
  void LetGo();
  void Restore(const runtime::OpEntry& entry, std::span<runtime::BufferRef> results);
  bool SharesTargets() const;
  void RunWithClones(bool of_written, TensorList& out);
};

// The entry of a key that was not there: Meta checks, recipe, lowering. Raises what PyTorch raises.
runtime::OpEntry* MakeEntry(Call& call, runtime::Runtime& rt, uint64_t hash);

// The pieces that it shares with graphs: parameters, windows and arguments of the call, and the last steps.
void DescribeArguments(Call& call, runtime::Recipe& recipe);
runtime::OpEntry* FinishEntry(Call& call, runtime::Runtime& rt, std::unique_ptr<runtime::OpEntry> entry);

// Gives out= arguments the shape of their results, with PyTorch's warning.
void ResizeOuts(Call& call, const EntryFacts& facts);

}  // namespace torch_tpu::aten
