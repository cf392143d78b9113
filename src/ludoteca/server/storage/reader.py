"""What is asked of the database. Whatever is asked of many tables at once takes as few queries as for one."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteca.engine.origin import Origin
from ludoteca.engine.public_chain import Entry, Stretch
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import (
    Aid,
    Chair,
    Fixed,
    Line,
    Seal,
    SitterNote,
    StoredAnswer,
    StoredMatch,
    StoredMove,
    StoredTable,
    TableNote,
    Terms,
    Turn,
)

WAITING_MS = 12 * 3_600_000
"""A table that has waited longer for people is listed to its own people only."""
CODE_MS = 30 * 24 * 3_600_000
"""A code to say aloud leads to its table for this long, unless a newer table has the same."""

Rows = dict[str, list[Any]]
"""Rows of the database by what they belong to."""


class Reader:
    """Tables and matches as they stood at the last commit."""

    def __init__(self, engine: AsyncEngine, clock: HouseClock) -> None:
        self._engine = engine
        self._clock = clock

    async def table(self, table: str) -> StoredTable | None:
        """One table."""
        return (await self.tables([table])).get(table)

    async def tables(self, ids: Collection[str]) -> dict[str, StoredTable]:
        """Those of some tables that exist."""
        tables, seats, commands = layout.tables, layout.seats, layout.commands
        async with self._engine.connect() as connection:
            found = list(await connection.execute(sa.select(tables).where(tables.c.id.in_(ids))))
            ids = [row.id for row in found]
            chairs = await _by(seats.c.table, ids, connection, sa.select(seats).order_by(seats.c.seat))
            obeyed = await _by(commands.c.table, ids, connection, sa.select(commands))
            removed = await _by(layout.removals.c.table, ids, connection, sa.select(layout.removals))
            seals = await _by(layout.seals.c.table, ids, connection, sa.select(layout.seals))
        return {
            row.id: StoredTable(
                id=row.id,
                game=row.game,
                options=msgspec.json.decode(row.options),
                host=row.host,
                match=row.match,
                chairs=[_chair(each) for each in chairs.get(row.id, [])],
                obeyed={(each.player, each.command) for each in obeyed.get(row.id, [])},
                seal=_seal(seals[row.id][0]),
                terms=_terms(row),
                code=row.code,
                adjourned=row.adjourned,
                removed=frozenset(each.player for each in removed.get(row.id, [])),
            )
            for row in found
        }

    async def match(self, match: str) -> StoredMatch | None:
        """One match with all its moves and waiting answers."""
        return (await self.matches([match])).get(match)

    async def matches(self, ids: Collection[str]) -> dict[str, StoredMatch]:
        """Those of some matches that exist, each with all its moves and waiting answers."""
        matches, moves, answers = layout.matches, layout.moves, layout.answers
        async with self._engine.connect() as connection:
            found = list(await connection.execute(sa.select(matches).where(matches.c.id.in_(ids)))) if ids else []
            ids = [row.id for row in found]
            made = await _by(moves.c.match, ids, connection, sa.select(moves).order_by(moves.c.sequence))
            given = await _by(answers.c.match, ids, connection, sa.select(answers).order_by(answers.c.seat))
            aids = await _by(
                layout.aids.c.match, ids, connection, sa.select(layout.aids).order_by(layout.aids.c.number)
            )
            turns = await _by(layout.turns.c.match, ids, connection, _turns_in_order())
        return {
            row.id: _match(
                row, made.get(row.id, []), given.get(row.id, []), aids.get(row.id, []), turns.get(row.id, [])
            )
            for row in found
        }

    async def is_over(self, match: str) -> bool:
        """Whether a match has ended."""
        matches = layout.matches.c
        async with self._engine.connect() as connection:
            return (await connection.execute(sa.select(matches.ended).where(matches.id == match))).scalar() is not None

    async def reached(self, match: str, sequence: int) -> int:
        """When a match had so many moves first, as far as they still stand."""
        moves, matches = layout.moves.c, layout.matches.c
        made = sa.select(moves.made).where(moves.match == match, moves.sequence == sequence)
        began = sa.select(matches.began).where(matches.id == match)
        async with self._engine.connect() as connection:
            found = (await connection.execute(made)).scalar() or (await connection.execute(began)).scalar()
        return int(found or 0)

    async def lines(self, tables: Collection[str], most: int) -> dict[str, list[Line]]:
        """The last lines said at some tables, oldest first."""
        if not tables:
            return {}
        lines = layout.lines
        newest = sa.func.row_number().over(partition_by=lines.c.table, order_by=lines.c.number.desc())
        numbered = sa.select(lines, newest.label("place")).where(lines.c.table.in_(tables)).subquery()
        query = sa.select(numbered).where(numbered.c.place <= most).order_by(numbered.c.number)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
        return {
            table: [Line(row.number, row.player, row.seat, row.text) for row in said]
            for table, said in _grouped("table", rows).items()
        }

    async def table_notes(self, player: str | None, limit: int, of_one_host: int) -> list[TableNote]:
        """The player's own tables, then those on the list: they wait for people, or everybody may watch.

        Newest first, up to a limit of each; those that go on before those that are over. Nobody's tables fill the list:
        of each host it has the newest few.
        """
        tables, seats, matches = layout.tables, layout.seats, layout.matches
        has_room = sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
        is_new = tables.c.opened > self._clock.now() - WAITING_MS
        waits = tables.c.match.is_(None) & has_room & tables.c.listed
        shows = tables.c.match.is_not(None) & matches.c.ended.is_(None) & (tables.c.watch == "all")
        # Somebody without a cookie sits nowhere; chairs of bots belong to nobody either.
        sits = tables.c.id.in_(sa.select(seats.c.table).where(seats.c.player == player)) if player else sa.false()
        place = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.opened.desc())
        with_match = tables.outerjoin(matches, matches.c.id == tables.c.match)
        of_match = (matches.c.ended, matches.c.sitters, matches.c.turns_noted)
        notes = sa.select(tables, *of_match, place.label("place")).select_from(with_match)
        own = notes.where(sits).order_by(matches.c.ended.is_not(None), tables.c.opened.desc()).limit(limit)
        listed = notes.where(is_new, waits | shows, ~sits).subquery()
        few = sa.select(listed).where(listed.c.place <= of_one_host)
        others = few.order_by(listed.c.opened.desc()).limit(limit)
        async with self._engine.connect() as connection:
            found = list(await connection.execute(own))
            found += await connection.execute(others)
            ids = [row.id for row in found]
            chairs = await _by(seats.c.table, ids, connection, sa.select(seats).order_by(seats.c.seat))
            turns = await _by(layout.turns.c.table, ids, connection, _turns_in_order())
        return [
            TableNote(
                id=row.id,
                game=row.game,
                match=row.match,
                ended=row.ended is not None,
                chairs=[_chair(each) for each in chairs[row.id]],
                terms=_terms(row),
                adjourned=bool(row.adjourned),
                sitters=_sitters(row.sitters),
                turns=[_turn(each) for each in turns.get(row.id, [])] if row.turns_noted else None,
            )
            for row in found
        ]

    async def chain(self, after: int, most: int) -> Stretch:
        """The public chain after a number, up to a number of entries."""
        chain = layout.chain
        query = sa.select(chain).where(chain.c.number > after).order_by(chain.c.number).limit(most)
        async with self._engine.connect() as connection:
            found = list(await connection.execute(query))
            before = (await connection.execute(sa.select(chain.c.link).where(chain.c.number == after))).scalar()
            last = (await connection.execute(sa.select(sa.func.max(chain.c.number)))).scalar()
        entries = [Entry(row.number, row.kind, row.of, row.digest, row.time, row.link) for row in found]
        return Stretch(before or "", entries, last or 0)

    async def chain_numbers(self, digests: Collection[str]) -> dict[str, int]:
        """Where the public chain holds some digests."""
        if not digests:
            return {}
        chain = layout.chain.c
        async with self._engine.connect() as connection:
            rows = await connection.execute(sa.select(chain.digest, chain.number).where(chain.digest.in_(digests)))
        return {row.digest: row.number for row in rows}

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


async def _by(column: sa.Column[Any], ids: Collection[str], connection: AsyncConnection, query: sa.Select[Any]) -> Rows:
    """The rows that belong to some ids, by id; nothing is asked for none."""
    return _grouped(column.name, await connection.execute(query.where(column.in_(ids)))) if ids else {}


def _grouped(name: str, rows: Iterable[Any]) -> Rows:
    groups: Rows = {}
    for row in rows:
        groups.setdefault(getattr(row, name), []).append(row)
    return groups


def _match(row: Any, moves: list[Any], answers: list[Any], aids: list[Any], turns: list[Any]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        table=row.table,
        game=row.game,
        version=row.version,
        options=msgspec.json.decode(row.options),
        seats=row.seats,
        sitters=_sitters(row.sitters),
        server_seed=row.server_seed,
        dealt=row.dealt,
        ended=row.ended is not None,
        moves=[StoredMove(each.sequence, each.seat, _steps(each), each.told, each.made, each.player) for each in moves],
        answers=[StoredAnswer(each.window, each.seat, _steps(each), each.player) for each in answers],
        entropy=[""] * row.seats if row.entropy is None else msgspec.json.decode(row.entropy),
        commitments=None if row.commitments is None else msgspec.json.decode(row.commitments),
        practice=row.practice,
        clocks=row.clocks,
        began=row.began,
        aids=[Aid(each.kind, each.seat, each.move, each.back) for each in aids],
        position=None if row.position is None else msgspec.json.decode(row.position),
        origin=None if row.origin is None else msgspec.json.decode(row.origin, type=Origin),
        turns=[_turn(each) for each in turns] if row.turns_noted else None,
    )


def _turns_in_order() -> sa.Select[Any]:
    return sa.select(layout.turns).order_by(layout.turns.c.seat)


def _turn(row: Any) -> Turn:
    return Turn(row.seat, row.player, row.sequence, row.since, row.due, row.remind)


def _sitters(text: str | None) -> list[SitterNote]:
    return [] if text is None else msgspec.json.decode(text, type=list[SitterNote])


def _steps(row: Any) -> list[int]:
    return msgspec.json.decode(row.steps, type=list[int])


def _seal(row: Any) -> Seal:
    return Seal(row.match, row.secret, None if row.deal is None else msgspec.json.decode(row.deal, type=Fixed))


def _chair(row: Any) -> Chair:
    return Chair(row.kind, row.player, row.level, row.absent, row.ready, row.name, row.doll)


def _terms(row: Any) -> Terms:
    return Terms(row.pace, row.watch, row.chat, row.listed, row.local, row.hints)
