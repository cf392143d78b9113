"""Who may look behind the scenes, what is seen there, and what an operator does to tables."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.server.archive.signing import FILE, ServerKey
from ludoteca.server.house import tables
from ludoteca.server.house.operator_key import COOKIE_SECONDS, LINK_SECONDS, OperatorKey
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.http import operator
from ludoteca.server.http.app import routes
from ludoteca.server.limits import DAY, Rate
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import Announced, Clocks, Table, Update
from ludoteca.server.refusal import Refusal
from tests.server.databases import BOTH, ask, chosen
from tests.server.operators import operator_of, turned
from tests.server.room import HandClock
from tests.server.running import Running, inside, running
from tests.server.visitor import Socket, Visitor, some_play

pytestmark = pytest.mark.one_database  # a house that outlives a test has its own way to choose
LAN = ("192.168.1.7", 5000)


@pytest.fixture(scope="module", params=BOTH)
def staffed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house of its own, so that nobody else's tables are counted."""
    with chosen(request), running(tmp_path_factory.mktemp("staffed")) as house:
        house.house.rates.operator_tries = Rate(house.house.clock, 10_000, 60.0)  # many links are turned here
        yield house


@pytest.fixture
def boss(staffed: Running) -> Visitor:
    """An operator's browser."""
    return operator_of(staffed)


def asked() -> list[tuple[str, str]]:
    """Every question and verb behind the operator's cookie."""
    return [
        (method, path.replace("{table:str}", "nowhere-at-all"))
        for handler in operator.HANDLERS
        for path in handler.paths
        for method in sorted(handler.http_methods - {"HEAD"})
        if path != "/api/house/key"
    ]


def far_away(house: Running, scheme: str, client: tuple[str, int], headers: dict[str, str]) -> httpx.Response:
    """How somebody at another address is answered."""

    async def scene() -> httpx.Response:
        app: Any = routes(house.house)
        transport = httpx.ASGITransport(app, client=client)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://house", headers=headers) as web:
            return await web.get("/api/house")

    return asyncio.run(scene())


def in_the_house(house: Running, table: str) -> LiveTable:
    return next(each for each in house.house.tables.in_memory() if each.id == table)


# Who may


@pytest.mark.parametrize(("method", "path"), asked())
def test_nobody_but_an_operator_gets_in(staffed: Running, tmp_path: Path, method: str, path: str) -> None:
    host = Visitor(staffed.address, "Host")
    table = host.open_table()
    path = path.replace("nowhere-at-all", table)
    forged = Visitor(staffed.address)
    elsewhere = OperatorKey(ServerKey.of(tmp_path / FILE), HouseClock())
    forged.http.cookies.set("ludoteca-house", turned(elsewhere, elsewhere.link()))
    for person in (Visitor(staffed.address), Visitor(staffed.address, "Guest"), host, forged):
        assert person.problem(method, path, json={"seconds": 120}) == (401, "server-operator-only")
    assert not staffed.house.storage.offline.has(table)
    assert staffed.house.restart.announced().within is None


def test_a_link_opens_once(staffed: Running) -> None:
    link = staffed.house.operator_key.link()
    first, second = Visitor(staffed.address), Visitor(staffed.address)
    answer = first.http.post("/api/house/key", json={"link": link})
    assert answer.status_code == 200
    assert {"httponly", "samesite=strict"} <= set(answer.headers["set-cookie"].lower().split("; "))
    assert first.http.get("/api/house").status_code == 200
    assert second.problem("POST", "/api/house/key", json={"link": link}) == (403, "server-operator-link")
    assert second.problem("GET", "/api/house") == (401, "server-operator-only")
    first.http.delete("/api/house/key")
    assert first.problem("GET", "/api/house") == (401, "server-operator-only")


@pytest.mark.parametrize("link", ["", ".", "1.2.3", "9" * 15 + "." + "a" * 22 + "." + "0" * 64, "é" * 300])
def test_a_link_of_somebody_else_opens_nothing(staffed: Running, link: str) -> None:
    visitor = Visitor(staffed.address)
    assert visitor.problem("POST", "/api/house/key", json={"link": link}) == (403, "server-operator-link")


def test_forms_of_other_pages_turn_no_link(staffed: Running) -> None:
    link = staffed.house.operator_key.link()
    body = f'{{"link": "{link}"}}'
    visitor = Visitor(staffed.address)
    plain = {"content-type": "text/plain"}
    assert visitor.problem("POST", "/api/house/key", content=body, headers=plain) == (403, "server-foreign-page")
    elsewhere = {"content-type": "application/json", "origin": "https://elsewhere.example"}
    assert visitor.problem("POST", "/api/house/key", content=body, headers=elsewhere)[0] == 403
    assert visitor.http.post("/api/house/key", json={"link": link}).status_code == 200  # it was not used up


def test_links_and_cookies_grow_old(tmp_path: Path) -> None:
    clock = HandClock()
    clock.time = 1_000_000.0
    key = OperatorKey(ServerKey.of(tmp_path / FILE), clock)
    fresh, stale = key.link(), key.link()
    cookie = turned(key, fresh)
    assert key.knows(cookie)
    assert not key.knows(fresh)
    assert not key.knows(None)
    clock.time += LINK_SECONDS + 1
    with pytest.raises(Refusal, match="server-operator-link"):
        turned(key, stale)
    assert key.knows(cookie)
    clock.time += COOKIE_SECONDS
    assert not key.knows(cookie)


def test_a_restart_forgets_no_link_that_was_opened(tmp_path: Path) -> None:
    clock = HandClock()
    clock.time = 1_000_000.0
    key = OperatorKey(ServerKey.of(tmp_path / FILE), clock)
    link = key.link()
    cookie = turned(key, link)
    clock.time += 2
    again = OperatorKey(ServerKey.of(tmp_path / FILE), clock)
    with pytest.raises(Refusal, match="server-operator-link"):
        turned(again, link)
    assert again.knows(cookie)  # several processes with one key know each other's cookies


def test_who_guesses_is_asked_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, speed=1.0) as house:
        visitor = Visitor(house.address)
        answers = [visitor.problem("POST", "/api/house/key", json={"link": "x"})[1] for _ in range(11)]
        assert answers == [*["server-operator-link"] * 10, "server-too-many-codes"]


def test_over_a_network_only_https_is_answered(staffed: Running, boss: Visitor) -> None:
    cookie = boss.http.cookies["ludoteca-house"]
    plain, secure = {"cookie": f"ludoteca-house={cookie}"}, {"cookie": f"__Host-ludoteca-house={cookie}"}
    assert far_away(staffed, "http", LAN, plain).json()["says"]["id"] == "server-operator-private"
    assert far_away(staffed, "https", LAN, plain).status_code == 401
    assert far_away(staffed, "https", LAN, secure).status_code == 200
    here = ("127.0.0.1", 5000)
    assert far_away(staffed, "http", here, plain).status_code == 200
    assert far_away(staffed, "http", here, {**plain, "x-forwarded-for": "203.0.113.9"}).status_code == 403


# What is seen


def test_the_report_names_nobody_and_no_card(staffed: Running, boss: Visitor) -> None:
    zenobia = Visitor(staffed.address, "Zenobia")
    table = zenobia.open_table(start=True, bots=["random"])
    with zenobia.at(table) as page:
        page.until(Update)
        answer = boss.http.get("/api/house")
        looked = boss.http.get(f"/api/house/tables/{table}").text
    for said in (answer.text, looked):
        assert "Zenobia" not in said
        assert zenobia.http.cookies["ludoteca"] not in said
        assert "hand" not in said
    told = answer.json()
    assert told["name"].endswith(f":{staffed.port}")
    assert told["tables"] >= 1
    assert told["database"]["well"]
    assert {each["kind"] for each in told["timings"]} == {"action", "bot", "recall", "commit"}


def test_a_table_is_found_by_its_letters_too(staffed: Running, boss: Visitor) -> None:
    table = Visitor(staffed.address, "Marta").open_table(3)
    stored = inside(staffed, staffed.house.storage.reader.table(table))
    assert stored is not None
    code = stored.code
    found = boss.http.get(f"/api/house/tables/{code}").json()
    expected = {"id": table, "game": "kariba", "state": "waiting", "seats": 3, "pages": 0, "incident": ""}
    assert found == {**expected, "offline": False, "process": ""}
    assert boss.problem("GET", "/api/house/tables/zzzz") == (404, "server-no-such-code")
    assert boss.problem("GET", f"/api/house/tables/{'z' * 20}") == (404, "server-no-such-table")


# What is done


def until_a_clock_runs(page: Socket) -> None:
    while not any(seat.runs for seat in page.until(Clocks).seats):
        pass


def seen(page: Socket) -> Table:
    return page.until(Table)


def test_a_frozen_table_is_shown_with_its_incident_and_opened_again(staffed: Running, boss: Visitor) -> None:
    marta, leo = Visitor(staffed.address, "Marta"), Visitor(staffed.address, "Leo")
    table = marta.open_table(2, start=True, bots=["random"])
    assert boss.problem("POST", f"/api/house/tables/{table}/reopening") == (409, "server-not-frozen")
    with marta.at(table) as page, leo.at(table):
        while not page.updates or not page.screen.graph.nodes:
            page.until(Update)
        live = in_the_house(staffed, table).state.live_match
        assert live is not None
        live.attempt_all = lambda *_: 1 / 0  # type: ignore[assignment,method-assign]  # the bug
        page.ask(some_play(page.screen))
        while not page.table.incident:
            page.until(Table)
        frozen = [each for each in boss.http.get("/api/house").json()["frozen"] if each["id"] == table]
        assert [each["incident"] for each in frozen] == [page.table.incident]
        assert (frozen[0]["game"], frozen[0]["seats"], frozen[0]["pages"]) == ("kariba", 2, 2)
        boss.http.post(f"/api/house/tables/{table}/reopening").raise_for_status()
        while page.table.incident:
            page.until(Table)
    kinds = [each["kind"] for each in boss.http.get("/api/house").json()["diary"]]
    assert kinds[:2] == ["reopened", "frozen"]


def test_people_at_a_table_that_goes_offline_are_told_and_kept_out(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        boss, marta, leo = operator_of(house), Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        table = marta.open_table(2)
        with marta.at(table) as page, leo.at(table) as watching:
            seen(page)
            seen(watching)
            report = boss.http.put(f"/api/house/tables/{table}/offline").json()
            assert [each["id"] for each in report["offline"]] == [table]
            assert page.until_closed() == (4005, "server-table-offline")
            assert watching.until_closed() == (4005, "server-table-offline")
        again = (409, "server-already-offline")
        assert boss.problem("PUT", f"/api/house/tables/{table}/offline") == again
        assert leo.http.get("/api/tables").json() == []
    with running(tmp_path) as house:  # a restart does not put it back
        boss, marta.address = operator_of(house), house.address
        with marta.at(table) as page:
            assert page.until_closed() == (4005, "server-table-offline")
        report = boss.http.delete(f"/api/house/tables/{table}/offline").json()
        assert report["offline"] == []
        with marta.at(table) as page:
            assert seen(page).id == table
        assert boss.problem("DELETE", f"/api/house/tables/{table}/offline") == (409, "server-not-offline")


def test_bots_and_clocks_wait_at_a_table_that_is_offline(staffed: Running, boss: Visitor) -> None:
    marta = Visitor(staffed.address, "Marta")
    table = marta.open_table(2, start=True, bots=["random"], terms={"pace": "relaxed"})
    with marta.at(table) as page:
        until_a_clock_runs(page)
        live = in_the_house(staffed, table)
        boss.http.put(f"/api/house/tables/{table}/offline").raise_for_status()
        page.until_closed()
    assert live.state.is_paused
    assert not live.is_timed
    boss.http.delete(f"/api/house/tables/{table}/offline").raise_for_status()
    with marta.at(table) as page:
        until_a_clock_runs(page)


def test_days_for_a_move_stand_still_while_a_table_is_offline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "IDLE", DAY)  # it stays in memory
    hour = 3_600_000
    with running(tmp_path) as house:
        boss, marta, leo = operator_of(house), Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        table = marta.open_table(2, start=True, bots=["random"], terms={"pace": "2-days"})
        with marta.at(table) as page:
            while not page.updates or not page.screen.graph.nodes:
                page.until(Update)

        def moments() -> tuple[int, int]:
            ((due, remind),) = ask(tmp_path, "select due, remind from turns")
            return due, remind

        before, reminded = moments()
        boss.http.put(f"/api/house/tables/{table}/offline").raise_for_status()
        turns = house.house.storage.turns
        assert inside(house, turns.next_moment()) is None
        assert inside(house, turns.due(before + hour)) == []
        ask(tmp_path, "update offline set since = since - :hour", hour=hour)
        live = inside(house, house.house.tables.find(table))
        boss.http.delete(f"/api/house/tables/{table}/offline").raise_for_status()
        due, remind = moments()
        assert before + hour <= due < before + 2 * hour
        assert remind - reminded == due - before
        assert [(each.due, each.remind) for each in live.state.turns] == [(due, remind)]
        assert leo.http.get("/api/tables").status_code == 200


def test_everybody_at_a_table_hears_of_a_restart(staffed: Running, boss: Visitor) -> None:
    marta = Visitor(staffed.address, "Marta")
    table = marta.open_table(2)
    assert boss.problem("PUT", "/api/house/restart", json={"seconds": 5}) == (400, "server-restart-when")
    assert boss.problem("PUT", "/api/house/restart", json={"seconds": 10**6}) == (400, "server-restart-when")
    assert boss.problem("PUT", "/api/house/restart", content=b"soon") == (400, "server-malformed")
    with marta.at(table) as page, Visitor(staffed.address).at(table) as stranger:
        seen(page)
        seen(stranger)
        report = boss.http.put("/api/house/restart", json={"seconds": 900}).json()
        assert 0 < report["restart"] - report["now"] <= 900_000
        for each in (page, stranger):
            within = each.until(Announced).within
            assert within is not None
            assert 0 < within <= 900_000
        with marta.at(table) as late:  # whoever comes later is told too
            assert late.until(Announced).within is not None
        assert boss.http.delete("/api/house/restart").json()["restart"] is None
        assert page.until(Announced).within is None
    with marta.at(table) as late:
        assert isinstance(late.hear(), Table)
