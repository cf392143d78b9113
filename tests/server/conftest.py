"""One house for all tests that do not need their own, and the databases on which all of them run."""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.postgresql import MISSING, Cluster, binary, cluster
from tests.server.databases import FILE, POSTGRESQL, on, share
from tests.server.post_office import certificate
from tests.server.running import Running, running
from tests.server.visitor import Visitor

STORING = {"house", "marta", "leo", "tmp_path", "tmp_path_factory"}
"""Whoever asks for one of these opens a house or a storage."""

IN_EVERY_RUN = (
    "storage",
    "play",
    "dealing",
    "windows",
    "takebacks",
    "forgetting",
    "keys",
    "days",
    "results",
    "crash",
)
"""Where the databases could differ most: there both are tried in every run. Elsewhere the proofs try PostgreSQL."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever goes through storage runs on both databases."""
    if STORING & set(metafunc.fixturenames) and metafunc.definition.get_closest_marker("one_database") is None:
        often = metafunc.module.__name__.rpartition("test_")[2] in IN_EVERY_RUN
        second = POSTGRESQL if often else pytest.param(POSTGRESQL, marks=pytest.mark.long)
        metafunc.parametrize("database", [FILE, second], indirect=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own."""
    if binary("initdb") is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with cluster() as started:
        yield started


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database in which this test's houses keep their tables."""
    kind: str = getattr(request, "param", FILE)
    if kind == FILE:
        yield kind
        return
    with on(request.getfixturevalue("postgresql")):
        yield kind


@contextmanager
def ready(folder: Path) -> Iterator[Running]:
    """A running house whose games and bots are ready."""
    with running(folder) as house:
        visitor = Visitor(house.address)
        limit = time.monotonic() + 600
        while visitor.http.get("/health").json()["state"] != "ok":
            assert time.monotonic() < limit
            time.sleep(0.05)
        yield house


@pytest.fixture(scope="session")
def house_with_a_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The common house, its tables in a file."""
    with ready(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def house_with_postgresql(tmp_path_factory: pytest.TempPathFactory, postgresql: Cluster) -> Iterator[Running]:
    """The common house, its tables in PostgreSQL."""
    with on(postgresql), ready(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(request: pytest.FixtureRequest, database: str) -> Running:
    """A running house whose games and bots are ready."""
    found: Running = request.getfixturevalue("house_with_a_file" if database == FILE else "house_with_postgresql")
    return found


@pytest.fixture
def marta(house: Running) -> Visitor:
    """A person with a name."""
    return Visitor(house.address, "Marta")


@pytest.fixture
def leo(house: Running) -> Visitor:
    """Another one."""
    return Visitor(house.address, "Leo")


@pytest.fixture(scope="module")
def here(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two processes of one house, which share its database and its key."""
    folder = tmp_path_factory.mktemp("several")
    one, other = folder / "one", folder / "other"
    with on(postgresql), running(one) as first:
        share(one, other)
        other.mkdir()
        shutil.copy(one / "server.key", other / "server.key")
        with running(other) as second:
            yield first, second


@pytest.fixture(scope="session")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for this machine."""
    return certificate(tmp_path_factory.mktemp("tls"))
