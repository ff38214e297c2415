"""Matrix products, convolutions and attention against CPU."""

import pytest
import torch
import torch.nn.functional as F

FLOATS = [torch.float32, torch.float64, torch.bfloat16, torch.float16]
INTS = [torch.int64, torch.int32, torch.int8, torch.uint8]


def make(*shape, dtype=torch.float32):
    if dtype.is_floating_point or dtype.is_complex:
        return torch.randn(*shape, dtype=torch.complex128 if dtype.is_complex else torch.float64).to(dtype)
    return torch.randint(0 if dtype == torch.uint8 else -9, 9, shape).to(dtype)


def same(got, want, scale=1.0):
    assert got.device.type == "tpu" and got.dtype == want.dtype and got.shape == want.shape
    assert got.stride() == want.stride()
    tolerance = {torch.float64: 1e-11, torch.complex128: 1e-11, torch.float32: 2e-5, torch.complex64: 2e-5}
    t = tolerance.get(want.dtype, {torch.bfloat16: 2e-2, torch.float16: 3e-3}.get(want.dtype, 0)) * scale
    torch.testing.assert_close(got.cpu(), want, rtol=t, atol=t)


def both(fn, *tensors, scale=1.0):
    same(fn(*[t.to("tpu") for t in tensors]), fn(*tensors), scale)


@pytest.mark.parametrize("dtype", [*FLOATS, *INTS, torch.complex64, torch.complex128])
def test_products(tpu, dtype):
    torch.manual_seed(0)
    a, b, bias = make(5, 7, dtype=dtype), make(7, 3, dtype=dtype), make(3, dtype=dtype)
    both(torch.mm, a, b)
    both(lambda x, y: x.t() @ y.t(), make(7, 5, dtype=dtype), make(3, 7, dtype=dtype))
    both(torch.addmm, bias, a, b)
    both(lambda s, x, y: torch.addmm(s, x, y, beta=2, alpha=3), make(5, 3, dtype=dtype), a, b, scale=5)
    both(torch.bmm, make(2, 5, 7, dtype=dtype), make(2, 7, 3, dtype=dtype))
    both(torch.baddbmm, make(2, 5, 3, dtype=dtype), make(2, 5, 7, dtype=dtype), make(2, 7, 3, dtype=dtype))
    both(torch.addbmm, make(5, 3, dtype=dtype), make(2, 5, 7, dtype=dtype), make(2, 7, 3, dtype=dtype), scale=4)
    both(torch.mv, a, make(7, dtype=dtype))
    both(torch.addmv, make(5, dtype=dtype), a, make(7, dtype=dtype))
    both(torch.dot, make(7, dtype=dtype), make(7, dtype=dtype), scale=4)
    both(torch.vdot, make(7, dtype=dtype), make(7, dtype=dtype), scale=4)
    both(torch.outer, make(7, dtype=dtype), make(4, dtype=dtype))


def test_products_of_nothing_and_of_windows(tpu):
    both(torch.mm, make(0, 3), make(3, 2))
    both(torch.mm, make(2, 0), make(0, 2))
    both(lambda x: x[1:, ::2] @ x[:3].t()[::2], make(6, 8))
    x = make(4, 4).to("tpu")
    out = torch.empty(4, 4, device="tpu")
    torch.mm(x, x, out=out)
    same(out, x.cpu() @ x.cpu())
    y = x.clone()
    y.addmm_(x, x)
    same(y, x.cpu().addmm(x.cpu(), x.cpu()))


def test_beta_zero_does_not_read_self(tpu):
    nan = torch.full((2, 2), float("nan"), device="tpu")
    x = torch.eye(2).to("tpu")
    assert torch.equal(torch.addmm(nan, x, x, beta=0).cpu(), torch.eye(2))


def test_product_errors(tpu):
    x = torch.ones(2, 3, device="tpu")
    with pytest.raises(RuntimeError):
        torch.mm(x, x)
    with pytest.raises(RuntimeError):
        torch.mm(x.bool(), x.bool().t())


CONVOLUTIONS = [
    (1, {}),
    (1, {"stride": 2, "padding": 3, "dilation": 2}),
    (2, {"stride": (2, 1), "padding": (1, 2)}),
    (2, {"groups": 2, "padding": 1}),
    (2, {"dilation": (1, 2), "stride": 3}),
    (3, {"padding": 1, "groups": 2}),
]


@pytest.mark.parametrize("n,options", CONVOLUTIONS)
@pytest.mark.parametrize("transposed", [False, True])
def test_convolution(tpu, n, options, transposed):
    torch.manual_seed(0)
    name = f"conv{'_transpose' if transposed else ''}{n}d"
    groups = options.get("groups", 1)
    x = make(2, 4, *range(9, 9 + n))
    w = make(4, 6 // groups, *[3] * n) if transposed else make(6, 4 // groups, *[3] * n)
    b = make(6)
    if transposed and options.get("stride", 1) != 1:
        options = {**options, "output_padding": 1 if n == 1 else (1, 0)} if options["stride"] != 3 else options

    def run(device):
        args = [t.detach().to(device, copy=True).requires_grad_() for t in (x, w, b)]
        y = getattr(F, name)(*args, **options)
        y.square().sum().backward()
        return [y.detach(), *[t.grad for t in args]]

    for got, want in zip(run("tpu"), run("cpu"), strict=True):
        assert got.shape == want.shape
        torch.testing.assert_close(got.cpu(), want, rtol=1e-4, atol=1e-3)


def test_convolution_dtypes(tpu):
    torch.manual_seed(0)
    for dtype in (torch.float64, torch.bfloat16, torch.complex64):
        both(F.conv2d, make(1, 3, 8, 8, dtype=dtype), make(4, 3, 3, 3, dtype=dtype), scale=8)
    both(F.conv1d, make(3, 9), make(4, 3, 3))
    x = make(2, 3, 8, 8).to(memory_format=torch.channels_last)
    w = make(4, 3, 3, 3)
    torch.testing.assert_close(F.conv2d(x.to("tpu"), w.to("tpu")).cpu(), F.conv2d(x, w), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dtype", FLOATS)
def test_attention(tpu, dtype):
    torch.manual_seed(0)
    q, k, v = make(2, 4, 5, 8, dtype=dtype), make(2, 4, 7, 8, dtype=dtype), make(2, 4, 7, 8, dtype=dtype)
    attend = F.scaled_dot_product_attention

    def check(fn, *args):
        got, want = fn(*[a.to("tpu") for a in args]), fn(*args)
        assert got.dtype == want.dtype and got.shape == want.shape
        t = {torch.float64: 1e-11, torch.float32: 1e-5, torch.bfloat16: 2e-2, torch.float16: 3e-3}[dtype]
        torch.testing.assert_close(got.cpu(), want, rtol=t, atol=t)

    check(attend, q, k, v)
    check(lambda *a: attend(*a, is_causal=True), q, k, v)
    check(lambda *a: attend(*a, scale=0.3), q, k, v)
    mask = torch.rand(2, 1, 5, 7) < 0.5
    mask[0, 0, 2] = False  # a query that sees nothing
    check(lambda q, k, v, m: attend(q, k, v, attn_mask=m), q, k, v, mask)
    check(lambda q, k, v, m: attend(q, k, v, attn_mask=m), q, k, v, make(5, 7, dtype=dtype))
    check(lambda q, k, v: attend(q, k, v, enable_gqa=True), q, k[:, :2], v[:, :2])
    check(attend, q[0], k[0], v[0])


def test_attention_with_gradient_and_dropout(tpu):
    torch.manual_seed(0)
    grads = []
    data = [make(1, 2, 4, 8) for _ in range(3)]
    for device in ("cpu", "tpu"):
        args = [d.detach().to(device, copy=True).requires_grad_() for d in data]
        F.scaled_dot_product_attention(*args).square().sum().backward()
        grads.append([a.grad.detach().cpu() for a in args])
    torch.testing.assert_close(*grads, rtol=1e-4, atol=1e-5)
    q = torch.ones(1, 1, 64, 8, device="tpu")
    assert F.scaled_dot_product_attention(q, q, q, dropout_p=0.5).std() > 0


@pytest.mark.parametrize("wanted", ["input", "weight", "bias"])
def test_convolution_gives_only_the_gradients_asked_for(tpu, wanted):
    torch.manual_seed(0)
    data = {"input": make(2, 4, 5, 5), "weight": make(4, 3, 3, 3), "bias": make(6)}
    grads = []
    for device in ("cpu", "tpu"):
        args = {k: v.to(device, copy=True).requires_grad_(k == wanted) for k, v in data.items()}
        F.conv_transpose2d(**args, stride=2, groups=2).square().sum().backward()
        grads.append(args[wanted].grad.cpu())
        assert all(args[k].grad is None for k in args if k != wanted)
    torch.testing.assert_close(*grads, rtol=1e-4, atol=1e-3)
