"""Who decided each move is kept with it: people, bots, bots for people, bots for other bots, the clock."""

import asyncio

import pytest

from ludoteca.engine.decided import is_decider
from ludoteca.games.exploding_kittens.box import DO_LET, DO_SKIP
from ludoteca.games.kariba import GAME as KARIBA
from ludoteca.server.protocol import StandIn
from ludoteca.server.storage.stored import Chair, Terms
from ludoteca.server.table.time_control import GRACE, TIME_CONTROLS
from ludoteca.server.workers.bot_pool import BotFailedError, IllegalAnswerError
from ludoteca.server.workers.jobs import Answer, Job
from tests.games.exploding_kittens.table import table
from tests.server.room import Replies, Room
from tests.server.visitor import command

BLITZ = TIME_CONTROLS["blitz"]


def deciders(room: Room) -> list[str]:
    """Who decided the moves so far, as it was stored."""
    players = [move.player for _, moves in room.kept.moves for move in moves]
    assert all(is_decider(player) for player in players)
    return players


def test_a_person_a_bot_and_a_bot_for_a_person_out_of_time() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        steps = {seat: list(match.legal(seat)[0].steps) for seat in match.pending}
        room = Room("pp", match, steps, terms=Terms(pace="blitz"))
        await room.clock.pass_time(BLITZ.turn + BLITZ.bank + 1.0)
        (other,) = room.match.pending
        assert other != mover
        await room.play(other, list(room.match.legal(other)[0].steps))
        assert deciders(room) == ["brass for a person out of time", "person"]
        await room.leave()
        room = Room("pb" if mover else "bp", match, steps)
        await room.clock.pass_time(1.0)
        assert deciders(room) == ["random"]
        await room.leave()

    asyncio.run(scene())


def test_a_bot_for_somebody_who_is_away() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        room = Room("pp", match, {mover: list(match.legal(mover)[0].steps)})
        room.hang_up(mover)
        await room.clock.pass_time(GRACE + 1.0)
        await room.ask(1 - mover, StandIn(command(), mover))
        await room.clock.pass_time(GRACE + 3.0)
        assert deciders(room) == ["brass for an absent person"]
        await room.leave()

    asyncio.run(scene())


@pytest.mark.parametrize(("answers", "said"), [(True, "search:1k for gold"), (False, "clock")])
def test_a_quicker_bot_and_a_bot_without_an_answer_are_named_as_what_they_are(
    answers: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_self: Replies, *_: object) -> Answer:
        raise BotFailedError

    async def scene() -> None:
        room = Room("ppb", table("a skip defuse / b nope defuse / c nope defuse"), {2: [DO_LET]})
        room.table.state.seating.chairs[2] = Chair("bot", None, "gold")
        if not answers:
            monkeypatch.setattr(Replies, "choose", fails)
        await room.play(0, [DO_SKIP])
        await room.clock.pass_time(4.0)
        assert deciders(room) == ["person", "clock", said]  # seat 1 said nothing
        await room.leave()

    asyncio.run(scene())


def test_a_bot_whose_search_is_not_compiled_yet_is_named_as_what_it_is() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        room = Room("pb" if mover else "bp", match, {mover: list(match.legal(mover)[0].steps)}, instead="thumb")
        room.table.state.seating.chairs[mover] = Chair("bot", None, "gold")
        await room.clock.pass_time(1.0)
        assert deciders(room) == ["thumb for gold"]
        await room.leave()

    asyncio.run(scene())


def test_a_bot_whose_moves_are_not_legal_has_a_stand_in_that_is_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def errs(_self: Replies, job: Job, *_: object) -> Answer:
        asked.append(job.level)
        if job.level == "random":
            raise IllegalAnswerError("a move that is not legal")
        return Answer(steps)

    match = KARIBA.start(seats=2, seed=7)
    (mover,) = match.pending
    steps = list(match.legal(mover)[0].steps)

    async def scene() -> None:
        monkeypatch.setattr(Replies, "choose", errs)
        room = Room("pb" if mover else "bp", match)
        await room.clock.pass_time(1.0)
        assert deciders(room) == ["thumb for random"]
        assert room.table.state.incident == ""
        await room.leave()

    asyncio.run(scene())
    assert asked == ["random", "thumb"]
    assert [record.levelname for record in caplog.records] == ["ERROR"]


@pytest.mark.parametrize("text", ["gold for gold for gold", "Gold", "person for gold", "gold for 7", "x" * 81, 7, None])
def test_other_words_say_nothing_about_who_decided(text: object) -> None:
    assert not is_decider(text)
