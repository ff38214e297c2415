// Philox4x32-10 (Salmon et al., "Parallel Random Numbers: As Easy as 1, 2, 3", 2011) spelled out in StableHLO, so that
// its numbers are the algorithm's on every runtime. The key is the seed. A counter is (offset + i, stream): its low and
// high word count, its third word is the stream, its fourth is zero. Streams give one element more than 32 bits without
// taking more counters, so a draw of n elements always takes ceil(n / 4) counters.
//
// Elements lie in blocks of 512: 128 counters whose first words come first, then their second words, and so on, because
// nothing then has a minor dimension of 4. A last block of r < 512 elements has ceil(r / 4) counters. So draws whose
// sizes are multiples of 512 concatenate to the draw of the whole.
#pragma once
#include <array>

#include "lower/op_def.h"

namespace torch_tpu::lower {

// Words of the counters of a draw: word w of every counter in one run, all of one shape [counters].
using PhiloxWords = std::array<Value, 4>;

// The u32 words of the ceil(n / 4) counters that start at the context's offset.
PhiloxWords DrawWords(OpContext& c, int64_t n, uint32_t stream = 0);

// The n elements of the words in their order, any dtype.
Value InOrder(shlo::Builder& b, const PhiloxWords& words, int64_t n);

// u32 words and u64 pairs of words for a result of these dims.
Value RandomBits32(OpContext& c, const Dims& dims, uint32_t stream = 0);
Value RandomBits64(OpContext& c, const Dims& dims, uint32_t stream = 0);

// [0, 1) as multiples of 2^-digits, in F32 or F64; digits at most 24 or 53. F64 takes streams `stream` and `stream +
// 1`.
Value RandomUniform(OpContext& c, DType math, int digits, const Dims& dims, uint32_t stream = 0);
// (0, 1], for logarithms.
Value RandomPositive(OpContext& c, DType math, const Dims& dims, uint32_t stream = 0);
// Standard normal numbers by the Box-Muller transform of each counter's word pairs, in F32 or F64.
Value RandomNormal(OpContext& c, DType math, const Dims& dims, uint32_t stream = 0);

}  // namespace torch_tpu::lower
