"""Random numbers: the generator's algorithm, moments, ranges, reproducibility."""

import math

import pytest
import torch

M0, M1, W0, W1 = 0xD2511F53, 0xCD9E8D57, 0x9E3779B9, 0xBB67AE85


def equal(a, b):
    return torch.equal(a.cpu(), b.cpu())


def philox(counter, seed):
    x = [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    k = [seed & 0xFFFFFFFF, seed >> 32]
    for _ in range(10):
        p0, p1 = x[0] * M0, x[2] * M1
        x = [(p1 >> 32) ^ x[1] ^ k[0], p1 & 0xFFFFFFFF, (p0 >> 32) ^ x[3] ^ k[1], p0 & 0xFFFFFFFF]
        k = [(k[0] + W0) & 0xFFFFFFFF, (k[1] + W1) & 0xFFFFFFFF]
    return x


def reference(n, seed, offset):
    words, done = [], 0
    while done < n:
        count = 128 if n - done >= 512 else math.ceil((n - done) / 4)
        block = [philox(offset + done // 4 + i, seed) for i in range(count)]
        words += [block[i][w] for w in range(4) for i in range(count)][: n - done]
        done += min(512, n - done)
    return words


@pytest.mark.parametrize("n", [1, 7, 512, 1300])
@pytest.mark.parametrize("seed", [7, 0x123456789ABCDEF0])
def test_words_are_philox(tpu, n, seed):
    g = torch.Generator("tpu").manual_seed(seed)
    g.set_offset(5)
    got = torch.empty(n, device="tpu", dtype=torch.int64).random_(0, 1 << 32, generator=g)
    assert got.tolist() == reference(n, seed, 5)
    assert g.get_offset() == 5 + (n + 3) // 4


def test_known_answer():
    assert philox(0, 0) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]


def test_pieces_equal_the_whole(tpu):
    torch.manual_seed(3)
    pieces = torch.cat([torch.rand(512, device="tpu").cpu(), torch.rand(300, device="tpu").cpu()])
    torch.manual_seed(3)
    assert equal(pieces, torch.rand(812, device="tpu"))


DRAWS = {
    "uniform": (lambda x: x.uniform_(2, 4), 3, 1 / 3),
    "normal": (lambda x: x.normal_(1, 2), 1, 4),
    "exponential": (lambda x: x.exponential_(2), 0.5, 0.25),
    "geometric": (lambda x: x.geometric_(0.4), 2.5, 0.6 / 0.16),
    "bernoulli": (lambda x: x.bernoulli_(0.3), 0.3, 0.21),
    "log_normal": (lambda x: x.log_normal_(0, 0.5), math.exp(0.125), (math.exp(0.25) - 1) * math.exp(0.25)),
}


@pytest.mark.parametrize("name", DRAWS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_moments(tpu, name, dtype):
    draw, mean, variance = DRAWS[name]
    torch.manual_seed(0)
    n = 40001
    x = draw(torch.empty(n, device="tpu", dtype=dtype))
    assert x.dtype == dtype
    v = x.cpu().double()
    assert abs(v.mean() - mean) < 6 * math.sqrt(variance / n) + (0.01 if dtype == torch.bfloat16 else 0)
    assert abs(v.var() / variance - 1) < 0.15
    again = draw(torch.empty(n, device="tpu", dtype=dtype))
    assert not equal(x, again)
    torch.manual_seed(0)
    assert equal(x, draw(torch.empty(n, device="tpu", dtype=dtype)))


def test_cauchy_quartiles(tpu):
    x = torch.empty(20000, device="tpu").cauchy_(1, 2).cpu()
    low, middle, high = x.quantile(torch.tensor([0.25, 0.5, 0.75])).tolist()
    assert abs(middle - 1) < 0.15 and abs(low + 1) < 0.2 and abs(high - 3) < 0.2


def test_half_uniform_stays_below_one(tpu):
    for dtype in (torch.float16, torch.bfloat16, torch.float32):
        x = torch.rand(100000, device="tpu", dtype=dtype).float()
        assert x.max() < 1 and x.min() >= 0


def test_complex_and_broadcast_normal(tpu):
    z = torch.randn(20000, device="tpu", dtype=torch.complex64).cpu()
    assert abs(z.abs().square().mean() - 1) < 0.05 and abs((z.real * z.imag).mean()) < 0.03
    x = torch.normal(torch.tensor([0.0, 10.0], device="tpu"), torch.tensor([[0.0], [1e-3]], device="tpu")).cpu()
    torch.testing.assert_close(x, torch.tensor([[0.0, 10.0], [0.0, 10.0]]), atol=0.01, rtol=0)
    assert torch.normal(torch.ones(3, device="tpu"), 0.0).tolist() == [1, 1, 1]


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.int8, torch.uint8, torch.bool, torch.float16])
def test_random_integers(tpu, dtype):
    x = torch.empty(4000, device="tpu", dtype=dtype).random_().cpu().double()
    largest = {torch.bool: 1, torch.float16: 2**11}.get(dtype)
    largest = torch.iinfo(dtype).max if largest is None else largest
    assert x.min() >= 0 and x.max() <= largest and abs(x.mean() / largest - 0.5) < 0.04
    if dtype != torch.bool:
        y = torch.empty(4000, device="tpu", dtype=dtype).random_(3, 11).cpu().long()
        assert sorted(set(y.tolist())) == list(range(3, 11))
    with pytest.raises(RuntimeError):
        torch.empty(2, device="tpu", dtype=torch.int8).random_(0, 1000)
    with pytest.raises(RuntimeError):
        torch.empty(2, device="tpu", dtype=dtype).random_(1, 1)


def test_randint_and_randperm(tpu):
    assert set(torch.randint(-2, 2, (300,), device="tpu").tolist()) == {-2, -1, 0, 1}
    p = torch.randperm(1000, device="tpu")
    assert sorted(p.tolist()) == list(range(1000)) and p.tolist() != list(range(1000))
    assert torch.randperm(0, device="tpu").shape == (0,)
    assert torch.randperm(5, device="tpu", dtype=torch.int32).dtype == torch.int32


def test_multinomial(tpu):
    p = torch.tensor([0.0, 1.0, 3.0, 0.0, 6.0], device="tpu")
    x = torch.multinomial(p.expand(5000, 5), 1)
    assert x.shape == (5000, 1)
    for drawn in (x.flatten(), torch.multinomial(p, 5000, replacement=True)):
        counts = torch.bincount(drawn.cpu(), minlength=5) / 5000
        torch.testing.assert_close(counts, p.cpu() / 10, atol=0.03, rtol=0)
    assert sorted(torch.multinomial(p, 3).tolist()) == [1, 2, 4]
    for bad in ([-1.0, 2.0], [float("nan"), 1.0], [0.0, 0.0]):
        with pytest.raises(RuntimeError):
            torch.multinomial(torch.tensor(bad, device="tpu"), 1).cpu()
    with pytest.raises(RuntimeError):
        torch.multinomial(torch.ones(2, device="tpu"), 3)


def test_dropout(tpu):
    x = torch.ones(20000, device="tpu", requires_grad=True)
    y = torch.nn.functional.dropout(x, 0.25)
    kept = (y != 0).float().mean().item()
    assert abs(kept - 0.75) < 0.02 and abs(y.max().item() - 4 / 3) < 1e-6
    y.sum().backward()
    assert equal(x.grad, y.detach())
    assert equal(torch.nn.functional.dropout(x, 0.25, training=False), x)


def test_bernoulli(tpu):
    p = torch.tensor([0.0, 1.0], device="tpu").repeat(50)
    assert equal(torch.bernoulli(p), p)
    x = torch.empty(100, device="tpu", dtype=torch.int64).bernoulli_(p)
    assert equal(x, p.long())
    with pytest.raises(RuntimeError):
        torch.bernoulli(torch.full((3,), 2.0, device="tpu")).cpu()


@pytest.mark.parametrize("sizes", [(0, 3), (2, 0), (0, 2, 4, 4)])
def test_empty_draws(tpu, sizes):
    for draw in (torch.rand, torch.randn):
        assert draw(sizes, device="tpu").shape == sizes


@pytest.mark.parametrize("shape", [0.3, 1.0, 4.0, 90.0])
def test_gamma(tpu, shape):
    torch.manual_seed(0)
    n = 20000
    for dtype in (torch.float32, torch.float64):
        x = torch._standard_gamma(torch.full((n,), shape, dtype=dtype, device="tpu")).cpu()
        assert x.dtype == dtype and x.min() > 0
        mean, variance = x.mean().item(), x.var().item()
        assert abs(mean - shape) < 6 * math.sqrt(shape / n)
        assert abs(variance - shape) < 6 * math.sqrt((2 * shape**2 + 6 * shape) / n)
        # A quarter of the numbers lies in each quarter of the distribution.
        parts = torch.bincount((torch.special.gammainc(torch.full_like(x, shape), x) * 4).long().clamp(0, 3))
        assert (parts - n / 4).abs().max() < 6 * math.sqrt(n * 3 / 16)


def test_dirichlet(tpu):
    torch.manual_seed(0)
    weights = torch.tensor([1.0, 2.0, 5.0])
    x = torch.distributions.Dirichlet(weights.to("tpu")).sample((4000,)).cpu()
    torch.testing.assert_close(x.sum(-1), torch.ones(4000))
    torch.testing.assert_close(x.mean(0), weights / 8, atol=0.02, rtol=0)
    # Draws that follow each other have nothing in common.
    first, second = (torch._standard_gamma(torch.ones(4000, device="tpu")).cpu() for _ in range(2))
    assert torch.isin(first, second).sum() <= 40
    assert abs(torch.corrcoef(torch.stack([first, second]))[0, 1]) < 0.1


def test_poisson(tpu):
    torch.manual_seed(0)
    n, rates = 10000, torch.tensor([0.0, 0.5, 9.5, 10.0, 60.0, 1e4])[:, None]
    x = torch.poisson(rates.expand(-1, n).contiguous().to("tpu")).cpu()
    assert torch.equal(x, x.floor()) and x.min() == 0 and torch.all(x[0] == 0)
    for rate, draws in zip(rates[1:, 0].tolist(), x[1:], strict=True):
        assert abs(draws.mean().item() - rate) < 6 * math.sqrt(rate / n)
        assert abs(draws.var().item() - rate) < 6 * math.sqrt((2 * rate**2 + rate) / n)
        # How often the most frequent number and those around it come.
        for k in {max(int(rate) + step, 0) for step in (-2, -1, 0, 1, 2)}:
            p = math.exp(k * math.log(rate) - rate - math.lgamma(k + 1))
            assert abs((draws == k).sum().item() - n * p) < 6 * math.sqrt(n * p * (1 - p)) + 1
    with pytest.raises(RuntimeError, match="invalid Poisson rate"):
        torch.poisson(torch.tensor([1.0, -1.0], device="tpu")).cpu()
