"""Kitsune's windows: the exchange is sealed and everybody sees who is ready; a clan's decision goes to the quickest."""

import asyncio
import random

import msgspec
import pytest

from ludoteca.engine.match import Match
from ludoteca.games.kitsune import GAME
from ludoteca.server.refusal import Refusal
from tests.server.room import Page, Room


def gift(match: Match, seat: int, number: int = 0) -> list[int]:
    """A card that a seat may give."""
    return list(match.legal(seat)[number].steps)


def shown(page: Page) -> tuple[int, list[int] | None, list[int]]:
    """What the last update says: moves, the own answer, who has answered."""
    last = msgspec.json.decode(page.heard[-1])
    return last["sequence"], last["answer"], last["answered"]


def deciding() -> Match:
    """Two members of one clan may decide."""
    chance = random.Random(1)
    match = GAME.start(seats=4, seed=3, clan_decision="anyMember")
    while GAME.views.window(match.states[0]).kind != "race":
        match.play(chance.choice(match.legal()))
    return match


def test_the_exchange_waits_for_everybody_and_shows_who_is_ready() -> None:
    async def scene() -> None:
        match = GAME.start(seats=4, seed=3)
        replies = {1: gift(match, 1), 3: gift(match, 3)}
        room = Room("pbpb", match, replies)
        await room.play(2, gift(match, 2))
        assert shown(room.pages[0]) == (0, None, [2])
        assert shown(room.pages[2]) == (0, gift(match, 2), [2])
        await room.clock.pass_time(0.749)
        assert shown(room.pages[0]) == (0, None, [2])
        await room.clock.pass_time(600.0)
        assert shown(room.pages[0]) == (0, None, [1, 2, 3])
        await room.play(2, gift(match, 2, 1))
        heard = len(room.pages[2].heard)
        replies.clear()  # of what comes after the exchange the bots think for ever
        await room.play(0, gift(match, 0))
        assert len(room.pages[2].heard) == heard + 1
        assert [(move.by, list(move.steps)) for move in room.match.moves] == [
            (seat, gift(match, seat, int(seat == 2))) for seat in range(4)
        ]
        assert len(room.kept.moves) == 1
        assert shown(room.pages[2]) == (4, None, [])
        await room.leave()

    asyncio.run(scene())


def test_what_is_given_changes_no_byte_for_those_who_do_not_get_it() -> None:
    """Before the close nobody else can tell one gift from another."""

    async def evening(number: int) -> list[list[bytes]]:
        match = GAME.start(seats=4, seed=3)
        room = Room("pppp", match)
        await room.play(0, gift(match, 0, number))
        await room.leave()
        return [room.pages[seat].heard for seat in range(1, 4)]

    assert asyncio.run(evening(0)) == asyncio.run(evening(1))


def test_the_quickest_member_decides_for_the_clan() -> None:
    async def scene() -> None:
        room = Room("pppp", deciding())
        sequence = room.match.sequence
        quick, slow = room.match.pending
        steps = gift(room.match, quick)
        await room.play(quick, steps)
        assert room.match.sequence == sequence + 1
        with pytest.raises(Refusal) as refused:
            await room.play(slow, steps, sequence)
        assert refused.value.says.id == "server-answered-first"
        await room.leave()

    asyncio.run(scene())


def test_a_bot_leaves_the_decision_to_its_partner() -> None:
    async def scene() -> None:
        match = deciding()
        person, bot = match.pending
        chairs = "".join("b" if seat == bot else "p" for seat in range(4))
        room = Room(chairs, match, {bot: gift(match, bot)})
        sequence = room.match.sequence
        await room.clock.pass_time(600.0)
        assert room.match.sequence == sequence
        await room.play(person, gift(match, person))
        assert room.match.sequence == sequence + 1
        await room.leave()

    asyncio.run(scene())


def test_a_bot_decides_where_no_partner_can() -> None:
    async def scene() -> None:
        match = deciding()
        _, bot = match.pending
        chairs = "".join("b" if seat in match.pending else "p" for seat in range(4))
        room = Room(chairs, match, {seat: gift(match, seat) for seat in match.pending})
        sequence = room.match.sequence
        await room.clock.pass_time(1.0)
        assert room.match.sequence == sequence + 1
        assert bot in match.pending
        await room.leave()

    asyncio.run(scene())
