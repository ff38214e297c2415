#include "pjrt/topology.h"

#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {

TEST_CASE_FIXTURE(Fixture, "a topology describes devices that are not there") {
  Topology topology = Topology::Create(FakePlugin(), "fake:4");
  CHECK(topology.platform_name() == "tpu");
  CHECK(topology.platform_version() == "fake 1.0");
  CHECK(topology.device_kind() == "Fake");
  CHECK(topology.num_devices() == 4);
  CHECK(fake::Calls("PJRT_Client_Create") == 0);
}

TEST_CASE_FIXTURE(Fixture, "a program compiled ahead of time loads in a client") {
  std::unique_ptr<Executable> executable;
  {
    Topology topology = Topology::Create(FakePlugin(), "fake:1");
    Topology moved = std::move(topology);
    executable = moved.Compile(BinaryProgram("add", "tensor<2xf32>"));
    CHECK_THROWS_AS(moved.Compile("junk"), Error);
  }
  CHECK(fake::LiveObjects().topologies == 0);
  CHECK(executable->num_outputs() == 1);
  CHECK(executable->Cost().flops == 2);
  auto loaded = client().Deserialize(executable->Serialize());
  CHECK(loaded->Fingerprint() == executable->Fingerprint());
  Buffer a = Upload({1, 2}, {2});
  CHECK(Download(Run(*loaded, {a.get(), a.get()}), 2) == std::vector<float>{2, 4});
}

TEST_CASE_FIXTURE(Fixture, "an unknown topology is an error, and a later failure does not leak it") {
  CHECK(ErrorOf([] { Topology::Create(FakePlugin(), "v9z:1"); }).function() == "PJRT_TopologyDescription_Create");
  fake::FailNext("PJRT_TopologyDescription_PlatformName", PJRT_Error_Code_INTERNAL, "x");
  CHECK_THROWS_AS(Topology::Create(FakePlugin(), "fake:1"), Error);
  CHECK(fake::LiveObjects().topologies == 0);
}

}  // namespace torch_tpu::pjrt
