"""Tries mutants on a game's tests: collected once, then each mutant in a forked process, until a test fails.

Interpreted kernels are plain functions, so a mutant is a function with another body: whoever imported it has it.
"""

import contextlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.changes import Mutant

SURVIVED, KILLED, HANGS = "survived", "killed", "hangs"
PATIENCE = 3.0
LEAST = 10.0
"""A mutant hangs when its tests take PATIENCE times as long as those of the true rules, and LEAST seconds more."""

Report = Callable[[Mutant, str, str], None]
"""Told of each mutant what became of it, and by which test."""


class Trial:
    """A pytest plugin that runs the collected tests once per mutant instead of once."""

    def __init__(self, mutants: list[Mutant], report: Report, limit: float) -> None:
        """Nothing is tried yet; with a limit of 0 the true rules are tried first to find one."""
        self.mutants = mutants
        self.limit = limit
        self.report = report
        self.kills: Counter[str] = Counter()
        self.results: list[tuple[Mutant, str]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called by pytest when all tests are collected."""
        limit = self.limit or self.measured(session.items)
        for mutant in self.mutants:
            items = sorted(session.items, key=lambda item: -self.kills[item.nodeid])
            verdict, by = self.attempt(items, mutant, limit)
            self.kills[by] += 1
            self.results.append((mutant, verdict))
            self.report(mutant, verdict, by)
        return True

    def measured(self, items: list[pytest.Item]) -> float:
        """How long tests may take: the true rules must pass them first."""
        started = time.monotonic()
        verdict, by = self.attempt(items, None, limit=600.0)
        if verdict != SURVIVED:
            raise pytest.UsageError(f"the true rules fail {by or 'to end in time'}")
        return LEAST + PATIENCE * (time.monotonic() - started)

    def attempt(self, items: list[pytest.Item], mutant: Mutant | None, limit: float) -> tuple[str, str]:
        """Run tests until one fails, in a process of its own; what happened, and the test that failed."""
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            run_as_child(items, mutant, theirs)
        os.close(theirs)
        with open(ours, "rb") as said, time_limit(child, limit) as hung:
            by = said.read().decode()
        os.waitpid(child, 0)
        if hung:
            return HANGS, ""
        return (KILLED, by) if by != "." else (SURVIVED, "")


@contextlib.contextmanager
def time_limit(child: int, seconds: float) -> Iterator[list[bool]]:
    """Ends a child that takes too long; the list it gives is then not empty."""
    hung: list[bool] = []

    def end(*_: object) -> None:
        hung.append(True)
        os.kill(child, signal.SIGKILL)

    signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield hung
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def run_as_child(items: list[pytest.Item], mutant: Mutant | None, theirs: int) -> None:
    """Become the mutant, run the tests, say "." or the name of the one that failed, and end."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    said = "?"
    try:
        if mutant is not None:
            getattr(sys.modules[mutant.module], mutant.function).__code__ = mutant.code
        said = first_failure(items) or "."
    finally:
        os.write(theirs, said.encode())
        os._exit(0)


def first_failure(items: list[pytest.Item]) -> str:
    """Run tests in order, as pytest does but without telling the terminal; the first that fails, "" if none does."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return item.nodeid
    return ""


def run(tests: Path, mutants: list[Mutant], report: Report, limit: float = 0.0) -> list[tuple[Mutant, str]]:
    """Try all mutants on the tests of a folder, in the interpreter; a limit in seconds saves trying the true rules."""
    trial = Trial(mutants, report, limit)
    status = pytest.main([str(tests), "-qq", "--no-header", "-p", "no:cacheprovider"], plugins=[trial])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"tests could not be run: {status!r}")
    return trial.results
