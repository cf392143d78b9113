"""Places where others put a kitten back in secret: gone through, weighed, drawn by weight, or sampled if too many."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from ludoteca.engine.kernel import JIT
from ludoteca.engine.randomness import M32, SECURE
from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens.knowledge import whereabouts
from ludoteca.games.exploding_kittens.knowledge.whereabouts import (
    SAMPLES,
    draw_places,
    first_places,
    large,
    next_places,
    sample_places,
    scatter_places,
    weigh,
)
from ludoteca.games.exploding_kittens.position.past import format_past
from tests.games.exploding_kittens.fates import HALF, chances, replaced_dice, untouched
from tests.games.exploding_kittens.layouts import Places, remembered
from tests.games.exploding_kittens.table import play, table
from tests.rulebook import rule

if JIT:
    pytest.skip("only the interpreter lets dice be replaced; see test_interpreted", allow_module_level=True)


def secret(*moves: str, own: int = 2) -> tuple[State, tuple[int, int, int, int]]:
    """What a knows, who put a kitten back below two cards, before b drew another one; five cards are left."""
    match = table("a defuse / b defuse / c defuse / d / pile ek ek otta nope ek see only", smallGame=False)
    play(match, "a draw", f"a put {own}", "b draw", *moves)
    return remembered(match, 0)


def chosen(s: State) -> Places:
    """The places that others chose, as they are set at the moment."""
    return tuple(words[2] for words in format_past(s) if words[0] == "placed" and words[1] > 0)


def weights(s: State, asked: tuple[int, int, int, int]) -> dict[Places, int]:
    """Every combination of places, in order, and its weight."""
    found: dict[Places, int] = {}
    more = True
    while more:
        weight, _, _, failed = weigh(row(s), *asked)
        found[chosen(s)] = weight
        more = next_places(row(s), *asked[:3], failed)
    return found


@rule("EK-407", "EK-544")
def test_secret_places_are_gone_through_from_the_top_down() -> None:
    s, asked = secret("b put 1")
    assert weights(s, asked) == {(place,): 4 for place in range(6)}  # the third kitten is one of four other cards
    assert chosen(s) == (0,)
    s, asked = secret("b put 1", "c draw")  # harmless: b's kitten was not on top, and three cards are left
    assert weights(s, asked) == {(0,): 0} | {(place,): 3 for place in range(1, 6)}
    s, asked = secret("b put 0", "c draw")  # a kitten: b's, or the third one, and then a knows all places
    assert weights(s, asked) == {(0,): 4} | {(place,): 1 for place in range(1, 6)}


@rule("EK-407", "EK-544")
def test_a_combination_that_fails_early_is_not_tried_with_other_places_later() -> None:
    s, asked = secret("b put 0", "c draw", "c put 4", "d draw")
    tried = weights(s, asked)
    assert [places for places in tried if places[0] == 1] == [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (1, 5)]
    assert (tried[0, 0], tried[0, 1], tried[1, 0], tried[1, 1]) == (0, 3, 0, 0)
    put_at(s, 1, 0)
    weight, _, _, failed = weigh(row(s), *asked)
    assert (weight, format_past(s)[failed]) == (0, ["drew", 3, None])
    assert next_places(row(s), *asked[:3], failed - 2)
    assert chosen(s) == (2, 0)
    put_at(s, 1, 3)
    assert next_places(row(s), *asked[:3], int(s["past_size"]))
    assert chosen(s) == (1, 4)
    put_at(s, 1, 5)
    assert next_places(row(s), *asked[:3], int(s["past_size"]))
    assert chosen(s) == (2, 0)
    put_at(s, 5, 5)
    assert not next_places(row(s), *asked[:3], int(s["past_size"]))
    assert chosen(s) == (0, 0)


def put_at(s: State, *depths: int) -> None:
    """Set the places that others chose."""
    entries = [entry for entry, words in enumerate(format_past(s)) if words[0] == "placed" and words[1] > 0]
    for entry, depth in zip(entries, depths, strict=True):
        s["past"][entry] = int(s["past"][entry]) % 128 + 128 * depth


def drawn(s: State, asked: tuple[int, int, int, int], kernel: Any) -> dict[Places, Fraction]:
    """How likely a kernel sets the places to each combination."""

    def happen() -> Places:
        copy = untouched(s)
        kernel(row(copy), *asked)
        return chosen(copy)

    return chances(happen)


@rule("EK-407")
def test_a_secret_place_is_drawn_by_its_weight() -> None:
    s, asked = secret("b put 0", "c draw")
    assert drawn(s, asked, draw_places) == {(0,): Fraction(4, 9)} | {(n,): Fraction(1, 9) for n in range(1, 6)}
    s, asked = secret("b put 1", "c draw")
    assert drawn(s, asked, draw_places) == {(place,): Fraction(1, 5) for place in range(1, 6)}


@pytest.mark.parametrize(("most", "sampled"), [(7, 0), (6, 0), (5, 1)])
def test_six_places_are_weighed_or_sampled(monkeypatch: pytest.MonkeyPatch, most: int, sampled: int) -> None:
    s, asked = secret("b put 0", "c draw")
    calls: list[Any] = []
    monkeypatch.setattr(whereabouts, "EXACT", most)
    monkeypatch.setattr(whereabouts, "sample_places", lambda *given: calls.append(given[1:]))
    draw_places(row(s), *asked)
    assert calls == [asked] * sampled


@rule("EK-407")
@pytest.mark.parametrize("moves", [("b put 0", "c draw"), ("b put 1", "c draw")])
def test_where_there_are_too_many_places_some_are_taken_and_one_of_them_by_weight(
    monkeypatch: pytest.MonkeyPatch, moves: tuple[str, ...]
) -> None:
    s, asked = secret(*moves)
    weight = weights(s, asked)
    taken: list[Places] = []

    def scatter(r: Any, *values: int) -> None:
        scatter_places(r, *values)
        taken.append(chosen(r.record))

    def happen() -> tuple[Places, Places, Places]:
        taken.clear()
        copy = untouched(s)
        sample_places(row(copy), *asked)
        return taken[0], taken[1], chosen(copy)

    monkeypatch.setattr(whereabouts, "SAMPLES", 2)
    monkeypatch.setattr(whereabouts, "scatter_places", scatter)
    found = chances(happen)
    for first, second in product(weight, repeat=2):
        whole = weight[first] + weight[second]
        expected: dict[Places, Fraction] = defaultdict(Fraction)
        for place in (first, second):
            if whole:
                expected[place] += Fraction(weight[place], 36 * whole)
            else:
                expected[1,] += Fraction(1, 72)  # neither can be: the first place that can
        assert {place: share for (*pair, place), share in found.items() if pair == [first, second]} == {
            place: share for place, share in expected.items() if share
        }


def test_after_samples_the_generator_goes_on() -> None:
    s, asked = secret("b put 0", "c draw")
    with replaced_dice():
        sample_places(row(s), *asked)
    assert s["rng_fast"].tolist() == [2 * SAMPLES, 2 * SAMPLES + HALF]  # each sample is a place and a lot


@rule("EK-544")
def test_a_sample_takes_every_place_alike_whatever_the_pile_then_had() -> None:
    s, asked = secret("b put 0", "c draw", "c put 4", "d draw")
    even = {places: Fraction(1, 36) for places in product(range(6), range(6))}
    assert drawn(s, asked, lambda r, seat, start, size, _: scatter_places(r, seat, start, size)) == even
    s, asked = secret("b put 5", "c draw")
    assert [words for words in format_past(s) if words[0] == "placed"] == [["placed", 0, 2], ["placed", 1, 0]]


@rule("EK-407")
def test_the_first_place_that_can_be_is_found_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    s, asked = secret("b put 5", "c draw", "d draw", own=3)  # two harmless cards: it lies below them
    put_at(s, 4)
    first_places(row(s), *asked)
    assert chosen(s) == (2,)
    shown = table("a see2 / b defuse / pile otta ek nope pata skip only", smallGame=False)
    only, one = remembered(play(shown, "a see", "a draw", "b draw", "b put 1", "a see"), 0)  # a has seen it there
    assert weights(only, one)[1,] == 1
    first_places(row(only), *one)
    assert chosen(only) == (1,)
    monkeypatch.setattr(whereabouts, "MOST_TRIED", 1)
    first_places(row(s), *asked)
    assert chosen(s) == (1,)


def test_a_large_number_has_sixty_two_bits() -> None:
    s = untouched(table("a / b").states[0])
    s["rng_secure"] = SECURE

    def made_of(first: int, second: int) -> int:
        s["rng_block"][:2], s["rng_used"] = (first, second), 0
        return int(large(row(s)))

    assert made_of(1, 0) == 1 << 30
    assert made_of(0, 4) == 1
    assert made_of(M32, 0) + made_of(0, M32) == (1 << 62) - 1
