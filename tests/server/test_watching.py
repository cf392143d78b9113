"""Who may watch, and what is seen: never a hand while the match goes on, everything after its end."""

import asyncio
from contextlib import ExitStack
from typing import Any, cast

import msgspec
import pytest

from ludoteca.games.exploding_kittens.box import DO_DRAW
from ludoteca.games.kariba import GAME as KARIBA
from ludoteca.server.protocol import PROTOCOL, Done, Hurry, Join, Leave, Look, Refused, Remove, Sit, Start, Table
from ludoteca.server.protocol.closing import TURNED_OUT
from ludoteca.server.refusal import Refusal
from ludoteca.server.table.audience import Link
from tests.games.exploding_kittens.table import table
from tests.server.room import Page, Room
from tests.server.running import Running
from tests.server.visitor import Visitor, command, play_out


def opened(stack: ExitStack, host: Visitor, guest: Visitor, watch: str) -> tuple[str, Any, Any]:
    """Two persons at a table that has been dealt, with this audience."""
    found = host.open_table(2, terms={"watch": watch})
    ours, theirs = stack.enter_context(host.at(found)), stack.enter_context(guest.at(found))
    assert isinstance(theirs.ask(Sit(command(), 1)), Done)
    assert isinstance(ours.ask(Start(command())), Done)
    return found, ours, theirs


@pytest.mark.parametrize("name", ["", "Nina"])
def test_nobody_watches_where_nobody_may(house: Running, marta: Visitor, leo: Visitor, name: str) -> None:
    with ExitStack() as stack:
        found, _, _ = opened(stack, marta, leo, "nobody")
        with Visitor(house.address, name).at(found) as socket:
            refused = socket.until(Refused)
            assert refused.says.id == "server-no-watching"
            assert (len(socket.updates), len(socket.tables)) == (0, 0)
        with leo.at(found) as again:
            assert again.screen.view.seat == 1


@pytest.mark.parametrize("name", ["", "Nina"])
def test_whoever_waited_without_a_seat_is_turned_out_at_the_deal(
    house: Running, marta: Visitor, leo: Visitor, name: str
) -> None:
    found = marta.open_table(2, terms={"watch": "nobody"})
    with marta.at(found) as ours, leo.at(found) as theirs, Visitor(house.address, name).at(found) as stranger:
        stranger.until(Table)
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        assert isinstance(ours.ask(Start(command())), Done)
        assert stranger.until_closed() == (TURNED_OUT, "server-no-watching")
        assert stranger.updates == []
        assert {table.state for table in stranger.tables} == {"waiting"}
        play_out(ours, theirs)
        with Visitor(house.address, name).at(found) as late:
            assert late.until(Refused).says.id == "server-no-watching"


def test_whoever_leaves_a_table_that_nobody_watches_is_turned_out(marta: Visitor, leo: Visitor) -> None:
    """On both screens; the one that asked hears first that it is done."""
    with ExitStack() as stack:
        found, ours, theirs = opened(stack, marta, leo, "nobody")
        second = stack.enter_context(leo.at(found))
        assert isinstance(second.screen.view.seat, int)
        assert theirs.ask(Leave("bye")) == Done("bye")
        assert theirs.until_closed() == (TURNED_OUT, "server-no-watching")
        assert second.until_closed() == (TURNED_OUT, "server-no-watching")
        play_out(ours)
        with leo.at(found) as again:
            assert again.until(Refused).says.id == "server-no-watching"
        assert all(each["id"] != found for each in leo.http.get("/api/tables").json())


@pytest.mark.parametrize("dealt", [False, True])
def test_whoever_is_removed_from_a_table_that_nobody_watches_is_out_at_once(
    marta: Visitor, leo: Visitor, dealt: bool
) -> None:
    found = marta.open_table(2, terms={"watch": "nobody"})
    with marta.at(found) as ours, leo.at(found) as theirs:
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        if dealt:
            assert isinstance(ours.ask(Start(command())), Done)
        assert isinstance(ours.ask(Remove(command(), 1)), Done)
        assert theirs.until_closed() == (TURNED_OUT, "server-removed")
        with leo.at(found) as again:
            assert again.until(Refused).says.id == "server-removed"


def test_a_hand_that_was_uncovered_at_one_table_shows_none_at_another(marta: Visitor, leo: Visitor) -> None:
    """Leo looks at a seat of his own device, then comes in where Marta's is handed round."""
    terms = {"local": True}
    his = leo.open_table(2, terms=terms, people=["Bea"], start=True)
    hers = marta.open_table(2, terms=terms, people=["Cia"])
    with leo.at(his) as spying, marta.at(hers) as ours:
        assert isinstance(spying.ask(Look(command(), 0)), Done)
        spying.say(Join(hers, PROTOCOL))
        assert spying.until(Refused).says.id == "server-other-table"
        seen = len(spying.updates)
        with leo.at(hers) as there:
            assert isinstance(ours.ask(Start(command())), Done)
            assert there.until_closed() == (TURNED_OUT, "server-no-watching")
            assert there.updates == []
        assert isinstance(spying.ask(Look(command(), None)), Done)
        assert len(spying.updates[seen:]) == 1  # its own hand, covered: nothing of hers


def test_whoever_leaves_a_device_that_is_handed_round_sees_no_hand_of_it(marta: Visitor) -> None:
    found = marta.open_table(2, terms={"local": True}, people=["Bea"], start=True)
    with marta.at(found) as socket:
        assert isinstance(socket.ask(Look(command(), 1)), Done)
        assert isinstance(socket.ask(Leave(command())), Done)
        seen = len(socket.updates)
        assert socket.until_closed() == (TURNED_OUT, "server-no-watching")
        assert socket.updates[seen:] == []


@pytest.mark.parametrize(("watch", "listed"), [("nobody", False), ("link", False), ("all", True)])
def test_only_tables_for_everybody_are_on_the_list_while_they_play(
    house: Running, marta: Visitor, leo: Visitor, watch: str, listed: bool
) -> None:
    with ExitStack() as stack:
        found, _, _ = opened(stack, marta, leo, watch)
        lines = Visitor(house.address).http.get("/api/tables").json()
        assert any(line["id"] == found for line in lines) == listed


def test_a_table_may_wait_without_being_on_the_list(house: Running, marta: Visitor) -> None:
    hidden, shown = marta.open_table(2, terms={"listed": False}), marta.open_table(2)
    seen = [line["id"] for line in Visitor(house.address).http.get("/api/tables").json()]
    assert shown in seen
    assert hidden not in seen
    assert hidden in [line["id"] for line in marta.http.get("/api/tables").json()]


def test_a_spectator_sees_no_hand_and_after_the_end_all_of_them(house: Running, marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        found, ours, theirs = opened(stack, marta, leo, "link")
        watcher = stack.enter_context(Visitor(house.address).at(found))
        assert watcher.screen.view.hands == [None, None]
        assert watcher.screen.graph.nodes == []
        assert watcher.table.code == ""
        play_out(ours, theirs)
        while watcher.screen.view.phase != "over":
            watcher.hear()
        assert all(hand is not None for hand in watcher.screen.view.hands)
        assert all(update.view.hands == [None, None] for update in watcher.updates[:-1])


def test_whoever_is_out_sees_what_spectators_see() -> None:
    """Seat 0 draws a kitten without a Defuse; until the end its pages and a stranger's show the same."""

    async def scene() -> None:
        match = table("a skip / b nope defuse / c nope defuse / pile ek skip see")
        room = Room("ppp", match)
        stranger = Page(9)
        room.table.pages.join(cast(Link, stranger), None, -1)
        await room.play(0, [DO_DRAW])
        assert room.table.state.out == [0]
        last = [msgspec.json.decode(page.heard[-2]) for page in (room.pages[0], stranger)]
        assert last[0]["type"] == "update"
        assert last[0]["view"] == last[1]["view"]
        assert last[0]["plain"] == last[1]["plain"]
        assert last[0]["view"]["hands"] == [None, None, None]
        shown = msgspec.json.decode(room.pages[1].heard[-1])
        assert [sitter.get("out", False) for sitter in shown["sitters"]] == [True, False, False]
        room.come_back(0)
        fresh = next(m for m in map(msgspec.json.decode, room.pages[0].heard) if m["type"] == "update")
        assert fresh["view"] == last[1]["view"]
        await room.leave()

    asyncio.run(scene())


def test_bots_hurry_for_whoever_is_out_and_for_nobody_else() -> None:
    """Once all people are out, bots need not pause; before that their pause keeps their thinking secret."""

    async def scene() -> None:
        room = Room(
            "pbb", table("a skip / b defuse / c defuse / pile ek skip see skip see"), {1: [DO_DRAW], 2: [DO_DRAW]}
        )
        with pytest.raises(Refusal, match="server-still-playing"):
            await room.ask(0, Hurry(command()))
        await room.play(0, [DO_DRAW])
        await room.clock.pass_time(1.0)
        assert len(room.kept.moves) == 2
        await room.ask(0, Hurry(command()))
        assert msgspec.json.decode(room.pages[0].heard[-1])["hurried"]
        await room.clock.pass_time(2.4)
        assert [at for at, _ in room.kept.moves][1:] == [750, 1500, 1750, 2000, 2250]
        await room.leave()

    asyncio.run(scene())


def test_a_match_that_is_over_shows_spectators_every_hand() -> None:
    match = KARIBA.start(seats=2, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    room = Room("pp", match)
    stranger = Page(9)
    room.table.pages.join(cast(Link, stranger), None, -1)
    assert msgspec.json.decode(stranger.heard[1])["view"]["hands"] == msgspec.to_builtins(match.open_view().hands)
