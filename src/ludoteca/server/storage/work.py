"""What is handed to the writer: rows, statements, notes to other processes, and units that take effect together."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

INSERTS: dict[str, Callable[[sa.Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
"""Both say what happens to a row that is there already, in the same words and each in a class of its own."""


class Row(NamedTuple):
    """A row to be inserted."""

    table: sa.Table
    values: dict[str, Any]


class Prepared(NamedTuple):
    """A statement that is always the same, with the values of its parameters."""

    statement: sa.Executable
    values: dict[str, Any]


Kind = Literal[
    "renamed", "locked", "forgotten", "taken", "errand", "done", "postponed", "offline", "announced", "rejoined"
]
"""What notes tell: a guest has another name, changed the lock, is gone; a table was taken from its holder; an errand at
a table was left, or done; turns have more time (which, as JSON); the operator has taken a table offline or
put it back, or announced a restart; and, from our own side, that we hear the others again.
"""


class Posted(NamedTuple):
    """A note to the other processes of a house, heard when its unit is committed. A house of one posts nothing."""

    kind: Kind
    subject: str = ""
    """Which guest or table."""


Work = sa.Executable | Row | Prepared | Posted | Callable[[sa.Connection], None]
"""A statement, one that was prepared, a row to be inserted, a note to other processes, or something that has to look at
what is there already."""


class Proof(NamedTuple):
    """Who acts, and the hash of the token that says so. Both must still hold when a unit is stored.

    Another process may change the lock, or forget the guest, after this one was asked: only the database knows.
    """

    player: str
    token_hash: str = ""
    """Empty: whichever token it was, the guest must be here."""


class Unit(NamedTuple):
    """What takes effect together or not at all, in this order; at which table, and how many moves of its match."""

    parts: Sequence[Work]
    table: str = ""
    moves: int = 0
    opens: bool = False
    """The table is not there yet, so nobody else can hold it."""
    takes: Sequence[str] = ()
    """Tables that this process holds from now on."""
    proof: Proof | None = None


@cache
def columns(table: sa.Table) -> frozenset[str]:
    """The names of a table's columns."""
    return frozenset(table.c.keys())


def row(table: sa.Table, /, **values: Any) -> Row:
    """A row to be inserted, its columns by name; SQLAlchemy would leave out without a word what has no column."""
    if unknown := values.keys() - columns(table):
        raise TypeError(f"{table.name} has no column {', '.join(sorted(unknown))}")
    return Row(table, values)


def as_json(value: Any) -> str:
    """A value as the text that is stored of it."""
    return msgspec.json.encode(value).decode()


def placed(
    new: Row, again: dict[str, Any] | None = None, where: sa.ColumnElement[bool] | None = None
) -> Callable[[sa.Connection], None]:
    """A row to be inserted; one with the same key that is there already takes these values, or stays as it is."""

    def place(connection: sa.Connection) -> None:
        insert = INSERTS[connection.dialect.name](new.table)
        insert = insert.values(**new.values)
        key = list(new.table.primary_key)
        if again is None:
            connection.execute(insert.on_conflict_do_nothing(index_elements=key))
        else:
            connection.execute(insert.on_conflict_do_update(index_elements=key, set_=again, where=where))

    return place
