"""Slow, flooding and faraway visitors, and that every refusal has its sentence in every language."""

import asyncio
import re
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from fluent.syntax import ast, parse
from litestar.types import Scope

import ludoteca
from ludoteca.server import limits
from ludoteca.server.clock import Clock
from ludoteca.server.doors import Doors
from ludoteca.server.house import House
from ludoteca.server.limits import GUESTS, UNSENT_BYTES, Rate
from ludoteca.server.link import TOO_SLOW, Link, Socket
from ludoteca.server.protocol import Done
from ludoteca.server.refusal import Refusal
from tests.server.running import running
from tests.server.visitor import Visitor

SOURCE = Path(ludoteca.__file__).parent


class Reader:
    """A socket whose reader takes so many messages and then none."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.sent: list[bytes] = []
        self.closed: int | None = None

    async def send_data(self, data: bytes, mode: str) -> None:
        """Send, or wait for ever."""
        if len(self.sent) == self.takes:
            await asyncio.sleep(3600)
        self.sent.append(data)

    async def close(self, code: int) -> None:
        """Hang up."""
        self.closed = code


def delivered(reader: Reader, *messages: bytes, last_word: int | None = None) -> int | None:
    """The code the socket was closed with after these messages."""

    async def deliver() -> None:
        link = Link(cast(Socket, reader), None, Clock(200))
        for message in messages:
            link.send(message)
        if last_word is not None:
            link.hang_up(last_word)
        await link.deliver()

    asyncio.run(deliver())
    return reader.closed


def test_a_reader_who_leaves_too_much_unread_is_let_go() -> None:
    assert delivered(Reader(0), *[bytes(UNSENT_BYTES // 4)] * 5) == TOO_SLOW


def test_a_reader_who_takes_nothing_for_ten_seconds_is_let_go() -> None:
    assert delivered(Reader(1), b"one", b"two") == TOO_SLOW


def test_hanging_up_delivers_what_was_said_before() -> None:
    reader = Reader(9)
    assert delivered(reader, b"one", b"two", last_word=1008) == 1008
    assert reader.sent == [b"one", b"two"]


def test_structs_go_out_as_json() -> None:
    reader = Reader(9)
    assert delivered(reader, msgspec.json.encode(Done("x")), last_word=1000) == 1000
    assert reader.sent == [b'{"type":"done","command":"x"}']


def test_a_window_slides() -> None:
    async def window() -> list[bool]:
        clock = Clock(100)
        rate = Rate(clock, 3, 10.0)
        first = [rate.allows("a") for _ in range(4)]
        assert rate.allows("b")
        await clock.sleep(11)
        return [*first, rate.allows("a")]

    assert asyncio.run(window()) == [True, True, True, False, True]


def test_old_keys_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    rate = Rate(clock, 3, 1.0)
    now = clock.steady()
    monkeypatch.setattr(clock, "steady", lambda: now)
    for number in range(10_000):
        rate.count(str(number))
    monkeypatch.setattr(clock, "steady", lambda: now + 5)
    rate.count("new")
    assert list(rate._seen) == ["new"]


def test_a_flood_of_newcomers_waits_outside(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        resident = Visitor(house.address, "Marta")
        for _ in range(GUESTS - 1):
            Visitor(house.address).http.get("/api/me").raise_for_status()
        assert Visitor(house.address).problem("GET", "/api/me") == (429, "server-too-many-guests")
        assert resident.http.get("/api/me").json()["name"] == "Marta"


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        visitor = Visitor(house.address, "Marta")
        for _ in range(limits.TABLES):
            visitor.open_table()
        wish = {"game": "kariba", "seats": 2}
        assert visitor.problem("POST", "/api/tables", json=wish) == (429, "server-too-many-tables")


@pytest.mark.parametrize(
    ("scheme", "client", "said"),
    [
        ("http", "8.8.8.8", "server-https-only"),
        ("ws", "8.8.8.8", "server-https-only"),
        ("https", "8.8.8.8", None),
        ("http", "192.168.1.9", None),
    ],
)
def test_from_far_away_only_over_https(scheme: str, client: str, said: str | None) -> None:
    kind = "websocket" if scheme == "ws" else "http"
    scope: dict[str, Any] = {
        "type": kind,
        "scheme": scheme,
        "method": "GET",
        "client": (client, 5000),
        "headers": [(b"host", b"casa.example")],
    }
    refusal = Doors(8017, ("casa.example",)).refusal(cast(Scope, scope))
    assert (refusal.says.id if refusal else None) == said


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with running(tmp_path), pytest.raises(Refusal) as refused:
        House.build(tmp_path, port=1)
    assert refused.value.says.id == "serving-data-in-use"
    with running(tmp_path):
        pass


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_has_its_sentence(language: str) -> None:
    said = {
        found
        for file in (SOURCE / "server").rglob("*.py")
        for found in re.findall(r'"(serv(?:er|ing)-[a-z-]+)"', file.read_text("utf-8"))
    }
    files = [SOURCE / "texts" / language / name for name in ("server.ftl", "serving.ftl")]
    entries = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    written = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert said == written
