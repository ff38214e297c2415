// A Recipe is how one program is built: parameters, the windows its operands are read through, what computes (a row, or
// the body of a graph), and where results go. Immutable after construction, torch-free, and safe to emit from any
// thread; a graph emits the recipes of its operators into one module.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "lower/op_def.h"
#include "lower/view_plan.h"
#include "shlo/module.h"

namespace torch_tpu::runtime {

// A tensor argument: a window over a parameter's dense base.
struct OperandSpec {
  int param = -1;                             // -1: never written, reads as zeros
  shlo::TensorType base;                      // dtype and dims of the cell
  shlo::DType dtype = shlo::DType::kInvalid;  // what the window reads; another than the base's is a bitcast
  shlo::Dims viewed;                          // base dims in units of `dtype`, equal to base.dims unless bitcast
  lower::Window window;
  lower::ViewPlan plan;
  bool whole = false;    // written: the result replaces the base, with the window's dtype and sizes
  int first_start = -1;  // parameters [first_start, first_start + plan.starts.size())
};

struct ArgSpec {
  lower::Arg constant;  // used when nothing below is set; also carries `weak`
  int operand = -1;     // index into operands
  int scalar = -1;      // index into parameters
  bool is_list = false;
  bool of_numbers = false;  // a list of numbers
  std::vector<int> list;    // indexes into operands, -1 absent; of numbers: into parameters
};

struct ResultSpec {
  shlo::TensorType type;   // logical, as the op returns it
  shlo::Dims permutation;  // physical dim k holds logical dim permutation[k]; empty: row-major
  int target = -1;         // operand whose window is written; -1: a fresh result
};

// What a Body computes from.
struct BodyArgs {
  std::vector<shlo::Value> inputs;  // the recipe's tensor and number arguments, in order, as windows show them
  std::vector<shlo::Value> captured;
  shlo::Value seed, offset;  // of the random numbers, if the recipe has them
};

// Computes a recipe's results where that is not a row. Immutable and thread-safe.
class Body {
 public:
  virtual ~Body() = default;
  virtual std::vector<shlo::Value> Emit(shlo::Module& module, const BodyArgs& args,
                                        std::vector<lower::DeviceCheck>* checks) const = 0;
};

struct Recipe {
  const lower::OpDef* def = nullptr;
  std::shared_ptr<const Body> body;  // instead of the row's lowering
  lower::LowerOptions options;
  std::vector<shlo::TensorType> params;
  std::vector<OperandSpec> operands;
  std::vector<ArgSpec> args;
  std::vector<ResultSpec> results;
  int seed = -1, offset = -1;  // parameters of random rows
  std::vector<int> captured;   // parameters that the body takes besides its inputs
  std::vector<int> dying;      // parameters that nobody is expected to need afterwards
  std::string op;              // "aten::add_.Tensor": for messages and dumps
  std::string location;        // the Python line, if it was asked for

  struct Emitted {
    std::vector<shlo::Value> outputs;        // as the device holds them
    std::vector<int> results;                // which result each of them is
    std::vector<lower::DeviceCheck> checks;  // their failed flags are not among the outputs yet
  };
  // Appends the computation to `module`, whose parameters are `values` (one for each of `params`).
  Emitted Emit(shlo::Module& module, const std::vector<shlo::Value>& values) const;
};

// 1 + the place of the first check that failed, where the first of these has the place `first`; 0 if all are well.
shlo::Value FailureCode(shlo::Builder& b, const std::vector<lower::DeviceCheck>& checks, size_t first = 0);

}  // namespace torch_tpu::runtime
