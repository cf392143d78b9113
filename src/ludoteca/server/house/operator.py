"""What an operator may do: look at this process, open a frozen table, take one offline, announce a restart.

Numbers are of this process, and so is the diary; what is done holds for the whole house. It is stored first, then every
process reads it again (`catch_up`) and acts on the tables that it has: none is brought into memory for it. Nothing
here names a person or looks into a hand.
"""

from typing import Literal

from ludoteca.server.diary import Diary, Kind, Noted
from ludoteca.server.house.errand_runner import ErrandRunner
from ludoteca.server.house.join_codes import LONGEST_CODE
from ludoteca.server.house.open_sockets import OpenSockets
from ludoteca.server.house.restart import Restart
from ludoteca.server.house.tables import Tables
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import HouseTable
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.errands import reopen
from ludoteca.server.storage.stored import StoredTable


class Operator:
    """The verbs of whoever looks after the house."""

    def __init__(
        self,
        clock: HouseClock,
        storage: Storage,
        tables: Tables,
        sockets: OpenSockets,
        restart: Restart,
        errands: ErrandRunner,
        diary: Diary,
    ) -> None:
        self._clock = clock
        self._storage = storage
        self._tables = tables
        self._sockets = sockets
        self._restart = restart
        self._errands = errands
        self._diary = diary

    async def look(self, word: str) -> HouseTable:
        """A table by its address, its id or its letters."""
        named = word.strip().rstrip("/").rpartition("/")[2][:40]
        if len(named) <= LONGEST_CODE:
            named = await self._tables.codes.table(named)
        stored, live = await self._stored(named), self._tables.here(named)
        if live is not None:
            phase, pages, incident, process = live.state.phase, len(live.audience), live.state.incident, ""
        else:
            phase, pages, incident = await self._phase(stored), 0, ""
            process = await self._storage.processes.holding(named) or ""
        return HouseTable(
            id=named,
            game=stored.game,
            state=phase,
            seats=len(stored.chairs),
            pages=pages,
            incident=incident,
            offline=self._storage.offline.has(named),
            process=process,
        )

    async def reopen(self, table: str) -> None:
        """Open a frozen table again, as it was stored last, wherever it is; where nobody has it, none is frozen."""
        await self._stored(table)
        if (live := self._tables.here(table)) is not None:
            await live.reopen()
        elif await self._storage.processes.holding(table) is not None:
            await self._errands.see_to([reopen(table)])
        else:
            raise Refusal("server-not-frozen", status=409)

    async def take_offline(self, table: str) -> None:
        """Show everybody out of a table, and let nobody in until it is put back."""
        stored = await self._stored(table)
        await self._storage.offline.take(table)
        self._note("offline", stored.game)
        await self._heed_offline()

    async def put_back(self, table: str) -> None:
        """Let people in again."""
        stored = await self._stored(table)
        await self._storage.offline.put_back(table)
        self._note("back", stored.game)
        await self._heed_offline()

    async def announce(self, seconds: int) -> None:
        """Tell everybody when the house restarts."""
        await self._set_restart(self._restart.moment(seconds), "announced")

    async def withdraw(self) -> None:
        """Tell everybody that it does not."""
        await self._set_restart(None, "withdrawn")

    async def catch_up(self) -> None:
        """Read again what an operator has done at any process, and act on it here."""
        await self._storage.offline.load()
        await self._heed_offline()
        if self._storage.is_shared and (at := await self._storage.announced.when()) != self._restart.at:
            self._restart.at = at
            self._sockets.announce()

    async def _heed_offline(self) -> None:
        offline = self._storage.offline
        for table in self._tables.in_memory():
            if offline.has(table.id) and not table.state.offline:
                table.go_offline()
            elif table.state.offline and not offline.has(table.id):
                turns = await self._storage.turns.at(table.id)
                if not offline.has(table.id):  # nor was it taken again meanwhile
                    table.come_back(turns)

    async def _set_restart(self, at: int | None, kind: Kind) -> None:
        await self._storage.announced.note(at)
        self._restart.at = at
        self._note(kind)
        self._sockets.announce()

    def _note(self, kind: Kind, game: str = "") -> None:
        self._diary.note(Noted(self._clock.now(), kind, game))

    async def _stored(self, table: str) -> StoredTable:
        stored = await self._storage.reader.table(table)
        if stored is None:
            raise Refusal("server-no-such-table", status=404)
        return stored

    async def _phase(self, table: StoredTable) -> Literal["waiting", "playing", "over"]:
        if table.match is None:
            return "waiting"
        return "over" if await self._storage.reader.is_over(table.match) else "playing"
