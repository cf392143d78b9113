"""EK-608: what is sealed or half declared is nobody else's business; a redeal asks again whoever may have answered."""

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine import stepgraph
from ludoteca.games.exploding_kittens.box import DO_BURGLAR, DO_PAIR, NO_ACTION, TARGET, TARGETING
from ludoteca.games.exploding_kittens.moves import CODES
from tests.games.exploding_kittens.table import LETTERS, play, table
from tests.rulebook import rule


def letters(mask: int) -> str:
    """Seats of a bit mask."""
    return "".join(letter for seat, letter in enumerate(LETTERS) if mask >> seat & 1)


def window(match: Match, letter: str) -> str:
    """Who is still asked and who has said no, in a redeal of a seat."""
    s = match.redealt(LETTERS.index(letter), 1)[0]
    return f"{letters(int(s['asked']))}/{letters(int(s['noped']))}"


@rule("EK-603", "EK-605", "EK-608", "EK-611")
@pytest.mark.parametrize(
    ("moves", "options", "windows"),
    [  # what a, b, c and d think: who is asked / who said no
        (["a skip"], {}, ["bcd/", "bcd/", "bcd/", "bcd/"]),
        (["a skip", "b nope"], {}, ["bcd/", "cd/b", "bcd/", "bcd/"]),
        (["a skip", "c let"], {}, ["bcd/", "bcd/", "bd/", "bcd/"]),
        (["a skip", "b nope", "c nope"], {}, ["bcd/", "cd/b", "bd/c", "bcd/"]),
        (["a skip", "b nope", "c nope", "d let"], {}, ["acd/", "acd/", "acd/", "acd/"]),  # b's Nope is answered
        (["a skip", "b nope", "c nope", "d let", "c nope"], {}, ["acd/", "acd/", "ad/c", "acd/"]),
        (["a skip"], {"selfNope": True}, ["abcd/", "abcd/", "abcd/", "abcd/"]),
        (["a skip", "a let"], {"selfNope": True}, ["bcd/", "abcd/", "abcd/", "abcd/"]),
    ],
)
def test_nobody_knows_who_else_has_answered(moves: list[str], options: dict[str, Any], windows: list[str]) -> None:
    match = table("a skip / b nope2 / c nope2 / d see", **options)
    for move in moves:
        match.play(move)
    assert [window(match, letter) for letter in "abcd"] == windows


@rule("EK-503")
@pytest.mark.parametrize(
    ("chain", "action"),
    [
        ((DO_PAIR + CODES["Skip"],), (6, CODES["Skip"], 0)),
        ((DO_BURGLAR, TARGET + 2), (8, 0, 2)),
    ],
)
def test_an_action_half_declared_is_known_to_nobody_else(chain: tuple[int, ...], action: tuple[int, ...]) -> None:
    match = table("a skip2 / b nope / c nope / burglar a")
    for step in chain:
        match.states = stepgraph.tried(match.states, 0, step)
    own, other = match.redealt(0, 1)[0], match.redealt(1, 1)[0]
    assert (own["action"], own["title"], own["target"]) == action
    assert own["partial"] == TARGETING + len(chain) - 1
    assert (other["action"], other["title"], other["target"], other["partial"]) == (NO_ACTION, 0, 0, 0)


@rule("EK-513")
def test_while_a_gift_is_due_the_favor_waits() -> None:
    match = play(table("a favor / b nope / c"), "a favor b")
    assert match.position()["action"] == {"kind": "favor", "seat": 0, "title": "Favor", "target": 1, "named": None}
