"""Chat and faces: who may, how much, and that text is only ever text."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludoteca.games.exploding_kittens.box import DO_DRAW
from ludoteca.server.limits import LINE_LENGTH, TALKS
from ludoteca.server.protocol import React, Reacted, Refused, Say, Sit, Talk
from ludoteca.server.refusal import Refusal
from tests.games.exploding_kittens.table import table
from tests.server.room import Room
from tests.server.running import Running, running
from tests.server.test_leaving import done, says
from tests.server.visitor import Visitor, command

HOSTILE = {
    "<img src=x onerror=alert(1)>": "<img src=x onerror=alert(1)>",
    "a\u202egnp.exe": "agnp.exe",
    "a\x00b\x1b[31m\u200bc": "ab[31mc",
    "one\ntwo\r\n\tthree": "one two three",
    "q" + "\u0301" * 40: "q\u0301\u0301",
    "un\u3164se\u2800en\U000e0100": "unseen",
}


def test_what_is_said_is_heard_by_everybody_and_by_whoever_comes_later(
    house: Running, marta: Visitor, leo: Visitor
) -> None:
    opened = marta.open_table(2)
    with ExitStack() as stack:
        ours, theirs = stack.enter_context(marta.at(opened)), stack.enter_context(leo.at(opened))
        done(theirs, Sit(command(), 1))
        done(ours, Say(command(), "  Buona  sera "))
        (line,) = theirs.until(Talk).lines
        assert (line.number, line.seat, line.name, line.text) == (1, 0, "Marta", "Buona sera")
        done(theirs, Say("hi", "Ciao"))
        done(theirs, Say("hi", "Ciao"))
        watcher = stack.enter_context(Visitor(house.address, "Nina").at(opened))
        assert [line.text for line in watcher.until(Talk).lines] == ["Buona sera", "Ciao"]
        assert says(watcher, Say(command(), "psst")) == "server-only-watching"
        assert says(watcher, React(command(), 0)) == "server-only-watching"


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_inert(marta: Visitor, text: str) -> None:
    with marta.at(marta.open_table(2)) as socket:
        socket.say(Say(command(), text))
        assert [line.text for line in socket.until(Talk).lines] == [HOSTILE[text]]


def test_lines_have_a_length_and_a_rate(marta: Visitor) -> None:
    with marta.at(marta.open_table(2)) as socket:
        assert says(socket, Say(command(), " \u200b\u3164\u2800 ")) == "server-line-empty"
        assert says(socket, Say(command(), "x" * (LINE_LENGTH + 1))) == "server-line-long"
        done(socket, Say(command(), "x" * LINE_LENGTH))
        answers = [socket.ask(Say(command(), str(number))) for number in range(3 * TALKS)]
        assert sum(isinstance(answer, Refused) for answer in answers) > 0
        refused = next(answer for answer in answers if isinstance(answer, Refused))
        assert refused.says.id == "server-talk-fast"


def test_a_table_without_chat_has_faces(marta: Visitor, leo: Visitor) -> None:
    opened = marta.open_table(2, terms={"chat": False})
    with marta.at(opened) as ours, leo.at(opened) as theirs:
        assert says(ours, Say(command(), "hello")) == "server-no-chat"
        done(ours, React(command(), 2))
        assert theirs.until(Reacted) == Reacted(0, 2)
        assert says(ours, React(command(), 5)) == "server-no-such-face"
        assert says(ours, React(command(), -1)) == "server-no-such-face"


def test_whoever_is_out_makes_faces_only() -> None:
    async def scene() -> None:
        room = Room("ppp", table("a skip / b nope defuse / c nope defuse / pile ek skip see"))
        await room.ask(0, Say(command(), "before"))
        await room.play(0, [DO_DRAW])
        with pytest.raises(Refusal) as refused:
            await room.ask(0, Say(command(), "b holds a Nope"))
        assert refused.value.says.id == "server-out-quiet"
        await room.ask(0, React(command(), 1))
        await room.ask(1, Say(command(), "after"))
        assert [line.text for line in room.kept.lines] == ["before", "after"]
        await room.leave()

    asyncio.run(scene())


def test_what_was_said_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        opened = marta.open_table(2)
        with marta.at(opened) as socket:
            done(socket, Say(command(), "Ciao"))
    with running(tmp_path) as house:
        marta.address, marta.http.base_url = house.address, house.address
        with marta.at(opened) as socket:
            assert [line.text for line in socket.until(Talk).lines] == ["Ciao"]
            socket.say(Say(command(), "di nuovo"))
            assert socket.until(Talk).lines[0].number == 2
