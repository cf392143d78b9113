"""A house moves into another database: everything it remembers is copied, then both places are compared.

Rows go in lots, and with each lot goes the number of rows that have arrived: broken off at any moment, it goes on from
there. The place where the house was is only read. What belongs to a running server (its signs of life, who holds which
table, the count of its commits) stays behind.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import islice
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.archive.places import Place
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.postgresql import MOVING

LOT = 2000
"""Rows that are written together."""
STAYS = {layout.commits, layout.life, layout.processes, layout.errands, layout.tallies}
FENCED = {"fence", "holder"}
"""Columns of a table that say who holds it: nobody does after a move."""
Progress = Callable[[str, int, int], None]
"""Told of which table how many rows have arrived, of how many."""


class Moved(Struct, frozen=True):
    """A table of the database that is the same in both places."""

    table: str
    rows: int
    digest: str


def move(source: Place, target: Place, progress: Progress) -> list[Moved]:
    """Bring a house from one place to an empty one; a Refusal says why not, and the old place stays as it is."""
    tables = [table for table in layout.metadata.sorted_tables if table not in STAYS]
    with ExitStack() as open_places:
        there = open_places.enter_context(source.leave())
        here = open_places.enter_context(target.enter())
        _begin(here, source, target)
        for table in tables:
            _bring(there, here, table, progress)
        moved = [Moved(table.name, *_digest(here, table)) for table in tables]
        wrong = [each.table for each, table in zip(moved, tables, strict=True) if _of(each) != _digest(there, table)]
        if wrong:
            raise Refusal("serving-move-differs", target=target.name, source=source.name, tables=", ".join(wrong))
        MOVING.drop(here)
        target.settle()
    return moved


def _begin(here: sa.Engine, source: Place, target: Place) -> None:
    """Note what is moving in; a Refusal where it is something else than before."""
    with here.begin() as connection:
        MOVING.create(connection, checkfirst=True)
        known = set(connection.execute(sa.select(MOVING.c.source)).scalars())
        if not known <= {source.name}:
            raise Refusal("serving-move-other", status=409, target=target.name, source=source.name)
        if not known:
            none_yet = [{"source": source.name, "table": name, "done": 0} for name in layout.metadata.tables]
            connection.execute(sa.insert(MOVING), none_yet)


def _bring(there: sa.Engine, here: sa.Engine, table: sa.Table, progress: Progress) -> None:
    """Copy the rows of a table that have not arrived yet."""
    count = MOVING.c.table == table.name
    with there.connect() as leaving, here.connect() as entering:
        of: int = leaving.scalar(sa.select(sa.func.count()).select_from(table)) or 0
        done: int = entering.scalar(sa.select(MOVING.c.done).where(count)) or 0
        entering.rollback()
        rows = _rows(leaving, table, after=done)
        while lot := list(islice(rows, LOT)):
            with entering.begin():
                entering.execute(sa.insert(table), lot)
                entering.execute(sa.update(MOVING).where(count).values(done=done + len(lot)))
            done += len(lot)
            progress(table.name, done, of)


def _rows(connection: sa.Connection, table: sa.Table, *, after: int = 0) -> Iterator[dict[str, Any]]:
    """The rows of a table in the order of its key, without who holds what; the first few may be left out."""
    columns = [column for column in table.c if not (table is layout.tables and column.name in FENCED)]
    query = sa.select(*columns).order_by(*table.primary_key)
    found = connection.execution_options(stream_results=True, yield_per=LOT).execute(query)
    return (dict(row) for row in islice(found.mappings(), after, None))


def _digest(engine: sa.Engine, table: sa.Table) -> tuple[int, str]:
    """How many rows a table has, and a digest of them that is the same in whatever order a database keeps them."""
    rows = total = 0
    with engine.connect() as connection:
        for row in _rows(connection, table):
            told = msgspec.json.encode(row, order="deterministic")
            total += int.from_bytes(hashlib.sha256(told).digest())
            rows += 1
    return rows, hashlib.sha256(f"{rows} {total}".encode()).hexdigest()[:16]


def _of(moved: Moved) -> tuple[int, str]:
    return moved.rows, moved.digest
