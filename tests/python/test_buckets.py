"""Sizes that change: after a few sizes of a dimension, one program serves a range of sizes."""

from collections.abc import Callable

import pytest
import torch
import transformers
from conftest import Run
from torch import nn
from torch.nn import functional as F


def counts() -> dict[str, int]:
    m = torch.tpu.metrics()
    return {"programs": m["compiles"] + m["disk_hits"], **m}


def on_device(args: tuple) -> tuple:
    return tuple(a.to("tpu") if isinstance(a, torch.Tensor) else a for a in args)


def inputs(n: int) -> torch.Tensor:
    generator = torch.Generator().manual_seed(n)
    return torch.randn(2, n, 12, generator=generator)


W = torch.randn(12, 6, generator=torch.Generator().manual_seed(0))
CASES: dict[str, Callable[[torch.Tensor], object]] = {
    "pointwise": lambda x: F.gelu(x * 2 + 1),
    "matmul": lambda x: x @ W.to(x.device),
    "softmax over the size": lambda x: torch.softmax(x, 1),
    "mean and variance": lambda x: (x.mean(1), x.var(1), x.std(), x.amax((0, 1))),
    "norm": lambda x: F.layer_norm(x, (12,)),
    "scores": lambda x: torch.bmm(x, x.transpose(1, 2)).tril().softmax(-1) @ x,
    "attention": lambda x: F.scaled_dot_product_attention(x[:, None], x[:, None], x[:, None], is_causal=True),
    "cat": lambda x: (torch.cat([x, x[:, :1]], 1), torch.cat([x, x], 1), torch.cat([x[:, :3], x], 1)),
    "views": lambda x: (x[:, 1:] - x[:, :-1], x[:, -1], x[:, -5:].sum(1), x.transpose(1, 2).contiguous(), x[:, :4] + 1),
    "scans": lambda x: (x.cumsum(1), x.cummax(1).values, x.cumsum(2), x.logcumsumexp(1)),
    "order": lambda x: (x.sort(1).values, x.argmax(1), x.topk(3, 1).values, x.argsort(1)),
    "order of integers": lambda x: ((x * 9).int() * 3 - 5).sort(1, descending=True).values,
    "double and half": lambda x: (
        x.double().cumsum(1).mean(1),
        x.half().sum(1),
        x.bfloat16() @ W.bfloat16().to(x.device),
    ),
    "positions": lambda x: torch.arange(x.shape[1], device=x.device)[None] * 2 + 1,
    "fills": lambda x: (
        torch.zeros(x.shape[1], 3, device=x.device) + 1,
        torch.full((x.shape[1],), 3.0, device=x.device),
    ),
    "index": lambda x: (x[:, torch.arange(0, 9, 3, device=x.device)], x.gather(1, (x > 0).long())),
    "add to rows": lambda x: torch.zeros(5, 12, device=x.device).index_add(
        0, torch.arange(x.shape[1], device=x.device) % 5, x[0]
    ),
    "flip and roll": lambda x: (x.flip(1), x.roll(1, 1), x.flip(2)),
    "reshape": lambda x: (x.reshape(-1, 12) + 1, x.reshape(2, -1) * 2, (x + 1).view(2, -1, 3, 4).transpose(1, 2) + 0),
    "in place": lambda x: x.clone().mul_(2).add_(1),
    "write through a view": lambda x: write_rows(x.clone()),
    "logic": lambda x: ((x > 0).any(1), (x > 0).sum(), torch.where(x > 0, x, -x)),
    "loss": lambda x: F.cross_entropy(x.reshape(-1, 12), torch.arange(2 * x.shape[1], device=x.device) % 12),
    "pad": lambda x: (F.pad(x, (0, 0, 1, 2)), F.pad(x, (0, 0, 0, 100 - x.shape[1]))),
}


def write_rows(x: torch.Tensor) -> torch.Tensor:
    x[:, 1:].add_(3)
    x[:, -1] = 7
    x[0] *= 2
    return x


@pytest.mark.parametrize("name", CASES)
def test_results_equal_cpu(name: str) -> None:
    for n in (19, 23, 41, 42, 33, 29, 64, 65, 50):
        x = inputs(n)
        torch.testing.assert_close(CASES[name](x.to("tpu")), CASES[name](x), check_device=False, msg=f"{name}, {n}")


def test_a_range_of_sizes_is_one_program() -> None:
    def f(x: torch.Tensor) -> torch.Tensor:
        return F.silu(x).square()

    for n in (119, 123, 141, 127, 130):
        f(inputs(n).to("tpu"))
    before = counts()
    for n in range(129, 200, 7):
        torch.testing.assert_close(f(inputs(n).to("tpu")).cpu(), f(inputs(n)))
    after = counts()
    assert after["programs"] - before["programs"] <= 2, "one for each of the two operators"
    assert after["bucketed"] - before["bucketed"] == 2 * 11
    assert after["exact_shapes"] == before["exact_shapes"] and after["fallbacks"] == before["fallbacks"]


def test_a_chain_keeps_its_padding() -> None:
    def chain(x: torch.Tensor) -> torch.Tensor:
        for _ in range(6):
            x = torch.sigmoid(x) * 3
        return x

    for n in (71, 83, 98, 77, 90):
        chain(inputs(n).to("tpu"))
    before = counts()
    chain(inputs(101).to("tpu"))
    assert counts()["paddings"] - before["paddings"] == 1, "the upload, and nothing after it"


def test_a_growing_cache_is_not_moved() -> None:
    cache = torch.zeros(1, 2, 33, 4).to("tpu")
    row = torch.ones(1, 2, 1, 4).to("tpu")
    for _ in range(6):
        cache = torch.cat([cache, row], 2)
    before = counts()
    for _ in range(20):
        cache = torch.cat([cache, row], 2)
    after = counts()
    assert after["paddings"] - before["paddings"] <= 1 and after["programs"] - before["programs"] <= 1
    assert cache.shape == (1, 2, 59, 4)
    assert cache.cpu().sum() == 26 * 8 and cache[:, :, 33:].cpu().eq(1).all()


def test_sizes_that_cost_much_get_their_own_program() -> None:
    """After a gigabyte of copies for padding."""
    for n in (203, 205, 217, 209, 211):
        torch.erf(torch.ones(n, 1 << 15).to("tpu"))
    x = torch.ones(221, 1 << 15).to("tpu")
    before = counts()
    for _ in range(36):
        y = torch.erf(x)
    after = counts()
    assert after["programs"] - before["programs"] == 2, "the one for the range, then the exact one"
    torch.testing.assert_close(torch.erf(x[:, :3].contiguous()).cpu(), y[:, :3].cpu())
    before = counts()
    torch.erf(x)
    assert counts()["paddings"] == before["paddings"]


def test_what_is_refused_is_compiled_exactly_and_counted() -> None:
    before = counts()
    for n in (119, 123, 141, 142, 127, 129, 131):
        x = torch.randn(3, n)
        torch.testing.assert_close(x.to("tpu").flip(1).cpu(), x.flip(1))
    assert counts()["exact_shapes"] - before["exact_shapes"] == 2


def test_a_coincidence_at_one_size_is_no_law() -> None:
    """At 32 the runs of this reshape have equal products; at no other size have they."""
    for n in (5, 7, 20, 9, 11, 32, 24, 30, 31):
        x = torch.arange(n * 32.0).reshape(n, 2, 16)
        y = x.to("tpu").reshape(32, n)
        torch.testing.assert_close(torch.cat([y, y, y], 1).cpu(), x.reshape(32, n).repeat(1, 3))


def test_scans_of_one_identity_are_not_one_program(fresh_dynamo: None) -> None:
    def run(f: Callable[[torch.Tensor], torch.Tensor]) -> None:
        torch._dynamo.reset()
        compiled = torch.compile(f, backend="tpu", dynamic=True)
        for n in (5, 7, 20, 21, 22, 31):
            x = torch.randint(0, 5, (n,), dtype=torch.uint8)
            assert torch.equal(compiled(x.to("tpu")).cpu(), f(x))

    run(lambda x: torch.cumsum(x, 0, dtype=torch.uint8))
    run(lambda x: torch.cummax(x, 0).values)


def test_empty_tensors_are_exact() -> None:
    for n in (3, 4, 5, 6, 7, 8, 9):
        y = torch.ones(0, n).to("tpu") ** 3
        assert y.sum().item() == 0 and y.cpu().shape == (0, n)


DRAW = """
import torch
for n in (27, 29, 53, 54, 55, 61, 62, 63):
    torch.tpu.manual_seed(7)
    x = torch.rand(n, 3, device="tpu")
    draws = [x, torch.randn(n, device="tpu"), torch.dropout(x, 0.5, True), torch.bernoulli(x)]
    draws.append(torch.randint(9, (n,), device="tpu"))
    print([d.double().sum().item() for d in draws])
"""


def test_random_numbers_do_not_depend_on_the_program(run_python: Run) -> None:
    exact, bucketed = (run_python(DRAW, env={"TORCH_TPU_BUCKETS": on}).stdout for on in "01")
    assert exact == bucketed and len(exact.splitlines()) == 8


@pytest.mark.parametrize("dynamic", [None, True])
def test_thirty_lengths_of_a_compiled_model(fresh_dynamo: None, dynamic: bool | None) -> None:
    torch.manual_seed(0)
    layers = [nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True) for _ in range(2)]
    model = nn.Sequential(nn.Embedding(50, 16), *layers, nn.Linear(16, 50)).eval()
    for p in model.parameters():
        p.requires_grad_(False)
    lengths = [16, 500, *torch.randperm(480, generator=torch.Generator().manual_seed(1))[:28].add(17).tolist()]
    ids = {n: torch.randint(0, 50, (1, n), generator=torch.Generator().manual_seed(n)) for n in lengths}
    expected = {n: model(ids[n]) for n in lengths}
    compiled = torch.compile(model.to("tpu"), backend="tpu", fullgraph=True, dynamic=dynamic)
    before = counts()
    for n in lengths:
        torch.testing.assert_close(compiled(ids[n].to("tpu")).cpu(), expected[n])
    after = counts()
    assert after["programs"] - before["programs"] <= 7
    assert after["executes"] - before["executes"] == 30


def test_training_steps_of_changing_length() -> None:
    def losses(device: str) -> list[float]:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Embedding(20, 8), nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 20)).to(device)
        optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
        found = []
        for n in (19, 23, 41, 44, 57, 61, 40, 47):
            ids = torch.randint(0, 20, (1, n), generator=torch.Generator().manual_seed(n)).to(device)
            loss = F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten())
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    assert losses("tpu") == pytest.approx(losses("cpu"), rel=1e-5)


def test_a_longer_generation_needs_few_more_programs() -> None:
    def generate(width: int, new: int) -> int:
        torch.manual_seed(0)
        config = transformers.LlamaConfig(
            vocab_size=61,
            hidden_size=width,
            intermediate_size=2 * width,
            num_hidden_layers=2,
            num_attention_heads=4,
            num_key_value_heads=2,
            pad_token_id=0,
            eos_token_id=None,
        )
        model = transformers.LlamaForCausalLM(config).eval()
        ids = torch.randint(1, 61, (1, 9))
        options = {"max_new_tokens": new, "min_new_tokens": new, "do_sample": False}
        expected = model.generate(ids, **options)
        model.to("tpu")
        before = counts()
        got = model.generate(ids.to("tpu"), **options)
        assert torch.equal(got.cpu(), expected)
        return counts()["programs"] - before["programs"]

    few, many = generate(48, 16), generate(56, 64)  # other widths: nothing is shared
    assert many <= 1.5 * few
