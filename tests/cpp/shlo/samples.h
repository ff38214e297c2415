// Small programs that together use every method of the builder: their texts are kept in golden/, and each is compiled
// by the plugin that the tests run on.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shlo/builder.h"

namespace torch_tpu::shlo::testing {

struct Sample {
  std::string name;
  std::function<void(Module&, Builder&)> build;
};

std::vector<Sample> StaticSamples();
// One parameter of [64, 8] cut to the size that the second one gives, an operation, and the bound restored.
std::vector<Sample> BoundedSamples();
std::vector<Sample> AllSamples();

std::string Text(const Sample& sample);

}  // namespace torch_tpu::shlo::testing
