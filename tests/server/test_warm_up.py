"""The house goes over from the interpreter to native code: in which order, and that nobody at a table notices."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.engine import switch
from ludoteca.engine.kernel import JIT
from ludoteca.games import GAMES
from ludoteca.games.exploding_kittens.box import DO_LET, DO_SKIP
from ludoteca.games.kariba import GAME as KARIBA
from ludoteca.server.storage.stored import Chair, Terms
from ludoteca.server.workers.compilers import TRIES, Compilers, Order
from ludoteca.server.workers.warm_up import WarmUp
from tests.bots.networks import kept, taught
from tests.games.exploding_kittens.table import table
from tests.server.room import Room

ECHO = "import sys\nfor line in sys.stdin:\n    print(line, end='', flush=True)"
OBEDIENT = (sys.executable, "-c", ECHO)
FRAGILE = (*OBEDIENT[:2], ECHO.replace("    print", "    if 'bossa t' in line: sys.exit(1)\n    print"))
"""Dies over Bossa's tables."""
ALL = [Order(name, part) for name in GAMES for part in ("tables", "search")]
HANDS = "a skip defuse / b nope defuse / c nope defuse"


@pytest.fixture(autouse=True)
def _none_interpreted_afterwards() -> Iterator[None]:
    yield
    switch.INTERPRETED.clear()


def compiled(warm_up: WarmUp, compilers: Compilers) -> list[Order]:
    """What is compiled, in the order in which it is."""
    found: list[Order] = []
    compilers.waiting = sorted(ALL)
    asyncio.run(compilers.work(warm_up._next, found.append))
    return found


def test_one_game_comes_whole_then_the_tables_of_the_others() -> None:
    compilers = Compilers(OBEDIENT, most=1)
    warm_up = WarmUp(compilers, cold=ALL)
    warm_up.want("bossa")
    warm_up.want("kitsune")
    order = compiled(warm_up, compilers)
    assert order[:2] == [Order("kitsune", "tables"), Order("kitsune", "search")]
    assert {each.part for each in order[2:6]} == {"tables"}
    assert [each.game for each in order[2:4]] == ["bossa", "kariba"]
    assert order[6] == Order("bossa", "search")
    assert sorted(order) == sorted(ALL)


def test_who_sits_down_meanwhile_comes_next() -> None:
    compilers = Compilers(OBEDIENT, most=1)
    warm_up = WarmUp(compilers, cold=ALL)
    found: list[Order] = []

    def done(order: Order) -> None:
        found.append(order)
        if len(found) == 2:
            warm_up.want("exploding-kittens")

    compilers.waiting = sorted(ALL)
    asyncio.run(compilers.work(warm_up._next, done))
    assert [each.game for each in found[:5]] == [
        "kariba",
        "kariba",
        "exploding-kittens",
        "exploding-kittens",
        "boss-kito",
    ]


def test_two_compilers_do_not_work_at_the_same_game_while_there_are_others() -> None:
    warm_up = WarmUp(Compilers(OBEDIENT), cold=ALL)
    waiting = [Order("kariba", "search"), Order("bossa", "search")]
    assert warm_up._next(waiting, [Order("kariba", "tables")]) == Order("bossa", "search")
    assert warm_up._next(waiting[:1], [Order("kariba", "tables")]) == Order("kariba", "search")
    assert warm_up._next([], []) is None


def test_networks_come_last_and_only_when_a_champion_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.workers.warm_up.JIT", True)
    monkeypatch.setattr("ludoteca.server.workers.warm_up.is_warm", lambda game, part: False)

    async def scene() -> None:
        warm_up = WarmUp(Compilers(OBEDIENT, most=1), cold=[Order("kariba", "search"), Order("bossa", "search")])
        loaded: list[Order] = []

        async def prepare(game: str, part: str) -> None:
            loaded.append(Order(game, part))

        async def until(count: int) -> None:
            async with asyncio.timeout(30):
                while len(loaded) < count:
                    await asyncio.sleep(0.01)

        warm_up.start(prepare, lambda game: None)
        warm_up.want("bossa")
        warm_up.want_network("bossa")
        assert not warm_up.asks_network("bossa")
        await until(3)
        assert loaded == [Order("bossa", "search"), Order("kariba", "search"), Order("bossa", "network")]
        await asyncio.sleep(0)
        assert warm_up.asks_network("bossa")
        assert not warm_up.asks_network("kariba")
        warm_up.want_network("bossa")  # asked for again it is there
        warm_up.want_network("kariba")  # and another one is compiled though all was done
        await until(4)
        assert loaded[3:] == [Order("kariba", "network")]
        assert (warm_up.seen().done, warm_up.is_warm) == (warm_up.seen().total, True)
        await warm_up.stop()

    asyncio.run(scene())


def test_a_champion_is_warming_until_its_network_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.workers.warm_up.JIT", True)
    monkeypatch.setattr("ludoteca.server.workers.warm_up.is_warm", lambda game, part: False)
    monkeypatch.setitem(GAMES, "kariba", taught(KARIBA, kept(KARIBA, tmp_path)))

    async def scene() -> None:
        warm_up = WarmUp(Compilers(OBEDIENT), cold=())
        room = Room("pbb", KARIBA.start(seats=3, seed=7), warm_up=warm_up)
        room.table.state.seating.chairs[1:] = [Chair("bot", None, "diamond"), Chair("bot", None, "gold")]
        room.table.wake()
        assert [sitter.warming for sitter in room.table.publisher.table_for("0").sitters] == [False, True, False]
        await warm_up._go_over(Order("kariba", "network"))
        assert [sitter.warming for sitter in room.table.publisher.table_for("0").sitters] == [False, False, False]
        await room.leave()

    asyncio.run(scene())


def test_a_compiler_that_dies_is_replaced_and_what_kills_it_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    compilers = Compilers(FRAGILE, most=1)
    found = compiled(WarmUp(compilers, cold=ALL), compilers)
    assert sorted(found) == sorted(set(ALL) - {Order("bossa", "tables")})
    assert caplog.text.count("a compiler died over tables of bossa") == TRIES - 1
    assert caplog.text.count("tables of bossa cannot be compiled") == 1


@pytest.mark.skipif(not JIT, reason="nothing goes over")
@pytest.mark.parametrize("moment", [None, 0, 1, 2])
def test_nobody_at_a_table_notices(moment: int | None) -> None:
    """An open Nope window and running clocks: whenever the game goes over, every byte and every moment stays."""

    async def evening(moment: int | None) -> tuple[list[list[bytes]], object]:
        orders = [Order("exploding-kittens", "tables")]
        warm_up = WarmUp(Compilers(OBEDIENT), cold=orders if moment is not None else ())
        assert warm_up.is_native("exploding-kittens") == (moment is None)
        room = Room("ppp", table(HANDS), terms=Terms(pace="blitz"))

        async def go_over(now: int) -> None:
            if now == moment:
                await warm_up._go_over(orders[0])
                assert GAMES["exploding-kittens"].state not in switch.INTERPRETED

        await room.clock.pass_time(2.0)
        await go_over(0)
        await room.play(0, [DO_SKIP])
        await room.clock.pass_time(3.0)
        await go_over(1)
        await room.play(1, [DO_LET])
        await room.clock.pass_time(4.5)
        await go_over(2)
        await room.clock.pass_time(7.0)
        heard = [page.heard for page in room.pages.values()]
        kept = (room.kept.moves, room.kept.clocks, room.kept.answers, room.match.states.tobytes())
        await room.leave()
        return heard, kept

    usual = asyncio.run(evening(None))
    assert len(usual[0][0]) > 5
    assert asyncio.run(evening(moment)) == usual


@pytest.mark.skipif(not JIT, reason="nothing goes over")
def test_seats_say_that_their_bots_warm_up_until_they_search() -> None:
    async def scene() -> None:
        orders = [Order("kariba", "search")]
        warm_up = WarmUp(Compilers(OBEDIENT), cold=orders)
        room = Room("pbb", KARIBA.start(seats=3, seed=7), warm_up=warm_up)
        room.table.state.seating.chairs[1:] = [Chair("bot", None, "gold"), Chair("bot", None, "tin")]
        assert [sitter.warming for sitter in room.table.publisher.table_for("0").sitters] == [False, True, False]
        assert (warm_up.seen().done, warm_up.seen().total) == (9, 10)
        told: list[str] = []

        async def prepare(*part: str) -> None:
            told.extend(part)

        warm_up._prepare, warm_up._then = prepare, told.append
        await warm_up._go_over(orders[0])
        assert told == ["kariba", "search", "kariba"]
        assert [sitter.warming for sitter in room.table.publisher.table_for("0").sitters] == [False, False, False]
        assert warm_up.is_warm
        assert set(warm_up.seen().games.values()) == {"warm"}
        await room.leave()

    asyncio.run(scene())
