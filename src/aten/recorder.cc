#include "aten/recorder.h"

#include <atomic>

#include "aten/errors.h"
#include "runtime/executor.h"
#include "support/mutex.h"

namespace torch_tpu::aten {
namespace {

struct State {
  std::atomic<bool> on{false};
  support::Mutex mutex;
  std::vector<const runtime::OpEntry*> entries TT_GUARDED_BY(mutex);
};

State& GlobalState() {
  // Never destroyed: threads may still lower at exit.
  static State* state = new State;
  return *state;
}

}  // namespace

void RecordPrograms(bool on) {
  State& state = GlobalState();
  support::MutexLock lock(state.mutex);
  if (on) state.entries.clear();
  state.on.store(on, std::memory_order_relaxed);
}

void RecordEntry(const runtime::OpEntry& entry) {
  State& state = GlobalState();
  if (!state.on.load(std::memory_order_relaxed)) return;
  support::MutexLock lock(state.mutex);
  state.entries.push_back(&entry);
}

std::vector<RecordedProgram> RecordedPrograms(lower::Platform platform) {
  State& state = GlobalState();
  std::vector<const runtime::OpEntry*> entries;
  {
    support::MutexLock lock(state.mutex);
    entries = state.entries;
  }
  std::vector<RecordedProgram> programs;
  for (const runtime::OpEntry* entry : entries) {
    runtime::OpEntry copy;
    copy.recipe = entry->recipe;
    copy.recipe.options.platform = platform;
    std::string text = Translated([&] { return runtime::EmitModule(copy, /*recycle=*/false)->ToText(); });
    programs.push_back({copy.recipe.op, copy.recipe.def->schemas, std::move(text)});
  }
  return programs;
}

}  // namespace torch_tpu::aten
