"""LSTM, GRU and RNN over whole sequences: a program for each layer. Values and gradients are the CPU's."""

import copy
from pathlib import Path
from typing import Any

import pytest
import torch
import torch_tpu
from torch.nn.utils.rnn import PackedSequence, pack_padded_sequence, pack_sequence, pad_packed_sequence

KINDS: dict[str, Any] = {
    "lstm": torch.nn.LSTM,
    "gru": torch.nn.GRU,
    "tanh": torch.nn.RNN,
    "relu": lambda *a, **k: torch.nn.RNN(*a, nonlinearity="relu", **k),
}
FORMS: dict[str, dict[str, Any]] = {
    "plain": {},
    "deep": {"num_layers": 3, "bidirectional": True, "batch_first": True},
    "no_bias": {"bias": False, "num_layers": 2},
}


def sequence(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    torch.manual_seed(sum(shape))
    return torch.randn(*shape).to(dtype)


def results(module: Any, device: str, x: Any, state: Any = None) -> list[torch.Tensor]:
    """Output, last state, and the gradients of both with weights of their own, of everything that may have one."""
    module = copy.deepcopy(module).to(device)
    leaves = list(module.parameters())

    def leaf(t: torch.Tensor) -> torch.Tensor:
        leaves.append(t.detach().to(device).requires_grad_())
        return leaves[-1]

    if isinstance(x, PackedSequence):
        data = leaf(x.data)
        given: Any = PackedSequence(data, x.batch_sizes, x.sorted_indices, x.unsorted_indices)
        if x.sorted_indices is not None:
            given = PackedSequence(data, x.batch_sizes, x.sorted_indices.to(device), x.unsorted_indices.to(device))
    else:
        given = leaf(x)
    if state is not None:
        state = tuple(leaf(s) for s in state) if isinstance(state, tuple) else leaf(state)
    out, last = module(given, state)
    flat = [out.data if isinstance(out, PackedSequence) else out, *(last if isinstance(last, tuple) else (last,))]
    weights = [torch.arange(t.numel()).reshape(t.shape).cos().to(t.dtype).to(device) for t in flat]
    sum((t * w).sum() for t, w in zip(flat, weights, strict=True)).backward()
    return [t.detach() for t in flat] + [t.grad for t in leaves]


def equal(got: list[torch.Tensor], expected: list[torch.Tensor], **tolerance: float) -> None:
    for k, (g, e) in enumerate(zip(got, expected, strict=True)):
        assert g.dtype == e.dtype
        assert g.stride() == e.stride(), k
        torch.testing.assert_close(g.cpu(), e, msg=lambda text, k=k: f"{k}: {text}", **tolerance)


def compare(module: Any, x: Any, state: Any = None, **tolerance: float) -> None:
    equal(results(module, "tpu", x, state), results(module, "cpu", x, state), **tolerance)


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
def test_values_and_gradients(kind: Any, form: dict[str, Any]) -> None:
    torch.manual_seed(0)
    module = kind(3, 4, **form)
    x = sequence(2, 6, 3) if form.get("batch_first") else sequence(6, 2, 3)
    compare(module, x, atol=2e-5, rtol=1e-4)
    layers = form.get("num_layers", 1) * (2 if form.get("bidirectional") else 1)
    h = sequence(layers, 2, 4)
    compare(module, x, (h, h * 0.5 + 1) if kind is torch.nn.LSTM else h, atol=2e-5, rtol=1e-4)


@pytest.mark.parametrize("form", [{}, {"num_layers": 2, "bidirectional": True}, {"bias": False}], ids=str)
def test_projection(form: dict[str, Any]) -> None:
    torch.manual_seed(0)
    compare(torch.nn.LSTM(3, 5, proj_size=2, **form), sequence(4, 2, 3), atol=2e-5, rtol=1e-4)


@pytest.mark.parametrize("sort", [True, False])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
def test_packed(kind: Any, sort: bool) -> None:
    torch.manual_seed(0)
    module = kind(3, 4, num_layers=2, bidirectional=True)
    lengths = torch.tensor([6, 4, 4, 1] if sort else [4, 1, 6, 4])
    packed = pack_padded_sequence(sequence(6, 4, 3), lengths, enforce_sorted=sort)
    compare(module, packed, atol=2e-5, rtol=1e-4)
    h = sequence(4, 4, 4)
    compare(module, packed, (h, h + 1) if kind is torch.nn.LSTM else h, atol=2e-5, rtol=1e-4)


def test_packed_projection() -> None:
    torch.manual_seed(0)
    packed = pack_padded_sequence(sequence(5, 3, 3), torch.tensor([5, 3, 2]))
    compare(torch.nn.LSTM(3, 5, proj_size=2, bidirectional=True), packed, atol=2e-5, rtol=1e-4)


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())
def test_dtypes(kind: Any, dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    tolerance = {} if dtype == torch.float64 else {"atol": 5e-2, "rtol": 5e-2}
    compare(kind(3, 4).to(dtype), sequence(5, 2, 3, dtype=dtype), **tolerance)


# In a process of its own: what others compiled decides when a program for a range of sizes is made.
COUNT_PROGRAMS = """
import json, torch, torch_tpu
from test_rnn import KINDS

module = KINDS[{kind!r}](3, 4, num_layers=2).to("tpu")
compiles = []
for length in (3, 7, 40):
    before = torch_tpu.metrics.compile_count()
    for _ in range(2):
        out, _ = module(torch.ones(length, 2, 3, device="tpu"))
        out.sum().backward()
        torch.tpu.synchronize()
    compiles.append(torch_tpu.metrics.compile_count() - before)
before = torch_tpu.metrics.compile_count()
module(torch.ones(40, 2, 3, device="tpu"))[0].sum().backward()
print(json.dumps({{"compiles": compiles, "seen": torch_tpu.metrics.compile_count() - before}}))
"""


@pytest.mark.parametrize("kind", KINDS)
def test_number_of_programs_does_not_grow_with_the_length(ask_python: Any, kind: str) -> None:
    """A training step with other lengths is a few programs; a step that was seen before is none."""
    code = COUNT_PROGRAMS.format(kind=kind)
    counts = ask_python(code, env={"TORCH_TPU_CACHE": "0"}, path=(Path(__file__).parent,))
    _, seven, forty = counts["compiles"]
    assert 0 < forty <= seven <= 14, counts
    assert counts["seen"] == 0


def test_lengths_of_packed_sequences_do_not_compile() -> None:
    """The loop is compiled for the longest length and the batch; which sequences end where are operands."""
    module = torch.nn.GRU(3, 4).to("tpu")

    def step(lengths: list[int]) -> int:
        before = torch_tpu.metrics.compile_count()
        x = torch.ones(6, 3, 3, device="tpu")
        out, _ = module(pack_padded_sequence(x, torch.tensor(lengths)))
        pad_packed_sequence(out)[0].sum().backward()
        return torch_tpu.metrics.compile_count() - before

    torch.func.vmap(torch.sin)(torch.ones(2, device="tpu"))  # a transform that is over changes nothing
    step([6, 4, 2])
    step([6, 4, 2])
    assert step([6, 3, 3]) == 0
    assert step([6, 5, 1]) == 0


def test_learns() -> None:
    """The running sum of ones and minus ones, some steps back: the loss falls as on the CPU."""

    def losses(device: str) -> list[float]:
        torch.manual_seed(0)
        model = torch.nn.LSTM(1, 16, batch_first=True, proj_size=1).to(device)
        optimizer = torch.optim.Adam(model.parameters(), lr=0.03)
        x = (torch.rand(16, 12, 1) > 0.5).float() * 2 - 1
        y = (x.cumsum(1) / 12).to(device)
        seen = []
        for _ in range(25):
            optimizer.zero_grad()
            loss = (model(x.to(device))[0] - y).square().mean()
            loss.backward()
            optimizer.step()
            seen.append(loss.item())
        return seen

    got, expected = losses("tpu"), losses("cpu")
    assert got == pytest.approx(expected, rel=2e-2)
    assert got[-1] < 0.7 * got[0]


def test_dropout_between_layers() -> None:
    module = torch.nn.LSTM(3, 64, num_layers=2, dropout=0.5).to("tpu")
    x = sequence(5, 4, 3).to("tpu")
    first, second = module(x)[0], module(x)[0]
    assert not torch.equal(first, second)
    module.eval()
    torch.testing.assert_close(module(x)[0].cpu(), module.cpu()(x.cpu())[0])


@pytest.mark.parametrize(("kind", "packed"), [(torch.nn.LSTM, False), (torch.nn.GRU, True)])
def test_second_derivative(kind: Any, packed: bool) -> None:
    torch.manual_seed(0)
    module = kind(2, 3, bidirectional=True).double()

    def run(device: str) -> list[torch.Tensor]:
        mine = copy.deepcopy(module).to(device)
        x = sequence(3, 2, 2, dtype=torch.float64).to(device).requires_grad_()
        out = mine(pack_padded_sequence(x, torch.tensor([3, 2])) if packed else x)[0]
        (out.data if packed else out).sin().sum().backward(create_graph=True)
        total = x.grad.square().sum() + mine.weight_hh_l0.grad.square().sum()
        return [g.detach() for g in torch.autograd.grad(total, [x, mine.weight_ih_l0, mine.weight_hh_l0_reverse])]

    for g, e in zip(run("tpu"), run("cpu"), strict=True):
        torch.testing.assert_close(g.cpu(), e)


def test_without_gradients() -> None:
    torch.manual_seed(0)
    module = torch.nn.LSTM(3, 4, num_layers=2)
    x = sequence(5, 2, 3)
    expected = module(x)[0].detach()
    mine = copy.deepcopy(module).to("tpu")
    with torch.no_grad():
        torch.testing.assert_close(mine(x.to("tpu"))[0].cpu(), expected)
    with torch.inference_mode():
        torch.testing.assert_close(mine(x.to("tpu"))[0].cpu(), expected)
    mine.weight_ih_l0.requires_grad_(False)
    out = mine(x.to("tpu"))[0]
    out.sum().backward()
    assert mine.weight_ih_l0.grad is None
    assert mine.weight_hh_l0.grad is not None


@pytest.mark.usefixtures("fresh_dynamo")
def test_compiled() -> None:
    """A graph holds the layer's loop, not its steps; PyTorch takes recurrent layers into graphs if it is asked to."""
    torch.manual_seed(0)
    module = torch.nn.LSTM(3, 4)
    graphed = copy.deepcopy(module).to("tpu")
    before = torch_tpu.metrics.compile_count()
    with torch._dynamo.config.patch(allow_rnn=True):
        out = torch.compile(graphed, backend="tpu", fullgraph=True)(sequence(30, 2, 3).to("tpu"))[0]
        out.sum().backward()
    assert torch_tpu.metrics.compile_count() - before <= 6
    expected = module(sequence(30, 2, 3))[0]
    expected.sum().backward()
    torch.testing.assert_close(out.detach().cpu(), expected.detach())
    for got, want in zip(graphed.parameters(), module.parameters(), strict=True):
        torch.testing.assert_close(got.grad.cpu(), want.grad, rtol=1e-4, atol=1e-4)


def test_func_and_empty_batches() -> None:
    """What the layer's program does not know goes PyTorch's way."""
    torch.manual_seed(0)
    module = torch.nn.GRU(2, 3)

    def gradient(device: str) -> torch.Tensor:
        mine = copy.deepcopy(module).to(device)
        parameters = {k: v.detach() for k, v in mine.named_parameters()}

        def loss(p: dict[str, torch.Tensor]) -> torch.Tensor:
            return torch.func.functional_call(mine, p, (sequence(2, 2, 2).to(device),))[0].sum()

        return torch.func.grad(loss)(parameters)["weight_hh_l0"].cpu()

    torch.testing.assert_close(gradient("tpu"), gradient("cpu"))
    empty = torch.empty(4, 0, 2)
    assert copy.deepcopy(module).to("tpu")(empty.to("tpu"))[0].shape == module(empty)[0].shape


def test_errors_are_the_cpus() -> None:
    def refusal(device: str, call: Any) -> str:
        with pytest.raises(RuntimeError) as error:
            call(device)
        return type(error.value).__name__

    def weights(device: str) -> list[torch.Tensor]:
        return [p.detach() for p in torch.nn.GRU(3, 4).to(device).parameters()]

    def gru(device: str, x: torch.Tensor, h: torch.Tensor, drop: int = 0) -> Any:
        params = weights(device)[drop:]
        return torch.gru(x.to(device), h.to(device), params, True, 1, 0.0, True, False, False)

    for call in (
        lambda d: gru(d, torch.ones(2, 1, 5), torch.ones(1, 1, 4)),
        lambda d: gru(d, torch.ones(2, 1, 3), torch.ones(1, 1, 6)),
        lambda d: gru(d, torch.ones(2, 1, 3), torch.ones(1, 1, 4), drop=1),
        lambda d: gru(d, torch.ones(0, 1, 3), torch.ones(1, 1, 4)),
        lambda d: pack_padded_sequence(torch.ones(3, 2, 1, device=d), torch.tensor([2, 3])),
        lambda d: pack_padded_sequence(torch.ones(3, 2, 1, device=d), torch.tensor([3, 0])),
        lambda d: pack_padded_sequence(torch.ones(3, 2, 1, device=d), torch.tensor([3])),
        lambda d: pad_packed_sequence(PackedSequence(torch.ones(2, 2, device=d), torch.tensor([1, 3]))),
    ):
        assert refusal("tpu", call) == refusal("cpu", call)
    packed = pack_sequence([torch.ones(3, 1), torch.ones(2, 1)]).to("tpu")
    with pytest.raises(ValueError, match="total_length"):
        pad_packed_sequence(packed, total_length=2)
    with pytest.raises(RuntimeError, match="batch_sizes"):
        pad_packed_sequence(PackedSequence(torch.ones(2, 2, device="tpu"), torch.zeros(0, dtype=torch.int64)))


@pytest.mark.parametrize("batch_first", [False, True])
def test_packing(batch_first: bool) -> None:
    x, lengths = sequence(4, 5, 2), torch.tensor([5, 5, 2, 1])
    x = x if batch_first else x.transpose(0, 1)

    def run(device: str) -> list[Any]:
        leaf = x.detach().to(device).requires_grad_()
        packed = pack_padded_sequence(leaf, lengths, batch_first=batch_first)
        padded, again = pad_packed_sequence(packed, batch_first, padding_value=-2.0, total_length=7)
        weights = torch.arange(padded.numel()).reshape(padded.shape).cos().to(device)
        (padded * weights).sum().backward()
        assert leaf.grad is not None
        return [packed.data.detach(), packed.batch_sizes, padded.detach(), again, leaf.grad]

    got, expected = run("tpu"), run("cpu")
    for g, e in zip(got, expected, strict=True):
        assert torch.equal(g.cpu(), e)
    assert got[2].stride() == expected[2].stride()
    assert got[1].is_cpu and got[3].is_cpu
