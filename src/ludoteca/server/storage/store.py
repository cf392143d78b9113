"""The memory of the server: what is asked of the database and what is written to it. One file, SQLite in WAL mode."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludoteca.server.clock import Clock
from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import (
    Chair,
    Guest,
    Seal,
    SitterNote,
    StoredAnswer,
    StoredMatch,
    StoredMove,
    StoredTable,
    TableNote,
)
from ludoteca.server.storage.upgrade import upgrade
from ludoteca.server.storage.writer import Writer

FILE = "ludoteca.sqlite"
WAITING_MS = 12 * 3_600_000
"""A table that has waited longer for people is listed to its own people only."""


class Storage:
    """Reads at once; writes return when they are on the disk."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._writer = Writer(engine)

    @classmethod
    def open(cls, folder: Path, clock: Clock) -> "Storage":
        """The database in a data folder, brought to the present layout."""
        file = folder / FILE
        upgrade(file)
        # Errors end up in logs, and parameters hold seeds.
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up_connection)
        return cls(engine, clock)

    def start(self) -> None:
        """Begin to write."""
        self._writer.start()

    async def close(self) -> None:
        """Write what waits and close the file."""
        await self._writer.stop()
        await self._engine.dispose()

    async def add_guest(self, guest: Guest, token_hash: str) -> None:
        """Remember a new guest."""
        await self._writer.write(
            sa.insert(layout.players).values(
                id=guest.id,
                token_hash=token_hash,
                name=guest.name,
                doll=guest.doll,
                known=guest.known,
                arrived=self._clock.now(),
            )
        )

    async def change_guest(self, guest: Guest) -> None:
        """Remember a guest's new name and doll."""
        await self._writer.write(
            sa.update(layout.players)
            .where(layout.players.c.id == guest.id)
            .values(name=guest.name, doll=guest.doll, known=guest.known)
        )

    async def guest_with_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie this is."""
        return await self._guest(layout.players.c.token_hash == token_hash)

    async def guest(self, player: str) -> Guest | None:
        """A guest by id."""
        return await self._guest(layout.players.c.id == player)

    async def add_table(
        self,
        table: str,
        game: str,
        options: dict[str, Any],
        host: str,
        chairs: list[Chair],
        seal: Seal,
        first: StoredMatch | None,
    ) -> None:
        """Open a table, with its first match if it is dealt at once; `seal` is for the deal that comes next."""
        await self._writer.write(
            sa.insert(layout.tables).values(
                id=table, game=game, options=_json(options), host=host, match=None, opened=self._clock.now()
            ),
            *(
                sa.insert(layout.seats).values(
                    table=table, seat=seat, kind=chair.kind, player=chair.player, level=chair.level
                )
                for seat, chair in enumerate(chairs)
            ),
            sa.insert(layout.seals).values(table=table, **_seal(seal)),
            *(self._match_begins(first) if first is not None else ()),
        )

    async def set_chair(self, table: str, seat: int, chair: Chair, by: str, command: str) -> None:
        """Remember who sits on one chair, and the command that put them there."""
        await self._writer.write(
            sa.update(layout.seats)
            .where(layout.seats.c.table == table, layout.seats.c.seat == seat)
            .values(kind=chair.kind, player=chair.player, level=chair.level),
            self._obeyed(table, by, command),
        )

    async def begin_match(self, match: StoredMatch, seal: Seal, by: str, command: str) -> None:
        """Remember a deal before anybody sees it, and what the next one will come from."""
        await self._writer.write(
            *self._match_begins(match), _sealed(match.table, seal), self._obeyed(match.table, by, command)
        )

    async def set_seal(self, table: str, seal: Seal, by: str, command: str) -> None:
        """Remember what somebody has added to the next deal."""
        await self._writer.write(_sealed(table, seal), self._obeyed(table, by, command))

    async def set_answer(self, table: str, match: str, answer: StoredAnswer, *, by: str | None, command: str) -> None:
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
            *((self._obeyed(table, by, command),) if by is not None else ()),
        )

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
            seal = (await connection.execute(sa.select(layout.seals).where(layout.seals.c.table == table))).one()
            return StoredTable(
                id=found.id,
                game=found.game,
                options=msgspec.json.decode(found.options),
                host=found.host,
                match=found.match,
                chairs=[Chair(row.kind, row.player, row.level) for row in chairs],
                obeyed={(row.player, row.command) for row in obeyed},
                seal=Seal(seal.match, seal.secret, msgspec.json.decode(seal.texts)),
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
                    StoredMove(row.sequence, row.seat, msgspec.json.decode(row.steps, type=list[int]), row.told)
                    for row in moves
                ],
                answers=[
                    StoredAnswer(row.window, row.seat, msgspec.json.decode(row.steps, type=list[int]))
                    for row in answers
                ],
                entropy=[""] * found.seats if found.entropy is None else msgspec.json.decode(found.entropy),
            )

    async def table_notes(self, player: str | None, limit: int) -> list[TableNote]:
        """Tables that wait for people and tables where the player sits, newest first."""
        tables, seats, matches = layout.tables, layout.seats, layout.matches
        has_room = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
        waits = tables.c.match.is_(None) & has_room & (tables.c.opened > self._clock.now() - WAITING_MS)
        sits = sa.exists().where(seats.c.table == tables.c.id, seats.c.player == player)
        query = (
            sa.select(tables.c.id, tables.c.game, tables.c.match, matches.c.ended)
            .outerjoin(matches, matches.c.id == tables.c.match)
            .where(waits if player is None else waits | sits)
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
                by_table.setdefault(row.table, []).append(Chair(row.kind, row.player, row.level))
        return [TableNote(row.id, row.game, row.match, row.ended is not None, by_table[row.id]) for row in found]

    async def _guest(self, condition: sa.ColumnElement[bool]) -> Guest | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(layout.players).where(condition))).first()
        return None if row is None else Guest(row.id, row.name, row.doll, row.known)

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
            ),
            sa.update(layout.tables).where(layout.tables.c.id == match.table).values(match=match.id),
        )

    def _obeyed(self, table: str, player: str, command: str) -> sa.Executable:
        return sa.insert(layout.commands).values(table=table, player=player, command=command, obeyed=self._clock.now())


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
