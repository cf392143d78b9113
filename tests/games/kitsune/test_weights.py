"""What the possibilities weigh between which `redeal` draws lots: exactly as much as an enumeration finds."""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from math import comb, perm

import pytest

from ludoteca import Match
from ludoteca.engine.record import States, copied, rows
from ludoteca.games.kitsune.box import CARD_NAMES, NOBODY, WHITE
from ludoteca.games.kitsune.knowledge import possibilities as kernels
from ludoteca.games.kitsune.knowledge.memory import (
    FROM_GIFT,
    FROM_TAKEN,
    IMPOSSIBLE,
    OPEN,
    REPLAYED,
    SLOT_BLUE,
    SLOT_ORANGE,
    SLOT_WHITE,
    WAYS,
    hidden_place,
)
from ludoteca.games.kitsune.knowledge.possibilities import NUMBERS
from tests.games.dice import load_words, thrown
from tests.games.interpreted import KERNEL_BY_KERNEL
from tests.games.kitsune.possibilities import IN_QUESTION, game_after, weights
from tests.games.kitsune.table import table
from tests.games.kitsune.thinking import colour_of, thinking
from tests.rulebook import rule

pytestmark = KERNEL_BY_KERNEL
A = 0


@rule("KI-541")
def test_with_more_than_two_players_a_hand_is_limited_as_a_whole_or_not_at_all() -> None:
    states = thinking("")
    s = rows(states)[0]
    assert int(kernels.only_way(s)) == 0
    states[0]["ways"][3] = 2
    assert int(kernels.only_way(s)) == 3
    states[0]["ways"][3], states[0]["ways"][WAYS - 1] = 0, 9
    assert int(kernels.only_way(s)) == WAYS - 1


@pytest.mark.parametrize(
    ("words", "sides", "number", "drawn"),
    [
        ((0, 7 << 2), 10, 7, 2),
        ((1, 7 << 2), 10, (2**30 + 7) % 10, 2),
        ((5, 3), 2**61, 5 * 2**30, 2),  # the two last bits are not used
        ((2**32 - 1, 2**32 - 1), 2**61, 2**61 - 1, 2),
        ((2**32 - 1, (2**30 - 5) << 2), 10, 9, 2),  # the last number that is fair: 2**62 - 5
        ((2**32 - 1, (2**30 - 4) << 2, 0, 3 << 2), 10, 3, 4),  # one more would make 0 likelier than 9
        ((2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1, 0, 8 << 2), 10, 8, 6),
    ],
)
def test_a_wide_lot_is_fair(words: tuple[int, ...], sides: int, number: int, drawn: int) -> None:
    states = thinking("")
    load_words(states, *words)
    assert int(kernels.below_wide(rows(states)[0], sides)) == number
    assert thrown(states) == drawn


LAST = "last O5 B4 Wh O6"


@rule("KI-401", "KI-403", "KI-406", "KI-541")
@pytest.mark.parametrize(
    ("line", "moves", "seats", "taken", "under", "places", "ways"),
    [
        ("a B1", [], 4, NOBODY, OPEN, 18, 1),  # three hands of six
        ("b O5 / held b hidden", ["a B1", "b O5 hidden"], 4, NOBODY, SLOT_ORANGE, 12, 6),  # not that of b
        (f"b O1 / held b discard / {LAST}", ["a B1", "b O1 discard", "b fetch Wh"], 4, WHITE, OPEN, 10, 1),
        ("trick 2 / a Bk / b O6 O1 Ka Wh", ["a Bk", "b O6"], 4, NOBODY, OPEN, 8, 1),  # b has no free slot
        ("a B1", [], 2, NOBODY, OPEN, 12, 1),  # with two players only the pile
        ("a B1", [], 6, NOBODY, OPEN, 25, 1),
    ],
)
def test_places_that_are_free_whatever_is_in_question(
    line: str, moves: list[str], seats: int, taken: int, under: int, places: int, ways: int
) -> None:
    states = copied(table(line, *moves, seats=seats).states)
    s = rows(states)[0]
    kernels.collect(s, A)
    assert int(kernels.survey(s, A, taken, under)) != IMPOSSIBLE
    assert int(kernels.sure_places(s, A)) == places
    assert states[0]["ways"][0] == ways


def possible(match: Match, seat: int) -> tuple[States, dict[int, int]]:
    """A record ready to be scanned, and the weight of every possibility by its number."""
    states = copied(match.states)
    s = rows(states)[0]
    kernels.collect(s, seat)
    found: dict[int, int] = {}
    secret, hidden = bool(kernels.is_taking_secret(s, seat)), int(hidden_place(s, seat)) != NOBODY
    for number in range(0, NUMBERS, WAYS):
        if kernels.is_in_question(s, number, secret, hidden):
            taken, under = int(kernels.taken_of(s, seat, number)), int(kernels.under_of(number))
            flags = int(kernels.survey(s, seat, taken, under))
            if flags == IMPOSSIBLE:
                continue
            ways = [int(n) for n in states[0]["ways"]] if match.seats == 2 else [int(states[0]["ways"][0])]
            for limited, n in enumerate(ways):
                if match.seats == 2:
                    states[0]["limited"][1 - seat] = limited
                if n > 0:
                    found[number + limited] = n * int(kernels.weight(s, seat, taken, under, flags & REPLAYED))
    return states, {number: weight for number, weight in found.items() if weight > 0}


def told(match: Match, seat: int, number: int) -> tuple[str, str]:
    """The colour under the Hidden token and the card taken in a possibility, "" if it is no secret."""
    s = rows(match.states)[0]
    kind = int(kernels.taken_of(s, seat, number))
    taken = "" if kind == NOBODY else CARD_NAMES[kind]
    gift = match.position()["knowledge"]["gave"][seat]
    names = {OPEN: "", FROM_GIFT: gift, FROM_TAKEN: taken, SLOT_BLUE: "B1", SLOT_ORANGE: "O1", SLOT_WHITE: "Wh"}
    under = names[int(kernels.under_of(number))]
    return colour_of(under) if under else "", taken


@cache
def position(seats: int, seed: int, moves: int) -> Match:
    """A game at random up to a move, found once."""
    return game_after(seats, seed, moves)


@rule("KI-322", "KI-541", "KI-563", "KI-564", "KI-609")
@pytest.mark.parametrize(("seats", "seed", "moves", "seat"), IN_QUESTION)
def test_weights_are_in_the_proportion_of_what_may_be(seats: int, seed: int, moves: int, seat: int) -> None:
    match = position(seats, seed, moves)
    _, found = possible(match, seat)
    ours: Counter[tuple[str, str]] = Counter()
    for number, weight in found.items():
        ours[told(match, seat, number)] += weight
    theirs: Counter[tuple[str, str]] = Counter()
    for (_, hidden, taken), weight in (weights(match, seat) or {}).items():
        theirs[colour_of(hidden) if hidden else "", taken] += weight
    assert set(ours) == set(theirs)
    assert {key: weight * theirs.total() for key, weight in ours.items()} == {
        key: weight * ours.total() for key, weight in theirs.items()
    }


@rule("KI-322", "KI-541", "KI-563", "KI-564", "KI-609")
@pytest.mark.parametrize(("seats", "seed", "moves", "seat"), IN_QUESTION)
def test_every_lot_falls_in_a_possibility(seats: int, seed: int, moves: int, seat: int) -> None:
    match = position(seats, seed, moves)
    states, found = possible(match, seat)
    s = rows(states)[0]
    total = int(kernels.scan(s, seat, NOBODY))
    assert total == sum(found.values()) < 2**61
    first = 0
    for number, weight in found.items():
        for lot in (first, first + weight - 1):
            assert int(kernels.scan(s, seat, lot)) == number
            assert seats > 2 or states[0]["limited"][1 - seat] == number % WAYS
        first += weight


@rule("KI-541", "KI-609")
@pytest.mark.parametrize(("seats", "seed", "moves", "seat"), [(2, 36, 40, 1), (2, 15, 11, 0)])
def test_a_hand_that_lacked_a_colour_has_it_as_likely_as_an_enumeration_finds(
    seats: int, seed: int, moves: int, seat: int
) -> None:
    match = position(seats, seed, moves)
    states, found = possible(match, seat)
    colour, held = match.position()["clans"][seat], len(match.position()["hands"][1 - seat])
    pool = [int(n) for n in states[0]["pool"]]
    lacking = sum(n for card, n in zip(CARD_NAMES, pool, strict=True) if colour_of(card) == colour)
    others = sum(pool) - lacking
    ours: dict[int, Fraction] = defaultdict(Fraction)
    for limited, weight in found.items():
        free = held - limited
        for cards in range(free + 1):
            ways = comb(free, cards) * perm(lacking, cards) * perm(others - limited, free - cards)
            ours[cards] += Fraction(weight * ways, perm(sum(pool) - limited, free))
    theirs: Counter[int] = Counter()
    for ((hand,), _, _), weight in (weights(match, seat) or {}).items():
        theirs[sum(colour_of(card) == colour for card in hand)] += weight
    total = sum(ours.values())
    assert {cards: weight / total for cards, weight in ours.items() if weight} == {
        cards: Fraction(weight, theirs.total()) for cards, weight in theirs.items()
    }
