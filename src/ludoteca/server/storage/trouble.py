"""What goes wrong with a disk or a database for a while, told apart from our own mistakes: nothing is broken by it.

SQLite tells by its code. PostgreSQL tells by SQLSTATE, and where the line to it is broken its driver has none to tell.
"""

import sqlite3
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from ludoteca.server.refusal import Refusal

PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
"""Locked by somebody else, read-only, full, unplugged."""
REOPENED = PASSING - {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL}
"""After these a connection may stay unable to write, even when the file can be written again."""

PASSING_STATES = ("08", "53", "57P", "57014", "58", "55P03", "40001", "40P01", "25006")
"""How the SQLSTATE begins: the line, its disk or memory or connections are full, it is shutting down or starting, it
was told to break off, an I/O error, locked by somebody else, a deadlock, read-only for now."""
PSYCOPG = ("psycopg", "psycopg.errors")
"""Its errors are known by name: a house with a file does without the driver."""
REOPENED_STATES = ("08", "53", "57P", "58", "25006")
"""After these a new connection is made."""


class NotStoredError(Refusal):
    """Nothing was stored and nothing has changed; it may work in a moment."""

    def __init__(self, text: str = "server-not-stored", *, reason: str = "", reopen: bool = False) -> None:
        super().__init__(text, status=503)
        self.reason = reason
        self.reopen = reopen


def passing(error: BaseException, text: str = "server-not-stored") -> NotStoredError | None:
    """What an error of the database comes to if it may pass; None if it will not."""
    if isinstance(error, sqlite3.OperationalError):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        passes, reopen = code in PASSING, code in REOPENED
    elif names := {each.__name__ for each in type(error).__mro__ if each.__module__ in PSYCOPG}:
        state = getattr(error, "sqlstate", None)
        if state is None:  # the driver's own word: the line is broken, or closed
            passes = reopen = bool(names & {"OperationalError", "InterfaceError"})
        else:
            passes, reopen = state.startswith(PASSING_STATES), state.startswith(REOPENED_STATES)
    else:
        return None
    return NotStoredError(text, reason=" ".join(str(error).split()), reopen=reopen) if passes else None


def tell_trouble(engine: sa.Engine, text: str) -> None:
    """Let an engine raise NotStoredError with this text for what passes, instead of its own errors."""

    @event.listens_for(engine, "handle_error")
    def handle(context: Any) -> None:
        without_values(context.original_exception, context.sqlalchemy_exception)
        if (refusal := _refusal(context.original_exception, text)) is not None:
            raise refusal


def as_told(error: Exception, statement: str, connection: sa.Connection) -> Exception:
    """What an error of the driver comes to where a statement was handed to it directly: the same as elsewhere."""
    without_values(error, None)
    base = connection.dialect.loaded_dbapi.Error
    instance = sa.exc.DBAPIError.instance(statement, None, error, base, hide_parameters=True)
    return _refusal(error, "server-not-stored") or instance


def _refusal(error: BaseException, text: str) -> Refusal | None:
    """What people are told where a value is unfit, or where it may pass; None where it is a mistake of ours."""
    return Refusal("server-malformed") if is_unfit(error) else passing(error, text)


def is_unfit(error: BaseException) -> bool:
    """Whether PostgreSQL cannot hold a value: a text with a NUL, or too long a one. No page sends such a thing."""
    names = {each.__name__ for each in type(error).__mro__ if each.__module__ in PSYCOPG}
    return "DataError" in names


def without_values(error: BaseException, told: BaseException | None) -> None:
    """Leave of PostgreSQL's word what went wrong and nothing of what was to be stored: errors end up in logs."""
    primary = getattr(getattr(error, "diag", None), "message_primary", None)
    if primary is None:
        return
    for each in (error, told):
        if each is not None:
            each.args = (f"{type(error).__name__}: {primary}",)
