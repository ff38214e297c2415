"""Checks that the installed torch is the locked one, imports, and was built with the C++ ABI that this build uses."""

import os
import sys
from pathlib import Path

os.environ["TORCH_DEVICE_BACKEND_AUTOLOAD"] = "0"  # this checks torch alone

import torch

lock = Path(__file__).resolve().parent.parent / "requirements" / "torch.lock"
wanted = next(line for line in lock.read_text().splitlines() if line.startswith("torch==")).removeprefix("torch==")
if torch.__version__.split("+")[0] != wanted:
    sys.exit(f"torch: expected {wanted}, got {torch.__version__}: run `make clean-venv` and try again")
if not torch.compiled_with_cxx11_abi():
    sys.exit("torch: expected a build with the C++11 ABI: set TORCH_INDEX_URL to an index that has one")
print(f"torch {torch.__version__} imports")
