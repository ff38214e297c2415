"""What training is made of beside models and optimizers: loss scaling, clipping, checkpoints, hooks, derivatives of
derivatives, torch.func."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.utils.checkpoint import checkpoint


def both(run: Callable[[str], Any], **tolerance: float) -> Any:
    """`run` on the CPU and on tpu gives the same; its result on tpu."""
    expected, got = run("cpu"), run("tpu")
    for g, e in zip(_flat(got), _flat(expected), strict=True):
        if isinstance(e, torch.Tensor):
            torch.testing.assert_close(g.detach().cpu(), e.detach(), **tolerance)
        else:
            assert g == pytest.approx(e)
    return got


def _flat(value: Any) -> list[Any]:
    return [x for v in value for x in _flat(v)] if isinstance(value, list | tuple) else [value]


def net(device: str) -> torch.nn.Sequential:
    torch.manual_seed(0)
    return torch.nn.Sequential(torch.nn.Linear(4, 6), torch.nn.GELU(), torch.nn.Linear(6, 2)).to(device)


def data(device: str) -> torch.Tensor:
    return torch.linspace(-2, 2, 12).reshape(3, 4).to(device)


def parameters(m: torch.nn.Module) -> list[torch.Tensor]:
    return list(m.parameters())


def gradients(m: torch.nn.Module) -> list[torch.Tensor | None]:
    return [p.grad for p in m.parameters()]


@pytest.mark.parametrize("fused", [False, True])
def test_loss_scaling(fused: bool) -> None:
    """Steps with infinite gradients are left out, and the scale follows."""

    def run(device: str) -> Any:
        m = net(device)
        scaler = torch.amp.GradScaler(device, init_scale=2.0**10, growth_interval=2)
        optimizer = torch.optim.AdamW(m.parameters(), lr=0.01, fused=fused)
        seen = []
        for k in range(6):
            optimizer.zero_grad()
            loss = m(data(device)).square().mean() * (float("inf") if k == 3 else 1.0)
            scaler.scale(loss).backward()
            if k % 2 == 0:
                scaler.unscale_(optimizer)
                torch.nn.utils.clip_grad_norm_(m.parameters(), 0.1)
            scaler.step(optimizer)
            scaler.update()
            seen.append(scaler.get_scale())
        return seen, parameters(m)

    scales, _ = both(run, rtol=1e-5, atol=1e-6)
    assert scales == [1024, 2048, 2048, 1024, 1024, 2048]


def test_loss_scale_operators() -> None:
    def run(device: str) -> Any:
        grads = [torch.tensor([1.0, 2.0], device=device), torch.tensor(3.0, device=device)]
        halves = [torch.tensor([1.0, float("nan")], dtype=torch.float16, device=device)]
        found, inverse = torch.zeros(1, device=device), torch.full((1,), 0.5, device=device)
        torch._amp_foreach_non_finite_check_and_unscale_(grads, found, inverse)
        first = found.clone()
        torch._amp_foreach_non_finite_check_and_unscale_(halves, found, inverse)
        scale, tracker = torch.full((1,), 8.0, device=device), torch.tensor([1], dtype=torch.int32, device=device)
        result = torch._amp_update_scale_(scale, tracker, first, 2.0, 0.5, 2)
        assert result.data_ptr() == scale.data_ptr()
        after = [scale.clone(), tracker.clone()]
        torch._amp_update_scale_(scale, tracker, found, 2.0, 0.5, 2)
        return grads, first, found, after, scale, tracker

    both(run)
    with pytest.raises(RuntimeError, match="found_inf must be"):
        torch._amp_foreach_non_finite_check_and_unscale_(
            [torch.ones(2, device="tpu")], torch.zeros(2, device="tpu"), torch.ones(1, device="tpu")
        )


@pytest.mark.parametrize("foreach", [None, True, False], ids=str)
def test_clipping(foreach: bool | None) -> None:
    def run(device: str) -> Any:
        m = net(device)
        m(data(device)).sum().mul(100).backward()
        norms = [torch.nn.utils.clip_grad_norm_(m.parameters(), 0.5, p, foreach=foreach) for p in (2.0, 1.0)]
        norms.append(torch.nn.utils.clip_grad_norm_(m.parameters(), 0.1, float("inf"), foreach=foreach))
        norms.append(torch.nn.utils.get_total_norm([g for g in gradients(m) if g is not None], foreach=foreach))
        torch.nn.utils.clip_grad_value_(m.parameters(), 0.01, foreach=foreach)
        return norms, gradients(m)

    both(run)
    m = net("tpu")
    (m(data("tpu")) * float("nan")).sum().backward()
    with pytest.raises(RuntimeError, match="non-finite"):
        torch.nn.utils.clip_grad_norm_(m.parameters(), 1.0, error_if_nonfinite=True)


def test_gradients_add_up() -> None:
    def run(device: str) -> Any:
        m = net(device)
        kept = None
        for k in range(3):
            m(data(device) * (k + 1)).square().mean().backward()
            kept = kept if kept is not None else m[0].weight.grad
        assert kept is m[0].weight.grad
        return gradients(m)

    both(run)


@pytest.mark.parametrize("reentrant", [True, False])
def test_checkpoints_repeat_what_was_drawn(reentrant: bool) -> None:
    def grads(remember: bool) -> list[torch.Tensor]:
        m = net("tpu")
        x = data("tpu").requires_grad_()
        torch.manual_seed(7)
        block = lambda x: torch.nn.functional.dropout(m(x), 0.5)  # noqa: E731
        y = block(x) if remember else checkpoint(block, x, use_reentrant=reentrant)
        after = torch.rand(4, device="tpu")
        y.square().sum().backward()
        return [*(g for g in gradients(m) if g is not None), x.grad, after]

    for g, e in zip(grads(False), grads(True), strict=True):
        assert torch.equal(g, e)


def test_checkpoint_sequential_equals_cpu() -> None:
    def run(device: str) -> Any:
        m = net(device)
        torch.utils.checkpoint.checkpoint_sequential(m, 2, data(device), use_reentrant=False).sum().backward()
        return gradients(m)

    both(run)


def test_hooks() -> None:
    def run(device: str) -> Any:
        m = net(device)
        seen: list[torch.Tensor] = []
        m[0].weight.register_hook(lambda g: g * 2)
        m[2].weight.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad.clone()))
        m[1].register_full_backward_hook(lambda module, gin, gout: seen.append(gout[0]))
        x = data(device).requires_grad_()
        y = m(x)
        y.retain_grad()
        y.square().mean().backward()
        return gradients(m), seen, x.grad, y.grad

    both(run)


def test_an_optimizer_in_the_backward_pass() -> None:
    def run(device: str) -> Any:
        m = net(device)
        steps = {p: torch.optim.SGD([p], lr=0.1) for p in m.parameters()}

        def step(p: torch.Tensor) -> None:
            steps[p].step()
            steps[p].zero_grad()

        for p in m.parameters():
            p.register_post_accumulate_grad_hook(step)
        for _ in range(3):
            m(data(device)).square().mean().backward()
        return parameters(m)

    both(run)


def test_derivatives_of_derivatives() -> None:
    def run(device: str) -> Any:
        m = net(device)
        x = data(device).requires_grad_()
        (g,) = torch.autograd.grad(m(x).tanh().sum(), x, create_graph=True)
        penalty = (g.square().sum(1).sqrt() - 1).square().mean()
        penalty.backward()
        return penalty, gradients(m)[:3], x.grad

    both(run)


def test_gradgradcheck() -> None:
    x = torch.linspace(0.3, 1.7, 6, dtype=torch.float64).reshape(2, 3).to("tpu").requires_grad_()
    w = torch.linspace(-1, 1, 9, dtype=torch.float64).reshape(3, 3).to("tpu").requires_grad_()
    function = lambda x, w: torch.nn.functional.softmax(x @ w, -1) * x.sin()  # noqa: E731
    assert torch.autograd.gradcheck(function, (x, w))
    assert torch.autograd.gradgradcheck(function, (x, w))


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, grad: torch.Tensor) -> torch.Tensor:
        (x,) = ctx.saved_tensors
        return grad * 3 * x**2


def test_custom_functions() -> None:
    def run(device: str) -> Any:
        x = data(device).requires_grad_()
        (g,) = torch.autograd.grad(Cube.apply(x).sum(), x, create_graph=True)
        g.sum().backward()
        return g, x.grad

    both(run)
    x = torch.ones(3, dtype=torch.float64, device="tpu", requires_grad=True)
    assert torch.autograd.gradcheck(Cube.apply, (x,))


def test_saved_tensors_wait_on_the_host() -> None:
    def run(device: str) -> Any:
        m = net(device)
        with torch.autograd.graph.save_on_cpu():
            y = m(data(device)).square().mean()
        y.backward()
        return gradients(m)

    both(run)


def test_anomalies_are_found() -> None:
    x = torch.tensor([-1.0], device="tpu", requires_grad=True)
    with (
        pytest.warns(UserWarning, match="Anomaly"),
        torch.autograd.detect_anomaly(),
        pytest.raises(RuntimeError, match="returned nan"),
    ):
        x.sqrt().sum().backward()


def test_changed_saved_tensors_are_an_error() -> None:
    x = torch.ones(3, device="tpu", requires_grad=True)
    y = x.exp()
    torch._foreach_mul_([y], 2.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_lists_have_derivatives() -> None:
    def run(device: str) -> Any:
        a, b = data(device).requires_grad_(), (data(device) * 2).requires_grad_()
        results = torch._foreach_mul(torch._foreach_add([a, b], [b, a], alpha=0.5), 3.0)
        norms = torch._foreach_norm(results)
        sum(norms).backward()
        return results, norms, a.grad, b.grad

    both(run)


def test_func_grad_vmap_jvp() -> None:
    def run(device: str) -> Any:
        m = net(device)
        weights = {k: v.detach() for k, v in m.named_parameters()}

        def loss(w: Any, x: torch.Tensor) -> torch.Tensor:
            return torch.func.functional_call(m, w, (x,)).square().mean()

        x = data(device)
        each = torch.func.vmap(torch.func.grad(loss), in_dims=(None, 0))(weights, x)
        value, tangent = torch.func.jvp(lambda x: loss(weights, x), (x,), (torch.ones_like(x),))
        _, pull = torch.func.vjp(lambda x: m(x), x)
        return (
            [each[k] for k in sorted(each)],
            *(value, tangent, pull(torch.ones(3, 2, device=device))[0]),
            torch.func.jacrev(lambda x: m(x).sum(0))(x),
            torch.func.jacfwd(lambda x: m(x).sum(0))(x),
            torch.func.hessian(lambda x: m(x).square().sum())(x[0]),
        )

    both(run, rtol=1e-5, atol=1e-5)


def test_forward_mode() -> None:
    def run(device: str) -> Any:
        with torch.autograd.forward_ad.dual_level():
            x = torch.autograd.forward_ad.make_dual(data(device), data(device).cos())
            return torch.autograd.forward_ad.unpack_dual(net(device)(x).tanh()).tangent

    both(run)


def test_ensembles_of_models() -> None:
    def run(device: str) -> Any:
        models = [net(device), torch.nn.Sequential(*(net(device)[:2]), net(device)[2])]
        weights, buffers = torch.func.stack_module_state(models)
        call = lambda w, b, x: torch.func.functional_call(models[0], (w, b), (x,))  # noqa: E731
        return torch.func.vmap(call, in_dims=(0, 0, None))(weights, buffers, data(device))

    both(run)


def test_averages_of_weights() -> None:
    def run(device: str) -> Any:
        m = net(device)
        ema = torch.optim.swa_utils.AveragedModel(m, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.9))
        optimizer = torch.optim.SGD(m.parameters(), lr=0.1)
        for _ in range(3):
            optimizer.zero_grad()
            m(data(device)).square().mean().backward()
            optimizer.step()
            ema.update_parameters(m)
        return parameters(ema)

    both(run)
