"""Host time of a compiled call with 30 small inputs of which 6 are written, in microseconds.

Three depths: the function that torch.compile returns (Dynamo's guards and AOTAutograd's wrappers included), the boxed
graph alone, and an empty function with a backend that does nothing, which is the floor that PyTorch itself sets.
Compare on one pinned core: ``taskset -c 1 python benchmarks/compiled_call.py``.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import torch
import torch_tpu  # noqa: F401
from torch_tpu.compile import graph as compiled_graph

INPUTS, WRITTEN, CALLS = 30, 6, 2000


def step(*tensors: torch.Tensor) -> torch.Tensor:
    total = tensors[WRITTEN]
    for t in tensors[WRITTEN + 1 :]:
        total = total + t
    for t in tensors[:WRITTEN]:
        t.add_(1)
    return total


def best(fn: Callable[[], object], rounds: int = 7) -> float:
    """Least time of a call in microseconds."""
    least = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(CALLS):
            fn()
        torch.tpu.synchronize()
        least = min(least, (time.perf_counter() - start) / CALLS)
    return least * 1e6


def main() -> None:
    torch.set_num_threads(1)
    tensors = [torch.ones(8, device="tpu") for _ in range(INPUTS)]
    watch = compiled_graph.Watch()
    compiled_graph.watches.append(watch)
    with torch.no_grad():
        fn = torch.compile(step, backend="tpu", fullgraph=True, dynamic=False)
        fn(*tensors)
        (graph,) = watch.graphs
        letters = graph.programs()[0]
        nothing = torch.compile(lambda *t: t[0].detach(), backend="aot_eager", fullgraph=True, dynamic=False)
        nothing(*tensors)
        a, b = tensors[:2]
        rows = {
            "torch.compile(backend=tpu)": best(lambda: fn(*tensors)),
            "boxed graph": best(lambda: graph(list(tensors))),
            "torch.compile of nothing": best(lambda: nothing(*tensors)),
            "eager a + b": best(lambda: a + b),
        }
    print(f"inputs={letters['inputs']} outputs={letters['outputs']} donated={letters['donated']}")
    for name, us in rows.items():
        print(f"what={name}  us={us:.2f}")


if __name__ == "__main__":
    main()
