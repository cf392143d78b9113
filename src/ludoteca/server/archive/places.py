"""Where a house can be: in a data folder, or in a database of PostgreSQL. What moving out of and into each takes."""

import os
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from ludoteca.server.archive.signing import FILE as KEY
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.folder import DATABASE, house_lock
from ludoteca.server.storage.holding import NOW
from ludoteca.server.storage.postgresql import MOVING, bring_up, engine_of, layout_of, shown, told, url_of
from ludoteca.server.storage.private import FOLDER_MODE, private_file, sync_folder
from ludoteca.server.storage.upgrade import create, upgrade
from ludoteca.server.storage.witness import FILE as WITNESS

DRAFT = "move.draft"
"""Where a house lies in a folder until all of it has arrived."""
ALIVE_MS = 5000
"""A process that has shown life within this time is running."""
ALONE = sa.text("select pg_try_advisory_lock(hashtext('ludoteca move'))")
NOT_ALONE = sa.text("select pg_advisory_unlock(hashtext('ludoteca move'))")
ADDRESS = re.compile(r"[a-z+]{2,}:/|.*password=")
"""What nobody calls a folder: said back as one, it would show its password."""


class Place(Protocol):
    """Where a house is, or will be."""

    name: str
    """As people may see it."""
    key: Path | None
    """The file of its signing key, if it is here."""

    def leave(self) -> AbstractContextManager[sa.Engine]:
        """The database of a house that is closed meanwhile."""

    def enter(self) -> AbstractContextManager[sa.Engine]:
        """A database with nothing in it but what an earlier try has brought."""

    def settle(self) -> None:
        """Everything has arrived."""


class Folder:
    """A data folder with a file of SQLite."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._entered: sa.Engine
        self.name = str(folder)
        self.key: Path | None = found if (found := folder / KEY).exists() else None

    @contextmanager
    def leave(self) -> Iterator[sa.Engine]:
        """Its file, which no server uses meanwhile."""
        file = self._folder / DATABASE
        if not file.exists():
            raise Refusal("serving-move-no-house", status=404, place=self.name)
        with house_lock(self._folder), _engine(f"sqlite:///{file}") as engine:
            upgrade(file)
            yield engine

    @contextmanager
    def enter(self) -> Iterator[sa.Engine]:
        """A file beside, which takes its place in `settle`."""
        if any(self._folder.glob(f"{DATABASE}*")):
            raise Refusal("serving-move-not-empty", status=409, target=self.name)
        with house_lock(self._folder):
            draft = self._folder / DRAFT
            draft.mkdir(mode=FOLDER_MODE, exist_ok=True)
            file = draft / DATABASE
            if not file.exists():
                unfinished = draft / "layout"
                unfinished.unlink(missing_ok=True)
                create(unfinished)
                unfinished.rename(file)
            with _engine(f"sqlite:///{file}") as self._entered:
                yield self._entered

    def settle(self) -> None:
        """The file comes to the disk, then to its place; what bore witness to an earlier one goes."""
        self._entered.dispose()
        file = self._folder / DRAFT / DATABASE
        with private_file(file).open("rb") as made:
            os.fsync(made.fileno())
        (self._folder / WITNESS).unlink(missing_ok=True)
        file.rename(self._folder / DATABASE)
        (self._folder / DRAFT).rmdir()
        sync_folder(self._folder)


class Database:
    """A database of PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._url = url_of(address)
        self.name = shown(self._url)
        self.key: Path | None = None

    @contextmanager
    def leave(self) -> Iterator[sa.Engine]:
        """It, as long as no server shows life there."""
        with self._alone() as engine:
            with engine.begin() as connection:
                if layout_of(connection, self._url) is None:
                    raise Refusal("serving-move-no-house", status=404, place=self.name)
                bring_up(connection, self._url)
                self._must_be_closed(connection)
            yield engine

    @contextmanager
    def enter(self) -> Iterator[sa.Engine]:
        """It, laid out."""
        with self._alone() as engine:
            with engine.begin() as connection:
                bring_up(connection, self._url, moving=True)
                self._must_be_closed(connection)
                begun = sa.inspect(connection).has_table(MOVING.name)
                if not begun and any(map(connection.scalar, map(_has_rows, layout.metadata.sorted_tables))):
                    raise Refusal("serving-move-not-empty", status=409, target=self.name)
            yield engine

    def settle(self) -> None:
        """It is where it was."""

    @contextmanager
    def _alone(self) -> Iterator[sa.Engine]:
        """Two that move at once would not notice each other."""
        with told(self._url), _engine(self._url) as engine, engine.connect() as watching:
            if not watching.execution_options(isolation_level="AUTOCOMMIT").scalar(ALONE):
                raise Refusal("serving-move-open", status=409, place=self.name)
            try:
                yield engine
            finally:
                watching.execute(NOT_ALONE)  # a connection that is closed is gone a moment later only

    def _must_be_closed(self, connection: sa.Connection) -> None:
        seen = layout.processes.c.seen
        if connection.scalar(sa.select(sa.exists().where(seen > NOW - ALIVE_MS))):
            raise Refusal("serving-move-open", status=409, place=self.name)


def place_of(text: str) -> Place:
    """What somebody means by a text: an address, perhaps misspelled, or a folder."""
    return Database(text) if ADDRESS.match(text) else Folder(Path(text))


@contextmanager
def _engine(url: sa.URL | str) -> Iterator[sa.Engine]:
    engine = engine_of(url) if isinstance(url, sa.URL) else sa.create_engine(url, hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


def _has_rows(table: sa.Table) -> sa.Select[tuple[bool]]:
    if table is layout.commits:
        return sa.select(sa.false())  # it has its one row from the beginning
    return sa.select(sa.exists(sa.select(1).select_from(table)))
