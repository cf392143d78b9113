"""Tables with days for a move: their clocks run unattended, through restarts, and everybody is told exactly once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.server.house.due_moments import LOOK
from ludoteca.server.house.house import House
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import Adjourn, NewTable, Play, Return, StandIn, TakeBack, Terms
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest, StoredMove
from tests.server.visitor import command
from tests.server.wall_calendar import (
    DAY,
    HOUR,
    Calendar,
    at_rest,
    friends,
    looked,
    match_at,
    open_house,
    play,
    sent,
    table_of,
    until,
)


def scene(data: Path, happens: Callable[[House, Calendar], Awaitable[None]]) -> None:
    """Something that happens in one house."""

    async def opened() -> None:
        calendar = Calendar()
        async with open_house(data, calendar) as house:
            await happens(house, calendar)

    asyncio.run(opened())


async def moves_of(house: House, table: str) -> list[StoredMove]:
    """The stored moves of the match at a table."""
    stored = await house.storage.reader.table(table)
    assert stored is not None
    assert stored.match is not None
    match = await house.storage.reader.match(stored.match)
    assert match is not None
    return match.moves


async def to_move(house: House, table: str, people: list[Guest]) -> Guest:
    """Whose turn it is, by what the list of tables says."""
    lines = {guest.id: await house.tables.lines(guest) for guest in people}
    (mover,) = [guest for guest in people if any(line.id == table and line.your_turn for line in lines[guest.id])]
    return mover


def test_days_pass_unattended_and_a_bot_takes_that_one_decision(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        calendar.pass_by(house, 2 * DAY - 1)
        await looked(house)
        assert await moves_of(house, table) == []
        calendar.pass_by(house, 1)
        await looked(house)
        assert house.tables.in_memory() == []  # it came into memory, and was let go
        (made,) = await moves_of(house, table)
        assert made.player.endswith("for a person out of time")
        assert await to_move(house, table, people) is not mover

    scene(tmp_path, happens)


def test_a_table_that_cannot_be_looked_at_does_not_stop_the_clock_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        first, second = await table_of(house, people), await table_of(house, people)
        calendar.pass_by(house, 2 * DAY)
        (broken, *_) = [due.table for due in await house.storage.turns.due(house.clock.now())]
        find = house.tables.find

        async def found(table: str) -> LiveTable:
            if table == broken:
                raise ValueError("broken")
            return await find(table)

        monkeypatch.setattr(house.tables, "find", found)
        await looked(house)
        monkeypatch.undo()
        others = {first, second} - {broken}
        assert [len(await moves_of(house, table)) for table in others] == [1]

    scene(tmp_path, happens)


def test_a_frozen_table_whose_days_are_over_waits_without_hurrying_anybody(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        calendar.pass_by(house, HOUR)
        later = await table_of(house, people)
        live = await house.tables.find(table)
        live.freeze()
        calendar.pass_by(house, 2 * DAY - HOUR)
        await house.due_moments.look()
        await until(lambda: live._background.is_idle)
        assert await moves_of(house, table) == []
        assert await house.due_moments._until_next() == LOOK * house.clock.speed
        calendar.pass_by(house, HOUR - 2000)
        await house.due_moments.look()
        assert await house.due_moments._until_next() == 2 * house.clock.speed  # until the other one is due
        await live.reopen()
        await looked(house)
        assert [len(await moves_of(house, each)) for each in (table, later)] == [1, 0]

    scene(tmp_path, happens)


def test_after_two_in_a_row_the_seat_is_absent_and_comes_back_with_fresh_days(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        late = await to_move(house, table, people)
        other = next(guest for guest in people if guest is not late)
        for _ in range(2):
            calendar.pass_by(house, 2 * DAY)
            await looked(house)
            if await to_move(house, table, people) is other:
                await play(house, table, other)
        deciders = [move.player.partition(" for ")[2] for move in await moves_of(house, table)]
        assert deciders[:3] == ["a person out of time", "", "an absent person"]
        live = await house.tables.find(table)
        assert live.state.seating.chairs[live.state.seat_of(late)].absent
        await live.obey(late, Return(command()))
        if await to_move(house, table, people) is other:
            await play(house, table, other)
        (turn,) = live.state.turns
        assert (turn.player, turn.due) == (late.id, calendar.wall + 2 * DAY)

    scene(tmp_path, happens)


def test_a_turn_is_noticed_once_and_once_more_when_little_time_is_left(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        (first,) = await sent(house)
        assert (first.kind, first.player, first.table, first.game) == ("turn", mover.id, table, "kariba")
        assert first.due == calendar.wall + 2 * DAY
        assert await sent(house) == []
        calendar.pass_by(house, DAY - 1)
        await looked(house)
        assert await sent(house) == []
        calendar.pass_by(house, 1)
        await looked(house)
        await looked(house)
        assert [(notice.kind, notice.player) for notice in await sent(house)] == [("due", mover.id)]
        await play(house, table, mover)
        (second,) = await sent(house)
        assert (second.kind, second.sequence) == ("turn", 1)
        assert second.player != mover.id

    scene(tmp_path, happens)


def test_a_turn_that_is_over_before_it_was_noticed_is_not_noticed(tmp_path: Path) -> None:
    async def happens(house: House, _calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people)
        mover = await to_move(house, table, people)
        await play(house, table, mover)
        assert [notice.player == mover.id for notice in await sent(house)] == [False]

    scene(tmp_path, happens)


def test_tables_without_days_notice_nobody(tmp_path: Path) -> None:
    async def happens(house: House, _calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        for pace in ("none", "blitz"):
            table = await table_of(house, people, pace)
            await to_move(house, table, people)
        assert await sent(house) == []
        assert await house.storage.turns.next_moment() is None

    scene(tmp_path, happens)


def test_bots_move_at_once_while_nobody_looks_and_after_a_restart(tmp_path: Path) -> None:
    async def happens() -> None:
        calendar = Calendar()
        async with open_house(tmp_path, calendar) as house:
            people = await friends(house, "Marta", "Leo")
            table = await table_of(house, people, bots=1)
            for _ in range(3):
                await play(house, table, await to_move(house, table, people))
            house.bots.silent = True  # type: ignore[attr-defined]
            live = await house.tables.find(table)
            while live.state.turns:
                mover = await to_move(house, table, people)
                (seat,) = live.state.seating.seats_of(mover.id)
                steps = list(match_at(live).legal(seat)[0].steps)
                await live.obey(mover, Play(command(), match_at(live).sequence, steps))
            before = len(await moves_of(house, table))
        async with open_house(tmp_path, calendar, watches=True) as house:
            while len(await moves_of(house, table)) == before:
                await asyncio.sleep(0)
            await at_rest(house)
            again = [await house.guests.get(guest.id) for guest in people]
            await to_move(house, table, again)

    asyncio.run(happens())


def test_a_table_that_nobody_plays_at_any_more_is_not_woken_by_a_restart(tmp_path: Path) -> None:
    async def happens(house: House, _calendar: Calendar) -> None:
        (marta,) = await friends(house, "Marta")
        live = await house.tables.find(await table_of(house, [marta], bots=1))
        await live.clocks.relieve(live.state.seat_of(marta))
        assert live.state.turns == ()
        assert await house.storage.turns.stalled(["2-days"]) == []

    scene(tmp_path, happens)


@pytest.mark.parametrize(
    ("left", "closed", "then"),
    [
        pytest.param(HOUR, 2 * HOUR, 12 * HOUR, id="due while the house was closed"),
        pytest.param(5 * HOUR, 2 * HOUR, 12 * HOUR, id="closed for long, due soon after", marks=pytest.mark.long),
        pytest.param(20 * HOUR, 2 * HOUR, 18 * HOUR, id="closed for long, due much later", marks=pytest.mark.long),
        pytest.param(HOUR, HOUR // 2, HOUR // 2, id="closed for a while, due afterwards"),
        pytest.param(
            HOUR // 4, HOUR // 2, 12 * HOUR, id="due while the house was closed for a while", marks=pytest.mark.long
        ),
    ],
)
def test_nobody_loses_by_our_being_away(tmp_path: Path, left: int, closed: int, then: int) -> None:
    async def happens() -> None:
        calendar = Calendar()
        async with open_house(tmp_path, calendar) as house:
            people = await friends(house, "Marta", "Leo")
            table = await table_of(house, people)
            calendar.pass_by(house, 2 * DAY - left)
            await looked(house)
        calendar.wall += closed
        async with open_house(tmp_path, calendar) as house:
            await looked(house)
            assert await moves_of(house, table) == []
            (turn,) = (await house.tables.find(table)).state.turns
            assert turn.due == calendar.wall + then
            calendar.pass_by(house, then)
            await looked(house)
            assert len(await moves_of(house, table)) == 1

    asyncio.run(happens())


def test_a_window_gives_everybody_days_of_their_own(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        table = await table_of(house, people, bots=2, game="kitsune")
        live = await house.tables.find(table)
        assert [turn.player for turn in live.state.turns] == [guest.id for guest in people]
        calendar.pass_by(house, DAY // 2)
        await play(house, table, people[1])
        (turn,) = live.state.turns
        assert (turn.player, turn.due) == (people[0].id, calendar.wall + 3 * DAY // 2)
        lines = [(await house.tables.lines(guest))[0] for guest in people]
        assert [line.your_turn for line in lines] == [True, False]
        await live.obey(people[1], TakeBack(command(), 0))
        assert [turn.due for turn in live.state.turns] == [calendar.wall + 3 * DAY // 2] * 2
        assert sorted(notice.player for notice in await sent(house)) == sorted(guest.id for guest in people)

    scene(tmp_path, happens)


def test_taking_back_gives_nobody_days(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        (marta,) = await friends(house, "Marta")
        table = await table_of(house, [marta], bots=1)
        live = await house.tables.find(table)
        (first,) = live.state.turns
        calendar.pass_by(house, DAY)
        await play(house, table, marta)
        live = await house.tables.find(table)
        assert live.state.turns[0].due == calendar.wall + 2 * DAY
        await live.obey(marta, TakeBack(command(), match_at(live).sequence))
        assert [(turn.sequence, turn.due) for turn in live.state.turns] == [(first.sequence, first.due)]

    scene(tmp_path, happens)


def test_where_answers_come_within_seconds_there_are_no_days(tmp_path: Path) -> None:
    async def happens(house: House, _calendar: Calendar) -> None:
        (marta,) = await friends(house, "Marta")
        with pytest.raises(Refusal, match="server-in-person"):
            await house.tables.open(marta, NewTable("exploding-kittens", 2, terms=Terms(pace="3-days")))

    scene(tmp_path, happens)


def test_with_days_nobody_adjourns_or_calls_a_bot(tmp_path: Path) -> None:
    async def happens(house: House, calendar: Calendar) -> None:
        people = await friends(house, "Marta", "Leo")
        live = await house.tables.find(await table_of(house, people))
        calendar.pass_by(house, DAY)
        with pytest.raises(Refusal, match="server-days-no-pause"):
            await live.obey(people[0], Adjourn(command(), adjourn=True))
        with pytest.raises(Refusal, match="server-days-no-stand-in"):
            await live.obey(people[0], StandIn(command(), 1))

    scene(tmp_path, happens)
