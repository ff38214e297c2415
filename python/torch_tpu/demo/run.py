"""Runs both models on the device and on the CPU, prints them side by side, and judges."""

from __future__ import annotations

import gc
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
import transformers

from torch_tpu.demo.embedding import SENTENCES, EmbeddingRun, run_embedding
from torch_tpu.demo.language import Answer, LanguageRun, run_language, weights_folder
from torch_tpu.demo.measure import Measured, interactive

# Pooled vectors have length 1: float32 rounding through six layers stays far below this.
_COSINE_TOLERANCE = 1e-5


def run(device: str, prompts: list[str], new_tokens: int, json_file: Path | None) -> int:
    """Runs everything; returns 0 if all checks hold."""
    if device == "tpu" and not torch.tpu.is_available():
        reason = torch.tpu.unavailable_reason()
        print(f"torch_tpu demo: the device tpu cannot be used: {reason}")
        return 2
    weights_folder()
    transformers.utils.logging.set_verbosity_error()
    if not interactive():
        transformers.utils.logging.disable_progress_bar()
    torch.set_grad_enabled(False)

    print(
        f"SmolLM2-135M-Instruct, float32, eager, greedy, {new_tokens} tokens an answer: {device} and cpu\n", flush=True
    )
    ours = run_language(device, prompts, new_tokens)
    gc.collect()  # the model of one device goes before the other one comes
    theirs = run_language("cpu", prompts, new_tokens)
    _print_answers(device, ours, theirs)
    gc.collect()
    our_vectors, their_vectors = run_embedding(device), run_embedding("cpu")
    _print_embedding(device, our_vectors, their_vectors)

    checks = _checks(device, ours, theirs, our_vectors, their_vectors)
    print("Checks")
    for what, holds in checks.items():
        print(f"  {'ok  ' if holds else 'FAIL'}  {what}")
    if json_file is not None:
        figures = {
            "device": device,
            "new_tokens": new_tokens,
            "language": {device: asdict(ours), "cpu": asdict(theirs)},
            "embedding": {device: _plain(our_vectors), "cpu": _plain(their_vectors)},
            "checks": checks,
        }
        json_file.write_text(json.dumps(figures, indent=1) + "\n")
    return 0 if all(checks.values()) else 1


def _checks(
    device: str, ours: LanguageRun, theirs: LanguageRun, our_vectors: EmbeddingRun, their_vectors: EmbeddingRun
) -> dict[str, bool]:
    answers = [*ours.first, *ours.again]
    expected = [*theirs.first, *theirs.again]
    checks = {
        "every answer equals the CPU's, token for token": all(
            a.tokens == b.tokens for a, b in zip(answers, expected, strict=True)
        ),
        f"cosines equal the CPU's within {_COSINE_TOLERANCE:g}": _difference(our_vectors, their_vectors)
        <= _COSINE_TOLERANCE,
    }
    if device == "tpu":
        repeats = [*ours.again, *(a for a, new in zip(ours.first, _new_lengths(ours.first), strict=True) if not new)]
        parts = [ours.load, our_vectors.first, our_vectors.again, *(a.measured for a in answers)]
        checks["nothing ran on the CPU instead"] = not any(part.fallbacks for part in parts)
        checks["nothing compiled for a prompt length seen before"] = not any(a.measured.compiles for a in repeats)
        checks["nothing compiled for the second batch of sentences"] = not our_vectors.again.compiles
    return checks


def _new_lengths(answers: list[Answer]) -> list[bool]:
    seen: set[int] = set()
    new = []
    for answer in answers:
        new.append(answer.prompt_tokens not in seen)
        seen.add(answer.prompt_tokens)
    return new


def _difference(ours: EmbeddingRun, theirs: EmbeddingRun) -> float:
    return (ours.cosines - theirs.cosines).abs().max().item()


def _plain(embedding: EmbeddingRun) -> dict[str, Any]:
    return {
        "cosines": embedding.cosines.tolist(),
        "first": asdict(embedding.first),
        "again": asdict(embedding.again),
    }


def _print_answers(device: str, ours: LanguageRun, theirs: LanguageRun) -> None:
    new_lengths = _new_lengths(ours.first)
    for index, (mine, other) in enumerate(zip(ours.first, theirs.first, strict=True)):
        again = ours.again[index]
        equal = mine.tokens == other.tokens and again.tokens == theirs.again[index].tokens
        length = "new length" if new_lengths[index] else "length seen before"
        print(f"[{index + 1}] {mine.prompt}  ({mine.prompt_tokens} tokens, {length})")
        print(_indent(mine.text))
        if equal:
            print(f"    = cpu, all {len(mine.tokens)} tokens; smallest gap between the best two logits {mine.gap:.2e}")
        else:
            at = next((i for i, (a, b) in enumerate(zip(mine.tokens, other.tokens, strict=False)) if a != b), None)
            print(f"    differs from cpu at token {at}; smallest gap {mine.gap:.2e} (cpu {other.gap:.2e}). cpu says:")
            print(_indent(other.text))
        print(f"    {device:<4} first  {_figures(mine)}")
        print(f"    {device:<4} again  {_figures(again)}")
        print(f"    {'cpu':<4} first  {_figures(other)}")
        print(f"    {'cpu':<4} again  {_figures(theirs.again[index])}\n")
    print(f"Loading: {device} {_work(ours.load)}; cpu {_work(theirs.load)}")
    print(
        f"Peak memory: {device} tensors {_mib(ours.device_bytes)}, process {_mib(ours.process_bytes)}; "
        f"cpu process {_mib(theirs.process_bytes)}\n",
        flush=True,
    )


def _print_embedding(device: str, ours: EmbeddingRun, theirs: EmbeddingRun) -> None:
    print(f"MiniLM-L6-v2, {len(SENTENCES)} sentences: cosines on {device}")
    for index, (sentence, row) in enumerate(zip(SENTENCES, ours.cosines.tolist(), strict=True)):
        print(f"  {index + 1} " + " ".join(f"{value:6.3f}" for value in row) + f"   {sentence}")
    print(f"  largest difference from cpu {_difference(ours, theirs):.1e}")
    print(f"  {device:<4} first  {_work(ours.first)}")
    print(f"  {device:<4} again  {_work(ours.again)}")
    print(f"  {'cpu':<4} first  {_work(theirs.first)}")
    print(f"  {'cpu':<4} again  {_work(theirs.again)}\n", flush=True)


def _figures(answer: Answer) -> str:
    return f"first token {answer.first_token:6.2f} s, then {answer.rate:6.1f} tokens/s; {_work(answer.measured)}"


def _work(work: Measured) -> str:
    text = f"{work.seconds:.2f} s"
    if work.compiles is None:
        return text
    fallbacks = sum(work.fallbacks.values())
    text += f", {work.compiles} compiles"
    if work.compiles:
        text += f" ({work.compile_seconds:.1f} s)"
    text += f", hits {work.memory_hits} memory {work.disk_hits} disk, {fallbacks} fallbacks"
    return text + (f" ({', '.join(sorted(work.fallbacks))})" if fallbacks else "")


def _indent(text: str) -> str:
    return "\n".join(f"    | {line}" for line in text.splitlines() or [""])


def _mib(size: int | None) -> str:
    return "unknown" if size is None else f"{size / 2**20:.0f} MiB"
