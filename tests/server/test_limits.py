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
from ludoteca.server.house.connection_limits import neighbourhood, sparing
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.http.security import AllowedHosts
from ludoteca.server.limits import GUESTS, UNSENT_BYTES, Rate
from ludoteca.server.protocol import Done
from ludoteca.server.protocol.closing import TOO_SLOW
from ludoteca.server.refusal import Refusal
from ludoteca.server.table.audience import Link, Socket
from tests.server.room import HandClock
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
        link = Link(cast(Socket, reader), None, HouseClock(200))
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
        clock = HouseClock(100)
        rate = Rate(clock, 3, 10.0)
        first = [rate.allows("a") for _ in range(4)]
        assert rate.allows("b")
        await clock.sleep(11)
        return [*first, rate.allows("a")]

    assert asyncio.run(window()) == [True, True, True, False, True]


def test_old_keys_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HouseClock()
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


def test_nobody_opens_tables_all_day(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        visitor = Visitor(house.address, "Marta")
        house.house.rates.openings_a_day = Rate(house.house.clock, 2, limits.DAY)
        tables = [visitor.open_table(command=word) for word in ("one", "two")]
        wish = {"game": "kariba", "seats": 2}
        assert visitor.problem("POST", "/api/tables", json=wish) == (429, "server-too-many-tables-today")
        assert {line["id"] for line in visitor.http.get("/api/tables").json()} == set(tables)


def test_nor_does_one_address_with_ever_new_guests(tmp_path: Path) -> None:
    """Told by a proxy that the operator has named; of a proxy that nobody has named nothing is believed."""
    wish = {"game": "kariba", "seats": 2}
    for proxies, last in ((("127.0.0.1",), "server-too-many-tables-here"), ((), None)):
        with running(tmp_path / str(last), "casa.example", proxies=proxies) as house:
            house.house.rates.openings_nearby = Rate(house.house.clock, 3, limits.DAY)
            house.house.rates.arrivals_a_day = Rate(house.house.clock, 4, limits.DAY)
            said = []
            for address in ("7", "7", "8", "7", "7"):
                visitor = Visitor(house.address, host="casa.example")
                visitor.http.headers["X-Forwarded-For"] = f"203.0.113.{address}"
                visitor.http.headers["X-Forwarded-Proto"] = "https"
                visitor.http.get("/api/me").raise_for_status()
                cookie = {"Cookie": visitor.cookie}
                answer = visitor.http.post("/api/tables", json=wish, headers=cookie)
                said.append(answer.json().get("says", {}).get("id"))
            assert said == [None, None, None, None, last]
            visitor = Visitor(house.address, host="casa.example")
            visitor.http.headers.update({"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"})
            newcomer = visitor.http.get("/api/me").json().get("says", {}).get("id")
            assert newcomer == (last and "server-too-many-guests-today")


def test_a_flooded_list_keeps_ones_own_tables(tmp_path: Path) -> None:
    """Own tables come first, and no host fills the list."""
    with running(tmp_path) as house:
        marta, leo, flood = (Visitor(house.address, name) for name in ("Marta", "Leo", "Flood"))
        own, other = marta.open_table(), leo.open_table(3)
        house.house.rates.openings = Rate(house.house.clock, 1000, 1.0)
        for _ in range(limits.LISTED_TABLES + 5):
            flood.open_table()
        seen = [line["id"] for line in marta.http.get("/api/tables").json()]
        assert seen[0] == own
        assert seen[-1] == other
        assert len(seen) == 2 + limits.LISTED_OF_ONE_HOST
        assert len(flood.http.get("/api/tables").json()) == limits.LISTED_TABLES + 2


def test_the_public_chain_is_counted_by_address(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.house.rates.chains = Rate(house.house.clock, 2, 1e6)
        visitor = Visitor(house.address, "Marta")
        answers = [visitor.http.get("/api/chain") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["says"]["id"] == "server-too-many-chains"
        assert visitor.http.get("/api/games").status_code == 200


def test_replays_and_files_are_counted_by_address(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.house.rates.replays = Rate(house.house.clock, 4, 1e6)
        guest, nobody = Visitor(house.address, "Marta"), Visitor(house.address)
        for path in ("/api/matches/none/replay", "/api/matches/none/file"):
            assert nobody.problem("GET", path) == (404, "server-no-such-match")
            assert guest.problem("GET", path) == (404, "server-no-such-match")
        refused = (429, "server-too-many-replays")
        assert nobody.problem("GET", "/api/matches/none/replay") == refused
        assert guest.problem("GET", "/api/matches/none/file") == refused
        assert guest.problem("POST", "/api/files", content=b"{}") == refused
        house.house.rates.asked = Rate(house.house.clock, 1, 1e6)
        assert nobody.problem("GET", "/api/matches/none/hindsight") == (404, "server-no-such-match")
        assert nobody.problem("GET", "/api/matches/none/hindsight") == refused


def test_whoever_was_refused_need_not_wait_longer_for_asking_again() -> None:
    clock = HandClock()
    rate = Rate(clock, 1, 10.0)
    answers = []
    for clock.time in (0.0, 3.0, 6.0, 9.0, 12.0):
        answers.append(rate.allows("a"))
    assert answers == [True, False, False, False, True]


def test_many_keys_are_looked_through_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of addresses does not make every request look at all of them."""
    monkeypatch.setattr(limits, "CROWDED", 100)
    rate = Rate(HouseClock(), 3, 1e6)
    looked: list[int] = []
    forget = rate._forget

    def noted(now: float) -> None:
        looked.append(len(rate._seen))
        forget(now)

    monkeypatch.setattr(rate, "_forget", noted)
    for number in range(5000):
        rate.allows(str(number))
    assert len(looked) <= 8


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("unix", "unix"),
        (None, ""),
    ],
)
def test_a_customer_of_ipv6_counts_once(address: str | None, key: str) -> None:
    assert neighbourhood(address) == key


@pytest.mark.parametrize(
    ("address", "spared"),
    [("127.0.0.1", True), ("::1", True), ("", True), ("10.0.0.9", True), ("10.0.1.9", False), ("2001:db8::/64", False)],
)
def test_this_machine_and_named_proxies_are_not_counted(address: str, spared: bool) -> None:
    assert sparing(("10.0.0.0/24", "192.0.2.1"))(address) is spared


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
    refusal = AllowedHosts(8017, ("casa.example",)).refusal(cast(Scope, scope))
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
