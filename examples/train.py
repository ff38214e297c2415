"""Trains a small GPT and a ResNet-18 on generated data, on `tpu` and on the CPU, and compares the curves of the loss.

    python examples/train.py [--steps N] [--device DEVICE]

Works on any machine: without a TPU, TORCH_TPU_RUNTIME=cpu gives a `tpu` device on the CPU. Exits 1 if a curve differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator

import torch
import torch.nn.functional as F
from torch import Tensor, nn


class Block(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        n, t, width = x.shape
        q, k, v = (
            y.view(n, t, self.heads, width // self.heads).transpose(1, 2)
            for y in self.qkv(self.norm1(x)).chunk(3, dim=-1)
        )
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).reshape(n, t, width))
        return x + self.mlp(self.norm2(x))


class GPT(nn.Module):
    def __init__(
        self, vocabulary: int = 32, width: int = 64, depth: int = 2, heads: int = 4, context: int = 32
    ) -> None:
        super().__init__()
        self.token, self.position = nn.Embedding(vocabulary, width), nn.Embedding(context, width)
        self.blocks = nn.Sequential(*(Block(width, heads) for _ in range(depth)))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.token(tokens) + self.position(torch.arange(tokens.shape[1], device=tokens.device))
        return self.head(self.norm(self.blocks(x)))


class Residual(nn.Module):
    def __init__(self, channels: int, out: int, stride: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(channels, out, 3, stride, 1, bias=False)
        self.conv2 = nn.Conv2d(out, out, 3, 1, 1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(out), nn.BatchNorm2d(out)
        self.short = nn.Sequential()
        if stride != 1 or channels != out:
            self.short = nn.Sequential(nn.Conv2d(channels, out, 1, stride, bias=False), nn.BatchNorm2d(out))

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm2(self.conv2(F.relu(self.norm1(self.conv1(x)))))
        return F.relu(y + self.short(x))


def resnet18(classes: int = 4, width: int = 16) -> nn.Sequential:
    """The eighteen layers of the usual network, a quarter as wide, for images of 32x32."""
    layers: list[nn.Module] = [nn.Conv2d(3, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU()]
    channels = width
    for stage in range(4):
        for block in range(2):
            out = width << stage
            layers.append(Residual(channels, out, 2 if stage and not block else 1))
            channels = out
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(channels, classes))


def sentences(generator: torch.Generator) -> Iterator[tuple[Tensor, Tensor]]:
    """Counting up by a step that each line chooses for itself."""
    while True:
        start, step = (
            torch.randint(0, 32, (8, 1), generator=generator),
            torch.randint(1, 4, (8, 1), generator=generator),
        )
        line = (start + step * torch.arange(25)) % 32
        yield line[:, :-1], line[:, 1:]


def images(generator: torch.Generator) -> Iterator[tuple[Tensor, Tensor]]:
    """Stripes in one of four directions, under noise."""
    y, x = torch.meshgrid(torch.arange(32.0), torch.arange(32.0), indexing="ij")
    stripes = torch.stack([torch.sin(line * 0.8) for line in (x, y, x + y, x - y)])
    while True:
        label = torch.randint(0, 4, (8,), generator=generator)
        yield stripes[label][:, None] + 0.3 * torch.randn(8, 3, 32, 32, generator=generator), label


def curve(
    build: Callable[[], nn.Module],
    data: Callable[[torch.Generator], Iterator[tuple[Tensor, Tensor]]],
    optimizer: Callable[[Iterator[nn.Parameter]], torch.optim.Optimizer],
    device: str,
    steps: int,
) -> list[float]:
    torch.manual_seed(0)
    model = build().to(device)
    optim = optimizer(model.parameters())
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optim, steps)
    losses = []
    for _, (inputs, labels) in zip(range(steps), data(torch.Generator().manual_seed(1)), strict=False):
        optim.zero_grad()
        loss = F.cross_entropy(model(inputs.to(device)).flatten(0, -2), labels.to(device).flatten())
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optim.step()
        schedule.step()
        losses.append(loss.detach())
    return [x.item() for x in losses]


TASKS: dict[str, tuple] = {
    "GPT": (GPT, sentences, lambda p: torch.optim.AdamW(p, lr=3e-3, fused=True)),
    "ResNet-18": (resnet18, images, lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9)),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--device", default="tpu")
    options = parser.parse_args()
    right = True
    for name, task in TASKS.items():
        start = time.perf_counter()
        mine = curve(*task, options.device, options.steps)
        seconds = time.perf_counter() - start
        theirs = curve(*task, "cpu", options.steps)
        # Gradients agree to 1e-6, but where a ReLU's input rounds to the other side of zero: then that unit's gradient
        # is another one, and the curves part by some 1e-4.
        early = max(abs(a - b) / b for a, b in zip(mine[:5], theirs[:5], strict=True))
        late = max(abs(a - b) for a, b in zip(mine, theirs, strict=True))
        same = early < 1e-3 and late < 0.05 * theirs[0]
        right &= same
        print(
            f"{name} on {options.device}: loss {mine[0]:.4f} to {mine[-1]:.4f} in {seconds:.1f} s; on the CPU ", end=""
        )
        print(
            f"{theirs[0]:.4f} to {theirs[-1]:.4f}; {'equal' if same else 'DIFFERENT'} ({early:.1e} early, {late:.1e})"
        )
    return int(not right)


if __name__ == "__main__":
    sys.exit(main())
