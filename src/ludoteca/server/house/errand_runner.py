"""Errands at tables: done here where this process holds the table, left in the database for the holder where not."""

import asyncio
import logging
import secrets
from collections.abc import Collection

from ludoteca.server.house.guests import Guests
from ludoteca.server.house.tables import Tables
from ludoteca.server.protocol import Leave
from ludoteca.server.storage import Storage
from ludoteca.server.storage.errands import Errand
from ludoteca.server.storage.holding import LostTableError
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.turns import DueTurn

log = logging.getLogger(__name__)

PATIENCE = 8.0
"""Seconds within which somebody has done an errand that is waited for: a holder that is gone is noticed by then."""
GLANCE = 0.25
"""Seconds between two looks at whether it is done, beside what is heard of it."""


class ErrandRunner:
    """Carries errands out, and sees to it that somebody does."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._news = asyncio.Event()
        self._running = asyncio.Lock()

    async def run(self, errand: Errand) -> None:
        """Carry an errand out, or leave it for whoever holds the table; where nobody does, that is us."""
        if not self._storage.is_shared or self._tables.holds(errand.table):
            try:
                await self._carry_out(errand)
                return
            except LostTableError:
                pass
        await self._storage.errands.leave([errand])
        await self.look()

    async def see_to(self, errands: Collection[Errand]) -> None:
        """Return when all of them are done; NotStoredError where nobody has done them in time."""
        for each in errands:
            await self.run(each)
        if not self._storage.is_shared or not errands:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                while await self._storage.errands.open(errands):
                    self._news.clear()
                    await self.look()
                    try:
                        async with asyncio.timeout(GLANCE):
                            await self._news.wait()
                    except TimeoutError:
                        continue
        except TimeoutError:
            raise NotStoredError(reason="an errand that nobody does") from None

    async def look(self) -> None:
        """Do whatever falls to this process."""
        async with self._running:
            for errand in await self._storage.errands.take_on():
                try:
                    await self._carry_out(errand)
                except LostTableError:
                    await self._storage.errands.give_back(errand)
                    continue
                except NotStoredError:
                    raise
                except Exception:  # what cannot be done must not stand in the way of the others for ever
                    log.exception("an errand at table %s", errand.table)
                await self._storage.errands.done(errand)

    def heard(self) -> None:
        """Something has been left or done elsewhere."""
        self._news.set()

    async def _carry_out(self, errand: Errand) -> None:
        if errand.kind == "reopen" and not self._tables.holds(errand.table):
            return  # whoever held it is gone, and with it what had stopped there
        table = await self._tables.find(errand.table)
        match errand.kind:
            case "ring":
                match, seat, sequence = errand.subject.split(" ")
                if table.state.record is not None:
                    await self._storage.turns.forget(match)
                table.due_turns.ring(DueTurn(errand.table, match, int(seat), int(sequence)))
            case "wake":
                table.wake()
            case "turns":
                await table.turns.first()
            case "reopen":
                if table.state.incident:
                    await table.reopen()
            case "leave":
                guest = await self._guests.get(errand.subject)
                if table.state.seating.seat_of(guest.id) is not None:
                    await table.obey(guest, Leave(secrets.token_hex(8)))
                table.state.forget(guest.id)
