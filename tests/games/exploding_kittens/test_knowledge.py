"""What a seat knows: `redeal` contradicts nothing it was shown and depends on nothing else."""

import math
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games.exploding_kittens import GAME
from ludoteca.games.exploding_kittens.knowledge import OBSERVATION
from tests.games.exploding_kittens.redeals import redeal_often
from tests.games.exploding_kittens.table import LETTERS, play, table
from tests.games.exploding_kittens.worlds import worlds_of
from tests.rulebook import rule

REDEALS = 150_000 if JIT else 200
CLOSE = 0.02
"""Total variation allowed between redeals and brute force."""
SCENES = {
    "what was seen on top is drawn by others": (
        "a see skip / b nope favor / c nope attack / pile skip ek barba otta ek only",
        ["a see", "a skip", "b draw", "c attack"],
    ),
    "a kitten put back by oneself": (
        "a / b nope skip / c attack favor / pile see otta barba ek only / placing",
        ["a put 2", "b draw", "c attack"],
    ),
    "a kitten put back by another below one's own": (
        "a defuse / b defuse nope / c attack / pile ek ek see otta barba only",
        ["a draw", "a put 3", "b draw", "b put 1"],
    ),
    "a kitten put back by another among cards that were seen": (
        "a see skip / b defuse nope / c attack / pile ek see ek otta barba only",
        ["a see", "a skip", "b draw", "b put 4"],
    ),
    "seen, put back, seen again": (
        "a see2 skip / b defuse / c skip / pile ek see ek otta barba only",
        ["a see", "a skip", "b draw", "b put 4", "c skip", "a see"],
    ),
    "a kitten met after two secret places": (
        "a defuse / b defuse2 / c defuse skip / pile ek ek see otta only",
        ["a draw", "a put 1", "b draw", "b put 2", "c skip", "a draw"],
    ),
    "a demand in vain": (
        "a / b nope barba otta / c skip barba / pile otta nope ek ek only / burglar a",
        ["a burglar b pata", "a draw", "b draw"],
    ),
    "demands in vain in two hands": (
        "a barba3 / b otta2 skip / c pata2 nope / pile otta pata ek ek only / burglar a",
        ["a burglar b pata", "a three barba c otta"],
    ),
    "a hand that lacked a title and has drawn since": (
        "a / b otta2 skip / c pata nope / pile nope otta pata ek ek only / burglar a",
        ["a burglar b pata", "a draw", "b draw"],
    ),
    "a card given on and perhaps given on again": (
        "a skip see / b favor otta / c favor barba / pile nope ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta"],
    ),
    "a card that has drifted is played": (
        "a skip see / b favor otta / c favor skip / pile nope barba ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta", "c skip"],
    ),
    "a card seen on top, then shuffled": (
        "a see shuffle / b nope / c otta / pile skip ek barba ek only",
        ["a see", "a shuffle"],
    ),
    "whoever explodes shows what has not drifted": (
        "a skip see / b favor otta / c favor barba nope / pile nope ek see ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta", "c draw"],
    ),
    "handed over openly, then perhaps given away": (
        "a / b otta3 / c favor2 skip / pile nope see ek ek only / to-move b",
        ["b three otta c skip", "b draw", "c favor b", "b give skip"],
    ),
    "a card stolen by chance": (
        "a skip2 see / b favor otta2 / c barba2 / pile nope see ek ek only / to-move b",
        ["b favor a", "a give see", "b draw", "c pair barba b"],
    ),
}


def redeals(match: Match, seat: int) -> tuple[Counter[Any], Counter[Any]]:
    """How often each set of hands and each pile came out."""
    pile = len(match.position()["pile"])
    hands = np.zeros((REDEALS, match.seats, 12), np.int64)
    piles = np.zeros((REDEALS, pile), np.int64)
    redeal_often(rows(np.repeat(match.states, 2)), seat, hands, piles)
    return Counter(map(bytes, hands.astype(np.int8))), Counter(map(bytes, piles.astype(np.int8)))


def coded(found: dict[Any, float]) -> tuple[dict[Any, float], dict[Any, float]]:
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


def distance(often: Counter[Any], likely: dict[Any, float]) -> float:
    """Total variation between what came out and what should."""
    return sum(abs(often[each] / REDEALS - likely.get(each, 0)) for each in {*often, *likely}) / 2


def close(likely: dict[Any, float]) -> float:
    """How far apart they may be; the interpreter's few redeals scatter as chance does, so twice that is added."""
    scatter = sum(math.sqrt(2 * share * max(0.0, 1 - share) / (math.pi * REDEALS)) for share in likely.values()) / 2
    return CLOSE if JIT else CLOSE + 2 * scatter


@rule("EK-401", "EK-404", "EK-407", "EK-408", "EK-409", "EK-410")
@pytest.mark.parametrize("scene", SCENES)
def test_redeals_are_as_likely_as_brute_force_says(scene: str) -> None:
    line, moves = SCENES[scene]
    match = play(table(line, smallGame=False), *moves)
    for seat in range(match.seats):
        hands, piles = coded(worlds_of(match, seat))
        found_hands, found_piles = redeals(match, seat)
        assert set(found_hands) <= set(hands), f"seat {LETTERS[seat]} gets hands that cannot be"
        assert set(found_piles) <= set(piles), f"seat {LETTERS[seat]} gets piles that cannot be"
        assert distance(found_hands, hands) <= close(hands)
        assert distance(found_piles, piles) <= close(piles)


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
    for seed in range(4):
        match, dice = GAME.start(3, seed=seed), random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.legal()))
            if match.sequence % 10 == 0:
                for seat in range(3):
                    redealt = match.copy()
                    redealt.states = match.redealt(seat, 1)
                    assert observed(redealt, seat) == observed(match, seat)
