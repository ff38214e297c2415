// A PJRT plugin: a shared library that exports GetPjrtApi. Loaded once per file and process and never unloaded, because
// plugins start threads that outlive their clients; so a `const PJRT_Api*` is valid until the process ends.
// Thread-safe.
#pragma once
#include <memory>
#include <mutex>
#include <string>

#include "pjrt/api.h"

namespace torch_tpu::pjrt {

class Plugin {
 public:
  // Loads and initializes the plugin in the file `path`, or returns the one that was loaded from it before. Throws
  // support::Error that says what is wrong with the file.
  static std::shared_ptr<Plugin> Load(const std::string& path);
  // Wraps an API that is linked in, such as the tests' fake plugin. `name` stands for its path.
  static std::shared_ptr<Plugin> FromApi(const PJRT_Api* api, std::string name);

  Plugin(const Plugin&) = delete;
  Plugin& operator=(const Plugin&) = delete;

  const PJRT_Api* api() const { return api_; }
  const std::string& path() const { return path_; }
  int api_major() const { return api_->pjrt_api_version.major_version; }
  int api_minor() const { return api_->pjrt_api_version.minor_version; }

  // Identifies the plugin's build, for the keys of stored executables: a plugin loads another build's executables
  // without complaint. Depends on the file's contents alone, so it is the same on every machine. Computed on first use
  // in about 10 ms.
  const std::string& build_id() const;

  // The extension of this type (a PJRT_Extension_Type, or a number that our header does not know yet), or null.
  const PJRT_Extension_Base* FindExtension(int type) const;

 private:
  Plugin(const PJRT_Api* api, std::string path, bool is_file);

  const PJRT_Api* const api_;
  const std::string path_;
  const bool is_file_;
  mutable std::once_flag build_id_once_;
  mutable std::string build_id_;
};

}  // namespace torch_tpu::pjrt
