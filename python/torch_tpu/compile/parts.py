"""Which parts a graph is run in, where some of its operators cannot be in a program.

Parts with odd numbers are programs, those with even numbers run in eager mode. A node's part is the first one in which
everything that it needs is there, so there are as few parts as the data flow allows: what the CPU prepares from its own
inputs comes first, whatever the place where the graph says it.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterator

import torch
from torch.fx import GraphModule, Node
from torch.utils._pytree import tree_leaves

__all__ = ["part_of_each", "touched"]


def touched(node: Node, roots: dict[Node, Node]) -> Iterator[tuple[Node, bool]]:
    """The inputs of the graph, or other nodes, that an operator looks at or writes into: through views, the node that
    they are views of. Yields whether it writes. `roots` has the views so far and learns this node.
    """
    if node.target is operator.getitem:
        source = node.args[0]
        assert isinstance(source, Node)
        if source in roots:
            roots[node] = roots[source]
    schema = getattr(node.target, "_schema", None)
    if schema is None:
        yield from ((roots.get(i, i), False) for i in node.all_input_nodes)
        return
    for position, argument in enumerate(schema.arguments):
        value = node.args[position] if position < len(node.args) else node.kwargs.get(argument.name)
        for leaf in tree_leaves(value):
            if not isinstance(leaf, Node):
                continue
            root = roots.get(leaf, leaf)
            if argument.alias_info is not None:
                roots.setdefault(node, root)
            yield root, argument.alias_info is not None and argument.alias_info.is_write


def _is_number(node: Node) -> bool:
    """Whether a node computes with sizes only."""
    value = node.meta.get("val")
    numbers = (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool)
    return isinstance(value, numbers) and not any(
        isinstance(i.meta.get("val"), torch.Tensor) and node.target is not torch.ops.aten.sym_size.int
        for i in node.all_input_nodes
    )


def part_of_each(gm: GraphModule, eager: Collection[Node], ordered: Collection[Node]) -> dict[Node, int]:
    """The part of each operator; sorts the graph's nodes by it.

    Args:
        gm: a graph whose operators write into nothing but what their schemas say.
        eager: the operators that no program holds.
        ordered: those that must stay in their order: they draw random numbers or do something visible.
    """
    parts: dict[Node, int] = {}
    roots: dict[Node, Node] = {}
    written: dict[Node, int] = {}  # the last part that writes into a node's memory
    read: dict[Node, int] = {}
    last = 0
    operators = [n for n in gm.graph.nodes if n.op not in ("placeholder", "output", "get_attr")]
    for node in operators:
        before = [(parts[i], i) for i in node.all_input_nodes if i in parts]
        uses = list(touched(node, roots))
        if node.target is operator.getitem or _is_number(node):
            parts[node] = max((p for p, _ in before), default=0)
        else:
            parity = 0 if node in eager else 1
            least = [p for p, _ in before]
            least += [written.get(root, 0) for root, _ in uses]
            least += [read.get(root, 0) for root, writes in uses if writes]
            if node in ordered:
                least.append(last)
            first = max(least, default=0)
            parts[node] = first + (first + parity) % 2
            if node in ordered:
                last = parts[node]
        for root, writes in uses:
            read[root] = max(read.get(root, 0), parts[node])
            if writes:
                written[root] = parts[node]
    output = next(n for n in gm.graph.nodes if n.op == "output")
    for node in sorted(operators, key=parts.__getitem__):  # stable
        output.prepend(node)
    return parts
