"""PostgreSQL, for a house that has outgrown one process: the same tables and migrations as SQLite, by psycopg."""

import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import NOW, Numbers
from ludoteca.server.storage.opened import TORN, Opened
from ludoteca.server.storage.shared_ledger import SharedLedger
from ludoteca.server.storage.trouble import tell_trouble
from ludoteca.server.storage.upgrade import HEAD, apply_migrations

SCHEMES = ("postgresql://", "postgres://")
OLDEST = 15
"""The oldest version of PostgreSQL that is tested."""
CONNECTING = {
    "connect_timeout": "3",
    # A machine that is gone says nothing: after a few seconds nobody waits for it any more.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "6000",
    "application_name": "ludoteca",
}
SHOWN = ("host", "hostaddr", "port", "dbname", "sslmode")
"""Options of an address that people may see; some of the others are secrets."""
LOCK_MS = 3000
"""How long somebody else's lock is waited for; then the caller is told, and it is tried again."""
READERS = 5
"""Connections that are kept for what is asked; under load there are up to three times as many for a while."""
FORGOTTEN_MS = 30 * 24 * 3_600_000
"""Runs of the server that have shown no life for so long are forgotten."""
MIGRATING = sa.text("select pg_advisory_xact_lock(hashtext('ludoteca migration'))")
MOVING = sa.Table(
    "moving",
    sa.MetaData(),
    sa.Column("source", sa.Text, nullable=False),
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("done", sa.BigInteger, nullable=False),
)
"""How many rows of which table have been moved in; it is there only until a house has moved in whole."""
DURABLE = "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
"""Acknowledged means on disk, whatever the database is used to; where it waits for more than that, it still does."""

LAST_LIFE = (
    sa.select(layout.life.c.id, layout.life.c.at)
    .join(layout.processes, layout.processes.c.id == layout.life.c.id)
    .order_by(layout.processes.c.seen.desc())
    .limit(1)
)
"""Of the run of a server that showed life last."""


def is_address(text: str) -> bool:
    """Whether a text is the address of a PostgreSQL database."""
    return text.startswith(SCHEMES)


def url_of(address: str) -> sa.URL:
    """The address of a database; a Refusal where it is none, or where nothing here can talk to it."""
    if find_spec("psycopg") is None and is_address(address):
        raise Refusal("serving-database-no-driver", extra="ludoteca[postgresql]")
    try:
        if not is_address(address):
            raise ArgumentError("a scheme that is not PostgreSQL's")
        url = sa.make_url(address)
        if "@" in f"{url.host}{url.database}" or not url.query.keys() <= _options():
            raise ArgumentError("a password whose @ is not written as %40, or an unknown option")
    except (ArgumentError, ValueError):
        example = "postgresql://USER@HOST/DATABASE"
        raise Refusal("serving-database-bad-address", example=example, escaped="%40") from None
    query = {**CONNECTING, **url.query}
    return url.set(drivername="postgresql+psycopg", query=query)


def shown(url: sa.URL) -> str:
    """An address as people may see it: without the password, and without what nobody has written."""
    written = {name: value for name, value in url.query.items() if name in SHOWN}
    return url.set(drivername="postgresql", query=written).render_as_string(hide_password=True)


@contextmanager
def told(url: sa.URL) -> Iterator[None]:
    """Tell in one sentence why a database cannot be used; passwords are in none of them."""
    try:
        yield
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None) or ""
        reason = " ".join(str(error.orig).split())
        if state in ("42501", "25006"):  # no rights, or read-only
            raise Refusal("serving-database-read-only", database=shown(url)) from error
        if isinstance(error, OperationalError | InterfaceError):
            raise Refusal("serving-database-unreachable", status=503, database=shown(url), reason=reason) from error
        raise


def engine_of(url: sa.URL) -> sa.Engine:
    """A way to write, one connection after the other; passing trouble is told as such."""
    # Errors end up in logs, and parameters hold seeds.
    engine = sa.create_engine(url, hide_parameters=True, isolation_level="READ COMMITTED", pool_size=1)
    event.listen(engine, "connect", _set_up_connection)
    return engine


def open_database(address: str, name: str = "") -> Opened:
    """A database, brought to the present layout; a Refusal where that cannot be. `name`: of this process."""
    url = url_of(address)
    numbers = Numbers(secrets.randbits(31))
    writing = engine_of(url)
    try:
        with told(url), writing.begin() as connection:
            bring_up(connection, url)
            life = connection.execute(LAST_LIFE).first()
            seen = connection.execute(sa.select(layout.seen.c.at)).scalar()
            torn = list(connection.execute(TORN).scalars())
            _forget_old_runs(connection)
    finally:
        writing.dispose()  # whoever writes has a thread of its own, and connections of its own
    # Each question stands for itself, as it does with a file: no transactions, and two ways less.
    reading = create_async_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT", pool_size=READERS)
    tell_trouble(reading.sync_engine, "server-not-read")
    tell_trouble(writing, "server-not-stored")
    return Opened(
        reading,
        writing,
        SharedLedger(numbers, name or socket.gethostname(), version("ludoteca")),
        numbers,
        is_shared=True,
        listening=_connecting(writing, url),
        life=(0, 0) if life is None else (life.id, life.at),
        seen=seen or 0,
        torn=torn,
    )


def bring_up(connection: sa.Connection, url: sa.URL, *, moving: bool = False) -> None:
    """Apply the missing migrations, all or none; of several processes that start together, one does."""
    _must_be_usable(connection, url)
    if (found := layout_of(connection, url, moving=moving)) == HEAD:
        return
    connection.execute(MIGRATING)
    if (found := layout_of(connection, url, moving=moving)) != HEAD:
        apply_migrations(connection, HEAD)
    if found is None:
        connection.execute(sa.text("analyze"))


def _options() -> set[str]:
    """The options that the driver knows: others are a mistake, and it would repeat them, secret or not."""
    from psycopg.pq import Conninfo  # an extra

    return {each.keyword.decode() for each in Conninfo.get_defaults()}


def _must_be_usable(connection: sa.Connection, url: sa.URL) -> None:
    found = connection.execute(
        sa.text(
            "select cast(current_setting('server_version_num') as integer) / 10000 as version,"
            " pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only"
        )
    ).one()
    if found.version < OLDEST:
        raise Refusal("serving-database-too-old", database=shown(url), version=str(found.version), oldest=str(OLDEST))
    if found.read_only:
        raise Refusal("serving-database-read-only", database=shown(url))


def layout_of(connection: sa.Connection, url: sa.URL, *, moving: bool = False) -> str | None:
    """The last migration of a database, None where it is empty; a Refusal where this version cannot use it.

    `moving`: a house may be half moved in.
    """
    there = set(sa.inspect(connection).get_table_names())
    ours = layout.metadata.tables.keys()
    if MOVING.name in there and not moving:
        raise Refusal("serving-database-half-moved", database=shown(url))
    version = sa.text("select version_num from alembic_version")
    known: list[str] = list(connection.execute(version).scalars()) if "alembic_version" in there else []
    if not known and not ours & there:
        return None
    if len(known) != 1:
        raise Refusal("serving-database-half-migrated", database=shown(url))
    if not (known[0].isdecimal() and known[0] <= HEAD):
        raise Refusal("serving-database-newer", database=shown(url))
    if known[0] == HEAD and not ours <= there:
        raise Refusal("serving-database-half-migrated", database=shown(url))
    return known[0]


def _forget_old_runs(connection: sa.Connection) -> None:
    processes, life, tables = layout.processes, layout.life, layout.tables
    holds = sa.exists().where(tables.c.holder == processes.c.id)
    connection.execute(sa.delete(processes).where(processes.c.seen < NOW - FORGOTTEN_MS, ~holds))
    connection.execute(sa.delete(life).where(life.c.id.not_in(sa.select(processes.c.id))))


def _set_up_connection(connection: Any, _record: object) -> None:
    """Durable; nobody waits long for a lock."""
    cursor = connection.cursor()
    cursor.execute(DURABLE)
    cursor.execute(f"set lock_timeout = {LOCK_MS}")
    cursor.close()
    connection.commit()


def _connecting(engine: sa.Engine, url: sa.URL) -> dict[str, Any]:
    """What psycopg is told for a connection of its own."""
    _, settings = engine.dialect.create_connect_args(url)
    return dict(settings)
