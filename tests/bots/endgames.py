"""Endgames to solve, from random games, and the truth about them: played out over `Match`, world by world."""

from collections.abc import Iterator
from itertools import count
from statistics import fmean
from typing import Any

import numpy as np

from ludoteca.bots import decide, player
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.record import States, copied
from ludoteca.games import GAMES
from ludoteca.games.bossa.box import MOVE

KARIBA, BOSSA = GAMES["kariba"], GAMES["bossa"]
KARIBA_TABLES: list[dict[str, Any]] = [{}, {"expert": True}, {"games": 3}, {"games": 3, "expert": True}]
BOSSA_TABLES: list[dict[str, Any]] = [
    {},
    {"expansion": True},
    {"pile_end": "onLastDraw"},
    {"pile_end": "onLastDraw", "expansion": True},
]


def positions(game: Game, tables: list[dict[str, Any]], seats: int = 2) -> Iterator[Match]:
    """Every position of random games, one table after the other, without end."""
    random = player("random")
    for seed in count():
        match = game.start(seats, seed, **tables[seed % len(tables)])
        while not match.over:
            yield match
            seat = match.pending[0]
            match.play_steps(seat, decide(random, match, seat))


def kariba_endgames(most_cards: int, tables: list[dict[str, Any]] = KARIBA_TABLES) -> Iterator[Match]:
    """Kariba for two without a pile, in the last game, with so many cards in hands and open at most."""
    for match in positions(KARIBA, tables):
        s = match.states[0]
        cards = int(s["hand"].sum()) + int((s["visible"] > 0).sum())
        if s["pile_size"] == 0 and s["game"] + 1 == s["games"] and cards <= most_cards:
            yield match


def bossa_endgames(most_moves: int, tables: list[dict[str, Any]] = BOSSA_TABLES) -> Iterator[Match]:
    """Bossa with a pile so small that one draw at most still matters, and so few moves to choose from at most."""
    for match in positions(BOSSA, tables):
        s = match.states[0]
        late = s["phase"] == MOVE and s["pile_size"] <= (2 if s["pile_end"] else 1)
        if late and len(list(match.chains(match.pending[0]))) <= most_moves:
            yield match


def kariba_worlds(match: Match) -> list[Match]:
    """The true world is the only one."""
    return [match]


def bossa_worlds(match: Match) -> list[Match]:
    """A world for every tile that may be drawn next; how the others lie is of no consequence."""
    s = match.states[0]
    size = int(s["pile_size"])
    hidden = sorted([*(int(tile) for tile in s["pile"][:size]), int(s["removed"]) - 1])
    found = []
    for drawn in hidden if size else hidden[:1]:
        world = copied(match.states)
        others = [tile for tile in hidden if tile != drawn or not size]
        world[0]["pile"][:] = 0
        world[0]["removed"] = 1 + others[-1]
        world[0]["pile"][:size] = [*others[:-1], drawn][:size]
        found.append(Match.from_position(match.game, match.options, world, 1))
    return found


def played(match: Match, chain: tuple[int, ...]) -> Match:
    """The match after one more move."""
    after = match.copy()
    after.play_steps(match.pending[0], chain)
    return after


def margin(match: Match) -> int:
    """How far seat 0 is ahead at the end if both play their best: every move of every position, tried."""
    if match.over:
        first, second = match.scores()
        return first - second
    found = [margin(played(match, chain)) for chain in match.chains(match.pending[0])]
    return max(found) if match.pending[0] == 0 else min(found)


def truth(match: Match, worlds: list[Match]) -> dict[tuple[int, ...], tuple[float, int | None]]:
    """For every move of whoever decides: its share of the victory, and its margin where that is the same everywhere."""
    sign = 1 if match.pending[0] == 0 else -1
    found = {}
    for chain in match.chains(match.pending[0]):
        margins = [sign * margin(played(world, chain)) for world in worlds]
        share = fmean((1 + np.sign(each)) / 2 for each in margins)
        found[chain] = float(share), margins[0] if len(set(margins)) == 1 else None
    return found


def without_chance(states: States) -> bytes:
    """A record without the randomness that is left in it."""
    kept = [name for name in states.dtype.names or () if not name.startswith("rng_")]
    return b"".join(states[name].tobytes() for name in kept)
