"""Bringing tables back into memory from what is stored of them, many with as few questions as one.

A process takes a table before it reads it, so that nobody else changes it after.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection

from ludoteca.engine.errors import LudotecaError
from ludoteca.server.house.guests import Guests
from ludoteca.server.limits import LINES_SHOWN
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Line, StoredMatch, StoredTable
from ludoteca.server.table import time_control
from ludoteca.server.table.live_match import LiveMatch, Record, ReplayDiffersError
from ludoteca.server.table.seal import terms_kept, terms_of

log = logging.getLogger(__name__)


class Recalling:
    """Rebuilds tables, with what was said and played there. `blank` makes a live table of a stored one."""

    def __init__(self, storage: Storage, guests: Guests, blank: Callable[[StoredTable], LiveTable]) -> None:
        self._storage = storage
        self._guests = guests
        self._blank = blank

    async def tables(self, ids: Collection[str], taken: Collection[str] = ()) -> AsyncIterator[LiveTable]:
        """Those of some tables that there are, one after the other; they are this process's from now on.

        `taken`: these were taken before.
        """
        await self._storage.holding.take([table for table in ids if table not in taken])
        reader = self._storage.reader
        stored = await reader.tables(ids)
        matches = await reader.matches([each.match for each in stored.values() if each.match])
        lines = await reader.lines(list(stored), LINES_SHOWN)
        numbers = await self._deal_numbers(list(stored.values()), list(matches.values()))
        runs = {counted.run for each in matches.values() if (counted := time_control.read(each.clocks)) is not None}
        await self._storage.recall_lives(runs)
        await self._guests.recall(
            {each.host for each in stored.values()}
            | {chair.player for each in stored.values() for chair in each.chairs if chair.player is not None}
            | {line.player for said in lines.values() for line in said}
        )
        for each in stored.values():
            table = self._blank(each)
            self._refill(table, matches.get(each.match or ""), lines.get(each.id, []), numbers)
            yield table
            await asyncio.sleep(0)  # those who play already do not wait for all of them

    async def set_again(self, table: LiveTable) -> None:
        """Bring a table that stopped back to what is stored of it."""
        stored = await self._storage.reader.table(table.id)
        assert stored is not None
        match = None if stored.match is None else await self._storage.reader.match(stored.match)
        lines = (await self._storage.reader.lines([table.id], LINES_SHOWN)).get(table.id, [])
        numbers = await self._deal_numbers([stored], [] if match is None else [match])
        table.set_to(stored)
        self._refill(table, match, lines, numbers)

    async def _deal_numbers(self, tables: list[StoredTable], matches: list[StoredMatch]) -> dict[str, int]:
        """Where the public chain holds the deals of these tables, made and being made."""
        making = [terms_of(each.seal, each.options) for each in tables if each.seal.deal is not None]
        return await self._storage.reader.chain_numbers([*making, *map(terms_kept, matches)])

    def _refill(self, table: LiveTable, match: StoredMatch | None, lines: list[Line], numbers: dict[str, int]) -> None:
        state = table.state
        state.lines = lines
        if state.seal.deal is not None:
            state.next_deal.number = numbers.get(terms_of(state.seal, state.options), 0)
        try:
            if match is not None:
                self._resume(table, match)
            if match is not None and state.live_match is not None:
                state.live_match.number = numbers.get(terms_kept(match), 0)
        except Exception:
            table.freeze()

    def _resume(self, table: LiveTable, stored: StoredMatch) -> None:
        """The match at a table that was not in memory goes on, or is shown as it was told."""
        try:
            live = LiveMatch.rebuild(stored)
        except (ReplayDiffersError, LudotecaError) as error:
            log.warning("table %s shows what was told: %s", table.id, error)
            table.state.record = Record(stored)
            return
        table.state.live_match = live
        table.state.turns = tuple(stored.turns or ())
        table.state.call(stored.sitters)
        table.clocks.start(live, stored.clocks)
        counted = time_control.read(stored.clocks)
        if self._storage.is_shared and counted is not None and counted.run != self._storage.run:
            table.clocks.keep()
