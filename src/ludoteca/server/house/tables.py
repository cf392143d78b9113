"""All tables of the house: opening one, finding it again (also after a restart), and the list on the doorbell."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from ludoteca.server.archive.replays import Archive
from ludoteca.server.diary import Diary
from ludoteca.server.histogram import Histogram
from ludoteca.server.house.batch_lookup import BatchLookup
from ludoteca.server.house.continuing import Beginning, beginning
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.join_codes import JoinCodes
from ludoteca.server.house.opening import wished, wished_id
from ludoteca.server.house.recalling import Recalling
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import LISTED_OF_ONE_HOST, LISTED_TABLES
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.live_table import LiveTable, Services
from ludoteca.server.protocol import NewTable, Practice, TableLine
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage, TableExistsError
from ludoteca.server.storage.appending import Append
from ludoteca.server.storage.errands import note_turns
from ludoteca.server.storage.holding import LostTableError
from ludoteca.server.storage.stored import Guest, StoredMatch, StoredTable, TableNote, Turn
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.seating import no_room
from ludoteca.server.table.state import no_watching
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two signs of life: at most this much time is given back after a crash."""
AT_ONCE = 20
"""Tables that are let go at once when the house closes: each has its commit, and they share one."""
IDLE = 60.0
"""Seconds after which a table leaves memory that nobody looks at and where nothing goes on, whoever asked for it."""


FirstDeal = Callable[[LiveTable], tuple[StoredMatch | None, list[Append]]]
"""What lies on a table when it is opened: its first match, if there is one, and what the public chain tells of it."""


def _not_dealt(_table: LiveTable) -> tuple[None, list[Append]]:
    return None, []


def _dealt_at_once(table: LiveTable) -> tuple[StoredMatch, list[Append]]:
    if not table.state.seating.is_full():
        raise Refusal("server-chairs-open", status=409)
    return table.dealing.deal_at_once()


def _begun_at(begins: Beginning, table: LiveTable) -> tuple[StoredMatch, list[Append]]:
    return table.dealing.begin_at(begins.position, begins.origin), []


class Tables:
    """Tables come into memory when somebody looks at them, rebuilt from their stored moves."""

    def __init__(
        self,
        clock: HouseClock,
        storage: Storage,
        guests: Guests,
        pool: BotPool,
        warm_up: WarmUp,
        diary: Diary | None = None,
    ) -> None:
        self.storage = storage
        self.guests = guests
        self.clock = clock
        self.hints = Hints(clock, pool, warm_up)
        self.codes = JoinCodes(storage)
        self.actions = Histogram()
        """How long it takes from a command until everybody has been shown what it did."""
        self.recalls = Histogram()
        """How long it takes to bring tables into memory, as many as are asked for at once."""
        self._services = Services(
            clock=clock,
            storage=storage,
            guest=guests.seen,
            pool=pool,
            hints=self.hints,
            warm_up=warm_up,
            reload=lambda table: self._from_storage.set_again(table),
            tidy=self.tidy,
            lose=self._lost,
            is_offline=storage.offline.has,
            actions=self.actions,
            diary=diary or Diary(),
        )
        self._from_storage = Recalling(storage, guests, partial(LiveTable, self._services))
        self._live: dict[str, LiveTable] = {}
        self._losing: set[asyncio.Task[None]] = set()
        self.picked_up: set[str] = set()
        """Tables that this process has taken already, and has yet to read."""
        self._is_closing = False
        self._loading = asyncio.Lock()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._recalling = BatchLookup(self._recall_timed)
        self._confirming = BatchLookup(storage.holding.still_held)
        self._asking_whether = BatchLookup(storage.reader.tables)

    def warmer(self, game: str) -> None:
        """A game has become native code, or its bots search from now on."""
        for table in self._live.values():
            if table.state.game == game:
                table.publisher.table()

    async def open(self, guest: Guest, wish: NewTable, token: str | None = None) -> str:
        """Open a table with the guest on seat 0 and deal at once if wished; returns its id.

        Asked twice with the same command, both wait for the same table, and nobody else waits for it. `token` has
        proved who asks, and must still do so when the table is stored; the house itself has none.
        """
        stored = wished(guest, wish)
        deal = _dealt_at_once if wish.start else _not_dealt
        return await self._open_once(stored, wish.command, deal, guest, token)

    async def play_on(self, guest: Guest, wish: Practice, archive: Archive, token: str | None = None) -> str:
        """Open a table that begins where something else was left; returns its id. Asked twice it is the same table."""
        if wish.command and await self.storage.reader.table(wished_id(guest, wish.command)) is not None:
            return wished_id(guest, wish.command)
        begins = await beginning(guest, wish, archive)
        return await self._open_once(begins.table, wish.command, partial(_begun_at, begins), guest, token)

    async def _open_once(
        self, stored: StoredTable, command: str, deal: FirstDeal, guest: Guest, token: str | None
    ) -> str:
        if (opening := self._opening.get(stored.id)) is None:
            opening = self._opening[stored.id] = asyncio.create_task(
                self._open(stored, command, deal, guest, token), name="opening"
            )
            opening.add_done_callback(lambda _: self._opening.pop(stored.id))
        await asyncio.shield(opening)
        return stored.id

    async def _open(self, stored: StoredTable, command: str, deal: FirstDeal, guest: Guest, token: str | None) -> None:
        if command and await self.storage.reader.table(stored.id) is not None:
            return
        table = LiveTable(self._services, stored)
        state = table.state
        if state.has_long_thoughts and not table.champions_room.is_there():
            raise no_room()
        first, entries = deal(table)
        turns = table.turns.begun()
        async with self.codes.fresh() as state.code:
            proof = None if token is None else self.guests.must_hold(guest, token)
            opened = structs.replace(stored, seal=state.seal, code=state.code)
            try:
                await self.storage.add_table(opened, first, entries, turns.work, proof)
            except TableExistsError:  # the same command came to another process too
                return
        if self.storage.is_shared:  # whoever the balancer leads its pages to takes it
            return
        if state.live_match is not None and entries:
            state.live_match.number = entries[0].number
        self._live.setdefault(table.id, table)  # unless somebody has looked at it already, and so recalled it

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, which this process holds from then on: only for who sits at it and what happens there."""
        if self._is_closing:
            raise LostTableError(table_id)
        if self.storage.is_shared and self.holds(table_id) and not await self._confirming.get(table_id):
            await self.lose(table_id)  # this process was stopped, or is about to hear of it: what it has is old
        while (live := self._live.get(table_id)) is None:  # recalled, and forgotten again before we could look at it
            if await self._recalling.get(table_id) is None:
                raise Refusal("server-no-such-table", status=404)
        live.wanted = self.clock.steady()
        return live

    async def find_for(self, player: str | None, table_id: str) -> LiveTable:
        """A table for somebody who wants to look at it; for whoever may not, it is not taken from another process."""
        if self.storage.is_shared and not self.holds(table_id):
            stored = await self._asking_whether.get(table_id)
            if stored is not None and not stored.may_look(player):
                raise no_watching(player, stored.removed)
        return await self.find(table_id)

    async def must_exist(self, table_id: str) -> None:
        """Refuse where there is no such table; it is not brought into memory."""
        if table_id not in self._live and await self.storage.reader.table(table_id) is None:
            raise Refusal("server-no-such-table", status=404)

    def holds(self, table_id: str) -> bool:
        """Whether a table is in memory here."""
        return table_id in self._live

    async def settled(self) -> None:
        """Wait until every table is stored that is being opened."""
        if self._opening:
            await asyncio.wait(self._opening.values())

    async def keep_alive(self) -> None:
        """Note every second that this server runs, as long as time counts at some table.

        Where the house has stood still, the pages, which count by themselves, are told the time. Tables that nobody
        needs leave memory.
        """
        stood = self.clock.stood
        while True:
            await self.clock.sleep(BEAT)
            self._let_go()
            timed = [table for table in self._live.values() if table.is_timed]
            if stood != self.clock.stood:
                stood = self.clock.stood
                for table in timed:
                    table.publisher.time()
            if timed and not self.storage.is_shared:  # several processes make rounds
                with contextlib.suppress(NotStoredError):
                    await self.storage.beat()

    async def lines(self, guest: Guest | None) -> list[TableLine]:
        """The tables where this guest sits, then those that wait for people."""
        player = None if guest is None else guest.id
        notes = await self.storage.reader.table_notes(player, LISTED_TABLES, LISTED_OF_ONE_HOST)
        is_offline = self.storage.offline.has
        return [await self._line(note, player) for note in notes if not is_offline(note.id)]

    def shows(self, table: str, player: str) -> bool:
        """Whether a page of this guest shows a table, so that nobody has to call them there."""
        live = self._live.get(table)
        return live is not None and live.audience.has(player)

    async def others(self, table: str, player: str) -> list[str]:
        """The names of the other people at a table."""
        stored = await self.storage.reader.table(table)
        people = [] if stored is None else [each.player for each in stored.chairs if each.player is not None]
        return [name for each in people if each != player and (name := (await self.guests.get(each)).name)]

    def renamed(self, guest: Guest) -> None:
        """Show a guest's new name wherever the guest sits and no match is being played."""
        for table in self._live.values():
            if table.state.phase != "playing" and table.state.seating.seat_of(guest.id) is not None:
                table.publisher.table()

    def here(self, table_id: str) -> LiveTable | None:
        """A table that is in memory here; it is not brought there."""
        return self._live.get(table_id)

    def in_memory(self) -> list[LiveTable]:
        """The tables that somebody has looked at of late, or where something goes on."""
        return list(self._live.values())

    def postponed(self, since: int, before: int, until: int) -> None:
        """Due moments in the database have been put off: tables in memory know it too, and show it."""
        for table in self._live.values():
            table.turns.postponed(since, before, until)

    def _let_go(self) -> None:
        """Forget the tables that were asked for and never looked at: `tidy` hears only of those that were."""
        before = self.clock.steady() - IDLE
        for table in self.in_memory():
            if table.wanted < before and table.is_idle:
                self.tidy(table)

    def tidy(self, table: LiveTable) -> None:
        """Forget a table where nothing goes on; it is rebuilt when somebody looks at it."""
        if self._live.get(table.id) is table:
            del self._live[table.id]
            self.storage.holding.release(table.id)

    async def lose(self, table_id: str) -> None:
        """Let go of a table that another process holds by now."""
        self.storage.holding.lose(table_id)
        if (table := self._live.pop(table_id, None)) is not None:
            await table.let_go()

    def _lost(self, table: LiveTable) -> None:
        """A table has found out by itself that another process holds it."""
        if self._live.get(table.id) is table:
            self._losing.add(task := asyncio.create_task(self.lose(table.id), name="losing"))
            task.add_done_callback(self._losing.discard)

    async def note_timed(self) -> None:
        """Store where time counts: those tables are picked up by others, should this process be gone."""
        changed = [table for table in self.in_memory() if table.is_timed != table.was_timed and not table.is_gone]
        for table in changed:
            table.was_timed = table.is_timed
        writes = [self.storage.set_timed(table.id, table.was_timed) for table in changed]
        for table, ended in zip(changed, await asyncio.gather(*writes, return_exceptions=True), strict=True):
            if isinstance(ended, NotStoredError):
                table.was_timed = not table.was_timed  # noted in the next round

    async def let_all_go(self) -> None:
        """Take no table any more and let those here go, a few at a time, after noting until when time counted there."""
        self._is_closing = True
        await self._note_life()
        while few := self.in_memory()[:AT_ONCE]:
            await asyncio.gather(*(table.let_go() for table in few))
            with contextlib.suppress(NotStoredError):
                await self.storage.holding.let_go([table.id for table in few])
            for table in few:
                self.tidy(table)

    async def close(self) -> None:
        """Stop thinking at every table, and note until when time counted."""
        await self._note_life()
        for table in list(self._live.values()):
            await table.close()

    async def _recall_timed(self, ids: list[str]) -> dict[str, bool]:
        with self.recalls.timed():
            return await self._recall(ids)

    async def _note_life(self) -> None:
        if any(table.is_timed for table in self._live.values()):
            with contextlib.suppress(NotStoredError):
                await self.storage.beat()

    async def _recall(self, ids: list[str]) -> dict[str, bool]:
        """Bring tables back that are not in memory; says which there are."""
        async with self._loading:
            found = [table for table in ids if table in self._live]
            missing = [table for table in ids if table not in self._live]
            taken = self.picked_up.intersection(missing)
            self.picked_up -= taken
            async for table in self._from_storage.tables(missing, taken):
                self._live.setdefault(table.id, table)  # unless it was opened meanwhile
                found.append(table.id)
        return dict.fromkeys(found, True)

    async def _turns_of(self, table_id: str) -> Sequence[Turn]:
        """Whose turn it is at a match from before that was kept; whoever holds the table is to note it."""
        if not self.storage.is_shared:
            return await (await self.find(table_id)).turns.first()
        await self.storage.errands.leave([note_turns(table_id)])
        return ()

    async def _line(self, note: TableNote, player: str | None) -> TableLine:
        people = [chair.player for chair in note.chairs if chair.player is not None]
        is_playing = note.match is not None and not note.ended
        at_the_deal = {each.player: each.name for each in note.sitters} if is_playing else {}
        turns: Sequence[Turn] = ()
        if is_playing and player in people:
            turns = note.turns if note.turns is not None else await self._turns_of(note.id)
        return TableLine(
            id=note.id,
            game=note.game,
            state="waiting" if note.match is None else "over" if note.ended else "playing",
            names=[at_the_deal.get(each) or (await self.guests.get(each)).name for each in people],
            free=sum(chair.kind == "open" for chair in note.chairs),
            yours=player in people,
            your_turn=any(turn.player == player for turn in turns),
            match=note.match,
            adjourned=note.adjourned,
            moves=turns[0].sequence if turns else -1,
        )
