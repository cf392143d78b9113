"""Every command from everybody: who is answered how, before the deal and during a match. Nothing is left to chance."""

from contextlib import ExitStack
from typing import get_args

import msgspec
import pytest

from ludoteca.games.exploding_kittens.box import DO_SKIP
from ludoteca.server.protocol import (
    Adjourn,
    Arrange,
    Because,
    Commit,
    Done,
    Hint,
    Hinted,
    Hurry,
    Join,
    Leave,
    Look,
    Play,
    React,
    Ready,
    Rematch,
    Remove,
    Reopen,
    Return,
    Reveal,
    Say,
    Sit,
    Stand,
    StandIn,
    Start,
    TakeBack,
    ToServer,
    Why,
)
from ludoteca.server.table.live_match import LiveMatch
from tests.games.exploding_kittens.table import table as position
from tests.server.running import Running
from tests.server.visitor import Socket, Visitor, command

HANDS = "a skip defuse / b nope defuse / dead c"
ROLES = {"anonymous", "watcher", "elsewhere", "guest", "out", "host"}

MESSAGES: dict[str, ToServer] = {
    "sit": Sit("", 2),
    "stand": Stand(""),
    "ready": Ready("", True),
    "arrange": Arrange("", 2, "bot", "random"),
    "remove": Remove("", 1),
    "leave": Leave(""),
    "return": Return(""),
    "standIn": StandIn("", 1),
    "adjourn": Adjourn("", True),
    "commit": Commit("", "0" * 64, "0" * 64),
    "reveal": Reveal("", "luck"),
    "start": Start(""),
    "rematch": Rematch(""),
    "reopen": Reopen(""),
    "hurry": Hurry(""),
    "play": Play("", 0, [DO_SKIP]),
    "takeBack": TakeBack("", 0),
    "say": Say("", "ciao"),
    "react": React("", 0),
    "look": Look("", None),
    "why": Why("", [], DO_SKIP),
    "hint": Hint("", 0),
}

WAITING = """
          anonymous      watcher        elsewhere      guest          host
sit       who-are-you    done           done           done           done
stand     who-are-you    not-seated     not-seated     done           done
ready     who-are-you    not-seated     not-seated     done           done
arrange   who-are-you    host-only      host-only      host-only      done
remove    who-are-you    host-only      host-only      host-only      done
leave     who-are-you    only-watching  only-watching  done           done
return    who-are-you    only-watching  only-watching  done           done
standIn   who-are-you    only-watching  only-watching  not-dealt      not-dealt
adjourn   who-are-you    only-watching  only-watching  not-dealt      not-dealt
commit    only-watching  only-watching  only-watching  commitment-late commitment-late
reveal    who-are-you    only-watching  only-watching  nothing-to-reveal nothing-to-reveal
start     who-are-you    host-only      host-only      host-only      chairs-open
rematch   who-are-you    only-watching  only-watching  not-over       not-over
reopen    who-are-you    host-only      host-only      host-only      not-frozen
hurry     who-are-you    only-watching  only-watching  not-dealt      not-dealt
play      who-are-you    only-watching  only-watching  not-dealt      not-dealt
takeBack  who-are-you    only-watching  only-watching  not-dealt      not-dealt
say       who-are-you    only-watching  only-watching  done           done
react     who-are-you    only-watching  only-watching  done           done
look      not-local      not-local      not-local      not-local      not-local
why       not-dealt      not-dealt      not-dealt      not-dealt      not-dealt
hint      not-dealt      not-dealt      not-dealt      not-dealt      not-dealt
"""
PLAYING = """
          anonymous      watcher        elsewhere      guest          out            host
sit       who-are-you    already-dealt  already-dealt  already-dealt  already-dealt  already-dealt
stand     who-are-you    already-dealt  already-dealt  already-dealt  already-dealt  already-dealt
ready     who-are-you    already-dealt  already-dealt  already-dealt  already-dealt  already-dealt
arrange   who-are-you    host-only      host-only      host-only      host-only      already-dealt
remove    who-are-you    host-only      host-only      host-only      host-only      done
leave     who-are-you    only-watching  only-watching  done           done           done
return    who-are-you    only-watching  only-watching  done           done           done
standIn   who-are-you    only-watching  only-watching  not-away       out            not-away
adjourn   who-are-you    only-watching  only-watching  done           out            done
commit    only-watching  only-watching  only-watching  commitment-late commitment-late commitment-late
reveal    who-are-you    only-watching  only-watching  nothing-to-reveal nothing-to-reveal nothing-to-reveal
start     who-are-you    already-dealt  already-dealt  already-dealt  already-dealt  already-dealt
rematch   who-are-you    only-watching  only-watching  not-over       not-over       not-over
reopen    who-are-you    host-only      host-only      host-only      host-only      not-frozen
hurry     who-are-you    only-watching  only-watching  still-playing  still-playing  still-playing
play      who-are-you    only-watching  only-watching  EK-turn        EK-dead        done
takeBack  who-are-you    only-watching  only-watching  nothing-to-take-back nothing-to-take-back nothing-to-take-back
say       who-are-you    only-watching  only-watching  done           out-quiet      done
react     who-are-you    only-watching  only-watching  done           done           done
look      not-local      not-local      not-local      not-local      not-local      not-local
why       only-watching  only-watching  only-watching  because        because        nothing-forbids
hint      only-watching  only-watching  only-watching  no-hints       no-hints       no-hints
"""
"""How each command is answered, by who gives it: `out` has exploded, `elsewhere` sits at another table."""

Cells = dict[str, str]
"""The answer by role."""


def rows(matrix: str) -> dict[str, Cells]:
    """A matrix by command."""
    head, *lines = (line.split() for line in matrix.strip("\n").splitlines())
    return {name: dict(zip(head, cells, strict=True)) for name, *cells in lines}


def test_every_command_and_every_role_is_in_the_matrix() -> None:
    tags = {each.__struct_config__.tag for each in get_args(ToServer) if each is not Join}
    for matrix, roles in ((rows(WAITING), ROLES - {"out"}), (rows(PLAYING), ROLES)):
        assert set(matrix) == tags == set(MESSAGES)
        assert all(set(cells) == roles for cells in matrix.values())


@pytest.mark.parametrize("name", MESSAGES)
@pytest.mark.parametrize("state", ["waiting", "playing"])
def test_who_may_do_what(house: Running, monkeypatch: pytest.MonkeyPatch, state: str, name: str) -> None:
    must_be_answered(house, monkeypatch, state, name)


def must_be_answered(house: Running, monkeypatch: pytest.MonkeyPatch, state: str, name: str) -> None:
    """Refusals change nothing, so that one table serves for all of them; whatever is done gets a table of its own."""
    expected = rows(WAITING if state == "waiting" else PLAYING)[name]
    refused = {role: said for role, said in expected.items() if said not in ("done", "because")}
    with ExitStack() as stack:
        pages = seated(stack, house, monkeypatch, state)
        assert {role: answered(pages[role], name) for role in refused} == refused
    for role in expected.keys() - refused.keys():
        with ExitStack() as stack:
            pages = seated(stack, house, monkeypatch, state)
            assert (role, answered(pages[role], name)) == (role, expected[role])


def answered(page: Socket, name: str) -> str:
    """How a command is answered: done, because, or the id of the refusal."""
    answer = page.ask(msgspec.structs.replace(MESSAGES[name], command=command()))
    if isinstance(answer, Done | Because | Hinted):
        return type(answer).__name__.lower()
    return answer.says.id.removeprefix("server-").replace("exploding-kittens-refused-", "EK-")


def seated(stack: ExitStack, house: Running, monkeypatch: pytest.MonkeyPatch, state: str) -> dict[str, Socket]:
    """A table with a host, a guest and, in mid-game, somebody who is out; and three who do not sit there."""
    match = position(HANDS)
    monkeypatch.setattr(LiveMatch, "deal", lambda *given: LiveMatch(given[2].match, given[2].secret, match, given[3]))
    host, guest, out, watcher, elsewhere = (
        Visitor(house.address, name) for name in ("Host", "Guest", "Out", "Watcher", "Elsewhere")
    )
    opened = host.open_table(3, game="exploding-kittens")
    elsewhere.open_table(2)
    people = {
        "host": host,
        "guest": guest,
        "out": out,
        "watcher": watcher,
        "elsewhere": elsewhere,
        "anonymous": Visitor(house.address),
    }
    pages = {role: stack.enter_context(person.at(opened)) for role, person in people.items()}
    assert isinstance(pages["guest"].ask(Sit(command(), 1)), Done)
    if state == "playing":
        assert isinstance(pages["out"].ask(Sit(command(), 2)), Done)
        assert isinstance(pages["host"].ask(Start(command())), Done)
    return pages
