"""torch.Generator on the device: what PyTorch promises of generators on any device, and our 16-byte state."""

import struct
import threading

import pytest
import torch
from torch_tpu import _native


@pytest.fixture
def draws() -> None:
    if "uniform_" not in _native.core().rows():
        pytest.skip("nothing draws on the device yet")


def parts(state: torch.Tensor) -> tuple[int, int]:
    return struct.unpack("<QQ", bytes(state.tolist()))


def test_new_generator_starts_like_the_cpu_one():
    ours, cpu = torch.Generator("tpu"), torch.Generator("cpu")
    assert ours.initial_seed() == cpu.initial_seed() == 67280421310721
    assert ours.device == torch.device("tpu", 0)
    assert ours.get_offset() == 0


def test_state_is_seed_and_offset():
    g = torch.Generator("tpu").manual_seed(2**63 + 5)
    g.set_offset(12)
    state = g.get_state()
    assert state.dtype == torch.uint8 and state.device.type == "cpu" and state.shape == (16,)
    assert parts(state) == (2**63 + 5, 12)


def test_negative_seed_means_the_same_as_on_the_cpu():
    ours = torch.Generator("tpu").manual_seed(-1)
    assert ours.initial_seed() == torch.Generator("cpu").manual_seed(-1).initial_seed()


def test_set_state_restores_both_parts():
    g = torch.Generator("tpu").manual_seed(3)
    g.set_offset(7)
    saved = g.get_state()
    g.manual_seed(4)
    assert g.get_offset() == 0
    g.set_state(saved)
    assert (g.initial_seed(), g.get_offset()) == (3, 7)


def test_get_state_is_a_copy():
    g = torch.Generator("tpu").manual_seed(3)
    g.get_state().fill_(255)
    assert g.initial_seed() == 3


def test_seed_is_fresh():
    g = torch.Generator("tpu")
    g.set_offset(5)
    first, second = g.seed(), g.seed()
    assert first != second
    assert g.initial_seed() == second and g.get_offset() == 0


@pytest.mark.parametrize("state", [torch.zeros(16), torch.zeros(4, dtype=torch.int32)])
def test_set_state_refuses_other_dtypes_like_the_cpu(state):
    for device in ("tpu", "cpu"):
        with pytest.raises(TypeError, match="RNG state must be a torch.ByteTensor"):
            torch.Generator(device).set_state(state)


def test_set_state_refuses_other_sizes():
    with pytest.raises(RuntimeError, match="wrong size: expected 16 bytes.*got 15"):
        torch.Generator("tpu").set_state(torch.zeros(15, dtype=torch.uint8))


def test_clone_is_independent():
    g = torch.Generator("tpu").manual_seed(3)
    g.set_offset(2)
    other = g.clone_state()
    assert parts(other.get_state()) == (3, 2)
    other.set_offset(9)
    assert g.get_offset() == 2


def test_graphsafe_state_is_shared():
    g = torch.Generator("tpu").manual_seed(3)
    shared = g.graphsafe_get_state()
    shared.set_offset(11)
    assert g.get_offset() == 11
    own = torch.Generator("tpu").manual_seed(8)
    g.graphsafe_set_state(own)
    g.set_offset(4)
    assert (own.get_offset(), shared.get_offset()) == (4, 11)


def test_graphsafe_state_of_another_device_is_refused():
    with pytest.raises(RuntimeError, match="expected a tpu generator, got cpu"):
        torch.Generator("tpu").graphsafe_set_state(torch.Generator("cpu"))


def test_default_generator_is_one_object():
    assert torch.tpu.default_generators[0] is torch.tpu.default_generators[0]
    assert torch.tpu.default_generators[0].device == torch.device("tpu", 0)


def test_manual_seed_reaches_the_device():
    torch.manual_seed(41)
    assert torch.tpu.initial_seed() == 41
    torch.tpu.manual_seed(42)
    assert torch.tpu.initial_seed() == 42
    assert torch.initial_seed() == 41


def test_rng_state_functions():
    torch.tpu.manual_seed(5)
    saved = torch.tpu.get_rng_state()
    torch.tpu.manual_seed(6)
    torch.tpu.set_rng_state(saved)
    assert torch.tpu.initial_seed() == 5


def test_index_that_no_device_has():
    count = torch.tpu.device_count()
    torch.empty(1, device="tpu").fill_(0)  # the runtime knows its devices now
    with pytest.raises(RuntimeError, match=f"expected 0 <= index < {count}, got {count}"):
        torch.Generator(f"tpu:{count}")


@pytest.mark.usefixtures("draws")
@pytest.mark.parametrize("numel", [1, 4, 5, 1000])
def test_a_draw_advances_the_offset_by_its_counters(numel):
    g = torch.Generator("tpu").manual_seed(0)
    torch.rand(numel, generator=g, device="tpu")
    assert g.get_offset() == (numel + 3) // 4


@pytest.mark.usefixtures("draws")
def test_empty_draws_take_nothing():
    g = torch.Generator("tpu").manual_seed(0)
    torch.rand(0, generator=g, device="tpu")
    assert g.get_offset() == 0


@pytest.mark.usefixtures("draws")
def test_equal_states_give_equal_numbers():
    g = torch.Generator("tpu").manual_seed(9)
    state = g.get_state()
    first = torch.rand(33, generator=g, device="tpu").cpu()
    second = torch.rand(33, generator=g, device="tpu").cpu()
    g.set_state(state)
    assert torch.equal(torch.rand(33, generator=g, device="tpu").cpu(), first)
    assert not torch.equal(first, second)


@pytest.mark.usefixtures("draws")
def test_generator_of_another_device_is_refused():
    message = "Expected a 'tpu' device type for generator but found 'cpu'"
    with pytest.raises(RuntimeError, match=message):
        torch.empty(3, device="tpu").uniform_(generator=torch.Generator("cpu"))


@pytest.mark.usefixtures("draws")
def test_threads_draw_disjoint_counters():
    g = torch.Generator("tpu").manual_seed(1)
    torch.rand(6, generator=g, device="tpu")
    g.set_offset(0)
    seen: list[torch.Tensor] = []

    def draw() -> None:
        for _ in range(20):
            seen.append(torch.rand(6, generator=g, device="tpu"))

    threads = [threading.Thread(target=draw) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert g.get_offset() == 4 * 20 * 2
    assert len({tuple(t.tolist()) for t in seen}) == 80


def test_fork_rng_restores_the_device():
    torch.tpu.manual_seed(10)
    with torch.random.fork_rng(devices=[0], device_type="tpu"):
        torch.tpu.manual_seed(11)
    assert torch.tpu.initial_seed() == 10
