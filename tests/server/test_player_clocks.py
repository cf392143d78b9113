"""Clocks at the table, moved by hand: whose time passes, what happens at zero, absence and coming back, restarts."""

import asyncio

import msgspec
import pytest

from ludoteca.engine.match import Match
from ludoteca.games.exploding_kittens.box import DO_LET, DO_SKIP
from ludoteca.games.kariba import GAME as KARIBA
from ludoteca.games.kitsune import GAME as KITSUNE
from ludoteca.server.protocol import Adjourn, Return, StandIn
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Terms
from ludoteca.server.table.time_control import TIME_CONTROLS, read
from tests.games.exploding_kittens.table import table
from tests.server.room import Page, Room
from tests.server.visitor import command

BLITZ = Terms(pace="blitz")
ALL = TIME_CONTROLS["blitz"].turn + TIME_CONTROLS["blitz"].bank
TURN = TIME_CONTROLS["blitz"].turn
SHOWN = 1.0
"""A bot's move is shown within so many seconds."""


def kariba(seats: int = 2) -> Match:
    """A match in which somebody is to move."""
    return KARIBA.start(seats=seats, seed=7)


def first_steps(match: Match, seat: int) -> list[int]:
    """Any legal move."""
    return list(match.legal(seat)[0].steps)


def replies(match: Match) -> dict[int, list[int]]:
    """Bots that make the first legal move of the position they were made for."""
    return {seat: first_steps(match, seat) for seat in match.pending}


def clocks(page: Page) -> list[dict[str, int]]:
    """The clocks as they were last shown to a page."""
    shown = [message for message in map(msgspec.json.decode, page.heard) if message["type"] == "clocks"]
    seats: list[dict[str, int]] = shown[-1]["seats"]
    return seats


def sitter(page: Page, seat: int) -> dict[str, bool]:
    """Somebody at the table as it was last shown to a page."""
    shown = [message for message in map(msgspec.json.decode, page.heard) if message["type"] == "table"]
    found: dict[str, bool] = shown[-1]["sitters"][seat]
    return found


def test_time_passes_for_whoever_is_to_move() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        await room.clock.pass_time(4.0)
        await room.play(mover, first_steps(match, mover))
        shown = clocks(room.pages[mover])
        assert [bool(each.get("runs")) for each in shown] == [mover != 0, mover != 1]
        await room.clock.pass_time(4.0 + 25.0)
        (other,) = room.match.pending
        await room.play(other, first_steps(room.match, other))
        assert clocks(room.pages[mover])[other]["bank"] == round(1000 * (TIME_CONTROLS["blitz"].bank - 15))
        assert clocks(room.pages[mover])[other]["turn"] == round(1000 * TURN)
        assert clocks(room.pages[mover])[mover]["bank"] == round(1000 * TIME_CONTROLS["blitz"].bank)
        await room.leave()

    asyncio.run(scene())


def test_a_table_without_clocks_says_nothing_of_them() -> None:
    async def scene() -> None:
        room = Room("pp", kariba())
        await room.clock.pass_time(10_000.0)
        assert room.match.sequence == 0
        assert not any(b'"clocks"' in message for message in room.pages[0].heard)
        await room.leave()

    asyncio.run(scene())


def test_at_zero_a_bot_takes_that_one_decision_and_the_person_plays_on() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, replies(match), terms=BLITZ)
        await room.clock.pass_time(ALL - 0.001)
        assert room.match.sequence == 0
        await room.clock.pass_time(ALL + SHOWN)
        assert room.match.sequence == 1
        assert not sitter(room.pages[0], mover).get("absent")
        await room.leave()

    asyncio.run(scene())


def run_out_twice(match: Match) -> Room:
    """A table where the first to move has let one decision pass and has a turn time of the next left."""
    (mover,) = match.pending
    room = Room("pp", match, replies(match), terms=BLITZ)
    assert room.table.state.clocks is not None
    room.table.state.clocks.seats[mover].missed = 1
    return room


def test_after_two_in_a_row_the_seat_is_absent_until_the_person_is_back() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = run_out_twice(match)
        await room.clock.pass_time(ALL + SHOWN)
        assert room.match.sequence == 1
        assert sitter(room.pages[1 - mover], mover)["absent"]
        with pytest.raises(Refusal) as refused:
            await room.play(mover, [0])
        assert refused.value.says.id == "server-absent"
        await room.ask(mover, Return(command()))
        assert not sitter(room.pages[1 - mover], mover).get("absent")
        assert room.table.state.clocks is not None
        assert room.table.state.clocks.seats[mover].missed == 0
        await room.leave()

    asyncio.run(scene())


def test_a_decision_in_time_forgives_an_earlier_one() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = run_out_twice(match)
        await room.play(mover, first_steps(match, mover))
        assert room.table.state.clocks is not None
        assert room.table.state.clocks.seats[mover].missed == 0
        await room.leave()

    asyncio.run(scene())


def test_a_lost_connection_stops_the_clock_for_twenty_seconds_a_game() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, replies(match), terms=BLITZ)
        room.hang_up(mover)
        await room.clock.pass_time(15.0)
        room.come_back(mover)
        assert clocks(room.pages[mover])[mover]["turn"] == round(1000 * TURN)
        room.hang_up(mover)
        await room.clock.pass_time(15.0 + 5.0 + ALL - 0.001)
        assert room.match.sequence == 0
        await room.clock.pass_time(15.0 + 5.0 + ALL + SHOWN)
        assert room.match.sequence == 1
        await room.leave()

    asyncio.run(scene())


def test_nobody_s_time_passes_when_all_have_gone_and_one_person_with_bots_is_waited_for() -> None:
    async def scene() -> None:
        match = kariba(3)
        (mover,) = match.pending
        for chairs in ("ppp", "".join("p" if seat == mover else "b" for seat in range(3))):
            room = Room(chairs, match.copy(), terms=BLITZ)
            for seat in list(room.pages):
                room.hang_up(seat)
            assert not room.table.is_timed
            await room.clock.pass_time(10_000.0)
            assert room.match.sequence == 0
            assert room.table.is_idle
            room.come_back(mover)
            assert clocks(room.pages[mover])[mover]["turn"] == round(1000 * TURN)
            await room.leave()

    asyncio.run(scene())


def test_in_a_sealed_window_each_seat_has_its_own_clock() -> None:
    async def scene() -> None:
        match = KITSUNE.start(seats=4, seed=3)
        room = Room("pppp", match, replies(match), terms=BLITZ)
        await room.clock.pass_time(3.0)
        await room.play(1, first_steps(match, 1))
        assert [bool(each.get("runs")) for each in clocks(room.pages[0])] == [True, False, True, True]
        await room.clock.pass_time(30.0)
        await room.play(2, first_steps(match, 2))
        bank = round(1000 * TIME_CONTROLS["blitz"].bank)
        assert [each["bank"] for each in clocks(room.pages[0])] == [bank - 20_000, bank, bank - 20_000, bank - 20_000]
        await room.clock.pass_time(ALL + SHOWN)
        assert room.match.sequence == 4
        await room.leave()

    asyncio.run(scene())


def test_during_a_nope_window_all_stand_still() -> None:
    async def scene() -> None:
        room = Room("ppp", table("a skip defuse / b nope defuse / c nope defuse"), terms=BLITZ)
        await room.clock.pass_time(3.0)
        await room.play(0, [DO_SKIP])
        assert not any(each.get("runs") for each in clocks(room.pages[1]))
        heard = len(room.pages[1].heard)
        await room.play(2, [DO_LET])
        assert len(room.pages[1].heard) == heard
        await room.clock.pass_time(7.0)
        assert [bool(each.get("runs")) for each in clocks(room.pages[1])] == [False, True, False]
        assert clocks(room.pages[1])[1]["turn"] == round(1000 * TURN)
        await room.leave()

    asyncio.run(scene())


def test_clocks_go_on_after_a_restart_where_they_were_when_the_server_stopped() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        await room.clock.pass_time(2.0)
        await room.play(mover, first_steps(match, mover))
        (other,) = room.match.pending
        await room.leave()
        kept = room.kept.clocks[-1]
        counted = read(kept)
        assert counted is not None
        assert (counted.at, counted.running) == (2000, {other: False})
        # It certainly ran until 5 seconds later, then was down for an hour.
        again = Room("pp", room.match, terms=BLITZ, clocks=kept, last_life=7000)
        assert clocks(again.pages[other])[other]["turn"] == round(1000 * (TURN - 5))
        await again.leave()

    asyncio.run(scene())


def test_a_bot_can_step_in_for_somebody_who_has_been_away_a_while() -> None:
    """Without clocks nobody is hurried, but nobody has to wait for ever either."""

    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, replies(match))
        for seconds in (0.0, 19.0):
            if seconds:
                room.hang_up(mover)
            await room.clock.pass_time(seconds)
            with pytest.raises(Refusal) as refused:
                await room.ask(1 - mover, StandIn(command(), mover))
            assert refused.value.says.id == "server-not-away"
        await room.clock.pass_time(21.0)
        room.come_back(1 - mover)
        assert sitter(room.pages[1 - mover], mover)["away"] == 21
        await room.ask(1 - mover, StandIn(command(), mover))
        await room.clock.pass_time(23.0)
        assert room.match.sequence == 1
        room.come_back(mover)
        await room.ask(mover, Return(command()))
        assert not sitter(room.pages[mover], mover).get("absent")
        await room.leave()

    asyncio.run(scene())


def test_adjourned_when_everybody_agrees_and_on_again_when_everybody_is_here() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        await room.clock.pass_time(3.0)
        await room.ask(0, Adjourn(command(), True))
        assert not room.table.state.adjourned
        await room.ask(1, Adjourn(command(), True))
        assert room.table.state.adjourned
        await room.clock.pass_time(10_000.0)
        assert room.match.sequence == 0
        with pytest.raises(Refusal) as refused:
            await room.play(mover, first_steps(match, mover))
        assert refused.value.says.id == "server-adjourned"
        room.hang_up(1 - mover)
        with pytest.raises(Refusal) as refused:
            await room.ask(mover, Adjourn(command(), False))
        assert refused.value.says.id == "server-somebody-missing"
        room.come_back(1 - mover)
        await room.ask(mover, Adjourn(command(), False))
        assert clocks(room.pages[mover])[mover]["turn"] == round(1000 * (TURN - 3))
        await room.play(mover, first_steps(match, mover))
        assert room.match.sequence == 1
        await room.leave()

    asyncio.run(scene())
