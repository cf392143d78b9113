"""What a process of several does every second: show life, let go of what others hold, pick up what nobody keeps going.

A house of one process makes no rounds: nobody else can hold its tables.
"""

import asyncio
import contextlib
import logging

from ludoteca.server.house.closing import Closing
from ludoteca.server.house.errand_runner import ErrandRunner
from ludoteca.server.house.tables import Tables
from ludoteca.server.limits import DAY
from ludoteca.server.storage import Storage
from ludoteca.server.storage.trouble import NotStoredError

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two rounds: so soon an old holder finds out, also where nobody acts at the table."""
PICKED_UP = 50
"""Tables that are picked up in one round; the others are left to the other processes, or to the next."""
TIDY = 3600
"""Rounds between two clearings of what was counted long ago."""


class Rounds:
    """Keeps in step with the other processes of the house."""

    def __init__(self, storage: Storage, tables: Tables, errands: ErrandRunner, closing: Closing) -> None:
        self._storage = storage
        self._tables = tables
        self._errands = errands
        self._closing = closing
        self._made = 0
        self._wanted = asyncio.Event()

    async def watch(self) -> None:
        """Make rounds until broken off."""
        while True:
            try:
                await self.make()
            except NotStoredError:
                await self._storage.healed()
            except Exception:  # whatever it is, the next round may do better
                log.exception("rounds")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._wanted.wait()
            self._wanted.clear()

    def hurry(self) -> None:
        """Make the next round now: something was heard that concerns this process."""
        self._wanted.set()

    async def make(self) -> None:
        """One round."""
        await self._storage.beat()
        self._storage.bulletin.looked()
        await self.let_go_of_lost()
        await self._tables.note_timed()
        if self._closing.has_begun:
            return
        picked_up = await self._storage.holding.pick_up(PICKED_UP)
        self._tables.picked_up.update(picked_up)
        for table in picked_up:
            (await self._tables.find(table)).wake()
        await self._errands.look()
        self._made += 1
        if self._made % TIDY == 0:
            await self._storage.tallies.tidy(DAY)

    async def let_go_of_lost(self) -> None:
        """Let go of the tables that other processes have taken."""
        for table in await self._storage.holding.lost():
            await self._tables.lose(table)
