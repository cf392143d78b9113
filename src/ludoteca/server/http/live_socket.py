"""The socket at `/live/<table>`: one per open page. It joins that table, hears what happens there and sends commands.

The address names the table so that a balancer in front of several processes can send all its pages to one of them.
"""

import asyncio
import logging
from functools import partial
from typing import Any, cast

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.server import limits
from ludoteca.server.house.heartbeat import rhythm_for
from ludoteca.server.house.house import House
from ludoteca.server.http.connections import AT_ONCE
from ludoteca.server.http.cookies import token_in
from ludoteca.server.http.me import address_of
from ludoteca.server.limits import ACTIONS, ACTIONS_SECONDS, COMMAND_LENGTH, JOINS, JOINS_SECONDS
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import PROTOCOL, Commit, Done, Hint, Hinted, Join, Look, Refused, Reload, ToServer, Why
from ludoteca.server.protocol.closing import ELSEWHERE, FLOODING, LATER, LOCKED_OUT, NOTHING_ASKED
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.holding import LostTableError
from ludoteca.server.storage.tokens import hash_of
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.audience import Link, Socket

log = logging.getLogger(__name__)

decoder = msgspec.json.Decoder(ToServer)


@websocket(["/live", "/live/{table:str}"])
async def live(socket: Socket, house: NamedDependency[House], table: FromPath[str] = "") -> None:
    """Serve one page until it leaves, is too slow or floods us; one from before addresses named a table is told so."""
    token = token_in(socket.cookies, secure=socket.url.scheme == "wss")
    guest = None if token is None else await house.guests.holding(token)
    await socket.accept()
    at_once = cast(dict[str, Any], socket.scope["extensions"] or {}).get(AT_ONCE)
    link = Link(socket, guest, house.clock, "" if token is None else hash_of(token), at_once)
    delivery = asyncio.create_task(link.deliver(), name="delivery")
    conversation = Conversation(house, link, address_of(socket), table if _is_plain(socket, table) else "")
    try:
        with house.open_sockets.of(conversation):
            await conversation.listen(socket)
        await delivery
    except WebSocketDisconnect:
        pass
    finally:
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)


def _is_plain(socket: Socket, table: str) -> bool:
    """Whether an address is spelled as pages spell it: a balancer that hashes it leads another one elsewhere."""
    return socket.scope.get("raw_path") in (None, f"/live/{table}".encode())


class Conversation:
    """What one page says, message by message, in order."""

    def __init__(self, house: House, link: Link, address: str, place: str) -> None:
        self.link = link
        self._house = house
        self._place = place
        """The table that the socket's address names."""
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
                count = self._house.rates.actions.count(self._key)
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
            self._table.pages.leave(self.link)
            self._table = None

    async def _hear(self, text: str, *, too_fast: bool) -> None:
        """Answer one message."""
        command = ""
        try:
            message = decoder.decode(text)
            command = "" if isinstance(message, Join) else message.command
            if too_fast:
                raise Refusal("server-too-fast", status=429, count=ACTIONS, seconds=int(ACTIONS_SECONDS))
            await self._must_be_known()
            await self._answer(message)
        except LostTableError as lost:  # not refused: the page says it again to whoever has the table now
            self.link.hang_up(ELSEWHERE)
            await self._house.tables.lose(lost.table)
        except (msgspec.MsgspecError, RecursionError):
            self.link.send(Refused(command, Says("server-malformed")))
        except LudotecaError as refusal:
            self.link.send(Refused(command[:COMMAND_LENGTH], refusal.says))
            if isinstance(refusal, NotStoredError) and self._table is None:
                self.link.hang_up(LATER)  # a page that could not be shown its table asks again

    async def _must_be_known(self) -> None:
        """Where other processes could not be heard of late, ask whether this page may still speak for its guest."""
        guests, guest = self._house.guests, self.link.guest
        if guest is None or guests.is_current or await guests.still_holds(guest, self.link.token_hash):
            return
        self.end(LOCKED_OUT, Says("server-locked-out"))
        raise Refusal("server-locked-out", status=401)

    async def _answer(self, message: ToServer) -> None:
        match message:
            case Join() if message.protocol != PROTOCOL or not self._place:
                self.link.send(Reload(PROTOCOL))
            case Join() if message.table != self._place:
                raise Refusal("server-other-table", status=409)
            case Join():
                await self._join(message)
            case Look():
                self._joined().pages.look(self.link, message)
                self.link.send(Done(message.command))
            case Commit():
                await self._joined().commit(self.link, message)
                self.link.send(Done(message.command))
            case Why():
                self.link.send(self._joined().pages.why(self.link.guest, message))
            case Hint():
                explanation = await self._joined().pages.hint(self.link.guest, message)
                self.link.send(Hinted(message.command, explanation))
            case _:
                done = partial(self.link.send, Done(message.command))
                await self._joined().obey(self.link.guest, message, done)

    async def _join(self, message: Join) -> None:
        self._patience = None
        if not self._may_join():
            says = Says("server-too-many-joins", args={"count": JOINS, "seconds": int(JOINS_SECONDS)})
            self.link.send(Refused("", says))
            self.link.hang_up(FLOODING)
            return
        table = await self._house.tables.find_for(self.link.player, message.table)
        if self.link.is_over:
            return
        if self._table is not table:
            self._leave()
        link = self.link
        link.deals, link.words, link.changes, link.shown = message.deals, message.words, message.changes, None
        is_shared = self._house.storage.is_shared
        link.rhythm = rhythm_for(beats=message.beats, reads_it=message.rhythm, is_shared=is_shared)
        table.pages.join(self.link, message.match, message.since)
        self._table = table

    def _may_join(self) -> bool:
        """Whether being shown a table, which costs more than most answers, is not asked for too often."""
        house, address = self._house, self._address
        return house.rates.joins.allows(self._key) and (
            house.connections.spares(address) or house.rates.joins_nearby.allows(address)
        )

    def _joined(self) -> LiveTable:
        if self._table is None:
            raise Refusal("server-join-first", status=409)
        return self._table
