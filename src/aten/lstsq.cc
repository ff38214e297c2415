// linalg_lstsq by singular values, whatever the driver: the solution of the least norm.
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/abs.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/linalg_svd.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/sub.h>
#include <ATen/ops/where.h>
#include <torch/library.h>

#include <algorithm>

namespace torch_tpu::aten {
namespace {

using at::Tensor;
using Four = std::tuple<Tensor, Tensor, Tensor, Tensor>;

double Epsilon(c10::ScalarType dtype) {
  bool wide = c10::toRealValueType(dtype) == c10::kDouble;
  return wide ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
}

// LAPACK solves in place in columns as long as the longer side.
Tensor InLapackLayout(const Tensor& x, int64_t rows) {
  std::vector<int64_t> sizes = x.sizes().vec();
  std::swap(sizes[sizes.size() - 1], sizes[sizes.size() - 2]);
  sizes.back() = rows;
  return at::empty(sizes, x.options()).transpose(-2, -1).narrow(-2, 0, x.size(-2)).copy_(x);
}

Four LeastSquares(const Tensor& self, const Tensor& b, std::optional<double> rcond,
                  std::optional<std::string_view> driver) {
  TORCH_CHECK(self.dim() >= 2, "torch.linalg.lstsq: input must have at least 2 dimensions.");
  TORCH_CHECK(b.dim() >= 1, "torch.linalg.lstsq: other must have at least 1 dimension.");
  TORCH_CHECK(self.scalar_type() == b.scalar_type(),
              "torch.linalg.lstsq: Expected input and other to have the same "
              "dtype, but got input's dtype ",
              self.scalar_type(), " and other's dtype ", b.scalar_type());
  int64_t difference = self.dim() - b.dim();
  TORCH_CHECK(0 <= difference && difference <= 1,
              "torch.linalg.lstsq: input.dim() must be greater or equal to "
              "other.dim() and (input.dim() - other.dim()) <= 1");
  std::string_view name = driver.value_or("gelsy");
  TORCH_CHECK(name == "gels" || name == "gelsy" || name == "gelsd" || name == "gelss",
              "torch.linalg.lstsq: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)");
  bool vector = difference == 1;
  Tensor other = vector ? b.unsqueeze(-1) : b;
  int64_t m = self.size(-2), n = self.size(-1);
  TORCH_CHECK(m == other.size(-2), "torch.linalg.lstsq: input.size(-2) should match other.size(", vector ? "-1" : "-2",
              ")");
  double limit = rcond.value_or(Epsilon(self.scalar_type()) * static_cast<double>(std::max(m, n)));
  auto [u, s, vh] = at::linalg_svd(self, false);
  Tensor counts = s.numel() == 0 ? s.gt(0) : s.gt(s.amax(-1, true).mul(limit));
  Tensor inverse = at::where(counts, s.reciprocal(), 0).unsqueeze(-1);
  Tensor x = at::matmul(vh.mH(), at::matmul(u.mH(), other).mul(inverse));
  Tensor solution = InLapackLayout(x, std::max(m, n));
  bool finds_rank = name != "gels", finds_values = finds_rank && name != "gelsy";
  auto longs = self.options().dtype(c10::kLong);
  Tensor rank = finds_rank ? counts.sum(-1) : at::empty({0}, longs);
  Tensor residuals = at::empty({0}, s.options());
  if (m > n && name != "gelsy" && (!finds_rank || rank.eq(n).all().item<bool>())) {
    residuals = at::sub(at::matmul(self, x), other).abs().pow(2).sum(-2);
  }
  if (vector) solution = solution.squeeze(-1);
  return {solution, residuals, rank, finds_values ? s : at::empty({0}, s.options())};
}

std::tuple<Tensor&, Tensor&, Tensor&, Tensor&> LeastSquaresOut(const Tensor& self, const Tensor& b,
                                                               std::optional<double> rcond,
                                                               std::optional<std::string_view> driver, Tensor& solution,
                                                               Tensor& residuals, Tensor& rank, Tensor& values) {
  auto [x, r, k, s] = LeastSquares(self, b, rcond, driver);
  auto into = [](Tensor& out, const Tensor& t) {
    at::native::resize_output(out, t.sizes());
    out.copy_(t);
  };
  into(solution, x);
  into(residuals, r);
  into(rank, k);
  into(values, s);
  return {solution, residuals, rank, values};
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("linalg_lstsq", LeastSquares);
  m.impl("linalg_lstsq.out", LeastSquaresOut);
}

}  // namespace
}  // namespace torch_tpu::aten
