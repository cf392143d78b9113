"""What an operator may do: look at this process, open a frozen table, take one offline, announce a restart.

Numbers are of this process. Nothing here names a person or looks into a hand.
"""

from ludoteca.server.diary import Diary, Kind, Noted
from ludoteca.server.house.open_sockets import OpenSockets
from ludoteca.server.house.restart import Restart
from ludoteca.server.house.tables import Tables
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import HouseTable
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage

CODE_LETTERS = 8
"""What is not longer than this may be the letters of a table, said aloud."""


class Operator:
    """The verbs of whoever looks after the house."""

    def __init__(
        self,
        clock: HouseClock,
        storage: Storage,
        tables: Tables,
        sockets: OpenSockets,
        restart: Restart,
        diary: Diary,
    ) -> None:
        self._clock = clock
        self._storage = storage
        self._tables = tables
        self._sockets = sockets
        self._restart = restart
        self._diary = diary

    async def look(self, word: str) -> HouseTable:
        """A table by its address, its id or its letters."""
        live = await self._find(word)
        state = live.state
        return HouseTable(
            id=live.id,
            game=state.game,
            state=state.phase,
            seats=len(state.seating.chairs),
            pages=len(live.audience),
            incident=state.incident,
            offline=state.offline,
        )

    async def reopen(self, table: str) -> None:
        """Open a frozen table again, as it was stored last."""
        await (await self._tables.find(table)).reopen()

    async def take_offline(self, table: str) -> None:
        """Show everybody out of a table, and let nobody in until it is put back."""
        live = await self._tables.find(table)
        if live.state.offline:
            raise Refusal("server-already-offline", status=409)
        await self._storage.offline.take(table, live.state.game)
        live.go_offline()

    async def put_back(self, table: str) -> None:
        """Let people in again."""
        live = await self._tables.find(table)
        if not live.state.offline:
            raise Refusal("server-not-offline", status=409)
        live.come_back(await self._storage.offline.put_back(table))

    def announce(self, seconds: int) -> None:
        """Tell everybody when the house restarts."""
        self._restart.set_for(seconds)
        self._note("announced")
        self._sockets.announce()

    def withdraw(self) -> None:
        """Tell everybody that it does not."""
        self._restart.withdraw()
        self._note("withdrawn")
        self._sockets.announce()

    def _note(self, kind: Kind) -> None:
        self._diary.note(Noted(self._clock.now(), kind))

    async def _find(self, word: str) -> LiveTable:
        named = word.strip().rstrip("/").rpartition("/")[2][:40]
        if len(named) <= CODE_LETTERS:
            named = await self._tables.codes.table(named)
        return await self._tables.find(named)
