"""Tries mutants on a game's tests: collected once, then each mutant in a forked process, until a test fails.

Interpreted kernels are plain functions, so a mutant is a function with another body: whoever imported it has it.
"""

import gc
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.changes import Mutant

SURVIVED = ""
LONGEST = 6.0
"""Seconds of computing that one test may take; a mutant that plays on for ever is killed by that."""

Report = Callable[[int, Mutant, str], None]
"""Told of each mutant, by number, which test killed it."""


class Trial:
    """A pytest plugin that runs the collected tests once per mutant instead of once."""

    def __init__(self, mutants: list[Mutant], report: Report, *, truth_first: bool) -> None:
        """Nothing is tried yet."""
        self.mutants = mutants
        self.report = report
        self.truth_first = truth_first
        self.kills: Counter[str] = Counter()
        self.killers: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called by pytest when all tests are collected; those that kill most for their time go first."""
        items = session.items
        gc.freeze()  # what is collected once need not be copied into every child
        took = self.measured(items) if self.truth_first else {}
        for number, mutant in enumerate(self.mutants, start=1):
            items = sorted(items, key=lambda item: -(self.kills[item.nodeid] + 0.1) / took.get(item.nodeid, 1.0))
            killer = attempt(items, mutant)
            self.kills[killer] += 1
            self.killers.append(killer)
            self.report(number, mutant, killer)
        return True

    def measured(self, items: list[pytest.Item]) -> dict[str, float]:
        """How long each test takes; the true rules must pass them all."""
        took = {}
        for item in items:
            started = time.perf_counter()
            if attempt([item], None) != SURVIVED:
                raise pytest.UsageError(f"the true rules fail {item.nodeid}")
            took[item.nodeid] = time.perf_counter() - started
        return took


def attempt(items: list[pytest.Item], mutant: Mutant | None) -> str:
    """Run tests in a process of their own until one fails; its name, or SURVIVED."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        run_as_child(items, mutant, theirs)
    os.close(theirs)
    with open(ours, "rb") as said:
        killer = said.read().decode()
    os.waitpid(child, 0)
    return killer


def run_as_child(items: list[pytest.Item], mutant: Mutant | None, theirs: int) -> None:
    """Become the mutant, run the tests, name the one that failed, and end without a word to anybody else."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    signal.signal(signal.SIGPROF, give_up)
    killer = "the runner"
    try:
        if mutant is not None:
            getattr(sys.modules[mutant.module], mutant.function).__code__ = mutant.code
        killer = first_failure(items)
    finally:
        os.write(theirs, killer.encode())
        os._exit(0)


def give_up(*_: object) -> None:
    """Called when a test has computed for too long."""
    raise TimeoutError("this mutant plays on for ever")


def first_failure(items: list[pytest.Item]) -> str:
    """Run tests in order, as pytest does but without telling the terminal; the first that fails, or SURVIVED."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, LONGEST, 1.0)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return item.nodeid
    return SURVIVED


def run(tests: Path, mutants: list[Mutant], report: Report, *, truth_first: bool) -> list[str]:
    """Try all mutants on the tests of a folder, in the interpreter; for each the test that killed it, or SURVIVED."""
    trial = Trial(mutants, report, truth_first=truth_first)
    status = pytest.main([str(tests), "-qq", "--no-header", "-p", "no:cacheprovider"], plugins=[trial])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"tests could not be run: {status!r}")
    return trial.killers
