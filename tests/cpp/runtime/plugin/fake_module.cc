// The fake plugin as a shared library, for tests of what loads plugins from files.
#include "pjrt/fake/fake_plugin.h"

extern "C" __attribute__((visibility("default"))) const PJRT_Api* GetPjrtApi() { return torch_tpu::pjrt::fake::Api(); }
