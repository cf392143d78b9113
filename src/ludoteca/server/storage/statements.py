"""Statements that are made again and again, compiled once and handed to the driver as they are.

SQLAlchemy says what they are (`layout`); working out anew at every commit how each is spelled, and what its values come
to, would cost several times what the database takes to write them. Values are texts, whole numbers, bytes, truths and
None, which both drivers take as they come.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from ludoteca.server.storage.trouble import as_told
from ludoteca.server.storage.work import Prepared, Row

KEPT = 256
"""Statements that are remembered: more than there are."""

Values = dict[str, Any]
Spelled = tuple[str, Callable[[Values], Any]]
"""A statement as a driver takes it, and how it takes the values."""


def run(connection: sa.Connection, first: Row | Prepared, values: Sequence[Values]) -> None:
    """Make a statement once for each of these values; what goes wrong is told as the connection's engine tells it."""
    names = tuple(first.values) if isinstance(first, Row) else ()
    text, order = _spelled(connection.dialect, first[0], names)
    cursor = connection.connection.cursor()
    try:
        if len(values) == 1:
            cursor.execute(text, order(values[0]))
        else:
            cursor.executemany(text, [order(each) for each in values])
    except connection.dialect.loaded_dbapi.Error as error:
        raise as_told(error, text, connection) from error
    finally:
        cursor.close()


@lru_cache(KEPT)
def _spelled(dialect: sa.Dialect, made: sa.Table | sa.Executable, names: tuple[str, ...]) -> Spelled:
    """A row of these columns, or a statement, for a kind of database."""
    statement = sa.insert(made) if isinstance(made, sa.Table) else made
    compiled = statement.compile(dialect=dialect, column_keys=list(names) or None)  # type: ignore[attr-defined]
    wanted = compiled.positiontup
    if wanted is None:  # by name
        return str(compiled), lambda values: values
    return str(compiled), _in_order(wanted)


def _in_order(names: Sequence[str]) -> Callable[[Values], Any]:
    if len(names) == 1:
        return lambda values: (values[names[0]],)
    return itemgetter(*names)
