#include "support/error.h"

#include "doctest.h"

namespace torch_tpu::support {

TEST_CASE("a failed check throws the kind and the message") {
  try {
    TT_CHECK(1 == 2, kValue, "aten::x: expected ", 1, ", got ", 2);
    FAIL("no exception");
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::kValue);
    CHECK(std::string(error.what()) == "aten::x: expected 1, got 2");
  }
}

TEST_CASE("a failed invariant asks for a report") {
  CHECK_THROWS_AS(TT_ASSERT(false, "detail"), Error);
  try {
    TT_ASSERT(false, "detail");
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::kInternal);
    CHECK(std::string(error.what()).find("please report it") != std::string::npos);
  }
}

TEST_CASE("a check that holds evaluates no message") {
  int evaluated = 0;
  TT_CHECK(true, kRuntime, ++evaluated);
  CHECK(evaluated == 0);
}

}  // namespace torch_tpu::support
