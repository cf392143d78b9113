"""The memory of the server: where it lies and what is written to it. A file of SQLite, or a database of PostgreSQL.

What is asked of it is in `reader`, of its guests in `guestbook`, of what they have played in `finished`, whose turn it
is in `turns`. A verb that may change whose turn it is takes the work that notes it (`turns`) into its unit.
"""

import contextlib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import sqlalchemy as sa

from ludoteca.server.histogram import Histogram
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout, rows
from ludoteca.server.storage.announced import AnnouncedRestart
from ludoteca.server.storage.appending import Append
from ludoteca.server.storage.bulletin import Bulletin
from ludoteca.server.storage.calls import CallBook
from ludoteca.server.storage.duty import Duties
from ludoteca.server.storage.errands import ErrandBook
from ludoteca.server.storage.finished import FinishedMatches
from ludoteca.server.storage.guestbook import GuestBook
from ludoteca.server.storage.holding import Holding
from ludoteca.server.storage.looks import Looks
from ludoteca.server.storage.offline import OfflineTables
from ludoteca.server.storage.opened import Opened
from ludoteca.server.storage.outbox import Outbox
from ludoteca.server.storage.processes import Processes
from ludoteca.server.storage.reader import Reader
from ludoteca.server.storage.reviews import ReviewBook
from ludoteca.server.storage.sqlite_file import open_file
from ludoteca.server.storage.stored import (
    Aid,
    Chair,
    Line,
    Result,
    Seal,
    StoredAnswer,
    StoredMatch,
    StoredMove,
    StoredTable,
)
from ludoteca.server.storage.tallies import Tallies
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.turns import Turns, turns_noted
from ludoteca.server.storage.work import Posted, Proof, Row, Unit, Work, as_json, placed, row
from ludoteca.server.storage.writer import Writer

SIZE = sa.text("select pg_database_size(current_database())")


class TableExistsError(Exception):
    """There is a table with this id already."""


class Storage:
    """What is written is on the disk when the verb returns."""

    def __init__(self, opened: Opened, clock: HouseClock) -> None:
        self._engine = engine = opened.reading
        self._writing = opened.writing
        self._clock = clock
        self._writer = Writer(opened.writing, clock, opened.ledger, self._sign_of_life)
        self.healed = self._writer.healed
        self.guests = GuestBook(engine, self._writer, clock)
        self.reader = Reader(engine, clock)
        self.finished = FinishedMatches(engine, self._writer)
        self.turns = Turns(engine, self._writer)
        self.looks = Looks(engine, self._writer, clock)
        self.outbox = Outbox(engine, opened.numbers.run if opened.is_shared else None)
        self.reviews = ReviewBook(engine, self._writer)
        self.calls = CallBook(engine, self._writer, clock)
        self.tallies = Tallies(engine)
        self.is_shared = opened.is_shared
        """Whether other processes may write here too."""
        self.holding = Holding(engine, self._writer, opened.numbers, is_shared=opened.is_shared)
        self.offline = OfflineTables(engine, self._writer, clock)
        self.run = opened.numbers.run
        """This run of the server: moments of its steady time mean nothing in another one."""
        self.announced = AnnouncedRestart(engine, self._writer, is_shared=opened.is_shared)
        self.processes = Processes(engine, self.run, is_shared=opened.is_shared)
        self.bulletin = Bulletin(opened.listening, self.run)
        self.errands = ErrandBook(engine, self._writer, self.run)
        self.duties = Duties(engine, is_shared=opened.is_shared)
        self.lives = dict([opened.life])
        """Runs of the server other than this one, and until when each certainly ran, in its steady milliseconds."""
        self.last_seen = opened.seen
        """When a server last looked at the due moments, in milliseconds since 1970; 0: never."""
        self.missing = opened.missing
        """What was acknowledged and is not here any more: the log was damaged."""
        self.torn = opened.torn
        """Tables of running matches that lack moves in between."""

    @classmethod
    def open(cls, place: Path | str, clock: HouseClock, *, watched: bool = True, name: str = "") -> "Storage":
        """The database in a data folder, or at an address of PostgreSQL, brought to the present layout.

        `watched`: a witness notes every commit to a file. `name`: how other processes call this one.
        """
        if isinstance(place, Path):
            return cls(open_file(place, watched=watched), clock)
        from ludoteca.server.storage.postgresql import open_database  # here, so that a file needs none of it

        return cls(open_database(place, name), clock)

    @property
    def is_well(self) -> bool:
        """Whether what was last to be stored could be."""
        return self._writer.is_well

    @property
    def commits(self) -> Histogram:
        """How long commits take."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """How many units wait to be written."""
        return self._writer.waiting

    async def size(self) -> int:
        """Bytes of the database's files."""
        if self.is_shared:
            async with self._engine.connect() as connection:
                return int((await connection.execute(SIZE)).scalar() or 0)
        file = Path(str(self._writing.url.database))
        return sum(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))

    def start(self) -> None:
        """Begin to write."""
        self._writer.start()

    async def close(self) -> None:
        """Write what waits and close the database. Of several processes, the others need not wait for signs of life."""
        await self._writer.stop()
        if self.is_shared:
            gone = sa.update(layout.processes).where(layout.processes.c.id == self.run).values(seen=0)
            with contextlib.suppress(NotStoredError, sa.exc.DBAPIError), self._writing.begin() as connection:
                connection.execute(gone)
        self._writing.dispose()
        await self._engine.dispose()

    async def beat(self) -> None:
        """Remember that this server runs at this moment, so that its clocks stop when it does."""
        await self._writer.write_unit(self._sign_of_life())

    async def see(self, now: int) -> None:
        """Remember that due moments were looked at, so that nobody loses by what falls due while nobody does."""
        await self._writer.write(placed(row(layout.seen, id=1, at=now), {"at": now}))

    async def post(self, *notes: Posted) -> None:
        """Tell the other processes something that is not part of anything else."""
        if self.is_shared:
            await self._writer.write(*notes)

    async def recall_lives(self, runs: Collection[int]) -> None:
        """Look up in `lives` how long other runs of the server lasted, or have lasted until now."""
        others = [run for run in runs if run != self.run]
        if not self.is_shared or not others:  # the one run before this one is known
            return
        life = layout.life.c
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(life.id, life.at).where(life.id.in_(others)))
        self.lives = {each.id: each.at for each in found}

    async def when_seen(self) -> int:
        """When some process last looked at the due moments, in milliseconds since 1970; 0: never."""
        async with self._engine.connect() as connection:
            return int((await connection.execute(sa.select(layout.seen.c.at))).scalar() or 0)

    async def add_table(
        self,
        table: StoredTable,
        first: StoredMatch | None,
        entries: Sequence[Append] = (),
        turns: Sequence[Work] = (),
        proof: Proof | None = None,
    ) -> None:
        """Open a table, with its first match if it is dealt at once; its seal is for the deal that comes next.

        TableExistsError: another process was asked for the same table, and was quicker.
        """
        now = self._clock.now()
        try:
            await self._writer.write(
                *rows.table_opens(table, now),
                *(rows.match_begins(first, now) if first is not None else ()),
                *turns,
                *entries,
                table=table.id,
                opens=True,
                proof=proof,
            )
        except sa.exc.IntegrityError:
            if await self.reader.table(table.id) is None:
                raise
            raise TableExistsError from None

    async def change_table(
        self,
        table: str,
        chairs: Mapping[int, Chair],
        *,
        host: str | None = None,
        adjourned: bool | None = None,
        removed: str | None = None,
        by: str | None = None,
        command: str = "",
        turns: Sequence[Work] = (),
    ) -> None:
        """Remember who sits on some chairs, and what else changes with them. `by` is None for the clock."""
        changed = {name: value for name, value in (("host", host), ("adjourned", adjourned)) if value is not None}
        unit: list[Work] = rows.seated(table, chairs)
        if changed:
            unit.append(sa.update(layout.tables).where(layout.tables.c.id == table).values(**changed))
        if removed is not None:
            gone = (layout.removals.c.table == table) & (layout.removals.c.player == removed)
            unit.append(sa.delete(layout.removals).where(gone))  # may have been asked to leave before
            unit.append(row(layout.removals, table=table, player=removed))
        sits = any(chair.player == by for chair in chairs.values())
        proof = Proof(by) if by is not None and sits else None  # nobody sits down who is being forgotten
        await self._writer.write(*unit, *turns, *self._obeyed(table, by, command), table=table, proof=proof)

    async def begin_match(
        self,
        match: StoredMatch,
        seal: Seal,
        by: str | None,
        command: str,
        entries: Sequence[Append] = (),
        turns: Sequence[Work] = (),
    ) -> None:
        """Remember a deal before anybody sees it, what the next one will come from, and what the chain tells of it."""
        await self._writer.write(
            *rows.match_begins(match, self._clock.now()),
            *turns,
            rows.sealed(match.table, seal),
            *entries,
            *self._obeyed(match.table, by, command),
            table=match.table,
        )

    async def set_seal(
        self,
        table: str,
        seal: Seal,
        entries: Sequence[Append] = (),
        chairs: Mapping[int, Chair] | None = None,
        by: str | None = None,
        command: str = "",
    ) -> None:
        """Remember how far the next deal is, what the chain tells of it, and who sits how on some chairs since."""
        await self._writer.write(
            rows.sealed(table, seal),
            *entries,
            *rows.seated(table, chairs or {}),
            *self._obeyed(table, by, command),
            table=table,
        )

    async def set_clocks(self, table: str, match: str, clocks: str) -> None:
        """Remember what everybody has left."""
        await self._writer.write(rows.clocks(match, clocks), table=table)

    async def set_timed(self, table: str, is_timed: bool) -> None:
        """Remember whether a clock or a window runs at a table. Verbs that take `turns` take `rows.timed` with them."""
        await self._writer.write(rows.timed(table, is_timed), table=table)

    async def note_turns(self, table: str, match: str, turns: Sequence[Work]) -> None:
        """Remember whose turn it is at a match from before that was kept."""
        await self._writer.write(*turns, turns_noted(match), table=table)

    async def set_answer(
        self,
        table: str,
        match: str,
        answer: StoredAnswer,
        *,
        by: str | None,
        command: str,
        clocks: str = "",
        turns: Sequence[Work] = (),
    ) -> None:
        """Remember a seat's answer in an open window, instead of its earlier one. `by` is None for a bot."""
        found = layout.answers.c
        given = (found.match == match) & (found.window == answer.window) & (found.seat == answer.seat)
        await self._writer.write(
            sa.delete(layout.answers).where(given),
            rows.given(match, answer, self._clock.now()),
            *turns,
            *((rows.clocks(match, clocks),) if clocks else ()),
            *self._obeyed(table, by, command),
            table=table,
        )

    async def take_back(
        self,
        table: str,
        match: str,
        sequence: int,
        *,
        practice: bool,
        by: str,
        command: str,
        seat: int | None = None,
        aid: tuple[int, Aid] | None = None,
        clocks: str = "",
        turns: Sequence[Work] = (),
    ) -> None:
        """Forget the moves after a number of them and the answers that wait; of one seat only, where it is given.

        `aid` is what is kept of it, with its number: that a seat took moves back.
        """
        answers = layout.answers.c.match == match
        if seat is not None:
            answers &= layout.answers.c.seat == seat
        matches = layout.matches
        await self._writer.write(
            sa.delete(layout.moves).where(layout.moves.c.match == match, layout.moves.c.sequence > sequence),
            sa.delete(layout.answers).where(answers),
            *((sa.update(matches).where(matches.c.id == match).values(practice=True),) if practice else ()),
            *((rows.aid(match, *aid),) if aid is not None else ()),
            *turns,
            *((rows.clocks(match, clocks),) if clocks else ()),
            *self._obeyed(table, by, command),
            table=table,
        )

    async def add_aid(self, table: str, match: str, number: int, aid: Aid) -> None:
        """Remember help that a seat took."""
        await self._writer.write(rows.aid(match, number, aid), table=table)

    async def add_line(self, table: str, line: Line, command: str) -> None:
        """Remember something said at a table."""
        said = rows.said(table, line, self._clock.now())
        await self._writer.write(said, *self._obeyed(table, line.player, command), table=table)

    async def note_command(self, table: str, by: str, command: str) -> None:
        """Remember a command that leaves no other trace."""
        await self._writer.write(*self._obeyed(table, by, command), table=table)

    async def add_moves(
        self,
        table: str,
        match: str,
        moves: list[StoredMove],
        *,
        result: Result | None = None,
        closes: bool,
        by: str | None,
        command: str,
        clocks: str = "",
        turns: Sequence[Work] = (),
    ) -> None:
        """Remember moves before anybody sees them, all or none. `by` is None for a bot and for the clock.

        `result`: the match ends with them. `closes`: answers have waited for this and are forgotten.
        """
        now = self._clock.now()
        unit: list[Work] = [rows.made(match, move, now) for move in moves]
        if closes:
            unit.append(sa.delete(layout.answers).where(layout.answers.c.match == match))
        if result is not None:
            ending = {"ended": now, "result": as_json(result)}
            unit.append(sa.update(layout.matches).where(layout.matches.c.id == match).values(**ending))
        if clocks:
            unit.append(rows.clocks(match, clocks))
        await self._writer.write(*unit, *turns, *self._obeyed(table, by, command), table=table, moves=len(moves))

    def _sign_of_life(self) -> Unit:
        alive = row(layout.life, id=self.run, at=self._clock.house_time())
        if self.is_shared:  # others have a row of their own
            return Unit((placed(alive, {"at": alive.values["at"]}),))
        return Unit((sa.delete(layout.life), alive))

    def _obeyed(self, table: str, by: str | None, command: str) -> list[Row]:
        """That a person's command was carried out; nothing where nobody asked."""
        return [] if by is None else [rows.obeyed(table, by, command, self._clock.now())]
