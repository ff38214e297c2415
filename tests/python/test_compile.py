"""torch.compile(backend="tpu"): whole graphs are one program each and give what eager mode gives."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch._functorch.config
import torch_tpu  # noqa: F401
from torch import nn
from torch._higher_order_ops.while_loop import while_loop

pytestmark = pytest.mark.usefixtures("fresh_dynamo")


def compiled(fn: Callable[..., Any], **settings: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", **{"fullgraph": True, "dynamic": False, **settings})


def counted(fn: Callable[[], Any]) -> tuple[Any, dict[str, Any]]:
    """The result, and the counters of this call."""
    torch.zeros(1, device="tpu").cpu()  # the runtime has started: its smoke program is no compile of ours
    torch.tpu.reset_metrics()
    result = fn()
    torch.tpu.synchronize()
    return result, torch.tpu.metrics()


def same(got: Any, expected: Any) -> None:
    got = got.cpu() if isinstance(got, torch.Tensor) else got
    torch.testing.assert_close(got, expected)


# ---- one program a graph -------------------------------------------------------------------------------------------
def test_a_function_is_one_program() -> None:
    def fn(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.softmax(x @ y + 2.5, -1).sum(0) * x.mean()

    x, y = torch.randn(4, 8), torch.randn(8, 8)
    g = compiled(fn)
    got, first = counted(lambda: g(x.to("tpu"), y.to("tpu")))
    same(got, fn(x, y))
    assert got.device.type == "tpu"
    assert first["compiles"] + first["disk_hits"] == 1 and first["executes"] == 1
    args = x.to("tpu"), y.to("tpu")
    got, second = counted(lambda: g(*args))
    same(got, fn(x, y))
    assert second["compiles"] == 0 and second["executes"] == 1


def test_training_is_one_program_each_way() -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4))
    mine = copy.deepcopy(model).to("tpu")
    step = compiled(lambda m, x: m(x).square().mean())
    for number in range(3):
        x = torch.randn(4, 8)
        model.zero_grad(set_to_none=False)
        mine.zero_grad(set_to_none=False)
        expected = model(x).square().mean()
        expected.backward()
        device_x = x.to("tpu")
        loss, forward = counted(lambda x=device_x: step(mine, x))
        _, backward = counted(lambda loss=loss: loss.backward())
        same(loss.detach(), expected.detach())
        for p, q in zip(mine.parameters(), model.parameters(), strict=True):
            same(p.grad, q.grad)
        assert forward["executes"] == 1
        if number > 1:  # autograd adds to gradients outside of the graph, with programs of its own
            assert forward["compiles"] == backward["compiles"] == 0


def test_compiled_optimizer_step() -> None:
    torch.manual_seed(0)
    model = nn.Linear(8, 8)
    mine = copy.deepcopy(model).to("tpu")
    ours, theirs = (torch.optim.AdamW(m.parameters(), lr=0.1) for m in (mine, model))
    step = torch.compile(ours.step, backend="tpu", dynamic=False)
    for _ in range(4):
        x = torch.randn(4, 8)
        for m in (mine, model):
            m.zero_grad()
            m(x.to(next(m.parameters()).device)).square().mean().backward()
        step()
        theirs.step()
    for p, q in zip(mine.parameters(), model.parameters(), strict=True):
        same(p.detach(), q.detach())


# ---- mutation and aliasing -----------------------------------------------------------------------------------------
def test_inputs_are_mutated_in_place() -> None:
    def fn(cache: torch.Tensor, x: torch.Tensor, at: int) -> torch.Tensor:
        cache[at] += x
        cache.mul_(2)
        return cache.sum(1)

    expected_cache, x = torch.randn(4, 3), torch.randn(3)
    cache = expected_cache.to("tpu")
    address, view = cache.data_ptr(), cache[1]
    expected = fn(expected_cache, x, 1)
    same(compiled(fn)(cache, x.to("tpu"), 1), expected)
    same(cache, expected_cache)
    same(view, expected_cache[1])
    assert cache.data_ptr() == address


def test_mutation_through_a_view_argument() -> None:
    def fn(row: torch.Tensor) -> torch.Tensor:
        return row.add_(1) * 2

    whole = torch.zeros(4, 3)
    mine = whole.to("tpu")
    g = compiled(fn)
    for i in range(4):
        expected = fn(whole[i])
        got, counts = counted(lambda i=i: g(mine[i]))
        same(got, expected)
        assert i == 0 or counts["compiles"] == 0, "where a view begins is an operand"
    same(mine, whole)


@pytest.mark.parametrize("rows", [2, 20])
def test_written_arguments_in_one_storage(rows: int) -> None:
    def fn(*parts: torch.Tensor) -> torch.Tensor:
        for k, part in enumerate(parts):
            part.mul_(2).add_(k)
        return sum(p.sum() for p in parts) + parts[0][0]

    whole = torch.randn(rows, 3)
    mine = whole.to("tpu")
    g = compiled(fn)
    for _ in range(2):
        same(g(*mine), fn(*whole))
    same(mine, whole)


def test_activations_are_donated_to_the_backward_graph() -> None:
    from torch_tpu.compile import explain

    def fn(x: torch.Tensor) -> torch.Tensor:
        return x.exp().sum()

    x = torch.randn(64, device="tpu", requires_grad=True)
    forward, backward = explain(fn, x).programs
    assert forward.donated == 0 and backward.donated == 1
    for retain in (False, True):
        x.grad = None
        # PyTorch's own refusal of retain_graph=True for compiled graphs is a setting.
        with torch._functorch.config.patch(donated_buffer=not retain):
            loss = compiled(fn)(x)
            loss.backward(retain_graph=retain)
            same(x.grad, x.detach().exp().cpu())
            if retain:  # the activation was kept, so it was not donated
                loss.backward()
                same(x.grad, 2 * x.detach().exp().cpu())


def test_batch_norm_updates_its_buffers() -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv2d(2, 4, 3), nn.BatchNorm2d(4), nn.ReLU()).train()
    mine = copy.deepcopy(model).to("tpu")
    g = compiled(mine)
    for _ in range(2):
        x = torch.randn(2, 2, 6, 6)
        same(g(x.to("tpu")).detach(), model(x).detach())
    for a, b in zip(mine.buffers(), model.buffers(), strict=True):
        same(a, b)


def test_outputs_that_alias_inputs_and_each_other() -> None:
    def fn(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = x * 2
        return x, x.t(), y, y[1], y.view(-1)

    x = torch.randn(2, 3, device="tpu")
    same_x, transposed, y, row, flat = compiled(fn)(x)
    assert same_x is x
    x.zero_()
    same(transposed, torch.zeros(3, 2))
    y.zero_()
    same(row, torch.zeros(3))
    same(flat, torch.zeros(6))


def test_arguments_that_are_views_of_one_another() -> None:
    def fn(whole: torch.Tensor, turned: torch.Tensor, part: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return part.add_(1), whole.sum(), turned @ whole, (whole * 2)[1:, 2:]

    whole = torch.randn(4, 6)
    mine = whole.to("tpu")
    got = compiled(fn)(mine, mine.t(), mine[1:3, 2:])
    for g, e in zip(got, fn(whole, whole.t(), whole[1:3, 2:]), strict=True):
        same(g, e)
        assert g.stride() == e.stride() and g.storage_offset() == e.storage_offset()
    got[0].zero_()
    same(mine[1:3, 2:], torch.zeros(2, 4))


def test_layouts_of_results() -> None:
    def fn(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return (x + 1).to(memory_format=torch.channels_last), (x + 1).permute(3, 1, 0, 2).clone()

    x = torch.randn(2, 3, 4, 5)
    for got, expected in zip(compiled(fn)(x.to("tpu")), fn(x), strict=True):
        assert got.stride() == expected.stride()
        same(got, expected)


@pytest.mark.parametrize("fn", [
    lambda x: x.permute(0, 2, 1, 3)[:, :, :1].clone(),
    lambda x: (x * 2)[:, :1].permute(0, 2, 1, 3),
    lambda x: (x * 2)[:, :1].squeeze(0).permute(1, 0, 2).unsqueeze(0),
    lambda x: torch.cat([x, x], 1).permute(0, 2, 1, 3).split(1, 2)[1],
], ids=["cloned", "window", "squeezed", "split"])  # fmt: skip
def test_results_whose_dims_of_one_lie_elsewhere(fn: Callable[..., Any]) -> None:
    x = torch.randn(1, 2, 4, 3)
    same(compiled(fn)(x.to("tpu")), fn(x))


@pytest.mark.parametrize("make", [
    lambda x: x.t(), lambda x: x[:, 1:3], lambda x: x[::2], lambda x: x.unsqueeze(0).expand(3, -1, -1),
    lambda x: x.to(torch.float64)[0], lambda x: x.contiguous(),
], ids=["transposed", "columns", "strided", "expanded", "float64", "whole"])  # fmt: skip
def test_windows_as_inputs(make: Callable[[torch.Tensor], torch.Tensor]) -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return (x * 3).cumsum(0) + x.amax()

    base = torch.randn(4, 6)
    got, expected = compiled(fn)(make(base.to("tpu"))), fn(make(base))
    same(got, expected)


def test_lazily_conjugated_input() -> None:
    x = torch.randn(3, dtype=torch.complex64)
    same(compiled(lambda x: x * 2)(x.to("tpu").conj()), (x.conj() * 2).resolve_conj())


# ---- numbers, shapes, randomness -----------------------------------------------------------------------------------
@pytest.mark.parametrize("dynamic", [True, None])
def test_sizes_that_change(dynamic: bool | None) -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return (x.reshape(-1) * x.shape[0]).softmax(0).view(x.shape)

    g = compiled(fn, dynamic=dynamic)
    for n in (2, 5, 9, 2):
        x = torch.randn(n, 3)
        same(g(x.to("tpu")), fn(x))


def test_drawn_numbers_equal_eager() -> None:
    def fn(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        a = torch.nn.functional.dropout(x, 0.4)
        return a, torch.rand(5, device=x.device), torch.randn_like(x), torch.bernoulli(torch.full_like(x, 0.3))

    x, g = torch.randn(7, 3, device="tpu"), compiled(fn)
    for seed in (0, 1):
        torch.manual_seed(seed)
        expected = [*fn(x), *fn(x)]
        torch.manual_seed(seed)
        got = [*g(x), *g(x)]
        for a, b in zip(got, expected, strict=True):
            assert torch.equal(a, b)


def test_dropout_has_one_mask_for_both_ways() -> None:
    x = torch.ones(64, device="tpu", requires_grad=True)
    y = compiled(lambda x: torch.nn.functional.dropout(x * 1.5, 0.5))(x)
    y.sum().backward()
    assert torch.equal(y.detach(), x.grad)
    assert 0 < (y == 0).sum().item() < 64


def on_cpu_too(fn: Callable[..., Any], device: torch.Tensor, host: Any) -> None:
    """The same from a whole graph as from the CPU, in results and in what is written into the arguments."""
    g = compiled(fn)
    for _ in range(2):
        x, y = device.clone(), copy.deepcopy(host)
        mine = x.to("tpu")
        for got, expected in zip(g("tpu", mine, host), fn("cpu", x, y), strict=True):
            assert got.device.type == "tpu" or expected.dim() == 0 or got.device == host.device
            same(got, expected)
        same(mine, x)
        same(host, y)


@pytest.mark.parametrize("fn", [
    lambda d, x, y: (x * y[0] + y[1],),
    lambda d, x, y: ((x * 2).sin() + (y.cos() * 2).to(d), y + 1),
    lambda d, x, y: ((x + 1).cpu() * y, x * torch.arange(3).to(d)),
    lambda d, x, y: ((x + 1).cpu().add(y).to(d) * x,),
    lambda d, x, y: (y.add_(1).to(d) + x, x.add_(1)),
    lambda d, x, y: (x.cpu() * 2, x.add_(y.to(d)), x.cpu() + 1, x.mul_(2)),
    lambda d, x, y: (y.copy_(x * 2)[0], x.copy_(y + 1).sum()),
    lambda d, x, y: (torch.from_numpy(x.cpu().numpy() * 2) + y,),
], ids=["numbers", "first", "last", "between", "written", "in order", "copied", "numpy"])  # fmt: skip
def test_what_the_graph_does_on_the_cpu_runs_between_programs(fn: Callable[..., Any]) -> None:
    on_cpu_too(fn, torch.randn(3), torch.randn(3))


def test_cpu_work_that_needs_no_device_result_takes_one_program() -> None:
    g = compiled(lambda x, y: ((x * 2).sin() + y.cos().to("tpu")).sum() + (y * 3).sum().to("tpu"))
    x, y = torch.randn(3, device="tpu"), torch.randn(3)
    g(x, y)
    got, counts = counted(lambda: g(x, y))
    same(got, ((x.cpu() * 2).sin() + y.cos()).sum() + (y * 3).sum())
    assert counts["executes"] == 1 and not counts["splits"]


def test_floats_that_change_are_operands() -> None:
    g = compiled(lambda x, scale: x * scale + scale**2, dynamic=None)
    x = torch.randn(3)
    for n in range(4):
        got, counts = counted(lambda n=n: g(x.to("tpu"), 0.5 + n))
        same(got, x * (0.5 + n) + (0.5 + n) ** 2)
    assert counts["compiles"] == 0


def test_sizes_that_only_values_tell() -> None:
    with torch._dynamo.config.patch(capture_scalar_outputs=True, capture_dynamic_output_shape_ops=True):
        g = compiled(lambda x, n: (x[x > 0] * 2, x + n.item(), torch.nonzero(x > 0).sum()), dynamic=None)
        for n in (2, 3):
            x = torch.randn(5)
            for got, expected in zip(
                g(x.to("tpu"), torch.tensor(n, device="tpu")), (x[x > 0] * 2, x + n), strict=False
            ):
                same(got, expected)


# ---- conditions and loops ------------------------------------------------------------------------------------------
def counting(x: torch.Tensor, n: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """Adds x[i] to a number for i below n."""
    start = torch.zeros((), dtype=torch.int64, device=x.device), torch.zeros((), device=x.device)
    return while_loop(lambda i, s: i < n, lambda i, s: (i + 1, s + x[i.reshape(1)].sum()), start)


def inner(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    return torch.cond(x.sum() > 1, lambda x: x @ w, lambda x: x * torch.arange(3, device=x.device), (x,))


@pytest.mark.parametrize("fn", [
    lambda x, w: torch.cond(x[0, 0] > 0, lambda x: inner(x, w), lambda x: x.sin(), (x,)),
    lambda x, w: counting(x[0], x.shape[0] - (w[0, 0] > 0).long()),
    lambda x, w: counting(x[0], torch.zeros((), dtype=torch.int64, device=x.device)),
    lambda x, w: while_loop(
        lambda y, n: (n < 9) & (y.abs().max() < 9),
        lambda y, n: (torch.cond(n > 1, lambda y: y @ w, lambda y: y * 2, (y,)), n + 1),
        (x, torch.ones((), device=x.device)),
    ),
], ids=["nested", "loop", "no turn", "condition in loop"])  # fmt: skip
def test_conditions_and_loops_are_part_of_the_program(fn: Callable[..., Any]) -> None:
    g = compiled(fn)
    for seed in range(4):
        torch.manual_seed(seed)
        x, w = torch.randn(3, 3), torch.randn(3, 3)
        mine = x.to("tpu"), w.to("tpu")
        got, counts = counted(lambda mine=mine: g(*mine))
        torch.testing.assert_close(torch.utils._pytree.tree_map(torch.Tensor.cpu, got), fn(x, w))
        assert counts["executes"] == 1


def test_derivatives_of_a_condition() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.cond(x.sum() > 0, lambda x: x.sin() * x, lambda x: x.exp(), (x,)).sum()

    g = compiled(fn)
    for sign in (1, -1):
        x = torch.full((3,), 0.5 * sign, requires_grad=True)
        mine = x.detach().to("tpu").requires_grad_()
        g(mine).backward()
        (x.sin() * x if sign > 0 else x.exp()).sum().backward()
        same(mine.grad, x.grad)


def test_errors_inside_of_conditions_and_loops() -> None:
    def fn(p: torch.Tensor, x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        return torch.cond(p, lambda x, i: x[i] * 2, lambda x, i: x[:1] + i * 0, (x, i))

    x, loop, branch = torch.randn(3, device="tpu"), compiled(counting), compiled(fn)
    yes, far = torch.tensor(True, device="tpu"), torch.tensor([7], device="tpu")
    same(loop(x, torch.tensor(3, device="tpu"))[1], x.cpu().sum())
    same(branch(~yes, x, far), x[:1].cpu())
    for g, *args in ((loop, x, torch.tensor(4, device="tpu")), (branch, yes, x, far)):
        with pytest.raises(IndexError, match="out of bounds"):
            g(*args)
            torch.tpu.synchronize()


def assert_positive(x: torch.Tensor) -> torch.Tensor:
    torch._assert_async((x > 0).all(), "not positive")
    return x.log()


def test_assertions_of_the_graph() -> None:
    for g in (assert_positive, compiled(assert_positive)):
        same(g(torch.ones(2, device="tpu")), torch.zeros(2))
        with pytest.raises(RuntimeError, match="not positive"):
            g(-torch.ones(2, device="tpu"))
            torch.tpu.synchronize()


def test_random_numbers_in_a_branch_run_in_eager_mode() -> None:
    g = compiled(lambda x: torch.cond(x.sum() > 0, lambda x: x + torch.rand_like(x) * 0, lambda x: x * 2, (x,)))
    for x in (torch.ones(3), -torch.ones(3)):
        got, counts = counted(lambda x=x: g(x.to("tpu")))
        same(got, x if x[0] > 0 else x * 2)
        assert list(counts["splits"]) in (["cond"], [])


# ---- errors and splits ---------------------------------------------------------------------------------------------
def test_index_out_of_range_raises_as_in_eager_mode() -> None:
    g = compiled(lambda table, i: table[i] * 2)
    table = torch.randn(4, device="tpu")
    same(g(table, torch.tensor([3], device="tpu")), (table.cpu()[3:] * 2))
    with pytest.raises(IndexError, match="out of bounds"):
        g(table, torch.tensor([4], device="tpu"))
        torch.tpu.synchronize()


@pytest.mark.parametrize(("fn", "x"), [
    (torch.linalg.inv, torch.zeros(2, 2)), (torch.linalg.cholesky, -torch.eye(2)), (torch.max, torch.zeros(0)),
])  # fmt: skip
def test_errors_are_those_of_eager_mode(fn: Callable[..., Any], x: torch.Tensor) -> None:
    with pytest.raises(RuntimeError) as expected:
        fn(x)
    with pytest.raises(type(expected.value)):
        compiled(fn)(x.to("tpu"))
    good = torch.eye(2)
    same(compiled(fn)(good.to("tpu")), fn(good))


def airy_sum(x: torch.Tensor) -> torch.Tensor:
    return (torch.special.airy_ai(x + 1) * 0 + x).sum()


def test_a_graph_is_split_around_what_has_no_row() -> None:
    g, x = compiled(airy_sum, fullgraph=False), torch.rand(4)
    with torch.tpu.fallback("silent"):
        got, counts = counted(lambda: g(x.to("tpu")))
    same(got, x.sum())
    assert counts["splits"] == {"aten.special_airy_ai.default": 1}
    assert counts["fallbacks"] == {"aten::special_airy_ai.out": 1}
    assert counts["executes"] == 2


def test_fullgraph_names_all_that_have_no_row() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.special.airy_ai(x) + torch.nonzero_static(x, size=2).sum() + torch.special.bessel_j1(x)

    with pytest.raises(Exception, match="fullgraph=True") as raised:
        compiled(fn)(torch.rand(4, device="tpu"))
    assert "aten.special_airy_ai.default" in str(raised.value) and "aten.special_bessel_j1.default" in str(raised.value)
    assert "nonzero_static" not in str(raised.value)


@pytest.mark.parametrize(("settings", "error"), [
    ({"mode": "fastest"}, "mode"), ({"options": {"fast": True}}, "options"), ({"options": {"recompute": 1}}, "bool"),
])  # fmt: skip
def test_unknown_settings_are_refused(settings: dict[str, Any], error: str) -> None:
    with pytest.raises(Exception, match=error):
        compiled(lambda x: x + 1, **settings)(torch.ones(2, device="tpu"))


@pytest.mark.parametrize("settings", [
    {"mode": "default"}, {"mode": "reduce-overhead"}, {"mode": "max-autotune"}, {"options": {"recompute": False}},
])  # fmt: skip
def test_known_settings(settings: dict[str, Any]) -> None:
    x = torch.randn(3, 3, requires_grad=True)
    mine = x.detach().to("tpu").requires_grad_()
    compiled(lambda x: x.exp().sin().sum(), **settings)(mine).backward()
    x.exp().sin().sum().backward()
    same(mine.grad, x.grad)


# ---- modes of PyTorch ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode, torch.enable_grad], ids=lambda m: m.__name__)
def test_grad_modes(mode: Callable[[], Any]) -> None:
    layer = nn.Linear(3, 3)
    mine, x = copy.deepcopy(layer).to("tpu"), torch.randn(2, 3)
    with mode():
        got, expected = compiled(mine)(x.to("tpu")), layer(x)
    assert got.requires_grad == expected.requires_grad
    same(got.detach(), expected.detach())


def test_autocast() -> None:
    layer = nn.Linear(8, 8)
    mine, x = copy.deepcopy(layer).to("tpu"), torch.randn(2, 8)
    with torch.autocast("tpu", dtype=torch.bfloat16):
        got = compiled(mine)(x.to("tpu"))
        eager = mine(x.to("tpu"))
    assert got.dtype == torch.bfloat16
    assert torch.equal(got, eager)


def test_checkpoint() -> None:
    layer = nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5), nn.Tanh())

    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.utils.checkpoint.checkpoint(layer, x, use_reentrant=False)

    layer.to("tpu")
    grads = []
    for f in (compiled(fn), fn):
        torch.manual_seed(3)
        x = torch.ones(8, 4, device="tpu", requires_grad=True)
        f(x).sum().backward()
        grads.append(x.grad)
    torch.testing.assert_close(*grads)


def test_custom_autograd_function_and_double_use() -> None:
    class Double(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: torch.Tensor) -> torch.Tensor:
            (x,) = ctx.saved_tensors
            return g * 2 + x * 0

    x = torch.randn(3, device="tpu", requires_grad=True)
    y = compiled(lambda x: Double.apply(x) + x)(x)
    y.sum().backward()
    same(x.grad, torch.full((3,), 3.0))


def test_exported_program() -> None:
    class Model(nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x.relu() @ x.t()

    x = torch.randn(3, 4)
    program = torch.export.export(Model().to("tpu"), (x.to("tpu"),))
    same(compiled(program.module())(x.to("tpu")), Model()(x))


def test_explain() -> None:
    from torch_tpu.compile import explain

    layer = nn.Linear(8, 4).to("tpu")

    def fn(x: torch.Tensor, cache: torch.Tensor) -> torch.Tensor:
        cache.add_(1)
        y = layer(x)
        return y * torch.special.bessel_j1(x.sum())

    with torch.tpu.fallback("silent"):
        found = explain(fn, torch.ones(2, 8, device="tpu"), torch.zeros(3, device="tpu"))
    assert [s.operator for s in found.splits] == ["aten.special_bessel_j1.default"]
    assert "no row" in found.splits[0].reason
    names = [p.name.partition("_")[2] for p in found.programs]
    assert any(n.startswith("forward") for n in names) and any(n.startswith("backward") for n in names)
    first = found.programs[0]
    assert first.operators["aten::addmm"] == 1
    assert first.flops == 2 * 2 * 8 * 4
    assert sum(p.donated for p in found.programs) == 1
    assert "stablehlo.dot_general" in first.stablehlo
    assert "is split around aten.special_bessel_j1.default" in str(found)


def test_caches_are_written_once() -> None:
    """XLA would else write a copy of the cache for each of its readers."""
    from torch_tpu.compile import explain

    def step(q: torch.Tensor, at: torch.Tensor, keys: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        keys.index_copy_(2, at, q * 2)
        values.index_copy_(2, at, q + 1)
        return nn.functional.scaled_dot_product_attention(q, keys, values)

    args = [torch.randn(1, 2, 1, 8), torch.tensor([3]), torch.randn(1, 2, 16, 8), torch.randn(1, 2, 16, 8)]
    mine = [a.to("tpu") for a in args]
    program = explain(step, *mine).programs[0]
    assert program.donated == 2 and program.stablehlo.count('"stablehlo.optimization_barrier"') == 2
    same(compiled(step)(*mine), step(*args))
    for got, expected in zip(mine, args, strict=True):
        same(got, expected)


def test_dumps(run_python: Callable[..., Any], tmp_path: Any) -> None:
    code = """
import torch
torch.compile(lambda x: x.sin() * 2, backend="tpu")(torch.ones(3, device="tpu"))
"""
    run_python(code, env={"TORCH_TPU_DUMP": str(tmp_path)})
    assert "torch.ops.aten.sin.default" in (tmp_path / "graph0_inference.fx.py").read_text()
    (program,) = tmp_path.glob("*graph0_inference.mlir")
    assert "stablehlo.sine" in program.read_text() and "aten::sin" in program.read_text()


# ---- beside other backends -----------------------------------------------------------------------------------------
def test_cpu_graphs_of_the_backend_run_as_they_are() -> None:
    x = torch.randn(3)
    same(compiled(lambda x: x.sin() + 1)(x), x.sin() + 1)


def test_a_bare_compile_chooses_by_device() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return x.sin() * 2

    x, g = torch.randn(3), torch.compile(fn, dynamic=False)
    got, counts = counted(lambda: g(x.to("tpu")))
    same(got, fn(x))
    assert counts["executes"] == 1


def test_a_bare_compile_knows_inductors_options() -> None:
    x = torch.randn(3)
    same(torch.compile(lambda x: x + 1, options={"epilogue_fusion": True})(x.to("tpu")), x + 1)
    with pytest.raises(Exception, match="nope"):
        torch.compile(lambda x: x + 2, options={"nope": True})(x.to("tpu"))


def test_a_bare_compile_leaves_the_cpu_to_inductor(run_python: Callable[..., Any]) -> None:
    """Inductor is asked with the same mode and options as without this package; its code generator needs no test."""
    code = """
import torch, torch._inductor.compile_fx as inductor
asked = []
inductor.compile_fx = lambda gm, inputs, **kw: asked.append(kw.get("config_patches")) or gm.forward
x = torch.randn(3)
for settings in ({}, {"mode": "max-autotune-no-cudagraphs"}, {"options": {"epilogue_fusion": True}}):
    torch._dynamo.reset()
    assert torch.equal(torch.compile(lambda x: x.sin() + 1, **settings)(x), x.sin() + 1)
print(asked)
"""
    ours = run_python(code)
    theirs = run_python(code, env={"TORCH_TPU_RUNTIME": "off", "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})
    assert ours.stdout == theirs.stdout
    assert len(ours.stdout) > 10


def test_a_users_default_backend_stays(run_python: Callable[..., Any]) -> None:
    run_python("""
import torch
torch.compiler.set_default_backend("eager")
import torch_tpu
assert torch.compiler.get_default_backend() == "eager"
""")
