"""Whoever comes to disturb is dropped, and the two who play notice nothing."""

import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludoteca.server.limits import ACTIONS, MESSAGE_BYTES
from ludoteca.server.protocol import PROTOCOL, Done, Join, Sit, Start
from tests.server.running import Running
from tests.server.visitor import Socket, Visitor, command, some_play

MOVES = 12
GARBAGE = ["", "{", "null", '{"type":"play"}', "[" * 2000, '{"type":"join","table":7}', '{"type":"say","command":""}']


def test_a_table_among_vandals(house: Running) -> None:
    marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
    table = marta.open_table(2, options={"games": 3})
    stop = threading.Event()
    vandals = [
        threading.Thread(target=vandal, args=(house.address, table, stop))
        for vandal in (floods, sends_garbage, sends_too_much, never_reads, never_joins)
    ]
    with ExitStack() as stack:
        ours, theirs = stack.enter_context(marta.at(table)), stack.enter_context(leo.at(table))
        assert isinstance(theirs.ask(Sit(command(), 1)), Done)
        assert isinstance(ours.ask(Start(command())), Done)
        for each in vandals:
            each.start()
        try:
            slowest = max(move(ours, theirs) for _ in range(MOVES))
        finally:
            stop.set()
            for each in vandals:
                each.join(30)
        assert slowest < 5.0
        said = {type(message).__name__ for page in (ours, theirs) for message in (*page.tables, *page.updates)}
        assert said == {"Table", "Update"}
        assert all("refused" not in text[:20].decode() for page in (ours, theirs) for text in page.heard)
        assert ours.screen.sequence == theirs.screen.sequence == MOVES
    assert not any(each.is_alive() for each in vandals)


def move(ours: Socket, theirs: Socket) -> float:
    """One move of whoever may; seconds until both have seen it."""
    mover = ours if ours.screen.graph.nodes else theirs
    sequence, began = mover.screen.sequence, time.monotonic()
    assert isinstance(mover.ask(some_play(mover.screen)), Done)
    for page in (ours, theirs):
        while page.screen.sequence == sequence:
            page.hear()
    return time.monotonic() - began


def floods(address: str, table: str, stop: threading.Event) -> None:
    """More messages than anybody needs, until the socket is closed; then again."""

    def flood(page: Socket) -> None:
        for _ in range(3 * ACTIONS):
            page.connection.send('{"type":"why","command":"x","steps":[],"step":0}')
        page.quiet(1)

    until(stop, address, table, flood)


def sends_garbage(address: str, table: str, stop: threading.Event) -> None:
    """What cannot be read."""

    def babble(page: Socket) -> None:
        for text in GARBAGE:
            page.connection.send(text)
            page.connection.send(text.encode() + b"\xff")
        page.quiet(0.2)

    until(stop, address, table, babble)


def sends_too_much(address: str, table: str, stop: threading.Event) -> None:
    """A message that is too large."""

    def shout(page: Socket) -> None:
        page.connection.send("x" * (MESSAGE_BYTES + 1))
        page.quiet(1)

    until(stop, address, table, shout)


def never_reads(address: str, table: str, stop: threading.Event) -> None:
    """Looks at the table and takes nothing in."""
    with Visitor(address).at(table):
        stop.wait(30)


def never_joins(address: str, _table: str, stop: threading.Event) -> None:
    """Many sockets that say nothing at all."""
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(connect(address.replace("http", "ws") + "/live/any", compression=None))
        stop.wait(30)


def until(stop: threading.Event, address: str, table: str, disturb: Callable[[Socket], None]) -> None:
    """Disturb, be dropped, come back."""
    visitor = Visitor(address)
    while not stop.is_set():
        with suppress(ConnectionClosed, OSError, TimeoutError), visitor.socket(table) as page:
            page.say(Join(table, PROTOCOL))
            disturb(page)
