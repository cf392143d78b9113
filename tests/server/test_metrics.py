"""Numbers for Prometheus: off unless asked for, for this machine or with a token, and about nobody."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludoteca.server.http.app import routes
from ludoteca.server.protocol import Play, Start, Update
from tests.server.databases import BOTH, chosen
from tests.server.running import Running, running
from tests.server.visitor import Visitor, command, some_play

TOKEN = "a-word-that-nobody-guesses-42"
pytestmark = pytest.mark.one_database  # a house that outlives a test has its own way to choose
LAN = ("192.168.1.7", 5000)
NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
SAMPLE = re.compile(rf'({NAME})(?:\{{([a-z]+)="([^"\\\n]*)"\}})? ([0-9.e+-]+)')


@pytest.fixture(scope="module", params=BOTH)
def counted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that tells its numbers."""
    with chosen(request), running(tmp_path_factory.mktemp("counted"), metrics=True, metrics_token=TOKEN) as house:
        yield house


def numbers(text: str) -> dict[str, float]:
    """Every sample by its name and label; a line that is not in the format fails."""
    found, kinds = {}, {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            name, label, value, number = sample.groups()
            family = re.sub(r"_(bucket|sum|count)$", "", name)
            assert kinds.get(name) in ("gauge", "counter") or kinds.get(family) == "histogram", line
            found[f"{name} {value}" if label else name] = float(number)
    return found


def test_they_are_off_unless_asked_for(house: Running) -> None:
    assert Visitor(house.address).problem("GET", "/metrics") == (404, "server-not-found")


def test_what_happens_is_counted(counted: Running) -> None:
    marta = Visitor(counted.address, "Marta")
    before = numbers(marta.http.get("/metrics").text)
    table = marta.open_table(2, bots=["random"])
    with marta.at(table) as page:
        page.ask(Start(command()))
        while not page.updates or not page.screen.graph.nodes:
            page.until(Update)
        page.ask(some_play(page.screen))
        page.ask(Play(command(), 0, [999]))  # stale
        answer = marta.http.get("/metrics")
        after = numbers(answer.text)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert after["ludoteca_pages"] == 1
    assert after["ludoteca_tables playing"] >= 1
    assert after["ludoteca_action_seconds_count"] >= before["ludoteca_action_seconds_count"] + 2
    assert after["ludoteca_action_seconds_bucket +Inf"] == after["ludoteca_action_seconds_count"]
    assert after["ludoteca_commit_seconds_count"] > before["ludoteca_commit_seconds_count"]
    assert after["ludoteca_refusals_total server-stale-move"] == 1
    assert after["ludoteca_database_up"] == 1
    assert after["ludoteca_takeovers_total"] == after["ludoteca_tables_frozen"] == after["ludoteca_tables_offline"] == 0
    assert after["process_resident_memory_bytes"] > 10**6


def test_no_number_tells_of_a_table_a_person_or_a_rule(counted: Running) -> None:
    zenobia = Visitor(counted.address, "Zenobia")
    table = zenobia.open_table(2, start=True, bots=["random"])
    counted.house.refusals["kariba-refused-hold"] += 3
    text = zenobia.http.get("/metrics").text
    labels = set(re.findall(r"\{(\w+)=", text))
    assert labels == {"id", "le", "state"}
    assert numbers(text)["ludoteca_refusals_total rule"] >= 3
    for secret in ("Zenobia", table, "kariba", zenobia.http.cookies["ludoteca"]):
        assert secret not in text


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        (("127.0.0.1", 1), {}, 200),
        (("::1", 1), {}, 200),
        (("127.0.0.1", 1), {"x-forwarded-for": "203.0.113.9"}, 401),  # through a proxy on this machine
        (LAN, {}, 401),
        (LAN, {"authorization": "Bearer wrong"}, 401),
        (LAN, {"authorization": TOKEN}, 401),
        (LAN, {"authorization": f"Bearer {TOKEN}"}, 200),
    ],
)
def test_this_machine_and_whoever_has_the_token(
    counted: Running, client: tuple[str, int], headers: dict[str, str], status: int
) -> None:
    assert asked_from(counted, client, headers).status_code == status


def test_without_a_token_nobody_elsewhere_learns_that_there_are_numbers(counted: Running) -> None:
    counted.house.metrics_token = ""
    try:
        assert asked_from(counted, LAN, {"authorization": "Bearer "}).status_code == 404
    finally:
        counted.house.metrics_token = TOKEN


def asked_from(house: Running, client: tuple[str, int], headers: dict[str, str]) -> httpx.Response:
    async def scene() -> httpx.Response:
        app: Any = routes(house.house)
        transport = httpx.ASGITransport(app, client=client)
        async with httpx.AsyncClient(transport=transport, base_url="http://house", headers=headers) as web:
            return await web.get("/metrics")

    return asyncio.run(scene())
