"""The backend functions that torch.compile calls."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from functorch.compile import min_cut_rematerialization_partition
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.symbolic_convert import InstructionTranslator
from torch._functorch.partitioners import default_partition

from torch_tpu.compile.graph import compile_graph

MODES = ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")

_serial = itertools.count()


@dataclass(frozen=True)
class Options:
    """What ``torch.compile(options={...})`` accepts.

    Attributes:
        recompute: whether a backward graph may compute cheap activations again instead of keeping them (min-cut
            partitioning). False keeps whatever the backward graph needs.
    """

    recompute: bool = True

    @classmethod
    def parse(cls, options: Mapping[str, Any] | None) -> Options:
        """The options of a dict.

        Raises:
            ValueError: for an unknown key.
            TypeError: for a value of another type than the default's.
        """
        known = cls.__annotations__
        for key, value in (options or {}).items():
            if key not in known:
                raise ValueError(
                    f"torch.compile(backend='tpu'): expected options among {', '.join(sorted(known))}, got {key!r}"
                )
            if type(value) is not type(getattr(cls, key)):
                raise TypeError(
                    f"torch.compile(backend='tpu'): expected {type(getattr(cls, key)).__name__} for the option "
                    f"{key!r}, got {type(value).__name__}"
                )
        return cls(**(options or {}))


def backend(
    gm: torch.fx.GraphModule,
    example_inputs: Sequence[Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """Compiles a graph of torch.compile for the device ``tpu``.

    Args:
        gm: the graph that Dynamo captured.
        example_inputs: its (fake) inputs.
        mode: one of torch.compile's; all mean the same here.
        options: see :class:`Options`.

    Raises:
        ValueError: for an unknown mode or option.
        NotImplementedError: under ``fullgraph=True``, with all operators that no compiled graph can hold.
    """
    if mode is not None and mode not in MODES:
        raise ValueError(f"torch.compile(backend='tpu'): expected a mode among {', '.join(MODES)}, got {mode!r}")
    settings = Options.parse(options)
    if not uses_tpu(gm, example_inputs):
        return gm.forward
    number = next(_serial)
    whole = _fullgraph()

    def compiler(kind: str) -> Callable[..., Any]:
        return lambda graph, inputs: compile_graph(graph, f"graph{number}_{kind}", whole)

    compile_aot = aot_autograd(
        fw_compiler=compiler("forward"),
        bw_compiler=compiler("backward"),
        inference_compiler=compiler("inference"),
        partition_fn=min_cut_rematerialization_partition if settings.recompute else default_partition,
        keep_inference_input_mutations=True,
    )
    return compile_aot(gm, list(example_inputs))


def default_backend(gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any) -> Callable[..., Any]:
    """What a bare ``torch.compile(model)`` means: graphs on ``tpu`` to :func:`backend`, all else to Inductor. Options
    are Inductor's: graphs on ``tpu`` have no use for them, but unknown ones are errors there too."""
    mode, options = kwargs.get("mode"), kwargs.get("options")
    on_tpu = uses_tpu(gm, example_inputs)
    if on_tpu and not options:
        return backend(gm, example_inputs, mode=mode)
    inductor = torch._TorchCompileInductorWrapper(mode, options, None)
    return backend(gm, example_inputs, mode=mode) if on_tpu else inductor(gm, example_inputs)


def uses_tpu(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> bool:
    """Whether a tensor of the graph is on a tpu."""

    def on_tpu(value: Any) -> bool:
        return isinstance(value, torch.Tensor) and value.device.type == "tpu"

    if any(map(on_tpu, example_inputs)) or any(map(on_tpu, itertools.chain(gm.parameters(), gm.buffers()))):
        return True
    for node in gm.graph.nodes:
        leaves = torch.utils._pytree.tree_leaves((node.meta.get("example_value", node.meta.get("val")), node.args))
        if any(map(on_tpu, leaves)):
            return True
    return False


def _fullgraph() -> bool:
    """Whether the function being compiled must not be split."""
    try:
        translator = InstructionTranslator.current_tx()
    except AttributeError:  # not called by Dynamo
        return False
    return bool(translator.one_graph or translator.error_on_graph_break)
