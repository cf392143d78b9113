"""Two matches that differ only in what one seat cannot know, and a line of play that keeps it so."""

import random
from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from ludoteca import Game, IllegalMove, Match
from ludoteca.engine.randomness import FIELDS, seed_secure
from tests.conformance.random_play import random_chain, states_of
from tests.conformance.rows import Row

SEED = bytes(range(32))
TRIES = 12
"""Moves that are looked at for one that shows the viewer the same in both worlds."""

Answers = dict[int, tuple[int, ...]]
"""What each seat chooses that decides now."""


class Pair(Struct):
    """Both worlds as they begin, who cannot tell them apart, and what is played in both."""

    viewer: int
    begin: tuple[Match, Match]
    line: list[Answers]


def pairs(game: Game, row: Row, seed: int, rounds: int) -> Iterator[Pair]:
    """A pair for each seat of a match in mid-game."""
    dice = random.Random(seed)
    length = sum(1 for _ in states_of(game, row, seed))
    wanted = dice.randrange(0, 2 * length // 3)
    match = next(each for each in states_of(game, row, seed) if each.sequence >= wanted or each.over).copy()
    for viewer in range(row.seats):
        one, two = match.copy(), match.copy()
        one.states, two.states = match.redealt(viewer, 2 * seed), match.redealt(viewer, 2 * seed + 1)
        for each in (one, two):
            seed_secure(each.states[0], SEED)
            each.told = [[] for _ in each.told]  # what others were told before belongs to one world only
        if not one.over and hidden(one) != hidden(two):
            yield Pair(viewer, (one.copy(), two.copy()), common_line(one, two, viewer, rounds, dice))


def hidden(match: Match) -> bytes:
    """The truth of a match without its randomness."""
    states = match.states.copy()
    for field in FIELDS:
        states[field[0]] = np.zeros_like(states[field[0]])
    return states.tobytes()


def common_line(one: Match, two: Match, viewer: int, rounds: int, dice: random.Random) -> list[Answers]:
    """Choices that both worlds allow and after which the viewer and a spectator have been shown the same."""
    line: list[Answers] = []
    while len(line) < rounds and not one.over and one.pending == two.pending:
        for _ in range(TRIES):
            chosen = some_choice(one, dice)
            after = [tried(match, chosen) for match in (one, two)]
            if after[0] is not None and after[1] is not None and alike(after[0], after[1], viewer):
                one, two = after[0], after[1]
                line.append(chosen)
                break
        else:
            break
    return line


def some_choice(match: Match, dice: random.Random) -> Answers:
    """What the seats choose: all of them where answers are sealed, one of them otherwise."""
    sealed = match.game.views.window(match.states[0]) == "sealed"
    seats = match.pending if sealed else (dice.choice(match.pending),)
    return {seat: random_chain(match, seat, dice) for seat in seats}


def tried(match: Match, chosen: Answers) -> Match | None:
    """The match after these choices, None if one is not legal there."""
    after = match.copy()
    try:
        for seat, steps in chosen.items():
            after.play_steps(seat, steps)
    except IllegalMove:
        return None
    return after


def alike(one: Match, two: Match, viewer: int) -> bool:
    """Whether the rules have shown a seat and a spectator the same in both."""
    return (
        one.pending == two.pending
        and all(one.events(seat) == two.events(seat) for seat in (viewer, None))
        and one.view(viewer) == two.view(viewer)
        and watched(one) == watched(two)
    )


def watched(match: Match) -> object:
    """What a spectator sees: after the end, all hands."""
    return match.open_view() if match.over else match.view(None)
