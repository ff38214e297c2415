// Which programs serve a range of sizes. The first sizes of a dimension are compiled exactly, two of a graph and five
// of an operator; then the law of the sizes is known (shlo/bounded.h), and programs for padded sizes serve all later
// ones. A size for which padding would add nothing, and one that costs much (Program::worn), gets its exact program.
// Thread-safe.
#pragma once
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "runtime/program.h"

namespace torch_tpu::runtime {

class Compiler;

class Buckets {
 public:
  explicit Buckets(Compiler& compiler);

  // The program for a range of sizes that serves the entry's module, compiled if it is new; null: compile exactly.
  // `*size` is what the program takes as its last argument.
  std::shared_ptr<const BucketProgram> Find(const OpEntry& entry, const shlo::Module& exact, int64_t* size);

 private:
  struct Law {
    shlo::SizeLaw law;
    bool refused = false;  // what it would need is not known to be exact, or the plugin does not take it
    std::map<std::string, std::shared_ptr<const BucketProgram>> programs = {};  // by padded dims and donations
  };
  // Modules of one structure.
  struct Family {
    std::vector<std::vector<int64_t>> seen;  // numbers of modules that no law covers yet
    std::vector<std::unique_ptr<Law>> laws;
  };

  Law* LawOf(const shlo::Outline& outline, size_t few);
  std::shared_ptr<const BucketProgram> Make(const OpEntry& entry, const shlo::Module& exact,
                                            const shlo::Outline& outline, const shlo::SizeLaw& law,
                                            shlo::PaddedDims dims);

  Compiler& compiler_;
  bool on_;
  std::mutex mutex_;
  std::unordered_map<std::string, Family> families_;
};

}  // namespace torch_tpu::runtime
