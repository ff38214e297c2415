"""Prints promotion_table.h: PyTorch's type promotion, asked of the installed torch (2.13 for the committed table).

.venv/bin/python tests/cpp/lower/promotion_table.py > tests/cpp/lower/promotion_table.h
"""

from collections.abc import Callable

import torch

TYPES = {
    "p": torch.bool,
    "a": torch.int8,
    "b": torch.int16,
    "c": torch.int32,
    "d": torch.int64,
    "A": torch.uint8,
    "B": torch.uint16,
    "C": torch.uint32,
    "D": torch.uint64,
    "h": torch.float16,
    "t": torch.bfloat16,
    "f": torch.float32,
    "g": torch.float64,
    "x": torch.complex64,
    "y": torch.complex128,
    "E": torch.float8_e4m3fn,
    "F": torch.float8_e5m2,
    "G": torch.float8_e4m3fnuz,
    "H": torch.float8_e5m2fnuz,
}
CODES = {dtype: code for code, dtype in TYPES.items()} | {torch.complex32: "z"}
NUMBERS: tuple[complex, ...] = (True, 1, 1.0, 1j)


def code(ask: Callable[..., torch.dtype], *args: object) -> str:
    """Returns the code of an answer, '!' where PyTorch raises."""
    try:
        return CODES[ask(*args)]
    except RuntimeError:
        return "!"


def tensor(dtype: torch.dtype, rank: int) -> torch.Tensor:
    """Returns a tensor of a dtype and rank."""
    return torch.empty((2,) * rank, dtype=dtype)


def with_numbers(dtype: torch.dtype, rank: int) -> str:
    """Returns the codes of a tensor with each kind of number, under both default dtypes."""
    text = ""
    for default in (torch.float32, torch.float64):
        torch.set_default_dtype(default)
        text += "".join(code(torch.result_type, tensor(dtype, rank), number) for number in NUMBERS)
    torch.set_default_dtype(torch.float32)
    return text


def show(name: str, comment: str, rows: list[str]) -> None:
    """Prints one table."""
    print(f"\n// {comment}\ninline constexpr const char* {name}[] = {{")
    for row in rows:
        print(f'    "{row}",')
    print("};")


def main() -> None:
    """Prints the header."""
    types = list(TYPES.values())
    print("// Type promotion as PyTorch 2.13 does it. Made by promotion_table.py, which says how. Constants.")
    print("// A letter is a type by its place in kTypes, 'z' is complex32, '!' is an error.\n// clang-format off")
    print("#pragma once\n\nnamespace torch_tpu::lower::testing {\n")
    print("// In the order of shlo::DType, without kInvalid; so are the rows, and the columns of the first two tables.")
    print(f'inline constexpr const char* kTypes = "{"".join(TYPES)}";')
    pairs = ["".join(code(torch.promote_types, a, b) for b in types) for a in types]
    show("kPromoteTypes", "torch.promote_types", pairs)
    mixed = ["".join(code(torch.result_type, tensor(a, 1), tensor(b, 0)) for b in types) for a in types]
    show("kDimWithZeroDim", "torch.result_type of a tensor with dimensions and one without", mixed)
    numbers = [with_numbers(a, 1) for a in types]
    if numbers != [with_numbers(a, 0) for a in types]:
        raise SystemExit("numbers beside 0-dim tensors differ from those beside others: they need a table of their own")
    show(
        "kWithNumber",
        "torch.result_type of a tensor of any rank and True, 1, 1.0, 1j; by default dtype: float32, then float64",
        numbers,
    )
    print("\n}  // namespace torch_tpu::lower::testing\n// clang-format on")


if __name__ == "__main__":
    main()
