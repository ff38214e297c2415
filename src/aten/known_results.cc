#include "aten/known_results.h"

#include <dlfcn.h>
#include <torch/version.h>

#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "pjrt/build_id.h"
#include "support/env.h"
#include "support/error.h"

namespace torch_tpu::aten {

using support::StrCat;

namespace {

constexpr int64_t kMostDims = 64;  // PyTorch's own limit

// The library that this code is in.
const std::string& OwnBuild() {
  static const std::string build = [] {
    Dl_info info;
    if (::dladdr(reinterpret_cast<const void*>(&OwnBuild), &info) == 0) return std::string();
    try {
      return pjrt::FileBuildId(info.dli_fname, TORCH_VERSION);
    } catch (const support::Error&) {
      return std::string();
    }
  }();
  return build;
}

// Empty: unknown.
std::string KeyOf(const Call& call) {
  if (!call.kernel.op || OwnBuild().empty()) return "";
  std::string key =
      StrCat("results\n;torch ", TORCH_VERSION, "\n;build ", OwnBuild(), "\n;call ", call.kernel.name, "\n");
  // Behind the kernel's number, which is this process's own.
  key.append(reinterpret_cast<const char*>(call.key.data() + 1), (call.key.size() - 1) * sizeof(int64_t));
  return key;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}
  bool ok() const { return ok_; }
  bool at_end() const { return ok_ && text_.empty(); }

  // A number from 0 to `most`; 0 once anything was wrong.
  int64_t Number(int64_t most) {
    int64_t value = 0;
    ok_ = ok_ && text_.size() >= sizeof value;
    if (!ok_) return 0;
    std::memcpy(&value, text_.data(), sizeof value);
    text_.remove_prefix(sizeof value);
    ok_ = value >= 0 && value <= most;
    return ok_ ? value : 0;
  }
  std::vector<int64_t> Numbers(int64_t most_of_them) {
    std::vector<int64_t> numbers(static_cast<size_t>(Number(most_of_them)));
    for (int64_t& n : numbers) n = Number(std::numeric_limits<int64_t>::max());
    return numbers;
  }
  // How many items of at least `words` numbers each can follow.
  int64_t Room(size_t words) const { return static_cast<int64_t>(text_.size() / (words * sizeof(int64_t))); }

 private:
  std::string_view text_;
  bool ok_ = true;
};

std::string Encode(const MetaFacts& facts) {
  std::string text;
  auto put = [&](int64_t value) { text.append(reinterpret_cast<const char*>(&value), sizeof value); };
  for (const std::vector<ResultFacts>* list : {&facts.functional, &facts.outs}) {
    put(static_cast<int64_t>(list->size()));
    for (const ResultFacts& f : *list) {
      put(static_cast<int64_t>(f.dtype));
      for (const std::vector<int64_t>* numbers : {&f.sizes, &f.strides}) {
        put(static_cast<int64_t>(numbers->size()));
        for (int64_t n : *numbers) put(n);
      }
    }
  }
  return text;
}

// Nothing for text that Encode does not write.
std::optional<MetaFacts> Decode(std::string_view text) {
  MetaFacts facts;
  Reader reader(text);
  for (std::vector<ResultFacts>* list : {&facts.functional, &facts.outs}) {
    list->resize(static_cast<size_t>(reader.Number(reader.Room(3))));
    for (ResultFacts& f : *list) {
      f.dtype = static_cast<c10::ScalarType>(reader.Number(static_cast<int64_t>(c10::ScalarType::NumOptions) - 1));
      f.sizes = reader.Numbers(kMostDims);
      f.strides = reader.Numbers(kMostDims);
      if (!reader.ok() || (!f.strides.empty() && f.strides.size() != f.sizes.size())) return std::nullopt;
    }
  }
  if (!reader.at_end()) return std::nullopt;
  return facts;
}

}  // namespace

MetaFacts KnownResults(const Call& call, runtime::Runtime& rt, MetaFacts (*ask)(const Call&)) {
  if (!support::KnobBool(support::KnobId::kCache)) return ask(call);
  std::string key = KeyOf(call);
  if (key.empty()) return ask(call);
  if (std::optional<std::string> text = rt.compiler().LoadResults(key)) {
    if (std::optional<MetaFacts> known = Decode(*text)) return std::move(*known);
  }
  MetaFacts facts = ask(call);
  if (!facts.resizes) rt.compiler().StoreResults(key, Encode(facts));
  return facts;
}

}  // namespace torch_tpu::aten
