"""``torch.compile(backend="tpu")``: whole graphs as one program each.

AOTAutograd gives forward, backward and inference graphs of ATen operators; each becomes one StableHLO program through
the same rows as eager mode (:mod:`torch_tpu.compile.graph`). Importing this package imports torch's compiler, so that
nothing else in torch_tpu does.
"""

from torch_tpu.compile.backend import backend, default_backend
from torch_tpu.compile.explain import explain

__all__ = ["backend", "default_backend", "explain"]
