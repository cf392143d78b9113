"""Two processes of one house on one PostgreSQL: a table is at one of them, and what one does the other knows."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import DAY, Rate
from ludoteca.server.protocol import Done, Refused, Say, Sit, Start, Table
from ludoteca.server.protocol.closing import ELSEWHERE, LOCKED_OUT
from ludoteca.server.storage import Storage, bulletin, holding
from ludoteca.server.storage.errands import Errand
from ludoteca.server.storage.holding import LostTableError
from tests.server.databases import ask, database_of
from tests.server.running import Running, inside, until
from tests.server.test_keys import second_device
from tests.server.visitor import Visitor, command, some_play

pytestmark = pytest.mark.one_database


def at(house: Running, visitor: Visitor) -> Visitor:
    """The same browser, led to another process."""
    moved = Visitor(house.address)
    moved.http.cookies = visitor.http.cookies
    return moved


def holds(house: Running, table: str) -> bool:
    """Whether a table is in a process's memory."""
    return house.house.tables.holds(table)


def test_opening_a_table_takes_it_nowhere_and_looking_takes_it_there(here: tuple[Running, Running]) -> None:
    first, second = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table()
    assert not holds(first, table)
    assert marta.http.get(f"/api/tables/{table}/invitation").status_code == 200
    assert [line["id"] for line in at(second, marta).http.get("/api/tables").json()] == [table]
    assert not holds(first, table)
    assert not holds(second, table)
    with at(second, marta).at(table) as page:
        assert page.until(Table).id == table
        assert (holds(first, table), holds(second, table)) == (False, True)


def test_the_newest_holder_wins_and_the_old_one_sends_its_pages_there(here: tuple[Running, Running]) -> None:
    first, second = here
    marta, leo = Visitor(first.address, "Marta"), Visitor(second.address, "Leo")
    table = marta.open_table(2, options={"firstPlayer": 0})
    before = second.house.storage.holding.take_overs
    with marta.at(table) as page:
        page.until(Table)
        with leo.at(table) as other:
            assert isinstance(other.ask(Sit(command(), 1)), Done)
            assert page.until_closed()[0] == ELSEWHERE
            assert not holds(first, table)
            with at(second, marta).at(table) as again:
                assert isinstance(again.ask(Start(command())), Done)
                assert isinstance(again.ask(some_play(again.screen)), Done)
    assert second.house.storage.holding.take_overs == before + 1
    made = 'select sequence from moves join matches on matches.id = moves.match where matches."table" = :table'
    assert ask(_folder(first), made, table=table) == [(1,)]


def test_a_command_at_an_old_holder_is_not_refused_but_said_again_to_the_new_one(
    here: tuple[Running, Running],
) -> None:
    first, second = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
    with marta.at(table) as page:
        play = some_play(page.screen)
        inside(second, second.house.storage.holding.take([table]))  # the first has not heard of it yet, or has
        with suppress(ConnectionClosed):
            page.say(play)
        assert page.until_closed() == (ELSEWHERE, "")
    with at(second, marta).at(table) as again:
        assert again.screen.sequence == 0
        assert isinstance(again.ask(play), Done)


def test_whoever_looks_at_an_old_holder_sees_what_the_new_one_has_stored(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a process was stopped for a while: it knows nothing yet, and pages are led to it again."""
    first, second = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)

    async def deaf() -> set[str]:
        return set()

    with marta.at(table) as page:
        assert page.screen.sequence == 0
        monkeypatch.setattr(first.house.storage.holding, "lost", deaf)
        with at(second, marta).at(table) as other:
            assert isinstance(other.ask(some_play(other.screen)), Done)
            with marta.at(table) as again:
                assert again.screen.sequence >= 1


def test_a_number_that_was_raised_refuses_the_old_holder_and_nobody_else(here: tuple[Running, Running]) -> None:
    first, second = here
    nora = Visitor(first.address, "Nora")
    mine, theirs = nora.open_table(), nora.open_table()
    ((player,),) = ask(_folder(first), "select id from players where name = 'Nora'")
    old, new = first.house.storage, second.house.storage
    inside(first, old.holding.take([mine, theirs]))
    inside(second, new.holding.take([theirs]))

    async def both() -> list[BaseException | None]:
        writes = [old.note_command(table, player, command()) for table in (mine, theirs)]
        return await asyncio.gather(*writes, return_exceptions=True)

    done, lost = inside(first, both())
    assert done is None
    assert isinstance(lost, LostTableError)
    assert inside(first, old.holding.lost()) <= {theirs}


def test_a_new_name_is_seen_at_the_table_of_another_process(here: tuple[Running, Running]) -> None:
    first, second = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table()
    with at(second, marta).at(table) as page:
        page.until(Table)
        marta.http.put("/api/me", json={"name": "Martina", "doll": 4}).raise_for_status()
        while page.table.sitters[0].name != "Martina":
            page.hear()


def test_a_changed_lock_is_changed_everywhere(here: tuple[Running, Running]) -> None:
    first, second = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table()
    phone = at(second, second_device(marta))
    with phone.at(table) as page:
        marta.http.delete("/api/me/key").raise_for_status()
        assert page.until_closed() == (LOCKED_OUT, "server-locked-out")
    assert phone.http.post("/api/tables", json={"game": "kariba", "seats": 2}).status_code == 401


@pytest.mark.parametrize("unsure", ["the line is broken", "it was stopped"])
def test_a_process_that_may_have_missed_something_asks_the_database_who_somebody_is(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch, unsure: str
) -> None:
    """What waited for it meanwhile comes before it hears of anything."""
    first, second = here
    name = f"Olga, {unsure}"
    olga = Visitor(first.address, name)
    table = olga.open_table()
    phone = at(second, olga)
    with phone.at(table) as page:
        page.until(Table)
        if unsure == "it was stopped":
            monkeypatch.setattr(bulletin, "STALE", 0.0)
        else:
            monkeypatch.setattr(second.house.storage.bulletin, "is_heard", False)
        ask(_folder(first), "update players set token_hash = :name where name = :name", name=name)
        page.say(Say(command(), "still here"))
        assert page.until_closed() == (LOCKED_OUT, "server-locked-out")
    assert ask(_folder(first), 'select count(*) from lines where "table" = :table', table=table) == [(0,)]
    assert phone.http.get("/api/tables/turns").json() == {"count": 0}
    assert phone.http.post("/api/tables", json={"game": "kariba", "seats": 2}).status_code == 401


def test_a_note_that_could_not_be_acted_on_is_made_up_for_by_the_next(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = here
    vito, other = Visitor(first.address, "Vito"), Visitor(first.address, "Other")
    table, phone = vito.open_table(), at(second, second_device(vito))
    guests = second.house.guests
    with phone.at(table) as page:
        page.until(Table)
        with monkeypatch.context() as broken:
            broken.setattr(guests, "look_again", None)
            vito.http.delete("/api/me/key").raise_for_status()
            until(lambda: guests.is_behind)
        other.http.delete("/api/me/key").raise_for_status()
        assert page.until_closed() == (LOCKED_OUT, "server-locked-out")
        until(lambda: not guests.is_behind)


def test_being_forgotten_reaches_the_table_of_another_process(here: tuple[Running, Running]) -> None:
    first, second = here
    rosa, leo = Visitor(first.address, "Rosa"), Visitor(second.address, "Leo")
    table = leo.open_table(2, options={"firstPlayer": 0})
    with leo.at(table) as page, at(second, rosa).at(table) as seat:
        assert isinstance(seat.ask(Sit(command(), 1)), Done)
        assert isinstance(page.ask(Start(command())), Done)
        assert rosa.http.delete("/api/me").status_code == 200
        while page.table.sitters[1].kind != "bot":
            page.hear()
        assert holds(second, table)
    assert ask(_folder(first), "select count(*) from errands") == [(0,)]
    assert ask(_folder(first), "select count(*) from players where name = 'Rosa'") == [(0,)]


def test_a_table_that_is_asked_for_at_two_processes_is_one(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that heard no answer asks again, and is led elsewhere: neither process has seen the other's table yet."""
    vera = Visitor(here[0].address, "Vera")
    wish = {"game": "kariba", "seats": 2, "command": command()}
    both = threading.Barrier(2)
    for each in here:
        codes = each.house.tables.codes
        monkeypatch.setattr(codes, "fresh", partial(_together, both, codes.fresh))
    with ThreadPoolExecutor(2) as browsers:
        asked = [browsers.submit(at(each, vera).http.post, "/api/tables", json=wish) for each in here]
        answers = [each.result() for each in asked]
    assert [each.status_code for each in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert sum(line["yours"] for line in vera.http.get("/api/tables").json()) == 1


def test_a_table_is_not_taken_for_whoever_may_not_look_at_it(here: tuple[Running, Running]) -> None:
    first, second = here
    ines, stranger = Visitor(first.address, "Ines"), Visitor(second.address, "Tom")
    table = ines.open_table(2, bots=["random"], terms={"watch": "nobody"}, start=True)
    with ines.at(table) as page:
        page.until(Table)
        with stranger.at(table) as door:
            assert door.until(Refused).says.id == "server-no-watching"
        assert (holds(first, table), holds(second, table)) == (True, False)


def test_an_errand_at_a_table_that_nobody_holds_is_done_by_somebody(here: tuple[Running, Running]) -> None:
    first, _ = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table(2, bots=["random"], start=True)
    ask(_folder(first), 'update matches set turns_noted = false where "table" = :table', table=table)
    ask(_folder(first), 'delete from turns where "table" = :table', table=table)
    assert marta.http.get("/api/tables").json()[0]["id"] == table
    noted = 'select turns_noted from matches where "table" = :table'
    until(lambda: ask(_folder(first), noted, table=table) == [(True,)])
    until(lambda: ask(_folder(first), "select count(*) from errands") == [(0,)])


def test_newcomers_are_counted_for_the_whole_house(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = here
    ask(_folder(first), "delete from tallies")
    for each in here:
        monkeypatch.setattr(each.house.rates, "arrivals", Rate(each.house.clock, 2, DAY))
    statuses = [Visitor(each.address).http.get("/api/me").status_code for each in (first, second, first, second)]
    assert statuses == [200, 200, 429, 429]
    assert all("127.0.0.1" not in key for (key,) in ask(_folder(first), "select key from tallies"))


def test_a_table_where_time_runs_is_picked_up_from_a_holder_that_is_gone(
    here: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = here
    marta = Visitor(first.address, "Marta")
    table = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
    monkeypatch.setattr(holding, "SILENT_MS", 300)

    async def gone() -> None:
        storage = Storage.open(database_of(_folder(first)), HouseClock())
        storage.start()
        await storage.holding.take([table])
        await storage.set_timed(table, True)
        await storage.close()

    asyncio.run(gone())
    until(lambda: holds(first, table) or holds(second, table))


def test_a_duty_is_seen_to_by_one_at_a_time(here: tuple[Running, Running]) -> None:
    first, _ = here
    storages = [Storage.open(database_of(_folder(first)), HouseClock()) for _ in range(2)]

    async def alone() -> list[bool]:
        one, other = (each.duties for each in storages)
        async with one.alone("sweeping") as mine, other.alone("sweeping") as theirs, other.alone("cooking") as cooks:
            pass
        async with other.alone("sweeping") as later:
            found = [mine, theirs, cooks, later]
        for each in storages:
            each.start()
            await each.close()
        return found

    assert asyncio.run(alone()) == [True, False, True, True]


def _folder(house: Running) -> Path:
    return house.house.canary._folder.parent


@asynccontextmanager
async def _together(
    both: threading.Barrier, fresh: Callable[[], AbstractAsyncContextManager[str]]
) -> AsyncIterator[str]:
    async with fresh() as code:
        await asyncio.to_thread(both.wait, 30)
        yield code


def test_an_errand_left_twice_is_one(here: tuple[Running, Running]) -> None:
    first, second = here
    table = Visitor(first.address, "Marta").open_table()
    errands = [Errand(table, "wake"), Errand(table, "wake")]
    inside(second, second.house.storage.errands.leave(errands))
    until(lambda: ask(_folder(first), "select count(*) from errands") == [(0,)])
