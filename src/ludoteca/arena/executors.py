"""Who does the work of many games: this process, processes on all cores, or the machines of a Ray cluster.

An executor takes jobs one after the other, only a few ahead of what is being done, so that the caller may decide late
what comes next. Results arrive as they are ready, each with the number of its job.
"""

import importlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol, TypeVar

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says

NICENESS = 5
"""People at tables come first."""
SPARE = 2
"""Jobs that wait beside those being done, so that nobody idles while results are taken in."""

Job = TypeVar("Job")
Done = TypeVar("Done")


class NoExecutor(LudotecaError):
    """An executor that is not to be had here."""


class Executor(Protocol):
    """Does many jobs."""

    def run(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[int, Done]]:
        """The results of all jobs with their numbers, in the order in which they are ready."""


def executor_for(processes: int | None = None, *, ray: bool = False) -> Executor:
    """A number of processes, all cores if not said; or a Ray cluster. Raises NoExecutor."""
    if ray:
        return RayCluster()
    count = processes or os.cpu_count() or 1
    return ProcessPool(count) if count > 1 else ThisProcess()


class ThisProcess:
    """This process, one job after the other."""

    def run(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[int, Done]]:
        """The results in order."""
        return ((number, work(job)) for number, job in enumerate(jobs))


@dataclass(frozen=True)
class ProcessPool:
    """Processes of this machine, niced."""

    count: int

    def run(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[int, Done]]:
        """The results as they come; what waits is dropped if the caller goes away."""
        numbered, context = enumerate(jobs), multiprocessing.get_context("spawn")
        waiting: dict[Future[Done], int] = {}
        pool = ProcessPoolExecutor(self.count, context, initializer=begin_work)
        try:
            waiting.update((pool.submit(work, job), number) for number, job in islice(numbered, self.count + SPARE))
            while waiting:
                ready = wait(waiting, return_when=FIRST_COMPLETED).done
                for done in ready:
                    yield waiting.pop(done), done.result()
                waiting.update((pool.submit(work, job), number) for number, job in islice(numbered, len(ready)))
        finally:
            pool.shutdown(cancel_futures=True)


def begin_work() -> None:
    """A process that plays lets others go first, and never outlives the process that asked for the games.

    Ctrl-C is for that process, which may want to keep what was done.
    """
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait for the end of the process that started this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class RayCluster:
    """A Ray cluster: the one that `RAY_ADDRESS` names, else one started on this machine."""

    def __init__(self) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError as error:
            raise NoExecutor(Says("cli-arena-no-ray")) from error

    def run(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[int, Done]]:
        """The results as they come, from all machines."""
        ray, numbered = self.ray, enumerate(jobs)
        ray.init(ignore_reinit_error=True, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)
        remote, room = ray.remote(num_cpus=1)(work), int(ray.cluster_resources()["CPU"]) + SPARE
        waiting: dict[Any, int] = {}
        try:
            waiting.update((remote.remote(job), number) for number, job in islice(numbered, room))
            while waiting:
                ready, _ = ray.wait(list(waiting), num_returns=1)
                for done in ready:
                    yield waiting.pop(done), ray.get(done)
                waiting.update((remote.remote(job), number) for number, job in islice(numbered, len(ready)))
        finally:
            ray.shutdown()
