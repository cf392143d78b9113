"""Somebody leaves for good: bots take the seats, others become hosts, and nothing tells who it was."""

from ludoteca.server.house.errand_runner import ErrandRunner, leave
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.tables import Tables
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Guest


class Forgetting:
    """Forgets guests, at every table and in the database."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, errands: ErrandRunner) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._errands = errands

    async def forget(self, guest: Guest) -> None:
        """Give their seats up, then forget who they were; where a seat cannot be given up now, nothing is forgotten.

        Their tokens must be void already, so that nobody sits down again meanwhile.
        """
        await self._tables.settled()  # a table that is being opened may be theirs
        tables = await self._storage.guests.tables_of(guest.id)
        await self._errands.see_to([leave(table, guest.id) for table in tables])
        await self._guests.forget(guest)
