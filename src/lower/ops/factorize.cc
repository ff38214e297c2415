#include "lower/ops/factorize.h"

#include <algorithm>

namespace torch_tpu::lower::ops {

using shlo::Direction;
using Values = std::vector<Value>;

Expr AsBatch(OpContext& c, const Value& x) {
  int64_t batch = 1;
  for (size_t d = 0; d + 2 < x.rank(); ++d) batch *= x.dim(d);
  return {&c.b, c.b.Reshape(x, {batch, x.dim(x.rank() - 2), x.dim(x.rank() - 1)})};
}

Value FromBatch(OpContext& c, const Expr& x, const Dims& dims) { return c.b.Reshape(x.v, dims); }

Expr Conj(const Expr& x) {
  if (!shlo::IsComplex(x.dtype())) return x;
  return Complex(Real(x), -Imag(x));
}

Expr Adjoint(const Expr& x) { return Conj(x.With(x.b->Transpose(x.v, {0, 2, 1}))); }

Expr RealOf(const Expr& x) { return shlo::IsComplex(x.dtype()) ? Real(x) : x; }

Expr Magnitude2(const Expr& x) {
  if (!shlo::IsComplex(x.dtype())) return x * x;
  return Real(x) * Real(x) + Imag(x) * Imag(x);
}

Expr AsComplex(const Expr& real, DType dtype) { return shlo::IsComplex(dtype) ? Complex(real, real.Num(0)) : real; }

Expr RowIndex(const Expr& x) { return x.With(x.b->Iota({DType::kS32, x.v.dims()}, 1)); }
Expr ColumnIndex(const Expr& x) { return x.With(x.b->Iota({DType::kS32, x.v.dims()}, 2)); }

Expr Identity(OpContext& c, DType dtype, int64_t batch, int64_t m, int64_t n) {
  Expr zeros{&c.b, c.b.Zeros({dtype, {batch, m, n}})};
  return Select(RowIndex(zeros) == ColumnIndex(zeros), zeros.Num(1), zeros);
}

Expr Over(const Expr& v, const Dims& dims, const Dims& at) { return v.With(v.b->BroadcastInDim(v.v, dims, at)); }

Expr SumOf(const Expr& x, int64_t dim) {
  Value zero = x.b->ConvertElementType(x.b->ScalarInt(DType::kS32, 0), x.dtype());
  return x.With(x.b->Reduce("add", x.v, zero, {dim}));
}

Expr Product(OpContext& c, const Expr& x, const Expr& y) {
  return x.With(c.b.DotGeneral(x.v, y.v, {{0}, {0}, {2}, {1}}, shlo::Precision::kHighest, x.dtype()));
}

Expr Diagonal(OpContext& c, const Expr& x) {
  int64_t k = std::min(x.v.dim(1), x.v.dim(2));
  Expr square = x.With(c.b.Slice(x.v, {0, 0, 0}, {x.v.dim(0), k, k}, {1, 1, 1}));
  return SumOf(Select(RowIndex(square) == ColumnIndex(square), square, square.Num(0)), 2);
}

Expr Scaled(const Expr& x, Expr* scale) {
  Expr magnitude = x.With(x.b->Abs(x.v));
  Expr largest = x.With(x.b->Reduce("maximum", magnitude.v, x.b->Scalar(magnitude.dtype(), 0), {1, 2}));
  Expr usable = (largest > 0) & largest.With(x.b->IsFinite(largest.v));
  *scale = Select(usable, largest, 1);
  return x / Over(AsComplex(*scale, x.dtype()), x.v.dims(), {0});
}

namespace {

// Runs body(k, state) for k from `from`, while k < to (or from high to low when from > to: to <= k).
Values Loop(OpContext& c, int64_t from, int64_t to, Values state,
            const std::function<Values(Expr, const Values&)>& body) {
  bool down = from > to;
  state.insert(state.begin(), c.b.ScalarInt(DType::kS32, down ? from - 1 : from));
  Values out = c.b.While(
      state,
      [&](shlo::Builder& b, const Values& s) -> Values {
        return {b.Compare(down ? Direction::kGe : Direction::kLt, s[0], b.ScalarInt(DType::kS32, to))};
      },
      [&](shlo::Builder& b, const Values& s) {
        Values next = body(Expr{&b, s[0]}, Values(s.begin() + 1, s.end()));
        next.insert(next.begin(), b.Add(s[0], b.ScalarInt(DType::kS32, down ? -1 : 1)));
        return next;
      });
  out.erase(out.begin());
  return out;
}

// Column k [batch, m], or row k [batch, n].
Expr ColumnAt(const Expr& x, const Expr& k) {
  Value zero = x.b->ScalarInt(DType::kS32, 0);
  Value v = x.b->DynamicSlice(x.v, {zero, zero, k.v}, {x.v.dim(0), x.v.dim(1), 1});
  return x.With(x.b->Reshape(v, {x.v.dim(0), x.v.dim(1)}));
}

Expr RowAt(const Expr& x, const Expr& k) {
  Value zero = x.b->ScalarInt(DType::kS32, 0);
  Value v = x.b->DynamicSlice(x.v, {zero, k.v, zero}, {x.v.dim(0), 1, x.v.dim(2)});
  return x.With(x.b->Reshape(v, {x.v.dim(0), x.v.dim(2)}));
}

// x [batch, n] with element k, and that element [batch].
Expr ElementAt(const Expr& x, const Expr& k) {
  Value v = x.b->DynamicSlice(x.v, {x.b->ScalarInt(DType::kS32, 0), k.v}, {x.v.dim(0), 1});
  return x.With(x.b->Reshape(v, {x.v.dim(0)}));
}

Expr Everywhere(const Expr& scalar, const Expr& like) {
  return scalar.With(scalar.b->BroadcastTo(scalar.v, like.v.dims()));
}

Expr PlaceIn(const Expr& vector) { return vector.With(vector.b->Iota({DType::kS32, vector.v.dims()}, 1)); }

// x with elements k and p [batch] of each row exchanged.
Expr Exchanged(const Expr& x, const Expr& k, const Expr& p) {
  Expr at = PlaceIn(x), other = Over(p, x.v.dims(), {0}), here = Everywhere(k, at);
  Expr first = Over(ElementAt(x, k), x.v.dims(), {0});
  Expr second = Over(SumOf(Select(at == other, x, x.Num(0)), 1), x.v.dims(), {0});
  return Select(at == here, second, Select(at == other, first, x));
}

}  // namespace

LuFactors Lu(OpContext& c, const Expr& x) {
  shlo::Builder& b = c.b;
  int64_t batch = x.v.dim(0), m = x.v.dim(1), n = x.v.dim(2), k = std::min(m, n);
  Value order = b.Iota({DType::kS32, {batch, m}}, 1);
  Values state{x.v, b.Zeros({DType::kS32, {batch, k}}), order, b.Zeros({DType::kS32, {batch}})};
  if (k == 0 || batch == 0) return {x, x.With(state[1]), x.With(state[2]), x.With(state[3])};
  Values out = Loop(c, 0, k, state, [&](const Expr& step, const Values& s) -> Values {
    Expr a{&b, s[0]}, pivots{&b, s[1]}, rows{&b, s[2]}, info{&b, s[3]};
    Dims all = a.v.dims();
    Expr column = ColumnAt(a, step), place = PlaceIn(column), here = Everywhere(step, place);
    // LAPACK takes the largest |re| + |im|.
    Expr size = shlo::IsComplex(x.dtype())
                    ? Real(column).With(b.Abs(Real(column).v)) + Imag(column).With(b.Abs(Imag(column).v))
                    : column.With(b.Abs(column.v));
    size = Select(place >= here, size, -1);
    Expr largest = size.With(b.Reduce("maximum", size.v, b.Scalar(size.dtype(), -1), {1}));
    Expr candidates =
        Select((size == Over(largest, size.v.dims(), {0})) & (place >= here), place, place.Num(static_cast<double>(m)));
    Expr p = place.With(b.Reduce("minimum", candidates.v, b.ScalarInt(DType::kS32, m), {1}));
    p = Select(p < static_cast<double>(m), p, Everywhere(step, p));  // NaN equals nothing
    // Exchange the rows.
    Expr row_index = RowIndex(a), at_step = Everywhere(step, row_index), at_pivot = Over(p, all, {0});
    Expr upper = RowAt(a, step), lower = SumOf(Select(row_index == at_pivot, a, a.Num(0)), 1);
    a = Select(row_index == at_step, Over(lower, all, {0, 2}),
               Select(row_index == at_pivot, Over(upper, all, {0, 2}), a));
    rows = Exchanged(rows, step, p);
    Expr slot = PlaceIn(pivots);
    pivots = Select(slot == Everywhere(step, slot), Over(p + 1, pivots.v.dims(), {0}), pivots);
    // Eliminate below.
    column = ColumnAt(a, step);
    Expr pivot = ElementAt(lower, step), zero = pivot == 0;
    info = Select(zero & (info == 0), Everywhere(step, info) + 1, info);
    Expr factor = Select(Over(zero, column.v.dims(), {0}), column,
                         column / Over(Select(zero, pivot.Num(1), pivot), column.v.dims(), {0}));
    Expr col_index = ColumnIndex(a), below = row_index > at_step;
    Expr factors = Over(factor, all, {0, 1});
    Expr rest = a - factors * Over(lower, all, {0, 2});
    a = Select(below & (col_index > at_step), rest, Select(below & (col_index == at_step), factors, a));
    return {a.v, pivots.v, rows.v, info.v};
  });
  return {x.With(out[0]), x.With(out[1]), x.With(out[2]), x.With(out[3])};
}

Expr RowsOfPivots(OpContext& c, const Expr& pivots, int64_t m) {
  shlo::Builder& b = c.b;
  Value order = b.Iota({DType::kS32, {pivots.v.dim(0), m}}, 1);
  if (pivots.v.type.NumElements() == 0 || m == 0) return pivots.With(order);
  Values out = Loop(c, 0, pivots.v.dim(1), {order, pivots.v}, [&](const Expr& step, const Values& s) -> Values {
    Expr p = ElementAt(Expr{&b, s[1]}, step) - 1;
    return {Exchanged(Expr{&b, s[0]}, step, p).v, s[1]};
  });
  return pivots.With(out[0]);
}

Expr SelectRows(OpContext& c, const Expr& x, const Expr& rows) {
  if (x.v.type.NumElements() == 0) return x;
  shlo::GatherDims dims;
  dims.offset_dims = {2};
  dims.collapsed_slice_dims = {1};
  dims.operand_batching_dims = {0};
  dims.start_indices_batching_dims = {0};
  dims.start_index_map = {1};
  dims.index_vector_dim = 2;
  return x.With(c.b.Gather(x.v, rows.v, dims, {1, 1, x.v.dim(2)}));
}

Expr Permutation(OpContext& c, const Expr& rows, DType dtype) {
  int64_t batch = rows.v.dim(0), m = rows.v.dim(1);
  Expr zeros{&c.b, c.b.Zeros({dtype, {batch, m, m}})};
  return Select(RowIndex(zeros) == Over(rows, zeros.v.dims(), {0, 2}), zeros.Num(1), zeros);
}

Expr LuSolve(OpContext& c, const Expr& lu, const Expr& rows, const Expr& y, bool adjoint) {
  if (y.v.type.NumElements() == 0 || lu.v.type.NumElements() == 0) return y;
  auto solve = [&](const Expr& a, const Expr& x, bool lower, bool unit) {
    return x.With(c.b.TriangularSolve(a.v, x.v, true, lower, unit, false));
  };
  if (!adjoint) return solve(lu, solve(lu, SelectRows(c, y, rows), true, true), false, false);
  Expr turned = Adjoint(lu);
  Expr z = solve(turned, solve(turned, y, true, false), false, true);
  // Row rows[i] of the solution is row i of z.
  Expr square{&c.b, c.b.Zeros({DType::kS32, {rows.v.dim(0), rows.v.dim(1), rows.v.dim(1)}})};
  Expr back = SumOf(Select(RowIndex(square) == Over(rows, square.v.dims(), {0, 2}), ColumnIndex(square), square), 2);
  return SelectRows(c, z, back);
}

namespace {

// Reflector k of x: zeros, 1 at k, what is below the diagonal.
Expr ReflectorAt(const Expr& x, const Expr& k) {
  Expr column = ColumnAt(x, k), place = PlaceIn(column), here = Everywhere(k, place);
  return Select(place > here, column, Select(place == here, column.Num(1), column.Num(0)));
}

// y - tau v (v^H y)
Expr Reflected(const Expr& y, const Expr& v, const Expr& tau) {
  Expr along = SumOf(Over(Conj(v), y.v.dims(), {0, 1}) * y, 1) * Over(tau, {y.v.dim(0), y.v.dim(2)}, {0});
  return y - Over(v, y.v.dims(), {0, 1}) * Over(along, y.v.dims(), {0, 2});
}

}  // namespace

QrFactors Qr(OpContext& c, const Expr& x) {
  shlo::Builder& b = c.b;
  int64_t batch = x.v.dim(0), m = x.v.dim(1), n = x.v.dim(2), k = std::min(m, n);
  Value taus = b.Zeros({x.dtype(), {batch, k}});
  if (k == 0 || batch == 0) return {x, x.With(taus)};
  Values out = Loop(c, 0, k, {x.v, taus}, [&](const Expr& step, const Values& s) -> Values {
    Expr a{&b, s[0]}, all_taus{&b, s[1]};
    Expr column = ColumnAt(a, step), place = PlaceIn(column), here = Everywhere(step, place);
    Expr tail = Select(place > here, column, column.Num(0)), alpha = ElementAt(column, step);
    // The norm of what is scaled to 1, so that squares neither overflow nor vanish.
    Expr sizes = Select(place >= here, column.With(b.Abs(column.v)), 0);
    Expr scale = sizes.With(b.Reduce("maximum", sizes.v, b.Scalar(sizes.dtype(), 0), {1}));
    scale = Select(scale > 0, scale, 1);
    Expr unit = AsComplex(Over(scale, column.v.dims(), {0}), x.dtype());
    Expr tail2 = SumOf(Magnitude2(tail / unit), 1), alpha2 = Magnitude2(alpha / AsComplex(scale, x.dtype()));
    Expr nothing = tail2 == 0;
    if (shlo::IsComplex(x.dtype())) nothing = nothing & (Imag(alpha) == 0);
    Expr norm = Sqrt(alpha2 + tail2) * scale;
    Expr beta = Select(RealOf(alpha) >= 0, -norm, norm), full = AsComplex(beta, x.dtype());
    Expr one = full.Num(1), safe = Select(nothing, one, full);
    Expr tau = Select(nothing, full.Num(0), (full - alpha) / safe);
    Expr v = tail / Over(Select(nothing, one, alpha - full), column.v.dims(), {0});
    v = Select(place == here, v.Num(1), v);
    Dims all = a.v.dims();
    Expr row_index = RowIndex(a), col_index = ColumnIndex(a), at_step = Everywhere(step, row_index);
    Expr turned = Reflected(a, v, Conj(tau));
    Expr diagonal = Select(nothing, alpha, full);
    Expr kept = Select(row_index == at_step, Over(diagonal, all, {0}), Over(v, all, {0, 1}));
    Expr next = Select(col_index > at_step, turned, Select((col_index == at_step) & (row_index >= at_step), kept, a));
    Expr slot = PlaceIn(all_taus);
    all_taus = Select(slot == Everywhere(step, slot), Over(tau, all_taus.v.dims(), {0}), all_taus);
    return {next.v, all_taus.v};
  });
  return {x.With(out[0]), x.With(out[1])};
}

Expr ApplyReflectors(OpContext& c, const Expr& x, const Expr& tau, const Expr& y, bool adjoint) {
  shlo::Builder& b = c.b;
  int64_t k = tau.v.dim(1);
  if (k == 0 || y.v.type.NumElements() == 0) return y;
  Values out =
      Loop(c, adjoint ? 0 : k, adjoint ? k : 0, {y.v, x.v, tau.v}, [&](const Expr& step, const Values& s) -> Values {
        Expr t = ElementAt(Expr{&b, s[2]}, step);
        return {Reflected(Expr{&b, s[0]}, ReflectorAt(Expr{&b, s[1]}, step), adjoint ? Conj(t) : t).v, s[1], s[2]};
      });
  return y.With(out[0]);
}

Expr Reflect(OpContext& c, const Expr& x, const Expr& tau, int64_t columns) {
  return ApplyReflectors(c, x, tau, Identity(c, x.dtype(), x.v.dim(0), x.v.dim(1), columns), false);
}

}  // namespace torch_tpu::lower::ops
