"""A forked child must not use the parent's runtime, and is told so; one forked before it started may."""

import textwrap

from conftest import Run


def test_child_of_a_process_that_uses_the_device(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import os, sys, torch
        x = torch.arange(3.0).to("tpu")
        torch.manual_seed(1)
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                assert torch.tpu._is_in_bad_fork() and not torch.tpu.is_initialized()
                torch.manual_seed(2)
                assert torch.ones(3).sum().item() == 3
                for use in (lambda: torch.ones(2, device="tpu"), lambda: x + 1, lambda: x.cpu(), lambda: x.tolist()):
                    try:
                        use()
                    except RuntimeError as e:
                        assert "forked subprocess" in str(e) and "spawn" in str(e), e
                    else:
                        raise AssertionError("expected RuntimeError")
                del x
                status = 0
            finally:
                sys.stdout.flush(); sys.stderr.flush()
                os._exit(status)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        assert not torch.tpu._is_in_bad_fork() and (x + 1).tolist() == [1, 2, 3]
        """
    )
    run_python(code, timeout=120)


def test_child_ends_by_itself(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import os, sys, torch
        x = torch.arange(3.0).to("tpu") + 1
        pid = os.fork()
        if pid == 0:
            sys.exit(0)  # the ordinary way: handlers at exit, destructors
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        assert x.tolist() == [1, 2, 3]
        """
    )
    run_python(code, timeout=120)


def test_child_of_a_process_that_has_not_started_the_runtime(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import os, torch
        torch.manual_seed(1)
        assert torch.tpu.is_available() and not torch.tpu.is_initialized()
        for _ in range(2):
            pid = os.fork()
            if pid == 0:
                ok = not torch.tpu._is_in_bad_fork() and (torch.ones(2, device="tpu") + 1).tolist() == [2, 2]
                os._exit(0 if ok else 1)
            assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        assert torch.ones(2, device="tpu").tolist() == [1, 1]
        """
    )
    run_python(code, timeout=120)


def test_workers_of_a_data_loader(run_python: Run) -> None:
    code = textwrap.dedent(
        """
        import torch
        x = torch.ones(2, device="tpu")
        loader = torch.utils.data.DataLoader(torch.arange(8.0), batch_size=4, num_workers=2)
        assert [b.to("tpu").tolist() for b in loader] == [[0, 1, 2, 3], [4, 5, 6, 7]]
        """
    )
    run_python(code, timeout=120)


def test_spawned_child(run_python: Run, tmp_path) -> None:
    script = tmp_path / "spawn.py"
    script.write_text(
        textwrap.dedent(
            """
            import torch, torch.multiprocessing as mp

            def work(queue):
                queue.put((torch.ones(2, device="tpu") + 1).tolist())

            if __name__ == "__main__":
                x = torch.ones(2, device="tpu")
                context = mp.get_context("spawn")
                queue = context.Queue()
                process = context.Process(target=work, args=(queue,))
                process.start()
                assert queue.get(timeout=100) == [2, 2]
                process.join()
                assert process.exitcode == 0
            """
        )
    )
    run_python([str(script)], timeout=200)
