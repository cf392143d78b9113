"""What the other processes of the house have done that concerns this one, as it is heard.

Most of it is a hint that saves a second. Not so that a guest's key was changed, or that a guest is gone: as long as the
line to the others is broken, who somebody is is asked of the database every time, and when it is back everything that
is remembered of guests is read again first.
"""

import asyncio
import logging

import msgspec

from ludoteca.server.archive.person import PersonPages
from ludoteca.server.house.errand_runner import ErrandRunner
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.open_sockets import OpenSockets
from ludoteca.server.house.operator import Operator
from ludoteca.server.house.rounds import Rounds
from ludoteca.server.house.tables import Tables
from ludoteca.server.storage import Storage
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.work import Posted

log = logging.getLogger(__name__)

VOIDING = ("rejoined", "locked", "forgotten")
"""Notes after which tokens may be void; until it is known which, nothing that is remembered of guests counts."""
AGAIN = 1.0
"""Seconds after which it is tried again to read what was missed."""


class News:
    """Listens to the other processes, and acts on what they say."""

    def __init__(
        self,
        storage: Storage,
        guests: Guests,
        open_sockets: OpenSockets,
        tables: Tables,
        persons: PersonPages,
        errands: ErrandRunner,
        operator: Operator,
        rounds: Rounds,
    ) -> None:
        self._storage = storage
        self._guests = guests
        self._open_sockets = open_sockets
        self._tables = tables
        self._persons = persons
        self._errands = errands
        self._operator = operator
        self._rounds = rounds

    async def listen(self) -> None:
        """Act on every note, until broken off; nothing that is heard may make this process deaf."""
        while True:
            try:
                await self._listen()
            except Exception:
                log.exception("the other processes are not heard")
            self._storage.bulletin.is_heard = False
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        async for note in self._storage.bulletin.notes():
            has_missed = self._guests.is_behind  # an earlier note, which could not be acted on
            if note.kind in VOIDING:
                self._guests.is_behind = True  # before anybody else has a turn
            try:
                await self._act_on(note)
                if has_missed:
                    await self._catch_up()
                elif note.kind in VOIDING:
                    self._guests.is_behind = False
            except NotStoredError:
                self._guests.is_behind = True
                await self._catch_up()
            except Exception:  # one note that is not understood
                log.exception("a note of another process: %s", note.kind)

    async def _act_on(self, note: Posted) -> None:
        match note:
            case Posted("rejoined"):
                await self._catch_up()
            case Posted("locked", player):
                self._lock_out(await self._guests.look_again({player}))
            case Posted("forgotten", player):
                self._lock_out(await self._guests.look_again({player}))
                self._persons.forget(player)
            case Posted("renamed", player):
                await self._guests.look_again({player})
                if (guest := self._guests.known(player)) is not None:
                    self._tables.renamed(guest)
            case Posted("taken", table):
                if self._tables.holds(table):
                    self._rounds.hurry()
            case Posted("errand"):
                self._rounds.hurry()
            case Posted("done"):
                self._errands.heard()
            case Posted("offline" | "announced"):
                await self._operator.catch_up()
            case Posted("postponed", moments):
                self._tables.postponed(*msgspec.json.decode(moments, type=tuple[int, int, int]))

    async def _catch_up(self) -> None:
        """Read again what was said while nobody listened; until then nothing that is remembered of guests counts."""
        while self._guests.is_behind:
            try:
                self._lock_out(await self._guests.look_again(None))
                await self._operator.catch_up()
                self._guests.is_behind = False
                self._rounds.hurry()
            except NotStoredError:
                await asyncio.sleep(AGAIN)

    def _lock_out(self, players: set[str]) -> None:
        for player in players:
            if (guest := self._guests.known(player)) is not None:
                self._open_sockets.lock_out(guest)
