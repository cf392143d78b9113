"""The socket at `/live`: one per open page. It joins a table, hears what happens there and sends commands."""

import asyncio
import logging

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.server.house import House
from ludoteca.server.identity import token_in
from ludoteca.server.limits import ACTIONS, ACTIONS_SECONDS, COMMAND_LENGTH
from ludoteca.server.link import Link, Socket
from ludoteca.server.protocol import PROTOCOL, Done, Hint, Hinted, Join, Look, Refused, Reload, ToServer, Why
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest
from ludoteca.server.table import LiveTable

log = logging.getLogger(__name__)

FLOODING = 1008
"""Close code: twice as many messages as anybody needs."""

decoder = msgspec.json.Decoder(ToServer)


@websocket("/live")
async def live(socket: Socket, house: NamedDependency[House]) -> None:
    """Serve one page until it leaves, is too slow or floods us."""
    guest = await guest_behind(socket, house)
    await socket.accept()
    link = Link(socket, guest, house.clock)
    delivery = asyncio.create_task(link.deliver(), name="delivery")
    try:
        await Conversation(house, link).listen(socket)
        await delivery
    except WebSocketDisconnect:
        pass
    finally:
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)


async def guest_behind(socket: Socket, house: House) -> Guest | None:
    """Who opened this socket; somebody without a cookie may watch."""
    token = token_in(socket.cookies, secure=socket.url.scheme == "wss")
    return None if token is None else await house.guests.holding(token)


class Conversation:
    """What one page says, message by message, in order."""

    def __init__(self, house: House, link: Link) -> None:
        self._house = house
        self._link = link
        self._table: LiveTable | None = None
        self._key = link.player or f"socket {id(link)}"

    async def listen(self, socket: Socket) -> None:
        """Answer messages until the page hangs up."""
        try:
            while True:
                text = await socket.receive_text()
                count = self._house.actions.count(self._key)
                if count > 2 * ACTIONS:
                    self._link.hang_up(FLOODING)
                    return
                await self._hear(text, too_fast=count > ACTIONS)
        finally:
            if self._table is not None:
                self._table.leave(self._link)

    async def _hear(self, text: str, *, too_fast: bool) -> None:
        """Answer one message."""
        command = ""
        try:
            message = decoder.decode(text)
            command = "" if isinstance(message, Join) else message.command
            if too_fast:
                raise Refusal("server-too-fast", status=429, count=ACTIONS, seconds=int(ACTIONS_SECONDS))
            await self._answer(message)
        except (msgspec.MsgspecError, RecursionError):
            self._link.send(Refused(command, Says("server-malformed")))
        except LudotecaError as refusal:
            self._link.send(Refused(command[:COMMAND_LENGTH], refusal.says))

    async def _answer(self, message: ToServer) -> None:
        match message:
            case Join() if message.protocol != PROTOCOL:
                self._link.send(Reload(PROTOCOL))
            case Join():
                await self._join(message)
            case Look():
                self._joined().look(self._link, message)
                self._link.send(Done(message.command))
            case Why():
                self._link.send(self._joined().why(self._link.guest, message))
            case Hint():
                explanation = await self._joined().hint(self._link.guest, message)
                self._link.send(Hinted(message.command, explanation))
            case _:
                await self._joined().obey(self._link.guest, message)
                self._link.send(Done(message.command))

    async def _join(self, message: Join) -> None:
        table = await self._house.tables.find(message.table)
        if self._table is not None and self._table is not table:
            self._table.leave(self._link)
        self._table = table
        table.join(self._link, message.match, message.since)

    def _joined(self) -> LiveTable:
        if self._table is None:
            raise Refusal("server-join-first", status=409)
        return self._table
