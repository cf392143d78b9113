"""Two matches that differ only in what a seat cannot know send that seat the same bytes, and its bot the same job."""

import copy
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.server.house import join_codes, opening
from ludoteca.server.play.bot_turns import job_for
from ludoteca.server.protocol import Done, Play, Sit, Start, Table, Update, Why
from ludoteca.server.storage.stored import Seal
from ludoteca.server.table import seal
from ludoteca.server.table.live_match import LiveMatch
from tests.server.running import running
from tests.server.visitor import Socket, Visitor

SEED = bytes(range(32))


def worlds(expert: bool) -> list[Match]:
    """One deal, and the same with seats 1 and 2 having exchanged a card and two cards deep in the pile swapped."""
    game = ludoteca.game("kariba")
    position = game.start(seats=3, seed=3, expert=expert, first_player=0).position()
    other: dict[str, Any] = copy.deepcopy(position)
    mine, theirs = next(
        (one, two) for one in other["hands"][1] for two in other["hands"][2] if one != two and one in other["hands"][1]
    )
    other["hands"][1].remove(mine)
    other["hands"][2].remove(theirs)
    other["hands"][1].append(theirs)
    other["hands"][2].append(mine)
    last = len(other["pile"]) - 1
    swap = next(place for place in range(last, 0, -1) if other["pile"][place] != other["pile"][last])
    other["pile"][last], other["pile"][swap] = other["pile"][swap], other["pile"][last]
    return [game.position(each, SEED) for each in (position, other)]


def common_step(one: Match, two: Match, seat: int) -> int:
    """A step that is legal in both."""
    return next(move.steps[0] for move in one.legal(seat) if move.steps in {other.steps for other in two.legal(seat)})


@pytest.fixture(params=[False, True], ids=["basic", "expert"])
def pair(request: pytest.FixtureRequest) -> list[Match]:
    """The two matches, freshly made."""
    return worlds(request.param)


def evening(data: Path, match: Match, steps: list[tuple[int, int]]) -> list[list[bytes]]:
    """What seat 0 and a spectator hear while the others play: moves, refusals, questions, a reload."""
    with ExitStack() as stack:
        house = stack.enter_context(running(data))
        people = [Visitor(house.address, name) for name in ("Ada", "Bea", "Cia")]
        opened = people[0].open_table(3)
        sockets = []
        for person in (*people, Visitor(house.address)):
            sockets.append(stack.enter_context(person.at(opened)))
            sockets[-1].until(Table)  # one after the other: who is there is shown to those who come
        watcher = sockets.pop()
        assert isinstance(sockets[1].ask(Sit("sit 1", 1)), Done)
        assert isinstance(sockets[2].ask(Sit("sit 2", 2)), Done)
        assert isinstance(sockets[0].ask(Start("start")), Done)
        for number, (seat, step) in enumerate(steps):
            sockets[0].ask(Play(f"wrong {number}", number, [39]))
            sockets[0].ask(Play(f"stale {number}", number + 7, [0]))
            sockets[0].ask(Why(f"why {number}", [], 38))
            watcher.ask(Play(f"watching {number}", number, [0]))
            assert isinstance(sockets[seat].ask(Play(f"play {number}", number, [step])), Done)
            for socket in (*sockets, watcher):
                reach(socket, number + 1)
        reloaded = stack.enter_context(people[0].at(opened))
        reach(reloaded, len(steps))
        return [sockets[0].heard, watcher.heard, reloaded.heard]


def seal_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deck of the house is sealed with the same secret, and every table has the same code."""
    monkeypatch.setattr(join_codes, "fresh_code", lambda: "aida")
    for module in (seal, opening):
        monkeypatch.setattr(module, "fresh_seal", lambda: Seal("next", SEED))


def reach(socket: Socket, sequence: int) -> None:
    """Read on until this many moves are on the screen."""
    while socket.screen.sequence < sequence:
        socket.until(Update)


def test_hidden_cards_change_no_byte_on_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pair: list[Match]
) -> None:
    steps = common_line([match.copy() for match in pair])
    heard = []
    for number, match in enumerate(pair):
        monkeypatch.setattr(opening, "fresh_id", lambda: "table")
        seal_alike(monkeypatch)
        monkeypatch.setattr(LiveMatch, "deal", lambda *_, dealt=match: LiveMatch("match", bytes(32), dealt))
        heard.append(evening(tmp_path / str(number), match, steps))
    for one, two in zip(*heard, strict=True):
        assert one == two


def common_line(trial: list[Match]) -> list[tuple[int, int]]:
    """Six moves that both matches allow; only what seat 0 is shown alike counts, so its draws must agree."""
    steps: list[tuple[int, int]] = []
    while len(steps) < 6:
        seat = trial[0].pending[0]
        step = common_step(trial[0], trial[1], seat)
        for match in trial:
            match.play_steps(seat, [step])
        assert trial[0].events(0) == trial[1].events(0)
        steps.append((seat, step))
    return steps


def test_hidden_cards_change_no_byte_of_a_bots_job(pair: list[Match]) -> None:
    for _ in range(6):
        jobs = [job_for(LiveMatch("match", bytes(32), match), 0, "random") for match in pair]
        assert jobs[0] == jobs[1]
        seat = pair[0].pending[0]
        step = common_step(pair[0], pair[1], seat)
        for match in pair:
            match.play_steps(seat, [step])


def test_a_job_holds_no_secret(pair: list[Match]) -> None:
    """Neither the seed nor the true pile goes to a worker."""
    match = pair[0]
    job = job_for(LiveMatch("match", bytes(32), match), 0, "random")
    assert SEED not in job.record
    true_pile = match.states[0]["pile"].tobytes()
    assert true_pile not in job.record
