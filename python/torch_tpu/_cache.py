"""``python -m torch_tpu cache``: what is in the cache of compiled programs, and moving it between machines.

An archive is a tar file of the cache's own files. Each is checked, byte for byte, before it is exported or imported;
what does not fit is named and left out. Programs run what is in them: import archives of people you trust. The types of
results that lie beside the programs, and spare a process PyTorch's answer, go with them.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from torch_tpu import _native

_NAME = re.compile(r"[0-9a-f]{64}")
_RESULTS = "results/"  # what their names begin with in an archive
_LARGEST = 2 << 30  # of one program, as in runtime/cache_file.h; asked before it is read into memory


def add_parser(commands: Any) -> None:
    """Adds the command to an argparse parser's subparsers."""
    parser = commands.add_parser("cache", help="list, prune, export and import compiled programs")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("ls", help="every program, least recently used first")
    actions.add_parser("stat", help="where it is, how much is in it, and for which runtimes")
    prune = actions.add_parser("prune", help="remove the least recently used programs")
    prune.add_argument(
        "--to", type=size, default=0, metavar="SIZE", help="keep this much: 500M, 2G; nothing by default"
    )
    for name, text in (("export", "write all programs into a file"), ("import", "add the programs of such a file")):
        actions.add_parser(name, help=text).add_argument("file", type=Path)


def size(text: str) -> int:
    """Bytes of "123", "500M", "2GiB", as in TORCH_TPU_CACHE_SIZE.

    Raises:
        ValueError: for anything else.
    """
    found: int | None = _native.core().parse_bytes(text)
    if found is None:
        raise ValueError(f"expected a size such as 500M or 2G, got {text!r}")
    return found


def run(options: argparse.Namespace) -> int:
    """Runs the command; returns its exit status."""
    read_only = options.action in ("ls", "stat", "export")
    cache = _native.core().DiskCache(read_only=read_only)
    if cache.why_off:
        print(f"the cache is off: {cache.why_off}", file=sys.stderr)
        return 1
    results = _native.core().DiskCache(read_only=read_only, results=True)
    return {"ls": _ls, "stat": _stat, "prune": _prune, "export": _export, "import": _import}[options.action](
        cache, results, options
    )


def _ls(cache: Any, results: Any, options: argparse.Namespace) -> int:
    for name, count, used in cache.list():
        print(f"{time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(used / 1e9))}  {count:>10,}  {name}")
    return 0


def _stat(cache: Any, results: Any, options: argparse.Namespace) -> int:
    entries = cache.list()
    runtimes: Counter[str] = Counter()
    damaged = 0
    for _, raw in _files(cache, entries):
        found = _native.core().parse_cache_file(raw)
        if found is None:
            damaged += 1
        else:
            runtimes[_runtime_of(found[1])] += 1
    print(f"folder    {cache.dir}")
    print(f"programs  {len(entries):,}")
    print(f"bytes     {sum(count for _, count, _ in entries):,}")
    print(f"damaged   {damaged:,}")
    print(f"results   {len(results.list()):,}")
    for runtime, count in runtimes.most_common():
        print(f"  {count:>8,}  {runtime}")
    return 0


def _runtime_of(key: bytes) -> str:
    """The platform and the build of the plugin that a key ends with (runtime/compiler.cc)."""
    fields = dict(re.findall(rb"\n;(plugin|platform) ([^\n]*)", key))
    return " ".join(fields.get(k, b"?").decode("utf-8", "replace") for k in (b"platform", b"plugin"))


def _prune(cache: Any, results: Any, options: argparse.Namespace) -> int:
    print(f"removed {cache.prune(options.to) + results.prune(options.to):,} bytes")
    return 0


def _files(cache: Any, entries: list[tuple[str, int, int]]) -> Iterator[tuple[str, bytes]]:
    for name, _, _ in entries:
        with contextlib.suppress(OSError):  # removed meanwhile
            yield name, (Path(cache.dir) / name[:2] / name).read_bytes()


def _export(cache: Any, results: Any, options: argparse.Namespace) -> int:
    target = options.file
    # Whole or not at all: written beside its place first.
    with tempfile.NamedTemporaryFile(dir=target.absolute().parent, delete=False) as temporary:
        try:
            with tarfile.open(fileobj=temporary, mode="w") as archive:
                written, damaged = _write(cache, archive, "")
                _write(results, archive, _RESULTS)
            os.chmod(temporary.name, 0o644)
            os.replace(temporary.name, target)
        except BaseException:
            os.unlink(temporary.name)
            raise
    print(f"exported {written:,} programs to {target}" + (f"; left out {damaged:,} damaged ones" if damaged else ""))
    return 0


def _write(cache: Any, archive: tarfile.TarFile, prefix: str) -> tuple[int, int]:
    written = damaged = 0
    for name, raw in _files(cache, cache.list()):
        found = _native.core().parse_cache_file(raw)
        if found is None or found[0] != name:
            damaged += 1
            continue
        member = tarfile.TarInfo(prefix + name)
        member.size = len(raw)
        archive.addfile(member, io.BytesIO(raw))
        written += 1
    return written, damaged


def _import(cache: Any, results: Any, options: argparse.Namespace) -> int:
    taken = refused = 0
    try:
        with tarfile.open(options.file, mode="r:") as archive:
            for member in archive:
                raw = b""
                name = member.name.removeprefix(_RESULTS)
                into = cache if name == member.name else results
                if member.isreg() and _NAME.fullmatch(name) and member.size <= _LARGEST:
                    stream = archive.extractfile(member)
                    raw = stream.read() if stream is not None else b""
                found = _native.core().parse_cache_file(raw)
                if found is None or found[0] != name or not into.adopt(raw):
                    refused += 1
                    print(f"left out {member.name[:80]!r}: not a program of this cache", file=sys.stderr)
                else:
                    taken += into is cache
    except (tarfile.TarError, OSError) as e:
        print(f"cannot read {options.file}: {e}; {taken:,} programs were imported", file=sys.stderr)
        return 1
    print(f"imported {taken:,} programs" + (f"; left out {refused:,}" if refused else ""))
    return 1 if refused else 0
