"""Compiles every golden program for a real TPU with libtpu, ahead of time; no TPU is needed.

Programs go to a child process, because libtpu ends the process for some programs: that counts as a refusal, and a new
child goes on. What was found is kept in tests/golden/tpu_verdicts.json, from which docs/op_status.md names refusals.
Exits 1 when fewer than 99 % are accepted. Usage:

    .venv/bin/python tools/prove_tpu.py [--changed] [--topology v6e:1x1] [GOLDEN ...]
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests/golden"
VERDICTS = GOLDEN / "tpu_verdicts.json"
LEAST_ACCEPTED = 0.99
LIMIT_SECONDS = 300  # for one program; the largest takes a few seconds
PER_CHILD = 100  # libtpu keeps about 2 MB of each program


def golden_files() -> dict[str, Path]:
    """The program that a TPU would get, by golden."""
    files = {path.stem: path for path in sorted(GOLDEN.glob("*.mlir"))}
    return files | {path.stem: path for path in sorted((GOLDEN / "tpu").glob("*.mlir"))}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def load_verdicts() -> dict[str, dict[str, str]]:
    """{golden: {"digest": of the program, "refused": why, absent if accepted}}; {} before the first run."""
    return json.loads(VERDICTS.read_text())["goldens"] if VERDICTS.exists() else {}


def load_header() -> dict[str, str]:
    """{"topology": "v6e:1x1", "libtpu": its version} of the verdicts."""
    stored = json.loads(VERDICTS.read_text()) if VERDICTS.exists() else {}
    return {key: stored.get(key, "unknown") for key in ("topology", "libtpu")}


def libtpu_path() -> str:
    spec = importlib.util.find_spec("libtpu")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("prove_tpu: the package libtpu is missing: pip install --no-deps -r requirements/tpu.lock")
    return str(Path(next(iter(spec.submodule_search_locations))) / "libtpu.so")


def child(topology: str) -> None:
    """Reads paths from stdin, answers each with one JSON line on a copy of stdout that libtpu does not know."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.path.insert(0, str(ROOT / "python"))
    os.environ["TORCH_TPU_RUNTIME"] = "off"
    from torch_tpu import _C

    for line in sys.stdin:
        reason = ""
        try:
            _C.compile_for(libtpu_path(), topology, Path(line.strip()).read_text())
        except Exception as error:
            text = " ".join(str(error).split()).partition(", metadata=")[0].partition(" Suspected Python")[0]
            reason = text[:400] or type(error).__name__
        answers.write(json.dumps(reason) + "\n")
        answers.flush()


def start(topology: str) -> subprocess.Popen[str]:
    # libtpu would ask a metadata service for its chips, and refuse a second process.
    env = dict(os.environ, TPU_SKIP_MDS_QUERY="1", ALLOW_MULTIPLE_LIBTPU_LOAD="1", TPU_MIN_LOG_LEVEL="3")
    return subprocess.Popen(
        [sys.executable, __file__, "--child", "--topology", topology],
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        bufsize=1,
    )


def compile_all(paths: list[Path], topology: str) -> Iterator[str]:
    """For each program why it is refused, "" if it is not."""
    worker: subprocess.Popen[str] | None = None
    for done, path in enumerate(paths):
        if worker is not None and done % PER_CHILD == 0:
            stop(worker)
            worker = None
        worker = worker or start(topology)
        assert worker.stdin is not None and worker.stdout is not None
        answer = ""
        try:
            worker.stdin.write(f"{path}\n")
            with selectors.DefaultSelector() as selector:
                selector.register(worker.stdout, selectors.EVENT_READ)
                if not selector.select(LIMIT_SECONDS):
                    worker.kill()
            answer = worker.stdout.readline()
        except BrokenPipeError:
            pass
        if answer:
            yield json.loads(answer)
        else:
            yield f"the compiler ended the process (status {worker.wait()})"
            worker = None
    if worker is not None:
        stop(worker)


def stop(worker: subprocess.Popen[str]) -> None:
    assert worker.stdin is not None
    worker.stdin.close()
    try:
        worker.wait(30)
    except subprocess.TimeoutExpired:
        worker.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--changed", action="store_true", help="only programs that have no verdict yet")
    parser.add_argument("--topology", default="v6e:1x1")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("goldens", nargs="*")
    options = parser.parse_args()
    if options.child:
        child(options.topology)
        return 0

    files = golden_files()
    verdicts = {name: v for name, v in load_verdicts().items() if name in files}
    todo = [
        name
        for name, path in files.items()
        if (not options.goldens or name in options.goldens)
        and not (options.changed and verdicts.get(name, {}).get("digest") == digest(path))
    ]
    libtpu_path()
    show = sys.stderr.isatty()
    began = time.monotonic()
    answers = compile_all([files[name] for name in todo], options.topology)
    for i, (name, reason) in enumerate(zip(todo, answers, strict=True), 1):
        verdicts[name] = {"digest": digest(files[name])} | ({"refused": reason} if reason else {})
        if show or i % 50 == 0:
            end = "\r" if show and i < len(todo) else "\n"
            print(
                f"{i}/{len(todo)} {time.monotonic() - began:5.0f} s  {name:40.40}", end=end, file=sys.stderr, flush=True
            )
    if options.topology == "v6e:1x1":
        header = {"topology": options.topology, "libtpu": importlib.metadata.version("libtpu")}
        text = json.dumps(header | {"goldens": verdicts}, indent=0, sort_keys=True)
        VERDICTS.write_text(text + "\n")

    asked = {name: verdicts[name] for name in verdicts if not options.goldens or name in options.goldens}
    refused = {name: v["refused"] for name, v in asked.items() if "refused" in v}
    for name, reason in refused.items():
        print(f"refused: {name}: {reason}")
    accepted = len(asked) - len(refused)
    share = accepted / max(len(asked), 1)
    print(f"{options.topology} accepts {accepted} of {len(asked)} programs ({share:.1%}), {len(todo)} compiled now")
    return int(share < LEAST_ACCEPTED or not asked)


if __name__ == "__main__":
    sys.exit(main())
