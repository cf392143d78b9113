"""Going without being missed: a process that is told to stop lets its tables go, and their pages come back elsewhere.

A balancer that asks `/health/live` is told first, and sends nobody here any more; then tables are let go one by one.
Where nobody asks there is nobody to wait for.
"""

import asyncio
import contextlib
import time

from ludoteca.server.house.tables import Tables

ASKS = 5.0
"""Whoever has asked within so many seconds is a balancer that wants to know."""
NOTICE = 1.2
"""Seconds within which balancers ask again; pages that wait longer would notice."""
ANSWER = 0.1
"""Seconds that an answer takes to arrive and be acted on."""


class Closing:
    """Whether this process takes tables, and how it stops doing so."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.has_begun = False
        """From now on no table is taken and no page let in."""
        self._asked: dict[str, float] = {}
        self._told: set[str] = set()
        self._news = asyncio.Event()

    def is_open_to(self, balancer: str) -> bool:
        """What a balancer that asks is told: whether it may send people here."""
        now = time.monotonic()
        self._asked = {each: when for each, when in self._asked.items() if when > now - ASKS} | {balancer: now}
        if self.has_begun:
            self._told.add(balancer)
            self._news.set()
        return not self.has_begun

    async def drain(self) -> None:
        """Tell those who ask, then let every table go."""
        self.has_begun = True
        asking = {balancer for balancer, when in self._asked.items() if when > time.monotonic() - ASKS}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(NOTICE):
                while asking - self._told:
                    await self._news.wait()
                    self._news.clear()
        if asking:
            await asyncio.sleep(ANSWER)
        await self._tables.let_all_go()
