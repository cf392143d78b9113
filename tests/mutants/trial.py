"""Tries mutants on a game's tests: collected once, then each mutant in a forked process, until a test fails.

Interpreted kernels are plain functions, so a mutant is a function with another body: whoever imported it has it. First
the true rules pass every test, each in a process that notes the lines of the rules it runs (a sample of mutants is not
worth that); a mutant is then tried only on tests that run its line, those first that killed its neighbours.
"""

import gc
import os
import selectors
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.changes import Mutant

SURVIVED = ""
LONGEST = 6.0
PATIENCE = 5.0
"""A test that computes for so many seconds, and so many times as long as with the true rules, has noticed something."""
NEIGHBOUR = 10
"""How much more a test counts that killed a mutant of the same function than one that killed any other."""

Report = Callable[[int, Mutant, str], None]
"""Told of each mutant, by number, which test killed it."""


class Run(msgspec.Struct):
    """What a child says of the tests it ran."""

    failed: str = SURVIVED
    seconds: float = 0.0
    lines: list[tuple[str, int]] = []
    """Lines of the files asked about that were run."""


class Trial:
    """A pytest plugin that runs the collected tests once per mutant instead of once."""

    def __init__(self, mutants: list[Mutant], report: Report, jobs: int, *, truth_first: bool) -> None:
        """Nothing is tried yet; so many mutants at once will be."""
        self.truth_first = truth_first
        self.mutants = mutants
        self.report = report
        self.jobs = jobs
        self.killers = [SURVIVED] * len(mutants)
        self.seconds: dict[str, float] = {}
        self.runs: dict[str, set[tuple[str, int]]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called by pytest when all tests are collected."""
        items = session.items if self.truth_first else firsts_first(session.items)
        gc.freeze()  # what is collected once need not be copied into every child
        if self.truth_first:
            self.try_truth(items)
        kills: Counter[str] = Counter()
        near: Counter[tuple[str, str, str]] = Counter()
        tried = 0

        def tests_for(mutant: Mutant) -> list[pytest.Item]:
            """Tests that run the mutant's line, those first that kill most for their time."""
            line = (mutant.file, mutant.line)
            able = [item for item in items if not self.truth_first or line in self.runs[item.nodeid]]
            place = (mutant.module, mutant.function)
            worth = {item: NEIGHBOUR * near[(*place, item.nodeid)] + kills[item.nodeid] + 0.1 for item in able}
            return sorted(able, key=lambda item: -worth[item] / self.seconds.get(item.nodeid, 1.0))

        def done(number: int, run: Run) -> None:
            nonlocal tried
            tried += 1
            mutant = self.mutants[number]
            kills[run.failed] += 1
            near[mutant.module, mutant.function, run.failed] += 1
            self.killers[number] = run.failed
            self.report(tried, mutant, run.failed)

        self.side_by_side(
            len(self.mutants), lambda n: start(tests_for(self.mutants[n]), self.seconds, self.mutants[n], set()), done
        )
        return True

    def try_truth(self, items: list[pytest.Item]) -> None:
        """How long each test takes and which lines it runs; the true rules must pass them all."""
        files = {mutant.file for mutant in self.mutants}

        def done(number: int, run: Run) -> None:
            name = items[number].nodeid
            if run.failed != SURVIVED:
                raise pytest.UsageError(f"the true rules fail {name}")
            self.seconds[name] = run.seconds
            self.runs[name] = set(run.lines)

        self.side_by_side(len(items), lambda n: start([items[n]], {}, None, files), done)

    def side_by_side(self, count: int, begin: Callable[[int], int], done: Callable[[int, Run], None]) -> None:
        """Run so many children, `jobs` at a time; each is told by number when it is done."""
        waiting = list(range(count))[::-1]
        with selectors.DefaultSelector() as children:
            while waiting or children.get_map():
                while waiting and len(children.get_map()) < self.jobs:
                    number = waiting.pop()
                    children.register(begin(number), selectors.EVENT_READ, number)
                for key, _ in children.select():
                    children.unregister(key.fileobj)
                    done(key.data, verdict(key.fd))


def firsts_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """One case of every test before the second cases: while nobody knows who kills, each test gets its chance soon."""
    before: Counter[str] = Counter()
    turns: dict[pytest.Item, int] = {}
    for item in items:
        name = item.nodeid.partition("[")[0]
        turns[item] = before[name]
        before[name] += 1
    return sorted(items, key=turns.__getitem__)


def start(items: list[pytest.Item], seconds: dict[str, float], mutant: Mutant | None, files: set[str]) -> int:
    """Run tests in a process of their own until one fails; the pipe on which it will tell."""
    ours, theirs = os.pipe()
    if os.fork() == 0:
        os.close(ours)
        run_as_child(items, seconds, mutant, files, theirs)
    os.close(theirs)
    return ours


def verdict(ours: int) -> Run:
    """What a child says in the end."""
    with open(ours, "rb") as said:
        run = msgspec.json.decode(said.read(), type=Run)
    os.wait()
    return run


def run_as_child(
    items: list[pytest.Item], seconds: dict[str, float], mutant: Mutant | None, files: set[str], theirs: int
) -> None:
    """Become the mutant, run the tests, tell how it went, and end without a word to anybody else."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    signal.signal(signal.SIGPROF, give_up)
    run = Run("the runner")
    started = time.process_time()
    try:
        if mutant is not None:
            getattr(sys.modules[mutant.module], mutant.function).__code__ = mutant.code
        run.failed = first_failure(items, seconds)
        run.seconds = time.process_time() - started
        if files and run.failed == SURVIVED:
            run.lines = lines_run(items[0], files)
    finally:
        with open(theirs, "wb") as pipe:
            pipe.write(msgspec.json.encode(run))
        os._exit(0)


def give_up(*_: object) -> None:
    """Called when a test has computed for too long."""
    raise TimeoutError("this mutant plays on for ever")


def first_failure(items: list[pytest.Item], seconds: dict[str, float]) -> str:
    """Run tests in order, as pytest does but without telling the terminal; the first that fails, or SURVIVED."""
    for item, following in zip(items, [*items, None][1:], strict=True):
        signal.setitimer(signal.ITIMER_PROF, max(LONGEST, PATIENCE * seconds.get(item.nodeid, LONGEST)), 1.0)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return item.nodeid
    return SURVIVED


def lines_run(item: pytest.Item, files: set[str]) -> list[tuple[str, int]]:
    """Run a test once more and note which lines of some files it comes through."""
    found: set[tuple[str, int]] = set()

    def inside(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            found.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    sys.settrace(lambda frame, *_: inside if frame.f_code.co_filename in files else None)
    runtestprotocol(item, log=False, nextitem=None)
    sys.settrace(None)
    return sorted(found)


def run(tests: Path, mutants: list[Mutant], report: Report, jobs: int, *, truth_first: bool) -> list[str]:
    """Try all mutants on the tests of a folder, in the interpreter; for each the test that killed it, or SURVIVED."""
    trial = Trial(mutants, report, jobs, truth_first=truth_first)
    status = pytest.main([str(tests), "-qq", "--no-header", "-p", "no:cacheprovider"], plugins=[trial])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"tests could not be run: {status!r}")
    return trial.killers
