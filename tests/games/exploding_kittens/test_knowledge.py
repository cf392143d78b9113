"""What a seat knows: `redeal` contradicts nothing it was shown and depends on nothing else."""

import math
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.knowledge.observation import OBSERVATION
from tests.games.exploding_kittens.redeals import redeal_often
from tests.games.exploding_kittens.scenes import FURTHER, SCENES
from tests.games.exploding_kittens.table import LETTERS, play, table
from tests.games.exploding_kittens.worlds import worlds_of
from tests.rulebook import rule

REDEALS = 150_000 if JIT else 50
EACH = 1_000
"""Redeals for everything that can come out, where so many are enough to tell a wrong likelihood from chance."""
EVERY = 10 if JIT else 30
CLOSE = 0.02
"""Total variation allowed between redeals and brute force."""


def redeals(match: Match, seat: int, times: int) -> tuple[Counter[Any], Counter[Any]]:
    """How often each set of hands and each pile came out."""
    pile = len(match.position()["pile"])
    hands = np.zeros((times, match.seats, 12), np.int64)
    piles = np.zeros((times, pile), np.int64)
    redeal_often(rows(np.repeat(match.states, 2)), seat, hands, piles)
    return Counter(map(bytes, hands.astype(np.int8))), Counter(map(bytes, piles.astype(np.int8)))


def coded(found: dict[Any, Fraction]) -> tuple[dict[Any, Fraction], dict[Any, Fraction]]:
    """Brute force in the same codes: how likely each set of hands and each pile is."""
    codes = GAME.moves.CODES  # type: ignore[attr-defined]  # the module of this game
    hands: Counter[Any] = Counter()
    piles: Counter[Any] = Counter()
    for (held, pile), likely in found.items():
        counts = np.zeros((len(held), 12), np.int8)
        for seat, cards in enumerate(held):
            for card in cards:
                counts[seat, codes[card]] += 1
        hands[counts.tobytes()] += likely  # type: ignore[assignment]  # likelihoods, not counts
        piles[bytes(codes[card] for card in pile)] += likely  # type: ignore[assignment]  # the same
    return dict(hands), dict(piles)


def distance(often: Counter[Any], likely: dict[Any, Fraction]) -> float:
    """Total variation between what came out and what should."""
    return sum(abs(often[each] / often.total() - likely.get(each, 0)) for each in {*often, *likely}) / 2


def close(likely: dict[Any, Fraction], times: int) -> float:
    """How far apart they may be; the interpreter's few redeals scatter as chance does, so thrice that is added."""
    scatter = sum(math.sqrt(2 * share * (1 - share) / (math.pi * times)) for share in likely.values()) / 2
    return CLOSE if JIT else CLOSE + 3 * scatter


@rule("EK-401", "EK-404", "EK-407", "EK-408", "EK-409", "EK-410")
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("whole", [False, *([pytest.param(True, marks=pytest.mark.long)] if JIT else [])])
def test_redeals_are_as_likely_as_brute_force_says(scene: str, whole: bool) -> None:
    line, moves = SCENES[scene]
    match = play(table(line, smallGame=False), *moves)
    for seat in range(match.seats):
        hands, piles = coded(worlds_of(match, seat))
        times = REDEALS if whole else min(REDEALS, EACH * max(len(hands), len(piles)))
        found_hands, found_piles = redeals(match, seat, times)
        assert set(found_hands) <= set(hands), f"seat {LETTERS[seat]} gets hands that cannot be"
        assert set(found_piles) <= set(piles), f"seat {LETTERS[seat]} gets piles that cannot be"
        assert distance(found_hands, hands) <= close(hands, times)
        assert distance(found_piles, piles) <= close(piles, times)


def observed(match: Match, seat: int) -> dict[str, list[int]]:
    """What a seat knows, as numbers with their names."""
    out = np.full(GAME.observation_size, -1, np.int64)
    before = match.states.tobytes()
    calls.observe(rows(match.states), 0, seat, out)
    assert match.states.tobytes() == before
    numbers = iter(out.tolist())
    return {name: [next(numbers) for _ in range(size)] for name, size, _ in OBSERVATION}


@rule("EK-407", "EK-408", "EK-409")
def test_an_observation_holds_what_is_sure() -> None:
    match = play(table("a see skip2 / b favor / c nope / pile skip ek see / to-move a"), "a see", "a draw")
    assert observed(match, 0)["next"] == [13, 7, 0]
    assert observed(match, 1)["next"] == [0, 0, 0]
    play(match, "b favor a", "a give skip")
    known = observed(match, 0)["known"]
    assert [known[12 * place + 5] for place in range(5)] == [0, 1, 0, 0, 0]
    assert sum(observed(match, 2)["known"]) == 0
    assert observed(match, 0)["hand"][5] == 2


@rule("EK-302")
def test_everybody_knows_of_the_defuses_dealt() -> None:
    match = GAME.start(4, seed=1)
    for seat in range(4):
        known = observed(match, seat)["known"]
        assert [known[12 * place] for place in range(5)] == [0, 1, 1, 1, 0]
        for seed in range(20):
            assert all(hand[0] > 0 for hand in match.redealt(seat, seed)[0]["hand"][:4].tolist())


@rule("EK-407", "EK-404")
def test_an_observation_does_not_depend_on_what_is_hidden() -> None:
    for seed in range(4 if JIT else 1):
        match, dice = GAME.start(3, seed=seed), random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.legal()))
            if match.sequence % EVERY == 0:
                for seat in range(3):
                    redealt = match.copy()
                    redealt.states = match.redealt(seat, 1)
                    assert observed(redealt, seat) == observed(match, seat)


@rule("EK-404", "EK-407", "EK-408")
def test_a_world_that_one_seat_thinks_possible_can_be_redealt_for_another() -> None:
    scenes = [*SCENES.values(), *FURTHER.values()]
    matches = [play(table(line, smallGame=False), *moves) for line, moves in scenes]
    for match in matches[:: 1 if JIT else 4]:
        for seat in range(match.seats):
            for other in range(match.seats):
                world = match.copy()
                world.states = match.redealt(seat, 1)
                world.states = world.redealt(other, 2)
                world.check()
                assert world.states[0]["hand"][other].tolist() == match.redealt(seat, 1)[0]["hand"][other].tolist()


@rule("EK-407", "EK-408")
def test_what_another_seat_saw_or_put_back_is_nothing_it_can_build_on_in_a_redealt_world() -> None:
    match = play(table("a / b see defuse / c nope / pile ek otta ek pata only / to-move b", smallGame=False), "b see")
    assert observed(match, 1)["next"] == [13, 8, 13]
    world = match.copy()
    world.states = match.redealt(0, 1)
    assert observed(world, 1)["next"] == [0, 0, 0]
    play(match, "b draw", "b put 1")
    assert observed(match, 1)["next"] == [8, 13, 13]
    world.states = match.redealt(0, 1)
    assert observed(world, 1)["next"] == [0, 0, 0]
