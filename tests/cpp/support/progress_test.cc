#include "support/progress.h"

#include <string>
#include <vector>

#include "doctest.h"

namespace torch_tpu::support {
namespace {

using std::chrono::milliseconds;

// Shown on the object's own thread, which has ended before anyone reads.
struct Screen {
  std::vector<std::string> lines;
  Progress::Show show = [this](const std::string& text) { lines.push_back(text); };
};

TEST_CASE("what is over soon shows nothing") {
  Screen screen;
  { Progress progress("compiling x", milliseconds(60000), milliseconds(1), screen.show); }
  CHECK(screen.lines.empty());
}

TEST_CASE("what takes long is named, counted, and cleared") {
  Screen screen;
  {
    Progress progress("compiling x", milliseconds(1), milliseconds(1), screen.show);
    std::this_thread::sleep_for(milliseconds(50));
  }
  REQUIRE(screen.lines.size() >= 2);
  CHECK(screen.lines.front() == "[torch_tpu] compiling x: 0 s");
  CHECK(screen.lines.back().empty());
}

TEST_CASE("where nothing can be shown no thread is started") {
  Progress progress("compiling x", milliseconds(0), milliseconds(0), {});
}

}  // namespace
}  // namespace torch_tpu::support
