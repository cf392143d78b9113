"""Where the kittens may lie for a seat: every layout of the pile is gone through, and weighed alike by the kernels."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens.knowledge.memory import forget
from ludoteca.games.exploding_kittens.knowledge.whereabouts import (
    first_fact,
    has_places,
    next_places,
    place_kittens,
    ways,
    weigh,
)
from ludoteca.games.exploding_kittens.position.past import format_past
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from tests.games.exploding_kittens.fates import chances, untouched
from tests.games.exploding_kittens.layouts import Places, layouts, remembered
from tests.games.exploding_kittens.table import play, plays, remembering, table
from tests.rulebook import rule

if JIT:
    pytest.skip("only the interpreter lets dice be replaced; see test_interpreted", allow_module_level=True)


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
    assert [first_fact(row(match.states[0]), seat, 0, False) for seat in range(3)] == facts


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
    match = remembering("a / b / c otta / pile see ek nope ek only", past)
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
    match = remembering("a / b / c otta / pile see ek nope ek only", past)
    assert first_fact(row(match.states[0]), 0, 0, False) == start
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
