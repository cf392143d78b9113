"""SQLite in WAL mode, one file in the data folder: nothing to install, and one process has it for itself."""

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.holding import Numbers
from ludoteca.server.storage.ledger import FileLedger
from ludoteca.server.storage.opened import TORN, Opened
from ludoteca.server.storage.private import keep_private
from ludoteca.server.storage.trouble import tell_trouble
from ludoteca.server.storage.upgrade import upgrade
from ludoteca.server.storage.witness import Witness, missing, set_log_aside

BUSY_MS = 3000
"""How long somebody else's lock on the file is waited for; then the caller is told, and it is tried again."""


def open_file(folder: Path, *, watched: bool) -> Opened:
    """The file in a data folder, brought to the present layout. `watched`: a witness notes every commit."""
    file = folder / DATABASE
    log = set_log_aside(file) if watched else None
    upgrade(file)
    keep_private(folder)
    # Errors end up in logs, and parameters hold seeds.
    reading = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
    writing = sa.create_engine(f"sqlite:///{file}", hide_parameters=True)
    for each in (reading.sync_engine, writing):
        event.listen(each, "connect", _set_up_connection)
    tell_trouble(reading.sync_engine, "server-not-read")
    tell_trouble(writing, "server-not-stored")
    with closing(sqlite3.connect(file)) as connection:
        # Readable while written. The file remembers it; two connections that set it at once lock each other out.
        connection.execute("PRAGMA journal_mode=WAL")
        life = connection.execute("select id, at from life").fetchone()
        seen = connection.execute("select at from seen").fetchone()
        (number,) = connection.execute("select number from commits").fetchone()
        torn = [table for (table,) in connection.execute(TORN.text)]
    lost = missing(folder, number) if watched else None
    if log is not None and lost is None:
        log.unlink()
    return Opened(
        reading,
        writing,
        FileLedger(number, Witness(folder, number) if watched else None),
        Numbers(secrets.randbits(31)),
        life=life or (0, 0),
        seen=seen[0] if seen else 0,
        missing=lost,
        torn=torn,
    )


def _set_up_connection(connection: sqlite3.Connection, _record: object) -> None:
    """Durable; references are checked."""
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
