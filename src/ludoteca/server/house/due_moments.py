"""The clock of tables that give days for a move: it runs whether or not anybody is there, or the server.

Due moments are rows of the database, read again after a restart. A table whose moment has come is brought into memory,
a bot decides there, and it is let go. Nobody loses by our being away: what fell due while the house was closed (or
asleep) is due half a day after it is back, and after a long absence so is everything that would be due before that.
"""

import asyncio
import logging

from ludoteca.server.house.errand_runner import ErrandRunner
from ludoteca.server.house.tables import Tables
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import Storage
from ludoteca.server.storage.errands import ring, wake
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.time_control import DAYS

log = logging.getLogger(__name__)

LOOK = 60.0
"""Seconds between two looks at most: also how exactly the house knows until when it was there."""
GRACE_MS = 12 * 3_600_000
"""Whoever's time ran out while the house was away has this much when it is back."""
AWAY_MS = 5 * 60_000
"""A house that has not looked for longer than this was away."""
LONG_AWAY_MS = 3_600_000
"""After so long everybody has at least the grace."""


class DueMoments:
    """Looks at the due moments in the database, and acts on them."""

    def __init__(self, clock: HouseClock, storage: Storage, tables: Tables, errands: ErrandRunner) -> None:
        self._clock = clock
        self._storage = storage
        self._tables = tables
        self._errands = errands
        self.seen = storage.last_seen
        """When the house last looked, before a restart too; 0: never."""
        self._looking = asyncio.Lock()
        self._looked = -1
        """When this process last looked: what was due then has been seen to, or has to wait."""

    async def watch(self) -> None:
        """Act on every moment when it comes, until broken off; what cannot be stored is tried again."""
        woken = False
        while True:
            try:
                if not woken:
                    await self._wake_bots()
                    woken = True
                await self.look()
                pause = await self._until_next()
            except NotStoredError:
                await self._storage.healed()
                pause = 1.0
            except Exception:  # whatever it is, the clock goes on
                log.exception("due moments")
                pause = LOOK
            await self._clock.sleep(pause)

    async def look(self) -> None:
        """Act on what is due now: postpone what fell due while nobody looked, remind, let bots decide."""
        async with self._looking, self._storage.duties.alone("due moments") as alone:
            if not alone:  # another process looks
                self._looked = self._clock.now()
                return
            if self._storage.is_shared:
                self.seen = max(self.seen, await self._storage.when_seen())
            now = self._clock.now()
            if await self._storage.turns.next_moment() is None:
                self.seen = now
                return
            await self._make_good(now)
            await self._storage.turns.remind(now)
            for due in await self._storage.turns.due(now):
                try:
                    await self._errands.run(ring(due))
                except NotStoredError:
                    raise
                except Exception:  # a table that cannot be looked at must not stop the clock of the others
                    log.exception("a due moment of table %s", due.table)
            self._looked = now

    async def _make_good(self, now: int) -> None:
        away = now - self.seen
        if self.seen and away > AWAY_MS:
            until = now + GRACE_MS
            before = until if away >= LONG_AWAY_MS else now
            await self._storage.turns.postpone(self.seen, before, until)
            self._tables.postponed(self.seen, before, until)
            log.info("the house was away for %d minutes: due moments are postponed", away // 60_000)
        await self._storage.see(now)
        self.seen = now

    async def _until_next(self) -> float:
        """What is overdue still, at a table that is frozen or adjourned, is looked at no more often than anything."""
        moment = await self._storage.turns.next_moment(after=self._looked)
        left = LOOK if moment is None else (moment - self._clock.now()) / 1000
        soonest = 1.0 if self._storage.is_shared else 0.05  # another process may be at it
        return min(LOOK, max(soonest, left)) * self._clock.speed

    async def _wake_bots(self) -> None:
        """Where the server stopped in the middle of a bot's turn nobody may come for days."""
        for table in await self._storage.turns.stalled(list(DAYS)):
            await self._errands.run(wake(table))
