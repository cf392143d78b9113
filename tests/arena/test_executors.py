"""Whoever does the work: all jobs are done once, a few ahead at most, and what goes wrong arrives whole."""

import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.arena import Executor, NoExecutor, Tournament, executor_for, run_tournaments
from ludoteca.arena.executors import SPARE, ProcessPool, RayCluster, ThisProcess
from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.saying import Says


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise IllegalMove(Says("engine-unfinished", "KA-1", {"step": number}))


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A cluster of two cores as Ray offers it, without Ray: the last job handed out is ready first."""

    def remote(*, num_cpus: int) -> Callable[..., SimpleNamespace]:
        assert num_cpus == 1
        return lambda work: SimpleNamespace(remote=lambda job: Ready(work(job)))

    made: SimpleNamespace = SimpleNamespace(
        init=lambda **settings: None,
        remote=remote,
        cluster_resources=lambda: {"CPU": 2.0},
        wait=lambda waiting, num_returns: (waiting[-num_returns:], waiting[:-num_returns]),
        get=lambda done: done.value,
        shutdown=lambda: setattr(made, "closed", True),
        closed=False,
    )
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


class Ready:
    """What a remote call gives at once."""

    def __init__(self, value: Any) -> None:
        self.value = value


@pytest.mark.parametrize(
    "executor",
    [
        pytest.param(ThisProcess(), id="alone"),
        pytest.param(ProcessPool(2), id="processes", marks=pytest.mark.long),  # in every run they play a tournament
    ],
)
def test_every_job_is_done_once(executor: Executor) -> None:
    assert sorted(executor.run(double, range(9))) == [(number, 2 * number) for number in range(9)]


def test_a_cluster_does_every_job_once(ray: SimpleNamespace) -> None:
    assert sorted(executor_for(ray=True).run(double, range(9))) == [(number, 2 * number) for number in range(9)]
    assert ray.closed


def test_the_result_does_not_depend_on_the_executor(ray: SimpleNamespace) -> None:
    tournament = Tournament("kariba", ["greedy", "random"], 20, 2, {})
    one, two = (
        run_tournaments([tournament], executor=executor, told=lambda games: None)
        for executor in (ThisProcess(), RayCluster())
    )
    assert one == two


def test_jobs_are_taken_late(ray: SimpleNamespace) -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(20):
            taken.append(number)
            yield number

    done = executor_for(ray=True).run(double, jobs())
    next(done)
    assert len(taken) == 2 + SPARE


def test_without_ray_the_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoExecutor):
        executor_for(ray=True)


def test_a_failure_in_another_process_arrives_whole() -> None:
    with pytest.raises(IllegalMove) as failed:
        list(ProcessPool(1).run(refuse, range(3)))
    assert failed.value.says.id == "engine-unfinished"
    assert failed.value.rule == "KA-1"
