"""The canary: a table that nobody sees, where a move is made whenever somebody asks how the house is.

The move goes the whole way of a person's move: rules, disk, view. The canary lives in a folder of its own on the same
disk, made anew at every start, so that it leaves nothing among the people's tables. Beside it a sign of life is written
into the database of the house itself, which may be ill where the canary's is not. A canary that has failed is replaced.
"""

import asyncio
import logging
import shutil
from pathlib import Path

from ludoteca.games import GAMES
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.tables import Tables
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.bot_turns import random_steps
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import NewTable, Play, Rematch, Terms
from ludoteca.server.storage import Storage
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.stored import Guest
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.upgrade import create
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp

log = logging.getLogger(__name__)

FOLDER = "canary"
GAME = next(iter(GAMES.values()))
"""Any game will do."""
REST = 5.0
"""Seconds for which an answer holds: asked more often, it is the same."""
PATIENCE = 5.0
"""Seconds after which a move that does not come is a failure."""
WISH = NewTable(
    GAME.name, GAME.seats[0], start=True, terms=Terms(chat=False, listed=False, local=True), people=["Canary"]
)


def lay_out(folder: Path) -> None:
    """An empty memory in the present layout."""
    folder.mkdir(mode=0o700)
    create(folder / DATABASE)


class Canary:
    """Tells whether the house is well, by making a move."""

    def __init__(self, data: Path, clock: HouseClock, house: Storage, bots: BotPool, warm_up: WarmUp) -> None:
        self._folder = data / FOLDER
        self._clock, self._house, self._bots, self._warm_up = HouseClock(clock.speed), house, bots, warm_up
        self._storage: Storage | None = None
        self._table: LiveTable | None = None
        self._guest: Guest | None = None
        self._tables: Tables | None = None
        self._checking = asyncio.Lock()
        self._last = (float("-inf"), True, 0)
        self._number = 0

    async def check(self) -> tuple[bool, int]:
        """Make a move; whether that went well, and how many milliseconds it took."""
        async with self._checking:
            if self._clock.steady() - self._last[0] < REST:
                return self._last[1:]
            began = self._clock.steady()
            try:
                table, guest = await self._seated()
                began = self._clock.steady()
                async with self._clock.timeout(PATIENCE * self._clock.speed):  # no clock makes a disk faster
                    await self._move(table, guest)
                    await self._house.beat()
                well = True
            except NotStoredError as error:
                log.error("the canary's move failed: %s", error.reason)
                well = False
            except Exception:
                log.exception("the canary's move failed")
                well = False
            if not well:
                self._table = None
            now = self._clock.steady()
            self._last = (now, well, round(1000 * (now - began)))
            return self._last[1:]

    async def stop(self) -> None:
        """Leave nothing behind."""
        if self._tables is not None:
            await self._tables.close()
            self._tables = None
        if self._storage is not None:
            await self._storage.close()
            self._storage = None
        await asyncio.to_thread(shutil.rmtree, self._folder, ignore_errors=True)

    async def _move(self, table: LiveTable, guest: Guest) -> None:
        if table.state.phase == "over":
            await table.obey(guest, Rematch(self._command()))
        assert table.state.live_match is not None
        match = table.state.live_match.match
        seat = match.pending[0]
        steps = random_steps(match.graph(seat), self._number)
        await table.obey(guest, Play(self._command(), match.sequence, steps, seat))
        assert table.state.live_match.match.sequence == match.sequence + 1

    async def _seated(self) -> tuple[LiveTable, Guest]:
        if self._table is None or self._guest is None:
            await self.stop()
            await asyncio.to_thread(lay_out, self._folder)
            self._storage = Storage.open(self._folder, self._clock, watched=False)
            self._storage.start()
            guests = Guests(self._storage)
            self._tables = Tables(self._clock, self._storage, guests, self._bots, self._warm_up)
            self._guest, token = await guests.arrive()
            await guests.rename(self._guest, token, "Canary", 0)
            self._table = await self._tables.find(await self._tables.open(self._guest, WISH))
        return self._table, self._guest

    def _command(self) -> str:
        self._number += 1
        return f"move {self._number}"
