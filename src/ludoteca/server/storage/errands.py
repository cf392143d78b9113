"""What is to be done at tables by whoever holds them: a process that may not touch a table leaves word here.

An errand stays until it is done. It falls to the holder of its table; where nobody holds it, or the holder shows no
life, to whoever looks first. Left twice, it is one. A house of one process needs none of this.
"""

from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import is_alive
from ludoteca.server.storage.turns import DueTurn
from ludoteca.server.storage.work import Posted, placed, row
from ludoteca.server.storage.writer import Writer

AT_ONCE = 50
"""Errands that are taken on at once; the others come next."""


class Errand(Struct, frozen=True):
    """Something to do at a table. `kind` says what, `subject` with whom or what."""

    table: str
    kind: str
    subject: str = ""


def note_turns(table: str) -> Errand:
    """Whose turn it is has not been noted for a match from before that was kept."""
    return Errand(table, "turns")


def ring(due: DueTurn) -> Errand:
    """The time for a turn is up."""
    return Errand(due.table, "ring", f"{due.match} {due.seat} {due.sequence}")


def wake(table: str) -> Errand:
    """Bots are to play on where nobody looks."""
    return Errand(table, "wake")


def leave(table: str, player: str) -> Errand:
    """Somebody leaves for good, and nothing there may tell who it was."""
    return Errand(table, "leave", player)


def reopen(table: str) -> Errand:
    """The operator opens a frozen table again."""
    return Errand(table, "reopen")


class ErrandBook:
    """The errands of the house, in the database."""

    def __init__(self, engine: AsyncEngine, writer: Writer, run: int) -> None:
        self._engine = engine
        self._writer = writer
        self._run = run

    async def leave(self, errands: Collection[Errand]) -> None:
        """Leave word, and let everybody hear of it."""
        for each in errands:
            new = row(layout.errands, table=each.table, kind=each.kind, subject=each.subject, carrier=None)
            await self._writer.write(placed(new), Posted("errand", each.table))

    async def take_on(self) -> list[Errand]:
        """Errands that fall to this process; nobody else takes them on while it shows life."""
        errands, tables = layout.errands, layout.tables
        free = errands.c.carrier.is_(None) | (errands.c.carrier == self._run) | ~is_alive(errands.c.carrier)
        falls_to_us = (tables.c.holder == self._run) | ~is_alive(tables.c.holder)
        ours = (
            sa.select(errands.c.table, errands.c.kind, errands.c.subject)
            .join(tables, tables.c.id == errands.c.table)
            .where(free, falls_to_us)
            .limit(AT_ONCE)
        )
        async with self._engine.connect() as connection:
            if (await connection.execute(ours.limit(1))).first() is None:
                return []
        found: list[Errand] = []

        def take(connection: sa.Connection) -> None:
            found.clear()
            for each in connection.execute(ours.with_for_update(of=errands, skip_locked=True)):
                found.append(Errand(*each))
            if found:
                connection.execute(sa.update(errands).where(_any_of(found)).values(carrier=self._run))

        await self._writer.write(take)
        return found

    async def done(self, errand: Errand) -> None:
        """It has been done."""
        await self._writer.write(sa.delete(layout.errands).where(_any_of([errand])), Posted("done", errand.table))

    async def give_back(self, errand: Errand) -> None:
        """It could not be done here: whoever holds the table now is to do it."""
        await self._writer.write(
            sa.update(layout.errands).where(_any_of([errand])).values(carrier=None), Posted("errand", errand.table)
        )

    async def open(self, errands: Collection[Errand]) -> int:
        """How many of some errands still wait."""
        query = sa.select(sa.func.count()).select_from(layout.errands).where(_any_of(errands))
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)


def _any_of(errands: Collection[Errand]) -> sa.ColumnElement[bool]:
    found = layout.errands.c
    keys = [(each.table, each.kind, each.subject) for each in errands]
    return sa.tuple_(found.table, found.kind, found.subject).in_(keys)
