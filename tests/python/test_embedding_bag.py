"""F.embedding_bag with its derivatives, next to the CPU."""

import itertools

import pytest
import torch
import torch.nn.functional as F

INDICES = [1, 2, 2, 0, 4, 3, 2, 1]


def check(weight, indices, offsets=None, per_sample_weights=None, **options):
    answers = []
    for device in ("cpu", "tpu"):
        table = weight.to(device, copy=True).requires_grad_()
        own = None if per_sample_weights is None else per_sample_weights.to(device, copy=True).requires_grad_()
        out = F.embedding_bag(
            indices.to(device),
            table,
            None if offsets is None else offsets.to(device),
            per_sample_weights=own,
            **options,
        )
        (out * torch.arange(out.numel(), dtype=out.dtype, device=device).reshape(out.shape).cos()).sum().backward()
        answers.append([out.detach(), table.grad, *([] if own is None else [own.grad])])
    for want, got in zip(*answers, strict=True):
        assert got.stride() == want.stride()
        torch.testing.assert_close(got.cpu(), want)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags(tpu, mode):
    torch.manual_seed(0)
    weight, indices = torch.randn(6, 3), torch.tensor(INDICES)
    for offsets in ([0, 3, 3, 5], [0, 0, 8]):  # an empty bag within, at the front and at the end
        check(weight, indices, torch.tensor(offsets), mode=mode)
    check(weight, indices, torch.tensor([0, 3, 6, 8]), mode=mode, include_last_offset=True)
    check(weight, indices, torch.tensor([0, 3, 6]), mode=mode, padding_idx=2)
    check(weight, indices.reshape(2, 4), mode=mode)
    check(weight.double(), indices.int(), torch.tensor([0, 3, 6], dtype=torch.int32), mode=mode)


def test_weighted(tpu):
    torch.manual_seed(0)
    check(torch.randn(6, 3), torch.tensor(INDICES)[:0], torch.tensor([0, 0]))
    weight, indices, offsets = torch.randn(6, 3), torch.tensor(INDICES), torch.tensor([0, 3, 3, 5])
    check(weight, indices, offsets, torch.rand(8), mode="sum")
    check(weight, indices, offsets, torch.rand(8), mode="sum", padding_idx=2)
    check(weight.double(), indices.reshape(4, 2), None, torch.rand(4, 2, dtype=torch.float64), mode="sum")


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half(tpu, dtype):
    torch.manual_seed(0)
    weight, indices, offsets = torch.randn(6, 3).to(dtype), torch.tensor(INDICES), torch.tensor([0, 3, 3, 5])
    for mode in ("sum", "mean", "max"):
        want = F.embedding_bag(indices, weight, offsets, mode=mode)
        got = F.embedding_bag(indices.to("tpu"), weight.to("tpu"), offsets.to("tpu"), mode=mode)
        torch.testing.assert_close(got.cpu(), want)


def test_against_lists(tpu):
    """Many random bags, each summed by hand."""
    generator = torch.Generator().manual_seed(0)
    sizes = torch.randint(0, 5, (40,), generator=generator)
    offsets = torch.cat([torch.zeros(1, dtype=torch.int64), sizes.cumsum(0)[:-1]])
    indices = torch.randint(0, 9, (int(sizes.sum()),), generator=generator)
    weight = torch.randn(9, 4, generator=generator)
    bags = [weight[indices[o : o + n]] for o, n in itertools.zip_longest(offsets.tolist(), sizes.tolist())]
    got = torch.nn.EmbeddingBag.from_pretrained(weight.to("tpu"), mode="sum")(indices.to("tpu"), offsets.to("tpu"))
    torch.testing.assert_close(got.cpu(), torch.stack([bag.sum(0) for bag in bags]))


def test_frequency(tpu):
    """By the documented formula: the CPU divides by the count of another index where indices repeat."""
    weight, indices, offsets = torch.ones(6, 2), torch.tensor(INDICES), torch.tensor([0, 3, 6])
    gradients = []
    for scale in (False, True):
        table = weight.to("tpu").requires_grad_()
        F.embedding_bag(
            indices.to("tpu"), table, offsets.to("tpu"), mode="sum", scale_grad_by_freq=scale
        ).sum().backward()
        gradients.append(table.grad.cpu())
    counts = torch.bincount(indices, minlength=6).clamp(min=1)[:, None]
    torch.testing.assert_close(gradients[1], gradients[0] / counts)


def test_refusals(tpu):
    weight = torch.ones(3, 2, device="tpu", requires_grad=True)
    indices, offsets = torch.tensor([0, 2], device="tpu"), torch.tensor([0], device="tpu")
    with pytest.raises(RuntimeError, match="Expected idx >= 0 && idx < num_embeddings"):
        F.embedding_bag(indices + 1, weight, offsets).cpu()
    with pytest.raises(RuntimeError, match=r"offsets\[0\] has to be 0"):
        F.embedding_bag(indices, weight, offsets + 1).cpu()
    with pytest.raises(RuntimeError, match=r"offsets\[-1\] can not be greater than input's length 2"):
        F.embedding_bag(indices, weight, torch.tensor([0, 3], device="tpu")).cpu()
    with pytest.raises(NotImplementedError, match="sparse=False"):
        F.embedding_bag(indices, weight, offsets, sparse=True).sum().backward()
