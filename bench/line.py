"""A WebSocket as lean as it can be, so that thousands of pages leave the processor to the server that is measured.

It shakes hands, masks, answers pings and hands over whole text messages; of the protocol it knows what our server uses.
"""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
UNMASKED = bytes(4)
"""The key that changes nothing: what masks protect, old proxies, does not stand between us and the server."""
SWITCHING = b"HTTP/1.1 101 "
HEAD_ENDS = b"\r\n\r\n"


class Line(asyncio.Protocol):
    """One connection. `hear` is handed every text message, `ended` is called when no more can come."""

    def __init__(self, hear: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self.is_dead = False
        self._hear = hear
        self._ended = ended
        self._unread = b""
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()
        self._accepted: asyncio.Future[None] = self._loop.create_future()
        self._closed: asyncio.Future[None] = self._loop.create_future()

    async def open(self, host: str, port: int, path: str, headers: dict[str, str]) -> None:
        """Connect and shake hands; ConnectionError if the server does not."""
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", **headers}
        asked |= {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        # The server is on this machine and nobody waits: of a thousand pages the first is served while the last calls.
        caller = socket.create_connection((host, port))
        caller.sendall("\r\n".join(lines).encode())
        caller.setblocking(False)
        await self._loop.create_connection(lambda: self, sock=caller)
        await self._accepted

    def say(self, text: bytes) -> None:
        """Send a text message; ConnectionError if the line is dead."""
        if self.is_dead:
            raise ConnectionError("the line is dead")
        self._send(TEXT, text)

    async def close(self) -> None:
        """Say goodbye and hang up."""
        if self._transport is not None and not self.is_dead:
            self._send(CLOSE, struct.pack("!H", 1000))
            self._transport.close()
            await self._closed

    def cut(self) -> None:
        """Take the line for dead, without a word."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands; the handshake is under way."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Take what came apart into messages; the last may be incomplete."""
        data = self._unread + data if self._unread else data
        at = 0
        if not self._accepted.done():
            at = self._shaken(data)
        while (frame := _frame(data, at)) is not None:
            kind, begins, at = frame
            if kind == TEXT:
                self._hear(data[begins:at])
            elif kind == PING:
                self._send(PONG, data[begins:at])
            elif kind == CLOSE and self._transport is not None:
                self._transport.close()
        self._unread = data[at:]

    def connection_lost(self, _: Exception | None) -> None:
        """Nothing more can come."""
        self.is_dead = True
        if not self._accepted.done():
            self._accepted.set_exception(ConnectionError("the line went dead before it stood"))
        self._closed.set_result(None)
        self._ended()

    def _shaken(self, data: bytes) -> int:
        """Where the server's part of the handshake ends; 0 as long as it does not."""
        end = data.find(HEAD_ENDS)
        if end < 0:
            return 0
        if data.startswith(SWITCHING):
            self._accepted.set_result(None)
        else:
            self._accepted.set_exception(ConnectionError(data[:end].decode("latin-1")))
        return end + len(HEAD_ENDS)

    def _send(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
        self._transport.write(head + UNMASKED + data)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins at a place, and where its data begin and end; None if it is not all there."""
    if len(data) < at + 2:
        return None
    begins, size = at + 2, data[at + 1]
    if size == 126 and len(data) >= at + 4:
        begins, size = at + 4, int.from_bytes(data[at + 2 : at + 4])
    elif size == 127 and len(data) >= at + 10:
        begins, size = at + 10, int.from_bytes(data[at + 2 : at + 10])
    elif size > 125:
        return None
    return (data[at] & 0x0F, begins, begins + size) if len(data) >= begins + size else None
