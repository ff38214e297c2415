"""Devices, streams and events through torch.accelerator and torch.tpu."""

import textwrap
import threading

import pytest
import torch
import torch_tpu  # noqa: F401
from conftest import Run


def work(n: int = 256) -> torch.Tensor:
    x = torch.ones(n, n, device="tpu")
    for _ in range(3):
        x = x @ x / n
    return x


def test_the_accelerator_is_ours():
    assert torch.accelerator.current_accelerator() == torch.device("tpu")
    assert torch.accelerator.is_available()
    assert torch.accelerator.device_count() == torch.tpu.device_count() >= 1


def test_current_device_is_per_thread():
    assert torch.accelerator.current_device_index() == 0
    seen = []
    thread = threading.Thread(target=lambda: seen.append(torch.tpu.current_device()))
    thread.start()
    thread.join()
    assert seen == [0]


def test_set_device_refuses_what_is_not_there():
    count = torch.tpu.device_count()
    with pytest.raises(RuntimeError, match=f"expected 0 <= index < {count}, got {count}"):
        torch.accelerator.set_device_index(count)
    assert torch.accelerator.current_device_index() == 0


@pytest.mark.parametrize(
    "ask",
    [
        torch.tpu.current_stream,
        torch.tpu.default_stream,
        torch.tpu.get_device_capability,
        torch.tpu.get_device_name,
        torch.tpu.memory_stats,
        torch.tpu.synchronize,
        torch.tpu.get_rng_state,
    ],
)
def test_questions_about_a_device_that_is_not_there(ask):
    with pytest.raises(RuntimeError, match="index"):
        ask(torch.tpu.device_count())


def test_capability_lists_the_dtypes():
    supported = torch.accelerator.get_device_capability()["supported_dtypes"]
    assert {torch.float32, torch.bfloat16, torch.int64, torch.float64, torch.complex64, torch.bool} <= supported
    assert torch.qint8 not in supported


def test_default_and_new_streams():
    default = torch.tpu.default_stream()
    assert default.stream_id == 0 and torch.accelerator.current_stream() == default
    a, b = torch.Stream("tpu"), torch.Stream("tpu")
    assert a != b and a != default and a.device == torch.device("tpu", 0)


def test_stream_context_switches_and_restores():
    stream = torch.Stream("tpu")
    with stream:
        assert torch.accelerator.current_stream() == stream
        x = work()
    assert torch.accelerator.current_stream() == torch.tpu.default_stream()
    assert torch.equal(x.cpu(), torch.ones(256, 256))


def test_current_stream_is_per_thread():
    stream = torch.Stream("tpu")
    seen = []
    with stream:
        thread = threading.Thread(target=lambda: seen.append(torch.accelerator.current_stream().stream_id))
        thread.start()
        thread.join()
    assert seen == [0]


def test_stream_query_after_synchronize():
    stream = torch.accelerator.current_stream()
    work()
    stream.synchronize()
    assert stream.query()


def test_unrecorded_event_is_complete():
    event = torch.Event("tpu")
    assert event.query()
    event.synchronize()


def test_event_is_complete_when_earlier_work_is():
    event = torch.Event("tpu")
    work()
    event.record()
    event.synchronize()
    assert event.query()


def test_event_can_be_recorded_again():
    event = torch.Event("tpu")
    for _ in range(3):
        work()
        event.record()
        event.synchronize()
        assert event.query()


def test_elapsed_time_spans_the_work():
    start, end = torch.Event("tpu", enable_timing=True), torch.Event("tpu", enable_timing=True)
    start.record()
    for _ in range(5):
        work()
    end.record()
    end.synchronize()
    assert 0 < start.elapsed_time(end) < 60_000
    assert end.elapsed_time(start) == -start.elapsed_time(end)


def test_elapsed_time_needs_timing_and_records():
    timed, plain = torch.Event("tpu", enable_timing=True), torch.Event("tpu")
    with pytest.raises(ValueError, match="must be recorded|Both events"):
        timed.elapsed_time(torch.Event("tpu", enable_timing=True))
    timed.record()
    plain.record()
    with pytest.raises(ValueError, match="timing"):
        timed.elapsed_time(plain)


def test_streams_wait_for_events_and_streams():
    first, second = torch.Stream("tpu"), torch.Stream("tpu")
    with first:
        x = work()
        event = first.record_event()
    second.wait_event(event)
    second.wait_stream(first)
    with second:
        y = x + 1
    second.synchronize()
    assert event.query()
    assert torch.equal(y.cpu(), torch.full((256, 256), 2.0))


def test_record_stream_keeps_the_tensor():
    stream = torch.Stream("tpu")
    x = work()
    x.record_stream(stream)
    with stream:
        y = x * 3
    del x
    assert torch.equal(y.cpu(), torch.full((256, 256), 3.0))


def test_synchronize_from_several_threads():
    failures = []

    def run() -> None:
        try:
            for _ in range(5):
                assert torch.equal(work(64).cpu(), torch.ones(64, 64))
                torch.accelerator.synchronize()
        except Exception as e:
            failures.append(e)

    threads = [threading.Thread(target=run) for _ in range(3)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert failures == []


def test_pinned_memory_is_recognised_and_copies():
    x = torch.arange(1000.0)
    pinned = x.pin_memory()
    assert pinned.is_pinned() and pinned[10:20].is_pinned() and not x.is_pinned()
    assert torch.equal(pinned, x)
    assert pinned.untyped_storage().data_ptr() % 4096 == 0
    assert torch.equal(pinned.to("tpu", non_blocking=True).cpu(), x)
    assert torch.empty(7, pin_memory=True).is_pinned()


def test_dataloader_pins():
    data = torch.utils.data.TensorDataset(torch.arange(8.0))
    batches = [b for (b,) in torch.utils.data.DataLoader(data, batch_size=4, pin_memory=True)]
    assert all(b.is_pinned() for b in batches)
    assert torch.equal(torch.cat(batches).to("tpu").cpu(), torch.arange(8.0))


def test_two_devices(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import threading, torch
        assert torch.accelerator.device_count() == 2
        assert not torch.tpu.is_initialized()
        with torch.tpu.device(1):
            assert torch.accelerator.current_device_index() == 1
            x = torch.ones(64, 64, device="tpu")
            seen = []
            t = threading.Thread(target=lambda: seen.append(torch.tpu.current_device()))
            t.start(); t.join()
            assert seen == [0]
        assert torch.accelerator.current_device_index() == 0
        assert x.device == torch.device("tpu:1")

        # An event of one device holds up the events of another that waits for it.
        here, there = torch.Stream("tpu:0"), torch.Stream("tpu:1")
        with there:
            y = x @ x
            event = there.record_event()
        here.wait_event(event)
        last = here.record_event()
        last.synchronize()
        assert event.query()
        assert torch.equal(y.to("tpu:0").cpu(), torch.full((64, 64), 64.0))

        torch.accelerator.set_device_index(1)
        assert torch.accelerator.current_stream() == torch.tpu.default_stream(1)
        assert torch.Generator("tpu").device == torch.device("tpu:1")
        torch.accelerator.synchronize(0)

        torch.manual_seed(3)
        torch.tpu.default_generators[1].manual_seed(4)
        assert [g.initial_seed() for g in torch.tpu.default_generators] == [3, 4]

        before = torch.accelerator.memory_allocated(0), torch.accelerator.memory_allocated(1)
        z = torch.zeros(1 << 18).to("tpu:1")
        assert torch.accelerator.memory_allocated(0) == before[0]
        assert torch.accelerator.memory_allocated(1) == before[1] + (1 << 20)
        try:
            torch.accelerator.set_device_index(2)
        except RuntimeError as e:
            assert "expected 0 <= index < 2, got 2" in str(e), e
        else:
            raise AssertionError("expected RuntimeError")
        """
    )
    run_python(code, env={"TORCH_TPU_CPU_DEVICES": "2"}, timeout=120)
