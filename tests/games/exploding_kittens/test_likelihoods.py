"""Redeals in which chance goes every way once: the likelihoods are those of brute force, as fractions."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import row
from ludoteca.games.exploding_kittens import knowledge
from ludoteca.games.exploding_kittens.knowledge.memory import forget, recall
from ludoteca.games.exploding_kittens.knowledge.whereabouts import place_kittens
from ludoteca.games.exploding_kittens.moves import NAMES
from ludoteca.games.exploding_kittens.position import hand_cards
from tests.games.exploding_kittens.fates import Impossible, chances, untouched
from tests.games.exploding_kittens.minds import after
from tests.games.exploding_kittens.scenes import FURTHER, SCENES
from tests.games.exploding_kittens.table import play, remembering, table
from tests.games.exploding_kittens.worlds import worlds_of
from tests.rulebook import rule

if JIT:
    pytest.skip("only the interpreter lets dice be replaced; see test_interpreted", allow_module_level=True)

ALL = SCENES | FURTHER
CLOSE = {"a card that has drifted is stolen": Fraction(1, 12)}
"""Where the simplifications of RULES.md, Knowledge, show: how far the first seat's redeals are from brute force."""


def first_attempt() -> Callable[..., bool]:
    """A recollection that does not fit is begun again, so what it would have led to does not count."""
    begun = False

    def once(s: Any, seat: int, certain: bool) -> bool:
        nonlocal begun
        if begun:
            raise Impossible
        begun = True
        return bool(recall(s, seat, certain))

    return once


def harmless(match: Match, seat: int) -> dict[Any, Fraction]:
    """How likely a redeal makes each set of hands and each order of the harmless cards in the pile."""

    def happen() -> Any:
        s = untouched(match.states[0])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(knowledge, "recall", first_attempt())
            patch.setattr(knowledge, "place_kittens", lambda *_: None)
            knowledge.redeal(row(s), seat)
        hands = tuple(tuple(hand_cards(s, other)) for other in range(match.seats))
        return hands, tuple(NAMES[card] for card in s["stack"][: s["stack_size"]][::-1].tolist())

    return chances(happen)


def kittens(match: Match, seat: int) -> dict[tuple[int, ...], Fraction]:
    """How likely a redeal puts the kittens in each set of places of the pile."""

    def happen() -> tuple[int, ...]:
        s = untouched(match.states[0])
        forget(row(s), seat)
        place_kittens(row(s), seat)
        return tuple(depth for depth in range(60) if int(s["kittens"]) >> depth & 1)

    return chances(happen)


def with_kittens(stack: tuple[str, ...], places: tuple[int, ...]) -> tuple[str, ...]:
    """The whole pile from the top."""
    cards = iter(stack)
    return tuple("EK" if depth in places else next(cards) for depth in range(len(stack) + len(places)))


@rule("EK-302", "EK-401", "EK-404", "EK-407", "EK-408", "EK-409", "EK-410", "EK-904")
@pytest.mark.parametrize("scene", ALL)
def test_redeals_are_exactly_as_likely_as_brute_force_says(scene: str) -> None:
    line, moves = ALL[scene]
    match = play(table(line, smallGame=False), *moves)
    for seat in range(match.seats):
        lying = kittens(match, seat)
        found = {
            (hands, with_kittens(stack, places)): likely * lying[places]
            for (hands, stack), likely in harmless(match, seat).items()
            for places in lying
        }
        likely = worlds_of(match, seat)
        assert set(found) <= set(likely)
        distance = sum(abs(found.get(world, 0) - share) for world, share in likely.items()) / 2
        assert distance == (CLOSE.get(scene, 0) if seat == 0 else 0)


def test_after_many_recollections_that_do_not_fit_one_is_taken_that_holds_what_is_sure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    certainties: list[bool] = []

    def never_fits(s: Any, seat: int, certain: bool) -> bool:
        certainties.append(certain)
        return certain and bool(recall(s, seat, certain))

    monkeypatch.setattr(knowledge, "recall", never_fits)
    monkeypatch.setattr(knowledge, "ATTEMPTS", 3)
    match = table("a / b otta skip / c nope / pile see ek ek only", smallGame=False)
    knowledge.redeal(row(untouched(match.states[0])), 0)
    assert certainties == [False, False, False, True]


@rule("EK-401", "EK-404")
def test_what_is_taken_in_the_end_is_as_likely_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "ATTEMPTS", 0)
    match = table("a / b otta skip / c nope / pile see ek ek only", smallGame=False)
    assert sum(harmless(match, 0).values()) == 1
    expected = {(hands, tuple(card for card in pile if card != "EK")) for hands, pile in worlds_of(match, 0)}
    assert harmless(match, 0) == dict.fromkeys(expected, Fraction(1, len(expected)))


def test_a_spread_in_which_more_cards_are_known_than_there_are_does_not_fit() -> None:
    assert after("b skip4 / pile skip", knowledge.spread, 0, 0, 0, True) == (False, "b skip4 / pile skip")


@rule("EK-401", "EK-409")
def test_a_past_that_cannot_be_is_given_up_as_far_as_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "ATTEMPTS", 0)
    match = remembering("a / b otta / pile nope ek only", [["gave", 0, 1, "Skip"]])  # all Skips have been discarded
    hands = {hands[1]: likely for (hands, _), likely in harmless(match, 0).items()}
    assert hands == {("Ottagogatto",): Fraction(1, 2), ("Nope",): Fraction(1, 2)}
