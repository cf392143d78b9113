"""All tables of the house: opening one, finding it again (also after a restart), and the list on the doorbell."""

import asyncio
import hashlib

import ludoteca
from ludoteca import bots
from ludoteca.engine.options import to_json
from ludoteca.games import GAMES
from ludoteca.server.bot_runner import BotRunner
from ludoteca.server.bot_turns import BotTurns
from ludoteca.server.clock import Clock
from ludoteca.server.identity import Guests
from ludoteca.server.limits import COMMAND_LENGTH, LISTED_TABLES
from ludoteca.server.played import Played
from ludoteca.server.protocol import NewTable, TableLine
from ludoteca.server.refusal import Refusal
from ludoteca.server.seal import fresh_id, fresh_seal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.stored import Chair, Guest, StoredTable, TableNote
from ludoteca.server.table import LiveTable
from ludoteca.server.warmth import Warmth


class Tables:
    """Tables come into memory when somebody looks at them, rebuilt from their stored moves."""

    def __init__(self, clock: Clock, storage: Storage, guests: Guests, runner: BotRunner, warmth: Warmth) -> None:
        self.storage = storage
        self.guests = guests
        self.clock = clock
        self.bot_turns = BotTurns(clock, runner)
        self._warmth = warmth
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
                table.played, table.seal = table.dealt(), fresh_seal()
                first = table.noted(table.played)
            await self.storage.add_table(
                stored.id, stored.game, stored.options, guest.id, list(stored.chairs), table.seal, first
            )
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

    async def lines(self, guest: Guest | None) -> list[TableLine]:
        """Tables that wait for people, and those where this guest sits."""
        player = None if guest is None else guest.id
        notes = await self.storage.table_notes(player, LISTED_TABLES)
        return [await self._line(note, player) for note in notes]

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
        """Stop thinking at every table."""
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
        further = [Chair("bot", None, self.level(level)) if level else Chair("open") for level in wish.bots]
        open_chairs = [Chair("open")] * (wish.seats - 1 - len(further))
        return StoredTable(
            id=_wished_id(guest, wish.command),
            game=wish.game,
            options=to_json(options),
            host=guest.id,
            match=None,
            chairs=[Chair("person", guest.id), *further, *open_chairs],
            obeyed=set(),
            seal=fresh_seal(),
        )

    async def _rebuilt(self, stored: StoredTable) -> LiveTable:
        for player in {stored.host, *(chair.player for chair in stored.chairs if chair.player is not None)}:
            await self.guests.get(player)
        table = LiveTable(self, stored, None)
        try:
            match = None if stored.match is None else await self.storage.match(stored.match)
            table.played = None if match is None else Played.rebuild(match)
        except Exception:
            table.freeze()
        return table

    async def _line(self, note: TableNote, player: str | None) -> TableLine:
        people = [chair.player for chair in note.chairs if chair.player is not None]
        your_turn = False
        if note.match is not None and not note.ended and player in people:
            table = await self.find(note.id)
            seat = table.seating.seat_of(player)
            your_turn = table.played is not None and seat in table.played.awaited
        return TableLine(
            id=note.id,
            game=note.game,
            state="waiting" if note.match is None else "over" if note.ended else "playing",
            names=[(await self.guests.get(each)).name for each in people],
            free=sum(chair.kind == "open" for chair in note.chairs),
            yours=player in people,
            your_turn=your_turn,
            match=note.match,
        )


def _wished_id(guest: Guest, command: str) -> str:
    """The id of a table; asked for with the same command, it is the same. A guest's own id is known to nobody else."""
    if not command:
        return fresh_id()
    return hashlib.sha256(f"{guest.id}|{command}".encode()).hexdigest()[:20]
