// Orthogonal factors: QR by reflectors, eigenvalues of Hermitian matrices and singular values by Jacobi rotations. Half
// of the columns are paired with the other half and turned at once; then they change partners as at a round table, and
// are back in order after a sweep of n - 1 steps.
#include <limits>

#include "lower/ops/factorize.h"
#include "lower/ops/families.h"

namespace torch_tpu::lower::ops {
namespace {

using Values = std::vector<Value>;

// linalg_qr(A, mode) -> (Q, R)
Results QrRow(OpContext& c) {
  std::string mode = c.IsNone(1) ? "reduced" : c.Text(1);
  Expr a = AsBatch(c, c.Tensor(0));
  int64_t batch = a.v.dim(0), m = a.v.dim(1), n = a.v.dim(2), k = std::min(m, n);
  QrFactors f = Qr(c, a);
  int64_t rows = mode == "complete" ? m : k;
  Expr r = f.qr.With(c.b.Slice(f.qr.v, {0, 0, 0}, {batch, rows, n}, {1, 1, 1}));
  r = Select(RowIndex(r) <= ColumnIndex(r), r, r.Num(0));
  Value q = mode == "r" ? c.b.Zeros(c.Result(0)) : FromBatch(c, Reflect(c, f.qr, f.tau, rows), c.Result(0).dims);
  return {q, FromBatch(c, r, c.Result(1).dims)};
}

// geqrf(A) -> (reflectors and R, tau)
Results Geqrf(OpContext& c) {
  Value a = c.Tensor(0);
  if (!shlo::IsFloating(a.dtype()) && !shlo::IsComplex(a.dtype())) NotImplementedFor(c, a.dtype());
  QrFactors f = Qr(c, AsBatch(c, a));
  Dims taus(a.dims().begin(), a.dims().end() - 2);
  taus.push_back(f.tau.v.dim(1));
  return {FromBatch(c, f.qr, a.dims()), c.b.Reshape(f.tau.v, taus)};
}

Expr TausAsBatch(OpContext& c, size_t i, int64_t batch) {
  Value tau = c.Tensor(i);
  return {&c.b, c.b.Reshape(tau, {batch, tau.dim(tau.rank() - 1)})};
}

// linalg_householder_product(input, tau)
Results HouseholderProduct(OpContext& c) {
  Expr a = AsBatch(c, c.Tensor(0));
  return FromBatch(c, Reflect(c, a, TausAsBatch(c, 1, a.v.dim(0)), a.v.dim(2)), c.Result().dims);
}

// ormqr(self, tau, other, left, transpose)
Results Ormqr(OpContext& c) {
  Expr a = AsBatch(c, c.Tensor(0)), y = AsBatch(c, c.Tensor(2));
  Expr tau = TausAsBatch(c, 1, a.v.dim(0));
  bool left = c.BoolOr(3, true), transpose = c.BoolOr(4, false);
  Expr out =
      left ? ApplyReflectors(c, a, tau, y, transpose) : Adjoint(ApplyReflectors(c, a, tau, Adjoint(y), !transpose));
  return FromBatch(c, out, c.Result().dims);
}

// --- rotations

Expr Half(const Expr& x, int64_t dim, int64_t which) {
  int64_t h = x.v.dim(dim) / 2;
  return x.With(x.b->SliceDim(x.v, dim, which * h, (which + 1) * h));
}

// What turns columns p and q so that p^H q becomes zero: p' = c p - s e q, q' = s p + c e q. All [batch, h].
struct Rotation {
  Expr c, s, e;  // real, real, of the matrix's type
};

Rotation RotationOf(const Expr& pp, const Expr& qq, const Expr& pq) {
  Expr size = pq.With(pq.b->Abs(pq.v)), none = size == 0;
  Expr slope = (qq - pp) / (Select(none, 1, size) * 2), steep = slope.With(slope.b->Abs(slope.v));
  Expr t = 1 / (steep + Sqrt(1 + slope * slope));
  t = Select(none, 0, Select(slope < 0, -t, t));
  Expr cosine = Rsqrt(1 + t * t);
  Expr one = pq.Num(1);
  Expr phase = Select(none, one, pq / AsComplex(Select(none, 1, size), pq.dtype()));
  return {cosine, t * cosine, Conj(phase)};
}

// Columns (dim 2) or rows (dim 1) turned, and moved on to their next partners.
Expr Turned(const Expr& x, const Rotation& r, int64_t dim) {
  shlo::Builder& b = *x.b;
  Expr p = Half(x, dim, 0), q = Half(x, dim, 1);
  Dims dims = p.v.dims();
  auto wide = [&](const Expr& e) { return Over(e, dims, {0, dim}); };
  Expr c = wide(AsComplex(r.c, x.dtype())), s = wide(AsComplex(r.s, x.dtype()));
  Expr e = wide(dim == 2 ? r.e : Conj(r.e));
  Expr eq = e * q, first = c * p - s * eq, second = s * p + c * eq;
  int64_t h = p.v.dim(dim);
  if (h == 1) return x.With(b.Concatenate({first.v, second.v}, dim));
  auto part = [&](const Expr& v, int64_t from, int64_t to) { return b.SliceDim(v.v, dim, from, to); };
  return x.With(b.Concatenate(
      {part(first, 0, 1), part(second, 0, 1), part(first, 1, h - 1), part(second, 1, h), part(first, h - 1, h)}, dim));
}

// With a zero row or column, so that everyone has a partner.
Expr Evened(const Expr& x, bool rows) {
  int64_t odd = x.v.dim(2) % 2;
  if (!odd) return x;
  return x.With(x.b->Pad(x.v, x.Num(0).b->ConvertElementType(x.b->ScalarInt(DType::kS32, 0), x.dtype()), {0, 0, 0},
                         {0, rows ? odd : 0, odd}, {0, 0, 0}));
}

double Epsilon(DType dtype) {
  bool wide = dtype == DType::kF64 || dtype == DType::kC128;
  return wide ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
}

constexpr int kMostSweeps = 30;

// Sweeps over `state` while far(state) holds: step(state) is one of n - 1.
Values Sweep(OpContext& c, int64_t n, Values state, const std::function<Values(const Values&)>& step,
             const std::function<Value(const Values&)>& far) {
  state.insert(state.begin(), c.b.ScalarInt(DType::kS32, 0));
  auto rest = [](const Values& s) { return Values(s.begin() + 1, s.end()); };
  Values out = c.b.While(
      state,
      [&](shlo::Builder& b, const Values& s) -> Values {
        Value fresh = b.Compare(shlo::Direction::kEq, s[0], b.ScalarInt(DType::kS32, 0));
        Value few = b.Compare(shlo::Direction::kLt, s[0], b.ScalarInt(DType::kS32, kMostSweeps));
        return {b.And(few, b.Or(fresh, far(rest(s))))};
      },
      [&](shlo::Builder& b, const Values& s) -> Values {
        Values inner = rest(s);
        inner.insert(inner.begin(), b.ScalarInt(DType::kS32, 0));
        Values next = b.While(
            inner,
            [&](shlo::Builder& r, const Values& v) -> Values {
              return {r.Compare(shlo::Direction::kLt, v[0], r.ScalarInt(DType::kS32, n - 1))};
            },
            [&](shlo::Builder& r, const Values& v) -> Values {
              Values made = step(rest(v));
              made.insert(made.begin(), r.Add(v[0], r.ScalarInt(DType::kS32, 1)));
              return made;
            });
        next[0] = b.Add(s[0], b.ScalarInt(DType::kS32, 1));
        return next;
      });
  return rest(out);
}

Value Any(const Expr& x) {
  Dims all;
  for (size_t d = 0; d < x.v.rank(); ++d) all.push_back(static_cast<int64_t>(d));
  return x.b->Reduce("or", x.v, x.b->ScalarInt(DType::kPred, 0), all);
}

// The order that sorts keys [batch, n], and the keys in it.
Values Sorted(OpContext& c, const Expr& keys, bool descending) {
  Value place = c.b.Iota({DType::kS32, keys.v.dims()}, 1);
  return c.b.Sort({keys.v, place}, 1, true, [=](shlo::Builder& b, const Values& v) -> Values {
    return {b.Compare(descending ? shlo::Direction::kGt : shlo::Direction::kLt, v[0], v[1])};
  });
}

Expr SelectColumns(OpContext& c, const Expr& x, const Value& order) {
  Expr rows = x.With(c.b.Transpose(x.v, {0, 2, 1}));
  return x.With(c.b.Transpose(SelectRows(c, rows, x.With(order)).v, {0, 2, 1}));
}

Expr Columns(const Expr& x, int64_t n) { return x.With(x.b->SliceDim(x.v, 2, 0, n)); }

void CheckConverged(OpContext& c, const Expr& values, const char* message) {
  c.Check(IsNan(values).v, support::ErrorKind::kRuntime, message);
}

// _linalg_eigh(A, UPLO, compute_v) -> (eigenvalues, eigenvectors)
Results Eigh(OpContext& c) {
  shlo::Builder& b = c.b;
  bool vectors = c.BoolOr(2, true);
  Expr a = AsBatch(c, c.Tensor(0));
  int64_t batch = a.v.dim(0), n = a.v.dim(2);
  if (a.v.type.NumElements() == 0) return {b.Zeros(c.Result(0)), b.Zeros(c.Result(1))};
  std::string side = c.IsNone(1) ? "L" : c.Text(1);
  bool lower = side == "L" || side == "l";
  // One triangle says it all; the diagonal is real.
  Expr row = RowIndex(a), column = ColumnIndex(a), turned = Adjoint(a);
  a = Select(lower ? row > column : row < column, a, Select(row == column, AsComplex(RealOf(a), a.dtype()), turned));
  Expr scale = a;
  Expr w = Evened(Scaled(a, &scale), true);
  int64_t even = w.v.dim(2), h = even / 2;
  Expr v = Identity(c, a.dtype(), batch, even, even);
  double epsilon = Epsilon(a.dtype());
  Values out = Sweep(
      c, even, vectors ? Values{w.v, v.v} : Values{w.v},
      [&](const Values& s) {
        Expr x{&b, s[0]};
        Expr diagonal = RealOf(Diagonal(c, x));
        Expr corner = x.With(b.Slice(x.v, {0, 0, h}, {batch, h, even}, {1, 1, 1}));
        Rotation r = RotationOf(Half(diagonal, 1, 0), Half(diagonal, 1, 1), Diagonal(c, corner));
        Values next{Turned(Turned(x, r, 2), r, 1).v};
        if (vectors) next.push_back(Turned(Expr{&b, s[1]}, r, 2).v);
        return next;
      },
      [&](const Values& s) {
        Expr x{&b, s[0]};
        Expr square = Magnitude2(x), off = Select(RowIndex(x) == ColumnIndex(x), 0, square);
        Expr all = SumOf(SumOf(square, 2), 1), rest = SumOf(SumOf(off, 2), 1);
        return Any(rest > all * (16 * epsilon * epsilon));
      });
  Expr values = RealOf(Diagonal(c, w.With(out[0])));
  values = values.With(b.SliceDim(values.v, 1, 0, n)) * Over(scale, {batch, n}, {0});
  CheckConverged(c, values,
                 "linalg.eigh: The algorithm failed to converge because the input matrix has elements that are "
                 "not finite");
  Values sorted = Sorted(c, values, false);
  if (!vectors) return {b.Reshape(sorted[0], c.Result(0).dims), b.Zeros(c.Result(1))};
  Expr all = w.With(b.Slice(out[1], {0, 0, 0}, {batch, n, n}, {1, 1, 1}));
  return {b.Reshape(sorted[0], c.Result(0).dims), FromBatch(c, SelectColumns(c, all, sorted[1]), c.Result(1).dims)};
}

struct Singular {
  Expr u, s, v;
};

// Of a matrix with at least as many rows as columns: columns are turned until they are orthogonal. Their directions
// come from QR, which also finds some for columns that vanished.
Singular SingularOf(OpContext& c, const Expr& a, bool full, bool vectors) {
  shlo::Builder& b = c.b;
  int64_t batch = a.v.dim(0), m = a.v.dim(1), n = a.v.dim(2);
  Expr scale = a;
  Expr x = Evened(Scaled(a, &scale), false);
  int64_t even = x.v.dim(2);
  Expr v = Identity(c, a.dtype(), batch, even, even);
  DType real = RealOf(a).dtype();
  double close = Epsilon(a.dtype()) * std::max(8.0, std::sqrt(static_cast<double>(m)));
  Value unknown = b.Zeros({real, {}});
  Values start{unknown, unknown, x.v};  // the worst angle of this sweep so far, steps of it, columns, their turns
  start[1] = b.ScalarInt(DType::kS32, 0);
  if (vectors) start.push_back(v.v);
  Values out = Sweep(
      c, even, start,
      [&](const Values& s) {
        Expr y{&b, s[2]};
        Expr p = Half(y, 2, 0), q = Half(y, 2, 1);
        Expr pp = SumOf(Magnitude2(p), 1), qq = SumOf(Magnitude2(q), 1), pq = SumOf(Conj(p) * q, 1);
        Expr length = Sqrt(pp) * Sqrt(qq), size = pq.With(b.Abs(pq.v));
        Expr angle = Select(length > 0, size / Select(length > 0, length, 1), 0);
        Expr worst{&b, b.Reduce("maximum", angle.v, b.Scalar(real, 0), {0, 1})}, step{&b, s[1]};
        Expr before{&b, s[0]};
        worst = Select(step == 0, worst, Max(worst, before));
        Expr following = Select(step == static_cast<double>(even - 2), step.Num(0), step + 1);
        Rotation r = RotationOf(pp, qq, pq);
        Values next{worst.v, following.v, Turned(y, r, 2).v};
        if (vectors) next.push_back(Turned(Expr{&b, s[3]}, r, 2).v);
        return next;
      },
      [&](const Values& s) {
        return (Expr{&b, s[0]} > close).v;
      });
  x = Columns(x.With(out[2]), n);
  Expr lengths = Sqrt(SumOf(Magnitude2(x), 1));
  Values sorted = Sorted(c, lengths, true);
  Expr s = lengths.With(sorted[0]) * Over(scale, {batch, n}, {0});
  CheckConverged(c, s,
                 "linalg.svd: The algorithm failed to converge because the input matrix contained non-finite values.");
  if (!vectors) return {x, s, x};
  QrFactors f = Qr(c, SelectColumns(c, x, sorted[1]));
  Expr u = Reflect(c, f.qr, f.tau, full ? m : n);
  Expr diagonal = Diagonal(c, f.qr), size = diagonal.With(b.Abs(diagonal.v)), none = size == 0;
  Expr phase = Select(none, diagonal.Num(1), diagonal / AsComplex(Select(none, 1, size), a.dtype()));
  Expr turned = Columns(u, n) * Over(phase, {batch, m, n}, {0, 2});
  if (full && m > n) turned = u.With(b.Concatenate({turned.v, b.SliceDim(u.v, 2, n, m)}, 2));
  Expr all = v.With(b.Slice(out[3], {0, 0, 0}, {batch, n, n}, {1, 1, 1}));
  return {turned, s, SelectColumns(c, all, sorted[1])};
}

// _linalg_svd(A, full_matrices, compute_uv, *, driver) -> (U, S, Vh)
Results Svd(OpContext& c) {
  shlo::Builder& b = c.b;
  bool full = c.BoolOr(1, false), vectors = c.BoolOr(2, true);
  Expr a = AsBatch(c, c.Tensor(0));
  int64_t batch = a.v.dim(0), m = a.v.dim(1), n = a.v.dim(2);
  if (a.v.type.NumElements() == 0) {
    if (!vectors || batch == 0) return {b.Zeros(c.Result(0)), b.Zeros(c.Result(1)), b.Zeros(c.Result(2))};
    int64_t k = full ? -1 : 0;
    Expr u = Identity(c, a.dtype(), batch, m, k < 0 ? m : 0), vh = Identity(c, a.dtype(), batch, k < 0 ? n : 0, n);
    return {FromBatch(c, u, c.Result(0).dims), b.Zeros(c.Result(1)), FromBatch(c, vh, c.Result(2).dims)};
  }
  bool wide = m < n;
  Singular f = SingularOf(c, wide ? Adjoint(a) : a, full, vectors);
  Value s = b.Reshape(f.s.v, c.Result(1).dims);
  if (!vectors) return {b.Zeros(c.Result(0)), s, b.Zeros(c.Result(2))};
  return {FromBatch(c, wide ? f.v : f.u, c.Result(0).dims), s,
          FromBatch(c, Adjoint(wide ? f.u : f.v), c.Result(2).dims)};
}

const OpDef kRows[] = {
    {"linalg_qr", QrRow}, {"geqrf", Geqrf},       {"linalg_householder_product", HouseholderProduct},
    {"ormqr", Ormqr},     {"_linalg_eigh", Eigh}, {"_linalg_svd", Svd},
};

}  // namespace

std::span<const OpDef> SpectralRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
