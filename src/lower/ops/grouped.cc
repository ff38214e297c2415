// Grouped matrix products: rows (or columns, or the summed dimension) belong to groups whose ends are data. A loop over
// tiles multiplies only what a group holds; a masked product of everything by every group would cost G times as much.
#include <algorithm>

#include "lower/contract.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Builder;
using shlo::Direction;

constexpr int64_t kTile = 32;

struct Tile {
  Value group, start, from, to;  // rank-0 S32: slice at `start`, of which rows [from, to) count
};

// The tile at `row` and the group that owns it: the first whose end lies behind it.
Tile TileAt(Builder& b, const Value& ends, const Value& row, int64_t size, int64_t rows) {
  int64_t groups = ends.dim(0);
  Value passed = b.Compare(Direction::kLe, ends, b.BroadcastTo(row, {groups}));
  Value group = b.Reduce("add", b.ConvertElementType(passed, DType::kS32), b.ScalarInt(DType::kS32, 0), {0});
  Value end = b.Reshape(b.DynamicSlice(ends, {group}, {1}), {});
  Value to = b.Minimum(b.Minimum(end, b.Add(row, b.ScalarInt(DType::kS32, size))), b.ScalarInt(DType::kS32, rows));
  return {group, b.Minimum(row, b.ScalarInt(DType::kS32, rows - size)), row, to};
}

// Which of the tile's places count, along dimension `dim` of `dims`.
Value Counts(Builder& b, const Tile& t, const Dims& dims, int64_t dim) {
  Value place = b.Add(b.Iota({DType::kS32, dims}, dim), b.BroadcastTo(t.start, dims));
  return b.And(b.Compare(Direction::kGe, place, b.BroadcastTo(t.from, dims)),
               b.Compare(Direction::kLt, place, b.BroadcastTo(t.to, dims)));
}

// Runs `step(tile, out)` over all rows up to the last group's end.
Value OverTiles(Builder& b, const Value& ends, int64_t rows, int64_t size, const Value& init,
                const std::function<Value(Builder&, const Value& ends, const Tile&, const Value& out,
                                          const std::vector<Value>& captured)>& step,
                const std::vector<Value>& captured) {
  Value last = b.Reshape(b.SliceDim(ends, 0, ends.dim(0) - 1, ends.dim(0)), {});
  last = b.Minimum(last, b.ScalarInt(DType::kS32, rows));
  std::vector<Value> state{b.ScalarInt(DType::kS32, 0), last, ends, init};
  state.insert(state.end(), captured.begin(), captured.end());
  auto result = b.While(
      state,
      [](Builder& r, const std::vector<Value>& s) { return std::vector<Value>{r.Compare(Direction::kLt, s[0], s[1])}; },
      [&](Builder& r, const std::vector<Value>& s) {
        Tile tile = TileAt(r, s[2], s[0], size, rows);
        std::vector<Value> next = s;
        next[3] = step(r, s[2], tile, s[3], {s.begin() + 4, s.end()});
        next[0] = tile.to;
        return next;
      });
  return result[3];
}

// x[t, k] by w[g, k, n] with rows of x in groups -> [t, n]; rows behind the last group are zero.
Value RowGroups(OpContext& c, const Value& x, const Value& w, const Value& ends, DType math) {
  int64_t rows = x.dim(0), k = x.dim(1), n = w.dim(2), size = std::min(kTile, rows);
  Value init = c.b.Zeros({math, {rows, n}});
  if (rows == 0 || w.dim(0) == 0 || k == 0 || n == 0) return init;
  return OverTiles(c.b, ends, rows, size, init,
                   [&](Builder& b, const Value&, const Tile& t, const Value& out, const std::vector<Value>& in) {
                     Value zero = b.ScalarInt(DType::kS32, 0);
                     Value part = b.DynamicSlice(in[0], {t.start, zero}, {size, k});
                     Value weight = b.Reshape(b.DynamicSlice(in[1], {t.group, zero, zero}, {1, k, n}), {k, n});
                     Value product = Contract(c, part, weight, {{}, {}, {1}, {0}}, math);
                     Value old = b.DynamicSlice(out, {t.start, zero}, {size, n});
                     Value mixed = b.Select(Counts(b, t, {size, n}, 0), product, old);
                     return b.DynamicUpdateSlice(out, mixed, {t.start, zero});
                   },
                   {x, w});
}

// a[m, k] by w[k, n], k in groups -> [g, m, n].
Value SumGroups(OpContext& c, const Value& a, const Value& w, const Value& ends, DType math) {
  int64_t m = a.dim(0), rows = a.dim(1), n = w.dim(1), groups = ends.dim(0), size = std::min(kTile, rows);
  Value init = c.b.Zeros({math, {groups, m, n}});
  if (rows == 0 || groups == 0 || m == 0 || n == 0) return init;
  return OverTiles(c.b, ends, rows, size, init,
                   [&](Builder& b, const Value&, const Tile& t, const Value& out, const std::vector<Value>& in) {
                     Value zero = b.ScalarInt(DType::kS32, 0);
                     Value left = b.DynamicSlice(in[0], {zero, t.start}, {m, size});
                     Value right = b.DynamicSlice(in[1], {t.start, zero}, {size, n});
                     left = b.Select(Counts(b, t, {m, size}, 1), left, b.Zeros(left.type));
                     right = b.Select(Counts(b, t, {size, n}, 0), right, b.Zeros(right.type));
                     Value product = b.Reshape(Contract(c, left, right, {{}, {}, {1}, {0}}, math), {1, m, n});
                     Value old = b.DynamicSlice(out, {t.group, zero, zero}, {1, m, n});
                     return b.DynamicUpdateSlice(out, b.Add(old, product), {t.group, zero, zero});
                   },
                   {a, w});
}

// _grouped_mm(self, mat2, offs, bias, out_dtype)
Results GroupedMm(OpContext& c) {
  Value a = c.Tensor(0), w = c.Tensor(1);
  shlo::Builder& b = c.b;
  TT_CHECK((a.rank() == 2 || a.rank() == 3) && (w.rank() == 2 || w.rank() == 3), kRuntime,
           "aten::_grouped_mm: expected multiplicands of 2 or 3 dimensions, got ", a.type.ToString(), " and ",
           w.type.ToString());
  TT_CHECK(a.dtype() == w.dtype() && shlo::IsFloating(a.dtype()), kRuntime,
           "aten::_grouped_mm: expected multiplicands of one floating-point dtype, got ", a.type.ToString(), " and ",
           w.type.ToString());
  TT_CHECK(a.dim(a.rank() - 1) == w.dim(w.rank() - 2), kRuntime,
           "aten::_grouped_mm: contraction dimension of mat_a and mat_b must match, got ", a.type.ToString(), " and ",
           w.type.ToString());
  TT_CHECK(c.IsNone(3), kRuntime, "aten::_grouped_mm: expected no bias, which is not supported");
  DType result = c.DTypeOr(4, a.dtype()), math = OpContext::OpMath(a.dtype());
  bool need_ends = a.rank() == 2 || w.rank() == 2;
  TT_CHECK(need_ends != c.IsNone(2), kRuntime, "aten::_grouped_mm: expected offs ",
           need_ends ? "because a multiplicand is 2-D" : "to be None because both multiplicands are 3-D");
  Value v;
  if (!need_ends) {
    TT_CHECK(a.dim(0) == w.dim(0), kRuntime, "aten::_grouped_mm: batched dimension has to match, got ", a.dim(0),
             " and ", w.dim(0));
    return b.ConvertElementType(Contract(c, a, w, {{0}, {0}, {2}, {1}}, math), result);
  }
  Value ends = c.Tensor(2);
  TT_CHECK(ends.rank() == 1 && ends.dtype() == DType::kS32, kRuntime,
           "aten::_grouped_mm: offs has to be 1D and of dtype int32, got ", ends.type.ToString());
  int64_t groups = ends.dim(0);
  TT_CHECK((a.rank() == 2 || a.dim(0) == groups) && (w.rank() == 2 || w.dim(0) == groups), kRuntime,
           "aten::_grouped_mm: expected one matrix for each of ", groups, " offsets, got ", a.type.ToString(), " and ",
           w.type.ToString());
  if (a.rank() == 2 && w.rank() == 3) {
    v = RowGroups(c, a, w, ends, math);
  } else if (a.rank() == 3) {
    Value t = RowGroups(c, b.Transpose(w, {1, 0}), b.Transpose(a, {0, 2, 1}), ends, math);
    v = b.Transpose(t, {1, 0});
  } else {
    v = SumGroups(c, a, w, ends, math);
  }
  return b.ConvertElementType(v, result);
}

const OpDef kRows[] = {
    // PyTorch's Meta kernel takes bfloat16 only.
    {"_grouped_mm", GroupedMm, "", kNoMeta | kPrecision},
};

}  // namespace

std::span<const OpDef> GroupedRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
