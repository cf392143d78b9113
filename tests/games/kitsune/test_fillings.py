"""In how many ways `redeal` can fill the places of a possibility: counted once more, card by card."""

from collections import Counter
from itertools import permutations
from math import comb, factorial, perm

import pytest

from ludoteca.engine.record import States, rows
from ludoteca.games.kitsune.box import BLUE, CARD_NAMES, KINDS, ORANGE
from ludoteca.games.kitsune.knowledge import drawn, fill_limited
from ludoteca.games.kitsune.knowledge import possibilities as kernels
from ludoteca.games.kitsune.knowledge.memory import (
    FROM_GIFT,
    FROM_TAKEN,
    OPEN,
    SLOT_BLUE,
    SLOT_ORANGE,
    SLOT_WHITE,
)
from ludoteca.games.kitsune.knowledge.possibilities import SPECIAL
from tests.games.dice import load, load_words, word
from tests.games.interpreted import KERNEL_BY_KERNEL
from tests.games.kitsune.table import LETTERS
from tests.games.kitsune.thinking import colour_of, thinking
from tests.rulebook import rule

pytestmark = KERNEL_BY_KERNEL


@pytest.mark.parametrize("n", range(7))
def test_picking_some_of_some_cards(n: int) -> None:
    assert [int(kernels.falling(n, k)) for k in range(n + 1)] == [perm(n, k) for k in range(n + 1)]
    assert [int(kernels.among(n, k)) for k in range(n + 1)] == [comb(n, k) for k in range(n + 1)]


LIMITED = [
    (0, 0, "B1 O1"),
    (2, 0, "B1 O1 O2 Wh"),
    (0, 2, "B1 B2 O1 Bk"),
    (2, 2, "B1 B2 O1 O2 Wh Ka"),
    (2, 1, "B1 B1 O1 O1 O2 Wh"),
    (1, 2, "B1 O1 O2 Wh Bk Ka"),
    (3, 1, "B1 B2 O1 Wh Wh"),  # most of them must be special
]
"""Slots without blue, slots without orange, cards."""


def ways_by_colour(no_blue: int, no_orange: int, cards: str) -> Counter[tuple[int, int]]:
    """In how many ways limited slots are filled, by how many have an orange card and how many a blue one."""
    counted: Counter[tuple[int, int]] = Counter()
    for order in permutations(map(colour_of, cards.split()), no_blue + no_orange):
        first, second = order[:no_blue], order[no_blue:]
        if "B" not in first and "O" not in second:
            counted[first.count("O"), second.count("B")] += 1
    return counted


@rule("KI-541")
@pytest.mark.parametrize(("no_blue", "no_orange", "cards"), [*LIMITED, (2, 0, "B1 B2 O1"), (0, 2, "B1 O1 O2")])
def test_limited_slots_are_filled_in_so_many_ways(no_blue: int, no_orange: int, cards: str) -> None:
    counted = ways_by_colour(no_blue, no_orange, cards)
    sizes = [[colour_of(card) for card in cards.split()].count(colour) for colour in "BOS"]
    for i in range(no_blue + 1):
        for j in range(no_orange + 1):
            assert int(kernels.spread(no_blue, i, no_orange, j, *sizes)) == counted[i, j]


def count(states: States, seats: str, colour: str) -> int:
    """How many cards of a colour some seats hold."""
    hands = [states[0]["hand"][LETTERS.index(seat)] for seat in seats]
    return sum(int(n) for hand in hands for card, n in zip(CARD_NAMES, hand, strict=True) if colour_of(card) == colour)


@rule("KI-541")
@pytest.mark.parametrize(("no_blue", "no_orange", "cards"), LIMITED)
def test_every_lot_fills_limited_slots_in_one_of_these_ways(no_blue: int, no_orange: int, cards: str) -> None:
    counted = ways_by_colour(no_blue, no_orange, cards)
    filled: Counter[tuple[int, int]] = Counter()
    for lot in range(sum(counted.values())):
        states = thinking(cards, "bdd"[:no_blue] + "aac"[:no_orange])
        load_words(states, 0, lot << 2)
        fill_limited(rows(states)[0])
        assert count(states, "bd", "B") == count(states, "ac", "O") == 0
        assert (states[0]["hand"].sum(1) == states[0]["limited"]).all()
        assert states[0]["hand"].sum() + states[0]["pool"].sum() == len(cards.split())
        filled[count(states, "bd", "O"), count(states, "ac", "B")] += 1
    assert filled == counted


@rule("KI-541")
@pytest.mark.parametrize(
    ("limited", "cards", "lot", "hands"),
    [
        ("bd", "O1 Wh", 0, ["O1", "Wh"]),
        ("bd", "O1 Wh", 1, ["Wh", "O1"]),
        ("ac", "B1 Wh", 0, ["B1", "Wh"]),
        ("ac", "B1 Wh", 1, ["Wh", "B1"]),
    ],
)
def test_lots_say_which_of_the_limited_slots_has_the_colour(
    limited: str, cards: str, lot: int, hands: list[str]
) -> None:
    states = thinking(cards, limited)
    load_words(states, 0, 0, word(lot, 2))
    fill_limited(rows(states)[0])
    assert [CARD_NAMES[int(states[0]["hand"][LETTERS.index(letter)].argmax())] for letter in limited] == hands
    assert not states[0]["pool"].any()


@rule("KI-203", "KI-541")
def test_slots_and_cards_are_counted_by_colour() -> None:
    states = thinking("B1 B1 B6 O1 O6 O6 O6 Wh Bk Bk Ka", limited="aaccbd")
    s = rows(states)[0]
    assert [int(kernels.pool_size(s, group)) for group in (BLUE, ORANGE, SPECIAL)] == [3, 4, 4]
    assert [int(kernels.limited_slots(s, clan)) for clan in (BLUE, ORANGE)] == [4, 2]


@rule("KI-103")
@pytest.mark.parametrize(
    ("group", "lot", "sides", "card"),
    [
        (BLUE, 0, 1, "B6"),
        (ORANGE, 0, 3, "O1"),
        (ORANGE, 1, 3, "O2"),
        (ORANGE, 2, 3, "O2"),
        (SPECIAL, 0, 2, "Wh"),
        (SPECIAL, 1, 2, "Ka"),
    ],
)
def test_a_card_of_a_group_is_drawn_and_leaves_the_pool(group: int, lot: int, sides: int, card: str) -> None:
    states = thinking("B6 O1 O2 O2 Wh Ka")
    before = states[0]["pool"].copy()
    load(states, (lot, sides))
    assert CARD_NAMES[int(drawn(rows(states)[0], group))] == card
    assert (before - states[0]["pool"]).tolist() == [int(name == card) for name in CARD_NAMES]


UNDER = {SLOT_BLUE: "B", SLOT_ORANGE: "O", SLOT_WHITE: "W"}


def fits(card: str, place: str) -> bool:
    """Whether a card may lie under the Hidden token, where it is of this kind, or in a limited slot of a seat."""
    if place == "W":
        return card == "Wh"
    return colour_of(card) == place if place in "BO" else colour_of(card) != ("O" if place in "ac" else "B")


@rule("KI-541", "KI-563")
@pytest.mark.parametrize("under", [OPEN, FROM_GIFT, FROM_TAKEN, SLOT_BLUE, SLOT_ORANGE, SLOT_WHITE])
@pytest.mark.parametrize(
    ("cards", "limited"),
    [
        ("B1 B2 O1 O2 Wh Wh", ""),
        ("B1 B2 O1 O2 O3 Wh Ka", "a"),  # a is blue: no orange card there
        ("B1 B2 O1 O2 Wh Ka", "bb"),
        ("B1 B2 B3 O1 O2 Wh Bk", "abb"),
        ("O1 O2 Bk Ka Wh", "b"),  # no blue card is left for the Hidden token
        ("B1 B2 O1 Bk Ka", "a"),  # no White Kitsune
    ],
)
def test_all_places_are_filled_in_so_many_ways(cards: str, limited: str, under: int) -> None:
    places = UNDER.get(under, "") + limited
    orders = permutations(cards.split())
    counted = sum(all(fits(card, place) for card, place in zip(order, places, strict=False)) for order in orders)
    s = rows(thinking(cards, limited))[0]
    for least in range(3):
        assert int(kernels.fillings(s, under, least)) * factorial(least) == counted


def test_a_kind_that_lies_open_too_often_leaves_no_way() -> None:
    states = thinking("B1 B2 O1")
    states[0]["pool"][KINDS - 1] = -1
    assert int(kernels.fillings(rows(states)[0], OPEN, 0)) == 0
