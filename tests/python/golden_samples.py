"""One small call for every row: what golden texts and proofs are made from.

`sample(schema)` gives the arguments as CPU tensors. Most are made from the schema alone: float32 tensors of 2x3 with
distinct values between 0 and 1, dim 1, and so on; the first of a few guesses that CPU takes. Where no guess fits, or
where another call says more, `SAMPLES` has the arguments, in the schema's order. A second golden of a row has a name
behind "@".
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

Args = list[Any]


def floats(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Distinct values in (0, 1), in no order."""
    n = math.prod(shape)
    step = next(k for k in range(n // 2 + 1, n + 2) if math.gcd(k, n) == 1) if n else 1
    return ((torch.arange(n) * step % max(n, 1) + 1).double() / (n + 1)).reshape(shape).to(dtype)


def ints(*shape: int, below: int = 5, dtype: torch.dtype = torch.int64) -> torch.Tensor:
    return ((torch.arange(math.prod(shape)) * 3 + 1) % below).reshape(shape).to(dtype)


def bools(*shape: int) -> torch.Tensor:
    return ints(*shape, below=4) % 2 == 1


# Rows whose results may differ from CPU's in sign or order, or are not defined by it, with the reason.
UNCOMPARED: dict[str, str] = {
    "empty_like": "uninitialised memory",
    "_linalg_eigh": "signs of eigenvectors",
    "_linalg_svd": "signs of singular vectors",
}


def _wide(name: str) -> Callable[..., torch.Tensor]:
    """What mm.dtype and the like mean: factors as they are, everything else in the type asked for."""

    def reference(*args: Any, **kwargs: Any) -> torch.Tensor:
        dtype = next(a for a in args if isinstance(a, torch.dtype))
        tensors = [a.to(dtype) for a in args if isinstance(a, torch.Tensor)]
        return getattr(torch, name)(*tensors, **kwargs)

    return reference


def _batch_norm_in_use(x: torch.Tensor, weight: Any, bias: Any, mean: Any, var: Any, momentum: Any, eps: Any) -> Any:
    """CPU returns no statistics here; Meta says that there are."""
    out, _, _ = torch.ops.aten._native_batch_norm_legit_no_training.default(x, weight, bias, mean, var, momentum, eps)
    return out, mean, (var + eps).rsqrt()


def _bags(*args: Any) -> Any:
    """CPU gives places of maxima for means too; Meta says that there are none."""
    out, bags, sizes, places = torch.ops.aten._embedding_bag.default(*args)
    return out, bags, sizes, places if args[4] == 2 else places[:0]


# What rows compute where CPU has no kernel, or another one than Meta describes.
REFERENCES: dict[str, Callable[..., Any]] = {
    "_native_batch_norm_legit_no_training": _batch_norm_in_use,
    "_embedding_bag": _bags,
    "_embedding_bag_forward_only": _bags,
    **{f"{name}.dtype": _wide(name) for name in ("mm", "bmm", "addmm")},
}


def _logits(*shape: int) -> torch.Tensor:
    return floats(*shape) * 8 - 4


def _halves(*shape: int) -> torch.Tensor:
    return floats(*shape, dtype=torch.bfloat16)


def _convolution() -> Args:
    return [floats(1, 4, 5, 5), floats(2, 2, 3, 3), floats(2), [2, 2], [1, 1], [1, 1], False, [0, 0], 2]


def _convolution_backward() -> Args:
    image, weight, _, *geometry = _convolution()
    return [floats(1, 2, 3, 3), image, weight, [2], *geometry, [True, True, True]]


def _lines() -> torch.Tensor:
    return ints(2, 3, below=2)


def _statistics(groups: int) -> tuple[torch.Tensor, torch.Tensor]:
    return floats(2, groups), floats(2, groups) + 1


def _positive(n: int) -> torch.Tensor:
    a = floats(n, n)
    return a @ a.T + torch.eye(n)


def _pool_backward(n: int) -> Args:
    image = floats(1, 2, *[4] * n)
    name = f"max_pool{n}d_with_indices"
    pooled, indices = getattr(torch.ops.aten, name).default(image, [2] * n, [2] * n)
    return [pooled, image, [2] * n, [2] * n, [0] * n, [1] * n, False, indices]


def _adaptive_max_pool_backward(n: int) -> Args:
    image = floats(1, 2, *[5] * n)
    pooled, indices = getattr(torch.ops.aten, f"adaptive_max_pool{n}d").default(image, [2] * n)
    return [pooled, image, indices]


def _fractional_max_pool(n: int) -> Args:
    return [floats(1, 2, *[5] * n), [2] * n, [3] * n, floats(1, 2, n)]


def _fractional_max_pool_backward(n: int) -> Args:
    image, kernel, size, numbers = _fractional_max_pool(n)
    pooled, indices = getattr(torch.ops.aten, f"fractional_max_pool{n}d").default(image, kernel, size, numbers)
    return [pooled, image, kernel, size, indices]


def _grid(n: int) -> Args:
    return [floats(1, 2, *[4] * n), floats(1, *[2] * n, n) * 2.5 - 1.25]


def _corners(n: int) -> torch.Tensor:
    """Positions in 4 x 4 (x 4) for two channels of 2 x 2 (x 2)."""
    return torch.stack([torch.arange(2**n), torch.arange(2**n) + 4**n // 2]).reshape(1, 2, *[2] * n)


def _resampling() -> dict[str, Callable[[], Args]]:
    """Of every kind: 4 to 6 along each dimension, and back."""
    kinds = {f"{kind}{n}d": n for kind in ("upsample_nearest", "_upsample_nearest_exact") for n in (1, 2, 3)}
    kinds |= {"upsample_linear1d": 1, "upsample_bilinear2d": 2, "upsample_trilinear3d": 3, "upsample_bicubic2d": 2}
    kinds |= {"_upsample_bilinear2d_aa": 2, "_upsample_bicubic2d_aa": 2}
    samples: dict[str, Callable[[], Args]] = {}
    for name, n in kinds.items():
        corners = [] if "nearest" in name else [False]
        samples[name] = lambda n=n, corners=corners: [floats(1, 2, *[4] * n), [6] * n, *corners]
        samples[f"{name}_backward"] = lambda n=n, corners=corners: [
            *(floats(1, 2, *[6] * n), [6] * n, [1, 2, *[4] * n], *corners),
        ]
    return samples


def _two() -> list[torch.Tensor]:
    return [floats(2, 3), floats(3)]


def _fused(kind: str, lr: Any) -> Args:
    """Of two parameters, at step 3, with gradients of a scaled loss."""
    lists = [_two(), _two()]
    steps = [torch.tensor(3.0), torch.tensor(3.0)]
    scale = [torch.tensor([4.0]), torch.tensor([0.0])]
    if kind == "sgd":
        return [*lists, _two(), 0.01, 0.9, lr, 0.1, True, False, False, *scale]
    if kind == "adagrad":
        return [*lists, _two(), steps, lr, 0.1, 0.01, 1e-10, False, *scale]
    return [*lists, _two(), _two(), [], steps, lr, 0.9, 0.999, 0.01, 1e-8, False, False, *scale]


SAMPLES: dict[str, Callable[[], Args]] = {
    # Lists of tensors, optimizers, loss scaling.
    **{f"_foreach_{name}.Tensor": lambda: [_two(), torch.tensor(2.5)] for name in ("add", "mul", "div")},
    **{f"_fused_{kind}_": lambda kind=kind: _fused(kind, 0.01) for kind in ("sgd", "adam", "adamw", "adagrad")},
    **{
        f"_fused_{kind}_.tensor_lr": lambda kind=kind: _fused(kind, torch.tensor(0.01))
        for kind in ("sgd", "adam", "adamw", "adagrad")
    },
    "_amp_foreach_non_finite_check_and_unscale_": lambda: [_two(), torch.zeros(1), torch.full((1,), 0.25)],
    "_amp_update_scale_": lambda: [torch.full((1,), 4.0), ints(1, dtype=torch.int32), torch.zeros(1), 2.0, 0.5, 3],
    # Pooling, resampling, triangular systems.
    **_resampling(),
    **{f"_adaptive_avg_pool{n}d": lambda n=n: [floats(1, 2, *[5] * n), [2] * n] for n in (2, 3)},
    **{
        f"_adaptive_avg_pool{n}d_backward": lambda n=n: [floats(1, 2, *[2] * n), floats(1, 2, *[5] * n)] for n in (2, 3)
    },
    **{f"avg_pool{n}d": lambda n=n: [floats(1, 2, *[4] * n), [2] * n] for n in (2, 3)},
    **{
        f"avg_pool{n}d_backward": lambda n=n: [
            *(floats(1, 2, *[2] * n), floats(1, 2, *[4] * n), [2] * n, [2] * n, [0] * n, False, True, None),
        ]
        for n in (2, 3)
    },
    **{f"max_pool{n}d_with_indices": lambda n=n: [floats(1, 2, *[4] * n), [2] * n] for n in (2, 3)},
    **{f"max_pool{n}d_with_indices_backward": lambda n=n: _pool_backward(n) for n in (2, 3)},
    **{f"adaptive_max_pool{n}d": lambda n=n: [floats(1, 2, *[5] * n), [2] * n] for n in (2, 3)},
    **{f"adaptive_max_pool{n}d_backward": lambda n=n: _adaptive_max_pool_backward(n) for n in (2, 3)},
    **{f"fractional_max_pool{n}d": lambda n=n: _fractional_max_pool(n) for n in (2, 3)},
    **{f"fractional_max_pool{n}d_backward": lambda n=n: _fractional_max_pool_backward(n) for n in (2, 3)},
    "max_unpool2d": lambda: [floats(1, 2, 2, 2), _corners(2), [4, 4]],
    "max_unpool3d": lambda: [floats(1, 2, 2, 2, 2), _corners(3), [4, 4, 4], [2, 2, 2], [0, 0, 0]],
    **{f"grid_sampler_{n}d": lambda n=n: [*_grid(n), 0, 0, False] for n in (2, 3)},
    **{
        f"grid_sampler_{n}d_backward": lambda n=n: [
            *(floats(1, 2, *[2] * n), *_grid(n), 0, 0, False, [True, True]),
        ]
        for n in (2, 3)
    },
    "embedding_renorm_": lambda: [floats(4, 3) * 3, _lines(), 1.0, 2.0],
    "_grouped_mm": lambda: [_halves(4, 8), _halves(2, 8, 8), torch.tensor([1, 4], dtype=torch.int32)],
    "cholesky": lambda: [_positive(3)],
    "_pdist_backward": lambda: [floats(3), floats(3, 2), 2.0, torch.pdist(floats(3, 2))],
    "multi_margin_loss": lambda: [floats(2, 3), ints(2, below=3), 1, 1],
    "multi_margin_loss_backward": lambda: [torch.tensor(0.5), floats(2, 3), ints(2, below=3), 1, 1],
    "cholesky_inverse": lambda: [torch.linalg.cholesky(_positive(3))],
    "_cholesky_solve_helper": lambda: [floats(3, 2), torch.linalg.cholesky(_positive(3)), False],
    **{name: lambda: [_positive(3)] for name in ("linalg_lu_factor_ex", "linalg_lu", "_linalg_det", "_linalg_slogdet")},
    **{name: lambda: [_positive(3)] for name in ("linalg_inv_ex", "linalg_matrix_exp", "_linalg_eigh")},
    **{name: lambda: [floats(4, 3)] for name in ("linalg_qr", "geqrf", "_linalg_svd")},
    **{
        name: lambda: [floats(4, 3), torch.tensor([1, 3, 0, 1]), torch.tensor([0, 2]), False, 1, False, None, False, -1]
        for name in ("_embedding_bag", "_embedding_bag_forward_only")
    },
    "_embedding_bag@max": lambda: [
        *(floats(4, 3), torch.tensor([1, 3, 0, 1]), torch.tensor([0, 2]), False, 2, False, None, False, -1)
    ],
    "_embedding_bag_backward": lambda: [
        *(floats(2, 3), torch.tensor([1, 3, 0, 1]), torch.tensor([0, 2]), torch.tensor([0, 0, 1, 1])),
        *(torch.tensor([2, 2]), torch.empty(0, dtype=torch.int64), 4, False, 0, False, floats(4), -1),
    ],
    "_embedding_bag_dense_backward": lambda: [
        *(floats(2, 3), torch.tensor([1, 3, 0, 1]), torch.tensor([0, 0, 1, 1]), torch.tensor([2, 2])),
        *(torch.empty(0, dtype=torch.int64), 4, False, 1, None, -1),
    ],
    "_embedding_bag_per_sample_weights_backward": lambda: [
        *(floats(2, 3), floats(4, 3), torch.tensor([1, 3, 0, 1]), torch.tensor([0, 2]), torch.tensor([0, 0, 1, 1])),
        *(0, -1),
    ],
    "multilabel_margin_loss_forward": lambda: [floats(2, 3), torch.tensor([[2, 0, -1], [1, -1, 0]]), 1],
    "multilabel_margin_loss_backward": lambda: [
        *(floats(2), floats(2, 3), torch.tensor([[2, 0, -1], [1, -1, 0]]), 0, torch.tensor([[1.0, 0, 1], [0, 1, 0]])),
    ],
    "_weight_norm_interface": lambda: [floats(3, 2), floats(3, 1)],
    "_weight_norm_interface_backward": lambda: [floats(3, 2), 1 - floats(3, 2), floats(3, 1), floats(3, 1) + 1, 0],
    "_int_mm": lambda: [ints(2, 3, dtype=torch.int8), ints(3, 2, dtype=torch.int8)],
    "fake_quantize_per_tensor_affine_cachemask": lambda: [_logits(2, 3), 0.1, 2, -8, 7],
    "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams": lambda: [
        *(_logits(2, 3), torch.tensor([0.25]), torch.tensor([1], dtype=torch.int32), torch.tensor([1]), -8, 7)
    ],
    "fake_quantize_per_channel_affine_cachemask": lambda: [
        *(_logits(2, 3), torch.tensor([0.25, 0.5]), torch.tensor([1, 0], dtype=torch.int32), 0, -8, 7)
    ],
    "_fft_c2c": lambda: [torch.complex(floats(2, 4), floats(2, 4) * 2), [1], 0, True],
    "_fft_c2c@ortho": lambda: [torch.complex(floats(2, 3, 4), floats(2, 3, 4) * 2), [0, 2], 1, False],
    "_fft_r2c": lambda: [floats(2, 5), [1], 2, True],
    "_fft_r2c@two_sided": lambda: [floats(2, 5), [0, 1], 0, False],
    "_fft_c2r": lambda: [torch.complex(floats(2, 3), floats(2, 3) * 0), [1], 2, 4],
    "linalg_householder_product": lambda: [*torch.geqrf(floats(4, 3))],
    "ormqr": lambda: [*torch.geqrf(floats(4, 3)), floats(4, 2)],
    "_linalg_solve_ex": lambda: [_positive(3), floats(3, 2)],
    "linalg_lu_solve": lambda: [*torch.linalg.lu_factor(_positive(3)), floats(3, 2)],
    "lu_unpack": lambda: [*torch.linalg.lu_factor(_positive(3))],
    "linalg_cholesky_ex": lambda: [_positive(3)],
    "linalg_solve_triangular": lambda: [_positive(3), floats(3, 2), True],
    "triangular_solve": lambda: [floats(3, 2), _positive(3)],
    # Losses.
    **{
        f"{name}_backward": lambda rest=rest: [floats(2, 3), floats(2, 3), 1 - floats(2, 3), *rest]
        for name, rest in {
            "binary_cross_entropy": [None, 0],
            "huber_loss": [0, 0.25],
            "mse_loss": [0],
            "smooth_l1_loss": [0, 0.25],
        }.items()
    },
    "nll_loss_forward": lambda: [-floats(3, 4), ints(3, below=4), floats(4), 1, -100],
    "nll_loss2d_forward": lambda: [-floats(1, 4, 2, 2), ints(1, 2, 2, below=4), floats(4), 1, -100],
    "nll_loss_backward": lambda: [
        *(torch.tensor(0.5), -floats(3, 4), ints(3, below=4), floats(4)),
        *(1, -100, torch.tensor(2.0)),
    ],
    "nll_loss2d_backward": lambda: [
        *(torch.tensor(0.5), -floats(1, 4, 2, 2), ints(1, 2, 2, below=4), floats(4)),
        *(1, -100, torch.tensor(2.0)),
    ],
    # Norms and distances.
    "_cdist_backward": lambda: [floats(2, 3), floats(2, 4), floats(3, 4), 2.0, floats(2, 3)],
    "_native_batch_norm_legit.no_stats": lambda: [floats(2, 3, 4), floats(3), floats(3), True, 0.1, 1e-5],
    "_native_batch_norm_legit_functional": lambda: [
        *(floats(2, 3, 4), floats(3), floats(3), floats(3), floats(3)),
        *(True, 0.1, 1e-5),
    ],
    "_native_batch_norm_legit_no_training": lambda: [
        *(floats(2, 3, 4), floats(3), floats(3), floats(3), floats(3)),
        *(0.1, 1e-5),
    ],
    "native_batch_norm_backward": lambda: [
        *(floats(2, 3, 4), floats(2, 3, 4), floats(3), None, None, floats(3), floats(3)),
        *(True, 1e-5, [True, True, True]),
    ],
    "linalg_cross": lambda: [floats(2, 3), 1 - floats(2, 3)],
    "native_group_norm": lambda: [floats(2, 4, 3), floats(4), floats(4), 2, 4, 3, 2, 1e-5],
    "native_group_norm_backward": lambda: [
        *(floats(2, 4, 3), floats(2, 4, 3), *_statistics(2), floats(4), 2, 4, 3, 2, [True, True, True]),
    ],
    "native_layer_norm": lambda: [floats(2, 3), [3], floats(3), floats(3), 1e-5],
    "native_layer_norm_backward": lambda: [
        *(floats(2, 3), floats(2, 3), [3], *_statistics(1), floats(3), floats(3), [True, True, True]),
    ],
    "norm.ScalarOpt_dim_dtype": lambda: [floats(2, 3), 2, [1], False, torch.float64],
    "norm.ScalarOpt_dtype": lambda: [floats(2, 3), 2, torch.float64],
    # Indexing.
    **{name: lambda: [floats(3, 4), [ints(2, below=3), None]] for name in ("index.Tensor", "_unsafe_index.Tensor")},
    **{
        name: lambda: [floats(3, 4), [ints(2, below=3), None], -floats(2, 4), True]
        for name in ("index_put", "_unsafe_index_put", "_index_put_impl_")
    },
    "embedding": lambda: [floats(4, 3), _lines()],
    "embedding_dense_backward": lambda: [floats(2, 3, 2), _lines(), 4, -1, False],
    "gather": lambda: [floats(2, 3), 1, _lines()],
    "index_add": lambda: [floats(3, 3), 1, ints(2, below=3), floats(3, 2)],
    "index_copy": lambda: [floats(3, 3), 1, ints(2, below=3), floats(3, 2)],
    "index_fill.int_Scalar": lambda: [floats(2, 3), 1, ints(2, below=3), 2.5],
    "index_fill.int_Tensor": lambda: [floats(2, 3), 1, ints(2, below=3), torch.tensor(2.5)],
    "index_reduce": lambda: [floats(3, 3), 1, ints(2, below=3), floats(3, 2), "amax"],
    "index_select": lambda: [floats(2, 3), 1, ints(2, below=3)],
    "masked_scatter": lambda: [floats(2, 3), bools(2, 3), -floats(2, 3)],
    "nonzero_static": lambda: [ints(2, 3), 4],
    "put": lambda: [floats(2, 3), ints(2, below=6), -floats(2)],
    "scatter.reduce": lambda: [floats(2, 3), 1, _lines(), floats(2, 3), "add"],
    "scatter.src": lambda: [floats(2, 3), 1, ints(2, 1, below=3), floats(2, 1)],
    "scatter.value_reduce": lambda: [floats(2, 3), 1, _lines(), 2.5, "multiply"],
    "scatter_add": lambda: [floats(2, 3), 1, _lines(), floats(2, 3)],
    "scatter_reduce.two": lambda: [floats(2, 3), 1, _lines(), floats(2, 3), "amax"],
    "searchsorted.Scalar": lambda: [floats(4).sort()[0], 0.5],
    "searchsorted.Tensor": lambda: [floats(4).sort()[0], floats(2, 3)],
    "take": lambda: [floats(2, 3), ints(2, below=6)],
    # Rearranging.
    "bucketize.Scalar": lambda: [0.5, floats(4).sort()[0]],
    "bucketize.Tensor": lambda: [floats(2, 3), floats(4).sort()[0]],
    "channel_shuffle": lambda: [floats(1, 4, 2, 2), 2],
    "col2im": lambda: [floats(1, 8, 4), [3, 3], [2, 2], [1, 1], [0, 0], [1, 1]],
    "constant_pad_nd": lambda: [floats(2, 3), [1, 2], 2.5],
    "eye.m_out": lambda: [2, 3, floats(2, 3)],
    "eye.out": lambda: [3, floats(3, 3)],
    "im2col": lambda: [floats(1, 2, 3, 3), [2, 2], [1, 1], [0, 0], [1, 1]],
    "linspace.out": lambda: [0, 1, 5, floats(5)],
    "logspace.out": lambda: [0, 1, 5, 10.0, floats(5)],
    "pixel_shuffle": lambda: [floats(1, 4, 2, 2), 2],
    "pixel_unshuffle": lambda: [floats(1, 1, 4, 4), 2],
    "repeat": lambda: [floats(2, 3), [2, 1]],
    "roll": lambda: [floats(2, 3), [1], [1]],
    "unfold_backward": lambda: [floats(2, 2, 2), [2, 3], 1, 2, 1],
    **{
        f"{kind}_pad{n}d": lambda n=n: [floats(1, *[3] * n), [1, 2] * n]
        for kind in ("reflection", "replication")
        for n in (1, 2, 3)
    },
    **{
        f"{kind}_pad{n}d_backward": lambda n=n: [floats(1, *[6] * n), floats(1, *[3] * n), [1, 2] * n]
        for kind in ("reflection", "replication")
        for n in (1, 2, 3)
    },
    "addbmm": lambda: [floats(2, 3), floats(4, 2, 5), floats(4, 5, 3)],
    "addmm.dtype": lambda: [floats(2, 3), _halves(2, 4), _halves(4, 3), torch.float32],
    "addmv": lambda: [floats(2), floats(2, 3), floats(3)],
    "bmm.dtype": lambda: [_halves(2, 2, 4), _halves(2, 4, 3), torch.float32],
    "convolution": _convolution,
    "convolution@transposed": lambda: [floats(1, 2, 3, 3), floats(2, 4, 3, 3), None, [2], [1], [1], True, [1], 1],
    "convolution_backward": _convolution_backward,
    "dot": lambda: [floats(3), floats(3)],
    "mm.dtype": lambda: [_halves(2, 4), _halves(4, 3), torch.float32],
    "random_.from": lambda: [floats(2, 3), 1, 9],
    "vdot": lambda: [floats(3), floats(3)],
    "_log_softmax_backward_data": lambda: [floats(2, 3), floats(2, 3), 1, torch.float32],
    "_softmax_backward_data": lambda: [floats(2, 3), floats(2, 3), 1, torch.float32],
    "add.Tensor@bfloat16": lambda: [floats(2, 3, dtype=torch.bfloat16), floats(2, 3, dtype=torch.bfloat16)],
    "clamp": lambda: [floats(2, 3), 0.25, 0.5],
    "clamp.Tensor": lambda: [floats(2, 3), floats(3), floats(3) + 0.25],
    "div.Tensor_mode": lambda: [_logits(2, 3), floats(2, 3), "floor"],
    "fill.Tensor": lambda: [floats(2, 3), torch.tensor(2.5)],
    "gcd": lambda: [ints(2, 3), ints(2, 3) + 2],
    "glu_backward": lambda: [floats(2, 2), floats(2, 4), 1],
    "histc": lambda: [floats(2, 3), 4, 0, 1],
    "lcm": lambda: [ints(2, 3), ints(2, 3) + 2],
    "log_sigmoid_backward": lambda: [floats(2, 3), _logits(2, 3), torch.exp(-_logits(2, 3).abs())],
    "masked_fill.Tensor": lambda: [floats(2, 3), bools(2, 3), torch.tensor(2.5)],
    "mm@int64": lambda: [ints(2, 3), ints(3, 4)],
    "pow.Tensor_Scalar": lambda: [floats(2, 3), 3],
    "round.decimals": lambda: [_logits(2, 3), 1],
    "sum@int32": lambda: [ints(2, 3, dtype=torch.int32)],
}


def operator(schema: str) -> Any:
    """torch.ops.aten's overload of a row or golden name."""
    name, _, overload = schema.partition("@")[0].partition(".")
    return getattr(getattr(torch.ops.aten, name), overload or "default")


_INT_NAMES = {"dim": 1, "axis": 1, "n": 2, "k": 1, "m": 3, "size": 2, "step": 1, "num_classes": 5, "diagonal": 0}
_TENSORS: tuple[dict[str, Callable[[int], torch.Tensor]], ...] = (
    {"float": lambda i: floats(2, 3)},
    {"int": lambda i: ints(2, 3)},
    {"bool": lambda i: bools(2, 3)},
    {"square": lambda i: floats(3, 3)},
    {"matrix, vector": lambda i: floats(3, 3) if i == 0 else floats(3)},
    {"images": lambda i: floats(1, 2, 4, 4)},
    {"batch": lambda i: floats(2, 3, 3)},
)


def _guess(argument: torch.Argument, index: int, tensors: Callable[[int], torch.Tensor]) -> Any:
    kind, name = str(argument.type), argument.name
    optional = kind.startswith("Optional[")
    if optional:
        kind = kind[len("Optional[") : -1]
    if argument.has_default_value():
        return argument.default_value
    if kind == "Tensor":
        if name in ("index", "indices"):
            return ints(2, 3, below=2)
        if name in ("mask", "condition"):
            return bools(2, 3)
        return tensors(index)
    if kind == "List[Tensor]":
        return [tensors(0), tensors(1) + 1]
    if kind in ("number", "Scalar"):
        return 2 if optional or name != "value" else 1
    if kind == "List[number]":
        return [2, 0.5]
    if kind == "int":
        return _INT_NAMES.get(name, 1)
    if kind == "List[int]":
        return [2, 3] if "size" in name else [1]
    if kind == "float":
        return 0.5
    if kind == "bool":
        return False
    return None


def sample(name: str) -> tuple[Args, dict[str, Any]]:
    """The arguments of the golden `name` ("add.Tensor", "sum@int32"). ValueError if none is known."""
    if name in SAMPLES:
        arguments = operator(name)._schema.arguments
        given = list(zip(arguments, SAMPLES[name](), strict=False))
        return [v for a, v in given if not a.kwarg_only], {a.name: v for a, v in given if a.kwarg_only}
    op = operator(name)
    errors = []
    for candidate in _TENSORS:
        ((what, tensors),) = candidate.items()
        positional: Args = []
        keywords: dict[str, Any] = {}
        for i, argument in enumerate(op._schema.arguments):
            value = _guess(argument, i, tensors)
            if argument.kwarg_only:
                keywords[argument.name] = value
            else:
                positional.append(value)
        try:
            op(*clone(positional), **clone(keywords))
        except (RuntimeError, IndexError, TypeError, NotImplementedError) as error:
            errors.append(f"{what}: {str(error).splitlines()[0]}")
            continue
        return positional, keywords
    raise ValueError(f"no sample for aten::{name}: add one to SAMPLES in golden_samples.py ({'; '.join(errors)})")


def clone(value: Any, device: str | None = None) -> Any:
    """A deep copy of arguments, on `device`."""
    if isinstance(value, torch.Tensor):
        return value.clone() if device is None else value.to(device)
    if isinstance(value, list | tuple):
        return type(value)(clone(v, device) for v in value)
    if isinstance(value, dict):
        return {k: clone(v, device) for k, v in value.items()}
    if isinstance(value, torch.device) and device is not None:
        return torch.device(device)
    return value


def names(rows: list[str]) -> list[str]:
    """Every golden of these rows."""
    extra = [name for name in SAMPLES if "@" in name and name.partition("@")[0] in rows]
    return sorted([*rows, *extra])
