"""Factorizations and what they give, against CPU; where signs or phases are free, the product is compared."""

import pytest
import torch

DTYPES = [torch.float32, torch.float64, torch.complex64]
SHAPES = [(4, 4), (5, 3), (3, 5), (2, 3, 6, 6), (1, 1)]


def shapes(dtype):
    """Every program costs a compile: all of them for float32 only."""
    return SHAPES if dtype == torch.float32 else SHAPES[1:3]


def close(got, want, factor=1.0):
    wide = want.dtype in (torch.float64, torch.complex128)
    size = max(1.0, want.detach().abs().max().item()) if want.numel() and want.is_floating_point() else 1.0
    tolerance = {"rtol": 1e-7, "atol": 1e-7 * size} if wide else {"rtol": 1e-4 * factor, "atol": 3e-5 * factor * size}
    torch.testing.assert_close(got.detach().cpu(), want.detach(), **tolerance)


def equal(fn, *args, grad=False):
    """Results, their strides and, if asked for, gradients are CPU's."""
    answers = []
    for device in ("cpu", "tpu"):
        mine = [a.detach().to(device, copy=True) if isinstance(a, torch.Tensor) else a for a in args]
        mine = [a.requires_grad_() if isinstance(a, torch.Tensor) and grad else a for a in mine]
        out = fn(*mine)
        outs = list(out) if isinstance(out, tuple | list) else [out]
        if grad:
            sum((o.abs() ** 2).sum() for o in outs if o.requires_grad).backward()
            outs += [a.grad for a in mine if isinstance(a, torch.Tensor)]
        answers.append(outs)
    for want, got in zip(*answers, strict=True):
        assert got.stride() == want.stride()
        close(got, want, 10 if grad else 1)


def square(n, *batch, dtype=torch.float32):
    return torch.randn(*batch, n, n, dtype=dtype) + n * torch.eye(n, dtype=dtype)


@pytest.mark.parametrize("dtype", DTYPES)
def test_lu(tpu, dtype):
    torch.manual_seed(0)
    for shape in shapes(dtype):
        a = torch.randn(shape, dtype=dtype)
        equal(torch.linalg.lu_factor_ex, a)
        equal(torch.linalg.lu, a)
    a, b = square(5, 2, dtype=dtype), torch.randn(2, 5, 3, dtype=dtype)
    equal(lambda a: torch.lu_unpack(*torch.linalg.lu_factor(a)), a)
    for adjoint in (False, True):
        equal(lambda a, b, adjoint=adjoint: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b, adjoint=adjoint), a, b)
        equal(
            lambda a, b, adjoint=adjoint: torch.linalg.lu_solve(
                *torch.linalg.lu_factor(a), b.mT.contiguous(), left=False, adjoint=adjoint
            ),
            *(a, b),
        )


@pytest.mark.parametrize("dtype", DTYPES)
def test_solutions(tpu, dtype):
    torch.manual_seed(0)
    grad = dtype != torch.complex64  # products of conjugated views are not right yet
    for a in (square(4, dtype=dtype), square(3, 2, dtype=dtype), square(4, dtype=dtype).mT):
        equal(torch.linalg.inv, a, grad=grad)
        equal(torch.linalg.det, a, grad=grad)
        equal(torch.linalg.slogdet, a)
        b = torch.randn(*a.shape[:-1], 2, dtype=dtype)
        equal(torch.linalg.solve, a, b, grad=grad)
        equal(lambda a, b: torch.linalg.solve(a, b, left=False), a, b.mT.contiguous())
    equal(torch.linalg.solve, square(4, 2, dtype=dtype), torch.randn(4, dtype=dtype).expand(2, 4))
    equal(torch.linalg.solve, square(4, dtype=dtype), torch.randn(4, dtype=dtype), grad=grad)
    equal(torch.linalg.solve, square(4, 2, 1, dtype=dtype), torch.randn(3, 4, 2, dtype=dtype))
    equal(lambda a: torch.linalg.slogdet(a).logabsdet, square(4, dtype=dtype).mT, grad=grad)


def test_singular(tpu):
    a = torch.tensor([[1.0, 2.0], [2.0, 4.0]])
    equal(torch.linalg.det, a)
    equal(torch.linalg.slogdet, a)
    equal(lambda a: torch.linalg.inv_ex(a).info, a)
    with pytest.raises(torch.linalg.LinAlgError, match="singular"):
        torch.linalg.inv(a.to("tpu"))
    with pytest.raises(torch.linalg.LinAlgError, match="singular"):
        torch.linalg.solve(a.to("tpu"), torch.ones(2, device="tpu"))
    with pytest.raises(RuntimeError, match="square"):
        torch.linalg.inv(torch.ones(2, 3, device="tpu"))
    equal(torch.linalg.det, torch.empty(0, 0))
    equal(torch.linalg.inv, torch.empty(2, 0, 0))


@pytest.mark.parametrize("dtype", DTYPES)
def test_qr(tpu, dtype):
    torch.manual_seed(0)
    for shape in shapes(dtype):
        a = torch.randn(shape, dtype=dtype)
        for mode in ("reduced", "complete", "r"):
            equal(lambda a, mode=mode: torch.linalg.qr(a, mode), a)
        got, want = torch.geqrf(a.to("tpu")), torch.geqrf(a)
        close(got.a, want.a)
        close(got.tau, want.tau)
    a = torch.randn(5, 3, dtype=dtype)
    equal(torch.linalg.qr, a, grad=dtype != torch.complex64)
    equal(torch.linalg.householder_product, *torch.geqrf(a))
    other = torch.randn(5, 2, dtype=dtype)
    equal(lambda a, t, y: torch.ormqr(a, t, y), *torch.geqrf(a), other)
    equal(lambda a, t, y: torch.ormqr(a, t, y.mT, left=False, transpose=True), *torch.geqrf(a), other)
    equal(torch.linalg.qr, torch.zeros(3, 2, dtype=dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_eigh(tpu, dtype):
    torch.manual_seed(0)
    for n in (1, 2, 5, 8) if dtype == torch.float32 else (5,):
        a = torch.randn(2, n, n, dtype=dtype)
        for uplo in "LU":
            want = torch.linalg.eigh(a, uplo)
            values, vectors = torch.linalg.eigh(a.to("tpu"), uplo)
            close(values, want.eigenvalues, 10)
            values, vectors = values.cpu(), vectors.cpu()
            hermitian = want.eigenvectors * want.eigenvalues[:, None].to(dtype) @ want.eigenvectors.mH
            close(vectors * values[:, None].to(dtype) @ vectors.mH, hermitian, 10)
            close(vectors.mH @ vectors, torch.eye(n, dtype=dtype).expand(2, n, n))
        close(torch.linalg.eigvalsh(a.to("tpu")), torch.linalg.eigvalsh(a), 10)
    same = torch.ones(4, 4, dtype=dtype) + torch.eye(4, dtype=dtype)  # equal eigenvalues
    close(torch.linalg.eigvalsh(same.to("tpu")), torch.linalg.eigvalsh(same))
    equal(lambda a: torch.linalg.eigvalsh(a + a.mH), torch.randn(4, 4, dtype=dtype), grad=dtype != torch.complex64)
    with pytest.raises(RuntimeError):
        torch.linalg.eigvalsh(torch.full((2, 2), float("nan"), device="tpu")).cpu()


@pytest.mark.parametrize("dtype", DTYPES)
def test_svd(tpu, dtype):
    torch.manual_seed(0)
    cases = [torch.randn(shape, dtype=dtype) for shape in [*shapes(dtype), (9, 2)]]
    cases.append(torch.randn(6, 2, dtype=dtype) @ torch.randn(2, 4, dtype=dtype))  # of rank 2
    cases.append(torch.zeros(3, 2, dtype=dtype))
    for a in cases:
        want = torch.linalg.svdvals(a)
        for full in (False, True):
            u, s, vh = (t.cpu() for t in torch.linalg.svd(a.to("tpu"), full_matrices=full))
            reference = torch.linalg.svd(a, full_matrices=full)
            assert (u.shape, vh.shape) == (reference.U.shape, reference.Vh.shape)
            close(s, want)
            k = s.shape[-1]
            close(u[..., :k] * s[..., None, :].to(dtype) @ vh[..., :k, :], a)
            for q in (u, vh.mH):
                close(q.mH @ q, torch.eye(q.shape[-1], dtype=dtype).expand(*q.shape[:-2], -1, -1))
        close(torch.linalg.svdvals(a.to("tpu")), want)
    equal(torch.linalg.svdvals, torch.randn(4, 3, dtype=dtype), grad=dtype != torch.complex64)
    equal(torch.linalg.pinv, torch.randn(4, 3, dtype=dtype))
    equal(torch.linalg.matrix_rank, torch.randn(4, 3, dtype=dtype))
    with pytest.raises(RuntimeError):
        torch.linalg.svdvals(torch.full((2, 2), float("inf"), device="tpu")).cpu()


def test_larger(tpu):
    torch.manual_seed(0)
    a = torch.randn(65, 40, dtype=torch.float32)
    u, s, vh = (t.cpu() for t in torch.linalg.svd(a.to("tpu"), full_matrices=False))
    close(s, torch.linalg.svdvals(a))
    close(u * s @ vh, a)
    close(torch.linalg.eigvalsh((a @ a.T).to("tpu")), torch.linalg.eigvalsh(a @ a.T), 30)
    equal(torch.linalg.inv, square(50))
    tiny = a[:5, :3] * 1e-30
    close(torch.linalg.svdvals(tiny.to("tpu")) * 1e30, torch.linalg.svdvals(a[:5, :3]))


@pytest.mark.parametrize("dtype", DTYPES)
def test_cholesky_and_exponential(tpu, dtype):
    torch.manual_seed(0)
    a = torch.randn(2, 4, 4, dtype=dtype)
    a, b = a @ a.mH + torch.eye(4, dtype=dtype), torch.randn(2, 4, 3, dtype=dtype)
    for upper in (False, True):
        equal(torch.cholesky_inverse, torch.linalg.cholesky(a, upper=upper), upper)
        equal(torch.cholesky_solve, b, torch.linalg.cholesky(a, upper=upper), upper)
    for scale in (0.0, 0.1, 1.0, 5.0):
        equal(torch.linalg.matrix_exp, torch.randn(2, 3, 3, dtype=dtype) * scale)
    equal(torch.linalg.matrix_exp, torch.randn(3, 3, dtype=dtype), grad=dtype != torch.complex64)
