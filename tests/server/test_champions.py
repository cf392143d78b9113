"""Champions, bots that search with a network: who plays until they can, and how many tables may have them."""

import asyncio
import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from ludoteca.engine import switch
from ludoteca.games import GAMES
from ludoteca.games.kariba import GAME as KARIBA
from ludoteca.server.protocol import Arrange, Refused
from ludoteca.server.workers import bot_worker
from ludoteca.server.workers.champions import TABLES_A_WORKER, Champions
from ludoteca.server.workers.warm_up import WarmUp
from tests.bots.networks import kept, taught
from tests.server.room import Room
from tests.server.running import Running, until
from tests.server.test_deciders import deciders
from tests.server.test_operation import loop_of
from tests.server.visitor import Visitor, command


@pytest.fixture(autouse=True)
def _diamond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Kariba has a diamond here that knows nothing; nothing is compiled for it."""
    monkeypatch.setitem(GAMES, "kariba", taught(KARIBA, kept(KARIBA, tmp_path)))
    monkeypatch.setattr(WarmUp, "want_network", lambda _self, _game: None)
    yield
    switch.INTERPRETED.clear()


def test_a_table_has_its_place_as_long_as_it_needs_it() -> None:
    champions, gone = Champions(workers=1), set[str]()

    def admit(table: str) -> bool:
        return champions.admit(table, "marta", lambda asker: asker == "marta" and table not in gone)

    assert champions.most == TABLES_A_WORKER == 2
    assert [admit(table) for table in ("one", "two", "one", "three")] == [True, True, True, False]
    gone.add("one")
    assert [admit(table) for table in ("three", "two", "one")] == [True, True, False]
    assert Champions(workers=3).most == 6


@pytest.mark.parametrize(
    ("is_cold", "is_native", "plays"),
    [(True, False, "thumb"), (False, False, "gold"), (False, True, "diamond")],
)
def test_until_it_can_ask_its_network_the_best_that_is_ready_plays(
    is_cold: bool, is_native: bool, plays: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "is_cold", lambda _: is_cold)
    monkeypatch.setattr(bot_worker, "asks_network", lambda _: is_native)
    assert bot_worker.player_for("kariba", "diamond") == plays
    assert bot_worker.player_for("kariba", "tin") == "tin"
    assert bot_worker.player_for("kariba", "search:1k") == ("thumb" if is_cold else "search:1k")


def test_the_interpreter_asks_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.engine.kernel.JIT", False)
    assert bot_worker.player_for("kariba", "diamond") == "gold"


def test_where_a_level_is_gone_the_strongest_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kariba", taught(KARIBA, Path("nowhere.net")))
    assert bot_worker.player_for("kariba", "diamond") == "gold"


def test_a_champion_without_a_place_is_played_by_the_best_of_the_others_and_all_are_told() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        room = Room("pb" if mover else "bp", match, {mover: list(match.legal(mover)[0].steps)}, level="diamond")
        room.table._services.pool.champions = Champions(workers=0)
        await room.clock.pass_time(1.0)
        assert deciders(room) == ["gold for diamond"]
        assert told(room, mover) == ["", "gold"]
        room.table._services.pool.champions = Champions(workers=1)
        room.table.wake()
        assert told(room, mover) == ["", "gold", ""]
        await room.leave()

    asyncio.run(scene())


def told(room: Room, seat: int) -> list[str]:
    """Who was said to play in place of the bot on a chair, each time that it was another one."""
    drawn = [json.loads(message) for message in room.pages[1 - seat].heard]
    plays = [each["sitters"][seat].get("plays", "") for each in drawn if each["type"] == "table"]
    return [each for each, _ in groupby(plays)]


def test_a_champion_with_a_place_plays_itself() -> None:
    async def scene() -> None:
        match = KARIBA.start(seats=2, seed=7)
        (mover,) = match.pending
        room = Room("pb" if mover else "bp", match, {mover: list(match.legal(mover)[0].steps)}, level="diamond")
        await room.clock.pass_time(1.0)
        assert deciders(room) == ["diamond"]
        assert told(room, mover) == [""]
        await room.leave()

    asyncio.run(scene())


def test_too_many_tables_with_champions_are_refused_until_one_is_free(house: Running) -> None:
    house.house.bots.champions = Champions(workers=1)
    marta, nina, leo = (Visitor(house.address, name) for name in ("Marta", "Nina", "Leo"))
    wish = {"game": "kariba", "seats": 2, "bots": ["diamond"]}
    with marta.at(marta.open_table(2, bots=["diamond"])) as one, nina.at(nina.open_table(2, bots=["diamond"])):
        assert leo.problem("POST", "/api/tables", json=wish) == (409, "server-champions-busy")
        with leo.at(leo.open_table(2)) as other:
            refused = other.ask(Arrange(command(), 1, "bot", "diamond"))
            assert isinstance(refused, Refused)
            assert refused.says.id == "server-champions-busy"
            assert not isinstance(other.ask(Arrange(command(), 1, "bot", "gold")), Refused)
            assert not isinstance(one.ask(Arrange(command(), 1, "bot", "gold")), Refused)
            assert not isinstance(other.ask(Arrange(command(), 1, "bot", "diamond")), Refused)
            assert marta.problem("POST", "/api/tables", json=wish) == (409, "server-champions-busy")


def test_whoever_leaves_a_table_need_not_wait_for_the_own_place(house: Running) -> None:
    house.house.bots.champions = Champions(workers=1)
    marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
    with marta.at(marta.open_table(2, bots=["diamond"])):
        table = leo.open_table(2, bots=["diamond"])
        with leo.at(table):
            pass
        live = asyncio.run_coroutine_threadsafe(house.house.tables.find(table), loop_of(house)).result(10)
        until(lambda: not any(True for _ in live.audience))
        leo.open_table(2, bots=["diamond"])


def test_the_house_offers_it(house: Running) -> None:
    games = {game["name"]: game for game in Visitor(house.address, "Marta").http.get("/api/games").json()}
    assert games["kariba"]["levels"][-1] == "diamond"
