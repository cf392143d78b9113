"""All tables of the house: opening one, finding it again (also after a restart), and the list on the doorbell."""

import asyncio
import hashlib
import logging
import secrets

from msgspec import structs

import ludoteca
from ludoteca import bots
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.options import to_json
from ludoteca.games import GAMES
from ludoteca.server.bot_runner import BotRunner
from ludoteca.server.bot_turns import BotTurns
from ludoteca.server.clock import Clock
from ludoteca.server.identity import DOLLS, Guests, clean_name
from ludoteca.server.limits import COMMAND_LENGTH, LINES_SHOWN, LISTED_TABLES
from ludoteca.server.played import Played, Record, ReplayDiffersError
from ludoteca.server.protocol import Leave, NewTable, TableLine
from ludoteca.server.refusal import Refusal
from ludoteca.server.seal import fresh_id, fresh_seal
from ludoteca.server.seating import FREE
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Chair, Guest, StoredTable, TableNote
from ludoteca.server.table import LiveTable
from ludoteca.server.warmth import Warmth

log = logging.getLogger(__name__)

CODE_LETTERS = "abcdefghilmnoprstuvz"
"""Letters that are told apart when said aloud, in Italian and in English."""
CODE_LENGTH = 4
BEAT = 1.0
"""Seconds between two signs of life: at most so much time is given back after a crash."""


class Tables:
    """Tables come into memory when somebody looks at them, rebuilt from their stored moves."""

    def __init__(self, clock: Clock, storage: Storage, guests: Guests, runner: BotRunner, warmth: Warmth) -> None:
        self.storage = storage
        self.guests = guests
        self.clock = clock
        self.bot_turns = BotTurns(clock, runner)
        self._warmth = warmth
        self.middle = bots.LEVELS[len(bots.LEVELS) // 2]
        """The level of bots that play for people."""
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    def level(self, level: str) -> str:
        """A level that people may seat."""
        if level not in bots.LEVELS:
            raise Refusal("server-no-such-level", level=level[:40])
        return level

    def must_be_ready(self, game: str) -> None:
        """Deals wait until the rules are compiled."""
        if game not in self._warmth.ready:
            raise Refusal("server-warming", status=503)

    async def open(self, guest: Guest, wish: NewTable) -> str:
        """Open a table with the guest on seat 0 and deal at once if wished; returns its id."""
        stored = self._wished(guest, wish)
        async with self._loading:
            if wish.command and await self.storage.table(stored.id) is not None:
                return stored.id
            table = LiveTable(self, stored, None)
            first = None
            if wish.start:
                if not table.seating.is_full():
                    raise Refusal("server-chairs-open", status=409)
                self.must_be_ready(wish.game)
                played = table.dealt()
                first = table.noted(played)
                table.begin(played, fresh_seal())
            table.code = await self._fresh_code()
            await self.storage.add_table(structs.replace(stored, seal=table.seal, code=table.code), first)
            self._live[table.id] = table
        return stored.id

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id."""
        if (live := self._live.get(table_id)) is not None:
            return live
        async with self._loading:
            if (live := self._live.get(table_id)) is not None:
                return live
            stored = await self.storage.table(table_id)
            if stored is None:
                raise Refusal("server-no-such-table", status=404)
            live = await self._rebuilt(stored)
            self._live[table_id] = live
        return live

    async def with_code(self, code: str) -> str:
        """The table that a code said aloud leads to."""
        found = await self.storage.table_with_code(code.strip().lower())
        if found is None:
            raise Refusal("server-no-such-code", status=404)
        return found

    async def forget(self, guest: Guest) -> None:
        """Somebody leaves for good: bots take the seats, others become hosts, and nothing tells who it was."""
        for table in await self.storage.guests.tables_of(guest.id):
            live = await self.find(table)
            if live.seating.seat_of(guest.id) is not None:
                await live.obey(guest, Leave(secrets.token_hex(8)))
            live.talk.forget(guest.id)
        await self.guests.forget(guest)

    async def keep_alive(self) -> None:
        """Note every second that this server runs, as long as time counts at some table."""
        while True:
            await self.clock.sleep(BEAT)
            if any(table.is_timed for table in self._live.values()):
                await self.storage.beat()

    async def lines(self, guest: Guest | None) -> list[TableLine]:
        """Tables that wait for people, and those where this guest sits."""
        player = None if guest is None else guest.id
        notes = await self.storage.table_notes(player, LISTED_TABLES)
        return [await self._line(note, player) for note in notes]

    async def _fresh_code(self) -> str:
        while True:
            code = fresh_code()
            if await self.storage.table_with_code(code) is None:
                return code

    def renamed(self, guest: Guest) -> None:
        """Show a guest's new name wherever the guest sits."""
        for table in self._live.values():
            if table.seating.seat_of(guest.id) is not None:
                table.publish_table()

    def tidy(self, table: LiveTable) -> None:
        """Forget a table that nobody looks at; it is rebuilt when somebody does."""
        if table.is_idle and self._live.get(table.id) is table:
            del self._live[table.id]

    async def close(self) -> None:
        """Stop thinking at every table, and note until when time counted."""
        if any(table.is_timed for table in self._live.values()):
            await self.storage.beat()
        for table in list(self._live.values()):
            await table.close()

    def _wished(self, guest: Guest, wish: NewTable) -> StoredTable:
        if wish.game not in GAMES:
            raise Refusal("server-no-such-game", status=404, game=wish.game[:40])
        if len(wish.command) > COMMAND_LENGTH:
            raise Refusal("server-bad-command", most=COMMAND_LENGTH)
        game = ludoteca.game(wish.game)
        options = game.parse_options(dict(wish.options))
        game.record(wish.seats, options)  # refuses a number of seats with the rule that does
        if len(wish.bots) >= wish.seats:
            raise Refusal("server-too-many-bots", seats=wish.seats)
        further = [Chair("bot", None, self.level(level)) if level else FREE for level in wish.bots]
        chairs = [Chair("person", guest.id), *further, *[FREE] * (wish.seats - 1 - len(further))]
        return StoredTable(
            id=_wished_id(guest, wish.command),
            game=wish.game,
            options=to_json(options),
            host=guest.id,
            match=None,
            chairs=_handed_round(guest, chairs, wish) if wish.terms.local else chairs,
            obeyed=set(),
            seal=fresh_seal(),
            terms=structs.replace(wish.terms, pace="none", watch="nobody") if wish.terms.local else wish.terms,
        )

    async def _rebuilt(self, stored: StoredTable) -> LiveTable:
        for player in {stored.host, *(chair.player for chair in stored.chairs if chair.player is not None)}:
            await self.guests.get(player)
        table = LiveTable(self, stored, None)
        try:
            await self._recall(table, stored.match)
        except Exception:
            table.freeze()
        return table

    async def _recall(self, table: LiveTable, match_id: str | None) -> None:
        """What was said and played at a table that was not in memory."""
        table.talk.lines = await self.storage.lines(table.id, LINES_SHOWN)
        for line in table.talk.lines:
            await self.guests.get(line.player)
        stored = None if match_id is None else await self.storage.match(match_id)
        if stored is None:
            return
        try:
            played = Played.rebuild(stored)
        except (ReplayDiffersError, LudotecaError) as error:
            log.warning("table %s shows what was told: %s", table.id, error)
            table.record = Record(stored)
            return
        last = stored.moves[-1].made if stored.moves else stored.began
        seconds = max(0, self.storage.last_life - last) / 1000 * self.clock.speed
        played.opened_before = (played.match.sequence, seconds)
        table.played = played
        table.timekeeper.start(played, stored.clocks)

    async def _line(self, note: TableNote, player: str | None) -> TableLine:
        people = [chair.player for chair in note.chairs if chair.player is not None]
        your_turn = False
        if note.match is not None and not note.ended and player in people:
            table = await self.find(note.id)
            seat = table.seating.seat_of(player)
            your_turn = table.played is not None and seat in table.played.awaited and not table.adjourned
        return TableLine(
            id=note.id,
            game=note.game,
            state="waiting" if note.match is None else "over" if note.ended else "playing",
            names=[(await self.guests.get(each)).name for each in people],
            free=sum(chair.kind == "open" for chair in note.chairs),
            yours=player in people,
            your_turn=your_turn,
            match=note.match,
            adjourned=note.adjourned,
        )


def fresh_code() -> str:
    """Four letters to say aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _handed_round(guest: Guest, chairs: list[Chair], wish: NewTable) -> list[Chair]:
    """The chairs of a table where one device is handed round: everybody has a name and nobody comes by link."""
    names = [guest.name, *(clean_name(name) for name in wish.people)]  # whoever opens it may have none yet
    seats = [seat for seat, chair in enumerate(chairs) if chair.kind != "bot"]
    if len(names) != len(seats):
        raise Refusal("server-names-missing", count=len(seats) - 1)
    seated = list(chairs)
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        seated[seat] = Chair("person", guest.id, name=name, doll=(guest.doll + number) % DOLLS)
    return seated


def _wished_id(guest: Guest, command: str) -> str:
    """The id of a table; asked for with the same command, it is the same. A guest's own id is known to nobody else."""
    if not command:
        return fresh_id()
    return hashlib.sha256(f"{guest.id}|{command}".encode()).hexdigest()[:20]
