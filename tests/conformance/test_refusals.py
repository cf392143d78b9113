"""Whatever is readable and not legal is refused with the number of a rule: decisions of every kind, at every moment."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from ludoteca import BadNotation, Game, IllegalMove, Match
from ludoteca.engine.kernel import JIT
from ludoteca.engine.move import Decision
from tests.conformance.random_play import states_of
from tests.conformance.rows import ROWS, each_game

TABLES, EVERY = (4, 6) if JIT else (1, 30)
"""Tables that are looked at, and every how many moves."""
MOST = 400 if JIT else 60
"""Decisions that are tried at a moment, besides those of the moment's own cards."""


def decisions(game: Game, dice: random.Random) -> list[Decision]:
    """Decisions of all kinds: every step by itself, and what could be decided in some random matches."""
    found: dict[str, Decision] = {}
    for row in ROWS[game.name][:6]:
        for match in states_of(game, row, dice.randrange(2**32)):
            if not match.over and dice.random() < 0.2:
                legal = match.legal()
                for move in dice.sample(legal, min(8, len(legal))):
                    found[move.text[2:]] = move.decision
    for step in range(game.steps):
        try:
            decision = game.moves.decision_of((step,))
            found[str(decision)] = game.moves.decision_of(game.moves.steps_of(decision))
        except (BadNotation, ValueError, IndexError):
            continue  # a step that decides nothing by itself
    return list(found.values())


def laid(match: Match, seat: int) -> Iterator[Decision]:
    """Bossa: one to three tiles of a hand on every arm and every first group, whatever they make."""
    if match.game.name != "bossa":
        return
    hand = [list(tile) for tile in match.view(seat).hands[seat] or []]
    for count in (1, 2, 3):
        for tiles in combinations(hand, count):
            for line, arm in (("W", "up"), ("W", "down"), ("B", "up"), ("B", "down")):
                for marked in (None, tiles[0]):
                    yield ["place", line, arm, list(tiles), marked]
                    yield ["stack", line, arm, 0, list(tiles), marked]


def refused(match: Match, seat: int, move: Any) -> str | None:
    """The rule that a refusal names; None where there is none to name, since the move is legal."""
    try:
        read = match.read(move)
        match.after(seat, read.steps)
    except IllegalMove as error:
        return error.rule
    return None


@pytest.mark.parametrize("game", each_game())
def test_every_refusal_of_a_readable_decision_names_its_rule(game: Game) -> None:
    dice, tried, illegal = random.Random(1), 0, 0
    pool = decisions(game, dice)
    for number, row in enumerate(ROWS[game.name][:TABLES]):
        for match in states_of(game, row, number):
            if match.sequence % EVERY != number % EVERY:
                continue
            for seat in range(match.seats):
                some = dice.sample(pool, min(MOST, len(pool)))
                for decision in [*some, *laid(match, seat)]:
                    move = {"by": seat, "decision": decision}
                    rule = refused(match, seat, move)
                    tried += 1
                    if rule is None:
                        continue
                    illegal += 1
                    assert rule.startswith(f"{game.box.PREFIX}-"), (match.position(), move)
                    if illegal % 50 == 0:
                        assert refused(match, seat, match.read(move).text) == rule
    assert illegal > tried / 2 > 0


@pytest.mark.parametrize("game", each_game())
def test_a_chain_of_steps_that_is_no_move_names_a_rule(game: Game) -> None:
    match = game.start(game.seats[0], seed=2)
    for _ in range(10):
        seat = match.pending[0]
        whole = next(match.chains(seat))
        for chain in ((), whole[:-1], (*whole, *whole)):
            with pytest.raises(IllegalMove) as error:
                match.after(seat, chain)
            assert error.value.rule.startswith(f"{game.box.PREFIX}-")
        match.play_steps(seat, whole)
