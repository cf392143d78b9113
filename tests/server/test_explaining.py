"""Hints at friendly tables and among bots, finished matches thought over: what a seat knows, and nothing changes."""

import time
from typing import Any

import msgspec
import pytest

from ludoteca.bots.explain import Explanation
from ludoteca.server.archive import analysis
from ludoteca.server.limits import Rate
from ludoteca.server.protocol import Hint, Hinted, Look, Refused, Sit, Start, Update
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.jobs import Job
from tests.server.running import Running
from tests.server.visitor import Socket, Visitor, command, play_out, some_play


def hinted(socket: Socket, sequence: int | None = None, seat: int | None = None) -> Hinted | str:
    """A hint for what is on the screen, or the id of the refusal."""
    while not socket.screen.graph.nodes:
        socket.until(Update)
    answer = socket.ask(Hint(command(), socket.screen.sequence if sequence is None else sequence, seat))
    assert isinstance(answer, Hinted | Refused)
    return answer if isinstance(answer, Hinted) else answer.says.id


def noted_jobs(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """What the workers will be asked to explain, as it comes."""
    asked: list[Job] = []
    explain = BotPool.explain

    async def noted(runner: BotPool, job: Job, whose: str) -> Explanation:
        asked.append(job)
        return await explain(runner, job, whose)

    monkeypatch.setattr(BotPool, "explain", noted)
    return asked


def test_one_person_among_bots_gets_a_hint_and_nothing_changes(house: Running, marta: Visitor) -> None:
    with marta.at(marta.open_table(3, bots=["random", "random"], start=True)) as socket:
        screen = socket.screen
        while not screen.graph.nodes:
            screen = socket.until(Update)
        answer = hinted(socket)
        assert isinstance(answer, Hinted)
        assert socket.table.hints
        offered = {choice.step for choice in screen.graph.nodes[0]}
        assert {each.steps[0] for each in answer.explanation.candidates} <= offered
        assert answer.explanation.says
        assert socket.screen.sequence == screen.sequence
        assert hinted(socket, screen.sequence + 7) == "server-stale-move"


def test_hints_are_counted(house: Running, leo: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.house.tables.hints, "_rate", Rate(house.house.clock, 2, 1e6))
    with leo.at(leo.open_table(2, bots=["random"], start=True)) as socket:
        answers = [hinted(socket) for _ in range(3)]
    assert [isinstance(answer, Hinted) for answer in answers] == [True, True, False]
    assert answers[-1] == "server-too-many-hints"


def test_among_people_there_are_no_hints(house: Running, marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(2)
    with marta.at(table) as mine, leo.at(table) as his:
        his.ask(Sit(command(), 1))
        mine.ask(Start(command()))
        playing = mine if mine.screen.graph.nodes else his
        assert not playing.table.hints
        assert hinted(playing) == "server-no-hints"


def test_at_a_friendly_table_whoever_decides_gets_hints(house: Running, marta: Visitor, leo: Visitor) -> None:
    table = marta.open_table(2, terms={"hints": True})
    with marta.at(table) as mine, leo.at(table) as his, Visitor(house.address).at(table) as watcher:
        his.ask(Sit(command(), 1))
        mine.ask(Start(command()))
        playing, waiting = (mine, his) if mine.screen.graph.nodes else (his, mine)
        assert isinstance(hinted(playing), Hinted)
        refused = [socket.ask(Hint(command(), socket.screen.sequence)) for socket in (waiting, watcher)]
        assert [answer.says.id for answer in refused if isinstance(answer, Refused)] == [
            "server-hint-not-now",
            "server-only-watching",
        ]
        assert (playing.table.hints, waiting.table.hints, watcher.table.hints) == (True, True, False)


def test_where_one_device_is_handed_round_the_hint_is_for_whoever_holds_it(
    house: Running, marta: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = noted_jobs(monkeypatch)
    terms = {"local": True, "hints": True}
    with marta.at(marta.open_table(3, terms=terms, people=["Bea", "Cia"], start=True)) as socket:
        for _ in range(3):
            (seat,) = socket.screen.view.pending
            socket.ask(Look(command(), seat))
            assert isinstance(hinted(socket, seat=seat), Hinted)
            socket.ask(msgspec.structs.replace(some_play(socket.screen), seat=seat))
        assert [job.seat for job in jobs] == [(jobs[0].seat + turn) % 3 for turn in range(3)]


def test_a_worker_is_asked_about_a_redeal_and_never_about_the_truth(
    house: Running, marta: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = noted_jobs(monkeypatch)
    with marta.at(marta.open_table(2, bots=["random"], start=True)) as socket:
        assert isinstance(hinted(socket), Hinted)
        (job,) = asked
        live = house.house.tables._live[socket.table.id].state.live_match
        assert live is not None
        assert job.record == live.match.redealt(job.seat, job.seed).tobytes()
        assert job.record != live.match.states.tobytes()


def thought_over(visitor: Visitor, match: str) -> dict[str, Any]:
    """Ask as a page does, until a match is thought over."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        answer = visitor.http.get(f"/api/matches/{match}/hindsight")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["course"] is not None:
            return found
        assert 0 <= found["done"] <= found["total"]
        time.sleep(0.05)
    raise TimeoutError(match)


def test_a_finished_match_is_thought_over_once(house: Running, marta: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    with marta.at(marta.open_table(2, bots=["random"], start=True)) as socket:
        socket.until(Update)
        match = socket.table.match
        assert match is not None
        address = f"/api/matches/{match}/hindsight"
        assert marta.problem("GET", address) == (409, "server-still-running")
        moves = play_out(socket).sequence
    monkeypatch.setattr(analysis, "HINDSIGHTS", 0)
    assert marta.problem("GET", address) == (429, "server-too-many-thoughts")
    monkeypatch.undo()
    course = thought_over(marta, match)["course"]
    assert len(course["chances"]) == moves + 1
    assert len(course["decisions"]) == moves
    assert marta.http.get(address).json()["course"] == course
    assert marta.problem("GET", "/api/matches/nothing/hindsight") == (404, "server-no-such-match")
