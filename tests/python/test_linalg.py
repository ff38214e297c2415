"""Factorizations and what they give, against CPU; where signs or phases are free, the product is compared."""

import pytest
import torch

DTYPES = [torch.float32, torch.float64, torch.complex64, torch.complex128]
# Loops cost a long compile each: many shapes for float32 only, derivatives for one real and one complex type.
DIFFERENTIATED = (torch.float32, torch.complex128)


def shapes(dtype):
    return [(5, 3), (2, 1, 3, 4)] if dtype == torch.float32 else [(4, 3)]


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


@pytest.mark.parametrize("dtype", DIFFERENTIATED)
def test_lu(tpu, dtype):
    torch.manual_seed(0)
    for shape in shapes(dtype):
        equal(torch.linalg.lu, torch.randn(shape, dtype=dtype))
    a, b = square(4, 2, dtype=dtype), torch.randn(2, 4, 3, dtype=dtype)
    lu, pivots = torch.linalg.lu_factor(a)
    equal(torch.linalg.lu_factor_ex, a)
    equal(torch.lu_unpack, lu, pivots)
    for adjoint in (False, True):
        equal(lambda *args, adjoint=adjoint: torch.linalg.lu_solve(*args, adjoint=adjoint), lu, pivots, b)
    equal(lambda *args: torch.linalg.lu_solve(*args, left=False), lu, pivots, b.mT.contiguous())


@pytest.mark.parametrize("dtype", DTYPES)
def test_solutions(tpu, dtype):
    torch.manual_seed(0)
    a, b, grad = square(3, 2, dtype=dtype), torch.randn(2, 3, 2, dtype=dtype), dtype == torch.complex128
    equal(torch.linalg.inv, a, grad=grad)
    equal(torch.linalg.det, a, grad=grad)
    equal(torch.linalg.slogdet, a)
    equal(torch.linalg.solve, a, b, grad=grad)


def test_solutions_of_other_shapes(tpu):
    torch.manual_seed(0)
    a = square(3, 2)
    equal(lambda a: torch.linalg.slogdet(a).logabsdet, a[0].mT, grad=True)
    equal(lambda a, b: torch.linalg.solve(a, b, left=False), a, torch.randn(2, 2, 3))
    equal(torch.linalg.solve, a, torch.randn(3).expand(2, 3))
    equal(torch.linalg.solve, a[0], torch.randn(3))
    equal(torch.linalg.solve, a[:, None], torch.randn(3, 3, 2))


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
        for mode in ("complete", "r") if shape == (5, 3) else ("complete",):
            equal(lambda a, mode=mode: torch.linalg.qr(a, mode), a)
    a, other = torch.randn(5, 3, dtype=dtype), torch.randn(5, 2, dtype=dtype)
    reflectors = torch.geqrf(a)
    for got, want in zip(torch.geqrf(a.to("tpu")), reflectors, strict=True):
        close(got, want)
    equal(torch.linalg.qr, a, grad=dtype in DIFFERENTIATED)
    equal(torch.linalg.householder_product, *reflectors)
    equal(torch.ormqr, *reflectors, other)
    equal(lambda a, t, y: torch.ormqr(a, t, y, left=False, transpose=True), *reflectors, other.mT)
    equal(torch.linalg.qr, torch.zeros_like(a))


@pytest.mark.parametrize("dtype", DTYPES)
def test_eigh(tpu, dtype):
    torch.manual_seed(0)
    for n in (1, 5) if dtype == torch.float32 else (4,):
        a = torch.randn(2, n, n, dtype=dtype)
        a[1] = 1  # equal eigenvalues
        for uplo in "LU" if n == 5 else "L":
            want = torch.linalg.eigh(a, uplo)
            values, vectors = (t.cpu() for t in torch.linalg.eigh(a.to("tpu"), uplo))
            close(values, want.eigenvalues, 10)
            hermitian = want.eigenvectors * want.eigenvalues[:, None].to(dtype) @ want.eigenvectors.mH
            close(vectors * values[:, None].to(dtype) @ vectors.mH, hermitian, 10)
            close(vectors.mH @ vectors, torch.eye(n, dtype=dtype).expand(2, n, n))
    if dtype in DIFFERENTIATED:
        equal(lambda a: torch.linalg.eigvalsh(a + a.mH), torch.randn(4, 4, dtype=dtype), grad=True)


def check_svd(a, full):
    u, s, vh = (t.cpu() for t in torch.linalg.svd(a.to("tpu"), full_matrices=full))
    reference = torch.linalg.svd(a, full_matrices=full)
    assert (u.shape, vh.shape) == (reference.U.shape, reference.Vh.shape)
    close(s, reference.S)
    k = s.shape[-1]
    close(u[..., :k] * s[..., None, :].to(a.dtype) @ vh[..., :k, :], a)
    for q in (u, vh.mH):
        close(q.mH @ q, torch.eye(q.shape[-1], dtype=a.dtype).expand(*q.shape[:-2], -1, -1))


@pytest.mark.parametrize("dtype", DTYPES)
def test_svd(tpu, dtype):
    torch.manual_seed(0)
    # Of full rank, of rank 2 and zero.
    a = torch.stack([torch.randn(5, 3), torch.randn(5, 2) @ torch.randn(2, 3), torch.zeros(5, 3)]).to(dtype)
    if dtype.is_complex:
        a = a * torch.randn(5, 3, dtype=dtype).sgn()
    check_svd(a, True)
    if dtype in DIFFERENTIATED:
        check_svd(a.mT.contiguous(), False)
    if dtype == torch.float32:
        check_svd(torch.randn(2, 1, 2, 2), False)
    close(torch.linalg.svdvals(a.to("tpu")), torch.linalg.svdvals(a))
    if dtype in DIFFERENTIATED:
        equal(torch.linalg.svdvals, a[0], grad=True)


def test_ranks(tpu):
    torch.manual_seed(0)
    a = torch.randn(4, 2) @ torch.randn(2, 3)
    equal(torch.linalg.pinv, a)
    equal(torch.linalg.matrix_rank, a)
    for fn in (torch.linalg.svdvals, torch.linalg.eigvalsh):
        with pytest.raises(RuntimeError, match="failed to converge"):
            fn(torch.full((2, 2), float("inf"), device="tpu")).cpu()


def test_larger(tpu):
    torch.manual_seed(0)
    a = torch.randn(65, 40, dtype=torch.float32)
    check_svd(a, False)
    close(torch.linalg.eigvalsh((a @ a.T).to("tpu")), torch.linalg.eigvalsh(a @ a.T), 30)
    tiny = a * 1e-30
    close(torch.linalg.svd(tiny.to("tpu"), full_matrices=False).S * 1e30, torch.linalg.svdvals(a))


@pytest.mark.parametrize("dtype", DIFFERENTIATED)
def test_cholesky_and_exponential(tpu, dtype):
    torch.manual_seed(0)
    a = torch.randn(2, 4, 4, dtype=dtype)
    a, b = a @ a.mH + torch.eye(4, dtype=dtype), torch.randn(2, 4, 3, dtype=dtype)
    for upper in (False, True):
        equal(torch.cholesky_inverse, torch.linalg.cholesky(a, upper=upper), upper)
        equal(torch.cholesky_solve, b, torch.linalg.cholesky(a, upper=upper), upper)
    small = torch.randn(3, 3, dtype=dtype)
    equal(torch.linalg.matrix_exp, torch.stack([small * scale for scale in (0.0, 0.1, 1.0, 5.0)]))
    equal(torch.linalg.matrix_exp, small, grad=dtype == torch.complex128)
