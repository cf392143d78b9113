"""The socket at `/live`: one per open page. It joins a table, hears what happens there and sends commands."""

import asyncio
import logging
from typing import Any, cast

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.server import limits
from ludoteca.server.house.house import House
from ludoteca.server.http.connections import AT_ONCE
from ludoteca.server.http.cookies import token_in
from ludoteca.server.http.me import address_of
from ludoteca.server.limits import ACTIONS, ACTIONS_SECONDS, COMMAND_LENGTH, JOINS, JOINS_SECONDS
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import PROTOCOL, Commit, Done, Hint, Hinted, Join, Look, Refused, Reload, ToServer, Why
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.tokens import hash_of
from ludoteca.server.table.audience import Link, Socket

log = logging.getLogger(__name__)

FLOODING = 1008
"""Close code: twice as many messages as anybody needs."""
NOTHING_ASKED = 4010
"""Close code: a socket that asks for no table takes somebody's place."""

decoder = msgspec.json.Decoder(ToServer)


@websocket("/live")
async def live(socket: Socket, house: NamedDependency[House]) -> None:
    """Serve one page until it leaves, is too slow or floods us."""
    token = token_in(socket.cookies, secure=socket.url.scheme == "wss")
    guest = None if token is None else await house.guests.holding(token)
    await socket.accept()
    at_once = cast(dict[str, Any], socket.scope["extensions"] or {}).get(AT_ONCE)
    link = Link(socket, guest, house.clock, "" if token is None else hash_of(token), at_once)
    delivery = asyncio.create_task(link.deliver(), name="delivery")
    conversation = Conversation(house, link, address_of(socket))
    try:
        with house.open_sockets.of(conversation):
            await conversation.listen(socket)
        await delivery
    except WebSocketDisconnect:
        pass
    finally:
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)


class Conversation:
    """What one page says, message by message, in order."""

    def __init__(self, house: House, link: Link, address: str) -> None:
        self.link = link
        self._house = house
        self._table: LiveTable | None = None
        self._address = address
        self._key = link.player or f"somebody at {address}"
        """Whom what is said here counts for: coming back with another socket makes nobody somebody else."""
        self._patience: float | None = asyncio.get_running_loop().time() + limits.HALF_OPEN_SECONDS
        """Until when a table has to be asked for; None when it was."""

    async def listen(self, socket: Socket) -> None:
        """Answer messages until the page hangs up, or we do."""
        try:
            while True:
                try:
                    text = await self._next(socket)
                except TimeoutError:
                    self.link.hang_up(NOTHING_ASKED)
                    return
                if self.link.is_over:
                    return
                count = self._house.actions.count(self._key)
                if count > 2 * ACTIONS:
                    self.link.hang_up(FLOODING)
                    return
                await self._hear(text, too_fast=count > ACTIONS)
                await asyncio.sleep(0)  # what one page sends at once does not come before everybody else
        finally:
            self._leave()

    async def _next(self, socket: Socket) -> str:
        """The next message; TimeoutError where no table was asked for in time."""
        if self._patience is None:
            return await socket.receive_text()
        async with asyncio.timeout_at(self._patience):
            return await socket.receive_text()

    def end(self, code: int, says: Says) -> None:
        """This guest may not speak here any more: say why, leave the table and hang up, at once."""
        self.link.turn_out(code, says)
        self._leave()

    def _leave(self) -> None:
        if self._table is not None:
            self._table.leave(self.link)
            self._table = None

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
            self.link.send(Refused(command, Says("server-malformed")))
        except LudotecaError as refusal:
            self.link.send(Refused(command[:COMMAND_LENGTH], refusal.says))

    async def _answer(self, message: ToServer) -> None:
        match message:
            case Join() if message.protocol != PROTOCOL:
                self.link.send(Reload(PROTOCOL))
            case Join():
                await self._join(message)
            case Look():
                self._joined().look(self.link, message)
                self.link.send(Done(message.command))
            case Commit():
                await self._joined().commit(self.link, message)
                self.link.send(Done(message.command))
            case Why():
                self.link.send(self._joined().why(self.link.guest, message))
            case Hint():
                explanation = await self._joined().hint(self.link.guest, message)
                self.link.send(Hinted(message.command, explanation))
            case _:
                await self._joined().obey(self.link.guest, message)
                self.link.send(Done(message.command))

    async def _join(self, message: Join) -> None:
        self._patience = None
        if not self._may_join():
            says = Says("server-too-many-joins", args={"count": JOINS, "seconds": int(JOINS_SECONDS)})
            self.link.send(Refused("", says))
            self.link.hang_up(FLOODING)
            return
        table = await self._house.tables.find(message.table)
        if self.link.is_over:
            return
        if self._table is not table:
            self._leave()
        link = self.link
        link.deals, link.words, link.changes, link.shown = message.deals, message.words, message.changes, None
        table.join(self.link, message.match, message.since)
        self._table = table

    def _may_join(self) -> bool:
        """Whether being shown a table, which costs more than most answers, is not asked for too often."""
        house, address = self._house, self._address
        return house.joins.allows(self._key) and (
            house.connections.spares(address) or house.joins_nearby.allows(address)
        )

    def _joined(self) -> LiveTable:
        if self._table is None:
            raise Refusal("server-join-first", status=409)
        return self._table
