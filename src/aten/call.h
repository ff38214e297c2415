// One eager call of a row: its boxed arguments become a key and a list of operands; the program behind the key runs;
// results become tensors. A hit takes well under a microsecond and never enters Python. Objects live on the stack of
// one call; what they share (KernelInfo, the program cache) is read-only or thread-safe.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>
#include <c10/util/SmallVector.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "aten/storage.h"
#include "lower/op_def.h"
#include "runtime/executor.h"
#include "runtime/program.h"

namespace torch_tpu::aten {

// kGraph: fresh results first, then one for each argument that is written.
enum class Variant : uint8_t { kFunctional, kInplace, kOut, kGraph };

class Graph;

// What is known about a kernel before it is called: one for each schema that a row serves.
struct KernelInfo {
  enum class ArgKind : uint8_t {
    kTensor,        // Tensor, Tensor?
    kTensors,       // Tensor[]
    kNumbers,       // Scalar[]: operands, one for all if they are equal
    kIndexTensors,  // Tensor?[]: CPU tensors in it move to the device
    kNumber,        // Scalar, float: an operand unless it equals the schema's default
    kConstant,      // part of the key
    kIgnored,       // device, layout, pin_memory, generator
  };
  struct ArgInfo {
    ArgKind kind = ArgKind::kConstant;
    c10::IValue default_value;
    bool written = false;  // results go into it, in the order of arguments; into a list: one for each entry
    bool dies = false;     // of graphs: its memory may be used again if the call holds the last reference
  };

  const lower::OpDef* def = nullptr;
  Variant variant = Variant::kFunctional;
  std::string name;                               // "aten::add_.Tensor"
  std::optional<c10::OperatorHandle> op;          // none for internal rows
  std::optional<c10::OperatorHandle> functional;  // gives the result types of in-place and out= calls
  std::vector<ArgInfo> args;
  int num_results = 1;           // of internal rows
  bool returns_list = false;     // Tensor[]
  bool takes_lists = false;      // writes into or returns lists
  int generator = -1;            // argument with the generator of a random row
  int64_t id = 0;                // unique; stands for the kernel in keys
  const Graph* graph = nullptr;  // kGraph: what describes its programs
};

// An id for KernelInfo::id.
int64_t NextKernelId();

using TensorList = c10::SmallVector<at::Tensor, 4>;

// Runs a kernel on boxed arguments; results are appended to `out` (in-place and out=: the written tensors).
void RunKernel(const KernelInfo& kernel, c10::ArrayRef<c10::IValue> args, TensorList& out);

// The same for a kernel that takes lists (`takes_lists`), on a dispatcher's stack.
void RunListKernel(const KernelInfo& kernel, torch::jit::Stack* stack);

// A row without a schema, run functionally or writing into argument 0.
const KernelInfo& InternalKernel(const char* row, Variant variant, int num_args);
at::Tensor RunInternal(const KernelInfo& kernel, c10::ArrayRef<c10::IValue> args);

// A buffer with `numel` elements of `dtype` from the flat bytes of `buffer` (whose dims are `base`); zeros behind them.
runtime::BufferRef ResizedBuffer(const runtime::BufferRef& buffer, const shlo::Dims& base, shlo::DType dtype,
                                 int64_t numel);

// --- tensors
// A tensor that owns `buffer` (null: never written) of these dims, contiguous.
at::Tensor NewTensor(c10::DeviceIndex device, c10::ScalarType dtype, c10::IntArrayRef sizes,
                     runtime::BufferRef buffer = {});
// The same with strides that are a permutation of a dense layout: the cell holds the physical dims.
at::Tensor NewTensor(c10::DeviceIndex device, c10::ScalarType dtype, c10::IntArrayRef sizes, c10::IntArrayRef strides,
                     runtime::BufferRef buffer = {});
// Physical order of logical dims for dense, non-overlapping strides; nothing if the strides are not such.
std::optional<shlo::Dims> DensePermutation(c10::IntArrayRef sizes, c10::IntArrayRef strides);

// Registers all rows with the dispatcher; once, when the extension is loaded.
void RegisterRows();

// The cell's content as a window of `t`'s dtype would read it: gives raw bytes the type of this first typed use.
void SettleType(Cell& cell, shlo::DType dtype);

// Whether `t` covers its storage row-major from its first byte to its last.
bool IsWhole(const c10::TensorImpl* t);

runtime::Device& DeviceOf(const at::Tensor& t);

}  // namespace torch_tpu::aten
