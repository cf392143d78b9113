"""Connections that keep nobody out: a request that comes to no end is given up, as is a reader who takes nothing.

Uvicorn ends connections that are idle between two requests, but waits for ever for the rest of one that has begun; it
has no option for that, nor for how many connections come from one address. Seconds are those of the network: a house
whose clock runs fast for a test does not make it faster.
"""

import asyncio
import contextlib
import socket
import struct
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ludoteca.server import limits
from ludoteca.server.house.connection_limits import ConnectionLimit

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent  # only named, not used: it may move

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
AT_ONCE = "ludoteca.at-once"
"""Where a socket's scope has the way to write to it without a task, a timer and three layers for each message."""
FINAL_TEXT, SIZE_IN_TWO, SIZE_IN_EIGHT = 0x81, 126, 127
"""The first byte of a text that is whole, and what stands for a size in the next two or eight bytes."""
UNSENT = getattr(socket, "TCP_USER_TIMEOUT", None)
"""How long the kernel tries to send to somebody who does not answer; only some systems can be told."""


class Config(uvicorn.Config):
    """Uvicorn's settings, and who is connected."""

    connections: ConnectionLimit


class Connection(H11Protocol):
    """One HTTP connection: counted, and given up when a request stays half open or an answer unread."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects, if there is room."""
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._began, self._received = 0.0, 0
        self._counted = self.config.connections.enter(_address(self))
        if not self._counted:
            transport.write(TOO_MANY)
            transport.close()
            return
        if UNSENT is not None:
            transport.get_extra_info("socket").setsockopt(
                socket.IPPROTO_TCP, UNSENT, round(1000 * limits.UNREAD_SECONDS)
            )
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request; its time begins with its first byte and ends with its last."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._end()
        elif self._deadline is None:
            self._begin()
        self._received += len(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What comes now is counted as a socket."""
        self._gone()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Much lies unread."""
        super().pause_writing()
        self._unread = self.loop.call_later(limits.UNREAD_SECONDS, self.let_go)

    def resume_writing(self) -> None:
        """The reader goes on."""
        super().resume_writing()
        self._cancel_unread()

    def let_go(self) -> None:
        """End it at once."""
        self.transport.abort()

    def _begin(self) -> None:
        self._began, self._received = self.loop.time(), 0
        self._deadline = self.loop.call_later(limits.HALF_OPEN_SECONDS, self._too_late)
        self.config.connections.begin(self)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self.config.connections.complete(self)

    def _too_late(self) -> None:
        """The time is up, unless much has come meanwhile and the rest is on its way."""
        more = min(self._received, limits.FILE_BYTES) / limits.SLOWEST_BYTES
        left = self._began + limits.HALF_OPEN_SECONDS + more - self.loop.time()
        if left > 0:
            self._deadline = self.loop.call_later(left, self._too_late)
            return
        self._end()
        unanswered = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if self._received and unanswered and not self.transport.is_closing():
            self.transport.write(TOO_LATE)  # who has said nothing is told nothing: browsers connect in advance
        self.transport.close()

    def _gone(self) -> None:
        self._end()
        self._cancel_unread()
        if self._counted:
            self._counted = False
            self.config.connections.leave(_address(self))

    def _cancel_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class SocketConnection(WebSocketsSansIOProtocol):
    """One WebSocket: counted like every connection. What it says and does not read is looked after in `live`."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An HTTP connection has become a socket, so there is room."""
        super().connection_made(transport)
        self._frames: list[bytes] = []
        """What is written in the loop's next turn: an update, the time and an answer go out together."""
        self._heard = self.loop.time()
        self._counted = self.config.connections.enter(_address(self))
        if not self._counted:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket: whoever serves it can write to it without waiting."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[AT_ONCE] = self.write_at_once

    def write_at_once(self, data: bytes) -> bool:
        """Send a text if the reader keeps up; else nothing is sent, and it has to wait for its turn in `send`.

        What is said to a page in one turn of the loop is one write: the kernel takes longer for each than we do.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(framed(data))
        return True

    def _flush(self) -> None:
        if self._frames:
            self.transport.write(self._frames[0] if len(self._frames) == 1 else b"".join(self._frames))
            self._frames.clear()

    def shutdown(self) -> None:
        """The house closes, after what was said last."""
        self._flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Something has come, so somebody is there."""
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless something has come since the last time."""
        assert self.ping_interval is not None
        if (left := self._heard + self.ping_interval - self.loop.time()) > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_text(self, event: Frame) -> None:
        """A text has come. Uvicorn stops listening for each until it is read; here only if another one waits already.

        Leaving the selector and coming back costs as much as reading the text.
        """
        if event.fin and not self.close_sent and self.queue.empty():
            with contextlib.suppress(UnicodeDecodeError):
                self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
                return
        super().handle_text(event)

    async def send(self, message: "ASGISendEvent") -> None:
        """Send, unless the reader is gone: that is known before the loop has come round to say so."""
        self._flush()
        if message["type"] == "websocket.send" and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        if self._counted:
            self._counted = False
            self.config.connections.leave(_address(self))
        super().connection_lost(exc)


def framed(text: bytes) -> bytes:
    """A whole text as it goes over a WebSocket from a server that has agreed on no extensions (RFC 6455, 5.2)."""
    size = len(text)
    if size < SIZE_IN_TWO:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL_TEXT, SIZE_IN_TWO, size) + text
    return struct.pack("!BBQ", FINAL_TEXT, SIZE_IN_EIGHT, size) + text


def _address(connection: Connection | SocketConnection) -> str | None:
    return None if connection.client is None else connection.client[0]
