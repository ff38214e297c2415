#include "runtime/disk_cache.h"

#include <dirent.h>
#include <fcntl.h>
#include <pwd.h>
#include <sys/random.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <system_error>
#include <utility>

#include "runtime/cache_file.h"
#include "support/env.h"
#include "support/error.h"
#include "support/hash.h"
#include "support/log.h"

namespace torch_tpu::runtime {

using support::Sha256;
using support::StrCat;
using support::UniqueFd;

namespace {

using internal::Header;
using internal::kDigestBytes;
using internal::kHeaderBytes;
using internal::kMaxEntryBytes;

constexpr const char* kTempPrefix = "tmp-";
constexpr uint64_t kMostBytesOfResults = uint64_t{64} << 20;  // a few hundred bytes a call
constexpr int64_t kStaleTempNs = int64_t{3600} * 1'000'000'000;

std::string ErrorText(int error) { return std::generic_category().message(error); }

bool IsHex(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

timespec Now() {
  timespec now;
  ::clock_gettime(CLOCK_REALTIME, &now);
  return now;
}
int64_t Nanoseconds(const timespec& t) { return int64_t{t.tv_sec} * 1'000'000'000 + t.tv_nsec; }

// The kernel stamps files at timer ticks; the exact time keeps the order of uses inside a tick.
void MarkUsed(int file) {
  timespec times[2] = {{0, UTIME_OMIT}, Now()};
  (void)::futimens(file, times);
}

uint64_t Random() {
  uint64_t value = 0;
  if (::getrandom(&value, sizeof value, 0) != sizeof value) value = static_cast<uint64_t>(Nanoseconds(Now()));
  return value;
}

// Empty if only this user and root can change what `fd` is.
std::string WhyUnsafe(const struct stat& info) {
  if (info.st_uid != ::geteuid() && info.st_uid != 0) {
    return StrCat("it belongs to user ", info.st_uid, ", not to you (", ::geteuid(), ")");
  }
  if (info.st_mode & (S_IWGRP | S_IWOTH)) return "others may write to it (chmod go-w makes it safe)";
  return "";
}

bool ReadAll(int file, void* to, size_t n) {
  char* at = static_cast<char*>(to);
  while (n > 0) {
    ssize_t got = ::read(file, at, n);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    at += got;
    n -= static_cast<size_t>(got);
  }
  return true;
}

bool WriteAll(int file, const void* from, size_t n) {
  const char* at = static_cast<const char*>(from);
  while (n > 0) {
    ssize_t wrote = ::write(file, at, n);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return false;
    at += wrote;
    n -= static_cast<size_t>(wrote);
  }
  return true;
}

// Creates `dir` and its parents for this user alone.
int MakeDirs(const std::string& dir) {
  for (size_t slash = dir.find('/', 1);; slash = dir.find('/', slash + 1)) {
    std::string part = dir.substr(0, slash);
    if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST) {
      int error = errno;
      struct stat info;
      // A parent that we may not write to can exist all the same.
      if (::stat(part.c_str(), &info) != 0) return error;
    }
    if (slash == std::string::npos) return 0;
  }
}

// Calls `visit(name)` for everything in a directory but "." and ".."; what vanishes meanwhile is nobody's problem.
void ForEachName(int dir, const std::function<void(const char*)>& visit) {
  UniqueFd copy(::openat(dir, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!copy.valid()) return;
  std::unique_ptr<DIR, int (*)(DIR*)> stream(::fdopendir(copy.get()), ::closedir);
  if (!stream) return;
  (void)copy.Release();  // the stream closes it
  while (dirent* item = ::readdir(stream.get())) {
    if (std::strcmp(item->d_name, ".") != 0 && std::strcmp(item->d_name, "..") != 0) visit(item->d_name);
  }
}

struct Found {
  DiskCache::Entry entry;
  bool temporary = false;
};

std::vector<Found> Scan(int root) {
  std::vector<Found> all;
  ForEachName(root, [&](const char* fan_out_name) {
    if (std::strlen(fan_out_name) != 2 || !IsHex(fan_out_name)) return;
    UniqueFd fan_out(::openat(root, fan_out_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!fan_out.valid()) return;
    ForEachName(fan_out.get(), [&](const char* name) {
      bool temporary = std::strncmp(name, kTempPrefix, std::strlen(kTempPrefix)) == 0;
      if (!temporary && (std::strlen(name) != 64 || !IsHex(name) || std::strncmp(name, fan_out_name, 2) != 0)) return;
      struct stat info;
      if (::fstatat(fan_out.get(), name, &info, AT_SYMLINK_NOFOLLOW) != 0 || S_ISDIR(info.st_mode)) return;
      std::string shown = temporary ? StrCat(fan_out_name, "/", name) : name;
      all.push_back({{std::move(shown), static_cast<uint64_t>(info.st_size), Nanoseconds(info.st_mtim)}, temporary});
    });
  });
  std::sort(all.begin(), all.end(), [](const Found& a, const Found& b) {
    return std::tie(a.entry.last_used_ns, a.entry.name) < std::tie(b.entry.last_used_ns, b.entry.name);
  });
  return all;
}

// The place of an entry under the root: "ab/ab12...".
std::string Place(const std::string& name) { return name.substr(0, 2) + "/" + name; }

}  // namespace

DiskCache::DiskCache(Options options) : options_(std::move(options)) {
  OpenRoot();
  support::MutexLock lock(mutex_);
  // Many short processes must look at the whole as often, byte for byte, as one long one: the first look comes after a
  // random part of the step.
  uint64_t step = options_.max_bytes / 64 + 1;
  until_scan_ = Random() % step;
}

void DiskCache::OpenRoot() {
  const std::string& dir = options_.dir;
  if (dir.empty()) return TurnOff("there is no home directory; set TORCH_TPU_CACHE_DIR");
  if (!options_.read_only) {
    if (int error = MakeDirs(dir)) return TurnOff(StrCat("cannot create ", dir, ": ", ErrorText(error)));
  }
  UniqueFd root(::open(dir.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!root.valid()) return TurnOff(StrCat("cannot open ", dir, ": ", ErrorText(errno)));
  struct stat info;
  if (::fstat(root.get(), &info) != 0) return TurnOff(StrCat("cannot examine ", dir, ": ", ErrorText(errno)));
  if (std::string why = WhyUnsafe(info); !why.empty()) {
    return TurnOff(StrCat(dir, " is not safe to load programs from: ", why));
  }
  support::MutexLock lock(mutex_);
  root_ = std::make_shared<const UniqueFd>(std::move(root));
  why_off_.clear();
}

void DiskCache::Warn(const char* about, const std::string& message) const {
  if (!options_.quiet) support::WarnOnce(StrCat("disk_cache ", about, " ", options_.dir), message);
}

void DiskCache::TurnOff(const std::string& why) {
  {
    support::MutexLock lock(mutex_);
    root_ = nullptr;
    why_off_ = why;
  }
  Warn("off", "the cache of compiled programs is off: " + why + "; every program is compiled anew");
}

DiskCache::Root DiskCache::GetRoot() const {
  support::MutexLock lock(mutex_);
  return root_;
}

bool DiskCache::enabled() const { return GetRoot() != nullptr; }

std::string DiskCache::why_off() const {
  support::MutexLock lock(mutex_);
  return why_off_;
}

DiskCache::Stat DiskCache::stat() const {
  Stat stat;
  stat.hits = hits_;
  stat.misses = misses_;
  stat.damaged = damaged_;
  stat.stores = stores_;
  stat.failures = failures_;
  stat.evicted = evicted_;
  return stat;
}

void DiskCache::Damaged(const std::string& name, const std::string& what) {
  ++damaged_;
  ++misses_;
  TT_LOG(kCache, "ignored ", name, ": ", what);
  Warn("damaged", StrCat("ignored a damaged or foreign entry of the cache of compiled programs, ", options_.dir, "/",
                         Place(name), ": ", what, "; it is compiled anew (further ones are only counted)"));
}

void DiskCache::StoreFailed(const std::string& what, int error) {
  ++failures_;
  // These do not pass; a full disk may.
  if (error == EROFS || error == EACCES || error == EPERM) writes_off_ = true;
  TT_LOG(kCache, "not stored: ", what, ": ", ErrorText(error));
  Warn("store", StrCat("cannot write to the cache of compiled programs in ", options_.dir, ": ", what, ": ",
                       ErrorText(error), "; programs are compiled anew in the next process"));
}

UniqueFd DiskCache::OpenFanOut(const std::string& name, bool create) {
  const std::string sub = name.substr(0, 2);
  for (int attempt = 0; attempt < 2; ++attempt) {
    Root root = GetRoot();
    if (!root) return {};
    if (create && ::mkdirat(root->get(), sub.c_str(), 0700) != 0 && errno != EEXIST) {
      if (errno == ENOENT && attempt == 0) {
        // The whole directory was removed under us; begin a new one.
        OpenRoot();
        continue;
      }
      StoreFailed("no subdirectory can be made", errno);
      return {};
    }
    UniqueFd fan_out(::openat(root->get(), sub.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat info;
    if (!fan_out.valid() || ::fstat(fan_out.get(), &info) != 0) {
      if (create) StoreFailed("a subdirectory cannot be opened", errno);
      return {};
    }
    if (std::string why = WhyUnsafe(info); !why.empty()) {
      Warn("unsafe", StrCat("ignored ", options_.dir, "/", sub, " in the cache of compiled programs: ", why));
      return {};
    }
    return fan_out;
  }
  return {};
}

std::optional<std::string> DiskCache::Load(const std::string& key) {
  if (!enabled()) return std::nullopt;
  const std::string name = Sha256::HexOf(key);
  UniqueFd fan_out = OpenFanOut(name, false);
  UniqueFd file;
  // O_NONBLOCK: opening a pipe that somebody put here must not wait.
  if (fan_out.valid())
    file = UniqueFd(::openat(fan_out.get(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!file.valid()) {
    if (fan_out.valid() && errno != ENOENT) {
      Damaged(name, errno == ELOOP ? "a symbolic link" : ErrorText(errno));
    } else {
      ++misses_;
    }
    return std::nullopt;
  }
  struct stat info;
  std::string what;
  if (::fstat(file.get(), &info) != 0) {
    what = ErrorText(errno);
  } else if (!S_ISREG(info.st_mode)) {
    what = "not a regular file";
  } else if (what = WhyUnsafe(info); what.empty()) {
    try {
      std::optional<std::string> payload = Read(file.get(), key, static_cast<uint64_t>(info.st_size));
      if (payload) {
        if (!options_.read_only) MarkUsed(file.get());
        ++hits_;
        TT_LOG(kCache, "loaded ", name, ", ", payload->size(), " bytes");
        return payload;
      }
      what = "its content is not what was written";
    } catch (const std::bad_alloc&) {
      what = "too large for the memory of this host";
    }
  }
  Damaged(name, what);
  return std::nullopt;
}

// Every length is checked against the size of the file before it is used.
std::optional<std::string> DiskCache::Read(int file, const std::string& key, uint64_t size) const {
  if (size < kHeaderBytes + kDigestBytes + key.size() || size > kMaxEntryBytes) return std::nullopt;
  const uint64_t payload_bytes = size - kHeaderBytes - kDigestBytes - key.size();
  const auto expected = Header(key.size(), payload_bytes);
  std::array<char, kHeaderBytes> header;
  if (!ReadAll(file, header.data(), header.size()) || header != expected) return std::nullopt;
  std::string found_key(key.size(), '\0');
  if (!ReadAll(file, found_key.data(), found_key.size()) || found_key != key) return std::nullopt;
  std::string payload(payload_bytes, '\0');
  Sha256::Digest digest;
  if (!ReadAll(file, payload.data(), payload.size()) || !ReadAll(file, digest.data(), digest.size())) {
    return std::nullopt;
  }
  Sha256 sha;
  sha.Update(header.data(), header.size()).Update(key).Update(payload);
  if (sha.Finish() != digest) return std::nullopt;
  return payload;
}

bool DiskCache::Store(const std::string& key, std::string_view payload) {
  if (options_.read_only || writes_off_ || !enabled()) return false;
  const uint64_t bytes = kHeaderBytes + kDigestBytes + key.size() + payload.size();
  // Eviction goes down to 90 %: a larger entry would evict itself.
  if (bytes > std::min(kMaxEntryBytes, options_.max_bytes / 10 * 9)) {
    TT_LOG(kCache, "not stored: ", bytes, " bytes are too many for a cache of ", options_.max_bytes);
    return false;
  }
  const std::string name = Sha256::HexOf(key);
  UniqueFd fan_out = OpenFanOut(name, true);
  if (!fan_out.valid() || !Write(fan_out.get(), name, key, payload)) return false;
  ++stores_;
  TT_LOG(kCache, "stored ", name, ", ", bytes, " bytes");
  MaybePrune(bytes);
  return true;
}

// The entry appears whole or not at all: written beside its place, then renamed. It is not synchronised to the disk,
// which would take longer than many compilations: what a power cut tears, Load finds out by its checksum.
bool DiskCache::Write(int fan_out, const std::string& name, const std::string& key, std::string_view payload) {
  std::string temp;
  UniqueFd file;
  for (int attempt = 0; attempt < 8 && !file.valid(); ++attempt) {
    uint64_t random = Random();
    temp = StrCat(kTempPrefix, ::getpid(), "-", support::Hex(&random, sizeof random));
    file = UniqueFd(::openat(fan_out, temp.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file.valid() && errno != EEXIST) break;
  }
  if (!file.valid()) {
    StoreFailed("no file can be made", errno);
    return false;
  }
  const auto header = Header(key.size(), payload.size());
  Sha256 sha;
  const auto digest = sha.Update(header.data(), header.size()).Update(key).Update(payload).Finish();
  bool ok = WriteAll(file.get(), header.data(), header.size()) && WriteAll(file.get(), key.data(), key.size()) &&
            WriteAll(file.get(), payload.data(), payload.size()) && WriteAll(file.get(), digest.data(), digest.size());
  int error = errno;
  if (ok) MarkUsed(file.get());
  // Network file systems report a full disk here.
  if (::close(file.Release()) != 0 && ok) {
    ok = false;
    error = errno;
  }
  if (ok && ::renameat(fan_out, temp.c_str(), fan_out, name.c_str()) != 0) {
    error = errno;
    // An empty directory in the entry's place is foreign too.
    ok = error == EISDIR && ::unlinkat(fan_out, name.c_str(), AT_REMOVEDIR) == 0 &&
         ::renameat(fan_out, temp.c_str(), fan_out, name.c_str()) == 0;
  }
  if (ok) return true;
  (void)::unlinkat(fan_out, temp.c_str(), 0);
  StoreFailed("an entry cannot be written", error);
  return false;
}

// Looking at the whole directory is dear, so it is done once per 1/64 of the bound, or less often while there is room.
void DiskCache::MaybePrune(uint64_t stored) {
  {
    support::MutexLock lock(mutex_);
    if (stored <= until_scan_) {
      until_scan_ -= stored;
      return;
    }
    until_scan_ = options_.max_bytes;  // other threads leave it to this one
  }
  Root root = GetRoot();
  if (!root) return;
  uint64_t total = 0;
  for (const Found& found : Scan(root->get())) total += found.entry.bytes;
  if (total > options_.max_bytes) total -= std::min(total, Prune(options_.max_bytes / 10 * 9));
  uint64_t room = options_.max_bytes - std::min(total, options_.max_bytes);
  support::MutexLock lock(mutex_);
  until_scan_ = std::max(options_.max_bytes / 64, room / 8);
}

std::vector<DiskCache::Entry> DiskCache::List() const {
  std::vector<Entry> entries;
  Root root = GetRoot();
  if (!root) return entries;
  for (Found& found : Scan(root->get())) {
    if (!found.temporary) entries.push_back(std::move(found.entry));
  }
  return entries;
}

uint64_t DiskCache::Prune(uint64_t max_bytes) {
  Root root = GetRoot();
  if (!root || options_.read_only) return 0;
  std::vector<Found> all = Scan(root->get());
  uint64_t total = 0, removed = 0;
  for (const Found& found : all) total += found.entry.bytes;
  const int64_t stale = Nanoseconds(Now()) - kStaleTempNs;
  for (const Found& found : all) {
    const Entry& entry = found.entry;
    // A young temporary file is somebody's entry in the making.
    bool remove = found.temporary ? entry.last_used_ns < stale : total - removed > max_bytes;
    if (!remove) continue;
    std::string place = found.temporary ? entry.name : Place(entry.name);
    // Gone already: another process prunes too, and its bytes are free all the same.
    if (::unlinkat(root->get(), place.c_str(), 0) != 0 && errno != ENOENT) continue;
    removed += entry.bytes;
    if (!found.temporary) ++evicted_;
  }
  TT_LOG(kCache, "removed ", removed, " of ", total, " bytes from ", options_.dir);
  return removed;
}

bool DiskCache::Remove(const std::string& name) {
  Root root = GetRoot();
  if (!root || options_.read_only || name.size() != 64 || !IsHex(name)) return false;
  return ::unlinkat(root->get(), Place(name).c_str(), 0) == 0;
}

DiskCache::Options DiskCache::FromKnobs() {
  Options options;
  options.dir = support::KnobText(support::KnobId::kCacheDir);
  if (options.dir.empty()) options.dir = DefaultDir();
  options.max_bytes = static_cast<uint64_t>(support::KnobValue(support::KnobId::kCacheSize));
  options.read_only = support::KnobBool(support::KnobId::kCacheReadOnly);
  return options;
}

DiskCache::Options DiskCache::ResultsBeside(Options programs) {
  programs.dir += "/results";
  programs.max_bytes = std::min(programs.max_bytes, kMostBytesOfResults);
  programs.quiet = true;
  return programs;
}

std::string DiskCache::DefaultDir() {
  // A relative XDG_CACHE_HOME is to be ignored, says the XDG base directory specification.
  if (const char* xdg = std::getenv("XDG_CACHE_HOME"); xdg != nullptr && xdg[0] == '/') {
    return StrCat(xdg, "/torch_tpu");
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && home[0] == '/') {
    return StrCat(home, "/.cache/torch_tpu");
  }
  passwd entry, *found = nullptr;
  char buffer[4096];
  if (::getpwuid_r(::geteuid(), &entry, buffer, sizeof buffer, &found) == 0 && found != nullptr &&
      found->pw_dir != nullptr && found->pw_dir[0] == '/') {
    return StrCat(found->pw_dir, "/.cache/torch_tpu");
  }
  return "";
}

}  // namespace torch_tpu::runtime
