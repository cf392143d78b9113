"""Every command takes effect once, whether it comes once or five times: the others hear exactly the same."""

from contextlib import ExitStack

import msgspec
import pytest

from ludoteca.server.protocol import (
    Adjourn,
    Arrange,
    Done,
    Leave,
    Ordered,
    React,
    Ready,
    Rematch,
    Remove,
    Return,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
    Update,
    Why,
)
from tests.server.running import Running
from tests.server.visitor import Socket, Visitor, command, play_out, some_play

BEFORE: dict[str, tuple[str, Ordered]] = {
    "sit": ("watcher", Sit("again", 2)),
    "stand": ("guest", Stand("again")),
    "ready": ("guest", Ready("again", False)),
    "arrange": ("host", Arrange("again", 2, "bot", "random")),
    "remove": ("host", Remove("again", 1)),
    "leave": ("guest", Leave("again")),
    "say": ("guest", Say("again", "ciao")),
    "react": ("guest", React("again", 1)),
}
DURING: dict[str, tuple[str, Ordered | None]] = {
    "play": ("mover", None),
    "adjourn": ("guest", Adjourn("again", True)),
    "return": ("guest", Return("again")),
    "say later": ("host", Say("again", "brava")),
    "take back": ("mover", TakeBack("again", 1)),
}


@pytest.mark.parametrize("name", BEFORE)
def test_before_the_deal(house: Running, name: str) -> None:
    role, message = BEFORE[name]
    assert len({outcome(house, 3, role, message, times) for times in range(1, 6)}) == 1


@pytest.mark.parametrize("name", DURING)
def test_during_a_match(house: Running, name: str) -> None:
    role, message = DURING[name]
    assert len({outcome(house, 2, role, message, times) for times in range(1, 6)}) == 1


def outcome(house: Running, seats: int, role: str, message: Ordered | None, times: int) -> tuple[str, ...]:
    """What kinds of messages a bystander hears while a command comes so often, and what a fresh page then shows."""
    people = {name: Visitor(house.address, name) for name in ("host", "guest", "watcher")}
    with ExitStack() as stack:
        table = people["host"].open_table(seats, options={"firstPlayer": 0} if seats == 2 else {})
        pages = {name: stack.enter_context(person.at(table)) for name, person in people.items()}
        bystander = stack.enter_context(Visitor(house.address).at(table))
        assert isinstance(pages["guest"].ask(Sit("sit", 1)), Done)
        if seats == 2:
            assert isinstance(pages["host"].ask(Start("start")), Done)
        pages["mover"] = pages["host"]
        if message is None or isinstance(message, TakeBack):
            play = some_play(pages["host"].screen)
            message = message or msgspec.structs.replace(play, command="again")
            if isinstance(message, TakeBack):
                pages["host"].ask(play)
        before = fence(bystander)
        for _ in range(times):
            pages[role].say(message)
        answers = [answer_to(pages[role]) for _ in range(times)]
        assert len(set(answers)) == 1
        heard = bystander.heard[before : fence(bystander) - 1]
        kinds = [msgspec.json.decode(each)["type"] for each in heard]
        fresh = stack.enter_context(Visitor(house.address).at(table))
        fence(fresh)
        last = fresh.updates[-1].sequence if fresh.updates else -1
        sitters = msgspec.json.encode([msgspec.structs.replace(each, name="") for each in fresh.table.sitters])
        return (answers[0], *kinds, str(last), sitters.decode(), str(fresh.table.adjourned), str(fresh.table.pausing))


def answer_to(page: Socket) -> str:
    """The next answer to the command."""
    while True:
        message = page.hear()
        if getattr(message, "command", "") == "again":
            return str(msgspec.json.encode(message))


def fence(page: Socket) -> int:
    """Read on to an answer that comes after everything so far; how many messages were heard up to there."""
    page.ask(Why(command(), [], 0))
    return len(page.heard)


def test_a_rematch_is_dealt_once(house: Running) -> None:
    host, guest = Visitor(house.address, "host"), Visitor(house.address, "guest")
    with ExitStack() as stack:
        table = host.open_table(2)
        ours, theirs = stack.enter_context(host.at(table)), stack.enter_context(guest.at(table))
        assert isinstance(theirs.ask(Sit("sit", 1)), Done)
        for _ in range(5):
            ours.say(Start("start"))
        for _ in range(5):
            assert ours.until(Done) == Done("start")
        play_out(ours, theirs)
        ended = ours.table.match
        for _ in range(5):
            ours.say(Rematch("again", ended or ""))
        for _ in range(5):
            assert ours.until(Done) == Done("again")
        dealt = ours.table.match
        assert dealt != ended
        while ours.screen.sequence > 0:
            ours.until(Update)
        with guest.at(table) as fresh:
            assert fresh.screen.sequence == 0
            assert fresh.table.match == dealt
