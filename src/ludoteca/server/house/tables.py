"""All tables of the house: opening one, finding it again (also after a restart), and the list on the doorbell."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import structs

from ludoteca.engine.errors import LudotecaError
from ludoteca.server.archive.replays import Archive
from ludoteca.server.diary import Diary
from ludoteca.server.histogram import Histogram
from ludoteca.server.house.batch_lookup import BatchLookup
from ludoteca.server.house.continuing import Beginning, beginning
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.join_codes import JoinCodes
from ludoteca.server.house.opening import wished, wished_id
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import LINES_SHOWN, LISTED_OF_ONE_HOST, LISTED_TABLES
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.live_table import LiveTable, Services
from ludoteca.server.protocol import Leave, NewTable, Practice, TableLine
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.appending import Append
from ludoteca.server.storage.stored import Guest, Line, StoredMatch, StoredTable, TableNote, Turn
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.live_match import LiveMatch, Record, ReplayDiffersError
from ludoteca.server.table.seal import terms_kept, terms_of
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two signs of life: at most this much time is given back after a crash."""
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
            reload=self._set_again,
            tidy=self.tidy,
            is_offline=storage.offline.has,
            actions=self.actions,
            diary=diary or Diary(),
        )
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._recalling = BatchLookup(self._recall_timed)

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
        first, entries = deal(table)
        turns = table.begun()
        async with self.codes.fresh() as state.code:
            if token is not None:
                self.guests.must_hold(guest, token)
            opened = structs.replace(stored, seal=state.seal, code=state.code)
            await self.storage.add_table(opened, first, entries, turns.work)
        await self.storage.holding.take([table.id])
        if state.live_match is not None and entries:
            state.live_match.number = entries[0].number
        self._live.setdefault(table.id, table)  # unless somebody has looked at it already, and so recalled it

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id."""
        while (live := self._live.get(table_id)) is None:  # recalled, and forgotten again before we could look at it
            if await self._recalling.get(table_id) is None:
                raise Refusal("server-no-such-table", status=404)
        live.wanted = self.clock.steady()
        return live

    async def forget(self, guest: Guest) -> None:
        """Somebody leaves for good: bots take the seats, others become hosts, and nothing tells who it was.

        Their tokens must be void already, so that nobody sits down again meanwhile.
        """
        if self._opening:
            await asyncio.wait(self._opening.values())  # one of them may be theirs
        for table in await self.storage.guests.tables_of(guest.id):
            live = await self.find(table)
            if live.state.seating.seat_of(guest.id) is not None:
                await live.obey(guest, Leave(secrets.token_hex(8)))
            live.state.forget(guest.id)
        await self.guests.forget(guest)

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
            if timed:
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

    def in_memory(self) -> list[LiveTable]:
        """The tables that somebody has looked at of late, or where something goes on."""
        return list(self._live.values())

    def postponed(self, since: int, before: int, until: int) -> None:
        """Due moments in the database have been put off: tables in memory know it too, and show it."""
        for table in self._live.values():
            table.postponed(since, before, until)

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

    async def close(self) -> None:
        """Stop thinking at every table, and note until when time counted."""
        if any(table.is_timed for table in self._live.values()):
            with contextlib.suppress(NotStoredError):
                await self.storage.beat()
        for table in list(self._live.values()):
            await table.close()

    async def _recall_timed(self, ids: list[str]) -> dict[str, bool]:
        with self.recalls.timed():
            return await self._recall(ids)

    async def _recall(self, ids: list[str]) -> dict[str, bool]:
        """Bring tables back that are not in memory, with what was said and played there; says which there are."""
        async with self._loading:
            here = [table for table in ids if table in self._live]
            missing = [table for table in ids if table not in self._live]
            await self.storage.holding.take(missing)  # before it is read, so that nobody changes it after
            stored = await self.storage.reader.tables(missing)
            matches = await self.storage.reader.matches([each.match for each in stored.values() if each.match])
            lines = await self.storage.reader.lines(list(stored), LINES_SHOWN)
            numbers = await self._deal_numbers(list(stored.values()), list(matches.values()))
            await self.guests.recall(
                {each.host for each in stored.values()}
                | {chair.player for each in stored.values() for chair in each.chairs if chair.player is not None}
                | {line.player for said in lines.values() for line in said}
            )
            for each in stored.values():
                if each.id in self._live:  # opened meanwhile
                    continue
                self._live[each.id] = self._rebuilt(
                    each, matches.get(each.match or ""), lines.get(each.id, []), numbers
                )
                await asyncio.sleep(0)  # those who play already do not wait for all of them
        return dict.fromkeys([*here, *stored], True)

    async def _set_again(self, table: LiveTable) -> None:
        """Bring a table that stopped back to what is stored of it."""
        stored = await self.storage.reader.table(table.id)
        assert stored is not None
        match = None if stored.match is None else await self.storage.reader.match(stored.match)
        lines = (await self.storage.reader.lines([table.id], LINES_SHOWN)).get(table.id, [])
        numbers = await self._deal_numbers([stored], [] if match is None else [match])
        table.set_to(stored)
        self._refill(table, match, lines, numbers)

    async def _deal_numbers(self, tables: list[StoredTable], matches: list[StoredMatch]) -> dict[str, int]:
        """Where the public chain holds the deals of these tables, made and being made."""
        making = [terms_of(each.seal, each.options) for each in tables if each.seal.deal is not None]
        return await self.storage.reader.chain_numbers([*making, *map(terms_kept, matches)])

    def _rebuilt(
        self, stored: StoredTable, match: StoredMatch | None, lines: list[Line], numbers: dict[str, int]
    ) -> LiveTable:
        table = LiveTable(self._services, stored)
        self._refill(table, match, lines, numbers)
        return table

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

    async def _line(self, note: TableNote, player: str | None) -> TableLine:
        people = [chair.player for chair in note.chairs if chair.player is not None]
        is_playing = note.match is not None and not note.ended
        at_the_deal = {each.player: each.name for each in note.sitters} if is_playing else {}
        turns: Sequence[Turn] = ()
        if is_playing and player in people:
            turns = note.turns if note.turns is not None else await (await self.find(note.id)).note_turns()
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
