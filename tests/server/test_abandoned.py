"""Bots play for people who look on: at a table that nobody looks at they stop, and go on when somebody is back."""

import asyncio
from typing import Any, cast

import ludoteca
from ludoteca.games.exploding_kittens.box import DO_SKIP
from ludoteca.server.limits import ABANDONED_SECONDS
from ludoteca.server.protocol import Leave
from ludoteca.server.workers.bot_pool import BotFailedError, BotPool
from ludoteca.server.workers.jobs import Answer
from tests.games.exploding_kittens.table import table
from tests.server.room import Room, settled
from tests.server.visitor import command, some_steps


class Willing:
    """Bots that take the first move there is, at once."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def choose(self, job: Any, *_more: object) -> Answer:
        """Any move."""
        return Answer(some_steps(self._room.match.graph(job.seat)))


class Silent:
    """Bots that never answer."""

    async def choose(self, *_: object) -> Answer:
        """Fail."""
        raise BotFailedError("gone")


def handing_to(room: Room, runner: object) -> None:
    """Let these bots play in a room."""
    room.table._bots._pool = cast(BotPool, runner)


def test_bots_stop_at_a_table_that_nobody_looks_at() -> None:
    async def scene() -> None:
        match = ludoteca.game("kariba").start(seats=3, seed=4, games=3, first_player=0)
        room = Room("pbb", match)
        handing_to(room, Willing(room))
        await room.ask(0, Leave(command()))
        room.hang_up(0)
        await room.clock.pass_time(ABANDONED_SECONDS - 1)
        played_alone = room.match.sequence
        assert played_alone > 20
        await room.clock.pass_time(ABANDONED_SECONDS + 2)
        stopped_at = room.match.sequence
        await room.clock.pass_time(1000 * ABANDONED_SECONDS)
        assert room.match.sequence == stopped_at
        assert not room.match.over
        assert room.table.is_idle
        room.come_back(0)
        await room.clock.pass_time(room.clock.time + 10)
        assert room.match.sequence > stopped_at
        await room.leave()

    asyncio.run(scene())


def test_a_bot_without_an_answer_lets_a_timed_window_pass() -> None:
    """And a window that is not closed by the clock waits; see `test_where_no_worker_answers`."""

    async def scene() -> None:
        room = Room("pbb", table("a skip defuse / b nope defuse / c nope defuse"))
        handing_to(room, Silent())
        await room.play(0, [DO_SKIP])
        assert room.match.sequence == 1
        await settled()
        await room.clock.pass_time(5.0)
        assert room.match.sequence == 3
        assert room.match.pending == (1,)
        assert b"server-bot-silent" in b"".join(room.pages[0].heard)
        await room.leave()

    asyncio.run(scene())
