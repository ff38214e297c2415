"""What the demonstration concludes from its figures, without running its models."""

import importlib
import json
from typing import Any

import pytest
import torch
from torch_tpu import demo
from torch_tpu.demo import measure


@pytest.fixture(scope="module")
def run() -> Any:  # importing it takes seconds
    return importlib.import_module("torch_tpu.demo.run")


def work(**counters: Any) -> measure.Measured:
    zero = {"compiles": 0, "compile_seconds": 0.0, "memory_hits": 1, "disk_hits": 0}
    return measure.Measured(seconds=1.0, **{**zero, **counters})


def answer(run: Any, tokens: list[int], prompt_tokens: int = 5, **counters: Any) -> Any:
    return run.Answer("question", "answer", prompt_tokens, tokens, 0.5, 0.1, 10.0, work(**counters))


def language(run: Any, first: list, again: list | None = None) -> Any:
    return run.LanguageRun(work(), first, first if again is None else again, 1 << 20, 1 << 21)


def embedding(run: Any, shift: float = 0.0, **counters: Any) -> Any:
    return run.EmbeddingRun(torch.zeros(6, 4), torch.eye(6) + shift, work(), work(**counters))


def failed(run: Any, ours, theirs, our_vectors=None, their_vectors=None) -> list[str]:
    our_vectors = our_vectors or embedding(run)
    checks = run._checks("tpu", ours, theirs, our_vectors, their_vectors or embedding(run))
    return [what for what, holds in checks.items() if not holds]


def test_all_well(run: Any) -> None:
    a = [answer(run, [1, 2], compiles=3), answer(run, [1, 3], prompt_tokens=6, compiles=1)]
    again = [answer(run, [1, 2]), answer(run, [1, 3], prompt_tokens=6)]
    assert failed(run, language(run, a, again), language(run, a, again)) == []


def test_another_token(run: Any) -> None:
    ours, theirs = language(run, [answer(run, [1, 2])]), language(run, [answer(run, [1, 3])])
    assert failed(run, ours, theirs) == ["every answer equals the CPU's, token for token"]
    later = language(run, [answer(run, [1, 2])], [answer(run, [1, 3])])
    assert failed(run, later, language(run, [answer(run, [1, 2])])) != []


def test_a_fallback_anywhere(run: Any) -> None:
    good = language(run, [answer(run, [1])])
    bad = language(run, [answer(run, [1], fallbacks={"aten::eig": 2})])
    assert failed(run, bad, good) == ["nothing ran on the CPU instead"]
    vectors = embedding(run, fallbacks={"aten::eig": 2})
    assert failed(run, good, good, vectors) == ["nothing ran on the CPU instead"]
    loading = language(run, [answer(run, [1])])
    loading.load.fallbacks["aten::eig"] = 1
    assert failed(run, loading, good) == ["nothing ran on the CPU instead"]


def test_compiles_for_a_known_length(run: Any) -> None:
    good = language(run, [answer(run, [1])] * 2)
    again = language(run, [answer(run, [1], compiles=1)], [answer(run, [1], compiles=1)])
    assert failed(run, again, language(run, [answer(run, [1])])) == ["nothing compiled for a prompt length seen before"]
    second = language(run, [answer(run, [1], compiles=1), answer(run, [1], compiles=1)], [answer(run, [1])] * 2)
    assert failed(run, second, good) == ["nothing compiled for a prompt length seen before"]
    vectors = embedding(run, compiles=1)
    assert failed(run, good, good, vectors) == ["nothing compiled for the second batch of sentences"]


def test_other_vectors(run: Any) -> None:
    good = language(run, [answer(run, [1])])
    assert len(failed(run, good, good, embedding(run, 1e-3))) == 1
    assert failed(run, good, good, embedding(run, 1e-7)) == []


def test_what_is_printed(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    ours = language(run, [answer(run, [1, 2], compiles=3, compile_seconds=1.5, fallbacks={"aten::eig": 2})])
    run._print_answers("tpu", ours, language(run, [answer(run, [1, 3])]))
    text = capsys.readouterr().out
    for part in ("differs from cpu at token 1", "3 compiles (1.5 s)", "2 fallbacks (aten::eig)", "gap 5.00e-01"):
        assert part in text, part


def test_measured_counts_the_device_only(tpu: str) -> None:
    with measure.measured("cpu") as cpu:
        pass
    assert cpu.compiles is None and cpu.seconds >= 0
    x = torch.ones(3, 11, device="tpu")
    with measure.measured("tpu") as first:
        _ = x + x
    with measure.measured("tpu") as again:
        _ = x + x
    assert first.compiles + first.disk_hits + first.memory_hits >= 1
    assert again.compiles == 0 and again.memory_hits >= 1 and again.fallbacks == {}


def test_peak_memory(tpu: str) -> None:
    peak = measure.PeakMemory("tpu")
    x = torch.ones(1 << 22, device="tpu")
    assert x.cpu().sum().item() == 1 << 22
    assert peak.device_bytes() >= 16 << 20
    if peak.process_bytes() is not None:
        before = measure.PeakMemory("cpu").process_bytes()
        kept = bytearray(b"x" * (64 << 20))
        after = measure.PeakMemory("cpu").process_bytes()
        assert before and after and after > 16 << 20 and len(kept) == 64 << 20


def test_prompts() -> None:
    prompts = json.loads(demo._PROMPTS.read_text())
    assert len(prompts) >= 4 and all(isinstance(prompt, str) and prompt for prompt in prompts)
