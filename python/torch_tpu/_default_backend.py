"""What torch's compiler is told when it is imported: a bare ``torch.compile(model)`` compiles graphs on ``tpu`` with
this package, and all others with Inductor as before.

torch.compiler.set_default_backend is the way, but its module is torch's compiler, which takes seconds to import and
which most programs never use: it is called when something imports that module.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

_REGISTRY = "torch._dynamo.backends.registry"


def install() -> None:
    """Makes it so, now or when torch's compiler is imported. A default that a user has set stays."""
    if (registry := sys.modules.get(_REGISTRY)) is not None:
        _set(registry)
    else:
        sys.meta_path.insert(0, _Finder())


def tpu_or_inductor(gm: Any, example_inputs: Sequence[Any], **kwargs: Any) -> Callable[..., Any]:
    """The default backend."""
    from torch_tpu.compile import default_backend

    return default_backend(gm, example_inputs, **kwargs)


def _set(registry: types.ModuleType) -> None:
    from torch_tpu import _fakes

    _fakes.register()
    if registry.get_default_backend() == "inductor":
        registry.set_default_backend(tpu_or_inductor)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the one module as everybody else does, and is told when it has been imported."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != _REGISTRY:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader)
        return spec


class _Loader(importlib.abc.Loader):
    def __init__(self, inner: importlib.abc.Loader) -> None:
        self._inner = inner

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> types.ModuleType | None:
        return self._inner.create_module(spec)

    def exec_module(self, module: types.ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = self._inner
        self._inner.exec_module(module)
        _set(module)
