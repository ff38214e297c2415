"""Random programs of views, reads and writes: the device must agree with the CPU after every step.

``python tests/python/fuzz_views.py --count 10000`` runs seeds 0 to 9999; test_fuzz_views.py runs the first 500.
"""

from __future__ import annotations

import argparse
import random
import sys
import traceback
import warnings
from collections.abc import Callable

import torch

BASES = [(6,), (4, 6), (3, 4, 5), (2, 3, 4, 2), (1, 5), (8, 8), (12,), ()]
DTYPES = [torch.float32] * 4 + [torch.int64, torch.bfloat16, torch.bool, torch.float64, torch.complex64]


def _slice(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    d = r.randrange(t.dim())
    n = t.size(d)
    start = r.randint(0, n)
    stop = r.randint(start, n)
    step = r.choice([1, 1, 1, 2, 3])
    index = [slice(None)] * t.dim()
    index[d] = slice(start, stop, step)
    return lambda x: x[tuple(index)]


def _select(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    d = r.randrange(t.dim())
    i = r.randrange(-t.size(d), t.size(d))
    return lambda x: x.select(d, i)


def _permute(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    order = list(range(t.dim()))
    r.shuffle(order)
    return lambda x: x.permute(order)


def _expand(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    sizes = [r.randint(2, 3) if s == 1 else -1 for s in t.shape]
    if r.random() < 0.3:
        sizes = [r.randint(1, 3), *sizes]
    return lambda x: x.expand(sizes)


def _flatten(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    a = r.randrange(t.dim())
    b = r.randrange(a, t.dim())
    return lambda x: x.flatten(a, b)


def _unflatten(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    d = r.randrange(t.dim())
    n = t.size(d)
    k = r.choice([f for f in range(1, max(n, 1) + 1) if n % f == 0])
    return lambda x: x.unflatten(d, (k, n // k))


def _diagonal(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    a, b = r.sample(range(t.dim()), 2)
    offset = r.randint(-1, 1)
    return lambda x: x.diagonal(offset, a, b)


def _unfold(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    d = r.randrange(t.dim())
    size = r.randint(1, t.size(d))
    step = r.randint(1, 3)
    return lambda x: x.unfold(d, size, step)


def _as_strided(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    n = t.untyped_storage().nbytes() // t.element_size()
    sizes = [r.randint(1, 3) for _ in range(r.randint(0, 3))]
    strides = [r.randint(0, 3) for _ in sizes]
    reach = sum((a - 1) * b for a, b in zip(sizes, strides, strict=True))
    offset = r.randint(0, max(0, n - 1 - reach))
    return lambda x: x.as_strided(sizes, strides, offset)


def _view_dtype(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    same = {
        torch.float32: [torch.int32, torch.uint8, torch.int16],
        torch.int64: [torch.float64, torch.int32, torch.uint8],
        torch.bfloat16: [torch.int16, torch.uint8],
        torch.float64: [torch.int64, torch.float32],
        torch.int32: [torch.float32],
        torch.complex64: [torch.float32, torch.int64],
    }
    to = r.choice(same.get(t.dtype, [t.dtype]))
    return lambda x: x.view(to)


def _unsqueeze(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    d = r.randint(-t.dim() - 1, t.dim())
    return lambda x: x.unsqueeze(d)


def _squeeze(r: random.Random, t: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    return lambda x: x.squeeze()


VIEWS: list[tuple[int, Callable[[random.Random, torch.Tensor], Callable[[torch.Tensor], torch.Tensor]]]] = [
    (1, _slice),
    (1, _slice),
    (1, _select),
    (1, _permute),
    (0, _expand),
    (1, _flatten),
    (1, _unflatten),
    (2, _diagonal),
    (1, _unfold),
    (0, _as_strided),
    (0, _view_dtype),
    (0, _unsqueeze),
    (0, _squeeze),
]


def _values(shape: torch.Size, dtype: torch.dtype, seed: int) -> torch.Tensor:
    g = torch.Generator().manual_seed(seed)
    raw = torch.randint(-8, 9, tuple(shape), generator=g)
    return raw > 0 if dtype == torch.bool else raw.to(dtype)


def _write(r: random.Random, seed: int, v: torch.Tensor, *, compute: bool) -> Callable[[torch.Tensor], object]:
    kind = r.choice(["add", "mul", "fill", "zero", "copy", "copy_self", "set", "out", "add_t", "copy_bcast", "data"])
    number = r.choice([2, 3, -1])
    if not compute:
        kind = r.choice(["fill", "zero", "copy", "set", "copy_bcast", "copy_self"])
    if v.dtype == torch.bool:
        kind = r.choice(["fill", "zero", "copy", "set"])
        number = True
    other = _values(v.shape, v.dtype, seed)
    row = _values(torch.Size(v.shape[-1:]), v.dtype, seed)
    if kind == "add":
        return lambda x: x.add_(number)
    if kind == "mul":
        return lambda x: x.mul_(number)
    if kind == "fill":
        return lambda x: x.fill_(number)
    if kind == "zero":
        return lambda x: x.zero_()
    if kind == "copy":
        return lambda x: x.copy_(other.to(x.device))
    if kind == "copy_bcast":
        return lambda x: x.copy_(row.to(x.device))
    if kind == "copy_self":
        flipped = list(range(v.dim()))[::-1]
        return lambda x: x.copy_(x.permute(flipped).clone()) if x.shape == x.permute(flipped).shape else None
    if kind == "set":
        return lambda x: x.__setitem__(Ellipsis, number)
    if kind == "out":
        return lambda x: torch.add(other.to(x.device), other.to(x.device), out=x)
    if kind == "data":
        return lambda x: x.data.add_(number)
    return lambda x: x.add_(other.to(x.device))


def _overlaps(v: torch.Tensor) -> bool:
    """Whether elements share memory other than by expansion: PyTorch leaves writes into such views undefined."""
    if any(stride == 0 and size > 1 for size, stride in zip(v.shape, v.stride(), strict=True)):
        return False  # refused by both
    places = torch.zeros((), dtype=torch.int64)
    for size, stride in zip(v.shape, v.stride(), strict=True):
        places = places.unsqueeze(-1) + torch.arange(size) * stride
    return places.unique().numel() < v.numel()


def _same(a: torch.Tensor, b: torch.Tensor) -> bool:
    b = b.cpu()
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if a.dtype.is_floating_point or a.dtype.is_complex:
        return bool(torch.equal(torch.nan_to_num(a), torch.nan_to_num(b)))
    return bool(torch.equal(a, b))


def run_program(seed: int, device: str = "tpu") -> str | None:
    """Runs the program of ``seed``; returns None, or what differs."""
    r = random.Random(seed)
    dtype = r.choice(DTYPES)
    base = _values(torch.Size(r.choice(BASES)), dtype, seed)
    if r.random() < 0.1 and base.dim() == 4:
        base = base.to(memory_format=torch.channels_last)
    pairs = [(base, base.to(device))]
    punned = False  # written as another dtype
    log = [f"base {tuple(base.shape)} {dtype}"]
    for step in range(r.randint(2, 6)):
        cpu, dev = r.choice(pairs)
        if r.random() < 0.55:
            need, make = r.choice(VIEWS)
            if cpu.dim() < need or (cpu.numel() == 0 and need):
                continue
            view = make(r, cpu)
            log.append(f"view {make.__name__}")
            try:
                new_cpu = view(cpu)
            except (RuntimeError, IndexError):
                try:
                    view(dev)
                except (RuntimeError, IndexError):
                    continue
                return f"seed {seed}: {log}: CPU refuses the view, the device takes it"
            new_dev = view(dev)
            if new_dev.stride() != new_cpu.stride() or new_dev.storage_offset() != new_cpu.storage_offset():
                return f"seed {seed}: {log}: strides {new_cpu.stride()} and {new_dev.stride()}"
            pairs.append((new_cpu, new_dev))
        else:
            if _overlaps(cpu):
                continue
            # Bits written as another dtype may be subnormal numbers: the CPU runtime's arithmetic flushes them to zero.
            inexact = cpu.is_floating_point() or cpu.is_complex()
            compute = not (inexact and (punned or cpu.dtype != dtype))
            punned = punned or cpu.dtype != dtype
            write = _write(r, seed * 31 + step, cpu, compute=compute)
            log.append(f"write into {tuple(cpu.shape)} {cpu.stride()} {cpu.storage_offset()} {cpu.dtype}")
            before = [c.clone() for c, _ in pairs]
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    write(cpu)
                error = None
            except (RuntimeError, IndexError) as e:
                error = e
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    write(dev)
                if error is not None:
                    return f"seed {seed}: {log}: CPU raises {error!r}, the device does not"
            except (RuntimeError, IndexError) as e:
                if error is None:
                    return f"seed {seed}: {log}: the device raises {e!r}, CPU does not"
                if type(e) is not type(error):
                    return f"seed {seed}: {log}: {type(error)} on CPU, {type(e)} on the device"
                for (c, _), old in zip(pairs, before, strict=True):
                    c.copy_(old) if c.numel() and not any(s == 0 for s in c.stride()) else None
        c, d = r.choice(pairs)
        if not _same(c, d):
            return f"seed {seed}: {log}: a value differs\n{c}\n{d.cpu()}"
        exact = (
            c.dtype != torch.bool and not (punned or c.dtype != dtype) or not (c.is_floating_point() or c.is_complex())
        )
        if exact and c.dtype != torch.bool and not _same(c + c, d + d):
            return f"seed {seed}: {log}: a computed value differs"
    for c, d in pairs:
        if not _same(c, d):
            return f"seed {seed}: {log}: a value differs at the end\n{c}\n{d.cpu()}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--stop-after", type=int, default=20, help="stop after this many differences")
    args = parser.parse_args()
    import torch_tpu  # noqa: F401

    bad = 0
    for seed in range(args.start, args.start + args.count):
        try:
            what = run_program(seed)
        except Exception:
            what = f"seed {seed}: {traceback.format_exc()}"
        if what:
            bad += 1
            print(what, flush=True)
            if bad >= args.stop_after:
                break
    print(f"{args.count} programs, {bad} differ")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
