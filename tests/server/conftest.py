"""One house for all tests that do not need their own."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.post_office import certificate
from tests.server.running import Running, running
from tests.server.visitor import Visitor


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running house whose games and bots are ready."""
    with running(tmp_path_factory.mktemp("house")) as house:
        visitor = Visitor(house.address)
        limit = time.monotonic() + 600
        while visitor.http.get("/health").json()["state"] != "ok":
            assert time.monotonic() < limit
            time.sleep(0.05)
        yield house


@pytest.fixture
def marta(house: Running) -> Visitor:
    """A person with a name."""
    return Visitor(house.address, "Marta")


@pytest.fixture
def leo(house: Running) -> Visitor:
    """Another one."""
    return Visitor(house.address, "Leo")


@pytest.fixture(scope="session")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for this machine."""
    return certificate(tmp_path_factory.mktemp("tls"))
