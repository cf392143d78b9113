"""Where the kittens may lie for a seat: every layout of the pile is gone through, and weighed alike by the kernels."""

import random
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.engine.randomness import M32, SECURE
from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.past import format_past
from ludoteca.games.exploding_kittens.rules import whereabouts
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from ludoteca.games.exploding_kittens.rules.memory import forget
from ludoteca.games.exploding_kittens.rules.whereabouts import (
    SAMPLES,
    draw_places,
    first_fact,
    first_places,
    has_places,
    kittens_at,
    large,
    next_places,
    place_kittens,
    sample_places,
    scatter_places,
    size_at,
    ways,
    weigh,
)
from tests.games.exploding_kittens.fates import chances, replaced_dice, untouched
from tests.games.exploding_kittens.table import play, plays, position, table
from tests.rulebook import rule

if JIT:
    pytest.skip("only the interpreter lets dice be replaced; see test_interpreted", allow_module_level=True)


Places = tuple[int, ...]
"""The depths at which kittens lie."""
TABLES = [
    "a defuse2 see2 skip / b defuse2 skip2 / c defuse2 see skip / pile otta ek see ek nope only",
    "a defuse see shuffle / b defuse2 see skip / c defuse3 skip / pile ek ek otta only",
    "a defuse3 see / b defuse3 see2 skip / pile nope ek otta see only",
]
SCENES = [
    ("a see / b / c / pile ek otta ek nope see only", ["a see"]),
    ("a see / b / c / pile otta nope see pata skip ek ek only", ["a see", "a draw", "b draw", "c draw"]),
    ("a see / b defuse / c / pile otta ek ek nope see only", ["a see", "a draw", "b draw", "b put 3"]),
    ("a see / b defuse / c / pile otta ek ek nope see only", ["a see", "a draw", "b draw", "b put 3", "c draw"]),
    ("a see / b defuse / c shuffle / pile ek ek nope see only", ["a see", "a draw"]),
    ("a defuse / b defuse / c / pile ek nope ek see only", ["a draw", "a put 2", "b draw", "c draw"]),
    ("a defuse / b defuse / c / pile ek nope ek see only", ["a draw", "a put 0", "b draw", "b put 1"]),
    ("a defuse / b defuse / c skip / pile ek nope ek see only", ["a draw", "a put 3", "b draw", "c skip", "a draw"]),
    (
        "a defuse / b defuse / c defuse / pile ek ek see only",
        ["a draw", "a put 2", "b draw", "b put 0", "c draw", "c put 0"],
    ),
    (
        "a see skip / b defuse / c defuse / pile ek ek otta only",
        ["a see", "a skip", "b draw", "b put 2", "c draw", "c put 2"],
    ),
    ("a see2 skip / b defuse shuffle / c / pile ek ek otta only", ["a see", "a skip", "b shuffle", "b draw"]),
    ("a defuse / b / pile ek only", ["a draw", "a put 0"]),
    ("a defuse2 / b defuse2 skip / pile ek see only", ["a draw", "a put 1", "b draw", "a draw", "a put 0", "b skip"]),
]


def layouts(match: Match, seat: int) -> dict[Places, Fraction]:
    """How likely the kittens lie at each set of depths, by going through every layout since the start."""
    assert match.start_position is not None
    start = match.start_position["pile"]
    worlds = dict.fromkeys(all_layouts(len(start), start.count("EK")), Fraction(1))
    for words in match.position()["knowledge"]["past"]:
        after: dict[tuple[bool, ...], Fraction] = defaultdict(Fraction)
        for pile, weight in worlds.items():
            for following in outcomes(pile, words, seat):
                after[following] += weight
        worlds = dict(after)
    whole = sum(worlds.values())
    return {
        tuple(depth for depth, kitten in enumerate(pile) if kitten): weight / whole for pile, weight in worlds.items()
    }


def all_layouts(size: int, kittens: int) -> list[tuple[bool, ...]]:
    """Every pile of so many cards with so many kittens."""
    return [tuple(depth in chosen for depth in range(size)) for chosen in combinations(range(size), kittens)]


def outcomes(pile: tuple[bool, ...], words: list[Any], seat: int) -> list[tuple[bool, ...]]:
    """What one thing that happened makes of a pile, all equally likely; nothing if the seat knows better."""
    match words:
        case ["drew", *_]:
            return [] if pile[0] else [pile[1:]]
        case ["kitten", _]:
            return [pile[1:]] if pile[0] else []
        case ["placed", by, depth]:  # EK-407
            places = [depth] if by == seat else range(len(pile) + 1)
            return [(*pile[:place], True, *pile[place:]) for place in places]
        case ["saw", by, depth, title] if by == seat:  # EK-408
            return [pile] if pile[depth] == (title == "EK") else []
        case ["shuffled", _]:  # EK-903
            return all_layouts(len(pile), sum(pile))
    return [pile]


def remembered(match: Match, seat: int) -> tuple[State, tuple[int, int, int, int]]:
    """A record as the seat knows it, and what the kernels that weigh are asked with."""
    s = untouched(match.states[0])
    forget(row(s), seat)
    start = first_fact(row(s), seat, True)
    return s, (seat, start, size_at(row(s), start), kittens_at(row(s), start))


def weighed(match: Match, seat: int) -> dict[Places, Fraction]:
    """The same likelihoods as the kernels weigh them: every combination of secret places, filled up in every way."""
    s, asked = remembered(match, seat)
    pile, kittens = range(pile_size(row(s))), int(s["kittens"]).bit_count()
    found: Counter[Places] = Counter()
    more = True
    while more:
        weight, sure, clear, failed = weigh(row(s), *asked)
        if weight:
            lying = [depth for depth in pile if sure >> depth & 1]
            rest = [depth for depth in pile if not (sure | clear) >> depth & 1]
            fillings = list(combinations(rest, kittens - len(lying)))
            assert weight == len(fillings)
            found.update(tuple(sorted([*lying, *filling])) for filling in fillings)
        more = next_places(row(s), *asked[:3], failed)
    return {places: Fraction(count, found.total()) for places, count in found.items()}


@rule("EK-404", "EK-406", "EK-407", "EK-408", "EK-903")
@pytest.mark.parametrize(("line", "moves"), SCENES)
def test_every_layout_weighs_what_it_should(line: str, moves: list[str]) -> None:
    match = table(line, smallGame=False)
    for move in moves:
        play(match, move)
        for seat in range(match.seats):
            assert weighed(match, seat) == layouts(match, seat)


@rule("EK-404", "EK-406", "EK-407", "EK-408", "EK-903")
@pytest.mark.parametrize("line", TABLES)
def test_every_layout_weighs_what_it_should_in_random_games(line: str) -> None:
    for seed in range(3):
        match, dice = table(line, seed, smallGame=False), random.Random(seed)
        while not match.over and match.sequence < 60:
            legal = match.legal()
            match.play(dice.choice([move for move in legal if move.text.split()[1] in ("draw", "put", "see")] or legal))
            if match.view(None).phase == "main":
                for seat in range(match.seats):
                    assert weighed(match, seat) == layouts(match, seat)


@rule("EK-404")
def test_kittens_can_lie_in_so_many_ways() -> None:
    for places in range(7):
        for kittens in range(7):
            assert ways(places, kittens) == comb(places, kittens)
    assert ways(3, -1) == 0
    assert ways(-1, 0) == 0
    assert ways(55, 4) == comb(55, 4)


@rule("EK-404", "EK-407", "EK-408", "EK-514")
@pytest.mark.parametrize(
    ("line", "moves", "facts"),
    [  # the entries of the past from which on a, b and c know something: its length where they know nothing
        ("a see / b / c", ["a see", "a draw"], [1, 5, 5]),  # played, saw three, drew
        ("a see / b / c / pile otta nope skip", ["a see", "a draw", "b draw"], [1, 6, 6]),
        ("a see / b / c / pile otta nope skip", ["a see", "a draw", "b draw", "c draw"], [7, 7, 7]),
        ("a see shuffle / b / c", ["a see", "a shuffle"], [6, 6, 6]),
        ("a defuse / b / c / pile ek", ["a draw", "a put 1"], [2, 3, 3]),  # kitten, played, placed
        ("a defuse / b / c / pile ek otta", ["a draw", "a put 1", "b draw"], [2, 4, 4]),
        ("a defuse / b / c / pile ek otta", ["a draw", "a put 1", "b draw", "c draw"], [6, 6, 6]),
        ("a defuse / b defuse / c / pile ek", ["a draw", "a put 0", "b draw"], [5, 5, 5]),
        ("a see / b defuse / c / pile otta ek nope", ["a see", "a draw", "b draw", "b put 1"], [1, 7, 8]),
        ("a see / b defuse / c / pile otta ek", ["a see", "a draw", "b draw", "b put 1", "c draw"], [1, 7, 9]),
        (
            "a see / b defuse / c / pile otta ek",
            ["a see", "a draw", "b draw", "b put 3", "c draw", "a draw"],
            [10, 7, 10],
        ),
    ],
)
def test_what_lies_far_enough_back_no_longer_matters(line: str, moves: list[str], facts: list[int]) -> None:
    match = plays(line, *moves)
    assert [first_fact(row(match.states[0]), seat, False) for seat in range(3)] == facts


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
    monkeypatch.setattr(whereabouts, "SAMPLES", 2)
    s, asked = secret(*moves)
    weight = weights(s, asked)
    expected: dict[Places, Fraction] = defaultdict(Fraction)
    for pair in product(weight, repeat=2):
        whole = sum(weight[place] for place in pair)
        for place in pair:
            if whole:
                expected[place] += Fraction(weight[place], 36 * whole)
            else:
                expected[1,] += Fraction(1, 72)  # neither can be: the first place that can
    assert drawn(s, asked, sample_places) == {place: likely for place, likely in expected.items() if likely}


def test_after_samples_the_generator_goes_on() -> None:
    s, asked = secret("b put 0", "c draw")
    with replaced_dice():
        sample_places(row(s), *asked)
    assert s["rng_fast"].tolist() == [2 * SAMPLES] * 2  # each sample is a place and a lot


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
    monkeypatch.setattr(whereabouts, "MOST_TRIED", 1)
    first_places(row(s), *asked)
    assert chosen(s) == (1,)


@rule("EK-404")
@pytest.mark.parametrize(
    "past",
    [  # a saw a kitten on top, and then somebody drew a harmless card
        [["saw", 0, 0, "EK"], ["saw", 0, 1, "Nope"], ["drew", 1, None]],
        [
            *(["saw", 0, depth, title] for depth, title in enumerate(["EK", "EK", "Nope"])),
            *(["kitten", 1], ["placed", 1, None], ["drew", 2, None]),
        ],
    ],
)
def test_a_past_that_cannot_be_leaves_the_kittens_anywhere(past: list[list[Any]]) -> None:
    given = position("a / b / c otta / pile see ek nope ek only", smallGame=False)
    match = GAME.position({**given, "knowledge": {"past": past}}, 1)
    everywhere = list(combinations(range(4), 2))
    assert placed(match, 0) == dict.fromkeys(everywhere, Fraction(1, len(everywhere)))


@rule("EK-407", "EK-408")
@pytest.mark.parametrize(
    ("past", "start", "likely"),
    [  # from which entry on a knows something, and how likely the top card is a kitten: two of four cards are
        ([], 0, "1/2"),
        ([["saw", 0, 0, "EK"]], 0, "1"),
        ([["saw", 0, 1, "EK"]], 0, "1/3"),
        ([["saw", 1, 0, "EK"]], 1, "1/2"),
        ([["saw", 0, 0, None]], 1, "1/2"),  # forgotten, as in a record redealt for another seat
        ([["saw", 0, 1, "EK"], ["saw", 0, 0, None]], 0, "1/3"),
        ([["placed", 0, 0]], 0, "1"),
        ([["placed", 0, None]], 1, "1/2"),
        ([["saw", 0, 1, "EK"], ["placed", 0, None]], 2, "1/2"),  # as if it had been shuffled
        ([["placed", 0, None], ["saw", 0, 1, "EK"]], 1, "1/3"),
        ([["saw", 0, 0, "EK"], ["shuffled", 1]], 2, "1/2"),
    ],
)
def test_what_was_forgotten_is_no_fact(past: list[list[Any]], start: int, likely: str) -> None:
    given = position("a / b / c otta / pile see ek nope ek only", smallGame=False)
    match = GAME.position({**given, "knowledge": {"past": past}}, 1)
    assert first_fact(row(match.states[0]), 0, False) == start
    assert sum(share for places, share in placed(match, 0).items() if 0 in places) == Fraction(likely)


def placed(match: Match, seat: int) -> dict[Places, Fraction]:
    """How likely `place_kittens` puts the kittens at each set of depths."""

    def happen() -> Places:
        s = untouched(match.states[0])
        forget(row(s), seat)
        place_kittens(row(s), seat)
        return lying(s)

    return chances(happen)


@rule("EK-404", "EK-407", "EK-408")
def test_a_secret_place_that_a_second_look_shows_is_the_only_one() -> None:
    line = "a see2 / b defuse / pile otta ek nope pata skip only"
    match = plays(line, "a see", "a draw", "b draw", "b put 1", "a see", smallGame=False)
    assert placed(match, 0) == layouts(match, 0) == {(1,): 1}
    assert placed(match, 1) == layouts(match, 1) == {(1,): 1}


def lying(s: State) -> Places:
    """Where the kittens of a record lie."""
    return tuple(depth for depth in range(60) if int(s["kittens"]) >> depth & 1)


@rule("EK-407")
def test_afterwards_nobody_can_read_where_others_put_a_kitten() -> None:
    match = table("a defuse / b defuse / c defuse / pile ek ek otta only", smallGame=False)
    play(match, "a draw", "a put 1", "b draw", "b put 1", "c draw")
    for seat, places in enumerate(([1, None], [None, 1], [None, None])):
        s = untouched(match.states[0])
        forget(row(s), seat)
        assert [words[2] for words in format_past(s) if words[0] == "placed"] == places
        place_kittens(row(s), seat)
        assert [words[2] for words in format_past(s) if words[0] == "placed"] == places
        assert [has_places(row(s), seat, start) for start in (0, 3, 6)] == [True, seat != 1, False]


def test_a_large_number_has_sixty_two_bits() -> None:
    s = untouched(table("a / b").states[0])
    s["rng_secure"] = SECURE

    def made_of(first: int, second: int) -> int:
        s["rng_block"][:2], s["rng_used"] = (first, second), 0
        return int(large(row(s)))

    assert made_of(1, 0) == 1 << 30
    assert made_of(0, 4) == 1
    assert made_of(M32, 0) + made_of(0, M32) == (1 << 62) - 1
