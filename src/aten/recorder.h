// Remembers the programs that eager calls lower, so that tools can look at their texts as this runtime or as a TPU
// would get them (golden files, ahead-of-time proofs). Off unless asked for. Thread-safe.
#pragma once
#include <string>
#include <vector>

#include "runtime/program.h"

namespace torch_tpu::aten {

struct RecordedProgram {
  std::string op;       // the schema that was called: "aten::add_.Tensor"
  std::string schemas;  // of the row that served it: "add.Tensor"
  std::string text;     // StableHLO, generic form
};

// Starts an empty record, or stops recording. Only keys that are new to the process are lowered and so recorded.
void RecordPrograms(bool on);

// The programs since RecordPrograms(true), in order, lowered for `platform`.
std::vector<RecordedProgram> RecordedPrograms(lower::Platform platform);

// For the eager layer: `entry` was just made. Entries live as long as the process.
void RecordEntry(const runtime::OpEntry& entry);

}  // namespace torch_tpu::aten
