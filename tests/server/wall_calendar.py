"""A house whose calendar is turned by hand: days pass at once, bots answer at once, restarts take as long as wished."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from ludoteca.engine.match import Match
from ludoteca.games import GAMES
from ludoteca.server.house.due_moments import DueMoments
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import NewTable, Play, Sit, Start, Terms
from ludoteca.server.storage.outbox import Notice
from ludoteca.server.storage.stored import Guest
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.jobs import Answer, Job
from ludoteca.server.workers.warm_up import WarmUp
from tests.server.databases import database_of
from tests.server.visitor import command

HOUR = 3_600_000
DAY = 24 * HOUR
SPEED = 200.0
TURNED = 0.002
"""Seconds after which whoever sleeps looks at the calendar again."""


class Calendar(HouseClock):
    """The wall's clock stands until a test turns it."""

    def __init__(self) -> None:
        super().__init__(SPEED)
        self.wall = 1_700_000_000_000

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.wall

    def pass_by(self, house: House, milliseconds: int) -> None:
        """Let time pass while the house is there: it looks at its due moments at the end of it."""
        self.wall += milliseconds
        house.due_moments.seen = self.wall

    async def sleep(self, seconds: float) -> None:
        """Sleep little: the calendar may have been turned."""
        await asyncio.sleep(min(TURNED, seconds / self.speed))


class FirstMoves(BotPool):
    """Bots of one step, the first that is legal; no processes. A silent one never answers."""

    silent = False

    def start(self) -> None:
        """Nobody has to be started."""

    async def choose(
        self,
        job: Job,
        whose: str,
        is_wanted: Callable[[], bool] = lambda: True,
        is_legal: Callable[[Answer], bool] = lambda _answer: True,
    ) -> Answer:
        """The first step that is a whole legal move."""
        if self.silent:
            await asyncio.Event().wait()
        answers = (Answer([step]) for step in range(GAMES[job.game].steps))
        return next(answer for answer in answers if is_legal(answer))


class Unwatched(DueMoments):
    """Looks only when it is told to."""

    async def watch(self) -> None:
        """Nothing happens by itself."""


@asynccontextmanager
async def open_house(data: Path, calendar: Calendar, *, watches: bool = False) -> AsyncIterator[House]:
    """A house without sockets, for as long as the block lasts; if it `watches`, it looks at due moments by itself."""
    house = House.build(
        data,
        port=1,
        database=database_of(data),
        clock=calendar,
        bots=FirstMoves(calendar),
        warm_up=WarmUp(cold=()),
    )
    if not watches:
        house.due_moments = Unwatched(calendar, house.storage, house.tables, house.errands)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def until(holds: Callable[[], bool]) -> None:
    """Let everything happen that has to, without a page."""
    for _ in range(20_000):
        if holds():
            return
        await asyncio.sleep(0.0005)
    raise AssertionError("it did not happen")


async def looked(house: House) -> None:
    """Let the house look at its calendar and whatever follows from that be done."""
    await house.due_moments.look()
    await at_rest(house)


async def at_rest(house: House) -> None:
    """Wait until nothing goes on at any table."""
    await until(lambda: all(table.is_idle for table in house.tables.in_memory()))


async def friends(house: House, *names: str) -> list[Guest]:
    """People with names."""
    people = []
    for name in names:
        guest, token = await house.guests.arrive()
        await house.guests.rename(guest, token, name, 0)
        people.append(guest)
    return people


async def table_of(house: House, people: list[Guest], pace: str = "2-days", bots: int = 0, game: str = "kariba") -> str:
    """A table where these people and some bots have been dealt a match."""
    host, *others = people
    chairs = [*[""] * len(others), *["random"] * bots]
    terms = Terms(pace=pace)  # type: ignore[arg-type]  # one of them
    table_id = await house.tables.open(host, NewTable(game, 1 + len(chairs), bots=chairs, terms=terms))
    table = await house.tables.find(table_id)
    for seat, guest in enumerate(others, start=1):
        await table.obey(guest, Sit(command(), seat))
    await table.obey(host, Start(command()))
    await at_rest(house)
    return table_id


async def play(house: House, table_id: str, guest: Guest) -> None:
    """A person makes the first legal move of theirs."""
    table = await house.tables.find(table_id)
    match, seat = match_at(table), table.state.seat_of(guest)
    await table.obey(guest, Play(command(), match.sequence, list(match.legal(seat)[0].steps)))
    await at_rest(house)


def match_at(table: LiveTable) -> Match:
    """The match at a table."""
    assert table.state.live_match is not None
    return table.state.live_match.match


async def sent(house: House) -> list[Notice]:
    """Whatever waits in the outbox; it is handed over to nobody."""
    notices = await house.storage.outbox.pending(100)
    await house.storage.calls.hand_over(notices, [])
    return notices
