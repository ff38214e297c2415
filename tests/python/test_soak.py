"""Long runs: eight threads with mixed operators, and training whose memory stays flat.

TORCH_TPU_SOAK_SECONDS (10) is how long the threads work, TORCH_TPU_SOAK_STEPS (400) how long the training is.
"""

import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torch_tpu

SECONDS = float(os.environ.get("TORCH_TPU_SOAK_SECONDS", "10"))
STEPS = int(os.environ.get("TORCH_TPU_SOAK_STEPS", "400"))
THREADS = 8

Numbers = torch.Generator


def randn(g: Numbers, *shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=g)


# Each takes numbers and a device, and gives what must be equal on both. Sizes are few, so that programs are.
def products(g: Numbers, device: str) -> list[torch.Tensor]:
    a, b = randn(g, 5, 7).to(device), randn(g, 7, 3).to(device)
    return [a @ b, (a.t() @ a).softmax(-1), torch.baddbmm(a[None], a[None], (a.t() @ a)[None], alpha=0.5)]


def windows(g: Numbers, device: str) -> list[torch.Tensor]:
    a = randn(g, 6, 8).to(device)
    row = int(torch.randint(6, (), generator=g))
    a[row] = 3.0
    a.t()[row].mul_(2)
    a[1:4, ::2] += a[2:5, 1::2]
    view = a.view(4, 12)
    view[:, 5].copy_(view[:, 6])
    return [a, a[:, row % 8].cumsum(0), a.flip(0).reshape(8, 6)]


def indexing(g: Numbers, device: str) -> list[torch.Tensor]:
    a, index = randn(g, 9, 4).to(device), torch.randint(9, (5,), generator=g).to(device)
    b = a.clone()
    b.index_add_(0, index, torch.ones(5, 4, device=device))
    values, places = a.sort(0)
    return [a[index], b, values, places, a.gather(0, index[:, None].expand(5, 4)), (a[:, 0] > 0).nonzero()]


def gradients(g: Numbers, device: str) -> list[torch.Tensor]:
    x = randn(g, 2, 3, 6, 6).to(device).requires_grad_()
    w = randn(g, 4, 3, 3, 3).to(device).requires_grad_()
    y = torch.nn.functional.conv2d(x, w, padding=1)
    loss = torch.nn.functional.layer_norm(torch.relu(y), (6, 6)).square().mean()
    loss.backward()
    assert x.grad is not None and w.grad is not None
    return [loss.detach(), x.grad, w.grad]


def training(g: Numbers, device: str) -> list[torch.Tensor]:
    parameters = [randn(g, 4, 4).to(device).requires_grad_(), randn(g, 4).to(device).requires_grad_()]
    optimizer = torch.optim.AdamW(parameters, lr=0.01 + float(torch.rand((), generator=g)) / 10, fused=True)
    data = randn(g, 3, 4).to(device)
    for _ in range(3):
        optimizer.zero_grad()
        torch.nn.functional.linear(data, *parameters).square().sum().backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
    return [p.detach() for p in parameters]


def recurrent(g: Numbers, device: str) -> list[torch.Tensor]:
    weights = [randn(g, *s).to(device).requires_grad_() for s in ((9, 2), (9, 3), (9,), (9,))]
    out, last = torch.gru(
        randn(g, 4, 2, 2).to(device), torch.zeros(1, 2, 3, device=device), weights, True, 1, 0.0, True, False, False
    )
    return [out.detach(), last.detach(), *torch.autograd.grad(out.sum(), weights)]


def draws(g: Numbers, device: str) -> list[torch.Tensor]:
    """The same seed gives the same numbers, whatever other threads draw; beside them what the CPU knows too."""
    seed = int(torch.randint(1000, (), generator=g))
    if device == "tpu":
        pair = []
        for _ in range(2):
            mine = torch.Generator(device).manual_seed(seed)
            pair.append(torch.rand(64, device=device, generator=mine))
            pair.append(torch.empty(8, device=device).normal_(generator=mine))
        assert torch.equal(pair[0], pair[2]) and torch.equal(pair[1], pair[3])
        assert pair[0].min().item() >= 0 and pair[0].max().item() < 1
    return [torch.full((3,), seed, device=device)]


def types(g: Numbers, device: str) -> list[torch.Tensor]:
    a = torch.randint(-50, 50, (4, 6), generator=g).to(device)
    b = randn(g, 4, 6).to(device)
    return [a * 2 + b.to(torch.float64), (a // 3) % 5, a.to(torch.uint8), b.to(torch.bfloat16) + 1, a.sum(), b.amax(1)]


KINDS: list[Callable[[Numbers, str], list[torch.Tensor]]] = [
    products,
    windows,
    indexing,
    gradients,
    training,
    recurrent,
    draws,
    types,
]


@pytest.mark.timeout(int(SECONDS * 3 + 240))
def test_eight_threads() -> None:
    shared = torch.arange(1000.0, device="tpu")
    stop = time.monotonic() + SECONDS
    done = [0] * THREADS
    failures: list[BaseException] = []

    def work(number: int) -> None:
        choose = random.Random(number)
        try:
            while time.monotonic() < stop and not failures:
                kind, seed = choose.choice(KINDS), choose.randrange(1 << 30)
                got, expected = (kind(torch.Generator().manual_seed(seed), d) for d in ("tpu", "cpu"))
                for g, e in zip(got, expected, strict=True):
                    what = f"thread {number}, round {done[number]}, {kind.__name__}, seed {seed}"
                    message = lambda text, what=what: f"{what}: {text}"  # noqa: E731
                    torch.testing.assert_close(g.cpu(), e, rtol=1e-3, atol=1e-4, msg=message)
                assert shared[number * 100].item() == number * 100
                done[number] += 1
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(THREADS)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    if failures:
        raise failures[0]
    assert min(done) > 0, done
    print(f"{sum(done)} rounds in {SECONDS:.0f} s")


def resident_mib() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.timeout(STEPS // 10 + 240)
def test_memory_of_training_is_flat() -> None:
    """Data, learning rates and what dropout draws differ at each step; nothing compiles after the second."""
    torch.manual_seed(0)
    model = torch.nn.Sequential(
        torch.nn.Linear(32, 64), torch.nn.GELU(), torch.nn.Dropout(0.1), torch.nn.LayerNorm(64), torch.nn.Linear(64, 8)
    ).to("tpu")
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, fused=True)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, STEPS)
    target = torch.randn(32, 8)
    first = last = torch.zeros(())
    start, compiled = 0.0, 0
    for step in range(STEPS):
        x = torch.randn(16, 32)
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(x.to("tpu")), (x @ target).argmax(1).to("tpu"))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        last = loss.detach()
        if step == 0:
            first = last
        if step == 1:
            torch.tpu.synchronize()
            compiled = torch_tpu.metrics.compile_count()
        if step == STEPS // 4:
            torch.tpu.synchronize()
            start = resident_mib()
    torch.tpu.synchronize()
    end = resident_mib()
    losses = f"loss {first.item():.3f}, {last.item():.3f}"
    print(f"{STEPS} steps: {start:.1f} MiB after a quarter, {end:.1f} at the end; {losses}")
    assert torch_tpu.metrics.compile_count() == compiled
    assert abs(end - start) <= 0.02 * start
    assert last.item() < first.item()
