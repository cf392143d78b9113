"""Bursts on sockets, over a real one where that matters: nobody waits for them, and coming back is no fresh start."""

import asyncio
import logging
import socket
import struct
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.sync.client import connect

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.http.live_socket import Conversation
from ludoteca.server.limits import ACTIONS, JOINS, JOINS_SECONDS, Rate
from ludoteca.server.protocol import PROTOCOL, Join, Table, Why
from ludoteca.server.protocol.closing import FLOODING
from ludoteca.server.table.audience import Link
from ludoteca.server.table.audience import Socket as Line
from tests.server.running import running
from tests.server.visitor import Socket, Visitor

UPGRADE = (
    "GET /live/any HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_whoever_comes_without_a_cookie_has_one_budget_however_often_they_come(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        marta, nobody = Visitor(house.address, "Marta"), Visitor(house.address)
        table = marta.open_table()
        for _ in range(2):
            with nobody.at(table) as page:
                for _ in range(JOINS // 2 - 1):
                    page.say(Join(table, PROTOCOL))
                for _ in range(JOINS // 2):
                    page.until(Table)
        with nobody.at(table) as page:
            assert page.until_closed() == (FLOODING, "server-too-many-joins")
        with marta.at(table) as page:
            assert page.until(Table).id == table
            for number in range(2 * ACTIONS):
                page.say(Why(f"w{number}", [], 0))
            page.say(Join(table, PROTOCOL))
            assert page.until_closed()[0] == FLOODING


def test_people_are_shown_tables_so_often_from_one_address(tmp_path: Path) -> None:
    """As a proxy tells it that the operator has named; this machine may stand for many and is not counted."""
    with running(tmp_path, proxies=("127.0.0.1",)) as house, ExitStack() as stack:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table()
        house.house.rates.joins_nearby = Rate(house.house.clock, 2, 1e6)

        def look(address: str) -> Socket:
            visitor = Visitor(house.address, "Leo")
            far = {"Cookie": visitor.cookie, "X-Forwarded-For": address}
            live = house.address.replace("http", "ws") + f"/live/{table}"
            page = Socket(stack.enter_context(connect(live, additional_headers=far, compression=None)))
            page.say(Join(table, PROTOCOL))
            return page

        for address in ("10.1.1.7", "10.1.1.7", "10.1.1.8"):
            assert look(address).until(Table).id == table
        assert look("10.1.1.7").until_closed() == (FLOODING, "server-too-many-joins")
        with ExitStack() as here:
            for _ in range(4):
                assert here.enter_context(marta.at(table)).until(Table).id == table


def test_between_two_messages_of_a_burst_everybody_else_has_a_turn() -> None:
    conversation, turns, seen = cast(Conversation, None), 0, list[int]()
    burst = [msgspec.json.encode(Why(f"w{number}", [], 0)).decode() for number in range(20)]

    class Burst:
        """Texts that are all there already."""

        async def receive_text(self) -> str:
            """The next one, at once."""
            if not burst:
                conversation.link.hang_up(1000)
                return ""
            return burst.pop(0)

    class Turns(Rate):
        """Notes how many turns others had had when each message was counted."""

        def count(self, key: str) -> int:
            """Count nothing."""
            seen.append(turns)
            return 0

    async def scene() -> None:
        nonlocal conversation, turns
        clock = HouseClock()
        link = Link(cast(Line, None), None, clock)
        house = SimpleNamespace(rates=SimpleNamespace(actions=Turns(clock, 1, 1.0)), guests=None)
        conversation = Conversation(cast(Any, house), link, "", "table")
        listening = asyncio.create_task(conversation.listen(cast(Line, Burst())))
        while not listening.done():
            await asyncio.sleep(0)
            turns += 1

    asyncio.run(scene())
    assert len(seen) == len(set(seen)) == 20


def test_nothing_is_worked_out_for_somebody_who_has_hung_up() -> None:
    class Gone:
        """A socket with nobody behind it."""

        async def send_data(self, data: bytes, mode: str) -> None:
            """What uvicorn says when it has learnt that."""
            raise ClientDisconnected

    async def scene() -> None:
        link = Link(cast(Line, Gone()), None, HouseClock())
        link.send(b"one")
        await link.deliver()
        assert link.is_over

    asyncio.run(scene())


def test_a_burst_from_somebody_who_hangs_up_at_once_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is written to a connection that has failed; asyncio would warn of every time it is."""
    caplog.set_level(logging.WARNING)
    with running(tmp_path) as house:
        table = Visitor(house.address, "Marta").open_table()
        house.house.rates.joins = Rate(house.house.clock, 1000, JOINS_SECONDS)
        text = msgspec.json.encode(Join(table, PROTOCOL))
        frame = bytes([0x81, 0x80 | 126]) + struct.pack(">H", len(text)) + bytes(4) + text
        frame = frame if len(text) > 125 else bytes([0x81, 0x80 | len(text)]) + bytes(4) + text
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", house.port), timeout=20) as line:
                line.sendall(UPGRADE.format(port=house.port).encode())
                assert line.recv(500).startswith(b"HTTP/1.1 101")
                line.sendall(frame * (ACTIONS - 1))
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        while house.house.sockets._all:
            time.sleep(0.01)
    assert [record.message for record in caplog.records if record.name == "asyncio"] == []
