"""EK-408: a past that a position claims has brought about what waits now, and leads to nothing that cannot be."""

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca import BadPosition
from ludoteca.engine.kernel import JIT
from ludoteca.games.exploding_kittens import GAME
from tests.conformance.fuzz import look
from tests.conformance.random_play import random_chain, states_of
from tests.conformance.rows import ROWS
from tests.games.exploding_kittens.table import table
from tests.rulebook import rule

SAW = [["saw", 0, depth, title] for depth, title in enumerate(("Skip", "See", "EK"))]
SEEN = ["played", 0, "See", 1]
MOVES = 6
"""Moves that are made with a past that was accepted."""


def looking(**knowledge: Any) -> dict[str, Any]:
    """A See of a's that everybody may still stop; all three have a Defuse."""
    match = table("a see defuse / b nope defuse / c defuse / pile skip see ek / burglar b")
    match.play("a see")
    return {**match.position(), "knowledge": knowledge}


@rule("EK-302", "EK-408")
@pytest.mark.parametrize(
    "past",
    [
        [],  # then the See that lies there was never played
        [*SAW, SEEN],  # what a has seen, that See has not shown yet
        [SEEN, *SAW],
    ],
    ids=str,
)
def test_whoever_knows_all_since_the_deal_knows_how_it_came_to_what_waits(past: list[list[Any]]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position(looking(dealt=True, past=past))
    assert refused.value.rule == "EK-408"


@rule("EK-408")
def test_a_past_that_begins_in_the_middle_of_something_tells_of_nothing_before() -> None:
    assert GAME.position(looking(past=[])).pending == (1, 2)
    assert GAME.position(looking(past=[*SAW, SEEN])).pending == (1, 2)
    with pytest.raises(BadPosition):
        GAME.position(looking(past=SAW))  # a's earlier look; but the See now waiting came after it


@rule("EK-408", "EK-543", "EK-551")
@pytest.mark.parametrize(
    "past",
    [
        [["kitten", 0], ["placed", 0, 2]],  # nobody has played a Defuse
        [["burglar", 0, 1, "Barbagatto", False]],  # the pawn went to b in this very turn
    ],
    ids=str,
)
def test_a_past_that_had_no_cause_is_refused(past: list[list[Any]]) -> None:
    match = table("a see defuse / b nope defuse / c defuse / pile skip see ek / burglar a")
    with pytest.raises(BadPosition):
        GAME.position({**match.position(), "knowledge": {"dealt": True, "past": past}})


def test_all_that_matters_may_be_known_though_cards_were_discarded_before() -> None:
    match = table("a defuse see / b defuse2 / c defuse skip / pile nope ek otta ek only / dealt")
    assert match.position()["discards"]
    for move in ("a see", "b let", "c let", "a draw"):
        match.play(move)
        assert GAME.position(match.position()).position() == match.position()


def cut_pasts(matches: int, seed: int) -> Counter[str]:
    """Pasts of random matches, cut off anywhere, with the claim to be whole or without; counts what becomes of them."""
    dice, results = random.Random(seed), Counter[str]()
    for number in range(matches):
        row = ROWS[GAME.name][number % len(ROWS[GAME.name])]
        for match in states_of(GAME, row, seed * 1000 + number):
            if dice.random() < 0.1:
                position = match.position()
                past, whole = position["knowledge"]["past"], dice.random() < 0.7
                first = max(0, len(past) - dice.choice((0, 1, 2, 3, 5, 8, dice.randrange(len(past) + 1))))
                results[become({**position, "knowledge": {"dealt": whole, "past": past[first:]}}, dice)] += 1
    return results


def become(position: dict[str, Any], dice: random.Random) -> str:
    """What becomes of a position."""
    try:
        match = GAME.position(position, dice.randrange(2**32))
    except BadPosition:
        return "refused"
    for _ in range(MOVES):
        look(match, dice)
        if match.over:
            break
        seat = dice.choice(match.pending)
        match.play_steps(seat, random_chain(match, seat, dice))
    look(match, dice)
    return "played"


@rule("EK-408")
@pytest.mark.parametrize(
    ("games", "seed"),
    [
        (3 if JIT else 1, 1),
        *([pytest.param(300, 2, marks=[pytest.mark.long, pytest.mark.timeout(3600)])] if JIT else []),
    ],
)
def test_a_past_that_is_cut_off_is_refused_or_played_on_with(games: int, seed: int) -> None:
    results = cut_pasts(games, seed)
    assert results["refused"]
    assert results["played"]
    assert results.total() > 10 * games
