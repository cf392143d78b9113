"""What is sure of other hands, found by sifting, is what a plain walk finds: made-up pasts of every length."""

import random

import numpy as np
import pytest

from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import States, row, rows
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.box import (
    DEFUSE,
    DREW,
    DREW_KITTEN,
    EXPLODED,
    GAVE,
    KITTEN,
    NOWHERE,
    PAST,
    PLACED,
    PLAYED,
    SAW,
    SHUFFLED,
    STOLEN,
    THREE_GOT,
    TITLES,
    UNKNOWN,
)
from ludoteca.games.exploding_kittens.knowledge.memory import is_transfer
from ludoteca.games.exploding_kittens.knowledge.sure import FORGOTTEN, SPAN, recall_sure

KINDS = 14
EDGES = [0, 1, *(edge + by for edge in range(SPAN, PAST, SPAN) for by in (-1, 0, 1)), PAST - 1, PAST]
"""Lengths at which a span begins or ends, and all others now and then."""


class Walk:
    """The past, entry by entry, as it is told; counts in four bits for each title, as records have them."""

    def __init__(self, seat: int, seats: int, dealt: bool, size: int) -> None:
        self.seat, self.looked, self.size = seat, size, size
        self.known = [1 << 4 * DEFUSE if dealt and other != seat else 0 for other in range(seats)]
        self.tops: list[int] = []
        self.harmless = 0

    def leaves(self, holder: int, title: int, count: int) -> None:
        self.known[holder] -= min(count, self.known[holder] >> 4 * title & 15) << 4 * title

    def hear(self, place: int, kind: int, by: int, title: int, other: int) -> bool:
        """One entry; False where the seat received a card and has forgotten which."""
        if kind == PLAYED:
            self.leaves(by, title, other)
        elif kind == DREW and self.tops:
            top = self.tops.pop(0)
            self.known[by] += 1 << 4 * top if by != self.seat else 0
        elif kind == SHUFFLED:
            self.looked, self.tops = self.size, []
        elif kind in (SAW, PLACED) and by == self.seat:
            self.looked = min(self.looked, place)
            if kind == SAW and title != UNKNOWN:
                self.saw(title, other)
        elif is_transfer(kind):
            return self.hand_over(kind, by, title, other)
        return True

    def saw(self, title: int, depth: int) -> None:
        self.harmless = 0 if depth == 0 else self.harmless
        if title != KITTEN:
            if self.harmless >= len(self.tops):
                self.tops.append(title)
            self.harmless += 1

    def hand_over(self, kind: int, by: int, title: int, other: int) -> bool:
        if kind in (GAVE, STOLEN) and self.seat not in (by, other):
            for each in range(TITLES):
                self.leaves(by, each, 1)
            return True
        if title == UNKNOWN:
            return by == self.seat
        self.leaves(by, title, 1)
        self.known[other] += 1 << 4 * title if other != self.seat else 0
        return True


def walked(states: States, seat: int) -> tuple[list[int], int]:
    """What a plain walk finds; no hands where something has been forgotten."""
    s = states[0]
    walk = Walk(seat, int(s["seats"]), bool(s["dealt"]), int(s["past_size"]))
    for place, entry in enumerate(s["past"][: walk.size].tolist()):
        if not walk.hear(place, entry & 15, entry >> 4 & 7, entry >> 7 & 15, entry >> 11):
            return [], FORGOTTEN
    return walk.known, walk.looked


def made_up(dice: random.Random, size: int) -> States:
    """A record of which nothing but the past matters; some hidden cards are unknown."""
    states = np.zeros(1, GAME.state)
    s, seats = states[0], dice.randrange(2, 6)
    s["seats"], s["dealt"], s["past_size"] = seats, dice.randrange(2), size
    often, forgets = [dice.random() ** 3 + 0.01 for _ in range(1, KINDS)], dice.randrange(3) == 0
    for place in range(size):
        (kind,), by = dice.choices(range(1, KINDS), often), dice.randrange(seats)
        title, other = dice.randrange(TITLES), (by + dice.randrange(1, seats)) % seats
        if forgets and kind in (GAVE, STOLEN, SAW) and dice.randrange(40) == 0:
            title = UNKNOWN
        if kind in (DREW, DREW_KITTEN, EXPLODED, SHUFFLED):
            other = 0
        elif kind == SAW:
            title, other = KITTEN if dice.randrange(5) == 0 else title, place % 3
        elif kind == PLAYED:
            other = dice.randrange(1, 4)
        value = dice.choice([NOWHERE, dice.randrange(50)]) if kind == PLACED else title + 16 * other
        s["past"][place] = kind + 16 * by + 128 * value
    return states


def test_sifting_finds_what_a_plain_walk_finds() -> None:
    dice, forgotten, looked = random.Random(5), 0, 0
    lengths = [*EDGES, *(dice.randrange(PAST + 1) for _ in range(400 if JIT else 20))]
    for size in lengths * (4 if JIT else 1):
        states = made_up(dice, size)
        for seat in range(int(states[0]["seats"])):
            known, first = walked(states, seat)
            assert recall_sure(row(states[0]), seat) == first
            if first != FORGOTTEN:
                assert states[0]["known"][: len(known)].tolist() == known
            forgotten += first == FORGOTTEN
            looked += FORGOTTEN < first < size
    assert forgotten > 5
    assert looked > 20


@pytest.mark.parametrize("behind", [DREW, THREE_GOT, SHUFFLED])
def test_what_lies_behind_the_past_is_not_read(behind: int) -> None:
    dice = random.Random(7)
    for size in EDGES:
        states = made_up(dice, size)
        for seat in range(int(states[0]["seats"])):
            states[0]["past"][size:] = 0
            found = recall_sure(row(states[0]), seat), states[0]["known"].tolist()
            states[0]["past"][size:] = behind + 16 * (0 if seat else 1) + 128 * 16 * seat
            again = recall_sure(row(states[0]), seat), states[0]["known"].tolist()
            assert found == again or found[0] == again[0] == FORGOTTEN


def test_a_seat_that_has_forgotten_what_it_received_and_lost_counts_to_an_end() -> None:
    """In a world imagined for another seat more cards of a title may seem to have left than there are."""
    states = GAME.start(3, seed=1).states
    lost = [THREE_GOT + 128 * (TITLES - 1 + 16)] * 9
    told = [GAVE + 16 + 128 * UNKNOWN, *lost, PLAYED + 16 + 128 * 16]
    states[0]["past"][: len(told)], states[0]["past_size"] = told, len(told)
    assert recall_sure(row(states[0].copy()), 0) == FORGOTTEN
    seen = np.zeros(GAME.observation_size, np.int64)
    calls.observe(rows(states), 0, 0, seen)
    assert seen.any()
