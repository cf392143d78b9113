"""Pages that ask for changes: put together they are what a page is told that asks for everything."""

import asyncio
import random
from typing import Any, cast

import msgspec
import pytest

import ludoteca
from ludoteca.engine.stepgraph import DONE
from ludoteca.games import GAMES
from ludoteca.server.protocol import PROTOCOL, Done, Join, Look, Sit, Start
from ludoteca.server.table.audience import Link
from tests.server.room import Page, Room
from tests.server.visitor import Visitor, command


def drawing_page(seat: int | str) -> Page:
    """A page as the house's own: it draws the table and asks for changes."""
    page = Page(seat)
    page.words, page.changes = False, True
    return page


def folded(page: Page) -> tuple[dict[str, Any], int]:
    """The last update that a page can make of what it was sent, without sentences; and how many were sent whole."""
    whole, count = dict[str, Any](), 0
    for message in map(msgspec.json.decode, page.heard):
        match message["type"]:
            case "update":
                whole, count = message, count + 1
            case "change":
                defaults: dict[str, Any] = {
                    "answer": None,
                    "answered": [],
                    "closesIn": None,
                    "backs": 0,
                    "events": [],
                    "plain": [],
                }
                view = {**whole["view"], **message["view"]}
                whole = {**defaults, "graph": {"nodes": []}, **message, "view": view, "type": "update"}
    return whole, count


def some_steps(room: Room, seat: int, dice: random.Random) -> list[int]:
    """A move that a seat may make, by chance."""
    nodes, node, steps = room.match.graph(seat).nodes, 0, list[int]()
    while node != DONE:
        choice = dice.choice(nodes[node])
        steps.append(choice.step)
        node = choice.to
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_changes_put_together_are_the_update(game: str) -> None:
    """After every message of the first moves, for every seat and a spectator, who came late among them."""

    async def scene() -> None:
        seats = max(GAMES[game].seats)
        room = Room("p" * seats, ludoteca.game(game).start(seats, seed=5))
        whole: dict[int | None, Page] = {None: Page("nobody")}
        whole.update(room.pages.items())
        parts = {seat: drawing_page("nobody" if seat is None else seat) for seat in whole}
        for page in (whole[None], *parts.values()):
            room.table.pages.join(cast(Link, page), None, -1)
        dice = random.Random(game)
        for _ in range(24):
            if room.match.over:
                break
            await room.play(by := room.match.pending[0], some_steps(room, by, dice))
            for seat, page in parts.items():
                told, count = folded(page)
                assert told == folded(whole[seat])[0] | {"plain": []}, seat
                assert count == 1
        assert sum(map(len, parts[None].heard)) < sum(map(len, whole[None].heard)) / 2
        await room.leave()

    asyncio.run(scene())


def test_whoever_sits_down_or_hands_the_device_on_is_told_everything(marta: Visitor, leo: Visitor) -> None:
    """Changes are told against what this page was sent, not against what its seat was sent elsewhere."""
    found = marta.open_table(2, terms={"local": True}, people=["Bea"], start=True)
    with marta.at(found) as ours:
        ours.say(Join(found, PROTOCOL, words=False, changes=True))
        assert isinstance(ours.ask(Look(command(), 0)), Done)
        first = ours.updates[-1]
        assert isinstance(ours.ask(Look(command(), 1)), Done)
        assert (first.view.seat, ours.updates[-1].view.seat) == (0, 1)
        assert first.plain == []
    other = marta.open_table(2)
    with marta.at(other) as ours, leo.at(other) as theirs:
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        theirs.say(Join(other, PROTOCOL, words=False, changes=True))
        assert isinstance(ours.ask(Start(command())), Done)
        assert theirs.screen.view.seat == 1
        theirs.say(Join(other, PROTOCOL, changes=True))
        while not theirs.updates[-1].plain:
            theirs.hear()
