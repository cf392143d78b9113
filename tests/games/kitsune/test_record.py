"""The record itself: what `check` finds wrong in every phase, and what a deal clears."""

from functools import cache

import numpy as np
import pytest

from ludoteca.engine import calls
from ludoteca.engine.record import States, copied, rows
from ludoteca.games.kitsune.box import AWARD, DEAL, EXCHANGE, FETCH, GO_ON, LEADER, OVER, PLAY, SCORE, TARGET
from tests.games.kitsune.table import KITSUNE
from tests.games.walk import broken, walk
from tests.rulebook import rule


@cache
def state(seats: int, phase: int, tricks: int, size: int) -> States:
    """The first state of some random games that is in this phase, after so many tricks and plays at least."""
    for seed in range(40):
        match = KITSUNE.start(seats, seed=seed, trackSteps=9, roundLeader="clanChooses")
        for _ in walk(match, seed):
            s = match.states[0]
            if s["phase"] == phase and s["tricks"] >= tricks and s["trick_size"] >= size:
                match.check()
                return match.states
    raise LookupError("no such state")


WRONG: list[tuple[int, int, int, int, str, tuple[int, ...], int, int]] = [
    (4, PLAY, 0, 0, "pawns", (0,), -1, 605),
    (4, PLAY, 0, 0, "pawns", (1,), 10, 605),
    (4, PLAY, 0, 0, "pawns", (1,), 9, 606),
    (4, PLAY, 0, 0, "victories", (0,), 2, 735),
    (4, PLAY, 0, 0, "victories", (1,), 2, 735),
    (4, PLAY, 0, 0, "trick_size", (), 4, 502),
    (4, EXCHANGE, 0, 0, "trick_size", (), 4, 502),
    (4, EXCHANGE, 0, 0, "trick_size", (), 1, 316),
    (4, AWARD, 0, 0, "trick_size", (), 3, 502),
    (4, LEADER, 0, 0, "trick_size", (), 3, 502),
    (4, OVER, 0, 0, "trick_size", (), 3, 502),
    (4, OVER, 0, 0, "phase", (), PLAY, 735),
    (4, LEADER, 0, 0, "phase", (), PLAY, 606),
    (4, PLAY, 0, 0, "phase", (), SCORE, 502),
    (4, PLAY, 0, 0, "phase", (), GO_ON, 502),
    (4, EXCHANGE, 0, 0, "phase", (), DEAL, 502),
    (4, FETCH, 0, 0, "tricks", (), 0, 565),
    (4, FETCH, 0, 0, "trick_size", (), 0, 565),
    (4, FETCH, 0, 0, "taken", (), 1, 565),
    (4, TARGET, 0, 0, "struck", (), 15, 523),
    (4, AWARD, 0, 0, "used", (), 31, 622),
    (4, PLAY, 0, 0, "to_move", (), 7, 501),
    (4, PLAY, 1, 1, "to_move", (), 7, 501),
    (4, EXCHANGE, 0, 0, "to_move", (), 7, 501),
    (4, AWARD, 0, 0, "to_move", (), 7, 501),
    (4, PLAY, 0, 1, "trick_card", (4,), 1, 402),
    (4, PLAY, 0, 0, "trick_card", (5,), 1, 402),
    (4, PLAY, 0, 0, "trick_use", (5,), 1, 402),
    (4, PLAY, 0, 0, "struck", (), 16, 402),
    (4, PLAY, 0, 0, "past_card", (29,), 1, 405),
    (4, PLAY, 0, 0, "past_use", (29,), 1, 405),
    (4, PLAY, 0, 0, "past_struck", (), 1 << 29, 405),
    (4, PLAY, 1, 0, "past_card", (28,), 1, 405),
    (6, PLAY, 1, 0, "past_use", (28,), 1, 405),
    (2, PLAY, 0, 0, "pile", (29,), 1, 407),
    (4, PLAY, 0, 0, "pile", (0,), 1, 407),
    (4, PLAY, 0, 0, "pile_size", (), 1, 103),
    (2, PLAY, 1, 0, "pile_size", (), 7, 407),
    (4, PLAY, 0, 0, "taken", (), 5, 564),
    (4, PLAY, 0, 0, "taken", (), 1, 564),
    (4, PLAY, 1, 0, "taken", (), 1, 564),
    (4, PLAY, 0, 0, "pool", (0,), 1, 401),
    (4, PLAY, 0, 0, "pool", (14,), -1, 401),
    (4, PLAY, 0, 0, "held", (4,), 1, 568),
    (4, PLAY, 0, 0, "held", (0,), 6, 568),
    (4, AWARD, 0, 0, "used", (), 63, 622),
    (4, PLAY, 1, 1, "trick_card", (0,), 14, 103),
]


@rule("KI-103", "KI-316", "KI-401", "KI-402", "KI-405", "KI-407", "KI-501", "KI-502", "KI-523", "KI-564", "KI-565")
@rule("KI-568", "KI-605", "KI-606", "KI-622", "KI-735")
@pytest.mark.parametrize(("seats", "phase", "tricks", "size", "field", "cell", "value", "number"), WRONG)
def test_one_wrong_cell_breaks_this_rule(
    seats: int, phase: int, tricks: int, size: int, field: str, cell: tuple[int, ...], value: int, number: int
) -> None:
    assert broken(state(seats, phase, tricks, size), field, cell, value) == number


@rule("KI-104", "KI-568", "KI-622")
@pytest.mark.parametrize(
    ("held", "used", "number"),
    [
        ([1, 2, 0, 0], 0, 0),
        ([1, 1, 0, 0], 0, 568),
        ([1, 2, 0, 0], 0b00010, 568),
        ([1, 2, 0, 0], 0b11100, 0),
        ([0, 5, 0, 0], 0b01111, 0),
        ([1, 0, 2, 0], 0, 622),
        ([0, 3, 0, 4], 0, 622),
        ([3, 0, 0, 4], 0, 0),
    ],
)
def test_every_token_is_in_one_place_and_a_clan_holds_one(held: list[int], used: int, number: int) -> None:
    states = state(4, PLAY, 0, 0).copy()
    states[0]["held"][:4], states[0]["used"] = held, used
    assert int(calls.check(rows(states), 0)) == number


@rule("KI-103", "KI-401", "KI-801")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_cards_are_neither_lost_nor_doubled_nor_moved(seats: int) -> None:
    states = state(seats, PLAY, 1, 2).copy()
    hand = states[0]["hand"]
    kind = int(np.flatnonzero(hand[0])[0])
    assert broken(states, "hand", (0, kind), int(hand[0, kind]) - 1) == 103
    assert broken(states, "hand", (0, kind), int(hand[0, kind]) + 1) == 103
    hand[0, kind] -= 1
    hand[1, kind] += 1
    assert int(calls.check(rows(states), 0)) == 801
    hand[1, kind] += hand[0, kind] + 1
    hand[0, kind] = -1
    assert int(calls.check(rows(states), 0)) == 401


@rule("KI-564")
def test_only_the_discard_token_lets_a_seat_fetch() -> None:
    states = state(4, FETCH, 0, 0)
    last = int(states[0]["trick_size"]) - 1
    assert broken(states, "trick_use", (last,), 0) == 564
    assert broken(states, "trick_use", (last,), 6) == 564


@rule("KI-325")
def test_a_card_chosen_to_be_given_is_in_the_hand() -> None:
    states = state(4, EXCHANGE, 0, 0)
    missing = int(np.flatnonzero(states[0]["hand"][0] == 0)[0])
    held = int(np.flatnonzero(states[0]["hand"][0])[0])
    assert broken(states, "given", (0,), missing + 1) == 325
    assert broken(states, "given", (0,), held + 1) == 0


@rule("KI-301", "KI-311", "KI-313", "KI-314", "KI-732")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_deal_clears_whatever_lay_on_the_table(seats: int) -> None:
    clean = np.zeros(1, KITSUNE.state)
    clean[0]["seats"], clean[0]["track_steps"] = seats, 13
    dirty = clean.copy()
    for name in ("trick_card", "trick_use", "past_card", "past_use", "victories", "pawns", "held"):
        dirty[0][name] = 1
    for name in (
        "past_struck",
        "struck",
        "trick_size",
        "tricks",
        "taken",
        "award",
        "round",
        "used",
        "leader",
        "to_move",
    ):
        dirty[0][name] = 1
    dirty[0]["hand"][:seats], dirty[0]["given"][:seats] = 1, 1
    dirty[0]["pile"][: 30 if seats == 6 else 24] = 1
    for states in (clean, dirty):
        calls.reseed(rows(states), 0, 5)
        calls.deal(rows(states), 0)
        assert int(calls.check(rows(states), 0)) == 0
    assert clean.tobytes() == dirty.tobytes()
    s = dirty[0]
    for name in ("trick_card", "trick_use", "past_card", "past_use", "victories", "pawns", "held", "given", "award"):
        assert not s[name].any(), name
    assert (s["round"], s["used"], s["tricks"], s["trick_size"], s["struck"], s["taken"]) == (1, 0, 0, 0, 0, 0)


@rule("KI-407")
def test_a_redealt_pile_is_in_no_order() -> None:
    states = state(2, PLAY, 0, 0)
    piles = []
    for seed in range(30):
        imagined = copied(states)
        calls.redeal(rows(imagined), 0, 0, seed)
        piles.append(imagined[0]["pile"][: imagined[0]["pile_size"]].tolist())
    assert len({tuple(pile) for pile in piles}) == 30
    assert not [pile for pile in piles if pile in (sorted(pile), sorted(pile, reverse=True))]
