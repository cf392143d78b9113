"""Whoever is forgotten takes everything along that the database holds about them, in whichever table it lies."""

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludoteca.server.storage import Storage, layout
from ludoteca.server.storage.work import placed, row
from tests.server import databases
from tests.server.test_person import one_match

KEPT = {
    layout.commands: "what was obeyed is not obeyed again, whoever said it",
    layout.seats: "bots have taken them before",
    layout.tables: "others are hosts before",
}
"""Where only a number without a name stays behind, and why."""


def about(table: sa.Table) -> list[sa.Column[Any]]:
    """The columns of a table that name a guest."""
    return [column for column in table.c if column.references(layout.players.c.id)]


def names_me(table: sa.Table) -> sa.ColumnElement[bool]:
    """Whether a row is about the guest who is forgotten."""
    return sa.or_(*(column == "me" for column in about(table)))


TOLD = [table for table in layout.metadata.sorted_tables if about(table)]


def made_up(column: sa.Column[Any]) -> object:
    """Something to be stored: of the guest, the table and the match that there are."""
    for known, value in ((layout.players, "me"), (layout.tables, "t"), (layout.matches, "m")):
        if column.references(known.c.id):
            return value
    text = "marta@example.org"[: getattr(column.type, "length", None)]  # PostgreSQL counts letters
    return {int: 1, bool: True, bytes: b"", str: text}[column.type.python_type]


def test_nothing_about_a_guest_stays_behind(tmp_path: Path) -> None:
    async def stayed(storage: Storage) -> set[sa.Table]:
        async with storage._engine.connect() as connection:
            rows = {table: await connection.execute(sa.select(table).where(names_me(table))) for table in TOLD}
        return {table for table, found in rows.items() if found.first() is not None}

    async def scene() -> None:
        storage = databases.opened(tmp_path)
        storage.start()
        await one_match(storage)
        for table in TOLD:
            values = {column.name: made_up(column) for column in table.c}
            await storage._writer.write(placed(row(table, **values)))
        assert await stayed(storage) == set(TOLD)
        await storage.guests.forget("me")
        assert await stayed(storage) == set(KEPT)
        await storage.close()

    asyncio.run(scene())
