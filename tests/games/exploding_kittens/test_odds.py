"""Odds come from what a seat knows, and from nothing else."""

from math import comb

import pytest

from ludoteca import Match
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import CATS, KITTEN, SEE
from tests.games.exploding_kittens.table import play, table
from tests.rulebook import rule


def kitten(match: Match, seat: int = 0) -> float:
    """How likely the seat finds the next card to be a kitten."""
    odds: list[float] = match.view(seat).odds
    return odds[KITTEN]


@rule("EK-404")
def test_before_anything_is_seen_every_place_of_the_pile_is_as_likely() -> None:
    match = GAME.start(4, seed=6)
    view = match.view(1)
    assert kitten(match, 1) == pytest.approx(3 / 23, abs=0.001)
    assert sum(view.odds) == pytest.approx(1, abs=0.01)
    assert view.cats[1] is None
    told = [chance for other in (0, 2, 3) for chance in view.cats[other]]
    own = match.states[0]["hand"][1][CATS:].tolist()
    exact = [1 - comb(41 - (4 - copies), 7) / comb(41, 7) for copies in own] * 3  # seven of 41 cards not seen yet
    assert all(0 <= chance <= 1 for chance in told)
    assert told == pytest.approx(exact, abs=0.001)


@rule("EK-404", "EK-408", "EK-515")
def test_who_saw_the_top_knows_it_and_the_others_do_not() -> None:
    match = table("a see skip / b favor / c nope / pile see ek otta")
    play(match, "a see")
    assert match.view(0).odds[SEE] == 1
    assert 0 < match.view(1).odds[SEE] < 1
    assert 0 < kitten(match, 1) < 1


@rule("EK-404", "EK-407", "EK-544")
def test_who_puts_a_kitten_on_top_expects_it_there() -> None:
    match = table("a defuse2 / b favor / c nope / pile see otta / placing")
    play(match, "a put 0")
    assert kitten(match, 0) == 1
    assert 0 < kitten(match, 1) < 1


def test_spectators_and_those_who_are_out_are_told_no_odds() -> None:
    match = table("a skip / b favor / c / dead c / pile see ek")
    assert match.view(None).odds is None
    assert match.view(2).odds is None
    assert match.view(2).cats is None
