"""Which database the houses of a test keep their tables in: a file in their data folder, or PostgreSQL.

A test asks for a data folder and opens houses and storages there, as if there were nothing else. Where it runs on
PostgreSQL, each folder has a database of its own, made when it is first asked for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
import sqlalchemy as sa

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import Storage
from ludoteca.server.storage.folder import DATABASE
from tests.postgresql import Cluster

FILE, POSTGRESQL = "sqlite", "postgresql"
BOTH = [FILE, pytest.param(POSTGRESQL, marks=pytest.mark.long)]
"""For fixtures that outlive a test: both, and PostgreSQL when there is time."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}


class _Chosen:
    cluster: Cluster | None = None
    addresses: ClassVar[dict[Path, str]] = {}


@contextmanager
def on(cluster: Cluster) -> Iterator[None]:
    """Houses that are opened now keep their tables in PostgreSQL."""
    before = _Chosen.cluster
    _Chosen.cluster = cluster
    try:
        yield
    finally:
        _Chosen.cluster = before


@contextmanager
def chosen(request: pytest.FixtureRequest) -> Iterator[None]:
    """Houses that are opened now keep their tables where the parameter of a fixture says."""
    if request.param == FILE:
        yield
        return
    with on(request.getfixturevalue("postgresql")):
        yield


def database_of(folder: Path) -> str:
    """The address of the database that belongs to a data folder; "" for the file in it."""
    if _Chosen.cluster is None:
        return ""
    if folder not in _Chosen.addresses:
        _Chosen.addresses[folder] = _Chosen.cluster.laid_out()
    return _Chosen.addresses[folder]


def opened(folder: Path, clock: HouseClock | None = None) -> Storage:
    """The storage of a data folder."""
    return Storage.open(database_of(folder) or folder, clock or HouseClock())


def addresses() -> dict[Path, str]:
    """The databases of data folders, by folder."""
    return _Chosen.addresses


def ask(folder: Path, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """What the database of a folder says to a statement, from beside the house; what it changes stays changed."""
    return tell(database_of(folder) or f"sqlite:///{folder / DATABASE}", statement, **values)


def tell(address: str, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """What a database says to a statement; what it changes stays changed."""
    url = sa.make_url(address)
    engine = sa.create_engine(url.set(drivername=DRIVERS[url.get_backend_name()]))
    try:
        with engine.begin() as connection:
            found = connection.execute(sa.text(statement), values)
            return [tuple(each) for each in found] if found.returns_rows else []
    finally:
        engine.dispose()


def share(folder: Path, other: Path) -> None:
    """A second data folder belongs to the same database as a first: two processes of one house."""
    _Chosen.addresses[other] = database_of(folder)
