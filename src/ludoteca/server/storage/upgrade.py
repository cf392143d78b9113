"""Brings a database to the present layout. A file of an earlier layout is copied first."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.server.storage.private import private_file

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "0018"
"""The newest migration."""

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(file: Path, to: str = HEAD) -> None:
    """Apply the missing migrations; a file that is up to date costs one query. sqlite3.Error: the disk, or damage."""
    found = version_of(file)
    if found == to:
        return
    if found is not None:
        _copy(file, file.with_name(f"{file.stem}-before-{to}{file.suffix}"))
    import sqlalchemy as sa
    from sqlalchemy.exc import DBAPIError

    private_file(file)
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            apply_migrations(connection, to)
    except DBAPIError as error:
        raise (error.orig or error) from error
    finally:
        engine.dispose()


def apply_migrations(connection: "Connection", to: str) -> None:
    """Apply the missing migrations in the transaction of a connection."""
    # Alembic is slow to import and seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def create(file: Path) -> None:
    """A new file in the present layout at once, for what need not walk through history."""
    import sqlalchemy as sa

    from ludoteca.server.storage.layout import metadata

    engine = sa.create_engine(f"sqlite:///{private_file(file)}")
    with engine.begin() as connection:
        metadata.create_all(connection)
        connection.execute(sa.text("create table alembic_version (version_num varchar(32) not null)"))
        connection.execute(sa.text("insert into alembic_version values (:head)"), {"head": HEAD})
        connection.execute(sa.insert(metadata.tables["commits"]).values(id=1, number=0))
    engine.dispose()


def version_of(file: Path) -> str | None:
    """The last migration applied to a file, None if there is no such file or no layout in it."""
    if not file.exists():
        return None
    with closing(sqlite3.connect(file)) as connection:
        known = connection.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone()
        if known is None:
            return None
        row = connection.execute("select version_num from alembic_version").fetchone()
        return None if row is None else str(row[0])


def _copy(file: Path, to: Path) -> None:
    """A migration that fails half way stays half done on SQLite; the copy includes what is still in the WAL."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(private_file(to))) as target:
        source.backup(target)
