"""What a seat cannot know is redealt: soundly, blindly, and with the right chances."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.record import States, rows
from tests.games.bossa.table import BOSSA, opening, table
from tests.rulebook import rule


def observed(states: States, seat: int) -> list[int]:
    """What a seat knows, as numbers."""
    out = np.full(BOSSA.observation_size, -1, np.int64)
    calls.observe(rows(states), 0, seat, out)
    numbers: list[int] = out.tolist()
    return numbers


def moments(seed: int, expansion: bool) -> list[Match]:
    """Every position of a random game, the middle of the token choice included."""
    match, found = BOSSA.start(2, seed=seed, expansion=expansion), []
    while not match.over:
        found.append(match.copy())
        choices = match.legal()
        match.play(choices[(seed + match.sequence) % len(choices)])
    return [*found, match]


@rule("BO-406", "BO-401", "BO-402", "BO-404")
@pytest.mark.parametrize("expansion", [False, True])
def test_a_redeal_is_sound_and_blind(expansion: bool) -> None:
    for seed in range(12):
        for match in moments(seed, expansion):
            for seat in range(2):
                once, other = match.redealt(seat, 1), match.redealt(seat, 2)
                again = [states.copy() for states in (once, other, match.states)]
                for states in again:
                    calls.redeal(rows(states), 0, seat, 3)
                assert again[0].tobytes() == again[1].tobytes() == again[2].tobytes()
                assert BOSSA.views.view(once[0], seat) == BOSSA.views.view(other[0], seat)
                assert observed(once, seat) == observed(match.states, seat)
                assert -1 not in observed(once, seat)
                assert int(calls.check(rows(once), 0)) == 0


@rule("BO-401")
def test_before_the_hands_are_open_the_other_hand_is_any_four_of_the_unseen_tiles() -> None:
    match = opening(5, 3)
    unseen = match.view(0).unseen
    assert len(unseen) == 23
    held: Counter[tuple[int, int]] = Counter()
    for seed in range(4600):
        for pair in BOSSA.views.view(match.redealt(0, seed)[0], 1).hands[1]:
            held[pair] += 1
    assert sorted(held) == sorted(unseen)
    assert chisquare([held[pair] for pair in unseen]).pvalue > 1e-4


@rule("BO-406")
def test_every_order_of_the_pile_and_the_tile_aside_is_equally_likely() -> None:
    match = table("W4 / B1 / a 5-0 1-0 / b 3-3 / pile 0-6 0-5 only")
    orders: Counter[str] = Counter()
    for seed in range(3000):
        position = BOSSA.positions.format_position(match.redealt(0, seed)[0], match.options)
        orders[str((position.removed, position.pile))] += 1
    assert len(orders) == 6
    assert chisquare(list(orders.values())).pvalue > 1e-4


@rule("BO-312")
def test_a_sealed_choice_is_forgotten_and_still_to_be_made() -> None:
    match = opening(5, 3, expansion=True)
    match.play("a white")
    match.play("a inverter")
    states = match.redealt(1, 7)
    assert states[0]["kept"].tolist() == [0, 0]
    assert int(calls.pending(rows(states), 0)) == 0b11
    assert match.redealt(0, 7)[0]["kept"].tolist() == [2, 0]
