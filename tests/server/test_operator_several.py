"""An operator at one process of several: what is done there holds for the whole house, and moves no table about."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludoteca.server.house import tables
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.http.metrics import lines
from ludoteca.server.limits import DAY, Rate
from ludoteca.server.protocol import Announced, Table, Update
from ludoteca.server.storage import Storage
from tests.server.databases import ask, database_of
from tests.server.operators import operator_of
from tests.server.running import Running, inside, until
from tests.server.visitor import Visitor, some_play

pytestmark = pytest.mark.one_database
OFFLINE = (4005, "server-table-offline")
DEAFEN = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen ludoteca'
"""
"""Break the line on which processes hear of each other."""


@pytest.fixture(autouse=True)
def patient(here: tuple[Running, Running]) -> None:
    """Many links are turned here."""
    for each in here:
        each.house.rates.operator_tries = Rate(each.house.clock, 10_000, 60.0)


def at(house: Running, visitor: Visitor) -> Visitor:
    """The same browser, led to another process."""
    moved = Visitor(house.address)
    moved.http.cookies = visitor.http.cookies
    return moved


def folder(house: Running) -> Path:
    return house.house.canary._folder.parent


def is_offline(house: Running, table: str) -> bool:
    return house.house.storage.offline.has(table)


def test_a_table_goes_offline_wherever_it_is_and_stays_there(here: tuple[Running, Running]) -> None:
    first, second = here
    boss, marta = operator_of(first), Visitor(second.address, "Marta")
    table = marta.open_table()
    with marta.at(table) as page:
        page.until(Table)
        found = boss.http.get(f"/api/house/tables/{table}").json()
        assert (found["process"], found["state"]) == (second.house.process.name, "waiting")
        report = boss.http.put(f"/api/house/tables/{table}/offline").json()
        assert table in [each["id"] for each in report["offline"]]
        assert page.until_closed() == OFFLINE
    assert not first.house.tables.holds(table)
    there = at(second, boss)
    assert there.problem("PUT", f"/api/house/tables/{table}/offline") == (409, "server-already-offline")
    assert at(second, marta).http.get("/api/tables").json() == []
    with at(first, marta).at(table) as page:
        assert page.until_closed() == OFFLINE
    there.http.delete(f"/api/house/tables/{table}/offline").raise_for_status()
    until(lambda: not is_offline(first, table))
    with at(first, marta).at(table) as page:
        assert page.until(Table).id == table
    assert boss.problem("DELETE", f"/api/house/tables/{table}/offline") == (409, "server-not-offline")


def test_a_table_that_nobody_has_is_brought_nowhere(here: tuple[Running, Running]) -> None:
    first, second = here
    boss, table = operator_of(first), Visitor(first.address, "Marta").open_table()
    assert boss.http.get(f"/api/house/tables/{table}").json()["process"] == ""
    for method in ("PUT", "DELETE"):
        boss.http.request(method, f"/api/house/tables/{table}/offline").raise_for_status()
    assert boss.problem("POST", f"/api/house/tables/{table}/reopening") == (409, "server-not-frozen")
    assert not first.house.tables.holds(table)
    assert not second.house.tables.holds(table)
    assert ask(folder(first), "select holder from tables where id = :table", table=table) == [(None,)]


def test_days_stand_still_in_the_memory_of_whoever_has_the_table(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = here
    monkeypatch.setattr(tables, "IDLE", DAY)
    hour = 3_600_000
    boss, marta = operator_of(first), Visitor(second.address, "Marta")
    table = marta.open_table(2, start=True, bots=["random"], terms={"pace": "2-days"}, options={"firstPlayer": 0})
    live = inside(second, second.house.tables.find(table))
    ((before, reminded),) = [(turn.due, turn.remind) for turn in live.state.turns]
    boss.http.put(f"/api/house/tables/{table}/offline").raise_for_status()
    until(lambda: live.state.offline)
    ask(folder(first), 'update offline set since = since - :hour where "table" = :table', hour=hour, table=table)
    boss.http.delete(f"/api/house/tables/{table}/offline").raise_for_status()
    until(lambda: not live.state.offline)
    stored = ask(folder(first), 'select due, remind from turns where "table" = :table', table=table)
    assert [(turn.due, turn.remind) for turn in live.state.turns] == stored
    assert before is not None
    assert reminded is not None
    assert stored[0][0] >= before + hour
    assert stored[0][1] - reminded == stored[0][0] - before


def test_of_two_operators_who_put_a_table_back_one_gives_the_time_back(here: tuple[Running, Running]) -> None:
    first, second = here
    boss, marta = operator_of(first), Visitor(first.address, "Marta")
    table = marta.open_table(2, start=True, bots=["random"], terms={"pace": "2-days"}, options={"firstPlayer": 0})
    due = 'select due from turns where "table" = :table'
    ((before,),) = ask(folder(first), due, table=table)
    boss.http.put(f"/api/house/tables/{table}/offline").raise_for_status()
    until(lambda: is_offline(second, table))
    ask(folder(first), 'update offline set since = since - 3600000 where "table" = :table', table=table)

    path = f"/api/house/tables/{table}/offline"
    with ThreadPoolExecutor() as pool:
        answers = pool.map(lambda each: each.http.delete(path).status_code, (boss, at(second, boss)))
    assert sorted(answers) == [200, 409]
    ((after,),) = ask(folder(first), due, table=table)
    assert before + 3_600_000 <= after < before + 7_200_000


def test_what_was_missed_while_the_line_was_broken_is_read_again(here: tuple[Running, Running]) -> None:
    first, second = here
    marta = Visitor(second.address, "Marta")
    table = marta.open_table()
    with marta.at(table) as page:
        page.until(Table)
        ask(folder(first), "insert into offline values (:table, 0)", table=table)  # said by nobody
        ask(folder(first), "insert into announced values (1, :at)", at=first.house.clock.now() + 600_000)
        ask(folder(first), DEAFEN)
        assert page.until_closed() == OFFLINE
    until(lambda: all(is_offline(each, table) for each in here))
    until(lambda: all(each.house.restart.announced().within is not None for each in here))
    operator_of(first).http.delete("/api/house/restart").raise_for_status()
    until(lambda: second.house.restart.at is None)


def test_a_restart_is_announced_to_the_pages_of_every_process(here: tuple[Running, Running]) -> None:
    first, second = here
    boss, marta = operator_of(first), Visitor(second.address, "Marta")
    table = marta.open_table()
    with marta.at(table) as page:
        page.until(Table)
        boss.http.put("/api/house/restart", json={"seconds": 900}).raise_for_status()
        within = page.until(Announced).within
        assert within is not None
        assert 0 < within <= 900_000
        report = at(second, boss).http.get("/api/house").json()
        assert 0 < report["restart"] - report["now"] <= 900_000
        assert asyncio.run(_told_at_its_start(first)) == second.house.restart.at
        at(second, boss).http.delete("/api/house/restart").raise_for_status()
        assert page.until(Announced).within is None
    until(lambda: first.house.restart.at is None)
    assert ask(folder(first), "select count(*) from announced") == [(0,)]


async def _told_at_its_start(house: Running) -> int | None:
    """What a process that starts now reads."""
    storage = Storage.open(database_of(folder(house)), HouseClock())
    storage.start()
    try:
        return await storage.announced.when()
    finally:
        await storage.close()


def test_a_link_opens_once_for_the_whole_house(here: tuple[Running, Running]) -> None:
    first, second = here
    link = first.house.operator_key.link()
    boss = Visitor(second.address)
    boss.http.post("/api/house/key", json={"link": link}).raise_for_status()
    assert at(first, boss).http.get("/api/house").status_code == 200
    for each in here:
        stranger = Visitor(each.address)
        assert stranger.problem("POST", "/api/house/key", json={"link": link}) == (403, "server-operator-link")
    assert all(link not in key for (key,) in ask(folder(first), "select key from tallies"))


def test_a_frozen_table_is_opened_again_by_whoever_has_it(here: tuple[Running, Running]) -> None:
    first, second = here
    boss, marta = operator_of(first), Visitor(second.address, "Marta")
    table = marta.open_table(2, start=True, bots=["random"], options={"firstPlayer": 0})
    with marta.at(table) as page:
        while not page.updates or not page.screen.graph.nodes:
            page.until(Update)
        stopped = second.house.tables.here(table)
        assert stopped is not None
        assert stopped.state.live_match is not None
        stopped.state.live_match.attempt_all = lambda *_: 1 / 0  # type: ignore[assignment,method-assign]  # the bug
        page.ask(some_play(page.screen))
        while not page.table.incident:
            page.until(Table)
        boss.http.post(f"/api/house/tables/{table}/reopening").raise_for_status()
        while page.table.incident:
            page.until(Table)
        assert not first.house.tables.holds(table)
    assert ask(folder(first), "select count(*) from errands") == [(0,)]


def test_the_report_names_the_database_and_the_other_process(here: tuple[Running, Running]) -> None:
    first, second = here
    report = operator_of(first).http.get("/api/house").json()
    assert report["name"] == first.house.process.name
    assert report["database"]["kind"] == "postgresql"
    ((size,),) = ask(folder(first), "select pg_database_size(current_database())")
    assert report["database"]["bytes"] == pytest.approx(size, rel=0.2)
    others = {each["name"]: each for each in report["others"]}
    assert first.house.process.name not in others
    assert others[second.house.process.name]["version"] == report["version"]
    assert 0 <= others[second.house.process.name]["silent"] < 60_000


def test_take_overs_are_counted_where_tables_are_taken(here: tuple[Running, Running]) -> None:
    first, second = here

    def counted(house: House) -> int:
        (line,) = [each for each in lines(house) if each.startswith("ludoteca_takeovers_total ")]
        return int(line.split()[1])

    table, before = Visitor(first.address, "Marta").open_table(), counted(second.house)
    inside(first, first.house.storage.holding.take([table]))
    assert counted(second.house) == before
    inside(second, second.house.storage.holding.take([table]))
    assert counted(second.house) == before + 1
