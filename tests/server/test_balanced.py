"""Every command from everybody, through HAProxy to two processes: everybody is answered as by one."""

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from bench.balancer import MISSING, balanced, free_ports, haproxy
from tests.postgresql import Cluster
from tests.server.databases import on, share
from tests.server.running import Running, running, until
from tests.server.test_matrix import MESSAGES, must_be_answered
from tests.server.visitor import Visitor

pytestmark = [pytest.mark.one_database, pytest.mark.long]


@pytest.fixture(scope="module")
def house(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Two processes, as a browser finds them behind the balancer that is shipped."""
    if haproxy() is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    folder, (front,) = tmp_path_factory.mktemp("balanced"), free_ports(1)
    one, other = folder / "one", folder / "other"
    name, here = f"127.0.0.1:{front}", ("127.0.0.1",)
    with on(postgresql), running(one, name, proxies=here) as first:
        share(one, other)
        other.mkdir()
        shutil.copy(one / "server.key", other / "server.key")
        with (
            running(other, name, proxies=here) as second,
            balanced(folder, front, [first.port, second.port], fall=1000),  # both are in one busy process, this one
        ):
            through = Running(first.house, front)
            until(lambda: answers(through.address))
            yield through


def answers(address: str) -> bool:
    """Whether the balancer is there, and has found somebody behind it."""
    with suppress(httpx.ConnectError):
        return Visitor(address).http.get("/health").status_code == 200
    return False


@pytest.mark.parametrize("name", MESSAGES)
@pytest.mark.parametrize("state", ["waiting", "playing"])
def test_everybody_is_answered_as_by_one(
    house: Running, monkeypatch: pytest.MonkeyPatch, state: str, name: str
) -> None:
    must_be_answered(house, monkeypatch, state, name)
