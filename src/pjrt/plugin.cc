#include "pjrt/plugin.h"

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <map>
#include <utility>

#include "pjrt/build_id.h"

namespace torch_tpu::pjrt {
namespace {

using FileKey = std::pair<dev_t, ino_t>;

FileKey CheckFile(const std::string& path) {
  struct stat info;
  TT_CHECK(stat(path.c_str(), &info) == 0, kRuntime, "PJRT plugin: cannot open '", path, "': ", std::strerror(errno));
  TT_CHECK(S_ISREG(info.st_mode), kRuntime, "PJRT plugin: expected a shared library, got '", path,
           "', which is not a regular file");
  TT_CHECK(access(path.c_str(), R_OK) == 0, kRuntime, "PJRT plugin: cannot read '", path, "': ", std::strerror(errno));
  return {info.st_dev, info.st_ino};
}

void CheckApi(const PJRT_Api* api, const std::string& path) {
  TT_CHECK(api != nullptr, kRuntime, "PJRT plugin: GetPjrtApi of '", path, "' returned null");
  // Errors cannot even be read without these fields.
  size_t least = offsetof(PJRT_Api, PJRT_Plugin_Initialize) + sizeof(api->PJRT_Plugin_Initialize);
  TT_CHECK(api->struct_size >= least && api->PJRT_Error_Destroy && api->PJRT_Error_Message && api->PJRT_Error_GetCode,
           kRuntime, "PJRT plugin: '", path, "' has an incomplete API table (", api->struct_size, " bytes)");
  TT_CHECK(api->pjrt_api_version.major_version == PJRT_API_MAJOR, kRuntime, "PJRT plugin: expected PJRT API version ",
           PJRT_API_MAJOR, ".x, got ", api->pjrt_api_version.major_version, ".", api->pjrt_api_version.minor_version,
           " from '", path, "'; use a plugin that matches this build");
}

void Initialize(const PJRT_Api* api) {
  auto args = MakeArgs<PJRT_Plugin_Initialize_Args>();
  if (Has<PJRT_Plugin_Initialize_Args>(api)) Call(api, args);
}

}  // namespace

Plugin::Plugin(const PJRT_Api* api, std::string path, bool is_file)
    : api_(api), path_(std::move(path)), is_file_(is_file) {}

std::shared_ptr<Plugin> Plugin::Load(const std::string& path) {
  // One per file: PJRT_Plugin_Initialize is for once. Leaked, as the libraries themselves are.
  static std::mutex& mutex = *new std::mutex;
  static auto& loaded = *new std::map<FileKey, std::shared_ptr<Plugin>>;

  FileKey key = CheckFile(path);
  std::lock_guard lock(mutex);
  if (auto it = loaded.find(key); it != loaded.end()) return it->second;

  // RTLD_LOCAL: several plugins carry their own copies of LLVM and protobuf.
  void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* reason = dlerror();
    support::Throw(support::ErrorKind::kRuntime, "PJRT plugin: cannot load '", path,
                   "': ", reason ? reason : "unknown");
  }
  auto get_api = reinterpret_cast<const PJRT_Api* (*)()>(dlsym(library, "GetPjrtApi"));
  if (get_api == nullptr) {
    dlclose(library);  // nothing of it has run, so it can go
    support::Throw(support::ErrorKind::kRuntime, "PJRT plugin: '", path,
                   "' is a shared library but exports no GetPjrtApi");
  }
  const PJRT_Api* api = get_api();
  CheckApi(api, path);
  Initialize(api);
  std::shared_ptr<Plugin> plugin(new Plugin(api, path, /*is_file=*/true));
  loaded.emplace(key, plugin);
  return plugin;
}

std::shared_ptr<Plugin> Plugin::FromApi(const PJRT_Api* api, std::string name) {
  CheckApi(api, name);
  Initialize(api);
  return std::shared_ptr<Plugin>(new Plugin(api, std::move(name), /*is_file=*/false));
}

const std::string& Plugin::build_id() const {
  std::call_once(build_id_once_, [this] {
    std::string version = support::StrCat(api_major(), ".", api_minor());
    build_id_ = is_file_ ? FileBuildId(path_, version) : support::StrCat(path_, "-", version);
  });
  return build_id_;
}

const PJRT_Extension_Base* Plugin::FindExtension(int type) const {
  for (const PJRT_Extension_Base* extension = api_->extension_start; extension != nullptr;
       extension = extension->next) {
    if (static_cast<int>(extension->type) == type) return extension;
  }
  return nullptr;
}

}  // namespace torch_tpu::pjrt
