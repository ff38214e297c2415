"""Host time of warm eager ops on `tpu` beside torch's CPU, in one run.

For each op: microseconds to enqueue one call, and (1,000 calls + synchronize) / 1,000; the least of several repeats.
"ratio" is tpu over CPU of the second figure. Run it on one pinned core: `taskset -c 0 python benchmarks/dispatch.py`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

import torch

CALLS = 1000


def best(run: Callable[[], None], sync: Callable[[], None], repeats: int) -> tuple[float, float]:
    """(enqueue, with synchronize) in microseconds a call."""
    enqueue = total = float("inf")
    for _ in range(repeats):
        sync()
        start = time.perf_counter()
        run()
        middle = time.perf_counter()
        sync()
        end = time.perf_counter()
        enqueue = min(enqueue, middle - start)
        total = min(total, end - start)
    return enqueue / CALLS * 1e6, total / CALLS * 1e6


def cases(device: str, grad: bool) -> dict[str, Callable[[], None]]:
    a = torch.rand(8, 8).to(device).requires_grad_(grad)
    b = torch.rand(8, 8).to(device)
    w = torch.rand(8, 8).to(device)

    def loop(op: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(CALLS):
                op()

        return run

    found = {
        "a + b": loop(lambda: a + b),
        "a * 0.5": loop(lambda: a * 0.5),
        "x[i]": loop(lambda: a[3]),
        "x[i] * 0.5": loop(lambda: a[3] * 0.5),
        "a @ b": loop(lambda: a @ b),
        "softmax": loop(lambda: torch.softmax(a, -1)),
    }
    if not grad:
        found["a.add_(b)"] = loop(lambda: w.add_(b))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=20)
    parser.add_argument("--json")
    args = parser.parse_args()
    import torch_tpu  # noqa: F401

    torch.set_num_threads(1)
    rows = []
    for grad in (False, True):
        tpu, cpu = cases("tpu", grad), cases("cpu", grad)
        for name in tpu:
            tpu[name](), cpu[name]()
            e, t = best(tpu[name], lambda: torch.tpu.synchronize(), args.repeats)
            _, c = best(cpu[name], lambda: None, args.repeats)
            rows.append({"op": name, "grad": grad, "enqueue_us": e, "total_us": t, "cpu_us": c, "ratio": t / c})
    big = torch.rand(1 << 24)
    for device in ("cpu", "tpu"):
        x = big.to(device)
        sync = (lambda: torch.tpu.synchronize()) if device == "tpu" else (lambda: None)
        times = []
        for _ in range(8):
            start = time.perf_counter()
            y = x + x
            sync()
            times.append(time.perf_counter() - start)
            del y
        rows.append(
            {"op": "64 MB add", "device": device, "best_ms": min(times) * 1e3, "median_ms": sorted(times)[4] * 1e3}
        )
    for row in rows:
        print("  ".join(f"{k}={v:.2f}" if isinstance(v, float) else f"{k}={v}" for k, v in row.items()))
    if args.json:
        with open(args.json, "w") as f:
            json.dump(rows, f, indent=1)


if __name__ == "__main__":
    main()
