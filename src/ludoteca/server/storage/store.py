"""The memory of the server: what is asked of the database and what is written to it. One file, SQLite in WAL mode."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludoteca.server.clock import Clock
from ludoteca.server.storage import layout
from ludoteca.server.storage.guestbook import GuestBook
from ludoteca.server.storage.stored import (
    Chair,
    Line,
    Seal,
    SitterNote,
    StoredAnswer,
    StoredMatch,
    StoredMove,
    StoredTable,
    TableNote,
    Terms,
)
from ludoteca.server.storage.upgrade import upgrade
from ludoteca.server.storage.writer import Writer

FILE = "ludoteca.sqlite"
WAITING_MS = 12 * 3_600_000
"""A table that has waited longer for people is listed to its own people only."""
CODE_MS = 30 * 24 * 3_600_000
"""A code to say aloud leads to its table for so long, unless a newer table has the same."""


class Storage:
    """Reads at once; writes return when they are on the disk."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._writer = Writer(engine)
        self.guests = GuestBook(engine, self._writer, clock)
        self.last_life = 0
        """Until when the server before this one certainly ran, in milliseconds since 1970."""

    @classmethod
    def open(cls, folder: Path, clock: Clock) -> "Storage":
        """The database in a data folder, brought to the present layout."""
        file = folder / FILE
        upgrade(file)
        # Errors end up in logs, and parameters hold seeds.
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up_connection)
        storage = cls(engine, clock)
        with closing(sqlite3.connect(file)) as connection:
            row = connection.execute("select at from life").fetchone()
        storage.last_life = 0 if row is None else int(row[0])
        return storage

    def start(self) -> None:
        """Begin to write."""
        self._writer.start()

    async def close(self) -> None:
        """Write what waits and close the file."""
        await self._writer.stop()
        await self._engine.dispose()

    async def beat(self) -> None:
        """Remember that this server runs at this moment, so that its clocks stop when it does."""
        now = self._clock.now()
        await self._writer.write(sa.delete(layout.life), sa.insert(layout.life).values(id=1, at=now))

    async def add_table(self, table: StoredTable, first: StoredMatch | None) -> None:
        """Open a table, with its first match if it is dealt at once; its seal is for the deal that comes next."""
        await self._writer.write(
            sa.insert(layout.tables).values(
                id=table.id,
                game=table.game,
                options=_json(table.options),
                host=table.host,
                match=None,
                opened=self._clock.now(),
                code=table.code,
                adjourned=False,
                **msgspec.structs.asdict(table.terms),
            ),
            *(
                sa.insert(layout.seats).values(table=table.id, seat=seat, **msgspec.structs.asdict(chair))
                for seat, chair in enumerate(table.chairs)
            ),
            sa.insert(layout.seals).values(table=table.id, **_seal(table.seal)),
            *(self._match_begins(first) if first is not None else ()),
        )

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
    ) -> None:
        """Remember who sits on some chairs, and what else changes with them. `by` is None for the clock."""
        changed = {name: value for name, value in (("host", host), ("adjourned", adjourned)) if value is not None}
        unit: list[sa.Executable] = [
            sa.update(layout.seats)
            .where(layout.seats.c.table == table, layout.seats.c.seat == seat)
            .values(**msgspec.structs.asdict(chair))
            for seat, chair in chairs.items()
        ]
        if changed:
            unit.append(sa.update(layout.tables).where(layout.tables.c.id == table).values(**changed))
        if removed is not None:
            unit.append(sa.insert(layout.removals).prefix_with("OR IGNORE").values(table=table, player=removed))
        if by is not None:
            unit.append(self._obeyed(table, by, command))
        await self._writer.write(*unit)

    async def begin_match(self, match: StoredMatch, seal: Seal, by: str, command: str) -> None:
        """Remember a deal before anybody sees it, and what the next one will come from."""
        await self._writer.write(
            *self._match_begins(match), _sealed(match.table, seal), self._obeyed(match.table, by, command)
        )

    async def set_seal(self, table: str, seal: Seal, by: str, command: str) -> None:
        """Remember what somebody has added to the next deal."""
        await self._writer.write(_sealed(table, seal), self._obeyed(table, by, command))

    async def set_clocks(self, match: str, clocks: str) -> None:
        """Remember what everybody has left."""
        await self._writer.write(_clocks(match, clocks))

    async def set_answer(
        self, table: str, match: str, answer: StoredAnswer, *, by: str | None, command: str, clocks: str = ""
    ) -> None:
        """Remember a seat's answer in an open window, instead of its earlier one. `by` is None for a bot."""
        found = layout.answers.c
        given = (found.match == match) & (found.window == answer.window) & (found.seat == answer.seat)
        await self._writer.write(
            sa.delete(layout.answers).where(given),
            sa.insert(layout.answers).values(
                match=match,
                window=answer.window,
                seat=answer.seat,
                steps=_json(answer.steps),
                given=self._clock.now(),
            ),
            *((_clocks(match, clocks),) if clocks else ()),
            *((self._obeyed(table, by, command),) if by is not None else ()),
        )

    async def take_back(
        self, table: str, match: str, sequence: int, *, practice: bool, by: str, command: str, seat: int | None = None
    ) -> None:
        """Forget the moves after a number of them and the answers that wait; of one seat only, where it is given."""
        answers = layout.answers.c.match == match
        if seat is not None:
            answers &= layout.answers.c.seat == seat
        matches = layout.matches
        await self._writer.write(
            sa.delete(layout.moves).where(layout.moves.c.match == match, layout.moves.c.sequence > sequence),
            sa.delete(layout.answers).where(answers),
            *((sa.update(matches).where(matches.c.id == match).values(practice=True),) if practice else ()),
            self._obeyed(table, by, command),
        )

    async def add_line(self, table: str, line: Line, command: str) -> None:
        """Remember something said at a table."""
        await self._writer.write(
            sa.insert(layout.lines).values(
                table=table,
                number=line.number,
                player=line.player,
                seat=line.seat,
                text=line.text,
                said=self._clock.now(),
            ),
            self._obeyed(table, line.player, command),
        )

    async def note_command(self, table: str, by: str, command: str) -> None:
        """Remember a command that leaves no other trace."""
        await self._writer.write(self._obeyed(table, by, command))

    async def lines(self, table: str, most: int) -> list[Line]:
        """The last lines said at a table, oldest first."""
        found = layout.lines.c
        query = sa.select(layout.lines).where(found.table == table).order_by(found.number.desc()).limit(most)
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(query))
        return [Line(row.number, row.player, row.seat, row.text) for row in reversed(rows)]

    async def add_moves(
        self,
        table: str,
        match: str,
        moves: list[StoredMove],
        *,
        ends: bool,
        closes: bool,
        by: str | None,
        command: str,
        clocks: str = "",
    ) -> None:
        """Remember moves before anybody sees them, all or none. `by` is None for a bot and for the clock.

        `closes`: answers have waited for this and are forgotten.
        """
        now = self._clock.now()
        unit: list[sa.Executable] = [
            sa.insert(layout.moves).values(
                match=match,
                sequence=move.sequence,
                seat=move.seat,
                steps=_json(move.steps),
                told=move.told,
                made=now,
            )
            for move in moves
        ]
        if closes:
            unit.append(sa.delete(layout.answers).where(layout.answers.c.match == match))
        if ends:
            unit.append(sa.update(layout.matches).where(layout.matches.c.id == match).values(ended=now))
        if clocks:
            unit.append(_clocks(match, clocks))
        if by is not None:
            unit.append(self._obeyed(table, by, command))
        await self._writer.write(*unit)

    async def table(self, table: str) -> StoredTable | None:
        """A table as it stood at the last commit."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(sa.select(layout.tables).where(layout.tables.c.id == table))).first()
            if found is None:
                return None
            chairs = await connection.execute(
                sa.select(layout.seats).where(layout.seats.c.table == table).order_by(layout.seats.c.seat)
            )
            obeyed = await connection.execute(
                sa.select(layout.commands.c.player, layout.commands.c.command).where(layout.commands.c.table == table)
            )
            removed = await connection.execute(
                sa.select(layout.removals.c.player).where(layout.removals.c.table == table)
            )
            seal = (await connection.execute(sa.select(layout.seals).where(layout.seals.c.table == table))).one()
            return StoredTable(
                id=found.id,
                game=found.game,
                options=msgspec.json.decode(found.options),
                host=found.host,
                match=found.match,
                chairs=[_chair(row) for row in chairs],
                obeyed={(row.player, row.command) for row in obeyed},
                seal=Seal(seal.match, seal.secret, msgspec.json.decode(seal.texts)),
                terms=_terms(found),
                code=found.code,
                adjourned=found.adjourned,
                removed=frozenset(removed.scalars()),
            )

    async def match(self, match: str) -> StoredMatch | None:
        """A match with all its moves and waiting answers."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(sa.select(layout.matches).where(layout.matches.c.id == match))).first()
            if found is None:
                return None
            moves = await connection.execute(
                sa.select(layout.moves).where(layout.moves.c.match == match).order_by(layout.moves.c.sequence)
            )
            answers = await connection.execute(
                sa.select(layout.answers).where(layout.answers.c.match == match).order_by(layout.answers.c.seat)
            )
            return StoredMatch(
                id=found.id,
                table=found.table,
                game=found.game,
                version=found.version,
                options=msgspec.json.decode(found.options),
                seats=found.seats,
                sitters=msgspec.json.decode(found.sitters, type=list[SitterNote]),
                server_seed=found.server_seed,
                dealt=found.dealt,
                ended=found.ended is not None,
                moves=[
                    StoredMove(
                        row.sequence, row.seat, msgspec.json.decode(row.steps, type=list[int]), row.told, row.made
                    )
                    for row in moves
                ],
                answers=[
                    StoredAnswer(row.window, row.seat, msgspec.json.decode(row.steps, type=list[int]))
                    for row in answers
                ],
                entropy=[""] * found.seats if found.entropy is None else msgspec.json.decode(found.entropy),
                practice=found.practice,
                clocks=found.clocks,
                began=found.began,
            )

    async def table_notes(self, player: str | None, limit: int) -> list[TableNote]:
        """Tables on the list (they wait for people, or everybody may watch) and those of the player, newest first."""
        tables, seats, matches = layout.tables, layout.seats, layout.matches
        has_room = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
        is_new = tables.c.opened > self._clock.now() - WAITING_MS
        waits = tables.c.match.is_(None) & has_room & tables.c.listed & is_new
        shows = tables.c.match.is_not(None) & matches.c.ended.is_(None) & (tables.c.watch == "all") & is_new
        sits = sa.exists().where(seats.c.table == tables.c.id, seats.c.player == player)
        query = (
            sa.select(tables, matches.c.ended)
            .outerjoin(matches, matches.c.id == tables.c.match)
            .where(waits | shows if player is None else waits | shows | sits)
            .order_by(tables.c.opened.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            found = list(await connection.execute(query))
            chairs = await connection.execute(
                sa.select(seats).where(seats.c.table.in_([row.id for row in found])).order_by(seats.c.seat)
            )
            by_table: dict[str, list[Chair]] = {}
            for row in chairs:
                by_table.setdefault(row.table, []).append(_chair(row))
        return [
            TableNote(
                row.id, row.game, row.match, row.ended is not None, by_table[row.id], _terms(row), bool(row.adjourned)
            )
            for row in found
        ]

    async def table_with_code(self, code: str) -> str | None:
        """The newest table with a code, unless that was long ago."""
        found = layout.tables.c
        query = (
            sa.select(found.id)
            .where(found.code == code, found.opened > self._clock.now() - CODE_MS)
            .order_by(found.opened.desc())
            .limit(1)
        )
        async with self._engine.connect() as connection:
            table: str | None = (await connection.execute(query)).scalar()
        return table

    def _match_begins(self, match: StoredMatch) -> tuple[sa.Executable, ...]:
        return (
            sa.insert(layout.matches).values(
                id=match.id,
                table=match.table,
                game=match.game,
                version=match.version,
                options=_json(match.options),
                seats=match.seats,
                sitters=_json(match.sitters),
                server_seed=match.server_seed,
                dealt=match.dealt,
                began=self._clock.now(),
                ended=None,
                entropy=_json(match.entropy),
                practice=False,
                clocks=match.clocks,
            ),
            sa.update(layout.tables).where(layout.tables.c.id == match.table).values(match=match.id),
        )

    def _obeyed(self, table: str, player: str, command: str) -> sa.Executable:
        return sa.insert(layout.commands).values(table=table, player=player, command=command, obeyed=self._clock.now())


def _chair(row: Any) -> Chair:
    return Chair(row.kind, row.player, row.level, row.absent, row.ready, row.name, row.doll)


def _terms(row: Any) -> Terms:
    return Terms(row.pace, row.watch, row.chat, row.listed, row.local)


def _clocks(match: str, clocks: str) -> sa.Executable:
    return sa.update(layout.matches).where(layout.matches.c.id == match).values(clocks=clocks)


def _seal(seal: Seal) -> dict[str, Any]:
    return {"match": seal.match, "secret": seal.secret, "texts": _json(seal.texts)}


def _sealed(table: str, seal: Seal) -> sa.Executable:
    return sa.update(layout.seals).where(layout.seals.c.table == table).values(**_seal(seal))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _set_up_connection(connection: sqlite3.Connection, _record: object) -> None:
    """Durable and readable while written (WAL, FULL); references are checked."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
