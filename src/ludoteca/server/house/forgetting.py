"""Somebody leaves for good: bots take the seats, others become hosts, and nothing tells who it was."""

import logging

from ludoteca.server.house.errand_runner import ErrandRunner
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.tables import Tables
from ludoteca.server.storage import Storage
from ludoteca.server.storage.errands import leave
from ludoteca.server.storage.stored import Guest

log = logging.getLogger(__name__)


class Forgetting:
    """Forgets guests, at every table and in the database."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, errands: ErrandRunner) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._errands = errands

    async def forget(self, guest: Guest) -> None:
        """Give their seats up, then forget who they were; where a seat cannot be given up now, nothing is forgotten.

        Their tokens must be void already (`Guests.leaving`), so that nobody sits down again meanwhile.
        """
        await self._tables.settled()  # a table that is being opened may be theirs
        tables = await self._storage.guests.tables_of(guest.id)
        await self._errands.see_to([leave(table, guest.id) for table in tables])
        await self._guests.forget(guest)

    async def finish(self) -> None:
        """Forget those who were being forgotten when a process ended; what fails is tried at the next start."""
        for guest in await self._storage.guests.half_gone():
            try:
                await self.forget(await self._guests.get(guest.id))
            except Exception:
                log.exception("somebody who asked to be forgotten is not, yet")
