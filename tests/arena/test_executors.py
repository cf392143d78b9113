"""Whoever does the work: all jobs are done once, a few ahead at most, and what goes wrong arrives whole."""

import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.arena import Crew, NoCrew, Tournament, hire, hold_all
from ludoteca.arena.executors import SPARE, Alone, Cluster, Processes
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


@pytest.mark.parametrize("crew", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_every_job_is_done_once(crew: Crew) -> None:
    assert sorted(crew.spread(double, range(9))) == [(number, 2 * number) for number in range(9)]


def test_a_cluster_does_every_job_once(ray: SimpleNamespace) -> None:
    assert sorted(hire(ray=True).spread(double, range(9))) == [(number, 2 * number) for number in range(9)]
    assert ray.closed


def test_the_result_does_not_depend_on_the_crew(ray: SimpleNamespace) -> None:
    tournament = Tournament("kariba", ["greedy", "random"], 20, 2, {})
    one, two = (hold_all([tournament], crew=crew, told=lambda games: None) for crew in (Alone(), Cluster()))
    assert one == two


def test_jobs_are_taken_late(ray: SimpleNamespace) -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(20):
            taken.append(number)
            yield number

    done = hire(ray=True).spread(double, jobs())
    next(done)
    assert len(taken) == 2 + SPARE


def test_without_ray_the_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCrew):
        hire(ray=True)


def test_a_failure_in_another_process_arrives_whole() -> None:
    with pytest.raises(IllegalMove) as failed:
        list(Processes(2).spread(refuse, range(3)))
    assert failed.value.says.id == "engine-unfinished"
    assert failed.value.rule == "KA-1"
