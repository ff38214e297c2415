// One program for a range of sizes. Modules that were made for several sizes of one dimension and differ in nothing but
// numbers show how each number follows from the size; with that, the same module is written for every size up to a
// bound, by XLA's bounded dynamism: parameters and results are padded, the size is one more parameter, and every
// operation knows how much of its operands counts. That a module for one more size follows the law is checked against
// the module itself, so the law is never trusted beyond what was seen. Functions of their arguments; thread-safe.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "shlo/module.h"

namespace torch_tpu::shlo {

// A module as everything but its numbers, and its numbers: dimensions, integers of attributes, numbers of constants.
struct Outline {
  std::string structure;          // SHA-256 of what is not a number
  std::vector<int64_t> numbers;   // in the order of the text
  size_t num_parameter_dims = 0;  // the first numbers are the dimensions of parameters
  struct Range {
    size_t first = 0, count = 0;
  };
  std::unordered_map<int32_t, size_t> types;        // by value id: where its dimensions begin
  std::unordered_map<const Op*, Range> properties;  // of operations: the numbers of their properties
};

// Only the first `parameters` parameters count; later ones must be without a use.
Outline OutlineOf(const Module& module, size_t parameters);

struct Affine {
  int64_t scale = 0, offset = 0;
  int64_t At(int64_t n) const { return scale * n + offset; }
  friend bool operator==(const Affine&, const Affine&) = default;
};

// How the numbers of modules of one structure follow from a size.
class SizeLaw {
 public:
  // The law of three modules of one structure, if there is one.
  static std::optional<SizeLaw> Fit(const std::vector<int64_t>& a, const std::vector<int64_t>& b,
                                    const std::vector<int64_t>& c, size_t num_parameter_dims);
  // The size of a module of this structure; nothing if its numbers follow another law.
  std::optional<int64_t> SizeOf(const std::vector<int64_t>& numbers) const;
  const Affine& operator[](size_t i) const { return numbers_[i]; }

 private:
  std::vector<Affine> numbers_;
  size_t base_ = 0;  // the number that is the size itself
};

// Sizes that a bounded dimension has in memory.
int64_t PaddedSize(int64_t size);

// Dims as a program for a range of sizes takes and gives them.
struct PaddedDims {
  std::vector<Dims> parameters, results;
};

// Those of an exact module.
PaddedDims PaddedDimsOf(const Module& exact, const Outline& outline, const SizeLaw& law, size_t parameters);

// Writes `exact` for all sizes that lead to the same padded dims into `out`; its last parameter is the size, i32.
// Throws NotImplemented where an operation is not known to be exact with sizes that vary.
void WriteBounded(const Module& exact, const Outline& outline, const SizeLaw& law, const PaddedDims& padded,
                  Module& out);

}  // namespace torch_tpu::shlo
