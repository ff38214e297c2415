"""Twenty-five small models of Transformers and Diffusers, built from configurations, and what each is asked to do.

A `Case` builds its model on the CPU and knows its inputs; `run(model, device)` returns the tensors of one forward pass
or generation. Nothing is downloaded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import diffusers as D
import torch
import transformers as T

LM: dict[str, Any] = {
    "vocab_size": 128,
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 128,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
LINEAR: dict[str, Any] = {
    "head_dim": 16,
    "linear_num_key_heads": 2,
    "linear_num_value_heads": 4,
    "linear_key_head_dim": 16,
    "linear_value_head_dim": 16,
    "linear_conv_kernel_dim": 4,
    "layer_types": ["linear_attention", "full_attention"],
}
MOE: dict[str, Any] = {"num_experts": 8, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
GEMMA: dict[str, Any] = {
    "head_dim": 16,
    "global_head_dim": 16,
    "sliding_window": 8,
    "layer_types": ["sliding_attention", "full_attention"],
    "vocab_size_per_layer_input": 128,
}


@dataclass(frozen=True)
class Case:
    name: str
    build: Callable[[], torch.nn.Module]
    inputs: Callable[[], dict[str, Any]]
    generate: bool = False

    def model(self) -> torch.nn.Module:
        torch.manual_seed(0)
        return self.build().eval()

    def run(self, model: torch.nn.Module, device: str, dtype: torch.dtype | None = None) -> list[torch.Tensor]:
        """The floating results of a forward pass, or the ids of a generation, on the CPU."""
        torch.manual_seed(1)
        inputs = _map(self.inputs(), lambda t: t.to(device, dtype if dtype and t.is_floating_point() else t.dtype))
        with torch.no_grad():
            out = model.generate(**inputs) if self.generate else model(**inputs)  # type: ignore[operator]
        found: list[torch.Tensor] = []
        _map(out, lambda t: found.append(t.detach().cpu()) or t)
        return found


def _map(value: Any, f: Callable[[torch.Tensor], Any]) -> Any:
    if isinstance(value, torch.Tensor):
        return f(value)
    if isinstance(value, dict) or hasattr(value, "items"):
        return {k: _map(v, f) for k, v in value.items()}
    if isinstance(value, tuple):
        return tuple(_map(v, f) for v in value)
    if isinstance(value, list):
        return [_map(v, f) for v in value]
    if hasattr(value, "sample") and isinstance(value.sample, torch.Tensor):
        return f(value.sample)
    return value


def _ids() -> torch.Tensor:
    return torch.randint(3, 128, (2, 9), generator=torch.Generator().manual_seed(5))


def _randn(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


def _lm(name: str, model: Any, config: Any, **generate: Any) -> Case:
    def inputs() -> dict[str, Any]:
        ids = _ids()
        return {
            "input_ids": ids,
            "attention_mask": torch.ones_like(ids),
            "max_new_tokens": 4,
            "min_new_tokens": 4,
            "do_sample": False,
            "output_logits": True,
            "return_dict_in_generate": True,
            **generate,
        }

    return Case(name, lambda: model(config), inputs, generate=True)


STATIC = {"cache_implementation": "static", "disable_compile": True}
_NO_FFN = {k: v for k, v in LM.items() if k != "intermediate_size"}
_ENCODER = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 128}
_WHISPER = {
    "vocab_size": 128,
    "d_model": 64,
    "encoder_layers": 2,
    "decoder_layers": 2,
    "encoder_attention_heads": 4,
    "decoder_attention_heads": 4,
    "encoder_ffn_dim": 128,
    "decoder_ffn_dim": 128,
    "num_mel_bins": 80,
    "max_source_positions": 50,
    "max_target_positions": 32,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "decoder_start_token_id": 1,
    "suppress_tokens": None,
    "begin_suppress_tokens": None,
}
_UNET: dict[str, Any] = {
    "block_out_channels": (32, 64),
    "layers_per_block": 1,
    "sample_size": 16,
    "in_channels": 4,
    "out_channels": 4,
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"),
    "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
    "cross_attention_dim": 32,
}


def _unet_inputs(**extra: Any) -> dict[str, Any]:
    return {
        "sample": _randn(1, 4, 16, 16),
        "timestep": torch.tensor(5),
        "encoder_hidden_states": _randn(1, 7, 32),
        **extra,
    }


CASES: list[Case] = [
    _lm("llama", T.LlamaForCausalLM, T.LlamaConfig(**LM)),
    _lm("llama_static", T.LlamaForCausalLM, T.LlamaConfig(**LM), **STATIC),
    _lm("llama_beam", T.LlamaForCausalLM, T.LlamaConfig(**LM), num_beams=2),
    _lm("qwen3", T.Qwen3ForCausalLM, T.Qwen3Config(head_dim=16, **LM)),
    _lm("qwen3_static", T.Qwen3ForCausalLM, T.Qwen3Config(head_dim=16, **LM), **STATIC),
    _lm(
        "qwen3_moe", T.Qwen3MoeForCausalLM, T.Qwen3MoeConfig(head_dim=16, decoder_sparse_step=1, **MOE, **LM), **STATIC
    ),
    _lm("qwen3_5", T.Qwen3_5ForCausalLM, T.Qwen3_5TextConfig(**LINEAR, **LM)),
    _lm("qwen3_5_static", T.Qwen3_5ForCausalLM, T.Qwen3_5TextConfig(**LINEAR, **LM), **STATIC),
    _lm(
        "qwen3_5_moe",
        T.Qwen3_5MoeForCausalLM,
        T.Qwen3_5MoeTextConfig(shared_expert_intermediate_size=32, **MOE, **LINEAR, **_NO_FFN),
        **STATIC,
    ),
    _lm(
        "gemma4",
        T.Gemma4ForCausalLM,
        T.Gemma4TextConfig(hidden_size_per_layer_input=16, num_kv_shared_layers=0, **GEMMA, **LM),
        **STATIC,
    ),
    _lm(
        "gemma4_moe",
        T.Gemma4ForCausalLM,
        T.Gemma4TextConfig(
            hidden_size_per_layer_input=0,
            num_kv_shared_layers=0,
            enable_moe_block=True,
            num_experts=8,
            top_k_experts=2,
            moe_intermediate_size=32,
            **GEMMA,
            **LM,
        ),
        **STATIC,
    ),
    Case(
        "bert",
        lambda: T.BertModel(T.BertConfig(vocab_size=128, **_ENCODER)),
        lambda: {"input_ids": _ids(), "attention_mask": torch.ones_like(_ids())},
    ),
    Case(
        "vit",
        lambda: T.ViTForImageClassification(T.ViTConfig(image_size=32, patch_size=8, **_ENCODER)),
        lambda: {"pixel_values": _randn(2, 3, 32, 32)},
    ),
    Case(
        "whisper",
        lambda: T.WhisperForConditionalGeneration(T.WhisperConfig(**_WHISPER)),
        lambda: {"input_features": _randn(1, 80, 100), "decoder_input_ids": _ids()[:1]},
    ),
    Case(
        "flux",
        lambda: D.FluxTransformer2DModel(
            patch_size=1,
            in_channels=4,
            num_layers=1,
            num_single_layers=1,
            attention_head_dim=16,
            num_attention_heads=2,
            joint_attention_dim=32,
            pooled_projection_dim=32,
            axes_dims_rope=[4, 4, 8],
        ),
        lambda: {
            "hidden_states": _randn(1, 16, 4),
            "encoder_hidden_states": _randn(1, 7, 32),
            "pooled_projections": _randn(1, 32),
            "timestep": torch.tensor([1.0]),
            "img_ids": _randn(16, 3),
            "txt_ids": _randn(7, 3),
        },
    ),
    Case(
        "qwenimage",
        lambda: D.QwenImageTransformer2DModel(
            patch_size=2,
            in_channels=16,
            out_channels=4,
            num_layers=2,
            attention_head_dim=16,
            num_attention_heads=3,
            joint_attention_dim=16,
            guidance_embeds=False,
            axes_dims_rope=(8, 4, 4),
        ),
        lambda: {
            "hidden_states": _randn(1, 16, 16),
            "encoder_hidden_states": _randn(1, 7, 16),
            "encoder_hidden_states_mask": torch.ones(1, 7, dtype=torch.long),
            "timestep": torch.tensor([1.0]),
            "img_shapes": [(1, 4, 4)],
        },
    ),
    Case(
        "qwenimage_vae",
        lambda: D.AutoencoderKLQwenImage(
            base_dim=24,
            z_dim=4,
            dim_mult=[1, 2, 4],
            num_res_blocks=1,
            temperal_downsample=[False, True],
            latents_mean=[0.0] * 4,
            latents_std=[1.0] * 4,
        ),
        lambda: {"sample": _randn(1, 3, 1, 16, 16)},
    ),
    Case("sd_unet", lambda: D.UNet2DConditionModel(attention_head_dim=8, **_UNET), _unet_inputs),
    Case(
        "sdxl_unet",
        lambda: D.UNet2DConditionModel(
            attention_head_dim=(2, 4),
            use_linear_projection=True,
            addition_embed_type="text_time",
            addition_time_embed_dim=8,
            transformer_layers_per_block=(1, 2),
            projection_class_embeddings_input_dim=80,
            **_UNET,
        ),
        lambda: _unet_inputs(added_cond_kwargs={"text_embeds": _randn(1, 32), "time_ids": _randn(1, 6)}),
    ),
    Case(
        "sd_vae",
        lambda: D.AutoencoderKL(
            block_out_channels=(32, 64),
            in_channels=3,
            out_channels=3,
            down_block_types=("DownEncoderBlock2D",) * 2,
            up_block_types=("UpDecoderBlock2D",) * 2,
            latent_channels=4,
        ),
        lambda: {"sample": _randn(1, 3, 32, 32)},
    ),
    Case(
        "sd3",
        lambda: D.SD3Transformer2DModel(
            sample_size=8,
            patch_size=1,
            in_channels=4,
            num_layers=2,
            attention_head_dim=8,
            num_attention_heads=4,
            caption_projection_dim=32,
            joint_attention_dim=32,
            pooled_projection_dim=64,
            out_channels=4,
            pos_embed_max_size=16,
        ),
        lambda: {
            "hidden_states": _randn(1, 4, 8, 8),
            "encoder_hidden_states": _randn(1, 7, 32),
            "pooled_projections": _randn(1, 64),
            "timestep": torch.tensor([3]),
        },
    ),
    Case(
        "wan",
        lambda: D.WanTransformer3DModel(
            patch_size=(1, 2, 2),
            num_attention_heads=2,
            attention_head_dim=12,
            in_channels=16,
            out_channels=16,
            text_dim=32,
            freq_dim=256,
            ffn_dim=32,
            num_layers=2,
            cross_attn_norm=True,
            qk_norm="rms_norm_across_heads",
            rope_max_seq_len=32,
        ),
        lambda: {
            "hidden_states": _randn(1, 16, 2, 8, 8),
            "timestep": torch.tensor([3]),
            "encoder_hidden_states": _randn(1, 7, 32),
        },
    ),
    Case(
        "wan_vae",
        lambda: D.AutoencoderKLWan(
            base_dim=3, z_dim=16, dim_mult=[1, 1, 1, 1], num_res_blocks=1, temperal_downsample=[False, True, True]
        ),
        lambda: {"sample": _randn(1, 3, 5, 16, 16)},
    ),
    Case(
        "gpt2",
        lambda: T.GPT2LMHeadModel(
            T.GPT2Config(vocab_size=128, n_embd=64, n_layer=2, n_head=4, n_positions=64, bos_token_id=1, eos_token_id=2)
        ),
        lambda: {"input_ids": _ids()},
    ),
    Case(
        "t5",
        lambda: T.T5ForConditionalGeneration(
            T.T5Config(vocab_size=128, d_model=64, d_kv=16, d_ff=128, num_layers=2, num_heads=4, pad_token_id=0)
        ),
        lambda: {"input_ids": _ids(), "decoder_input_ids": _ids()[:, :4]},
    ),
]
