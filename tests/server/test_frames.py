"""Texts on the wire: written without the library that reads them, just as it would write them, and a few at a time."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.http.connections import SocketConnection, framed

INTERVAL = 20.0


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """Where a socket writes; everything is remembered, write by write."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Take it."""
        self.written.append(data)

    def is_closing(self) -> bool:
        """Nobody hangs up."""
        return False


def connected(loop: Any) -> tuple[SocketConnection, Wire]:
    """A socket whose handshake is over, and its wire."""
    socket, wire = SocketConnection.__new__(SocketConnection), Wire()
    socket.loop, socket.transport = loop, cast(asyncio.Transport, wire)
    socket.writable, socket.close_sent, socket.disconnected = asyncio.Event(), False, False
    socket.writable.set()
    socket._frames, socket._heard, socket.ping_interval = [], 0.0, INTERVAL
    return socket, wire


def test_what_is_said_in_one_turn_of_the_loop_is_one_write_in_order() -> None:
    async def talk() -> list[bytes]:
        socket, wire = connected(asyncio.get_running_loop())
        assert socket.write_at_once(b"update")
        assert socket.write_at_once(b"done")
        await asyncio.sleep(0)
        assert socket.write_at_once(b"more")
        socket.writable.clear()
        assert not socket.write_at_once(b"too much")
        await asyncio.sleep(0)
        return wire.written

    assert asyncio.run(talk()) == [framed(b"update") + framed(b"done"), framed(b"more")]


def test_whoever_has_said_something_is_not_asked_whether_anybody_is_there() -> None:
    """Only when an interval has passed since; until then the question is put off."""
    asked: list[float] = []
    loop = SimpleNamespace(time=lambda: 50.0, call_later=lambda left, _: asked.append(left))
    socket, wire = connected(loop)
    socket._heard = 45.0
    socket.send_keepalive_ping()
    assert asked == [INTERVAL - 5.0]
    assert not wire.written
