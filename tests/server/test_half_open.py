"""Requests that come to no end, over a real socket: they are given up, and there is room for whoever comes next."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludoteca.server import limits
from ludoteca.server.http import page as pages
from ludoteca.server.http.page import Page
from ludoteca.server.protocol.closing import NOTHING_ASKED
from tests.server.running import Running, running
from tests.server.visitor import Visitor

SOON = 0.4
"""Seconds that a request may take here, in place of ten."""
HEAD = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
BODY = b"POST /api/key/owner HTTP/1.1\r\nhost: localhost\r\ncontent-length: 400\r\n\r\n"
UPGRADE = b"GET /live/any HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that waits for a short while only."""
    with pytest.MonkeyPatch.context() as patch, running(tmp_path_factory.mktemp("hasty")) as house:
        patch.setattr(limits, "HALF_OPEN_SECONDS", SOON)
        yield house


def knock(house: Running) -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", house.port), timeout=20)


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    said = b""
    try:
        while more := line.recv(4096):
            said += more
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize(
    ("begin", "answer"),
    [
        (b"", b""),
        (b"GET /", b"HTTP/1.1 408"),
        (HEAD, b"HTTP/1.1 408"),
        (BODY, b"HTTP/1.1 408"),
        (BODY + b'{"key":', b"HTTP/1.1 408"),
        (UPGRADE, b"HTTP/1.1 408"),
    ],
    ids=["nothing", "a line", "headers", "no body", "half a body", "a handshake"],
)
def test_a_request_that_stays_half_open_is_given_up(hasty: Running, begin: bytes, answer: bytes) -> None:
    began = time.monotonic()
    with closing(knock(hasty)) as line:
        line.sendall(begin)
        said = heard(line)
        assert time.monotonic() - began >= SOON
    assert said.startswith(answer)
    assert bool(said) == bool(answer)


def test_so_is_the_second_on_one_connection(hasty: Running) -> None:
    with closing(knock(hasty)) as line:
        line.sendall(HEAD + b"\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        assert b"HTTP/1.1 408" in heard(line)


def test_a_request_that_trickles_is_given_up_all_the_same(hasty: Running) -> None:
    """A byte now and then is no progress."""
    with closing(knock(hasty)) as line:
        line.sendall(HEAD)
        line.settimeout(SOON / 20)
        said = b""
        for number in range(1000):
            try:
                said = line.recv(20)
            except TimeoutError:
                line.sendall(b"x-%d: y\r\n" % number)
            else:
                break
        assert said.startswith(b"HTTP/1.1 408")


def test_a_large_request_that_comes_on_may_take_longer(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SLOWEST_BYTES", 200)
    with closing(knock(hasty)) as line:
        body = b'{"key":"%s"}' % (b"x" * 390)
        head = BODY.replace(b"length: 400\r\n", b"length: %d\r\nconnection: close\r\n" % len(body))
        line.sendall(head + body[:-1])
        time.sleep(1.5 * SOON)
        line.sendall(body[-1:])
        assert b"server-no-such-key" in heard(line)


def test_a_reader_who_takes_nothing_is_let_go(hasty: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer larger than all buffers, and nobody reads it."""
    (tmp_path / "large.bin").write_bytes(bytes(32 * 1024 * 1024))
    monkeypatch.setattr(pages, "page", Page(tmp_path))
    monkeypatch.setattr(limits, "UNREAD_SECONDS", SOON)
    with closing(knock(hasty)) as line:
        line.sendall(HEAD.replace(b"/api/games", b"/large.bin") + b"\r\n")
        until_empty(hasty)
        assert len(heard(line)) < 32 * 1024 * 1024


def test_half_open_connections_leave_room_for_newcomers(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full house: whoever has asked nothing yet makes room, and whoever asks is answered."""
    monkeypatch.setattr(limits, "HALF_OPEN_SECONDS", 60.0)
    monkeypatch.setattr(hasty.house.connections, "room", 8)
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(knock(hasty))) for _ in range(40)]
        for line in lines[-8:]:
            line.sendall(b"GET /")
        assert Visitor(hasty.address).http.get("/api/games").status_code == 200
        assert [heard(line) for line in lines[:33]] == [b""] * 33
    until_empty(hasty)


def test_one_address_does_not_take_all_places(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HALF_OPEN_SECONDS", 60.0)
    limit = hasty.house.connections
    monkeypatch.setattr(limit, "most", 3)
    monkeypatch.setattr(limit, "spares", lambda address: False)
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(knock(hasty))) for _ in range(4)]
        assert heard(lines[3]).startswith(b"HTTP/1.1 503")
        lines[0].close()
        while limit._all == 3:
            time.sleep(0.01)
        lines[3] = stack.enter_context(closing(knock(hasty)))
        lines[3].sendall(HEAD + b"\r\n")
        assert lines[3].recv(20).startswith(b"HTTP/1.1 200")
    until_empty(hasty)


def test_sockets_are_counted_by_the_address_that_a_named_proxy_tells(tmp_path: Path) -> None:
    with running(tmp_path, proxies=("127.0.0.1",)) as house, ExitStack() as stack:
        house.house.sockets.most = 2

        def look(address: str) -> None:
            far = {
                "Origin": house.address.replace("http", "https"),
                "X-Forwarded-For": address,
                "X-Forwarded-Proto": "https",
            }
            stack.enter_context(connect(house.address.replace("http", "ws") + "/live/any", additional_headers=far))

        look("203.0.113.7")
        look("203.0.113.7")
        with pytest.raises(InvalidStatus) as refused:
            look("203.0.113.7")
        assert refused.value.response.status_code == 429
        assert b"server-too-many-sockets" in (refused.value.response.body or b"")
        look("203.0.113.8")


def test_a_socket_that_asks_for_no_table_is_closed(hasty: Running) -> None:
    with (
        connect(hasty.address.replace("http", "ws") + "/live/any") as silent,
        pytest.raises(ConnectionClosed) as closed,
    ):
        silent.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOTHING_ASKED


def test_whoever_looks_at_a_table_may_say_nothing_for_long(hasty: Running) -> None:
    marta = Visitor(hasty.address, "Marta")
    with marta.at(marta.open_table()) as page:
        page.hear()
        time.sleep(2 * SOON)
        page.quiet()
        assert page.connection.protocol.close_code is None


def until_empty(house: Running) -> None:
    """Wait until everybody is gone: nobody is counted who is not there."""
    limit = time.monotonic() + 20
    while house.house.connections._all and time.monotonic() < limit:
        time.sleep(0.01)
    assert (house.house.connections._all, dict(house.house.connections._here)) == (0, {})
    assert not house.house.connections._half_open
