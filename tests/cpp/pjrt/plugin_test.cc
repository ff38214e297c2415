#include "pjrt/plugin.h"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "pjrt/build_id.h"
#include "pjrt/fixture.h"

namespace torch_tpu::pjrt {
namespace {

class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& contents) {
    path_ = (std::filesystem::temp_directory_path() / "torch_tpu_plugin_XXXXXX").string();
    close(mkstemp(path_.data()));
    Write(contents);
  }
  ~TemporaryFile() { std::remove(path_.c_str()); }
  void Write(const std::string& contents) { std::ofstream(path_, std::ios::binary) << contents; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

std::string LoadError(const std::string& path) {
  try {
    Plugin::Load(path);
  } catch (const support::Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("a path that cannot be a plugin is refused with the reason") {
  CHECK(LoadError("/no/such/plugin.so").find("No such file") != std::string::npos);
  CHECK(LoadError(std::filesystem::temp_directory_path().string()).find("not a regular file") != std::string::npos);
  TemporaryFile text("not a library");
  CHECK(LoadError(text.path()).find("cannot load '" + text.path() + "'") != std::string::npos);
}

TEST_CASE("a shared library that is no plugin is refused and stays usable") {
  Dl_info libc;
  REQUIRE(dladdr(reinterpret_cast<void*>(&std::fopen), &libc) != 0);
  CHECK(LoadError(libc.dli_fname).find("exports no GetPjrtApi") != std::string::npos);
  CHECK(LoadError(libc.dli_fname).find("exports no GetPjrtApi") != std::string::npos);
}

TEST_CASE("an API of another major version is refused") {
  PJRT_Api other = *fake::Api();
  other.pjrt_api_version.major_version = PJRT_API_MAJOR + 1;
  CHECK(ThrowsWith([&] { Plugin::FromApi(&other, "other"); }, "expected PJRT API version 0.x, got 1."));
}

TEST_CASE("an API without error functions is refused before anything is called") {
  PJRT_Api broken = *fake::Api();
  broken.PJRT_Error_Message = nullptr;
  CHECK(ThrowsWith([&] { Plugin::FromApi(&broken, "broken"); }, "incomplete API table"));
  CHECK(ThrowsWith([&] { Plugin::FromApi(nullptr, "null"); }, "returned null"));
}

TEST_CASE_FIXTURE(Fixture, "initialization runs, and its failure is reported") {
  fake::FailNext("PJRT_Plugin_Initialize", PJRT_Error_Code_INTERNAL, "no device driver");
  CHECK(ErrorOf([] { FakePlugin(); }).message() == "no device driver");
  auto plugin = FakePlugin();
  CHECK(fake::Calls("PJRT_Plugin_Initialize") == 2);
  CHECK(plugin->api_major() == PJRT_API_MAJOR);
  CHECK(plugin->api_minor() == PJRT_API_MINOR);
  CHECK(plugin->path() == "fake");
  CHECK(plugin->FindExtension(PJRT_Extension_Type_FFI) == nullptr);
}

TEST_CASE_FIXTURE(Fixture, "extensions are found by type") {
  PJRT_Extension_Base second{PJRT_Extension_Base_STRUCT_SIZE, PJRT_Extension_Type_FFI, nullptr};
  PJRT_Extension_Base first{PJRT_Extension_Base_STRUCT_SIZE, PJRT_Extension_Type_Layouts, &second};
  PJRT_Api extended = *fake::Api();
  extended.extension_start = &first;
  auto plugin = Plugin::FromApi(&extended, "extended");
  CHECK(plugin->FindExtension(PJRT_Extension_Type_FFI) == &second);
  CHECK(plugin->FindExtension(PJRT_Extension_Type_Stream) == nullptr);
}

TEST_CASE("the build id follows the contents of a file, not its name or age") {
  std::string contents(5 << 20, 'a');
  TemporaryFile one(contents), two(contents);
  std::string id = FileBuildId(one.path(), "0.81");
  CHECK(id.size() == 64);
  CHECK(FileBuildId(two.path(), "0.81") == id);
  CHECK(FileBuildId(one.path(), "0.82") != id);
  for (size_t at : {size_t{0}, size_t{1} << 20, (size_t{5} << 20) - 1}) {  // start, a sampled page, end
    std::string changed = contents;
    for (size_t i = at; i < std::min(at + (1 << 16), changed.size()); ++i) changed[i] = 'b';
    two.Write(changed);
    CHECK(FileBuildId(two.path(), "0.81") != id);
  }
  two.Write(contents + "a");
  CHECK(FileBuildId(two.path(), "0.81") != id);
  TemporaryFile empty("");
  CHECK(FileBuildId(empty.path(), "").size() == 64);
  CHECK_THROWS_AS(FileBuildId("/no/such/file", ""), support::Error);
}

}  // namespace torch_tpu::pjrt
