"""What PyTorch said about a call is on disk: a second process does not ask again, and is not fooled."""

import hashlib
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Run

USE = """
import sys
import torch
x = torch.arange(24.0, device="tpu").reshape(1, 2, 3, 4).to(memory_format=torch.channels_last)
y = x + x
print(y.stride(), y.dtype, y.sum().item(), torch.add(x > 3, x).dtype, x.sort(0).indices.dtype)
asked = "torch._dynamo" in sys.modules
# Not remembered: out= arguments that are resized, and what is refused.
out = torch.empty(0, device="tpu")
torch.add(x[0, 0], 1, out=out)
try:
    torch.ones(2, dtype=torch.int64, device="tpu").add_(1.5, alpha=2.5)
except RuntimeError as error:
    print(error, out.shape, out.sum().item())
print(asked)
"""


@pytest.fixture
def use(run_python: Run, tmp_path: Path) -> Callable[..., list[str]]:
    return lambda **env: run_python(USE, env={"TORCH_TPU_CACHE_DIR": str(tmp_path), **env}).stdout.splitlines()


def test_a_second_process_does_not_ask(use: Callable[..., list[str]]) -> None:
    *first, asked = use()
    assert asked == "True", "PyTorch's Meta kernels import its compiler"
    *second, asked = use()
    assert second == first and asked == "False"
    *third, asked = use(TORCH_TPU_CACHE="0")
    assert third == first and asked == "True"


def _forge(file: Path, payload: bytes) -> None:
    """Another payload in an entry that is well formed otherwise (layout: src/runtime/disk_cache.h)."""
    data = file.read_bytes()
    key_bytes = struct.unpack_from("<Q", data, 16)[0]
    head = data[:24] + struct.pack("<Q", len(payload)) + data[32 : 32 + key_bytes] + payload
    file.write_bytes(head + hashlib.sha256(head).digest())


NONSENSE = [
    b"",
    b"\x01",
    struct.pack("<3q", 1 << 60, 6, 0),  # a long list
    struct.pack("<5q", 1, 6, 1 << 40, 3, 3),  # a long shape
    b"\xff" * 64,
]


def test_what_is_no_result_is_asked_again(use: Callable[..., list[str]], tmp_path: Path) -> None:
    *first, _ = use()
    files = [f for f in (tmp_path / "results").rglob("*") if f.is_file()]
    assert len(files) >= len(NONSENSE)
    for i, file in enumerate(files):
        _forge(file, NONSENSE[i % len(NONSENSE)])
    assert use() == [*first, "True"]
