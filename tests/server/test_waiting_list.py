"""Whose turn it is lies in the database: tables are listed without one of them coming into memory, and leave it."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from ludoteca.server.house.house import House
from ludoteca.server.house.tables import IDLE
from ludoteca.server.limits import LISTED_TABLES
from ludoteca.server.protocol import Adjourn, Leave, NewTable
from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import Guest
from ludoteca.server.storage.turns import turns_change
from ludoteca.server.table.audience import Link
from ludoteca.server.table.seal import fresh_seal
from tests.server.room import Page
from tests.server.visitor import command
from tests.server.wall_calendar import DAY, Calendar, at_rest, friends, match_at, open_house, play, table_of, until

MANY = 5_000
TWO = 2


async def with_tables(house: House, count: int) -> Guest:
    """Somebody who has a match at so many tables: it is their turn at one of two."""
    (marta,) = await friends(house, "Marta")
    for number in range(count):
        wish = NewTable("kariba", 2, bots=["random"], start=True, options={"firstPlayer": number % TWO})
        await house.tables.open(marta, wish)
        for table in house.tables.in_memory():
            house.tables.tidy(table)
    return marta


async def store_copies(house: House, table: str, count: int) -> None:
    """Store a running table so many times more, each with a match of its own, as if it had been opened and dealt."""
    stored = await house.storage.reader.table(table)
    assert stored is not None
    assert stored.match is not None
    match = await house.storage.reader.match(stored.match)
    assert match is not None

    async def copy(number: int) -> None:
        another = replace(stored, id=f"{table}-{number}", match=None, code="", seal=fresh_seal())
        begun = replace(match, id=f"{match.id}-{number}", table=another.id, turns=None)
        turns = turns_change(another.id, begun.id, (), match.turns or (), house.clock.now(), told=False)
        await house.storage.add_table(another, begun, turns=turns)

    await asyncio.gather(*map(copy, range(count)))


def test_many_stored_tables_are_listed_without_one_coming_into_memory(tmp_path: Path) -> None:
    """By the house that is started after the one that stored them; the home page asks for both lists every time."""

    async def happens() -> None:
        calendar = Calendar()
        async with open_house(tmp_path, calendar) as house:
            player = (await with_tables(house, TWO)).id
            for line in await house.tables.lines(await house.guests.get(player)):
                await store_copies(house, line.id, MANY // TWO - 1)
        async with open_house(tmp_path, calendar) as house:
            guest = await house.guests.get(player)
            for _ in range(3):
                lines = await house.tables.lines(guest)
                await house.waiting.of(guest)
                assert house.tables.in_memory() == []
            assert [line.state for line in lines] == ["playing"] * LISTED_TABLES
            assert sum(line.yours for line in lines) == LISTED_TABLES
            assert await house.storage.turns.count_of(player) == MANY // TWO

    asyncio.run(happens())


def test_a_listed_table_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def happens() -> None:
        async with open_house(tmp_path, Calendar()) as house:
            lines = await house.tables.lines(await with_tables(house, 10))
            assert sum(line.your_turn for line in lines) == 10 // TWO
            assert house.tables.in_memory() == []

    asyncio.run(happens())


def test_a_table_that_was_asked_for_and_never_looked_at_leaves_memory(tmp_path: Path) -> None:
    async def happens() -> None:
        async with open_house(tmp_path, Calendar()) as house:
            marta, leo = await friends(house, "Marta", "Leo")
            table = await house.tables.find(await table_of(house, [marta, leo], "none"))
            assert house.tables.in_memory() == [table]
            house.tables._let_go()
            assert house.tables.in_memory() == [table]
            table.wanted -= IDLE + 1
            house.tables._let_go()
            assert house.tables.in_memory() == []

    asyncio.run(happens())


def test_whose_turn_it_is_follows_seats_and_pauses(tmp_path: Path) -> None:
    async def happens() -> None:
        async with open_house(tmp_path, Calendar()) as house:
            marta, leo, zoe = await friends(house, "Marta", "Leo", "Zoe")
            table = await table_of(house, [marta, leo, zoe])
            live = await house.tables.find(table)
            order = [marta, leo, zoe]
            first = next(guest for guest in order if live.state.turns[0].player == guest.id)
            assert await turns(house, order) == [guest is first for guest in order]
            await play(house, table, first)
            after = [each for each in order if each is not first]
            second, third = after if await turns(house, after) == [True, False] else after[::-1]
            await (await house.tables.find(table)).obey(second, Leave(command()))
            await at_rest(house)
            await play(house, table, third)
            assert await turns(house, order) == [guest is first for guest in order]

    asyncio.run(happens())


def test_a_turn_without_days_is_noted_in_place_of_the_one_before(tmp_path: Path) -> None:
    """What memory knows of it and what is stored stay the same, move by move."""

    async def happens() -> None:
        async with open_house(tmp_path, Calendar()) as house:
            people = await friends(house, "Marta", "Leo")
            table = await table_of(house, people, "none")
            live = await house.tables.find(table)
            for _ in range(3):
                mover = next(guest for guest in people if guest.id == live.state.turns[0].player)
                await play(house, table, mover)
                assert await house.storage.turns.at(table) == list(live.state.turns)

    asyncio.run(happens())


def test_while_a_match_rests_it_is_nobodys_turn(tmp_path: Path) -> None:
    async def happens() -> None:
        async with open_house(tmp_path, Calendar()) as house:
            people = await friends(house, "Marta", "Leo")
            live = await house.tables.find(await table_of(house, people, "none"))
            assert any(await turns(house, people))
            await live.obey(people[0], Adjourn(command(), adjourn=True))  # nobody has a page open: it is agreed
            assert not any(await turns(house, people))

    asyncio.run(happens())


async def turns(house: House, guests: list[Guest]) -> list[bool]:
    """Whether it is the turn of each of these at some table."""
    return [await house.storage.turns.count_of(guest.id) > 0 for guest in guests]


@pytest.mark.one_database("where processes share a database its holder notes it: test_several")
def test_a_match_from_before_turns_were_kept_is_noted_when_it_is_first_listed(tmp_path: Path) -> None:
    async def happens() -> None:
        calendar = Calendar()
        async with open_house(tmp_path, calendar) as house:
            marta = await with_tables(house, 1)
            unnoted = sa.update(layout.matches).values(turns_noted=False)
            await house.storage._writer.write(sa.delete(layout.turns), unnoted)
        async with open_house(tmp_path, calendar) as house:
            (line,) = await house.tables.lines(await house.guests.get(marta.id))
            assert line.your_turn
            assert await house.storage.turns.count_of(marta.id) == 1
        async with open_house(tmp_path, calendar) as house:
            (line,) = await house.tables.lines(await house.guests.get(marta.id))
            assert (line.your_turn, house.tables.in_memory()) == (True, [])

    asyncio.run(happens())


def test_whoever_comes_back_is_told_what_happened_as_their_seat_was_told(tmp_path: Path) -> None:
    async def happens() -> None:
        calendar = Calendar()
        async with open_house(tmp_path, calendar) as house:
            people = await friends(house, "Marta", "Leo")
            table = await table_of(house, people)
            live = await house.tables.find(table)
            first, second = people if live.state.turns[0].player == people[0].id else people[::-1]
            page = cast(Link, Page(first.id))
            await play(house, table, first)
            live.pages.join(page, None, -1)
            live.pages.leave(page)
            calendar.pass_by(house, DAY)
            await play(house, table, second)
            calendar.pass_by(house, DAY)
            await until(lambda: house.tables.in_memory() == [])
            (mine,) = await house.waiting.of(first)
            assert (mine.your_turn, mine.moves, mine.away, mine.left) == (True, 1, 2 * DAY, DAY)
            seat = mine.seat
            assert [event.by for event in mine.events][:1] == [1 - seat]
            assert mine.events == match_at(await house.tables.find(table)).events(seat, 2)
            (theirs,) = await house.waiting.of(second)
            assert (theirs.your_turn, theirs.turns, theirs.away, theirs.moves) == (False, [seat], None, 2)
            assert mine.events != theirs.events
            assert [sitter.name for sitter in mine.sitters] == ["Marta", "Leo"]

    asyncio.run(happens())


def test_a_match_alone_with_bots_is_on_no_slip(tmp_path: Path) -> None:
    async def happens() -> None:
        async with open_house(tmp_path, Calendar()) as house:
            marta = await with_tables(house, 1)
            assert await house.waiting.of(marta) == []
            table = await table_of(house, [marta], "3-days", bots=1)
            assert [(line.id, line.days) for line in await house.waiting.of(marta)] == [(table, 3)]
            assert await house.waiting.of(None) == []

    asyncio.run(happens())
