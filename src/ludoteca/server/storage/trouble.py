"""What goes wrong with a disk for a while, told apart from our own mistakes: it passes, and nothing is broken by it."""

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


class NotStoredError(Refusal):
    """Nothing was stored and nothing has changed; it may work in a moment."""

    def __init__(self, text: str = "server-not-stored", *, reason: str = "", reopen: bool = False) -> None:
        super().__init__(text, status=503)
        self.reason = reason
        self.reopen = reopen


def passing(error: BaseException, text: str = "server-not-stored") -> NotStoredError | None:
    """What an error of the database comes to if it may pass; None if it will not."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if not isinstance(error, sqlite3.OperationalError) or code not in PASSING:
        return None
    return NotStoredError(text, reason=str(error), reopen=code in REOPENED)


def tell_trouble(engine: sa.Engine, text: str) -> None:
    """Let an engine raise NotStoredError with this text for what passes, instead of its own errors."""

    @event.listens_for(engine, "handle_error")
    def handle(context: Any) -> None:
        if (trouble := passing(context.original_exception, text)) is not None:
            raise trouble
