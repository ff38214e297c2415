// Cumulative operations along a dimension. Half types accumulate in float32 and round once.
#include "lower/ops/families.h"
#include "lower/ops/reduce.h"

namespace torch_tpu::lower::ops {
namespace {

using shlo::Direction;

// cumsum(self, dim, dtype); on bool, which dtype= can ask for, sums are "or" and products "and".
Results CumSum(OpContext& c) {
  Value x = ToMath(c, c.As(0, c.Result().dtype));
  if (x.rank() == 0) return Finish(c, x);
  const char* op = x.dtype() == DType::kPred ? "or" : "add";
  return Finish(c, Scan(c, x, c.Dim(1, x.rank()), c.b.ScalarInt(x.dtype(), 0),
                        [op](shlo::Builder& b, const Value& x, const Value& y) { return b.Binary(op, x, y); }));
}

Results CumProd(OpContext& c) {
  Value x = ToMath(c, c.As(0, c.Result().dtype));
  if (x.rank() == 0) return Finish(c, x);
  const char* op = x.dtype() == DType::kPred ? "and" : "multiply";
  return Finish(c, Scan(c, x, c.Dim(1, x.rank()), c.b.ScalarInt(x.dtype(), 1),
                        [op](shlo::Builder& b, const Value& x, const Value& y) { return b.Binary(op, x, y); }));
}

Value CumulativeExtreme(OpContext& c, const Value& x, int64_t dim, bool greatest) {
  bool truth = x.dtype() == DType::kPred;
  const char* op = greatest ? (truth ? "or" : "maximum") : (truth ? "and" : "minimum");
  return Scan(c, x, dim, greatest ? c.b.MinValue(x.dtype()) : c.b.MaxValue(x.dtype()),
              [op](shlo::Builder& b, const Value& x, const Value& y) { return b.Binary(op, x, y); });
}

// cummax and cummin(self, dim): the position is the last one that equals the extreme so far, or that is NaN.
Results CumExtreme(OpContext& c) {
  Value x = c.Tensor(0);
  RefuseComplex(c, x);
  if (x.rank() == 0) return {x, c.b.Zeros(c.Result(1))};
  int64_t dim = c.Dim(1, x.rank());
  Value best = CumulativeExtreme(c, x, dim, c.hlo()[1] == 'a');
  Value hit = c.b.Compare(Direction::kEq, x, best);
  if (shlo::IsFloating(x.dtype())) hit = c.b.Or(hit, IsNan(c, x));
  Value at = Positions(c, x, dim);
  at = CumulativeExtreme(c, c.b.Select(hit, at, c.b.BroadcastLike(c.b.ScalarInt(at.dtype(), 0), at)), dim, true);
  return {best, Finish(c, at, 1)};
}

// logcumsumexp(self, dim).
Results LogCumSumExp(OpContext& c) {
  Value x = ToMath(c, c.Tensor(0));
  TT_CHECK(!shlo::IsComplex(x.dtype()), kNotImplemented,
           "aten::logcumsumexp: complex tensors are not supported on tpu");
  RequireFloating(c, x);
  if (x.rank() == 0) return Finish(c, x);
  auto add = [](shlo::Builder& b, const Value& x, const Value& y) {
    Value top = b.Maximum(x, y), low = b.Minimum(x, y);
    // Equal infinities: their difference would be NaN.
    Value same = b.Compare(Direction::kEq, top, low);
    Value gap = b.Select(same, b.BroadcastLike(b.Scalar(top.dtype(), 0), top), b.Subtract(low, top));
    return b.Add(top, b.Log1p(b.Exp(gap)));
  };
  return Finish(c, Scan(c, x, c.Dim(1, x.rank()), c.b.MinValue(x.dtype()), add));
}

const OpDef kRows[] = {
    {"cumsum", CumSum},
    {"cumprod", CumProd},
    {"cummax", CumExtreme, "maximum"},
    {"cummin", CumExtreme, "minimum"},
    {"logcumsumexp", LogCumSumExp},
};

}  // namespace

std::span<const OpDef> ScanRows() { return kRows; }

}  // namespace torch_tpu::lower::ops
