// The text of every sample is kept, so that a change of what plugins see is seen in review. TORCH_TPU_UPDATE_GOLDEN=1
// writes the files anew; run it from the root of the source tree.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "doctest.h"
#include "shlo/samples.h"

namespace torch_tpu::shlo {

TEST_CASE("the text of every sample is the one that is kept") {
  const bool update = std::getenv("TORCH_TPU_UPDATE_GOLDEN") != nullptr;
  for (const testing::Sample& sample : testing::AllSamples()) {
    const std::string path = "tests/cpp/shlo/golden/" + sample.name + ".mlir";
    const std::string text = testing::Text(sample);
    if (update) std::ofstream(path) << text;
    std::stringstream kept;
    kept << std::ifstream(path).rdbuf();
    INFO(path);
    CHECK(kept.str() == text);
  }
}

}  // namespace torch_tpu::shlo
