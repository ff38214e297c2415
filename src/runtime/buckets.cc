#include "runtime/buckets.h"

#include <algorithm>

#include "runtime/compiler.h"
#include "support/env.h"
#include "support/error.h"
#include "support/log.h"
#include "support/metrics.h"

namespace torch_tpu::runtime {

using support::StrCat;

namespace {

// Of each structure; the oldest go first.
constexpr size_t kMostSeen = 16;
// Sizes that are compiled exactly before a law is believed. An operator meets some widths of layers, which do not
// change from step to step; a graph is called with what its user gives it.
constexpr size_t kFewOfOperators = 5, kFewOfGraphs = 2;

void AppendDims(std::string& text, const std::vector<shlo::Dims>& list) {
  for (const shlo::Dims& dims : list) {
    for (int64_t d : dims) text += std::to_string(d) + ',';
    text += ';';
  }
}

bool IsEmpty(const shlo::Module& exact) {
  auto empty = [](const shlo::Value& v) { return v.type.NumElements() == 0; };
  return std::ranges::any_of(exact.parameters(), [&](const shlo::Parameter& p) { return empty(p.value); }) ||
         std::ranges::any_of(exact.results(), empty);
}

bool IsExact(const shlo::PaddedDims& padded, const shlo::Module& exact) {
  for (size_t i = 0; i < padded.parameters.size(); ++i) {
    if (padded.parameters[i] != exact.parameters()[i].value.dims()) return false;
  }
  for (size_t i = 0; i < padded.results.size(); ++i) {
    if (padded.results[i] != exact.results()[i].dims()) return false;
  }
  return true;
}

}  // namespace

Buckets::Buckets(Compiler& compiler) : compiler_(compiler), on_(support::KnobBool(support::KnobId::kBuckets)) {}

// Null until more than `few` sizes were seen.
Buckets::Law* Buckets::LawOf(const shlo::Outline& outline, size_t few) {
  Family& family = families_[outline.structure];
  const std::vector<int64_t>& numbers = outline.numbers;
  Law* refused = nullptr;
  for (const auto& law : family.laws) {
    if (!law->law.SizeOf(numbers)) continue;
    if (!law->refused) return law.get();
    refused = law.get();
  }
  if (refused) return refused;
  for (size_t i = family.seen.size(); i-- > 0;) {
    if (family.seen[i] == numbers) return nullptr;  // the same text for another key
    for (size_t j = i; j-- > 0;) {
      auto law = shlo::SizeLaw::Fit(family.seen[j], family.seen[i], numbers, outline.num_parameter_dims);
      if (!law || !law->SizeOf(numbers)) continue;
      auto covered = [&](const std::vector<int64_t>& other) { return law->SizeOf(other).has_value(); };
      if (static_cast<size_t>(std::ranges::count_if(family.seen, covered)) < few) continue;
      family.laws.push_back(std::make_unique<Law>(Law{std::move(*law)}));
      return family.laws.back().get();
    }
  }
  if (family.seen.size() >= kMostSeen) family.seen.erase(family.seen.begin());
  family.seen.push_back(numbers);
  return nullptr;
}

std::shared_ptr<const BucketProgram> Buckets::Find(const OpEntry& entry, const shlo::Module& exact, int64_t* size) {
  if (!on_ || IsEmpty(exact)) return nullptr;
  size_t parameters = entry.recipe.params.size();
  shlo::Outline outline = OutlineOf(exact, parameters);
  std::unique_lock<std::mutex> lock(mutex_);
  Law* law = LawOf(outline, entry.recipe.body ? kFewOfGraphs : kFewOfOperators);
  if (!law) return nullptr;
  if (law->refused) {
    support::Count(support::Counter::kExactShapes);
    return nullptr;
  }
  *size = *law->law.SizeOf(outline.numbers);
  shlo::PaddedDims dims = PaddedDimsOf(exact, outline, law->law, parameters);
  std::string key;
  AppendDims(key, dims.parameters);
  AppendDims(key, dims.results);
  for (const Donation& d : entry.donations) key += StrCat(d.param, '>', d.output, ';');
  std::shared_ptr<const BucketProgram> program = law->programs[key];
  if (!program) {
    if (IsExact(dims, exact)) return nullptr;
    lock.unlock();  // others may compile meanwhile; the compiler makes each text once
    try {
      program = Make(entry, exact, outline, law->law, std::move(dims));
    } catch (const support::Error& e) {
      lock.lock();
      law->refused = true;
      support::Count(support::Counter::kExactShapes);
      TT_LOG(kCompile, entry.recipe.op, ": each size is compiled exactly: ", e.what());
      return nullptr;
    }
    lock.lock();
    law->programs[key] = program;
  }
  support::Count(support::Counter::kBucketed);
  TT_LOG(kCompile, entry.recipe.op, ": a program for sizes up to the next power of two serves size ", *size);
  return program;
}

std::shared_ptr<const BucketProgram> Buckets::Make(const OpEntry& entry, const shlo::Module& exact,
                                                   const shlo::Outline& outline, const shlo::SizeLaw& law,
                                                   shlo::PaddedDims dims) {
  auto made = std::make_shared<BucketProgram>();
  shlo::Module module;
  WriteBounded(exact, outline, law, dims, module);
  for (const Donation& d : entry.donations) {
    bool fits = dims.parameters[d.param] == dims.results[d.output];
    made->keeps.push_back(!fits);
    if (fits) module.Alias(d.param, d.output);
  }
  made->dims = std::move(dims);
  made->executable = compiler_.Get(module.ToText(), entry.recipe.op);
  return made;
}

}  // namespace torch_tpu::runtime
