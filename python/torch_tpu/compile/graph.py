"""A graph of ATen operators as compiled programs.

The operators are not translated one by one: they are called, as in eager mode, on tensors that stand for the graph's
inputs, while the C++ side records what they would run. A graph is rehearsed once when it is compiled, which finds the
operators that no program can hold; the graph is split around those. The programs themselves are made at the first call
with arguments of a kind, so that inputs of other sizes or layouts need no new graph.
"""

from __future__ import annotations

import logging
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.effects import with_effects
from torch._higher_order_ops.while_loop import while_loop_op
from torch._prims.rng_prims import run_and_save_rng_state, run_with_rng_state
from torch.fx import GraphModule, Interpreter, Node
from torch.fx.experimental.symbolic_shapes import optimization_hint
from torch.fx.passes.split_module import split_module
from torch.utils._python_dispatch import _disable_current_modes
from torch.utils._pytree import tree_any, tree_leaves, tree_map

from torch_tpu import _native, metrics
from torch_tpu.compile.parts import part_of_each, touched

__all__ = ["compile_graph"]

_log = logging.getLogger(__name__)

Boxed = Callable[[list[Any]], Sequence[Any]]


class Watch:
    """Sees every graph that is compiled while it is among `watches`."""

    def __init__(self) -> None:
        self.graphs: list[Any] = []
        self.splits: list[tuple[str, str, str]] = []  # graph, operator, reason


watches: list[Watch] = []


def compile_graph(gm: GraphModule, name: str, whole: bool) -> Boxed:
    """A function that runs the graph: it takes a list of inputs, which it empties, and returns the outputs.

    Args:
        gm: a functional graph of ATen operators, with fake tensors and symbolic numbers in ``meta["val"]``.
        name: what messages, dumps and logs call the graph.
        whole: whether operators without a row are an error.

    Raises:
        NotImplementedError: if ``whole``, listing all such operators.
    """
    _dump(gm, name)
    with _disable_current_modes(), torch.no_grad():
        _prepare(gm)
        refused = _rehearse(gm)
    if not refused:
        return _program(gm, name)
    lacking = {_label(node): why.reason for node, why in refused.items() if why.lacks_row}
    if whole and lacking:
        listed = "\n".join(f"  {label}: {reason}" for label, reason in lacking.items())
        raise NotImplementedError(
            f"torch.compile(backend='tpu', fullgraph=True): expected operators that a program for the tpu can hold, "
            f"got {len(lacking)} others:\n{listed}\nWithout fullgraph=True the graph is split around them."
        )
    splitting = [node for node, why in refused.items() if not why.on_host and node.target is not operator.getitem]
    for label, reason in {_label(node): refused[node].reason for node in splitting}.items():
        _log.info("%s is split around %s: %s", name, label, reason)
        metrics.count_split(label)
        for watch in watches:
            watch.splits.append((name, label, reason))
    return _split(gm, refused, name)


def _dump(gm: GraphModule, name: str) -> None:
    """Under TORCH_TPU_DUMP the graph as PyTorch gives it lies beside its programs."""
    folder = _native.setting("TORCH_TPU_DUMP")
    if not folder:
        return
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        text = gm.print_readable(print_output=False, include_stride=True, include_device=True)
        (Path(folder) / f"{name}.fx.py").write_text(text)
    except OSError as e:
        _log.warning("TORCH_TPU_DUMP: cannot write %s: %s", name, e)


# ---- random numbers that two graphs share --------------------------------------------------------------------------
def _run_and_save_rng_state(op: Any, *args: Any, **kwargs: Any) -> tuple[Any, Any]:
    devices = [leaf.device for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
    index = devices[0].index if devices else torch.tpu.current_device()
    return _native.core().save_random_state(index), op(*args, **kwargs)


def _run_with_rng_state(state: torch.Tensor, op: Any, *args: Any, **kwargs: Any) -> Any:
    core = _native.core()
    core.use_random_state(state)
    try:
        return op(*args, **kwargs)
    finally:
        core.use_random_state(None)


# ---- conditions and loops ------------------------------------------------------------------------------------------
Branch = Callable[..., Sequence[Any]]


def _cond(predicate: Any, yes: Branch, no: Branch, operands: Sequence[Any] = ()) -> Sequence[Any]:
    core = _native.core()
    if not core.recording() or not isinstance(predicate, torch.Tensor):
        return cond_op(predicate, yes, no, tuple(operands))
    return tuple(core.record_if(predicate, lambda _: list(yes(*operands)), lambda _: list(no(*operands))))


def _while_loop(condition: Branch, body: Branch, carried: Sequence[Any], others: Sequence[Any] = ()) -> Sequence[Any]:
    core = _native.core()
    if not core.recording():
        return while_loop_op(condition, body, tuple(carried), tuple(others))
    return tuple(
        core.record_while(
            list(carried),
            lambda args: [condition(*args, *others)],
            lambda args: list(body(*args, *others)),
        )
    )


_CONTROL = {cond_op: _cond, while_loop_op: _while_loop}


def _prepare(gm: GraphModule) -> None:
    """Rewrites what the graph, and those inside of it, say otherwise than it is run here."""
    for part in gm.modules():
        if isinstance(part, GraphModule):
            _prepare_nodes(part)


def _prepare_nodes(gm: GraphModule) -> None:
    _share_random_states(gm)
    _drop_tokens(gm)
    for node in gm.graph.nodes:
        # Autograd's tracing turned reshape into view where the fake tensor's strides allow it; ours may be others.
        if node.target in (torch.ops.aten.view.default, torch.ops.aten._unsafe_view.default):
            node.target = torch.ops.aten.reshape.default
        node.target = _CONTROL.get(node.target, node.target)
    gm.recompile()


def _share_random_states(gm: GraphModule) -> None:
    """Under checkpointing a backward graph draws the forward graph's numbers again, from a state that the partitioner
    takes for one of the CPU: here it is ours, a seed and an offset on the device."""

    def is_ours(node: Node) -> None:
        node.meta["val"] = torch.empty(2, dtype=torch.uint64, device="tpu")

    for node in gm.graph.nodes:
        if node.target is run_and_save_rng_state:
            node.target = _run_and_save_rng_state
            for user in node.users:
                if user.args[1] == 0:
                    is_ours(user)
        elif node.target is run_with_rng_state:
            node.target = _run_with_rng_state
            is_ours(node.args[0])


def _drop_tokens(gm: GraphModule) -> None:
    """Operators with effects are ordered by tokens that they hand on; here they stay in the graph's order."""
    for node in list(gm.graph.nodes):
        if node.target is not with_effects:
            continue
        token, target, *args = node.args
        with gm.graph.inserting_before(node):
            call = gm.graph.call_function(target, tuple(args), node.kwargs)
        single = len(target._schema.returns) == 1
        for user in list(node.users):
            if user.args[1] == 0:
                user.replace_all_uses_with(token)
            elif single:
                call.meta = dict(user.meta)
                user.replace_all_uses_with(call)
            else:
                user.args = (call, user.args[1] - 1)
                continue
            gm.graph.erase_node(user)
        gm.graph.erase_node(node)


def _label(node: Node) -> str:
    if node.op != "call_function":
        return f"{node.op} {node.target}"
    return node.target.__name__.lstrip("_") if isinstance(node.target, FunctionType) else str(node.target)


# ---- rehearsal -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Refusal:
    """Why an operator cannot be in a program."""

    reason: str
    lacks_row: bool = False
    on_host: bool = False  # it works on the CPU, or copies from or to it, as the graph says


def _hint(value: Any) -> Any:
    """A number in place of a symbol; of one that only values tell, any."""
    if not isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool):
        return value
    hint = value.node.hint
    if hint is None:
        hint = optimization_hint(value, fallback=2) if isinstance(value, torch.SymInt) else 1
    return hint


def _stand_in(fake: Any) -> Any:
    """A real tensor like a fake one, which costs no memory; other values as they are."""
    if not isinstance(fake, torch.Tensor):
        return _hint(fake)
    sizes, strides = map(_hint, fake.shape), map(_hint, fake.stride())
    return torch.empty_strided(tuple(sizes), tuple(strides), dtype=fake.dtype, device=fake.device)


def _on_host(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.device.type != "tpu"


class _Rehearsal(Interpreter):
    """Calls every operator of a graph once, on tensors without values, and notes which ones fail."""

    def __init__(self, gm: GraphModule) -> None:
        super().__init__(gm, garbage_collect_values=False)
        self.refused: dict[Node, _Refusal] = {}
        # What the CPU computes from inputs is known only when the graph runs, so no program can hold it.
        self._host: set[Node] = set()

    def run_node(self, n: Node) -> Any:
        value = n.meta.get("val")
        if n.op in ("placeholder", "output", "get_attr"):
            if n.op == "placeholder" and _on_host(value):
                self._host.add(n)
            return super().run_node(n)
        if n.target is operator.getitem and n.args[0] in self.refused:
            return self._refuse(n, self.refused[n.args[0]])
        if reason := self._needs_host(n, value):
            return self._refuse(n, _Refusal(reason, on_host=True))
        try:
            return super().run_node(n)
        except Exception as e:
            reason = str(e).partition("\n")[0]
            copies = tree_any(_on_host, value)
            lacks = isinstance(e, NotImplementedError) and "has no row" in reason
            return self._refuse(n, _Refusal(reason, lacks_row=lacks, on_host=copies and not lacks))

    def _refuse(self, n: Node, why: _Refusal) -> Any:
        self.refused[n] = why
        value = n.meta.get("val")
        if tree_any(_on_host, value):
            self._host.add(n)
        return tree_map(_stand_in, value)

    def _needs_host(self, n: Node, value: Any) -> str | None:
        inputs = [i for i in n.all_input_nodes if i in self._host]
        if inputs:
            # Operators on the device take tensors of no dims from the CPU as numbers.
            scalars = all(i.meta["val"].dim() == 0 for i in inputs)
            if not scalars or tree_any(_on_host, value):
                return "it has inputs on the CPU"
        tags = getattr(n.target, "tags", ())
        if torch.Tag.nondeterministic_seeded in tags and tree_any(_on_host, value):
            return "it draws random numbers on the CPU"
        return None


def _rehearse(gm: GraphModule) -> dict[Node, _Refusal]:
    rehearsal = _Rehearsal(gm)

    def call(args: list[Any]) -> list[Any]:
        rehearsal.run(*args)
        return []

    inputs = [_stand_in(node.meta["val"]) for node in gm.graph.nodes if node.op == "placeholder"]
    _native.core().rehearse(inputs, call)
    return rehearsal.refused


# ---- one program ---------------------------------------------------------------------------------------------------
def _written(gm: GraphModule) -> set[Node]:
    """The inputs that operators of the graph write into, directly or through views."""
    roots: dict[Node, Node] = {}
    uses = [use for node in gm.graph.nodes if node.op == "call_function" for use in touched(node, roots)]
    return {root for root, writes in uses if writes and root.op == "placeholder"}


def _letters(gm: GraphModule, backward: bool) -> str:
    """How the C++ side takes each input: t tensor, w written tensor, d tensor that dies, n number, x not used by any
    operator. What a backward graph is given dies with it, but for the inputs of the forward graph."""
    written = _written(gm)

    def letter(node: Node) -> str:
        if all(user.op == "output" for user in node.users):
            return "x"
        if not isinstance(node.meta.get("val"), torch.Tensor):
            return "n"
        if node in written:
            return "w"
        return "d" if backward and not node.name.startswith("primals") else "t"

    return "".join(letter(node) for node in gm.graph.nodes if node.op == "placeholder")


def _draws(node: Node) -> bool:
    return (
        torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ())
        or isinstance(node.target, torch._ops.HigherOrderOperator)
        or node.target in (_run_and_save_rng_state, *_CONTROL.values())
    )


def _program(gm: GraphModule, name: str) -> Boxed:
    random = any(map(_draws, gm.graph.nodes))

    # Called when a program is made, perhaps below compiled code: Dynamo must not look at it.
    @torch._dynamo.disable
    def trace(args: list[Any]) -> list[Any]:
        with torch.no_grad(), torch._C._DisableAutocast():
            outputs = gm(*args)
        return list(outputs) if isinstance(outputs, tuple | list) else [outputs]

    graph = _native.core().Graph(name, _letters(gm, name.endswith("_backward")), random, trace)
    graph._boxed_call = True
    for watch in watches:
        watch.graphs.append(graph)
    return graph


# ---- split graphs --------------------------------------------------------------------------------------------------
class _Segment(torch.nn.Module):
    """A piece of a split graph that is one program."""

    def __init__(self, gm: GraphModule, name: str) -> None:
        super().__init__()
        output = next(node for node in gm.graph.nodes if node.op == "output")
        self._single = not isinstance(output.args[0], tuple | list)
        self._run = _program(gm, name)

    def forward(self, *args: Any) -> Any:
        results = self._run(list(args))
        return results[0] if self._single else tuple(results)


def _uses_host(node: Node) -> bool:
    """Whether an operator gives tensors on the CPU or is given some that are no numbers: in a graph of parts they are
    values, where one program would hold constants."""
    inputs = [i.meta.get("val") for i in node.all_input_nodes]
    return tree_any(_on_host, node.meta.get("val")) or any(_on_host(v) and v.dim() > 0 for v in inputs)


def _split(gm: GraphModule, refused: dict[Node, _Refusal], name: str) -> Boxed:
    ordered = {n for n in gm.graph.nodes if _draws(n) or (n.op == "call_function" and n.is_impure())}
    eager = {n for n in gm.graph.nodes if n in refused or _uses_host(n)}
    parts = part_of_each(gm, eager, ordered)
    split = split_module(gm, gm, lambda node: parts.get(node, 0), keep_original_order=True)
    programs = {part for part in parts.values() if part % 2}
    for child, module in list(split.named_children()):
        number = child.removeprefix("submod_")
        if number.isdigit() and int(number) in programs and isinstance(module, GraphModule):
            setattr(split, child, _Segment(module, f"{name}_{number}"))

    def run(args: list[Any]) -> Sequence[Any]:
        inputs = list(args)
        args.clear()
        with torch.no_grad(), torch._C._DisableAutocast():
            outputs = split(*inputs)
        return outputs if isinstance(outputs, tuple | list) else [outputs]

    run._boxed_call = True  # type: ignore[attr-defined]
    return run
