"""Optimizers take the CPU's steps: one tensor at a time, by lists, fused; nothing compiles after the first steps."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.optim.optimizer import _default_to_fused_or_foreach


def model(device: str, dtype: torch.dtype = torch.float32) -> torch.nn.Module:
    torch.manual_seed(0)
    layers = (torch.nn.Linear(5, 7), torch.nn.Tanh(), torch.nn.LayerNorm(7), torch.nn.Linear(7, 3))
    return torch.nn.Sequential(*layers).to(device, dtype)


def train(
    make: Callable[..., torch.optim.Optimizer],
    device: str,
    steps: int = 6,
    dtype: torch.dtype = torch.float32,
    schedule: Any = None,
    counts: list[int] | None = None,
) -> list[torch.Tensor]:
    net = model(device, dtype)
    optimizer = make(net.parameters())
    scheduler = schedule(optimizer) if schedule else None
    x = torch.linspace(-1, 1, 20).reshape(4, 5).to(device, dtype)

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = (net(x) - 0.5).square().mean()
        loss.backward()
        return loss

    for _ in range(steps):
        before = torch.tpu.metrics()["compiles"]
        optimizer.step(closure)
        if scheduler:
            scheduler.step()
        if counts is not None:
            counts.append(torch.tpu.metrics()["compiles"] - before)
    return [p.detach().cpu() for p in net.parameters()]


def compare(make: Callable[..., torch.optim.Optimizer], **kwargs: Any) -> None:
    for got, expected in zip(train(make, "tpu", **kwargs), train(make, "cpu", **kwargs), strict=True):
        torch.testing.assert_close(got, expected, rtol=2e-5, atol=1e-5)


OPTIMIZERS: dict[str, tuple[Any, dict[str, Any]]] = {
    "sgd": (torch.optim.SGD, {"lr": 0.1}),
    "sgd_momentum": (torch.optim.SGD, {"lr": 0.1, "momentum": 0.9, "dampening": 0.1, "weight_decay": 0.01}),
    "sgd_nesterov": (torch.optim.SGD, {"lr": 0.01, "momentum": 0.9, "nesterov": True, "maximize": True}),
    "adam": (torch.optim.Adam, {"lr": 0.01, "weight_decay": 0.1}),
    "adam_amsgrad": (torch.optim.Adam, {"lr": 0.01, "amsgrad": True, "maximize": True}),
    "adamw": (torch.optim.AdamW, {"lr": 0.01}),
    "adamw_capturable": (torch.optim.AdamW, {"lr": 0.01, "capturable": True}),
    "adagrad": (torch.optim.Adagrad, {"lr": 0.05, "lr_decay": 0.1, "weight_decay": 0.01}),
    "adadelta": (torch.optim.Adadelta, {}),
    "adamax": (torch.optim.Adamax, {}),
    "asgd": (torch.optim.ASGD, {}),
    "nadam": (torch.optim.NAdam, {}),
    "radam": (torch.optim.RAdam, {}),
    "rmsprop": (torch.optim.RMSprop, {"momentum": 0.5, "centered": True}),
    "rprop": (torch.optim.Rprop, {}),
}
FUSED = ("sgd", "sgd_momentum", "sgd_nesterov", "adam", "adam_amsgrad", "adamw", "adagrad")


def maker(name: str, **more: Any) -> Callable[..., torch.optim.Optimizer]:
    kind, options = OPTIMIZERS[name]

    def make(parameters: Any) -> torch.optim.Optimizer:
        parameters = list(parameters)
        if options.get("capturable") and parameters[0].device.type == "cpu":
            return kind(parameters, **{**options, **more, "capturable": False})
        return kind(parameters, **options, **more)

    return make


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_lists(name: str) -> None:
    compare(maker(name, foreach=True))


@pytest.mark.parametrize("name", ["sgd_nesterov", "adam_amsgrad", "adamw_capturable", "adagrad", "rmsprop"])
def test_one_tensor_at_a_time(name: str) -> None:
    compare(maker(name, foreach=False))


@pytest.mark.parametrize("name", FUSED)
def test_fused(name: str) -> None:
    compare(maker(name, fused=True))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float64], ids=str)
def test_fused_in_other_types(dtype: torch.dtype) -> None:
    for got, expected in zip(*(train(maker("adamw", fused=True), d, dtype=dtype) for d in ("tpu", "cpu")), strict=True):
        torch.testing.assert_close(got, expected, rtol=2e-2 if dtype == torch.bfloat16 else 1e-7, atol=1e-2)


@pytest.mark.parametrize("name", ["adafactor", "lbfgs", "sparse_adam"])
def test_others(name: str) -> None:
    if name == "adafactor":
        compare(lambda p: torch.optim.Adafactor(p))
    elif name == "lbfgs":
        compare(lambda p: torch.optim.LBFGS(p, max_iter=3), steps=2)
    else:
        with pytest.raises(RuntimeError, match="dense gradients"):
            train(lambda p: torch.optim.SparseAdam(list(p)), "tpu", steps=1)


def test_torch_chooses_lists_for_tpu() -> None:
    parameters = list(model("tpu").parameters())
    assert _default_to_fused_or_foreach(parameters, False, use_fused=False) == (False, True)
    assert _default_to_fused_or_foreach(parameters, False, use_fused=True) == (True, False)


@pytest.mark.parametrize(
    "options", [{"fused": True}, {"foreach": True}, {"foreach": True, "capturable": True}], ids=str
)
def test_nothing_compiles_after_the_first_step(options: dict[str, Any]) -> None:
    counts: list[int] = []
    schedule = lambda o: torch.optim.lr_scheduler.ExponentialLR(o, 0.9)  # noqa: E731
    train(lambda p: torch.optim.AdamW(p, lr=0.0123, **options), "tpu", schedule=schedule, counts=counts)
    assert counts[1:] == [0] * 5


def test_momentum_of_a_fused_step_starts_without_another_program() -> None:
    counts: list[int] = []
    train(maker("sgd_momentum", fused=True), "tpu", counts=counts)
    assert counts[1:] == [0] * 5


@pytest.mark.parametrize(
    "schedule",
    [
        lambda o: torch.optim.lr_scheduler.CosineAnnealingLR(o, 5),
        lambda o: torch.optim.lr_scheduler.OneCycleLR(o, 0.1, 20),
        lambda o: torch.optim.lr_scheduler.LambdaLR(o, lambda k: 0.5**k),
    ],
    ids=["cosine", "one_cycle", "lambda"],
)
@pytest.mark.parametrize("options", [{"fused": True}, {"foreach": True}], ids=str)
def test_schedules(options: dict[str, Any], schedule: Any) -> None:
    compare(lambda p: torch.optim.AdamW(p, lr=0.01, **options), schedule=schedule)


@pytest.mark.parametrize("where", ["cpu", "tpu"])
@pytest.mark.parametrize("kind", [torch.optim.AdamW, torch.optim.SGD], ids=lambda k: k.__name__)
def test_a_learning_rate_that_is_a_tensor(kind: Any, where: str) -> None:
    def make(parameters: Any) -> torch.optim.Optimizer:
        parameters = list(parameters)
        device = where if parameters[0].device.type == "tpu" else "cpu"
        return kind(parameters, lr=torch.tensor(0.01, device=device), fused=True)

    compare(make, schedule=lambda o: torch.optim.lr_scheduler.ExponentialLR(o, 0.8))


def test_state_is_saved_and_loaded_on_another_device() -> None:
    def resumed(device: str, onto: str) -> list[torch.Tensor]:
        net = model(device)
        optimizer = torch.optim.AdamW(net.parameters(), lr=0.01, fused=True)
        x = torch.ones(2, 5)
        for k in range(4):
            if k == 2:
                state = copy.deepcopy(optimizer.state_dict())
                net = net.to(onto)
                optimizer = torch.optim.AdamW(net.parameters(), lr=0.01, fused=True)
                optimizer.load_state_dict(state)
            optimizer.zero_grad()
            net(x.to(next(net.parameters()).device)).square().mean().backward()
            optimizer.step()
        return [p.detach().cpu() for p in net.parameters()]

    expected = resumed("cpu", "cpu")
    for device, onto in (("tpu", "tpu"), ("tpu", "cpu"), ("cpu", "tpu")):
        for g, e in zip(resumed(device, onto), expected, strict=True):
            torch.testing.assert_close(g, e, rtol=2e-5, atol=1e-5)


def test_parameters_and_states_in_one_storage() -> None:
    def step(device: str) -> torch.Tensor:
        flat = torch.zeros(3, 4, device=device)
        flat[0] = 1
        torch._fused_adam_(
            [flat[0]], [torch.ones(4, device=device)], [flat[1]], [flat[2]], [], [torch.ones((), device=device)],
            lr=0.1, beta1=0.9, beta2=0.99, weight_decay=0.0, eps=1e-8, amsgrad=False, maximize=False,
        )  # fmt: skip
        return flat.cpu()

    torch.testing.assert_close(step("tpu"), step("cpu"))


def test_uneven_lists_are_an_error() -> None:
    p = [torch.ones(2, device="tpu") for _ in range(2)]
    with pytest.raises(RuntimeError, match="expected lists of 2"):
        torch._fused_sgd_(
            p, p[:1], [], weight_decay=0.0, momentum=0.0, lr=0.1, dampening=0.0,
            nesterov=False, maximize=False, is_first_step=False,
        )  # fmt: skip
