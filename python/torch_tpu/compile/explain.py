"""What torch.compile makes of a function: programs, operators, work, memory, and what split the graph."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch

from torch_tpu.compile import graph as _graph

__all__ = ["Explanation", "Program", "Split", "explain"]


@dataclass(frozen=True)
class Program:
    """One compiled program.

    Attributes:
        name: its graph and what that is for: ``graph0_forward``, ``graph0_backward``, ``graph1_inference``; the pieces
            of a split graph are numbered.
        operators: how often it holds each operator.
        inputs, outputs: device buffers that it takes and gives.
        donated: inputs whose memory its outputs may take over.
        input_bytes, output_bytes: the sizes of those buffers.
        flops: multiplications and additions of its matrix products and convolutions; bodies of loops once.
        stablehlo: its text.
    """

    name: str
    operators: dict[str, int]
    inputs: int
    outputs: int
    donated: int
    input_bytes: int
    output_bytes: int
    flops: float
    stablehlo: str = field(repr=False)


@dataclass(frozen=True)
class Split:
    """An operator that no program holds: it runs in eager mode between two."""

    graph: str
    operator: str
    reason: str


@dataclass(frozen=True)
class Explanation:
    """What :func:`explain` found; ``str()`` gives a page for people."""

    programs: list[Program]
    splits: list[Split]
    graph_breaks: list[str]

    def __str__(self) -> str:
        lines = [f"{len(self.programs)} programs"]
        for p in self.programs:
            most = ", ".join(f"{n} {name}" for name, n in Counter(p.operators).most_common(5))
            lines += [
                f"{p.name}: {sum(p.operators.values())} operators ({most}{', ...' if len(p.operators) > 5 else ''})",
                f"    {p.inputs} inputs of {p.input_bytes:,} bytes, {p.donated} donated; "
                f"{p.outputs} outputs of {p.output_bytes:,} bytes; {p.flops:.4g} flops in contractions",
            ]
        lines += [f"{s.graph} is split around {s.operator}: {s.reason}" for s in self.splits]
        lines += [f"graph break: {reason}" for reason in self.graph_breaks]
        return "\n".join(lines)


@contextmanager
def _watching() -> Iterator[_graph.Watch]:
    watch = _graph.Watch()
    _graph.watches.append(watch)
    try:
        yield watch
    finally:
        _graph.watches.remove(watch)


def explain(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Explanation:
    """Compiles a function for ``tpu``, runs it once on these arguments, and says what became of it.

    A result that needs gradients is summed and differentiated, so that the backward graph is shown as well. Arguments
    that the function changes are changed; gradients are added to.

    Args:
        fn: a function or module.
        args, kwargs: its arguments.
    """
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    with _watching() as watch:
        result = torch.compile(fn, backend="tpu", dynamic=False)(*args, **kwargs)
        wanted = [t for t in torch.utils._pytree.tree_leaves(result) if isinstance(t, torch.Tensor) and t.requires_grad]
        if wanted:
            torch.autograd.backward(wanted, [torch.ones_like(t) for t in wanted])
    programs = [
        Program(name=g.name, operators=dict(Counter(row.pop("operators"))), **row)
        for g in watch.graphs
        for row in g.programs()
    ]
    splits = [Split(*found) for found in watch.splits]
    breaks = [str(reason) for reason in torch._dynamo.utils.counters["graph_break"]]
    torch._dynamo.reset()
    return Explanation(programs, splits, breaks)
