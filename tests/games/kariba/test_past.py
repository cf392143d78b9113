"""What everybody saw of the turns of a game: kept in the record, undone in imagined worlds, told in positions."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ludoteca import BadPosition, Match
from ludoteca.bots.reading import read
from ludoteca.bots.tree import DREAM, Tree, imagine, plant
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.players import Style
from ludoteca.engine.reading import rewind_one
from ludoteca.engine.record import States, copied, rows
from ludoteca.engine.row import Rows
from ludoteca.engine.stepping import NOBODY
from tests.games.kariba.table import KARIBA, table
from tests.rulebook import rule

GAMES = 12 if JIT else 2
SEEN = ("waterhole", "won", "turns", "to_move", "phase", "past", "history", "game", "pile_size")
"""What everybody knows of a record."""
LOTS = 600 if JIT else 60


def everybody_sees(states: States) -> list[list[int]]:
    """The public part of a record, and how many cards each hand holds."""
    s = states[0]
    return [*(np.ravel(s[name]).tolist() for name in SEEN), s["hand"].sum(axis=1).tolist()]


def played(seats: int, seed: int, **options: Any) -> tuple[Match, list[States], list[int]]:
    """A random match with every record on its way and the steps between."""
    match, dice = KARIBA.start(seats, seed=seed, **options), random.Random(seed)
    records, steps = [copied(match.states)], []
    while not match.over:
        move = dice.choice(match.legal())
        steps.append(move.steps[0])
        match.play(move)
        records.append(copied(match.states))
    return match, records, steps


@rule("KA-406", "KA-513", "KA-525", "KA-531", "KA-532", "KA-541", "KA-601")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_turns_undone_lead_back_to_the_start(seats: int) -> None:
    for seed in range(GAMES):
        _, records, steps = played(seats, seed)
        states = copied(records[-1])
        for before, step in zip(records[-2::-1], steps[::-1], strict=True):
            assert int(rewind_one(rows(states), 0, seed)) == step
            assert everybody_sees(states) == everybody_sees(before)
            assert calls.check(rows(states), 0) == 0
        assert int(rewind_one(rows(states), 0, seed)) == NOBODY


@rule("KA-204", "KA-607")
def test_nobody_goes_back_beyond_the_start_of_a_game() -> None:
    _, records, _ = played(2, 3, games=3)
    starts = [states for states in records if states[0]["turns"] == 0]
    assert len(starts) == 3
    for states in starts:
        assert not states[0]["past"].any()
        assert int(rewind_one(rows(states), 0, 1)) == NOBODY


@rule("KA-203", "KA-534")
def test_of_expert_games_nothing_is_undone() -> None:
    """There everybody sees which open cards are taken, and the hands are known by that."""
    _, records, _ = played(3, 4, expert=True)
    assert not any(states[0]["past"].any() for states in records)
    assert int(rewind_one(rows(copied(records[20])), 0, 1)) == NOBODY


@rule("KA-531")
@pytest.mark.parametrize(("count", "hands"), [(1, 5), (2, 10)])
def test_each_card_of_a_hand_is_as_likely_to_be_one_that_was_drawn(count: int, hands: int) -> None:
    match = table("hole 5 / a 1 2 3 7x2 / b 8x5 / pile 4 6" if count == 2 else "hole 5 / a 1 2 3 4 7 / b 8x5 / pile 6")
    match.play(f"a 7x{count}")
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(LOTS):
        states = copied(match.states)
        rewind_one(rows(states), 0, seed)
        found[tuple(states[0]["hand"][0].tolist())] += 1
    assert len(found) == hands
    assert all(abs(each - LOTS / hands) < 5 * (LOTS / hands) ** 0.5 for each in found.values())


def test_worlds_that_are_taken_up_again_have_another_pile() -> None:
    match = table("hole 5 / a 1 2 3 4 7 / b 8x5")
    for move in ("a 7x1", "b 8x1"):
        match.play(move)
    tree = plant(
        match.states,
        nodes=3,
        steps=KARIBA.steps,
        longest=KARIBA.longest,
        sides=[0, 1],
        style=Style(reads=1).numbers(),
    )
    read(tree, 0, 5)
    piles = set()
    for seed in range(5):
        imagine(tree, 0, seed)
        piles.add(dream(tree)["pile"].tobytes())
        assert dream(tree)["hand"].tobytes() == worlds_of(tree.pool)[0]["hand"].tobytes()
    assert len(piles) == 5


def dream(tree: Tree) -> Any:
    """The world that was imagined."""
    return worlds_of(tree.worlds)[DREAM]


def worlds_of(records: Any) -> Any:
    """Records as Python reads them."""
    return records.states if isinstance(records, Rows) else records


def told(match: Match) -> list[list[int]]:
    """The past in a position."""
    past: list[list[int]] = match.position()["knowledge"]["past"]
    return past


@rule("KA-406", "KA-522", "KA-531")
def test_a_position_tells_what_was_played_drawn_and_driven_away() -> None:
    match = table("hole 4x2 5 / a 5x2 7x3 / b 8x5")
    for move in ("a 5x2", "b 8x1"):
        match.play(move)
    assert told(match) == [[5, 2, 2, 4, 2], [8, 1, 1, 0, 0]]


@rule("KA-406")
def test_a_past_that_did_not_lead_here_is_refused() -> None:
    match = table("hole 4x2 3 5 / a 5x2 7x3 / b 8x5")
    for move in ("a 5x2", "b 8x1"):
        match.play(move)
    position = match.position()
    assert KARIBA.position(position).position() == position
    shorter = {**position["knowledge"], "past": told(match)[1:]}
    assert told(KARIBA.position({**position, "knowledge": shorter})) == told(match)[1:]
    for past in (
        [[5, 2, 2, 4, 2], [8, 2, 1, 0, 0]],  # only one 8 lies there
        [[5, 2, 2, 4, 2], [8, 1, 0, 0, 0]],  # a card was drawn
        [[5, 2, 2, 3, 2], [8, 1, 1, 0, 0]],  # nobody won a 3
        [[5, 2, 2, 0, 0], [8, 1, 1, 0, 0]],  # the 3 would be gone
        [[1, 1, 1, 0, 0]] * 3,  # more turns than there were
        [[9, 1, 1, 0, 0]],
        [[8, 1, 1]],
    ):
        with pytest.raises(BadPosition, match="past"):
            KARIBA.position({**position, "knowledge": {**position["knowledge"], "past": past}})


@rule("KA-203")
def test_expert_positions_have_no_past() -> None:
    position = KARIBA.start(2, seed=1, expert=True).position()
    with pytest.raises(BadPosition, match="basic mode"):
        KARIBA.position({**position, "turns": 1, "knowledge": {**position["knowledge"], "past": [[1, 1, 1, 0, 0]]}})


def test_a_game_of_more_turns_than_cards_keeps_no_more_of_them() -> None:
    position = table("hole 4x2 5 / a 5x2 7x3 / b 8x5").position()
    match = KARIBA.position({**position, "turns": 63})
    for turns in (64, 65, 66):
        match.play(match.legal()[0])
        assert int(match.states[0]["turns"]) == turns
        assert (int(rewind_one(rows(copied(match.states)), 0, 1)) == NOBODY) is (turns > 64)
    assert len(told(match)) == 0
